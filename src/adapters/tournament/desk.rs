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
    EventErrand, EventTrouble, Report, TournamentAnswer, TournamentRequest, TournamentTrouble,
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
        if let TournamentRequest::Pair(trf) = request {
            return apart(move || tell(report(paired(&trf))));
        }
        if let TournamentRequest::File(EventErrand::Watch(path)) = &request
            && Path::new(path).is_dir()
        {
            let (held, glance, path) = (Arc::new(()), self.glance, path.clone());
            let is_wanted = Arc::downgrade(&held);
            self.watch = Some(held);
            let answer = report(TournamentAnswer::Watching(path.clone()));
            return apart(move || watch(path.into(), glance, &is_wanted, tell)).or(Some(answer));
        }
        Some(self.answer(request))
    }

    /// Writes what is wanted on a thread of its own: reading a table aloud into a file takes its time.
    pub fn write(
        page: Result<EventPage, String>,
        path: String,
        tell: impl FnOnce(Report) + Send + 'static,
    ) -> Option<Report> {
        apart(move || {
            tell(report(match page.map(|page| page.write(path.as_ref())) {
                Ok(Ok(None)) => TournamentAnswer::Written(path),
                Ok(Ok(Some(old))) => TournamentAnswer::Replaced(path, old),
                Ok(Err(detail)) => trouble(EventTrouble::Broken, path, detail),
                Err(detail) => trouble(EventTrouble::Format, path, detail),
            }));
        })
    }

    /// Does what is wanted, and waits for it.
    pub fn answer(&mut self, request: TournamentRequest) -> Report {
        let answer = match request {
            TournamentRequest::File(EventErrand::Open(path)) => self.open(path, false),
            TournamentRequest::File(EventErrand::Create(path)) => self.open(path, true),
            TournamentRequest::Keep(path, before, entries) => {
                let kept = self.keep(&path, before, &entries);
                kept.map_or_else(TournamentAnswer::Unkept, |()| TournamentAnswer::Kept)
            }
            TournamentRequest::Pair(trf) => paired(&trf),
            TournamentRequest::File(EventErrand::Import(path)) => {
                incoming::read(path.as_ref()).unwrap_or_else(|error| unread(path, &error))
            }
            // What is watched is a folder, and words are needed to write.
            TournamentRequest::File(EventErrand::Watch(path) | EventErrand::Write(_, path)) => {
                trouble(EventTrouble::Broken, path, "")
            }
        };
        report(answer)
    }

    fn open(&mut self, path: String, is_new: bool) -> TournamentAnswer {
        match EventFile::open(&path, is_new) {
            Ok((file, event)) => {
                self.file = Some(file);
                self.watch = None;
                TournamentAnswer::Opened(path, event.into_log())
            }
            Err(trouble) => TournamentAnswer::Trouble(trouble),
        }
    }

    /// What other programs have written into the file of an event of which so much is known; `None` if that is all.
    pub fn news(&mut self, path: &str, known: &[TournamentEntry]) -> Option<Report> {
        let mut from = known.len();
        let open = self.file.as_mut().filter(|file| file.path() == path);
        let news = if let Some(file) = open {
            file.news().ok()?
        } else {
            // After a crash the session may know what did not get into the file.
            let (file, event) = EventFile::open(path, false).ok()?;
            self.file = Some(file);
            let log = event.into_log();
            let alike = known.iter().zip(&log);
            from = alike.take_while(|(one, other)| one == other).count();
            log.into_iter().skip(from).collect()
        };
        let is_known = news.is_empty() && from == known.len();
        (!is_known).then(|| report(TournamentAnswer::News(path.to_owned(), from, news)))
    }

    /// Keeps what has happened. After a crash a session goes on with an event that is not open here yet.
    fn keep(
        &mut self,
        path: &str,
        before: usize,
        entries: &[TournamentEntry],
    ) -> Result<(), TournamentTrouble> {
        let file = match self.file.take().filter(|file| file.path() == path) {
            Some(file) => file,
            None => EventFile::open(path, false)?.0,
        };
        self.file.insert(file).keep(before, entries)
    }
}

/// Does what takes its time on a thread of its own; answers only if there can be none.
fn apart(work: impl FnOnce() + Send + 'static) -> Option<Report> {
    let thread = thread::Builder::new().name("event".to_owned()).spawn(work);
    let error = thread.err()?;
    Some(report(trouble(
        EventTrouble::Broken,
        "",
        system_fault(&error),
    )))
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
                let answer = trouble(EventTrouble::Broken, &name, system_fault(&error));
                tell(report(answer));
            }
            Err(_) => {}
        }
        thread::sleep(glance);
    }
}

/// What is wrong with a file that is read: the line of a list that does not fit, else what the system says.
fn unread(path: String, error: &io::Error) -> TournamentAnswer {
    match error.get_ref() {
        Some(line) => trouble(EventTrouble::Line, path, line.to_string()),
        None => trouble(EventTrouble::Broken, path, system_fault(error)),
    }
}

fn trouble(
    what: EventTrouble,
    file: impl Into<String>,
    detail: impl Into<String>,
) -> TournamentAnswer {
    TournamentAnswer::Trouble(TournamentTrouble::new(what, file, detail))
}

fn report(answer: TournamentAnswer) -> Report {
    Report::Tournament(Box::new(answer))
}

fn paired(trf: &str) -> TournamentAnswer {
    engine::pair(trf).map_or_else(TournamentAnswer::Trouble, TournamentAnswer::Paired)
}

/// Tournaments of a play, which writes no files and has no engine.
pub struct EventMemory {
    folder: PathBuf,
    logs: BTreeMap<String, Vec<TournamentEntry>>,
}

impl EventMemory {
    /// A play whose files to read lie in a folder.
    pub fn new(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            logs: BTreeMap::new(),
        }
    }

    /// Does what is wanted.
    pub fn answer(&mut self, request: TournamentRequest) -> Report {
        report(match request {
            TournamentRequest::File(EventErrand::Open(path)) => match self.logs.get(&path) {
                Some(log) => TournamentAnswer::Opened(path, log.clone()),
                None => trouble(EventTrouble::NotFound, path, ""),
            },
            TournamentRequest::File(EventErrand::Create(path)) => {
                if self.logs.contains_key(&path) {
                    trouble(EventTrouble::Exists, path, "")
                } else {
                    self.logs.insert(path.clone(), Vec::new());
                    TournamentAnswer::Opened(path, Vec::new())
                }
            }
            TournamentRequest::Keep(path, _, entries) => {
                self.logs.entry(path).or_default().extend(entries);
                TournamentAnswer::Kept
            }
            TournamentRequest::File(EventErrand::Import(path)) => self.import(path),
            TournamentRequest::File(EventErrand::Watch(path)) => TournamentAnswer::Watching(path),
            TournamentRequest::File(EventErrand::Write(_, path)) => TournamentAnswer::Written(path),
            TournamentRequest::Pair(_) => trouble(EventTrouble::NoEngine, "", ""),
        })
    }

    /// What is in a file, under the name that it has in the play.
    fn import(&self, path: String) -> TournamentAnswer {
        match incoming::read(&self.folder.join(&path)) {
            Ok(TournamentAnswer::Games(mut games)) => {
                for game in &mut games {
                    game.file.clone_from(&path);
                }
                TournamentAnswer::Games(games)
            }
            Ok(answer) => answer,
            Err(error) => unread(path, &error),
        }
    }
}
