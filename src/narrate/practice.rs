//! What is heard in practice: of an opponent, and of advice.

use super::cue::{
    Arg, Cue, Phrase, Sentence, Urgency, delivered, echo, followed, interface, owed, sound,
};
use super::phrases as say;
use crate::earcon::Earcon;
use crate::protocol::{
    EngineFault, OpponentChange, OpponentQuestion, PracticeEvent, PracticeRefusal, Settings,
    engine::name,
};

/// What is heard of something in practice.
pub(super) fn tell(event: &PracticeEvent, settings: &Settings) -> Vec<Cue> {
    match event {
        PracticeEvent::Opponent(side, level, None) => {
            delivered(Earcon::Ready, say::OPPONENT.with((side, *level)))
        }
        PracticeEvent::Opponent(side, level, Some(file)) => {
            let plays = say::ENGINE_PLAYS.with((called(file), side, *level));
            delivered(Earcon::Ready, plays)
        }
        PracticeEvent::Replaced(file, fault) => {
            let (what, detail) = match fault {
                EngineFault::Missing => ("missing", ""),
                EngineFault::Silent => ("silent", ""),
                EngineFault::Gone => ("gone", ""),
                EngineFault::Rubbish => ("rubbish", ""),
                EngineFault::Illegal(mv) => ("illegal", mv.as_str()),
                EngineFault::Endless => ("endless", ""),
                EngineFault::OtherGame => ("other-game", ""),
            };
            let args = (what, called(file), Arg::Spelt(detail.to_owned()));
            let fault = say::ENGINE_FAULT.with(args);
            delivered(Earcon::Refusal, (fault, plain("replaced")))
        }
        PracticeEvent::DrawOffered => delivered(Earcon::DrawOffer, plain("draw-offered")),
        PracticeEvent::FullStrength(file) => vec![owed(say::ENGINE_FULL.with(called(file)))],
        PracticeEvent::Alone => delivered(Earcon::Ready, plain("alone")),
        PracticeEvent::NoHelp => vec![owed(no_help())],
        // It is said once; afterwards the sound is enough.
        PracticeEvent::Thinks(0) => vec![
            sound(Earcon::Thinking, None),
            interface(Urgency::Idle, plain("thinks")),
        ],
        PracticeEvent::Thinks(_) => vec![sound(Earcon::Thinking, None)],
        PracticeEvent::Advice(event) => super::advice::tell(event, settings),
    }
}

/// That nobody is helped.
pub(super) fn no_help() -> Phrase {
    plain("no-help")
}

/// A question on the way to an opponent.
pub(super) fn question(question: &OpponentQuestion) -> Sentence {
    match question {
        OpponentQuestion::Side => plain("ask-side").into(),
        OpponentQuestion::Engine(_, engines) => {
            let numbered = (2_u32..).zip(engines);
            let listed = numbered
                .map(|(number, engine)| say::ENGINE_LISTED.with((number, called(&engine.file))));
            followed(plain("ask-engine"), listed)
        }
        OpponentQuestion::Level(level) => say::ASK_LEVEL.with(*level).into(),
    }
}

/// Why something in practice cannot be done.
pub(super) fn refusal(refusal: PracticeRefusal) -> Phrase {
    plain(refusal.into())
}

/// A setting of the opponent with its value.
pub(super) fn setting(change: &OpponentChange) -> Phrase {
    match change {
        OpponentChange::Level(level) => say::SET_LEVEL.with(*level),
        OpponentChange::Ponders(ponders) => self::ponders(*ponders),
        OpponentChange::Engine(_, None) => plain("embedded"),
        OpponentChange::Engine(_, Some(engine)) => say::SET_ENGINE.with(called(&engine.file)),
        OpponentChange::Option(_, name, value) => say::SET_ENGINE_OPTION.with((name, value)),
    }
}

/// Whether the opponent thinks while the player does.
pub(super) fn ponders(ponders: bool) -> Phrase {
    plain(if ponders { "ponders" } else { "rests" })
}

/// An engine, as an option.
pub fn engine(change: &OpponentChange) -> Vec<Cue> {
    vec![echo(setting(change))]
}

fn called(file: &str) -> String {
    name(file).to_owned()
}

/// A level, as an option.
pub fn level(level: u8) -> Vec<Cue> {
    vec![echo(say::SET_LEVEL.with(level))]
}

fn plain(what: &'static str) -> Phrase {
    say::PRACTICE.with(what)
}
