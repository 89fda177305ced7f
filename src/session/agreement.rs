//! How the players come to an agreement: by questions, or all at once.

use crate::arbiter::{self, Forbidden, Objection, law};
use crate::board::Side;
use crate::clock::{Running, TimeControl};
use crate::protocol::{Agreement, Conduct, Event, PlayEvent, Question, Refusal, Suspension, Term};
use crate::record::Record;
use crate::session::competition::Contest;
use crate::session::table::Mode;
use crate::session::{Session, refused};

impl Session {
    /// A game is to begin under an agreement.
    pub(in crate::session) fn agree(&mut self, agreement: Agreement) -> Vec<Event> {
        if let Err(disagreement) = agreement.rules() {
            return refused(Refusal::Disagreed(disagreement));
        }
        self.set_out(agreement)
    }

    /// A game begins under an agreement; asks first when a game is going on, or where its terms are to be read before.
    pub(in crate::session) fn propose(&mut self, mut agreement: Agreement) -> Vec<Event> {
        let reads_first = std::mem::take(&mut agreement.reads_first);
        if !reads_first && !self.is_under_way() {
            return self.begin_under(agreement);
        }
        if let Some(opponent) = &mut agreement.opponent {
            opponent.level.get_or_insert(self.settings.opponent.level);
        }
        agreement.ends_game = self.is_under_way();
        self.ask(Question::Agreement(Box::new(agreement)))
    }

    /// A game begins under an agreement: the clock of the side to move runs.
    pub(in crate::session) fn begin_under(&mut self, mut agreement: Agreement) -> Vec<Event> {
        agreement.ends_game = false;
        let rules = match agreement.rules() {
            Ok(rules) => rules,
            Err(disagreement) => return refused(Refusal::Disagreed(disagreement)),
        };
        let mut record = Record::starting_from(agreement.position.clone());
        for (name, value) in agreement.control.iter().flat_map(TimeControl::tags) {
            record.set_tag(name, &value);
        }
        for (name, value) in &agreement.tags {
            record.set_tag(name, value);
        }
        self.table.contest = Contest::new(agreement.clone(), rules);
        self.put_on_board(record, Mode::Play);
        self.follow_game_of_event(false);
        self.set_warnings();
        self.table.contest.law = arbiter::between_boards(&rules, agreement.two_boards);
        let mut events = self.take_opponent(agreement.opponent);
        events.push(Event::Agreed(Box::new(agreement), false));
        events.extend(self.opponent_of_new_game());
        events.extend(self.announced_in());
        events.extend(self.begin_clock());
        events.extend(self.rule());
        events
    }

    /// The same, where its terms were read before.
    pub(in crate::session) fn begin_as_read(&mut self, agreement: Agreement) -> Vec<Event> {
        let mut events = self.begin_under(agreement);
        for event in &mut events {
            if let Event::Agreed(_, is_known) = event {
                *is_known = true;
            }
        }
        events
    }

    /// How the game stands, and under which terms.
    pub(in crate::session) fn status(&self) -> Vec<Event> {
        let agreement = &self.table.contest.agreement;
        let terms = (self.is_lawful()).then(|| Event::Terms(Box::new(agreement.clone())));
        let status = if let Some(Suspension::NobodyCame(law)) = self.suspension() {
            // Both have lost, which the result of a record cannot say.
            Event::Play(PlayEvent::NobodyCame(*law))
        } else if self.suspension().is_none()
            && self.is_listening()
            && self.plies() < self.table.record.plies()
        {
            // Who listens and has not come to its end has a position before him in which somebody is to move.
            Event::ToMove(self.position().clone())
        } else {
            Event::Status(self.table.record.outcome())
        };
        std::iter::once(status).chain(terms).collect()
    }

    /// The first question of an agreement: under which laws, and if that is clear, who plays by touch?
    pub(in crate::session) fn begin_agreement(&mut self) -> Vec<Event> {
        // A game under the laws is given up by nobody who only agrees to something.
        if self.is_lawful() && self.is_under_way() {
            return self.new_game(self.position().game().start());
        }
        let agreement = Agreement {
            conduct: Conduct::Competition,
            ..Agreement::default()
        };
        let game = self.position().game();
        if game == agreement.position.game() {
            return self.ask(Question::Edition(Box::new(agreement)));
        }
        // The other game has one code only.
        self.ask(Question::Blind(Box::new(Agreement {
            edition: game.edition().to_owned(),
            position: game.start(),
            ..agreement
        })))
    }

    /// The answer to such a question leads to the next one, and the last to a yes or no.
    pub(in crate::session) fn term(&mut self, term: Term) -> Vec<Event> {
        let mut next = match (self.table.question.clone(), term) {
            (Some(Question::Edition(mut agreement)), Term::Edition(edition)) => {
                agreement.edition = edition;
                agreement.take_game_of_edition();
                Question::Blind(agreement)
            }
            (Some(Question::Blind(mut agreement)), Term::Blind(blind)) => {
                agreement.blind = blind;
                Question::Control(agreement)
            }
            (Some(Question::Control(agreement)), Term::Control(control))
                if agreement.conduct == Conduct::Practice =>
            {
                return self.take_practice_control(*agreement, control);
            }
            (Some(Question::Control(mut agreement)), Term::Control(control)) => {
                agreement.control = control;
                agreement.take_form_of_time();
                Question::Agreement(agreement)
            }
            (Some(Question::Agreement(mut agreement)), Term::Clauses(clauses)) => {
                for clause in clauses {
                    agreement.take(clause);
                }
                Question::Agreement(agreement)
            }
            (Some(question), _) => return refused(Refusal::AnswerFirst(question)),
            (None, _) => return refused(Refusal::NoQuestion),
        };
        if let Question::Agreement(agreement) = &mut next {
            agreement.ends_game = self.is_under_way();
        }
        if let Question::Blind(agreement)
        | Question::Control(agreement)
        | Question::Agreement(agreement) = &next
            && let Err(disagreement) = agreement.rules()
        {
            return refused(Refusal::Disagreed(disagreement));
        }
        self.ask(next)
    }

    /// The side that has to do something now: after an illegal move that waits to be claimed it is
    /// not the side to move of the position, which is still the one before that move; and while an
    /// envelope is closed at a resumption it is the side that is awaited.
    pub fn on_move(&self) -> Side {
        if let Some(side) = self.table.contest.intervening.restoring {
            return side;
        }
        let turn = self.position().turn();
        let awaited = self.is_closed() && !self.is_away();
        if self.table.contest.irregular.unplayable().is_some() || awaited {
            turn.other()
        } else {
            turn
        }
    }

    /// The program was away: the clock that ran is stopped until the game goes on.
    pub(in crate::session) fn stop_clock_for_a_while(&mut self) {
        let now = self.now;
        self.table.contest.schedule.day.end(now);
        if let Some(clock) = &mut self.table.contest.clock
            && matches!(clock.running(), Running::Runs(_))
        {
            let _ = clock.pause(now);
        }
    }

    /// No move is taken back under the laws. Behind a game that is over, who enters the results of an event means the last
    /// one.
    pub(in crate::session) fn no_undo(&mut self) -> Vec<Event> {
        let is_over = self.table.record.outcome().is_some() && self.table.question.is_none();
        if let Some(told) = is_over.then(|| self.take_result_back()).flatten() {
            return told;
        }
        refuse!(self.why_not_now());
        let law = law!(self.table.contest.rules.form.moving, move_made_when);
        let what = Forbidden::TakingBack;
        self.object(Objection { what, law })
    }
}
