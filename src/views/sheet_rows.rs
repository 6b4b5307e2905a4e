//! Every match drawn with the numbers of its sheet, step by step: typed, share, real, counted (the columns of a control).

use crate::domain::sheet::{Absent, Content, Sheet, pot};
use crate::domain::{Match, Points, RoundNumber, Ruleset, TableNumber, TeamNumber, Tournament};

/// One match and its sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetRow {
    /// The round.
    pub round: RoundNumber,
    /// The table.
    pub table: TableNumber,
    /// Team A.
    pub team_a: TeamNumber,
    /// Team B.
    pub team_b: TeamNumber,
    /// Deals completed.
    pub deals: Option<u32>,
    /// Points as typed.
    pub typed: Option<[u32; 2]>,
    /// What each team gets for the deals not played.
    pub share: Option<Points>,
    /// Typed and share.
    pub real: Option<[Points; 2]>,
    /// What counts.
    pub counted: Option<[Points; 2]>,
    /// Who was not there.
    pub absent: Option<Absent>,
    /// Where it stands.
    pub state: RowState,
}

/// Where a sheet stands; the first that applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowState {
    /// Not handed in.
    Missing,
    /// Kept apart.
    Unverified,
    /// Somebody was not there.
    Forfeit,
    /// Changed after it was in.
    Corrected,
    /// As first entered.
    Ok,
}

impl RowState {
    /// The word of cli.md.
    pub fn word(self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::Unverified => "unverified",
            Self::Forfeit => "forfeit",
            Self::Corrected => "corrected",
            Self::Ok => "ok",
        }
    }
}

impl SheetRow {
    /// Whether the cap took something from team A, from team B.
    pub fn capped(&self) -> [bool; 2] {
        let below = |side: usize| self.real.zip(self.counted).is_some_and(|(real, counted)| counted[side] < real[side]);
        [below(0), below(1)]
    }
}

/// Every match drawn, by round and table.
pub fn all(tournament: &Tournament) -> Vec<SheetRow> {
    tournament.rounds.keys().flat_map(|&round| of_round(tournament, round)).collect()
}

/// Every match of a round, by table; none where it is not drawn.
pub fn of_round(tournament: &Tournament, round: RoundNumber) -> Vec<SheetRow> {
    let matches = tournament.rounds.get(&round).into_iter().flat_map(|round| &round.matches);
    matches.map(|m| row(&tournament.ruleset, round, m, tournament.sheet(round, m.table))).collect()
}

fn row(rules: &Ruleset, round: RoundNumber, m: &Match, sheet: Option<&Sheet>) -> SheetRow {
    let mut row = SheetRow {
        round,
        table: m.table,
        team_a: m.team_a,
        team_b: m.team_b,
        deals: None,
        typed: None,
        share: None,
        real: None,
        counted: None,
        absent: None,
        state: RowState::Missing,
    };
    let Some(sheet) = sheet else { return row };
    row.counted = pot::counted(rules, sheet);
    match &sheet.content {
        Content::Forfeit(absent) => {
            row.absent = Some(*absent);
            row.state = RowState::Forfeit;
        }
        Content::Played(typed) => {
            (row.deals, row.typed) = (Some(typed.deals), Some(typed.points));
            row.state = match (sheet.is_in(), sheet.corrections) {
                (false, _) => RowState::Unverified,
                (true, 0) => RowState::Ok,
                (true, _) => RowState::Corrected,
            };
            if sheet.is_in() {
                let tally = pot::tally(rules, typed);
                (row.share, row.real) = (Some(tally.share), Some(tally.real));
            }
        }
    }
    row
}
