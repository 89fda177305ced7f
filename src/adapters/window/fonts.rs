//! The letters of the window: a face made for eyes that see little, and one for what that has no letters for.

use std::sync::Arc;

use eframe::egui::{Context, FontData, FontDefinitions, FontFamily};

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
