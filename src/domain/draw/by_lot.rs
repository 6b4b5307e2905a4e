//! The draw by lot, `jass-draw-1`, to the byte (rules.md 7, steps 1–7). Works on plain numbers: what a team is, and which
//! tables there are, it does not know.

use super::existence;
use super::stream::Stream;

/// The version of this procedure, part of every key. Any change of the outcome is a new version.
pub const VERSION: &str = "jass-draw-1";

/// What a draw is computed from.
#[derive(Debug, Clone)]
pub struct Lot<'a> {
    /// The numbers of the teams, ascending, none of them 0.
    pub numbers: &'a [u32],
    /// The seed.
    pub seed: &'a str,
    /// The round.
    pub round: u32,
    /// Pairs that may not meet, the lower number first.
    pub forbidden: &'a [(u32, u32)],
    /// Whether one team sits out.
    pub bye: bool,
    /// Who may not sit out.
    pub no_bye: &'a [u32],
}

/// What came out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// The matches in the order of the tables, team A first.
    pub pairs: Vec<(u32, u32)>,
    /// The team that sits out.
    pub bye: Option<u32>,
    /// How many shuffles were made.
    pub attempts: u32,
}

/// Why nothing came out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotDrawn {
    /// No set of matches is allowed.
    Impossible,
    /// There is an allowed set, but it did not come up.
    NotFound {
        /// How many shuffles were made.
        attempts: u32,
    },
}

/// Shuffles until a set of matches is allowed: throwing the whole shuffle away is what keeps every allowed set equally
/// likely.
///
/// # Errors
/// No allowed set exists, or none came up within the attempts of rules.md 7.
pub fn draw(lot: &Lot) -> Result<Drawn, NotDrawn> {
    let start = starting_list(lot);
    let forbidden = Forbidden::new(lot, &start);
    if !existence::allowed_set_exists(start.len(), &forbidden.partners) {
        return Err(NotDrawn::Impossible);
    }
    let mut shuffles = Shuffles::new(lot, start.len());
    let most = most_attempts(lot.numbers.len());
    for attempts in 1..=most {
        let places = shuffles.next();
        if places.chunks_exact(2).all(|pair| forbidden.allows(pair[0], pair[1])) {
            return Ok(matches(places, &start, attempts));
        }
    }
    Err(NotDrawn::NotFound { attempts: most })
}

/// Why shuffles were thrown away: of each of the first ones the first pair, in the order of the tables, that may not be;
/// one of 0 and a team is a team that may not sit out.
pub fn faults(lot: &Lot, attempts: u32) -> Vec<(u32, u32)> {
    let start = starting_list(lot);
    let forbidden = Forbidden::new(lot, &start);
    let mut shuffles = Shuffles::new(lot, start.len());
    let mut fault = || {
        let pair = shuffles.next().chunks_exact(2).find(|pair| !forbidden.allows(pair[0], pair[1]))?;
        Some((start[pair[0] as usize], start[pair[1] as usize]))
    };
    (0..attempts).filter_map(|_| fault()).collect()
}

/// What is shuffled (step 1): the teams ascending, with 0 in front where one sits out.
fn starting_list(lot: &Lot) -> Vec<u32> {
    lot.bye.then_some(0).into_iter().chain(lot.numbers.iter().copied()).collect()
}

/// One shuffle after the other, each from the list as it was, the stream going on (steps 5 and 7).
struct Shuffles {
    stream: Stream,
    unshuffled: Vec<u32>,
    places: Vec<u32>,
}

impl Shuffles {
    fn new(lot: &Lot, length: usize) -> Self {
        let unshuffled: Vec<u32> = (0u32..).take(length).collect();
        Self { stream: Stream::new(VERSION, lot.seed, lot.round), places: unshuffled.clone(), unshuffled }
    }

    /// The places of the list in their new order.
    fn next(&mut self) -> &[u32] {
        self.places.copy_from_slice(&self.unshuffled);
        self.stream.shuffle(&mut self.places);
        &self.places
    }
}

/// 200,000 shuffles, fewer for more than 100 teams (rules.md 7, step 7).
fn most_attempts(teams: usize) -> u32 {
    let teams = u32::try_from(teams).unwrap_or(u32::MAX);
    if teams > 100 { (20_000_000 / teams).max(1) } else { 200_000 }
}

fn matches(places: &[u32], numbers: &[u32], attempts: u32) -> Drawn {
    let mut drawn = Drawn { pairs: Vec::with_capacity(places.len() / 2), bye: None, attempts };
    for pair in places.chunks_exact(2) {
        match (numbers[pair[0] as usize], numbers[pair[1] as usize]) {
            (0, team) | (team, 0) => drawn.bye = Some(team),
            teams => drawn.pairs.push(teams),
        }
    }
    drawn
}

/// Which places of the list may not come together.
struct Forbidden {
    /// For each place, the places it may not meet, ascending.
    partners: Vec<Vec<u32>>,
}

impl Forbidden {
    fn new(lot: &Lot, start: &[u32]) -> Self {
        let mut partners = vec![Vec::new(); start.len()];
        let mut forbid = |a: u32, b: u32| {
            if let (Ok(a), Ok(b)) = (start.binary_search(&a), start.binary_search(&b)) {
                partners[a].extend(u32::try_from(b));
                partners[b].extend(u32::try_from(a));
            }
        };
        lot.forbidden.iter().for_each(|&(a, b)| forbid(a, b));
        if lot.bye {
            lot.no_bye.iter().for_each(|&team| forbid(0, team));
        }
        for list in &mut partners {
            list.sort_unstable();
            list.dedup();
        }
        Self { partners }
    }

    fn allows(&self, a: u32, b: u32) -> bool {
        self.partners[a as usize].binary_search(&b).is_err()
    }
}
