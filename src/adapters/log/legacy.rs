//! Lines of logs from before asks and reports were told apart: one field `do` held both.

use serde_json::{Map, Value, json};

use crate::protocol::Input;

/// What a player asked or the world reported, by the `do` of an old line.
///
/// # Errors
/// What stands there was never written by this program.
pub(super) fn read(done: &Value) -> Result<Input, serde_json::Error> {
    serde_json::from_value(tagged(done))
}

/// The same in the form of today: an object with the key `ask` or `report`.
fn tagged(done: &Value) -> Value {
    let (name, inner) = named(done);
    let renamed = |new: &str| report(new, inner.clone());
    match name {
        "start" => renamed("started"),
        "open" => renamed("opened"),
        "open-failed" => renamed("not-opened"),
        "report" => renamed("trouble"),
        "wait" => renamed("in-menu"),
        "tick" => json!({ "report": "tick" }),
        "hall" | "speech" | "adjournment" | "shelf" | "practice" => of_area(name, &inner, done),
        "sheet" | "drill" | "work" | "tape" if is_report(named(&inner).0) => renamed(name),
        _ => json!({ "ask": done }),
    }
}

/// What an area told of the world had names of its own, or was an ask after all.
fn of_area(area: &str, inner: &Value, done: &Value) -> Value {
    let (name, value) = named(inner);
    match (area, name) {
        ("hall", "proved" | "slept") => report(name, value),
        ("hall", _) | ("speech", "review") => json!({ "ask": inner }),
        ("speech", "ask-output") => report("speaker-proposed", value),
        ("adjournment", "filed") => report("envelope-filed", value),
        ("adjournment", "take") => report("envelope", value),
        ("adjournment", "take-failed") => report("no-envelope", value),
        ("shelf", "answer") => report("shelf", value),
        ("practice", "found") => report("thought", value),
        _ => json!({ "ask": done }),
    }
}

/// What the areas told of sheets, drills, works and the dictaphone.
fn is_report(name: &str) -> bool {
    let sheet = ["written", "previewed", "exists", "read", "not-saved"];
    let drill = ["exported", "load", "collection", "no-file", "games"];
    let work = ["began", "reached", "ended"];
    let tape = ["started", "stopped", "failed"];
    [&sheet[..], &drill, &work, &tape].concat().contains(&name)
}

fn report(name: &str, value: Value) -> Value {
    let mut fields = Map::new();
    fields.insert(name.to_owned(), value);
    json!({ "report": fields })
}

/// The name of a variant, and what it holds.
fn named(value: &Value) -> (&str, Value) {
    let first = value.as_object().and_then(|fields| fields.iter().next());
    match first {
        Some((name, inner)) => (name, inner.clone()),
        None => (value.as_str().unwrap_or_default(), Value::Null),
    }
}
