//! A tournament or a match: who plays whom, what came of it, and how the players stand. Pure: the file
//! of an event, and the engine that pairs a Swiss, are adapters.
//!
//! The log of inputs is the state: [`Tournament::handle`] changes it, and [`Tournament::replay`] makes it again.

mod ask;
mod check;
mod counting;
mod day;
mod duties;
mod entrant;
mod event;
mod found;
mod input;
mod pairs;
mod regulations;
mod results;
mod round;
mod standing;
mod state;
mod swiss;
mod table;
mod tables;
mod tiebreak;
mod trf;
mod trf_export;
mod trf_import;
mod withdrawal;

pub use ask::{BoardRead, Need, NextGame};
pub use day::date_of;
pub use duties::{JudgesNeeded, ListedDuty, judges};
pub use entrant::Entrant;
pub use found::{TournamentFact, TournamentFault};
pub use input::{TournamentEntry, TournamentInput};
pub use pairs::SwissPairs;
pub use regulations::{EventDetail, EventLevel, PairingSystem, Regulations};
pub use round::{BoardAt, BoardPairing, ByeKind, GameScore, ResultCorrection, TournamentRound};
pub use standing::RankedPlayer;
pub use state::Tournament;
pub use table::{CrossCell, CrossTable};
pub use tables::{berger, rounds_of};
pub use tiebreak::TieBreak;
pub use trf::{TrfFault, TrfWrong};
