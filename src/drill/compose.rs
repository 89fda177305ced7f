//! Positions that the program makes itself: chance puts the pieces, and a proof that tries everything says what
//! is to be found.

use super::mate;
use super::tactics::{Goal, Puzzle};
use crate::board::{Kind, Piece, Side, Square};
use crate::chance::Chance;
use crate::chess;
use crate::game::Position;

/// The longest mate that is made, in moves.
const LONGEST_MADE: u32 = 2;

/// The pieces of the side that mates, besides its king.
const ATTACKERS: [&[Kind]; 8] = [
    &[Kind::Queen],
    &[Kind::Queen, Kind::Knight],
    &[Kind::Rook, Kind::Rook],
    &[Kind::Rook, Kind::Bishop],
    &[Kind::Rook, Kind::Knight],
    &[Kind::Queen, Kind::Bishop],
    &[Kind::Bishop, Kind::Bishop, Kind::Knight],
    &[Kind::Rook, Kind::Knight, Kind::Pawn],
];

/// The pieces of the other side, besides its king.
const DEFENDERS: [&[Kind]; 5] = [
    &[],
    &[Kind::Pawn],
    &[Kind::Pawn, Kind::Pawn],
    &[Kind::Pawn, Kind::Pawn, Kind::Rook],
    &[Kind::Pawn, Kind::Pawn, Kind::Knight],
];

/// Makes positions by chance until so many have a mate that begins with one move only, half of them in one
/// move and half in two. White mates in every second one.
pub fn make(seed: u64, count: usize) -> Vec<Puzzle> {
    let mut chance = Chance::new(seed);
    let mut made: Vec<Puzzle> = Vec::new();
    let wanted = |made: &[Puzzle], moves: u32| {
        let of_length = made
            .iter()
            .filter(|one| one.goal == Goal::Mate(moves))
            .count();
        of_length < count.div_ceil(2)
    };
    while made.len() < count {
        let side = Side::BOTH[made.len() % 2];
        let Some(position) = position(side, &mut chance) else {
            continue;
        };
        let Some(moves) = mate::mate_in(&position, LONGEST_MADE) else {
            continue;
        };
        let is_new = made.iter().all(|one| one.position != position);
        let is_clear = mate::mating_moves(&position, moves).len() == 1;
        if is_new && is_clear && wanted(&made, moves) {
            let id = (made.len() + 1).to_string();
            made.push(Puzzle::new(id, position, Goal::Mate(moves)));
        }
    }
    made
}

/// A legal position with few pieces, in which one side is to move and nobody is in check.
fn position(side: Side, chance: &mut Chance) -> Option<Position> {
    let attackers = *chance.pick(&ATTACKERS)?;
    let defenders = *chance.pick(&DEFENDERS)?;
    let mut board: [Option<Piece>; 64] = [None; 64];
    // A king at the edge is mated more easily.
    let king = (0..4).map(|_| chance.below(64)).find(|at| {
        let square = u8::try_from(*at).ok().and_then(Square::from_index);
        square.is_some_and(|one| [0, 7].contains(&one.file()) || [0, 7].contains(&one.rank()))
    });
    let of = |side: Side| move |kind: &Kind| Piece { side, kind: *kind };
    let (own, theirs) = (of(side), of(side.other()));
    board[king?] = Some(theirs(&Kind::King));
    let attackers = std::iter::once(&Kind::King).chain(attackers).map(own);
    for piece in attackers.chain(defenders.iter().map(theirs)) {
        let at = chance.below(64);
        let is_wrong = piece.kind == Kind::Pawn && !(8..56).contains(&at);
        if board[at].is_some() || is_wrong {
            return None;
        }
        board[at] = Some(piece);
    }
    let placed = chess::placement(|square| board[usize::from(square.index())]);
    let turn = match side {
        Side::White => 'w',
        Side::Black => 'b',
    };
    let fen = format!("{placed} {turn} - - 0 1");
    let position: Position = chess::Position::from_fen(&fen).ok()?.into();
    (!position.is_check()).then_some(position)
}
