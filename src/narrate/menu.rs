//! The menu: its pages and what stands on them.

use super::cue::{Cue, Phrase, Sentence, Sentences, answered, followed};
use super::{phrases as say, setting};
use crate::earcon::Earcon;
use crate::protocol::{Setting, Settings};

/// A row of the menu.
#[derive(Clone, Debug, PartialEq)]
pub enum HeardRow {
    /// A page, by its key.
    Page(&'static str),
    /// A command: what it does, and the keys that do it too, if it has any.
    Command(Phrase, Vec<Phrase>),
    /// A setting.
    Setting(Setting),
    /// What is set, with its name.
    Value(Phrase),
    /// What fills the gap of a command.
    Option(Phrase),
}

/// The words on a row.
pub fn row(row: &HeardRow, settings: &Settings) -> Vec<Sentence> {
    match row {
        HeardRow::Command(doc, keys) => followed(doc.clone(), keys.iter().cloned()).sentences(),
        HeardRow::Setting(setting) => setting::value(*setting, settings),
        HeardRow::Page(_) | HeardRow::Value(_) | HeardRow::Option(_) => name(row).sentences(),
    }
}

/// The name of what stands on a row, without its value and without its keys.
pub fn name(row: &HeardRow) -> Phrase {
    match row {
        HeardRow::Page(page) => say::MENU.with(*page),
        HeardRow::Command(doc, _) => doc.clone(),
        HeardRow::Setting(setting) if matches!(setting, Setting::Detail(_)) => {
            say::DETAIL_NAME.with(setting.key())
        }
        HeardRow::Setting(setting) if matches!(setting, Setting::Sound(_)) => {
            say::SOUND_NAME.with(setting.key())
        }
        HeardRow::Setting(setting) => say::MENU_SETTING.with(setting.key()),
        HeardRow::Value(phrase) | HeardRow::Option(phrase) => phrase.clone(),
    }
}

/// What can be done on a row, as the help of its control.
pub fn help(row: &HeardRow) -> Phrase {
    say::MENU_HELP.with(match row {
        HeardRow::Page(_) => "page",
        HeardRow::Setting(..) | HeardRow::Value(_) => "setting",
        HeardRow::Command(..) | HeardRow::Option(_) => "command",
    })
}

/// The player stands on a row, the first of which is 1.
pub fn stood_on(shown: &HeardRow, at: usize, count: usize, settings: &Settings) -> Vec<Cue> {
    let mut sentences = row(shown, settings);
    let place = say::MENU_PLACE.with((at, count));
    match sentences.last_mut() {
        Some(last) => last.0.push(place),
        None => sentences.push(place.into()),
    }
    answered(Earcon::Notice, sentences)
}

/// The menu is closed.
pub fn closed() -> Vec<Cue> {
    answered(Earcon::Cancel, say::MENU_CLOSED.plain())
}
