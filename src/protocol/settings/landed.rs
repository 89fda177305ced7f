//! Changes of settings as earlier versions have written them into logs.

use serde_json::{Map, Value, json};

/// The change in the form of this version; one that is in it already stays.
pub(super) fn translated(written: Value) -> Value {
    let found = match &written {
        Value::String(step) => of_step(step),
        Value::Object(one) => of_area(one),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => None,
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
    if let Value::Null = value {
        json!({ "to": [setting, ""] })
    } else {
        json!({ "to": [setting, value] })
    }
}
