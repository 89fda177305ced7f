//! What stands around the board of a play: its shelf, its envelopes. A play writes no files.

use super::rehearse::Stage;
use crate::adapters::envelope;
use crate::adapters::scoresheet::preview;
use crate::desk::Heard;
use crate::record::Record;
use crate::session::command::{Command, OpenFault};
use crate::session::event::Event;
use crate::session::sheet::SheetEvent;
use crate::session::shelf::{Request, ShelfAnswer, ShelfCommand, ShelfEvent};

impl Stage<'_> {
    /// What events ask of the shelf, of the disk and of the envelopes; a game that has ended is kept.
    pub(super) fn around_the_board(
        &mut self,
        ended: Option<Record>,
        events: &[Event],
    ) -> Vec<Heard> {
        let ended = ended.map(|record| Request::Keep(Box::new(record), false));
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
        }
        if events
            .iter()
            .any(|event| matches!(event, Event::Adjournment(_)))
        {
            self.keep_envelope();
        }
        heard
    }

    /// What a play asks of its shelf is done at once.
    pub(super) fn at_the_shelf(&mut self, request: Request) -> Vec<Heard> {
        let mut named = String::new();
        let request = match request {
            Request::Import(path) => {
                let found = self.folder.join(&path).to_string_lossy().into_owned();
                named = path;
                Request::Import(found)
            }
            other => other,
        };
        let mut told = Vec::new();
        self.shelf
            .fulfil(request, &mut |command| told.push(command));
        let mut heard = Vec::new();
        for mut command in told {
            if let Command::Shelf(ShelfCommand::Answer(ShelfAnswer::Fault(fault))) = &mut command
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
    pub(super) fn take_envelope(&self, path: String) -> Command {
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
