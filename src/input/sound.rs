//! The verbs of the console for the settings of the sound and its earcons: `sound mono on`, `sound capture`.

use super::intent::{Intent, one};
use super::setting::typed;
use crate::earcon::Earcon;
use crate::narrate::earcon;
use crate::protocol::{Ask, Change, Input, Setting};

/// What a line with one of these verbs asks for.
pub(super) fn intent(verb: &str, rest: &str) -> Option<Intent> {
    let command = match (verb, rest) {
        ("device", name) if !name.is_empty() && name != "next" => device(name),
        ("sound", what) => {
            // An earcon by its name is heard at once.
            let named = Earcon::from_name(what).map(|found| Intent::Heard(earcon(found)));
            return named.or_else(|| Some(one(Ask::Set(change(what)?))));
        }
        _ => return None,
    };
    Some(one(command))
}

/// The device of the second player by its name; `none` takes it away.
fn device(name: &str) -> Ask {
    let name = if name == "none" { "" } else { name };
    Ask::Set(Change::to(Setting::Device, name))
}

/// `mono on`, `moves 50`, `ears left-right`, `pitch more`.
fn change(what: &str) -> Option<Change> {
    let (setting, value) = what.split_once(' ')?;
    let setting = Setting::Sound(setting.parse().ok()?);
    match value.trim() {
        "more" => Some(Change::More(setting)),
        "less" => Some(Change::Less(setting)),
        value => typed(setting, value),
    }
}

/// Whether a setting of the sound is told or changed, of which the next line may want more or less.
pub(super) fn is_of_sound(intent: &Intent) -> bool {
    matches!(intent, Intent::Commands(inputs) if matches!(inputs.as_slice(), [Input::Ask(Ask::Sound(_))]))
}
