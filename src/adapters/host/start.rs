//! How the host is to be started.

use std::path::PathBuf;

use crate::adapters::brlapi::Address;
use crate::adapters::prover::Searches;
use crate::adapters::speaker::SinkChoice;
use crate::adapters::store::Folders;
use crate::protocol::{Change, Settings};

/// How the host is to be started.
pub struct Start {
    /// Where files are kept; `None` keeps nothing.
    pub folders: Option<Folders>,
    /// Where sound goes; `None` for no sound and no voice at all.
    pub sink: Option<SinkChoice>,
    /// The settings when none have been saved.
    pub defaults: Settings,
    /// Changes of settings for this start, from the command line.
    pub overrides: Vec<Change>,
    /// Whether somebody is there who can be asked at the first start in which words moves are announced.
    pub asks_words: bool,
    /// Who searches whether somebody can still mate.
    pub searches: Searches,
    /// Whether gamepads are listened to.
    pub gamepads: bool,
    /// Where Braille displays are looked for.
    pub displays: Option<Address>,
    /// Where lines for testing are written.
    pub trace: Option<PathBuf>,
}
