//! Tournaments: the file of the event, games from a folder, pages that are written.

use super::{Host, Message};
use crate::adapters::tournament::EventDesk;
use crate::adapters::tournament::pages::Wording;
use crate::adapters::tournament::write::EventPage;
use crate::protocol::{EventErrand, Report, TournamentRequest};

impl Host {
    /// Does what is wanted for the tournament that is open; what takes its time is answered through the inbox.
    pub(super) fn at_the_event(&mut self, request: TournamentRequest) -> Option<Report> {
        let inbox = self.inbox.clone();
        let tell = move |report| {
            let _ = inbox.send(Message::Told(Box::new(report)));
        };
        let TournamentRequest::File(EventErrand::Write(which, path)) = request else {
            return self.events.ask(request, tell);
        };
        let event = self.desk.session().event()?;
        let wording = Wording::of_player(&self.desk);
        let page = EventPage::of(event, which, &wording, None, Some(path.as_ref()));
        EventDesk::write(page, path, tell)
    }
}
