//! How the window looks: colours of high contrast on a dark ground, and sizes that grow with it.

use eframe::egui::{self, Color32, FontId, Rect, Stroke, Style, vec2};

/// The ground of the window.
pub(super) const BACKGROUND: Color32 = Color32::from_rgb(14, 17, 22);
/// The ground of a list, a box or a button.
pub(super) const PANEL: Color32 = Color32::from_rgb(28, 33, 41);
/// The ground of a button under the mouse.
pub(super) const PANEL_UNDER_MOUSE: Color32 = Color32::from_rgb(52, 61, 76);
/// The border of a list, a box or a button.
pub(super) const BORDER: Color32 = Color32::from_rgb(116, 128, 146);
/// What is to be read first.
pub(super) const TEXT: Color32 = Color32::from_rgb(255, 255, 255);
/// What is to be read second: still 9 to 1 against the panel.
pub(super) const TEXT_FAINT: Color32 = Color32::from_rgb(192, 200, 211);
/// Where the keyboard is: the cursor on the board and the focus of a button.
pub(super) const FOCUS: Color32 = Color32::from_rgb(255, 210, 63);
/// The piece in the hand.
pub(super) const HAND: Color32 = Color32::from_rgb(61, 232, 255);
/// The last move.
pub(super) const LAST_MOVE: Color32 = Color32::from_rgb(143, 240, 110);
/// A light square.
pub(super) const LIGHT_SQUARE: Color32 = Color32::from_rgb(186, 199, 214);
/// A dark square.
pub(super) const DARK_SQUARE: Color32 = Color32::from_rgb(84, 108, 140);
/// The white pieces, and the rim of the black ones.
pub(super) const WHITE: Color32 = Color32::from_rgb(255, 255, 255);
/// The black pieces, and the rim of the white ones.
pub(super) const BLACK: Color32 = Color32::from_rgb(12, 12, 16);

/// The sizes that everything in the window is a multiple of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    /// The height of ordinary text, in points.
    pub text: f32,
    /// The room between things, in points.
    pub gap: f32,
}

impl Sizes {
    /// The sizes for a window. Zoom makes everything greater than the window alone would.
    pub(super) fn of(window: Rect, zoom: f32) -> Self {
        let (long, short) = (window.size().max_elem(), window.size().min_elem());
        let scale = (long / 1280.0).min(short / 800.0) * zoom;
        let text = (23.0 * scale).clamp(13.0, 60.0);
        Self {
            text,
            gap: text * 0.5,
        }
    }

    /// Ordinary text.
    pub(super) fn font(self) -> FontId {
        FontId::proportional(self.text)
    }

    /// Text so many times the ordinary size.
    pub(super) fn font_times(self, times: f32) -> FontId {
        FontId::proportional(self.text * times)
    }

    /// A border of ordinary width.
    pub(super) fn border(self) -> Stroke {
        Stroke::new((self.text * 0.06).max(1.0), BORDER)
    }

    /// The ring around what has the keyboard.
    pub(super) fn focus_ring(self) -> Stroke {
        Stroke::new((self.text * 0.16).max(2.0), FOCUS)
    }

    /// How round corners are.
    pub(super) fn corner(self) -> f32 {
        self.text * 0.3
    }
}

/// Dresses whatever is drawn in this part of the window.
pub(super) fn dress(style: &mut Style, sizes: Sizes) {
    style.visuals = egui::Visuals::dark();
    style.visuals.override_text_color = Some(TEXT);
    // Text that can be marked with the mouse would take the mouse away from what lies below.
    style.interaction.selectable_labels = false;
    style.override_font_id = Some(sizes.font());
    style.spacing.item_spacing = vec2(sizes.gap, sizes.gap * 0.5);
    style.spacing.scroll = egui::style::ScrollStyle::solid();
    style.spacing.scroll.bar_width = sizes.text * 0.5;
    // Nothing moves by itself: that disturbs some eyes, and a window that rests needs no power.
    style.animation_time = 0.0;
    style.scroll_animation = egui::style::ScrollAnimation::none();
}
