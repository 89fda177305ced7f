//! The rules on the score of the game, and on the event.

use super::rule::Cited;

rules! {
    /// Keeping the score of the game.
    pub struct Score {
        /// Whether both players must write the moves down.
        pub keeping_score: Cited<KeepingScore>,
        /// When a player short of time need not write any more.
        pub score_when_short_of_time: Option<Cited<ShortOfTime>>,
        /// Whether a move may be written before it is made.
        pub writing_ahead: Option<Cited<WritingAhead>>,
    }
}

/// Whether both players must write the moves down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeepingScore {
    /// They must.
    Required,
    /// They need not.
    Free,
}

/// When a player short of time need not write any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortOfTime {
    /// He must have less than this left in the period, in seconds.
    pub below_s: u32,
    /// From this increment on he must write all the same, in seconds.
    pub unless_increment_s: u32,
    /// After a flag has fallen he must complete his score before he moves.
    pub completed_after_flag: bool,
}

/// Whether a move may be written before it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WritingAhead {
    /// Never, beyond what a claim itself requires.
    Forbidden,
    /// Only to claim a draw or to seal the move.
    ForClaimOrSealing,
}

rules! {
    /// What is settled for the event and not for the single game.
    pub struct EventRules {
        /// The points of a game.
        pub results: Cited<Results>,
        /// What becomes of the games of a player who leaves a round robin.
        pub withdrawal: Option<Cited<Withdrawal>>,
        /// The numbers of players for which the edition has tables of a round robin.
        pub pairings: Option<Cited<Pairings>>,
        /// The thinking time that makes a game rapid.
        pub rapid_range_s: Option<Cited<TimeRange>>,
        /// The thinking time that makes a game blitz.
        pub blitz_range_s: Option<Cited<TimeRange>>,
        /// Notes, sources of information, advice, and analysis on another board are forbidden during the game.
        pub advice_forbidden: Cited<()>,
        /// Pointing at squares or touching them to reckon is forbidden.
        pub pointing_forbidden: Option<Cited<()>>,
    }
}

/// The points of a game, counted in halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Results {
    /// For a win.
    pub win_halves: u32,
    /// For a draw.
    pub draw_halves: u32,
    /// For a loss.
    pub loss_halves: u32,
    /// A game that was not played is marked with plus and minus.
    pub unplayed_marked: bool,
}

/// What becomes of the games of a player who leaves a round robin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Withdrawal {
    /// With half of his games or more played, the rest are wins for his opponents; with fewer, all are annulled.
    HalfPlayed,
}

/// The numbers of players for which the edition has tables of a round robin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairings {
    /// The fewest players.
    pub least_players: u32,
    pub most_players: u32,
}

/// A range of thinking time for each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeRange {
    /// The shortest time in seconds that belongs to the range.
    pub least_s: u32,
    /// The longest time in seconds that belongs to the range.
    pub most_s: u32,
    /// How often the increment is counted with it.
    pub increments: u32,
}
