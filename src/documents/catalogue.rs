//! The catalogue: the one table of all papers, from which the command line prints and the window lists them. Says which
//! papers make sense now, what each is called and on which state it rests; draws nothing itself.
//!
//! A new paper is one variant of [`Kind`] and one row of [`PAPERS`]; what the row names stands in the paper's own file.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::domain::history::StateNumber;
use crate::domain::{Refusal, RoundNumber, Tournament, ranking};
use crate::i18n::Words;
use crate::say;
use crate::views::cash::Cash;
use crate::views::missing_sheets::MissingSheets;
use crate::views::paper_state::{self, Shows};

use super::context::Context;
use super::draw_by_team::By;
use super::match_sheet::{self, SheetFormat};
use super::page::Document;
use super::paper_size::PaperSize;
use super::{
    audit, cards, cash, draw, draw_by_team, draw_record, file_name, final_ranking, missing, parachute, rules, signs, teams,
};

/// A kind of paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// « Liste des équipes ».
    Teams,
    /// « Caisse », for the treasurer.
    Cash,
    /// « Règlement appliqué ».
    Rules,
    /// « Numéros de table ».
    Signs,
    /// « Cartes d’équipe ».
    Cards,
    /// « Tirage de la partie n », by table.
    Draw,
    /// « Où suis-je ? ».
    DrawByTeam,
    /// « Feuilles de match », for the tables.
    Sheets,
    /// « Feuille de match » without a match.
    SheetBlank,
    /// « Procès-verbal de tirage ».
    DrawRecord,
    /// « Contrôle des feuilles ».
    Audit,
    /// « Tables manquantes ».
    Missing,
    /// « Classement après la partie n ».
    Ranking,
    /// « Classement final ».
    Final,
    /// « Papier parachute », to finish by hand.
    Parachute,
}

/// What somebody wants printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// Which paper.
    pub kind: Kind,
    /// Of which round; `None`: the one people ask for now, or the paper is of no round.
    pub round: Option<RoundNumber>,
    /// Which list of « Où suis-je ? »; `None`: all three.
    pub by: Option<By>,
    /// The size of match sheets.
    pub format: SheetFormat,
    /// The paper in the printer.
    pub paper: PaperSize,
    /// Whether the players are named on what hangs on the wall.
    pub players: PlayersNames,
    /// Only what changed since this state: of match sheets those of the tables that changed and are still to be played.
    #[serde(default)]
    pub since: Option<StateNumber>,
}

/// Whether the players are named on what hangs on the wall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayersNames {
    /// Under the names of their teams.
    #[default]
    Shown,
    /// Only where they stand in for a name.
    LeftOut,
}

/// A paper as it goes to the printer.
#[derive(Debug, Clone, PartialEq)]
pub struct Printed {
    /// The name of its file.
    pub file_name: String,
    /// What it is called.
    pub title: String,
    /// As it was wanted, its round filled in.
    pub order: Order,
    /// The version mark (« état »).
    pub state: StateNumber,
    /// The pages.
    pub document: Document,
}

/// What a list of papers says of one without laying it out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Description {
    /// The paper, its round filled in.
    pub order: Order,
    /// What it is called.
    pub title: String,
    /// The version mark it would have now.
    pub state: StateNumber,
    /// What it shows.
    pub shows: Shows,
}

/// Why a paper cannot be printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NothingToPrint {
    /// The rules say why: no such round, or it is not drawn.
    Refused(Refusal),
    /// The final ranking needs the last round.
    LastRoundNotDrawn {
        /// The last round of the ruleset.
        last: RoundNumber,
        /// The round after which there is a ranking.
        after: RoundNumber,
    },
    /// There are no teams yet.
    NoTeams,
    /// Every sheet of the round is in.
    NothingMissing {
        /// The round.
        round: RoundNumber,
    },
    /// A list of players without players.
    PlayersLeftOut,
    /// It says what it said then.
    Unchanged {
        /// The state since which nothing on it changed.
        since: StateNumber,
    },
}

/// What a paper is, known without laying it out.
pub(super) struct About {
    /// What it is called.
    pub(super) title: String,
    /// Its part of the file's name.
    pub(super) file: String,
    /// What it shows, for the version mark.
    pub(super) shows: Shows,
}

/// A paper laid out.
pub(super) struct Laid {
    /// The pages.
    pub(super) document: Document,
    /// Whether it is the last word.
    pub(super) status: Status,
}

/// Whether a paper is the last word on what it shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Status {
    /// It is.
    Settled,
    /// Sheets are open: its file says « provisoire » too.
    Provisional,
}

/// Where a paper goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Everybody reads it: the players may be left out.
    Wall,
    /// It lies on a table or a desk, with all names.
    Hand,
}

/// Of which round a paper is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Of {
    /// Of none: of the whole tournament.
    Tournament,
    /// Of a drawn one if it is asked for, else of the whole tournament.
    RoundOrTournament,
    /// Of a drawn one: the last if none is asked for.
    DrawnRound,
    /// Of a drawn one: the last with a sheet that counts if none is asked for.
    RoundWithScores,
}

/// A row of the catalogue.
struct Row {
    kind: Kind,
    /// The word of cli.md.
    word: &'static str,
    place: Place,
    /// The rounds it makes sense to print now; `None` for a paper of no round.
    offered: fn(&Tournament) -> Vec<Option<RoundNumber>>,
    /// Of which round it is.
    of: Of,
    about: fn(&Words, &Order) -> About,
    lay_out: fn(&Context<'_>, &Tournament, &Order) -> Result<Laid, NothingToPrint>,
}

/// All papers, in the order of the evening.
const PAPERS: &[Row] = &[
    Row {
        kind: Kind::Teams,
        word: "teams",
        place: Place::Wall,
        offered: with_teams,
        of: Of::Tournament,
        about: teams::about,
        lay_out: teams::lay_out,
    },
    Row {
        kind: Kind::Cash,
        word: "cash",
        place: Place::Hand,
        offered: with_money,
        of: Of::Tournament,
        about: cash::about,
        lay_out: cash::lay_out,
    },
    Row {
        kind: Kind::Rules,
        word: "rules",
        place: Place::Wall,
        offered: always,
        of: Of::Tournament,
        about: rules::about,
        lay_out: rules::lay_out,
    },
    Row {
        kind: Kind::Signs,
        word: "signs",
        place: Place::Wall,
        offered: with_teams,
        of: Of::Tournament,
        about: signs::about,
        lay_out: signs::lay_out,
    },
    Row {
        kind: Kind::Cards,
        word: "cards",
        place: Place::Hand,
        offered: once_drawn,
        of: Of::Tournament,
        about: cards::about,
        lay_out: cards::lay_out,
    },
    Row {
        kind: Kind::Draw,
        word: "draw",
        place: Place::Wall,
        offered: each_drawn,
        of: Of::DrawnRound,
        about: draw::about,
        lay_out: draw::lay_out,
    },
    Row {
        kind: Kind::DrawByTeam,
        word: "draw-by-team",
        place: Place::Wall,
        offered: each_drawn,
        of: Of::DrawnRound,
        about: draw_by_team::about,
        lay_out: draw_by_team::lay_out,
    },
    Row {
        kind: Kind::Sheets,
        word: "sheets",
        place: Place::Hand,
        offered: each_drawn,
        of: Of::DrawnRound,
        about: match_sheet::about,
        lay_out: match_sheet::lay_out,
    },
    Row {
        kind: Kind::SheetBlank,
        word: "sheet-blank",
        place: Place::Hand,
        offered: always,
        of: Of::Tournament,
        about: match_sheet::about_blank,
        lay_out: match_sheet::lay_out_blank,
    },
    Row {
        kind: Kind::Missing,
        word: "missing",
        place: Place::Hand,
        offered: where_sheets_are_missing,
        of: Of::DrawnRound,
        about: missing::about,
        lay_out: missing::lay_out,
    },
    Row {
        kind: Kind::DrawRecord,
        word: "draw-record",
        place: Place::Hand,
        offered: each_drawn,
        of: Of::DrawnRound,
        about: draw_record::about,
        lay_out: draw_record::lay_out,
    },
    Row {
        kind: Kind::Audit,
        word: "audit",
        place: Place::Hand,
        offered: once_drawn,
        of: Of::RoundOrTournament,
        about: audit::about,
        lay_out: audit::lay_out,
    },
    Row {
        kind: Kind::Ranking,
        word: "ranking",
        place: Place::Wall,
        offered: each_drawn,
        of: Of::RoundWithScores,
        about: super::ranking::about,
        lay_out: super::ranking::lay_out,
    },
    Row {
        kind: Kind::Final,
        word: "final",
        place: Place::Wall,
        offered: once_the_last_is_drawn,
        of: Of::Tournament,
        about: final_ranking::about,
        lay_out: final_ranking::lay_out,
    },
    Row {
        kind: Kind::Parachute,
        word: "parachute",
        place: Place::Hand,
        offered: once_drawn,
        of: Of::Tournament,
        about: parachute::about,
        lay_out: parachute::lay_out,
    },
];

/// All kinds of papers, in the order of the evening.
pub fn kinds() -> impl Iterator<Item = Kind> {
    PAPERS.iter().map(|row| row.kind)
}

/// The papers it makes sense to print now, in the order of the evening.
pub fn offered(tournament: &Tournament) -> Vec<Order> {
    let of_row = |row: &'static Row| {
        let rounds = (row.offered)(tournament).into_iter();
        rounds.map(|round| Order { round, ..Order::of(row.kind) })
    };
    PAPERS.iter().flat_map(of_row).collect()
}

/// What a paper is called and on which state it would rest.
///
/// # Errors
/// It is of a round that is not there.
pub fn describe(cx: &Context<'_>, tournament: &Tournament, order: &Order) -> Result<Description, NothingToPrint> {
    let (row, order) = settle(tournament, order)?;
    let about = (row.about)(cx.words, &order);
    Ok(Description { order, title: about.title, state: paper_state::of(cx.history, about.shows), shows: about.shows })
}

/// Lays a paper out.
///
/// # Errors
/// There is nothing to print, and why.
pub fn lay_out(cx: &Context<'_>, tournament: &Tournament, order: &Order) -> Result<Printed, NothingToPrint> {
    let (row, order) = settle(tournament, order)?;
    let shown = match (row.place, order.players) {
        (Place::Wall, PlayersNames::LeftOut) => Cow::Owned(without_players(tournament)),
        (Place::Wall, PlayersNames::Shown) | (Place::Hand, _) => Cow::Borrowed(tournament),
    };
    let about = (row.about)(cx.words, &order);
    if let Some(since) = order.since.filter(|&since| paper_state::holds(cx.history, about.shows, since)) {
        return Err(NothingToPrint::Unchanged { since });
    }
    let laid = (row.lay_out)(cx, &shown, &order)?;
    let state = paper_state::of(cx.history, about.shows);
    let file_name = file_name::of(cx, &about.file, order.round, laid.status, state);
    Ok(Printed { file_name, title: about.title, order, state, document: laid.document.onto(order.paper) })
}

/// Every paper it makes sense to print now; with `since`, of those that changed.
///
/// # Errors
/// One of them has nothing on it.
pub fn all(
    cx: &Context<'_>,
    tournament: &Tournament,
    players: PlayersNames,
    paper: PaperSize,
    since: Option<StateNumber>,
) -> Result<Vec<Printed>, NothingToPrint> {
    let laid = |order| lay_out(cx, tournament, &Order { paper, players, since, ..order });
    let changed = |laid: &Result<_, NothingToPrint>| !matches!(laid, Err(NothingToPrint::Unchanged { .. }));
    offered(tournament).into_iter().map(laid).filter(changed).collect()
}

impl Kind {
    /// Its word of cli.md.
    pub fn word(self) -> &'static str {
        PAPERS.iter().find(|row| row.kind == self).map_or("", |row| row.word)
    }

    /// The kind of a word of cli.md.
    pub fn of_word(word: &str) -> Option<Self> {
        PAPERS.iter().find(|row| row.word == word).map(|row| row.kind)
    }
}

impl Order {
    /// A paper as it is usually wanted.
    pub fn of(kind: Kind) -> Self {
        Self {
            kind,
            round: None,
            by: None,
            format: SheetFormat::default(),
            paper: PaperSize::default(),
            players: PlayersNames::default(),
            since: None,
        }
    }

    /// The round of a paper that has one: the catalogue has filled it in.
    pub(super) fn settled_round(&self) -> RoundNumber {
        self.round.unwrap_or(RoundNumber::FIRST)
    }
}

impl From<Refusal> for NothingToPrint {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl Words {
    /// Why a paper cannot be printed, and what to do.
    pub fn nothing_to_print(&self, reason: &NothingToPrint) -> String {
        match reason {
            NothingToPrint::Refused(refusal) => self.refusal(refusal),
            NothingToPrint::LastRoundNotDrawn { last, after } => {
                say!(self, "papers-no-final-yet", last = *last, after = *after)
            }
            NothingToPrint::NoTeams => say!(self, "papers-no-teams"),
            NothingToPrint::NothingMissing { round } => say!(self, "papers-nothing-missing", round = *round),
            NothingToPrint::PlayersLeftOut => say!(self, "papers-players-left-out"),
            NothingToPrint::Unchanged { since } => say!(self, "papers-unchanged", state = since.to_string()),
        }
    }
}

fn settle(tournament: &Tournament, order: &Order) -> Result<(&'static Row, Order), NothingToPrint> {
    let row = PAPERS.iter().find(|row| row.kind == order.kind).expect("every kind has its row: a test looks");
    let round = row.of.settle(tournament, order.round)?;
    Ok((row, Order { round, ..*order }))
}

/// The tournament as the wall shows it: players only where they stand in for a name.
fn without_players(tournament: &Tournament) -> Tournament {
    let mut shown = tournament.clone();
    for team in shown.teams.values_mut().filter(|team| !team.name.is_empty()) {
        team.players.clear();
    }
    shown
}

fn each_drawn(tournament: &Tournament) -> Vec<Option<RoundNumber>> {
    tournament.rounds.keys().copied().map(Some).collect()
}

fn once_drawn(tournament: &Tournament) -> Vec<Option<RoundNumber>> {
    (!tournament.rounds.is_empty()).then_some(None).into_iter().collect()
}

fn with_teams(tournament: &Tournament) -> Vec<Option<RoundNumber>> {
    (!tournament.teams.is_empty()).then_some(None).into_iter().collect()
}

fn with_money(tournament: &Tournament) -> Vec<Option<RoundNumber>> {
    with_teams(tournament).into_iter().filter(|_| Cash::of(tournament).is_wanted()).collect()
}

fn where_sheets_are_missing(tournament: &Tournament) -> Vec<Option<RoundNumber>> {
    let is_open = |round: &RoundNumber| MissingSheets::of(tournament, *round).is_ok_and(|missing| !missing.open.is_empty());
    tournament.rounds.keys().copied().filter(is_open).map(Some).collect()
}

fn always(_: &Tournament) -> Vec<Option<RoundNumber>> {
    vec![None]
}

fn once_the_last_is_drawn(tournament: &Tournament) -> Vec<Option<RoundNumber>> {
    tournament.rounds.contains_key(&tournament.ruleset.rounds).then_some(None).into_iter().collect()
}

impl Of {
    /// The round that is printed if this one, or none, is asked for.
    fn settle(self, tournament: &Tournament, asked: Option<RoundNumber>) -> Result<Option<RoundNumber>, Refusal> {
        let last_drawn = || tournament.last_drawn().map_or(RoundNumber::FIRST, |round| round.number);
        let number = match (self, asked) {
            (Self::Tournament, _) | (Self::RoundOrTournament, None) => return Ok(None),
            (Self::DrawnRound | Self::RoundOrTournament | Self::RoundWithScores, Some(round)) => round,
            (Self::DrawnRound, None) => last_drawn(),
            (Self::RoundWithScores, None) => ranking::latest(tournament)?,
        };
        tournament.round(number.get()).map(|round| Some(round.number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documents::fixtures::{Plan, round};

    #[test]
    fn every_kind_and_word_has_one_row() {
        for (index, row) in PAPERS.iter().enumerate() {
            let others = || PAPERS.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, other)| other);
            assert!(others().all(|other| other.kind != row.kind && other.word != row.word), "{}", row.word);
            assert_eq!(Kind::of_word(row.word), Some(row.kind));
        }
    }

    #[test]
    fn what_is_offered_can_be_printed_and_is_described_as_printed() {
        for rounds in 0..=4 {
            let evening = Plan::of(12, rounds).play();
            let cx = evening.context();
            let mut names = Vec::new();
            for order in offered(&evening.tournament) {
                let printed = lay_out(&cx, &evening.tournament, &order).unwrap();
                let described = describe(&cx, &evening.tournament, &order).unwrap();
                assert_eq!((described.title, described.state), (printed.title, printed.state), "{order:?}");
                names.push(printed.file_name);
            }
            let count = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), count, "no two papers have the same file");
        }
    }

    #[test]
    fn without_a_round_the_one_people_ask_for_is_printed() {
        let mut evening = Plan::of(12, 2).play();
        evening.draw(3);
        let of = |kind| describe(&evening.context(), &evening.tournament, &Order::of(kind)).map(|paper| paper.order.round);
        assert_eq!(of(Kind::Draw), Ok(Some(round(3))));
        assert_eq!(of(Kind::Ranking), Ok(Some(round(2))));
        assert_eq!(of(Kind::Final), Ok(None));
    }

    #[test]
    fn players_are_left_out_where_their_team_has_a_name() {
        let names = ["", "Les Pavés", "Chez Josiane"];
        let evening = Plan { names: &names, players: Some(["Luc Anonyme", "Zoé Anonyme"]), ..Plan::of(6, 1) }.play();
        let wall = PAPERS.iter().filter(|row| row.place == Place::Wall && row.kind != Kind::Final);
        let of_teams = wall.filter(|row| !matches!(row.kind, Kind::Rules | Kind::Signs));
        for row in of_teams {
            let anonymous = |players| {
                let order = Order { players, ..Order::of(row.kind) };
                let printed = lay_out(&evening.context(), &evening.tournament, &order).unwrap();
                printed.document.pages.iter().map(|page| page.drawing.words().matches("Luc Anonyme").count()).sum::<usize>()
            };
            let (shown, left_out) = (anonymous(PlayersNames::Shown), anonymous(PlayersNames::LeftOut));
            assert!(left_out > 0 && left_out < shown, "{}: {left_out} of {shown}", row.word);
        }
    }
}
