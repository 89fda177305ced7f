//! Settings in words: what is heard and seen, how much is said, and how strong the opponent is.

use super::filling::HeardFilling;
use crate::protocol::{
    Ask, Change, Choice as _, Detail, MoveWords, OpponentChange, Setting, TapeCommand,
    settings::opponent::LEVELS,
};

/// The rate of speech that is called normal, in percent.
const NORMAL: u32 = 100;

/// The command of a name; `None` if it is none of these, or if a gap is not filled.
pub(super) fn command(name: &str, filling: &HeardFilling) -> Option<Ask> {
    let says = |detail, is_said: bool| Change::to(Setting::Detail(detail), is_said);
    Some(Ask::Set(match name {
        "language" => Change::to(Setting::Language, filling.voice.clone()?),
        "announcer" => Change::to(Setting::Announcer, filling.voice.clone()?),
        "form" => Change::to(Setting::Form, filling.form?.key()),
        "files" => Change::to(Setting::Files, filling.files?.key()),
        "words-hall" => Change::Words(MoveWords::Hall),
        "words-own" => Change::Words(MoveWords::Own),
        "speaker-system" => Change::to(Setting::Speaker, "system"),
        "speaker-embedded" => Change::to(Setting::Speaker, "embedded"),
        "output-own-voice" => Change::to(Setting::Output, "own-voice"),
        "output-screen-reader" => Change::to(Setting::Output, "screen-reader"),
        "theme-dark" => Change::to(Setting::Theme, "dark"),
        "theme-light" => Change::to(Setting::Theme, "light"),
        "theme-yellow" => Change::to(Setting::Theme, "yellow"),
        "verbosity-brief" => Change::to(Setting::Preset, "brief"),
        "verbosity-normal" => Change::to(Setting::Preset, "normal"),
        "verbosity-full" => Change::to(Setting::Preset, "full"),
        "detail-on" => says(filling.detail?, true),
        "detail-off" => says(filling.detail?, false),
        // Who wants no help keeps his opponent.
        "hints-off" => says(Detail::Hints, false),
        "level" => {
            // That there is no such level is told by who sets it.
            let level = u8::try_from(filling.of_row.number?).unwrap_or(u8::MAX);
            Change::Opponent(OpponentChange::Level(level))
        }
        "level-lowest" => Change::Opponent(OpponentChange::Level(*LEVELS.start())),
        "level-highest" => Change::Opponent(OpponentChange::Level(*LEVELS.end())),
        "rate" => Change::to(Setting::Rate, filling.of_row.number?),
        "rate-normal" => Change::to(Setting::Rate, NORMAL),
        "volume" => Change::to(Setting::SpeechVolume, filling.of_row.number?),
        "tape-flac" => Change::to(Setting::TapeFormat, "flac"),
        "tape-wav" => Change::to(Setting::TapeFormat, "wav"),
        "own-voice-on" => return Some(Ask::Tape(TapeCommand::OwnVoice(true))),
        "own-voice-off" => return Some(Ask::Tape(TapeCommand::OwnVoice(false))),
        _ => return None,
    }))
}
