//! What a session wants of the world, as it follows from where the session is.

use crate::protocol::{Keeping, Request, ShelfRequest};
use crate::record::GameResult;
use crate::session::Session;
use crate::session::table::Mode;

impl Session {
    /// Asks for what has become wanted, and takes back what is no longer wanted.
    pub(in crate::session) fn note_requests(&mut self, outcome_before: Option<GameResult>) {
        self.note_errand();
        self.want_thought();
        self.want_proved();
        self.keep_ended(outcome_before);
    }

    fn want_thought(&mut self) {
        let wanted = self.errand().cloned().or_else(|| self.pondering());
        if wanted == self.outside.thinking {
            return;
        }
        if self.outside.thinking.is_some() {
            self.outside.requests.push(Request::StopThinking);
        }
        if let Some(errand) = &wanted {
            let past = self.past_of(errand);
            let errand = Box::new(errand.clone());
            self.outside.requests.push(Request::Think { errand, past });
        }
        self.outside.thinking = wanted;
    }

    fn want_proved(&mut self) {
        let wanted = &self.game().contest.proof.question;
        if *wanted == self.outside.proving {
            return;
        }
        self.outside.proving.clone_from(&wanted.clone());
        let wanted = self.outside.proving.clone().map(Request::Prove);
        self.outside.requests.extend(wanted);
    }

    /// A game that has just come to its end is kept; one that is listened to is on the shelf or in
    /// its file already.
    fn keep_ended(&mut self, before: Option<GameResult>) {
        let game = self.game();
        let has_ended = before.is_none() && game.record.outcome().is_some();
        if has_ended && game.mode == Mode::Play && game.record.plies() > 0 {
            let ended = Box::new(game.record.clone());
            let request = ShelfRequest::Keep(ended, Keeping::Ended);
            self.outside.requests.push(Request::Shelf(request));
        }
    }
}
