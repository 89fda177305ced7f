//! The rules on the clock and the flag.

use super::rule::Cited;

rules! {
    /// The clock and the flag.
    pub struct Timing {
        /// When a move counts towards the moves of its period.
        pub move_completed_when: Cited<MoveCompletedWhen>,
        /// A move that ends the game needs no clock to be complete.
        pub last_move_needs_no_clock: Option<Cited<()>>,
        /// What it is to start the opponent's clock without a move.
        pub clock_without_move: Option<Cited<ClockWithoutMove>>,
        /// What the arbiter does when a player has moved and forgotten the clock.
        pub clock_forgotten: Option<Cited<ClockForgotten>>,
        /// What a fallen flag means when the moves of the period are not complete.
        pub flag: Cited<FlagRule>,
        /// Whose word makes a flag fallen.
        pub flag_seen_by: Cited<FlagSeenBy>,
        /// What a claim that the opponent's flag has fallen needs.
        pub flag_claim: Option<Cited<FlagClaim>>,
        /// What happens when both flags are down and nobody knows which was the first.
        pub both_flags: Option<Cited<BothFlags>>,
        /// How late a player may come, in seconds; one second more loses, unless the arbiter sees a good reason.
        pub late_arrival_s: Cited<u32>,
        /// The regulations of the event may set another time for coming late.
        pub late_arrival_set_by_event: Option<Cited<()>>,
        /// When neither player has come, White's clock runs.
        pub neither_present: Cited<()>,
        /// Time saved in one period is added to the next.
        pub time_saved_carries_over: Cited<()>,
        /// A fixed time for every move may pass before the main time runs.
        pub delay: Option<Cited<()>>,
        /// The time controls that the edition itself names.
        pub time_controls: Option<Cited<&'static [TimeNorm]>>,
        /// The arbiter stops the clocks when the game must be interrupted, and decides when it goes on.
        pub arbiter_stops_clock: Cited<()>,
        /// The arbiter sets the clocks as he judges best after pieces were put back to an earlier position.
        pub clocks_after_restoring: Option<Cited<()>>,
        /// How a clock that was set wrong, or has gone wrong, is put right.
        pub clock_error: Option<Cited<ClockError>>,
    }
}

/// When a move counts towards the moves of its period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveCompletedWhen {
    /// When the player has started the opponent's clock.
    ClockPressed,
    /// When the player has started the opponent's clock, or has made his next move.
    ClockPressedOrNextMove,
}

/// What it is to start the opponent's clock without a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockWithoutMove {
    /// Not allowed; the clock stays with the player.
    Refused,
    /// An illegal move, and punished as one.
    IllegalMove,
}

/// What the arbiter does when a player has moved and forgotten the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockForgotten {
    /// He may tell the player to start it.
    ArbiterMayTell,
    /// He says nothing.
    ArbiterSilent,
}

/// What a fallen flag means when the moves of the period are not complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagRule {
    /// The game is lost.
    Loses,
    /// The game is lost, or drawn when no series of legal moves lets the opponent mate.
    LosesUnlessNoMate,
}

/// Whose word makes a flag fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagSeenBy {
    /// The arbiter's.
    Arbiter,
    /// The arbiter's or a player's.
    ArbiterOrClaim,
    /// A player's alone; the arbiter must not speak of it.
    Claim,
    /// A player's alone; the arbiter may speak of it when both flags are down.
    ClaimUnlessBoth,
}

/// What a claim that the opponent's flag has fallen needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagClaim {
    /// The claimant stops both clocks, tells the arbiter, and his own flag is still up.
    OwnFlagUp,
    /// The claimant may stop the clocks and tells the arbiter.
    TellArbiter,
}

/// What happens when both flags are down and nobody knows which was the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BothFlags {
    /// In a period that another follows.
    pub earlier_period: BothFlagsThen,
    /// In the period in which all the moves that are left must be made.
    pub last_period: BothFlagsThen,
}

/// The consequence of two fallen flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BothFlagsThen {
    /// The game goes on.
    Continues,
    /// The game is drawn.
    Drawn,
}

/// A time control for each player: a number of moves in the first period, and another in every further one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeNorm {
    /// The moves of the first period.
    pub first_moves: u32,
    /// The length of the first period in seconds.
    pub first_s: u32,
    /// The moves of each further period.
    pub then_moves: u32,
    /// The length of each further period in seconds.
    pub then_s: u32,
}

/// How a clock that was set wrong is put right during the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockError {
    /// By the arbiter's best judgement.
    Judgement,
    /// Time is always given back; in the first period it is taken away only if each player keeps a least time.
    ReducedOnlyIfLeft {
        /// The least time in seconds that each player must keep.
        least_s: u32,
    },
}
