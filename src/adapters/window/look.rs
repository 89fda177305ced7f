//! How the window looks: themes of high contrast, and sizes that grow with it.

use eframe::egui::{self, Color32, FontId, Rect, Stroke, Style, Vec2, vec2};

use crate::protocol::Theme;

/// How much room there is, for the size of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Room {
    /// For everything, and the players' cards above and below the board.
    Wide,
    /// For everything, but the cards stand beside the board: zoom enlarges that first.
    Beside,
    /// Not for everything at once.
    Close,
}

/// Rows of colours, each with those of the dark, the light and the yellow theme as red, green and blue.
macro_rules! palettes {
    ($(#[$about:meta])* struct Palette: $($(#[$says:meta])* $colour:ident: ($($dark:literal),*) ($($light:literal),*) ($($yellow:literal),*);)*) => {
        $(#[$about])*
        #[derive(Debug)]
        pub struct Palette {
            /// Whether the ground is light.
            pub is_light: bool,
            $($(#[$says])* pub $colour: Color32,)*
        }

        static DARK: Palette = Palette { is_light: false, $($colour: Color32::from_rgb($($dark),*),)* };
        static LIGHT: Palette = Palette { is_light: true, $($colour: Color32::from_rgb($($light),*),)* };
        static YELLOW: Palette = Palette { is_light: false, $($colour: Color32::from_rgb($($yellow),*),)* };
    };
}

palettes! {
    /// The colours of a theme. Whatever is to be read has a contrast of 7 to 1 or more with its ground.
    ///
    /// Squares are of middle brightness, so that pieces of either colour have 3 to 1 or more on each of
    /// them. No one colour has that beside all of it, so a mark on the board has a rim of its own.
    struct Palette:
    /// The ground of the window.
    background: (14, 17, 22) (244, 242, 236) (0, 0, 0);
    /// The ground of a list, a box or a button.
    panel: (28, 33, 41) (255, 255, 255) (0, 0, 0);
    /// The ground of a button under the mouse.
    panel_under_mouse: (52, 61, 76) (226, 232, 240) (64, 58, 0);
    /// The border of a list, a box or a button.
    border: (116, 128, 146) (88, 94, 104) (200, 180, 0);
    /// What is to be read first.
    text: (255, 255, 255) (0, 0, 0) (255, 230, 0);
    /// What is to be read second.
    text_faint: (192, 200, 211) (62, 66, 74) (224, 202, 60);
    /// Where the keyboard is: the cursor on the board and the focus of a button.
    focus: (255, 210, 63) (176, 0, 64) (255, 255, 255);
    /// The piece in the hand.
    hand: (61, 232, 255) (0, 72, 150) (90, 235, 255);
    /// The last move.
    last_move: (143, 240, 110) (10, 84, 22) (140, 255, 120);
    /// The rim of whatever marks a square.
    mark_rim: (12, 12, 16) (255, 255, 255) (0, 0, 0);
    /// A light square.
    light_square: (135, 148, 166) (172, 142, 110) (152, 137, 31);
    /// A dark square.
    dark_square: (80, 96, 120) (126, 86, 54) (101, 91, 8);
    /// A square of the last move: as far from a light square as from a dark one, so that it is seen beside both.
    last_square: (54, 137, 57) (56, 136, 58) (52, 127, 54);
    /// The white pieces, and the rim of the black ones.
    white: (255, 255, 255) (255, 255, 255) (255, 240, 120);
    /// The black pieces, and the rim of the white ones.
    black: (12, 12, 16) (12, 12, 16) (0, 0, 0);
}

/// The colours of a theme.
#[must_use]
pub fn palette(theme: Theme) -> &'static Palette {
    match theme {
        Theme::Dark => &DARK,
        Theme::Light => &LIGHT,
        Theme::Yellow => &YELLOW,
    }
}

/// How much of the width a board at full height takes at most.
pub(super) const BOARD_AT_MOST: f32 = 0.68;

/// Whether what stands beside the board elsewhere stands below it.
pub(super) fn is_tall(size: Vec2) -> bool {
    size.y > size.x * 1.15
}

/// The sizes that everything in the window is a multiple of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    /// The size of the window, in points.
    pub window: Vec2,
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
    /// The least height of text, in points.
    pub(super) const LEAST_TEXT: f32 = 13.0;

    /// The sizes for a window. Zoom makes everything greater than the window alone would.
    pub(super) fn of(window: Rect, zoom: f32, theme: Theme) -> Self {
        let (long, short) = (window.size().max_elem(), window.size().min_elem());
        let scale = (long / 1280.0).min(short / 800.0) * zoom;
        let text = (23.0 * scale).clamp(Self::LEAST_TEXT, 60.0);
        Self {
            window: window.size(),
            text,
            gap: text * 0.5,
            pixel: zoom.recip(),
            palette: palette(theme),
        }
    }

    /// The size of what a board at full height leaves beside it, or in a tall window below it.
    pub(super) fn least_column(self) -> Vec2 {
        let size = self.window;
        if is_tall(size) {
            return vec2(size.x, size.y - size.x.min(size.y * 0.6)) * 0.97;
        }
        let board = size.y.min(size.x * BOARD_AT_MOST);
        vec2((size.x - board) * 0.96, size.y)
    }

    /// The sizes beside a board at full height: the room there is for the text, and zoom widens no gaps.
    pub(super) fn close(self) -> Self {
        let gap = self.text * 0.3 * self.pixel.min(1.0);
        Self { gap, ..self }
    }

    /// Whether zoom makes everything greater.
    pub(super) fn is_zoomed(self) -> bool {
        self.pixel < 0.99
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
        Stroke::new((self.text * 0.06).max(self.pixel), self.palette.border)
    }

    /// The ring around what has the keyboard. Great zoom makes it no wider than leaves the text its room.
    pub(super) fn focus_ring(self) -> Stroke {
        let width = (self.text * 0.16).min(self.widest_ring());
        Stroke::new(width.max(2.0 * self.pixel), self.palette.focus)
    }

    /// The greatest width of the ring, in points.
    pub(super) fn widest_ring(self) -> f32 {
        self.window.min_elem() * 0.012
    }

    /// What is around a thing that may have the keyboard.
    pub(super) fn frame(self, has_keyboard: bool) -> Stroke {
        if has_keyboard {
            self.focus_ring()
        } else {
            self.border()
        }
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
    // Zoom is for the text: what stands beside it becomes no wider.
    let pixel = sizes.pixel.min(1.0);
    style.spacing.scroll.bar_width = sizes.text * 0.5 * pixel;
    style.spacing.scroll.bar_inner_margin *= pixel;
    // Whatever is in sight has its whole contrast.
    style.spacing.scroll.fade.strength = 0.0;
    // Nothing moves by itself: that disturbs some eyes, and a window that rests needs no power.
    style.animation_time = 0.0;
    style.scroll_animation = egui::style::ScrollAnimation::none();
}
