//! Every position that can still come about, the likeliest to lead to a mate first.

use std::collections::{BinaryHeap, HashSet};

use serde::{Deserialize, Serialize};
use shakmaty::zobrist::Zobrist128;
use shakmaty::{Bitboard, Chess, Color, EnPassantMode, Position as _, Role, attacks};
use strum::EnumString;

use super::keeps_king;
use super::reach::lacks_reach;

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

/// How positions are told apart: as the laws do, by pieces, side to move, castling and captures in passing.
const MODE: EnPassantMode = EnPassantMode::Legal;

/// How far a search goes: to so many steps, and only as long as its answer is wanted.
#[derive(Clone, Copy)]
pub(super) struct Effort<'a> {
    pub most: usize,
    pub is_wanted: &'a dyn Fn() -> bool,
}

impl Effort<'_> {
    /// To so many steps, in any case.
    pub fn of(most: usize) -> Self {
        Self {
            most,
            is_wanted: &|| true,
        }
    }

    /// Whether to give up after so many steps. Whether the answer is wanted is asked now and then.
    pub fn is_spent(self, steps: usize) -> bool {
        const ASKED_EVERY: usize = 256;
        steps > self.most || steps.is_multiple_of(ASKED_EVERY) && !(self.is_wanted)()
    }
}

/// Plays series of legal moves, as far as the effort goes, until one ends in a mate by this side or all have been
/// played. A step is a position.
pub(super) fn explore(start: &Chess, winner: Color, effort: Effort) -> Mating {
    if is_hopeless(start, winner) {
        return Mating::Unwinnable;
    }
    let first: Zobrist128 = start.zobrist_hash(MODE);
    let mut met = HashSet::from([first.0]);
    let mut open = BinaryHeap::from([Open::new(start.clone(), winner, 0)]);
    let (mut begun, mut looked_at) = (0, 0_usize);
    while let Some(Open { chess, .. }) = open.pop() {
        let moves = chess.legal_moves();
        if moves.is_empty() && chess.is_check() && chess.turn() != winner {
            return Mating::Winnable;
        }
        let key: Zobrist128 = chess.zobrist_hash(MODE);
        // An illegal move that stands may have left a king where it could be captured.
        for mv in moves.into_iter().filter(keeps_king) {
            let known = chess.update_zobrist_hash(key, mv, MODE);
            if known.is_some_and(|key| met.contains(&key.0)) {
                continue;
            }
            let mut after = chess.clone();
            after.play_unchecked(mv);
            let key = known.unwrap_or_else(|| after.zobrist_hash(MODE));
            // No later move leads back behind one of these.
            let is_for_good = mv.is_capture() || mv.role() == Role::Pawn;
            if met.insert(key.0) && !(is_for_good && is_hopeless(&after, winner)) {
                begun += 1;
                open.push(Open::new(after, winner, begun));
            }
        }
        looked_at += 1;
        if met.len() > effort.most || effort.is_spent(looked_at) {
            return Mating::Undecided;
        }
    }
    Mating::Unwinnable
}

/// Whether a side cannot mate, seen from the position alone. What mates on the board may have been set up as no game
/// could bring it about.
pub(super) fn is_hopeless(chess: &Chess, winner: Color) -> bool {
    let seems_so = chess.has_insufficient_material(winner) || lacks_reach(chess, winner);
    seems_so && !has_mated(chess, winner)
}

/// Whether this side has mated on the board.
pub(super) fn has_mated(chess: &Chess, winner: Color) -> bool {
    chess.turn() != winner && chess.is_checkmate()
}

/// A position from which nothing has been played yet. The greatest comes first.
struct Open {
    chess: Chess,
    hope: i32,
    number: u32,
}

impl Open {
    fn new(chess: Chess, winner: Color, number: u32) -> Self {
        let hope = hope(&chess, winner);
        Self {
            chess,
            hope,
            number,
        }
    }
}

impl PartialEq for Open {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Open {}

impl PartialOrd for Open {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Open {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let order = (self.hope, std::cmp::Reverse(self.number));
        order.cmp(&(other.hope, std::cmp::Reverse(other.number)))
    }
}

/// How near a mate by this side seems: few squares for the king, both kings together, pawns far on, heavy pieces.
fn hope(chess: &Chess, winner: Color) -> i32 {
    let board = chess.board();
    let (Some(own), Some(king)) = (board.king_of(winner), board.king_of(!winner)) else {
        return 0;
    };
    let theirs = board.by_color(!winner);
    let occupied = board.occupied().without(king);
    let attacked = |square| board.attacks_to(square, winner, occupied).any();
    let beside = attacks::king_attacks(king) & !theirs;
    let free = beside
        .into_iter()
        .filter(|square| !attacked(*square))
        .count();
    let mut hope = -8 * i32::try_from(free).unwrap_or(8);
    hope -= 3 * i32::try_from(own.distance(king)).unwrap_or(7);
    if attacked(king) {
        hope += 4;
    }
    // Few pieces mate in a corner only.
    let corner = Bitboard::CORNERS.into_iter();
    let away = corner.map(|corner| corner.distance(king)).min();
    hope -= 2 * i32::try_from(away.unwrap_or_default()).unwrap_or(7);
    for (square, piece) in board {
        let is_own = piece.color == winner;
        hope += match piece.role {
            Role::Pawn => {
                let rank = i32::from(square.rank());
                let gone = piece.color.fold_wb(rank, 7 - rank);
                if is_own { 2 * gone } else { gone / 2 - 2 }
            }
            Role::Queen => {
                if is_own {
                    30
                } else {
                    -6
                }
            }
            Role::Rook => {
                if is_own {
                    22
                } else {
                    -5
                }
            }
            Role::Bishop | Role::Knight => {
                if is_own {
                    10
                } else {
                    -2
                }
            }
            Role::King => 0,
        };
    }
    hope
}
