//! What a session wants of tournaments: the file of the event that is open, and the engine on a thread of its own.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Weak};
use std::time::Duration;
use std::{io, thread};

use super::file::EventFile;
use super::incoming::WatchedFolder;
use super::write::EventPage;
use super::{engine, incoming};
use crate::adapters::store::system_fault;
use crate::protocol::{
    EventTrouble, IncomingGame, Report, TournamentAnswer, TournamentRequest, TournamentTrouble,
};
use crate::tournament::TournamentEntry;

/// The file of the event that is open, and the folder that is watched for it.
pub struct EventDesk {
    file: Option<EventFile>,
    /// While it is there, a folder is watched.
    watch: Option<Arc<()>>,
    /// How often a folder is looked at.
    glance: Duration,
}

impl Default for EventDesk {
    fn default() -> Self {
        Self::glancing(Duration::from_secs(2))
    }
}

impl EventDesk {
    /// A desk that looks at a folder so often.
    pub const fn glancing(glance: Duration) -> Self {
        Self {
            file: None,
            watch: None,
            glance,
        }
    }

    /// Does what is wanted, and answers; what the engine answers, and what a folder brings, comes later.
    pub fn ask(
        &mut self,
        request: TournamentRequest,
        tell: impl Fn(Report) + Send + 'static,
    ) -> Option<Report> {
        match request {
            TournamentRequest::Pair(trf) => apart(move || tell(report(paired(&trf)))),
            TournamentRequest::Watch(path) if Path::new(&path).is_dir() => {
                let (held, glance) = (Arc::new(()), self.glance);
                let is_wanted = Arc::downgrade(&held);
                self.watch = Some(held);
                let answer = report(TournamentAnswer::Watching(path.clone()));
                apart(move || watch(path.into(), glance, &is_wanted, tell)).or(Some(answer))
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
    ) -> Option<Report> {
        apart(move || {
            tell(report(
                match page.map(|page| page.write(Path::new(&path))) {
                    Ok(Ok(())) => TournamentAnswer::Written(path),
                    Ok(Err(detail)) => broken(&path, detail),
                    Err(detail) => trouble(EventTrouble::Format, &path, detail),
                },
            ));
        })
    }

    /// Does what is wanted, and waits for it.
    pub fn answer(&mut self, request: TournamentRequest) -> Report {
        report(match request {
            TournamentRequest::Open(path, is_new) => match EventFile::open(&path, is_new) {
                Ok((file, event)) => {
                    self.file = Some(file);
                    self.watch = None;
                    TournamentAnswer::Opened(path, event.into_log())
                }
                Err(trouble) => TournamentAnswer::Trouble(trouble),
            },
            TournamentRequest::Keep(path, before, entry) => {
                match self.keep(&path, before, &entry) {
                    Ok(()) => TournamentAnswer::Kept,
                    Err(trouble) => TournamentAnswer::Unkept(trouble),
                }
            }
            TournamentRequest::Pair(trf) => paired(&trf),
            TournamentRequest::Import(path) => incoming::read(Path::new(&path))
                .unwrap_or_else(|error| broken(&path, detail(&error))),
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
        entry: &TournamentEntry,
    ) -> Result<(), TournamentTrouble> {
        let file = match self.file.take().filter(|file| file.path() == path) {
            Some(file) => file,
            None => EventFile::open(path, false)?.0,
        };
        self.file.insert(file).keep(before, entry)
    }
}

/// Does what takes its time on a thread of its own; answers only if there can be none.
fn apart(work: impl FnOnce() + Send + 'static) -> Option<Report> {
    let thread = thread::Builder::new().name("event".to_owned()).spawn(work);
    let error = thread.err()?;
    Some(report(broken("", detail(&error))))
}

/// Tells games of a folder as they come, and once that it cannot be read, as long as that is wanted.
fn watch(path: PathBuf, glance: Duration, is_wanted: &Weak<()>, tell: impl Fn(Report)) {
    let (name, mut is_lost) = (path.display().to_string(), false);
    let mut folder = WatchedFolder::new(path);
    while is_wanted.strong_count() > 0 {
        match folder.look() {
            Ok(games) => {
                is_lost = false;
                if !games.is_empty() {
                    tell(report(TournamentAnswer::Games(games)));
                }
            }
            Err(error) if !is_lost => {
                is_lost = true;
                tell(report(broken(&name, detail(&error))));
            }
            Err(_) => {}
        }
        thread::sleep(glance);
    }
}

/// What is wrong with a file: the line of a list that cannot be read, else what the system says.
fn detail(error: &io::Error) -> String {
    match error.get_ref() {
        Some(own) => own.to_string(),
        None => system_fault(error),
    }
}

fn broken(file: &str, detail: String) -> TournamentAnswer {
    trouble(EventTrouble::Broken, file, detail)
}

fn trouble(what: EventTrouble, file: &str, detail: String) -> TournamentAnswer {
    let file = file.to_owned();
    TournamentAnswer::Trouble(TournamentTrouble { what, file, detail })
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
        let games = games.into_iter().map(|game| IncomingGame {
            file: path.to_owned(),
            ..game
        });
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
                trouble(what, &path, String::new())
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
                    |error| broken(&path, detail(&error)),
                    |answer| named(answer, &path),
                ),
            TournamentRequest::Watch(path) => TournamentAnswer::Watching(path),
            TournamentRequest::Write(_, path) => TournamentAnswer::Written(path),
            TournamentRequest::Pair(_) => trouble(EventTrouble::NoEngine, "", String::new()),
        })
    }
}
