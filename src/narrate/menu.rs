//! The menu: its pages and what stands on them.

use super::cue::{Cue, Phrase, Sentence, Sentences, answered, echo, followed};
use super::{phrases as say, setting};
use crate::board::Step;
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

/// The name of the line in one direction, played as sound: on the pages of keys all eight have one sentence.
pub fn ray(step: Step) -> Phrase {
    say::SOUND_RAY.with(step.key())
}

/// What can be done on a row, as the help of its control.
pub fn help(row: &HeardRow) -> Phrase {
    say::MENU_HELP.with(match row {
        HeardRow::Page(_) => "page",
        HeardRow::Setting(..) | HeardRow::Value(_) => "setting",
        HeardRow::Command(..) | HeardRow::Option(_) => "command",
    })
}

/// The name of a row alone.
pub fn named(row: &HeardRow) -> Vec<Cue> {
    vec![echo(name(row))]
}

/// The player stands on a row, the first of so many is 1; what can be done there only where it is news.
pub fn stood_on(
    shown: &HeardRow,
    place: (usize, usize),
    explains: bool,
    settings: &Settings,
) -> Vec<Cue> {
    let help = explains.then(|| help(shown));
    answered(Earcon::Notice, (placed(shown, place, settings), help))
}

/// Where the player is: on which page, on which row, and what can be done there.
pub fn help_on(
    page: Option<&'static str>,
    shown: &HeardRow,
    place: (usize, usize),
    settings: &Settings,
) -> Vec<Cue> {
    let title = page.map_or_else(|| say::LABEL.with("menu"), |page| say::MENU.with(page));
    let said = (
        title,
        placed(shown, place, settings),
        help(shown),
        say::MENU_KEYS.plain(),
    );
    answered(Earcon::Notice, said)
}

/// A row, and which of how many it is.
fn placed(shown: &HeardRow, place: (usize, usize), settings: &Settings) -> Vec<Sentence> {
    let mut sentences = row(shown, settings);
    let place = say::MENU_PLACE.with(place);
    match sentences.last_mut() {
        Some(last) => last.0.push(place),
        None => sentences.push(place.into()),
    }
    sentences
}

/// The menu is closed.
pub fn closed() -> Vec<Cue> {
    answered(Earcon::Cancel, say::MENU_CLOSED.plain())
}
