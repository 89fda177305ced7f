//! The laws as data: each edition is a constant whose every value names its article. No logic.

mod fide_2023;

pub use fide_2023::FIDE_2023;

/// A value of the laws with the article that it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cited<T> {
    /// What the edition says; `None` inside means that it is silent.
    pub value: T,
    /// The article, for example `Art. 5.1.1 (FIDE 2023)`.
    pub article: &'static str,
}

/// One edition of the laws of chess.
///
/// Only the arbiter reads it. A rule that an edition does not have is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    /// The key of the edition, for example `fide-2023`.
    pub id: &'static str,
    /// Checkmate ends the game at once.
    pub checkmate: Cited<()>,
    /// Stalemate ends the game at once as a draw.
    pub stalemate: Cited<()>,
    /// A position in which neither side can mate ends the game at once as a draw.
    pub dead_position: Cited<()>,
    /// A position that has stood so often ends the game as a draw.
    pub repetition_end: Option<Cited<usize>>,
    /// So many moves of each side without capture or pawn move end the game as a draw.
    pub quiet_moves_end: Option<Cited<u32>>,
    /// Who resigns has lost.
    pub resignation: Cited<()>,
    /// The players may agree on a draw.
    pub agreement: Cited<()>,
}
