//! What is said beside a move and is none of it: a cry between commas, and the word with which a letter is spelt.

use super::tokens::{Token, tokens};
use super::vocabulary::Vocabulary;

/// What ends a cry.
const ENDS: [char; 3] = [',', ';', '!'];
/// A letter is spelt with no shorter word.
const SHORTEST: usize = 3;

impl Vocabulary {
    /// A line without the cries between its commas: "bang, bishop takes f7". `None` if there are none, or nothing else.
    pub(super) fn without_cries(&self, text: &str) -> Option<String> {
        let is_cry = |part: &&str| {
            let said = tokens(part);
            !said.is_empty() && self.cries.left_of(&said).is_empty()
        };
        let parts = text.split(ENDS);
        let kept: Vec<&str> = parts.clone().filter(|part| !is_cry(part)).collect();
        let says_more = kept.iter().any(|part| !part.trim().is_empty());
        (kept.len() < parts.count() && says_more).then(|| kept.join(","))
    }

    /// A line without the words with which its letters are spelt: "e for echo, four", "f wie Friedrich drei".
    pub(super) fn without_spelling(&self, said: &[Token]) -> Vec<Token> {
        let (mut left, mut at) = (Vec::with_capacity(said.len()), 0);
        while let Some(token) = said.get(at) {
            left.push(token.clone());
            at += 1 + self.spells(&said[at..]).unwrap_or(0);
        }
        left
    }

    /// How many tokens spell the letter before them.
    fn spells(&self, said: &[Token]) -> Option<usize> {
        let (letter, rest) = said.split_first()?;
        let (_, taken) = self.spelt_as.find(rest)?;
        let word = rest.get(taken)?;
        let file = |token: &Token| {
            let (marks, _) = self.look_up(std::slice::from_ref(token));
            marks.iter().find_map(|mark| mark.try_as_file())
        };
        let Token::Run(run) = word else {
            return None;
        };
        let begins = || self.file(run.text.chars().next()?.to_lowercase().next()?);
        let is_long = run.text.chars().count() >= SHORTEST && !run.glued;
        let spelt = file(letter).filter(|_| is_long)?;
        let is_it = begins() == Some(spelt) || file(word) == Some(spelt);
        is_it.then_some(taken + 1)
    }
}
