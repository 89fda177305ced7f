//! What sounds like a legal move and is none: the same words, but for one that is exchanged for another of its kind, or
//! with a piece before them.
//!
//! It competes, so that a move which is not legal is not taken for the legal one that sounds most like it.

use std::collections::BTreeSet;

use super::gate::{Ranked, Sense};
use super::phrases::{SpokenPhrase, moves_to_teach, other_names, speech, ways};
use crate::game::Game;
use crate::protocol::Settings;
use crate::voice::{Script, Text, Voices};

/// Of so many of the nearest phrases the neighbours compete.
const NEAREST: usize = 8;

/// The words of moves by their kinds, in one way of naming squares.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Kinds {
    language: String,
    files: Vec<String>,
    ranks: Vec<String>,
    pieces: Vec<String>,
}

/// The words of moves by their kinds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Neighbours(Vec<Kinds>);

impl Neighbours {
    /// The words of a game in all the ways in which moves are said under the settings.
    pub fn new(voices: &Voices, game: Game, settings: &Settings) -> Self {
        let kinds = |way: Settings| {
            let voice = voices.get(&way.announcer)?;
            let file = |file| voice.file_name(way.files, file, Script::Spoken);
            let rank = |rank| voice.rank_name((&way).into(), rank, Script::Spoken);
            let files: Vec<String> = (0..8).map(|at| file(at).to_lowercase()).collect();
            let moves = moves_to_teach(voices, game, &way).into_iter();
            // What stands before a file at the beginning is a piece, or another file before a capture.
            let begins = moves.filter_map(|one| match one.words.as_slice() {
                [first, second, ..] if files.contains(second) => Some(first.clone()),
                _ => None,
            });
            let pieces: BTreeSet<String> = begins.filter(|word| !files.contains(word)).collect();
            Some(Kinds {
                language: speech(voices, &way.announcer).to_owned(),
                files,
                ranks: (0..8).map(|at| rank(at).to_lowercase()).collect(),
                pieces: pieces.into_iter().collect(),
            })
        };
        let ways = ways(settings).into_iter().chain([other_names(settings)]);
        Self(ways.filter_map(kinds).collect())
    }

    /// The same with other names for the files that have these now.
    pub fn with_files(mut self, now: &[String], names: &[String]) -> Self {
        let renamed = self.0.iter_mut().filter(|kinds| kinds.files == now);
        renamed.for_each(|kinds| kinds.files = names.to_vec());
        self
    }

    /// The neighbours of the phrases that are nearest to what was said. None of them can mean a legal move.
    pub fn of(&self, phrases: &[SpokenPhrase], ranked: &[Ranked]) -> Vec<SpokenPhrase> {
        let legal = |one: &&SpokenPhrase| one.sense != Sense::NOTHING;
        let legal: Vec<&SpokenPhrase> = phrases.iter().filter(legal).collect();
        let mut nearest: Vec<&Ranked> = ranked.iter().collect();
        nearest.retain(|one| one.sense != Sense::NOTHING);
        nearest.sort_by(|a, b| a.distance.total_cmp(&b.distance));
        let nearest = nearest.into_iter().take(NEAREST);
        let mut known = BTreeSet::new();
        let mut all = Vec::new();
        for phrase in nearest.filter_map(|one| phrases.get(one.phrase)) {
            for kinds in self.0.iter().filter(|one| one.language == phrase.language) {
                for words in kinds
                    .exchanged(&phrase.words)
                    .chain(kinds.with_piece(&phrase.words))
                {
                    if !legal.iter().any(|one| may_mean(&words, &one.words))
                        && known.insert(words.clone())
                    {
                        all.push(illegal(&phrase.language, words));
                    }
                }
            }
        }
        all
    }

    /// Phrases that between them have each word beside each other one that can stand there.
    pub fn all_pairs(&self) -> Vec<SpokenPhrase> {
        let mut all = Vec::new();
        for kinds in &self.0 {
            let (files, ranks) = (kinds.files.iter().cycle(), kinds.ranks.iter().cycle());
            for (at, file) in kinds.files.iter().enumerate() {
                for (rank_at, rank) in kinds.ranks.iter().enumerate() {
                    let other = files.clone().nth(at + rank_at);
                    let last = ranks.clone().nth(rank_at + 1);
                    let words = [Some(file), Some(rank), other, last];
                    let words = words.into_iter().flatten().cloned().collect();
                    all.push(illegal(&kinds.language, words));
                }
                let before = |piece: &String| vec![piece.clone(), file.clone()];
                let pieces = kinds.pieces.iter().map(before);
                all.extend(pieces.map(|words| illegal(&kinds.language, words)));
            }
        }
        all
    }
}

impl Kinds {
    /// The words with each of them exchanged for each other one of its kind.
    fn exchanged(&self, words: &[String]) -> impl Iterator<Item = Vec<String>> {
        let mut all = Vec::new();
        for (at, word) in words.iter().enumerate() {
            let kinds = [&self.files, &self.ranks, &self.pieces];
            let kind = kinds.into_iter().find(|kind| kind.contains(word));
            for other in kind.into_iter().flatten().filter(|other| *other != word) {
                let mut exchanged = words.to_vec();
                exchanged[at].clone_from(other);
                all.push(exchanged);
            }
        }
        all.into_iter()
    }

    /// The words with each piece before them, if they name a square and nothing else.
    fn with_piece(&self, words: &[String]) -> impl Iterator<Item = Vec<String>> {
        let is_square = matches!(words, [file, _] if self.files.contains(file));
        let pieces = self.pieces.iter().filter(move |_| is_square);
        pieces.map(|piece| [std::slice::from_ref(piece), words].concat())
    }
}

/// Whether words may mean a move that is said at length in other ones: they are the same, or lack only its origin.
fn may_mean(words: &[String], legal: &[String]) -> bool {
    let goal = |words: &[String]| words.len().saturating_sub(2);
    words == legal
        || words.len() < legal.len()
            && words.first() == legal.first()
            && words[goal(words)..] == legal[goal(legal)..]
}

fn illegal(language: &str, words: Vec<String>) -> SpokenPhrase {
    let text = Text {
        written: String::new(),
        spoken: words.join(" "),
        language: language.to_owned(),
        files: Vec::new(),
    };
    SpokenPhrase {
        words,
        ..SpokenPhrase::new(text, Sense::ILLEGAL)
    }
}
