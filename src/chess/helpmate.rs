//! Every position that can still come about, where they are few enough to look at them all.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};
use shakmaty::zobrist::Zobrist128;
use shakmaty::{Bitboard, Chess, Color, EnPassantMode, Position as _, Role, Square, attacks};
use strum::EnumString;

/// Whether some series of legal moves ends in a mate by a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumString)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Mating {
    /// There is such a series.
    Winnable,
    /// There is none; this is proved.
    Unwinnable,
    /// Neither could be shown.
    Undecided,
}

/// Plays every series of legal moves, as long as no more than so many positions come about: whether one of them
/// ends in a mate by this side.
pub(super) fn explore(start: &Chess, winner: Color, most: usize) -> Mating {
    let key = |chess: &Chess| chess.zobrist_hash::<Zobrist128>(EnPassantMode::Legal).0;
    let mut met = HashSet::from([key(start)]);
    let mut open = vec![start.clone()];
    let mut next = Vec::new();
    while !open.is_empty() {
        for chess in open.drain(..) {
            if chess.has_insufficient_material(winner) {
                continue;
            }
            let moves = chess.legal_moves();
            if moves.is_empty() && chess.is_check() && chess.turn() != winner {
                return Mating::Winnable;
            }
            for mv in moves {
                let mut after = chess.clone();
                after.play_unchecked(mv);
                if met.insert(key(&after)) {
                    next.push(after);
                }
            }
        }
        if met.len() > most {
            return Mating::Undecided;
        }
        std::mem::swap(&mut open, &mut next);
    }
    Mating::Unwinnable
}

/// Whether a king with nothing else to move has so little room that the other king can take it all, after the
/// moves to which there is no choice. There the solver proves too much: of two kings it lets each wait for the
/// other, and overlooks that one can get by.
pub(super) fn is_king_confined(start: &Chess) -> bool {
    let mut chess = start.clone();
    for _ in 0..MOST_FORCED {
        match chess.legal_moves().as_slice() {
            [only] => chess.play_unchecked(*only),
            _ => break,
        }
    }
    Color::ALL
        .into_iter()
        .any(|side| !moves_a_piece(&chess, side) && has_little_room(&chess, side))
}

/// So many moves in a row without a choice are played.
const MOST_FORCED: usize = 100;

/// Whether a piece beside the king could go somewhere, be it that side's turn or not.
fn moves_a_piece(chess: &Chess, side: Color) -> bool {
    let board = chess.board();
    let own = board.by_color(side);
    let pieces = own & !board.kings();
    pieces.into_iter().any(|square| {
        let Some(piece) = board.piece_at(square) else {
            return false;
        };
        let attacked = attacks::attacks(square, piece, board.occupied());
        if piece.role == Role::Pawn {
            let ahead = square.offset(side.fold_wb(8, -8));
            let is_free = ahead.is_some_and(|ahead| !board.occupied().contains(ahead));
            is_free || (attacked & board.by_color(!side)).any()
        } else {
            (attacked & !own).any()
        }
    })
}

fn has_little_room(chess: &Chess, side: Color) -> bool {
    let board = chess.board();
    let Some(king) = board.king_of(side) else {
        return false;
    };
    let safe = |square: &Square| {
        board
            .attacks_to(*square, !side, board.occupied())
            .is_empty()
    };
    let beside = attacks::king_attacks(king) & !board.occupied();
    let room: Bitboard = beside.into_iter().filter(safe).chain([king]).collect();
    Square::ALL.into_iter().any(|other| {
        let taken = attacks::king_attacks(other).with(other);
        (room & !taken).count() <= 1
    })
}
