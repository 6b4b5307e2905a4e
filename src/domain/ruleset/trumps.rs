//! The trump of each deal: the usual order, and whether an order is fair to the four who deal in turn. What a trump is
//! worth in play, no program needs to know.

use super::{Ruleset, Suit};

/// The suits in their usual order.
const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

/// How many deal in turn.
const DEALERS: u32 = 4;

/// ♠ ♥ ♦ ♣ in quarters of equal length as far as possible; the first ones take what is left over.
pub(super) fn quarters(deals: u32) -> Vec<Suit> {
    (0u32..).zip(SUITS).flat_map(|(i, suit)| std::iter::repeat_n(suit, (deals / 4 + u32::from(i < deals % 4)) as usize)).collect()
}

/// Who deals a deal, both from 1: the four take turns in one order for the whole match.
pub fn dealer_of(deal: u32) -> u32 {
    (deal - 1) % DEALERS + 1
}

impl Ruleset {
    /// A dealer, from 1, who has one suit for trump more than once as often as another one: with 16 deals each of the
    /// four should deal every suit once (♠♥♦♣ over and over would give the first dealer spades four times). `None` where
    /// the trumps are even, whatever the number of deals.
    pub fn uneven_dealer(&self) -> Option<u32> {
        (1..=DEALERS).find(|&dealer| {
            let dealt: Vec<Suit> =
                (1..).zip(&self.trumps).filter(|(deal, _)| dealer_of(*deal) == dealer).map(|(_, &trump)| trump).collect();
            let counts = SUITS.map(|suit| dealt.iter().filter(|&&trump| trump == suit).count());
            counts.iter().any(|many| counts.iter().any(|few| *many > few + 1))
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::domain::ruleset::geneve;

    #[test]
    fn the_usual_order_is_even_for_any_number_of_deals() {
        for deals in 1..=64 {
            let rules = geneve().with(&[("deals_per_match", deals.to_string()), ("cap", "none".into())]).unwrap();
            assert_eq!((rules.trumps.len(), rules.uneven_dealer()), (deals, None), "{deals} deals");
        }
    }

    #[test]
    fn an_order_that_wrongs_a_dealer_is_found() {
        for (trumps, dealer) in [
            ("SSSSHHHHDDDDCCCC", None),
            ("CCCCDDDDHHHHSSSS", None),
            ("SHDCHDCSDCSHCSHD", None),
            ("SHDCSHDCSHDCSHDC", Some(1)),
            ("SSSSHHHHDDDDCCCS", Some(4)),
            ("SSSSHSHHDDDDCCCC", Some(2)),
        ] {
            assert_eq!(geneve().with(&[("trumps", trumps)]).unwrap().uneven_dealer(), dealer, "{trumps}");
        }
    }
}
