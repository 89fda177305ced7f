//! How much words of commands tell, where a voice says so.

use super::names::Names;
use super::source::Source;
use super::tokens::{Token, fold};

/// The words of a voice that tell more or less than their rarity says.
#[derive(Clone, Debug, Default)]
pub(super) struct Telling {
    light: Names,
    always: Names,
    /// Words that mean the same, class by class.
    pub(super) alike: Vec<Vec<String>>,
}

impl Telling {
    pub(super) fn new(source: &Source) -> Self {
        let words = |class: &str| fold(class).split_whitespace().map(str::to_owned).collect();
        Self {
            light: Names::new(source, "hear-light"),
            always: Names::new(source, "hear-telling"),
            alike: source.list("hear-alike").map(words).collect(),
        }
    }

    /// Whether a word tells little: "it", "is".
    pub(super) fn is_light(&self, word: &Token) -> bool {
        self.light.find(std::slice::from_ref(word)).is_some()
    }

    /// Whether words begin with one that is never passed over: "not", "his".
    pub(super) fn is_never_passed_over(&self, said: &[Token]) -> bool {
        self.always.find(said).is_some()
    }
}
