//! From what happened to what is heard: events become cues. The words come later, from a voice.

mod adjourning;
mod advice;
mod agreed;
pub mod announce;
mod announce_draughts;
mod arbiter;
mod braille;
mod claims;
mod conduct;
pub mod cue;
mod draughts;
mod drill;
mod exercise;
mod explaining;
mod explored;
mod finding;
mod hands;
pub mod keyboard;
pub mod lanes;
mod lawful;
mod list;
pub mod menu;
mod naming;
mod objections;
pub mod pad;
mod parts;
pub mod perkins;
pub mod phrases;
mod play;
pub mod practice;
mod procedure;
mod questions;
pub mod queue;
mod refusals;
pub mod review;
mod setting;
mod setup;
mod sheet;
mod shelf;
mod sound;
pub mod tape;
pub mod tell;
mod terms;
mod verbosity;
mod walking;
mod work;

use crate::board::Side;
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::protocol::event::{Event, Incident};
use crate::protocol::settings::{Change, Settings};

pub use braille::{
    braille_chosen, braille_eight_dots, braille_no_sign, braille_pages, braille_read,
    braille_reading_fault, braille_word,
};
pub use claims::claims_report;
pub use hands::{
    copied, edge_of_review, erased, given_up, line_empty, named, nothing_said, path_wanted,
    seal_word_wanted, secret_key, secret_wanted, spelling, typed,
};
pub use procedure::lesson;
pub use sheet::{comment_wanted, guessed};
pub use shelf::{listed, shelf_input};
pub use sound::earcon;
pub use terms::not_a_term;

use announce::{announce, earcon_of};
use cue::{Arg, Audience, Cue, Urgency, Utterance};
use cue::{announcement, answered, delivered, echo, interface, noticed, plainly, sound};
use parts::one;
use phrases::{self as say, Spec};

/// What is heard of an event, as much of it as is wanted. Every event makes at least one cue.
pub fn narrate(event: &Event, settings: &Settings) -> Vec<Cue> {
    let cues = told(event, settings);
    match event {
        Event::Again(_) => cues,
        _ => verbosity::fit(event, cues, settings),
    }
}

fn told(event: &Event, settings: &Settings) -> Vec<Cue> {
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
        Event::Refused(refusal) => delivered(Earcon::Refusal, refusals::refusal(refusal)),
        Event::NotOpened(fault) => {
            delivered(Earcon::Refusal, vec![refusals::unopenable(fault).into()])
        }
        Event::Waits(what) => noticed(vec![work::waits(*what)]),
        Event::Asked(question) => questions::asked(question),
        Event::Declined(question) => questions::declined(question),
        Event::Arbiter(event) => arbiter::tell(event, settings),
        Event::Incidents(incidents) => incidents_told(incidents, settings),
        Event::Ruled(ruling) => tell::ruling(ruling),
        Event::Troubled(trouble) => noticed(refusals::trouble(trouble)),
        Event::Resumed { .. } | Event::Jumped { .. } => tell::place(event, settings),
        Event::Changed(change, now) => changed(change, now),
        Event::MoveList(moves) => list::move_list(moves, settings),
        // A player who knows the greeting types on at once, and does not want to hear the rest of it later.
        Event::Greeted | Event::Began(_) | Event::Opened(_) => {
            answered(Earcon::Ready, tell::beginning(event, settings))
        }
        // Right after the last move it belongs to that move, without an earcon between them.
        Event::EndOfGame {
            was_there: false, ..
        } => vec![echo(tell::beginning(event, settings))],
        Event::EndOfGame { .. } | Event::BeginningOfGame => {
            answered(Earcon::Edge, tell::beginning(event, settings))
        }
        Event::PlayedOn(_) | Event::Ended => noticed(tell::beginning(event, settings)),
        Event::Stood { .. }
        | Event::Edge(_)
        | Event::Taken(..)
        | Event::PutBack(..)
        | Event::NothingToCancel => walking::walking(event, settings),
        Event::ToMove(position) => vec![echo(vec![tell::to_move(position)])],
        Event::Listed(placements) => vec![echo(list::placements(placements))],
        Event::Attacked { square, by } => vec![echo(list::attacked(*square, by))],
        Event::Explored(found) => explored::tell(found, settings),
        Event::NoClock => plainly(&say::NO_CLOCK),
        Event::Adjusted => plainly(&say::ADJUSTED),
        Event::Play(event) => play::tell(event),
        Event::Practice(event) => practice::tell(event, settings),
        Event::Setup(event) => setup::tell(event),
        Event::Drill(event) => drill::tell(event, settings),
        Event::Shelf(event) => shelf::tell(event),
        Event::Work(event) => work::tell(event),
        Event::Sheet(event) => sheet::tell(event, settings),
        Event::Draughts(event) => draughts::tell(event),
        Event::Status(outcome) => vec![echo(vec![tell::status(*outcome)])],
        Event::Sound(event) => sound::tell(event, settings),
        Event::Tape(event) => tape::tell(event),
        Event::Helped(topic) => vec![echo(vec![tell::help(*topic)])],
        Event::Adjournment(told) => adjourning::tell(told, settings),
        other => claims::tell(other, settings).unwrap_or_else(|| lawful::tell(other, settings)),
    }
}

/// A setting with its new value, and what is heard differently from now on.
fn changed(change: &Change, now: &Settings) -> Vec<Cue> {
    let mut cues = vec![sound(Earcon::Setting, None)];
    cues.extend(setting::changed(change, now));
    let sample = change.setting().map(verbosity::sample);
    cues.extend(looked_up(&sample.unwrap_or_default(), now));
    cues
}

/// What has happened in the game, each with its move, and narrated as it was when it happened.
fn incidents_told(incidents: &[Incident], settings: &Settings) -> Vec<Cue> {
    let mut cues = vec![echo(vec![arbiter::incidents_counted(incidents.len())])];
    for incident in incidents {
        let place = vec![Arg::Number(incident.number), Arg::Side(incident.side)];
        cues.push(echo(vec![one(&say::AT_MOVE, place)]));
        let mut events = vec![incident.event.clone()];
        // The ruling on an illegal move that ends the game says what it was.
        if let Event::Penalised(penalty) = &incident.event {
            events.extend(penalty.ruling.map(Event::Ruled));
        }
        cues.extend(looked_up(&events, settings));
    }
    cues
}

/// What is said of events that have not happened just now: without earcons, and cut by the next key.
fn looked_up(events: &[Event], settings: &Settings) -> Vec<Cue> {
    let cues = events.iter().flat_map(|event| narrate(event, settings));
    let said = cues.filter_map(|cue| match cue {
        Cue::Say(utterance) => Some(Cue::Say(Utterance {
            urgency: Urgency::Echo,
            ..utterance
        })),
        Cue::Sound(_) => None,
    });
    said.collect()
}

/// Who hears an event: what a player looks up for himself is heard by that player, everything else by both.
pub fn audience(event: &Event, explorer: Side) -> Audience {
    let is_private = !event.is_announcement()
        && match event {
            Event::Again(events) => events.iter().all(|event| !event.is_announcement()),
            Event::Greeted
            | Event::Changed(..)
            | Event::Drill(_)
            | Event::Setup(_)
            | Event::Paused
            // A player who is being recorded must know it.
            | Event::Tape(_)
            | Event::ClockRuns(_)
            | Event::Warned(_)
            | Event::Practice(_)
            | Event::Ended => false,
            // Hands at the board of a competition are heard by both, as the opponent hears the pieces.
            Event::Lifted(..)
            | Event::TakenOff(..)
            | Event::Touched(..)
            | Event::Felt(..)
            | Event::Placed(..)
            | Event::Promoted(..)
            | Event::Adjusting(_)
            | Event::Adjusted
            | Event::ClockForgotten(..)
            | Event::Repeated(_) => false,
            _ => true,
        };
    if is_private {
        Audience::One(explorer)
    } else {
        Audience::Both
    }
}

fn moved(before: &Position, mv: Move, urgency: Urgency, settings: &Settings) -> Vec<Cue> {
    vec![
        sound(earcon_of(before, mv), Some(mv.to())),
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
        interface(urgency, vec![one(word, vec![])]),
        announcement(urgency, announce(before, mv, settings.form)),
    ]
}
