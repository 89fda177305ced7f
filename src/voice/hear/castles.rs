//! Castling in words and in noughts.

use super::fit::wing_of;
use super::mark::Mark;
use super::reading::{Reader, Rigour};
use super::tokens::Token;
use super::vocabulary::Vocabulary;
use crate::board::Kind;
use crate::chess::Castling;
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
