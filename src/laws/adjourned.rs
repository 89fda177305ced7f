//! The rules on adjourning a game: the sealed move, the envelope, and how the game is taken up again.

use super::rule::Cited;

rules! {
    /// How a game is put off and taken up again.
    pub struct AdjournedGames {
        /// At the end of the session the player on move seals a move.
        pub adjournment: Cited<()>,
        /// What a player who adjourns before the end of the session takes on himself.
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
        /// What is written on the envelope, and that the arbiter checks and keeps it.
        pub envelope_told: Cited<()>,
        /// An offer that the opponent makes after the move was sealed stands until it is answered.
        pub offer_after_sealing: Option<Cited<()>>,
        /// Before the resumption the position of the adjournment and the times used are set up again.
        pub position_restored: Cited<()>,
        /// A draw agreed on before the resumption, or a resignation, ends the game.
        pub ended_meanwhile: Option<Cited<()>>,
        /// The envelope is opened in the presence of the player who must reply only.
        pub envelope_opened: Cited<()>,
        /// With the player who must reply present, the sealed move is made and his clock runs.
        pub replier_present: Cited<()>,
        /// A sealed move that ends the game counts, even if its player comes too late.
        pub sealed_move_ends: Option<Cited<()>>,
        /// The arbiter's clock says how long a session of resumption lasts.
        pub resumption_session: Cited<()>,
    }
}

/// What a player who adjourns before the end of the session takes on himself.
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
    /// If it is pointed out before the player's own first move; afterwards only if the arbiter decides so.
    BeforeOwnFirstMove,
}
