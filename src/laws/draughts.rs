//! The rules that only draughts have: how a game ends, and what is wrong with a capture.

use super::rule::Cited;

rules! {
    /// How a game of draughts ends, and which irregularities it knows.
    pub struct Draughts {
        /// A side that has no piece left, or cannot move, has lost.
        pub no_piece_or_move: Cited<()>,
        /// Three kings or more against one draw with this move of theirs.
        pub kings_against_one: Cited<u32>,
        /// With kings on both sides the game is drawn when the balance has not changed for this long.
        pub balance: Cited<&'static [Balance]>,
        /// Three pieces against a lone king on the main road draw with this move of theirs.
        pub main_road: Cited<u32>,
        /// The number of moves of each side with kings only, in a row and without a capture, that draws.
        pub king_moves: Cited<u32>,
        /// Two moves in a row are put right as the opponent decides.
        pub two_moves: Cited<()>,
        /// A capture is complete when the captured piece is off the board.
        pub capture_completed: Cited<()>,
        /// A capture that is possible must be made.
        pub capture_compulsory: Cited<()>,
    }
}

/// How long the balance may stay the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance {
    /// The most pieces on the board for which it holds.
    pub most_pieces: u32,
    /// The number of moves of each side.
    pub moves: u32,
}
