//! Atout runs jass tournaments.
pub mod domain;
