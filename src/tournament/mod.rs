//! A tournament or a match: who plays whom, what came of it, and how the players stand. Pure: the file
//! of an event, and the engine that pairs a Swiss, are adapters.
//!
//! The log of inputs is the state: [`Tournament::handle`] changes it, and [`Tournament::replay`] makes it again.

mod ask;
mod duties;
mod entrant;
mod event;
mod found;
mod input;
mod regulations;
mod results;
mod round;
mod standing;
mod swiss;
mod table;
mod tables;
mod tiebreak;
mod trf;
mod trf_import;
mod trf_player;
mod withdrawal;

pub use ask::{Need, NextGame};
pub use duties::{DutyList, JudgesNeeded, duties, judges};
pub use entrant::Entrant;
pub use event::Tournament;
pub use found::{TournamentFact, TournamentFault};
pub use input::{TournamentEntry, TournamentInput};
pub use regulations::{EventLevel, PairingSystem, Regulations};
pub use round::{BoardPairing, ByeKind, GameScore, TournamentRound};
pub use standing::RankedPlayer;
pub use swiss::{SwissFault, SwissPairs};
pub use table::{CrossCell, CrossTable};
pub use tables::{berger, rounds_of};
pub use tiebreak::TieBreak;
pub use trf::{Trf, TrfFault, TrfWrong};
