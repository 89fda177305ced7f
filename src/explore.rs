//! What fingers find on a board: lines, rays, a knight's and a king's squares, and what has changed.
//!
//! Nothing here knows the laws of a game. Orders are those of a player who sits on a given side.

use crate::board::{Kind, Piece, Side, Square, Step};

/// The eight steps, clockwise from straight ahead.
pub const CLOCKWISE: [Step; 8] = [
    Step::Up,
    Step::UpRight,
    Step::Right,
    Step::DownRight,
    Step::Down,
    Step::DownLeft,
    Step::Left,
    Step::UpLeft,
];

/// A piece and where it stands.
pub type PlacedPiece = (Square, Piece);

/// What stands on each square of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView([Option<Piece>; 64]);

impl BoardView {
    /// The board on which the pieces stand that a function names.
    pub fn new(piece_at: impl Fn(Square) -> Option<Piece>) -> Self {
        let mut pieces = [None; 64];
        for square in Square::all() {
            pieces[usize::from(square.index())] = piece_at(square);
        }
        Self(pieces)
    }

    /// What stands on a square.
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.0[usize::from(square.index())]
    }

    /// The pieces on some squares, in the order of the squares.
    pub fn on(&self, squares: impl IntoIterator<Item = Square>) -> Vec<PlacedPiece> {
        let found = |square| self.at(square).map(|piece| (square, piece));
        squares.into_iter().filter_map(found).collect()
    }

    /// The next square after `from` on which a piece of the kind stands, in the order of
    /// [`all`], and whether the search went round past the last square to find it.
    pub fn next(&self, from: Square, kind: Kind, back: bool, side: Side) -> Option<(Square, bool)> {
        let mut order = all(side);
        if back {
            order.reverse();
        }
        let at = order.iter().position(|square| *square == from)?;
        let is_kind = |square: &Square| self.at(*square).is_some_and(|piece| piece.kind == kind);
        let later = order[at + 1..].iter().find(|square| is_kind(square));
        let earlier = order[..=at].iter().find(|square| is_kind(square));
        let later = later.map(|square| (*square, false));
        later.or(earlier.map(|square| (*square, true)))
    }

    /// How this board differs from an earlier one.
    pub fn changes_since(&self, earlier: &Self, side: Side) -> Vec<BoardChange> {
        let differs = |square: &Square| self.at(*square) != earlier.at(*square);
        let squares: Vec<Square> = all(side).into_iter().filter(differs).collect();
        let mut gone = earlier.on(squares.iter().copied());
        let mut changes = Vec::new();
        for (square, piece) in self.on(squares.iter().copied()) {
            match gone.iter().position(|(_, other)| *other == piece) {
                Some(at) => changes.push(BoardChange::Went(piece, gone.remove(at).0, square)),
                None => changes.push(BoardChange::Came(piece, square)),
            }
        }
        let left = gone.into_iter();
        changes.extend(left.map(|(square, piece)| BoardChange::Left(piece, square)));
        changes
    }
}

/// What has changed over a series of boards, each one move after the other: which piece went where
/// is known then, although other pieces of its kind have moved too.
pub fn changes_through(boards: &[BoardView], side: Side) -> Vec<BoardChange> {
    let (Some(first), Some(last)) = (boards.first(), boards.last()) else {
        return Vec::new();
    };
    // Where the piece on each square stood in the beginning; a piece that is new stood nowhere.
    let mut origins: [Option<Square>; 64] = [None; 64];
    for (square, _) in first.on(Square::all()) {
        origins[usize::from(square.index())] = Some(square);
    }
    for pair in boards.windows(2) {
        let mut next = origins;
        let changes = pair[1].changes_since(&pair[0], side);
        let at = |square: Square| usize::from(square.index());
        for change in &changes {
            if let BoardChange::Left(_, from) | BoardChange::Went(_, from, _) = *change {
                next[at(from)] = None;
            }
        }
        for change in &changes {
            match *change {
                BoardChange::Went(_, from, to) => next[at(to)] = origins[at(from)],
                BoardChange::Came(_, to) => next[at(to)] = None,
                BoardChange::Left(..) => {}
            }
        }
        origins = next;
    }
    let mut changes = Vec::new();
    for (square, piece) in last.on(all(side)) {
        match origins[usize::from(square.index())] {
            Some(origin) if origin != square => {
                changes.push(BoardChange::Went(piece, origin, square));
            }
            Some(_) => {}
            None => changes.push(BoardChange::Came(piece, square)),
        }
    }
    let gone = first.on(all(side)).into_iter();
    let gone = gone.filter(|(square, _)| !origins.contains(&Some(*square)));
    changes.extend(gone.map(|(square, piece)| BoardChange::Left(piece, square)));
    changes
}

/// One difference between two boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardChange {
    /// A piece stands on another square than before.
    Went(Piece, Square, Square),
    /// A piece is there that was not.
    Came(Piece, Square),
    /// A piece is no longer there.
    Left(Piece, Square),
}

/// All squares from the first rank of a side on, each rank from its left hand to its right.
pub fn all(side: Side) -> Vec<Square> {
    match side {
        Side::White => Square::all().collect(),
        Side::Black => Square::all().rev().collect(),
    }
}

/// The squares of a rank, 0 to 7, from the left hand of a side to its right.
pub fn rank(rank: u8, side: Side) -> Vec<Square> {
    let mut squares = all(side);
    squares.retain(|square| square.rank() == rank);
    squares
}

/// The squares of a file, 0 to 7, away from a side.
pub fn file(file: u8, side: Side) -> Vec<Square> {
    let mut squares = all(side);
    squares.retain(|square| square.file() == file);
    squares
}

/// The squares from one to another on a rank, a file or a diagonal, both ends with them.
pub fn between(from: Square, to: Square) -> Option<Vec<Square>> {
    let ray = |step: Step| std::iter::once(from).chain(from.ray(step)).collect();
    let mut rays = CLOCKWISE.into_iter().map(ray);
    rays.find_map(|mut squares: Vec<Square>| {
        let end = squares.iter().position(|square| *square == to)?;
        squares.truncate(end + 1);
        (end > 0).then_some(squares)
    })
}

/// The squares a knight's move away, clockwise as a side sees the board.
pub fn knight(from: Square, side: Side) -> Vec<Square> {
    let leap = |index: usize| {
        let turned = |index: usize| seen(CLOCKWISE[index % 8], side);
        // Every leap is a straight step and a slanting one beside it.
        let straight = turned(index.div_ceil(2) * 2);
        let slanting = turned(index / 2 * 2 + 1);
        from.step(straight)?.step(slanting)
    };
    (0..8).filter_map(leap).collect()
}

/// The squares around one, clockwise as a side sees the board.
pub fn king(from: Square, side: Side) -> Vec<Square> {
    let around = CLOCKWISE.into_iter();
    around
        .filter_map(|step| from.step(seen(step, side)))
        .collect()
}

/// A step as a side sees the board, in the directions of the board itself.
pub const fn seen(step: Step, side: Side) -> Step {
    match side {
        Side::White => step,
        Side::Black => step.turned(),
    }
}
