//! Positions in which the king of the side that has just moved can be captured.

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, FromSetup as _, Position as _, Role, Setup, Square, attacks};

use super::{FenError, Position};

impl Position {
    /// Reads a FEN as [`Self::from_fen`] does, and that of a position in which the king of the side that
    /// has just moved can be captured: an illegal move that nobody claims can bring it about.
    ///
    /// # Errors
    /// [`FenError`] names what is wrong.
    pub fn from_fen_of_game(fen: &str) -> Result<Self, FenError> {
        Self::from_fen(fen).or_else(|error| Self::with_king_open(fen).ok_or(error))
    }

    /// The library refuses to set such a position up. It is reached from one with the other side to move in which
    /// nothing attacks the king: each piece that gives check is put down as if it had moved there, and where there
    /// is none a piece stays where it stands.
    fn with_king_open(fen: &str) -> Option<Self> {
        let fen = Fen::from_ascii(fen.trim().as_bytes()).ok()?;
        let mut setup = fen.into_setup();
        let mover = !setup.turn;
        setup.turn = mover;
        setup.ep_square = None;
        let drops = without_checks(&mut setup)?;
        let presses = u32::try_from(drops.len()).ok()?.max(1);
        let moves_of_black = if mover.is_black() {
            presses
        } else {
            presses - 1
        };
        let number = setup.fullmoves.get().checked_sub(moves_of_black)?;
        setup.fullmoves = number.try_into().ok()?;
        let mut position = shakmaty::Chess::from_setup(setup, CastlingMode::Standard)
            .or_else(shakmaty::PositionError::ignore_too_much_material)
            .or_else(shakmaty::PositionError::ignore_impossible_check)
            .ok()?;
        if drops.is_empty() {
            stay(&mut position)?;
        }
        for (at, (role, from, to)) in drops.into_iter().enumerate() {
            if at > 0 {
                stay(&mut position)?;
            }
            put(&mut position, role, from, to);
        }
        Some(Self(position))
    }
}

/// Takes the pieces of the side to move that attack the other king off the board, and a king to where it attacks
/// nothing; what each was, from where it comes and where it stands.
fn without_checks(setup: &mut Setup) -> Option<Vec<(Role, Square, Square)>> {
    let mover = setup.turn;
    let king = setup.board.king_of(!mover)?;
    let mut drops = Vec::new();
    loop {
        let board = &setup.board;
        let Some(at) = board.attacks_to(king, mover, board.occupied()).first() else {
            return Some(drops);
        };
        let piece = setup.board.remove_piece_at(at)?;
        setup.castling_rights.discard(at);
        let from = if piece.role == Role::King {
            let mut free = Square::ALL.into_iter().filter(|square| {
                setup.board.piece_at(*square).is_none()
                    && !attacks::king_attacks(*square).contains(king)
            });
            let from = free.next()?;
            setup.board.set_piece_at(from, piece);
            from
        } else {
            at
        };
        drops.push((piece.role, from, at));
    }
}

/// A piece of the side to move stays where it stands: the king last, for with it the right to castle would go.
fn stay(position: &mut shakmaty::Chess) -> Option<()> {
    let board = position.board();
    let own = board.by_color(position.turn());
    let free = (!board.occupied()).first()?;
    let others = own & !board.kings();
    let at = others.first().or(own.first())?;
    let role = board.role_at(at)?;
    // A rook that comes from its corner has lost its castling, and a pawn from two squares away can be passed.
    let from = if role == Role::Rook { free } else { at };
    put(position, role, from, at);
    Some(())
}

/// The side to move puts a piece down, which comes from a square where it need not have stood.
fn put(position: &mut shakmaty::Chess, role: Role, from: Square, to: Square) {
    position.play_unchecked(shakmaty::Move::Normal {
        role,
        from,
        capture: None,
        to,
        promotion: None,
    });
}
