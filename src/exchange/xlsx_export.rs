//! The results as a spreadsheet: ranking, teams, rounds and sheets, a sheet each. Numbers are numbers, names are text, whatever they
//! begin with. Opens no file.

use crate::domain::ranking::latest;
use crate::domain::team::{Entry, Presence};
use crate::domain::{Moment, Points, Team, Tournament};
use crate::i18n::Words;
use crate::say;
use crate::views::seating::Seating;
use crate::views::sheet_rows::{self, SheetRow};
use crate::views::standings::{StandingLine, Standings};
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, Worksheet, XlsxError};

/// A cell.
enum Cell {
    /// Nothing.
    Empty,
    /// A name or a word, never a formula.
    Text(String),
    /// A number of a team, a table, a rank, a deal.
    Number(u32),
    /// Points, halves with one decimal.
    Points(Points),
}

/// The spreadsheet, made at this moment.
///
/// # Errors
/// A text is longer than a cell can hold.
pub fn spreadsheet(tournament: &Tournament, words: &Words, at: &Moment) -> Result<Vec<u8>, XlsxError> {
    let mut book = Workbook::new();
    let made = ExcelDateTime::from_timestamp(at.timestamp() + i64::from(at.offset().local_minus_utc()))?;
    book.set_properties(&DocProperties::new().set_title(&tournament.event.name).set_creation_datetime(&made));
    let standings = latest(tournament).and_then(|round| Standings::after(tournament, round)).ok();
    if let Some(standings) = &standings {
        write(book.add_worksheet(), &say!(words, "xlsx-ranking"), &ranking(tournament, words, standings))?;
    }
    write(book.add_worksheet(), &say!(words, "xlsx-teams"), &teams(tournament, words))?;
    write(book.add_worksheet(), &say!(words, "xlsx-rounds"), &rounds(tournament, words))?;
    write(book.add_worksheet(), &say!(words, "xlsx-sheets"), &sheets(tournament, words))?;
    book.save_to_buffer()
}

/// The head of a sheet is its first row: it stays when one scrolls.
fn write(sheet: &mut Worksheet, name: &str, rows: &[Vec<Cell>]) -> Result<(), XlsxError> {
    let (head, whole, half) =
        (Format::new().set_bold(), Format::new().set_num_format("#,##0"), Format::new().set_num_format("#,##0.0"));
    sheet.set_name(name)?.set_freeze_panes(1, 0)?;
    for (row, cells) in (0..).zip(rows) {
        for (column, cell) in (0..).zip(cells) {
            match cell {
                Cell::Empty => {}
                Cell::Text(text) if row == 0 => _ = sheet.write_string_with_format(row, column, text, &head)?,
                Cell::Text(text) => _ = sheet.write_string(row, column, text)?,
                Cell::Number(number) => _ = sheet.write_number(row, column, *number)?,
                Cell::Points(points) => {
                    let format = if points.has_half() { &half } else { &whole };
                    sheet.write_number_with_format(row, column, as_number(*points), format)?;
                }
            }
        }
    }
    sheet.autofit();
    Ok(())
}

/// Points as a spreadsheet has them: it knows no other numbers.
fn as_number(points: Points) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "points are far below 2^52")]
    let halves = points.halves() as f64;
    halves / 2.0
}

fn ranking(tournament: &Tournament, words: &Words, standings: &Standings) -> Vec<Vec<Cell>> {
    let mut head = vec![say!(words, "export-rank"), say!(words, "export-number"), say!(words, "export-name")];
    head.extend([say!(words, "export-player-1"), say!(words, "export-player-2"), say!(words, "export-club")]);
    head.extend(standings.rounds.iter().map(|round| say!(words, "export-round", round = *round)));
    head.extend([say!(words, "export-penalties"), say!(words, "export-total"), say!(words, "export-remark")]);
    let line = |line: &StandingLine| {
        let club = tournament.teams.get(&line.team.number).map_or_else(String::new, |team| team.club.clone());
        let mut row = vec![optional(line.rank), Cell::Number(line.team.number.get()), Cell::Text(line.team.name.clone())];
        row.extend([player(&line.team.members, 0), player(&line.team.members, 1), Cell::Text(club)]);
        row.extend(line.scores.iter().map(|score| score.map_or(Cell::Empty, |score| Cell::Points(score.counted))));
        let penalties = if line.penalties == Points::ZERO { Cell::Empty } else { Cell::Points(line.penalties) };
        row.extend([penalties, Cell::Points(line.total), Cell::Text(super::result_export::remarks(words, line))]);
        row
    };
    table(head, standings.lines.iter().chain(&standings.unranked).map(line))
}

fn teams(tournament: &Tournament, words: &Words) -> Vec<Vec<Cell>> {
    let head = vec![
        say!(words, "export-number"),
        say!(words, "export-name"),
        say!(words, "export-player-1"),
        say!(words, "export-player-2"),
        say!(words, "export-club"),
        say!(words, "xlsx-state"),
    ];
    let row = |team: &Team| {
        let mut row = vec![Cell::Number(team.number.get()), Cell::Text(team.name.clone())];
        row.extend([player(&team.players, 0), player(&team.players, 1), Cell::Text(team.club.clone()), state(words, team)]);
        row
    };
    table(head, tournament.teams.values().map(row))
}

fn state(words: &Words, team: &Team) -> Cell {
    match (team.entry, team.presence) {
        (Entry::Waiting, _) => Cell::Text(say!(words, "state-waiting")),
        (Entry::Registered, Presence::Absent) => Cell::Text(say!(words, "state-absent")),
        _ => Cell::Empty,
    }
}

fn rounds(tournament: &Tournament, words: &Words) -> Vec<Vec<Cell>> {
    let head = vec![
        say!(words, "xlsx-round"),
        say!(words, "phones-table"),
        say!(words, "export-number"),
        say!(words, "phones-team-a"),
        say!(words, "export-number"),
        say!(words, "phones-team-b"),
    ];
    let seatings: Vec<_> = tournament.rounds.keys().filter_map(|&round| Seating::of(tournament, round).ok()).collect();
    let rows = seatings.iter().flat_map(|seating| {
        let round = seating.round.get();
        let tables = seating.tables.iter().map(move |table| {
            let (a, b) = (&table.team_a, &table.team_b);
            let mut row = vec![Cell::Number(round), Cell::Number(table.table.get())];
            row.extend([Cell::Number(a.number.get()), Cell::Text(a.name.clone())]);
            row.extend([Cell::Number(b.number.get()), Cell::Text(b.name.clone())]);
            row
        });
        let bye = seating.bye.iter().map(move |team| {
            let mut row = vec![Cell::Number(round), Cell::Empty, Cell::Number(team.number.get()), Cell::Text(team.name.clone())];
            row.extend([Cell::Empty, Cell::Text(say!(words, "xlsx-bye"))]);
            row
        });
        tables.chain(bye)
    });
    table(head, rows)
}

fn sheets(tournament: &Tournament, words: &Words) -> Vec<Vec<Cell>> {
    let mut head =
        vec![say!(words, "xlsx-round"), say!(words, "phones-table"), say!(words, "phones-team-a"), say!(words, "phones-team-b")];
    head.extend([say!(words, "xlsx-deals"), say!(words, "xlsx-typed-a"), say!(words, "xlsx-typed-b"), say!(words, "xlsx-share")]);
    head.extend([
        say!(words, "xlsx-real-a"),
        say!(words, "xlsx-real-b"),
        say!(words, "xlsx-counted-a"),
        say!(words, "xlsx-counted-b"),
    ]);
    head.push(say!(words, "xlsx-state"));
    let row = |row: SheetRow| {
        let points = |pair: Option<[Points; 2]>, side: usize| pair.map_or(Cell::Empty, |pair| Cell::Points(pair[side]));
        let typed = row.typed.map(|typed| typed.map(|points| Points::whole(i64::from(points))));
        let mut cells = vec![Cell::Number(row.round.get()), Cell::Number(row.table.get())];
        cells.extend([Cell::Number(row.team_a.get()), Cell::Number(row.team_b.get()), optional(row.deals)]);
        cells.extend([points(typed, 0), points(typed, 1), row.share.map_or(Cell::Empty, Cell::Points)]);
        cells.extend([points(row.real, 0), points(row.real, 1), points(row.counted, 0), points(row.counted, 1)]);
        cells.push(Cell::Text(words.sheet_state(row.state)));
        cells
    };
    table(head, sheet_rows::all(tournament).into_iter().map(row))
}

fn table(head: Vec<String>, rows: impl Iterator<Item = Vec<Cell>>) -> Vec<Vec<Cell>> {
    std::iter::once(head.into_iter().map(Cell::Text).collect()).chain(rows).collect()
}

fn optional(number: Option<u32>) -> Cell {
    number.map_or(Cell::Empty, Cell::Number)
}

fn player(players: &[String], i: usize) -> Cell {
    players.get(i).map_or(Cell::Empty, |player| Cell::Text(player.clone()))
}
