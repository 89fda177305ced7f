//! Where a player is: at the game on the board, or in something that lies over it.

use crate::drill::Subject;

/// Where a player is. What can be done there, and which help is wanted, follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In an exercise of the alphabet and the board.
    Exercise(Subject),
    /// Where moves are to be found.
    Puzzle,
    /// In a lesson in the procedure of a competition.
    Lesson,
    /// Where a position is set up.
    Setup,
    /// Where a game is listened to.
    Viewer,
    /// At a game for practice.
    Practice {
        /// Whether the board is hidden.
        blindfold: bool,
    },
    /// At a game under the laws.
    Competition(Stage),
}

/// How far a game under the laws is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// It is played.
    Playing,
    /// An arbiter has stepped in.
    Arbiter,
    /// It stands still until something is decided, proved or over.
    Suspended,
    /// The player on move seals a move.
    Sealing,
    /// It is adjourned, and nobody is at the board.
    Away,
    /// It is resumed, and an envelope is still closed.
    Resuming,
    /// It has ended.
    Over,
}

impl Place {
    /// Whether something is practised here, and the game waits.
    pub const fn is_drill(self) -> bool {
        match self {
            Self::Exercise(_) | Self::Puzzle | Self::Lesson => true,
            Self::Setup | Self::Viewer | Self::Practice { .. } | Self::Competition(_) => false,
        }
    }

    /// Whether a game under the laws is going on here.
    pub const fn competes(self) -> bool {
        match self {
            Self::Lesson => true,
            Self::Competition(stage) => !matches!(stage, Stage::Over),
            Self::Exercise(_)
            | Self::Puzzle
            | Self::Setup
            | Self::Viewer
            | Self::Practice { .. } => false,
        }
    }
}

/// Where the player is, and so which help is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// A game is being played.
    Playing,
    /// A competition is being played.
    Competing,
    /// An arbiter has stepped in.
    Judging,
    /// A game is being listened to.
    Listening,
    /// A game is about to begin, and more can be agreed on.
    Agreeing,
    /// A question waits for yes or no.
    Answering,
    /// A question waits for a choice.
    Choosing,
}
