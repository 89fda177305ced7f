//! The shelf on a thread of its own, so that nobody waits for the disk.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, JoinHandle};

use super::keeper::{Keeper, file_in};
use crate::adapters::work::StopSign;
use crate::protocol::{Report, ShelfRequest};

/// What the thread of the shelf is told.
enum ToKeeper {
    Asked(ShelfRequest),
    /// What was told up to now has arrived.
    Heard,
}

/// The shelf on a thread of its own.
pub struct Shelf {
    requests: Option<Sender<ToKeeper>>,
    /// How many requests wait.
    waiting: Arc<AtomicUsize>,
    stop: StopSign,
    thread: Option<JoinHandle<()>>,
}

impl Shelf {
    /// Starts the thread. Without a folder there is no shelf, and every request is answered so.
    pub fn start(data: Option<&Path>, tell: impl Fn(Report) + Send + 'static) -> Self {
        let stop = StopSign::default();
        let (requests, inbox) = channel::<ToKeeper>();
        let waiting = Arc::new(AtomicUsize::new(0));
        let waits = waiting.clone();
        let mut keeper = match data {
            Some(data) => Keeper::of(file_in(data), stop.clone()),
            None => Keeper::nowhere(stop.clone()),
        };
        let thread = thread::Builder::new()
            .name("shelf".to_owned())
            .spawn(move || {
                for told in inbox {
                    let ToKeeper::Asked(request) = told else {
                        keeper.heard();
                        continue;
                    };
                    waits.fetch_sub(1, Ordering::Relaxed);
                    keeper.fulfil(request, &mut |command| tell(command));
                    // The check takes its time, and nobody waits for it.
                    let (waits, stop) = (waits.clone(), keeper.stop.clone());
                    let is_to_stop = move || waits.load(Ordering::Relaxed) > 0 || stop.is_up();
                    keeper.check(is_to_stop, &mut |command| tell(command));
                }
            });
        Self {
            requests: thread.is_ok().then_some(requests),
            waiting,
            stop,
            thread: thread.ok(),
        }
    }

    /// Asks for something; the answer comes later.
    pub fn ask(&self, request: ShelfRequest) {
        if request.task().is_some() {
            self.stop.clear();
        }
        if let Some(requests) = &self.requests {
            self.waiting.fetch_add(1, Ordering::Relaxed);
            // Without the thread there is no answer, and the game goes on.
            let _ = requests.send(ToKeeper::Asked(request));
        }
    }

    /// The player has heard to its end what was taken over: it need not be told again.
    pub fn heard(&self) {
        if let Some(requests) = &self.requests {
            let _ = requests.send(ToKeeper::Heard);
        }
    }

    /// Stops what is being done.
    pub fn stop(&self) {
        self.stop.stop();
    }
}

impl Drop for Shelf {
    /// A long work is stopped; a game that has just ended is still put on the shelf.
    fn drop(&mut self) {
        self.stop.stop();
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
