//! The dictaphone: what is said of it, which announcements it records, and the times behind each.

use super::cue::{Arg, Cue, Part, Phrase, Sentence, Urgency, Utterance, noticed, owed, sound};
use super::parts::{duration, number};
use super::phrases as say;
use crate::board::Side;
use crate::earcon::Earcon;
use crate::protocol::adjournment::AdjournmentEvent;
use crate::protocol::event::Event;
use crate::protocol::tape::{TapeEvent, TapeReport};

/// Something around the dictaphone.
pub(super) fn tell(event: &TapeEvent) -> Vec<Cue> {
    let plain = |what| Phrase::new(&say::TAPE_PLAIN, vec![Arg::Key(what)]);
    let file = |file: &String| Arg::Text(name_of(file).to_owned());
    let (earcon, phrases) = match event {
        TapeEvent::Starting { own_voice: false } => (Earcon::Ready, vec![plain("starting")]),
        TapeEvent::Starting { own_voice: true } => (Earcon::Ready, vec![plain("starting-both")]),
        TapeEvent::Stopping => (Earcon::Notice, vec![plain("stopping")]),
        TapeEvent::IsOn => (Earcon::Refusal, vec![plain("is-on")]),
        TapeEvent::IsOff => (Earcon::Refusal, vec![plain("is-off")]),
        TapeEvent::Reported(TapeReport::Started {
            file: path,
            lacks_microphone,
        }) => {
            let mut phrases = vec![Phrase::new(&say::TAPE_STARTED, vec![file(path)])];
            phrases.extend(lacks_microphone.then(|| plain("no-microphone")));
            (Earcon::Notice, phrases)
        }
        TapeEvent::Reported(TapeReport::Stopped {
            file: path,
            announcements,
            length_s,
        }) => {
            let count = Arg::Number(*announcements);
            let mut phrases = vec![Phrase::new(&say::TAPE_STOPPED, vec![file(path), count])];
            phrases.extend(duration(u64::from(*length_s) * 1000));
            let sentence = Sentence(phrases);
            return noticed(vec![sentence]);
        }
        TapeEvent::Reported(TapeReport::Failed { file: path, detail }) => {
            let args = vec![file(path), Arg::Text(detail.clone())];
            let phrase = Phrase::new(&say::TAPE_FAILED, args);
            (Earcon::Refusal, vec![phrase])
        }
    };
    let sentences = phrases.into_iter().map(Sentence::from);
    vec![sound(earcon, None), owed(sentences.collect())]
}

/// The name of a file without its folders, whose names would take long to say.
fn name_of(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}

/// Whether an event belongs into the record of the game: what is announced to both players, but
/// neither questions, nor what was refused, nor a game that is only listened to.
pub fn is_recorded(event: &Event) -> bool {
    let belongs = match event {
        Event::Refused(_)
        | Event::Asked(_)
        | Event::Declined(_)
        | Event::Troubled(_)
        | Event::Opened(_)
        | Event::SteppedForward { .. }
        | Event::SteppedBack { .. }
        | Event::Jumped { .. }
        | Event::EndOfGame { .. }
        | Event::BeginningOfGame => false,
        // What is asked on the way of an adjournment, and where a file is, is no record.
        Event::Adjournment(AdjournmentEvent::Taken(_)) => false,
        _ => true,
    };
    belongs && event.is_announcement()
}

/// The times behind an announcement: the time of day, as hours and minutes, and what the clocks
/// show, in milliseconds.
pub fn stamp(time_of_day: Option<[u32; 2]>, clocks: &[(Side, u64)]) -> Option<Utterance> {
    let mut sentences = Vec::new();
    if let Some([hours, minutes]) = time_of_day {
        let hour = Phrase::new(&say::TAPE_HOUR, vec![Arg::Number(hours)]);
        let minute = Phrase::new(&say::MINUTES, vec![Arg::Number(minutes)]);
        let named = Phrase::new(&say::TAPE_TIME, vec![]);
        sentences.push(Sentence(vec![named, hour, minute]));
    }
    for &(side, ms) in clocks {
        let mut phrases = vec![Phrase::new(&say::TIME_OF, vec![Arg::Side(side)])];
        phrases.extend(duration(ms));
        sentences.push(Sentence(phrases));
    }
    (!sentences.is_empty()).then_some(Utterance {
        part: Part::Interface,
        urgency: Urgency::Owed,
        sentences,
    })
}

/// How many games and announcements were written, and how long they play.
pub fn tape_written(file: &str, announcements: usize, length_s: u64) -> Vec<Sentence> {
    let args = vec![Arg::Text(name_of(file).to_owned()), number(announcements)];
    let mut phrases = vec![Phrase::new(&say::TAPE_STOPPED, args)];
    phrases.extend(duration(length_s * 1000));
    vec![Sentence(phrases)]
}
