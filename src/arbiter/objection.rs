//! What may not be done now, and the law that says so.

use super::obligation::Obligation;
use super::rules::Law;
use crate::board::{Piece, Square};
use crate::game::Move;
use strum::IntoStaticStr;

/// What a player may not do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Forbidden {
    /// No move has been made yet.
    NotMoved,
    /// No move has been made yet that could be announced.
    NothingToAnnounce,
    /// A piece that was taken from the square is still out of its hole.
    InHand(Square, Piece),
    /// The captured pawn still stands on the square.
    CaptureLeft(Square, Piece),
    /// The pawn on the square must become a piece.
    PromotionLeft(Square),
    /// What the pawn on the square has become stays what it is.
    PromotionFinal(Square),
    /// The rook must follow the king, from the square.
    CastlingLeft(Square),
    /// The move has not been announced.
    NotAnnounced,
    /// The announcement and the move made differ.
    Differs,
    /// The opponent has not repeated the announcement.
    NotRepeated,
    /// What the opponent has repeated is not what was announced.
    RepetitionDiffers,
    /// The piece that the pawn becomes was not named.
    PromotionNotSaid,
    /// Several moves fit the announcement.
    Ambiguous,
    /// The touched pieces bind the player.
    Bound(Obligation),
    /// The move is made; pieces stay where they are.
    Made,
    /// A piece goes back to its square: it is only adjusted, or it is one of the opponent's that no move captures.
    GoesBack(Square, Piece),
    /// The piece on the first square goes back to the second: another was moved as well, and nobody moves two. What
    /// the touched pieces bind the player to, where that is ruled.
    MovedToo(Square, Square, Piece, Option<Obligation>),
    /// Pieces may not be adjusted now.
    AdjustNow,
    /// The time may be asked for on the own move only.
    TimeNotNow,
    /// The time is told on request, unless other was agreed on.
    ToldUnasked,
    /// A draw may be offered only after the own move and before the clock.
    OfferNotNow,
    /// No draw may be offered while the game is adjourned.
    OfferWhileAdjourned,
    /// An offer was declined, and the opponent has not offered since.
    OfferAgain,
    /// No draw may be agreed on before each side has made so many moves.
    OfferBefore(u32),
    /// The flag that was claimed has not fallen.
    FlagUp,
    /// The own flag of the claimant is down.
    OwnFlagDown,
    /// The arbiter alone decides on flags.
    FlagNotClaimed,
    /// There is no illegal move to claim.
    NothingIllegal,
    /// It is too late to claim the illegal move.
    ClaimTooLate,
    /// A draw on this ground is not claimed with a move ahead.
    NotAhead,
    /// No checks follow one another.
    NoChecks,
    /// The arbiter has rejected this claim in this position.
    JustRejected,
    /// By what was done on this move the right to claim a draw is lost.
    ClaimLost,
    /// After a wrong claim the move that was declared must be sealed, from square to square.
    SealsOther(Move),
    /// Moves are not taken back.
    TakingBack,
    /// Before the control only the arbiter can agree to adjourn.
    BeforeControl,
    /// The sealed move stays as it was written.
    SealChanged,
    /// The player must seal his reply instead of making it.
    MustSeal,
    /// In the course of the resumption the clocks are corrected to more time only.
    OnlyMoreTime,
    /// It is too late to point out that the clocks are wrong.
    ErrorTooLate,
    /// The event has not announced that draws may be claimed in a quickplay finish.
    QuickplayNotAnnounced,
    /// There is still too much time, a bonus or another period, or the flag is down already.
    QuickplayNotNow,
    /// A claim is not taken back.
    ClaimFinal,
    /// What becomes of a claim that was put off is decided only after a flag has fallen.
    DecidedAfterFlag,
    /// Nobody tells a player what he would have to find out himself.
    Advice,
    /// The arbiter himself may not do it.
    Beyond(Limit),
}

/// Why something may not be done, and the law that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Objection {
    /// What is wrong.
    pub what: Forbidden,
    /// The law.
    pub law: Law,
}

impl Objection {
    pub(super) const fn new(what: Forbidden, law: Law) -> Self {
        Self { what, law }
    }
}

/// Why an arbiter may not do what he is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Limit {
    /// The means is not among those that the edition gives him.
    NotAmongMeans,
    /// No game gives more than so many half points.
    MorePoints(u32),
    /// After so many moves of each player nothing is put right of how board, pieces and clock were set.
    Settled(u32),
    /// The game is over.
    GameOver,
    /// Time is taken in the first period only if each player keeps so many seconds.
    KeepsAtLeast(u32),
    /// The arbiter does not speak of it.
    Silent,
    /// No move waits for the clock.
    NothingForgotten,
    /// A sighted player does not play against a blind one.
    NotMixed,
    /// The blind player has an assistant, and so the sighted one needs none.
    HasAssistant,
    /// It is too late for the arbiter to take the illegal move back.
    TooLate,
    /// No illegal position stands on the board.
    NothingIllegal,
    /// The next move has not been completed yet.
    WaitForMove,
    /// No such move was made, or it was ruled on and taken back.
    NotMade,
    /// The opponent has not claimed the illegal move.
    Unclaimed,
}
