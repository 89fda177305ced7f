//! All rows of the catalogue, page by page.

use super::page::Page;
use super::row::Row;
use super::{board, explore, file, game, keyboard, practice, rules, said, sound, tournament};
use crate::narrate::cue::Phrase;
use crate::narrate::phrases::Spec;

/// The rows, page by page, and at last those that are only said or typed.
const TABLES: [(Option<Page>, &[Row]); 18] = [
    (Some(Page::File), file::FILE),
    (Some(Page::Export), file::EXPORT),
    (Some(Page::Game), game::ROWS),
    (Some(Page::Practice), practice::PRACTICE),
    (Some(Page::Engine), practice::ENGINE),
    (Some(Page::Rules), rules::ROWS),
    (Some(Page::Tournament), tournament::PAGE),
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
    (None, tournament::SAID),
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

impl Row {
    /// The sentence of what it does.
    pub fn doc(&self) -> Phrase {
        let spec = match self.like.and_then(row) {
            Some(other) => other.spec,
            None => self.spec,
        };
        spec.plain()
    }
}
