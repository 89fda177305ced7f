//! Commands in words about what is heard and seen: sound, messages, how much is said, the window.

use super::filling::Filling;
use crate::protocol::ask::Ask;
use crate::protocol::settings::Change;
use crate::protocol::settings::appearance::{Theme, Zoom};
use crate::protocol::settings::speech::SpeechOutput;
use crate::protocol::settings::tape::{TapeChange, TapeFormat};
use crate::protocol::settings::verbosity::Preset;
use crate::protocol::sound::SoundCommand;
use crate::protocol::speech::SpeechCommand;
use crate::protocol::sweep::Sweep;
use crate::protocol::tape::TapeCommand;

/// The command of a name; `None` if it is none of these, or if a gap is not filled.
pub(super) fn command(name: &str, filling: &Filling) -> Option<Ask> {
    let set = |change: Change| Some(Ask::Set(change));
    match name {
        "verbosity-brief" => set(Change::Preset(Preset::Brief)),
        "verbosity-normal" => set(Change::Preset(Preset::Normal)),
        "verbosity-full" => set(Change::Preset(Preset::Full)),
        "detail-on" => set(Change::Detail(filling.detail?, true)),
        "detail-off" => set(Change::Detail(filling.detail?, false)),
        name if name.starts_with("review-") => {
            Some(Ask::Speech(SpeechCommand::Review(name.parse().ok()?)))
        }
        "theme-dark" => set(Change::Theme(Theme::Dark)),
        "theme-light" => set(Change::Theme(Theme::Light)),
        "theme-yellow" => set(Change::Theme(Theme::Yellow)),
        "zoom-in" => set(Change::Zoom(Zoom::In)),
        "zoom-out" => set(Change::Zoom(Zoom::Out)),
        "zoom-usual" => set(Change::Zoom(Zoom::Usual)),
        "reset" => set(Change::Reset),
        "output-own-voice" => set(Change::Output(SpeechOutput::OwnVoice)),
        "output-screen-reader" => set(Change::Output(SpeechOutput::ScreenReader)),
        other => sound(other),
    }
}

/// The commands about the sound.
fn sound(name: &str) -> Option<Ask> {
    Some(match name {
        "sweep-rank" => Ask::Sweep(Sweep::Rank),
        "sweep-file" => Ask::Sweep(Sweep::File),
        "sweep-rising" => Ask::Sweep(Sweep::Rising),
        "sweep-falling" => Ask::Sweep(Sweep::Falling),
        "sweep-pawns" => Ask::Sweep(Sweep::Pawns),
        "sweep-board" => Ask::Sweep(Sweep::Board),
        "next-earcon" => Ask::Sound(SoundCommand::NextEarcon),
        "previous-earcon" => Ask::Sound(SoundCommand::PreviousEarcon),
        "earcon" => Ask::Sound(SoundCommand::Earcon),
        "next-sound-setting" => Ask::Sound(SoundCommand::NextSetting),
        "previous-sound-setting" => Ask::Sound(SoundCommand::PreviousSetting),
        "sound-more" => Ask::Sound(SoundCommand::More),
        "sound-less" => Ask::Sound(SoundCommand::Less),
        "tape-flac" => tape_format(TapeFormat::Flac),
        "tape-wav" => tape_format(TapeFormat::Wav),
        "own-voice-on" => Ask::Tape(TapeCommand::OwnVoice(true)),
        "own-voice-off" => Ask::Tape(TapeCommand::OwnVoice(false)),
        _ => return None,
    })
}

fn tape_format(format: TapeFormat) -> Ask {
    Ask::Set(Change::Tape(TapeChange::Format(format)))
}
