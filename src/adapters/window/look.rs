//! How the window looks: themes of high contrast, and sizes that grow with it.

use eframe::egui::{self, Color32, FontId, Rect, Stroke, Style, vec2};

use crate::protocol::Theme;

/// The colours of a theme. Whatever is to be read has a contrast of 7 to 1 or more with its ground.
///
/// Squares are of middle brightness, so that pieces of either colour have 3 to 1 or more on each of
/// them. No one colour has that beside all of it, so a mark on the board has a rim of its own.
#[derive(Debug)]
pub struct Palette {
    /// Whether the ground is light.
    pub is_light: bool,
    /// The ground of the window.
    pub background: Color32,
    /// The ground of a list, a box or a button.
    pub panel: Color32,
    /// The ground of a button under the mouse.
    pub panel_under_mouse: Color32,
    /// The border of a list, a box or a button.
    pub border: Color32,
    /// What is to be read first.
    pub text: Color32,
    /// What is to be read second.
    pub text_faint: Color32,
    /// Where the keyboard is: the cursor on the board and the focus of a button.
    pub focus: Color32,
    /// The piece in the hand.
    pub hand: Color32,
    /// The last move.
    pub last_move: Color32,
    /// The rim of whatever marks a square.
    pub mark_rim: Color32,
    /// A light square.
    pub light_square: Color32,
    /// A dark square.
    pub dark_square: Color32,
    /// A light square of the last move.
    pub light_last: Color32,
    /// A dark square of the last move.
    pub dark_last: Color32,
    /// The white pieces, and the rim of the black ones.
    pub white: Color32,
    /// The black pieces, and the rim of the white ones.
    pub black: Color32,
}

const fn rgb(red: u8, green: u8, blue: u8) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

static DARK: Palette = Palette {
    is_light: false,
    background: rgb(14, 17, 22),
    panel: rgb(28, 33, 41),
    panel_under_mouse: rgb(52, 61, 76),
    border: rgb(116, 128, 146),
    text: rgb(255, 255, 255),
    text_faint: rgb(192, 200, 211),
    focus: rgb(255, 210, 63),
    hand: rgb(61, 232, 255),
    last_move: rgb(143, 240, 110),
    mark_rim: rgb(12, 12, 16),
    light_square: rgb(134, 147, 164),
    dark_square: rgb(82, 99, 124),
    light_last: rgb(96, 158, 92),
    dark_last: rgb(46, 112, 58),
    white: rgb(255, 255, 255),
    black: rgb(12, 12, 16),
};

static LIGHT: Palette = Palette {
    is_light: true,
    background: rgb(244, 242, 236),
    panel: rgb(255, 255, 255),
    panel_under_mouse: rgb(226, 232, 240),
    border: rgb(88, 94, 104),
    text: rgb(0, 0, 0),
    text_faint: rgb(62, 66, 74),
    focus: rgb(176, 0, 64),
    hand: rgb(0, 72, 150),
    last_move: rgb(10, 84, 22),
    mark_rim: rgb(255, 255, 255),
    light_square: rgb(172, 142, 110),
    dark_square: rgb(136, 92, 58),
    light_last: rgb(96, 158, 92),
    dark_last: rgb(46, 112, 58),
    white: rgb(255, 255, 255),
    black: rgb(12, 12, 16),
};

static YELLOW: Palette = Palette {
    is_light: false,
    background: rgb(0, 0, 0),
    panel: rgb(0, 0, 0),
    panel_under_mouse: rgb(64, 58, 0),
    border: rgb(200, 180, 0),
    text: rgb(255, 230, 0),
    text_faint: rgb(224, 202, 60),
    focus: rgb(255, 255, 255),
    hand: rgb(90, 235, 255),
    last_move: rgb(140, 255, 120),
    mark_rim: rgb(0, 0, 0),
    light_square: rgb(146, 132, 30),
    dark_square: rgb(102, 92, 8),
    light_last: rgb(58, 146, 70),
    dark_last: rgb(28, 106, 44),
    white: rgb(255, 240, 120),
    black: rgb(0, 0, 0),
};

/// The colours of a theme.
#[must_use]
pub fn palette(theme: Theme) -> &'static Palette {
    match theme {
        Theme::Dark => &DARK,
        Theme::Light => &LIGHT,
        Theme::Yellow => &YELLOW,
    }
}

/// The sizes that everything in the window is a multiple of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    /// The height of ordinary text, in points.
    pub text: f32,
    /// The room between things, in points.
    pub gap: f32,
    /// A pixel of an ordinary display, in points: zoom makes a point several of them.
    pub pixel: f32,
    /// The colours.
    pub palette: &'static Palette,
}

impl Sizes {
    /// The sizes for a window. Zoom makes everything greater than the window alone would.
    pub(super) fn of(window: Rect, zoom: f32, theme: Theme) -> Self {
        let (long, short) = (window.size().max_elem(), window.size().min_elem());
        let scale = (long / 1280.0).min(short / 800.0) * zoom;
        let text = (23.0 * scale).clamp(13.0, 60.0);
        Self {
            text,
            gap: text * 0.5,
            pixel: zoom.recip(),
            palette: palette(theme),
        }
    }

    /// Ordinary text.
    pub(super) fn font(self) -> FontId {
        FontId::proportional(self.text)
    }

    /// Text enlarged by a factor.
    pub(super) fn font_times(self, times: f32) -> FontId {
        FontId::proportional(self.text * times)
    }

    /// A border of ordinary width.
    pub(super) fn border(self) -> Stroke {
        Stroke::new((self.text * 0.06).max(1.0), self.palette.border)
    }

    /// The ring around what has the keyboard.
    pub(super) fn focus_ring(self) -> Stroke {
        Stroke::new((self.text * 0.16).max(2.0), self.palette.focus)
    }

    /// How round corners are.
    pub(super) fn corner(self) -> f32 {
        self.text * 0.3
    }
}

/// Dresses whatever is drawn in this part of the window.
pub(super) fn dress(style: &mut Style, sizes: Sizes) {
    let palette = sizes.palette;
    style.visuals = if palette.is_light {
        egui::Visuals::light()
    } else {
        egui::Visuals::dark()
    };
    style.visuals.override_text_color = Some(palette.text);
    style.visuals.extreme_bg_color = palette.background;
    style.visuals.widgets.inactive.bg_fill = palette.border;
    // Text that can be marked with the mouse would take the mouse away from what lies below.
    style.interaction.selectable_labels = false;
    style.override_font_id = Some(sizes.font());
    style.spacing.item_spacing = vec2(sizes.gap, sizes.gap * 0.5);
    style.spacing.scroll = egui::style::ScrollStyle::solid();
    style.spacing.scroll.bar_width = sizes.text * 0.5;
    // Whatever is in sight has its whole contrast.
    style.spacing.scroll.fade.strength = 0.0;
    // Nothing moves by itself: that disturbs some eyes, and a window that rests needs no power.
    style.animation_time = 0.0;
    style.scroll_animation = egui::style::ScrollAnimation::none();
}
