//! Work that takes its time, on a thread of its own: it says now and then how far it is, and stops
//! when it is told to.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::protocol::{WorkKind, Working};

/// How often it is said how far a work is.
pub const REPORT: Duration = Duration::from_secs(4);

/// With this a work is stopped from outside.
#[derive(Clone, Debug, Default)]
pub struct StopSign(Arc<AtomicBool>);

impl StopSign {
    /// The work ends as soon as it can.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// A new work begins.
    pub fn clear(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether the work is to end.
    pub fn is_up(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The work was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// A work that is being done: who does it tells it how far it is.
pub struct Work<'a> {
    task: WorkKind,
    stop: StopSign,
    report: &'a mut dyn FnMut(Working),
    last: Instant,
}

impl<'a> Work<'a> {
    /// Begins a work.
    pub fn begin(task: WorkKind, stop: StopSign, report: &'a mut dyn FnMut(Working)) -> Self {
        Self {
            task,
            stop,
            report,
            last: Instant::now(),
        }
    }

    /// The number of games that are done, and the share of the whole, if that is known.
    ///
    /// # Errors
    /// [`Stopped`] if the work is to end; who does it leaves everything as it was.
    pub fn reached(&mut self, done: usize, part: Option<(u64, u64)>) -> Result<(), Stopped> {
        if self.stop.is_up() {
            return Err(Stopped);
        }
        if self.last.elapsed() >= REPORT {
            self.last = Instant::now();
            (self.report)(Working::at(self.task, done, part));
        }
        Ok(())
    }
}
