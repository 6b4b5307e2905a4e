//! How a sheet counts under the formula `pot` (rules.md 1–4): both teams share the points of the deals played. All that
//! is special to this formula stands here and in [`super::wrong_sum`]. Does not add rounds up: that is `ranking`.

use super::{Absent, Content, Sheet, Typed};
use crate::domain::ruleset::{CapExcess, Ruleset};
use crate::domain::{Points, Side};

/// What one match counts for both teams, step by step, in points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// What each team gets for the deals not played.
    pub share: Points,
    /// Typed points and share.
    pub real: [Points; 2],
    /// What counts after the cap.
    pub counted: [Points; 2],
}

impl Tally {
    /// Whether the cap took something from this side.
    pub fn is_capped(&self, side: Side) -> bool {
        self.counted[side as usize] < self.real[side as usize]
    }
}

/// What the sum of both numbers must be: 157 for each deal completed (rules.md 2).
pub fn expected_sum(rules: &Ruleset, deals: u32) -> Points {
    rules.points_of(deals)
}

/// Whether a sheet's sum is right.
pub fn sum_is_right(rules: &Ruleset, typed: &Typed) -> bool {
    Points::whole(i64::from(typed.sum())) == expected_sum(rules, typed.deals)
}

/// What a played match counts (rules.md 3 and 4). The sum is taken to be right.
pub fn tally(rules: &Ruleset, typed: &Typed) -> Tally {
    let unplayed = rules.pot() - rules.points_of(typed.deals);
    let share = Points::from_halves(unplayed.halves() / 2);
    let real = typed.points.map(|points| Points::whole(i64::from(points)) + share);
    Tally { share, real, counted: capped(rules, real) }
}

/// What each side counts after a forfeit (rules.md 9): no cap, no sum.
pub fn forfeit(rules: &Ruleset, absent: Absent) -> [Points; 2] {
    let present = rules.award(rules.forfeit_points);
    match absent {
        Absent::A => [Points::ZERO, present],
        Absent::B => [present, Points::ZERO],
        Absent::Both => [Points::ZERO; 2],
    }
}

/// What each side counts from a sheet that is in; `None` for one that counts for nothing.
pub fn counted(rules: &Ruleset, sheet: &Sheet) -> Option<[Points; 2]> {
    sheet.is_in().then(|| match &sheet.content {
        Content::Played(typed) => tally(rules, typed).counted,
        Content::Forfeit(absent) => forfeit(rules, *absent),
    })
}

/// The cap (rules.md 4). Exactly the cap is not capped.
fn capped(rules: &Ruleset, real: [Points; 2]) -> [Points; 2] {
    let Some(cap) = rules.cap else { return real };
    let excess = real.map(|points| (points - cap).max(Points::ZERO));
    let below = [real[0] - excess[0], real[1] - excess[1]];
    match rules.cap_excess {
        CapExcess::Lost => below,
        CapExcess::Opponents => [below[0] + excess[1], below[1] + excess[0]],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::ruleset::geneve;
    use proptest::prelude::*;

    fn halves(points: [Points; 2]) -> [i64; 2] {
        points.map(Points::halves)
    }

    /// (points A, points B, deals) → share, real, counted, all in half points, under the regulations as they are.
    #[test]
    fn sheets_count_as_the_regulations_say() {
        for (a, b, deals, share, real, counted) in [
            (1340, 1172, 16, 0, [2680, 2344], [2680, 2344]),
            (0, 2512, 16, 0, [0, 5024], [0, 3400]),
            (1256, 1256, 16, 0, [2512, 2512], [2512, 2512]),
            (1700, 812, 16, 0, [3400, 1624], [3400, 1624]),
            (1701, 811, 16, 0, [3402, 1622], [3400, 1622]),
            (1100, 941, 13, 471, [2671, 2353], [2671, 2353]),
            (0, 0, 0, 2512, [2512, 2512], [2512, 2512]),
            (1700, 655, 15, 157, [3557, 1467], [3400, 1467]),
        ] {
            let typed = Typed { points: [a, b], deals };
            assert!(sum_is_right(&geneve(), &typed), "{typed:?}");
            let tally = tally(&geneve(), &typed);
            assert_eq!((tally.share.halves(), halves(tally.real), halves(tally.counted)), (share, real, counted), "{typed:?}");
        }
    }

    #[test]
    fn the_excess_is_lost_or_goes_to_the_opponents() {
        let typed = Typed { points: [1800, 712], deals: 16 };
        for (key, value, counted) in
            [("cap_excess", "lost", [1700, 712]), ("cap_excess", "opponents", [1700, 812]), ("cap", "none", [1800, 712])]
        {
            let rules = geneve().with(&[(key, value)]).unwrap();
            assert_eq!(tally(&rules, &typed).counted, counted.map(Points::whole), "{key} = {value}");
        }
    }

    #[test]
    fn a_forfeit_gives_half_the_pot_to_who_is_there() {
        assert_eq!(halves(forfeit(&geneve(), Absent::A)), [0, 2512]);
        assert_eq!(halves(forfeit(&geneve(), Absent::B)), [2512, 0]);
        assert_eq!(halves(forfeit(&geneve(), Absent::Both)), [0, 0]);
    }

    proptest! {
        /// A sheet is right exactly when its sum is, and what is real always makes the pot.
        #[test]
        fn right_sheets_make_the_pot(a in 0u32..2600, b in 0u32..2600, deals in 0u32..=16) {
            let typed = Typed { points: [a, b], deals };
            prop_assert_eq!(sum_is_right(&geneve(), &typed), a + b == 157 * deals);
            let typed = Typed { points: [a.min(157 * deals), (157 * deals) - a.min(157 * deals)], deals };
            let tally = tally(&geneve(), &typed);
            prop_assert_eq!(tally.real[0] + tally.real[1], geneve().pot());
            let opponents = geneve().with(&[("cap_excess", "opponents")]).unwrap();
            let kept = super::tally(&opponents, &typed).counted;
            prop_assert_eq!(kept[0] + kept[1], geneve().pot());
        }
    }
}
