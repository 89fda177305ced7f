//! The player's hands: what they have begun and not ended yet, on each device.

use super::file_list::FileList;
use super::menu::Menu;
use super::pad::{Pad, Press};
use super::perkins::{Chorder, KeyboardTest, Writer};
use super::reading::ManualPlace;
use crate::catalogue::{FileAim, Row, Typed};
use crate::protocol::Question;
use crate::voice::Text;

/// The player's hands: what has been typed and not been entered yet.
#[derive(Clone, Debug, Default)]
pub struct Hands {
    pub(super) line: String,
    pub(super) purpose: Purpose,
    pub(super) menu: Option<Menu>,
    /// The list of files to open.
    pub(super) files: Option<FileList>,
    /// For what the list of files is asked for.
    pub(super) aim: FileAim,
    /// Where the player is in the manual, and whether it is open.
    pub(super) reading: (ManualPlace, bool),
    /// Whether the session knows that the menu is open, so that clocks wait.
    pub(super) waits: bool,
    /// A move said ahead, for when the opponent has made his.
    pub(super) ahead: Option<String>,
    /// The first of two keys that was pressed.
    pub(super) prefix: Option<Row>,
    /// Whether a line is typed although letters are for something else.
    pub(super) writes: bool,
    /// Whether keys only say what they do.
    pub(super) explains: bool,
    /// A key that is being changed.
    pub(super) changing: Option<KeyChange>,
    /// What the microphone does.
    pub(super) ear: Hearing,
    /// Whether what was said last was no clear answer to the question that waits.
    pub(super) was_unclear: bool,
    /// Where it was asked whether the option reached was said: what may have been said instead.
    pub(super) doubted: Option<Vec<usize>>,
    /// The words with which the player teaches the program his voice.
    pub(super) enrolment: Option<Enrolment>,
    /// The file that the first stroke of the home row named.
    pub(super) file: Option<u8>,
    /// The page of help that was heard last, if nothing was done since.
    pub(super) help: Option<usize>,
    /// Whether the input that is being handled has told a page of help.
    pub(super) has_helped: bool,
    /// Whether the last input told or changed a setting of the sound, of which the next one may want more.
    pub(super) at_sounds: bool,
    /// The question that was open at the last input.
    pub(super) asked: Option<Question>,
    /// Whether a move was due to be sealed at the last input.
    pub(super) must_seal: bool,
    /// The question whose options are walked, and the option reached.
    pub(super) answering: Option<(Question, usize)>,
    /// What stands open on the gamepad.
    pub(super) pad: PadHands,
    /// What is begun on the Braille writer.
    pub(super) braille: BrailleHands,
}

impl Hands {
    /// What has been typed and not been entered yet.
    pub fn line(&self) -> String {
        if self.types_unheard() {
            return "*".repeat(self.line.chars().count());
        }
        self.line.clone()
    }

    /// Whether what is typed now is neither heard nor shown.
    pub fn is_secret(&self) -> bool {
        self.writes_secretly() || self.asked.as_ref().is_some_and(Question::wants_password)
    }

    /// Whether what is typed now may be a move that is due to be sealed, or is secret in any case.
    pub(super) fn types_unheard(&self) -> bool {
        let is_line = self.purpose == Purpose::Words && self.asked.is_none();
        self.is_secret() || self.must_seal && is_line
    }

    /// Whether the line was begun for something that nobody hears or sees.
    pub(super) fn writes_secretly(&self) -> bool {
        matches!(self.purpose, Purpose::Secret | Purpose::SealWord)
    }

    /// Where the player is in the menu, if it is open.
    pub fn menu(&self) -> Option<Menu> {
        self.menu
    }
}

/// What the line of text is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Purpose {
    #[default]
    Words,
    /// The path of a file, to be opened or saved.
    Path(FileAim),
    /// A comment on the move reached.
    Comment,
    /// A move to be sealed: nobody hears or sees it.
    Secret,
    /// The word under which a move is sealed, to write it on a page: nobody hears or sees it.
    SealWord,
    /// Something for the shelf of games.
    Shelf(Typed),
}

impl Purpose {
    /// Whether an empty line says something: no comment, every game, or no name.
    pub(super) fn may_be_empty(self) -> bool {
        matches!(
            self,
            Self::Comment | Self::Shelf(Typed::Search | Typed::Player)
        )
    }
}

/// How far the changing of a key has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeyChange {
    /// The key that is to change is wanted; after a prefix, its second key.
    Which(Option<Row>),
    /// The new key for this command is wanted.
    To(Row),
}

/// What stands open on the gamepad.
#[derive(Clone, Debug, Default)]
pub(super) struct PadHands {
    pub(super) pad: Pad,
    /// The name of the gamepad, until its layout was spoken.
    pub(super) unknown: Option<String>,
    /// Which theme the right stick tells.
    pub(super) theme: usize,
    /// The character reached, while a line is written.
    pub(super) writing: Option<usize>,
    /// A button that is to mean something else.
    pub(super) changing: Option<ButtonChange>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ButtonChange {
    /// The button is wanted.
    Which,
    /// What this press is to do is chosen in the menu.
    To(Press),
}

/// What the microphone does, and whoever listens.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Hearing {
    /// Whether the microphone is open.
    pub(super) is_open: bool,
    /// Whether it is still being found out what was said.
    pub(super) works: bool,
}

/// The words with which the player teaches the program his voice, and how far he is.
#[derive(Clone, Debug)]
pub(super) struct Enrolment {
    pub(super) words: Vec<Text>,
    pub(super) at: usize,
    /// How often the word was said already.
    pub(super) times: usize,
    /// How many words were learnt.
    pub(super) learnt: u32,
}

/// What the fingers have begun on the Braille writer.
#[derive(Clone, Debug, Default)]
pub(super) struct BrailleHands {
    pub(super) chorder: Chorder,
    pub(super) writer: Writer,
    pub(super) test: Option<KeyboardTest>,
}
