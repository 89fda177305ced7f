//! What is heard of the program itself: its version, where it keeps things, and a report for a fault.

use super::cue::{Cue, Phrase, answered, echo};
use super::phrases as say;
use crate::earcon::Earcon;

/// The version, and the folders of settings, of games and of the speech that is kept ready; `None` if nothing is kept.
pub fn about(version: &'static str, places: Option<[String; 3]>) -> (Phrase, Phrase) {
    let places = match places {
        Some([settings, games, speech]) => say::ABOUT_PLACES.with((settings, games, speech)),
        None => say::ABOUT_NOWHERE.plain(),
    };
    (say::ABOUT.with(version), places)
}

/// The same in the window and the console.
pub fn about_told(version: &'static str, places: Option<[String; 3]>) -> Vec<Cue> {
    vec![echo(about(version, places))]
}

/// The name that this computer gives the player.
pub fn name_told(name: String) -> Vec<Cue> {
    vec![echo(say::SET_PLAYER.with(name))]
}

/// A report for a fault was written into this file.
pub fn fault_reported(file: String) -> Phrase {
    say::FAULT_REPORTED.with(file)
}

/// The same in the window and the console.
pub fn fault_report_told(file: String) -> Vec<Cue> {
    answered(Earcon::Notice, fault_reported(file))
}
