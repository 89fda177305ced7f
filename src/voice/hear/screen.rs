//! Settings in words: what is heard and seen, how much is said, and how strong the opponent is.

use super::filling::Filling;
use crate::protocol::ask::Ask;
use crate::protocol::settings::appearance::Theme;
use crate::protocol::settings::opponent::{LEVELS, OpponentChange};
use crate::protocol::settings::speech::SpeechOutput;
use crate::protocol::settings::tape::{TapeChange, TapeFormat};
use crate::protocol::settings::verbosity::Preset;
use crate::protocol::settings::{Change, Speaker};
use crate::protocol::tape::TapeCommand;

/// The settings that words can give, under the names that voices use.
pub(super) const COMMANDS: [&str; 21] = [
    "language",
    "announcer",
    "form",
    "files",
    "speaker-system",
    "speaker-embedded",
    "output-own-voice",
    "output-screen-reader",
    "theme-dark",
    "theme-light",
    "theme-yellow",
    "verbosity-brief",
    "verbosity-normal",
    "verbosity-full",
    "detail-on",
    "detail-off",
    "level",
    "tape-flac",
    "tape-wav",
    "own-voice-on",
    "own-voice-off",
];

/// The command of a name; `None` if it is none of these, or if a gap is not filled.
pub(super) fn command(name: &str, filling: &Filling) -> Option<Ask> {
    Some(Ask::Set(match name {
        "language" => Change::Language(filling.voice.clone()?),
        "announcer" => Change::Announcer(filling.voice.clone()?),
        "form" => Change::Form(filling.form?),
        "files" => Change::Files(filling.files?),
        "speaker-system" => Change::Speaker(Speaker::System),
        "speaker-embedded" => Change::Speaker(Speaker::Embedded),
        "output-own-voice" => Change::Output(SpeechOutput::OwnVoice),
        "output-screen-reader" => Change::Output(SpeechOutput::ScreenReader),
        "theme-dark" => Change::Theme(Theme::Dark),
        "theme-light" => Change::Theme(Theme::Light),
        "theme-yellow" => Change::Theme(Theme::Yellow),
        "verbosity-brief" => Change::Preset(Preset::Brief),
        "verbosity-normal" => Change::Preset(Preset::Normal),
        "verbosity-full" => Change::Preset(Preset::Full),
        "detail-on" => Change::Detail(filling.detail?, true),
        "detail-off" => Change::Detail(filling.detail?, false),
        "level" => {
            let level = u8::try_from(filling.of_row.number?).ok()?;
            let level = LEVELS.contains(&level).then_some(level)?;
            Change::Opponent(OpponentChange::Level(level))
        }
        "tape-flac" => Change::Tape(TapeChange::Format(TapeFormat::Flac)),
        "tape-wav" => Change::Tape(TapeChange::Format(TapeFormat::Wav)),
        "own-voice-on" => return Some(Ask::Tape(TapeCommand::OwnVoice(true))),
        "own-voice-off" => return Some(Ask::Tape(TapeCommand::OwnVoice(false))),
        _ => return None,
    }))
}
