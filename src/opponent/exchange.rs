//! What an exchange of pieces on one square of chess comes to.

use shakmaty::{Bitboard, Board, Color, Role, Square};

/// What a side wins at most by capturing what stands on a square, if it captures at all.
pub(super) fn exchange(
    board: &Board,
    square: Square,
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
    square: Square,
    side: Color,
    occupied: Bitboard,
) -> Option<(Square, Role)> {
    let attackers = board.attacks_to(square, side, occupied) & occupied;
    let free = attackers
        .into_iter()
        .filter(|from| !is_pinned(board, *from, square, side, occupied));
    free.filter_map(|from| Some((from, board.role_at(from)?)))
        .min_by_key(|(_, role)| worth(*role))
}

/// Whether a piece that captures on a square would leave its king to a rook, a bishop or a queen.
fn is_pinned(board: &Board, from: Square, square: Square, side: Color, occupied: Bitboard) -> bool {
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

/// What a piece is worth when moves are put in order.
pub(super) const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 320,
        Role::Bishop => 330,
        Role::Rook => 500,
        Role::Queen => 950,
        Role::King => 2000,
    }
}
