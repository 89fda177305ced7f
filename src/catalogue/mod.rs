//! The catalogue of commands: a row for everything that can be done by its name.
//!
//! The key table, the menu, the pages of the gamepad, the verbs of the console, help, the README and the words
//! that are understood all come from these rows. What a row does is told by the message `command-ID` of the voices,
//! and the attribute `hear` of that message lists the words for it.

mod board;
mod does;
mod explore;
mod file;
mod game;
pub mod key;
mod keyboard;
pub mod keymap;
mod page;
mod practice;
mod rules;
mod said;
mod sound;
mod verbs;

use crate::narrate::cue::Phrase;
use crate::narrate::phrases::Spec;

pub use does::{Does, Filling, Hand, Next, Pressed, Typed};
use key::Key;
pub use page::{Page, When};
pub use verbs::verb;

/// Which press belongs to a row: one key, or any key of a family, whose member fills a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// None.
    None,
    /// One key.
    Key(Key),
    /// A to H.
    File,
    /// 1 to 8.
    Rank,
    /// Shift and 1 to 8.
    FileByNumber,
    /// K, Q, R, B, N or P.
    Kind,
    /// The same with Shift.
    KindShifted,
    /// An arrow, with Shift the slanting one clockwise from it.
    Step,
}

/// A command by its name.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The name: for settings, voices, the console and other devices.
    pub id: &'static str,
    /// The id of the row that does the same, where its sentence serves this row, too.
    pub like: Option<&'static str>,
    /// The key by default.
    pub stroke: Stroke,
    /// The id of the prefix that comes first.
    pub prefix: Option<&'static str>,
    /// Whether the key holds only while letters explore the board.
    pub board: bool,
    /// The page of the menu, for which see [`Row::page`].
    page: Option<Page>,
    /// Whether the menu has the setting that it changes instead.
    pub is_setting: bool,
    /// Where it is of any use.
    pub when: When,
    /// What it does, and the argument that this takes.
    pub does: Does,
    /// What it is called at the console besides its id.
    pub verbs: &'static [&'static str],
    spec: &'static Spec,
}

/// A row by its id, with what it does.
macro_rules! command {
    ($id:literal, $does:expr) => {
        $crate::catalogue::Row::new(
            $id,
            &$crate::narrate::phrases::Spec {
                id: concat!("command-", $id),
                args: &[],
                part: $crate::narrate::cue::Part::Interface,
            },
            $does,
        )
    };
}
use command;

/// A row without an argument, by its id, with what it asks.
macro_rules! ask {
    ($id:literal, $ask:expr) => {
        $crate::catalogue::command!($id, $crate::catalogue::Does::Ask(|| $ask))
    };
}
use ask;

impl Row {
    const fn new(id: &'static str, spec: &'static Spec, does: Does) -> Self {
        Self {
            id,
            like: None,
            stroke: Stroke::None,
            prefix: None,
            board: false,
            page: None,
            is_setting: false,
            when: When::Always,
            does,
            verbs: &[],
            spec,
        }
    }

    const fn key(self, key: Key) -> Self {
        let stroke = Stroke::Key(key);
        Self { stroke, ..self }
    }

    /// With a press that holds only while letters explore the board.
    const fn on_board(self, stroke: Stroke) -> Self {
        let board = true;
        Self {
            stroke,
            board,
            ..self
        }
    }

    /// With a press that follows another one.
    const fn after(self, prefix: &'static str, stroke: Stroke) -> Self {
        let prefix = Some(prefix);
        let row = self.on_board(stroke);
        Self { prefix, ..row }
    }

    const fn when(self, when: When) -> Self {
        Self { when, ..self }
    }

    const fn verbs(self, verbs: &'static [&'static str]) -> Self {
        Self { verbs, ..self }
    }

    const fn like(self, id: &'static str) -> Self {
        let like = Some(id);
        Self { like, ..self }
    }

    const fn of_setting(self) -> Self {
        let is_setting = true;
        Self { is_setting, ..self }
    }

    /// The page of the menu on which it stands, itself or as the setting that it changes. Nowhere stand rows that are
    /// only said or typed, that wait for another key, or that give the board a key of its own for what another row does.
    pub const fn page(&self) -> Option<Page> {
        let is_twin = self.board && self.like.is_some();
        if is_twin || matches!(self.does, Does::Prefix) {
            return None;
        }
        self.page
    }

    /// The sentence of what it does.
    pub fn doc(&self) -> Phrase {
        let spec = match self.like.and_then(row) {
            Some(other) => other.spec,
            None => self.spec,
        };
        Phrase::new(spec, vec![])
    }

    /// The name of the attribute under which voices list its words.
    pub fn words(&self) -> String {
        format!("{}.hear", self.spec.id)
    }
}

/// Two rows are the same if their names are.
impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Row {}

/// The rows, page by page, and at last those that are only said or typed.
const TABLES: [(Option<Page>, &[Row]); 15] = [
    (Some(Page::File), file::FILE),
    (Some(Page::Export), file::EXPORT),
    (Some(Page::Game), game::ROWS),
    (Some(Page::Practice), practice::PRACTICE),
    (Some(Page::Rules), rules::ROWS),
    (Some(Page::Board), board::ROWS),
    (Some(Page::Explore), explore::ROWS),
    (Some(Page::Drills), practice::DRILLS),
    (Some(Page::Speech), sound::SPEECH),
    (Some(Page::Sound), sound::SOUND),
    (Some(Page::Window), sound::WINDOW),
    (Some(Page::Keyboard), keyboard::KEYBOARD),
    (Some(Page::Gamepad), keyboard::GAMEPAD),
    (Some(Page::Help), keyboard::HELP),
    (None, said::ROWS),
];

/// All rows.
pub fn rows() -> impl Iterator<Item = Row> {
    TABLES
        .into_iter()
        .flat_map(|(page, rows)| rows.iter().map(move |row| Row { page, ..*row }))
}

/// The row with an id.
pub fn row(id: &str) -> Option<Row> {
    rows().find(|row| row.id == id)
}

/// The sentences of all rows that have one of their own: each voice that can be the language of the program has them.
pub fn phrases() -> impl Iterator<Item = &'static Spec> {
    let told = rows().filter(|row| row.page.is_some() && row.like.is_none());
    told.map(|row| row.spec)
}

/// The names of all messages of rows; those that are only said or typed have words and no sentence.
pub fn messages() -> impl Iterator<Item = &'static str> {
    rows().map(|row| row.spec.id)
}
