//! The dictaphone of a game that is played: it records on a thread of its own, so that no key waits for it.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use super::{CueMark, CueSheet, Tape};
use crate::adapters::speaker::{OfflineError, Passage, SpeakerSettings, Studio};
use crate::protocol::TapeFormat;

/// What the dictaphone reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recorded {
    /// The file is whole.
    Stopped {
        /// The file.
        path: PathBuf,
        /// How many announcements it has.
        announcements: usize,
        /// How long it plays, in seconds.
        length_s: u64,
    },
    /// The file cannot be written any more; what was written before is there.
    Failed {
        /// The file.
        path: PathBuf,
        /// Why.
        error: OfflineError,
    },
}

enum Order {
    Announce(Passage, Option<CueMark>),
    Voice(Receiver<Vec<i16>>),
}

/// A dictaphone that runs. Dropping it lets it record what it has been told, and waits for that.
pub struct Dictaphone {
    orders: Option<Sender<Order>>,
    thread: Option<JoinHandle<()>>,
}

impl Dictaphone {
    /// Begins a file.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn start(
        path: &Path,
        format: TapeFormat,
        title: &str,
        voice: (Option<PathBuf>, SpeakerSettings),
        report: impl Fn(Recorded) + Send + 'static,
    ) -> Result<Self, OfflineError> {
        let tape = Tape::live(path, format, CueSheet::new(title))?;
        let (orders, inbox) = channel();
        let path = path.to_owned();
        let thread = std::thread::Builder::new()
            .name("dictaphone".into())
            .spawn(move || run(tape, path, voice, &inbox, &report))?;
        Ok(Self {
            orders: Some(orders),
            thread: Some(thread),
        })
    }

    /// Records an announcement; with a mark, a track may begin with it.
    pub fn announce(&self, passage: Passage, mark: Option<CueMark>) {
        self.order(Order::Announce(passage, mark));
    }

    /// Records after the last announcement what a microphone will have heard; what comes later waits for it.
    pub fn voice(&self, heard: Receiver<Vec<i16>>) {
        self.order(Order::Voice(heard));
    }

    fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // A dictaphone that has failed has said so.
            let _ = orders.send(order);
        }
    }

    /// Ends the file when everything has been recorded; that is reported later.
    pub fn stop(&mut self) {
        self.orders = None;
    }
}

impl Drop for Dictaphone {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn run(
    mut tape: Tape,
    path: PathBuf,
    (cache_dir, settings): (Option<PathBuf>, SpeakerSettings),
    inbox: &Receiver<Order>,
    report: &dyn Fn(Recorded),
) {
    let mut studio = Studio::new(cache_dir, settings);
    for order in inbox {
        let recorded = match order {
            Order::Announce(passage, mark) => tape.announce(&mut studio, &passage, mark),
            // A microphone that could not be opened has nothing to give.
            Order::Voice(heard) => heard
                .recv()
                .map_or(Ok(()), |samples| tape.append_voice(&samples)),
        };
        match recorded {
            // A language without a voice leaves a gap; its mark is in the cue sheet.
            Ok(()) | Err(OfflineError::Speech(_)) => {}
            Err(error) => return report(Recorded::Failed { path, error }),
        }
    }
    let (announcements, length_s) = (tape.announcements(), tape.length_s());
    report(match tape.finish() {
        Ok(()) => Recorded::Stopped {
            path,
            announcements,
            length_s,
        },
        Err(error) => Recorded::Failed { path, error },
    });
}
