//! A ranking of invented teams, as in picture 05: the example of how a paper is written, and its tests.
//!
//! The real ranking is another file; this one knows no rules and computes nothing.

use chrono::{NaiveDate, NaiveDateTime};

use super::face::Face;
use super::flow::{
    Band, Column, Format, Head, Line, Note, Notes, Paper, Placing, Row, Sheet, Sizes, Table, TableHead, Team, TeamCell, fit,
    number, paragraphs,
};
use super::page::{At, Document, Drawing, Style};
use super::{check, pdf};

/// Rank, tie letter, number, name, players, P1 to P3, total; `*` and `°` are marks.
type Invented = (u32, &'static str, &'static str, &'static str, [&'static str; 2], [&'static str; 3], &'static str);

/// The first page of picture 05.
const TEAMS: [Invented; 26] = [
    (1, "", "14", "Ça coupe ou ça casse", ["Jürg Châtelain", "Rémy Aebischer"], ["1’347", "1’700* 1’733½", "1’354"], "4’401"),
    (2, "a", "5", "La Chibrette", ["Jürg Besançon", "Marlyse Chevalley"], ["1’391", "1’502", "1’420"], "4’313"),
    (2, "a", "91", "Chez Josiane", ["Rosemarie Golay", "Béatrice Hürlimann"], ["1’391", "1’502", "1’420"], "4’313"),
    (4, "", "80", "Servette-Vieusseux", ["Philippe Favre", "Véronique Söderström"], ["1’563", "1’322", "1’366"], "4’251"),
    (5, "", "34", "Le Jet d’eau", ["Cédric Bœuf", "Marlyse Vuilleumier"], ["1’700* 1’834", "1’098", "1’444"], "4’242"),
    (6, "", "74", "Champel-Malagnou", ["Ginette Candaux", "Stéphane Roulin"], ["1’392", "1’408", "1’436"], "4’236"),
    (7, "", "13", "Chêne-Bougeries", ["Chloé Bovet", "Chloé Carrel"], ["1’524", "1’421", "1’290"], "4’235"),
    (8, "", "72", "Les Éclopés", ["Madeleine Schärer", "Solange Métrailler"], ["1’439", "1’499", "1’292½"], "4’230½"),
    (9, "b", "65", "Les Noctambules", ["Fabienne Vuilleumier", "Hervé Luisier"], ["1’376", "1’414", "1’411"], "4’201"),
    (10, "b", "76", "La Jonction", ["Marc-André Dubuis", "Hélène D’Angelo"], ["1’251", "1’402", "1’548"], "4’201"),
    (11, "", "16", "Stöck, Wys, Stich", ["Laurence Mégevand", "Joëlle Delaloye"], ["1’294", "1’347", "1’554"], "4’195"),
    (12, "", "75", "Le Petit-Saconnex", ["Ginette Pasche", "Joëlle Luisier"], ["1’595", "1’392", "1’151"], "4’138"),
    (13, "", "3", "Bourg-de-Four", ["Michèle Bœuf", "Grégoire Luisier"], ["1’298", "1’611", "1’219½"], "4’128½"),
    (14, "", "45", "La Mère Royaume", ["Maurice Crettaz", "Jean-Noël Dénéréaz"], ["1’322", "1’659", "1’140"], "4’121"),
    (15, "", "29", LONG, ["Jean-François de Montmollin", "Marie-Thérèse L’Eplattenier"], ["1’294", "1’464", "1’353"], "4’111"),
    (16, "", "49", "Les Aînés de Thônex", ["Josiane Aebischer", "Marc-André Dupraz"], ["1’314", "1’202", "1’591"], "4’107"),
    (17, "", "90", "Café du Soleil", ["Jacques Saugy", "Yves Golay"], ["1’310", "1’298", "1’458"], "4’066"),
    (
        18,
        "",
        "82",
        "Amicale des Postiers retraités",
        ["Cédric Favre", "Anne-Laure Luisier"],
        ["1’337", "1’377", "1’345"],
        "4’059",
    ),
    (19, "", "27", "Les Frères Piguet", ["Luc Piguet", "Jean-Noël Piguet"], ["1’437", "1’218", "1’388"], "4’043"),
    (20, "", "31", "Trois fois rien", ["Philippe Müller", "Véronique Aubert"], ["1’391", "1’172", "1’425"], "3’988"),
    (21, "", "21", "La Cinquième", ["Luc Rérat", "Béatrice Berthoud"], ["1’261", "1’152", "1’566"], "3’979"),
    (22, "", "11", "Plainpalais II", ["Grégoire Söderström", "Irène Rochat"], ["1’482", "1’266", "1’222"], "3’970"),
    (23, "", "46", "Les Pavés", ["Marie-Thérèse Vœgtli", "Rémy Jaccoud"], ["1’255", "1’256°", "1’452"], "3’963"),
    (24, "", "60", "Les Pêcheurs de la Belotte", ["Béatrice Roulin", "Joëlle Chevalley"], ["1’285", "1’271", "1’390"], "3’946"),
    (25, "", "79", "Les Grottes", ["Stéphane Dupraz", "Michèle Crettaz"], ["1’382", "1’244", "1’310"], "3’936"),
    (26, "", "7", "Nell’ et compagnie", ["José Delaloye", "Rosemarie Candaux"], ["1’525", "1’127", "1’283"], "3’935"),
];

const LONG: &str = "Les Irréductibles du Chibre de la Brasserie du Vieux-Carouge";

const ENDLESS: &str = "Jassundpokerclubdererweitertenrhoneebenegenfnordwestschweizx";

/// Integer edges of P1 to P3, mm.
const POINTS: [f32; 3] = [132.3, 146.9, 161.5];

const CELL: TeamCell = TeamCell {
    x: 34.5,
    width: 87.0,
    face: Face::Bold,
    name: Sizes { first: 10.5, min: 8.5, two_lines: 7.5 },
    players: Sizes { first: 7.5, min: 6.25, two_lines: 6.25 },
    players_under_two: Sizes { first: 6.5, min: 5.5, two_lines: 6.25 },
    one: [3.85, 7.25],
    two: [2.75, 5.35, 7.75],
    leading: 2.3,
};

fn paper(band: Option<Band>) -> Paper {
    Paper {
        format: Format::Portrait,
        head: Head {
            tournament: "Tournoi d’automne de Plainpalais".into(),
            when_where: "Samedi 28 novembre 2026 · Salle communale de Plainpalais, Genève".into(),
            title: "Classement après la partie 3".into(),
            state_label: "ÉTAT".into(),
            state: "214".into(),
            page_label: "PAGE".into(),
        },
        band,
        name: "Classement après la partie 3".into(),
        language: "fr-CH".into(),
        created: created(),
    }
}

fn created() -> NaiveDateTime {
    NaiveDate::from_ymd_opt(2026, 11, 28).and_then(|day| day.and_hms_opt(16, 58, 0)).expect("a date")
}

fn table() -> Table {
    let column = |at, label: &str| Column::new(at, label);
    let columns = vec![
        column(At::Right(21.5), "RANG"),
        column(At::Right(32.5), "NO"),
        column(At::Left(34.5), "ÉQUIPE"),
        column(At::Right(POINTS[0]), "P1"),
        column(At::Right(POINTS[1]), "P2"),
        column(At::Right(POINTS[2]), "P3"),
        column(At::Right(175.5), "PÉN."),
        column(At::Right(193.0), "TOTAL"),
    ];
    let notes = Notes {
        size: 7.75,
        leading: 3.45,
        mark: At::Right(19.0),
        text: 21.0,
        right: 198.0,
        placing: Placing::Below(4.0),
        join: " ; ".into(),
        end: ".".into(),
    };
    let rules = [
        "Total = somme des points comptés des parties 1 à 3, pénalités déduites. L’ordre est celui des totaux, du plus grand au plus petit.",
        "À égalité : le total après la partie 2, puis après la partie 1 décide. Toujours à égalité : rang partagé, le suivant n’est pas attribué (1,\u{a0}2,\u{a0}2,\u{a0}4).",
        "Au sein d’un rang partagé, les équipes sont dans l’ordre de leur numéro ; l’ordre des lignes n’y a pas de sens.",
    ];
    Table {
        notes: Some(notes),
        closing: Some(paragraphs(&(12.0..198.0), "Comment lire ce classement", &rules)),
        fewest_on_last: 13,
        ..Table::new(TableHead::new(12.0..198.0, columns))
    }
}

fn provisional() -> Band {
    Band {
        title: "PROVISOIRE".into(), text: "46 feuilles sur 49 · manquent les tables 12 et 31 · à vérifier : table 44".into()
    }
}

/// `count` rows: those of the picture, then the same teams again with other numbers.
fn rows(count: u32) -> Vec<Row> {
    (1..=count)
        .zip(TEAMS.iter().cycle())
        .map(|(index, team)| {
            let (rank, tie, no, name, players, points, total) = *team;
            let (rank, no) = if index <= 26 { (rank, no.to_owned()) } else { (index, index.to_string()) };
            row(rank, tie, &no, Team { name, players: &players, separator: ", ", tag: None }, points, total)
        })
        .collect()
}

fn row(rank: u32, tie: &str, no: &str, team: Team<'_>, points: [&str; 3], total: &str) -> Row {
    let mut drawing = Drawing::default();
    let mut notes = Vec::new();
    let mut note = |order, mark: &str, text: &str| {
        notes.push(Note { order, mark: mark.into(), text: text.into() });
    };
    let team = CELL.fit(&team);
    let middle = team.extra() / 2.0;
    let sizes = Sizes { first: 15.0, min: 9.0, two_lines: 9.0 };
    fit(&rank.to_string(), Face::Bold, sizes, 9.5).draw(&mut drawing, At::Right(21.5), Style::bold(0.0), &[5.9 + middle]);
    if rank < 11 && !tie.is_empty() {
        drawing.text(At::Left(22.0), 3.9 + middle, Style::bold(8.0), tie);
        let order = u16::from(tie == "b");
        note(
            order,
            tie,
            [
                "nos 5 et 91, 4’313 points : mêmes totaux après chaque partie, rang partagé, le rang 3 n’est pas attribué",
                "nos 65 et 76, 4’201 points : le classement après la partie 2 départage (no 65 : 2’790, no 76 : 2’653)",
            ][usize::from(order)],
        );
    }
    drawing.text(At::Right(32.5), 5.8 + middle, Style::regular(11.0), no);
    team.draw(&mut drawing);
    for (edge, points) in POINTS.into_iter().zip(points) {
        let (counted, real) = points.split_once(' ').map_or((points, None), |(counted, real)| (counted, Some(real)));
        let marked = |mark: char| counted.strip_suffix(mark).map(|counted| (counted, mark.to_string()));
        let (counted, mark) = marked('*').or_else(|| marked('°')).unwrap_or((counted, String::new()));
        match mark.as_str() {
            "*" => note(
                50,
                "*",
                "plafond : une équipe compte au plus 1’700 points par partie ; le résultat réel est entre parenthèses, l’excédent est perdu",
            ),
            "°" => note(51, "°", "exempt : l’équipe n’a pas joué cette partie et compte 1’256 points, la moitié de 2’512"),
            _ => {}
        }
        let y = if real.is_some() { 4.2 } else { 5.8 } + middle;
        number(&mut drawing, edge, y, Style::regular(10.0), counted, &mark);
        if let Some(real) = real {
            let style = Style::regular(7.0);
            let integer = real.trim_end_matches('½');
            let x = edge - style.width(&format!("({integer}"));
            drawing.text(At::Left(x), 7.5 + middle, style, &format!("({real})"));
        }
    }
    number(&mut drawing, 193.0, 5.9 + middle, Style::bold(13.5), total, "");
    Row { notes, ..Row::new(8.35 + team.extra(), Line::Number(rank), drawing) }
}

fn ranking(count: u32, band: Option<Band>) -> Document {
    let paper = paper(band);
    let pages = table().fill(paper.body(), &rows(count));
    let sheets: Vec<Sheet> = pages
        .into_iter()
        .map(|page| Sheet {
            subtitle: format!("Rangs {} à {} · points comptés, au plus 1’700 par partie", page.rows.start + 1, page.rows.end),
            drawing: page.drawing,
        })
        .collect();
    paper.bind(&sheets, |imprint| {
        let (page, pages, print) = (imprint.page, imprint.pages, imprint.fingerprint);
        format!("page {page}/{pages} · imprimé le 28.11.2026 à 16:58 · état 214 · empreinte {print}")
    })
}

#[test]
fn a_ranking_of_100_teams_takes_four_sound_pages() {
    let document = ranking(100, None);
    check::sound(&document);
    assert_eq!(document.pages.len(), 4);
    assert!(pdf::write(&document).unwrap().len() < 100_000);
}

/// The layout of the first page, as it was when it matched picture 05 to a pixel.
#[test]
fn the_first_page_stays_as_it_is() {
    let mut document = ranking(26, None);
    document.pages.truncate(1);
    insta::assert_snapshot!(document.to_text());
}

#[test]
fn a_provisional_ranking_begins_lower_and_is_filled_evenly() {
    let document = ranking(100, Some(provisional()));
    check::sound(&document);
    assert!(document.pages.len() >= 4);
}

#[test]
fn all_numbers_of_teams_make_sound_pages() {
    for count in [0, 1, 2, 3, 13, 26, 27, 28, 29, 40, 53, 54, 250] {
        check::sound(&ranking(count, None));
    }
}

/// A hundred teams of the same name, with players and other words that are all too long.
fn long_names(name: &str) -> Document {
    let players = [ENDLESS, LONG];
    let team = Team { name, players: &players, separator: ", ", tag: Some("abandon dès la partie 2") };
    let rows: Vec<Row> = (1..=100).map(|rank| row(rank, "", "100", team, ["–", "1’700* 1’733½", "½"], "1’080½")).collect();
    let paper = paper(None);
    let pages = table().fill(paper.body(), &rows);
    let sheets: Vec<Sheet> = pages.into_iter().map(|page| Sheet { subtitle: LONG.repeat(3), drawing: page.drawing }).collect();
    paper.bind(&sheets, |_| String::new())
}

/// Pages with nothing but a frame, all words of which are long.
fn long_frame(format: Format) -> Document {
    let mut paper = paper(Some(Band { title: "PROVISOIRE".into(), text: LONG.repeat(3) }));
    paper.format = format;
    paper.head.tournament = LONG.into();
    paper.head.title = LONG.into();
    paper.head.state = "12345".into();
    paper.name = LONG.into();
    let sheet = Sheet { subtitle: LONG.repeat(3), drawing: Drawing::default() };
    paper.bind(&vec![sheet; 12], |imprint| format!("page {}/{}", imprint.page, imprint.pages))
}

/// The test names of measure 1.4, in every row.
#[test]
fn long_names_make_sound_pages() {
    for name in [LONG, ENDLESS, "X", ""] {
        check::sound(&long_names(name));
    }
}

#[test]
fn a_frame_with_long_words_is_sound_in_both_formats() {
    for format in [Format::Portrait, Format::Landscape] {
        check::sound(&long_frame(format));
    }
}

/// The « empreinte » depends on the content, not on the state or the time.
#[test]
fn the_fingerprint_tells_the_content() {
    let sheet = |subtitle: &str| Sheet { subtitle: subtitle.into(), drawing: Drawing::default() };
    let mut paper = paper(None);
    let before = paper.fingerprint(&[sheet("Rangs 1 à 26")]);
    paper.head.state = "215".into();
    paper.created += chrono::Duration::hours(1);
    assert_eq!(paper.fingerprint(&[sheet("Rangs 1 à 26")]), before);
    assert_ne!(paper.fingerprint(&[sheet("Rangs 1 à 27")]), before);
    assert!(before.len() == 4 && before.bytes().all(|digit| digit.is_ascii_digit() || digit.is_ascii_uppercase()));
}

/// Figures and files for whoever looks: `ATOUT_SAMPLES=folder cargo test --release documents::sample -- --ignored --nocapture`.
#[test]
#[ignore = "measures and writes files"]
fn measure() {
    let start = std::time::Instant::now();
    let document = ranking(100, None);
    let laid_out = start.elapsed();
    let file = pdf::write(&document).unwrap();
    println!("layout {laid_out:?}, with PDF {:?}, {} bytes", start.elapsed(), file.len());
    let Ok(folder) = std::env::var("ATOUT_SAMPLES") else { return };
    let folder = std::path::PathBuf::from(folder);
    std::fs::write(folder.join("ranking.pdf"), file).unwrap();
    let samples = [
        ("provisional", ranking(100, Some(provisional()))),
        ("long", long_names(LONG)),
        ("endless", long_names(ENDLESS)),
        ("nameless", long_names("")),
        ("short", long_names("X")),
        ("frame", long_frame(Format::Portrait)),
        ("landscape", long_frame(Format::Landscape)),
    ];
    for (name, document) in samples {
        std::fs::write(folder.join(name).with_extension("pdf"), pdf::write(&document).unwrap()).unwrap();
    }
}
