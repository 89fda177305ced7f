//! What an envelope holds: the adjourned game, and the slip with the sealed move.

use crate::arbiter::{CompletedIllegalMove, Offers, Written};
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
    /// The parts of the game before illegal moves that stand or wait to be claimed, the first first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<Record>,
    /// The illegal moves that ended them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub illegal: Vec<CompletedIllegalMove>,
    /// Whether the last of them was not answered yet.
    #[serde(default)]
    pub is_unclaimed: bool,
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

    /// The parts of the game and the record that goes on from them: each knows what stood before it.
    pub fn parts(&self) -> (Vec<Record>, Record) {
        let mut parts: Vec<Record> = Vec::new();
        for part in self.earlier.iter().chain([&self.record]) {
            parts.push(match parts.last() {
                Some(before) => part.clone().following(before),
                None => part.clone(),
            });
        }
        let record = parts.pop().unwrap_or_else(|| self.record.clone());
        (parts, record)
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
