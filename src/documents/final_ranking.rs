//! « Classement final » (papers 06): podium, table, prizes. Who gets what of a shared rank's prizes it does not say: the
//! organisers do.
//!
//! Before the last round is drawn there is no such paper. Once it is drawn, and until its last sheet is in, the paper is
//! printed with the band « PROVISOIRE » and without podium and prizes: a jury can prepare with it, nobody can claim a ham
//! with it.

use crate::domain::{RoundNumber, Tournament, ranking};
use crate::i18n::Words;
use crate::say;
use crate::views::paper_state::Shows;
use crate::views::standings::Standings;

use super::catalogue::{About, Laid, NothingToPrint, Order};
use super::context::{Context, Frame};
use super::flow::{Table, paragraphs};
use super::page::Document;
use super::podium::Podium;
use super::standings_table::{Kind, StandingsTable, band, dotted, status};

pub(super) fn about(words: &Words, _: &Order) -> About {
    About { title: say!(words, "papers-final"), file: say!(words, "file-name-final"), shows: Shows::FinalRanking }
}

pub(super) fn lay_out(cx: &Context<'_>, tournament: &Tournament, _: &Order) -> Result<Laid, NothingToPrint> {
    let last = tournament.ruleset.rounds;
    let after = if tournament.rounds.contains_key(&last) { last } else { ranking::latest(tournament)? };
    let standings = Standings::after(tournament, after)?;
    Ok(Laid { document: final_ranking(cx, &standings)?, status: status(&standings) })
}

/// The final ranking, from the standings after the last round.
///
/// # Errors
/// The standings are of an earlier round: the last one is not drawn.
pub fn final_ranking(cx: &Context<'_>, standings: &Standings) -> Result<Document, NothingToPrint> {
    let (words, last) = (cx.words, standings.rules.rounds);
    if standings.after != last {
        return Err(NothingToPrint::LastRoundNotDrawn { last, after: standings.after });
    }
    let (kind, podium) = if standings.is_final { (Kind::Final, Podium::of(standings)) } else { (Kind::AfterRound, None) };
    let shown = StandingsTable::new(words, standings, kind);
    let title = say!(words, "papers-final");
    let name = if standings.is_provisional { say!(words, "papers-name-provisional", name = &title) } else { title.clone() };
    let paper = cx.paper(Frame { format: shown.format(), shows: Shows::FinalRanking, title, name, band: band(cx, standings) });
    let rules: Vec<String> = std::iter::once(shown.total_rule()).chain(tie_rules(words, last)).collect();
    let rules: Vec<&str> = rules.iter().map(String::as_str).collect();
    let podium = podium.map(|podium| podium.draw(words, &shown.span(), paper.body().top));
    let table = Table {
        closing: Some(paragraphs(&shown.span(), &say!(words, "papers-how-to-read"), &rules)),
        first_page: podium.as_ref().map_or(0.0, |podium| podium.height),
        ..shown.table()
    };
    let size = say!(
        words,
        "papers-final-size",
        teams = standings.lines.len(),
        rounds = standings.rounds.len(),
        deals = standings.rules.deals
    );
    Ok(shown.bind(cx, &paper, &table, podium.as_ref(), |ranks| dotted(&[ranks, &size])))
}

/// What parts equal totals, and what happens to teams that are equal in everything.
fn tie_rules(words: &Words, last: RoundNumber) -> impl Iterator<Item = String> {
    let before: Vec<u32> = (1..last.get()).rev().collect();
    let decides = match before.as_slice() {
        [] => None,
        [only] => Some(say!(words, "papers-final-ties-after-two", round = i64::from(*only))),
        [first, ..] => {
            let rounds: Vec<_> = before.iter().map(u32::to_string).collect();
            let rounds = rounds.join(&say!(words, "papers-then"));
            Some(say!(words, "papers-final-ties", round = i64::from(*first), rounds = rounds))
        }
    };
    decides.into_iter().chain([say!(words, "papers-final-shared")])
}
