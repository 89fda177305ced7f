//! Work that takes its time: imports, exports, searches. It is done outside; the session knows how
//! far it is, and tells it when it is asked.

use crate::protocol::{
    CursorEvent, Event, Request, WorkCommand, WorkEvent, WorkKind, WorkReport, Working,
};
use crate::session::Session;

impl Session {
    /// The work that is going on.
    pub fn work(&self) -> Option<Working> {
        self.outside.work
    }

    pub(in crate::session) fn begin_work(&mut self, task: WorkKind) {
        self.outside.work = Some(Working {
            task,
            done: 0,
            percent: None,
        });
    }

    pub(in crate::session) fn handle_work(&mut self, ask: WorkCommand) -> Vec<Event> {
        let event = match (ask, self.outside.work) {
            (_, None) => WorkEvent::None,
            (WorkCommand::Tell, Some(working)) => WorkEvent::Reached(working, true),
            (WorkCommand::Stop, Some(working)) => {
                self.outside.requests.push(Request::StopWork(working.task));
                WorkEvent::Stopping(working.task)
            }
        };
        vec![Event::Work(event)]
    }

    /// How far a work is.
    pub(in crate::session) fn hear_of_work(&mut self, report: &WorkReport) -> Vec<Event> {
        let event = match *report {
            WorkReport::Began(task) => {
                if let Some(busy) = self.outside.work {
                    WorkEvent::Busy(busy)
                } else {
                    self.begin_work(task);
                    WorkEvent::Began(task)
                }
            }
            WorkReport::Reached(working) => {
                self.outside.work = Some(working);
                WorkEvent::Reached(working, false)
            }
            WorkReport::Ended(task, was_stopped) => {
                self.outside.work = None;
                WorkEvent::Ended(task, was_stopped)
            }
        };
        vec![Event::Work(event)]
    }

    /// Escape with nothing to cancel stops the work that is going on.
    pub(in crate::session) fn stop_instead(&mut self, events: Vec<Event>) -> Vec<Event> {
        if self.outside.work.is_some() && events == [Event::Cursor(CursorEvent::NothingToCancel)] {
            return self.handle_work(WorkCommand::Stop);
        }
        events
    }
}
