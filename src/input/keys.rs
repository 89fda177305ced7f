//! The key table: which key does what. One table for the window, the help and the README.

use crate::board::Step;

/// A key of the keyboard, without the keys held with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Code {
    /// A letter, in upper case.
    Letter(char),
    /// A digit, 0 to 9.
    Digit(u8),
    /// The stroke that leads to a command: /.
    Slash,
    /// A function key, F1 to F12.
    Function(u8),
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Home.
    Home,
    /// End.
    End,
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Space.
    Space,
    /// Backspace.
    Backspace,
}

/// A key and the keys held with it. Alt is left to menus and screen readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// The key.
    pub code: Code,
    /// Whether Control (on a Mac: Command) is held.
    pub ctrl: bool,
    /// Whether Shift is held.
    pub shift: bool,
}

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
    /// Stops the clocks or lets them run.
    Pause,
    /// Letters explore the board, or are typed again.
    BoardKeys,
    /// The home row names squares, or letters are typed again.
    HomeRow,
    /// Types one line while letters explore the board.
    Write,
    /// Keys say what they do, and do nothing.
    ExplainKeys,
    /// Another key for a command.
    ChangeKey,
    /// All keys as they were at first.
    ResetKeys,
    /// Falls silent.
    Silence,
    /// Ends the program.
    Quit,
}

impl Action {
    /// The key under which voices keep what the action does.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Walk(Step::Up) => "walk-up",
            Self::Walk(Step::Down) => "walk-down",
            Self::Walk(Step::Left) => "walk-left",
            Self::Walk(Step::Right) => "walk-right",
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
            Self::PressClock => "press-clock",
            Self::TellTime => "tell-time",
            Self::ReadOut => "read-out",
            Self::Repeats => "repeats",
            Self::Adjust => "adjust",
            Self::Agree => "agree",
            Self::Why => "why",
            Self::Pause => "pause",
            Self::BoardKeys => "board-keys",
            Self::HomeRow => "home-row",
            Self::Write => "write-line",
            Self::ExplainKeys => "explain-keys",
            Self::ChangeKey => "change-key",
            Self::ResetKeys => "reset-keys",
            Self::Silence => "silence",
            Self::Quit => "quit",
            Self::Walk(Step::UpRight) => "walk-up-right",
            Self::Walk(Step::DownRight) => "walk-down-right",
            Self::Walk(Step::DownLeft) => "walk-down-left",
            Self::Walk(Step::UpLeft) => "walk-up-left",
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

pub(super) const fn plain(code: Code) -> Key {
    Key {
        code,
        ctrl: false,
        shift: false,
    }
}

const fn ctrl(code: Code) -> Key {
    Key {
        code,
        ctrl: true,
        shift: false,
    }
}

pub(super) const fn shift(code: Code) -> Key {
    Key {
        code,
        ctrl: false,
        shift: true,
    }
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
    row(ctrl(Code::Letter('J')), Action::Adjust),
    row(ctrl(Code::Letter('T')), Action::Pause),
    row(ctrl(Code::Letter('D')), Action::OfferDraw),
    row(ctrl(Code::Letter('R')), Action::Resign),
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
    row(ctrl(Code::Letter('L')), Action::Write),
    row(ctrl(Code::Function(1)), Action::ExplainKeys),
    row(shift(Code::Function(12)), Action::ChangeKey),
    row(ctrl(Code::Function(12)), Action::ResetKeys),
    row(ctrl(Code::Space), Action::Silence),
    row(ctrl(Code::Letter('Q')), Action::Quit),
];

impl Key {
    /// The name of the key as it is written in documents and plays: `Ctrl+Home`, `F2`, `Up`.
    pub fn name(self) -> String {
        let code = match self.code {
            Code::Letter(letter) => letter.to_string(),
            Code::Digit(digit) => digit.to_string(),
            Code::Slash => "/".to_owned(),
            Code::Function(number) => format!("F{number}"),
            other => format!("{other:?}"),
        };
        let held = [(self.ctrl, "Ctrl+"), (self.shift, "Shift+")];
        let held = held
            .iter()
            .filter(|(is_held, _)| *is_held)
            .map(|(_, name)| *name);
        held.chain([code.as_str()]).collect()
    }

    /// The key with a name, as [`Key::name`] writes it; `None` if no key has it.
    pub fn from_name(name: &str) -> Option<Self> {
        let (mut rest, mut ctrl, mut shift) = (name, false, false);
        loop {
            let (held, key) = match rest.split_once('+') {
                Some(parts) => parts,
                None => break,
            };
            match held.to_ascii_lowercase().as_str() {
                "ctrl" if !ctrl => ctrl = true,
                "shift" if !shift => shift = true,
                _ => return None,
            }
            rest = key;
        }
        let code = Code::from_name(rest)?;
        Some(Self { code, ctrl, shift })
    }
}

/// The keys that have a name of their own.
const NAMED: [Code; 13] = [
    Code::Up,
    Code::Down,
    Code::Left,
    Code::Right,
    Code::PageUp,
    Code::PageDown,
    Code::Home,
    Code::End,
    Code::Enter,
    Code::Escape,
    Code::Space,
    Code::Backspace,
    Code::Slash,
];

impl Code {
    fn from_name(name: &str) -> Option<Self> {
        let mut characters = name.chars();
        match (characters.next()?, characters.as_str()) {
            (letter, "") if letter.is_ascii_alphabetic() => {
                return Some(Self::Letter(letter.to_ascii_uppercase()));
            }
            (digit @ '0'..='9', "") => return Some(Self::Digit(digit as u8 - b'0')),
            ('F' | 'f', number) => {
                if let Ok(number @ 1..=12) = number.parse() {
                    return Some(Self::Function(number));
                }
            }
            _ => {}
        }
        NAMED
            .into_iter()
            .find(|code| plain(*code).name().eq_ignore_ascii_case(name))
    }
}
