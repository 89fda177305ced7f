//! Why a session does not carry a command out.

use crate::arbiter::{Law, Objection};
use crate::board::{Piece, Side, Square};
use crate::game::WhyNot;
use crate::protocol::adjournment::NotNow;
use crate::protocol::agreement::Disagreement;
use crate::protocol::arbiter::Hindrance;
use crate::protocol::drill::NoDrill;
use crate::protocol::practice::PracticeRefusal;
use crate::protocol::question::Question;
use crate::protocol::setup::NoSetup;
use crate::protocol::suspension::Suspension;
use crate::record::GameResult;
use strum::IntoStaticStr;

/// Why a command could not be carried out. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// No legal move is such.
    Illegal(WhyNot),
    /// The words mean nothing.
    Unreadable(String),
    /// The game has ended with this result.
    GameOver(Option<GameResult>),
    /// The game is being listened to; moves cannot be made.
    Listening,
    /// The game is being played; there is nothing to walk through.
    NotListening,
    /// There is nothing on the square to take.
    NothingHere(Square),
    /// The piece is the opponent's.
    NotYours(Square, Piece),
    /// No move has been made yet.
    NoMoves,
    /// No move was taken back.
    NothingTakenBack,
    /// The game has no move with this number.
    NoSuchMove(u32),
    /// Nothing has been asked.
    NoQuestion,
    /// A question waits for an answer first.
    AnswerFirst(Question),
    /// Nothing has been announced yet.
    NothingAnnounced,
    /// The laws forbid it.
    Forbidden(Objection),
    /// The agreement is not possible.
    Disagreed(Disagreement),
    /// This belongs to a competition.
    NotInPractice,
    /// Another piece is in the hole.
    Occupied(Square, Piece),
    /// No piece is out of its hole.
    EmptyHand,
    /// It was agreed that players announce in words.
    NotReadOut,
    /// The clocks are stopped for a while.
    Paused,
    /// In a competition the players do not stop the clocks.
    NoPause,
    /// In a competition nobody tells the players what they may claim.
    PracticeOnly,
    /// While a competition goes on, nobody tells its claims.
    ClaimsLater,
    /// An offer of this player stands already.
    OfferStands,
    /// It does not belong to this stage of an adjournment.
    Adjournment(NotNow),
    /// The game stands still.
    Suspended(Suspension),
    /// There is nothing to decide, nobody is awaited, or the day is not over.
    NoOccasion,
    /// The form of competition has no such rule.
    NoSuchRule,
    /// No form of the edition has such a rule.
    NoneInTheseLaws,
    /// The player of this side has not come yet.
    NotHere(Side),
    /// The arbiter cannot do it now, or the players cannot because of him.
    Arbiter(Hindrance),
    /// The illegal move must be claimed: the game cannot go on from it.
    ClaimFirst(Law),
    /// Something in practice cannot be done.
    Practice(PracticeRefusal),
    /// It does not go with a position that is set up.
    NoSetup(NoSetup),
    /// It does not go with drills.
    NoDrill(NoDrill),
}
