//! The legal moves: moves to a free square, and captures, which are compulsory.

use super::squares::{DARK, DIRECTIONS, Slant, Squares};
use super::{Move, Position};
use crate::board::{Side, Square};

/// The directions in which a man moves (1.4.3).
const fn forward(side: Side) -> [Slant; 2] {
    match side {
        Side::White => [Slant::UpLeft, Slant::UpRight],
        Side::Black => [Slant::DownLeft, Slant::DownRight],
    }
}

impl Position {
    /// All legal moves; a capture is compulsory, which one is free (1.5.3, 1.5.14).
    ///
    /// Two ways of capturing the same pieces between the same squares are one move.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.moves_into(&mut moves);
        moves
    }

    /// Adds all legal moves.
    pub(crate) fn moves_into(&self, moves: &mut Vec<Move>) {
        let capturers = self.capturers();
        if capturers == 0 {
            self.quiet_into(moves);
        }
        for from in bits(capturers) {
            Hunt::new(self, from, moves).start();
        }
    }

    /// How many ways there are to make so many legal moves, at least one. A buffer holds the captures of each depth.
    pub(super) fn count(&self, buffers: &mut [Vec<Move>]) -> u64 {
        let Some((captures, deeper)) = buffers.split_first_mut() else {
            return 1;
        };
        let capturers = self.capturers();
        if capturers == 0 {
            if deeper.is_empty() {
                return self.count_quiet();
            }
            let mut count = 0;
            self.each_quiet(|from, to| count += self.after_quiet(from, to).count(deeper));
            return count;
        }
        captures.clear();
        for from in bits(capturers) {
            Hunt::new(self, from, captures).start();
        }
        if deeper.is_empty() {
            return captures.len() as u64;
        }
        let captures = captures.iter();
        captures.map(|mv| self.after(*mv).count(deeper)).sum()
    }

    /// Whether the side to move can move at all (1.8.1).
    pub fn can_move(&self) -> bool {
        self.count_quiet() > 0 || self.capturers() != 0
    }

    /// The pieces of the side to move that can capture now.
    pub fn must_capture_with(&self) -> Squares {
        Squares(self.capturers())
    }

    fn free(&self) -> u64 {
        DARK.0 & !(self.sides[0] | self.sides[1])
    }

    fn capturers(&self) -> u64 {
        let (own, theirs, free) = (self.own(), self.theirs(), self.free());
        let found = own & !self.kings & jumpers(theirs, free);
        let kings = bits(own & self.kings);
        found
            | kings
                .filter(|king| self.king_captures(*king))
                .fold(0, |set, king| set | 1 << king)
    }

    fn king_captures(&self, king: u32) -> bool {
        let occupied = self.sides[0] | self.sides[1];
        DIRECTIONS.into_iter().any(|direction| {
            let met = direction.first(king, occupied) & self.theirs();
            direction.step(met) & self.free() != 0
        })
    }

    pub(super) fn quiet_into(&self, moves: &mut Vec<Move>) {
        self.each_quiet(|from, to| {
            moves.push(quiet(from.trailing_zeros(), to.trailing_zeros()));
        });
    }

    /// Gives the squares of each move that captures nothing: the bits of the first and of the last one.
    fn each_quiet(&self, mut give: impl FnMut(u64, u64)) {
        let men = self.own() & !self.kings;
        for direction in forward(self.turn) {
            for to in bits(direction.step(men) & self.free()) {
                let to = 1 << to;
                give(direction.back().step(to), to);
            }
        }
        for king in bits(self.own() & self.kings) {
            for direction in DIRECTIONS {
                for to in bits(self.slides(king, direction)) {
                    give(1 << king, 1 << to);
                }
            }
        }
    }

    fn count_quiet(&self) -> u64 {
        let men = self.own() & !self.kings;
        let free = self.free();
        let [left, right] = forward(self.turn).map(|direction| direction.step(men) & free);
        // A rank higher a dark square is a light one, so that both are counted at once.
        let mut count = (left | right.rotate_left(8)).count_ones();
        for king in bits(self.own() & self.kings) {
            for direction in DIRECTIONS {
                count += self.slides(king, direction).count_ones();
            }
        }
        u64::from(count)
    }

    /// The free squares before the first piece in a direction (1.4.5).
    fn slides(&self, king: u32, direction: Slant) -> u64 {
        up_to(king, direction, self.sides[0] | self.sides[1])
    }
}

/// The squares from which a man can jump over one of these pieces to a free square.
fn jumpers(over: u64, free: u64) -> u64 {
    let from = |way: Slant| way.step(over & way.step(free));
    DIRECTIONS
        .map(from)
        .into_iter()
        .fold(0, |set, one| set | one)
}

/// The squares from a square to the first of some bits, without either.
fn up_to(square: u32, direction: Slant, occupied: u64) -> u64 {
    let ray = direction.ray(square);
    match direction.first(square, occupied) {
        0 => ray,
        met => ray & !direction.ray(met.trailing_zeros()) & !met,
    }
}

fn quiet(from: u32, to: u32) -> Move {
    Move {
        from: square(from),
        to: square(to),
        captured: Squares::NONE,
    }
}

fn square(index: u32) -> Square {
    let index = u8::try_from(index).unwrap_or_default();
    Square::from_index(index).expect("a bit of a set of squares is one of the 64")
}

/// The numbers of the bits that are set.
pub(super) fn bits(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(bit)
    })
}

/// The captures of one piece. Captured pieces stay on the board until the move is over (1.5.12):
/// they block the way and cannot be passed over again (1.5.9).
struct Hunt<'a> {
    from: u32,
    is_king: bool,
    last_rank: u64,
    theirs: u64,
    /// Everything on the board but the piece that captures.
    occupied: u64,
    moves: &'a mut Vec<Move>,
    /// Where the moves of this piece begin in the list.
    first: usize,
    /// What a king has been tried from: the square, and what it had captured.
    seen: Vec<(u32, u64)>,
}

impl<'a> Hunt<'a> {
    fn new(position: &Position, from: u32, moves: &'a mut Vec<Move>) -> Self {
        let this = 1 << from;
        Self {
            from,
            is_king: position.kings & this != 0,
            last_rank: position.last_rank(),
            theirs: position.theirs(),
            occupied: (position.sides[0] | position.sides[1]) & !this,
            first: moves.len(),
            moves,
            seen: Vec::new(),
        }
    }

    fn start(&mut self) {
        if self.is_king {
            self.with_king(self.from, 0);
        } else {
            self.with_man(1 << self.from, 0);
        }
    }

    /// Goes on capturing with a man; whether it could.
    fn with_man(&mut self, at: u64, taken: u64) -> bool {
        let theirs = self.theirs & !taken;
        let free = DARK.0 & !self.occupied;
        if jumpers(theirs, free) & at == 0 {
            return false;
        }
        let jump = |way: Slant| {
            let over = way.step(at) & theirs;
            (over, way.step(over) & free)
        };
        for (over, landing) in DIRECTIONS.map(jump) {
            if landing == 0 {
                continue;
            }
            let taken = taken | over;
            // On the last rank it goes on as a king (1.5.15).
            let goes_on = if landing & self.last_rank != 0 {
                self.with_king(landing.trailing_zeros(), taken)
            } else {
                self.with_man(landing, taken)
            };
            if !goes_on {
                self.end(landing.trailing_zeros(), taken);
            }
        }
        true
    }

    /// Goes on capturing with a king; whether it could. It lands where it can capture again, if
    /// there is such a square (1.5.6).
    fn with_king(&mut self, at: u32, taken: u64) -> bool {
        if self.seen.contains(&(at, taken)) {
            return true;
        }
        let mut found = false;
        for direction in DIRECTIONS {
            let over = direction.first(at, self.occupied) & self.theirs & !taken;
            if over == 0 {
                continue;
            }
            let landings = up_to(over.trailing_zeros(), direction, self.occupied);
            if landings == 0 {
                continue;
            }
            found = true;
            let taken = taken | over;
            let mut goes_on = false;
            for landing in bits(landings) {
                goes_on |= self.with_king(landing, taken);
            }
            if !goes_on {
                for landing in bits(landings) {
                    self.end(landing, taken);
                }
            }
        }
        if found {
            self.seen.push((at, taken));
        }
        found
    }

    fn end(&mut self, to: u32, taken: u64) {
        let mv = Move {
            from: square(self.from),
            to: square(to),
            captured: Squares(taken),
        };
        if !self.moves[self.first..].contains(&mv) {
            self.moves.push(mv);
        }
    }
}
