//! Files of TRF, the Tournament Report File of FIDE: TRF16 of Annex 2 to C.04, and what is settled of TRF26. A line is a
//! code with what it says; that of a player has fields in fixed columns, then ten columns for each round.

use serde::Serialize;
use strum::IntoStaticStr;

/// What is wrong with a file of TRF, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TrfFault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong there.
    pub what: TrfWrong,
}

/// What can be wrong with a file of TRF.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", prefix = "trf-")]
pub enum TrfWrong {
    /// It names no player, or too many.
    Players,
    /// There is no number where one must be.
    Number,
    /// A number or a name is there twice.
    Twice,
    /// An opponent is not in the file, or does not name the player as his own opponent.
    Opponent,
    /// A colour is unknown, or both have the same one.
    Colour,
    /// A result is unknown, or does not fit that of the opponent.
    Result,
    /// There are too many rounds.
    Rounds,
    /// Games count otherwise than 1, half a point and 0.
    Scoring,
    /// It is an event of teams.
    Teams,
}

/// A round of a player in a file of TRF.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TrfRound {
    /// The number of the opponent; 0 if there is none.
    pub opponent: usize,
    /// `w`, `b` or `-`.
    pub colour: char,
    /// The result, one of [`CODES`].
    pub code: char,
}

/// The results that the format knows; a blank is a game that is not over.
pub(super) const CODES: &str = "10=+-WDLHFUZ ";

/// The column of the first round, from 0, and the columns of each.
pub(super) const ROUNDS: usize = 91;
pub(super) const WIDTH: usize = 10;

/// Before the number of a player who has left, in a comment: TRF has no record for it.
pub(super) const LEFT: &str = "### left";
