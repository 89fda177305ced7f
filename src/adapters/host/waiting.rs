//! Waiting: for the inbox, for what is due, and for a computer that slept.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant, SystemTime};

use super::{Host, Message};
use crate::adapters::sleep;
use crate::clock::Running;
use crate::session::command::Command;
use crate::session::hall::HallCommand;

impl Host {
    pub(super) fn wait(&self, inbox: &Receiver<Message>) -> Result<Message, RecvTimeoutError> {
        // While a clock runs the time is looked at now and then, so that a gap in it is seen.
        let look = self.is_clock_running().then_some(sleep::LOOK_MS);
        let due = self.desk.session().next_deadline();
        let due = due.map(|at| at.ms.saturating_sub(self.now().ms));
        let waits_ms = [look, due].into_iter().flatten();
        let read = self.reading.map(|reading| reading.left(Instant::now()));
        match waits_ms.map(Duration::from_millis).chain(read).min() {
            Some(wait) => inbox.recv_timeout(wait),
            None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
        }
    }

    fn is_clock_running(&self) -> bool {
        let clock = self.desk.session().clock();
        clock.is_some_and(|clock| matches!(clock.running(), Running::Runs(_)))
    }

    pub(super) fn tick(&mut self) {
        let now = self.now();
        let due = self.desk.session().next_deadline();
        if due.is_some_and(|due| due <= now) {
            self.command(Command::Tick);
        }
    }

    /// The computer slept, or the program stood still: the clock has not counted that time, and the
    /// players decide about it.
    pub(super) fn notice_sleep(&mut self) {
        let Some(slept) = self
            .watch
            .look(self.now(), SystemTime::now(), self.is_clock_running())
        else {
            return;
        };
        // What this program has counted of it is taken out of its time.
        self.held_ms = self.held_ms.saturating_add(slept.counted_ms);
        self.watch.forget();
        self.trace.line("slept", || slept.ms.to_string());
        self.command(Command::Hall(HallCommand::Slept { ms: slept.ms }));
    }
}
