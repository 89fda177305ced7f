//! Commands in words about practice: the opponent, its level, advice.

use super::filling::Filling;
use crate::session::command::Command;
use crate::session::practice::{LEVELS, OpponentChange, PracticeCommand};
use crate::session::settings::Change;

/// The commands that words can give, under the names that voices use.
pub(super) const COMMANDS: [&str; 5] = [
    "opponent-none",
    "opponent-side",
    "opponent-own",
    "level",
    "no-help",
];

/// The command of this name with what fills its gaps; `None` if it is none, or a gap is empty.
pub(super) fn command(name: &str, filling: &Filling) -> Option<Command> {
    let command = match name {
        "opponent-none" => PracticeCommand::Opponent(None),
        "opponent-side" => PracticeCommand::Opponent(Some(filling.side?)),
        "opponent-own" => PracticeCommand::Opponent(Some(filling.side?.other())),
        "no-help" => PracticeCommand::Off,
        "level" => {
            let level = u8::try_from(filling.number?).ok()?;
            let change = Change::Opponent(OpponentChange::Level(level));
            return LEVELS.contains(&level).then_some(Command::Set(change));
        }
        _ => return None,
    };
    Some(Command::Practice(command))
}
