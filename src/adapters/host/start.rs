//! How the host is to be started, and what starts with it.

use std::path::PathBuf;
use std::sync::mpsc::Sender;

use crate::adapters::brlapi::Address;
use crate::adapters::inbox::Message;
use crate::adapters::prover::{Prover, Searches};
use crate::adapters::shelf::Shelf;
use crate::adapters::speaker::{Loudspeaker, SinkChoice, SpeakerSettings};
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

/// The own voice, and what it reports.
pub(super) fn speaker_of(
    sink: SinkChoice,
    cache: Option<PathBuf>,
    settings: SpeakerSettings,
    inbox: Sender<Message>,
) -> Loudspeaker {
    Loudspeaker::open(sink, cache, settings, move |event| {
        let _ = inbox.send(Message::Speaker(event));
    })
}

/// Who searches for helpmates, and what he reports.
pub(super) fn prover_of(searches: Searches, inbox: Sender<Message>) -> Prover {
    Prover::new(searches, move |proof| {
        let _ = inbox.send(Message::Proved(proof));
    })
}

/// The library, and what it reports.
pub(super) fn shelf_of(folders: Option<&Folders>, inbox: Sender<Message>) -> Shelf {
    let data = folders.map(|folders| folders.data.as_path());
    Shelf::start(data, move |command| {
        let _ = inbox.send(Message::Told(Box::new(command)));
    })
}
