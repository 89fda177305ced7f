//! The key table: which key does what. One table for the window, the help and the README.

use super::braille::BrailleAction;
use super::key_names::{ctrl, ctrl_shift, plain, shift, walk_key, zoom_key};
use crate::board::Step;
use crate::session::sight::Zoom;
use crate::session::sounding::SoundCommand;
use crate::session::speech::ReviewStep;
use crate::session::sweep::Sweep;

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
    NewGame,
    /// Asks for the path of a file to open.
    OpenFile,
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
    /// Speaks faster.
    Faster,
    /// Speaks slower.
    Slower,
    /// Speaks louder.
    Louder,
    /// Speaks softer.
    Softer,
    /// Sounds louder.
    EarconsLouder,
    /// Sounds softer.
    EarconsSofter,
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
    /// Falls silent.
    Silence,
    /// Ends the program.
    Quit,
}

impl Action {
    /// The key under which voices keep what the action does.
    pub const fn key(self) -> &'static str {
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
            Self::NewGame => "new-game",
            Self::OpenFile => "open-file",
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
            Self::Faster => "faster",
            Self::Slower => "slower",
            Self::Louder => "louder",
            Self::Softer => "softer",
            Self::EarconsSofter => "earcons-softer",
            Self::EarconsLouder => "earcons-louder",
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
            Self::Sweep(sweep) => super::sound::sweep_key(sweep),
            Self::Sound(command) => super::sound::key(command),
            Self::Dictaphone => "dictaphone",
            Self::OtherDevice => "other-device",
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

const fn row(key: Key, action: Action) -> Binding {
    Binding { key, action }
}

/// The default key table, in the order in which it is documented.
///
/// No key uses Insert, Caps Lock or Alt: screen readers and menus need them.
pub const BINDINGS: &[Binding] = &[
    row(plain(Code::Up), Action::Walk(Step::Up)),
    row(plain(Code::Down), Action::Walk(Step::Down)),
    row(plain(Code::Left), Action::Walk(Step::Left)),
    row(plain(Code::Right), Action::Walk(Step::Right)),
    row(shift(Code::Up), Action::Walk(Step::UpRight)),
    row(shift(Code::Right), Action::Walk(Step::DownRight)),
    row(shift(Code::Down), Action::Walk(Step::DownLeft)),
    row(shift(Code::Left), Action::Walk(Step::UpLeft)),
    row(plain(Code::Enter), Action::Enter),
    row(plain(Code::Escape), Action::Cancel),
    row(plain(Code::Space), Action::Look),
    row(shift(Code::Space), Action::Attackers),
    row(plain(Code::Function(1)), Action::Help),
    row(plain(Code::Function(2)), Action::Repeat),
    row(plain(Code::Function(3)), Action::Turn),
    row(plain(Code::Function(4)), Action::Pieces),
    row(plain(Code::Function(5)), Action::Moves),
    row(ctrl(Code::Letter('Z')), Action::Undo),
    row(ctrl(Code::Letter('N')), Action::NewGame),
    row(ctrl(Code::Letter('O')), Action::OpenFile),
    row(ctrl(Code::PageDown), Action::NextGame),
    row(ctrl(Code::PageUp), Action::PreviousGame),
    row(plain(Code::PageDown), Action::Forward),
    row(plain(Code::PageUp), Action::Back),
    row(ctrl(Code::Home), Action::ToStart),
    row(ctrl(Code::End), Action::ToEnd),
    row(ctrl(Code::Letter('P')), Action::PlayOn),
    row(ctrl(Code::Letter('G')), Action::Agree),
    row(ctrl(Code::Enter), Action::PressClock),
    row(shift(Code::Enter), Action::ReadOut),
    row(plain(Code::Function(6)), Action::Repeats),
    row(shift(Code::Function(6)), Action::TellTime),
    row(shift(Code::Function(1)), Action::Why),
    row(shift(Code::Function(5)), Action::Claims),
    row(ctrl(Code::Letter('J')), Action::Adjust),
    row(ctrl(Code::Letter('T')), Action::Pause),
    row(ctrl(Code::Letter('K')), Action::Arbiter),
    row(ctrl(Code::Function(5)), Action::Incidents),
    row(ctrl(Code::Letter('D')), Action::OfferDraw),
    row(ctrl(Code::Letter('R')), Action::Resign),
    row(ctrl(Code::Letter('S')), Action::Adjourn),
    row(shift(Code::Function(3)), Action::Dictaphone),
    row(ctrl(Code::Up), Action::Faster),
    row(ctrl(Code::Down), Action::Slower),
    row(ctrl(Code::Right), Action::Louder),
    row(ctrl(Code::Left), Action::Softer),
    row(plain(Code::Function(7)), Action::EarconsSofter),
    row(plain(Code::Function(8)), Action::EarconsLouder),
    row(plain(Code::Function(9)), Action::NextAnnouncer),
    row(plain(Code::Function(10)), Action::NextForm),
    row(plain(Code::Function(11)), Action::NextLanguage),
    row(plain(Code::Function(12)), Action::NextFiles),
    row(shift(Code::Function(10)), Action::ReadBack),
    row(shift(Code::Function(9)), Action::NextSpeaker),
    row(ctrl(Code::Letter('B')), Action::BoardKeys),
    row(ctrl(Code::Letter('H')), Action::HomeRow),
    row(
        ctrl_shift(Code::Letter('K')),
        Action::Braille(BrailleAction::Perkins),
    ),
    row(
        ctrl_shift(Code::Letter('J')),
        Action::Braille(BrailleAction::NextStrokes),
    ),
    row(
        ctrl_shift(Code::Letter('N')),
        Action::Braille(BrailleAction::NextCode),
    ),
    row(
        ctrl_shift(Code::Letter('T')),
        Action::Braille(BrailleAction::Test),
    ),
    row(ctrl(Code::Letter('L')), Action::Write),
    row(ctrl(Code::Function(1)), Action::ExplainKeys),
    row(shift(Code::Function(12)), Action::ChangeKey),
    row(ctrl_shift(Code::Function(12)), Action::ResetKeys),
    row(shift(Code::PageUp), Action::Review(ReviewStep::Previous)),
    row(shift(Code::PageDown), Action::Review(ReviewStep::Next)),
    row(shift(Code::Home), Action::Review(ReviewStep::First)),
    row(shift(Code::End), Action::Review(ReviewStep::Last)),
    row(shift(Code::Function(2)), Action::Review(ReviewStep::Spell)),
    row(ctrl(Code::Letter('C')), Action::Review(ReviewStep::Copy)),
    row(ctrl(Code::Letter('M')), Action::Menu),
    row(ctrl(Code::Plus), Action::Zoom(Zoom::In)),
    row(ctrl(Code::Minus), Action::Zoom(Zoom::Out)),
    row(ctrl(Code::Digit(0)), Action::Zoom(Zoom::Usual)),
    row(ctrl(Code::Function(11)), Action::NextTheme),
    row(shift(Code::Function(4)), Action::SecondWindow),
    row(ctrl(Code::Function(6)), Action::NextBraille),
    row(ctrl(Code::Function(3)), Action::NextPreset),
    row(ctrl(Code::Function(2)), Action::NextOutput),
    row(ctrl_shift(Code::Letter('R')), Action::Sweep(Sweep::Rank)),
    row(ctrl_shift(Code::Letter('F')), Action::Sweep(Sweep::File)),
    row(ctrl_shift(Code::Letter('D')), Action::Sweep(Sweep::Rising)),
    row(ctrl_shift(Code::Letter('A')), Action::Sweep(Sweep::Falling)),
    row(ctrl_shift(Code::Letter('P')), Action::Sweep(Sweep::Pawns)),
    row(ctrl_shift(Code::Letter('B')), Action::Sweep(Sweep::Board)),
    row(ctrl_shift(Code::Up), Action::Sweep(Sweep::Ray(Step::Up))),
    row(
        ctrl_shift(Code::Down),
        Action::Sweep(Sweep::Ray(Step::Down)),
    ),
    row(
        ctrl_shift(Code::Left),
        Action::Sweep(Sweep::Ray(Step::Left)),
    ),
    row(
        ctrl_shift(Code::Right),
        Action::Sweep(Sweep::Ray(Step::Right)),
    ),
    row(
        ctrl_shift(Code::Home),
        Action::Sweep(Sweep::Ray(Step::UpLeft)),
    ),
    row(
        ctrl_shift(Code::PageUp),
        Action::Sweep(Sweep::Ray(Step::UpRight)),
    ),
    row(
        ctrl_shift(Code::End),
        Action::Sweep(Sweep::Ray(Step::DownLeft)),
    ),
    row(
        ctrl_shift(Code::PageDown),
        Action::Sweep(Sweep::Ray(Step::DownRight)),
    ),
    row(
        shift(Code::Function(8)),
        Action::Sound(SoundCommand::NextEarcon),
    ),
    row(
        shift(Code::Function(7)),
        Action::Sound(SoundCommand::PreviousEarcon),
    ),
    row(
        shift(Code::Function(11)),
        Action::Sound(SoundCommand::Earcon),
    ),
    row(
        ctrl(Code::Function(8)),
        Action::Sound(SoundCommand::NextSetting),
    ),
    row(
        ctrl(Code::Function(7)),
        Action::Sound(SoundCommand::PreviousSetting),
    ),
    row(ctrl(Code::Function(10)), Action::Sound(SoundCommand::More)),
    row(ctrl(Code::Function(9)), Action::Sound(SoundCommand::Less)),
    row(ctrl(Code::Function(12)), Action::OtherDevice),
    row(plain(Code::Control), Action::Silence),
    row(ctrl(Code::Space), Action::Silence),
    row(ctrl(Code::Letter('Q')), Action::Quit),
];
