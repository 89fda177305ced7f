//! What a phrase sounds like.

use std::sync::Arc;

use super::features::Features;

/// How a phrase sounds, word by word. Phrases share what sounds alike, so that it is compared once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Template(pub Vec<Arc<Features>>);

impl Template {
    /// The features of the whole phrase.
    pub fn whole(&self) -> Features {
        let mut whole = Features::default();
        for piece in &self.0 {
            whole.append(piece);
        }
        whole
    }

    /// The first frame of each word, and the one behind the last.
    pub(super) fn borders(&self) -> Vec<usize> {
        let mut border = 0;
        let next = |piece: &Arc<Features>| {
            border += piece.len();
            border
        };
        std::iter::once(0).chain(self.0.iter().map(next)).collect()
    }
}
