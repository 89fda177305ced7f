//! A beginner: sees what a move captures and what it leaves to be captured, gives a mate that is there, and knows
//! nothing else.

use crate::board::{Kind, Side, Square};
use crate::chance::Chance;
use crate::game::{Move, Position};

/// How many captures in a row it follows behind its own move.
const CAPTURES: u32 = 3;
/// What a game that is won is worth, in pawns or men.
const WON: i32 = 1_000;

/// One of the moves that seem to win most or to lose least; `None` if there is no legal one.
pub fn choose(position: &Position, chance: &mut Chance) -> Option<Move> {
    let moves = position.legal_moves();
    let value = |mv: &Move| {
        let next = position.play(*mv)?;
        let wins = next.legal_moves().is_empty() && (next.is_check() || next.chess().is_none());
        Some(if wins { WON } else { -taken(&next, CAPTURES) })
    };
    let values: Vec<Option<i32>> = moves.iter().map(value).collect();
    let best = values.iter().max()?;
    let good: Vec<Move> = moves
        .iter()
        .zip(&values)
        .filter(|(_, value)| *value == best)
        .map(|(mv, _)| *mv)
        .collect();
    chance.pick(&good).copied()
}

/// What the side to move comes to by captures alone, in pawns or men.
fn taken(position: &Position, captures: u32) -> i32 {
    let stands = material(position, position.turn()) - material(position, position.turn().other());
    let may_rest = position.chess().is_some();
    let follow = |mv: Move| {
        let is_followed = captures > 0 && !position.captured(mv).is_empty();
        let next = position.play(mv).filter(|_| is_followed)?;
        Some(-taken(&next, captures - 1))
    };
    let best = position.legal_moves().into_iter().filter_map(follow).max();
    match best {
        Some(best) if may_rest => best.max(stands),
        Some(best) => best,
        None => stands,
    }
}

fn material(position: &Position, side: Side) -> i32 {
    let pieces = Square::all().filter_map(|square| position.piece_at(square));
    let own = pieces.filter(|piece| piece.side == side);
    own.map(|piece| match piece.kind {
        Kind::Pawn | Kind::Man => 1,
        Kind::Knight | Kind::Bishop | Kind::DraughtsKing => 3,
        Kind::Rook => 5,
        Kind::Queen => 9,
        Kind::King => 0,
    })
    .sum()
}
