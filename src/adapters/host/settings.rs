//! With which settings the program starts, and what the speaker makes of them.

use super::Start;
use crate::adapters::speaker::{SpeakerSettings, VoiceSource};
use crate::adapters::store;
use crate::session::command::Trouble;
use crate::session::settings::{Settings, Speaker as Source};
use crate::voice::Voices;

/// The settings with which the program starts.
pub(super) struct Found {
    /// As they are to be saved.
    pub kept: Settings,
    /// With what the command line changes, for this time only.
    pub settings: Settings,
    /// Whether none have ever been saved.
    pub is_first: bool,
}

impl Found {
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
        Self {
            kept,
            settings,
            is_first,
        }
    }
}

/// How the speaker is to sound.
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
