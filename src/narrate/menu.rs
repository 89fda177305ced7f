//! The menu: its pages and what stands on them.

use super::cue::{Arg, Cue, Phrase, Sentence};
use super::hands::setting_phrase;
use super::phrases as say;
use super::{echo, sound};
use crate::earcon::Earcon;
use crate::session::settings::{Change, Settings};

/// A row of the menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// A page, by its key.
    Page(&'static str),
    /// Something to do, by the key of the action, with the name of the key that does it too.
    Action(&'static str, String),
    /// A setting with its value, as the change that would make it what it is.
    Setting(Change),
}

/// The words on a row.
pub fn row(row: &Row, settings: &Settings) -> Sentence {
    match row {
        Row::Page(page) => Phrase::new(&say::MENU, vec![Arg::Key(page)]).into(),
        Row::Action(action, key) => Sentence(vec![
            Phrase::new(&say::ACTION, vec![Arg::Key(action)]),
            Phrase::new(&say::TYPED, vec![Arg::Text(key.clone())]),
        ]),
        Row::Setting(change) => setting_phrase(change, settings).into(),
    }
}

/// The player stands on a row, the first of which is 1.
pub fn stood_on(shown: &Row, at: usize, count: usize, settings: &Settings) -> Vec<Cue> {
    let number = super::tell::number;
    let mut sentence = row(shown, settings);
    let place = vec![number(at), number(count)];
    sentence.0.push(Phrase::new(&say::MENU_PLACE, place));
    vec![sound(Earcon::Notice, None), echo(vec![sentence])]
}

/// The menu is closed.
pub fn closed() -> Vec<Cue> {
    let phrase = Phrase::new(&say::MENU_CLOSED, vec![]);
    vec![sound(Earcon::Cancel, None), echo(vec![phrase.into()])]
}
