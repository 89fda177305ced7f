//! What the search can tell a player who asks: a threat, and which pieces hang.

use shakmaty::{Color, Position as _};

use super::exchange::exchange;
use super::{Limits, Memory, draughts_value, think};
use crate::board::{Side, Square};
use crate::draughts;
use crate::game::{Move, Position};

/// How much a second move in a row must bring to be called a threat, in hundredths of a pawn or a man:
/// more than the move itself is worth.
const THREAT: i32 = 90;

/// What the side that is not to move would do if it were, where that would win something.
///
/// `None` where to pass means nothing: in check, and where a capture is compulsory.
pub fn threat(
    position: &Position,
    memory: &mut Memory,
    nodes: u64,
    stop: &mut dyn FnMut(u64) -> bool,
) -> Option<Option<Move>> {
    let passed = position.passed()?;
    let limits = Limits {
        depth: 12,
        nodes: nodes / 2,
    };
    let mut value = |position: &Position| {
        let past = [];
        think(position, &past, memory, limits, stop, &mut |_| {})
    };
    let now = value(position)?;
    let Some(then) = value(&passed) else {
        return Some(None);
    };
    let gain = then.value + now.value;
    Some((gain >= THREAT).then(|| then.line[0]))
}

/// The squares on which a side has pieces that can be won at once, in the order of the board.
///
/// In chess every exchange on the square is counted out, and pieces that must not leave their line
/// before the king neither take nor guard. In draughts it is what the other side could capture with
/// profit; `None` where the side itself must capture first.
pub fn hanging(position: &Position, side: Side, memory: &mut Memory) -> Option<Vec<Square>> {
    if let Some(position) = position.draughts() {
        return hanging_men(position, side, memory);
    }
    let board = position.chess()?.shakmaty().board();
    let color = Color::from_white(side == Side::White);
    let pieces = board.by_color(color) & !board.kings();
    let hangs = pieces.into_iter().filter(|square| {
        let stands = board.role_at(*square);
        stands.is_some_and(|role| exchange(board, *square, role, !color, board.occupied()) > 0)
    });
    let squares = hangs.map(|square| square as u8);
    Some(squares.filter_map(Square::from_index).collect())
}

/// The men and kings that the other side could capture with profit if it were to move.
fn hanging_men(
    position: &draughts::Position,
    side: Side,
    memory: &mut Memory,
) -> Option<Vec<Square>> {
    let turned = if position.turn() == side {
        position.passed()?
    } else {
        *position
    };
    let before = draughts_value::of(&turned);
    let mut found = draughts::Squares::NONE;
    for mv in turned.legal_moves() {
        let limits = Limits {
            depth: 1,
            nodes: 2_000,
        };
        let next = Position::from(turned.after(mv));
        let answer = think(&next, &[], memory, limits, &mut |_| false, &mut |_| {});
        let value = answer.map_or(super::WIN, |answer| -answer.value);
        if mv.is_capture() && value - before >= 60 {
            found = found.with(mv.captured);
        }
    }
    Some(found.iter().collect())
}
