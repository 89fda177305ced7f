//! What a line says of a move: the roles that its marks play together.

use super::becoming;
use super::castles::{castling, is_led};
use super::mark::Mark;
use super::places::place;
use super::said::{Said, SaidCheck};
use super::sides::is_told_of;
use crate::board::{Kind, Side, Square};
use crate::chess::Castling;

/// Adds what the marks say to the list: nothing if they make no sense together, and more than one
/// thing if a piece named after the square may be the one that moves or the one that a pawn becomes.
pub(super) fn understand(marks: &[Mark], turn: Side, out: &mut Vec<Said>) {
    if let Some(at) = marks.iter().position(|mark| *mark == Mark::Taking) {
        let mut marks = marks.to_vec();
        marks[at] = Mark::Takes;
        // Nobody takes twice in one move.
        if marks.contains(&Mark::Taking) {
            return;
        }
        understand(&marks, turn, out);
        // "den Springer schlagen": what is before it takes, or is taken.
        if let [.., before, Mark::Kind(_), Mark::Takes] =
            &[&[Mark::Filler], &marks[..=at]].concat()[..]
            && *before != Mark::With
        {
            marks.swap(at - 1, at);
            understand(&marks, turn, out);
        }
        return;
    }
    if is_led(marks) {
        return;
    }
    let Some(marks) = join(marks, turn) else {
        return;
    };
    if let Some(promotes) = becoming::alone(&marks) {
        out.push(promotes);
        return;
    }
    // "Schlägt die Dame den Bauern": who begins with the verb says who and whom in any order.
    if let [Mark::Takes, Mark::Kind(one), Mark::Kind(other), rest @ ..] = marks.as_slice() {
        for [who, whom] in [[*one, *other], [*other, *one]] {
            let ordered = [Mark::Kind(who), Mark::Takes, Mark::Kind(whom)];
            say(&[&ordered, rest].concat(), turn, out);
        }
    }
    // "To d4" is a pawn's move, if one can go there, and perhaps another one's.
    if marks.first() == Some(&Mark::To) {
        say(
            &[&[Mark::Putting, Mark::Doubtful], &marks[..]].concat(),
            turn,
            out,
        );
    }
    say(&marks, turn, out);
}

/// Adds what marks say that are joined; nothing where they break off: "d3 with", "the castling after".
fn say(marks: &[Mark], turn: Side, out: &mut Vec<Said>) {
    if let Some(Mark::To | Mark::From) = marks.last() {
        return;
    }
    let (marks, suffix) = take_suffixes(marks);
    if let Some(castling) = castling(&marks) {
        let sense = castling.map(|way| Said {
            castling: Some(way),
            ..suffix
        });
        out.extend(sense);
        return;
    }
    for squares in place(&marks, suffix) {
        cast(&marks, squares, turn, out);
        if let Some(ahead) = squares.of_passed_pawn(turn) {
            cast(&marks, ahead, turn, out);
        }
    }
}

/// Joins files and ranks to squares, drops fillers, and checks whose pieces are meant.
fn join(marks: &[Mark], turn: Side) -> Option<Vec<Mark>> {
    let mut joined: Vec<Mark> = Vec::with_capacity(marks.len());
    let (mut takes, mut names, mut puts) = (false, false, false);
    for (at, &mark) in marks.iter().enumerate() {
        takes |= matches!(mark, Mark::Takes | Mark::Cross);
        // "with the c pawn"
        if let (Mark::Kind(kind), [.., Mark::With, Mark::File(file)]) = (mark, joined.as_slice()) {
            let does = [Mark::File(*file), Mark::By(kind)];
            joined.truncate(joined.len() - 2);
            joined.extend(does);
            continue;
        }
        match (mark, joined.last()) {
            (Mark::Filler, _) => {}
            (Mark::Asking, _) => return None,
            (Mark::AskingFirst, _) if at == 0 => return None,
            // "Anna is four" tells of a file.
            (Mark::AskingFirst, Some(Mark::File(_)))
                if matches!(marks.get(at + 1), Some(Mark::Rank(_))) =>
            {
                return None;
            }
            (Mark::AskingFirst, _) => {}
            (Mark::Naming, _) => names = true,
            (Mark::Putting, _) => puts = true,
            // "a tres" is a square.
            // So is a file that goes so many squares: "el peón a un paso".
            (Mark::Towards, _)
                if matches!(marks.get(at + 1), Some(Mark::Rank(_) | Mark::Squares(1..))) =>
            {
                return None;
            }
            (Mark::Towards, _) => joined.push(Mark::To),
            (Mark::OutOf, _) if matches!(marks.get(at + 1), Some(Mark::Rank(_))) => return None,
            (Mark::OutOf, _) => joined.push(Mark::From),
            (Mark::Kind(kind), Some(Mark::With)) => {
                joined.pop();
                joined.push(Mark::By(kind));
            }
            (Mark::Kind(kind) | Mark::By(kind), Some(Mark::InFront)) => {
                joined.pop();
                joined.push(Mark::InFrontOf(kind));
            }
            (_, Some(Mark::InFront)) => return None,
            (Mark::Ordinal(_), _) => return None,
            (Mark::Side(_), _) if is_told_of(marks, at) => return None,
            (Mark::Side(side), _) if takes == (side == turn) => return None,
            (Mark::Side(_), _) => {}
            (Mark::Rank(rank), Some(&Mark::File(file))) => {
                joined.pop();
                joined.push(Mark::Square(Square::new(file, rank)?));
            }
            _ => joined.push(mark),
        }
    }
    if joined.last() == Some(&Mark::With) {
        return None;
    }
    joined.retain(|mark| *mark != Mark::With);
    if names && matches!(joined.as_slice(), [Mark::Square(_)]) {
        return None;
    }
    becoming::put_before_its_piece(&mut joined);
    if puts {
        // "I put e4" says no more than "e4".
        joined.iter().position(|mark| *mark == Mark::To)?;
        joined.insert(0, Mark::Putting);
    }
    Some(joined)
}

/// Takes out what may stand anywhere: check, mate, en passant.
fn take_suffixes(marks: &[Mark]) -> (Vec<Mark>, Said) {
    let mut said = Said::default();
    let mut rest = Vec::with_capacity(marks.len());
    for (at, &mark) in marks.iter().enumerate() {
        if said.note(mark) {
            continue;
        }
        let check = match mark {
            Mark::Check if said.check == Some(SaidCheck::Check) => SaidCheck::TwoSigns,
            Mark::Check => SaidCheck::Check,
            Mark::DoubleCheck => SaidCheck::Double,
            Mark::Mate => SaidCheck::Mate,
            // The code of 1956 writes mate as a cross after the square.
            Mark::Cross if at > 0 && at + 1 == marks.len() => SaidCheck::Mate,
            // A draw offer, noted after the move.
            Mark::Becomes if at > 0 && at + 1 == marks.len() => continue,
            Mark::File(_)
            | Mark::Rank(_)
            | Mark::Square(_)
            | Mark::Kind(_)
            | Mark::By(_)
            | Mark::Winged(..)
            | Mark::Letter(_)
            | Mark::Engine(_)
            | Mark::Side(_)
            | Mark::With
            | Mark::Takes
            | Mark::Taking
            | Mark::Cross
            | Mark::Becomes
            | Mark::Castles
            | Mark::CastlesTo(_)
            | Mark::Way(_)
            | Mark::Nought
            | Mark::From
            | Mark::To
            | Mark::Towards
            | Mark::OutOf
            | Mark::Asking
            | Mark::AskingFirst
            | Mark::Judging
            | Mark::Naming
            | Mark::InFront
            | Mark::InFrontOf(_)
            | Mark::EnPassant
            | Mark::Back
            | Mark::Squares(_)
            | Mark::Squared(_)
            | Mark::Outermost(..)
            | Mark::Putting
            | Mark::Doubtful
            | Mark::Sigh
            | Mark::Filler
            | Mark::Ordinal(_) => {
                rest.push(mark);
                continue;
            }
        };
        if said.check != Some(SaidCheck::Mate) {
            said.check = Some(check);
        }
        said.by_any |= !rest.iter().any(|mark| matches!(mark, Mark::Square(_)));
    }
    (rest, said)
}

/// Gives each piece that is named its role; one that is named after the squares may have several.
fn cast(marks: &[Mark], squares: Said, turn: Side, out: &mut Vec<Said>) {
    let Some((said, loose)) = roles(marks, squares) else {
        return;
    };
    let Some(mark) = loose else {
        out.extend(complete(said, turn));
        return;
    };
    let kind = mark.kind();
    let as_mover = Said {
        mover: kind,
        ..said
    };
    let as_promotion = Said {
        promotion: kind,
        ..said
    };
    let as_captured = Said {
        captured: kind,
        ..said
    };
    if said.mover.is_none() {
        out.extend(complete(as_mover, turn));
    }
    let may_be_promotion = !matches!(kind, Some(Kind::King | Kind::Pawn));
    if said.promotion.is_none() && may_be_promotion && !(said.takes && is_by(&mark)) {
        out.extend(complete(as_promotion, turn));
    }
    if said.takes && said.captured.is_none() && !is_by(&mark) {
        out.extend(complete(as_captured, turn));
    }
}

/// The piece that moves, what it captures and becomes, and a piece whose role is open; `None` if two
/// have the same role.
fn roles(marks: &[Mark], mut said: Said) -> Option<(Said, Option<Mark>)> {
    let is_square = |mark: &Mark| matches!(mark, Mark::Square(_) | Mark::File(_));
    let last_square = marks.iter().rposition(is_square);
    let takes = marks
        .iter()
        .position(|mark| matches!(mark, Mark::Takes | Mark::Cross));
    let becomes_it = |at: usize| at > 0 && marks[at - 1] == Mark::Becomes;
    let mut doers = marks.iter().enumerate().filter(|(_, mark)| is_by(mark));
    let has_doer = doers.any(|(at, _)| !becomes_it(at));
    let mut loose: Option<Mark> = None;
    for (at, &mark) in marks.iter().enumerate() {
        let after_squares = last_square.is_some_and(|square| square < at);
        let after_takes = takes.is_some_and(|takes| takes < at);
        if let Mark::Way(_) = mark {
            return None;
        }
        let Some(kind) = mark.kind() else {
            continue;
        };
        let is_word = mark == Mark::Kind(kind) || is_by(&mark);
        let is_engine = mark == Mark::Engine(kind);
        let is_last = at + 1 == marks.len();
        let becomes = becomes_it(at)
            || is_engine && is_last && after_squares && said.from.is_some()
            || !is_word && !is_engine && after_squares;
        if let Mark::Winged(kind, wing) = mark {
            match (kind == Kind::Pawn, wing) {
                (true, Castling::Short) => said.from_file = Some(4),
                (true, Castling::Long) => said.from_file = Some(3),
                (false, wing) => said.wing = Some(wing),
            }
        }
        let role = if becomes {
            &mut said.promotion
        } else if is_engine {
            return None;
        } else if is_by(&mark) && after_takes {
            // "take the e5 pawn with the knight"
            &mut said.mover
        } else if is_word && after_squares && !(after_takes && said.to.is_none()) {
            if loose.replace(mark).is_some() {
                return None;
            }
            continue;
        } else if !is_by(&mark) && (after_takes || has_doer && takes.is_some()) {
            // "pawn takes knight, queen"
            match said.captured {
                Some(_) => &mut said.promotion,
                None => &mut said.captured,
            }
        } else {
            &mut said.mover
        };
        if role.replace(kind).is_some() {
            return None;
        }
    }
    said.takes |= said.captured.is_some();
    Some((said, loose))
}

/// Whether a piece was said to do it, and not to suffer it.
fn is_by(mark: &Mark) -> bool {
    matches!(mark, Mark::By(_) | Mark::Winged(..))
}

/// Adds the pawn that notation leaves out; `None` if what is said is not yet a move.
fn complete(mut said: Said, turn: Side) -> Option<Said> {
    let by_line = said.from_file.is_some();
    let names_pawn = said.mover == Some(Kind::Pawn);
    if said.to_rank.is_some() && said.mover.is_none() {
        return None;
    }
    if said.mover.is_none()
        && said.from.is_none()
        && !(said.by_any && said.promotion.is_none() && !by_line)
        && (by_line || !said.takes || said.promotion.is_some())
    {
        if said.from_rank.is_some() {
            return None;
        }
        said.mover = Some(Kind::Pawn);
        said.is_unnamed = true;
    }
    if said.mover.is_some_and(|mover| mover != Kind::Pawn) && said.promotion.is_some() {
        return None;
    }
    // "The king one square to f2" says its square.
    if said.squares == Some(1) && !names_pawn && said.to.is_some() {
        said.squares = None;
    }
    if said.squares.is_some() && (!names_pawn || said.takes) {
        return None;
    }
    let arrives = said.to.is_some()
        || said.to_file.is_some()
        || said.to_rank.is_some()
        || said.squares.is_some();
    if !arrives && !said.takes && said.promotion.is_none() {
        return None;
    }
    // Pawns never go back: "e4, back" is something else, and so is "take the pawn back".
    let takes_back =
        said.mover == Some(Kind::Pawn) && !said.takes || said.mover.is_none() && said.takes;
    if said.back && takes_back {
        return None;
    }
    let to_file = said.to.map(Square::file).or(said.to_file);
    // "the e pawn to e4"
    let is_straight = names_pawn && (to_file == said.from_file || said.squares.is_some());
    let is_same_file = to_file.is_some() && to_file == said.from_file;
    let is_pawn = said.mover == Some(Kind::Pawn);
    said.is_doubled = is_pawn && by_line && !names_pawn && !said.takes && is_same_file;
    if is_pawn && by_line && !is_straight && !said.is_doubled && arrives {
        // A pawn that leaves a file captures on the next one; any other letter means something else.
        let home = match turn {
            Side::White => 0..2,
            Side::Black => 6..8,
        };
        let is_home = said.to.is_some_and(|to| home.contains(&to.rank()));
        if is_home || said.from_file?.abs_diff(to_file?) != 1 {
            return None;
        }
    }
    let names_captured = said.from_file.is_none() && said.captured.is_some();
    if said.to_file.is_some() && said.mover != Some(Kind::Pawn) && !names_captured && !said.takes {
        return None;
    }
    if said.from.is_some() && said.from == said.to {
        return None;
    }
    Some(said)
}
