//! Castling in words and in noughts.

use super::fit::{LegalMoves, answer, wing_of};
use super::mark::Mark;
use super::reading::{Reader, Rigour};
use super::said::Said;
use super::tokens::{Token, has_question, tokens};
use super::vocabulary::Vocabulary;
use crate::board::{Kind, Side};
use crate::chess::Castling;
use crate::game::Position;
use crate::protocol::MoveEntry;
use crate::voice::Voices;

/// `None` if no castling is meant, `Some(None)` if what is said of it makes no sense.
pub(super) fn castling(marks: &[Mark]) -> Option<Option<Option<Castling>>> {
    let is_castling = |mark: &Mark| matches!(mark, Mark::Castles | Mark::CastlesTo(_));
    let noughts = marks.iter().filter(|mark| **mark == Mark::Nought).count();
    if noughts == 0 && !marks.iter().any(is_castling) {
        return None;
    }
    let mut way = match noughts {
        0 => None,
        2 => Some(Castling::Short),
        3 => Some(Castling::Long),
        _ => return Some(None),
    };
    for &mark in marks {
        // "castle to g1"
        let to = mark.try_as_square().filter(|to| matches!(to.file(), 2 | 6));
        let mark = to.map_or(mark, |to| Mark::Way(wing_of(to)));
        if let Mark::Nought | Mark::Castles | Mark::To | Mark::Kind(Kind::King) = mark {
        } else if let Mark::Way(said) | Mark::CastlesTo(said) = mark
            && way.is_none_or(|way| way == said)
        {
            way = Some(said);
        } else {
            return Some(None);
        }
    }
    Some(Some(way))
}

/// Whether a preposition stands before castling, or before a piece of which is not said what it does: "after castling",
/// "with the knight f3" are no moves yet.
pub(super) fn is_led(marks: &[Mark]) -> bool {
    let is_preposition = |mark: &Mark| {
        matches!(
            mark,
            Mark::To | Mark::Towards | Mark::From | Mark::OutOf | Mark::With
        )
    };
    let said = || marks.iter().filter(|mark| **mark != Mark::Filler);
    let is_place =
        |marks: &[Mark]| matches!(marks, [Mark::File(_), Mark::Rank(_)] | [Mark::Square(_)]);
    let mut rest = said();
    let (first, second) = (rest.next(), rest.next());
    match second {
        Some(Mark::Castles | Mark::CastlesTo(_)) => first.is_some_and(is_preposition),
        Some(Mark::Kind(_)) => {
            first == Some(&Mark::With) && is_place(&rest.copied().collect::<Vec<Mark>>())
        }
        _ => false,
    }
}

/// Whether words of a voice lead to castling so.
pub(super) fn lead(voices: &Voices, vocabulary: &Vocabulary, tokens: &[Token]) -> bool {
    let ways = Reader::read(voices, vocabulary, Rigour::Own, tokens);
    ways.iter().any(|marks| is_led(marks))
}

impl Voices {
    /// The side of which a line tells that it castles, and what that is in a position if it is to move: "Black castles
    /// short". `None` where the line asks, denies, or has a word that is none of moves.
    pub fn castling_told(
        &self,
        text: &str,
        position: &Position,
        language: &str,
    ) -> Option<(Side, MoveEntry)> {
        let (own, said, chess) = (self.own(language), tokens(text), position.chess()?);
        if own.asks(&said) || own.denies(&said) || has_question(text) {
            return None;
        }
        // "Black castles" is a phrase besides, which plays nothing.
        let word = |at: usize| own.look_up(&said[at..=at]).0;
        let side = |at: usize| word(at).into_iter().find_map(Mark::try_as_side);
        let (at, side) = (0..said.len()).find_map(|at| Some((at, side(at)?)))?;
        let is_known =
            |at: &usize| own.softened(&said[*at..]) > 0 || own.look_up(&said[*at..]).1 > 0;
        let (mut castles, mut way, mut next) = (false, None, at + 1);
        while next < said.len() {
            let (marks, taken) = own.look_up(&said[next..]);
            let is_castling = |mark: &&Mark| matches!(mark, Mark::Castles | Mark::CastlesTo(_));
            let found = marks.iter().find(is_castling);
            castles |= found.is_some();
            let to = marks.iter().find_map(|mark| mark.try_as_castles_to());
            way = way
                .or(to)
                .or_else(|| marks.iter().find_map(|mark| mark.try_as_way()));
            let taken = if found.is_some() { taken } else { 1 };
            if found.is_none() && !is_known(&next) {
                return None;
            }
            next += taken;
        }
        let said = Said {
            castling: Some(way),
            ..Said::default()
        };
        castles.then(|| (side, answer(&LegalMoves::new(chess), &[said], text)))
    }
}
