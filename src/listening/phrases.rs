//! The phrases that can be meant: the legal moves of a position in all the ways in which they are said.

use std::collections::{BTreeMap, BTreeSet};

use super::gate::Sense;
use crate::game::{Game, Position};
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
    /// Whether it names files as the player has not chosen to name them.
    pub in_other_names: bool,
    /// Whether it is one of the short words with which a question which move was meant is answered.
    pub chooses: bool,
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
            in_other_names: false,
            chooses: false,
        }
    }
}

/// The legal moves of a position in the words of both voices of the settings, with the names of the files that are set
/// and with their letters. What would not be understood as this very move is left out.
pub fn phrases(voices: &Voices, position: &Position, settings: &Settings) -> Vec<SpokenPhrase> {
    let all = said_in(&ways(settings), voices, position, settings);
    all.into_iter().map(|(_, phrase)| phrase).collect()
}

/// The same in two parts: in the words in which moves are announced, and in all others.
pub fn likely_first(
    voices: &Voices,
    position: &Position,
    settings: &Settings,
) -> [Vec<SpokenPhrase>; 2] {
    let mut parts = [Vec::new(), Vec::new()];
    for (way, phrase) in said_in(&ways(settings), voices, position, settings) {
        parts[way.min(1)].push(phrase);
    }
    parts
}

/// The same with names of files that the player has not chosen, but for the phrases that are known: whoever uses them is
/// understood, and not taken for another move.
pub fn in_other_names(
    voices: &Voices,
    position: &Position,
    settings: &Settings,
    known: &[SpokenPhrase],
) -> Vec<SpokenPhrase> {
    let all = said_in(&[other_names(settings)], voices, position, settings).into_iter();
    let all = all.map(|(_, phrase)| phrase);
    all.filter(|phrase| known.iter().all(|one| one.words != phrase.words))
        .collect()
}

/// Each phrase with the first of the ways in which it is said.
fn said_in(
    ways: &[Settings],
    voices: &Voices,
    position: &Position,
    settings: &Settings,
) -> Vec<(usize, SpokenPhrase)> {
    let mut known = BTreeSet::new();
    let mut phrases = Vec::new();
    for (at, mv) in position.legal_moves().into_iter().enumerate() {
        for saying in sayings(position, mv) {
            let utterance = Utterance {
                part: Part::Announcement,
                urgency: Urgency::Echo,
                sentences: vec![saying],
            };
            for (at_way, way) in ways.iter().enumerate() {
                let mut phrase = SpokenPhrase::new(voices.render(&utterance, way), Sense(at));
                phrase.in_other_names = way.files != settings.files;
                let key = (phrase.language.clone(), phrase.words.clone());
                if known.contains(&key) {
                    continue;
                }
                let (language, announcer) = (&settings.language, &settings.announcer);
                let line = phrase.line.trim_end_matches('.');
                let heard = voices.hear_between(line, position, language, announcer);
                if heard == MoveEntry::Move(mv) {
                    known.insert(key);
                    phrases.push((at_way, phrase));
                }
            }
        }
    }
    phrases
}

/// How many words a player says to teach the program his voice.
pub const TAUGHT: usize = 30;

/// The words with which a player teaches the program his voice: those of moves as he hears them in his language, the
/// most frequent ones first.
pub fn words_to_teach(voices: &Voices, game: Game, settings: &Settings) -> Vec<Text> {
    let language = speech(voices, &settings.language);
    let mut way = settings.clone();
    if speech(voices, &settings.announcer) != language {
        way.announcer.clone_from(&settings.language);
    }
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for word in moves_to_teach(voices, game, &way)
        .into_iter()
        .flat_map(|phrase| phrase.words)
    {
        *counts.entry(word).or_default() += 1;
    }
    let mut words: Vec<(String, usize)> = counts.into_iter().collect();
    words.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    words.truncate(TAUGHT);
    let text = |(word, _): (String, usize)| Text {
        written: word.clone(),
        spoken: word,
        language: language.to_owned(),
        files: Vec::new(),
    };
    words.into_iter().map(text).collect()
}

/// Moves in which between them all words are said, in one way.
pub(super) fn moves_to_teach(voices: &Voices, game: Game, way: &Settings) -> Vec<SpokenPhrase> {
    let positions = game.showcase().into_iter();
    positions
        .flat_map(|position| said_in(std::slice::from_ref(way), voices, &position, way))
        .map(|(_, phrase)| phrase)
        .collect()
}

/// The language of a voice, for the synthesiser.
pub(super) fn speech<'a>(voices: &'a Voices, id: &str) -> &'a str {
    voices.get(id).map_or("", Voice::speech)
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
    let is_long = |word: &String| {
        word.chars().count() >= SHORTEST_FILLER && word.chars().all(char::is_alphabetic)
    };
    let words = voices.words(&settings.language).map(str::to_owned);
    let words: Vec<String> = words.filter(is_long).collect();
    // Which words they are does not hang on the position, so that what they sound like is made once.
    let every = words.len().div_ceil(FILLERS).max(1);
    let words: Vec<String> = words.into_iter().step_by(every).collect();
    let language = speech(voices, &settings.language);
    let alone = words.chunks(1);
    alone
        .chain(words.chunks(2))
        .filter(|words| words.iter().all(|word| !said.contains(word)))
        .map(|words| SpokenPhrase {
            line: String::new(),
            language: language.to_owned(),
            words: words.to_vec(),
            sense: Sense::NOTHING,
            in_other_names: false,
            chooses: false,
        })
        .collect()
}

/// The settings under which a move is said in different words.
pub(super) fn ways(settings: &Settings) -> Vec<Settings> {
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

/// The settings under which the files have names that were not chosen.
pub(super) fn other_names(settings: &Settings) -> Settings {
    let files = match settings.files {
        FileNames::Nato => FileNames::Anna,
        FileNames::Anna | FileNames::Letters => FileNames::Nato,
    };
    Settings {
        announcer: settings.language.clone(),
        files,
        ..settings.clone()
    }
}
