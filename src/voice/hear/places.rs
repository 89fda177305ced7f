//! Which squares, files and ranks of a line are where a move begins, and which where it ends.

use super::mark::Mark;
use super::said::Said;
use crate::board::{Kind, Square};

/// A mark that names a place, where it stands, and the marks that it stands after and before.
struct Place {
    at: usize,
    mark: Mark,
    after: Option<Mark>,
    before: Option<Mark>,
}

fn captures(mark: &Mark) -> bool {
    matches!(mark, Mark::Takes | Mark::Cross)
}

fn is_place(mark: &Mark) -> bool {
    matches!(mark, Mark::Square(_) | Mark::File(_) | Mark::Rank(_))
}

/// Whether each preposition has behind it what it belongs to: a place, or what is captured.
fn prepositions_lead(marks: &[Mark]) -> bool {
    // "To the eighth rank", where nothing else says where.
    let places = marks.iter().filter(|mark| is_place(mark)).count();
    let is_only = |mark: &Mark| matches!(mark, Mark::Rank(_)) && places == 1;
    marks.windows(2).enumerate().all(|(at, pair)| {
        let after_takes = at > 0 && captures(&marks[at - 1]);
        let captured = after_takes && matches!(pair[1], Mark::Kind(_));
        let leads = match pair[0] == Mark::To {
            true => matches!(pair[1], Mark::Square(_) | Mark::File(_)) || is_only(&pair[1]),
            false => is_place(&pair[1]),
        };
        leads || captured || !matches!(pair[0], Mark::To | Mark::From)
    })
}

/// Finds which squares, files and ranks are origin and which arrival, in each way that makes sense.
pub(super) fn place(marks: &[Mark], mut said: Said) -> Vec<Said> {
    said.takes = match marks.iter().filter(|mark| captures(mark)).count() {
        0 => said.en_passant,
        1 => true,
        _ => return Vec::new(),
    };
    if !prepositions_lead(marks) {
        return Vec::new();
    }
    let places = marks.iter().enumerate().map(|(at, &mark)| Place {
        at,
        mark,
        after: at.checked_sub(1).map(|before| marks[before]),
        before: marks.get(at + 1).copied(),
    });
    let (squares, lines): (Vec<Place>, Vec<Place>) = places
        .filter(|place| is_place(&place.mark))
        .partition(|place| matches!(place.mark, Mark::Square(_)));
    let one = match (squares.as_slice(), lines.as_slice()) {
        ([first, second], lines) => {
            let ways = orders(first, second).into_iter();
            return ways
                .filter_map(|[from, to]| two_squares(from, to, lines, said))
                .collect();
        }
        ([only], []) if is_either(only, marks) => {
            let square = only.square();
            let as_target = Said { to: square, ..said };
            said.from = square;
            return vec![as_target, said];
        }
        // "The rook on d2 takes the queen"
        ([only], []) if stands_and_takes(only, marks) => Some(from_there(only, said)),
        ([only], lines) => one_square(only, lines, said),
        ([], []) => Some(said),
        // "takes the d pawn"
        ([], [line]) if is_captured(line, marks, said.en_passant) => Some(Said {
            to_file: line.mark.try_as_file(),
            ..said
        }),
        ([], [line]) if is_line_behind(marks) => return of_file(line, said).into(),
        // "rook to the eighth rank"
        ([], [line]) if line.after == Some(Mark::To) && line.mark.try_as_rank().is_some() => {
            Some(Said {
                to_rank: line.mark.try_as_rank(),
                ..said
            })
        }
        // "the e pawn takes", "the e pawn two squares"
        ([], [line]) if said.takes || said.squares.is_some() => {
            line.mark.try_as_file().map(|file| Said {
                from_file: Some(file),
                ..said
            })
        }
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
    };
    one.into_iter().collect()
}

/// Whether a square may be what is captured, or what captures: "e5 takes", "auf e5 schlägt der
/// Springer", "takes the pawn from e5".
fn is_either(only: &Place, marks: &[Mark]) -> bool {
    if let Some(Mark::To) = only.after {
        return false;
    }
    let of_captured = || match &marks[..only.at] {
        [.., takes, Mark::Kind(_), Mark::From] => captures(takes),
        _ => false,
    };
    only.before.as_ref().is_some_and(captures) || of_captured()
}

fn from_there(only: &Place, said: Said) -> Said {
    let from = only.square();
    Said { from, ..said }
}

/// Whether a square is the one on which a piece stands that captures another one.
fn stands_and_takes(only: &Place, marks: &[Mark]) -> bool {
    let does = |mark: &Mark| matches!(mark, Mark::Kind(_) | Mark::By(_) | Mark::Winged(..));
    let before = only.at.checked_sub(2).and_then(|at| marks.get(at));
    only.after == Some(Mark::To)
        && before.is_some_and(does)
        && only.before.as_ref().is_some_and(captures)
        && matches!(marks.get(only.at + 2), Some(Mark::Kind(_)))
}

/// Whether a file is that of what is captured: "takes the d pawn", and en passant "prend le pion d".
fn is_captured(line: &Place, marks: &[Mark], en_passant: bool) -> bool {
    let takes = marks.iter().position(captures);
    let is_behind = en_passant && matches!(line.after, Some(Mark::Kind(Kind::Pawn)));
    takes.is_some_and(|takes| takes < line.at)
        && matches!(line.mark, Mark::File(_))
        && (matches!(line.before, Some(Mark::Kind(_))) || is_behind)
}

/// Whether a file ends a capture that a piece begins: "bishop takes e".
fn is_line_behind(marks: &[Mark]) -> bool {
    matches!(marks, [Mark::Kind(_), takes, Mark::File(_)] if captures(takes))
}

/// The piece of that file, or what stands on it.
fn of_file(line: &Place, said: Said) -> [Said; 2] {
    let file = line.mark.try_as_file();
    let from = Said {
        from_file: file,
        ..said
    };
    let to = Said {
        to_file: file,
        ..said
    };
    [from, to]
}

/// From where to where: "from e2 to e4", "to e4 from e2", and both for "auf e5 schlägt d4", which may
/// also be "on e5 takes d4".
fn orders<'a>(first: &'a Place, second: &'a Place) -> Vec<[&'a Place; 2]> {
    let (forth, back) = ([first, second], [second, first]);
    match (first.after, second.after) {
        (Some(Mark::From), _) | (Some(Mark::To), Some(Mark::To)) => vec![forth],
        (_, Some(Mark::From)) => vec![back],
        (Some(Mark::To), _) => vec![forth, back],
        _ => vec![forth],
    }
}

fn two_squares(from: &Place, to: &Place, lines: &[Place], mut said: Said) -> Option<Said> {
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

/// "to d2", "b to d2", "to d2 from b", "takes d2 with the c pawn", and "e4 takes" before a piece
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
        [line]
            if !is_origin
                && (line.at < only.at
                    || line.after == Some(Mark::From)
                    || matches!(line.before, Some(Mark::By(_)))) =>
        {
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
