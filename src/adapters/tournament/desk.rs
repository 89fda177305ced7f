//! What a session wants of tournaments: the file of the event that is open, and the engine on a thread of its own.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::file::{EventFile, Unkept};
use super::incoming::WatchedFolder;
use super::write::EventPage;
use super::{engine, incoming};
use crate::protocol::{
    EventTrouble, Report, TournamentAnswer, TournamentRequest, TournamentTrouble,
};
use crate::tournament::{Tournament, TournamentEntry};

/// The file of the event that is open.
#[derive(Default)]
pub struct EventDesk {
    file: Option<EventFile>,
    /// While it is there, a folder is watched.
    watch: Option<Arc<()>>,
}

/// How often a folder is looked at.
const GLANCE: Duration = Duration::from_secs(2);

impl EventDesk {
    /// The event that is open.
    pub fn event(&self) -> Option<&Tournament> {
        self.file.as_ref().map(|file| &file.event)
    }

    /// Does what is wanted, and answers; what the engine answers, and what a folder brings, comes later.
    pub fn ask(
        &mut self,
        request: TournamentRequest,
        tell: impl Fn(Report) + Send + 'static,
    ) -> Option<Report> {
        match request {
            TournamentRequest::Pair(trf) => {
                thread::spawn(move || tell(report(paired(&trf))));
                None
            }
            TournamentRequest::Watch(path) if Path::new(&path).is_dir() => {
                let held = Arc::new(());
                let is_wanted = Arc::downgrade(&held);
                self.watch = Some(held);
                let answer = report(TournamentAnswer::Watching(path.clone()));
                thread::spawn(move || {
                    let mut folder = WatchedFolder::new(path.into());
                    while is_wanted.strong_count() > 0 {
                        let games = folder.look();
                        if !games.is_empty() {
                            tell(report(TournamentAnswer::Games(games)));
                        }
                        thread::sleep(GLANCE);
                    }
                });
                Some(answer)
            }
            request @ (TournamentRequest::Open(..)
            | TournamentRequest::Keep(..)
            | TournamentRequest::Import(_)
            | TournamentRequest::Watch(_)
            | TournamentRequest::Write(..)) => Some(self.answer(request)),
        }
    }

    /// Writes what is wanted on a thread of its own: reading a table aloud into a file takes its time.
    pub fn write(
        page: Result<EventPage, String>,
        path: String,
        tell: impl FnOnce(Report) + Send + 'static,
    ) {
        thread::spawn(move || {
            let written = page.and_then(|page| page.write(Path::new(&path)));
            tell(report(match written {
                Ok(()) => TournamentAnswer::Written(path),
                Err(detail) => broken(&path, detail),
            }));
        });
    }

    /// Does what is wanted, and waits for it.
    pub fn answer(&mut self, request: TournamentRequest) -> Report {
        report(match request {
            TournamentRequest::Open(path, is_new) => match EventFile::open(&path, is_new) {
                Ok(file) => {
                    let log = file.event.log().to_vec();
                    self.file = Some(file);
                    self.watch = None;
                    TournamentAnswer::Opened(path, log)
                }
                Err(trouble) => TournamentAnswer::Trouble(trouble),
            },
            TournamentRequest::Keep(path, before, entry) => {
                match self.keep(&path, before, *entry) {
                    Ok(()) => TournamentAnswer::Kept,
                    Err(trouble) => TournamentAnswer::Unkept(trouble),
                }
            }
            TournamentRequest::Pair(trf) => paired(&trf),
            TournamentRequest::Import(path) => incoming::read(Path::new(&path))
                .unwrap_or_else(|error| broken(&path, error.to_string())),
            // What is watched is a folder, and words are needed to write.
            TournamentRequest::Watch(path) | TournamentRequest::Write(_, path) => {
                broken(&path, String::new())
            }
        })
    }

    /// Keeps what has happened. After a crash a session goes on with an event that is not open here yet.
    fn keep(
        &mut self,
        path: &str,
        before: usize,
        entry: TournamentEntry,
    ) -> Result<(), TournamentTrouble> {
        let file = match self.file.take().filter(|file| file.path() == path) {
            Some(file) => file,
            None => EventFile::open(path, false)?,
        };
        let file = self.file.insert(file);
        let changed = || TournamentTrouble {
            what: EventTrouble::Changed,
            file: path.to_owned(),
            detail: String::new(),
        };
        if file.event.log().len() != before {
            return Err(changed());
        }
        file.handle(entry).map(drop).map_err(|unkept| match unkept {
            Unkept::Trouble(trouble) => trouble,
            Unkept::Fault(_) => changed(),
        })
    }
}

fn broken(file: &str, detail: String) -> TournamentAnswer {
    TournamentAnswer::Trouble(TournamentTrouble {
        what: EventTrouble::Broken,
        file: file.to_owned(),
        detail,
    })
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

/// Games as they are told in a play: from the file as it was named there.
fn named(answer: TournamentAnswer, path: &str) -> TournamentAnswer {
    if let TournamentAnswer::Games(games) = answer {
        let games = games.into_iter().map(|(_, game)| (path.to_owned(), game));
        TournamentAnswer::Games(games.collect())
    } else {
        answer
    }
}

/// Tournaments of a play, which writes no files and has no engine.
pub struct EventMemory {
    folder: PathBuf,
    logs: BTreeMap<String, Vec<TournamentEntry>>,
    open: String,
}

impl EventMemory {
    /// A play whose files to read lie in a folder.
    pub fn new(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            logs: BTreeMap::new(),
            open: String::new(),
        }
    }

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
            TournamentRequest::Keep(_, _, entry) => {
                self.logs.entry(self.open.clone()).or_default().push(*entry);
                TournamentAnswer::Kept
            }
            TournamentRequest::Import(path) => incoming::read(&self.folder.join(&path))
                .map_or_else(
                    |error| broken(&path, error.to_string()),
                    |answer| named(answer, &path),
                ),
            TournamentRequest::Watch(path) => TournamentAnswer::Watching(path),
            TournamentRequest::Write(_, path) => TournamentAnswer::Written(path),
            TournamentRequest::Pair(_) => TournamentAnswer::Trouble(TournamentTrouble {
                what: EventTrouble::NoEngine,
                file: String::new(),
                detail: String::new(),
            }),
        })
    }
}
