//! How good a position of chess is: material, places, pawns, kings, threats, and the freedom of the pieces.
//!
//! Every term has a value for the middlegame and one for the endgame; between the two the pieces
//! that are left decide.

use shakmaty::{Bitboard, Board, Color, File, Piece, Role, Square, attacks};

use super::chess_weights::{Pair, WEIGHTS};

/// The parts of a middlegame that both sides together have at the start.
const WHOLE: i32 = 24;

/// How much of the middlegame a piece makes.
const fn phase(role: Role) -> i32 {
    match role {
        Role::Knight | Role::Bishop => 1,
        Role::Rook => 2,
        Role::Queen => 4,
        Role::Pawn | Role::King => 0,
    }
}

/// The value of a board for White.
pub(super) fn of(board: &Board) -> i32 {
    let value = weighed(board);
    let value = value * hope(board, value) / 8;
    value + hunt(board, value)
}

/// The sum of all terms for White.
fn weighed(board: &Board) -> i32 {
    let mut sides = [Color::White, Color::Black].map(|color| SideValue::of(board, color));
    let [white, black] = &mut sides;
    white.pieces(black.cover);
    black.pieces(white.cover);
    for (own, other) in [(0, 1), (1, 0)] {
        let (own, other) = pair(&mut sides, own, other);
        own.weigh_pawns(other);
        own.weigh_threats(other);
        own.weigh_attack(other);
    }
    let [white, black] = &sides;
    let phase = (white.phase + black.phase).min(WHOLE);
    let [middle, end] = [0, 1].map(|at| white.value[at] - black.value[at]);
    (middle * phase + end * (WHOLE - phase)) / WHOLE
}

/// One side to be written, and the other one to be read.
fn pair<'a, 'b>(
    sides: &'a mut [SideValue<'b>; 2],
    own: usize,
    other: usize,
) -> (&'a mut SideValue<'b>, &'a SideValue<'b>) {
    let [first, second] = sides;
    if own < other {
        (first, second)
    } else {
        (second, first)
    }
}

pub(super) fn count(squares: Bitboard) -> usize {
    squares.count()
}

/// File and rank, 0 to 7, as the side itself sees the square.
pub(super) fn seen_from(color: Color, square: Square) -> (usize, usize) {
    let square = match color {
        Color::White => square,
        Color::Black => square.flip_vertical(),
    };
    (square.file() as usize, square.rank() as usize)
}

/// The same square, counted from the edge of its wing: both wings are worth the same.
fn place((file, rank): (usize, usize)) -> usize {
    4 * rank + file.min(7 - file)
}

/// The squares that pawns attack.
pub(super) fn pawn_cover(pawns: Bitboard, color: Color) -> Bitboard {
    let bits = pawns.0;
    let (left, right) = (
        bits & !Bitboard::from_file(File::A).0,
        bits & !Bitboard::from_file(File::H).0,
    );
    Bitboard(match color {
        Color::White => left << 7 | right << 9,
        Color::Black => left >> 9 | right >> 7,
    })
}

pub(super) fn beside(file: File) -> Bitboard {
    let bits = Bitboard::from_file(file).0;
    let (left, right) = (
        Bitboard::from_file(File::A).0,
        Bitboard::from_file(File::H).0,
    );
    Bitboard((bits & !left) >> 1 | (bits & !right) << 1)
}

/// The ranks before a square, as the side goes.
pub(super) fn ahead(color: Color, square: Square) -> Bitboard {
    let rank = square.rank() as u32;
    Bitboard(match color {
        Color::White => u64::MAX.checked_shl(8 * (rank + 1)).unwrap_or(0),
        Color::Black => (1_u64 << (8 * rank)) - 1,
    })
}

/// A side of the board while it is weighed.
pub(super) struct SideValue<'a> {
    pub(super) board: &'a Board,
    pub(super) color: Color,
    value: Pair,
    phase: i32,
    pub(super) pawns: Bitboard,
    pub(super) king: Option<Square>,
    /// What the pawns attack.
    pub(super) cover: Bitboard,
    /// What knights, bishops, rooks, queens and the king attack, by role.
    pub(super) by_role: [Bitboard; 7],
    /// What anything attacks, and what two pieces attack.
    pub(super) reached: Bitboard,
    pub(super) twice: Bitboard,
}

impl<'a> SideValue<'a> {
    fn of(board: &'a Board, color: Color) -> Self {
        let pawns = board.by_piece(color.pawn());
        let king = board.king_of(color);
        let cover = pawn_cover(pawns, color);
        let around = king.map_or(Bitboard::EMPTY, attacks::king_attacks);
        let mut by_role = [Bitboard::EMPTY; 7];
        by_role[Role::Pawn as usize] = cover;
        by_role[Role::King as usize] = around;
        Self {
            board,
            color,
            value: [0, 0],
            phase: 0,
            pawns,
            king,
            cover,
            by_role,
            reached: cover | around,
            twice: cover & around,
        }
    }

    pub(super) fn add(&mut self, [middle, end]: Pair) {
        self.value[0] += middle;
        self.value[1] += end;
    }

    /// Material, places and freedom.
    fn pieces(&mut self, guarded: Bitboard) {
        let weights = &WEIGHTS;
        let (board, color) = (self.board, self.color);
        let own = board.by_color(color);
        for square in self.pawns {
            self.add(weights.places[0][place(seen_from(color, square))]);
            self.add(weights.material[0]);
        }
        if let Some(king) = self.king {
            self.add(weights.places[5][place(seen_from(color, king))]);
        }
        // Rooks and queens see through each other, bishops through queens.
        let heavy = board.rooks_and_queens() & own;
        let queens = board.queens() & own;
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            let at = role as usize - 1;
            let seen_through = match role {
                Role::Rook => heavy,
                Role::Bishop => queens,
                Role::Pawn | Role::Knight | Role::Queen | Role::King => Bitboard::EMPTY,
            };
            for square in board.by_piece(Piece { color, role }) {
                self.phase += phase(role);
                self.add(weights.material[at]);
                self.add(weights.places[at][place(seen_from(color, square))]);
                let occupied = board.occupied() & !seen_through;
                let reached = attacks::attacks(square, Piece { color, role }, occupied);
                let free = count(reached & !own & !guarded);
                self.add(match role {
                    Role::Knight => weights.knight_freedom[free],
                    Role::Bishop => weights.bishop_freedom[free],
                    Role::Rook => weights.rook_freedom[free],
                    Role::Pawn | Role::Queen | Role::King => weights.queen_freedom[free],
                });
                self.twice |= self.reached & reached;
                self.reached |= reached;
                self.by_role[role as usize] |= reached;
            }
        }
        let bishops = board.by_piece(color.bishop());
        if count(bishops) >= 2 {
            self.add(weights.bishop_pair);
        }
    }
}

/// How much of a value can be hoped for, in eighths: without pawns a small advantage wins nothing, and
/// with bishops of both colours little.
fn hope(board: &Board, value: i32) -> i32 {
    let strong = Color::from_white(value > 0);
    let force = |color: Color| -> i32 {
        let pieces = board.by_color(color);
        let worth = |squares: Bitboard, worth: i32| {
            worth * i32::try_from(count(squares & pieces)).unwrap_or(0)
        };
        worth(board.knights() | board.bishops(), 3)
            + worth(board.rooks(), 5)
            + worth(board.queens(), 9)
    };
    let (own, other) = (force(strong), force(!strong));
    if board.by_piece(strong.pawn()).is_empty() && own - other <= 3 {
        return 1;
    }
    let only_bishops = own == 3 && other == 3 && count(board.bishops()) == 2;
    let light = count(board.bishops() & Bitboard::LIGHT_SQUARES);
    if only_bishops && light == 1 { 5 } else { 8 }
}

/// Against a bare king: drive it to the edge, and bring one's own king near. A bishop and a knight can mate
/// only in a corner of the bishop's colour.
fn hunt(board: &Board, value: i32) -> i32 {
    let strong = Color::from_white(value > 0);
    let is_bare = count(board.by_color(!strong)) == 1;
    let (Some(own), Some(other)) = (board.king_of(strong), board.king_of(!strong)) else {
        return 0;
    };
    if !is_bare || value.abs() < 300 {
        return 0;
    }
    let line = |line: u32| i32::try_from(line).unwrap_or(0);
    let (file, rank) = (line(other.file() as u32), line(other.rank() as u32));
    let off = |line: i32| (2 * line - 7).abs() / 2;
    let near = 7 - line(own.distance(other));
    let mut bonus = 30 * (off(file) + off(rank)) + 20 * near;
    let minor = board.bishops() | board.knights() | board.kings();
    if count(board.bishops()) == 1 && (board.occupied() & !minor).is_empty() {
        let is_light = (board.bishops() & Bitboard::LIGHT_SQUARES).any();
        // How far from the diagonal between the other two corners.
        let corner = if is_light {
            file - rank
        } else {
            file + rank - 7
        };
        bonus += 60 * corner.abs();
    }
    if strong == Color::White {
        bonus
    } else {
        -bonus
    }
}
