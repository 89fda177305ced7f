//! Tournaments: the file of the event, games from a folder, pages that are written.

use super::{Host, Message};
use crate::adapters::tournament::EventDesk;
use crate::adapters::tournament::pages::Wording;
use crate::adapters::tournament::write::EventPage;
use crate::protocol::{EventErrand, Input, Report, TournamentRequest};

impl Host {
    /// What other programs have done to the event is there before anything is asked of it.
    pub(super) fn catch_up_with_event(&mut self, input: &Input) {
        let session = self.desk.session();
        let file = session
            .event_file()
            .filter(|_| session.consults_event(input));
        if let Some(news) = file.and_then(|(path, log)| self.events.news(path, log)) {
            self.handle(news);
        }
    }

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
