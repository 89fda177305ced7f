//! Commands in words about what is heard and seen: sound, messages, how much is said, the window.

use super::filling::Filling;
use crate::session::command::Command;
use crate::session::settings::Change;
use crate::session::sight::{Theme, Zoom};
use crate::session::sounding::SoundCommand;
use crate::session::speech::{Output, ReviewStep, SpeechCommand};
use crate::session::sweep::Sweep;
use crate::session::tape::{TapeChange, TapeCommand, TapeFormat};
use crate::session::verbosity::Preset;

/// The command of a name; `None` if it is none of these, or if a gap is not filled.
pub(super) fn command(name: &str, filling: &Filling) -> Option<Command> {
    let set = |change: Change| Some(Command::Set(change));
    match name {
        "verbosity-brief" => set(Change::Preset(Preset::Brief)),
        "verbosity-normal" => set(Change::Preset(Preset::Normal)),
        "verbosity-full" => set(Change::Preset(Preset::Full)),
        "detail-on" => set(Change::Detail(filling.detail?, true)),
        "detail-off" => set(Change::Detail(filling.detail?, false)),
        name if name.starts_with("review-") => {
            let mut steps = ReviewStep::ALL.into_iter();
            let step = steps.find(|step| step.key() == name)?;
            Some(Command::Speech(SpeechCommand::Review(step)))
        }
        "theme-dark" => set(Change::Theme(Theme::Dark)),
        "theme-light" => set(Change::Theme(Theme::Light)),
        "theme-yellow" => set(Change::Theme(Theme::Yellow)),
        "zoom-in" => set(Change::Zoom(Zoom::In)),
        "zoom-out" => set(Change::Zoom(Zoom::Out)),
        "zoom-usual" => set(Change::Zoom(Zoom::Usual)),
        "reset" => set(Change::Reset),
        "output-own-voice" => set(Change::Output(Output::OwnVoice)),
        "output-screen-reader" => set(Change::Output(Output::ScreenReader)),
        other => sound(other),
    }
}

/// The commands about the sound.
fn sound(name: &str) -> Option<Command> {
    Some(match name {
        "sweep-rank" => Command::Sweep(Sweep::Rank),
        "sweep-file" => Command::Sweep(Sweep::File),
        "sweep-rising" => Command::Sweep(Sweep::Rising),
        "sweep-falling" => Command::Sweep(Sweep::Falling),
        "sweep-pawns" => Command::Sweep(Sweep::Pawns),
        "sweep-board" => Command::Sweep(Sweep::Board),
        "next-earcon" => Command::Sound(SoundCommand::NextEarcon),
        "previous-earcon" => Command::Sound(SoundCommand::PreviousEarcon),
        "earcon" => Command::Sound(SoundCommand::Earcon),
        "next-sound-setting" => Command::Sound(SoundCommand::NextSetting),
        "previous-sound-setting" => Command::Sound(SoundCommand::PreviousSetting),
        "sound-more" => Command::Sound(SoundCommand::More),
        "sound-less" => Command::Sound(SoundCommand::Less),
        "tape-flac" => tape_format(TapeFormat::Flac),
        "tape-wav" => tape_format(TapeFormat::Wav),
        "own-voice-on" => Command::Tape(TapeCommand::OwnVoice(true)),
        "own-voice-off" => Command::Tape(TapeCommand::OwnVoice(false)),
        _ => return None,
    })
}

fn tape_format(format: TapeFormat) -> Command {
    Command::Set(Change::Tape(TapeChange::Format(format)))
}
