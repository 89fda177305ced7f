//! Who hears an event.

/// Who hears an event where each player has an ear of his own, and whether it is said again on request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// Both hear it, and it is said again: what happens to the game.
    Announced,
    /// Both hear it.
    Shared,
    /// Only the player hears it who looks it up.
    Private,
}
