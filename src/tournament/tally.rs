//! What the rounds were for each player, as standings and tie-breaks count them.

/// What one round was for a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct TallyRound {
    /// The place of the opponent in the rows.
    pub opponent: Option<usize>,
    pub is_black: bool,
    pub halves: u32,
    /// A game was played, or the pairing left him over.
    pub is_played: bool,
    /// He has not played, and it was his own doing: Art. 16.2 of C.07 (FIDE 2026).
    pub is_absence: bool,
}

impl TallyRound {
    /// Whether there was a game.
    pub const fn is_game(&self) -> bool {
        self.is_played && self.opponent.is_some()
    }
}

/// A player with what his rounds were.
#[derive(Clone, Debug)]
pub(super) struct TallyRow {
    pub halves: u32,
    /// The points in halves as they count for the opponents, Art. 16.3 of C.07 (FIDE 2026).
    pub adjusted: u32,
    pub turns: Vec<TallyRound>,
}
