//! The settings with which the program starts: saved ones, those of the command line, and what is wrong.

use super::host::Start;
use super::speaker::{SpeakerSettings, VoiceSource};
use super::store;
use crate::session::command::Trouble;
use crate::session::settings::{Settings, Speaker as Source};
use crate::voice::Voices;

/// The settings saved, or the defaults, with what the command line changes.
pub(super) fn settings_of(start: &Start, voices: &Voices, troubles: &mut Vec<Trouble>) -> Settings {
    let saved = start.folders.as_ref().map(store::load_settings);
    let mut settings = match saved {
        Some(Ok(Some(settings))) => settings,
        Some(Err(detail)) => {
            troubles.push(Trouble::SettingsBroken { detail });
            start.defaults.clone()
        }
        _ => start.defaults.clone(),
    };
    // A file that somebody has edited, or an older program has written, may name what is not there.
    if !voices
        .languages()
        .any(|voice| voice.id() == settings.language)
    {
        let default = start.defaults.language.clone();
        let missing = std::mem::replace(&mut settings.language, default);
        troubles.push(Trouble::NoSuchVoice(missing));
    }
    if voices.get(&settings.announcer).is_none() {
        let default = start.defaults.announcer.clone();
        let missing = std::mem::replace(&mut settings.announcer, default);
        troubles.push(Trouble::NoSuchVoice(missing));
    }
    for change in &start.overrides {
        settings.apply(change);
    }
    settings
}

/// The settings as the speaker takes them.
pub(super) fn speaker_settings(settings: &Settings) -> SpeakerSettings {
    SpeakerSettings {
        source: match settings.speaker {
            Source::Embedded => VoiceSource::Embedded,
            Source::System => VoiceSource::System,
        },
        rate: f32::from(settings.rate_percent) / 100.0,
        speech_volume: f32::from(settings.speech_percent) / 100.0,
        earcon_volume: f32::from(settings.earcon_percent) / 100.0,
    }
}
