//! What is open and what is worth a note, as sentences.

use crate::domain::round::Step;
use crate::domain::soundness::Flaw;
use crate::i18n::{Words, date, number};
use crate::say;
use crate::session::Finding;
use crate::store::Fault;
use crate::views::anomalies::{Note, Open};
use crate::views::sheet_rows::{RowState, SheetRow};

impl Words {
    /// Something that must be put right, and how.
    pub fn open(&self, open: &Open) -> String {
        match open {
            Open::MissingSheet { round, table, teams } => {
                say!(self, "open-missing-sheet", round = *round, table = *table, a = teams.0, b = teams.1)
            }
            Open::UnverifiedSheet { round, table, teams, wrong } => {
                let why = match wrong {
                    Some(wrong) => self.wrong_sum(wrong),
                    None => say!(self, "open-sum-right-now"),
                };
                say!(self, "open-unverified-sheet", round = *round, table = *table, a = teams.0, b = teams.1, why = why)
            }
            Open::SecondEntryDiffers(difference) => self.second_entry_differs(difference),
            Open::SecondEntryMissing { round, table } => say!(self, "open-second-entry-missing", round = *round, table = *table),
            Open::OddTeams { present, round } => say!(self, "open-odd-teams", present = *present, round = *round),
        }
    }

    /// The same where its round and table stand beside it.
    pub fn open_here(&self, open: &Open) -> String {
        match open {
            Open::MissingSheet { .. } => say!(self, "open-here-missing-sheet"),
            Open::UnverifiedSheet { wrong: Some(wrong), .. } => {
                say!(self, "open-here-unverified-sheet", why = self.wrong_sum(wrong))
            }
            Open::UnverifiedSheet { wrong: None, .. } => say!(self, "open-sum-right-now"),
            Open::SecondEntryDiffers(difference) => self.second_entry_differs_here(difference),
            Open::SecondEntryMissing { .. } => say!(self, "open-here-second-entry-missing"),
            Open::OddTeams { .. } => self.open(open),
        }
    }

    /// Where a sheet stands.
    pub fn sheet_state(&self, state: RowState) -> String {
        match state {
            RowState::Missing => say!(self, "sheet-state-missing"),
            RowState::Unverified => say!(self, "sheet-state-unverified"),
            RowState::Forfeit => say!(self, "sheet-state-forfeit"),
            RowState::Corrected => say!(self, "sheet-state-corrected"),
            RowState::Ok => say!(self, "sheet-state-ok"),
        }
    }

    /// Something worth knowing.
    pub fn note(&self, note: &Note) -> String {
        match note {
            Note::TimeOut(row) => self.time_out(row),
            Note::Capped { sheet, team, real, counted } => {
                say!(
                    self,
                    "note-capped",
                    round = sheet.round,
                    table = sheet.table,
                    team = *team,
                    real = *real,
                    counted = *counted
                )
            }
            Note::Forfeit(row) => {
                let [a, b] = row.counted.unwrap_or_default();
                say!(
                    self,
                    "note-forfeit",
                    round = row.round,
                    table = row.table,
                    a = row.team_a,
                    b = row.team_b,
                    points_a = a,
                    points_b = b
                )
            }
            Note::Corrected(row) => say!(self, "note-corrected", round = row.round, table = row.table),
            Note::Penalty(penalty) => {
                let (round, team, id) = (penalty.round, penalty.team, penalty.id);
                say!(self, "note-penalty", round = round, team = team, points = penalty.points, reason = &penalty.reason, id = id)
            }
            Note::Rematch { round, teams, before, .. } => {
                let rounds = self.list(before);
                say!(self, "note-rematch", round = *round, a = teams.0, b = teams.1, count = before.len(), rounds = rounds)
            }
            Note::Repair { round, change } => {
                let (count, tables, what) = (change.tables.len(), self.list(&change.tables), self.repair(&change.repair));
                match (&change.repair.step, count) {
                    (Step::Swap(..), 1..) => {
                        say!(self, "note-repair-at", round = *round, count = count, tables = tables, what = what)
                    }
                    _ => say!(self, "note-repair", round = *round, what = what),
                }
            }
            Note::Granted(grant) => {
                let (round, team, reason) = (grant.round, grant.team, &grant.reason);
                say!(self, "note-granted", round = round, team = team, points = grant.points, reason = reason)
            }
            Note::AnnulledDraw(draw) => {
                let reason = self.annulment_reason(draw.reason.as_deref());
                say!(self, "note-annulled-draw", round = draw.round.number, at = date::exact(&draw.annulled_at), reason = reason)
            }
            Note::HandPairing { round } => say!(self, "note-hand-pairing", round = *round),
            Note::PairingOnOldRanking { round, moved } => {
                let team = |(team, then, now): &(_, usize, usize)| {
                    say!(self, "note-moved", team = *team, then = then.to_string(), now = now.to_string())
                };
                let moved: Vec<_> = moved.iter().map(team).collect();
                say!(self, "note-pairing-on-old-ranking", round = *round, moved = moved.join(", "))
            }
            Note::DuplicatePlayer { player, teams } => {
                say!(self, "note-duplicate-player", player = player, teams = self.list(teams))
            }
            Note::Withdrawn { team, departure } => match departure.until {
                None => say!(self, "note-withdrawn", team = *team, from = departure.from),
                Some(until) => say!(self, "note-returned", team = *team, from = departure.from, until = until),
            },
        }
    }

    /// The reason of an annulled draw; « annulation » where it was undone.
    pub fn annulment_reason(&self, reason: Option<&str>) -> String {
        reason.map_or_else(|| say!(self, "annulled-by-undo"), ToOwned::to_owned)
    }

    /// Something that cannot be, found in a file.
    pub fn finding(&self, finding: &Finding) -> String {
        match finding {
            Finding::File(Fault::Integrity(detail)) => say!(self, "finding-integrity", detail = detail),
            Finding::File(Fault::ForeignKey { table }) => say!(self, "finding-foreign-key", table = table),
            Finding::File(Fault::BrokenChain { state }) => say!(self, "finding-broken-chain", state = state.to_string()),
            Finding::File(Fault::Diverged { table }) => say!(self, "finding-diverged", table = *table),
            Finding::Draw { round } => say!(self, "finding-draw", round = *round),
            Finding::Rule(flaw) => self.flaw(flaw),
        }
    }

    /// Something that cannot be by the rules.
    fn flaw(&self, flaw: &Flaw) -> String {
        match flaw {
            Flaw::Beginning { state } => say!(self, "flaw-beginning", state = state.to_string()),
            Flaw::Undo { state } => say!(self, "flaw-undo", state = state.to_string()),
            Flaw::Before { state } => say!(self, "flaw-before", state = state.to_string()),
            Flaw::Reason { state } => say!(self, "flaw-reason", state = state.to_string()),
            Flaw::DrawnOfOthers { state, round } => say!(self, "flaw-drawn-of-others", state = state.to_string(), round = *round),
            Flaw::Clock { state, round } => say!(self, "flaw-clock", state = state.to_string(), round = *round),
            Flaw::Corrections { round, table } => say!(self, "flaw-corrections", round = *round, table = *table),
            Flaw::SecondEntry { round, table } => say!(self, "flaw-second-entry", round = *round, table = *table),
            Flaw::Sum { round, table } => say!(self, "flaw-sum", round = *round, table = *table),
            Flaw::RoundOutOfPlace { round } => say!(self, "flaw-round", round = *round),
            Flaw::TooManyTeams { registered } => say!(self, "flaw-too-many-teams", registered = *registered),
            Flaw::Grant { round, team } => say!(self, "flaw-grant", round = *round, team = *team),
            Flaw::LeftAndWaits { round, team } => say!(self, "flaw-left-and-waits", round = *round, team = *team),
            Flaw::Name { team: Some(team) } => say!(self, "flaw-name-of-team", team = *team),
            Flaw::Name { team: None } => say!(self, "flaw-name"),
        }
    }

    fn time_out(&self, row: &SheetRow) -> String {
        let [typed_a, typed_b] = row.typed.unwrap_or_default().map(|points| number::count(i64::from(points)));
        let [real_a, real_b] = row.real.unwrap_or_default();
        let (deals, share) = (row.deals.unwrap_or_default(), row.share.unwrap_or_default());
        say!(
            self,
            "note-time-out",
            round = row.round,
            table = row.table,
            deals = deals,
            typed_a = typed_a,
            typed_b = typed_b,
            share = share,
            real_a = real_a,
            real_b = real_b,
        )
    }
}
