//! What a command changes beyond itself, in words: places, prizes, the pairing of ranked rounds, papers on the wall.

use crate::domain::{Points, RoundNumber};
use crate::i18n::{Words, number};
use crate::say;
use crate::views::consequences::{BeforeAfter, Consequences, PairingChange, RankingChange, TeamChange};
use crate::views::paper_state::Shows;

impl Words {
    /// What a command changes, a line each. Of the rankings those that a round was paired by, and the last one.
    pub fn consequences(&self, of: &Consequences) -> Vec<String> {
        let shown = of.rankings_that_matter();
        let rankings = shown.into_iter().flat_map(|ranking| self.ranking_change(ranking));
        let pairings = of.pairings.iter().map(|pairing| self.pairing_change(pairing));
        let papers: Vec<_> = of.outdated.iter().map(|&shows| self.paper(shows)).collect();
        let outdated =
            (!papers.is_empty()).then(|| say!(self, "consequence-papers", count = papers.len(), papers = self.list(papers)));
        rankings.chain(pairings).chain(outdated).collect()
    }

    /// What a paper is called.
    pub fn paper(&self, shows: Shows) -> String {
        match shows {
            Shows::Teams => say!(self, "papers-teams"),
            Shows::Payments => say!(self, "papers-cash"),
            Shows::Cards => say!(self, "papers-cards"),
            Shows::MissingSheets(round) => say!(self, "papers-missing-title", round = round),
            Shows::Rules => say!(self, "rules-title"),
            Shows::Tables => say!(self, "papers-signs"),
            Shows::Seating(round) => say!(self, "papers-draw", round = round),
            Shows::DrawRecord(round) => say!(self, "papers-record-of-round", round = round),
            Shows::Control(Some(round)) => say!(self, "papers-audit-of-round", round = round),
            Shows::Everything => say!(self, "parachute-title"),
            Shows::Control(None) => say!(self, "papers-audit"),
            Shows::Sheets(round) => say!(self, "papers-sheets-title", round = round),
            Shows::MatchSheet(round, of) => say!(self, "papers-sheet-of-table", round = round, table = of.table),
            Shows::SheetForm => say!(self, "papers-sheet-blank"),
            Shows::Places(round) => say!(self, "papers-where", round = round),
            Shows::Ranking(round) => say!(self, "papers-ranking", round = round),
            Shows::FinalRanking => say!(self, "papers-final"),
        }
    }

    fn ranking_change(&self, ranking: &RankingChange) -> Vec<String> {
        let round: RoundNumber = ranking.after;
        let moved = ranking.teams.iter().filter(|team| team.moves()).count();
        let head = say!(self, "consequence-ranking", round = round, count = moved);
        let teams = ranking.teams.iter().map(|team| self.team_change(team));
        std::iter::once(head).chain(teams).collect()
    }

    fn team_change(&self, change: &TeamChange) -> String {
        let rank = |rank: &Option<u32>| rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
        let points = |points: &Option<Points>| points.map_or_else(|| "–".to_owned(), number::points);
        let prize = |prize: &Option<String>| prize.clone().unwrap_or_else(|| "–".to_owned());
        let (ranks, total) = (arrow(&change.rank, rank), arrow(&change.total, points));
        let (team, name) = (change.team.number, &change.team.name);
        let sentence = say!(self, "consequence-team", team = team, name = name, rank = ranks, total = total);
        if change.prize.before == change.prize.after {
            return sentence;
        }
        say!(self, "consequence-prize", sentence = sentence, prize = arrow(&change.prize, prize))
    }

    fn pairing_change(&self, pairing: &PairingChange) -> String {
        let table = |table: &crate::views::consequences::TableChange| {
            let BeforeAfter { before: (a, b), after: (c, d) } = table.teams;
            say!(self, "consequence-table", table = table.table, a = a, b = b, c = c, d = d)
        };
        let tables = pairing.tables.iter().map(table).collect::<Vec<_>>().join(", ");
        say!(self, "consequence-pairing", round = pairing.round, count = pairing.tables.len(), tables = tables)
    }
}

/// « 9 → 11 », or the one value where both are the same.
fn arrow<T: PartialEq>(values: &BeforeAfter<T>, word: impl Fn(&T) -> String) -> String {
    if values.before == values.after {
        return word(&values.after);
    }
    format!("{} → {}", word(&values.before), word(&values.after))
}
