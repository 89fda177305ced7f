//! The way of a capture: the squares on which it changes its direction.

use super::squares::{DARK, DIRECTIONS, Slant, Squares};
use super::{Move, Position};
use crate::board::Square;

/// One step of a way: where the piece is, what it has captured, whether it is a king by now.
#[derive(Clone, Copy)]
struct Stop {
    at: u32,
    taken: u64,
    is_king: bool,
}

impl Stop {
    fn is_end(self, mv: Move) -> bool {
        self.taken == mv.captured.0 && self.at == u32::from(mv.to.index())
    }

    fn square(self) -> Option<Square> {
        u8::try_from(self.at).ok().and_then(Square::from_index)
    }
}

impl Position {
    /// The squares of a legal move: the first, those on which a capture changes its direction, and
    /// the last (1.6.2). Where several ways capture the same pieces, one of them.
    pub fn path(&self, mv: Move) -> Vec<Square> {
        let mut path = vec![mv.from];
        if mv.is_capture() {
            let mut turns = Vec::new();
            if self.find_way(mv, self.start_of(mv), None, &mut turns) {
                path.extend(turns);
            }
        }
        path.push(mv.to);
        path
    }

    /// The squares on which a legal capture may set the piece down, by any way, and the last one.
    pub(super) fn stops(&self, mv: Move) -> Vec<Square> {
        let start = self.start_of(mv);
        let mut stops = vec![mv.to];
        self.gather_stops(mv, start, &mut stops);
        stops
    }

    fn gather_stops(&self, mv: Move, stop: Stop, stops: &mut Vec<Square>) -> bool {
        let mut is_way = stop.is_end(mv);
        for direction in DIRECTIONS {
            for next in self.jumps(mv, stop, direction) {
                if self.gather_stops(mv, next, stops) {
                    is_way = true;
                    stops.extend(next.square());
                }
            }
        }
        is_way
    }

    /// The pieces that a legal move captures, in the order in which it passes over them; they are
    /// taken off in the same order (1.5.12).
    pub fn captured_in_order(&self, mv: Move) -> Vec<Square> {
        let mut taken: Vec<Square> = Vec::new();
        for pair in self.path(mv).windows(2) {
            let part = self.capture_along(pair);
            let over = part.map_or(Squares::NONE, |part| part.captured.and(mv.captured));
            let mut over: Vec<Square> = over.iter().collect();
            if pair[1] < pair[0] {
                over.reverse();
            }
            over.retain(|square| !taken.contains(square));
            taken.extend(over);
        }
        taken
    }

    fn start_of(&self, mv: Move) -> Stop {
        Stop {
            at: u32::from(mv.from.index()),
            taken: 0,
            is_king: Squares(self.kings).contains(mv.from),
        }
    }

    fn find_way(&self, mv: Move, stop: Stop, came: Option<Slant>, turns: &mut Vec<Square>) -> bool {
        if stop.is_end(mv) {
            return true;
        }
        let here = stop.square();
        for direction in DIRECTIONS {
            for next in self.jumps(mv, stop, direction) {
                let turning = here.filter(|_| came.is_some_and(|came| came != direction));
                turns.extend(turning);
                if self.find_way(mv, next, Some(direction), turns) {
                    return true;
                }
                if turning.is_some() {
                    turns.pop();
                }
            }
        }
        false
    }

    /// The stops behind the next piece in a direction, if the move captures that piece.
    fn jumps(&self, mv: Move, stop: Stop, direction: Slant) -> Vec<Stop> {
        let occupied = (self.sides[0] | self.sides[1]) & !(1 << mv.from.index());
        let met = if stop.is_king {
            direction.first(stop.at, occupied)
        } else {
            direction.step(1 << stop.at)
        };
        let over = met & mv.captured.0 & !stop.taken;
        let mut stops = Vec::new();
        let mut landing = direction.step(over) & DARK.0 & !occupied;
        while landing != 0 {
            stops.push(Stop {
                at: landing.trailing_zeros(),
                taken: stop.taken | over,
                is_king: stop.is_king || landing & self.last_rank() != 0,
            });
            if !stop.is_king {
                break;
            }
            landing = direction.step(landing) & !occupied;
        }
        stops
    }

    /// Whether something more could be captured from where a part of a capture has come to.
    pub(super) fn goes_on(&self, part: Move) -> bool {
        let stop = Stop {
            at: u32::from(part.to.index()),
            taken: part.captured.0,
            is_king: Squares(self.kings).contains(part.from) || self.promotes(part),
        };
        let anything = Move {
            captured: Squares(self.theirs()),
            ..part
        };
        let on = |direction| !self.jumps(anything, stop, direction).is_empty();
        DIRECTIONS.into_iter().any(on)
    }

    /// The capture that goes straight from each of these squares to the next one, as far as that
    /// tells what it captures; it need not be legal. `None` if they do not lie on diagonals.
    pub(super) fn capture_along(&self, squares: &[Square]) -> Option<Move> {
        let (from, to) = (*squares.first()?, *squares.last()?);
        let mut captured = 0;
        for pair in squares.windows(2) {
            let (start, end) = (u32::from(pair[0].index()), 1_u64 << pair[1].index());
            let direction = DIRECTIONS
                .into_iter()
                .find(|direction| direction.ray(start) & end != 0)?;
            let between = direction.ray(start) & !direction.ray(end.trailing_zeros()) & !end;
            captured |= between & self.theirs();
        }
        Some(Move {
            from,
            to,
            captured: Squares(captured),
        })
    }
}
