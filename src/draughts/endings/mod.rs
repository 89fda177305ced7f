//! Endings with few pieces, solved: who wins, and in how many half-moves, if both sides play as well as they can.
//!
//! The table is made by going backwards from the positions in which a side cannot move. It knows nothing of draws by
//! repetition or by the number of moves.

mod build;
mod layout;

use super::Position;
use layout::EndingLayout;
pub use layout::MOST_PIECES;

/// How a position ends if both sides play as well as they can; the half-moves are those to the position in which a
/// side cannot move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolvedEnding {
    /// The side to move wins in so many half-moves.
    Won(u8),
    /// Nobody wins.
    Drawn,
    /// The side to move loses in so many half-moves.
    Lost(u8),
}

/// Every ending of so many pieces or fewer.
#[derive(Clone, Debug)]
pub struct Endings {
    layout: EndingLayout,
    /// For each number 0 for a draw, else one more than the half-moves: odd is lost, even is won.
    codes: Vec<u8>,
}

impl Endings {
    /// Solves all endings of so many pieces, 2 to [`MOST_PIECES`]. `tell` hears after each kind of ending how many
    /// positions of how many are solved.
    pub fn build(pieces: usize, tell: &mut dyn FnMut(usize, usize)) -> Self {
        let layout = EndingLayout::new(pieces);
        let codes = build::solve(&layout, tell);
        Self { layout, codes }
    }

    /// The most pieces on the board, both sides together.
    pub fn pieces(&self) -> usize {
        self.layout.pieces()
    }

    /// The table as it is kept; [`Self::read`] reads it.
    pub fn codes(&self) -> &[u8] {
        &self.codes
    }

    /// How long the table of so many pieces is.
    pub fn size(pieces: usize) -> usize {
        EndingLayout::new(pieces).size()
    }

    /// The endings of so many pieces as they were kept; `None` if the table is not as long as it has to be.
    pub fn read(pieces: usize, codes: Vec<u8>) -> Option<Self> {
        let layout = EndingLayout::new(pieces);
        let fits = layout.pieces() == pieces && layout.size() == codes.len();
        fits.then_some(Self { layout, codes })
    }

    /// How a position ends; `None` with too many pieces, where a side has none, and where the side to move has to
    /// capture: what follows from that is known, and such positions are not kept.
    pub fn of(&self, position: &Position) -> Option<SolvedEnding> {
        let number = self.layout.number(position)?;
        let code = self.codes.get(number)?;
        let is_kept = position.must_capture_with().is_empty();
        is_kept.then(|| ending(*code))
    }
}

fn ending(code: u8) -> SolvedEnding {
    match code {
        0 => SolvedEnding::Drawn,
        code if code % 2 == 0 => SolvedEnding::Won(code - 1),
        code => SolvedEnding::Lost(code - 1),
    }
}
