//! The rules of the tournament (rules.md), pure: no SQL, no window, no file, no clock, no chance, no French.
//!
//! In reading order: [`points`], [`ruleset`], [`team`], [`round`], [`sheet`], [`check`], [`penalty`], [`grant`], [`clock`] are
//! what there is;
//! [`tournament`] holds it; [`command`] is what can be wished and `decide` what comes of it: a list of [`change`]s or a
//! [`refusal`]; [`history`] is the changes made, [`milestone`] the steps worth a copy; [`ranking`] and [`draw`] are computed;
//! [`soundness`] is what must hold in any file.

pub mod change;
pub mod check;
pub mod clock;
pub mod command;
pub mod draw;
pub mod grant;
pub mod history;
pub mod ids;
pub mod milestone;
pub mod penalty;
pub mod points;
pub mod ranking;
pub mod refusal;
pub mod round;
pub mod ruleset;
pub mod sheet;
pub mod soundness;
pub mod team;
pub mod text;
pub mod tournament;

pub use change::{Change, Edit};
pub use check::Check;
pub use clock::RoundClock;
pub use grant::Grant;
pub use ids::{PenaltyId, RoundNumber, TableNumber, TeamNumber};
pub use penalty::Penalty;
pub use points::Points;
pub use refusal::Refusal;
pub use round::{Match, Moment, Round, Side};
pub use ruleset::Ruleset;
pub use team::Team;
pub use tournament::Tournament;
