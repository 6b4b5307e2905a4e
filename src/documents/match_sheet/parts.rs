//! What stands on a match sheet of either size, at measures it is given: boxes, fields, a team. Wording and place are
//! those of `a4` and `a5`.

use std::ops::Range;

use crate::documents::face::{Face, MM_PER_PT};
use crate::documents::flow::{Fitted, Sizes, fit, fit_parts, label};
use crate::documents::page::{Area, At, Drawing, Shade, Style};
use crate::views::TeamName;

/// Height of capitals in em.
const CAPITALS: f32 = 0.727;

/// From capitals to descenders in em, with a little air.
const LETTERS: f32 = 0.95;

/// A number under its label, in white on black or in a frame.
pub(super) struct NumberBox {
    pub(super) area: Area,
    /// Baselines of label and number, mm.
    pub(super) baselines: [f32; 2],
    /// Sizes of label and number, points.
    pub(super) sizes: [f32; 2],
}

/// The field of a team.
pub(super) struct TeamField {
    pub(super) area: Area,
    /// Width of the black field with the letter.
    pub(super) black: f32,
    /// Size of letter and number.
    pub(super) big: [f32; 2],
    /// From the left edge to the end of the number and to the name, mm.
    pub(super) number: f32,
    pub(super) text: f32,
    pub(super) name: Sizes,
    pub(super) players: Sizes,
    /// Baselines from the upper edge: a name of one line, one of two lines, two players.
    pub(super) one: f32,
    pub(super) two: [f32; 2],
    pub(super) below: [f32; 2],
    /// From the baseline of a player to those of two lines of one.
    pub(super) split: [f32; 2],
}

impl NumberBox {
    /// On black; without a number a frame to write one in.
    pub(super) fn black(&self, drawing: &mut Drawing, label: &str, number: &str) {
        if number.is_empty() {
            return self.framed(drawing, label, number);
        }
        drawing.fill(self.area, Shade::Black);
        self.write(drawing, label, number, Style::white);
    }

    pub(super) fn framed(&self, drawing: &mut Drawing, label: &str, number: &str) {
        drawing.frame(self.area, 0.5);
        self.write(drawing, label, number, |style| style);
    }

    fn write(&self, drawing: &mut Drawing, label: &str, number: &str, ink: fn(Style) -> Style) {
        let middle = At::Centre(f32::midpoint(self.area.left, self.area.right));
        drawing.text(middle, self.baselines[0], ink(Style::bold(self.sizes[0])), label);
        let room = self.area.right - self.area.left - 1.5;
        let sizes = Sizes { first: self.sizes[1], min: 8.0, two_lines: 8.0 };
        fit(number, Face::Bold, sizes, room).draw(drawing, middle, ink(Style::bold(0.0)), &[self.baselines[1]]);
    }
}

impl TeamField {
    /// The field with its letter, and the team where there is one.
    pub(super) fn draw(&self, drawing: &mut Drawing, letter: &str, team: Option<&TeamName>) {
        let Area { left, top, right, bottom } = self.area;
        let middle = f32::midpoint(top, bottom);
        drawing.fill(Area::new(left..left + self.black, top..bottom), Shade::Black);
        let baseline = |size: f32| middle + CAPITALS * size * MM_PER_PT / 2.0;
        let [big, number_size] = self.big;
        drawing.text(At::Centre(left + self.black / 2.0), baseline(big), Style::bold(big).white(), letter);
        drawing.frame(self.area, 0.5);
        let Some(team) = team else { return };
        let sizes = Sizes { first: number_size, min: 8.0, two_lines: 8.0 };
        let number = fit(&team.number.to_string(), Face::Bold, sizes, self.number - self.black - 1.0);
        number.draw(drawing, At::Right(left + self.number), Style::bold(0.0), &[baseline(number.size)]);
        self.write(drawing, team, right - left - self.text - 1.5);
    }

    /// Name and players at their places.
    fn write(&self, drawing: &mut Drawing, team: &TeamName, width: f32) {
        let name = fit_parts(&label(&team.name, ", "), Face::Bold, self.name, width);
        let players: Vec<_> = team.players.iter().map(|player| fit(player, Face::Regular, self.players, width)).collect();
        let at = At::Left(self.area.left + self.text);
        if name.lines.len() > 2 || players.iter().any(|player| player.lines.len() > 2) {
            let styled = |fitted: Fitted, face| {
                fitted.lines.into_iter().map(move |line| (line, Style { face, ..Style::regular(fitted.size) }))
            };
            let players = players.into_iter().flat_map(|player| styled(player, Face::Regular));
            return self.stack(drawing, at, &styled(name, Face::Bold).chain(players).collect::<Vec<_>>());
        }
        let baselines: &[f32] = if name.lines.len() == 1 { &[self.one] } else { &self.two };
        let mut lines = Drawing::default();
        name.draw(&mut lines, at, Style::bold(0.0), baselines);
        for (player, y) in players.iter().zip(self.below) {
            let baselines = if player.lines.len() == 1 { vec![y] } else { self.split.map(|dy| y + dy).to_vec() };
            player.draw(&mut lines, at, Style::regular(0.0), &baselines);
        }
        drawing.place(&lines, 0.0, self.area.top);
    }

    /// More lines than there are places: evenly from edge to edge, and no larger than that allows.
    fn stack(&self, drawing: &mut Drawing, at: At, lines: &[(String, Style)]) {
        let count = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let pitch = (self.area.bottom - self.area.top - 1.2) / f32::from(count);
        for ((text, style), line) in lines.iter().zip(1..=count) {
            let size = style.size.min(pitch / LETTERS / MM_PER_PT);
            drawing.text(at, self.area.top + 0.4 + pitch * f32::from(line), style.sized(size), text);
        }
    }
}

/// A field for one of the four dealers: its number on grey, and room for a name.
pub(super) fn dealer_field(drawing: &mut Drawing, area: Area, grey: f32, size: f32, number: u32) {
    drawing.fill(Area { right: area.left + grey, ..area }, Shade::Grey10);
    let y = f32::midpoint(area.top, area.bottom) + CAPITALS * size * MM_PER_PT / 2.0;
    drawing.text(At::Centre(area.left + grey / 2.0), y, Style::bold(size), &number.to_string());
    drawing.frame(area, 0.3);
}

/// An empty box.
pub(super) fn field(drawing: &mut Drawing, x: Range<f32>, y: Range<f32>) {
    drawing.frame(Area::new(x, y), 0.3);
}

/// A square to tick, its word after it.
pub(super) fn tick(drawing: &mut Drawing, x: f32, baseline: f32, side: f32, style: Style, word: &str) {
    drawing.frame(Area::new(x..x + side, baseline - side + 0.4..baseline + 0.4), 0.3);
    drawing.text(At::Left(x + side * 1.35), baseline, style, word);
}

/// A line to write on.
pub(super) fn line(drawing: &mut Drawing, x: Range<f32>, baseline: f32) {
    drawing.rule(x, baseline + 0.5, 0.2);
}

/// The baseline that puts capitals into the middle of a row.
pub(super) fn middle(height: f32, size: f32) -> f32 {
    height / 2.0 + CAPITALS * size * MM_PER_PT / 2.0
}
