//! The board alone: what stands on each square, as the first field of a FEN has it.

use super::Position;
use crate::board::{Kind, Piece, Side, Square};

impl Position {
    /// The position in which this board stands after a turn of the side to move, legal or not; `None` if
    /// no game can go on from it.
    pub fn with_board(&self, board: impl Fn(Square) -> Option<Piece>) -> Option<Self> {
        let (turn, number) = match self.turn() {
            Side::White => ("b", self.number()),
            Side::Black => ("w", self.number().saturating_add(1)),
        };
        // Castling rights that king and rook still have where they stand.
        let fen = self.fen();
        let rights = fen.split(' ').nth(2).unwrap_or("-").to_owned();
        let has = |square: &str, kind: Kind, side: Side| {
            let square = square.parse::<Square>().ok();
            square.and_then(&board) == Some(Piece { side, kind })
        };
        let holds = |right: &char| match right {
            'K' => has("e1", Kind::King, Side::White) && has("h1", Kind::Rook, Side::White),
            'Q' => has("e1", Kind::King, Side::White) && has("a1", Kind::Rook, Side::White),
            'k' => has("e8", Kind::King, Side::Black) && has("h8", Kind::Rook, Side::Black),
            'q' => has("e8", Kind::King, Side::Black) && has("a8", Kind::Rook, Side::Black),
            _ => false,
        };
        // A move that was not legal is quiet as any other: Art. 9.3 (FIDE 2005) speaks of pawns and captures.
        let is_pawn = |piece: Option<Piece>| piece.is_some_and(|piece| piece.kind == Kind::Pawn);
        let count = |at: &dyn Fn(Square) -> Option<Piece>| Square::all().filter_map(at).count();
        let before = |square| self.piece_at(square);
        let is_quiet = count(&before) == count(&board)
            && Square::all().all(|square| is_pawn(before(square)) == is_pawn(board(square)));
        let quiet = if is_quiet { self.quiet_plies() + 1 } else { 0 };
        let left: String = rights.chars().filter(holds).collect();
        let rights = if left.is_empty() { "-" } else { &left };
        let fen = [
            &placement(&board),
            turn,
            rights,
            "-",
            &quiet.to_string(),
            &number.to_string(),
        ]
        .join(" ");
        Self::from_fen_of_game(&fen).ok()
    }
}

/// Reads the first field of a FEN, legal or not: what stands on each square, a1 to h8. `None` if the text is
/// none.
pub fn read_placement(text: &str) -> Option<[Option<Piece>; 64]> {
    let field = text.split_whitespace().next()?;
    let mut holes = [None; 64];
    let mut ranks = 0..8_u8;
    for rank in field.split('/') {
        let rank_number = 7 - ranks.next()?;
        let mut file = 0;
        for letter in rank.chars() {
            if let Some(empty) = letter.to_digit(10) {
                file += u8::try_from(empty).ok()?;
                continue;
            }
            let square = Square::new(file, rank_number)?;
            holes[usize::from(square.index())] = Some(piece(letter)?);
            file += 1;
        }
        if file != 8 {
            return None;
        }
    }
    ranks.next().is_none().then_some(holes)
}

fn piece(letter: char) -> Option<Piece> {
    let kind = Kind::CHESS
        .into_iter()
        .find(|kind| super::role(*kind).char() == letter.to_ascii_lowercase())?;
    let side = if letter.is_ascii_uppercase() {
        Side::White
    } else {
        Side::Black
    };
    Some(Piece { side, kind })
}

/// The first field of a FEN for a board, legal or not.
pub fn placement(board: impl Fn(Square) -> Option<Piece>) -> String {
    let mut ranks = Vec::new();
    for rank in (0..8).rev() {
        let mut text = String::new();
        let mut empty = 0;
        for piece in (0..8).map(|file| Square::new(file, rank).and_then(&board)) {
            let Some(piece) = piece else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                text.push_str(&empty.to_string());
                empty = 0;
            }
            let letter = super::role(piece.kind).char();
            text.push(match piece.side {
                Side::White => letter.to_ascii_uppercase(),
                Side::Black => letter,
            });
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        ranks.push(text);
    }
    ranks.join("/")
}
