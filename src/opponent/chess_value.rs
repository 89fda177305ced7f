//! How good a position of chess is: material, places, pawns, kings, and the freedom of the pieces.
//!
//! Every term has a value for the middlegame and one for the endgame; between the two the pieces
//! that are left decide. All values are in hundredths of a pawn and were chosen for this program.

use shakmaty::{Bitboard, Board, Color, File, Piece, Rank, Role, Square, attacks};

/// A value for the middlegame and one for the endgame.
#[derive(Clone, Copy, Default)]
struct Value(i32, i32);

impl Value {
    fn add(&mut self, middle: i32, end: i32) {
        self.0 += middle;
        self.1 += end;
    }
}

/// How much of the middlegame a piece makes; both sides together have 24 at the start.
const fn phase(role: Role) -> i32 {
    match role {
        Role::Knight | Role::Bishop => 1,
        Role::Rook => 2,
        Role::Queen => 4,
        Role::Pawn | Role::King => 0,
    }
}

const fn material(role: Role) -> (i32, i32) {
    match role {
        Role::Pawn => (88, 112),
        Role::Knight => (325, 300),
        Role::Bishop => (335, 318),
        Role::Rook => (475, 535),
        Role::Queen => (960, 985),
        Role::King => (0, 0),
    }
}

/// The value of a board for White.
pub(super) fn of(board: &Board) -> i32 {
    let mut parts = 0;
    let mut total = Value::default();
    for (color, sign) in [(Color::White, 1), (Color::Black, -1)] {
        let mut own = Value::default();
        for role in Role::ALL {
            let pieces = board.by_piece(Piece { color, role });
            parts += phase(role) * count(pieces);
            for square in pieces {
                let (middle, end) = material(role);
                own.add(middle, end);
                place(role, seen_from(color, square), &mut own);
            }
        }
        if count(board.by_piece(color.bishop())) >= 2 {
            own.add(28, 45);
        }
        pawns(board, color, &mut own);
        freedom(board, color, &mut own);
        shelter(board, color, &mut own);
        total.add(sign * own.0, sign * own.1);
    }
    let phase = parts.min(24);
    let value = (total.0 * phase + total.1 * (24 - phase)) / 24;
    value + hunt(board, value)
}

fn count(squares: Bitboard) -> i32 {
    i32::try_from(squares.count()).unwrap_or(64)
}

/// File and rank, 0 to 7, as the side itself sees the square.
fn seen_from(color: Color, square: Square) -> (i32, i32) {
    let square = match color {
        Color::White => square,
        Color::Black => square.flip_vertical(),
    };
    (
        i32::from(square.file() as u8),
        i32::from(square.rank() as u8),
    )
}

/// How far a square is from the four in the middle, 0 to 6.
fn off_centre((file, rank): (i32, i32)) -> i32 {
    let off = |line: i32| (2 * line - 7).abs() / 2;
    off(file) + off(rank)
}

/// What the place of a piece is worth.
fn place(role: Role, at: (i32, i32), value: &mut Value) {
    let (file, rank) = at;
    let off = off_centre(at);
    let is_middle_file = matches!(file, 3 | 4);
    match role {
        Role::Pawn => {
            let forward = rank - 1;
            let centre = [-4, -2, 2, 7][usize::try_from(file.min(7 - file)).unwrap_or(0)];
            value.add(
                centre * forward.min(3) + 2 * forward,
                3 * forward * forward / 2,
            );
            if is_middle_file && rank == 1 {
                value.add(-12, 0);
            }
        }
        Role::Knight => {
            value.add(14 - 7 * off, 12 - 6 * off);
            if (3..=5).contains(&rank) {
                value.add(8, 4);
            }
            if rank == 0 {
                value.add(-10, 0);
            }
        }
        Role::Bishop => {
            value.add(8 - 3 * off, 6 - 2 * off);
            if rank == 0 {
                value.add(-10, 0);
            }
        }
        Role::Rook => {
            if rank == 6 {
                value.add(14, 18);
            }
            if is_middle_file && rank == 0 {
                value.add(6, 0);
            }
        }
        Role::Queen => value.add(2 - off, 8 - 3 * off),
        Role::King => {
            let shy = [0, -18, -45, -70, -80, -80, -80, -80];
            let side = [14, 24, 4, -12, -14, -10, 26, 16];
            let (rank, file) = (usize::try_from(rank), usize::try_from(file));
            value.add(
                shy[rank.unwrap_or(0)] + side[file.unwrap_or(0)],
                24 - 10 * off,
            );
        }
    }
}

/// Passed, doubled, isolated and supported pawns; rooks on open files.
fn pawns(board: &Board, color: Color, value: &mut Value) {
    let own = board.by_piece(color.pawn());
    let theirs = board.by_piece((!color).pawn());
    for square in own {
        let file = square.file();
        let (_, rank) = seen_from(color, square);
        let same = own & Bitboard::from_file(file);
        if count(same) > 1 {
            value.add(-7, -12);
        }
        let beside = beside(file);
        if (own & beside).is_empty() {
            value.add(-10, -12);
        }
        if attacks::pawn_attacks(!color, square).intersects(own) {
            value.add(6, 4);
        }
        let front = ahead(color, square) & (beside | Bitboard::from_file(file));
        if (theirs & front).is_empty() {
            let bonus = [0, 4, 8, 18, 38, 75, 130, 0][usize::try_from(rank).unwrap_or(0)];
            value.add(bonus / 2, bonus);
            // With the own king near and the other one far, it runs.
            if let (Some(king), Some(other)) = (board.king_of(color), board.king_of(!color)) {
                let near = |king: Square| i32::try_from(king.distance(square)).unwrap_or(7);
                value.add(0, (near(other) - near(king)) * rank);
            }
        }
    }
    for square in board.by_piece(color.rook()) {
        let file = Bitboard::from_file(square.file());
        if (own & file).is_empty() {
            let is_open = (theirs & file).is_empty();
            value.add(if is_open { 24 } else { 11 }, 8);
        }
    }
}

fn beside(file: File) -> Bitboard {
    let files = [file.offset(-1), file.offset(1)];
    files
        .into_iter()
        .flatten()
        .fold(Bitboard::EMPTY, |set, file| set | Bitboard::from_file(file))
}

/// The ranks before a square, as the side goes.
fn ahead(color: Color, square: Square) -> Bitboard {
    let ranks = Rank::ALL.into_iter().filter(|rank| match color {
        Color::White => *rank > square.rank(),
        Color::Black => *rank < square.rank(),
    });
    ranks.fold(Bitboard::EMPTY, |set, rank| set | Bitboard::from_rank(rank))
}

/// How many squares the pieces reach, and how many of them are near the other king.
fn freedom(board: &Board, color: Color, value: &mut Value) {
    let occupied = board.occupied();
    let own = board.by_color(color);
    let zone = board.king_of(!color).map_or(Bitboard::EMPTY, |king| {
        attacks::king_attacks(king) | Bitboard::from_square(king)
    });
    let guarded = pawn_cover(board.by_piece((!color).pawn()), !color);
    let (mut attackers, mut pressure) = (0, 0);
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        for square in board.by_piece(Piece { color, role }) {
            let reached = attacks::attacks(square, Piece { color, role }, occupied);
            let free = count(reached & !own & !guarded);
            match role {
                Role::Knight => value.add(4 * (free - 4), 4 * (free - 4)),
                Role::Bishop => value.add(4 * (free - 6), 5 * (free - 6)),
                Role::Rook => value.add(2 * (free - 7), 4 * (free - 7)),
                _ => value.add(free - 13, 2 * (free - 13)),
            }
            let near = count(reached & zone);
            if near > 0 {
                attackers += 1;
                pressure += near * [0, 0, 7, 7, 11, 18, 0][role as usize];
            }
        }
    }
    let share = [0, 0, 50, 75, 90, 100, 100, 100, 100];
    value.add(
        pressure * share[usize::try_from(attackers).unwrap_or(0).min(8)] / 100,
        0,
    );
}

/// The squares that pawns attack.
fn pawn_cover(pawns: Bitboard, color: Color) -> Bitboard {
    pawns.into_iter().fold(Bitboard::EMPTY, |set, square| {
        set | attacks::pawn_attacks(color, square)
    })
}

/// Pawns before the own king.
fn shelter(board: &Board, color: Color, value: &mut Value) {
    let Some(king) = board.king_of(color) else {
        return;
    };
    let pawns = board.by_piece(color.pawn());
    let files = beside(king.file()) | Bitboard::from_file(king.file());
    for square in pawns & files & ahead(color, king) {
        let far = i32::from((square.rank() as u8).abs_diff(king.rank() as u8));
        value.add(
            [0, 14, 8, 3, 0, 0, 0, 0][usize::try_from(far).unwrap_or(0)],
            0,
        );
    }
}

/// Against a bare king: to the edge with it, and near with the own one.
fn hunt(board: &Board, value: i32) -> i32 {
    let strong = if value > 0 {
        Color::White
    } else {
        Color::Black
    };
    let is_bare = count(board.by_color(!strong)) == 1;
    let (Some(own), Some(other)) = (board.king_of(strong), board.king_of(!strong)) else {
        return 0;
    };
    if !is_bare || value.abs() < 300 {
        return 0;
    }
    let near = 7 - i32::try_from(own.distance(other)).unwrap_or(7);
    let bonus = 12 * off_centre(seen_from(Color::White, other)) + 6 * near;
    if strong == Color::White {
        bonus
    } else {
        -bonus
    }
}
