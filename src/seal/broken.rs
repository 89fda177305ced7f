//! What can be wrong with a sealed text.

/// Why a sealed text cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// The word is another one, or is missing. Of an older seal, or of a changed one, nobody can tell
    /// that from a change.
    Word,
    /// Something was changed since.
    Changed,
    /// It belongs to something else.
    Place,
    /// What is written there is no sealed text.
    Form,
}
