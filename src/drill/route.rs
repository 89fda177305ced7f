//! Where pieces go on the empty board: lines, what a piece reaches, the knight's shortest routes.

use crate::board::{Kind, Square, Step};

const STRAIGHT: [Step; 4] = [Step::Up, Step::Down, Step::Left, Step::Right];
const SLANTING: [Step; 4] = [Step::UpLeft, Step::UpRight, Step::DownLeft, Step::DownRight];

/// The squares that a piece reaches from a square of the empty board, a1 to h8. Pawns and the pieces of draughts reach none.
pub fn reach(kind: Kind, from: Square) -> Vec<Square> {
    let mut squares: Vec<Square> = match kind {
        Kind::King => Step::ALL
            .iter()
            .filter_map(|step| from.step(*step))
            .collect(),
        Kind::Queen => Step::ALL.iter().flat_map(|step| from.ray(*step)).collect(),
        Kind::Rook => STRAIGHT.iter().flat_map(|step| from.ray(*step)).collect(),
        Kind::Bishop => SLANTING.iter().flat_map(|step| from.ray(*step)).collect(),
        Kind::Knight => Square::all().filter(|to| leaps(from, *to)).collect(),
        Kind::Pawn | Kind::Man | Kind::DraughtsKing => Vec::new(),
    };
    squares.sort();
    squares
}

/// Whether two squares are a knight's move apart.
pub fn leaps(from: Square, to: Square) -> bool {
    let (files, ranks) = apart(from, to);
    (files, ranks) == (1, 2) || (files, ranks) == (2, 1)
}

fn apart(one: Square, other: Square) -> (u8, u8) {
    (
        one.file().abs_diff(other.file()),
        one.rank().abs_diff(other.rank()),
    )
}

/// Whether two squares lie on one diagonal.
pub fn on_one_diagonal(one: Square, other: Square) -> bool {
    let (files, ranks) = apart(one, other);
    files == ranks
}

/// The squares of the diagonal from one of its ends to the other, both named; empty if the squares
/// are on no diagonal.
pub fn diagonal(from: Square, to: Square) -> Vec<Square> {
    let towards = |step: &Step| from.ray(*step).any(|square| square == to);
    let Some(step) = SLANTING.into_iter().find(towards) else {
        return Vec::new();
    };
    let mut squares = vec![from];
    for square in from.ray(step) {
        squares.push(square);
        if square == to {
            break;
        }
    }
    squares
}

/// All diagonals of at least three squares, each by its two ends, the lower one first.
pub fn diagonals() -> Vec<(Square, Square)> {
    let mut found = Vec::new();
    for from in Square::all() {
        for step in [Step::UpLeft, Step::UpRight] {
            let begins = from.step(step.turned()).is_none();
            let squares: Vec<Square> = from.ray(step).collect();
            if begins && squares.len() >= 2 {
                found.extend(squares.last().map(|to| (from, *to)));
            }
        }
    }
    found
}

/// How many moves a knight needs from each square to the one given, by the index of the square.
fn distances(to: Square) -> [u8; 64] {
    let mut distances = [u8::MAX; 64];
    distances[usize::from(to.index())] = 0;
    let mut reached = vec![to];
    let mut moves = 0;
    while !reached.is_empty() {
        moves += 1;
        let mut next = Vec::new();
        for from in reached {
            for square in reach(Kind::Knight, from) {
                let distance = &mut distances[usize::from(square.index())];
                if *distance == u8::MAX {
                    *distance = moves;
                    next.push(square);
                }
            }
        }
        reached = next;
    }
    distances
}

/// How many moves a knight needs on the empty board.
pub fn knight_moves(from: Square, to: Square) -> u8 {
    distances(to)[usize::from(from.index())]
}

/// One of the shortest routes of a knight, without the square where it stands.
pub fn knight_route(from: Square, to: Square) -> Vec<Square> {
    let distances = distances(to);
    let left = |square: Square| distances[usize::from(square.index())];
    let mut route = Vec::new();
    let mut at = from;
    while at != to {
        let nearer = |square: &Square| left(*square) + 1 == left(at);
        let Some(next) = reach(Kind::Knight, at).into_iter().find(nearer) else {
            break;
        };
        route.push(next);
        at = next;
    }
    route
}

/// Whether squares are the beginning of a shortest route of a knight.
pub fn begins_route(from: Square, to: Square, squares: &[Square]) -> bool {
    let distances = distances(to);
    let left = |square: Square| distances[usize::from(square.index())];
    let mut at = from;
    squares.iter().all(|&square| {
        let fits = leaps(at, square) && left(square) + 1 == left(at);
        at = square;
        fits
    })
}
