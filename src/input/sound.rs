//! The verbs of the console for the sound: `sweep rank`, `sound mono on`, `sound next`, `sound capture`.

use super::console::step_of;
use super::keys::Action;
use super::setting::typed;
use super::{Intent, one};
use crate::earcon::Earcon;
use crate::narrate::earcon;
use crate::protocol::ask::Ask;
use crate::protocol::settings::Change;
use crate::protocol::settings::setting::Setting;
use crate::protocol::sound::SoundCommand;
use crate::protocol::sweep::Sweep;

/// What a line with one of these verbs asks for.
pub(super) fn intent(verb: &str, rest: &str) -> Option<Intent> {
    let command = match (verb, rest) {
        ("sweep", line) => Ask::Sweep(sweep(line)?),
        ("device", "next") => return Some(Intent::OtherDevice),
        ("device", name) if !name.is_empty() => device(name),
        ("sound", what) => return earcon_named(what).or_else(|| Some(one(command(what)?))),
        _ => return None,
    };
    Some(one(command))
}

/// An earcon by its name, heard at once.
fn earcon_named(name: &str) -> Option<Intent> {
    Earcon::from_name(name).map(|found| Intent::Heard(earcon(found)))
}

/// A line of the board that is to be played.
fn sweep(line: &str) -> Option<Sweep> {
    Some(match line {
        "rank" => Sweep::Rank,
        "file" => Sweep::File,
        "rising" => Sweep::Rising,
        "falling" => Sweep::Falling,
        "pawns" => Sweep::Pawns,
        "board" => Sweep::Board,
        step => Sweep::Ray(step_of(step)?),
    })
}

/// What follows the verb `sound`: a step through the glossary, or a setting and its value.
fn command(what: &str) -> Option<Ask> {
    let command = match what {
        "next" => SoundCommand::NextEarcon,
        "previous" => SoundCommand::PreviousEarcon,
        "again" => SoundCommand::Earcon,
        "next-setting" => SoundCommand::NextSetting,
        "previous-setting" => SoundCommand::PreviousSetting,
        "more" => SoundCommand::More,
        "less" => SoundCommand::Less,
        _ => return Some(Ask::Set(change(what)?)),
    };
    Some(Ask::Sound(command))
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

/// The key under which voices keep what a sweep does.
pub(super) const fn sweep_key(sweep: Sweep) -> &'static str {
    match sweep {
        Sweep::Rank => "sweep-rank",
        Sweep::File => "sweep-file",
        Sweep::Rising => "sweep-rising",
        Sweep::Falling => "sweep-falling",
        Sweep::Ray(_) => "sweep-ray",
        Sweep::Pawns => "sweep-pawns",
        Sweep::Board => "sweep-board",
    }
}

/// The key under which voices keep what a command about the sound does.
pub(super) const fn key(command: SoundCommand) -> &'static str {
    match command {
        SoundCommand::NextEarcon => "next-earcon",
        SoundCommand::PreviousEarcon => "previous-earcon",
        SoundCommand::Earcon => "earcon",
        SoundCommand::NextSetting => "next-sound-setting",
        SoundCommand::PreviousSetting => "previous-sound-setting",
        SoundCommand::More => "sound-more",
        SoundCommand::Less => "sound-less",
    }
}

/// The key of an action around the sound.
pub(super) const fn action_key(action: Action) -> &'static str {
    match action {
        Action::Sweep(sweep) => sweep_key(sweep),
        Action::Sound(command) => key(command),
        _ => "other-device",
    }
}
