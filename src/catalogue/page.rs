//! Where a command stands in the menu, and where it is of any use.

use crate::board::listed;
use strum::{IntoStaticStr, VariantArray};

/// A page of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Page {
    /// Files, games and the shelf.
    File,
    /// Saving games.
    Export,
    /// The game on the board.
    Game,
    /// Opponent, advice and setting up.
    Practice,
    /// The foreign engine and its options.
    Engine,
    /// The laws of a competition.
    Rules,
    /// Tournaments.
    Tournament,
    /// Walking and moving.
    Board,
    /// Exploring the board.
    Explore,
    /// Drills.
    Drills,
    /// Speech.
    Speech,
    /// Sounds.
    Sound,
    /// The window.
    Window,
    /// The keyboard.
    Keyboard,
    /// The gamepad.
    Gamepad,
    /// Help.
    Help,
}

listed!(Page);

/// Where a command is of any use. Elsewhere help and the menu leave it out; asked for, it is refused with a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Everywhere.
    Always,
    /// Where a game can be walked through: it is listened to, or was played for practice and is over.
    Listening,
    /// Everywhere else.
    NotListening,
    /// Where a game under the laws is going on.
    Competing,
    /// Everywhere else.
    NotCompeting,
    /// Neither where a game is listened to nor in one under the laws.
    Practising,
    /// In practice against the program.
    Opposed,
    /// While the game stands still.
    Suspended,
    /// While a sealed move is kept.
    Sealed,
    /// In a drill.
    Drilling,
    /// In a lesson.
    Lesson,
    /// While the games that were found in the library are walked.
    Found,
    /// While a tournament is open.
    Tournament,
    /// While the board is hidden.
    Blindfold,
    /// While a position is set up.
    SettingUp,
    /// While a position of chess is set up.
    SettingUpChess,
}

impl When {
    /// Whether it is one place, and not most of them.
    pub const fn is_special(self) -> bool {
        match self {
            Self::Always | Self::NotListening | Self::NotCompeting | Self::Practising => false,
            Self::Listening
            | Self::Competing
            | Self::Opposed
            | Self::Suspended
            | Self::Sealed
            | Self::Found
            | Self::Drilling
            | Self::Lesson
            | Self::Tournament
            | Self::Blindfold
            | Self::SettingUp
            | Self::SettingUpChess => true,
        }
    }
}
