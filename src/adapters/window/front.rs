//! What the host tells a window, kept for whenever the window draws itself.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use eframe::egui;

use crate::adapters::host::Front;
use crate::adapters::view::View;
use crate::desk::{Desk, Heard};
use crate::narrate::cue::Urgency;
use crate::time::Moment;

/// How many of the latest announcements a window shows.
const CAPTIONS: usize = 30;

/// What the host and the window have in common.
#[derive(Default)]
struct Shared {
    view: Option<Arc<View>>,
    /// When the view was made; a running clock has gone on since.
    made_at: Option<Instant>,
    is_closed: bool,
    /// How to wake the window; it exists only once the window is open.
    context: Option<egui::Context>,
}

/// The window's side of what the host tells it. It works before the window opens and after it closes.
#[derive(Clone, Default)]
pub(super) struct Shelf(Arc<Mutex<Shared>>);

impl Shelf {
    /// Opens the way to the window: from now on it is woken when something changes.
    pub(super) fn attach(&self, context: &egui::Context) {
        self.lock().context = Some(context.clone());
    }

    /// What is to be shown, if the host has said anything yet.
    pub(super) fn view(&self) -> Option<Arc<View>> {
        let shared = self.lock();
        let view = shared.view.clone()?;
        let (Some(clock), Some(made_at)) = (&view.clock, shared.made_at) else {
            return Some(view);
        };
        if clock.running.is_none() {
            return Some(view);
        }
        let ms = u64::try_from(made_at.elapsed().as_millis()).unwrap_or(u64::MAX);
        let mut later = View::clone(&view);
        later.clock = Some(clock.later(ms));
        Some(Arc::new(later))
    }

    /// Whether the program ends.
    pub(super) fn is_closed(&self) -> bool {
        self.lock().is_closed
    }

    fn put(&self, view: View) {
        let mut shared = self.lock();
        // The host shows itself after every message, also when nothing has changed; a window that
        // drew itself each time would never rest.
        if shared.view.as_deref() != Some(&view) {
            shared.view = Some(Arc::new(view));
            shared.made_at = Some(Instant::now());
            wake(&shared);
        }
    }

    fn close(&self) {
        let mut shared = self.lock();
        shared.is_closed = true;
        wake(&shared);
    }

    /// What is kept is whole at any moment, so that a panic elsewhere does not spoil it.
    fn lock(&self) -> MutexGuard<'_, Shared> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn wake(shared: &Shared) {
    if let Some(context) = &shared.context {
        context.request_repaint();
    }
}

/// The front that the host speaks to.
pub struct WindowFront {
    shelf: Shelf,
    captions: VecDeque<String>,
    /// Whether the newest caption says what the player's own fingers do.
    newest_is_echo: bool,
}

impl WindowFront {
    pub(super) fn new(shelf: Shelf) -> Self {
        Self {
            shelf,
            captions: VecDeque::new(),
            newest_is_echo: false,
        }
    }
}

impl Front for WindowFront {
    fn hear(&mut self, heard: &Heard) {
        let written: Vec<&str> = heard
            .texts
            .iter()
            .map(|text| text.written.trim())
            .filter(|text| !text.is_empty())
            .collect();
        if written.is_empty() {
            return;
        }
        // An echo gives way to whatever comes next, as it does in the ear: a walk over the board or
        // a typed word, letter by letter, would push out everything that is worth reading again.
        if self.newest_is_echo {
            self.captions.pop_back();
        }
        self.newest_is_echo = heard.urgency == Urgency::Echo;
        self.captions.push_back(written.join(" "));
        if self.captions.len() > CAPTIONS {
            self.captions.pop_front();
        }
    }

    fn show(&mut self, desk: &Desk, now: Moment) {
        let captions = self.captions.make_contiguous();
        self.shelf.put(View::of(desk, captions, now));
    }

    fn close(&mut self) {
        self.shelf.close();
    }
}

impl Drop for WindowFront {
    /// A host that is gone, for whatever reason, leaves no window behind that does not answer.
    fn drop(&mut self) {
        self.shelf.close();
    }
}
