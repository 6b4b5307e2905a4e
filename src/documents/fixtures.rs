//! Invented tournaments for the tests of papers, played through the session as on a real evening.

use chrono::{DateTime, TimeDelta};

use crate::domain::command::{
    Command, EventDraft, Insist, KeepWrong, PenaltyCommand, RoundCommand, SheetCommand, SheetContent, SheetEntry, TeamCommand,
    TeamDraft, TeamEdit, Typing,
};
use crate::domain::draw::{Apart, Rematches};
use crate::domain::sheet::Absent;
use crate::domain::team::{Departure, DepartureKind, Standing};
use crate::domain::{Moment, Points, RoundNumber, TeamNumber, Tournament, ruleset};
use crate::i18n::Words;
use crate::session::outside::Clock;
use crate::session::{NewTournament, Session};
use crate::views::seating::Seating;
use crate::views::standings::Standings;

use super::catalogue::{self, Kind, Order};
use super::context::{Context, Rehearsal};
use super::page::Document;

/// The test names of measure 1.4 and of rules.md 9: 60 and 80 characters, with and without a blank.
pub(crate) const LONG: &str = "Les Irréductibles du Chibre de la Brasserie du Vieux-Carouge";
pub(crate) const ENDLESS: &str = "Jassundpokerclubdererweitertenrhoneebenegenfnordwestschweizxundumgebungseit1895x";
pub(crate) const EIGHTY: &str = "La Société des Amis réunis du Jass et du Yass de la Rive gauche et de Carouge GE";

const NAMES: [&str; 24] = [
    "Ça coupe ou ça casse",
    "La Chibrette",
    "Chez Josiane",
    "Servette-Vieusseux",
    "Le Jet d’eau",
    "Champel-Malagnou",
    "Chêne-Bougeries",
    "Les Éclopés",
    "Les Noctambules",
    "La Jonction",
    "Stöck, Wys, Stich",
    "Le Petit-Saconnex",
    "Bourg-de-Four",
    "La Mère Royaume",
    LONG,
    "Les Aînés de Thônex",
    "Café du Soleil",
    "Amicale des Postiers retraités",
    "Les Frères Piguet",
    "Trois fois rien",
    "Cœur de bœuf",
    "Œuvre Genève",
    "Équipe des organisateurs",
    "Les Pêcheurs de la Belotte",
];

const FIRST: [&str; 12] = [
    "Jürg",
    "Marlyse",
    "Rosemarie",
    "Véronique",
    "Jean-François",
    "Cédric",
    "Chloé",
    "Marie-Thérèse",
    "Hélène",
    "Marc-André",
    "Zoé",
    "Grégoire",
];

const FAMILY: [&str; 11] = [
    "Châtelain",
    "Aebischer",
    "Bœuf",
    "Décaillet",
    "L’Eplattenier",
    "D’Angelo",
    "de Montmollin",
    "Müller",
    "Söderström",
    "Hürlimann",
    "Škoda",
];

/// What is invented.
pub(crate) struct Plan<'a> {
    /// How many teams.
    pub(crate) teams: u32,
    /// Their names, over and over, if not invented ones.
    pub(crate) names: &'a [&'a str],
    /// Their players, if not invented ones.
    pub(crate) players: Option<[&'a str; 2]>,
    /// Values of the ruleset.
    pub(crate) rules: &'a [(&'a str, &'a str)],
    /// How many rounds are played.
    pub(crate) rounds: u32,
}

/// A tournament that was played.
pub(crate) struct Evening {
    pub(crate) session: Session,
    /// As the session has it, or changed by hand.
    pub(crate) tournament: Tournament,
    words: Words,
}

impl Plan<'_> {
    /// Invented teams and the rules of Geneva with a bye.
    pub(crate) fn of(teams: u32, rounds: u32) -> Self {
        Self { teams, names: &[], players: None, rules: &[], rounds }
    }

    /// Plays.
    pub(crate) fn play(&self) -> Evening {
        let mut evening = self.begin();
        for round in 1..=self.rounds {
            evening.draw(round);
            evening.enter(round, |_| true);
        }
        evening
    }

    /// Registers the teams.
    pub(crate) fn begin(&self) -> Evening {
        let rules = ruleset::geneve().with(&[("bye", "points"), ("max_teams", "1000")]).unwrap().with(self.rules).unwrap();
        let event = EventDraft {
            name: Some("Tournoi d’automne de Plainpalais".into()),
            date: None,
            place: Some("Salle communale de Plainpalais, Genève".into()),
            fee: None,
            prizes: Some(prizes()),
        };
        let clock = Clock::Scripted { next: moment("2026-11-28T13:00:00+01:00"), step: TimeDelta::seconds(30) };
        let session = Session::in_memory(NewTournament { event, ruleset_name: "geneve".into(), ruleset: rules }, "Test", clock);
        let session = session.unwrap();
        let mut evening = Evening { tournament: session.tournament().clone(), session, words: Words::french() };
        let teams = (1..=self.teams).map(|number| self.team(number)).collect();
        if self.teams > 0 {
            evening.run(Command::Teams(TeamCommand::Import(teams)));
        }
        evening
    }

    fn team(&self, number: u32) -> TeamDraft {
        let place = number as usize - 1;
        let (cycle, of) = (place / NAMES.len(), NAMES[place % NAMES.len()]);
        let given = self.names.get(place % self.names.len().max(1));
        let name = match given {
            Some(name) => unique(name, number),
            None if cycle == 0 => of.to_owned(),
            None => format!("{of} {}", cycle + 1),
        };
        let player = |seed: usize| format!("{} {}", FIRST[seed % FIRST.len()], FAMILY[seed % FAMILY.len()]);
        let invented = vec![player(place * 2), player(place * 5 + 7)];
        let players = self.players.map_or(invented, |players| players.map(str::to_owned).to_vec());
        let name = Some(name).filter(|_| given != Some(&""));
        TeamDraft { number: Some(number), rest: TeamEdit { name, players: Some(players), ..TeamEdit::default() } }
    }
}

/// A name made unique without making it longer.
fn unique(name: &str, number: u32) -> String {
    let digits = format!("{number:03}");
    let kept = name.chars().count().saturating_sub(digits.len());
    format!("{}{digits}", name.chars().take(kept).collect::<String>())
}

fn prizes() -> Vec<String> {
    let first = ["2 jambons à l’os et la coupe", "2 bons de 150 francs", "2 paniers de la Terre", "2 bons de 80 francs"];
    let others = std::iter::repeat_n("2 bouteilles de Satigny", 8);
    first.into_iter().chain(others).map(str::to_owned).collect()
}

pub(crate) fn moment(text: &str) -> Moment {
    DateTime::parse_from_rfc3339(text).unwrap()
}

pub(crate) fn round(number: u32) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}

pub(crate) fn team(number: u32) -> TeamNumber {
    TeamNumber::new(number).unwrap()
}

impl Evening {
    pub(crate) fn run(&mut self, command: Command) {
        self.session.run(command).unwrap();
        self.tournament = self.session.tournament().clone();
    }

    pub(crate) fn edit(&mut self, team: u32, edit: TeamEdit) {
        self.run(Command::Teams(TeamCommand::Edit { team, edit }));
    }

    /// Draws a round, by lot or by ranking, always from the same seed.
    pub(crate) fn draw(&mut self, round: u32) {
        let at = self.session.now();
        let seed = format!("graine {round}");
        self.run(Command::Rounds(RoundCommand::Draw {
            round,
            seed,
            at,
            rematches: Rematches::Allow,
            insist: Insist::No,
            apart: Apart::default(),
        }));
    }

    /// Enters the sheets of the tables wished for. Table 3 is far over the cap, every seventh stops after 13 deals.
    pub(crate) fn enter(&mut self, round: u32, wished: impl Fn(u32) -> bool) {
        let rules = &self.tournament.ruleset;
        let (deals, points) = (rules.deals_per_match, rules.points_per_deal);
        let entries: Vec<SheetEntry> = self.tournament.rounds[&self::round(round)]
            .matches
            .iter()
            .filter(|m| wished(m.table.get()))
            .map(|m| {
                let table = m.table.get();
                let deals = if (table + round).is_multiple_of(7) { deals - 3 } else { deals };
                let pot = deals * points;
                let a = if table == 3 {
                    pot - 600 - round
                } else {
                    pot / 2 - 250 + (table * 137 + round * 211 + m.team_a.get()) % 500
                };
                SheetEntry { table, content: SheetContent::Played { points: [a, pot - a], deals: Some(deals) }, winner: None }
            })
            .collect();
        self.sheets(round, entries);
    }

    pub(crate) fn sheets(&mut self, round: u32, entries: Vec<SheetEntry>) {
        let (wrong, typing) = (KeepWrong::Unverified, Typing::List);
        self.run(Command::Sheets(SheetCommand::Enter { round, entries, reason: Some("essai".into()), wrong, typing }));
    }

    pub(crate) fn forfeit(&mut self, round: u32, table: u32) {
        self.sheets(round, vec![SheetEntry { table, content: SheetContent::Forfeit(Absent::B), winner: None }]);
    }

    pub(crate) fn penalty(&mut self, round: u32, team: u32, points: Points, reason: &str) {
        self.run(Command::Penalties(PenaltyCommand::Give { round, team, points, reason: reason.into() }));
    }

    pub(crate) fn unranked(&mut self, team: u32) {
        self.edit(team, TeamEdit { standing: Some(Standing::Unranked), ..TeamEdit::default() });
    }

    /// Writes a departure into the tournament, and takes the team's later sheets away as if it had not played.
    pub(crate) fn departed(&mut self, number: u32, from: u32, kind: DepartureKind) {
        self.tournament.teams.get_mut(&team(number)).unwrap().departure =
            Some(Departure { from: round(from), kind, until: None });
    }

    pub(crate) fn context(&self) -> Context<'_> {
        Context {
            words: &self.words,
            event: &self.tournament.event,
            history: self.session.history(),
            printed_at: moment("2026-11-28T16:58:00+01:00"),
            rehearsal: Rehearsal::No,
        }
    }

    /// A paper as it is usually wanted.
    pub(crate) fn paper(&self, kind: Kind) -> Document {
        catalogue::lay_out(&self.context(), &self.tournament, &Order::of(kind)).unwrap().document
    }

    pub(crate) fn standings(&self, after: u32) -> Standings {
        Standings::after(&self.tournament, round(after)).unwrap()
    }

    pub(crate) fn seating(&self, of: u32) -> Seating {
        Seating::of(&self.tournament, round(of)).unwrap()
    }
}

/// All text of a document, a line for each.
pub(crate) fn words(document: &Document) -> String {
    document.pages.iter().map(|page| page.drawing.words()).collect()
}
