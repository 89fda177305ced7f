//! From the player's settings to how the speaker sounds.

use super::host::start::Start;
use super::speaker::{Delivery, Loudspeaker, SpeakerSettings, VoiceSource, device_names};
use super::store;
use crate::board::Side;
use crate::earcon::SoundStage;
use crate::protocol::{Change, Ears, Setting, Settings, Speaker, Trouble};
use crate::voice::Voices;

/// The settings with which the program starts.
pub(super) struct FoundSettings {
    /// As they are to be saved.
    pub kept: Settings,
    /// With what the command line changes, for this time only.
    pub settings: Settings,
    /// Whether none have ever been saved.
    pub is_first: bool,
    /// Whether the player is to be asked in which words moves are announced: none was named either.
    pub asks_words: bool,
}

impl FoundSettings {
    /// The settings saved, or the defaults.
    pub(super) fn of(start: &Start, voices: &Voices, troubles: &mut Vec<Trouble>) -> Self {
        let saved = start.folders.as_ref().map(store::load_settings);
        let is_first = matches!(saved, Some(Ok(None)));
        let mut kept = match saved {
            Some(Ok(Some(loaded))) => {
                let broken = loaded.faults.into_iter();
                troubles.extend(broken.map(|detail| Trouble::SettingBroken { detail }));
                loaded.settings
            }
            Some(Err(detail)) => {
                troubles.push(Trouble::SettingsBroken { detail });
                start.defaults.clone()
            }
            _ => start.defaults.clone(),
        };
        // A file that somebody has edited, or an older program has written, may name what is not there.
        if !voices.languages().any(|voice| voice.id() == kept.language) {
            let default = start.defaults.language.clone();
            let missing = std::mem::replace(&mut kept.language, default);
            troubles.push(Trouble::NoSuchVoice(missing));
        }
        if voices.get(&kept.announcer).is_none() {
            let default = start.defaults.announcer.clone();
            let missing = std::mem::replace(&mut kept.announcer, default);
            troubles.push(Trouble::NoSuchVoice(missing));
        }
        let mut settings = kept.clone();
        for change in &start.overrides {
            settings.apply(change);
        }
        let says_words = |change: &Change| matches!(change, Change::To(Setting::Announcer, _));
        Self {
            kept,
            settings,
            is_first,
            asks_words: is_first && start.asks_words && !start.overrides.iter().any(says_words),
        }
    }
}

/// Tells the speaker what the player wants.
pub(super) fn adjust(speaker: &Loudspeaker, settings: &Settings, seen_from: Side) {
    let sound = &settings.sound;
    let second = sound.second_device.as_deref();
    speaker.set_second(second.filter(|_| sound.ears == Ears::TwoDevices));
    speaker.set(speaker_settings(settings, seen_from));
}

/// The settings of the speaker; a board that is turned is heard from its other side.
pub(super) fn speaker_settings(settings: &Settings, seen_from: Side) -> SpeakerSettings {
    let part = |percent: u16| f32::from(percent) / 100.0;
    let sound = &settings.sound;
    SpeakerSettings {
        source: match settings.speaker {
            Speaker::Embedded => VoiceSource::Embedded,
            Speaker::System => VoiceSource::System,
        },
        delivery: Delivery {
            rate: part(settings.rate_percent),
            pitch: part(sound.pitch_percent),
            speaking: sound.speaking,
        },
        speech_volume: part(settings.speech_percent),
        earcon_volume: part(settings.earcon_percent),
        stage: SoundStage {
            mono: sound.mono,
            reversed: sound.reversed,
            side: match seen_from {
                Side::White => sound.side,
                Side::Black => sound.side.other(),
            },
            levels: [
                sound.moves_percent,
                sound.squares_percent,
                sound.clock_percent,
                sound.messages_percent,
            ]
            .map(part),
        },
        ears: sound.ears,
        ..SpeakerSettings::default()
    }
}

/// The sound device after the one that the second player has; after the last one, none.
pub(super) fn next_device(settings: &Settings) -> Option<String> {
    let names = device_names();
    match &settings.sound.second_device {
        None => names.into_iter().next(),
        Some(name) => {
            let at = names.iter().position(|one| one == name)?;
            names.into_iter().nth(at + 1)
        }
    }
}
