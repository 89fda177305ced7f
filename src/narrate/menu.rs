//! The menu: its pages and what stands on them.

use super::cue::answered;
use super::cue::{Arg, Cue, Phrase, Sentence};
use super::phrases as say;
use super::setting;
use crate::earcon::Earcon;
use crate::protocol::settings::Settings;
use crate::protocol::settings::setting::Setting;

/// A row of the menu.
#[derive(Clone, Debug, PartialEq)]
pub enum HeardRow {
    /// A page, by its key.
    Page(&'static str),
    /// A command: what it does, and the keys that do it too, if it has any.
    Command(Phrase, Vec<Phrase>),
    /// A setting.
    Setting(Setting),
    /// What fills the gap of a command.
    Option(Phrase),
}

/// The words on a row.
pub fn row(row: &HeardRow, settings: &Settings) -> Vec<Sentence> {
    match row {
        HeardRow::Command(doc, keys) => {
            let mut phrases = vec![doc.clone()];
            phrases.extend(keys.iter().cloned());
            vec![Sentence(phrases)]
        }
        HeardRow::Setting(setting) => setting::value(*setting, settings),
        _ => vec![name(row).into()],
    }
}

/// The name of what stands on a row, without its value and without its keys.
pub fn name(row: &HeardRow) -> Phrase {
    match row {
        HeardRow::Page(page) => Phrase::new(&say::MENU, vec![Arg::Key(page)]),
        HeardRow::Command(doc, _) => doc.clone(),
        HeardRow::Setting(setting) => {
            let spec = match setting {
                Setting::Detail(_) => &say::DETAIL_NAME,
                Setting::Sound(_) => &say::SOUND_NAME,
                _ => &say::MENU_SETTING,
            };
            Phrase::new(spec, vec![Arg::Key(setting.key())])
        }
        HeardRow::Option(phrase) => phrase.clone(),
    }
}

/// What can be done on a row, as the help of its control.
pub fn help(row: &HeardRow) -> Phrase {
    let what = match row {
        HeardRow::Page(_) => "page",
        HeardRow::Setting(..) => "setting",
        _ => "command",
    };
    Phrase::new(&say::MENU_HELP, vec![Arg::Key(what)])
}

/// The player stands on a row, the first of which is 1.
pub fn stood_on(shown: &HeardRow, at: usize, count: usize, settings: &Settings) -> Vec<Cue> {
    let number = super::parts::number;
    let mut sentences = row(shown, settings);
    let place = Phrase::new(&say::MENU_PLACE, vec![number(at), number(count)]);
    match sentences.last_mut() {
        Some(last) => last.0.push(place),
        None => sentences.push(place.into()),
    }
    answered(Earcon::Notice, sentences)
}

/// The menu is closed.
pub fn closed() -> Vec<Cue> {
    let phrase = Phrase::new(&say::MENU_CLOSED, vec![]);
    answered(Earcon::Cancel, vec![phrase.into()])
}
