//! The shelf of games as a session knows it: what is asked of it, what was found, and where the
//! player stands in that. The database is outside; what it answers comes back as a command.

use crate::protocol::{
    Event, FaultEnds, Keeping, Question, Request, ShelfAnswer, ShelfCommand, ShelfEvent,
    ShelfQuestion, ShelfRequest, Walk, WorkEvent, WorkKind,
};
use crate::session::Session;
use crate::session::outside::Walked;
use crate::shelf::{Listing, Query};

fn told(event: ShelfEvent) -> Vec<Event> {
    vec![Event::Shelf(event)]
}

fn number(value: usize) -> u32 {
    u32::try_from(value).unwrap_or(u32::MAX)
}

impl Session {
    /// Whether the player walks through what was found on the shelf, so that arrows are for that.
    pub fn walks_the_shelf(&self) -> bool {
        self.outside.walked.is_open && self.table.question.is_none() && !self.activity.is_on()
    }

    pub(in crate::session) fn handle_shelf(&mut self, command: ShelfCommand) -> Vec<Event> {
        refuse!(self.why_no_question_now());
        // What others have played from here is advice from outside.
        let asks = matches!(
            command,
            ShelfCommand::Search(_) | ShelfCommand::Here | ShelfCommand::Open
        );
        if let Some(refused) = asks.then(|| self.refuse_advice()).flatten() {
            return refused;
        }
        match command {
            ShelfCommand::Search(text) => self.request(ShelfRequest::Search(Query::read(&text))),
            ShelfCommand::Here => {
                let query = Query::of_position(self.position());
                self.request(ShelfRequest::Search(query))
            }
            ShelfCommand::Keep if self.table.record.plies() == 0 => told(ShelfEvent::NothingToKeep),
            ShelfCommand::Keep => {
                let record = Box::new(self.whole_record());
                let keeping = match self.is_listening() {
                    true => Keeping::Other,
                    false => Keeping::Own,
                };
                self.ask_shelf(ShelfRequest::Keep(record, keeping))
            }
            ShelfCommand::Import(file) => self.request(ShelfRequest::Import(file)),
            ShelfCommand::Backup(file) => self.request(ShelfRequest::Backup(file, false)),
            ShelfCommand::Restore(file) => {
                self.ask(Question::Shelf(Box::new(ShelfQuestion::Restore(file))))
            }
            ShelfCommand::Delete => match self.listing() {
                Some(listing) => {
                    let question = ShelfQuestion::Delete(Box::new(listing.clone()));
                    self.ask(Question::Shelf(Box::new(question)))
                }
                None => told(ShelfEvent::NothingFound),
            },
            ShelfCommand::Open => match self.listing() {
                Some(listing) => {
                    let (at, count) = (
                        self.outside.walked.at + 1,
                        self.outside.walked.found.games.len(),
                    );
                    let request = ShelfRequest::Open(listing.id, number(at), number(count));
                    self.outside.walked.is_open = false;
                    self.ask_shelf(request)
                }
                None => told(ShelfEvent::NothingFound),
            },
            ShelfCommand::Walk(walk) => self.walk_shelf(walk),
            ShelfCommand::Close => {
                self.outside.walked.is_open = false;
                told(ShelfEvent::Closed)
            }
        }
    }

    /// Whether the games that were found are walked.
    pub fn walks_found(&self) -> bool {
        self.outside.walked.is_open
    }

    /// Yes to a question about the shelf.
    pub(in crate::session) fn yes_to_shelf(&mut self, question: ShelfQuestion) -> Vec<Event> {
        match question {
            ShelfQuestion::Delete(listing) => self.ask_shelf(ShelfRequest::Delete(listing.id)),
            ShelfQuestion::Restore(file) => self.request(ShelfRequest::Restore(file)),
            ShelfQuestion::Replace(file) => self.request(ShelfRequest::Backup(file, true)),
        }
    }

    /// Asks the database for something that may take its time; one thing at a time.
    fn request(&mut self, request: ShelfRequest) -> Vec<Event> {
        if let Some(busy) = self.outside.work {
            return vec![Event::Work(WorkEvent::Busy(busy))];
        }
        if let Some(task) = request.task() {
            self.begin_work(task);
        }
        self.ask_shelf(request)
    }

    /// Asks the shelf, and tells that it is asked.
    pub(in crate::session) fn ask_shelf(&mut self, request: ShelfRequest) -> Vec<Event> {
        let step = request.step();
        self.outside.requests.push(Request::Shelf(request));
        told(ShelfEvent::Begun(step))
    }

    fn listing(&self) -> Option<&Listing> {
        self.outside.walked.found.games.get(self.outside.walked.at)
    }

    fn walk_shelf(&mut self, walk: Walk) -> Vec<Event> {
        let count = self.outside.walked.found.games.len();
        let before = self.outside.walked.at;
        let at = match walk {
            Walk::Next => before + 1,
            Walk::Previous => before.wrapping_sub(1),
            Walk::First => 0,
            Walk::Last => count.wrapping_sub(1),
            Walk::Here => before,
        };
        let is_edge = at >= count;
        if !is_edge {
            self.outside.walked.at = at;
        }
        let Some(listing) = self.listing().cloned().map(Box::new) else {
            return told(ShelfEvent::NothingFound);
        };
        self.outside.walked.is_open = true;
        let place = number(self.outside.walked.at + 1);
        told(if is_edge {
            ShelfEvent::Edge(place, number(count), listing)
        } else {
            ShelfEvent::Stood(place, number(count), listing, walk == Walk::Here)
        })
    }

    /// The shelf has done what it was asked for, whether its answer can be told now or waits.
    pub(in crate::session) fn end_work_of_shelf(&mut self, answer: &ShelfAnswer) {
        let ended = match answer {
            ShelfAnswer::Kept(_)
            | ShelfAnswer::EndedKept
            | ShelfAnswer::Deleted(_)
            | ShelfAnswer::Altered(_)
            | ShelfAnswer::Unchecked(_)
            | ShelfAnswer::KeptBeside(..)
            | ShelfAnswer::Sound(..) => None,
            ShelfAnswer::Found(_) => Some(WorkKind::Search),
            ShelfAnswer::Imported(_) => Some(WorkKind::Import),
            ShelfAnswer::BackedUp(..) | ShelfAnswer::Exists(_) => Some(WorkKind::Backup),
            ShelfAnswer::Restored(..) => Some(WorkKind::Restore),
            ShelfAnswer::Stopped(task) | ShelfAnswer::StoppedMended(task) => Some(*task),
            ShelfAnswer::Fault(fault) => match fault.ends {
                FaultEnds::Work(task) => Some(task),
                FaultEnds::Nothing => None,
                FaultEnds::NotSaid => self.work().map(|working| working.task),
            },
        };
        // A file may be opened meanwhile: that is another work.
        self.outside
            .work
            .take_if(|working| Some(working.task) == ended);
    }

    pub(in crate::session) fn hear_shelf(&mut self, answer: ShelfAnswer) -> Vec<Event> {
        match answer {
            ShelfAnswer::Found(found) => {
                let (count, walkable) = (found.count, number(found.games.len()));
                self.outside.walked = Walked {
                    is_open: walkable > 0,
                    found,
                    at: 0,
                };
                let first = self.listing().cloned().map(Box::new);
                told(ShelfEvent::Found(count, walkable, first))
            }
            ShelfAnswer::EndedKept => Vec::new(),
            ShelfAnswer::Exists(file) => {
                self.ask(Question::Shelf(Box::new(ShelfQuestion::Replace(file))))
            }
            ShelfAnswer::Deleted(id) => {
                let games = &mut self.outside.walked.found.games;
                games.retain(|listing| listing.id != id);
                self.outside.walked.at = self.outside.walked.at.min(games.len().saturating_sub(1));
                self.outside.walked.is_open &= !games.is_empty();
                told(ShelfEvent::Answered(ShelfAnswer::Deleted(id)))
            }
            answer @ (ShelfAnswer::Kept(_)
            | ShelfAnswer::Sound(..)
            | ShelfAnswer::Imported(_)
            | ShelfAnswer::BackedUp(..)
            | ShelfAnswer::KeptBeside(..)
            | ShelfAnswer::Restored(..)
            | ShelfAnswer::Altered(_)
            | ShelfAnswer::Unchecked(_)
            | ShelfAnswer::Stopped(_)
            | ShelfAnswer::StoppedMended(_)
            | ShelfAnswer::Fault(_)) => told(ShelfEvent::Answered(answer)),
        }
    }
}
