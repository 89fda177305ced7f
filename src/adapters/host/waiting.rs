//! The loop, and waiting: for the inbox, for what is due, and for a computer that slept.

use crate::protocol::{Ask, Report};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant, SystemTime};

use super::Host;
use super::ear::is_done;
use crate::adapters::inbox::Message;
use crate::adapters::shelf::is_of_damage;
use crate::adapters::sleep;
use crate::clock::Running;

/// A player who has touched nothing for so long listens.
const REST: Duration = Duration::from_millis(1_000);

impl Host {
    /// Takes what another thread reports.
    fn told(&mut self, report: Report) {
        self.library_word.is_told = is_of_damage(&report);
        self.handle(report);
        let is_told = std::mem::take(&mut self.library_word.is_told);
        // Lines that are printed are there at once; so is what a window without any sound shows.
        let is_seen = self.speaker.is_none() || self.front.await_reader(Duration::ZERO).is_none();
        if is_told && is_seen {
            self.shelf.heard();
        }
    }

    /// Works through the inbox until the program ends; returns whether what was done is kept.
    pub fn run(mut self, inbox: &Receiver<Message>) -> bool {
        while !self.desk.session().has_ended() {
            let message = self.wait(inbox);
            self.notice_sleep();
            match message {
                Ok(Message::Proved(proof)) => {
                    self.handle(Report::Proved(proof));
                }
                Ok(Message::Thought(finding)) => {
                    self.handle(Report::Thought(finding));
                }
                Ok(Message::Told(command)) => self.told(*command),
                Ok(Message::Opened) => self.opened(),
                Ok(Message::Input(input)) => self.input(input),
                Ok(Message::Display(report)) => self.display_event(report),
                Ok(Message::Tape(report)) => self.tape_report(report),
                Ok(Message::Microphone(report)) => self.microphone_report(report),
                Ok(Message::Understood(number, spoken)) => self.understood(number, spoken),
                Ok(Message::Speaker(event)) => self.speaker_event(event),
                Ok(Message::Reader(is_there)) => self.reader_event(is_there),
                Ok(Message::Close) | Err(RecvTimeoutError::Disconnected) => {
                    self.handle(Ask::Quit);
                }
                Err(RecvTimeoutError::Timeout) => self.tick(),
            }
            // Whatever arrives, what waits for a screen reader waits no longer than that takes.
            self.end_reading(is_done);
            self.say_what_was_cut(REST);
            self.show();
        }
        self.close_dictaphone();
        self.say_to_the_end(inbox);
        self.front.close();
        self.desk.session().is_kept()
    }

    /// The last words are heard, but they do not hold the program for long.
    fn say_to_the_end(&mut self, inbox: &Receiver<Message>) {
        let until = Instant::now() + Duration::from_secs(4);
        while (self.is_audible || self.reading.is_some()) && !self.queue.is_silent() {
            self.say_what_was_cut(Duration::ZERO);
            self.show();
            let left = until.saturating_duration_since(Instant::now());
            let read = self.reading.map(|reading| reading.left(Instant::now()));
            match inbox.recv_timeout(read.map_or(left, |read| read.min(left))) {
                Ok(Message::Speaker(event)) => self.speaker_event(event),
                Err(RecvTimeoutError::Timeout)
                    if self.reading.is_some() && Instant::now() < until =>
                {
                    self.end_reading(is_done);
                }
                Ok(
                    Message::Input(_)
                    | Message::Reader(_)
                    | Message::Proved(_)
                    | Message::Thought(_)
                    | Message::Tape(_)
                    | Message::Microphone(_)
                    | Message::Understood(..)
                    | Message::Display(_)
                    | Message::Opened
                    | Message::Told(_),
                ) => {}
                Ok(Message::Close) | Err(_) => break,
            }
        }
    }

    pub(super) fn wait(&self, inbox: &Receiver<Message>) -> Result<Message, RecvTimeoutError> {
        // While a clock runs the time is looked at now and then, so that a gap in it is seen.
        let look = self.is_clock_running().then_some(sleep::LOOK_MS);
        let due = self.desk.session().next_deadline();
        let due = due.map(|at| at.ms.saturating_sub(self.now().ms));
        let waits_ms = [look, due].into_iter().flatten();
        let read = self.reading.map(|reading| reading.left(Instant::now()));
        let rest = self.queue.is_resting().then(|| self.unrested(REST));
        let waits = waits_ms.map(Duration::from_millis).chain(read);
        match waits.chain(rest).min() {
            Some(wait) => inbox.recv_timeout(wait),
            None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
        }
    }

    /// How long the keys still have to rest.
    fn unrested(&self, rest: Duration) -> Duration {
        rest.saturating_sub(self.touched.elapsed())
    }

    /// What the player has cut comes again as soon as the keys rest for so long.
    fn say_what_was_cut(&mut self, rest: Duration) {
        if self.queue.is_resting() && self.unrested(rest).is_zero() {
            let desk = &self.desk;
            let orders = self
                .queue
                .rested(|heard, cuts| !desk.is_over(heard) && desk.is_worth_again(heard, cuts));
            self.carry_out(orders);
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
            self.handle(Report::Tick);
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
        self.handle(Report::Slept { ms: slept.ms });
    }
}
