//! How far a game under its agreement has come, as one value.

use crate::arbiter::Law;
use crate::board::Side;
use crate::game::Move;
use crate::protocol::{Slip, Suspension};
use crate::seal::Sealed;
use crate::time::Moment;
use std::mem::take;

/// How far a game has come. That it is over is not said here: this its record knows.
///
/// An arbiter can step in at every stage, and nothing of it changes by that.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::session) enum GameStage {
    /// It is played.
    #[default]
    Playing,
    /// It has begun, but White, Black or both have not come yet.
    Awaiting([bool; 2]),
    /// The player on move is to seal a move; his clock runs.
    Sealing(Box<Adjourned>),
    /// It is adjourned: the clocks are stopped, and the envelope is kept.
    Away(Box<Adjourned>),
    /// It was adjourned, and taken up again.
    Resumed(Box<Adjourned>, Box<Resumed>),
    /// It stands still for this reason, and is then where it was before.
    Suspended(Suspension, Box<GameStage>),
}

/// What belongs to a game that is adjourned, is about to be, or was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::session) struct Adjourned {
    pub sealer: Side,
    /// The presses of the clock before the move that is sealed: it belongs to this position only.
    pub presses: usize,
    /// What was sealed.
    pub sealed: Option<Sealed>,
    /// The move that was made on the board instead.
    pub open: Option<Move>,
    /// The law by which the player who seals takes time on himself.
    pub takes_time: Option<Law>,
    pub appointment: String,
    /// Why what lies in the envelope is named and not read, if it is.
    pub named: Option<NamedSeal>,
}

/// Why what was sealed is named by a person and not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum NamedSeal {
    /// The envelope was lost, and who wrote the move says it.
    EnvelopeLost(Law),
    /// It cannot be read for certain, and the arbiter knows which move was meant.
    MeaningKnown(Law),
}

impl NamedSeal {
    pub fn law(self) -> Law {
        match self {
            Self::EnvelopeLost(law) | Self::MeaningKnown(law) => law,
        }
    }
}

/// What becomes of players who are not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Lateness {
    /// They lose after so many milliseconds.
    Loses(u64),
    /// They lose at once, unless the event has set a time that nobody has told yet.
    Unknown,
    /// They have not lost, by the arbiter's word.
    Waits,
}

/// What belongs to a game that was taken up again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::session) struct Resumed {
    /// When.
    pub at: Moment,
    pub lateness: Lateness,
    /// Whether White and whether Black is present.
    pub present: [bool; 2],
    /// The plies before the sealed move.
    pub plies: usize,
    pub envelope: InEnvelope,
    /// What was found under the seal with a word.
    pub slip: Option<Slip>,
    /// What the opponent of an absent player has sealed.
    pub reply: Option<Sealed>,
}

/// What the envelope of a game that was taken up again holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum InEnvelope {
    /// The sealed move.
    SealedMove,
    /// Nothing more: the sealed move was made.
    Nothing,
    /// The reply of the opponent of an absent player.
    Reply,
}

impl Adjourned {
    /// Who has written what lies in the envelope of a game that was taken up again.
    pub fn writer(&self, resumed: &Resumed) -> Side {
        match resumed.envelope {
            InEnvelope::SealedMove | InEnvelope::Nothing => self.sealer,
            InEnvelope::Reply => self.sealer.other(),
        }
    }
}

impl Resumed {
    pub fn is_closed(&self) -> bool {
        self.envelope != InEnvelope::Nothing
    }

    pub fn awaits_anybody(&self) -> bool {
        self.present != [true; 2]
    }
}

impl GameStage {
    /// The stage, or the one to which a game comes back that stands still.
    pub fn unsuspended(&self) -> &Self {
        if let Self::Suspended(_, before) = self {
            before
        } else {
            self
        }
    }

    pub fn unsuspended_mut(&mut self) -> &mut Self {
        if let Self::Suspended(_, before) = self {
            before
        } else {
            self
        }
    }

    /// Why the game stands still, if it does.
    pub fn suspension(&self) -> Option<&Suspension> {
        if let Self::Suspended(why, _) = self {
            Some(why)
        } else {
            None
        }
    }

    /// The game stands still for this reason, and no longer for another one.
    pub fn suspend(&mut self, why: Suspension) {
        let before = Box::new(take(self.unsuspended_mut()));
        *self = Self::Suspended(why, before);
    }

    /// The game stands still no longer.
    pub fn go_on(&mut self) {
        *self = take(self.unsuspended_mut());
    }

    /// What belongs to the adjournment.
    pub fn adjourned(&self) -> Option<&Adjourned> {
        if let Self::Sealing(adjourned) | Self::Away(adjourned) | Self::Resumed(adjourned, _) =
            self.unsuspended()
        {
            Some(adjourned)
        } else {
            None
        }
    }

    pub fn adjourned_mut(&mut self) -> Option<&mut Adjourned> {
        if let Self::Sealing(adjourned) | Self::Away(adjourned) | Self::Resumed(adjourned, _) =
            self.unsuspended_mut()
        {
            Some(adjourned)
        } else {
            None
        }
    }

    /// What belongs to the resumption.
    pub fn resumed(&self) -> Option<(&Adjourned, &Resumed)> {
        if let Self::Resumed(adjourned, resumed) = self.unsuspended() {
            Some((adjourned, resumed))
        } else {
            None
        }
    }

    pub fn resumed_mut(&mut self) -> Option<&mut Resumed> {
        if let Self::Resumed(_, resumed) = self.unsuspended_mut() {
            Some(resumed)
        } else {
            None
        }
    }

    /// The clocks are stopped: what was to be sealed is in the envelope.
    pub fn put_away(&mut self) {
        let stage = self.unsuspended_mut();
        *stage = match take(stage) {
            Self::Sealing(adjourned) => Self::Away(adjourned),
            other @ (Self::Playing
            | Self::Awaiting(_)
            | Self::Away(_)
            | Self::Resumed(..)
            | Self::Suspended(..)) => other,
        };
    }

    /// The adjourned game is taken up again.
    pub fn resume(&mut self, resumed: Resumed) {
        let stage = self.unsuspended_mut();
        *stage = match take(stage) {
            Self::Away(adjourned) => Self::Resumed(adjourned, Box::new(resumed)),
            other @ (Self::Playing
            | Self::Awaiting(_)
            | Self::Sealing(_)
            | Self::Resumed(..)
            | Self::Suspended(..)) => other,
        };
    }

    /// Where a move that the side on move seals now is put; `None` if nobody seals now.
    pub fn sealing_place(&mut self, on_move: Side) -> Option<&mut Option<Sealed>> {
        match self.unsuspended_mut() {
            Self::Sealing(adjourned) => Some(&mut adjourned.sealed),
            Self::Resumed(adjourned, resumed) => {
                let alone = !resumed.present[adjourned.sealer as usize];
                let replies = on_move == adjourned.sealer.other();
                (!resumed.is_closed() && alone && replies).then_some(&mut resumed.reply)
            }
            Self::Playing | Self::Awaiting(_) | Self::Away(_) | Self::Suspended(..) => None,
        }
    }
}
