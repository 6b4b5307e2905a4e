//! « Pourquoi ? »: how the numbers of a team came about, in sentences. How it came to a table is in [`pairing`].

mod pairing;

use crate::domain::ranking::Source;
use crate::domain::sheet::Sheet;
use crate::domain::{Penalty, Points};
use crate::i18n::{Words, date, number};
use crate::say;
use crate::views::corrections::{Correction, Reason};
use crate::views::explain::{Explanation, PlaceOfTeam, RoundOfTeam};
use crate::views::seating::Whereabouts;
use crate::views::sheet_rows::RowState;
use crate::views::standings::{StandingLine, Standings};

impl Words {
    /// A team explained, line by line; what belongs to a round stands under it, set in.
    pub fn explanation(&self, of: &Explanation) -> Vec<String> {
        let players = of.team.players.join(", ");
        let mut lines = vec![if players.is_empty() {
            say!(self, "explain-team", team = of.team.number, name = &of.team.name)
        } else {
            say!(self, "explain-team-of", team = of.team.number, name = &of.team.name, players = players)
        }];
        match (&of.standings, of.line()) {
            (Some(standings), Some(line)) => lines.extend(self.rank_explained(standings, line)),
            (Some(standings), None) => lines.push(say!(self, "explain-in-no-draw", round = standings.after)),
            (None, _) => lines.push(say!(self, "explain-nothing-drawn")),
        }
        for round in &of.rounds {
            lines.push(self.place_of_team(round));
            let mut below = vec![say!(self, "explain-score", origin = self.score_origin(round))];
            below.extend(round.penalties.iter().map(|penalty| self.penalty_explained(penalty)));
            below.extend(self.changes_explained(round));
            lines.extend(below.into_iter().map(|sentence| format!("  {sentence}")));
        }
        lines
    }

    /// Rank, total, neighbours, and why equal totals stand in their order.
    fn rank_explained(&self, standings: &Standings, line: &StandingLine) -> Vec<String> {
        let (sheets, expected) = standings.sheets;
        let mut sentences = vec![
            if standings.is_final {
                say!(self, "explain-final")
            } else if standings.is_provisional {
                say!(self, "explain-provisional", round = standings.after, sheets = sheets, expected = expected)
            } else {
                say!(self, "explain-after", round = standings.after)
            },
            self.rank_sentence(standings, line),
            self.total_sentence(line),
        ];
        sentences.extend(self.neighbours(standings, line));
        sentences.extend(standings.tie_of(line).map(|tie| self.tie(tie)));
        sentences
    }

    /// « Rang 3, à égalité de total avec l’équipe 8 (3’987). »
    pub fn rank_sentence(&self, standings: &Standings, line: &StandingLine) -> String {
        let total = number::points(line.total);
        let Some(rank) = line.rank else { return say!(self, "why-no-rank", total = total) };
        let Some(group) = standings.tie_of(line) else { return say!(self, "why-rank", rank = rank.to_string(), total = total) };
        let others: Vec<_> = group.members.iter().map(|member| member.team).filter(|team| *team != line.team.number).collect();
        let (count, teams) = (others.len(), self.list(&others));
        say!(self, "why-rank-tied", rank = rank.to_string(), count = count, teams = teams, total = total)
    }

    /// « Total : 1’383 + 1’570 + 1’395 − 157 = 4’191 »
    pub fn total_sentence(&self, line: &StandingLine) -> String {
        let mut parts: Vec<_> = line.scores.iter().flatten().map(|score| number::points(score.counted)).collect();
        if parts.is_empty() {
            parts.push("0".to_owned());
        }
        let (sum, penalties) = (parts.join(" + "), number::points(line.penalties.abs()));
        let sum = match line.penalties.halves() {
            0 => sum,
            halves if halves < 0 => format!("{sum} − {penalties}"),
            _ => format!("{sum} + {penalties}"),
        };
        let total = number::points(line.total);
        if sum == total {
            say!(self, "why-total-alone", total = total)
        } else {
            say!(self, "why-total", sum = sum, total = total)
        }
    }

    /// Who stands just before and just behind, with their totals.
    pub fn neighbours(&self, standings: &Standings, line: &StandingLine) -> Option<String> {
        let place = standings.lines.iter().position(|other| other.team.number == line.team.number)?;
        let named = |of: &StandingLine| say!(self, "explain-neighbour", team = of.team.number, total = of.total);
        let before = place.checked_sub(1).and_then(|place| standings.lines.get(place)).map(named);
        match (before, standings.lines.get(place + 1).map(named)) {
            (Some(before), Some(behind)) => Some(say!(self, "explain-between", before = before, behind = behind)),
            (Some(before), None) => Some(say!(self, "explain-behind", before = before)),
            (None, Some(behind)) => Some(say!(self, "explain-before", behind = behind)),
            (None, None) => None,
        }
    }

    /// « Partie 2, table 5, contre 7 Les Pavés »
    fn place_of_team(&self, of: &RoundOfTeam) -> String {
        match &of.place {
            PlaceOfTeam::At { table, against, .. } => {
                say!(self, "explain-at", round = of.round, table = *table, team = against.number, name = &against.name)
            }
            PlaceOfTeam::Bye(_) => say!(self, "explain-bye", round = of.round),
            PlaceOfTeam::Elsewhere(at) => say!(self, "explain-elsewhere", round = of.round, at = self.whereabouts(*at)),
        }
    }

    /// Where a team is that does not play.
    pub fn whereabouts(&self, at: Whereabouts) -> String {
        match at {
            Whereabouts::Withdrawn => say!(self, "papers-where-withdrawn"),
            Whereabouts::Disqualified => say!(self, "papers-where-disqualified"),
            Whereabouts::Absent => say!(self, "papers-where-absent"),
            Whereabouts::Waiting => say!(self, "papers-where-waiting"),
            Whereabouts::NotDrawn | Whereabouts::Table { .. } | Whereabouts::Bye => say!(self, "papers-where-not-drawn"),
        }
    }

    /// « Pénalité de −157 : trois fausses donnes »
    pub fn penalty_explained(&self, penalty: &Penalty) -> String {
        say!(self, "explain-penalty", points = penalty.points, reason = &penalty.reason)
    }

    /// What else there is to say of a round: how its sheet was changed, and why it was played there and against whom.
    pub fn changes_explained(&self, of: &RoundOfTeam) -> Vec<String> {
        let mut sentences: Vec<_> = of.corrections.iter().map(|correction| self.correction(correction)).collect();
        match &of.place {
            PlaceOfTeam::At { pairing, .. } | PlaceOfTeam::Bye(pairing) => sentences.extend(self.pairing(pairing)),
            PlaceOfTeam::Elsewhere(_) => {}
        }
        sentences
    }

    fn correction(&self, of: &Correction) -> String {
        let content = |sheet: &Option<Sheet>| match sheet {
            Some(sheet) => self.sheet_content(&sheet.content),
            None => say!(self, "explain-no-sheet"),
        };
        let (before, after) = (content(&of.before), content(&of.after));
        let reason = match &of.reason {
            Reason::Given(reason) => reason.clone(),
            Reason::None => String::new(),
            Reason::Undone => say!(self, "explain-undone"),
            Reason::Redone => say!(self, "explain-redone"),
        };
        let (at, operator) = (date::time(&of.at), &of.operator);
        if reason.is_empty() {
            say!(self, "explain-changed", before = before, after = after, at = at, operator = operator)
        } else {
            say!(self, "explain-corrected", before = before, after = after, at = at, operator = operator, reason = reason)
        }
    }

    /// How the score of a round came about: « 1’335½ = 1’100 + 3 donnes × 78½ ».
    pub fn score_origin(&self, of: &RoundOfTeam) -> String {
        let Some(score) = &of.score else {
            return match &of.place {
                PlaceOfTeam::At { sheet: RowState::Unverified, .. } => say!(self, "score-unverified"),
                PlaceOfTeam::At { .. } | PlaceOfTeam::Bye(_) => say!(self, "score-none"),
                PlaceOfTeam::Elsewhere(_) => say!(self, "score-elsewhere"),
            };
        };
        let counted = number::points(score.counted);
        let Source::Played { real, .. } = score.source else {
            return match score.source {
                Source::Bye => say!(self, "score-bye", counted = counted),
                Source::Granted => say!(self, "score-granted", counted = counted),
                Source::Forfeit { .. } | Source::Played { .. } => say!(self, "score-forfeit", counted = counted),
            };
        };
        let sum = of.time_out.as_ref().map(|out| {
            let (on_paper, share) = (number::points(out.on_paper), number::points(out.per_deal));
            say!(self, "score-time-out", real = real, paper = on_paper, deals = out.deals_left, share = share)
        });
        let over = Points::from_halves(score.counted.halves() - real.halves());
        match (sum, over.halves()) {
            (None, 0) => say!(self, "score-played", counted = counted),
            (Some(sum), 0) => sum,
            (None, ..0) => say!(self, "score-capped", counted = counted, real = real),
            (Some(sum), ..0) => say!(self, "score-capped-after", sum = sum, counted = counted),
            (None, _) => say!(self, "score-excess", counted = counted, real = real, over = over),
            (Some(sum), _) => say!(self, "score-excess-after", sum = sum, counted = counted, over = over),
        }
    }
}
