//! What the search needs to know of a game.

use crate::draughts::Endings;
use crate::game::{Move, Position};

/// The value of a mate or another win on the spot; one that comes later is worth as much less as it
/// takes half-moves.
pub const WIN: i32 = 30_000;

/// From this value on a win is in sight.
pub(super) const WIN_IN_SIGHT: i32 = WIN - 1_000;

/// What the search needs to know of a game.
pub(super) trait Node: Clone {
    /// A move.
    type Move: Copy + PartialEq;

    /// Whether quiet moves that come late, and whole positions, may be passed over by their looks.
    /// In draughts a quiet move is often a sacrifice, and everything else is forced.
    const TRUSTS_LOOKS: bool;

    /// How many arrivals there are.
    const ARRIVALS: usize;

    /// The position with what the game before it counts; `None` for another game.
    fn new(position: &Position, past: &[Position]) -> Option<Self>;

    /// A move in the form of the rest of the program.
    fn plain(mv: Self::Move) -> Move;

    /// A number that differs from position to position.
    fn key(&self) -> u64;

    /// All legal moves.
    fn moves(&self, into: &mut Vec<Self::Move>);

    /// The moves that change much, which are looked at even at the end of the search.
    fn noisy(&self, into: &mut Vec<Self::Move>);

    /// Whether the side to move has no quiet choice: it is in check, or must capture.
    fn is_forced(&self) -> bool;

    /// The position after a legal move.
    fn play(&self, mv: Self::Move) -> Self;

    /// The same position with the other side to move; `None` where it would prove nothing.
    fn pass(&self) -> Option<Self>;

    /// How good the position is for the side to move, in hundredths of a pawn or a man.
    fn value(&self) -> i32;

    /// The value for the side to move when it has no legal move: lost, or a draw.
    fn value_without_moves(&self) -> i32;

    /// Whether the position is a draw by its material, or by the moves without progress.
    fn is_drawn(&self) -> bool;

    /// The value for the side to move where it is solved; `None` where it is not.
    fn solved(&self, endings: &Endings) -> Option<i32>;

    /// How many half-moves in a row could have come back to an earlier position.
    fn quiet_plies(&self) -> usize;

    /// How much a move promises before it is tried; 0 for a quiet one.
    fn promise(&self, mv: Self::Move) -> i32;

    /// What a move loses at most by the exchange on its square, in hundredths of a pawn or a man; 0 where
    /// it loses nothing.
    fn loss(&self, mv: Self::Move) -> i32;

    /// The squares of a move as a number below 4096.
    fn squares(mv: Self::Move) -> usize;

    /// Which piece comes to which square, as a number below [`Self::ARRIVALS`], which is at most 512.
    fn arrival(mv: Self::Move) -> usize;

    /// A number that differs from legal move to legal move.
    fn code(mv: Self::Move) -> u32;
}
