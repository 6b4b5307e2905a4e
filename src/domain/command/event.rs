//! The tournament itself: made, renamed, given other regulations (rules.md 10).

use super::{Decision, Insist, Warning};
use crate::domain::change::Edit;
use crate::domain::sheet::{Content, pot};
use crate::domain::text::{self, Field};
use crate::domain::tournament::Event;
use crate::domain::{Change, Points, Refusal, RoundNumber, Ruleset, TableNumber, TeamNumber, Tournament, ranking};
use chrono::NaiveDate;
use serde::{Deserialize, Deserializer, Serialize};

/// What can be wished for the tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventCommand {
    /// Other words at the head of the papers.
    Edit(EventDraft),
    /// Other values of the ruleset.
    #[serde(deserialize_with = "set_rules_as_written")]
    SetRules {
        /// `(key, value as text)`.
        values: Vec<(String, String)>,
        /// Whether an order of trumps that is not even is put up with.
        insist: Insist,
    },
}

/// What a journal says of other values: the first version of the file wrote them alone.
fn set_rules_as_written<'de, D: Deserializer<'de>>(from: D) -> Result<(Values, Insist), D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Now { values: Values, insist: Insist },
        First(Values),
    }
    Written::deserialize(from).map(|written| match written {
        Written::Now { values, insist } => (values, insist),
        Written::First(values) => (values, Insist::No),
    })
}

/// Values of the ruleset by their names, as text.
type Values = Vec<(String, String)>;

/// What stands at the head of the papers, as typed. What is `None` stays as it is.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct EventDraft {
    /// The name.
    pub name: Option<String>,
    /// The day.
    pub date: Option<NaiveDate>,
    /// Where.
    pub place: Option<String>,
    /// The entry fee, in hundredths.
    pub fee: Option<i64>,
    /// The prizes from the first rank on.
    pub prizes: Option<Vec<String>>,
}

/// The largest fee, in hundredths.
const FEE_MAX: i64 = 10_000_000;

/// The changes that make a new tournament out of nothing.
///
/// # Errors
/// No name, a name or place that cannot be, an impossible fee.
pub fn create(draft: &EventDraft, today: NaiveDate, ruleset_name: &str, ruleset: Ruleset) -> Result<Vec<Change>, Refusal> {
    let blank = Event {
        name: String::new(),
        date: today,
        place: String::new(),
        fee: 0,
        prizes: Vec::new(),
        ruleset: text::name(Field::Tournament, ruleset_name)?,
    };
    let event = edited(&blank, draft)?;
    Ok(vec![Change::Event(Edit::made(event)), Change::Ruleset(Edit::made(ruleset))])
}

pub(super) fn decide(tournament: &Tournament, command: &EventCommand) -> Result<Decision, Refusal> {
    match command {
        EventCommand::Edit(draft) => {
            let event = edited(&tournament.event, draft)?;
            if event == tournament.event {
                return Ok(Decision::default());
            }
            Ok(Decision::one(Change::Event(Edit::changed(tournament.event.clone(), event))))
        }
        EventCommand::SetRules { values, insist } => set_rules(tournament, values, *insist),
    }
}

fn edited(event: &Event, draft: &EventDraft) -> Result<Event, Refusal> {
    let mut event = event.clone();
    if let Some(name) = &draft.name {
        event.name = text::name(Field::Tournament, name)?;
    }
    if let Some(place) = &draft.place {
        event.place = text::name(Field::Place, place)?;
    }
    if let Some(prizes) = &draft.prizes {
        event.prizes = prizes.iter().map(|prize| text::name(Field::Prize, prize)).collect::<Result<_, _>>()?;
    }
    event.date = draft.date.unwrap_or(event.date);
    event.fee = draft.fee.unwrap_or(event.fee);
    if event.name.is_empty() {
        return Err(Refusal::NameMissing);
    }
    check_amount(event.fee)?;
    Ok(event)
}

/// An amount of money from nothing to [`FEE_MAX`].
pub(super) fn check_amount(hundredths: i64) -> Result<(), Refusal> {
    if (0..=FEE_MAX).contains(&hundredths) { Ok(()) } else { Err(Refusal::AmountOutOfRange) }
}

/// New values, refused where they contradict what is on file; what they change is counted.
fn set_rules(tournament: &Tournament, values: &[(String, String)], insist: Insist) -> Result<Decision, Refusal> {
    let rules = tournament.ruleset.with(values).map_err(Refusal::Ruleset)?;
    if rules == tournament.ruleset {
        return Ok(Decision::default());
    }
    if let Some(round) = tournament.last_drawn().filter(|round| round.number > rules.rounds) {
        return Err(Refusal::RoundsAlreadyDrawn { drawn: round.number });
    }
    let registered = tournament.registered().count();
    if registered > rules.max_teams as usize {
        return Err(Refusal::TeamsAlreadyRegistered { registered });
    }
    if let Some((round, table)) = impossible_sheet(tournament, &rules) {
        return Err(Refusal::SheetWouldBeImpossible { round, table });
    }
    let uneven = rules.uneven_dealer().filter(|_| rules.trumps != tournament.ruleset.trumps);
    if let Some(dealer) = uneven.filter(|_| insist == Insist::No) {
        return Err(Refusal::UnevenTrumps { dealer });
    }
    let last = Some(rules.rounds).filter(|&last| last != tournament.ruleset.rounds && !tournament.rounds.is_empty());
    let change = Change::Ruleset(Edit::changed(tournament.ruleset.clone(), rules));
    let scores = scores_changed_by(tournament, &change);
    let mut decision = Decision::one(change);
    decision.warnings.extend(uneven.map(|dealer| Warning::UnevenTrumps { dealer }));
    decision.warnings.extend(last.map(|round| Warning::LastRoundIs { round }));
    decision.warnings.extend((scores > 0).then_some(Warning::ScoresChange { scores }));
    Ok(decision)
}

/// A sheet on file that could not be under other rules.
fn impossible_sheet(tournament: &Tournament, rules: &Ruleset) -> Option<(RoundNumber, TableNumber)> {
    let impossible = |content: &Content, counts: bool| match content {
        Content::Played(typed) => typed.deals > rules.deals_per_match || (counts && !pot::sum_is_right(rules, typed)),
        Content::Forfeit(_) => false,
    };
    tournament.sheets.values().find(|sheet| impossible(&sheet.content, sheet.is_in())).map(|sheet| (sheet.round, sheet.table))
}

/// How many scores count something else after a change.
fn scores_changed_by(tournament: &Tournament, change: &Change) -> usize {
    let counted = |tournament: &Tournament| -> Vec<(TeamNumber, Option<Points>)> {
        let scores = tournament.rounds.values().flat_map(|round| ranking::scores(tournament, round));
        scores.map(|(team, score)| (team, score.map(|score| score.counted))).collect()
    };
    let mut changed = tournament.clone();
    changed.apply(std::slice::from_ref(change));
    counted(tournament).iter().zip(counted(&changed)).filter(|(before, after)| **before != *after).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_values_are_read_as_every_version_wrote_them() {
        let values = vec![("cap".to_owned(), "1600".to_owned())];
        let first: EventCommand = serde_json::from_str(r#"{"set_rules":[["cap","1600"]]}"#).unwrap();
        assert_eq!(first, EventCommand::SetRules { values: values.clone(), insist: Insist::No });
        let now = EventCommand::SetRules { values, insist: Insist::Yes };
        assert_eq!(serde_json::from_str::<EventCommand>(&serde_json::to_string(&now).unwrap()).unwrap(), now);
    }
}
