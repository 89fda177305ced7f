//! What a row does, with the argument that it takes, and how that is filled.

use super::Row;
use crate::board::{Kind, Side, Square, Step};
use crate::protocol::ask::Ask;
use crate::protocol::settings::keyboard::Keyboard;

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
    /// What sounds stops.
    Silence,
    /// Types the path of a file.
    OpenFile,
    /// Opens the game that stands so many further on in the file.
    OtherGame(i32),
    /// Begins a game of the other kind.
    OtherKind,
    /// Types something for the shelf.
    Shelf(Typed),
    /// Types a comment.
    Comment,
    /// Saves the game in the format of the settings.
    ExportBraille,
    /// Writes the sealed move on a page of its own.
    SealedPage,
    /// Seals a move, or takes the next step of an adjournment.
    Adjourn,
    /// The next setting of something.
    Next(Next),
    /// The next device for the second player.
    OtherDevice,
    /// Letters are for something, or typed again.
    Letters(Keyboard),
    /// Another way to strike a cell.
    BrailleStrokes,
    /// Another code of Braille.
    BrailleCode,
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

/// For what of the shelf a line is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A search.
    Search,
    /// The path of a file with games.
    Import,
    /// The path of a file for a backup.
    Backup,
    /// The path of a backup.
    Restore,
}

/// A setting of which a key chooses the next value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The voice of announcements.
    Announcer,
    /// The form of moves.
    Form,
    /// The language.
    Language,
    /// The names of the files.
    Files,
    /// Whether moves in words are read back.
    ReadBack,
    /// The own voice or that of the system.
    Speaker,
    /// How much is said.
    Preset,
    /// The own voice or the screen reader.
    Output,
    /// The colours of the window.
    Theme,
    /// Whether the opponent has a window.
    SecondWindow,
    /// The code of the Braille line.
    Braille,
}

/// What a press, a row of the menu or a verb comes to.
#[derive(Clone, Debug)]
pub enum Pressed {
    /// This is asked.
    Ask(Box<Ask>),
    /// This is asked of the square of the cursor.
    AtCursor(fn(Square) -> Ask),
    /// The hands do it.
    Hands(Hand),
    /// The second key is waited for.
    Prefix(Row),
}

/// What fills the gap of a row.
#[derive(Clone, Copy, Debug, Default)]
pub struct Filling {
    /// A square.
    pub square: Option<Square>,
    /// A kind of piece.
    pub kind: Option<Kind>,
    /// A file or a rank, 0 to 7.
    pub line: Option<u8>,
    /// A direction.
    pub step: Option<Step>,
    /// A side.
    pub side: Option<Side>,
    /// A number.
    pub number: Option<u32>,
}

impl Row {
    /// What is asked with what fills the gap; `None` if the gap is empty, or if only the hands do it.
    pub fn ask(&self, with: &Filling) -> Option<Ask> {
        Some(match self.does {
            Does::Ask(make) | Does::Both(_, make) => make(),
            Does::Here(make) => make(with.square),
            Does::Pieces(make) => make(with.side, with.kind),
            Does::File(make) | Does::Rank(make) => make(with.line?),
            Does::Kind(make) => make(with.kind?),
            Does::Step(make) => make(with.step?),
            Does::Square(make) => make(with.square?),
            Does::Side(make) => make(with.side?),
            Does::Number(make) => make(with.number?),
            Does::Hands(_) | Does::Prefix => return None,
        })
    }

    /// What the row does without a gap; `None` if it has one.
    pub fn fixed(&self) -> Option<Pressed> {
        Some(match self.does {
            Does::Hands(hand) | Does::Both(hand, _) => Pressed::Hands(hand),
            Does::Square(make) => Pressed::AtCursor(make),
            Does::Prefix => Pressed::Prefix(*self),
            Does::Ask(_)
            | Does::Here(_)
            | Does::Pieces(_)
            | Does::File(_)
            | Does::Rank(_)
            | Does::Kind(_)
            | Does::Step(_)
            | Does::Side(_)
            | Does::Number(_) => Pressed::Ask(Box::new(self.ask(&Filling::default())?)),
        })
    }

    /// What the row does with what is typed after its name at the console: `e4`, `knight`, `up-left`, `black pawn`.
    pub fn with(&self, text: &str) -> Option<Pressed> {
        if text.is_empty() {
            let pressed = self.fixed()?;
            return (!matches!(pressed, Pressed::AtCursor(_))).then_some(pressed);
        }
        let mut with = Filling::default();
        let line = |first: u8| match *text.as_bytes() {
            [line] => line.checked_sub(first).filter(|line| *line < 8),
            _ => None,
        };
        match self.does {
            Does::Here(_) | Does::Square(_) => with.square = Some(text.parse().ok()?),
            Does::File(_) => with.line = Some(line(b'a')?),
            Does::Rank(_) => with.line = Some(line(b'1')?),
            Does::Kind(_) => with.kind = Some(kind(text)?),
            Does::Step(_) => with.step = Step::ALL.into_iter().find(|step| step.key() == text),
            Does::Side(_) => with.side = Some(side(text)?),
            Does::Number(_) => with.number = Some(text.parse().ok()?),
            Does::Pieces(_) => {
                for word in text.split_whitespace() {
                    match side(word) {
                        Some(side) => with.side = Some(side),
                        None => with.kind = Some(kind(word)?),
                    }
                }
            }
            Does::Ask(_) | Does::Hands(_) | Does::Both(..) | Does::Prefix => return None,
        }
        self.ask(&with).map(|ask| Pressed::Ask(Box::new(ask)))
    }
}

fn kind(name: &str) -> Option<Kind> {
    Kind::all().find(|kind| kind.key() == name)
}

fn side(name: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side.key() == name)
}
