//! The verb of the console for the dictaphone: `dictaphone`, `dictaphone start`, `dictaphone flac`.

use super::{Intent, one};
use crate::session::command::Command;
use crate::session::settings::Change;
use crate::session::tape::{TapeChange, TapeCommand, TapeFormat};

/// What a line with the verb asks for.
pub(super) fn intent(verb: &str, rest: &str) -> Option<Intent> {
    if verb != "dictaphone" {
        return None;
    }
    let tape = |command| one(Command::Tape(command));
    Some(match rest {
        "" => tape(TapeCommand::Toggle),
        "start" => tape(TapeCommand::Start),
        "stop" => tape(TapeCommand::Stop),
        "own-voice on" => tape(TapeCommand::OwnVoice(true)),
        "own-voice off" => tape(TapeCommand::OwnVoice(false)),
        key => {
            let mut formats = TapeFormat::ALL.into_iter();
            let format = formats.find(|format| format.key() == key)?;
            one(Command::Set(Change::Tape(TapeChange::Format(format))))
        }
    })
}
