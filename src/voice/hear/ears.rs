//! The words of all voices, made ready for listening.

use std::collections::{BTreeMap, BTreeSet};

use super::names::Names;
use super::vocabulary::Vocabulary;

/// A voice as far as it is understood.
pub(in crate::voice) struct Native<'a> {
    pub id: &'a str,
    pub name: &'a str,
    /// The language in which a synthesiser speaks it.
    pub speech: &'a str,
    /// Whether it can be the language of the program.
    pub is_language: bool,
    pub vocabulary: &'a Vocabulary,
}

/// The voice whose letters are those of SAN.
pub(super) const ENGLISH: &str = "en";

/// The words of all voices, made ready for listening.
pub(in crate::voice) struct Hearing {
    voices: BTreeMap<String, Vocabulary>,
    letters: BTreeSet<String>,
    /// The names by which voices are called, in any language.
    pub(super) names: Names,
    /// The words of a voice that does not exist.
    none: Vocabulary,
}

impl Hearing {
    pub(in crate::voice) fn new(voices: &[Native<'_>]) -> Self {
        let mut all: BTreeMap<String, Vocabulary> = BTreeMap::new();
        let mut letters = BTreeSet::new();
        let mut names = Names::default();
        for voice in voices {
            let mut own = voice.vocabulary.clone();
            letters.extend(own.letters().iter().map(|(letter, _)| letter.clone()));
            names.add(voice.name, voice.id);
            names.extend(&own.voices);
            // A language first, so that its synonyms come before the words of an alphabet.
            let of_speech = |one: &&Native<'_>| one.speech == voice.speech;
            let mut kin: Vec<_> = voices.iter().filter(of_speech).collect();
            kin.sort_by_key(|one| !one.is_language);
            for one in kin.into_iter().filter(|one| one.id != voice.id) {
                own.borrow(one.vocabulary);
            }
            all.insert(voice.id.to_owned(), own);
        }
        Self {
            voices: all,
            letters,
            names,
            none: Vocabulary::default(),
        }
    }

    /// Whether any voice writes a piece with this letter.
    pub(super) fn is_letter(&self, text: &str) -> bool {
        self.letters.contains(text)
    }

    pub(super) fn english(&self) -> Option<&Vocabulary> {
        self.voices.get(ENGLISH)
    }

    /// English first, then the other languages, then the alphabets.
    pub(super) fn vocabularies(&self) -> impl Iterator<Item = &Vocabulary> {
        let others = self.voices.iter().filter(|(id, _)| *id != ENGLISH);
        self.english()
            .into_iter()
            .chain(others.map(|(_, voice)| voice))
    }

    /// The words of a voice; English ones if it does not exist.
    pub(super) fn own(&self, language: &str) -> &Vocabulary {
        let own = self.voices.get(language).or_else(|| self.english());
        own.unwrap_or(&self.none)
    }
}
