//! Standard algebraic notation (SAN) as the PGN standard defines it.

use shakmaty::Role;
use shakmaty::san::{San, SanPlus};

use super::{Move, Position, plain};

/// Why a text in SAN is no move here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SanError {
    /// The text does not have the form of SAN.
    Syntax,
    /// No legal move fits.
    Illegal,
    /// Several legal moves fit.
    Ambiguous,
}

impl Position {
    /// The SAN of a legal move, with `+` or `#`; `None` if the move is not legal.
    pub fn san(&self, mv: Move) -> Option<String> {
        let found = self.find(mv)?;
        Some(SanPlus::from_move(self.0.clone(), found).to_string())
    }

    /// Reads SAN; a check sign and annotation signs may follow or be missing, and so may the `x` of
    /// a capture (Appendix C.9, FIDE 2023).
    ///
    /// # Errors
    /// [`SanError`] if the text is no SAN, or not exactly one legal move fits.
    pub fn read_san(&self, text: &str) -> Result<Move, SanError> {
        let text = text.trim_end_matches(['!', '?', '+', '#']);
        let san = San::from_ascii(text.as_bytes()).map_err(|_| SanError::Syntax)?;
        self.resolve(san)
    }

    pub(crate) fn resolve(&self, san: San) -> Result<Move, SanError> {
        let mut found = san.to_move(&self.0);
        if let (Err(shakmaty::san::SanError::IllegalSan), Some(capture)) =
            (&found, with_capture(san))
        {
            found = capture.to_move(&self.0);
        }
        match found {
            Ok(mv) => Ok(plain(mv)),
            Err(shakmaty::san::SanError::IllegalSan) => Err(SanError::Illegal),
            Err(shakmaty::san::SanError::AmbiguousSan) => Err(SanError::Ambiguous),
        }
    }
}

/// The same move as a capture, if its `x` may have been left out. A pawn then names its file.
fn with_capture(san: San) -> Option<San> {
    let San::Normal {
        role,
        file,
        rank,
        capture: false,
        to,
        promotion,
    } = san
    else {
        return None;
    };
    (role != Role::Pawn || file.is_some()).then_some(San::Normal {
        role,
        file,
        rank,
        capture: true,
        to,
        promotion,
    })
}
