//! Settings by keys, in the menu and at the console: what one step makes of them, and what is typed for them.

use crate::braille::{Paper, code};
use crate::narrate::cue::Part;
use crate::protocol::{Ask, Change, Choice as _, Keyboard, Setting, Settings, TapeCommand, Value};
use crate::voice::Voices;

/// A setting by one step. `None` for the device, which only the host knows.
pub(super) fn turned(setting: Setting, up: bool, now: &Settings, voices: &Voices) -> Option<Ask> {
    let next = |id: &str, part| {
        let voice = voices.after(id, part);
        let id = voice.map_or(id, |voice| voice.id());
        Some(Ask::Set(Change::to(setting, id)))
    };
    if let Setting::Language = setting {
        next(&now.language, Part::Interface)
    } else if let Setting::Announcer = setting {
        next(&now.announcer, Part::Announcement)
    } else if let Setting::OwnVoice = setting {
        // The microphone is asked for first.
        Some(Ask::Tape(TapeCommand::OwnVoice(!now.tape.own_voice)))
    } else {
        now.turned(setting, up).map(Ask::Set)
    }
}

/// A setting and what is typed for it; `None` if it cannot be that.
pub(super) fn typed(setting: Setting, text: &str) -> Option<Change> {
    let switch = match text {
        "on" => Some(Value::Switch(true)),
        "off" => Some(Value::Switch(false)),
        _ => None,
    };
    let number = text.parse().ok().map(Value::Number);
    let text = (!text.is_empty()).then(|| Value::from(text));
    let can_be = |value: &Value| Settings::default().can_be(setting, value);
    let value = [switch, number, text].into_iter().flatten().find(can_be)?;
    Some(Change::To(setting, value))
}

/// A verb of the console that changes a setting: `theme dark`, `detail turn on`, `sheet code uk-2015`.
pub(super) fn change(verb: &str, rest: &str) -> Option<Change> {
    Some(match (verb, rest) {
        ("reset", "") => Change::Reset,
        ("faster", "") => Change::More(Setting::Rate),
        ("slower", "") => Change::Less(Setting::Rate),
        ("louder", "") => Change::More(Setting::SpeechVolume),
        ("softer", "") => Change::Less(Setting::SpeechVolume),
        ("sounds-louder", "") => Change::More(Setting::EarconVolume),
        ("sounds-softer", "") => Change::Less(Setting::EarconVolume),
        ("zoom", "in") => Change::More(Setting::Zoom),
        ("zoom", "out") => Change::Less(Setting::Zoom),
        ("zoom", "usual") => Change::to(Setting::Zoom, 100),
        ("perkins", "on") => Change::to(Setting::Keyboard, Keyboard::Perkins.key()),
        ("perkins", "off") => Change::to(Setting::Keyboard, Keyboard::Line.key()),
        ("code", "auto") => Change::to(Setting::Code, ""),
        ("code", id) => Change::to(Setting::Code, code(id)?.id()),
        ("warnings", "none") => Change::to(Setting::Warnings, Vec::new()),
        ("warnings", list) if !list.is_empty() => {
            let seconds = list.split_whitespace().map(|word| word.parse().ok());
            Change::to(Setting::Warnings, seconds.collect::<Option<Vec<u32>>>()?)
        }
        ("detail", rest) => {
            let (detail, state) = rest.split_once(' ')?;
            typed(Setting::Detail(detail.parse().ok()?), state.trim())?
        }
        ("sheet", rest) => {
            let (what, value) = rest.split_once(' ')?;
            return of_sheets(what, value.trim());
        }
        ("voice", id) => typed(Setting::Announcer, id)?,
        ("verbosity", key) => typed(Setting::Preset, key)?,
        (
            "language" | "form" | "files" | "zwo" | "strokes" | "read-back" | "theme" | "output"
            | "speaker",
            _,
        ) => typed(verb.parse().ok()?, rest)?,
        _ => return None,
    })
}

/// `format pef`, `code uk-2015`, `layout running`, `size 40 25`.
fn of_sheets(what: &str, value: &str) -> Option<Change> {
    match what {
        "code" => Some(Change::to(Setting::SheetCode, code(value)?.id())),
        "format" => typed(Setting::SheetFormat, value),
        "layout" => typed(Setting::SheetLayout, value),
        "size" => {
            let (width, height) = value.split_once(' ')?;
            let (width, height) = (width.parse().ok()?, height.trim().parse().ok()?);
            Paper::new(width, height).map(|_| Change::SheetSize(width, height))
        }
        _ => None,
    }
}
