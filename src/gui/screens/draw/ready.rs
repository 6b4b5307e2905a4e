//! What must be true before a draw, a line each; what is not says what to do. Asks the rules, knows none.

use super::{Proposal, Tried};
use crate::domain::draw::{DrawRefusal, Rematches};
use crate::domain::ruleset::SecondEntry;
use crate::domain::{Refusal, RoundNumber, TableNumber};
use crate::gui::cx::Cx;
use crate::gui::place::{Place, Tab};
use crate::gui::widgets::Tone;
use crate::say;

/// One line.
pub(super) struct Check {
    pub(super) tone: Tone,
    pub(super) title: String,
    pub(super) text: String,
    pub(super) remedy: Option<(String, Remedy)>,
}

/// What helps.
pub(super) enum Remedy {
    Go(Place),
    Enter(RoundNumber, TableNumber),
    Check(RoundNumber, TableNumber),
    AllowRematches,
    DropWishes,
}

/// As many tables are named as fit on a line.
const NAMED: usize = 12;

/// All lines.
pub(super) fn checks(cx: &Cx<'_>, proposal: &Proposal, tried: &Tried) -> Vec<Check> {
    let (round, rematches) = (proposal.round, proposal.rematches);
    let mut checks = Vec::new();
    checks.extend(sheets(cx, round, tried));
    checks.extend(second_entries(cx, round));
    checks.push(teams(cx, round, tried));
    checks.extend(meetings(cx, round, rematches, tried));
    checks.extend(fixed_tables(cx, round, tried));
    checks.extend(wishes(cx, proposal, tried));
    checks
}

/// The sheets of the round before, or what is open in all of them.
fn sheets(cx: &Cx<'_>, round: RoundNumber, tried: &Tried) -> Option<Check> {
    let words = cx.words;
    let before = round.before()?;
    match &tried.refusal {
        Some(Refusal::EarlierRoundNotDrawn { missing, .. }) => Some(Check {
            tone: Tone::Error,
            title: say!(words, "draw-check-round", round = *missing),
            text: say!(words, "draw-check-not-drawn"),
            remedy: Some((say!(words, "draw-go"), Remedy::Go(Place::Round(*missing, Tab::Draw)))),
        }),
        Some(Refusal::SheetsOpen { open, .. }) => {
            let text = if open.len() <= NAMED {
                say!(words, "draw-check-open-named", count = open.len(), places = words.places(open))
            } else {
                say!(words, "draw-check-open", count = open.len())
            };
            let remedy = open.first().map(|&(round, table)| (say!(words, "draw-enter"), Remedy::Enter(round, table)));
            Some(Check { tone: Tone::Warning, title: say!(words, "draw-check-sheets-open"), text, remedy })
        }
        _ => {
            let count = cx.tournament.rounds.get(&before).map_or(0, |round| round.matches.len());
            Some(Check {
                tone: Tone::Ok,
                title: say!(words, "draw-check-sheets", round = before),
                text: say!(words, "draw-check-sheets-in", count = count),
                remedy: None,
            })
        }
    }
}

/// The second entries of the rounds before: where the ruleset requires them, or where one differs.
fn second_entries(cx: &Cx<'_>, round: RoundNumber) -> Option<Check> {
    let words = cx.words;
    round.before()?;
    let open = cx.tournament.unchecked(Some(round));
    let title = say!(words, "draw-check-second-entry");
    let Some(&(of, table)) = open.first() else {
        let is_required = cx.tournament.ruleset.second_entry == SecondEntry::Required;
        let text = say!(words, "draw-check-second-entry-done");
        return is_required.then_some(Check { tone: Tone::Ok, title, text, remedy: None });
    };
    let text = if open.len() <= NAMED {
        say!(words, "draw-check-unchecked-named", count = open.len(), places = words.places(&open))
    } else {
        say!(words, "draw-check-unchecked", count = open.len())
    };
    let remedy = Some((say!(words, "draw-check-do"), Remedy::Check(of, table)));
    Some(Check { tone: Tone::Warning, title, text, remedy })
}

fn teams(cx: &Cx<'_>, round: RoundNumber, tried: &Tried) -> Check {
    let words = cx.words;
    let present = cx.tournament.playing(round).len();
    let title = say!(words, "draw-check-teams");
    let remedy = || Some((say!(words, "draw-go-registration"), Remedy::Go(Place::Registration)));
    match &tried.firm {
        Some(Refusal::Draw(DrawRefusal::Odd { .. })) => {
            Check { tone: Tone::Error, title, text: say!(words, "draw-check-odd", count = present), remedy: remedy() }
        }
        Some(Refusal::Draw(DrawRefusal::TooFew { .. })) => {
            Check { tone: Tone::Error, title, text: say!(words, "draw-check-too-few", count = present), remedy: remedy() }
        }
        _ if present % 2 == 1 => {
            Check { tone: Tone::Warning, title, text: say!(words, "draw-check-bye", count = present), remedy: None }
        }
        _ => Check { tone: Tone::Ok, title, text: say!(words, "draw-check-even", count = present), remedy: None },
    }
}

fn meetings(cx: &Cx<'_>, round: RoundNumber, rematches: Rematches, tried: &Tried) -> Option<Check> {
    let words = cx.words;
    round.before()?;
    let title = say!(words, "draw-check-rematches");
    if let Some(Refusal::Draw(refusal @ (DrawRefusal::Impossible { .. } | DrawRefusal::NotFound { .. }))) = &tried.firm {
        let text = match refusal {
            DrawRefusal::Impossible { bye: false, .. } => say!(words, "draw-check-impossible"),
            _ => words.refusal(&Refusal::Draw(refusal.clone())),
        };
        let remedy = (rematches == Rematches::Avoid).then(|| (say!(words, "draw-allow"), Remedy::AllowRematches));
        return Some(Check { tone: Tone::Error, title, text, remedy });
    }
    let (tone, text) = match (cx.tournament.ruleset.avoids_rematches(round), rematches) {
        (true, Rematches::Avoid) => (Tone::Ok, say!(words, "draw-check-no-rematch")),
        (true, Rematches::Allow) => (Tone::Warning, say!(words, "draw-check-rematch-if-need-be")),
        (false, _) => (Tone::Ok, say!(words, "draw-check-rematch-allowed")),
    };
    Some(Check { tone, title, text, remedy: None })
}

fn fixed_tables(cx: &Cx<'_>, round: RoundNumber, tried: &Tried) -> Option<Check> {
    let words = cx.words;
    let title = say!(words, "draw-check-fixed");
    if let Some(refusal @ Refusal::Draw(DrawRefusal::FixedTableShared { .. } | DrawRefusal::FixedTableBeyond { .. })) =
        &tried.firm
    {
        let remedy = Some((say!(words, "draw-go-registration"), Remedy::Go(Place::Registration)));
        return Some(Check { tone: Tone::Error, title, text: words.refusal(refusal), remedy });
    }
    let fixed = cx.tournament.teams.values().filter(|team| team.plays(round));
    let fixed: Vec<_> = fixed
        .filter_map(|team| Some(say!(words, "draw-check-fixed-table", team = team.number, table = team.fixed_table?)))
        .collect();
    let text = if fixed.len() <= 3 { words.list(&fixed) } else { say!(words, "draw-check-fixed-many", count = fixed.len()) };
    (!fixed.is_empty()).then_some(Check { tone: Tone::Ok, title, text, remedy: None })
}

/// Who is wished apart, or why that cannot be.
fn wishes(cx: &Cx<'_>, proposal: &Proposal, tried: &Tried) -> Option<Check> {
    let words = cx.words;
    if proposal.wishes.apart().is_empty() {
        return None;
    }
    let title = say!(words, "draw-check-apart");
    Some(match &tried.firm {
        Some(refusal @ (Refusal::Draw(DrawRefusal::WishImpossible { .. }) | Refusal::NoSuchTeam { .. })) => {
            let remedy = Some((say!(words, "draw-apart-give-up"), Remedy::DropWishes));
            Check { tone: Tone::Error, title, text: words.refusal(refusal), remedy }
        }
        _ => Check { tone: Tone::Ok, title, text: proposal.wishes.said(cx), remedy: None },
    })
}
