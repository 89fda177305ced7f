//! The verb of the console for the recorder: `recorder start`, `recorder flac`. It was called `dictaphone` before.

use super::intent::{Intent, one};
use super::setting::typed;
use crate::protocol::{Ask, Setting, TapeCommand};

/// What a line with the verb asks for.
pub(super) fn intent(verb: &str, rest: &str) -> Option<Intent> {
    if !matches!(verb, "recorder" | "dictaphone") {
        return None;
    }
    let tape = |command| one(Ask::Tape(command));
    Some(match rest {
        "start" => tape(TapeCommand::Start),
        "stop" => tape(TapeCommand::Stop),
        "own-voice on" => tape(TapeCommand::OwnVoice(true)),
        "own-voice off" => tape(TapeCommand::OwnVoice(false)),
        key => one(Ask::Set(typed(Setting::TapeFormat, key)?)),
    })
}
