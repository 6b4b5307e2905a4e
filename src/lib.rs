//! Atout runs jass tournaments.
