//! What waits until the present activity ends.

use crate::board::keyed;
use strum::IntoStaticStr;

/// What waits until a question is answered or an activity is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Waits {
    /// A game that was opened.
    File,
    /// The envelope of an adjourned game.
    Envelope,
    /// The question whether a file is to be replaced.
    Exists,
    /// The question whether the time counts that the computer slept.
    Slept,
    /// The question who is to speak.
    Speaker,
    /// Something that is to be found.
    Drill,
    /// The question about a game that contradicts what the tournament knows.
    Contradiction,
}

keyed!(Waits);
