//! What a session wants of tournaments: the file of the event that is open, and the engine on a thread of its own.

use std::collections::BTreeMap;
use std::thread;

use super::engine;
use super::file::{EventFile, Unkept};
use crate::protocol::{
    EventTrouble, Report, TournamentAnswer, TournamentRequest, TournamentTrouble,
};
use crate::tournament::{Tournament, TournamentEntry};

/// The file of the event that is open.
#[derive(Default)]
pub struct EventDesk {
    file: Option<EventFile>,
}

impl EventDesk {
    /// The event that is open.
    pub fn event(&self) -> Option<&Tournament> {
        self.file.as_ref().map(|file| &file.event)
    }

    /// Does what is wanted; what the engine answers comes later.
    pub fn ask(&mut self, request: TournamentRequest, tell: impl FnOnce(Report) + Send + 'static) {
        if let TournamentRequest::Pair(trf) = request {
            thread::spawn(move || tell(report(paired(&trf))));
            return;
        }
        tell(self.answer(request));
    }

    /// Does what is wanted, and waits for it.
    pub fn answer(&mut self, request: TournamentRequest) -> Report {
        report(match request {
            TournamentRequest::Open(path, is_new) => match EventFile::open(&path, is_new) {
                Ok(file) => {
                    let log = file.event.log().to_vec();
                    self.file = Some(file);
                    TournamentAnswer::Opened(path, log)
                }
                Err(trouble) => TournamentAnswer::Trouble(trouble),
            },
            TournamentRequest::Keep(entry) => self.keep(*entry),
            TournamentRequest::Pair(trf) => paired(&trf),
        })
    }

    fn keep(&mut self, entry: TournamentEntry) -> TournamentAnswer {
        let nothing = |file: &str| TournamentTrouble {
            what: EventTrouble::Broken,
            file: file.to_owned(),
            detail: String::new(),
        };
        let Some(file) = &mut self.file else {
            return TournamentAnswer::Unkept(nothing(""));
        };
        match file.handle(entry.input) {
            Ok(_) => TournamentAnswer::Kept,
            Err(Unkept::Trouble(trouble)) => TournamentAnswer::Unkept(trouble),
            // Another program has written to it meanwhile.
            Err(Unkept::Fault(_)) => TournamentAnswer::Unkept(nothing(file.path())),
        }
    }
}

fn report(answer: TournamentAnswer) -> Report {
    Report::Tournament(Box::new(answer))
}

fn paired(trf: &str) -> TournamentAnswer {
    match engine::pair(trf) {
        Ok(text) => TournamentAnswer::Paired(text),
        Err(trouble) => TournamentAnswer::Trouble(trouble),
    }
}

/// Tournaments of a play, which writes no files and has no engine.
#[derive(Default)]
pub struct EventMemory {
    logs: BTreeMap<String, Vec<TournamentEntry>>,
    open: String,
}

impl EventMemory {
    /// Does what is wanted.
    pub fn answer(&mut self, request: TournamentRequest) -> Report {
        report(match request {
            TournamentRequest::Open(path, is_new) if is_new == self.logs.contains_key(&path) => {
                let what = match is_new {
                    true => EventTrouble::Exists,
                    false => EventTrouble::NotFound,
                };
                let (file, detail) = (path, String::new());
                TournamentAnswer::Trouble(TournamentTrouble { what, file, detail })
            }
            TournamentRequest::Open(path, _) => {
                self.open.clone_from(&path);
                let log = self.logs.entry(path.clone()).or_default().clone();
                TournamentAnswer::Opened(path, log)
            }
            TournamentRequest::Keep(entry) => {
                self.logs.entry(self.open.clone()).or_default().push(*entry);
                TournamentAnswer::Kept
            }
            TournamentRequest::Pair(_) => TournamentAnswer::Trouble(TournamentTrouble {
                what: EventTrouble::NoEngine,
                file: String::new(),
                detail: String::new(),
            }),
        })
    }
}
