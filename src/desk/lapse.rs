//! When what is heard is stale before it has been heard.

use crate::board::Side;
use crate::protocol::{Event, Question, SheetEvent};

/// With what nobody wants to hear it any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lapse {
    /// It puts the question of a number, which ends when that is answered, or another is put.
    Question(u32),
    /// It tells that something waits for the answer to the question of a number: then it comes.
    Waits(u32),
    /// It tells what the question of a number is about, which ends when that is answered with no.
    Declined(u32),
    /// It says who speaks, which ends with the next news of that.
    Speaker(u32),
    /// It says why nothing came of something, which ends when the same hand does the next thing.
    Deed(Side, u32),
}

/// What has happened by which something becomes stale.
#[derive(Clone, Debug, Default)]
pub struct Lapses {
    /// The question that was put last, and how many were before it.
    asked: (Option<Question>, u32),
    /// The number of the question that was answered with no last.
    declined: Option<u32>,
    /// How often it has been told who speaks.
    speakers: u32,
    /// How much each hand has done; White's, where one hand plays both sides.
    deeds: [u32; 2],
}

impl Lapses {
    /// The number of the question that was put last.
    pub fn number(&self) -> u32 {
        self.asked.1
    }

    /// A hand enters a line, or does something else.
    pub fn note_deed(&mut self, hand: Option<Side>) {
        let deeds = &mut self.deeds[hand.unwrap_or(Side::White) as usize];
        *deeds = deeds.wrapping_add(1);
    }

    /// Something has happened, after which this question waits.
    pub fn note(&mut self, events: &[Event], question: Option<&Question>) {
        let is_no = |event: &Event| matches!(event, Event::Declined(_));
        if events.iter().any(is_no) {
            self.declined = Some(self.asked.1);
        }
        if events.iter().any(Event::asks) || question != self.asked.0.as_ref() {
            self.asked = (question.cloned(), self.asked.1.wrapping_add(1));
        }
        if events.iter().any(Event::names_speaker) {
            self.speakers = self.speakers.wrapping_add(1);
        }
    }

    /// With what an event becomes stale that a hand has brought about, or the world.
    pub fn of(
        &self,
        event: &Event,
        question: Option<&Question>,
        by: Option<Side>,
    ) -> Option<Lapse> {
        let number = self.asked.1;
        if event.asks() {
            return Some(Lapse::Question(number));
        }
        if event.names_speaker() {
            return Some(Lapse::Speaker(self.speakers));
        }
        if matches!(event, Event::Refused(_) | Event::Declined(_)) {
            return by.map(|hand| Lapse::Deed(hand, self.deeds[hand as usize]));
        }
        let is_of_file = matches!(event, Event::Sheet(SheetEvent::Read(_)));
        if is_of_file && matches!(question, Some(Question::Open(_))) {
            return Some(Lapse::Declined(number));
        }
        let waits = matches!(event, Event::Waits(_)) && question.is_some();
        waits.then_some(Lapse::Waits(number))
    }

    /// Whether it is stale, while a question waits or none, that is being answered or not.
    pub fn is_over(&self, lapse: Lapse, is_asked: bool, is_answering: bool) -> bool {
        match lapse {
            Lapse::Question(number) => number != self.asked.1 || !is_asked || is_answering,
            Lapse::Waits(number) => number != self.asked.1 || !is_asked,
            Lapse::Declined(number) => self.declined == Some(number),
            Lapse::Speaker(number) => number != self.speakers,
            Lapse::Deed(hand, number) => number != self.deeds[hand as usize],
        }
    }
}
