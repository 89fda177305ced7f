//! What a player asks to be listed: pieces, attackers, the moves so far.

use super::cue::{Arg, Cue, Phrase, Sentence, Sentences, Urgency, echo, followed, sentence};
use super::parts::announced;
use super::phrases as say;
use crate::board::{Kind, Piece, Side, Square};
use crate::game::{Move, Position};
use crate::protocol::{Detail, Placement, Settings};

/// How many moves are told unless all are wanted.
const LATEST: usize = 2;

/// Where pieces are: one sentence for each side, or for each side of one kind.
pub(super) fn placements(placements: &[Placement], settings: &Settings) -> Vec<Sentence> {
    let is_long = settings.verbosity.says(Detail::Long);
    told(placements, if is_long { one_by_one } else { in_runs })
}

fn told(placements: &[Placement], tell: fn(&Placement) -> Vec<Phrase>) -> Vec<Sentence> {
    if placements.is_empty() {
        return say::NONE_THERE.plain().sentences();
    }
    let mut kinds = placements.iter().map(|placement| placement.piece.kind);
    let first = kinds.next();
    if kinds.all(|kind| Some(kind) == first) {
        return placements.iter().map(of_kind).collect();
    }
    some_of(Side::BOTH.map(|side| of_side(placements, side, tell)))
}

/// The pieces of one side, each kind told as `tell` does.
fn of_side(placements: &[Placement], side: Side, tell: fn(&Placement) -> Vec<Phrase>) -> Sentence {
    let own = placements.iter().filter(|one| one.piece.side == side);
    followed(say::PIECES_OF.with(side), own.flat_map(tell))
}

/// The pieces of a kind, with every square.
fn one_by_one(Placement { piece, squares }: &Placement) -> Vec<Phrase> {
    vec![say::PIECES_AT.with((piece.kind, squares.len(), squares.clone()))]
}

/// How many neighbours in a row are told by their ends.
const RUN: usize = 3;

/// The pieces of a kind, neighbours in a row by the first and the last one: `Anna to David 7`.
fn in_runs(placement: &Placement) -> Vec<Phrase> {
    let Placement { piece, squares } = placement;
    let is_next =
        |one: &Square, next: &Square| one.rank() == next.rank() && one.file() + 1 == next.file();
    let (runs, others): (Vec<&[Square]>, Vec<&[Square]>) =
        squares.chunk_by(is_next).partition(|run| run.len() >= RUN);
    let mut told = Vec::new();
    let others = others.concat();
    if !others.is_empty() {
        told.push(say::PIECES_AT.with((piece.kind, squares.len(), others)));
    }
    for run in runs {
        let [first, .., last] = run else { continue };
        let ends = (Arg::File(first.file()), *last);
        told.push(if told.is_empty() {
            say::PIECES_RUN.with((piece.kind, ends.0, ends.1))
        } else {
            say::SQUARES_RUN.with(ends)
        });
    }
    told
}

/// Where the pieces of both sides stand.
pub(super) fn board(position: &Position) -> Vec<Sentence> {
    if position.is_start() {
        return say::STARTING_POSITION.plain().sentences();
    }
    let kinds = position.game().kinds().iter();
    let of_side = |side: Side| kinds.clone().map(move |&kind| Piece { side, kind });
    let all = Side::BOTH.into_iter().flat_map(of_side);
    let all = all.map(|piece| Placement {
        piece,
        squares: position.squares_of(piece),
    });
    let there: Vec<Placement> = all.filter(|one| !one.squares.is_empty()).collect();
    told(&there, in_runs)
}

/// Where all pieces are: of the side to move, or at length of both.
pub(super) fn all_pieces(
    placements: &[Placement],
    turn: Side,
    is_start: bool,
    settings: &Settings,
) -> Vec<Sentence> {
    if settings.verbosity.says(Detail::Long) {
        told(placements, one_by_one)
    } else if is_start {
        say::STARTING_POSITION.plain().sentences()
    } else {
        of_one(placements, turn)
    }
}

/// Where the pieces of one side are.
pub(super) fn of_one(all: &[Placement], side: Side) -> Vec<Sentence> {
    let told = of_side(all, side, in_runs);
    if told.0.len() == 1 {
        return sentence((say::PIECES_OF.with(side), say::NONE_THERE.plain())).sentences();
    }
    told.sentences()
}

fn of_kind(Placement { piece, squares }: &Placement) -> Sentence {
    let (side, kind) = (piece.side, piece.kind);
    if squares.is_empty() {
        return say::PIECES_NONE.with((side, kind)).into();
    }
    let args = (side, kind, squares.len(), squares.clone());
    say::PIECES_OF_KIND.with(args).into()
}

/// Those sentences in which something follows the head.
fn some_of(sentences: [Sentence; 2]) -> Vec<Sentence> {
    let all = sentences.into_iter();
    all.filter(|Sentence(phrases)| phrases.len() > 1).collect()
}

/// Which pieces attack the square that was asked about.
pub(super) fn attacked(by: &[Vec<(Kind, Square)>; 2]) -> Vec<Sentence> {
    let of_side = |side: Side| {
        let pieces = by[side as usize].iter();
        let pieces = pieces.map(|(kind, from)| say::PIECE_FROM.with((kind, from)));
        followed(say::ATTACKED_BY.with(side), pieces)
    };
    let sentences = some_of(Side::BOTH.map(of_side));
    let none = sentences.is_empty();
    (none.then(|| say::ATTACKED_BY_NONE.plain()), sentences).sentences()
}

/// The latest moves, or at length all, each number once.
pub(super) fn move_list(moves: &[(Position, Move)], settings: &Settings) -> Vec<Cue> {
    if moves.is_empty() {
        return vec![echo(say::NO_MOVES_YET.plain())];
    }
    let left_out = if settings.verbosity.says(Detail::Long) {
        0
    } else {
        moves.len().saturating_sub(LATEST)
    };
    let mut cues = Vec::new();
    let mut reached: Option<Position> = None;
    for (at, (before, mv)) in moves[left_out..].iter().enumerate() {
        // Between two parts of a game stands an illegal move that nobody claimed.
        if reached.is_some_and(|reached| reached != *before) {
            cues.push(echo(say::ILLEGAL_HERE.plain()));
        }
        reached = before.play(*mv);
        if at == 0 || before.turn() == Side::White {
            cues.push(echo(say::MOVE_NUMBER.with(before.number())));
        }
        cues.push(announced(Urgency::Echo, before, *mv, settings.form));
    }
    cues
}
