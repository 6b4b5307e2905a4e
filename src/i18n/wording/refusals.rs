//! Refusals as sentences.

use crate::domain::draw::DrawRefusal;
use crate::domain::refusal::{MayInsist, NotPlaying};
use crate::domain::team::DepartureKind;
use crate::domain::text::Field;
use crate::domain::{Refusal, RoundNumber, TableNumber};
use crate::i18n::{Words, date, number};
use crate::say;

impl Words {
    /// Why a command is refused, and what to do. Several entries of a list are several lines.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Entries(refused) => {
                let sentences: Vec<_> = refused.iter().map(|(i, refusal)| (i + 1, self.refusal(refusal))).collect();
                self.lines_refused(&sentences)
            }
            Refusal::ControlCharacter { .. }
            | Refusal::TextTooLong { .. }
            | Refusal::NameMissing
            | Refusal::ReasonMissing
            | Refusal::NothingGiven
            | Refusal::NothingToUndo
            | Refusal::NothingToRedo => self.text_refusal(refusal),
            Refusal::AmountOutOfRange
            | Refusal::Ruleset(_)
            | Refusal::UnevenTrumps { .. }
            | Refusal::RoundsAlreadyDrawn { .. }
            | Refusal::TeamsAlreadyRegistered { .. }
            | Refusal::SheetWouldBeImpossible { .. } => self.event_refusal(refusal),
            Refusal::NoSuchTable { .. }
            | Refusal::TooManyDeals { .. }
            | Refusal::PointsOutOfRange { .. }
            | Refusal::WrongSum(_)
            | Refusal::SheetIn { .. }
            | Refusal::WinnerTicked { .. }
            | Refusal::NoSecondEntry
            | Refusal::NothingToCheck { .. }
            | Refusal::NoDifference { .. }
            | Refusal::EntryTwice { .. }
            | Refusal::SameTable { .. }
            | Refusal::ForfeitStays { .. }
            | Refusal::NoSheets { .. }
            | Refusal::NotInRound { .. }
            | Refusal::NoPoints
            | Refusal::NoSuchPenalty { .. }
            | Refusal::StandsInRound { .. }
            | Refusal::GrantOutOfRange { .. }
            | Refusal::HasGrant { .. }
            | Refusal::NoSuchGrant { .. }
            | Refusal::NoPenaltyLeft { .. } => self.sheet_refusal(refusal),
            Refusal::NoSuchTeam { .. }
            | Refusal::TeamNumberOutOfRange { .. }
            | Refusal::NumberTaken { .. }
            | Refusal::NoNumberLeft
            | Refusal::NameOrPlayersMissing
            | Refusal::TooManyPlayers { .. }
            | Refusal::NameTaken { .. }
            | Refusal::Full { .. }
            | Refusal::RegistrationClosed { .. }
            | Refusal::TeamIsDrawn { .. }
            | Refusal::NoSuchFixedTable { .. }
            | Refusal::AlreadyLeft { .. }
            | Refusal::AlreadyPlayed { .. }
            | Refusal::NotAway { .. }
            | Refusal::NoSuchPlayer { .. }
            | Refusal::SubstituteMissing => self.team_refusal(refusal),
            Refusal::Draw(refusal) => self.draw_refusal(refusal),
            Refusal::Clock(refusal) => self.clock_refusal(refusal),
            _ => self.round_refusal(refusal),
        }
    }

    /// « partie 2, table 17 », several rounds apart: « partie 1 : table 3 ; partie 2 : tables 4 et 5 ».
    pub fn places(&self, places: &[(RoundNumber, TableNumber)]) -> String {
        let in_round = |places: &[(RoundNumber, TableNumber)]| {
            let tables = self.list(places.iter().map(|(_, table)| table));
            say!(self, "places-of-round", round = places[0].0, count = places.len(), tables = tables)
        };
        places.chunk_by(|a, b| a.0 == b.0).map(in_round).collect::<Vec<_>>().join(" ; ")
    }

    fn text_refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::ControlCharacter { field } => say!(self, "refusal-control-character", field = self.field(*field)),
            Refusal::TextTooLong { field, length, most } => {
                say!(self, "refusal-text-too-long", field = self.field(*field), length = *length, most = *most)
            }
            Refusal::NameMissing => say!(self, "refusal-name-missing"),
            Refusal::ReasonMissing => say!(self, "refusal-reason-missing"),
            Refusal::NothingGiven => say!(self, "refusal-nothing-given"),
            Refusal::NothingToRedo => say!(self, "refusal-nothing-to-redo"),
            _ => say!(self, "refusal-nothing-to-undo"),
        }
    }

    fn event_refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Ruleset(fault) => self.ruleset_fault(fault),
            Refusal::UnevenTrumps { dealer } => say!(self, "refusal-uneven-trumps", dealer = dealer.to_string()),
            Refusal::RoundsAlreadyDrawn { drawn } => say!(self, "refusal-rounds-already-drawn", drawn = *drawn),
            Refusal::TeamsAlreadyRegistered { registered } => {
                say!(self, "refusal-teams-already-registered", registered = *registered)
            }
            Refusal::SheetWouldBeImpossible { round, table } => {
                say!(self, "refusal-sheet-would-be-impossible", round = *round, table = *table)
            }
            _ => say!(self, "refusal-amount-out-of-range"),
        }
    }

    fn team_refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::NoSuchTeam { team } => say!(self, "refusal-no-such-team", team = team.to_string()),
            Refusal::TeamNumberOutOfRange { number } => say!(self, "refusal-team-number", number = number.to_string()),
            Refusal::NumberTaken { number, by, free: Some(free) } => {
                say!(self, "refusal-number-taken", number = *number, by = by, free = *free)
            }
            Refusal::NameOrPlayersMissing => say!(self, "refusal-name-or-players-missing"),
            Refusal::TooManyPlayers { given } => say!(self, "refusal-too-many-players", given = *given),
            Refusal::NameTaken { name, by } => say!(self, "refusal-name-taken", name = name, by = *by),
            Refusal::Full { max } => say!(self, "refusal-full", max = *max),
            Refusal::RegistrationClosed { round } => say!(self, "refusal-registration-closed", round = *round),
            Refusal::TeamIsDrawn { team } => say!(self, "refusal-team-is-drawn", team = *team),
            Refusal::AlreadyLeft { team, departure } => match departure.kind {
                DepartureKind::Withdrawn => say!(self, "refusal-already-left", team = *team, from = departure.from),
                DepartureKind::Disqualified => say!(self, "refusal-already-disqualified", team = *team),
            },
            Refusal::AlreadyPlayed { team, round, table } => {
                say!(self, "refusal-already-played", team = *team, round = *round, table = *table)
            }
            Refusal::NotAway { team, round } => say!(self, "refusal-not-away", team = *team, round = *round),
            Refusal::NoSuchPlayer { team, player, players } => {
                let players = if players.is_empty() { "–".to_owned() } else { self.list(players) };
                say!(self, "refusal-no-such-player", team = *team, player = player, players = players)
            }
            Refusal::SubstituteMissing => say!(self, "refusal-substitute-missing"),
            Refusal::NoSuchFixedTable { table } => say!(self, "refusal-no-such-fixed-table", table = table.to_string()),
            _ => say!(self, "refusal-no-number-left"),
        }
    }

    fn round_refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::NoSuchRound { round, last } => say!(self, "refusal-no-such-round", round = round.to_string(), last = *last),
            Refusal::RoundNotDrawn { round } => say!(self, "refusal-round-not-drawn", round = *round),
            Refusal::AlreadyDrawn { round, at } => say!(self, "refusal-already-drawn", round = *round, at = date::time(at)),
            Refusal::EarlierRoundNotDrawn { round, missing } => {
                say!(self, "refusal-earlier-round-not-drawn", round = *round, missing = *missing)
            }
            Refusal::SheetsOpen { round, open, insist } => {
                let (count, places) = (open.len(), self.places(open));
                match insist {
                    MayInsist::Yes => say!(self, "refusal-sheets-open-lot", round = *round, count = count, places = places),
                    MayInsist::No => say!(self, "refusal-sheets-open-ranking", round = *round, count = count, places = places),
                }
            }
            Refusal::ChecksOpen { round, open, insist } => {
                let (count, places) = (open.len(), self.places(open));
                match insist {
                    MayInsist::Yes => say!(self, "refusal-checks-open-lot", round = *round, count = count, places = places),
                    MayInsist::No => say!(self, "refusal-checks-open-ranking", round = *round, count = count, places = places),
                }
            }
            Refusal::NotTheLastRound { round, last } => say!(self, "refusal-not-the-last-round", round = *round, last = *last),
            Refusal::RoundHasSheets { round, sheets } => say!(self, "refusal-round-has-sheets", round = *round, sheets = *sheets),
            Refusal::AgainstItself { team } => say!(self, "refusal-against-itself", team = *team),
            Refusal::PairedTwice { team } => say!(self, "refusal-paired-twice", team = *team),
            Refusal::TableTwice { table } => say!(self, "refusal-table-twice", table = *table),
            Refusal::TableOutOfRange { table } => say!(self, "refusal-table-out-of-range", table = table.to_string()),
            Refusal::MatchWithoutTable => say!(self, "refusal-match-without-table"),
            Refusal::DoesNotPlay { team, why } => match why {
                NotPlaying::Waiting => say!(self, "refusal-team-waits", team = *team),
                NotPlaying::Absent => say!(self, "refusal-team-absent", team = *team),
                NotPlaying::Left => say!(self, "refusal-team-left", team = *team),
            },
            Refusal::LeftOut { teams } => say!(self, "refusal-left-out", count = teams.len(), teams = self.list(teams)),
            Refusal::TwoByes { teams } => say!(self, "refusal-two-byes", first = teams.0, second = teams.1),
            Refusal::SwapWithItself { team } => say!(self, "refusal-swap-with-itself", team = *team),
            Refusal::SwapOfOpponents { teams, table } => {
                say!(self, "refusal-swap-of-opponents", first = teams.0, second = teams.1, table = *table)
            }
            Refusal::TableHasSheet { round, table } => say!(self, "refusal-table-has-sheet", round = *round, table = *table),
            Refusal::ByeAgain { team, rounds } => {
                say!(self, "refusal-bye-again", team = *team, count = rounds.len(), rounds = self.list(rounds))
            }
            Refusal::AlreadyInDraw { team, round } => say!(self, "refusal-already-in-draw", team = *team, round = *round),
            Refusal::LaterRoundDrawn { round, last } => say!(self, "refusal-later-round-drawn", round = *round, last = *last),
            Refusal::ByeNotAllowed { team } => say!(self, "refusal-bye-not-allowed", team = *team),
            _ => String::new(),
        }
    }

    fn draw_refusal(&self, refusal: &DrawRefusal) -> String {
        match refusal {
            DrawRefusal::Seed { length } => say!(self, "refusal-seed", length = *length),
            DrawRefusal::TooFew { present } => say!(self, "refusal-too-few", present = *present),
            DrawRefusal::Odd { present } => say!(self, "refusal-odd", present = *present),
            DrawRefusal::FixedTableShared { table, teams } => {
                say!(self, "refusal-fixed-table-shared", table = *table, first = teams.0, second = teams.1)
            }
            DrawRefusal::FixedTableBeyond { team, table, tables } => {
                say!(self, "refusal-fixed-table-beyond", team = *team, table = *table, tables = self.range(tables))
            }
            DrawRefusal::Impossible { forbidden, bye: false } => say!(self, "refusal-draw-impossible", forbidden = *forbidden),
            DrawRefusal::Impossible { forbidden, bye: true } => say!(self, "refusal-draw-impossible-bye", forbidden = *forbidden),
            DrawRefusal::WishImpossible { attempts, club: Some((club, teams)), present, .. } => match attempts {
                None => say!(self, "refusal-wish-clubs", club = club, teams = *teams, present = *present),
                Some(attempts) => {
                    let (teams, present, attempts) = (*teams, *present, *attempts);
                    say!(self, "refusal-wish-clubs-not-found", club = club, teams = teams, present = present, attempts = attempts)
                }
            },
            DrawRefusal::WishImpossible { attempts, club: None, pairs, .. } => {
                let count = pairs.len();
                let pairs = self.list(pairs.iter().map(|(a, b)| format!("{a}–{b}")));
                match attempts {
                    None => say!(self, "refusal-wish-pairs", count = count, pairs = pairs),
                    Some(attempts) => say!(self, "refusal-wish-pairs-not-found", pairs = pairs, attempts = *attempts),
                }
            }
            DrawRefusal::NoWishByRanking { round } => say!(self, "refusal-no-wish-by-ranking", round = *round),
            DrawRefusal::ApartFromItself { team } => say!(self, "refusal-apart-from-itself", team = *team),
            DrawRefusal::NotFound { attempts } => say!(self, "refusal-draw-not-found", attempts = *attempts),
        }
    }

    fn sheet_refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::NoSuchTable { round, table, tables } => {
                say!(self, "refusal-no-such-table", round = *round, table = table.to_string(), tables = self.range(tables))
            }
            Refusal::TooManyDeals { deals, most } => say!(self, "refusal-too-many-deals", deals = *deals, most = *most),
            Refusal::PointsOutOfRange { points } => say!(self, "refusal-points-out-of-range", points = *points),
            Refusal::WrongSum(wrong) => self.wrong_sum(wrong),
            Refusal::SheetIn { table, before, same: true } => {
                say!(self, "refusal-sheet-in-same", table = *table, content = self.sheet_content(before))
            }
            Refusal::SheetIn { table, before, same: false } => {
                say!(self, "refusal-sheet-in", table = *table, content = self.sheet_content(before))
            }
            Refusal::WinnerTicked { ticked, by_points, points } => {
                let [a, b] = points.map(|points| number::count(i64::from(points)));
                let (ticked, by_points) = (self.winner(*ticked), self.winner(*by_points));
                say!(self, "refusal-winner-ticked", ticked = ticked, by_points = by_points, a = a, b = b)
            }
            Refusal::NoSecondEntry => say!(self, "refusal-no-second-entry"),
            Refusal::NothingToCheck { round, table } => say!(self, "refusal-nothing-to-check", round = *round, table = *table),
            Refusal::NoDifference { round, table } => say!(self, "refusal-no-difference", round = *round, table = *table),
            Refusal::EntryTwice { table } => say!(self, "refusal-entry-twice", table = *table),
            Refusal::ForfeitStays { table } => say!(self, "refusal-forfeit-stays", table = *table),
            Refusal::SameTable { table } => say!(self, "refusal-same-table", table = *table),
            Refusal::NoSheets { round, tables: (one, other) } if one == other => {
                say!(self, "refusal-no-sheet", round = *round, table = *one)
            }
            Refusal::NoSheets { round, tables: (one, other) } => {
                say!(self, "refusal-no-sheets", round = *round, first = *one, second = *other)
            }
            Refusal::NotInRound { team, round } => say!(self, "refusal-not-in-round", team = *team, round = *round),
            Refusal::NoPoints => say!(self, "refusal-no-points"),
            Refusal::StandsInRound { team, round } => say!(self, "refusal-stands-in-round", team = *team, round = *round),
            Refusal::GrantOutOfRange { most } => say!(self, "refusal-grant-out-of-range", most = *most),
            Refusal::HasGrant { team, round } => say!(self, "refusal-has-grant", team = *team, round = *round),
            Refusal::NoSuchGrant { team, round } => say!(self, "refusal-no-such-grant", team = *team, round = *round),
            Refusal::NoSuchPenalty { id } => say!(self, "refusal-no-such-penalty", id = id.to_string()),
            _ => say!(self, "refusal-no-penalty-left"),
        }
    }

    /// « 1 à 50 », or every number where some are left out.
    pub fn range(&self, tables: &[TableNumber]) -> String {
        match tables {
            [first, .., last] if (last.get() - first.get()) as usize == tables.len() - 1 => {
                say!(self, "range", first = *first, last = *last)
            }
            _ => self.list(tables),
        }
    }

    fn field(&self, field: Field) -> String {
        match field {
            Field::Tournament => say!(self, "field-tournament"),
            Field::Place => say!(self, "field-place"),
            Field::Prize => say!(self, "field-prize"),
            Field::Team => say!(self, "field-team"),
            Field::Player => say!(self, "field-player"),
            Field::Club => say!(self, "field-club"),
            Field::Reason => say!(self, "field-reason"),
            Field::Remark => say!(self, "field-remark"),
            Field::Operator => say!(self, "field-operator"),
        }
    }
}
