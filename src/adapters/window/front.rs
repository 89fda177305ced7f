//! What the host tells a window, kept for whenever the window draws itself.

use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use eframe::egui;

use crate::adapters::captions::Captions;
use crate::adapters::host::Front;
use crate::adapters::inbox::Message;
use crate::adapters::nvda::Nvda;
use crate::adapters::view::{SaidRow, View};
use crate::desk::{Desk, Heard};
use crate::time::Moment;

/// Whether anybody listens on the accessibility bus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Listener {
    /// Nobody, or it is still being asked.
    #[default]
    Absent,
    There,
    /// The system does not say: then whatever wants the tree is a screen reader.
    Unknown,
}

/// What the host and the window have in common.
#[derive(Default)]
struct Shared {
    view: Option<Arc<View>>,
    /// When the view was made; a running clock has gone on since.
    made_at: Option<Instant>,
    is_closed: bool,
    /// What waits for the clipboard.
    copied: Option<String>,
    /// Whether the window gives away an accessibility tree; not known before it draws itself.
    is_read: bool,
    /// Whether somebody listens to what the tree tells; not known before the system was asked.
    listener: Listener,
    /// Whether another window has come in front of this one, and a screen reader reads that.
    is_behind: bool,
    /// How to wake the window; it exists only once the window is open.
    context: Option<egui::Context>,
}

impl Shared {
    fn has_reader(&self) -> bool {
        self.is_read && self.listener != Listener::Absent
    }
}

/// The window's side of what the host tells it. It works before the window opens and after it closes.
#[derive(Clone, Default)]
pub(super) struct FrontHandle(Arc<(Mutex<Shared>, Condvar)>);

impl FrontHandle {
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

    /// The accessibility tree is wanted, or is so no longer. Tells the host if that is news.
    pub(super) fn set_read(&self, is_read: bool, host: &Sender<Message>) {
        self.change(host, |shared| shared.is_read = is_read);
    }

    /// Whether somebody listens, as far as the system tells. Tells the host if that is news.
    pub(super) fn set_listener(&self, listens: Option<bool>, host: &Sender<Message>) {
        self.change(host, |shared| {
            shared.listener = match listens {
                Some(true) => Listener::There,
                Some(false) => Listener::Absent,
                None => Listener::Unknown,
            };
        });
    }

    /// Another window is in front of this one, or is so no longer.
    pub(super) fn set_behind(&self, is_behind: bool) {
        self.lock().is_behind = is_behind;
    }

    /// What two threads tell reaches the host in the order in which it came about.
    fn change(&self, host: &Sender<Message>, change: impl FnOnce(&mut Shared)) {
        let mut shared = self.lock();
        let was_there = shared.has_reader();
        change(&mut shared);
        let is_there = shared.has_reader();
        if was_there != is_there {
            if let Some(view) = &mut shared.view {
                Arc::make_mut(view).is_listened = is_there;
            }
            wake(&shared);
            let _ = host.send(Message::Reader(is_there));
        }
        self.0.1.notify_all();
    }

    fn await_reader(&self, wait: Duration) -> bool {
        let comes = |shared: &mut Shared| !shared.has_reader() && !shared.is_closed;
        let waited = self.0.1.wait_timeout_while(self.lock(), wait, comes);
        waited.is_ok_and(|(shared, _)| shared.has_reader())
    }

    /// What is to go into the clipboard, once.
    pub(super) fn take_copied(&self) -> Option<String> {
        self.lock().copied.take()
    }

    fn put(&self, mut view: View) {
        let mut shared = self.lock();
        view.is_listened = shared.has_reader();
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
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn wake(shared: &Shared) {
    if let Some(context) = &shared.context {
        context.request_repaint();
    }
}

/// The front that the host speaks to.
pub struct WindowFront {
    shelf: FrontHandle,
    /// Says what a screen reader does not read of a window behind others.
    nvda: Option<Nvda>,
    captions: Captions,
    announcement: SaidRow,
}

impl WindowFront {
    pub(super) fn new(shelf: FrontHandle, nvda: Option<Nvda>) -> Self {
        Self {
            shelf,
            nvda,
            captions: Captions::default(),
            announcement: SaidRow::default(),
        }
    }
}

impl Front for WindowFront {
    fn hear(&mut self, heard: &Heard) {
        self.captions.hear(heard);
    }

    fn preview(&mut self, page: &str) {
        self.captions.show_page(page);
    }

    fn show(&mut self, desk: &Desk, now: Moment) {
        // The host shows itself after every message: what was heard since is the answer to one.
        let mut view = View::of(desk, self.captions.after_answer(), now);
        view.announcement.clone_from(&self.announcement);
        self.shelf.put(view);
    }

    fn await_reader(&mut self, wait: Duration) -> Option<bool> {
        Some(self.shelf.await_reader(wait))
    }

    fn copy(&mut self, text: String) {
        let mut shared = self.shelf.lock();
        shared.copied = Some(text);
        wake(&shared);
    }

    fn read(&mut self, text: &str, language: &str) {
        if text.is_empty() && self.announcement.text.is_empty() {
            return;
        }
        if let Some(nvda) = self.nvda.as_ref().filter(|_| !text.is_empty())
            && self.shelf.lock().is_behind
        {
            nvda.say(text, language);
        }
        self.announcement.number = self.announcement.number.wrapping_add(1);
        text.clone_into(&mut self.announcement.text);
        language.clone_into(&mut self.announcement.language);
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
