//! Commands in words about what is heard and seen: sound, messages, how much is said, the window.

use super::filling::Filling;
use crate::protocol::ask::Ask;
use crate::protocol::settings::Change;
use crate::protocol::settings::setting::Setting;
use crate::protocol::sound::SoundCommand;
use crate::protocol::sweep::Sweep;
use crate::protocol::tape::TapeCommand;

/// The command of a name; `None` if it is none of these, or if a gap is not filled.
pub(super) fn command(name: &str, filling: &Filling) -> Option<Ask> {
    let set = |change: Change| Some(Ask::Set(change));
    let to = |setting, key: &str| set(Change::to(setting, key));
    let says = |detail, is_said: bool| set(Change::to(Setting::Detail(detail), is_said));
    match name {
        "verbosity-brief" => to(Setting::Preset, "brief"),
        "verbosity-normal" => to(Setting::Preset, "normal"),
        "verbosity-full" => to(Setting::Preset, "full"),
        "detail-on" => says(filling.detail?, true),
        "detail-off" => says(filling.detail?, false),
        name if name.starts_with("review-") => Some(Ask::Review(name.parse().ok()?)),
        "theme-dark" => to(Setting::Theme, "dark"),
        "theme-light" => to(Setting::Theme, "light"),
        "theme-yellow" => to(Setting::Theme, "yellow"),
        "zoom-in" => set(Change::More(Setting::Zoom)),
        "zoom-out" => set(Change::Less(Setting::Zoom)),
        "zoom-usual" => set(Change::to(Setting::Zoom, 100)),
        "reset" => set(Change::Reset),
        "output-own-voice" => to(Setting::Output, "own-voice"),
        "output-screen-reader" => to(Setting::Output, "screen-reader"),
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
        "tape-flac" => Ask::Set(Change::to(Setting::TapeFormat, "flac")),
        "tape-wav" => Ask::Set(Change::to(Setting::TapeFormat, "wav")),
        "own-voice-on" => Ask::Tape(TapeCommand::OwnVoice(true)),
        "own-voice-off" => Ask::Tape(TapeCommand::OwnVoice(false)),
        _ => return None,
    })
}
