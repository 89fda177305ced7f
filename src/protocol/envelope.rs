//! What an envelope holds: the adjourned game, and the slip with the sealed move.

use crate::arbiter::{Offers, Written};
use crate::board::Side;
use crate::clock::Clock;
use crate::game::{Move, Position};
use crate::protocol::agreement::Agreement;
use crate::record::Record;
use crate::seal::Sealed;
use serde::{Deserialize, Serialize};

/// An adjourned game with its sealed move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Envelope {
    /// Under what the game is played.
    pub agreement: Agreement,
    /// The game up to the adjournment, with the names of the players.
    pub record: Record,
    /// When and where it is resumed; may be empty.
    #[serde(default)]
    pub appointment: String,
    /// The illegal moves that White and Black have made.
    #[serde(default)]
    pub illegal_moves: [u32; 2],
    /// Offers of a draw.
    #[serde(default)]
    pub offers: Offers,
    /// The move, if it was made on the board instead of being sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<Move>,
    /// The sealed move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed: Option<Sealed>,
    /// The clock, stopped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
}

impl Envelope {
    /// The position before the sealed move.
    pub fn position(&self) -> &Position {
        self.record.position()
    }

    /// Who has sealed the move.
    pub fn sealer(&self) -> Side {
        self.position().turn()
    }

    /// The name of a player; `None` if it was not said.
    pub fn name(&self, side: Side) -> Option<&str> {
        self.record.tag(name_tag(side))
    }
}

/// The tag of PGN under which the name of a player stands.
pub const fn name_tag(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// What is put away when a move is sealed: the player's writing, and what can be read of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slip {
    /// As the player has written it.
    pub text: String,
    /// What can be read of it.
    pub written: Written,
    /// Whether a draw is offered with it.
    #[serde(default)]
    pub offers_draw: bool,
}

impl Slip {
    /// The text that is put away.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The slip that was put away as a text; `None` if it is no such text.
    pub fn from_text(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// The slip that was sealed in a position without a word; `None` if it needs one, or is broken.
    pub fn read(sealed: &Sealed, position: &Position) -> Option<Self> {
        Self::from_text(&sealed.read(&position.fen()).ok()?)
    }

    /// The slip that an earlier version sealed, with the word that stands in its log.
    pub fn of_old_log(sealed: &Sealed, word: &str, position: &Position) -> Option<Self> {
        let Sealed::Legacy(legacy) = sealed else {
            return None;
        };
        Self::from_text(&legacy.open(Some(word), &position.fen()).ok()?)
    }
}
