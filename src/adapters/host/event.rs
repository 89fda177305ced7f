//! Tournaments: the file of the event, games from a folder, pages that are written.

use super::{Host, Message};
use crate::adapters::tournament::EventDesk;
use crate::adapters::tournament::pages::Wording;
use crate::adapters::tournament::write::EventPage;
use crate::protocol::TournamentRequest;

impl Host {
    /// Does what is wanted for the tournament that is open; the answer comes through the inbox.
    pub(super) fn at_the_event(&mut self, request: TournamentRequest) {
        let inbox = self.inbox.clone();
        let tell = move |report| {
            let _ = inbox.send(Message::Told(Box::new(report)));
        };
        let TournamentRequest::Write(which, path) = request else {
            self.events.ask(request, tell);
            return;
        };
        let Some(event) = self.events.event() else {
            return;
        };
        let wording = Wording {
            desk: &self.desk,
            settings: self.desk.session().settings(),
        };
        let page = EventPage::of(event, which, &wording, None, Some(path.as_ref()));
        EventDesk::write(page, path, tell);
    }
}
