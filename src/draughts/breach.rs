//! What is wrong with a board that shows no legal move, where the code has a word for it.

use super::squares::{DARK, Squares};
use super::{Move, Position};
use crate::board::{Side, Square};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// An irregularity that only draughts know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Breach {
    /// The side to move has made two moves in a row (1.4.1).
    TwoMoves,
    /// The capture was not completed: it has to go on, or captured pieces are still on the board (1.5.4,
    /// 1.5.13).
    Uncompleted,
    /// Another piece was moved where a capture was possible (1.5.3).
    Missed,
}

impl Position {
    /// What makes a board with these pieces of White and Black irregular, the side to move
    /// having moved this number of its own pieces; `None` if it shows a legal move, or is wrong in another way.
    pub fn breach(&self, pieces: [Squares; 2], moved: usize) -> Option<Breach> {
        let (own, theirs) = (self.turn as usize, self.turn.other() as usize);
        let stands = |position: &Self| position.sides == pieces.map(|side| side.0);
        let legal = self.legal_moves();
        if legal.iter().any(|mv| stands(&self.after(*mv))) {
            return None;
        }
        let twice = |mv: &Move| {
            let again = self.after(*mv).with_turn(self.turn);
            let second = again.legal_moves().into_iter();
            second.map(|mv| again.after(mv)).any(|after| stands(&after))
        };
        let left = Squares(self.sides[own]).without(pieces[own]);
        let came = pieces[own].without(Squares(self.sides[own]));
        if moved > 1 {
            return legal.iter().any(twice).then_some(Breach::TwoMoves);
        }
        let (from, to) = (left.iter().next()?, came.iter().next()?);
        let taken = Squares(self.sides[theirs] & !pieces[theirs].0);
        let stops_at = |mv: &Move| {
            let is_part = taken.without(mv.captured).is_empty();
            mv.from == from && mv.is_capture() && is_part && self.passes(*mv, to)
        };
        if legal.iter().any(stops_at) {
            return Some(Breach::Uncompleted);
        }
        let must_capture = !self.must_capture_with().is_empty();
        if must_capture && taken.is_empty() && self.could_step(from, to) {
            return Some(Breach::Missed);
        }
        None
    }

    /// The position in which this board stands after a turn of the side to move, legal or not: whose
    /// piece stands on each square, and whether it is a king. `None` if it is no position.
    pub fn with_board(&self, board: impl Fn(Square) -> Option<(Side, bool)>) -> Option<Self> {
        let mut next = Self {
            sides: [0; 2],
            kings: 0,
            turn: self.turn.other(),
            number: self.number_after(),
        };
        for square in Square::all() {
            let Some((side, is_king)) = board(square) else {
                continue;
            };
            let bit = Squares::of(square).0;
            next.sides[side as usize] |= bit;
            let last = Squares::rank(if side == Side::White { 7 } else { 0 });
            // A man that has come to the last rank is a king by itself (1.4.4).
            if is_king || last.contains(square) {
                next.kings |= bit;
            }
        }
        let is_dark = Squares(next.sides[0] | next.sides[1])
            .without(DARK)
            .is_empty();
        is_dark.then_some(next)
    }

    /// Whether a legal capture comes to a square, on its way or at its end, or would if it began in
    /// another way over the same piece.
    fn passes(&self, mv: Move, square: Square) -> bool {
        let along = self.capture_along(&[mv.from, square]);
        let begins = along.is_some_and(|part| !part.captured.and(mv.captured).is_empty());
        begins || self.stops(mv).contains(&square)
    }

    /// Whether a piece could go from one square to another if nothing could be captured.
    pub(crate) fn could_step(&self, from: Square, to: Square) -> bool {
        let mut steps = Vec::new();
        self.quiet_into(&mut steps);
        steps.iter().any(|mv| mv.from == from && mv.to == to)
    }
}
