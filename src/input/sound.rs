//! The verbs of the console for the settings of the sound and its earcons: `sound mono on`, `sound capture`.

use super::{Intent, one};
use crate::board::Side;
use crate::earcon::Earcon;
use crate::narrate::earcon;
use crate::protocol::ask::Ask;
use crate::protocol::settings::Change;
use crate::protocol::settings::sound::{Ears, SoundChange, SoundSetting, Speaking};

/// What a line with one of these verbs asks for.
pub(super) fn intent(verb: &str, rest: &str) -> Option<Intent> {
    let command = match (verb, rest) {
        ("device", name) if !name.is_empty() && name != "next" => device(name),
        ("sound", what) => {
            let set = || Some(one(Ask::Set(Change::Sound(change(what)?))));
            return earcon_named(what).or_else(set);
        }
        _ => return None,
    };
    Some(one(command))
}

/// An earcon by its name, heard at once.
fn earcon_named(name: &str) -> Option<Intent> {
    Earcon::from_name(name).map(|found| Intent::Heard(earcon(found)))
}

/// The device of the second player by its name; `none` takes it away.
fn device(name: &str) -> Ask {
    let name = (name != "none").then(|| name.to_owned());
    Ask::Set(Change::Sound(SoundChange::Device(name)))
}

/// `mono on`, `moves 50`, `ears left-right`, `pitch more`.
fn change(what: &str) -> Option<SoundChange> {
    let (setting, value) = what.split_once(' ')?;
    let mut settings = SoundSetting::ALL.into_iter();
    let setting = settings.find(|one| one.key() == setting)?;
    let value = value.trim();
    let choices: Vec<&str> = match setting {
        SoundSetting::Side => Side::BOTH.map(Side::key).to_vec(),
        SoundSetting::Ears => Ears::ALL.map(Ears::key).to_vec(),
        SoundSetting::Speaking => Speaking::ALL.map(Speaking::key).to_vec(),
        _ => vec!["off", "on"],
    };
    Some(
        match (value, choices.iter().position(|key| *key == value)) {
            ("more", _) => SoundChange::More(setting),
            ("less", _) => SoundChange::Less(setting),
            (_, Some(choice)) => SoundChange::To(setting, u16::try_from(choice).ok()?),
            (number, None) => SoundChange::To(setting, number.parse().ok()?),
        },
    )
}
