//! What is taken away: the page for telephones and the spreadsheet. Names are escaped once, nothing that is not public is told,
//! numbers are numbers.

use crate::evening::{add, annul, clock, draw, edit, enter, grant, in_memory, insisting, new_tournament, play, rules, sheet};
use crate::terminal::Desk;
use atout::domain::Points;
use atout::domain::command::{
    Command, EventCommand, EventDraft, KeepWrong, PenaltyCommand, SheetContent, SheetsToo, TeamCommand, TeamDraft, TeamEdit,
};
use atout::domain::team::{Entry, Presence};
use atout::exchange::export::{Export, Source};
use atout::i18n::Words;
use atout::session::Session;
use calamine::{Data, Reader, Xlsx};
use std::io::Cursor;

/// Names that break a page that is not careful.
const NAMES: [&str; 8] = [
    "<script>alert(1)</script>",
    "Tom & Jerry &amp; Cie",
    "\"Guillemets\" 'droits' `graves`",
    "فريق القدس",
    "Les Pommes 🍎🃏",
    "</table></body><!--",
    "=1+1",
    "{{ name }} {% raw %}",
];

/// Eight teams with those names, two rounds, the second one without two of its sheets.
fn evening() -> Session {
    let mut session = in_memory(&[]);
    for name in NAMES {
        session.run(add(name)).unwrap();
    }
    let players = Some(vec!["<b>Anne</b>".to_owned(), "Zoé D'Angelo".to_owned()]);
    session.run(edit(2, TeamEdit { players, ..TeamEdit::default() })).unwrap();
    play(&mut session, 1, |table| if table == 1 { 1800 } else { 1300 });
    let why = "Motif secret".to_owned();
    let penalty = PenaltyCommand::Give { round: 1, team: 3, points: Points::from_halves(-315), reason: why };
    session.run(Command::Penalties(penalty)).unwrap();
    session.run(draw(2, "deux")).unwrap();
    session.run(sheet(2, 1, SheetContent::Played { points: [1100, 941], deals: Some(13) }, None, KeepWrong::Refuse)).unwrap();
    session.run(sheet(2, 2, SheetContent::Played { points: [1000, 1000], deals: None }, None, KeepWrong::Unverified)).unwrap();
    session
}

fn bytes(session: &Session, export: Export) -> Vec<u8> {
    let at = crate::evening::at();
    let source = Source { tournament: session.tournament(), history: session.history(), at, mark: None };
    export.bytes(&source, &Words::french()).unwrap()
}

fn page(session: &Session) -> String {
    String::from_utf8(bytes(session, Export::Html)).unwrap()
}

/// What a reader sees: the page without its tags, style and script, its escapes taken back once.
fn seen(page: &str) -> String {
    let body = &page[page.find("<body>").unwrap()..page.rfind("<script>").unwrap()];
    let text: String =
        body.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect::<Vec<_>>().join(" ");
    // The ampersand last: what was escaped twice stays wrong.
    let once =
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#x27;", "'"), ("&#x2f;", "/"), ("&amp;", "&"), ("\u{a0}", " ")];
    once.iter().fold(text, |text, (escape, sign)| text.replace(escape, sign))
}

#[test]
fn every_name_is_escaped_once() {
    let mut session = evening();
    let name = Some("Fête <d'été> & \"co\"".to_owned());
    session.run(Command::Event(EventCommand::Edit(EventDraft { name, ..EventDraft::default() }))).unwrap();
    let page = page(&session);
    let seen = seen(&page);
    for name in NAMES.iter().chain(&["<b>Anne</b>, Zoé D'Angelo", "Fête <d'été> & \"co\""]) {
        assert!(seen.contains(name), "{name} in {seen}");
    }
    assert_eq!(page.matches("<script>").count(), 1, "the page's own");
    assert_eq!((page.matches("</body>").count(), page.matches("<b>Anne").count(), page.matches("<!--").count()), (1, 0, 0));
}

#[test]
fn the_page_needs_nothing_else_and_tells_nothing_that_is_not_public() {
    let mut session = evening();
    let waiting = TeamEdit { name: Some("Qui attend".into()), entry: Some(Entry::Waiting), ..TeamEdit::default() };
    session.run(Command::Teams(TeamCommand::Add(TeamDraft { number: None, rest: waiting }))).unwrap();
    let page = page(&session);
    for word in
        ["http:", "https:", "src=", "@import", "url(", "fetch(", "XMLHttp", "Motif secret", "Qui attend", "vérifier", "manqu"]
    {
        assert!(!page.contains(word), "{word}");
    }
    let seen = seen(&page);
    for words in [
        "Provisoire : 5 feuilles sur 8",
        "Classement après la partie 1",
        "Partie 2 : les tables",
        "pén. −157½",
        "1’335½",
        "état ",
    ] {
        assert!(seen.contains(words), "{words} in {seen}");
    }
    assert!(page.contains("default-src 'none'") && page.contains("prefers-color-scheme: dark") && page.contains("@media print"));
}

#[test]
fn a_hundred_teams_are_under_300_kb() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = atout::rehearsal::play(&folder.path().join("a.jass")).unwrap();
    let usual = page(&session).len();
    assert!(usual < 200 * 1024, "{usual}");
    let long = |number: u32, letter: char| format!("{number} {}", letter.to_string().repeat(76));
    for number in 1..=100 {
        let players = Some(vec![long(number, 'é'), long(number, 'ö')]);
        session.run(edit(number, TeamEdit { name: Some(long(number, 'w')), players, ..TeamEdit::default() })).unwrap();
    }
    let longest = page(&session).len();
    assert!(longest < 300 * 1024, "{longest}");
}

/// Before the first draw, with a bye, after a withdrawal, at the end.
#[test]
fn there_is_a_page_in_every_state() {
    let mut session = Session::in_memory(new_tournament(rules(&[("bye", "points")])), "essai", clock()).unwrap();
    assert!(seen(&page(&session)).contains("pas encore tirée"));
    (1..=7).for_each(|i| drop(session.run(add(&format!("Équipe {i}"))).unwrap()));
    session.run(draw(1, "un")).unwrap();
    let drawn = seen(&page(&session));
    assert!(drawn.contains("Exempte :") && !drawn.contains("Classement"), "{drawn}");
    session.run(annul(1, SheetsToo::Refuse)).unwrap();
    (1..=3).for_each(|round| play(&mut session, round, |_| 1256));
    session.run(edit(1, TeamEdit { presence: Some(Presence::Absent), ..TeamEdit::default() })).unwrap();
    session.run(insisting(draw(4, "quatre"))).unwrap();
    let _ = session.run(grant(4, 1, 100));
    (1..=3).for_each(|table| drop(session.run(enter(4, table, [1300, 1212])).unwrap()));
    let end = seen(&page(&session));
    assert!(end.contains("Classement final") && !end.contains("Provisoire"), "{end}");
}

/// The spreadsheet, read again.
fn workbook(session: &Session) -> Xlsx<Cursor<Vec<u8>>> {
    Xlsx::new(Cursor::new(bytes(session, Export::Xlsx))).unwrap()
}

#[test]
fn numbers_are_numbers_and_names_are_text() {
    let session = evening();
    let mut book = workbook(&session);
    assert_eq!(book.sheet_names(), ["Classement", "Équipes", "Parties", "Feuilles"]);
    let ranking = book.worksheet_range("Classement").unwrap();
    let rows: Vec<_> = ranking.rows().skip(1).collect();
    assert_eq!(rows.len(), 8);
    let total = ranking.rows().next().unwrap().iter().position(|cell| cell == &Data::String("Total".into())).unwrap();
    for row in &rows {
        assert!(matches!(row[0], Data::Float(_)) && matches!(row[1], Data::Float(_)), "{row:?}");
        assert!(matches!(row[2], Data::String(_)) && matches!(row[total], Data::Float(_)), "{row:?}");
    }
    let standings = atout::views::standings::Standings::after(session.tournament(), crate::evening::round(2)).unwrap();
    let totals: Vec<_> = standings.lines.iter().map(|line| line.total.halves()).collect();
    #[expect(clippy::cast_possible_truncation, reason = "halves of a few thousand points")]
    let written: Vec<_> =
        rows.iter().map(|row| if let Data::Float(total) = row[total] { (total * 2.0) as i64 } else { -1 }).collect();
    assert_eq!(written, totals);
    assert!(totals.iter().any(|total| total % 2 != 0), "a half is among them");
    let names: Vec<_> = book.worksheet_range("Équipes").unwrap().rows().skip(1).map(|row| row[1].to_string()).collect();
    assert_eq!(names, NAMES);
    assert!(book.worksheet_formula("Équipes").unwrap().is_empty(), "no name is a formula");
    let sheets = book.worksheet_range("Feuilles").unwrap();
    assert_eq!(sheets.rows().count(), 1 + 8);
    assert!(sheets.rows().any(|row| row.contains(&Data::Float(1335.5)) && row.contains(&Data::Float(235.5))));
    assert_eq!(book.worksheet_range("Parties").unwrap().rows().count(), 1 + 8);
}

#[test]
fn a_tournament_without_a_draw_has_no_ranking() {
    let mut session = in_memory(&[]);
    session.run(add("Les As")).unwrap();
    assert_eq!(workbook(&session).sheet_names(), ["Équipes", "Parties", "Feuilles"]);
}

#[test]
fn the_ending_chooses_and_a_folder_gets_its_index() {
    let desk = Desk::with_teams(4);
    desk.ok(&["draw", "T.jass", "--round", "1", "--seed", "essai"]);
    for name in ["r.csv", "r.xlsx", "r.json", "r.html", "r.HTML"] {
        desk.ok(&["export", "T.jass", "-o", name]);
        desk.ok(&["export", "T.jass", "-o", name]);
    }
    for folder in ["site/", "site", "site/sous/page/"] {
        let done = desk.ok(&["export", "T.jass", "-o", folder]);
        assert!(done.out.contains("index.html"), "{}", done.out);
    }
    assert!(std::fs::read_to_string(desk.path("site/index.html")).unwrap().starts_with("<!doctype html>"));
    std::fs::write(desk.path("site/index.html"), "mes notes").unwrap();
    desk.refused(1, &["export", "T.jass", "-o", "site"], "index.html");
    desk.ok(&["export", "T.jass", "-o", "site", "--force"]);
    desk.refused(2, &["export", "T.jass", "-o", "r.docx"], ".html");
}
