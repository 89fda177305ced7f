//! Moves that `listen` says: joined of words, whole sentences, and what is none.

use super::listen_bars::{Bench, RecordedWord};
use super::listen_tally::Hearings;
use crate::adapters::listening::Competitors;
use crate::game::Position;
use crate::listening::{Sense, SpokenPhrase, joined};
use crate::protocol::MoveEntry;

/// The silence between recorded words that are joined, in milliseconds.
const GAP_MS: usize = 50;

/// A move that is said from square to square has so many words, and longer ones are taken, too.
const WORDS_OF_MOVE: usize = 4;

impl Bench {
    /// A move for each position, of words that one speaker has said, joined: a legal one, or one that is legal in the
    /// position before only.
    pub(super) fn moves(
        &mut self,
        positions: &[Position],
        noise: Option<f32>,
        is_legal: bool,
    ) -> Hearings {
        let mut tally = Hearings::default();
        let mut speakers: Vec<String> = self
            .bars
            .said
            .iter()
            .map(|one| one.speaker.clone())
            .collect();
        speakers.sort();
        speakers.dedup();
        let mut before = Vec::new();
        for (at, position) in positions.iter().enumerate() {
            let Some(speaker) = speakers.get(at % speakers.len().max(1)) else {
                break;
            };
            let (competitors, phrases) = self.bank(position, Some(speaker));
            let said = |word: &String| {
                let by = |one: &&RecordedWord| {
                    one.speaker == *speaker && self.spoken(&one.word) == *word
                };
                self.bars.said.iter().find(by).map(|one| one.sound.clone())
            };
            let recorded = |one: &SpokenPhrase| one.words.iter().map(&said).collect::<Option<_>>();
            let is_other =
                |one: &&SpokenPhrase| phrases.iter().all(|legal| legal.words != one.words);
            let candidates = match is_legal {
                true => phrases.iter().collect::<Vec<_>>(),
                false => before.iter().filter(is_other).collect(),
            };
            let sayable: Vec<(&SpokenPhrase, Vec<Vec<f32>>)> = candidates
                .into_iter()
                .filter(|one| one.words.len() >= WORDS_OF_MOVE)
                .filter_map(|one| Some((one, recorded(one)?)))
                .collect();
            if let Some((phrase, words)) = self.chance.pick(&sayable) {
                let (said, sense) = (phrase.words.join(" "), phrase.sense);
                let sound = joined(words, GAP_MS);
                let (verdict, took) = self.hear((&said, &sound), noise, &competitors, speaker);
                tally.count(&verdict, is_legal.then_some(sense), took);
            }
            before = phrases;
        }
        tally
    }

    /// The recordings of several words: each is a move that somebody has said.
    pub(super) fn take_sentences(&mut self) -> Vec<RecordedWord> {
        let all = std::mem::take(&mut self.bars.said).into_iter();
        let (sentences, words) = all.partition(|one| one.word.contains(' '));
        self.bars.said = words;
        sentences
    }

    /// Each sentence in a position in which it is understood as a legal move when it is typed.
    pub(super) fn sentences(
        &mut self,
        sentences: &[RecordedWord],
        pool: &[Position],
        noise: Option<f32>,
    ) -> Hearings {
        let mut tally = Hearings::default();
        for one in sentences {
            let language = self.bars.settings.language.clone();
            let meant = |position: &Position| {
                let voices = &self.bars.voices;
                let heard = voices.hear_between(&one.word, position, &language, &language);
                let MoveEntry::Move(mv) = heard else {
                    return None;
                };
                let legal = position.legal_moves();
                legal.into_iter().position(|one| one == mv).map(Sense)
            };
            let found = pool.iter().find_map(|it| Some((it, meant(it)?)));
            let Some((position, sense)) = found else {
                continue;
            };
            let (competitors, _) = self.bank(position, Some(&one.speaker));
            let said = (one.word.as_str(), one.sound.as_slice());
            let (verdict, took) = self.hear(said, noise, &competitors, &one.speaker);
            tally.count(&verdict, Some(sense), took);
        }
        tally
    }

    pub(super) fn unrelated(&mut self, positions: &[Position]) -> Hearings {
        let mut tally = Hearings::default();
        let banks: Vec<Competitors> = positions.iter().map(|one| self.bank(one, None).0).collect();
        let refused = std::mem::take(&mut self.bars.refused);
        for (at, token) in refused.iter().enumerate() {
            let Some(bank) = banks.get(at % banks.len().max(1)) else {
                break;
            };
            let (verdict, took) = self.hear((&token.word, &token.sound), None, bank, "");
            tally.count(&verdict, None, took);
        }
        self.bars.refused = refused;
        tally
    }
}
