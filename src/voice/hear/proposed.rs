//! What is proposed, wished for others or told of them, and is no order: "I suggest d4", "let him play e4".

use super::mark::Mark;
use super::moods::WordMood;
use super::sides::is_told;
use super::tokens::Token;
use super::vocabulary::Vocabulary;

impl Vocabulary {
    /// Whether words at the beginning or the end of a line make no order of it.
    pub(super) fn tells(&self, said: &[Token]) -> bool {
        said.len() > 1
            && (self.tells_at_first(said).is_some()
                || (1..said.len()).any(|at| self.tells_to_the_end(said, at))
                || self.proposed(said).is_some())
    }

    /// What is left of a line without the words that tell it of others or propose it: it may be meant as an order, and is
    /// asked about. `None` if there are none such, and where it asks.
    pub(super) fn untold(&self, said: &[Token]) -> Option<Vec<Token>> {
        if self.asks(said) {
            return None;
        }
        let mut told = self.proposed(said).unwrap_or(vec![false; said.len()]);
        if let Some((from, to)) = self.tells_at_first(said) {
            told[from..to].fill(true);
        }
        if let Some(from) = (1..said.len()).find(|at| self.tells_to_the_end(said, *at)) {
            told[from..].fill(true);
        }
        for at in 0..said.len() {
            // "El" is no "él".
            if let Some(taken) = self.begins_with(WordMood::Others, &said[at..])
                && self.moods.has_exactly(&said[at..])
            {
                told[at..at + taken].fill(true);
            }
        }
        let left = said.iter().zip(&told).filter(|(_, told)| !**told);
        let left: Vec<Token> = left.map(|(token, _)| token.clone()).collect();
        if left.len() == said.len() {
            return None;
        }
        // "Ходит е4" is told, too.
        let mut rest = left.as_slice();
        while let (marks, taken @ 1..) = self.look_up(rest)
            && marks.iter().any(|mark| is_told(&[*mark]))
        {
            rest = &rest[taken..];
        }
        (!rest.is_empty()).then(|| rest.to_vec())
    }

    /// Where the words begin and end that make no order of a line, behind politeness at its beginning.
    fn tells_at_first(&self, said: &[Token]) -> Option<(usize, usize)> {
        let first = self.soft(said).into_iter().position(|soft| !soft)?;
        (0..=first).find_map(|at| {
            let taken = self.begins_with(WordMood::Tells, &said[at..])?;
            // "Toma el peón" is no "toma él".
            let is_it = self.moods.has_exactly(&said[at..]);
            is_it.then_some((at, at + taken))
        })
    }

    /// Whether such words end a line, or a question of several words, or a doubt: "d4, do you think", "d4 hmm".
    fn tells_to_the_end(&self, said: &[Token], at: usize) -> bool {
        let ends = |mood, least| {
            let taken = self.begins_with(mood, &said[at..]);
            taken.is_some_and(|taken| taken >= least && at + taken == said.len())
        };
        // "Ah" is no "äh".
        let doubts = || ends(WordMood::Doubts, 1) && self.moods.has_exactly(&said[at..]);
        ends(WordMood::Tells, 1) || ends(WordMood::Asks, 2) || doubts()
    }

    /// Which words are those of a verb that seems to take, but for a part of it that stands apart: "ich schlage d5 vor".
    fn proposed(&self, said: &[Token]) -> Option<Vec<bool>> {
        let mut first = 0;
        let verb = loop {
            let (marks, taken) = self.look_up(said.get(first..).filter(|rest| !rest.is_empty())?);
            if marks.contains(&Mark::Takes) {
                break first + taken;
            }
            // A word of a phrase is no verb: "ich fang mal an mit".
            first += taken.max(1);
        };
        let apart = |at: usize| {
            // "Schlage den Bauern vor dem König"
            let leads = self.look_up(&said[at..]).0.contains(&Mark::InFront);
            let taken = self.begins_with(WordMood::Apart, &said[at..]);
            taken.filter(|_| !leads).map(|taken| (at, at + taken))
        };
        let (apart, end) = (verb..said.len()).find_map(apart)?;
        let mut told = vec![false; said.len()];
        told[first..verb].fill(true);
        // "Ich schlage dir d5 vor"
        let is_whom =
            |at: &usize| self.telling.is_light(&said[*at]) && !self.names_square(&said[*at..]);
        let whom = (verb..apart).take_while(is_whom).count();
        told[verb..verb + whom].fill(true);
        told[apart..end].fill(true);
        Some(told)
    }
}
