//! The rules, subject by subject, in the words of the ruleset's values. Draws nothing.

use crate::documents::standings_table::awarded;
use crate::domain::ruleset::{AvoidRematches, ByeRule, CapExcess, SecondEntry, Suit};
use crate::domain::tournament::Event;
use crate::domain::{Points, RoundNumber, Ruleset};
use crate::i18n::{Words, number};
use crate::say;
use crate::views::regulations::Regulations;

use super::base::Base;

/// A subject of the regulations.
pub(super) struct Subject {
    /// What it is about.
    pub(super) title: String,
    /// What holds.
    pub(super) paragraphs: Vec<Paragraph>,
}

/// One rule.
pub(super) struct Paragraph {
    /// Why it needs the reader's attention.
    pub(super) mark: Option<Mark>,
    /// The rule.
    pub(super) text: String,
}

/// Why a rule needs attention.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// It was changed for this tournament.
    Changed,
    /// The regulations are silent: the organiser answers for it.
    Choice,
}

/// Whether the regulations themselves say so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Source {
    Regulations,
    Choice,
}

/// What the rules are worded from.
struct Wording<'a> {
    words: &'a Words,
    rules: &'a Ruleset,
    base: &'a Base<'a>,
}

/// All subjects, in the order of an evening.
pub(super) fn all(words: &Words, event: &Event, base: &Base<'_>) -> Vec<Subject> {
    let wording = Wording { words, rules: base.applied, base };
    vec![
        wording.course(event),
        wording.trumps(),
        wording.points(),
        wording.time(),
        wording.cap(),
        wording.penalties(),
        wording.ranking(),
        wording.draw(),
        wording.odd(),
        wording.absences(),
    ]
}

/// The trumps of all deals in groups of four: one for each dealer.
pub(super) fn signs(trumps: &[Suit]) -> String {
    let group = |four: &[Suit]| four.iter().map(|trump| trump.symbol()).collect::<String>();
    trumps.chunks(4).map(group).collect::<Vec<_>>().join(" ")
}

impl Wording<'_> {
    /// A rule that rests on these values of the ruleset.
    fn rule(&self, source: Source, keys: &[&str], text: String) -> Paragraph {
        let mark = match source {
            _ if self.base.differs_in(keys) => Some(Mark::Changed),
            Source::Choice => Some(Mark::Choice),
            Source::Regulations => None,
        };
        Paragraph { mark, text }
    }

    fn course(&self, event: &Event) -> Subject {
        let (words, rules) = (self.words, self.rules);
        let course = say!(
            words,
            "rules-course",
            rounds = i64::from(rules.rounds.get()),
            deals = rules.deals_per_match,
            minutes = rules.match_minutes,
            teams = rules.max_teams
        );
        let fee = (event.fee != 0).then(|| say!(words, "rules-fee", fee = number::amount(event.fee)));
        let text = std::iter::once(course).chain(fee).collect::<Vec<_>>().join(" ");
        let keys = ["rounds", "deals_per_match", "match_minutes", "max_teams"];
        let mut paragraphs = vec![self.rule(Source::Regulations, &keys, text)];
        if self.base.differs_in(&["first_table"]) {
            let text = say!(words, "rules-first-table", first = rules.first_table);
            paragraphs.push(self.rule(Source::Regulations, &["first_table"], text));
        }
        if !rules.closed_tables.is_empty() {
            let tables = words.list(&rules.closed_tables);
            let text = say!(words, "rules-closed-tables", count = rules.closed_tables.len(), tables = tables);
            paragraphs.push(self.rule(Source::Regulations, &["closed_tables"], text));
        }
        Subject { title: say!(words, "rules-subject-course"), paragraphs }
    }

    fn trumps(&self) -> Subject {
        let words = self.words;
        let trumps = &self.rules.trumps;
        let runs: Vec<&[Suit]> = trumps.chunk_by(|a, b| a == b).collect();
        let length = runs.first().map_or(0, |run| run.len());
        let order = if runs.len() <= 4 && length > 1 && runs.iter().all(|run| run.len() == length) {
            let suits = runs.iter().filter_map(|run| run.first()).map(|suit| self.suit(*suit)).collect::<Vec<_>>().join(", ");
            say!(words, "rules-trumps-in-runs", deals = length, suits = suits)
        } else {
            say!(words, "rules-trumps", trumps = signs(trumps))
        };
        let deals = self.rules.deals_per_match;
        let is_even = deals.is_multiple_of(16) && self.rules.uneven_dealer().is_none();
        let dealers = is_even.then(|| say!(words, "rules-dealers", deals = deals / 4, each = deals / 16));
        let text: Vec<String> =
            [Some(order), dealers, Some(say!(words, "rules-no-announcements"))].into_iter().flatten().collect();
        let paragraphs = vec![self.rule(Source::Regulations, &["trumps"], text.join(" "))];
        Subject { title: say!(words, "rules-subject-trumps"), paragraphs }
    }

    fn suit(&self, suit: Suit) -> String {
        match suit {
            Suit::Spades => say!(self.words, "rules-spades"),
            Suit::Hearts => say!(self.words, "rules-hearts"),
            Suit::Diamonds => say!(self.words, "rules-diamonds"),
            Suit::Clubs => say!(self.words, "rules-clubs"),
        }
    }

    fn points(&self) -> Subject {
        let (words, rules) = (self.words, self.rules);
        let text = say!(words, "rules-points", deal = rules.points_per_deal, pot = rules.pot());
        let mut paragraphs = vec![self.rule(Source::Regulations, &["points_per_deal"], text)];
        if self.base.differs_in(&["second_entry"]) {
            let text = match rules.second_entry {
                SecondEntry::Off => say!(words, "rules-second-entry-off"),
                SecondEntry::Offered => say!(words, "rules-second-entry-offered"),
                SecondEntry::Required => say!(words, "rules-second-entry-required"),
            };
            paragraphs.push(self.rule(Source::Regulations, &["second_entry"], text));
        }
        Subject { title: say!(words, "rules-subject-points"), paragraphs }
    }

    fn time(&self) -> Subject {
        let words = self.words;
        let paragraphs = vec![
            self.rule(Source::Regulations, &[], say!(words, "rules-time")),
            self.rule(Source::Choice, &[], say!(words, "rules-halves")),
        ];
        Subject { title: say!(words, "rules-subject-time", minutes = self.rules.match_minutes), paragraphs }
    }

    fn cap(&self) -> Subject {
        let (words, rules) = (self.words, self.rules);
        let mut paragraphs = Vec::new();
        match rules.cap {
            None => paragraphs.push(self.rule(Source::Regulations, &["cap"], say!(words, "rules-no-cap"))),
            Some(cap) => {
                let text = say!(words, "rules-cap", cap = cap, minutes = rules.match_minutes);
                paragraphs.push(self.rule(Source::Regulations, &["cap"], text));
                // An example a hundred points over the cap, where there can be one.
                let real = (cap + Points::whole(100)).min(rules.pot());
                if real > cap {
                    paragraphs.push(self.rule(Source::Choice, &["cap_excess"], self.excess(cap, real)));
                }
            }
        }
        Subject { title: say!(words, "rules-subject-cap"), paragraphs }
    }

    fn excess(&self, cap: Points, real: Points) -> String {
        let pot = self.rules.pot();
        match self.rules.cap_excess {
            CapExcess::Lost => say!(self.words, "rules-cap-lost", real = real, other = pot - real, cap = cap),
            CapExcess::Opponents => {
                say!(self.words, "rules-cap-opponents", real = real, other = pot - real, cap = cap, more = pot - cap)
            }
        }
    }

    fn penalties(&self) -> Subject {
        let words = self.words;
        let misdeals = say!(words, "rules-misdeals", points = self.rules.misdeal_penalty);
        let paragraphs = vec![
            self.rule(Source::Regulations, &[], say!(words, "rules-penalties")),
            self.rule(Source::Choice, &["misdeal_penalty"], misdeals),
        ];
        Subject { title: say!(words, "rules-subject-penalties"), paragraphs }
    }

    fn ranking(&self) -> Subject {
        let words = self.words;
        let order = match self.rules.rounds.before() {
            Some(before) => say!(words, "rules-ranking", before = before),
            None => say!(words, "rules-ranking-of-one"),
        };
        let paragraphs = vec![
            self.rule(Source::Regulations, &[], order),
            self.rule(Source::Choice, &[], say!(words, "rules-shared")),
            self.rule(Source::Regulations, &[], say!(words, "rules-provisional")),
        ];
        Subject { title: say!(words, "rules-subject-ranking"), paragraphs }
    }

    fn draw(&self) -> Subject {
        let words = self.words;
        let paragraphs = self.by_lot().into_iter().chain(self.by_ranking()).collect();
        Subject { title: say!(words, "rules-subject-draw"), paragraphs }
    }

    fn by_lot(&self) -> Option<Paragraph> {
        let (words, rules) = (self.words, self.rules);
        let last = RoundNumber::new(rules.drawn_rounds)?;
        let rounds = self.rounds(RoundNumber::FIRST, last);
        let text = match (last, rules.avoid_rematches) {
            (RoundNumber::FIRST, _) => say!(words, "rules-by-lot-once", rounds = rounds),
            (_, AvoidRematches::Never) => say!(words, "rules-by-lot-rematches", rounds = rounds),
            (_, AvoidRematches::Drawn | AvoidRematches::Always) => say!(words, "rules-by-lot", rounds = rounds),
        };
        Some(self.rule(Source::Regulations, &["drawn_rounds", "avoid_rematches"], text))
    }

    fn by_ranking(&self) -> Vec<Paragraph> {
        let (words, rules) = (self.words, self.rules);
        let Some(first) = self.first_ranked() else { return Vec::new() };
        let rounds = self.rounds(first, rules.rounds);
        let tables: Vec<String> = rules.tables(2).iter().map(ToString::to_string).collect();
        let [table, next] = tables.as_slice() else { return Vec::new() };
        let pairing = match first.before().filter(|_| first == rules.rounds) {
            Some(before) => {
                say!(words, "rules-by-ranking", rounds = &rounds, before = before, first = table, second = next)
            }
            None => say!(words, "rules-by-rankings", rounds = &rounds, first = table, second = next),
        };
        let rematches = match rules.avoid_rematches {
            AvoidRematches::Always => say!(words, "rules-ranked-without-rematches", rounds = rounds),
            AvoidRematches::Never | AvoidRematches::Drawn => say!(words, "rules-ranked-rematches", rounds = rounds),
        };
        let pairing = self.rule(Source::Regulations, &["drawn_rounds"], pairing);
        vec![pairing, self.rule(Source::Choice, &["avoid_rematches"], rematches)]
    }

    /// The first round that is paired by the ranking.
    fn first_ranked(&self) -> Option<RoundNumber> {
        RoundNumber::new(self.rules.drawn_rounds + 1).filter(|first| *first <= self.rules.rounds)
    }

    /// « Partie 4 », « Parties 1 à 3 ».
    fn rounds(&self, first: RoundNumber, last: RoundNumber) -> String {
        match last.get() - first.get() {
            0 => say!(self.words, "rules-round", round = first),
            1 => say!(self.words, "rules-two-rounds", first = first, last = last),
            _ => say!(self.words, "rules-rounds", first = first, last = last),
        }
    }

    fn odd(&self) -> Subject {
        let (words, rules) = (self.words, self.rules);
        let paragraph = match rules.bye {
            ByeRule::Refuse => self.rule(Source::Regulations, &["bye"], say!(words, "rules-bye-refused")),
            ByeRule::Points => {
                let points = awarded(words, &Regulations::of(rules), rules.award(rules.bye_points));
                let text = match self.first_ranked() {
                    Some(first) => {
                        let ranked = if first == rules.rounds {
                            say!(words, "rules-in-round", round = first)
                        } else {
                            say!(words, "rules-in-rounds", round = first)
                        };
                        say!(words, "rules-bye", ranked = ranked, points = points)
                    }
                    None => say!(words, "rules-bye-by-lot", points = points),
                };
                self.rule(Source::Choice, &["bye", "bye_points"], text)
            }
        };
        Subject { title: say!(words, "rules-subject-odd"), paragraphs: vec![paragraph] }
    }

    fn absences(&self) -> Subject {
        let (words, rules) = (self.words, self.rules);
        let late = match RoundNumber::new(rules.drawn_rounds) {
            Some(last) => say!(words, "rules-late", last = last),
            None => say!(words, "rules-late-not"),
        };
        let forfeit = say!(words, "rules-forfeit", points = rules.award(rules.forfeit_points));
        let paragraphs = vec![
            self.rule(Source::Regulations, &[], late),
            self.rule(Source::Choice, &["forfeit_points"], forfeit),
            self.rule(Source::Regulations, &[], say!(words, "rules-leaving")),
        ];
        Subject { title: say!(words, "rules-subject-absences"), paragraphs }
    }
}
