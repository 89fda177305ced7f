//! Answers in whole sentences: yes or no, a piece, a number, a clock, a side.

use super::filling;
use super::mark::Mark;
use super::tokens::{Token, tokens};
use super::vocabulary::Vocabulary;
use crate::board::{Kind, Side};
use crate::voice::Voices;

/// What a sentence says to a question that wants yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Yes.
    Yes,
    /// No.
    No,
    /// Both, or one with a condition.
    Unclear,
}

/// A pawn becomes one of these.
const PROMOTED: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

impl Voices {
    /// What a sentence says to a question that wants yes or no; `None` if it says neither.
    pub fn reply(&self, text: &str, language: &str) -> Option<Reply> {
        let vocabulary = self.own(language);
        let clauses = text.split([',', ';', '.', '!', '?', ':']);
        let said: Vec<(Reply, bool)> = clauses
            .flat_map(|clause| of_clause(clause, vocabulary))
            .collect();
        // "No, I want to go on": a wish agrees only where nothing else is said.
        let has_more = said.iter().any(|(_, is_wish)| !is_wish);
        let said = said
            .into_iter()
            .filter(|(_, is_wish)| !has_more || !is_wish);
        let said: Vec<Reply> = said.map(|(reply, _)| reply).collect();
        let first = *said.first()?;
        let agree = said.iter().all(|one| *one == first);
        Some(if agree { first } else { Reply::Unclear })
    }

    /// The piece that a pawn becomes, if a sentence names just one that it can become.
    pub fn promotion_in(&self, text: &str, language: &str) -> Option<Kind> {
        let kinds = found(text, self.own(language), |said, vocabulary| {
            let (marks, taken) = vocabulary.look_up(said);
            let kind = marks.into_iter().find_map(Mark::try_as_kind)?;
            Some((kind, taken))
        });
        one_of(&kinds).filter(|kind| PROMOTED.contains(kind))
    }

    /// The numbers that a sentence names, in their order.
    pub fn numbers_in(&self, text: &str, language: &str) -> Vec<u32> {
        found(text, self.own(language), number)
    }

    /// The sides that a sentence names: White and Black; one, both or neither.
    pub fn sides_in(&self, text: &str, language: &str) -> Option<[bool; 2]> {
        let vocabulary = self.own(language);
        let named = found(text, vocabulary, |said, vocabulary| {
            let (name, taken) = vocabulary.sides.find(said)?;
            Some((name == "both", taken))
        });
        if let Some(both) = one_of(&named) {
            return Some([both; 2]);
        }
        let side = one_of(&found(text, vocabulary, filling::side))?;
        Some([side == Side::White, side == Side::Black])
    }
}

/// What one clause of a sentence says, in its order, and whether that is only a wish. Where it is denied, nothing in it
/// agrees.
fn of_clause(clause: &str, vocabulary: &Vocabulary) -> Vec<(Reply, bool)> {
    let names = found(clause, vocabulary, |said, vocabulary| {
        let (name, taken) = vocabulary.replies.find(said)?;
        Some((name.to_owned(), taken))
    });
    let is_denied = names.iter().any(|name| name == "not");
    let replies = names.iter().filter_map(|name| match name.as_str() {
        "yes" => Some((Reply::Yes, false)),
        "agree" if !is_denied => Some((Reply::Yes, false)),
        "wish" if !is_denied => Some((Reply::Yes, true)),
        "no" | "not" => Some((Reply::No, false)),
        "unsure" => Some((Reply::Unclear, false)),
        _ => None,
    });
    replies.collect()
}

/// A number in figures or in words.
pub(super) fn number(said: &[Token], vocabulary: &Vocabulary) -> Option<(u32, usize)> {
    if let Token::Figures(figures) = said.first()? {
        return Some((figures.parse().ok()?, 1));
    }
    if let Some((name, taken)) = vocabulary.numbers.find(said) {
        return Some((name.parse().ok()?, taken));
    }
    let (marks, taken) = vocabulary.look_up(said);
    let number = marks.into_iter().find_map(|mark| {
        if let Mark::Rank(at) | Mark::Ordinal(at) = mark {
            Some(u32::from(at) + 1)
        } else {
            None
        }
    })?;
    Some((number, taken))
}

/// Everything of a kind that the words of a text name, one after the other; other words are passed over.
fn found<T>(
    text: &str,
    vocabulary: &Vocabulary,
    read: impl Fn(&[Token], &Vocabulary) -> Option<(T, usize)>,
) -> Vec<T> {
    let tokens = tokens(text);
    let mut rest = tokens.as_slice();
    let mut all = Vec::new();
    while !rest.is_empty() {
        let taken = read(rest, vocabulary).map_or(1, |(one, taken)| {
            all.push(one);
            taken.max(1)
        });
        rest = rest.get(taken..).unwrap_or_default();
    }
    all
}

/// What is named, if it is only one thing.
fn one_of<T: Copy + PartialEq>(all: &[T]) -> Option<T> {
    let first = *all.first()?;
    all.iter().all(|other| *other == first).then_some(first)
}
