//! How the window looks: colours by role, steps of type, sizes. The only file with colours; everything else names roles
//! (`palette(ui).accent`) and steps (`strong("…")`), so that light and dark, and a larger text, hold everywhere.

use crate::documents::face::Face;
use eframe::egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Frame, Margin, RichText, Shadow, Stroke,
    Style, TextStyle, Theme, Ui, Vec2, Visuals, style,
};
use std::sync::Arc;

/// The colours of one theme, by role.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Palette {
    /// Paper: the main area, the current step.
    pub background: Color32,
    /// Cards, fields, dialogs.
    pub panel: Color32,
    /// Rail, hint bar.
    pub panel_low: Color32,
    /// Neutral notes, filled fields, the unfilled part of a progress bar.
    pub panel_tint: Color32,
    /// Text.
    pub text: Color32,
    /// Labels, hints, what is second.
    pub text_weak: Color32,
    /// The one primary button, focus, the selected tab, links.
    pub accent: Color32,
    /// On `accent`.
    pub accent_text: Color32,
    /// Top bar and steps.
    pub bar: Color32,
    /// On `bar`.
    pub bar_text: Color32,
    /// Second on `bar`.
    pub bar_weak: Color32,
    /// Outline of buttons on `bar`.
    pub bar_line: Color32,
    /// Right, done.
    pub ok: Color32,
    /// Under `ok`.
    pub ok_fill: Color32,
    /// Provisional, odd, unverified, time out on the clock.
    pub warning: Color32,
    /// Under `warning`.
    pub warning_fill: Color32,
    /// Errors, red suits, negative penalties, what destroys.
    pub error: Color32,
    /// Under `error`.
    pub error_fill: Color32,
    /// The chosen row, the focus ring.
    pub selection: Color32,
    /// Separators, the outline of cards.
    pub line: Color32,
    /// The outline of fields, buttons and missing tables.
    pub line_strong: Color32,
    /// Behind a dialog.
    pub shade: Color32,
}

const LIGHT: Palette = Palette {
    background: Color32::from_rgb(0xF6, 0xF4, 0xEE),
    panel: Color32::from_rgb(0xFF, 0xFE, 0xFB),
    panel_low: Color32::from_rgb(0xEC, 0xE9, 0xDF),
    panel_tint: Color32::from_rgb(0xE6, 0xE3, 0xD8),
    text: Color32::from_rgb(0x1D, 0x24, 0x20),
    text_weak: Color32::from_rgb(0x56, 0x5E, 0x59),
    accent: Color32::from_rgb(0x1F, 0x5C, 0x43),
    accent_text: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    bar: Color32::from_rgb(0x1F, 0x5C, 0x43),
    bar_text: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    bar_weak: Color32::from_rgb(0xD3, 0xE4, 0xDA),
    bar_line: Color32::from_rgb(0x4C, 0x80, 0x69),
    ok: Color32::from_rgb(0x23, 0x63, 0x39),
    ok_fill: Color32::from_rgb(0xDF, 0xEC, 0xDF),
    warning: Color32::from_rgb(0x7A, 0x4A, 0x00),
    warning_fill: Color32::from_rgb(0xFB, 0xEB, 0xC6),
    error: Color32::from_rgb(0xB3, 0x26, 0x1E),
    error_fill: Color32::from_rgb(0xFB, 0xE5, 0xE1),
    selection: Color32::from_rgb(0xD6, 0xE8, 0xDD),
    line: Color32::from_rgb(0xDA, 0xD6, 0xCA),
    line_strong: Color32::from_rgb(0x85, 0x8A, 0x83),
    shade: Color32::from_rgba_premultiplied(0x0A, 0x0C, 0x0C, 0x80),
};

const DARK: Palette = Palette {
    background: Color32::from_rgb(0x17, 0x1C, 0x19),
    panel: Color32::from_rgb(0x20, 0x27, 0x23),
    panel_low: Color32::from_rgb(0x11, 0x15, 0x13),
    panel_tint: Color32::from_rgb(0x2C, 0x34, 0x2F),
    text: Color32::from_rgb(0xEC, 0xEF, 0xEA),
    text_weak: Color32::from_rgb(0xAA, 0xB4, 0xAD),
    accent: Color32::from_rgb(0x7C, 0xC8, 0xA0),
    accent_text: Color32::from_rgb(0x0C, 0x1A, 0x13),
    bar: Color32::from_rgb(0x16, 0x3D, 0x2D),
    bar_text: Color32::from_rgb(0xF2, 0xF5, 0xF2),
    bar_weak: Color32::from_rgb(0xB9, 0xD0, 0xC3),
    bar_line: Color32::from_rgb(0x3E, 0x6B, 0x57),
    ok: Color32::from_rgb(0x8F, 0xD3, 0xA2),
    ok_fill: Color32::from_rgb(0x20, 0x38, 0x2A),
    warning: Color32::from_rgb(0xF2, 0xBC, 0x5E),
    warning_fill: Color32::from_rgb(0x3D, 0x30, 0x16),
    error: Color32::from_rgb(0xFF, 0x9A, 0x8F),
    error_fill: Color32::from_rgb(0x46, 0x22, 0x1F),
    selection: Color32::from_rgb(0x29, 0x46, 0x3A),
    line: Color32::from_rgb(0x37, 0x41, 0x3B),
    line_strong: Color32::from_rgb(0x7E, 0x8A, 0x83),
    shade: Color32::from_rgba_premultiplied(0, 0, 0, 0x99),
};

/// The colours of paper, the same in both themes: what the printer makes of black ink.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paper {
    /// What is not printed on.
    pub white: Color32,
    /// Ink.
    pub black: Color32,
    /// Ink of 10 %.
    pub grey_10: Color32,
    /// Ink of 5 %.
    pub grey_5: Color32,
}

/// The colours of paper.
pub const PAPER: Paper =
    Paper { white: Color32::WHITE, black: Color32::BLACK, grey_10: Color32::from_gray(0xE6), grey_5: Color32::from_gray(0xF2) };

/// The colours in force.
pub fn palette(ui: &Ui) -> &'static Palette {
    if ui.visuals().dark_mode { &DARK } else { &LIGHT }
}

/// The colours of the hall: light ones, which are read best on a projector, whatever the desk has.
pub fn hall() -> &'static Palette {
    &LIGHT
}

/// Radius of chips, keys and cells.
pub const ROUND_SMALL: u8 = 4;
/// Radius of fields, buttons, notes.
pub const ROUND: u8 = 8;
/// Radius of cards and dialogs.
pub const ROUND_LARGE: u8 = 12;
/// A step of space: 8 px.
pub const STEP: f32 = 8.0;
/// The height of a button and of a field.
pub const HEIGHT: f32 = 40.0;
/// The height of a main button.
pub const HEIGHT_MAIN: f32 = 48.0;
/// The height of the one button of a page.
pub const HEIGHT_LARGE: f32 = 64.0;
/// The height of a small button and of a row of a table.
pub const HEIGHT_SMALL: f32 = 32.0;

/// Labels, hints, players' names: 14 px.
pub fn small(text: impl Into<String>) -> RichText {
    RichText::new(text).size(14.0)
}

/// Ordinary text: 16 px.
pub fn body(text: impl Into<String>) -> RichText {
    RichText::new(text).size(16.0)
}

/// Row titles, buttons: 16 px, bold.
pub fn strong(text: impl Into<String>) -> RichText {
    RichText::new(text).size(16.0).family(bold())
}

/// Team names at entry, titles of cards: 18 px, bold.
pub fn lead(text: impl Into<String>) -> RichText {
    RichText::new(text).size(18.0).family(bold())
}

/// Title of a screen or dialog: 24 px, bold.
pub fn title(text: impl Into<String>) -> RichText {
    RichText::new(text).size(24.0).family(bold())
}

/// Counters, points: 32 px, bold.
pub fn figure(text: impl Into<String>) -> RichText {
    RichText::new(text).size(32.0).family(bold())
}

/// The four suits, which match only in this font.
pub fn suits(text: impl Into<String>, size: f32) -> RichText {
    RichText::new(text).size(size).family(suit_family())
}

/// A font of this size, regular or bold.
pub fn font(size: f32, weight: Weight) -> FontId {
    match weight {
        Weight::Regular => FontId::new(size, FontFamily::Proportional),
        Weight::Bold => FontId::new(size, bold()),
    }
}

/// The font of a face of the papers, at a size in px.
pub fn paper_font(face: Face, size: f32) -> FontId {
    let family = match face {
        Face::Regular => FontFamily::Proportional,
        Face::Bold => bold(),
        Face::Suits => suit_family(),
    };
    FontId::new(size, family)
}

/// The weight of a font.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// Regular.
    Regular,
    /// Bold.
    Bold,
}

fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

fn suit_family() -> FontFamily {
    FontFamily::Name("suits".into())
}

/// Sets fonts, both themes and the order of keys; called once, when the window is made.
pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts());
    for (theme, palette) in [(Theme::Light, &LIGHT), (Theme::Dark, &DARK)] {
        ctx.style_mut_of(theme, |style| dress(style, palette, theme));
    }
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    ctx.add_plugin(super::keystrokes::Keystrokes::default());
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let faces: [(&str, &'static [u8]); 3] = [
        ("inter", include_bytes!("../../assets/fonts/Inter-Regular.ttf")),
        ("inter-bold", include_bytes!("../../assets/fonts/Inter-Bold.ttf")),
        ("dejavu", include_bytes!("../../assets/fonts/DejaVuSans.ttf")),
    ];
    for (name, bytes) in faces {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let families = [
        (FontFamily::Proportional, ["inter", "dejavu"]),
        (FontFamily::Monospace, ["inter", "dejavu"]),
        (bold(), ["inter-bold", "dejavu"]),
        (suit_family(), ["dejavu", "inter"]),
    ];
    for (family, names) in families {
        fonts.families.insert(family, names.map(str::to_owned).to_vec());
    }
    fonts
}

fn dress(style: &mut Style, palette: &Palette, theme: Theme) {
    style.text_styles = [
        (TextStyle::Small, font(14.0, Weight::Regular)),
        (TextStyle::Body, font(16.0, Weight::Regular)),
        (TextStyle::Monospace, font(16.0, Weight::Regular)),
        (TextStyle::Button, font(16.0, Weight::Bold)),
        (TextStyle::Heading, font(24.0, Weight::Bold)),
    ]
    .into();
    style.spacing.item_spacing = Vec2::splat(STEP);
    style.spacing.button_padding = Vec2::new(16.0, STEP);
    style.spacing.interact_size = Vec2::new(HEIGHT, HEIGHT_SMALL);
    style.spacing.icon_width = 20.0;
    style.spacing.icon_width_inner = 12.0;
    style.spacing.window_margin = Margin::same(24);
    style.spacing.scroll = style::ScrollStyle::solid();
    style.animation_time = 0.0;
    style.interaction.selectable_labels = false;
    style.visuals = visuals(palette, theme);
}

fn visuals(palette: &Palette, theme: Theme) -> Visuals {
    let mut visuals = theme.default_visuals();
    let state = |fill: Color32, outline: Color32, width: f32| style::WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(width, outline),
        corner_radius: CornerRadius::same(ROUND),
        fg_stroke: Stroke::new(1.5, palette.text),
        expansion: 0.0,
    };
    visuals.widgets = style::Widgets {
        noninteractive: state(palette.panel, palette.line, 1.0),
        inactive: state(palette.panel, palette.line_strong, 1.0),
        hovered: state(palette.panel_tint, palette.accent, 2.0),
        active: state(palette.selection, palette.accent, 2.0),
        open: state(palette.panel_tint, palette.line_strong, 1.0),
    };
    visuals.override_text_color = Some(palette.text);
    visuals.weak_text_color = Some(palette.text_weak);
    visuals.hyperlink_color = palette.accent;
    visuals.selection = style::Selection { bg_fill: palette.selection, stroke: Stroke::new(2.0, palette.accent) };
    visuals.text_cursor.stroke = Stroke::new(2.0, palette.text);
    // A cursor that blinks paints the window twice a second for nothing.
    visuals.text_cursor.blink = false;
    visuals.panel_fill = palette.background;
    visuals.window_fill = palette.panel;
    visuals.window_stroke = Stroke::new(1.0, palette.line);
    visuals.window_corner_radius = CornerRadius::same(ROUND_LARGE);
    visuals.window_shadow = Shadow { offset: [0, 8], blur: 32, spread: 0, color: Color32::from_black_alpha(77) };
    visuals.popup_shadow = Shadow { offset: [0, 6], blur: 20, spread: 0, color: Color32::from_black_alpha(46) };
    visuals.extreme_bg_color = palette.panel;
    visuals.faint_bg_color = palette.panel_tint;
    visuals.error_fg_color = palette.error;
    visuals.warn_fg_color = palette.warning;
    visuals
}

/// The ground the window is drawn on.
pub fn ground(ui: &Ui) -> Frame {
    Frame::new().fill(palette(ui).background)
}

/// The frame of what lies over the window: a dialog, the palette.
pub fn afloat(ui: &Ui, margin: i8) -> Frame {
    let palette = palette(ui);
    Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(ROUND_LARGE)
        .shadow(ui.visuals().window_shadow)
        .inner_margin(Margin::same(margin))
}
