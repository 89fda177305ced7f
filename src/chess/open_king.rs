//! Positions in which the king of the side that has just moved can be captured.

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, FromSetup as _, Position as _, Role};

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

    /// The library refuses to set such a position up. It is reached from the one with the other side to
    /// move, where that king is simply in check, by a move that leaves a piece where it stands.
    fn with_king_open(fen: &str) -> Option<Self> {
        let fen = Fen::from_ascii(fen.trim().as_bytes()).ok()?;
        let mut setup = fen.into_setup();
        let mover = !setup.turn;
        setup.turn = mover;
        setup.ep_square = None;
        if mover.is_black() {
            setup.fullmoves = setup.fullmoves.get().checked_sub(1)?.try_into().ok()?;
        }
        let mut position = shakmaty::Chess::from_setup(setup, CastlingMode::Standard)
            .or_else(shakmaty::PositionError::ignore_too_much_material)
            .or_else(shakmaty::PositionError::ignore_impossible_check)
            .ok()?;
        // The king comes last: with it the right to castle would go.
        let board = position.board();
        let roles = [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Queen,
            Role::King,
        ];
        let (role, to) = roles.iter().find_map(|role| {
            let square = (board.by_color(mover) & board.by_role(*role)).first()?;
            Some((*role, square))
        })?;
        position.play_unchecked(shakmaty::Move::Normal {
            role,
            from: to,
            capture: None,
            to,
            promotion: None,
        });
        Some(Self(position))
    }
}
