//! Icons: strokes of 1.75 px in a box of 20, made of lines, circles and rectangles only. Shapes are given in 24ths of the box.

use eframe::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};
use std::f32::consts::TAU;

/// What an icon shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Icon {
    /// Two cards: the tournament.
    Cards,
    /// A list with ticks: the control.
    Checklist,
    /// A sheet of paper.
    Paper,
    /// Sliders: settings.
    Sliders,
    /// A question mark: help.
    Help,
    /// A plus.
    Plus,
    /// A folder.
    Folder,
    /// A tick.
    Tick,
    /// A clock.
    Clock,
    /// A pencil.
    Pencil,
    /// A triangle with an exclamation mark.
    Warning,
    /// A magnifying glass.
    Search,
    /// An arrow back.
    Undo,
    /// An arrow forward.
    Redo,
    /// A screen on a stand.
    Screen,
    /// Two bars: pause.
    Pause,
    /// A triangle: go.
    Play,
    /// A padlock.
    Lock,
    /// A printer.
    Printer,
    /// An arrow into a tray.
    Import,
    /// An arrow out of a tray.
    Export,
    /// Two arrows, opposite.
    Swap,
    /// A pin.
    Pin,
    /// A cross.
    Close,
}

enum Part {
    Line(&'static [(f32, f32)]),
    Closed(&'static [(f32, f32)]),
    Circle(f32, f32, f32),
    Dot(f32, f32),
    Box(f32, f32, f32, f32),
    /// A part of a circle: centre, radius, from and to in turns.
    Arc(f32, f32, f32, f32, f32),
}

fn parts(icon: Icon) -> &'static [Part] {
    use Part::{Arc, Box, Circle, Closed, Dot, Line};
    match icon {
        Icon::Cards => &[Box(4.0, 3.0, 11.0, 16.0), Line(&[(17.0, 6.0), (20.0, 6.0), (20.0, 21.0), (10.0, 21.0)])],
        Icon::Checklist => &[
            Line(&[(3.0, 6.0), (5.0, 8.0), (8.0, 4.5)]),
            Line(&[(3.0, 13.0), (5.0, 15.0), (8.0, 11.5)]),
            Line(&[(11.0, 6.0), (21.0, 6.0)]),
            Line(&[(11.0, 13.0), (21.0, 13.0)]),
            Line(&[(4.0, 20.0), (21.0, 20.0)]),
        ],
        Icon::Paper => &[
            Closed(&[(5.0, 2.5), (14.0, 2.5), (19.0, 7.5), (19.0, 21.5), (5.0, 21.5)]),
            Line(&[(14.0, 2.5), (14.0, 7.5), (19.0, 7.5)]),
            Line(&[(8.5, 12.5), (15.5, 12.5)]),
            Line(&[(8.5, 16.5), (15.5, 16.5)]),
        ],
        Icon::Sliders => &[
            Line(&[(3.0, 6.0), (13.0, 6.0)]),
            Circle(15.5, 6.0, 2.2),
            Line(&[(18.0, 6.0), (21.0, 6.0)]),
            Line(&[(3.0, 12.0), (5.0, 12.0)]),
            Circle(7.5, 12.0, 2.2),
            Line(&[(10.0, 12.0), (21.0, 12.0)]),
            Line(&[(3.0, 18.0), (11.0, 18.0)]),
            Circle(13.5, 18.0, 2.2),
            Line(&[(16.0, 18.0), (21.0, 18.0)]),
        ],
        Icon::Help => &[Arc(12.0, 8.0, 4.5, 0.5, 1.12), Line(&[(15.0, 11.0), (12.0, 13.2), (12.0, 15.5)]), Dot(12.0, 20.0)],
        Icon::Plus => &[Line(&[(12.0, 4.0), (12.0, 20.0)]), Line(&[(4.0, 12.0), (20.0, 12.0)])],
        Icon::Folder => &[Closed(&[(3.0, 5.0), (9.5, 5.0), (12.0, 8.0), (21.0, 8.0), (21.0, 19.0), (3.0, 19.0)])],
        Icon::Tick => &[Line(&[(4.5, 12.5), (9.5, 17.5), (19.5, 6.5)])],
        Icon::Clock => &[Circle(12.0, 12.0, 9.0), Line(&[(12.0, 6.5), (12.0, 12.0), (15.5, 14.0)])],
        Icon::Pencil => &[Closed(&[(4.0, 20.0), (5.0, 15.5), (15.5, 5.0), (19.0, 8.5), (8.5, 19.0)])],
        Icon::Warning => {
            &[Closed(&[(12.0, 3.0), (22.0, 20.5), (2.0, 20.5)]), Line(&[(12.0, 9.5), (12.0, 14.0)]), Dot(12.0, 17.2)]
        }
        Icon::Search => &[Circle(10.5, 10.5, 6.5), Line(&[(15.5, 15.5), (21.0, 21.0)])],
        Icon::Undo => &[
            Line(&[(8.0, 4.0), (3.5, 8.5), (8.0, 13.0)]),
            Line(&[(3.5, 8.5), (14.5, 8.5)]),
            Arc(14.5, 13.5, 5.0, 0.75, 1.25),
            Line(&[(14.5, 18.5), (9.0, 18.5)]),
        ],
        Icon::Redo => &[
            Line(&[(16.0, 4.0), (20.5, 8.5), (16.0, 13.0)]),
            Line(&[(20.5, 8.5), (9.5, 8.5)]),
            Arc(9.5, 13.5, 5.0, 0.25, 0.75),
            Line(&[(9.5, 18.5), (15.0, 18.5)]),
        ],
        Icon::Screen => &[Box(3.0, 4.0, 18.0, 12.0), Line(&[(12.0, 16.0), (12.0, 20.0)]), Line(&[(8.0, 20.0), (16.0, 20.0)])],
        Icon::Pause => &[Line(&[(9.0, 6.0), (9.0, 18.0)]), Line(&[(15.0, 6.0), (15.0, 18.0)])],
        Icon::Play => &[Closed(&[(7.0, 4.5), (19.0, 12.0), (7.0, 19.5)])],
        Icon::Lock => &[Box(5.0, 11.0, 14.0, 9.0), Arc(12.0, 11.0, 4.0, 0.5, 1.0)],
        Icon::Printer => &[
            Line(&[(7.0, 8.0), (7.0, 3.0), (17.0, 3.0), (17.0, 8.0)]),
            Line(&[(7.0, 17.0), (3.5, 17.0), (3.5, 8.0), (20.5, 8.0), (20.5, 17.0), (17.0, 17.0)]),
            Box(7.0, 14.0, 10.0, 7.0),
        ],
        Icon::Import => &[
            Line(&[(12.0, 3.0), (12.0, 14.0)]),
            Line(&[(7.5, 9.5), (12.0, 14.0), (16.5, 9.5)]),
            Line(&[(3.5, 14.0), (3.5, 20.5), (20.5, 20.5), (20.5, 14.0)]),
        ],
        Icon::Export => &[
            Line(&[(12.0, 14.0), (12.0, 3.0)]),
            Line(&[(7.5, 7.5), (12.0, 3.0), (16.5, 7.5)]),
            Line(&[(3.5, 14.0), (3.5, 20.5), (20.5, 20.5), (20.5, 14.0)]),
        ],
        Icon::Swap => &[
            Line(&[(3.0, 8.0), (20.0, 8.0)]),
            Line(&[(16.0, 4.0), (20.0, 8.0), (16.0, 12.0)]),
            Line(&[(21.0, 16.0), (4.0, 16.0)]),
            Line(&[(8.0, 12.0), (4.0, 16.0), (8.0, 20.0)]),
        ],
        Icon::Pin => &[Circle(12.0, 8.0, 5.0), Line(&[(12.0, 13.0), (12.0, 21.0)])],
        Icon::Close => &[Line(&[(5.0, 5.0), (19.0, 19.0)]), Line(&[(19.0, 5.0), (5.0, 19.0)])],
    }
}

/// Paints an icon around a point, in a box of `size` px.
pub fn paint(painter: &Painter, icon: Icon, centre: Pos2, size: f32, colour: Color32) {
    let stroke = Stroke::new(if size < 16.0 { 2.0 } else { 1.75 }, colour);
    let unit = size / 24.0;
    let at = |x: f32, y: f32| centre + Vec2::new((x - 12.0) * unit, (y - 12.0) * unit);
    let points = |points: &[(f32, f32)]| points.iter().map(|&(x, y)| at(x, y)).collect::<Vec<_>>();
    for part in parts(icon) {
        match *part {
            Part::Line(line) => _ = painter.add(Shape::line(points(line), stroke)),
            Part::Closed(line) => _ = painter.add(Shape::closed_line(points(line), stroke)),
            Part::Circle(x, y, radius) => _ = painter.circle_stroke(at(x, y), radius * unit, stroke),
            Part::Dot(x, y) => _ = painter.circle_filled(at(x, y), 1.4 * unit.max(0.7), colour),
            Part::Box(x, y, width, height) => {
                let rect = Rect::from_min_size(at(x, y), Vec2::new(width * unit, height * unit));
                painter.rect_stroke(rect, 2.0 * unit, stroke, StrokeKind::Middle);
            }
            Part::Arc(x, y, radius, from, to) => {
                let step = |i: u8| {
                    let turn = (from + (to - from) * f32::from(i) / 16.0) * TAU;
                    at(x + radius * turn.cos(), y + radius * turn.sin())
                };
                painter.add(Shape::line((0..=16).map(step).collect(), stroke));
            }
        }
    }
}
