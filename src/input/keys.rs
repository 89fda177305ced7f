//! The key table: which key does what. One table for the window, the help and the README.

use super::braille::BrailleAction;
use super::key_names::{walk_key, zoom_key};
use super::level::Level;
use super::practice::PracticeAction;
use super::{SheetAction, ShelfAction};
use crate::board::Step;
use crate::protocol::settings::appearance::Zoom;
use crate::protocol::sound::SoundCommand;
use crate::protocol::speech::ReviewStep;
use crate::protocol::sweep::Sweep;

pub use super::bindings::BINDINGS;
pub use super::commands::WhichGame;
pub use super::key_names::{Code, Key};

/// What a key means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Walks one square.
    Walk(Step),
    /// Takes a piece or puts it; with text in the line, enters the text.
    Enter,
    /// Gives up: the text in the line, the piece in the hand, a question.
    Cancel,
    /// Says the square of the cursor.
    Look,
    /// Says which pieces attack the square of the cursor.
    Attackers,
    /// Says the last announcement again.
    Repeat,
    /// Says who is to move.
    Turn,
    /// Says where all pieces are.
    Pieces,
    /// Says the moves so far.
    Moves,
    /// Tells what can be done here.
    Help,
    /// Takes the last move back.
    Undo,
    /// Begins a new game.
    NewGame(WhichGame),
    /// Asks for the path of a file to open.
    OpenFile,
    /// Something with the shelf of games.
    Shelf(ShelfAction),
    /// Something with the scoresheet.
    Sheet(SheetAction),
    /// A level by one step.
    Level(Level),
    /// Opens the next game of the file.
    NextGame,
    /// Opens the game before this one in the file.
    PreviousGame,
    /// Plays the next move of the game that is listened to.
    Forward,
    /// Goes back one move.
    Back,
    /// Goes to the beginning of the game.
    ToStart,
    /// Goes to the end of the game.
    ToEnd,
    /// Plays on from the position reached.
    PlayOn,
    /// Offers a draw.
    OfferDraw,
    /// Resigns.
    Resign,
    /// Adjourns the game, seals a move, resumes.
    Adjourn,
    /// The next voice for announcements.
    NextAnnouncer,
    /// The next form of a move.
    NextForm,
    /// The next names for the files.
    NextFiles,
    /// The next language.
    NextLanguage,
    /// Whether moves in words are read back before they are made.
    ReadBack,
    /// The other speaker: the program's own voice or the system's.
    NextSpeaker,
    /// Reads again what was said.
    Review(ReviewStep),
    /// Opens or closes the menu.
    Menu,
    /// The next colours of the window.
    NextTheme,
    /// Opens the opponent's window, or closes it.
    SecondWindow,
    /// The next code of the Braille line, or none.
    NextBraille,
    /// Everything in the window greater or smaller.
    Zoom(Zoom),
    /// The next preset of how much is said.
    NextPreset,
    /// Speech through the other one: the own voice or the screen reader.
    NextOutput,
    /// Presses the clock.
    PressClock,
    /// Tells the time.
    TellTime,
    /// Reads the move on the board out.
    ReadOut,
    /// The opponent repeats the announcement.
    Repeats,
    /// Says "I adjust".
    Adjust,
    /// Begins a competition, by questions.
    Agree,
    /// Tells the law of the last ruling.
    Why,
    /// Tells the claims that were possible in the game.
    Claims,
    /// Stops the clocks or lets them run.
    Pause,
    /// Letters explore the board, or are typed again.
    BoardKeys,
    /// The home row names squares, or letters are typed again.
    HomeRow,
    /// Braille under the fingers.
    Braille(BrailleAction),
    /// Types one line while letters explore the board.
    Write,
    /// Keys say what they do, and do nothing.
    ExplainKeys,
    /// Another key for a command.
    ChangeKey,
    /// All keys as they were at first.
    ResetKeys,
    /// The arbiter steps in, or back.
    Arbiter,
    /// Says what has happened in this game.
    Incidents,
    /// Plays a line of the board as sound.
    Sweep(Sweep),
    /// The settings of the sound, and the glossary of sounds.
    Sound(SoundCommand),
    /// Starts the dictaphone, or stops it.
    Dictaphone,
    /// Gives the second player the next sound device.
    OtherDevice,
    /// Practises with an opponent or advice.
    Practice(PracticeAction),
    /// Falls silent.
    Silence,
    /// Ends the program.
    Quit,
}

impl Action {
    /// The key under which voices keep what the action does.
    pub fn key(self) -> &'static str {
        match self {
            Self::Walk(step) => walk_key(step),
            Self::Enter => "enter",
            Self::Cancel => "cancel",
            Self::Look => "look",
            Self::Attackers => "attackers",
            Self::Help => "help",
            Self::Repeat => "repeat",
            Self::Turn => "turn",
            Self::Pieces => "pieces",
            Self::Moves => "moves",
            Self::Undo => "undo",
            Self::NewGame(which) => which.key(),
            Self::OpenFile => "open-file",
            Self::Shelf(action) => action.key(),
            Self::Sheet(action) => action.key(),
            Self::Level(level) => level.key(),
            Self::NextGame => "next-game",
            Self::PreviousGame => "previous-game",
            Self::Forward => "forward",
            Self::Back => "back",
            Self::ToStart => "to-start",
            Self::ToEnd => "to-end",
            Self::PlayOn => "play-on",
            Self::OfferDraw => "offer-draw",
            Self::Resign => "resign",
            Self::Adjourn => "adjourn",
            Self::NextAnnouncer => "next-announcer",
            Self::NextForm => "next-form",
            Self::NextLanguage => "next-language",
            Self::NextFiles => "next-files",
            Self::ReadBack => "read-back",
            Self::NextSpeaker => "next-speaker",
            Self::Review(step) => step.key(),
            Self::Menu => "menu",
            Self::NextTheme => "next-theme",
            Self::SecondWindow => "second-window",
            Self::NextBraille => "next-braille",
            Self::Zoom(zoom) => zoom_key(zoom),
            Self::NextPreset => "next-preset",
            Self::NextOutput => "next-output",
            Self::PressClock => "press-clock",
            Self::TellTime => "tell-time",
            Self::ReadOut => "read-out",
            Self::Repeats => "repeats",
            Self::Adjust => "adjust",
            Self::Agree => "agree",
            Self::Why => "why",
            Self::Claims => "claims",
            Self::Pause => "pause",
            Self::BoardKeys => "board-keys",
            Self::HomeRow => "home-row",
            Self::Braille(action) => action.key(),
            Self::Write => "write-line",
            Self::ExplainKeys => "explain-keys",
            Self::ChangeKey => "change-key",
            Self::ResetKeys => "reset-keys",
            Self::Arbiter => "arbiter",
            Self::Incidents => "incidents",
            Self::Sweep(_) | Self::Sound(_) | Self::OtherDevice => super::sound::action_key(self),
            Self::Practice(action) => action.key(),
            Self::Dictaphone => "dictaphone",
            Self::Silence => "silence",
            Self::Quit => "quit",
        }
    }
}

/// One row of the key table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
    /// The key.
    pub key: Key,
    /// What it does.
    pub action: Action,
}
