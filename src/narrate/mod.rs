//! From what happened to what is heard: events become cues. The words come later, from a voice.

pub mod announce;
pub mod cue;
pub mod phrases;
pub mod queue;
mod refusals;
mod tell;

use crate::earcon::{Earcon, Placed};
use crate::session::event::{Event, Question, Topic};
use crate::session::settings::Settings;

pub use tell::{erased, line_empty, path_wanted, typed};

use announce::announce;
use cue::{Arg, Cue, Part, Phrase, Sentence, Urgency, Utterance};
use phrases as say;

/// What is heard of an event. Every event makes at least one cue.
pub fn narrate(event: &Event, settings: &Settings) -> Vec<Cue> {
    match event {
        Event::Moved { before, mv } => moved(before, *mv, settings),
        Event::Undone { before, mv } | Event::SteppedBack { before, mv } => {
            let word = match event {
                Event::Undone { .. } => &say::UNDONE,
                _ => &say::STEPPED_BACK,
            };
            vec![
                sound(Earcon::Undo, Some(mv.from())),
                owed(vec![Phrase::new(word, vec![]).into()]),
                announcement(announce(before, *mv, settings.form)),
            ]
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
        Event::Declined(question) => {
            let phrase = match question {
                Question::Draw(side) => {
                    Phrase::new(&say::DECLINED_DRAW, vec![Arg::Side(side.other())])
                }
                Question::Which(..) | Question::Promotion(..) => {
                    Phrase::new(&say::DECLINED_CHOICE, vec![])
                }
                _ => Phrase::new(&say::DECLINED, vec![]),
            };
            vec![sound(Earcon::Cancel, None), owed(vec![phrase.into()])]
        }
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
            cues.extend(tell::setting(change, now));
            cues
        }
        Event::MoveList(moves) => tell::move_list(moves, settings),
        Event::Greeted | Event::Began(_) | Event::Opened(_) | Event::PlayedOn(_) => {
            vec![
                sound(Earcon::Ready, None),
                owed(tell::beginning(event, settings)),
            ]
        }
        Event::EndOfGame(_) | Event::BeginningOfGame | Event::Ended => {
            vec![
                sound(Earcon::Notice, None),
                owed(tell::beginning(event, settings)),
            ]
        }
        Event::Stood { .. } | Event::Edge(_) | Event::Taken(..) | Event::PutBack(..) => {
            tell::walking(event)
        }
        Event::NothingToCancel => {
            let phrase = Phrase::new(&say::NOTHING_TO_CANCEL, vec![]);
            vec![sound(Earcon::Cancel, None), echo(vec![phrase.into()])]
        }
        Event::ToMove(position) => vec![echo(vec![tell::to_move(position)])],
        Event::Listed(placements) => vec![echo(tell::placements(placements))],
        Event::Attacked { square, by } => vec![echo(tell::attacked(*square, by))],
        Event::Status(outcome) => vec![echo(vec![tell::status(*outcome)])],
        Event::Helped(topic) => {
            let spec = match topic {
                Topic::Playing => &say::HELP_PLAYING,
                Topic::Listening => &say::HELP_LISTENING,
                Topic::Answering => &say::HELP_ANSWERING,
            };
            vec![echo(vec![Phrase::new(spec, vec![]).into()])]
        }
    }
}

fn moved(before: &crate::game::Position, mv: crate::game::Move, settings: &Settings) -> Vec<Cue> {
    vec![
        sound(tell::earcon_of(before, mv), Some(mv.to())),
        announcement(announce(before, mv, settings.form)),
    ]
}

fn sound(earcon: Earcon, square: Option<crate::board::Square>) -> Cue {
    Cue::Sound(Placed { earcon, square })
}

fn announcement(sentence: Sentence) -> Cue {
    Cue::Say(Utterance {
        part: Part::Announcement,
        urgency: Urgency::Owed,
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
