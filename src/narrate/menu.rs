//! The menu: its pages and what stands on them.

use super::cue::{Arg, Cue, Phrase, Sentence};
use super::hands::setting_phrase;
use super::phrases as say;
use super::{agreed, echo, sound};
use crate::earcon::Earcon;
use crate::protocol::settings::{Change, Settings};

/// A row of the menu.
#[derive(Clone, Debug, PartialEq)]
pub enum Row {
    /// A page, by its key.
    Page(&'static str),
    /// A command: what it does, and the keys that do it too, if it has any.
    Command(Phrase, Vec<Phrase>),
    /// A setting by the key of its name, as the change that would make it what it is.
    Setting(&'static str, Change),
    /// What fills the gap of a command.
    Option(Phrase),
}

/// The words on a row.
pub fn row(row: &Row, settings: &Settings) -> Vec<Sentence> {
    match row {
        Row::Command(doc, keys) => {
            let mut phrases = vec![doc.clone()];
            phrases.extend(keys.iter().cloned());
            vec![Sentence(phrases)]
        }
        Row::Setting(_, change) => value(change, settings),
        _ => vec![name(row).into()],
    }
}

/// The name of what stands on a row, without its value and without its keys.
pub fn name(row: &Row) -> Phrase {
    match row {
        Row::Page(page) => Phrase::new(&say::MENU, vec![Arg::Key(page)]),
        Row::Command(doc, _) => doc.clone(),
        Row::Setting(_, Change::Detail(detail, _)) => {
            Phrase::new(&say::DETAIL_NAME, vec![Arg::Key(detail.key())])
        }
        Row::Setting("device", _) => Phrase::new(&say::MENU_SETTING, vec![Arg::Key("device")]),
        Row::Setting(key, Change::Sound(_)) => Phrase::new(&say::SOUND_NAME, vec![Arg::Key(key)]),
        Row::Setting(key, _) => Phrase::new(&say::MENU_SETTING, vec![Arg::Key(key)]),
        Row::Option(phrase) => phrase.clone(),
    }
}

/// What can be done on a row, as the help of its control.
pub fn help(row: &Row) -> Phrase {
    let what = match row {
        Row::Page(_) => "page",
        Row::Setting(..) => "setting",
        _ => "command",
    };
    Phrase::new(&say::MENU_HELP, vec![Arg::Key(what)])
}

/// A setting with its value, in sentences.
fn value(change: &Change, settings: &Settings) -> Vec<Sentence> {
    match change {
        Change::Warnings(warnings_s) => agreed::warnings(warnings_s),
        Change::Sound(change) => vec![sound::value(change, settings)],
        change => vec![setting_phrase(change, settings).into()],
    }
}

/// The player stands on a row, the first of which is 1.
pub fn stood_on(shown: &Row, at: usize, count: usize, settings: &Settings) -> Vec<Cue> {
    let number = super::tell::number;
    let mut sentences = row(shown, settings);
    let place = Phrase::new(&say::MENU_PLACE, vec![number(at), number(count)]);
    match sentences.last_mut() {
        Some(last) => last.0.push(place),
        None => sentences.push(place.into()),
    }
    vec![sound(Earcon::Notice, None), echo(sentences)]
}

/// The menu is closed.
pub fn closed() -> Vec<Cue> {
    let phrase = Phrase::new(&say::MENU_CLOSED, vec![]);
    vec![sound(Earcon::Cancel, None), echo(vec![phrase.into()])]
}
