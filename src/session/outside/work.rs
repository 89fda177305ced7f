//! Work that takes its time: imports, exports, searches. It is done outside; the session knows how
//! far it is, and tells it when it is asked.

use crate::protocol::event::Event;
use crate::protocol::work::WorkCommand;
use crate::protocol::work::WorkEvent;
use crate::protocol::work::WorkKind;
use crate::protocol::work::Working;
use crate::session::Session;

impl Session {
    /// The work that is being done.
    pub fn work(&self) -> Option<Working> {
        self.work
    }

    pub(in crate::session) fn begin_work(&mut self, task: WorkKind) {
        self.work = Some(Working {
            task,
            done: 0,
            percent: None,
        });
    }

    pub(in crate::session) fn obey_work(&mut self, command: &WorkCommand) -> Vec<Event> {
        let event = match *command {
            WorkCommand::Began(task) => {
                if let Some(busy) = self.work {
                    WorkEvent::Busy(busy)
                } else {
                    self.begin_work(task);
                    WorkEvent::Began(task)
                }
            }
            WorkCommand::Reached(working) => {
                self.work = Some(working);
                WorkEvent::Reached(working, false)
            }
            WorkCommand::Ended(task, was_stopped) => {
                self.work = None;
                WorkEvent::Ended(task, was_stopped)
            }
            WorkCommand::Tell => match self.work {
                Some(working) => WorkEvent::Reached(working, true),
                None => WorkEvent::None,
            },
            WorkCommand::Stop => match self.work {
                Some(working) => WorkEvent::Stopping(working.task),
                None => WorkEvent::None,
            },
        };
        vec![Event::Work(event)]
    }

    /// What Escape does when it has nothing else to give up.
    pub(in crate::session) fn stop_instead(&mut self, events: Vec<Event>) -> Vec<Event> {
        if self.work.is_some() && events == [Event::NothingToCancel] {
            return self.obey_work(&WorkCommand::Stop);
        }
        events
    }
}
