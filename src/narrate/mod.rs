//! From what happened to what is heard: events become cues. The words come later, from a voice.

mod agreed;
pub mod announce;
mod claims;
pub mod cue;
mod explored;
mod hands;
pub mod keyboard;
mod lawful;
mod list;
mod objections;
pub mod pad;
pub mod phrases;
pub mod queue;
mod refusals;
pub mod tell;

use crate::earcon::{Earcon, Placed};
use crate::game::{Move, Position};
use crate::session::event::Event;
use crate::session::settings::Settings;

pub use claims::claims_report;
pub use hands::{erased, given_up, line_empty, named, path_wanted, typed};

use announce::announce;
use cue::{Cue, Part, Phrase, Sentence, Urgency, Utterance};
use phrases::{self as say, Spec};

/// What is heard of an event. Every event makes at least one cue.
pub fn narrate(event: &Event, settings: &Settings) -> Vec<Cue> {
    match event {
        Event::Moved { before, mv } => moved(before, *mv, Urgency::Owed, settings),
        Event::SteppedForward { before, mv } => moved(before, *mv, Urgency::Echo, settings),
        Event::Undone { before, mv } => back(&say::UNDONE, before, *mv, Urgency::Owed, settings),
        Event::SteppedBack { before, mv } => {
            back(&say::STEPPED_BACK, before, *mv, Urgency::Echo, settings)
        }
        Event::Again(events) => events
            .iter()
            .flat_map(|event| narrate(event, settings))
            .collect(),
        Event::Refused(refusal) => vec![
            sound(Earcon::Refusal, None),
            owed(refusals::refusal(refusal)),
        ],
        Event::Asked(question) => {
            vec![
                sound(Earcon::Question, None),
                owed(tell::question(question)),
            ]
        }
        Event::Declined(question) => vec![
            sound(Earcon::Cancel, None),
            owed(vec![tell::declined(question)]),
        ],
        Event::Ruled(ruling) => tell::ruling(ruling),
        Event::Troubled(trouble) => {
            vec![
                sound(Earcon::Notice, None),
                owed(refusals::trouble(trouble)),
            ]
        }
        Event::Resumed { .. } | Event::Jumped { .. } => tell::place(event, settings),
        Event::Changed(change, now) => {
            let mut cues = vec![sound(Earcon::Setting, None)];
            cues.extend(hands::setting(change, now));
            cues
        }
        Event::MoveList(moves) => list::move_list(moves, settings),
        // Who knows the greeting types on at once, and does not want to hear the rest of it later.
        Event::Greeted | Event::Began(_) | Event::Opened(_) => vec![
            sound(Earcon::Ready, None),
            echo(tell::beginning(event, settings)),
        ],
        // Right after the last move it belongs to that move, without an earcon between them.
        Event::EndOfGame {
            was_there: false, ..
        } => vec![echo(tell::beginning(event, settings))],
        Event::EndOfGame { .. } | Event::BeginningOfGame => vec![
            sound(Earcon::Edge, None),
            echo(tell::beginning(event, settings)),
        ],
        Event::PlayedOn(_) | Event::Ended => vec![
            sound(Earcon::Notice, None),
            owed(tell::beginning(event, settings)),
        ],
        Event::Stood { .. } | Event::Edge(_) | Event::Taken(..) => tell::walking(event),
        Event::PutBack(..) | Event::NothingToCancel => tell::walking(event),
        Event::ToMove(position) => vec![echo(vec![tell::to_move(position)])],
        Event::Listed(placements) => vec![echo(list::placements(placements))],
        Event::Attacked { square, by } => vec![echo(list::attacked(*square, by))],
        Event::Explored(found) => explored::tell(found, settings),
        Event::NoClock => vec![echo(vec![Phrase::new(&say::NO_CLOCK, vec![]).into()])],
        Event::Adjusted => vec![echo(vec![Phrase::new(&say::ADJUSTED, vec![]).into()])],
        Event::Status(outcome) => vec![echo(vec![tell::status(*outcome)])],
        Event::Helped(topic) => vec![echo(vec![tell::help(*topic)])],
        other => claims::tell(other, settings).unwrap_or_else(|| lawful::tell(other, settings)),
    }
}

fn moved(before: &Position, mv: Move, urgency: Urgency, settings: &Settings) -> Vec<Cue> {
    vec![
        sound(tell::earcon_of(before, mv), Some(mv.to())),
        announcement(urgency, announce(before, mv, settings.form)),
    ]
}

/// A move was walked over backwards.
fn back(
    word: &'static Spec,
    before: &Position,
    mv: Move,
    urgency: Urgency,
    settings: &Settings,
) -> Vec<Cue> {
    vec![
        sound(Earcon::Undo, Some(mv.from())),
        interface(urgency, vec![Phrase::new(word, vec![]).into()]),
        announcement(urgency, announce(before, mv, settings.form)),
    ]
}

fn sound(earcon: Earcon, square: Option<crate::board::Square>) -> Cue {
    Cue::Sound(Placed { earcon, square })
}

fn announcement(urgency: Urgency, sentence: Sentence) -> Cue {
    Cue::Say(Utterance {
        part: Part::Announcement,
        urgency,
        sentences: vec![sentence],
    })
}

fn owed(sentences: Vec<Sentence>) -> Cue {
    interface(Urgency::Owed, sentences)
}

fn echo(sentences: Vec<Sentence>) -> Cue {
    interface(Urgency::Echo, sentences)
}

fn interface(urgency: Urgency, sentences: Vec<Sentence>) -> Cue {
    Cue::Say(Utterance {
        part: Part::Interface,
        urgency,
        sentences,
    })
}
