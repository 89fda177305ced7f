//! The words of all languages.

use std::sync::{Arc, LazyLock};

use annabella::voice::Voices;

/// The words of all languages. They are read once for all tests of a program.
pub fn voices() -> Arc<Voices> {
    static VOICES: LazyLock<Arc<Voices>> = LazyLock::new(|| Arc::new(Voices::embedded()));
    Arc::clone(&VOICES)
}
