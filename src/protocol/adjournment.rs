//! Adjournment: its commands, events, questions and refusals.

use crate::arbiter::{Flaw, Law, OnWord, Ruling};
use crate::board::Side;
use crate::clock::Booking;
use crate::game::{Move, Position};
use crate::protocol::agreement::Disagreement;
use crate::protocol::entry::MoveEntry;
use crate::protocol::envelope::{Envelope, Slip};
use crate::protocol::system_fault::OpenFault;
use crate::seal::Sealed;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// What can be asked of a game that is adjourned, or is to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Adjournment {
    /// Adjourns the game: a player asks, and the arbiter who has stepped in says so; asks first if that
    /// takes time.
    Adjourn(OnWord),
    /// The player seals a move. What it is does not stand here in a form that can be read.
    Seal(Sealed),
    /// What the player has written is another move than the one to which his touch binds him. It is not put away, and
    /// what it is does not stand here at all.
    SealsOther,
    /// The clocks are stopped: the envelope is closed.
    Stop,
    /// The names of the players, White first.
    Names([String; 2]),
    /// When and where the game is to be resumed, in the players' words.
    Appointment(String),
    /// Tells what stands on the envelope.
    Tell,
    /// The game is to be resumed.
    Resume {
        /// Whether White and whether Black is present; if missing, it is asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        present: Option<[bool; 2]>,
        /// How late a player may come, if the event has set it, in seconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        late_s: Option<u32>,
    },
    /// Answers the question whether White and whether Black is present.
    Present([bool; 2]),
    /// The word under which the move was sealed, as the logs of earlier versions have it.
    Word(String),
    /// What was found under the seal with a word that the player has given; `None` if the word is wrong.
    /// The word itself stands in no log, and nothing is worked out again when the log is replayed.
    Unsealed(Option<Box<Slip>>),
    /// A player who was absent has come.
    Arrives(Side),
    /// The envelope is lost.
    EnvelopeLost,
    /// The envelope is lost, and the position cannot be restored.
    PositionLost,
    /// After the envelope was lost, the player who sealed says what he sealed.
    Says(MoveEntry),
    /// The clock of a side shows a wrong time.
    WrongTime {
        /// Whose clock.
        side: Side,
        /// The time that should be left, in seconds.
        remaining_s: u32,
        /// Who points it out; `None` for the arbiter.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Side>,
    },
    /// While the game is adjourned, a side offers a draw.
    Offer(Side),
    /// While the game is adjourned, a side resigns.
    Resigns(Side),
    /// While the game is adjourned, both sides agree on a draw.
    Drawn,
}

/// What has happened to a game that is adjourned, or is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdjournmentEvent {
    /// The player on move is to seal a move.
    SealNow {
        /// Who.
        side: Side,
        /// The number of the move.
        number: u32,
        /// The law by which the game is adjourned; `None` if it has been told before.
        law: Option<Law>,
        /// The law by which it is written in Braille.
        braille: Option<Law>,
    },
    /// The side has sealed a move; the law if it has changed what it sealed before.
    Sealed(Side, Option<Law>),
    /// The move was made on the board: it counts as made openly.
    MadeOpenly(Law),
    /// The position of the adjournment is gone, and the game goes on.
    Void(Law),
    /// The side takes the rest of the session on itself.
    TimeTaken {
        /// Who.
        side: Side,
        /// How much.
        booking: Booking,
        /// What is left on his clock, in milliseconds.
        left_ms: u64,
        /// The law.
        law: Law,
    },
    /// The clocks are stopped; this is the envelope.
    Adjourned(Box<Envelope>, Law),
    /// What stands on the envelope.
    Told(Box<Envelope>, Law),
    /// The names of the players were noted.
    Named([String; 2]),
    /// When and where the game is resumed was noted.
    Appointed(String),
    /// The envelope lies in the file named.
    Filed(String),
    /// An envelope from a file is on the table.
    Taken(Box<Envelope>),
    /// The envelope in a file could not be taken; nothing has changed.
    Untaken(OpenFault),
    /// The envelope that was read cannot be taken now.
    NotTaken(NotTaken),
    /// The position and the times of the adjournment are set up again.
    SetUp {
        /// What is left on the clocks, White first, in milliseconds; `None` without clocks.
        remaining_ms: Option<[u64; 2]>,
        /// Who has sealed; `None` if the move was made openly.
        sealer: Option<Side>,
        /// The law.
        law: Law,
    },
    /// The envelope stays closed until the side named comes; its clock runs, if there is one.
    Waiting {
        /// Who is awaited.
        side: Side,
        /// Whether the game has a clock.
        has_clock: bool,
        /// The law.
        law: Law,
    },
    /// A player who was absent has come.
    Arrived(Side),
    /// An envelope was opened.
    Opened {
        /// Whose.
        side: Side,
        /// What was written, if it was not made on the board.
        text: Option<String>,
        /// The move with the position before it; `None` if it is flawed.
        made: Option<(Position, Move)>,
        /// The law by which a slip of the pen was put right.
        slip: Option<Law>,
        /// The law by which the envelope was opened.
        law: Law,
    },
    /// What was sealed is flawed.
    Flawed(Flaw),
    /// The player who sealed is absent: his opponent may seal the reply, or must.
    SealerAway {
        /// Who replies.
        side: Side,
        /// Whether he must seal it.
        must: bool,
        /// The law.
        law: Law,
    },
    /// The reply is in an envelope; the clock of the absent player runs.
    ReplySealed(Side, Law),
    /// The envelope is lost: the side named says which move it sealed.
    Lost(Side, Law),
    /// It is certain which move was meant; the arbiter names it.
    NameMeaning(Law),
    /// The game is annulled and played anew.
    Annulled(Law),
    /// The clock of the side was corrected to so many milliseconds.
    Corrected(Side, u64, Law),
    /// A draw was offered while the game is adjourned.
    Offered(Side, Law),
    /// The game ends before its resumption.
    Concluded(Law),
}

impl AdjournmentEvent {
    /// Whether it is said again when the player asks for the last announcement.
    pub fn is_announcement(&self) -> bool {
        !matches!(self, Self::Told(..) | Self::Filed(_))
    }

    /// The law on which it stands.
    pub fn law(&self) -> Option<Law> {
        match self {
            Self::MadeOpenly(law)
            | Self::Void(law)
            | Self::TimeTaken { law, .. }
            | Self::Adjourned(_, law)
            | Self::Told(_, law)
            | Self::SetUp { law, .. }
            | Self::Waiting { law, .. }
            | Self::SealerAway { law, .. }
            | Self::ReplySealed(_, law)
            | Self::Lost(_, law)
            | Self::NameMeaning(law)
            | Self::Annulled(law)
            | Self::Corrected(_, _, law)
            | Self::Offered(_, law)
            | Self::Concluded(law) => Some(*law),
            Self::Opened { law, slip, .. } => Some(slip.unwrap_or(*law)),
            Self::SealNow { law, .. } | Self::Sealed(_, law) => *law,
            Self::Named(_)
            | Self::Appointed(_)
            | Self::Filed(_)
            | Self::Taken(_)
            | Self::Untaken(_)
            | Self::NotTaken(_)
            | Self::Arrived(_)
            | Self::Flawed(_) => None,
        }
    }
}

/// A question on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdjournmentQuestion {
    /// Is the session over, so that the side on move is to seal?
    SessionOver(Side),
    /// The side asks to adjourn before the control: does the arbiter consent?
    Consent(Side, Law),
    /// Does the side take so many milliseconds on itself?
    TakeTime(Side, u64, Law),
    /// Who is present? With the time that the event has set for coming late, in seconds.
    Present(Option<u32>),
    /// The event has told no time for coming late, and the laws give none: do those who are absent lose at once? The
    /// ruling if they do.
    Late(Ruling),
    /// Under which word was the move sealed?
    Word,
    /// The envelope is lost: can the position be restored, and is the move beyond doubt?
    BeyondDoubt(Law),
    /// The position cannot be restored either: is the game annulled?
    Annul(Law),
    /// The move in the envelope cannot be read for certain: does the arbiter know what was meant? If not, this
    /// ruling ends the game.
    Meaning(Ruling),
    /// The arbiter has named a move that nothing in the writing speaks for: is it certain all the same?
    Unlike(Move, Law),
}

impl AdjournmentQuestion {
    /// The law by which it is asked.
    pub fn law(self) -> Option<Law> {
        match self {
            Self::Consent(_, law)
            | Self::TakeTime(_, _, law)
            | Self::BeyondDoubt(law)
            | Self::Annul(law)
            | Self::Unlike(_, law) => Some(law),
            Self::Late(ruling) | Self::Meaning(ruling) => Some(ruling.law()),
            Self::SessionOver(_) | Self::Present(_) | Self::Word => None,
        }
    }

    /// Whether the answer is yes or no.
    pub const fn wants_yes_or_no(self) -> bool {
        !matches!(self, Self::Present(_) | Self::Word)
    }
}

/// Why something is not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum NotNow {
    /// The game is adjourned.
    Away,
    /// The envelope is closed still.
    Closed,
    /// The game is not adjourned.
    NotAdjourned,
    /// A move is under way on the board.
    MoveUnderWay,
    /// A game is under way on the board.
    GameUnderWay,
    /// What was written is another move than the one to which a touch binds.
    SealsOther,
    /// The time that would be taken is more than the player has.
    TooLittleTime,
    /// Nobody seals a move now.
    NotSealing,
    /// No move has been sealed yet.
    NothingSealed,
    /// The word is another one.
    WrongWord,
    /// The player is there already.
    IsThere,
    /// The envelope is not lost.
    NotLost,
}

/// Why an envelope that was read cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotTaken {
    /// A game is under way.
    UnderWay,
    /// What was agreed on for its game is not possible here.
    Disagreed(Disagreement),
}
