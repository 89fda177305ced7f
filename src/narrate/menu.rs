//! The menu: its pages and what stands on them.

use super::cue::{Arg, Cue, Phrase, Sentence};
use super::phrases as say;
use super::{echo, setting, sound};
use crate::earcon::Earcon;
use crate::protocol::settings::Settings;
use crate::protocol::settings::setting::Setting;

/// A row of the menu.
#[derive(Clone, Debug, PartialEq)]
pub enum Row {
    /// A page, by its key.
    Page(&'static str),
    /// A command: what it does, and the keys that do it too.
    Command(Phrase, Vec<Phrase>),
    /// Something that has no key.
    Besides(&'static str),
    /// A setting.
    Setting(Setting),
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
        Row::Setting(setting) => setting::value(*setting, settings),
        _ => vec![name(row).into()],
    }
}

/// The name of what stands on a row, without its value and without its keys.
pub fn name(row: &Row) -> Phrase {
    match row {
        Row::Page(page) => Phrase::new(&say::MENU, vec![Arg::Key(page)]),
        Row::Command(doc, _) => doc.clone(),
        Row::Besides(key) if key.starts_with("drill-") => {
            Phrase::new(&say::DRILL_ROW, vec![Arg::Key(key)])
        }
        Row::Besides(key) if key.starts_with("setup-") => {
            Phrase::new(&say::SETUP_ROW, vec![Arg::Key(key)])
        }
        Row::Besides(key) => Phrase::new(&say::PAD_BESIDES, vec![Arg::Key(key)]),
        Row::Setting(setting) => {
            let spec = match setting {
                Setting::Detail(_) => &say::DETAIL_NAME,
                Setting::Sound(_) => &say::SOUND_NAME,
                _ => &say::MENU_SETTING,
            };
            Phrase::new(spec, vec![Arg::Key(setting.key())])
        }
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
