//! The dictaphone: what is said of it, which announcements it records, and the times behind each.

use super::cue::{Cue, Part, Sentence, Sentences, Urgency, Utterance, delivered, sentence};
use super::parts::{path, reason, timed};
use super::phrases as say;
use crate::board::Side;
use crate::earcon::Earcon;
use crate::protocol::{AdjournmentEvent, Event, TapeEvent, TapeReport, ViewerEvent};

/// Something around the dictaphone.
pub(super) fn tell(event: &TapeEvent) -> Vec<Cue> {
    let plain = |what| say::TAPE_PLAIN.with(what);
    match event {
        TapeEvent::Starting { own_voice: false } => delivered(Earcon::Ready, plain("starting")),
        TapeEvent::Starting { own_voice: true } => delivered(Earcon::Ready, plain("starting-both")),
        TapeEvent::Stopping => delivered(Earcon::Notice, plain("stopping")),
        TapeEvent::IsOn => delivered(Earcon::Refusal, plain("is-on")),
        TapeEvent::IsOff => delivered(Earcon::Refusal, plain("is-off")),
        TapeEvent::Reported(TapeReport::Started {
            file,
            lacks_microphone,
        }) => {
            let lacks = lacks_microphone.then(|| plain("no-microphone"));
            delivered(Earcon::Notice, (say::TAPE_STARTED.with(path(file)), lacks))
        }
        TapeEvent::Reported(TapeReport::Stopped {
            file,
            announcements,
            length_s,
        }) => {
            let count = *announcements as usize;
            delivered(
                Earcon::Notice,
                tape_written(file, count, (*length_s).into()),
            )
        }
        TapeEvent::Reported(TapeReport::Failed { file, detail }) => delivered(
            Earcon::Refusal,
            say::TAPE_FAILED.with((path(file), reason(detail))),
        ),
    }
}

/// Whether an event belongs into the record of the game: what is announced to both players, but
/// neither questions, nor what was refused, nor a game that is only listened to.
pub fn is_recorded(event: &Event) -> bool {
    let is_viewed =
        matches!(event, Event::Viewer(event) if !matches!(event, ViewerEvent::PlayedOn(_)));
    let is_left_out = matches!(
        event,
        Event::Refused(_)
            | Event::Asked(_)
            | Event::Declined(_)
            | Event::Troubled(_)
            | Event::Tournament(_)
            // What is asked on the way of an adjournment, and where a file is, is no record.
            | Event::Adjournment(AdjournmentEvent::Taken(_))
    );
    event.is_announcement() && !is_viewed && !is_left_out
}

/// The times behind an announcement: the time of day, as hours and minutes, and what the clocks
/// show, in milliseconds.
pub fn stamp(time_of_day: Option<[u32; 2]>, clocks: &[(Side, u64)]) -> Option<Utterance> {
    let now = time_of_day.map(|[hours, minutes]| {
        let (hour, minute) = (say::TAPE_HOUR.with(hours), say::MINUTES.with(minutes));
        sentence((say::TAPE_TIME.plain(), hour, minute))
    });
    let clocks = clocks.iter();
    let clocks = clocks.map(|(side, ms)| timed(say::TIME_OF.with(side), *ms));
    let sentences: Vec<Sentence> = now.into_iter().chain(clocks).collect();
    (!sentences.is_empty()).then_some(Utterance {
        part: Part::Interface,
        urgency: Urgency::Owed,
        sentences,
    })
}

/// How many games and announcements were written, and how long they play.
pub fn tape_written(file: &str, announcements: usize, length_s: u64) -> Vec<Sentence> {
    let stopped = say::TAPE_STOPPED.with((path(file), announcements));
    timed(stopped, length_s * 1000).sentences()
}
