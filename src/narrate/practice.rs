//! What is heard in practice: of an opponent, and of advice.

use super::cue::{
    Arg, Cue, Phrase, Sentence, Urgency, answered, delivered, echo, followed, interface, owed,
    sound,
};
use super::phrases as say;
use crate::earcon::Earcon;
use crate::protocol::{
    AgreedOpponent, Ask, Engine, EngineFault, EngineOption, EngineStrength, OpponentChange,
    OpponentQuestion, OptionRange, PracticeCommand, PracticeEvent, PracticeRefusal, Settings,
    engine::name, settings::opponent::OpponentSettings,
};

/// Whom the program plays, as it was agreed.
pub(super) fn agreed(opponent: AgreedOpponent) -> Option<Phrase> {
    let level = opponent.level?;
    Some(say::OPPONENT.with((opponent.side, level)))
}

/// What comes of a command that seats the program or takes it from the board, for the question whether it is meant.
pub fn opponent_wanted(ask: &Ask) -> Option<Phrase> {
    let Ask::Practice(PracticeCommand::Opponent(side)) = ask else {
        return None;
    };
    Some(match side {
        Some(side) => say::OPPONENT_WANTED.with(*side),
        None => say::NO_OPPONENT_WANTED.plain(),
    })
}

/// What is heard of something in practice.
pub(super) fn tell(event: &PracticeEvent, settings: &Settings) -> Vec<Cue> {
    match event {
        PracticeEvent::Opponent(side, level, None) => {
            let plays = say::OPPONENT.with((side, *level));
            delivered(Earcon::Ready, followed(plays, part_of(&settings.opponent)))
        }
        PracticeEvent::Opponent(side, level, Some((file, EngineStrength::Level))) => {
            let plays = say::ENGINE_PLAYS.with((called(file), side, *level));
            delivered(Earcon::Ready, followed(plays, part_of(&settings.opponent)))
        }
        PracticeEvent::Opponent(side, _, Some((file, strength))) => {
            let how: &'static str = strength.into();
            delivered(
                Earcon::Ready,
                say::ENGINE_PLAYS_ALIKE.with((called(file), side, how)),
            )
        }
        PracticeEvent::Replaced(file, fault) => {
            delivered(Earcon::Refusal, (at_fault(file, fault), plain("replaced")))
        }
        PracticeEvent::Unready(file, fault) => delivered(Earcon::Refusal, at_fault(file, fault)),
        PracticeEvent::ReadsOptions => vec![echo(say::ADVICE.with("looks"))],
        PracticeEvent::Options(file, options) => {
            let offers = say::ENGINE_OFFERS.with((called(file), options.len()));
            delivered(
                Earcon::Notice,
                followed(offers, options.iter().map(option_now)),
            )
        }
        PracticeEvent::Option(option) => {
            delivered(Earcon::Notice, followed(option_now(option), range(option)))
        }
        PracticeEvent::DrawOffered => delivered(Earcon::DrawOffer, plain("draw-offered")),
        PracticeEvent::EngineStrength(file, strength) => {
            let how: &'static str = strength.into();
            vec![owed(say::ENGINE_STRENGTH.with((called(file), how)))]
        }
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

/// What is wrong with an engine.
fn at_fault(file: &str, fault: &EngineFault) -> Phrase {
    let (what, detail) = match fault {
        EngineFault::Missing => ("missing", ""),
        EngineFault::Silent => ("silent", ""),
        EngineFault::Gone => ("gone", ""),
        EngineFault::Rubbish => ("rubbish", ""),
        EngineFault::Illegal(mv) => ("illegal", mv.as_str()),
        EngineFault::Endless => ("endless", ""),
        EngineFault::OtherGame => ("other-game", ""),
    };
    say::ENGINE_FAULT.with((what, called(file), Arg::Spelt(detail.to_owned())))
}

/// An option of an engine with its value.
pub fn option_now(option: &EngineOption) -> Phrase {
    option_set(&option.name, &option.value)
}

fn option_set(name: &str, value: &str) -> Phrase {
    let value = if value.is_empty() { "empty" } else { value };
    say::ENGINE_OPTION.with((name.to_owned(), value.to_owned()))
}

/// What an option can be.
fn range(option: &EngineOption) -> Option<Phrase> {
    match &option.range {
        OptionRange::Number(least, most) => {
            Some(say::ENGINE_OPTION_RANGE.with((least.to_string(), most.to_string())))
        }
        OptionRange::Decimal(least, most) => {
            Some(say::ENGINE_OPTION_RANGE.with((least.clone(), most.clone())))
        }
        OptionRange::Choice(all) => Some(say::ENGINE_OPTION_CHOICE.with(all.join(", "))),
        OptionRange::Switch => Some(say::ENGINE_OPTION_CHOICE.with("switch".to_owned())),
        OptionRange::Text => None,
    }
}

/// A text has to be typed.
pub fn is_typed(option: &EngineOption) -> Vec<Cue> {
    answered(Earcon::Notice, say::ENGINE_OPTION_TYPED.with(&option.name))
}

/// That nobody is helped.
pub(super) fn no_help() -> Phrase {
    plain("no-help")
}

/// What the embedded opponent is called in the games that it has played.
pub fn opponent_name(level: u8) -> Phrase {
    say::OPPONENT_NAME.with(level)
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
pub(super) fn refusal(refusal: &PracticeRefusal) -> Sentence {
    match refusal {
        PracticeRefusal::NoSuchOption(name) => say::ENGINE_NO_OPTION.with(name).into(),
        PracticeRefusal::NoSuchValue(option) => {
            followed(say::ENGINE_NO_VALUE.with(&option.name), range(option))
        }
        PracticeRefusal::OpponentMoves
        | PracticeRefusal::OpponentAnswers
        | PracticeRefusal::GameGoesOn
        | PracticeRefusal::NotAnalysed
        | PracticeRefusal::NamelessOption
        | PracticeRefusal::NoSuchLevel
        | PracticeRefusal::NoEngine => plain(refusal.into()).into(),
    }
}

/// A setting of the opponent with its value.
pub(super) fn setting(change: &OpponentChange, now: &OpponentSettings) -> Phrase {
    match change {
        OpponentChange::Level(_) | OpponentChange::Third(_) | OpponentChange::Thirds(_) => {
            say::SET_LEVEL.with(now.level)
        }
        OpponentChange::Ponders(ponders) => self::ponders(*ponders),
        OpponentChange::Engine(_, engine) => who_plays(engine.as_ref()),
        OpponentChange::Option(_, name, value) => option_set(name, value),
    }
}

/// The level of the opponent, with the thirds of a level.
pub(super) fn level_now(now: &OpponentSettings) -> Sentence {
    followed(say::SET_LEVEL.with(now.level), part_of(now))
}

/// The level that is set, as an answer.
pub fn level_set(now: &OpponentSettings) -> Vec<Cue> {
    delivered(Earcon::Setting, level_now(now))
}

/// What stands behind a level: no, one, or two thirds.
fn part_of(now: &OpponentSettings) -> Option<Phrase> {
    let part = match now.thirds {
        0 => return None,
        1 => "third",
        _ => "two-thirds",
    };
    Some(say::LEVEL_PART.with(part))
}

/// Whether the opponent thinks while the player does.
pub(super) fn ponders(ponders: bool) -> Phrase {
    plain(if ponders { "ponders" } else { "rests" })
}

/// An engine, as an option.
pub fn engine(engine: Option<&Engine>) -> Vec<Cue> {
    vec![echo(who_plays(engine))]
}

fn who_plays(engine: Option<&Engine>) -> Phrase {
    match engine {
        Some(engine) => say::SET_ENGINE.with(called(&engine.file)),
        None => plain("embedded"),
    }
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
