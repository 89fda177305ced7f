//! The phrases that can be meant: the legal moves of a position in all the ways in which they are said.

use std::collections::BTreeSet;

use super::gate::Sense;
use crate::game::Position;
use crate::narrate::cue::{Part, Urgency, Utterance};
use crate::narrate::saying::sayings;
use crate::protocol::{FileNames, MoveEntry, Settings};
use crate::voice::{Text, Voice, Voices};

/// A phrase that can be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpokenPhrase {
    /// What a player would type: it is understood like any other line.
    pub line: String,
    /// The language of the synthesiser, for example `de`.
    pub language: String,
    /// The words as a synthesiser says them.
    pub words: Vec<String>,
    /// What it means: for a move its place among the legal ones.
    pub sense: Sense,
}

impl SpokenPhrase {
    /// A phrase of a text.
    pub fn new(text: Text, sense: Sense) -> Self {
        let is_sign = |c: char| matches!(c, '.' | ',' | ':' | ';' | '!' | '?');
        let words = text.spoken.split_whitespace();
        let words = words.map(|word| word.trim_matches(is_sign).to_lowercase());
        Self {
            line: text.written,
            language: text.language,
            words: words.filter(|word| !word.is_empty()).collect(),
            sense,
        }
    }
}

/// The legal moves of a position in the words of both voices of the settings, with the names of the files that are set
/// and with their letters. What would not be understood as this very move is left out.
pub fn phrases(voices: &Voices, position: &Position, settings: &Settings) -> Vec<SpokenPhrase> {
    let ways = ways(settings);
    let mut known = BTreeSet::new();
    let mut phrases = Vec::new();
    for (at, mv) in position.legal_moves().into_iter().enumerate() {
        for saying in sayings(position, mv) {
            let utterance = Utterance {
                part: Part::Announcement,
                urgency: Urgency::Echo,
                sentences: vec![saying],
            };
            for way in &ways {
                let phrase = SpokenPhrase::new(voices.render(&utterance, way), Sense(at));
                let key = (phrase.language.clone(), phrase.words.clone());
                if known.contains(&key) {
                    continue;
                }
                let (language, announcer) = (&settings.language, &settings.announcer);
                let line = phrase.line.trim_end_matches('.');
                let heard = voices.hear_between(line, position, language, announcer);
                if heard == MoveEntry::Move(mv) {
                    known.insert(key);
                    phrases.push(phrase);
                }
            }
        }
    }
    phrases
}

/// How many words stand for all that means nothing.
const FILLERS: usize = 60;

/// Shorter words may be figures in other clothes: "for", "too".
const SHORTEST_FILLER: usize = 5;

/// Words of the language that are in none of the phrases, alone and in pairs. They compete and mean nothing, so that
/// unrelated words are refused.
pub fn fillers(
    voices: &Voices,
    settings: &Settings,
    phrases: &[SpokenPhrase],
) -> Vec<SpokenPhrase> {
    let said: BTreeSet<&String> = phrases.iter().flat_map(|one| &one.words).collect();
    let is_other = |word: &String| {
        let is_long = word.chars().count() >= SHORTEST_FILLER;
        is_long && word.chars().all(char::is_alphabetic) && !said.contains(word)
    };
    let words = voices.words(&settings.language).map(str::to_owned);
    let words: Vec<String> = words.filter(is_other).collect();
    let every = words.len().div_ceil(FILLERS).max(1);
    let words: Vec<String> = words.into_iter().step_by(every).collect();
    let language = voices.get(&settings.language).map_or("", Voice::speech);
    let alone = words.chunks(1);
    alone
        .chain(words.chunks(2))
        .map(|words| SpokenPhrase {
            line: String::new(),
            language: language.to_owned(),
            words: words.to_vec(),
            sense: Sense::NOTHING,
        })
        .collect()
}

/// The settings under which a move is said in different words.
fn ways(settings: &Settings) -> Vec<Settings> {
    let own = Settings {
        announcer: settings.language.clone(),
        ..settings.clone()
    };
    let letters = Settings {
        files: FileNames::Letters,
        ..own.clone()
    };
    let mut ways = vec![settings.clone()];
    for way in [own, letters] {
        let is_new = |one: &Settings| (&one.announcer, one.files) != (&way.announcer, way.files);
        if ways.iter().all(is_new) {
            ways.push(way);
        }
    }
    ways
}
