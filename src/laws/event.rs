//! The rules on the score of the game, on adjourning it, and on the event.

use super::Cited;

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
    /// What is settled for the event and not for the single game, and how a game is put off and taken up again.
    pub struct Event {
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
        /// At the end of the session the player on move seals a move.
        pub adjournment: Cited<()>,
        /// What a player takes on himself who adjourns before the end of the session.
        pub early_adjournment: Cited<EarlyAdjournment>,
        /// Until the clocks are stopped the sealed move may be changed.
        pub sealed_move_changed: Option<Cited<()>>,
        /// A player told to seal who moves on the board instead must write this move down; it counts as made openly.
        pub sealed_move_on_board: Cited<()>,
        /// What a flaw in the sealed move brings.
        pub sealed_move_flawed: Cited<SealedMoveFlawed>,
        /// What happens when the envelope is lost.
        pub envelope_lost: Cited<EnvelopeLost>,
        /// When the player who must reply is away, his clock runs and the envelope stays closed until he comes.
        pub replier_absent: Cited<()>,
        /// When the player who sealed is away, what the player who must reply does.
        pub sealer_absent: Cited<SealerAbsent>,
        /// When both are away, the clock of the player who must reply runs.
        pub both_absent: Option<Cited<()>>,
        /// How late a player may come to the resumption, in seconds, before he has lost.
        pub resumption_late_s: Cited<u32>,
        /// How a wrong time on the clocks after a resumption is put right.
        pub resumption_clock_error: Cited<ResumptionClockError>,
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
    /// The most players.
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

/// What a player takes on himself who adjourns before the end of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EarlyAdjournment {
    /// All the time left of the session, once both have made the moves of the control; before it the arbiter must
    /// agree, and the clocks stay as they are.
    TakesTimeAfterControl,
    /// All the time left of the session.
    TakesTime,
}

/// What a flaw in the sealed move brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedMoveFlawed {
    /// A move that can be read in several ways loses; an obvious slip with one reading is put right.
    LosesUnlessObviousSlip,
    /// A move that is ambiguous, unclear or illegal loses, unless the game was over or the opponent's flag is down.
    Loses,
}

/// What happens when the envelope is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnvelopeLost {
    /// The game goes on if the players can restore the position and the move is beyond doubt; otherwise a new game.
    RestoredIfBeyondDoubt,
    /// The player who sealed makes the move that he says he sealed; a new game only if the position is lost.
    SealerSaysMove,
}

/// What the player who must reply does when the player who sealed is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealerAbsent {
    /// The envelope is opened; he must seal his reply and start the other clock.
    ReplyMustBeSealed,
    /// The envelope is opened; he may seal his reply and start the other clock.
    ReplyMayBeSealed,
}

/// How a wrong time on the clocks after a resumption is put right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResumptionClockError {
    /// During the session only so that a player has more time; after the game not at all.
    OnlyMoreTime,
    /// If it is pointed out before the own first move; afterwards only if the arbiter decides so.
    BeforeOwnFirstMove,
}
