//! Changes of settings as earlier versions have written them into logs.

use serde_json::{Map, Value, json};

/// The change in the form of this version; one that is in it already stays.
pub(super) fn translated(written: Value) -> Value {
    let found = match &written {
        Value::String(step) => of_step(step),
        Value::Object(one) => of_area(one),
        _ => None,
    };
    found.unwrap_or(written)
}

fn of_step(step: &str) -> Option<Value> {
    Some(match step {
        "faster" => json!({ "more": "rate" }),
        "slower" => json!({ "less": "rate" }),
        "louder" => json!({ "more": "speech-volume" }),
        "softer" => json!({ "less": "speech-volume" }),
        "earcons-louder" => json!({ "more": "earcon-volume" }),
        "earcons-softer" => json!({ "less": "earcon-volume" }),
        _ => return None,
    })
}

fn of_area(one: &Map<String, Value>) -> Option<Value> {
    let (name, value) = one.iter().next()?;
    let inner = || value.as_object()?.iter().next();
    Some(match name.as_str() {
        "language" | "announcer" | "form" | "files" | "read-back" | "warnings" | "preset"
        | "theme" | "second-window" | "output" | "speaker" | "keyboard" => to(name, value),
        "braille-line" => to("braille", value),
        "zoom" => match value.as_str()? {
            "in" => json!({ "more": "zoom" }),
            "out" => json!({ "less": "zoom" }),
            _ => json!({ "to": ["zoom", 100] }),
        },
        "detail" => json!({ "to": [{ "detail": value.get(0)? }, value.get(1)?] }),
        "braille" => to(inner()?.0, inner()?.1),
        "sheet" => match inner()? {
            (size, both) if size == "size" => json!({ "sheet-size": both }),
            (what, value) => to(&format!("sheet-{what}"), value),
        },
        "tape" => match inner()? {
            (format, value) if format == "format" => to("tape-format", value),
            (what, value) => to(what, value),
        },
        "sound" => match inner()? {
            (device, name) if device == "device" => to("device", name),
            (put, both) if put == "to" => {
                json!({ "to": [{ "sound": both.get(0)? }, both.get(1)?] })
            }
            (step, setting) => json!({ step: { "sound": setting } }),
        },
        _ => return None,
    })
}

/// A setting that is put to a value; none is an empty name.
fn to(setting: &str, value: &Value) -> Value {
    match value {
        Value::Null => json!({ "to": [setting, ""] }),
        value => json!({ "to": [setting, value] }),
    }
}

#[cfg(test)]
mod tests {
    use crate::protocol::settings::setting::{Setting, Value};
    use crate::protocol::settings::sound::SoundSetting;
    use crate::protocol::settings::verbosity::Detail;
    use crate::protocol::settings::{Change, Settings};

    #[test]
    fn what_earlier_versions_wrote_is_read() {
        let sound = Setting::Sound(SoundSetting::Side);
        for (written, change) in [
            (r#""faster""#, Change::More(Setting::Rate)),
            (r#""earcons-softer""#, Change::Less(Setting::EarconVolume)),
            (r#""reset""#, Change::Reset),
            (r#"{"language":"de"}"#, Change::to(Setting::Language, "de")),
            (r#"{"form":"san"}"#, Change::to(Setting::Form, "san")),
            (r#"{"read-back":true}"#, Change::to(Setting::ReadBack, true)),
            (
                r#"{"warnings":[]}"#,
                Change::to(Setting::Warnings, Vec::new()),
            ),
            (r#"{"braille-line":null}"#, Change::to(Setting::Braille, "")),
            (r#"{"zoom":"out"}"#, Change::Less(Setting::Zoom)),
            (r#"{"zoom":"usual"}"#, Change::to(Setting::Zoom, 100)),
            (
                r#"{"detail":["turn",false]}"#,
                Change::to(Setting::Detail(Detail::Turn), false),
            ),
            (
                r#"{"sheet":{"code":"uk"}}"#,
                Change::to(Setting::SheetCode, "uk"),
            ),
            (r#"{"sheet":{"size":[40,25]}}"#, Change::SheetSize(40, 25)),
            (
                r#"{"braille":{"strokes":"halves"}}"#,
                Change::to(Setting::Strokes, "halves"),
            ),
            (
                r#"{"tape":{"format":"wav"}}"#,
                Change::to(Setting::TapeFormat, "wav"),
            ),
            (
                r#"{"tape":{"own-voice":true}}"#,
                Change::to(Setting::OwnVoice, true),
            ),
            (r#"{"sound":{"more":"side"}}"#, Change::More(sound)),
            (
                r#"{"sound":{"to":["side",1]}}"#,
                Change::To(sound, Value::Number(1)),
            ),
            (
                r#"{"sound":{"device":null}}"#,
                Change::to(Setting::Device, ""),
            ),
            (
                r#"{"key":["undo","F2"]}"#,
                Change::Key("undo".into(), "F2".into()),
            ),
        ] {
            let read: Change = serde_json::from_str(written).expect(written);
            assert_eq!(read, change, "{written}");
            let again = serde_json::to_string(&read).expect("a change can be written");
            assert_eq!(
                serde_json::from_str::<Change>(&again).ok(),
                Some(change),
                "{again}"
            );
        }
    }

    #[test]
    fn an_earlier_number_of_a_choice_is_that_choice() {
        let mut settings = Settings::default();
        let written = r#"{"sound":{"to":["ears",2]}}"#;
        settings.apply(&serde_json::from_str(written).expect(written));
        assert_eq!(
            settings.sound.ears,
            crate::protocol::settings::sound::Ears::TwoDevices
        );
    }
}
