//! Files of games are opened on a thread of their own: a large one takes its time, and can be stopped.

use crate::protocol::{
    Ask, Change, Input, OpponentChange, Report, SystemFault, WorkKind, WorkReport,
};
use std::path::PathBuf;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use super::Host;
use crate::adapters::engine::find::why_missing;
use crate::adapters::inbox::Message;
use crate::adapters::open_file::{OpenFile, Opened};
use crate::adapters::store::{PASTED, file_fault, unwritable, write_whole};
use crate::adapters::work::{Stopped, Work};
use crate::adapters::{envelope, tactics};

/// A file that is read within this time needs no word about work.
const SOON: Duration = Duration::from_millis(300);

impl Host {
    /// Does what is asked for, unless it is to choose an engine that is not there.
    pub(super) fn obey(&mut self, input: Input) {
        match &input {
            Input::Ask(Ask::Set(Change::Opponent(OpponentChange::Engine(_, Some(engine)))))
                if let Some(fault) = why_missing(&engine.file) =>
            {
                self.handle(Report::NotOpened(fault));
            }
            Input::Ask(_) | Input::Report(_) => self.handle(input),
        }
    }

    /// Opens a file of any kind that the program knows.
    pub(super) fn open(&mut self, path: String) {
        if tactics::is_tactics(&path) {
            self.open_tactics(&path);
        } else if let Some(command) = envelope::open(&path) {
            self.handle(command);
        } else {
            self.open_file(path);
        }
    }

    /// Opens games that were pasted. They are kept in a file, so that one can go on among them.
    pub(super) fn open_text(&mut self, text: &str) {
        let path = self.pasted_path();
        match write_whole(&path, text.as_bytes()) {
            Ok(()) => self.open_file(path.display().to_string()),
            Err(error) => self.handle(Report::Trouble(unwritable(&path, &error))),
        }
    }

    fn pasted_path(&self) -> PathBuf {
        let folder = self.folders.as_ref().map(|folders| folders.data.clone());
        folder.unwrap_or_else(std::env::temp_dir).join(PASTED)
    }

    /// Opens a file of games. Until it is read, the one that was open before stays open.
    fn open_file(&mut self, path: String) {
        if self.desk.session().work().is_some() {
            self.handle(Report::Work(WorkReport::Began(WorkKind::Open)));
            return;
        }
        self.opening.stop.clear();
        let (stop, inbox) = (self.opening.stop.clone(), self.inbox.clone());
        let (answer, result) = channel();
        let named = path.clone();
        let reads = move || {
            let mut report = |working| {
                let reached = Report::Work(WorkReport::Reached(working));
                let _ = inbox.send(Message::Told(Box::new(reached)));
            };
            let mut work = Work::begin(WorkKind::Open, stop, &mut report);
            let _ = answer.send(OpenFile::read_file(&path, &mut work));
            // Whoever has the answer already takes no notice of this.
            let _ = inbox.send(Message::Opened);
        };
        // A thread that does not start hangs up.
        let _ = thread::Builder::new().name("file".to_owned()).spawn(reads);
        match result.recv_timeout(SOON) {
            Ok(opened) => self.put_on_the_board(opened),
            Err(RecvTimeoutError::Timeout) => {
                self.opening.result = Some(result);
                self.handle(Report::Work(WorkReport::Began(WorkKind::Open)));
            }
            Err(RecvTimeoutError::Disconnected) => {
                let fault = file_fault(&named, "not-readable", SystemFault::Other.to_string());
                self.handle(Report::NotOpened(fault));
            }
        }
    }

    /// A file that took its time has been read, or its reading was stopped.
    pub(super) fn opened(&mut self) {
        let Some(opened) = self.opening.result.take() else {
            return;
        };
        let Ok(opened) = opened.try_recv() else {
            return;
        };
        let ended = WorkReport::Ended(WorkKind::Open, opened.is_err());
        self.handle(Report::Work(ended));
        self.put_on_the_board(opened);
    }

    fn put_on_the_board(&mut self, opened: Result<Opened, Stopped>) {
        let Ok(opened) = opened else {
            return;
        };
        let (command, note) = self.file.take(opened);
        // What was pasted is no file of the player's.
        if let Report::Opened(_) = &command
            && self.file.path() != self.pasted_path()
        {
            self.browser.remember(self.file.path());
        }
        self.handle(command);
        if let Some(note) = note {
            self.handle(note);
        }
    }
}
