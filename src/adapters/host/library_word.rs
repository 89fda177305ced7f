//! What is told of a damaged library, until it was heard to its end.

/// The sentences that tell what was lost of the library. Whatever cuts one of them for good, or closes the program before,
/// leaves it unheard, and the next program tells all of them again.
#[derive(Default)]
pub(super) struct LibraryWord {
    /// Whether what becomes heard now tells of it.
    pub(super) is_told: bool,
    unheard: Vec<String>,
    /// Those that sound, each with the ticket of what it is a part of.
    sounding: Vec<(u64, String)>,
}

impl LibraryWord {
    /// Texts are to be heard.
    pub(super) fn note(&mut self, texts: impl Iterator<Item = String>) {
        if self.is_told {
            self.unheard.extend(texts.filter(|text| !text.is_empty()));
        }
    }

    /// A text begins to be heard.
    pub(super) fn begin(&mut self, ticket: u64, text: &str) {
        let is_in = |one: &&String| text.contains(one.as_str());
        let begun = self.unheard.iter().filter(is_in).cloned();
        self.sounding.extend(begun.map(|one| (ticket, one)));
    }

    /// It was heard to its end. Returns whether nothing is unheard any more.
    pub(super) fn end(&mut self, ticket: u64) -> bool {
        let (ended, sounding): (Vec<_>, _) = std::mem::take(&mut self.sounding)
            .into_iter()
            .partition(|(of, _)| *of == ticket);
        self.sounding = sounding;
        self.unheard
            .retain(|one| !ended.iter().any(|(_, text)| text == one));
        !ended.is_empty() && self.unheard.is_empty()
    }
}
