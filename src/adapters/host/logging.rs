//! The log of the session: opened at the start, begun anew with each game.

use crate::protocol::{
    AdjournmentEvent, Ask, DrillReport, Event, Input, Report, Trouble, ViewerEvent,
};
use std::time::Instant;

use super::{Host, LogEntry};
use crate::adapters::log::{self, Log};
use crate::adapters::store::unwritable;
use crate::time::Moment;

impl Host {
    /// Opens the log and replays what stands in it.
    pub(super) fn open_log(&mut self, troubles: &mut Vec<Trouble>) {
        let Some(folders) = &self.folders else {
            self.desk
                .replay(self.origin, Report::Trouble(Trouble::NotKept));
            return;
        };
        match Log::open(&folders.data) {
            Ok((log, found)) => {
                if let Some(damage) = found.damage {
                    troubles.push(Trouble::LogDamaged {
                        line: u32::try_from(damage.line).unwrap_or(u32::MAX),
                        kept: damage.kept.display().to_string(),
                    });
                }
                for entry in found.entries {
                    self.origin = entry.at;
                    self.desk.replay(entry.at, entry.input);
                }
                self.started = Instant::now();
                self.held_ms = 0;
                self.log = Some(log);
            }
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {
                troubles.push(Trouble::LogInUse);
            }
            Err(error) => {
                // What stands there can be played on, although nothing can be added.
                for entry in log::read_only(&folders.data) {
                    self.origin = entry.at;
                    self.desk.replay(entry.at, entry.input);
                }
                self.started = Instant::now();
                troubles.push(unwritable(&folders.data, &error));
                troubles.push(Trouble::NotKept);
            }
        }
    }

    /// Writes an entry into the log. Where it cannot be written, nothing is kept from then on, and that is to be told.
    pub(super) fn write_down(&mut self, entry: &LogEntry) -> Vec<Trouble> {
        let written = self.log.as_mut().map(|log| log.append(entry));
        let (Some(Err(error)), Some(folders)) = (written, &self.folders) else {
            return Vec::new();
        };
        let troubles = vec![unwritable(&folders.data, &error), Trouble::NotKept];
        self.log = None;
        // Who ends with this very input must not hear that it is saved.
        self.desk
            .replay(entry.at, Report::Trouble(Trouble::NotKept));
        troubles
    }

    /// Begins the log anew if the event begins a game.
    pub(super) fn begin_log_of(&mut self, event: &Event, now: Moment, keeps_old: bool) {
        let beginning = if let Event::Began(position, _) | Event::Greeted(Some(position)) = event {
            Ask::NewGameFrom(position.clone()).into()
        } else if let Event::Agreed(agreement, _) = event {
            Ask::AgreeOn(agreement.clone()).into()
        } else if let Event::Viewer(ViewerEvent::Opened(game)) = event {
            Report::Opened(game.clone()).into()
        } else if let Event::Adjournment(AdjournmentEvent::Taken(envelope)) = event {
            Report::Envelope(envelope.clone()).into()
        } else {
            return;
        };
        self.begin_log(now, beginning, keeps_old);
    }

    /// A new game has a log of its own; the one before is kept if moves were made in it.
    fn begin_log(&mut self, now: Moment, beginning: Input, keeps_old: bool) {
        let Some(log) = &mut self.log else { return };
        let session = self.desk.session();
        let started = Report::Started(session.own_settings().clone());
        let noted = session
            .practice_noted()
            .map(|ask| Ask::Practice(ask).into());
        // The order of exercises follows from what was drilled before.
        let progress = DrillReport::Load(session.progress().clone());
        let event = session.event_of_game();
        let event = event.map(|opened| Report::Tournament(Box::new(opened)).into());
        let inputs = std::iter::once(started.into())
            .chain(event)
            .chain([beginning])
            .chain(noted)
            .chain([Report::Drill(progress).into()]);
        let entries: Vec<LogEntry> = inputs.map(|input| LogEntry { at: now, input }).collect();
        if let Err(error) = log.begin_anew(&entries, keeps_old) {
            // Nothing is lost: the old log goes on and has the beginning of the new game in it.
            self.trace.line("same log", || error.to_string());
        }
    }
}
