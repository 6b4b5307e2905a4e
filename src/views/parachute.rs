//! What an evening needs to be finished by hand, when the computer is out: the round that is being played, or the next one
//! drawn in reserve. The reserve is drawn from a seed that stands on the paper, so that the same draw can be made in the
//! program afterwards. Changes nothing in the tournament.

use super::seating::{SeatedTable, Seating};
use super::{TeamName, seating};
use crate::domain::draw::{self, Apart, Rematches};
use crate::domain::history::History;
use crate::domain::{Change, Edit, Moment, Refusal, RoundNumber, TableNumber, Tournament, ranking};

/// What an evening needs to be finished by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parachute {
    /// After which round there is a ranking.
    pub ranking: Option<RoundNumber>,
    /// What is played next.
    pub next: Next,
}

/// What is played next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    /// This round is drawn, and not all of its sheets are in.
    Drawn {
        /// Which one.
        round: RoundNumber,
        /// The tables whose sheet does not count yet.
        open: Vec<TableNumber>,
    },
    /// This round is not drawn: so it would be, from this seed.
    Reserve(Reserve),
    /// The next round cannot be drawn yet.
    NotYet(Refusal),
    /// No round is left.
    Finished,
}

/// A draw in reserve.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reserve {
    /// Of which round.
    pub round: RoundNumber,
    /// How it comes about.
    pub by: seating::By,
    /// The text it is computed from.
    pub seed: String,
    /// Who would meet whom.
    pub tables: Vec<SeatedTable>,
    /// Who would sit out.
    pub bye: Option<TeamName>,
}

impl Parachute {
    /// What the evening needs from here on.
    pub fn of(tournament: &Tournament, history: &History, at: Moment) -> Self {
        Self { ranking: ranking::latest(tournament).ok(), next: next(tournament, history, at) }
    }
}

fn next(tournament: &Tournament, history: &History, at: Moment) -> Next {
    if let Some(last) = tournament.last_drawn() {
        let counts = |table| tournament.sheet(last.number, table).is_some_and(crate::domain::sheet::Sheet::is_in);
        let open: Vec<_> = last.matches.iter().map(|m| m.table).filter(|&table| !counts(table)).collect();
        if !open.is_empty() {
            return Next::Drawn { round: last.number, open };
        }
    }
    let number = tournament.last_drawn().map_or(1, |last| last.number.get() + 1);
    match tournament.round_number(number) {
        Ok(round) => reserve(tournament, history, round, at).map_or_else(Next::NotYet, Next::Reserve),
        Err(_) => Next::Finished,
    }
}

fn reserve(tournament: &Tournament, history: &History, round: RoundNumber, at: Moment) -> Result<Reserve, Refusal> {
    let seed = format!("parachute {}", history.state());
    let proposal = draw::propose(tournament, round, &seed, at, Rematches::Allow, &Apart::default())?;
    let mut drawn = tournament.clone();
    drawn.apply(&[Change::Round(Edit::made(proposal.round))]);
    let Seating { by, tables, bye, .. } = Seating::of(&drawn, round)?;
    Ok(Reserve { round, by, seed, tables, bye })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documents::fixtures::{Plan, moment};
    use crate::domain::command::{Command, Insist, RoundCommand, decide};

    /// What the paper says is what the program draws afterwards with the seed on it.
    #[test]
    fn the_reserve_is_the_draw_made_with_its_seed() {
        for rounds in 0..=4 {
            let evening = Plan::of(12, rounds).play();
            let at = moment("2026-11-28T20:00:00+01:00");
            let parachute = Parachute::of(&evening.tournament, evening.session.history(), at);
            let Next::Reserve(reserve) = parachute.next else {
                assert_eq!((rounds, parachute.next), (4, Next::Finished));
                continue;
            };
            let (round, seed, rematches) = (reserve.round.get(), reserve.seed.clone(), Rematches::Allow);
            let (insist, apart) = (Insist::No, Apart::default());
            let command = Command::Rounds(RoundCommand::Draw { round, seed, at, rematches, insist, apart });
            let mut drawn = evening.tournament.clone();
            drawn.apply(&decide(&drawn, &command).unwrap().changes);
            assert_eq!(Seating::of(&drawn, reserve.round).unwrap().tables, reserve.tables);
        }
    }

    #[test]
    fn a_round_that_is_played_comes_first() {
        let mut evening = Plan::of(12, 1).play();
        evening.draw(2);
        evening.enter(2, |table| table != 4);
        let at = moment("2026-11-28T20:00:00+01:00");
        let parachute = Parachute::of(&evening.tournament, evening.session.history(), at);
        let four = TableNumber::new(4).unwrap();
        assert!(matches!(parachute.next, Next::Drawn { round, open } if round.get() == 2 && open == [four]));
    }
}
