//! How the projector is set on this computer: the pace of its pages, what it hides, its message. Always valid.

use crate::views::projector::Scores;
use serde::{Deserialize, Serialize};

/// All settings of the projector.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ProjectorSettings {
    /// Seconds a page is shown.
    pace: u32,
    /// Whether the final stays a surprise.
    pub scores: Scores,
    /// The free message; empty: none.
    pub message: String,
}

/// The paces there are, in seconds.
const LEAST: u32 = 4;
const MOST: u32 = 60;
const STEP: u32 = 2;
/// What fits on a screen in letters that are read at 10 m.
const MESSAGE: usize = 160;

impl Default for ProjectorSettings {
    fn default() -> Self {
        Self { pace: 12, scores: Scores::default(), message: String::new() }
    }
}

impl ProjectorSettings {
    /// Seconds a page is shown.
    pub fn pace(&self) -> u32 {
        self.pace.clamp(LEAST, MOST)
    }

    /// The same with pages shown longer.
    #[must_use]
    pub fn slower(self) -> Self {
        Self { pace: self.pace() + STEP, ..self }
    }

    /// The same with pages shown less long.
    #[must_use]
    pub fn faster(self) -> Self {
        Self { pace: self.pace().saturating_sub(STEP), ..self }
    }

    /// The same with the scores of the last round shown or hidden.
    #[must_use]
    pub fn with_scores(self, scores: Scores) -> Self {
        Self { scores, ..self }
    }

    /// The same with another message, cut where it would not fit.
    #[must_use]
    pub fn with_message(self, message: &str) -> Self {
        Self { message: message.trim().chars().take(MESSAGE).collect(), ..self }
    }
}
