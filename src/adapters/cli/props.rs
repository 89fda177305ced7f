//! What stands around the board of a play: its shelf, its envelopes. A play writes no files.

use std::sync::Arc;

use super::rehearse::Rehearsal;
use crate::adapters::scoresheet::preview;
use crate::adapters::{envelope, prover, thinker};
use crate::protocol::{
    ErrandKind, OpenFault, Proof, Report, Request, ShelfAnswer, ShelfRequest, Stamp,
};

impl Rehearsal<'_> {
    /// Another scene, in which nothing is left of the one before but what was heard of it.
    pub(super) fn next_scene(&mut self) {
        let next = Self::new(self.folder, Arc::clone(&self.voices));
        let out = std::mem::replace(self, next);
        self.out = out.out;
    }

    /// What a request ends in. A play records nothing and writes no files.
    pub(super) fn fulfil(&mut self, request: Request) -> Vec<Report> {
        match request {
            Request::Think { errand, .. } if errand.task == ErrandKind::Ponder => Vec::new(),
            Request::Think { errand, past } => {
                let finding = thinker::answer(*errand, &past, &mut self.memory);
                vec![Report::Thought(Box::new(finding))]
            }
            Request::Shelf(request) => self.at_the_shelf(request),
            Request::Tournament(request) => vec![self.events.answer(request)],
            Request::Preview(page) => {
                let (report, dots) = preview(&self.desk, page);
                for line in dots.lines() {
                    self.out.push_str(&format!("  {line}\n"));
                }
                vec![report]
            }
            Request::ReadTactics => {
                let known = self.desk.session().progress();
                vec![self.file.tactics_again(known, self.stamp())]
            }
            Request::KeepEnvelope { envelope, .. } => {
                if let Ok(text) = envelope::to_text(&envelope) {
                    self.envelopes.insert(envelope::file_name(&envelope), text);
                }
                Vec::new()
            }
            Request::Prove(question) => {
                let mating = prover::found(&prover::Unhurried, &question);
                vec![Report::Proved(Proof { question, mating })]
            }
            Request::StopThinking
            | Request::StopWork(_)
            | Request::Record { .. }
            | Request::StopRecording
            | Request::Save
            | Request::Export(_)
            | Request::ExportProgress => Vec::new(),
        }
    }

    /// The seed and the day of a play.
    pub(super) fn stamp(&self) -> Stamp {
        let (seed, day) = (1, self.day);
        Stamp { seed, day }
    }

    /// Asks for what is to be found in a file next to the play.
    pub(super) fn open_tactics(&mut self, path: &str) {
        let found = self.folder.join(path).to_string_lossy().into_owned();
        let known = self.desk.session().progress();
        let mut command = self.file.tactics(&found, known, self.stamp());
        if let Report::NotOpened(fault) = &mut command {
            // A play is heard alike wherever its folder is.
            path.clone_into(&mut fault.file);
        }
        let heard = self.command(command);
        self.print(&heard);
    }

    fn at_the_shelf(&mut self, request: ShelfRequest) -> Vec<Report> {
        let mut named = String::new();
        let request = if let ShelfRequest::Import(path) = request {
            let found = self.folder.join(&path).to_string_lossy().into_owned();
            named = path;
            ShelfRequest::Import(found)
        } else {
            request
        };
        let mut told = Vec::new();
        self.shelf.fulfil(request, &mut |report| told.push(report));
        for report in &mut told {
            if let Report::Shelf(ShelfAnswer::Fault(fault)) = report
                && !named.is_empty()
            {
                // A play is heard alike wherever its folder is.
                fault.file.clone_from(&named);
            }
        }
        told
    }

    /// An envelope that the play has written, or one in its folder.
    pub(super) fn take_envelope(&self, path: String) -> Report {
        if let Some(text) = self.envelopes.get(&path) {
            return envelope::take(envelope::from_text(text, &path));
        }
        let found = envelope::read(&self.folder.join(&path).to_string_lossy());
        // A play is heard alike wherever its folder is.
        envelope::take(found.map_err(|fault| OpenFault {
            file: path,
            ..fault
        }))
    }
}
