//! Why a move is not legal: the reason that a refusal tells the player.

use super::squares::{DARK, DIRECTIONS, Squares};
use super::{Move, Position};
use crate::board::{Side, Square};

/// The first reason that stands against a move from one square to another, in the order in which a
/// player would look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhyNot {
    /// The game is not played on light squares (1.1).
    LightSquare(Square),
    /// The square of origin is empty.
    Empty(Square),
    /// The piece on the square of origin is the opponent's.
    OpponentsPiece(Square),
    /// The square of arrival is occupied (1.4.5).
    Occupied(Square),
    /// Another piece must capture; all those that can (1.5.3).
    MustCapture(Squares),
    /// This piece must capture, and this is no capture (1.5.3).
    IsNoCapture(Square),
    /// The capture has to go on from the square of arrival (1.5.5, 1.5.6).
    GoesOn(Square),
    /// The capture must end, or turn, on another square, from where it goes on (1.5.6).
    LandElsewhere(Square),
    /// A man moves forward only (1.4.3).
    Backwards(Square),
    /// A man moves to the next square only (1.4.3).
    TooFar(Square),
    /// A piece stands in the way of the king, on the square named (1.4.5).
    Blocked(Square),
    /// The two squares are on no common diagonal (1.4.3, 1.4.5).
    NotDiagonal,
    /// No capture goes along the squares named.
    NotAlong,
    /// The move captures a different number of pieces than was said: this one.
    CapturesOthers(u32),
}

impl Position {
    /// Why no legal move goes from one square to another; `None` if one does.
    pub fn why_not(&self, from: Square, to: Square) -> Option<WhyNot> {
        let legal = self.legal_moves();
        if legal.iter().any(|mv| mv.from == from && mv.to == to) {
            return None;
        }
        if let Some(light) = [from, to]
            .into_iter()
            .find(|square| !DARK.contains(*square))
        {
            return Some(WhyNot::LightSquare(light));
        }
        let Some((side, is_king)) = self.piece_at(from) else {
            return Some(WhyNot::Empty(from));
        };
        if side != self.turn {
            return Some(WhyNot::OpponentsPiece(from));
        }
        if self.piece_at(to).is_some() {
            return Some(WhyNot::Occupied(to));
        }
        let must = self.must_capture_with();
        if must.contains(from) {
            return Some(self.why_no_capture(from, to, &legal));
        }
        if !must.is_empty() {
            return Some(WhyNot::MustCapture(must));
        }
        Some(self.why_no_step(from, to, is_king))
    }

    /// Why no legal move goes along these squares; `None` if one does.
    pub fn why_not_along(&self, squares: &[Square]) -> Option<WhyNot> {
        let (from, to) = (*squares.first()?, *squares.last()?);
        if !self.moves_along(squares).is_empty() {
            return None;
        }
        Some(self.why_not(from, to).unwrap_or(WhyNot::NotAlong))
    }

    fn why_no_capture(&self, from: Square, to: Square, legal: &[Move]) -> WhyNot {
        let of_piece = || legal.iter().filter(|mv| mv.from == from);
        // A straight line over a piece that is captured: it goes on from there, or from elsewhere.
        let along = self.capture_along(&[from, to]);
        let begins =
            |mv: &Move| of_piece().any(|other| !other.captured.and(mv.captured).is_empty());
        match along {
            Some(mv) if begins(&mv) && self.goes_on(mv) => WhyNot::GoesOn(to),
            Some(mv) if begins(&mv) => WhyNot::LandElsewhere(to),
            _ if of_piece().any(|mv| self.path(*mv).contains(&to)) => WhyNot::GoesOn(to),
            _ => WhyNot::IsNoCapture(from),
        }
    }

    fn why_no_step(&self, from: Square, to: Square, is_king: bool) -> WhyNot {
        let (start, end) = (u32::from(from.index()), Squares::of(to).0);
        let direction = DIRECTIONS
            .into_iter()
            .find(|direction| direction.ray(start) & end != 0);
        let Some(direction) = direction else {
            return WhyNot::NotDiagonal;
        };
        if is_king {
            let met = direction.first(start, self.sides[0] | self.sides[1]);
            return match Squares(met).iter().next() {
                Some(square) => WhyNot::Blocked(square),
                None => WhyNot::NotDiagonal,
            };
        }
        let is_forward = match self.turn {
            Side::White => to.rank() > from.rank(),
            Side::Black => to.rank() < from.rank(),
        };
        if is_forward {
            WhyNot::TooFar(from)
        } else {
            WhyNot::Backwards(from)
        }
    }
}
