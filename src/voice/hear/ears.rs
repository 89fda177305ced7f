//! The words of all voices for listening, each made ready when somebody listens first.

use super::names::Names;
use super::vocabulary::Vocabulary;
use crate::narrate::cue::Part;
use crate::voice::{Voice, Voices};

/// The voice whose letters are those of SAN.
pub(super) const ENGLISH: &str = "en";

impl Voices {
    /// Whether any voice writes a piece with this letter.
    pub(super) fn is_letter(&self, text: &str) -> bool {
        let all = || self.all().flat_map(Voice::letters).collect();
        self.letters.get_or_init(all).contains(text)
    }

    /// The names by which voices are called, in any language.
    pub(super) fn names(&self) -> &Names {
        self.names.get_or_init(|| {
            let mut names = Names::default();
            for voice in self.all() {
                names.add(voice.name(), voice.id());
                names.extend(&voice.vocabulary().voices);
            }
            names
        })
    }

    /// The words that a voice understands, with those of other voices of the same language.
    fn heard<'a>(&'a self, voice: &'a Voice) -> &'a Vocabulary {
        voice.heard.get_or_init(|| {
            let mut own = voice.vocabulary().clone();
            // A language first, so that its synonyms come before the words of an alphabet.
            let of_speech = |one: &&Voice| one.speech == voice.speech && one.id != voice.id;
            let mut kin: Vec<_> = self.all().filter(of_speech).collect();
            kin.sort_by_key(|one| one.part != Part::Interface);
            for one in kin {
                own.borrow(one.vocabulary());
            }
            own
        })
    }

    fn english(&self) -> Option<&Vocabulary> {
        Some(self.heard(self.get(ENGLISH)?))
    }

    /// English first, then the other languages, then the alphabets.
    pub(super) fn vocabularies(&self) -> impl Iterator<Item = &Vocabulary> {
        let others = self.all().filter(|voice| voice.id != ENGLISH);
        let others = others.map(|voice| self.heard(voice));
        std::iter::once_with(|| self.english())
            .flatten()
            .chain(others)
    }

    /// Those in which commands are given: that of a language, then the others, but none that borrows its commands from
    /// another one of them.
    pub(super) fn commanding(&self, language: &str) -> impl Iterator<Item = &Vocabulary> {
        let own = self.own(language);
        let others = self.vocabularies().filter(move |other| {
            let is_own = std::ptr::eq::<Vocabulary>(*other, own);
            !is_own && !other.borrows_commands()
        });
        std::iter::once(own).chain(others)
    }

    /// The words of a voice; English ones if it does not exist.
    pub(super) fn own(&self, language: &str) -> &Vocabulary {
        let own = self.get(language).map(|voice| self.heard(voice));
        own.or_else(|| self.english()).unwrap_or(&self.none)
    }
}
