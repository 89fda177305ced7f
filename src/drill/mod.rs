//! Drills: what the tournament hall asks of the ears and the tongue, asked again when it is time.
//!
//! Nothing here knows a word, a clock or a file. What is asked is an [`Exercise`], what the player
//! says becomes an [`Answer`], and [`Exercise::judge`] compares them. A [`Course`] chooses what
//! comes next, by a seed from outside and by [`Progress`], which is plain data.

pub mod compose;
mod course;
mod exercise;
pub mod file;
mod judge;
pub mod lesson;
pub mod line;
mod make;
pub mod mate;
pub mod pawn_ending;
mod progress;
mod puzzle;
pub mod route;
pub mod tactics;

pub use course::{Course, DrillOutcome};
pub use exercise::{Answer, Exercise, NotAnExercise, Wanted, Way};
pub use judge::DrillVerdict;
pub use progress::{BOXES, Card, DAYS, Progress, Summary, date};

use crate::board::listed;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// What is drilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Subject {
    /// The words of the announcement alphabet, said and heard.
    Alphabet,
    /// The German numbers, said and heard.
    Numbers,
    /// Whether a square is dark.
    Colours,
    /// Which squares lie on a diagonal.
    Diagonals,
    /// The shortest routes of the knight.
    Knight,
    /// Squares as they are found from White's and from Black's chair.
    Coordinates,
    /// Which squares a piece reaches on the empty board.
    Vision,
}

listed!(Subject);
