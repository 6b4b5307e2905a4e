//! What stands in the cells of more than one paper: a team with its players, a number, a black tag.
//!
//! Nothing here draws rules or knows in which table it stands; positions are relative to the top of the row.

use crate::documents::face::Face;
use crate::documents::page::{Area, At, Drawing, Shade, Style};

use super::names::{Fitted, Sizes, fit, fit_parts, label, players};

/// The measures of a cell with a team's name above its players.
///
/// With one line each, the baselines are `one`; a name alone stands between them; under a name of two lines the three baselines are `two`, with players in
/// two lines under a name of one `one_over_two`. Each line beyond these makes the row higher, and so does a tag between
/// lines so close, and a tag that leaves the players no room and stands above them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TeamCell {
    /// Left edge, mm.
    pub x: f32,
    /// Width, mm.
    pub width: f32,
    /// The face of the name.
    pub face: Face,
    /// Sizes of the name.
    pub name: Sizes,
    /// Sizes of the players under a name of one line.
    pub players: Sizes,
    /// Sizes of the players under a name of two lines.
    pub players_under_two: Sizes,
    /// Baselines of name and players, mm below the top of the row.
    pub one: [f32; 2],
    /// Baselines of the two lines of a name and of the players, mm below the top of the row.
    pub two: [f32; 3],
    /// Baselines of a name of one line and of players in two lines, mm below the top of the row.
    pub one_over_two: [f32; 3],
    /// What a further line of players adds to the height of the row, mm.
    pub leading: f32,
}

/// Who stands in a [`TeamCell`].
#[derive(Debug, Clone, Copy)]
pub struct Team<'a> {
    /// The name; if it is empty the players stand in its place.
    pub name: &'a str,
    /// The players.
    pub players: &'a [&'a str],
    /// What separates players, with its blanks.
    pub separator: &'a str,
    /// Words on a black tag before the players.
    pub tag: Option<&'a str>,
}

/// A team fitted into its cell.
#[derive(Debug, Clone, PartialEq)]
pub struct FittedTeam {
    cell: TeamCell,
    name: Fitted,
    players: Option<Fitted>,
    tag: Option<String>,
    /// Whether the tag has a line for itself.
    is_above: bool,
}

impl TeamCell {
    /// Fits a team into the cell.
    pub fn fit(&self, team: &Team<'_>) -> FittedTeam {
        let tag = team.tag.map(str::to_owned);
        let pair = players(team.players, team.separator);
        if team.name.trim().is_empty() || team.players.is_empty() {
            let alone = if team.name.trim().is_empty() { pair } else { label(team.name, team.separator) };
            let name = fit_parts(&alone, self.face, self.name, self.width);
            return FittedTeam { cell: *self, name, players: None, tag, is_above: false };
        }
        let name = fit(team.name, self.face, self.name, self.width);
        let sizes = if name.lines.len() > 1 { self.players_under_two } else { self.players };
        let in_width = |width| fit_parts(&pair, Face::Regular, sizes, width);
        let beside = team.tag.map(|tag| in_width(self.width - tag_width(tag) - TAG_GAP)).filter(|beside| beside.lines.len() == 1);
        let is_above = tag.is_some() && beside.is_none();
        let players = beside.unwrap_or_else(|| in_width(self.width));
        let is_tight = name.lines.len() == 1 && players.lines.len() > 1 && !is_above;
        let name = if is_tight { fit(team.name, self.face, self.tight_name(), self.width) } else { name };
        FittedTeam { cell: *self, name, players: Some(players), tag, is_above }
    }
}

impl TeamCell {
    /// Above players in two lines a name is a tenth smaller.
    fn tight_name(&self) -> Sizes {
        let first = (self.name.first * 0.9 * 4.0).round() / 4.0;
        Sizes { first: first.max(self.name.min), ..self.name }
    }
}

impl FittedTeam {
    /// By how many mm the row must be higher than usual.
    pub fn extra(&self) -> f32 {
        let beyond = |lines: usize, usual: usize| f32::from(u8::try_from(lines.saturating_sub(usual)).unwrap_or(u8::MAX));
        let usual = if self.name.lines.len() > 1 || self.is_above { 1 } else { 2 };
        let players = beyond(self.lines_of_players(), usual) * self.cell.leading;
        beyond(self.name.lines.len(), 2) * self.name_leading() + self.tag_drop() + self.tag_line() + players
    }

    /// Writes name and players.
    pub fn draw(&self, drawing: &mut Drawing) {
        let TeamCell { x, face, one, two, one_over_two, leading, .. } = self.cell;
        let style = Style { face, ..Style::regular(0.0) };
        let (name_lines, players_y) = match self.name.lines.len() {
            1 if self.lines_of_players() > 1 && !self.is_above => (&one_over_two[..1], one_over_two[1]),
            1 => (&one[..1], one[1]),
            2 => (&two[..2], two[2]),
            more => {
                let beyond = f32::from(u8::try_from(more - 2).unwrap_or(u8::MAX));
                (&two[..2], two[2] + beyond * self.name_leading())
            }
        };
        let players_y = players_y + self.tag_drop();
        self.name.draw(drawing, At::Left(x), style, &name_lines.iter().map(|y| y + self.alone()).collect::<Vec<_>>());
        let beside = self.tag.as_deref().map_or(0.0, |words| tag(drawing, x, players_y, words) + TAG_GAP);
        let indent = if self.is_above { 0.0 } else { beside };
        let players_y = players_y + self.tag_line();
        if let Some(players) = &self.players {
            players.draw(drawing, At::Left(x + indent), style_of_players(), &[players_y, players_y + leading]);
        }
    }

    /// By how much a name alone stands lower, in the middle of its row, mm.
    fn alone(&self) -> f32 {
        let TeamCell { one, two, .. } = self.cell;
        match (&self.players, &self.tag, self.name.lines.len()) {
            (None, None, 1) => (one[1] - one[0]) / 2.0,
            (None, None, _) => (two[2] - two[1]) / 2.0,
            _ => 0.0,
        }
    }

    fn lines_of_players(&self) -> usize {
        self.players.as_ref().map_or(0, |players| players.lines.len())
    }

    /// A tag is higher than letters: under a name of two lines it stands lower, by so many mm.
    fn tag_drop(&self) -> f32 {
        if self.tag.is_some() && self.name.lines.len() > 1 { 0.9 } else { 0.0 }
    }

    /// What a tag takes that stands above the players, mm.
    fn tag_line(&self) -> f32 {
        if self.is_above { 3.1 } else { 0.0 }
    }

    fn name_leading(&self) -> f32 {
        self.cell.two[1] - self.cell.two[0]
    }
}

/// The gap after a tag, mm.
const TAG_GAP: f32 = 1.5;

/// The letters on a tag.
const TAG: Style = Style::bold(7.0).white();

/// Draws words in white on a black tag 3 mm high that begins at `x` and stands on the baseline `y`; gives its width.
pub fn tag(drawing: &mut Drawing, x: f32, y: f32, words: &str) -> f32 {
    let width = tag_width(words);
    drawing.fill(Area::new(x..x + width, y - 2.4..y + 0.6), Shade::Black);
    drawing.text(At::Centre(x + width / 2.0), y, TAG, words);
    width
}

/// Writes a number whose integer part ends at `edge`; `½` and a mark (`*`, `°`) follow, by measure 1.3 of the papers.
///
/// The number comes as it is printed, as in `1’335½`. Texts without digits (`–`) end at the edge too.
pub fn number(drawing: &mut Drawing, edge: f32, y: f32, style: Style, number: &str, mark: &str) {
    const BEFORE_HALF: f32 = 0.2;
    const BEFORE_MARK: f32 = 0.1;
    let half = number.strip_suffix('½');
    let integer = half.unwrap_or(number);
    let mut x = edge;
    if !integer.is_empty() {
        drawing.text(At::Right(edge), y, style, integer);
    }
    if half.is_some() {
        let style = style.sized(style.size * 0.92);
        drawing.text(At::Left(x + BEFORE_HALF), y, style, "½");
        x += BEFORE_HALF + style.width("½");
    }
    if !mark.is_empty() {
        let style = Style { face: Face::Bold, ..style.sized(style.size * 1.1) };
        drawing.text(At::Left(x + BEFORE_MARK), y, style, mark);
    }
}

fn style_of_players() -> Style {
    Style::regular(0.0)
}

fn tag_width(words: &str) -> f32 {
    TAG.width(words) + 1.6
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documents::page::Item;

    const CELL: TeamCell = TeamCell {
        x: 34.5,
        width: 46.0,
        face: Face::Bold,
        name: Sizes { first: 10.5, min: 8.5, two_lines: 7.5 },
        players: Sizes { first: 7.5, min: 6.25, two_lines: 6.25 },
        players_under_two: Sizes { first: 6.25, min: 6.25, two_lines: 6.25 },
        one: [3.85, 7.25],
        two: [2.75, 5.4, 7.85],
        one_over_two: [3.0, 5.4, 7.7],
        leading: 2.3,
    };

    fn fitted(name: &str, players: &[&str]) -> FittedTeam {
        CELL.fit(&Team { name, players, separator: ", ", tag: None })
    }

    fn baselines(team: &FittedTeam) -> Vec<(String, f32)> {
        let mut drawing = Drawing::default();
        team.draw(&mut drawing);
        drawing
            .items
            .into_iter()
            .map(|item| match item {
                Item::Text(text) => (text.text, text.y),
                other => panic!("{other:?}"),
            })
            .collect()
    }

    #[test]
    fn one_line_each_keeps_the_row() {
        let team = fitted("Les Pavés", &["A B", "C D"]);
        assert!(team.extra().abs() < f32::EPSILON);
        assert_eq!(baselines(&team), [("Les Pavés".into(), 3.85), ("A B, C D".into(), 7.25)]);
    }

    #[test]
    fn two_lines_each_make_the_row_higher() {
        let team = fitted(
            "Les Irréductibles du Chibre de la Brasserie du Vieux-Carouge",
            &["Jean-François de Montmollin", "Marie-Thérèse L’Eplattenier"],
        );
        assert!((team.extra() - 2.3).abs() < 1e-5);
        let lines = baselines(&team);
        assert_eq!(lines.iter().map(|line| line.1).collect::<Vec<_>>(), [2.75, 5.4, 7.85, 10.15]);
        assert_eq!(lines[3].0, "Marie-Thérèse L’Eplattenier");
    }

    #[test]
    fn two_players_under_a_name_of_one_line_keep_the_row() {
        let team = fitted("Cœur de bœuf", &["Rosemarie Décaillet", "Pierre-Yves Alexandre Söderström"]);
        assert!(team.extra().abs() < f32::EPSILON);
        assert_eq!(baselines(&team).iter().map(|line| line.1).collect::<Vec<_>>(), [3.0, 5.4, 7.7]);
    }

    #[test]
    fn a_tag_that_leaves_no_room_stands_above_the_players() {
        let tag = Some("abandon dès la partie 2");
        let height = |players| CELL.fit(&Team { name: "Les Noctambules", players, separator: ", ", tag }).extra();
        assert!(height(&["Luc", "Zoé"]).abs() < f32::EPSILON);
        assert!(height(&["Jean-François Bœuf", "Grégoire Aebischer"]) > 3.0);
    }

    #[test]
    fn without_a_name_the_players_stand_in_its_place() {
        assert_eq!(baselines(&fitted(" ", &["A", "B"])), [("A, B".into(), 5.55)]);
        assert_eq!(baselines(&fitted("Solo", &[])), [("Solo".into(), 5.55)]);
        let pair = baselines(&fitted("Jean-François de Montmollin, Marie-Thérèse Müller", &[]));
        assert_eq!(pair[0].0, "Jean-François de Montmollin,");
    }

    #[test]
    fn a_number_ends_its_integer_part_at_the_edge() {
        let mut drawing = Drawing::default();
        number(&mut drawing, 100.0, 5.0, Style::regular(10.0), "1’335½", "*");
        number(&mut drawing, 100.0, 9.0, Style::regular(10.0), "½", "");
        let [Item::Text(integer), Item::Text(half), Item::Text(mark), Item::Text(alone)] = drawing.items.as_slice() else {
            panic!("{drawing:?}")
        };
        assert!((integer.x + integer.style.width(&integer.text) - 100.0).abs() < 1e-3);
        assert!((half.x - 100.2).abs() < 1e-3 && (half.style.size - 9.2).abs() < 1e-3);
        assert!((mark.x - (half.x + half.style.width("½") + 0.1)).abs() < 1e-3);
        assert_eq!((mark.style.face, alone.text.as_str()), (Face::Bold, "½"));
        assert!((alone.x - half.x).abs() < 1e-3);
    }
}
