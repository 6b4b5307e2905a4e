//! Teams wished apart in a draw by lot: named pairs, or all of one club. A wish is added to the forbidden pairs; where it
//! cannot be granted, it is named. Ranked rounds take no wishes: they follow the ranking.

use super::DrawRefusal;
use super::by_lot::NotDrawn;
use crate::domain::{Refusal, TeamNumber, Tournament, text};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Who is wished apart in one draw.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Apart {
    /// Whether teams of one club are.
    pub clubs: Clubs,
    /// Teams that are, by number.
    pub pairs: Vec<(u32, u32)>,
}

/// Whether teams of one club may meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clubs {
    /// They may.
    #[default]
    Mixed,
    /// Not in this draw.
    Apart,
}

impl Apart {
    /// Whether nothing is wished.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The pairs of present teams that are wished apart, the lower number first, ascending.
    ///
    /// # Errors
    /// A team does not exist, or is wished apart from itself.
    pub(super) fn among(
        &self,
        tournament: &Tournament,
        present: &[TeamNumber],
    ) -> Result<Vec<(TeamNumber, TeamNumber)>, Refusal> {
        let mut pairs = Vec::new();
        for &(one, other) in &self.pairs {
            let (one, other) = (tournament.team(one)?.number, tournament.team(other)?.number);
            if one == other {
                return Err(DrawRefusal::ApartFromItself { team: one }.into());
            }
            pairs.push((one.min(other), one.max(other)));
        }
        if self.clubs == Clubs::Apart {
            for members in clubs(tournament, present).values() {
                pairs.extend(
                    members.iter().enumerate().flat_map(|(i, &one)| members[i + 1..].iter().map(move |&other| (one, other))),
                );
            }
        }
        pairs.retain(|(one, other)| present.contains(one) && present.contains(other));
        pairs.sort_unstable();
        pairs.dedup();
        Ok(pairs)
    }

    /// The refusal that names the wish: the largest club where clubs are wished apart, and the pairs.
    pub(super) fn refused(&self, tournament: &Tournament, present: &[TeamNumber], why: NotDrawn) -> DrawRefusal {
        let clubs = if self.clubs == Clubs::Apart { clubs(tournament, present) } else { BTreeMap::new() };
        let largest = clubs.into_values().filter(|members| members.len() > 1).max_by_key(Vec::len);
        let club = largest.and_then(|members| {
            let club = tournament.teams.get(members.first()?)?.club.clone();
            Some((club, members.len()))
        });
        let attempts = match why {
            NotDrawn::Impossible => None,
            NotDrawn::NotFound { attempts } => Some(attempts),
        };
        DrawRefusal::WishImpossible { attempts, club, pairs: self.pairs.clone(), present: present.len() }
    }
}

/// The present teams of each club.
fn clubs(tournament: &Tournament, present: &[TeamNumber]) -> BTreeMap<String, Vec<TeamNumber>> {
    let mut clubs: BTreeMap<String, Vec<TeamNumber>> = BTreeMap::new();
    for team in present.iter().filter_map(|number| tournament.teams.get(number)).filter(|team| !team.club.is_empty()) {
        clubs.entry(text::fold(&team.club)).or_default().push(team.number);
    }
    clubs
}
