//! What a row does, with the argument that it takes.

use super::page::Page;
use crate::board::{Kind, Side, Square, Step};
use crate::protocol::{Ask, Keyboard, Setting};

/// What a row does. The kind of the argument is that of the function.
#[derive(Clone, Copy, Debug)]
pub enum Does {
    /// Asks this.
    Ask(fn() -> Ask),
    /// Asks this of a square, or of that of the cursor.
    Here(fn(Option<Square>) -> Ask),
    /// Asks this of pieces of a side or both, of a kind or all.
    Pieces(fn(Option<Side>, Option<Kind>) -> Ask),
    /// Something with a file, 0 to 7.
    File(fn(u8) -> Ask),
    /// Something with a rank, 0 to 7.
    Rank(fn(u8) -> Ask),
    /// Something with a kind of piece.
    Kind(fn(Kind) -> Ask),
    /// Something in a direction.
    Step(fn(Step) -> Ask),
    /// Something with a square; from the menu with that of the cursor.
    Square(fn(Square) -> Ask),
    /// Something with two squares.
    Squares(fn(Square, Square) -> Ask),
    /// Something with a kind of piece and a square.
    KindTo(fn(Kind, Square) -> Ask),
    /// Something with a side.
    Side(fn(Side) -> Ask),
    /// Something with a number.
    Number(fn(u32) -> Ask),
    /// What only the hands do.
    Hands(Hand),
    /// What the hands look at first. In words it is always this that is asked.
    Both(Hand, fn() -> Ask),
    /// Waits for the second key.
    Prefix,
}

/// What the hands do, because it needs what was typed, the settings, or something outside the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Enters the line, else takes a piece or puts it.
    Enter,
    /// Gives up the line, else what the session knows.
    Cancel,
    /// Help, and the second time all keys.
    Help,
    /// Opens or closes the menu.
    Menu,
    /// Opens a page of the menu.
    Page(Page),
    /// Opens or closes the manual.
    Manual,
    /// Tells the version and where things are kept.
    About,
    /// Writes a report for a fault.
    FaultReport,
    /// What sounds stops.
    Silence,
    /// Opens the microphone, or closes it.
    Listen,
    /// Says words that the player repeats, so that his voice is learnt.
    TeachVoice,
    /// Answers thanks.
    Thanks,
    /// Answers a greeting.
    Hello,
    /// Asks which language, or which voice; the name of it is a command.
    Which(WhichSpoken),
    /// Looks for a file, or for a folder in which one is saved.
    Files(FileAim),
    /// Opens the game that stands so many further on in the file.
    OtherGame(i32),
    /// Begins a game of the other kind.
    OtherKind,
    /// Types something for the shelf or a tournament, or the player's name.
    Shelf(Typed),
    /// Types a comment.
    Comment,
    /// Saves the game in the format of the settings.
    ExportBraille,
    /// Writes the sealed move on a page of its own.
    SealedPage,
    /// Seals a move, or takes the next step of an adjournment.
    Adjourn,
    /// The next value of a setting.
    NextValue(Setting),
    /// The value of a setting before this one.
    PreviousValue(Setting),
    /// The next device for the second player.
    OtherDevice,
    /// Letters are for something, or typed again.
    Letters(Keyboard),
    /// Another way to strike a cell.
    BrailleStrokes,
    /// The test of the keyboard.
    BrailleTest,
    /// Types a line while letters are for something else.
    Write,
    /// Writes a line with the buttons of a gamepad.
    WriteByPad,
    /// Keys say what they do.
    ExplainKeys,
    /// Another key for a command.
    ChangeKey,
    /// Another meaning for a button.
    ChangeButton,
}

/// For what the list of files is walked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FileAim {
    /// A file is opened.
    #[default]
    Open,
    /// The game is saved in a folder.
    SaveGame,
    /// The sheet in Braille is saved in a folder.
    SaveSheet,
}

/// For what of the shelf, of a tournament or of the settings a line is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Typed {
    /// A search.
    Search,
    /// The path of a file with games.
    Import,
    /// The path of a file for a backup.
    Backup,
    /// The path of a backup.
    Restore,
    /// The path of a tournament.
    Event,
    /// The path of a tournament that is to be made.
    NewEvent,
    /// What has happened in a tournament.
    Entry,
    /// The name of the player.
    Player,
}

/// What is spoken, of which there are several to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhichSpoken {
    /// The language of the program.
    Language,
    /// The voice that announces moves, or that which speaks.
    Voice,
}
