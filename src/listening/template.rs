//! What a phrase sounds like.

use std::sync::Arc;

use super::features::Features;

/// How a phrase sounds, word by word, each in one piece or several. Phrases share pieces, so that what sounds alike is
/// compared once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Template(pub Vec<Vec<Arc<Features>>>);

impl Template {
    /// All pieces, in their order.
    pub fn pieces(&self) -> impl Iterator<Item = &Arc<Features>> {
        self.0.iter().flatten()
    }

    /// The features of the whole phrase.
    pub fn whole(&self) -> Features {
        let mut whole = Features::default();
        for piece in self.pieces() {
            whole.append(piece);
        }
        whole
    }

    /// The first frame of each word, and the one behind the last.
    pub(super) fn borders(&self) -> Vec<usize> {
        let mut border = 0;
        let next = |word: &Vec<Arc<Features>>| {
            border += word.iter().map(|piece| piece.len()).sum::<usize>();
            border
        };
        std::iter::once(0).chain(self.0.iter().map(next)).collect()
    }
}
