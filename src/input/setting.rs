//! The settings that the menu can change: what each of them is now, and what one step makes of it.

use super::sheet::SheetSetting;
use crate::braille;
use crate::narrate::cue::Part;
use crate::protocol::ask::Ask;
use crate::protocol::choice::Choice as _;
use crate::protocol::settings::appearance::Zoom;
use crate::protocol::settings::keyboard::Keyboard;
use crate::protocol::settings::opponent::{LEVELS, OpponentChange};
use crate::protocol::settings::sound::{SoundChange, SoundSetting};
use crate::protocol::settings::tape::TapeChange;
use crate::protocol::settings::verbosity::Detail;
use crate::protocol::settings::{Change, Settings, Speaker, WARNINGS_S};
use crate::protocol::tape::TapeCommand;
use crate::voice::Voices;

/// A setting that the menu can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Setting {
    Language,
    Announcer,
    Form,
    Files,
    ReadBack,
    Warnings,
    Output,
    Speaker,
    Rate,
    SpeechVolume,
    EarconVolume,
    Preset,
    Detail(Detail),
    Theme,
    Zoom,
    SecondWindow,
    Braille,
    Keyboard,
    /// How strong the opponent is.
    Level,
    Ponders,
    Sheet(SheetSetting),
    Sound(SoundSetting),
    /// The sound device of the second player.
    Device,
    TapeFormat,
    OwnVoice,
}

impl Setting {
    /// The change that would make the setting what it is.
    pub(super) fn as_it_is(self, now: &Settings) -> Change {
        match self {
            Self::Language => Change::Language(now.language.clone()),
            Self::Announcer => Change::Announcer(now.announcer.clone()),
            Self::Form => Change::Form(now.form),
            Self::Files => Change::Files(now.files),
            Self::ReadBack => Change::ReadBack(now.reads_back),
            Self::Warnings => Change::Warnings(now.warnings_s.clone()),
            Self::Output => Change::Output(now.output),
            Self::Speaker => Change::Speaker(now.speaker),
            Self::Rate => Change::Faster,
            Self::SpeechVolume => Change::Louder,
            Self::EarconVolume => Change::EarconsLouder,
            Self::Preset => Change::Preset(now.verbosity.nearest()),
            Self::Detail(detail) => Change::Detail(detail, now.verbosity.says(detail)),
            Self::Theme => Change::Theme(now.theme),
            Self::Zoom => Change::Zoom(Zoom::In),
            Self::SecondWindow => Change::SecondWindow(now.second_window),
            Self::Braille => Change::BrailleLine(now.braille_line.clone()),
            Self::Keyboard => Change::Keyboard(now.keyboard),
            Self::Level => Change::Opponent(OpponentChange::Level(now.opponent.level)),
            Self::Ponders => Change::Opponent(OpponentChange::Ponders(now.opponent.ponders)),
            Self::Sheet(setting) => Change::Sheet(setting.as_it_is(&now.sheet)),
            Self::Sound(setting) => Change::Sound(SoundChange::More(setting)),
            Self::TapeFormat => Change::Tape(TapeChange::Format(now.tape.format)),
            Self::OwnVoice => Change::Tape(TapeChange::OwnVoice(now.tape.own_voice)),
            Self::Device => Change::Sound(SoundChange::Device(now.sound.second_device.clone())),
        }
    }

    /// The key under which voices keep the setting's name.
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::Language => "language",
            Self::Announcer => "announcer",
            Self::Form => "form",
            Self::Files => "files",
            Self::ReadBack => "read-back",
            Self::Warnings => "warnings",
            Self::Output => "output",
            Self::Speaker => "speaker",
            Self::Rate => "rate",
            Self::SpeechVolume => "speech-volume",
            Self::EarconVolume => "earcon-volume",
            Self::Preset => "preset",
            Self::Theme => "theme",
            Self::Zoom => "zoom",
            Self::SecondWindow => "second-window",
            Self::Braille => "braille",
            Self::Keyboard => "keyboard",
            Self::Level => "level",
            Self::Ponders => "ponders",
            Self::Device => "device",
            Self::TapeFormat => "tape-format",
            Self::OwnVoice => "own-voice",
            Self::Detail(detail) => detail.key(),
            Self::Sheet(setting) => setting.key(),
            Self::Sound(setting) => setting.key(),
        }
    }

    /// The next value, or where there is more and less the one above or below. `None` for the
    /// device, which only the host knows.
    pub(super) fn turned(self, up: bool, now: &Settings, voices: &Voices) -> Option<Ask> {
        let next = |id: &str, part| {
            let voice = voices.after(id, part);
            voice.map_or(id, |voice| voice.id()).to_owned()
        };
        let either = |more, less| if up { more } else { less };
        Some(Ask::Set(match self {
            Self::Language => Change::Language(next(&now.language, Part::Interface)),
            Self::Announcer => Change::Announcer(next(&now.announcer, Part::Announcement)),
            Self::Form => Change::Form(now.form.next()),
            Self::Files => Change::Files(now.files.next()),
            Self::ReadBack => Change::ReadBack(!now.reads_back),
            Self::Warnings if now.warnings_s.is_empty() => Change::Warnings(WARNINGS_S.to_vec()),
            Self::Warnings => Change::Warnings(Vec::new()),
            Self::Output => Change::Output(now.output.next()),
            Self::Speaker => Change::Speaker(match now.speaker {
                Speaker::Embedded => Speaker::System,
                Speaker::System => Speaker::Embedded,
            }),
            Self::Rate => either(Change::Faster, Change::Slower),
            Self::SpeechVolume => either(Change::Louder, Change::Softer),
            Self::EarconVolume => either(Change::EarconsLouder, Change::EarconsSofter),
            Self::Preset => Change::Preset(now.verbosity.next()),
            Self::Detail(detail) => Change::Detail(detail, !now.verbosity.says(detail)),
            Self::Theme => Change::Theme(now.theme.next()),
            Self::Zoom => Change::Zoom(either_zoom(up)),
            Self::SecondWindow => Change::SecondWindow(!now.second_window),
            Self::Braille => Change::BrailleLine(next_braille(now)),
            Self::Keyboard => {
                let at = Keyboard::ALL.iter().position(|one| *one == now.keyboard);
                let count = Keyboard::ALL.len();
                Change::Keyboard(Keyboard::ALL[(at.unwrap_or(0) + 1) % count])
            }
            Self::Level => {
                let level = now.opponent.level;
                let next = either_level(up, level);
                Change::Opponent(OpponentChange::Level(next))
            }
            Self::Ponders => Change::Opponent(OpponentChange::Ponders(!now.opponent.ponders)),
            Self::Sheet(setting) => Change::Sheet(setting.turned(up, &now.sheet)),
            Self::Sound(setting) => Change::Sound(if up {
                SoundChange::More(setting)
            } else {
                SoundChange::Less(setting)
            }),
            Self::TapeFormat => Change::Tape(TapeChange::Format(now.tape.format.next())),
            // The microphone is asked for first.
            Self::OwnVoice => {
                return Some(Ask::Tape(TapeCommand::OwnVoice(!now.tape.own_voice)));
            }
            Self::Device => return None,
        }))
    }
}

/// The code of the Braille line after the one that is shown; after the last one, none.
pub(super) fn next_braille(now: &Settings) -> Option<String> {
    let codes = braille::codes();
    let shown = now.braille_line.as_deref();
    let at = codes.iter().position(|code| Some(code.id()) == shown);
    let next = codes.get(at.map_or(0, |at| at + 1));
    next.map(|code| code.id().to_owned())
}

/// The level above or below; at the ends the same.
fn either_level(up: bool, level: u8) -> u8 {
    let next = if up {
        level.saturating_add(1)
    } else {
        level.saturating_sub(1)
    };
    next.clamp(*LEVELS.start(), *LEVELS.end())
}

const fn either_zoom(up: bool) -> Zoom {
    if up { Zoom::In } else { Zoom::Out }
}
