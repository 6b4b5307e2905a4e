//! Whose turn it is: which page is shown now, when the next one comes, and how far the final ranking is unveiled. Asks no
//! clock: it is told the time.

use super::grid::Screen;
use super::pages::{Kind, Page};
use super::{Hall, Ranks, Secret};
use crate::domain::Moment;

/// What is shown, and since when.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Turn {
    wanted: Wanted,
    page: usize,
    turned_at: Option<Moment>,
    pace: Going,
    /// How many teams of the final ranking are unveiled, from the last on; `None` while nobody began.
    unveiled: Option<usize>,
}

/// What the organiser wants to be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Wanted {
    /// What people want to know now, page after page.
    #[default]
    ByTurns,
    /// The pages of one kind alone.
    Only(Kind),
}

/// Whether pages turn by themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Going {
    /// They do.
    #[default]
    On,
    /// One is pinned.
    Stopped,
}

/// What shall be done with the pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TurnWish {
    /// The next page.
    Next,
    /// The page before.
    Previous,
    /// Pin the page, or let them turn again.
    StopOrGo,
    /// Other pages.
    Show(Wanted),
    /// Unveil the next team of the final ranking.
    UnveilOne,
    /// Unveil the rest of the page.
    UnveilPage,
}

/// What is to be seen at a moment.
#[derive(Debug, Clone, PartialEq)]
pub struct Now {
    /// All pages of the turn.
    pub pages: Vec<Page>,
    /// Which of them is shown.
    pub index: usize,
    /// From which row on the ranking is unveiled: the first of those that are seen.
    pub seen_from: usize,
    /// In how many seconds the next page comes; `None` where none does.
    pub next_in: Option<i64>,
}

impl Turn {
    /// What the organiser wants to be shown.
    pub fn wanted(&self) -> Wanted {
        self.wanted
    }

    /// Whether pages turn by themselves.
    pub fn going(&self) -> Going {
        self.pace
    }

    /// Turns the page if it is time, and says what is to be seen.
    pub fn look(&mut self, hall: &Hall, has_message: bool, screen: Screen, pace: u32, now: Moment) -> Now {
        if hall.ranking.as_ref().is_none_or(|ranks| !ranks.is_final) {
            self.unveiled = None;
        }
        let (pages, seen_from) = self.pages(hall, has_message, screen);
        let pace = i64::from(pace.max(1));
        let since = self.turned_at.map(|at| (now - at).num_seconds()).filter(|since| *since >= 0);
        match since {
            Some(since) if since >= pace && self.turns(&pages) => self.go_to(self.page + 1, now),
            Some(_) => {}
            None => self.turned_at = Some(now),
        }
        self.page = if self.page < pages.len() { self.page } else { 0 };
        let shown_for = self.turned_at.map_or(0, |at| (now - at).num_seconds());
        let next_in = self.turns(&pages).then_some((pace - shown_for).max(1));
        Now { index: self.page, pages, seen_from, next_in }
    }

    /// Does what is wished, on the pages that are to be seen.
    pub fn wish(&mut self, wish: TurnWish, hall: &Hall, seen: &[Page], now: Moment) {
        let last = seen.len().saturating_sub(1);
        match wish {
            TurnWish::Next => self.go_to(if self.page >= last { 0 } else { self.page + 1 }, now),
            TurnWish::Previous => self.go_to(self.page.checked_sub(1).unwrap_or(last), now),
            TurnWish::StopOrGo => {
                self.pace = if self.pace == Going::On { Going::Stopped } else { Going::On };
                self.turned_at = Some(now);
            }
            TurnWish::Show(wanted) => {
                self.wanted = wanted;
                self.pace = Going::On;
                self.go_to(0, now);
            }
            TurnWish::UnveilOne => self.unveil(hall, |_, unveiled| unveiled + 1, now),
            TurnWish::UnveilPage => {
                let per_page = seen.iter().find_map(|page| page.rows.as_ref()).map_or(1, |(grid, _)| grid.per_page);
                self.unveil(hall, |ranks, unveiled| rest_of_page(ranks.rows.len(), unveiled, per_page), now);
            }
        }
    }

    /// The pages of the turn, and the first row of the ranking that is seen. While it is unveiled there is one page alone: the
    /// one with the team unveiled last.
    fn pages(&self, hall: &Hall, has_message: bool, screen: Screen) -> (Vec<Page>, usize) {
        let kinds = self.kinds(hall, has_message);
        let of = |kind: &Kind| hall.pages(*kind, screen);
        let veiled = self.veiled(hall);
        if veiled == 0 || !kinds.contains(&Kind::Ranking) {
            return (kinds.iter().flat_map(of).collect(), 0);
        }
        let last = hall.ranking.as_ref().map_or(0, |ranks| ranks.rows.len().saturating_sub(1));
        let seen = veiled.min(last);
        let holds = |page: &Page| page.rows.as_ref().is_some_and(|(_, rows)| rows.contains(&seen));
        (hall.pages(Kind::Ranking, screen).into_iter().filter(holds).collect(), veiled)
    }

    /// How many rows of the ranking, from the first on, nobody may see yet.
    fn veiled(&self, hall: &Hall) -> usize {
        let Some(ranks) = hall.ranking.as_ref().filter(|ranks| ranks.is_final) else { return 0 };
        match (self.unveiled, hall.secret) {
            (Some(unveiled), _) => ranks.rows.len().saturating_sub(unveiled),
            (None, Secret::Final) => ranks.rows.len(),
            (None, _) => 0,
        }
    }

    fn kinds(&self, hall: &Hall, has_message: bool) -> Vec<Kind> {
        let mut kinds = match (self.wanted, &hall.seats) {
            (Wanted::Only(kind), _) => return vec![kind],
            (Wanted::ByTurns, None) => Vec::new(),
            (Wanted::ByTurns, Some(seats)) if seats.is_played && hall.ranking.is_some() => vec![Kind::Ranking],
            (Wanted::ByTurns, Some(_)) => vec![Kind::Tables, Kind::Teams],
        };
        if has_message || kinds.is_empty() {
            kinds.push(Kind::Message);
        }
        kinds
    }

    fn turns(&self, pages: &[Page]) -> bool {
        self.pace == Going::On && pages.len() > 1
    }

    fn go_to(&mut self, page: usize, now: Moment) {
        self.page = page;
        self.turned_at = Some(now);
    }

    fn unveil(&mut self, hall: &Hall, next: impl FnOnce(&Ranks, usize) -> usize, now: Moment) {
        let Some(ranks) = hall.ranking.as_ref().filter(|ranks| ranks.is_final) else { return };
        // The first wish only draws the veil, where it is not drawn yet.
        let unveiled = match (self.unveiled, hall.secret) {
            (Some(unveiled), _) => next(ranks, unveiled).min(ranks.rows.len()),
            (None, Secret::Final) => next(ranks, 0),
            (None, _) => 0,
        };
        let is_done = unveiled == ranks.rows.len();
        self.unveiled = Some(unveiled);
        self.wanted = Wanted::Only(Kind::Ranking);
        self.pace = if is_done { Going::On } else { self.pace };
        self.go_to(0, now);
    }
}

/// So many are unveiled when the page with the next team is.
fn rest_of_page(rows: usize, unveiled: usize, per_page: usize) -> usize {
    let next = rows.saturating_sub(unveiled + 1);
    rows - next / per_page * per_page
}
