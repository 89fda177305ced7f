//! What tells where a piece stands, and is no move: "my knight on h4", "the knight is on h4".

use super::mark::Mark;
use super::moods::WordMood;
use super::names::Names;
use super::tokens::{Token, spelt, tokens};
use super::vocabulary::Vocabulary;

/// Behind the name of a list, the words that tell it by themselves: "is on".
const TELLS: &str = "-is";
/// Behind the name of a list, the words of no owner: "the".
const OF_NOBODY: &str = "-the";

impl Vocabulary {
    /// The piece and the square of a line that may only tell where a piece stands: whose it is and where are said, or
    /// that it is there, and neither what it does nor please.
    pub(super) fn standing(&self, said: &[Token]) -> Option<String> {
        let (mut rest, mut is_owned) = (said, false);
        while let Some((name, taken)) = self.whose.find(rest) {
            is_owned |= name != OF_NOBODY;
            rest = rest.get(taken..)?;
        }
        if rest.len() == said.len() {
            let beside = self.polite.find(rest).or_else(|| self.joins.find(rest));
            if let Some((_, taken)) = beside {
                return self.standing(rest.get(taken..)?);
            }
        }
        let (marks, piece) = self.look_up(rest);
        marks.iter().find(|mark| matches!(mark, Mark::Kind(_)))?;
        let place = rest.get(piece..)?;
        let (name, stands) = self.stands.find(place)?;
        let square = place.get(stands..)?;
        let square = &square[..self.square(square)?];
        let behind = &place[stands + square.len()..];
        let begs = |at: usize| self.is_in_mood(WordMood::Begs, &behind[at..]);
        // "Пешка на d4 моя"
        let whose = self.whose.find(behind);
        if whose.is_some_and(|(name, all)| name != OF_NOBODY && all == behind.len()) {
            return Some(spelt(&[&rest[..piece], square].concat()));
        }
        let only_tells = (is_owned || name == TELLS)
            && self.soft(behind).iter().all(|soft| *soft)
            && !(0..behind.len()).any(begs);
        only_tells.then(|| spelt(&[&rest[..piece], square].concat()))
    }

    /// How many tokens name the square with which some begin.
    fn square(&self, said: &[Token]) -> Option<usize> {
        if self.names_square(said) {
            return Some(2);
        }
        let (marks, file) = self.look_up(said);
        let is_file = marks.iter().any(|mark| matches!(mark, Mark::File(_)));
        let names = is_file && said.get(file).is_some_and(|rank| self.is_rank(rank));
        names.then_some(file + 1)
    }

    /// What is wanted instead of what is denied before a comma: "not louder, softer".
    pub(super) fn instead<'a>(&self, text: &'a str) -> Option<&'a str> {
        let (denied, wanted) = text.split_once(',')?;
        let denied = tokens(denied);
        // "No, back" denies nothing.
        let begins = |(name, taken): (&str, usize)| name == "not" && taken < denied.len();
        if !self.replies.find(&denied).is_some_and(begins) {
            return None;
        }
        let wanted = wanted.trim_start();
        let first = wanted.split_whitespace().next()?;
        let joins = |word: &str| {
            let said = tokens(word);
            let is_it = |names: &Names| names.find(&said).is_some_and(|(_, all)| all == said.len());
            is_it(&self.joins) || is_it(&self.leads)
        };
        Some(match joins(first) {
            true => wanted[first.len()..].trim_start(),
            false => wanted,
        })
    }
}
