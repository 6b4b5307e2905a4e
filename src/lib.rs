//! Atout runs jass tournaments.

pub mod documents;
