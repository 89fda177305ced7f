//! What the search can tell a player who asks: a threat, and which pieces hang.

use shakmaty::{Bitboard, Board, Color, Position as _, Role};

use super::chess_node::worth;
use super::{Limits, Memory, draughts_value, think};
use crate::board::{Side, Square};
use crate::draughts;
use crate::game::{Move, Position};

/// So much a second move in a row must bring to be called a threat, in hundredths of a pawn or a man:
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

/// What a side wins at most by capturing what stands on a square, if it captures at all.
fn exchange(
    board: &Board,
    square: shakmaty::Square,
    stands: Role,
    side: Color,
    occupied: Bitboard,
) -> i32 {
    let Some((from, role)) = least_attacker(board, square, side, occupied) else {
        return 0;
    };
    let answer = exchange(board, square, role, !side, occupied.without(from));
    (worth(stands) - answer).max(0)
}

/// The piece of least worth with which a side can capture on a square.
fn least_attacker(
    board: &Board,
    square: shakmaty::Square,
    side: Color,
    occupied: Bitboard,
) -> Option<(shakmaty::Square, Role)> {
    let attackers = board.attacks_to(square, side, occupied) & occupied;
    let free = attackers
        .into_iter()
        .filter(|from| !is_pinned(board, *from, square, side, occupied));
    free.filter_map(|from| Some((from, board.role_at(from)?)))
        .min_by_key(|(_, role)| worth(*role))
}

/// Whether a piece that captures on a square would leave its king to a rook, a bishop or a queen.
fn is_pinned(
    board: &Board,
    from: shakmaty::Square,
    square: shakmaty::Square,
    side: Color,
    occupied: Bitboard,
) -> bool {
    let Some(king) = board.king_of(side).filter(|king| *king != from) else {
        return false;
    };
    let sliders = board.bishops() | board.rooks_and_queens();
    let against = |occupied: Bitboard| {
        board.attacks_to(king, !side, occupied) & sliders & occupied.without(square)
    };
    let after = occupied.without(from).with(square);
    !(against(after) & !against(occupied)).is_empty()
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
