//! Atout runs jass tournaments.
pub mod domain;
pub mod i18n;
pub mod session;
pub mod store;
pub mod views;
