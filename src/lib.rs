//! Atout runs jass tournaments.
pub mod domain;
pub mod exchange;
