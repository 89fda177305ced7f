//! The shelf of games as a session knows it: what is asked of it, what was found, and where the
//! player stands in that. The database is outside; what it answers comes back as a command.

use serde::{Deserialize, Serialize};

use super::event::{Event, Question, Refusal};
use super::work::{Task, WorkEvent};
use super::{Session, refused};
use crate::pgn::Guess;
use crate::record::{Outcome, Record};
use crate::shelf::{Found, Listing, Query};

/// What a player does with the shelf, or what the shelf answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShelfCommand {
    /// Looks for games, in the words of [`Query::read`]; without words for all.
    Search(String),
    /// Looks for games in which the position on the board stood.
    Here,
    /// Puts the game on the board on the shelf.
    Keep,
    /// Puts the games of a PGN file on the shelf.
    Import(String),
    /// Writes the shelf into a file.
    Backup(String),
    /// Puts the shelf of such a file in the place of this one; asks first.
    Restore(String),
    /// Takes the game that was walked to off the shelf; asks first.
    Delete,
    /// Opens the game that was walked to for listening.
    Open,
    /// Walks through what was found.
    Walk(Walk),
    /// Leaves what was found.
    Close,
    /// The shelf answers.
    Answer(ShelfAnswer),
}

/// A step through what was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Walk {
    /// To the next game.
    Next,
    /// To the game before.
    Previous,
    /// To the first game.
    First,
    /// To the last game.
    Last,
    /// Nowhere: the game is told with everything that is known of it.
    Here,
}

/// What the database is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Search.
    Search(Query),
    /// Put a game on the shelf.
    Keep(Box<Record>, Keeping),
    /// Give the player's own games that were kept last.
    Last,
    /// Put the games of a file on the shelf.
    Import(String),
    /// Write the shelf into a file; whether it may take the place of a file that is there.
    Backup(String, bool),
    /// Take the shelf of a file.
    Restore(String),
    /// Take a game off the shelf.
    Delete(i64),
    /// Give a game for listening: its number on the shelf, its place in what was found, counted
    /// from 1, and how many were found.
    Open(i64, u32, u32),
}

/// Why a game is put on the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// It was played here, and has just come to its end; nobody need hear of it.
    Ended,
    /// The player has asked for it, and it is one that was played here.
    Own,
    /// The player has asked for it, and it is one that was listened to.
    Other,
}

impl Request {
    /// What work it is; keeping a game and opening one are done at once.
    pub fn task(&self) -> Option<Task> {
        Some(match self {
            Self::Search(_) => Task::Search,
            Self::Import(_) => Task::Import,
            Self::Backup(..) => Task::Backup,
            Self::Restore(_) => Task::Restore,
            Self::Keep(..) | Self::Last | Self::Delete(_) | Self::Open(..) => return None,
        })
    }
}

/// What the database answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShelfAnswer {
    /// The games that were looked for.
    Found(Found),
    /// The game is on the shelf; whether it was there already.
    Kept(bool),
    /// The games of a file are on the shelf.
    Imported(Imported),
    /// The shelf was written into a file, with so many games.
    BackedUp(String, u32),
    /// There is a file of this name already.
    Exists(String),
    /// The shelf of a file is there now, with so many games.
    Restored(String, u32),
    /// The game of this number is off the shelf.
    Deleted(i64),
    /// The work was stopped, and everything is as it was before.
    Stopped(Task),
    /// Something is wrong with the shelf or with a file.
    Fault(ShelfFault),
}

/// What became of the games of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Imported {
    /// The file.
    pub file: String,
    /// How many games are new on the shelf.
    pub games: u32,
    /// How many were there already.
    pub doubles: u32,
    /// How many could not be read.
    pub faulty: u32,
    /// The line of the first fault, counted from 1; 0 if there is none.
    pub line: u32,
    /// The encoding that was guessed, if the file is not in UTF-8.
    #[serde(default)]
    pub guess: Option<Guess>,
}

/// Something is wrong with the shelf or with a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShelfFault {
    /// What it is.
    pub what: Wrong,
    /// The file that is meant; if it was set aside, where it is now.
    pub file: String,
    /// What the system said.
    pub detail: String,
}

/// What can be wrong with the shelf or with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wrong {
    /// The shelf was damaged; it was set aside, and a new one was begun.
    Damaged,
    /// Another program has the shelf; nothing is put on it for now.
    Locked,
    /// A later version of the program has written the shelf; it is left alone.
    Newer,
    /// The shelf cannot be read or written.
    Broken,
    /// The file that was named is not there.
    NotFound,
    /// The file that was named is no backup of a shelf, or a damaged one.
    NoShelf,
    /// The file that was named cannot be read.
    Unreadable,
    /// The file that was named cannot be written.
    Unwritable,
    /// This session keeps nothing, and so has no shelf.
    NoneHere,
}

impl Wrong {
    /// The key under which voices keep the words for it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Damaged => "damaged",
            Self::Locked => "locked",
            Self::Newer => "newer",
            Self::Broken => "broken",
            Self::NotFound => "not-found",
            Self::NoShelf => "no-shelf",
            Self::Unreadable => "unreadable",
            Self::Unwritable => "unwritable",
            Self::NoneHere => "none-here",
        }
    }
}

/// A question about the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShelfQuestion {
    /// Take this game off the shelf?
    Delete(Box<Listing>),
    /// Put the shelf of this file in the place of this one?
    Restore(String),
    /// Write over this file?
    Replace(String),
}

/// What has happened around the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShelfEvent {
    /// The database is to do something.
    Wanted(Request),
    /// Games were found, so many in all; so many can be walked through; the first of them.
    Found(u32, u32, Option<Box<Listing>>),
    /// The player stands on a game: its place from 1, how many there are, whether everything is to
    /// be told.
    Stood(u32, u32, Box<Listing>, bool),
    /// There is no game further on; this is the last one.
    Edge(u32, u32, Box<Listing>),
    /// The player has left what was found.
    Closed,
    /// Nothing was found that could be walked through.
    NothingFound,
    /// There are no moves to put on the shelf.
    NothingToKeep,
    /// The shelf has answered.
    Answered(ShelfAnswer),
}

/// What was found, and where the player stands in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Walked {
    found: Found,
    at: usize,
    is_open: bool,
}

fn told(event: ShelfEvent) -> Vec<Event> {
    vec![Event::Shelf(event)]
}

fn number(value: usize) -> u32 {
    u32::try_from(value).unwrap_or(u32::MAX)
}

impl Session {
    /// Whether the player walks through what was found on the shelf, so that arrows are for that.
    pub fn walks_the_shelf(&self) -> bool {
        self.walked.is_open && self.question.is_none()
    }

    pub(super) fn obey_shelf(&mut self, command: ShelfCommand) -> Vec<Event> {
        if let ShelfCommand::Answer(answer) = command {
            return self.hear_shelf(answer);
        }
        if let Some(question) = &self.question {
            return refused(Refusal::AnswerFirst(question.clone()));
        }
        // What others have played from here is advice from outside.
        let asks = matches!(
            command,
            ShelfCommand::Search(_) | ShelfCommand::Here | ShelfCommand::Open
        );
        if let Some(refused) = asks.then(|| self.refuse_advice()).flatten() {
            return refused;
        }
        match command {
            ShelfCommand::Search(text) => self.request(Request::Search(Query::read(&text))),
            ShelfCommand::Here => {
                let query = Query::of_position(self.position());
                self.request(Request::Search(query))
            }
            ShelfCommand::Keep if self.record.plies() == 0 => told(ShelfEvent::NothingToKeep),
            ShelfCommand::Keep => {
                let record = Box::new(self.whole_record());
                let keeping = match self.is_listening() {
                    true => Keeping::Other,
                    false => Keeping::Own,
                };
                told(ShelfEvent::Wanted(Request::Keep(record, keeping)))
            }
            ShelfCommand::Import(file) => self.request(Request::Import(file)),
            ShelfCommand::Backup(file) => self.request(Request::Backup(file, false)),
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
                    let (at, count) = (self.walked.at + 1, self.walked.found.games.len());
                    let request = Request::Open(listing.id, number(at), number(count));
                    self.walked.is_open = false;
                    told(ShelfEvent::Wanted(request))
                }
                None => told(ShelfEvent::NothingFound),
            },
            ShelfCommand::Walk(walk) => self.walk_shelf(walk),
            ShelfCommand::Close => {
                self.walked.is_open = false;
                told(ShelfEvent::Closed)
            }
            ShelfCommand::Answer(_) => Vec::new(),
        }
    }

    /// Yes to a question about the shelf.
    pub(super) fn yes_to_shelf(&mut self, question: ShelfQuestion) -> Vec<Event> {
        match question {
            ShelfQuestion::Delete(listing) => told(ShelfEvent::Wanted(Request::Delete(listing.id))),
            ShelfQuestion::Restore(file) => self.request(Request::Restore(file)),
            ShelfQuestion::Replace(file) => self.request(Request::Backup(file, true)),
        }
    }

    /// Asks the database for something that may take its time; one thing at a time.
    fn request(&mut self, request: Request) -> Vec<Event> {
        if let Some(busy) = self.work {
            return vec![Event::Work(WorkEvent::Busy(busy))];
        }
        if let Some(task) = request.task() {
            self.begin_work(task);
        }
        told(ShelfEvent::Wanted(request))
    }

    fn listing(&self) -> Option<&Listing> {
        self.walked.found.games.get(self.walked.at)
    }

    fn walk_shelf(&mut self, walk: Walk) -> Vec<Event> {
        let count = self.walked.found.games.len();
        let before = self.walked.at;
        let at = match walk {
            Walk::Next => before + 1,
            Walk::Previous => before.wrapping_sub(1),
            Walk::First => 0,
            Walk::Last => count.wrapping_sub(1),
            Walk::Here => before,
        };
        let is_edge = at >= count;
        if !is_edge {
            self.walked.at = at;
        }
        let Some(listing) = self.listing().cloned().map(Box::new) else {
            return told(ShelfEvent::NothingFound);
        };
        self.walked.is_open = true;
        let place = number(self.walked.at + 1);
        told(if is_edge {
            ShelfEvent::Edge(place, number(count), listing)
        } else {
            ShelfEvent::Stood(place, number(count), listing, walk == Walk::Here)
        })
    }

    fn hear_shelf(&mut self, answer: ShelfAnswer) -> Vec<Event> {
        let ends_work = !matches!(answer, ShelfAnswer::Kept(_) | ShelfAnswer::Deleted(_));
        if ends_work {
            self.work = None;
        }
        match answer {
            ShelfAnswer::Found(found) => {
                let (count, walkable) = (found.count, number(found.games.len()));
                self.walked = Walked {
                    is_open: walkable > 0,
                    found,
                    at: 0,
                };
                let first = self.listing().cloned().map(Box::new);
                told(ShelfEvent::Found(count, walkable, first))
            }
            ShelfAnswer::Exists(file) if self.question.is_none() => {
                self.ask(Question::Shelf(Box::new(ShelfQuestion::Replace(file))))
            }
            ShelfAnswer::Deleted(id) => {
                let games = &mut self.walked.found.games;
                games.retain(|listing| listing.id != id);
                self.walked.at = self.walked.at.min(games.len().saturating_sub(1));
                self.walked.is_open &= !games.is_empty();
                told(ShelfEvent::Answered(ShelfAnswer::Deleted(id)))
            }
            answer => told(ShelfEvent::Answered(answer)),
        }
    }

    /// A game that has just come to its end, for the shelf; one that is listened to is there or in
    /// its file.
    pub fn ended_since(&self, before: Option<Outcome>) -> Option<Record> {
        let is_here = self.aside().is_none();
        let has_ended = is_here && before.is_none() && self.record.outcome().is_some();
        let is_played = !self.is_listening() && self.record.plies() > 0;
        (has_ended && is_played).then(|| self.record.clone())
    }
}
