//! The rules on illegal moves and other irregularities.

use super::rule::Cited;

rules! {
    /// Illegal moves and other irregularities.
    pub struct Irregular {
        /// What an illegal move costs, who may notice it and until when.
        pub illegal_move: Cited<IllegalMovePenalty>,
        /// An article of its own says what the illegal moves of a player cost.
        pub illegal_move_costs: Option<Cited<()>>,
        /// An illegal move that the opponent has not claimed stands when he has made his own move.
        pub stands_unclaimed: Option<Cited<()>>,
        /// The move in place of an illegal one is bound by the piece that was touched.
        pub touch_binds_replacement: Option<Cited<()>>,
        /// The move in place of an illegal one is bound by the square where a piece was released as a part of a legal move.
        pub release_binds_replacement: Option<Cited<()>>,
        /// What a pawn is that stands on the last rank unpromoted after the clock was started.
        pub promotion_not_completed: Option<Cited<PromotionNotCompleted>>,
        /// Capturing the king is an illegal move.
        pub king_captured: Option<Cited<()>>,
        /// What the arbiter does when he sees both kings in check or a pawn unpromoted on the last rank.
        pub illegal_position: Option<Cited<IllegalPosition>>,
        /// The game is played anew, from its start or from the adjourned position, when it is found by then that the
        /// pieces were set up wrong.
        pub wrong_setup: Cited<Until>,
        /// The position is moved to a board placed rightly when the board was turned.
        pub board_turned: Cited<()>,
        /// The number of moves of each player after which nothing can be claimed about the setting up of pieces,
        /// board or clock.
        pub setup_claims_until_moves: Option<Cited<u32>>,
        /// What happens to a game that began with the wrong colours.
        pub wrong_colours: Cited<WrongColours>,
        /// Pieces that have left their squares go back to the position before; the player who displaced them does it
        /// on his own time.
        pub displaced_pieces: Option<Cited<()>>,
        /// The arbiter may give time to one or both players when something from outside has disturbed the game.
        pub time_for_disturbance: Option<Cited<()>>,
        /// What the arbiter may do to a player who breaks the rules.
        pub arbiters_means: Cited<&'static [Means]>,
    }
}

/// What an illegal move costs, who may notice it and until when. It is complete when the opponent's clock is
/// started; until then the player may put it right.
///
/// In time, the position before the move is set up again and another move is made; too late, the move stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMovePenalty {
    /// Who points it out.
    pub noticed_by: NoticedBy,
    /// Until when the opponent may claim it.
    pub claimed_until: Until,
    /// Until when the arbiter may act on it of his own accord.
    pub ruled_until: Until,
    /// The consequence of the first, the second and every further illegal move of one player; the last one repeats.
    pub consequences: &'static [Consequence],
    /// The opponent is given time only if it was he who pointed the move out.
    pub bonus_needs_claim: bool,
    /// Instead of a loss the game is drawn when no series of legal moves lets the opponent mate.
    pub drawn_if_no_mate: bool,
    /// Too late for the arbiter, the players may still agree to put the move right.
    pub corrected_by_agreement: bool,
}

/// Who points an illegal move out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticedBy {
    /// The arbiter or the opponent.
    ArbiterOrOpponent,
    /// The opponent alone; the arbiter waits for his claim.
    Opponent,
    /// The opponent until he has answered; after that the arbiter.
    OpponentElseArbiter,
}

/// Until when a mistake is put right. After that it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// Until the opponent touches a piece of his own accord.
    OpponentTouches,
    /// Until the opponent has made his next move.
    OpponentMoves,
    /// Until the game is over.
    EndOfGame,
    /// Until the next round or the next game of a match begins; in the last one, until the game is over.
    NextRound,
}

/// What one illegal move brings besides the return to the position before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// Nothing more.
    Nothing,
    /// The opponent is given time.
    OpponentGains {
        /// The time in seconds.
        bonus_s: u32,
    },
    /// The game is lost.
    Loses,
}

/// What a pawn is that stands on the last rank unpromoted after the clock was started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromotionNotCompleted {
    /// An illegal move; the position before it is set up again.
    IllegalMove,
    /// An illegal move; the pawn becomes a queen and the move stays.
    IllegalMoveBecomesQueen,
}

/// What the arbiter does when he sees both kings in check or a pawn unpromoted on the last rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalPosition {
    /// He steps in at once, without a claim.
    StepsIn,
    /// He waits for the next move to be completed; if the position is still illegal, the game is drawn.
    DrawnAfterNextMove,
}

/// What happens to a game that began with the wrong colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongColours {
    /// It goes on.
    Continues,
    /// It goes on unless the arbiter rules otherwise.
    ContinuesUnlessArbiter,
    /// A new game is played if both players have made fewer moves than this; otherwise it goes on.
    NewGameBefore {
        /// The number of moves of each player from which on the game goes on.
        moves: u32,
    },
}

/// What the arbiter may do to a player who breaks the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// A warning.
    Warning,
    /// A reprimand.
    Reprimand,
    /// More time for the opponent.
    OpponentGainsTime,
    /// Less time for the offender.
    OffenderLosesTime,
    /// More points in this game for the opponent, up to the most that it gives.
    OpponentGainsPoints,
    /// Fewer points in this game for the offender.
    OffenderLosesPoints,
    /// The game is declared lost.
    LossOfGame,
    /// A fine announced beforehand.
    Fine,
    /// Exclusion from one or more rounds.
    ExclusionFromRounds,
    /// Expulsion from the event.
    Expulsion,
}
