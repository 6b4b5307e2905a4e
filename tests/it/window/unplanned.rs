//! When the evening does not go as planned: late teams, people who leave, sheets in the wrong place, wishes, another plan; by
//! French label, with what follows said before it is done.

use super::desk::{Desk, LAPTOP};
use super::evening;
use atout::domain::command::{
    Command, EventCommand, EventDraft, Insist, KeepWrong, SheetCommand, SheetContent, SheetEntry, Typing,
};
use atout::domain::sheet::{Absent, Content};
use atout::domain::{Match, Points, RoundNumber, TeamNumber, Tournament};
use atout::session::Session;
use atout::session::outside::Clock;
use atout::store::Access;
use eframe::egui::{Key, Modifiers};
use std::path::{Path, PathBuf};

fn tournament(desk: &Desk) -> &Tournament {
    desk.app().session().unwrap().tournament()
}

fn round(number: u32) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}

fn team(number: u32) -> TeamNumber {
    TeamNumber::new(number).unwrap()
}

fn matches(desk: &Desk, of: u32) -> Vec<Match> {
    tournament(desk).rounds[&round(of)].matches.clone()
}

fn with(file: &Path, work: impl FnOnce(&mut Session)) {
    work(&mut Session::open(file, Access::Write, "essai", Clock::System).unwrap());
}

fn rule(session: &mut Session, key: &str, value: &str) {
    let values = vec![(key.to_owned(), value.to_owned())];
    session.run(Command::Event(EventCommand::SetRules { values, insist: Insist::No })).unwrap();
}

/// So many teams, one of which sits out where they are odd, and rounds drawn; all but the last one played.
fn drawn(folder: &Path, teams: u32, rounds: u32) -> PathBuf {
    let file = evening::of_teams(folder, teams);
    with(&file, |session| {
        rule(session, "bye", "points");
        for round in 1..=rounds {
            if round > 1 {
                evening::fill(session, round - 1);
            }
            evening::draw(session, round);
        }
    });
    file
}

/// From the line of fields to a team in the table.
fn choose(desk: &mut Desk, name: &str) {
    desk.ctrl(Key::Num0).ctrl(Key::F).type_text(name).key(Key::Enter);
}

/// All commands, one of them carried out.
fn palette(desk: &mut Desk, name: &str) {
    desk.chord(Modifiers::COMMAND | Modifiers::SHIFT, Key::P).type_text(name).key(Key::Enter);
}

#[test]
fn one_leaves_two_come_late_and_a_sheet_is_corrected_after_the_last_draw() {
    let folder = tempfile::tempdir().unwrap();
    let file = drawn(folder.path(), 37, 1);
    with(&file, |session| evening::fill(session, 1));
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    // One leaves after round 1: nothing of what was played changes.
    choose(&mut desk, "A7");
    desk.key(Key::R);
    assert!(desk.has("Abandon dès la partie 2") && desk.has("Aucun rang ne change."), "{}", desk.screen());
    desk.ctrl(Key::Enter);
    assert!(tournament(&desk).teams[&team(7)].has_left(round(2)), "{}", desk.screen());
    desk.ctrl(Key::Num2).key(Key::Enter);
    let before = matches(&desk, 2);
    assert_eq!(before.len(), 18, "{}", desk.screen());
    // Two come late: a place is offered at once, and again with the second one.
    desk.ctrl(Key::Num0).type_text("Les Tardifs").ctrl(Key::Enter);
    assert!(desk.shows("L'équipe 38 n'est pas dans la partie 2, déjà tirée."), "{}", desk.screen());
    desk.type_text("Les Derniers").ctrl(Key::Enter);
    assert!(desk.shows("Les équipes 38 et 39 ne sont pas dans la partie 2"), "{}", desk.screen());
    desk.ctrl(Key::Enter);
    assert!(desk.has("Table 19 : 38 – 39") && desk.has("Les 18 autres tables ne changent pas."), "{}", desk.screen());
    assert!(desk.has("Papiers à réimprimer") && desk.has("Les autres papiers restent valables."), "{}", desk.screen());
    desk.key(Key::Enter);
    let after = matches(&desk, 2);
    assert_eq!((&after[..18], after.len()), (&before[..], 19), "{}", desk.screen());
    assert!(!desk.shows("ne sont pas dans la partie 2"), "{}", desk.screen());
    drop(desk);
    with(&file, |session| {
        evening::fill(session, 2);
        evening::draw(session, 3);
        evening::fill(session, 3);
        evening::draw(session, 4);
    });
    // A sheet of round 2 is wrong, and round 4 is drawn already.
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    let pairing = matches(&desk, 4);
    // Nobody can be registered any more, and the round that closed the list is named.
    desk.ctrl(Key::Num0).type_text("Les Trop Tard").ctrl(Key::Enter);
    assert!(desk.shows("La partie 3 est tirée, la dernière au sort"), "{}", desk.screen());
    desk.key(Key::Escape).key(Key::Escape);
    let m = after[4];
    desk.ctrl(Key::Num2).key(Key::F6).enter(&m.table.to_string()).key(Key::Enter);
    desk.enter("100").enter("2412");
    assert!(desk.has("Classement après la partie 3"), "{}", desk.screen());
    assert!(desk.shows("Partie 4 : les tables restent"), "{}", desk.screen());
    desk.key(Key::Enter).type_text("Colonnes additionnées deux fois").ctrl(Key::Enter);
    let sheet = tournament(&desk).sheet(round(2), m.table).unwrap();
    assert!(matches!(sheet.content, Content::Played(typed) if typed.points == [100, 2412]), "{}", desk.screen());
    assert_eq!(matches(&desk, 4), pairing, "what was drawn stays");
    desk.ctrl(Key::Num3).key(Key::F7);
    assert!(desk.shows("La partie 4 a été"), "{}", desk.screen());
}

#[test]
fn one_late_team_plays_the_one_that_sits_out_or_sits_out_itself() {
    let folder = tempfile::tempdir().unwrap();
    let file = drawn(folder.path(), 9, 1);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    let bye = tournament(&desk).rounds[&round(1)].bye.unwrap();
    desk.ctrl(Key::Num0).type_text("Les Tardifs").ctrl(Key::Enter).ctrl(Key::Num1).key(Key::F5);
    assert!(desk.shows("L'équipe 10 n'est pas dans la partie 1"), "{}", desk.screen());
    desk.key(Key::R);
    assert!(desk.has(&format!("L'équipe {bye}, qui était exempte, joue.")), "{}", desk.screen());
    desk.key(Key::Enter);
    assert_eq!(tournament(&desk).rounds[&round(1)].bye, None, "{}", desk.screen());
    assert_eq!(matches(&desk, 1).last().unwrap().pair(), (bye, team(10)));
    // The next one sits out itself; it can be left out.
    desk.ctrl(Key::Num0).type_text("Les Derniers").ctrl(Key::Enter).ctrl(Key::Enter);
    assert!(desk.has("L'équipe 11 sera exempte."), "{}", desk.screen());
    desk.click("Équipe 11, Les Derniers");
    assert!(!desk.has("L'équipe 11 sera exempte."), "{}", desk.screen());
    desk.click("Équipe 11, Les Derniers").click("Placer");
    assert_eq!(tournament(&desk).rounds[&round(1)].bye, Some(team(11)), "{}", desk.screen());
}

#[test]
fn where_nobody_may_sit_out_the_way_out_is_a_click_away() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::of_teams(folder.path(), 8);
    with(&file, |session| evening::draw(session, 1));
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    palette(&mut desk, "arrivee en retard");
    assert!(desk.shows("Toutes les équipes présentes sont placées."), "{}", desk.screen());
    desk.click("Aller aux inscriptions").type_text("Les Tardifs").ctrl(Key::Enter).ctrl(Key::Enter);
    assert!(desk.shows("ce que le règlement ne prévoit pas"), "{}", desk.screen());
    desk.click("Permettre un exempt, ou ajouter une équipe…").click("Ajouter l'équipe");
    assert!(desk.has("Table 5 : 9 – 10"), "the fill-in team is seated with it: {}", desk.screen());
    desk.ctrl(Key::Enter);
    assert_eq!(matches(&desk, 1).len(), 5, "{}", desk.screen());
}

#[test]
fn the_place_of_a_team_that_does_not_come_goes_to_a_late_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = drawn(folder.path(), 8, 1);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    let m = matches(&desk, 1)[1];
    desk.ctrl(Key::Num1).key(Key::F6).type_text(&m.table.to_string()).key(Key::F);
    assert!(!desk.shows("attend une place"), "nobody is late: {}", desk.screen());
    desk.key(Key::Escape).ctrl(Key::Num0).type_text("Les Tardifs").ctrl(Key::Enter);
    desk.ctrl(Key::Num1).key(Key::F6).key(Key::F);
    desk.click(&format!("Elle joue à la place de l'équipe {}…", m.team_a));
    assert!(desk.has(&format!("Table {} : 9 – {}", m.table, m.team_b)), "{}", desk.screen());
    desk.ctrl(Key::Enter);
    assert_eq!(matches(&desk, 1)[1], Match { team_a: team(9), ..m }, "{}", desk.screen());
}

#[test]
fn a_team_changes_places_with_the_one_that_sits_out_and_a_rematch_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let file = drawn(folder.path(), 5, 2);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    let (bye, m) = (tournament(&desk).rounds[&round(2)].bye.unwrap(), matches(&desk, 2)[0]);
    desk.ctrl(Key::Num2).key(Key::F5).key(Key::X).enter(&m.team_a.to_string()).enter(&bye.to_string());
    let table = format!("Table {} : {bye} – {}", m.table, m.team_b);
    assert!(desk.has(&table) && desk.has(&format!("L'équipe {} sera exempte.", m.team_a)), "{}", desk.screen());
    assert!(desk.has(&format!("Feuille de match de la partie 2, table {}", m.table)), "{}", desk.screen());
    let met = |pair| matches(&desk, 1).iter().any(|m| m.pair() == pair);
    let is_rematch = met(Match { team_a: bye, ..m }.pair());
    assert_eq!(desk.shows("se rencontrent à nouveau"), is_rematch, "{}", desk.screen());
    desk.type_text("Arrivée en retard").key(Key::Enter);
    assert_eq!(tournament(&desk).rounds[&round(2)].bye, Some(m.team_a), "{}", desk.screen());
}

#[test]
fn a_player_is_replaced_and_both_names_stay_in_the_journal() {
    let folder = tempfile::tempdir().unwrap();
    let file = drawn(folder.path(), 8, 1);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    choose(&mut desk, "Équipe 3");
    desk.key(Key::S).click("B3").focus("Nom du remplaçant").type_text("Zoé Dupont");
    assert!(desk.has("Papiers à réimprimer"), "{}", desk.screen());
    desk.key(Key::Enter);
    assert_eq!(tournament(&desk).teams[&team(3)].players, ["A3", "Zoé Dupont"], "{}", desk.screen());
    desk.key(Key::F3);
    assert!(desk.shows("Zoé Dupont remplace B3"), "{}", desk.screen());
}

#[test]
fn points_are_granted_for_a_round_missed_and_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = drawn(folder.path(), 8, 1);
    with(&file, |session| evening::fill(session, 1));
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.ctrl(Key::Num0).type_text("Les Tardifs").ctrl(Key::Enter);
    choose(&mut desk, "Tardifs");
    desk.key(Key::P).enter("3000");
    assert!(desk.shows("de 0 à 2’512"), "{}", desk.screen());
    desk.click("La moitié d'un match : 1’256").click("Motif (obligatoire)").key(Key::Enter);
    let grant = tournament(&desk).grants.values().next().cloned().unwrap_or_else(|| panic!("{}", desk.screen()));
    assert_eq!((grant.round, grant.team, grant.points), (round(1), team(9), Points::whole(1256)));
    palette(&mut desk, "points accordes");
    desk.click("Retirer ceux de l'équipe 9, partie 1…").type_text("Arrivée avant").key(Key::Enter);
    assert!(tournament(&desk).grants.is_empty(), "{}", desk.screen());
}

#[test]
fn sheets_in_the_wrong_place_are_put_right_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let file = drawn(folder.path(), 8, 2);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    let content = |desk: &Desk, table: usize| {
        let m = matches(desk, 1)[table];
        tournament(desk).sheet(round(1), m.table).unwrap().content
    };
    let (one, other) = (content(&desk, 0), content(&desk, 1));
    desk.ctrl(Key::Num1).key(Key::F6).key(Key::X).enter("1").enter("2").key(Key::Enter);
    assert_eq!(content(&desk, 0), one, "not without a reason");
    assert!(desk.has("Classement après la partie 1") && desk.shows(" devient "), "{}", desk.screen());
    desk.type_text("Piles mêlées").key(Key::Enter);
    assert_eq!((content(&desk, 0), content(&desk, 1)), (other, one), "{}", desk.screen());
    // From the correction of a sheet: its columns.
    desk.enter("1").key(Key::Enter).click("Colonnes inversées…").type_text("Lue à l'envers").key(Key::Enter);
    let turned = |content| match content {
        Content::Played(typed) => [typed.points[1], typed.points[0]],
        Content::Forfeit(_) => panic!("a match was played"),
    };
    assert!(matches!(content(&desk, 0), Content::Played(typed) if typed.points == turned(other)), "{}", desk.screen());
}

#[test]
fn a_wish_keeps_clubs_and_pairs_apart_and_says_when_it_cannot() {
    let folder = tempfile::tempdir().unwrap();
    let file = evening::of_teams(folder.path(), 4);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.ctrl(Key::Num1).key(Key::F5).key(Key::N);
    assert!(desk.has("Séparer les équipes du même club"), "{}", desk.screen());
    // The line « Souhaits » comes above; the keyboard stays where it was.
    desk.key(Key::Space);
    assert!(desk.has("clubs séparés"), "{}", desk.screen());
    desk.key(Key::Space).key(Key::Tab).enter("1").enter("1");
    assert!(desk.shows("ne peut pas être séparée d'elle-même"), "{}", desk.screen());
    desk.enter("2").enter("1").enter("3");
    assert!(desk.has("1 – 2 et 1 – 3"), "{}", desk.screen());
    desk.enter("1").enter("4");
    assert!(desk.shows("ne peuvent pas être tenus ensemble"), "{}", desk.screen());
    desk.click("Oublier 1 – 4");
    assert!(desk.has("1 – 2 et 1 – 3"), "{}", desk.screen());
    desk.click("Tirer au sort");
    let drawn = matches(&desk, 1);
    let meets = drawn.iter().map(Match::pair).find(|(a, _)| *a == team(1));
    assert_eq!(meets, Some((team(1), team(4))), "{}", desk.screen());
}

#[test]
fn a_change_of_plan_says_what_it_changes_before_it_is_done() {
    let folder = tempfile::tempdir().unwrap();
    let file = drawn(folder.path(), 8, 3);
    with(&file, |session| evening::fill(session, 3));
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    let replace = |desk: &mut Desk, field: &str, text: &str| _ = desk.focus(field).ctrl(Key::A).type_text(text);
    desk.key(Key::F12);
    replace(&mut desk, "Nombre de parties", "2");
    assert!(desk.shows("Permis : de 0 à 2"), "three rounds by lot do not fit into two: {}", desk.screen());
    replace(&mut desk, "dont tirées au sort", "2");
    assert!(desk.shows("Annulez d'abord ce tirage"), "{}", desk.screen());
    desk.click("Laisser comme c'était");
    replace(&mut desk, "Nombre de parties", "3");
    desk.key(Key::Enter);
    assert!(desk.has("4 devient 3") && desk.shows("après la partie 3"), "{}", desk.screen());
    assert_eq!(tournament(&desk).ruleset.rounds, round(4), "only once it is confirmed");
    desk.key(Key::Enter);
    assert_eq!(tournament(&desk).ruleset.rounds, round(3), "{}", desk.screen());
    // A lower cap: places move, and each is named.
    replace(&mut desk, "Plafond par partie", "1300");
    desk.key(Key::Enter);
    assert!(desk.has("Classement après la partie 3"), "{}", desk.screen());
    desk.key(Key::Escape);
    assert_eq!(tournament(&desk).ruleset.cap, Some(Points::whole(1700)));
}

#[test]
fn a_disqualification_names_the_prize_that_goes_to_another_team() {
    let folder = tempfile::tempdir().unwrap();
    let file = drawn(folder.path(), 8, 4);
    with(&file, |session| {
        evening::fill(session, 4);
        let prizes = Some(vec!["un jambon".to_owned()]);
        session.run(Command::Event(EventCommand::Edit(EventDraft { prizes, ..EventDraft::default() }))).unwrap();
    });
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    let first = atout::views::standings::Standings::after(tournament(&desk), round(4)).unwrap().lines[0].team.clone();
    choose(&mut desk, &first.name);
    desk.key(Key::R).click("Disqualification");
    let prize = format!("Équipe {}, prix : un jambon devient –.", first.number);
    assert!(desk.shows(&prize), "{prize}\n{}", desk.screen());
    desk.type_text("Cartes marquées").key(Key::Enter);
    assert!(!tournament(&desk).teams[&first.number].is_disqualified(), "what destroys wants more than ⏎");
    desk.ctrl(Key::Enter);
    assert!(tournament(&desk).teams[&first.number].is_disqualified(), "{}", desk.screen());
}

#[test]
fn an_annulled_draw_with_sheets_says_which_places_move() {
    let folder = tempfile::tempdir().unwrap();
    let file = drawn(folder.path(), 8, 2);
    with(&file, |session| {
        let m = session.tournament().rounds[&round(2)].matches[0];
        let entries = vec![SheetEntry { table: m.table.get(), content: SheetContent::Forfeit(Absent::A), winner: None }];
        let wrong = KeepWrong::Refuse;
        let enter = SheetCommand::Enter { round: 2, entries, reason: None, wrong, typing: Typing::One };
        session.run(Command::Sheets(enter)).unwrap();
    });
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.ctrl(Key::Num2).key(Key::F5).key(Key::Delete);
    assert!(desk.shows("1 feuille, qui serait effacée"), "{}", desk.screen());
    desk.click("Retirer aussi la feuille saisie");
    assert!(desk.shows("1 feuille a été retirée") || desk.shows("Classement après"), "{}", desk.screen());
}

#[test]
fn what_may_be_done_when_is_told_with_the_moment_marked() {
    let folder = tempfile::tempdir().unwrap();
    let file = drawn(folder.path(), 8, 2);
    let mut desk = Desk::with(folder.path(), &file, LAPTOP);
    desk.key(Key::F1);
    assert!(desk.shows("Une équipe arrive après le tirage"), "{}", desk.screen());
    desk.click("Que peut-on faire, et quand ?");
    assert!(desk.has("Partie suivante tirée"), "{}", desk.screen());
    assert!(desk.has("Annuler un tirage plus ancien ; Terminé : non"), "{}", desk.screen());
}
