//! How much room texts need, found without a place in the picture of all letters: that holds what is seen, and a text is
//! tried in many sizes before it is written in one.

use std::sync::{Arc, Mutex, PoisonError};

use eframe::egui::epaint::text::{Fonts, FontsView, TextOptions, ViewportKey};
use eframe::egui::{Color32, FontId, Id, IdMap, Ui, Vec2};

use super::fonts::LETTERS;

/// What was measured is forgotten when it is more than this.
const MOST: usize = 4096;

/// Letters that nobody sees, and how much room they were found to need.
struct Measures {
    fonts: Fonts,
    options: TextOptions,
    found: IdMap<Vec2>,
}

/// All windows measure with the same.
#[derive(Clone)]
struct Shared(Arc<Mutex<Measures>>);

impl Shared {
    fn of(ui: &Ui) -> Self {
        let id = Id::unique("measures");
        if let Some(known) = ui.data(|data| data.get_temp(id)) {
            return known;
        }
        let of_window = |fonts: &FontsView<'_>| (*fonts.options(), fonts.definitions().clone());
        let (mut options, definitions) = ui.ctx().fonts(of_window);
        options.max_texture_side = LETTERS[0];
        let measures = Measures {
            fonts: Fonts::new(options, definitions),
            options,
            found: IdMap::default(),
        };
        let made = Self(Arc::new(Mutex::new(measures)));
        ui.data_mut(|data| data.insert_temp(id, made.clone()));
        made
    }
}

/// How wide and how high a text is in lines of a width, in points.
pub(super) fn measured(ui: &Ui, text: &str, font: FontId, width: f32) -> Vec2 {
    let scale = ui.pixels_per_point();
    let asked = (text, font.size.to_bits(), width.to_bits(), scale.to_bits());
    let id = Id::unique(asked);
    let shared = Shared::of(ui);
    let mut measures = shared.0.lock().unwrap_or_else(PoisonError::into_inner);
    let Measures {
        fonts,
        options,
        found,
    } = &mut *measures;
    if let Some(size) = found.get(&id) {
        return *size;
    }
    // Here letters that are lost harm nobody.
    fonts.begin_pass(*options, ViewportKey::default());
    let mut letters = fonts.with_pixels_per_point(scale);
    let laid = letters.layout(text.to_owned(), font, Color32::PLACEHOLDER, width);
    let size = laid.size();
    if found.len() >= MOST {
        found.clear();
    }
    found.insert(id, size);
    size
}
