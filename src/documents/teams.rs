//! « Liste des équipes » (papers 01): every team by number, for the wall. Who has paid, « Caisse » says.

use crate::domain::Tournament;
use crate::i18n::Words;
use crate::say;
use crate::views::paper_state::Shows;
use crate::views::present_list::PresentList;
use crate::views::team_list::{self, ListedTeam, Remark};

use super::catalogue::{About, Laid, NothingToPrint, Order, Status};
use super::context::Context;
use super::face::Face;
use super::flow::{Filled, Format, Line, Row, Sheet, Sizes, Table, TableHead, Team, TeamCell, fit};
use super::page::{At, Document, Drawing, Style};

/// The usual height of a row, mm.
const HEIGHT: f32 = 9.55;

pub(super) fn about(words: &Words, _: &Order) -> About {
    About { title: say!(words, "papers-teams"), file: say!(words, "file-name-teams"), shows: Shows::Teams }
}

pub(super) fn lay_out(cx: &Context<'_>, tournament: &Tournament, order: &Order) -> Result<Laid, NothingToPrint> {
    let teams = team_list::all(tournament);
    if teams.is_empty() {
        return Err(NothingToPrint::NoTeams);
    }
    let present = PresentList::next(tournament);
    Ok(Laid { document: teams_paper(cx, &about(cx.words, order), &teams, &present), status: Status::Settled })
}

/// Two columns of 25.
fn teams_paper(cx: &Context<'_>, about: &About, teams: &[ListedTeam], present: &PresentList) -> Document {
    let paper = cx.plain(Format::Portrait, about);
    let fingerprint = list_print(cx.words, present);
    let head = TableHead::new(12.0..102.0, Vec::new());
    let table = Table { lanes: 2, pitch: 96.0, at_most: 25, ..Table::new(head) };
    let rows: Vec<Row> = teams.iter().map(|team| row(cx.words, team)).collect();
    let sheet = |Filled { rows, mut drawing, .. }: Filled| {
        drawing.place(&fingerprint, 0.0, 0.0);
        Sheet { subtitle: subtitle(cx.words, teams, &teams[rows]), drawing }
    };
    cx.bind(&paper, &table.fill(paper.body(), &rows).into_iter().map(sheet).collect::<Vec<_>>())
}

/// Under the version mark: hung up before the seed is known, it shows afterwards that the list was not changed to suit it.
fn list_print(words: &Words, present: &PresentList) -> Drawing {
    let (count, print) = (present.teams.len(), present.fingerprint().to_string());
    let mut drawing = Drawing::default();
    let text = say!(words, "papers-teams-fingerprint", count = count, fingerprint = print);
    drawing.text(At::Right(198.0), 37.4, Style::regular(8.0), &text);
    drawing
}

/// « 100 équipes inscrites, 3 en liste d’attente : nos 1 à 50 sur cette page ».
fn subtitle(words: &Words, teams: &[ListedTeam], here: &[ListedTeam]) -> String {
    let waiting = teams.iter().filter(|team| team.remarks.contains(&Remark::Waiting)).count();
    let registered = say!(words, "papers-teams-registered", count = teams.len() - waiting);
    let of = match waiting {
        0 => registered,
        _ => say!(words, "papers-teams-waiting", registered = registered, count = waiting),
    };
    let here = match here {
        [] => String::new(),
        [only] => say!(words, "papers-teams-here-one", team = only.team.number),
        [first, .., last] => say!(words, "papers-teams-here", first = first.team.number, last = last.team.number),
    };
    say!(words, "papers-teams-subtitle", of = of, here = here)
}

fn row(words: &Words, listed: &ListedTeam) -> Row {
    let remarks: String =
        listed.remarks.iter().map(|remark| say!(words, "papers-teams-remark", remark = remark_of(words, *remark))).collect();
    let mut players = listed.team.players.clone();
    match players.last_mut() {
        Some(last) => last.push_str(&remarks),
        None => players.extend(Some(remarks.trim_start().to_owned()).filter(|remarks| !remarks.is_empty())),
    }
    let players: Vec<&str> = players.iter().map(String::as_str).collect();
    let team = CELL.fit(&Team { name: &listed.team.name, players: &players, separator: " · ", tag: None });
    let height = HEIGHT + team.extra();
    let mut drawing = Drawing::default();
    let number = fit(&listed.team.number.to_string(), Face::Bold, Sizes { first: 20.0, min: 12.0, two_lines: 12.0 }, 12.0);
    number.draw(&mut drawing, At::Right(24.5), Style::bold(0.0), &[height / 2.0 + 2.75]);
    team.draw(&mut drawing);
    Row::new(height, Line::Number(listed.team.number.get()), drawing)
}

fn remark_of(words: &Words, remark: Remark) -> String {
    match remark {
        Remark::Withdrawn => say!(words, "papers-where-withdrawn"),
        Remark::Disqualified => say!(words, "papers-where-disqualified"),
        Remark::Unranked => say!(words, "papers-teams-unranked"),
        Remark::Waiting => say!(words, "papers-where-waiting"),
    }
}

const CELL: TeamCell = TeamCell {
    x: 27.0,
    width: 74.0,
    face: Face::Bold,
    name: Sizes { first: 11.5, min: 9.0, two_lines: 8.0 },
    players: Sizes { first: 8.5, min: 7.0, two_lines: 7.0 },
    players_under_two: Sizes { first: 7.25, min: 6.0, two_lines: 6.0 },
    one: [4.1, 8.0],
    two: [2.95, 6.0, 8.8],
    one_over_two: [3.4, 6.0, 8.6],
    leading: 2.5,
};

#[cfg(test)]
mod tests {
    use crate::documents::catalogue::{self, Kind, NothingToPrint, Order};
    use crate::documents::check;
    use crate::documents::fixtures::{LONG, Plan, words};
    use crate::domain::command::{Command, TeamCommand, TeamDraft, TeamEdit};
    use crate::domain::team::{DepartureKind, Entry};

    #[test]
    fn the_list_says_what_is_particular_about_a_team() {
        let mut evening = Plan { names: &["Les Pavés", LONG, ""], ..Plan::of(9, 0) }.begin();
        evening.unranked(4);
        evening.departed(6, 1, DepartureKind::Withdrawn);
        evening.departed(8, 1, DepartureKind::Disqualified);
        let rest = TeamEdit { name: Some("Les Patients".into()), entry: Some(Entry::Waiting), ..TeamEdit::default() };
        evening.run(Command::Teams(TeamCommand::Add(TeamDraft { number: None, rest })));
        evening.departed(6, 1, DepartureKind::Withdrawn);
        evening.departed(8, 1, DepartureKind::Disqualified);
        let document = evening.paper(Kind::Teams);
        check::sound(&document);
        insta::assert_snapshot!(document.to_text());
    }

    #[test]
    fn fifty_teams_stand_on_a_page() {
        for (teams, pages) in [(1, 1), (50, 1), (51, 2), (100, 2), (250, 5)] {
            assert_eq!(Plan::of(teams, 0).begin().paper(Kind::Teams).pages.len(), pages, "{teams}");
        }
        assert!(
            words(&Plan::of(100, 0).begin().paper(Kind::Teams))
                .contains("100 équipes inscrites\u{a0}: nos 51 à 100 sur cette page")
        );
    }

    #[test]
    fn without_teams_there_is_nothing_to_print() {
        let evening = Plan::of(0, 0).begin();
        for kind in [Kind::Teams, Kind::Cash, Kind::Cards, Kind::Signs] {
            let refused = catalogue::lay_out(&evening.context(), &evening.tournament, &Order::of(kind));
            assert_eq!(refused, Err(NothingToPrint::NoTeams), "{kind:?}");
        }
    }
}
