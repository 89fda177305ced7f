//! What a line says of a move: the roles that its marks play together.

use super::mark::Mark;
use crate::board::{Kind, Side, Square};
use crate::chess::Castling;

/// What was said of check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SaidCheck {
    /// Check, perhaps mate.
    Check,
    /// Double check.
    Double,
    /// `++`: double check for some, mate for others.
    TwoSigns,
    /// Mate.
    Mate,
}

/// Everything that a line says of one move; what it does not say is `None` or `false`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Said {
    /// Castling, and which way.
    pub(super) castling: Option<Option<Castling>>,
    pub(super) mover: Option<Kind>,
    pub(super) from: Option<Square>,
    pub(super) from_file: Option<u8>,
    pub(super) from_rank: Option<u8>,
    pub(super) to: Option<Square>,
    pub(super) to_file: Option<u8>,
    pub(super) takes: bool,
    pub(super) captured: Option<Kind>,
    pub(super) promotion: Option<Kind>,
    pub(super) en_passant: bool,
    pub(super) check: Option<SaidCheck>,
}

/// Adds what the marks say to the list: nothing if they make no sense together, and more than one
/// thing if a piece named after the square may be the one that moves or the one that a pawn becomes.
pub(super) fn understand(marks: &[Mark], turn: Side, out: &mut Vec<Said>) {
    let Some(marks) = join(marks, turn) else {
        return;
    };
    let (marks, suffix) = take_suffixes(&marks);
    if let Some(castling) = castling(&marks) {
        let sense = castling.map(|way| Said {
            castling: Some(way),
            ..suffix
        });
        out.extend(sense);
        return;
    }
    if let Some(squares) = place(&marks, suffix) {
        cast(&marks, squares, turn, out);
    }
}

/// Joins files and ranks to squares, drops fillers, and checks whose pieces are meant.
fn join(marks: &[Mark], turn: Side) -> Option<Vec<Mark>> {
    let mut joined: Vec<Mark> = Vec::with_capacity(marks.len());
    let mut takes = false;
    for &mark in marks {
        takes |= matches!(mark, Mark::Takes | Mark::Cross);
        match (mark, joined.last()) {
            (Mark::Filler, _) => {}
            (Mark::Ordinal(_), _) => return None,
            (Mark::Side(side), _) if takes == (side == turn) => return None,
            (Mark::Side(_), _) => {}
            (Mark::Rank(rank), Some(&Mark::File(file))) => {
                joined.pop();
                joined.push(Mark::Square(Square::new(file, rank)?));
            }
            _ => joined.push(mark),
        }
    }
    Some(joined)
}

/// Takes out what may stand anywhere: check, mate, en passant.
fn take_suffixes(marks: &[Mark]) -> (Vec<Mark>, Said) {
    let mut said = Said::default();
    let mut rest = Vec::with_capacity(marks.len());
    for (at, &mark) in marks.iter().enumerate() {
        let check = match mark {
            Mark::Check if said.check == Some(SaidCheck::Check) => SaidCheck::TwoSigns,
            Mark::Check => SaidCheck::Check,
            Mark::DoubleCheck => SaidCheck::Double,
            Mark::Mate => SaidCheck::Mate,
            // The code of 1956 writes mate as a cross after the square.
            Mark::Cross if at > 0 && at + 1 == marks.len() => SaidCheck::Mate,
            Mark::EnPassant => {
                said.en_passant = true;
                continue;
            }
            // A draw offer, noted after the move.
            Mark::Becomes if at > 0 && at + 1 == marks.len() => continue,
            Mark::File(_)
            | Mark::Rank(_)
            | Mark::Square(_)
            | Mark::Kind(_)
            | Mark::Letter(_)
            | Mark::Engine(_)
            | Mark::Side(_)
            | Mark::Takes
            | Mark::Cross
            | Mark::Becomes
            | Mark::Castles
            | Mark::CastlesTo(_)
            | Mark::Way(_)
            | Mark::Nought
            | Mark::From
            | Mark::To
            | Mark::Filler
            | Mark::Ordinal(_) => {
                rest.push(mark);
                continue;
            }
        };
        if said.check != Some(SaidCheck::Mate) {
            said.check = Some(check);
        }
    }
    (rest, said)
}

/// `None` if no castling is meant, `Some(None)` if what is said of it makes no sense.
fn castling(marks: &[Mark]) -> Option<Option<Option<Castling>>> {
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

/// A mark that names a place, where it stands, and the marks that it stands after and before.
struct Place {
    at: usize,
    mark: Mark,
    after: Option<Mark>,
    before: Option<Mark>,
}

/// Finds which squares, files and ranks are origin and which arrival.
fn place(marks: &[Mark], mut said: Said) -> Option<Said> {
    let captures = |mark: &&Mark| matches!(mark, Mark::Takes | Mark::Cross);
    said.takes = match marks.iter().filter(captures).count() {
        0 => said.en_passant,
        1 => true,
        _ => return None,
    };
    let places = marks.iter().enumerate().map(|(at, &mark)| Place {
        at,
        mark,
        after: at.checked_sub(1).map(|before| marks[before]),
        before: marks.get(at + 1).copied(),
    });
    let (squares, lines): (Vec<Place>, Vec<Place>) = places
        .filter(|place| matches!(place.mark, Mark::Square(_) | Mark::File(_) | Mark::Rank(_)))
        .partition(|place| matches!(place.mark, Mark::Square(_)));
    match (squares.as_slice(), lines.as_slice()) {
        ([first, second], lines) => two_squares(first, second, lines, said),
        ([only], lines) => one_square(only, lines, said),
        ([], []) => Some(said),
        // "e takes d"
        ([], [from, to]) => match (from.mark, to.mark) {
            (Mark::File(from), Mark::File(to)) => Some(Said {
                from_file: Some(from),
                to_file: Some(to),
                takes: true,
                ..said
            }),
            _ => None,
        },
        _ => None,
    }
}

/// "from e2 to e4", "to e4 from e2"
fn two_squares(first: &Place, second: &Place, lines: &[Place], mut said: Said) -> Option<Said> {
    let swapped = (first.after == Some(Mark::To) && second.after != Some(Mark::To))
        || (second.after == Some(Mark::From) && first.after != Some(Mark::From));
    let (from, to) = if swapped {
        (second, first)
    } else {
        (first, second)
    };
    (said.from, said.to) = (from.square(), to.square());
    match lines {
        [] => Some(said),
        // In the notation of engines the bishop of a promotion is the letter of a file.
        [line] if line.mark == Mark::File(1) && line.before.is_none() => {
            said.promotion = Some(Kind::Bishop);
            Some(said)
        }
        _ => None,
    }
}

/// "to d2", "b to d2", "to d2 from b", and "e4 takes" before a piece
fn one_square(only: &Place, lines: &[Place], mut said: Said) -> Option<Said> {
    let is_origin = match only.after {
        Some(Mark::From) => true,
        Some(Mark::To) => false,
        _ => matches!(only.before, Some(Mark::Takes | Mark::Cross)),
    };
    if is_origin {
        said.from = only.square();
    } else {
        said.to = only.square();
    }
    match lines {
        [] => {}
        [line] if !is_origin && (line.at < only.at || line.after == Some(Mark::From)) => {
            if let Mark::File(file) = line.mark {
                said.from_file = Some(file);
            } else if let Mark::Rank(rank) = line.mark {
                said.from_rank = Some(rank);
            }
        }
        _ => return None,
    }
    Some(said)
}

impl Place {
    fn square(&self) -> Option<Square> {
        self.mark.try_as_square()
    }
}

/// Gives each piece that is named its role.
fn cast(marks: &[Mark], mut said: Said, turn: Side, out: &mut Vec<Said>) {
    let is_square = |mark: &Mark| matches!(mark, Mark::Square(_) | Mark::File(_));
    let last_square = marks.iter().rposition(is_square);
    let takes = marks
        .iter()
        .position(|mark| matches!(mark, Mark::Takes | Mark::Cross));
    let mut loose: Option<Kind> = None;
    for (at, &mark) in marks.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| marks[before]);
        let after_squares = last_square.is_some_and(|square| square < at);
        let after_takes = takes.is_some_and(|takes| takes < at);
        if let Mark::Way(_) = mark {
            return;
        }
        let (Mark::Kind(kind) | Mark::Letter(kind) | Mark::Engine(kind)) = mark else {
            continue;
        };
        let (is_word, is_engine) = (mark == Mark::Kind(kind), mark == Mark::Engine(kind));
        let is_last = at + 1 == marks.len();
        let becomes = before == Some(Mark::Becomes)
            || is_engine && is_last && after_squares && said.from.is_some()
            || !is_word && !is_engine && after_squares;
        let role = if becomes {
            &mut said.promotion
        } else if is_engine {
            return;
        } else if is_word && after_squares && !(after_takes && said.to.is_none()) {
            &mut loose
        } else if after_takes {
            &mut said.captured
        } else {
            &mut said.mover
        };
        if role.replace(kind).is_some() {
            return;
        }
    }
    said.takes |= said.captured.is_some();
    let Some(kind) = loose else {
        out.extend(complete(said, turn));
        return;
    };
    let as_mover = Said {
        mover: Some(kind),
        ..said
    };
    let as_promotion = Said {
        promotion: Some(kind),
        ..said
    };
    let as_captured = Said {
        captured: Some(kind),
        ..said
    };
    if said.mover.is_none() {
        out.extend(complete(as_mover, turn));
    }
    if said.promotion.is_none() && !matches!(kind, Kind::King | Kind::Pawn) {
        out.extend(complete(as_promotion, turn));
    }
    if said.takes && said.captured.is_none() {
        out.extend(complete(as_captured, turn));
    }
}

/// Adds the pawn that notation leaves out; `None` if what is said is not yet a move.
fn complete(mut said: Said, turn: Side) -> Option<Said> {
    let by_line = said.from_file.is_some();
    if said.mover.is_none()
        && said.from.is_none()
        && (by_line || !said.takes || said.promotion.is_some())
    {
        if said.from_rank.is_some() {
            return None;
        }
        said.mover = Some(Kind::Pawn);
    }
    if said.mover.is_some_and(|mover| mover != Kind::Pawn) && said.promotion.is_some() {
        return None;
    }
    let arrives = said.to.is_some() || said.to_file.is_some();
    let captures = said.captured.is_some() && (said.mover.is_some() || said.from.is_some());
    if !arrives && !captures {
        return None;
    }
    if said.mover == Some(Kind::Pawn) && by_line {
        // A pawn that leaves a file captures on the next one; any other letter means something else.
        let to_file = said.to.map(Square::file).or(said.to_file);
        let home = match turn {
            Side::White => 0..2,
            Side::Black => 6..8,
        };
        let is_home = said.to.is_some_and(|to| home.contains(&to.rank()));
        if is_home || said.from_file?.abs_diff(to_file?) != 1 {
            return None;
        }
    }
    if said.to_file.is_some() && said.mover != Some(Kind::Pawn) {
        return None;
    }
    if said.from.is_some() && said.from == said.to {
        return None;
    }
    Some(said)
}
