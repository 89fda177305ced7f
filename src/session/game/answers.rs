//! What comes of an answer to a question.

use crate::arbiter::{self, law};
use crate::protocol::{
    AdjournmentQuestion, ArbiterEvent, Choice as _, Conduct, Event, MoveWords, OpponentQuestion,
    Question, Refusal, Report, Suggestion, TurnEvent, Waits,
};
use crate::session::{Session, refused};

impl Session {
    pub(in crate::session) fn yes(&mut self) -> Vec<Event> {
        match self.table.question.take() {
            None if self.table.left.is_put_off => self.resume(),
            None => refused(Refusal::NoQuestion),
            Some(Question::NewGame(position)) => self.begin(*position),
            Some(Question::Open(opening)) => self.listen_to(opening),
            Some(Question::Resign(side)) => {
                let position = self.table.record.position().clone();
                let ruling = arbiter::resignation(&self.table.contest.rules, &position, side);
                self.end(ruling)
            }
            Some(Question::ReadBack(_, mv)) => self.make(mv),
            Some(Question::Spoken(_, mv)) => self.make_as_read(mv),
            Some(Question::Meant(position, suggestion)) if suggestion.other.is_none() => {
                let events = self.dispatch(suggestion.ask.clone());
                if let [Event::Refused(_)] = events.as_slice()
                    && self.table.question.is_none()
                {
                    self.table.question = Some(Question::Meant(position, suggestion));
                }
                events
            }
            Some(Question::Draw(_)) => self.end(arbiter::agreement(&self.table.contest.rules)),
            Some(Question::Dispute(ruling, side, more)) => self.disputed(ruling, side, more),
            Some(Question::Missing { side, ms }) => self.count_missing(side, ms, true),
            Some(Question::Arbiter(intervention, _)) => self.act(*intervention, true),
            Some(Question::Agreement(agreement)) => self.begin_as_read(*agreement),
            Some(Question::Facing(agreement)) => self.face(true, agreement),
            Some(Question::Resume(..)) => self.resume(),
            Some(Question::Shelf(question)) => self.yes_to_shelf(*question),
            Some(Question::Tournament(question)) => self.yes_to_tournament(*question),
            Some(Question::Sheet(question)) => self.yes_to_sheet(question),
            Some(Question::Adjournment(question)) => self.yes_to_adjournment(question),
            Some(Question::Output(proposed)) => self.speak_through(proposed),
            Some(Question::Words) => self.announce_in(MoveWords::Hall),
            Some(Question::Name) => self.keep_name_of_computer(),
            Some(Question::OwnVoice) => self.record_own_voice(true),
            Some(choice) => self.ask(choice),
        }
    }

    /// Asks a question in place of the one that stands. A file that was to be put on the board comes after it.
    pub(in crate::session) fn ask(&mut self, question: Question) -> Vec<Event> {
        let mut events = Vec::new();
        if let Some(Question::Open(opening)) = self.table.question.replace(question.clone())
            && !matches!(question, Question::Open(_))
        {
            self.outside.waiting.push_front(Report::Opened(opening));
            events.push(Event::Waits(Waits::File));
        }
        events.push(Event::Asked(question));
        events
    }

    /// Asks whether this was meant. A question that waits is answered first.
    pub(in crate::session) fn suggest(&mut self, suggestion: Box<Suggestion>) -> Vec<Event> {
        match self.question() {
            None => {}
            Some(asked) if asked.asks_what_was_said() => {}
            Some(waits) => return refused(Refusal::AnswerFirst(waits.clone())),
        }
        let position = Box::new(self.position().clone());
        self.ask(Question::Meant(position, suggestion))
    }

    /// No keeps what is. To a game of an earlier session it says that another one begins; the
    /// host has put the earlier one aside.
    pub(in crate::session) fn no(&mut self) -> Vec<Event> {
        match self.table.question.take() {
            None => refused(Refusal::NoQuestion),
            Some(Question::Resume(..)) => self.begin_afresh(),
            Some(Question::Adjournment(question)) => self.no_to_adjournment(question),
            Some(Question::Facing(agreement)) => self.face(false, agreement),
            Some(Question::Output(proposed)) => self.speak_through(proposed.next()),
            Some(Question::Words) => self.announce_in(MoveWords::Own),
            Some(Question::Name) => self.keep_name_of_computer(),
            Some(Question::Dispute(ruling, ..)) => self.undisputed(ruling),
            Some(Question::Missing { side, ms }) => self.count_missing(side, ms, false),
            // The opponent was chosen before: the game begins, and who plays is told.
            Some(Question::Control(agreement)) if agreement.conduct == Conduct::Practice => {
                self.take_practice_control(*agreement, None)
            }
            Some(Question::Opponent(OpponentQuestion::Engine(..) | OpponentQuestion::Level(_))) => {
                self.tell_opponent()
            }
            Some(question) => {
                self.table.offers_with_move = false;
                vec![Event::Declined(question)]
            }
        }
    }

    /// Who does not want to go on has not asked for a move: the program makes none before he does.
    fn begin_afresh(&mut self) -> Vec<Event> {
        let start = self.position().game().start();
        let moves_first = start.turn();
        self.practice.opponent.take_if(|side| *side == moves_first);
        self.begin(start)
    }

    /// Whether a game of an earlier session is not held up: by its stage, the arbiter, or because it is only listened to.
    pub(in crate::session) fn goes_on_at_once(&self) -> bool {
        self.suspension().is_none() && !self.has_arbiter() && !self.is_listening()
    }

    pub(in crate::session) fn resume(&mut self) -> Vec<Event> {
        self.table.left.is_put_off = false;
        if self.goes_on_at_once() {
            self.go_on();
            self.table.contest.schedule.day.begin(self.now);
        }
        // An illegal move that waits to be claimed is in no record.
        let shown = self.unclaimed_shown().map(TurnEvent::AnnouncedUnheard);
        let mut events = vec![Event::Resumed {
            plies: self.plies(),
            listens: self.is_listening(),
            to_move: self.to_move(),
            last: self.last_move().filter(|_| shown.is_none()),
        }];
        events.extend(shown.map(Event::Turn));
        events.extend(self.closed_envelope());
        events.extend(self.wanted_at_this_stage());
        // A game that stood still when the program ended still does.
        events.extend(self.why_suspended().map(Event::Refused));
        if self.has_arbiter() {
            let law = law!(self.table.contest.rules.form.timing, arbiter_stops_clock);
            let has_clock = self.table.contest.clock.is_some();
            events.push(Event::Arbiter(ArbiterEvent::SteppedIn { law, has_clock }));
        }
        events.extend(self.put_again());
        events
    }

    /// Puts the question again that was open when the program ended; the clocks stand as they did then.
    fn put_again(&mut self) -> Vec<Event> {
        let left = std::mem::take(&mut self.table.left);
        if !left.is_put_again {
            return Vec::new();
        }
        let Some(question) = left.question else {
            return self.standing_offer().into_iter().collect();
        };
        if let Question::Missing { ms, .. } = question {
            return self.slept(ms);
        }
        if let Question::Spoken(_, mv) = question {
            // It is read back once more, with the time to take it back.
            return self.read_back(mv);
        }
        if let Question::Dispute(ruling, side, more) = question {
            return self.check_claim(ruling, side, more);
        }
        if let Question::Adjournment(
            AdjournmentQuestion::Word
            | AdjournmentQuestion::Meaning(_)
            | AdjournmentQuestion::Unlike(..),
        ) = question
        {
            self.stop_clock_for_a_while();
        }
        self.ask(question)
    }
}
