//! Data of the domain as sentences: one file per kind. Every sentence says what is wrong and what to do.

mod audit;
mod checks;
mod clock;
mod consequences;
mod copies;
mod deeds;
mod doubts;
mod explain;
mod files;
mod journal;
mod lists;
mod permissions;
mod ranking;
mod refusals;
mod repairs;
mod ruleset;
mod sheets;
mod warnings;
