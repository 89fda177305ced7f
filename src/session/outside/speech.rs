//! The questions of the first start: who speaks, and in which words moves are announced.

use crate::protocol::{
    Ask, Change, Choice as _, Event, MoveEntry, MoveWords, Question, Refusal, Setting, SpeechOutput,
};
use crate::session::Session;

impl Session {
    /// From now on this one speaks. Who is asked that starts the program for the first time: the words of moves
    /// come next.
    pub(in crate::session) fn speak_through(&mut self, output: SpeechOutput) -> Vec<Event> {
        let mut events = self.apply_change(Change::to(Setting::Output, output.key()));
        events.extend(self.ask(Question::Words));
        events
    }

    /// From now on moves are announced in these words.
    pub(in crate::session) fn announce_in(&mut self, words: MoveWords) -> Vec<Event> {
        self.apply_change(Change::Words(words))
    }

    /// Who does something else than to answer a question that stands in nobody's way has its usual answer, and what he
    /// has asked for is done. In vain, it leaves the question: it is put again.
    pub(in crate::session) fn pass_over(&mut self, ask: &Ask) -> Vec<Event> {
        let told = self.at_the_table(ask.clone());
        let is_put_off = self.table.left.is_put_off;
        let is_first = |told: &[Event]| {
            let [Event::Refused(Refusal::AnswerFirst(asked))] = told else {
                return false;
            };
            is_put_off || asked.may_be_passed_over()
        };
        if !is_first(&told) || matches!(ask, Ask::Enter(MoveEntry::Unreadable(_))) {
            return told;
        }
        let before = self.clone();
        let mut answered = Vec::new();
        let mut done = told;
        while is_first(&done) {
            let answer = self.usual_answer();
            answered.extend(answer.into_iter().filter(|event| !event.asks()));
            answered.extend(self.hear_what_waited());
            done = self.at_the_table(ask.clone());
        }
        if let [Event::Refused(_)] = done.as_slice() {
            *self = before;
            done.extend(self.table.question.clone().map(Event::Asked));
            return done;
        }
        answered.extend(done);
        answered
    }
}
