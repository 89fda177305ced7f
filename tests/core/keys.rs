//! The key table: what holds for every row of it, and how the layers of the keyboard behave.

mod changing;
mod layers;
mod programs;
mod table;

use std::sync::{Arc, LazyLock};

use annabella::desk::{Desk, Heard};
use annabella::input::keys::Key;
use annabella::input::{DeviceInput, Intent};
use annabella::protocol::{Ask, Change, Keyboard, Report, Settings};
use annabella::time::Moment;
use annabella::voice::Voices;

static VOICES: LazyLock<Arc<Voices>> = LazyLock::new(crate::common::voices);

/// A desk that has started in English, with letters for something.
fn desk(keyboard: Keyboard) -> Desk {
    speaking("en", keyboard)
}

fn speaking(language: &str, keyboard: Keyboard) -> Desk {
    let mut desk = Desk::new(Arc::clone(&VOICES));
    let settings = Settings {
        language: language.to_owned(),
        announcer: "en".to_owned(),
        keyboard,
        ..Settings::default()
    };
    desk.handle(Moment::default(), Report::Started(settings));
    desk
}

/// What is heard of an input, as one text; earcons by their names in angle brackets.
fn heard(desk: &mut Desk, input: DeviceInput) -> String {
    let heard: Vec<Heard> = match desk.interpret(input) {
        Intent::Commands(commands) => commands
            .into_iter()
            .flat_map(|command| desk.handle(Moment::default(), command).1)
            .collect(),
        Intent::Heard(cues) => desk.tell(&cues),
        other => return format!("{other:?}"),
    };
    let mut said = Vec::new();
    for one in heard {
        said.extend(
            one.sounds
                .iter()
                .map(|sound| format!("<{}>", sound.earcon.name())),
        );
        said.extend(one.texts.into_iter().map(|text| text.written));
    }
    said.join(" ")
}

/// Presses keys by their names; what the last one made heard.
fn press(desk: &mut Desk, names: &str) -> String {
    let mut last = String::new();
    for name in names.split(' ') {
        last = heard(desk, DeviceInput::Key(key(name)));
    }
    last
}

fn key(name: &str) -> Key {
    Key::from_name(name).unwrap_or_else(|| panic!("{name} is a key"))
}

/// Enters a line.
fn line(desk: &mut Desk, text: &str) -> String {
    heard(desk, DeviceInput::Line(text.to_owned()))
}

fn set(desk: &mut Desk, change: Change) {
    desk.handle(Moment::default(), Ask::Set(change));
}
