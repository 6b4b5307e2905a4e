//! What a wrong sum may mean (rules.md 8): the difference, what would be right on either side, the likeliest reasons.
//! Gives data, no sentence.

use super::Typed;
use crate::domain::ruleset::Ruleset;

/// Why a sheet's sum is not what it should be. Points are whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongSum {
    /// What was typed.
    pub typed: Typed,
    /// What the sum should be.
    pub expected: u32,
    /// The sum less what it should be.
    pub difference: i64,
    /// What A should be if B is right, and B if A is, where that is possible.
    pub right: [Option<u32>; 2],
    /// At most three, the likeliest first.
    pub reasons: Vec<Reason>,
}

/// One thing that may have gone wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// The same number was typed twice.
    SameNumberTwice,
    /// This number is over the pot: a digit too many.
    OverThePot(u32),
    /// So many deals were left out.
    DealsLeftOut(u32),
    /// So many deals were counted twice.
    DealsCountedTwice(u32),
    /// The sum is right for so many deals: did time run out?
    FewerDeals(u32),
    /// So many matches (all tricks) were written with a bonus of 100.
    MatchBonus(u32),
    /// The last trick was forgotten in so many deals.
    LastTrickForgotten(u32),
    /// The last trick was counted twice in so many deals.
    LastTrickTwice(u32),
    /// Two neighbouring digits are swapped: the number typed and what it becomes, for A and for B where it fits.
    DigitsSwapped([Option<(u32, u32)>; 2]),
    /// One digit is wrong: that of the thousands (1000), hundreds (100), tens (10) or units (1).
    OneDigit(u32),
}

/// The points of the last trick, part of the points of a deal.
const LAST_TRICK: i64 = 5;
/// What a match (all tricks) brings in other games of jass.
const MATCH_BONUS: i64 = 100;
/// How many reasons are told.
const TOLD: usize = 3;

/// Explains a wrong sum; `None` where it is right.
pub fn explain(rules: &Ruleset, typed: &Typed) -> Option<WrongSum> {
    let expected = typed.deals * rules.points_per_deal;
    let difference = i64::from(typed.sum()) - i64::from(expected);
    if difference == 0 {
        return None;
    }
    let pot = rules.deals_per_match * rules.points_per_deal;
    let [a, b] = typed.points;
    let right = [b, a].map(|other| expected.checked_sub(other).filter(|&points| points <= pot));
    let mut reasons = Vec::new();
    let mut tell = |reason: Option<Reason>| reasons.extend(reason);

    tell((a == b).then_some(Reason::SameNumberTwice));
    tell([a, b].into_iter().find(|&points| points > pot).map(Reason::OverThePot));
    let deals = times(difference, i64::from(rules.points_per_deal));
    tell(deals.map(|n| if difference < 0 { Reason::DealsLeftOut(n) } else { Reason::DealsCountedTwice(n) }));
    tell(deals.filter(|_| difference < 0).and_then(|n| typed.deals.checked_sub(n)).map(Reason::FewerDeals));
    let in_some_deals = |step| times(difference, step).filter(|&m| m <= rules.deals_per_match);
    tell(in_some_deals(MATCH_BONUS).filter(|_| difference > 0).map(Reason::MatchBonus));
    tell(
        in_some_deals(LAST_TRICK).map(|m| if difference < 0 { Reason::LastTrickForgotten(m) } else { Reason::LastTrickTwice(m) }),
    );
    tell(times(difference, 9).and_then(|_| swapped_digits(typed.points, right)));
    tell([1000, 100, 10, 1].into_iter().find(|&digit| difference.abs() == i64::from(digit)).map(Reason::OneDigit));

    reasons.truncate(TOLD);
    Some(WrongSum { typed: *typed, expected, difference, right, reasons })
}

/// How many times `step` the difference is, either way, where it is a whole number of times.
fn times(difference: i64, step: i64) -> Option<u32> {
    (difference % step == 0).then(|| u32::try_from(difference.abs() / step).ok()).flatten()
}

/// The numbers in which two neighbouring digits, swapped, make the sum right.
fn swapped_digits(points: [u32; 2], right: [Option<u32>; 2]) -> Option<Reason> {
    let fits =
        |side: usize| right[side].filter(|&wanted| swaps(points[side]).contains(&wanted)).map(|wanted| (points[side], wanted));
    let fitting = [fits(0), fits(1)];
    fitting.iter().any(Option::is_some).then_some(Reason::DigitsSwapped(fitting))
}

/// Every number that comes of swapping two neighbouring digits.
pub(super) fn swaps(number: u32) -> Vec<u32> {
    let digits = number.to_string().into_bytes();
    let swap = |i: usize| {
        let mut swapped = digits.clone();
        swapped.swap(i, i + 1);
        swapped.into_iter().fold(0, |n, digit| n * 10 + u32::from(digit - b'0'))
    };
    (0..digits.len() - 1).map(swap).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::ruleset::geneve;

    #[test]
    fn a_right_sum_needs_no_reason() {
        assert_eq!(explain(&geneve(), &Typed { points: [0, 2512], deals: 16 }), None);
        assert_eq!(explain(&geneve(), &Typed { points: [1100, 941], deals: 13 }), None);
    }

    /// (points, deals) → difference, right numbers, reasons.
    #[test]
    fn reasons_are_those_of_the_table_in_its_order() {
        use Reason::*;
        let check = |points, deals, difference, right, reasons: &[Reason]| {
            let wrong = explain(&geneve(), &Typed { points, deals }).unwrap();
            assert_eq!((wrong.difference, wrong.right, wrong.reasons.as_slice()), (difference, right, reasons), "{points:?}");
        };
        check([1340, 1340], 16, 168, [Some(1172), Some(1172)], &[SameNumberTwice]);
        check([13400, 1172], 16, 12060, [Some(1340), None], &[OverThePot(13400)]);
        check([1340, 1015], 16, -157, [Some(1497), Some(1172)], &[DealsLeftOut(1), FewerDeals(15)]);
        check([1340, 1329], 16, 157, [Some(1183), Some(1172)], &[DealsCountedTwice(1)]);
        check([1440, 1172], 16, 100, [Some(1340), Some(1072)], &[MatchBonus(1), OneDigit(100)]);
        check([1345, 1172], 16, 5, [Some(1340), Some(1167)], &[LastTrickTwice(1)]);
        check([1340, 1162], 16, -10, [Some(1350), Some(1172)], &[LastTrickForgotten(2), OneDigit(10)]);
        check([1430, 1172], 16, 90, [Some(1340), Some(1082)], &[DigitsSwapped([Some((1430, 1340)), None])]);
        check([1341, 1172], 16, 1, [Some(1340), Some(1171)], &[OneDigit(1)]);
        check([2340, 1172], 16, 1000, [Some(1340), Some(172)], &[MatchBonus(10), OneDigit(1000)]);
        check([0, 0], 16, -2512, [Some(2512), Some(2512)], &[SameNumberTwice, DealsLeftOut(16), FewerDeals(0)]);
        check([2512, 157], 16, 157, [Some(2355), Some(0)], &[DealsCountedTwice(1)]);
        check([3, 0], 0, 3, [Some(0), None], &[]);
    }

    #[test]
    fn a_swap_is_named_only_where_it_makes_the_sum_right() {
        let reasons = |points| explain(&geneve(), &Typed { points, deals: 16 }).unwrap().reasons;
        assert_eq!(reasons([1340, 1181]), [], "9 too many, but no swap is right");
        assert_eq!(reasons([1340, 1127]), [Reason::LastTrickForgotten(9), Reason::DigitsSwapped([None, Some((1127, 1172))])]);
        assert_eq!(reasons([9, 2512]), [], "a single digit has no neighbour");
    }
}
