//! Standard algebraic notation (SAN) as the PGN standard defines it.

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

    /// Reads SAN; a check sign and annotation signs may follow or be missing.
    ///
    /// # Errors
    /// [`SanError`] if the text is no SAN, or not exactly one legal move fits.
    pub fn read_san(&self, text: &str) -> Result<Move, SanError> {
        let text = text.trim_end_matches(['!', '?', '+', '#']);
        let san = San::from_ascii(text.as_bytes()).map_err(|_| SanError::Syntax)?;
        if matches!(san, San::Put { .. } | San::Null) {
            return Err(SanError::Illegal);
        }
        match san.to_move(&self.0) {
            Ok(mv) => Ok(plain(mv)),
            Err(shakmaty::san::SanError::IllegalSan) => Err(SanError::Illegal),
            Err(shakmaty::san::SanError::AmbiguousSan) => Err(SanError::Ambiguous),
        }
    }
}
