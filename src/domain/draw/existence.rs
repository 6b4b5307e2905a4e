//! Whether any allowed set of matches exists at all (rules.md 7, step 7): a perfect matching in the graph of allowed
//! pairs. Chooses none.

use petgraph::algo::maximum_matching;
use petgraph::graph::UnGraph;

/// Whether `size` places can be paired so that no place meets one of its `forbidden` partners (ascending lists).
pub(super) fn allowed_set_exists(size: usize, forbidden: &[Vec<u32>]) -> bool {
    if !size.is_multiple_of(2) {
        return false;
    }
    // Dirac: where each place may meet at least half of all places, they can all be paired.
    let fewest = forbidden.iter().map(|partners| size - 1 - partners.len()).min().unwrap_or_default();
    if fewest * 2 >= size {
        return true;
    }
    let allowed = |&(a, b): &(u32, u32)| forbidden[a as usize].binary_search(&b).is_err();
    let places = u32::try_from(size).unwrap_or(u32::MAX);
    let pairs = (0..places).flat_map(|a| (a + 1..places).map(move |b| (a, b)));
    let graph = UnGraph::<(), (), u32>::from_edges(pairs.filter(allowed));
    graph.node_count() == size && maximum_matching(&graph).is_perfect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Tries every set of matches.
    fn brute(free: &mut Vec<u32>, forbidden: &[Vec<u32>]) -> bool {
        let Some(first) = free.pop() else { return true };
        for i in 0..free.len() {
            let other = free[i];
            if !forbidden[first as usize].contains(&other) {
                let mut rest = free.clone();
                rest.remove(i);
                if brute(&mut rest, forbidden) {
                    return true;
                }
            }
        }
        false
    }

    proptest! {
        #[test]
        fn agrees_with_trying_everything(half in 1usize..6, pairs in proptest::collection::vec((0u32..10, 0u32..10), 0..45)) {
            let size = half * 2;
            let mut forbidden = vec![Vec::new(); size];
            for (a, b) in pairs {
                if a != b && (a as usize) < size && (b as usize) < size {
                    forbidden[a as usize].push(b);
                    forbidden[b as usize].push(a);
                }
            }
            for list in &mut forbidden {
                list.sort_unstable();
                list.dedup();
            }
            let mut free = (0..u32::try_from(size).unwrap()).collect();
            prop_assert_eq!(allowed_set_exists(size, &forbidden), brute(&mut free, &forbidden));
        }
    }
}
