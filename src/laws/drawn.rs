//! The rules on how a game ends: by itself, by claim, by agreement.

use super::rule::Cited;

rules! {
    /// How a game ends.
    pub struct Ends {
        /// Checkmate ends the game at once.
        pub checkmate: Cited<()>,
        /// What resigning brings.
        pub resignation: Cited<Resignation>,
        /// Stalemate ends the game at once as a draw.
        pub stalemate: Cited<()>,
        /// Which positions end the game at once as drawn because neither side can mate.
        pub dead_position: Cited<DeadPosition>,
        /// Checks without end that the king cannot escape are a draw.
        pub perpetual_check: Option<Cited<()>>,
        /// The number of moves that each player must have made before they may agree on a draw.
        pub agreement: Cited<u32>,
        /// When a draw may be offered.
        pub draw_offer: Cited<DrawOffer>,
        /// What declines an offer. Until then it stands and cannot be taken back.
        pub draw_offer_declined_by: Cited<DeclinedBy>,
        /// A player whose offer was declined may offer again only after the opponent has offered.
        pub draw_offers_alternate: Option<Cited<()>>,
        /// Both players write an offer down.
        pub draw_offer_written_down: Option<Cited<()>>,
        /// A claim of a draw counts as an offer of a draw.
        pub claim_is_offer: Option<Cited<()>>,
        /// The regulations of the event may forbid offers and agreement before some move or altogether.
        pub no_draws_before_move: Option<Cited<()>>,
        /// How often a position must stand for a claim.
        pub repetition: Cited<u32>,
        /// When two positions are the same.
        pub same_position: Cited<SamePosition>,
        /// How a claim is made before the move that brings the position. When the opponent has just brought it, the
        /// player on move claims before he moves.
        pub claim_ahead: Cited<ClaimAhead>,
        /// What loses the right to claim until the reason for it comes again.
        pub claim_lost_by: Cited<ClaimLostBy>,
        /// A claim cannot be taken back.
        pub claim_is_final: Option<Cited<()>>,
        /// Whose clock runs while a claim is checked.
        pub claim_checked_on: Cited<ClaimCheckedOn>,
        /// What a wrong claim costs.
        pub wrong_claim: Option<Cited<WrongClaimPenalty>>,
        /// What becomes of the move that was announced with a wrong claim.
        pub claimed_move_binds: Option<Cited<ClaimedMove>>,
        /// The number of moves of each side without a capture or a pawn move that gives the right to claim.
        pub fifty_moves: Cited<u32>,
        /// How many more moves are needed when it is shown that the position at the start of the count is won, but in
        /// more moves than the count.
        pub fifty_moves_extension: Option<Cited<u32>>,
        /// How often a position must have stood for the game to end as a draw.
        pub fivefold: Option<Cited<usize>>,
        /// The number of moves of each side without a capture or a pawn move that ends the game as a draw.
        pub seventy_five: Option<Cited<u32>>,
        /// A player short of time may claim that the opponent cannot or does not try to win by normal means.
        pub quickplay_finish: Option<Cited<QuickplayFinish>>,
        /// Without an arbiter on the spot such a claim ends the game, and an arbiter decides afterwards.
        pub quickplay_without_arbiter: Option<Cited<()>>,
        /// Instead of claiming, a player short of time may ask for an increment for both.
        pub quickplay_increment: Option<Cited<QuickplayIncrement>>,
        /// Both are possible only where the event has announced it beforehand.
        pub quickplay_announced: Option<Cited<()>>,
    }
}

/// What becomes of the move that was announced with a wrong claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimedMove {
    /// It must be made.
    MustBeMade,
    /// It counts as made, and the opponent is to move.
    CountsAsMade,
}

/// What resigning brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resignation {
    /// The game is lost.
    Loses,
    /// The game is lost, or drawn when no series of legal moves lets the opponent mate.
    LosesUnlessNoMate,
}

/// Which positions end the game because neither side can mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeadPosition {
    /// King against king, with at most one knight or bishop on the board, and king and bishop against king and
    /// bishop on squares of one colour. No others.
    ListedMaterial,
    /// Those in which a player claims that neither side can win, and it is so.
    Claimed,
    /// Every position from which no series of legal moves mates.
    NoMatePossible,
}

/// When a draw may be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawOffer {
    /// After one's own move and before the opponent's clock is started, and at no other time.
    AfterMoveOnly,
    /// After one's own move and before the opponent's clock is started; at another time it is valid too, but may be
    /// punished as disturbing the opponent.
    AfterMoveElseDisturbs,
}

/// What declines an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeclinedBy {
    /// A refusal, or the opponent's reply move.
    WordOrMove,
    /// A refusal, or touching a piece to move or capture it.
    WordOrTouch,
}

/// When two positions are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SamePosition {
    /// The same pieces on the same squares and the same side to move.
    ArrangementAndTurn,
    /// Also the same possible moves: the same castling rights and the same legal capture en passant.
    SameMoves,
}

/// How a claim is made before the move that brings the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimAhead {
    /// The player tells the arbiter the move and does not make it; only a repetition is claimed so.
    Announced,
    /// The player writes the move down, tells the arbiter and does not make it.
    WrittenDown,
}

/// What loses the right to claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimLostBy {
    /// Making a move.
    Move,
    /// Touching a piece.
    Touch,
}

/// Whose clock runs while a claim is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimCheckedOn {
    /// Nobody's: the clocks are stopped.
    StoppedClocks,
    /// The claimant's. If his flag falls meanwhile, a right claim draws and a wrong one loses.
    ClaimantsClock,
}

/// What a wrong claim costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongClaimPenalty {
    /// The time in seconds that the opponent is given.
    pub opponent_bonus_s: u32,
    /// What the claimant loses: the first row whose time he has more of; if there is none, nothing.
    pub claimant: &'static [Deduction],
}

/// A row of the claimant's losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deduction {
    /// The row holds for a claimant who has more than this left, in seconds.
    pub above_s: u32,
    /// What is done to his clock.
    pub then: Deducted,
}

/// What is done to the claimant's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deducted {
    /// Half of what is left is taken, but no more than this.
    Half {
        /// The most that is taken, in seconds.
        at_most_s: u32,
    },
    /// This time is left.
    LeftWith {
        /// The time left in seconds.
        left_s: u32,
    },
}

/// A claim in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuickplayFinish {
    /// The claimant must have less than this left, in seconds, and his flag must be up.
    pub below_s: u32,
    /// What the opponent is given when the claim is rejected, and may be given when it is put off, in seconds.
    pub opponent_bonus_s: u32,
    /// Whether the result of a claim that was put off is declared only after a flag has fallen.
    pub decided_after_flag: bool,
}

/// A request for an increment in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuickplayIncrement {
    /// The player must have less than this left, in seconds.
    pub below_s: u32,
    /// The increment for both players in seconds.
    pub increment_s: u32,
    /// What the opponent is given at once, in seconds.
    pub opponent_bonus_s: u32,
}
