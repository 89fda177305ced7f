//! The letters of the window: a face made for eyes that see little, and one for what that has no letters for.

use std::sync::Arc;

use eframe::egui::epaint::text::FontsView;
use eframe::egui::{Context, FontData, FontDefinitions, FontFamily, Id, Ui};

/// The faces in the order in which a letter is looked for. Their licences lie beside them.
const FACES: [(&str, &[u8]); 3] = [
    (
        "Atkinson Hyperlegible Next",
        include_bytes!("../../../fonts/atkinson-hyperlegible-next-semibold-latin.ttf"),
    ),
    (
        "Atkinson Hyperlegible Next, more of Latin",
        include_bytes!("../../../fonts/atkinson-hyperlegible-next-semibold-latin-ext.ttf"),
    ),
    (
        "Golos Text",
        include_bytes!("../../../fonts/golos-text-semibold-cyrillic.ttf"),
    ),
];

/// Gives the faces to a window; the library's own stay behind them, for signs and other scripts.
pub fn load_fonts(context: &Context) {
    let mut fonts = FontDefinitions::default();
    for (at, (name, bytes)) in FACES.into_iter().enumerate() {
        let data = Arc::new(FontData::from_static(bytes));
        fonts.font_data.insert(name.to_owned(), data);
        let family = fonts.families.entry(FontFamily::Proportional).or_default();
        family.insert(at, name.to_owned());
    }
    context.set_fonts(fonts);
}

/// How many pixels the picture of all letters has at a side, at most: for a window of so many pixels, and for a greater one.
pub(super) const LETTERS: [usize; 2] = [2048, 4096];

/// Bounds the picture in which the library keeps every letter of every size that was ever drawn. When it is full, it is begun
/// anew; unbounded, each step of zoom would make it greater for ever.
pub(super) fn bound_letters(ui: &Ui) {
    let [most, greatest] = LETTERS;
    let pixels = ui.max_rect().size().max_elem() * ui.ctx().pixels_per_point();
    let wanted = if pixels > most as f32 { greatest } else { most };
    // All windows share it: one that is small makes it no smaller.
    let side = ui.data_mut(|data| {
        let side = data.get_temp_mut_or(Id::unique("letters"), wanted);
        *side = wanted.max(*side);
        *side
    });
    ui.input_mut(|input| input.max_texture_side = side);
}

/// Draws the window once more if the picture of all letters has become full meanwhile: of what was written before, letters
/// may be painted over then. The library begins the picture anew when it begins to draw.
pub(super) fn keep_letters_whole(ui: &Ui) {
    let filled = |fonts: &FontsView<'_>| fonts.font_atlas_fill_ratio();
    if ui.ctx().fonts(filled) > FULL {
        ui.ctx()
            .request_discard("the picture of all letters is full");
    }
}

/// When the library takes the picture of all letters for full.
const FULL: f32 = 0.8;
