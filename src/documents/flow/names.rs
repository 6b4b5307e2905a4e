//! Long names: shrink, then two lines, never cut. And plain paragraphs.
//!
//! The rule is measure 1.4 of the papers. It knows widths alone: what a name is and where a row ends, its callers say.

use std::ops::RangeInclusive;

use unicode_normalization::char::is_combining_mark;

use crate::documents::face::{Face, MM_PER_PT};
use crate::documents::page::{At, Drawing, Style};

/// No name is ever smaller, in points.
const SMALLEST: f32 = 5.5;

/// Sizes go down by this, in points.
const STEP: f32 = 0.25;

/// The height of capitals at 1 pt, mm.
const CAPITALS: f32 = 0.727 * MM_PER_PT;

/// Widths are compared with this tolerance in mm, so that a sum in another order does not break a line.
const SLACK: f32 = 0.01;

/// The sizes of a text that may be too long, in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sizes {
    /// If there is room.
    pub first: f32,
    /// The smallest on one line.
    pub min: f32,
    /// The largest on two lines.
    pub two_lines: f32,
}

/// A text that fits: its lines and their size.
#[derive(Debug, Clone, PartialEq)]
pub struct Fitted {
    /// The lines from top to bottom, at least one.
    pub lines: Vec<String>,
    /// Size in points.
    pub size: f32,
}

/// Fits a text into a width in mm: it breaks at blanks and after hyphens.
pub fn fit(text: &str, face: Face, sizes: Sizes, width: f32) -> Fitted {
    fit_parts(&words(text), face, sizes, width)
}

/// Fits a text given in parts: it breaks between two parts, and within one only if all else fails.
///
/// On one line down to `min`; else two lines as even as possible, from `two_lines` down to 5.5 pt; else it breaks
/// between any two letters, into two lines if a size down to 5.5 pt allows it, at 5.5 pt into as many as needed.
pub fn fit_parts(parts: &[String], face: Face, sizes: Sizes, width: f32) -> Fitted {
    let whole = parts.concat();
    let whole = whole.trim();
    let widest = |size: f32, text: &str| face.width(text, size) <= width + SLACK;
    if let Some(size) = steps(sizes.min..=sizes.first).find(|size| widest(*size, whole)) {
        return Fitted { lines: vec![whole.to_owned()], size };
    }
    let in_two = halves(parts, face).and_then(|halves| {
        steps(SMALLEST..=sizes.two_lines)
            .find(|size| halves.iter().all(|half| widest(*size, half)))
            .map(|size| Fitted { lines: halves.to_vec(), size })
    });
    in_two.unwrap_or_else(|| {
        let size =
            steps(SMALLEST..=sizes.two_lines).find(|size| greedily(parts, face, *size, width).len() <= 2).unwrap_or(SMALLEST);
        Fitted { lines: evenly(parts, face, size, width), size }
    })
}

/// The parts of a team's players: a pair breaks between the players.
pub fn players(names: &[&str], separator: &str) -> Vec<String> {
    let last = names.len().saturating_sub(1);
    names
        .iter()
        .enumerate()
        .map(|(index, name)| if index < last { format!("{name}{separator}") } else { (*name).to_owned() })
        .collect()
}

/// The parts of what stands for a team alone: a pair without a name breaks between the players, a name between words.
pub fn label(label: &str, separator: &str) -> Vec<String> {
    match label.split(separator).collect::<Vec<_>>().as_slice() {
        pair @ [_, _] => players(pair, separator),
        _ => words(label),
    }
}

/// Cuts a paragraph into lines no wider than `width` mm.
pub fn wrap(text: &str, style: Style, width: f32) -> Vec<String> {
    greedily(&words(text), style.face, style.size, width)
}

impl Fitted {
    /// Writes the lines in the middle of a row of this height, mm.
    pub fn draw_amid(&self, drawing: &mut Drawing, at: At, style: Style, height: f32) {
        let first = f32::midpoint(height, self.height()) - self.below_first();
        self.draw(drawing, at, style, &[first, first + self.leading()]);
    }

    /// From the capitals of the first line to the last baseline, mm.
    pub fn height(&self) -> f32 {
        self.size * CAPITALS + self.below_first()
    }

    /// From the first baseline to the last, mm.
    fn below_first(&self) -> f32 {
        f32::from(u8::try_from(self.lines.len() - 1).unwrap_or(u8::MAX)) * self.leading()
    }

    /// From baseline to baseline where lines stand close, mm.
    fn leading(&self) -> f32 {
        self.size * 0.36
    }

    /// Writes the lines, one on each baseline; lines beyond the last one follow at the distance of the last two.
    pub fn draw(&self, drawing: &mut Drawing, at: At, style: Style, baselines: &[f32]) {
        let mut y = 0.0;
        let mut leading = self.size * 0.42;
        for (index, line) in self.lines.iter().enumerate() {
            match baselines.get(index) {
                Some(baseline) => {
                    if index > 0 {
                        leading = baseline - y;
                    }
                    y = *baseline;
                }
                None => y += leading,
            }
            drawing.text(at, y, style.sized(self.size), line);
        }
    }
}

/// From the largest size down in steps, the smallest included.
fn steps(sizes: RangeInclusive<f32>) -> impl Iterator<Item = f32> {
    let (smallest, largest) = sizes.into_inner();
    std::iter::successors(Some(largest), move |size| (*size > smallest).then(|| (size - STEP).max(smallest)))
}

/// The pieces of a text that stay together, each with the blank or hyphen that ends it.
fn words(text: &str) -> Vec<String> {
    text.split_inclusive([' ', '-', '‐']).map(str::to_owned).collect()
}

/// Two lines of widths as even as possible; none if there is no place to break.
fn halves(parts: &[String], face: Face) -> Option<[String; 2]> {
    let cut = |at: usize| [&parts[..at], &parts[at..]].map(|half| half.concat().trim().to_owned());
    let unevenness = |halves: &[String; 2]| {
        let [first, second] = halves.each_ref().map(|half| face.width(half, 1.0));
        (first - second).abs()
    };
    (1..parts.len())
        .map(cut)
        .filter(|halves| halves.iter().all(|half| !half.is_empty()))
        .min_by(|a, b| unevenness(a).total_cmp(&unevenness(b)))
}

/// As few lines as [`greedily`], but no fuller than they must be: a last line of one letter looks like a mistake.
fn evenly(parts: &[String], face: Face, size: f32, width: f32) -> Vec<String> {
    let fewest = greedily(parts, face, size, width);
    let count = u16::try_from(fewest.len()).unwrap_or(u16::MAX);
    let ideal = face.width(&parts.concat(), size) / f32::from(count);
    std::iter::successors(Some(ideal), |narrow| Some(narrow + 0.5))
        .take_while(|narrow| *narrow < width)
        .map(|narrow| greedily(parts, face, size, narrow))
        .find(|lines| lines.len() == fewest.len())
        .unwrap_or(fewest)
}

/// Fills lines one after the other: breaks between parts where it can, between two letters where it must.
fn greedily(parts: &[String], face: Face, size: f32, width: f32) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut used = 0.0;
    let mut push = |text: &str, needed: f32, advance: f32| {
        let line = lines.last_mut().expect("there is always a line");
        if used + needed <= width + SLACK || line.is_empty() {
            line.push_str(text);
            used += advance;
        } else {
            lines.push(text.to_owned());
            used = advance;
        }
    };
    for part in parts {
        let needed = face.width(part.trim_end(), size);
        if needed <= width + SLACK {
            push(part, needed, face.width(part, size));
            continue;
        }
        for (index, cluster) in clusters(part).into_iter().enumerate() {
            let advance = face.width(cluster, size);
            // A part too wide for a line begins one: the break is then within it alone.
            push(cluster, if index == 0 { f32::INFINITY } else { advance }, advance);
        }
    }
    lines.iter().map(|line| line.trim().to_owned()).collect()
}

/// The letters of a text, each with its combining marks.
fn clusters(text: &str) -> Vec<&str> {
    let starts = text.char_indices().filter(|(_, letter)| !is_combining_mark(*letter)).map(|(at, _)| at);
    let mut cuts: Vec<usize> = std::iter::once(0).chain(starts.filter(|at| *at > 0)).collect();
    cuts.push(text.len());
    cuts.windows(2).map(|cut| &text[cut[0]..cut[1]]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: Sizes = Sizes { first: 10.5, min: 8.5, two_lines: 7.5 };

    /// The test names of 1.4.
    const LONG: &str = "Les Irréductibles du Chibre de la Brasserie du Vieux-Carouge";

    fn bold(text: &str, width: f32) -> Fitted {
        let fitted = fit(text, Face::Bold, NAME, width);
        for line in &fitted.lines {
            assert!(Face::Bold.width(line, fitted.size) <= width + 0.02, "{line} is too wide at {}", fitted.size);
        }
        fitted
    }

    #[test]
    fn a_short_name_keeps_its_size() {
        assert_eq!(bold("Les Pavés", 87.0), Fitted { lines: vec!["Les Pavés".into()], size: 10.5 });
        assert_eq!(bold("X", 87.0).lines, ["X"]);
        assert_eq!(bold("", 87.0).lines, [""]);
    }

    #[test]
    fn a_longer_name_shrinks_by_quarters_of_a_point() {
        let fitted = bold("Amicale des Postiers retraités", 46.0);
        assert_eq!(fitted.lines.len(), 1);
        assert!(fitted.size < 10.5 && fitted.size >= 8.5 && (fitted.size * 4.0).fract() == 0.0, "{}", fitted.size);
    }

    #[test]
    fn a_long_name_takes_two_even_lines() {
        assert_eq!(LONG.chars().count(), 60);
        let expected = ["Les Irréductibles du Chibre de", "la Brasserie du Vieux-Carouge"];
        assert_eq!(bold(LONG, 87.0), Fitted { lines: expected.map(String::from).to_vec(), size: 7.5 });
        // Narrower, it goes on shrinking in two lines.
        let narrow = bold(LONG, 36.0);
        assert_eq!(narrow.lines, expected);
        assert!(narrow.size < 7.5 && narrow.size >= 5.5);
    }

    #[test]
    fn sixty_letters_without_a_blank_break_anywhere() {
        let endless = "Jassundpokerclubdererweitertenrhoneebenegenfnordwestschweizx";
        assert_eq!(endless.chars().count(), 60);
        let fitted = bold(endless, 46.0);
        assert_eq!(fitted.lines.len(), 2);
        assert_eq!(fitted.lines.concat(), endless);
        let widths = fitted.lines.iter().map(|line| Face::Bold.width(line, fitted.size));
        assert!(widths.min_by(f32::total_cmp) > Some(30.0), "the lines are even");
        let narrow = bold(endless, 20.0);
        assert!(narrow.lines.len() > 2 && (narrow.size - 5.5).abs() < f32::EPSILON);
        assert_eq!(narrow.lines.concat(), endless);
    }

    #[test]
    fn a_break_may_follow_a_hyphen_but_no_no_break_space() {
        let sizes = Sizes { first: 10.0, min: 10.0, two_lines: 10.0 };
        assert_eq!(fit("Bourg-de-Four", Face::Regular, sizes, 17.0).lines, ["Bourg-", "de-Four"]);
        assert_eq!(fit("no\u{a0}12 no\u{a0}13", Face::Regular, sizes, 12.0).lines, ["no\u{a0}12", "no\u{a0}13"]);
    }

    #[test]
    fn a_pair_breaks_between_the_players() {
        let sizes = Sizes { first: 7.5, min: 6.25, two_lines: 6.25 };
        let pair = players(&["Jean-François de Montmollin", "Marie-Thérèse L’Eplattenier"], ", ");
        let fitted = fit_parts(&pair, Face::Regular, sizes, 46.0);
        assert_eq!(fitted.lines, ["Jean-François de Montmollin,", "Marie-Thérèse L’Eplattenier"]);
        assert_eq!(fit_parts(&pair, Face::Regular, sizes, 80.0).lines.len(), 1);
        let longer = players(&["A", "Marie-Thérèse Véronique L’Eplattenier"], ", ");
        assert_eq!(fit_parts(&longer, Face::Regular, sizes, 42.0).lines[0], "A,");
    }

    #[test]
    fn a_paragraph_breaks_at_blanks() {
        let lines = wrap("L’ordre est celui des totaux, du plus grand au plus petit.", Style::regular(8.25), 50.0);
        assert!(lines.len() > 1);
        assert_eq!(lines.join(" "), "L’ordre est celui des totaux, du plus grand au plus petit.");
        assert_eq!(wrap("", Style::regular(8.25), 50.0), [""]);
    }
}
