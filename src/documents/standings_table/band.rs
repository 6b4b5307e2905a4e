//! The band under the head of a ranking: what is missing, or which pairing rests on an older one.

use crate::documents::context::{Context, DOT};
use crate::documents::flow::Band;
use crate::domain::{RoundNumber, TableNumber};
use crate::i18n::Words;
use crate::say;
use crate::views::paper_state;
use crate::views::standings::{OutdatedPairing, Standings};

/// More tables or ranks than this are counted, not listed.
const MOST_LISTED: usize = 8;

/// The band of a ranking that is provisional, or by which a round was paired before it changed.
pub(in crate::documents) fn band(cx: &Context<'_>, standings: &Standings) -> Option<Band> {
    if standings.is_provisional {
        return Some(Band { title: say!(cx.words, "papers-provisional"), text: what_is_missing(cx.words, standings) });
    }
    let pairing = standings.outdated_pairing.as_ref()?;
    Some(Band { title: String::new(), text: outdated(cx, pairing) })
}

/// « 46 feuilles sur 49 · manquent les tables 12 et 31 · à vérifier : table 44 », of the last round where the others are
/// complete.
fn what_is_missing(words: &Words, standings: &Standings) -> String {
    let open = || standings.missing.iter().chain(&standings.unverified);
    let last_alone = open().all(|(round, _)| *round == standings.after);
    let (sheets, of) = if last_alone { standings.sheets_of_last } else { standings.sheets };
    let mut parts = vec![say!(words, "papers-sheets", count = sheets, of = of)];
    for round in &standings.rounds {
        let here = in_round(words, standings, *round);
        if last_alone || here.is_empty() {
            parts.extend(here);
        } else {
            parts.push(say!(words, "papers-in-round", round = *round, open = here.join(", ")));
        }
    }
    parts.join(DOT)
}

fn in_round(words: &Words, standings: &Standings, round: RoundNumber) -> Vec<String> {
    let of_round = |places: &[(RoundNumber, TableNumber)]| -> Vec<TableNumber> {
        places.iter().filter(|(of, _)| *of == round).map(|(_, table)| *table).collect()
    };
    let (missing, unverified) = (of_round(&standings.missing), of_round(&standings.unverified));
    let mut parts = Vec::new();
    match missing.len() {
        0 => {}
        count @ 1..=MOST_LISTED => parts.push(say!(words, "papers-missing", count = count, tables = words.list(missing))),
        count => parts.push(say!(words, "papers-missing-many", count = count)),
    }
    match unverified.len() {
        0 => {}
        count @ 1..=MOST_LISTED => parts.push(say!(words, "papers-unverified", count = count, tables = words.list(unverified))),
        count => parts.push(say!(words, "papers-unverified-many", count = count)),
    }
    parts
}

/// « La partie 4 a été tirée sur l’état 214 ; les rangs 7 et 8 ont changé depuis. »
fn outdated(cx: &Context<'_>, pairing: &OutdatedPairing) -> String {
    let state = paper_state::of_ranking_used(cx.history, pairing.round).unwrap_or_default().to_string();
    let count = pairing.ranks.len();
    let round = pairing.round;
    if count > MOST_LISTED {
        return say!(cx.words, "papers-pairing-outdated-many", round = round, state = state, count = count);
    }
    let ranks = cx.words.list(&pairing.ranks);
    say!(cx.words, "papers-pairing-outdated", round = round, state = state, count = count, ranks = ranks)
}
