//! What is heard in practice: of an opponent, and of advice.

use super::cue::{Arg, Cue, Phrase, Sentence, Urgency, delivered, echo, interface, owed, sound};
use super::parts::one;
use super::phrases::{self as say};
use crate::earcon::Earcon;
use crate::protocol::engine::{EngineFault, name};
use crate::protocol::practice::{OpponentQuestion, PracticeEvent, PracticeRefusal};
use crate::protocol::settings::Settings;
use crate::protocol::settings::opponent::OpponentChange;

/// What is heard of something in practice.
pub(super) fn tell(event: &PracticeEvent, settings: &Settings) -> Vec<Cue> {
    match event {
        PracticeEvent::Opponent(side, level, file) => {
            let (side, level) = (Arg::Side(*side), Arg::Number((*level).into()));
            let sentence = match file {
                Some(file) => one(&say::ENGINE_PLAYS, vec![called(file), side, level]),
                None => one(&say::OPPONENT, vec![side, level]),
            };
            delivered(Earcon::Ready, vec![sentence])
        }
        PracticeEvent::Replaced(file, fault) => {
            let (what, detail) = match fault {
                EngineFault::Missing => ("missing", ""),
                EngineFault::Silent => ("silent", ""),
                EngineFault::Gone => ("gone", ""),
                EngineFault::Rubbish => ("rubbish", ""),
                EngineFault::Illegal(mv) => ("illegal", mv.as_str()),
                EngineFault::Endless => ("endless", ""),
            };
            let detail = Arg::Spelt(detail.to_owned());
            let fault = one(
                &say::ENGINE_FAULT,
                vec![Arg::Key(what), called(file), detail],
            );
            delivered(Earcon::Refusal, vec![fault, plain("replaced")])
        }
        PracticeEvent::Alone => delivered(Earcon::Ready, vec![plain("alone")]),
        PracticeEvent::NoHelp => vec![owed(vec![plain("no-help")])],
        // It is said once; afterwards the sound is enough.
        PracticeEvent::Thinks(0) => vec![
            sound(Earcon::Thinking, None),
            interface(Urgency::Idle, vec![plain("thinks")]),
        ],
        PracticeEvent::Thinks(_) => vec![sound(Earcon::Thinking, None)],
        PracticeEvent::Advice(event) => super::advice::tell(event, settings),
    }
}

/// A question on the way to an opponent.
pub(super) fn question(question: &OpponentQuestion) -> Vec<Sentence> {
    match question {
        OpponentQuestion::Side => vec![plain("ask-side")],
        OpponentQuestion::Engine(_, engines) => {
            let numbered = (2..).zip(engines).map(|(number, engine)| {
                let args = vec![Arg::Number(number), called(&engine.file)];
                Phrase::new(&say::ENGINE_LISTED, args)
            });
            let head = Phrase::new(&say::PRACTICE, vec![Arg::Key("ask-engine")]);
            vec![Sentence(std::iter::once(head).chain(numbered).collect())]
        }
        OpponentQuestion::Level(level) => {
            vec![one(&say::ASK_LEVEL, vec![Arg::Number((*level).into())])]
        }
    }
}

/// Why something in practice cannot be done.
pub(super) fn refusal(refusal: PracticeRefusal) -> Sentence {
    plain(refusal.into())
}

/// A setting of the opponent with its value.
pub(super) fn setting(change: &OpponentChange) -> Phrase {
    match change {
        OpponentChange::Level(level) => {
            Phrase::new(&say::SET_LEVEL, vec![Arg::Number((*level).into())])
        }
        OpponentChange::Ponders(ponders) => {
            let what = if *ponders { "ponders" } else { "rests" };
            Phrase::new(&say::PRACTICE, vec![Arg::Key(what)])
        }
        OpponentChange::Engine(_, None) => Phrase::new(&say::PRACTICE, vec![Arg::Key("embedded")]),
        OpponentChange::Engine(_, Some(engine)) => {
            Phrase::new(&say::SET_ENGINE, vec![called(&engine.file)])
        }
        OpponentChange::Option(_, name, value) => {
            let text = |text: &str| Arg::Text(text.to_owned());
            Phrase::new(&say::SET_ENGINE_OPTION, vec![text(name), text(value)])
        }
    }
}

/// An engine, as an option.
pub fn engine(change: &OpponentChange) -> Vec<Cue> {
    vec![echo(vec![setting(change).into()])]
}

fn called(file: &str) -> Arg {
    Arg::Text(name(file).to_owned())
}

/// A side for the player, as an option; `None` for no opponent.
pub fn own_side(side: Option<crate::board::Side>) -> Vec<Cue> {
    vec![echo(vec![match side {
        Some(side) => one(&say::OWN_SIDE, vec![Arg::Side(side)]),
        None => plain("alone"),
    }])]
}

/// A level, as an option.
pub fn level(level: u8) -> Vec<Cue> {
    vec![echo(vec![setting(&OpponentChange::Level(level)).into()])]
}

fn plain(what: &'static str) -> Sentence {
    one(&say::PRACTICE, vec![Arg::Key(what)])
}
