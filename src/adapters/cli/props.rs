//! What stands around the board of a play: its shelf, its envelopes. A play writes no files.

use super::rehearse::Rehearsal;
use crate::adapters::envelope;
use crate::adapters::scoresheet::preview;
use crate::adapters::thinker;
use crate::desk::Heard;
use crate::protocol::ask::Ask;
use crate::protocol::drill::{DrillEvent, Stamp};
use crate::protocol::event::Event;
use crate::protocol::report::OpenFault;
use crate::protocol::sheet::SheetEvent;
use crate::protocol::shelf::{Keeping, ShelfAnswer, ShelfCommand, ShelfEvent, ShelfRequest};
use crate::record::Record;

impl Rehearsal<'_> {
    /// Carries a command out, and what the opponent answers to it.
    pub(super) fn command(&mut self, command: Ask) -> Vec<Heard> {
        let mut heard = self.carry_out(command);
        while let Some(answer) = thinker::answer(self.desk.session(), &mut self.memory) {
            heard.extend(self.carry_out(answer));
        }
        heard
    }

    /// What events ask of the shelf, of the disk and of the envelopes; a game that has ended is kept.
    pub(super) fn around_the_board(
        &mut self,
        ended: Option<Record>,
        events: &[Event],
    ) -> Vec<Heard> {
        let ended = ended.map(|record| ShelfRequest::Keep(Box::new(record), Keeping::Ended));
        let wanted = events.iter().filter_map(|event| match event {
            Event::Shelf(ShelfEvent::Wanted(request)) => Some(request.clone()),
            _ => None,
        });
        let mut heard = Vec::new();
        for request in ended.into_iter().chain(wanted) {
            heard.extend(self.at_the_shelf(request));
        }
        for event in events {
            if let Event::Sheet(event) = event {
                heard.extend(self.of_the_sheet(event));
            }
            if *event == Event::Drill(DrillEvent::FileWanted) {
                let known = self.desk.session().progress();
                let command = self.file.tactics_again(known, self.stamp());
                heard.extend(self.command(command));
            }
        }
        if events
            .iter()
            .any(|event| matches!(event, Event::Adjournment(_)))
        {
            self.keep_envelope();
        }
        heard
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
        if let Ask::OpenFailed(fault) = &mut command {
            // A play is heard alike wherever its folder is.
            path.clone_into(&mut fault.file);
        }
        let heard = self.command(command);
        self.print(&heard);
    }

    /// What a play asks of its shelf is done at once.
    pub(super) fn at_the_shelf(&mut self, request: ShelfRequest) -> Vec<Heard> {
        let mut named = String::new();
        let request = match request {
            ShelfRequest::Import(path) => {
                let found = self.folder.join(&path).to_string_lossy().into_owned();
                named = path;
                ShelfRequest::Import(found)
            }
            other => other,
        };
        let mut told = Vec::new();
        self.shelf
            .fulfil(request, &mut |command| told.push(command));
        let mut heard = Vec::new();
        for mut command in told {
            if let Ask::Shelf(ShelfCommand::Answer(ShelfAnswer::Fault(fault))) = &mut command
                && !named.is_empty()
            {
                // A play is heard alike wherever its folder is.
                fault.file.clone_from(&named);
            }
            heard.extend(self.command(command));
        }
        heard
    }

    /// A play writes no files: the envelope of an adjourned game is kept under its name.
    pub(super) fn keep_envelope(&mut self) {
        let session = self.desk.session();
        let envelope = session.envelope().filter(|_| session.is_away());
        if let Some(envelope) = envelope
            && let Ok(text) = envelope::to_text(&envelope)
        {
            self.envelopes.insert(envelope::file_name(&envelope), text);
        }
    }

    /// An envelope that the play has written, or one in its folder.
    pub(super) fn take_envelope(&self, path: String) -> Ask {
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

    /// A play writes no files, and so saves nothing; a page in dots is printed.
    pub(super) fn of_the_sheet(&mut self, event: &SheetEvent) -> Vec<Heard> {
        let SheetEvent::PreviewWanted(page) = event else {
            return Vec::new();
        };
        let (command, dots) = preview(&self.desk, *page);
        for line in dots.lines() {
            self.out.push_str(&format!("  {line}\n"));
        }
        self.command(command)
    }
}
