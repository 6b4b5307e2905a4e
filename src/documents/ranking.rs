//! « Classement après la partie n » (papers 05, 05b): every team with its points of each round, every mark explained on
//! the page it is on. Says so where it is provisional; knows no prizes, those are in the final ranking.

use crate::domain::Tournament;
use crate::i18n::Words;
use crate::say;
use crate::views::paper_state::Shows;
use crate::views::standings::Standings;

use super::catalogue::{About, Laid, NothingToPrint, Order};
use super::context::{Context, Frame};
use super::flow::{Table, paragraphs};
use super::page::Document;
use super::standings_table::{Kind, StandingsTable, band, dotted, status};

pub(super) fn about(words: &Words, order: &Order) -> About {
    let round = order.settled_round();
    About {
        title: say!(words, "papers-ranking", round = round),
        file: say!(words, "file-name-ranking"),
        shows: Shows::Ranking(round),
    }
}

pub(super) fn lay_out(cx: &Context<'_>, tournament: &Tournament, order: &Order) -> Result<Laid, NothingToPrint> {
    let standings = Standings::after(tournament, order.settled_round())?;
    Ok(Laid { document: ranking(cx, &standings), status: status(&standings) })
}

/// The ranking after a round, provisional or not.
pub fn ranking(cx: &Context<'_>, standings: &Standings) -> Document {
    let words = cx.words;
    let shown = StandingsTable::new(words, standings, Kind::AfterRound);
    let title = say!(words, "papers-ranking", round = standings.after);
    let name = if standings.is_provisional { say!(words, "papers-name-provisional", name = &title) } else { title.clone() };
    let paper = cx.paper(Frame {
        format: shown.format(),
        shows: Shows::Ranking(standings.after),
        title,
        name,
        band: band(cx, standings),
    });
    let rules = [shown.total_rule(), tie_rule(cx, standings), say!(words, "papers-within-a-rank")];
    let closing = paragraphs(&shown.span(), &say!(words, "papers-how-to-read"), &rules.each_ref().map(String::as_str));
    let table = Table { closing: Some(closing), ..shown.table() };
    shown.bind(cx, &paper, &table, None, |ranks| dotted(&[ranks, &shown.counted()]))
}

/// What parts equal totals: the totals after the rounds before, from the last to the first.
fn tie_rule(cx: &Context<'_>, standings: &Standings) -> String {
    let last = standings.after.get();
    match last {
        1 => say!(cx.words, "papers-ties-after-one"),
        2 => say!(cx.words, "papers-ties-after-two"),
        3 => say!(cx.words, "papers-ties-after-three"),
        _ => say!(cx.words, "papers-ties", before = last - 1),
    }
}
