//! Commands in words about practice: the opponent, its level, advice.

use super::filling::Filling;
use crate::protocol::ask::Ask;
use crate::protocol::practice::PracticeCommand;
use crate::protocol::settings::Change;
use crate::protocol::settings::opponent::{LEVELS, OpponentChange};

/// The command of this name with what fills its gaps; `None` if it is none, or a gap is empty.
pub(super) fn command(name: &str, filling: &Filling) -> Option<Ask> {
    let command = match name {
        "opponent-none" => PracticeCommand::Opponent(None),
        "opponent-side" => PracticeCommand::Opponent(Some(filling.side?)),
        "opponent-own" => PracticeCommand::Opponent(Some(filling.side?.other())),
        "no-help" => PracticeCommand::Off,
        "level" => {
            let level = u8::try_from(filling.number?).ok()?;
            let change = Change::Opponent(OpponentChange::Level(level));
            return LEVELS.contains(&level).then_some(Ask::Set(change));
        }
        _ => return None,
    };
    Some(Ask::Practice(command))
}
