//! Practice at the keyboard and in words: verbs of the console with what follows them, and answers.

use super::intent::{Intent, one};
use crate::board::Side;
use crate::game::Game;
use crate::narrate::cue::Cue;
use crate::narrate::pad::sides;
use crate::narrate::practice as tell;
use crate::protocol::{
    Ask, Change, Engine, EngineOption, OpponentChange, OpponentQuestion, PracticeCommand,
    engine::name, settings::opponent::LEVELS,
};
use crate::session::Session;
use crate::voice::{AnswerAbout, AnswerWord, SaidLevel, Voices};

/// A verb of the console: `level 5`, `ponder on`, `engine FILE`.
pub(super) fn verb(verb: &str, rest: &str) -> Option<Ask> {
    match (verb, rest) {
        ("level", number) => level(number),
        ("ponder", "on" | "off") => change(OpponentChange::Ponders(rest == "on")),
        (verb, rest) => engine(verb, rest.trim()),
    }
}

/// An option of the engine by one step; `None` where it has to be typed.
pub(super) fn turned_option(option: &EngineOption, up: bool, game: Game) -> Option<Ask> {
    let value = option.turned(&option.value, up)?;
    change(OpponentChange::Option(game, option.name.clone(), value))
}

/// What is typed in every language: `engine FILE`, `engine none`, `engine-option NAME = VALUE`,
/// `engine-option NAME`, and the same for draughts.
pub(super) fn typed(text: &str) -> Option<Ask> {
    let text = text.trim();
    let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    engine(verb, rest.trim())
}

fn engine(verb: &str, rest: &str) -> Option<Ask> {
    let (of, is_option) = match verb.strip_suffix("-option") {
        Some(of) => (of, true),
        None => (verb, false),
    };
    let is_of = |game: &Game| of.strip_suffix("-engine") == Some(game.key());
    let game = match of {
        "engine" => Game::default(),
        _ => Game::ALL.into_iter().find(is_of)?,
    };
    if is_option {
        let Some((name, value)) = rest.split_once('=') else {
            // Without a value it is asked for.
            return Some(Ask::Practice(PracticeCommand::Options(rest.to_owned())));
        };
        let (name, value) = (name.trim().to_owned(), value.trim().to_owned());
        return change(OpponentChange::Option(game, name, value));
    }
    let file = match rest {
        "" => return None,
        "options" => return Some(Ask::Practice(PracticeCommand::Options(String::new()))),
        "none" => None,
        text => Some(Engine::typed(text)),
    };
    change(OpponentChange::Engine(game, file))
}

#[allow(clippy::unnecessary_wraps, reason = "all verbs are read as an option")]
fn change(change: OpponentChange) -> Option<Ask> {
    Some(Ask::Set(Change::Opponent(change)))
}

/// A level that is told, that has a fraction, or that there is not; `None` if the words are anything else.
pub(super) fn level_said(text: &str, session: &Session, voices: &Voices) -> Option<Intent> {
    let settings = session.settings();
    match voices.level_in(text, &settings.language)? {
        SaidLevel::Bare => {
            let is_free = session.question().is_none()
                && session.exercise().is_none()
                && session.setup().is_none();
            is_free.then(|| match session.opponent() {
                Some(_) => one(Ask::Practice(PracticeCommand::Who)),
                None => Intent::Heard(tell::level_set(&settings.opponent)),
            })
        }
        SaidLevel::Hundredths(hundredths) => {
            let [least, most] = [*LEVELS.start(), *LEVELS.end()].map(|end| 100 * u32::from(end));
            // The nearest third; of two that are as near, the higher one.
            let thirds = (3 * hundredths.min(2 * most) + 50) / 100;
            let is_level = (least..=most).contains(&hundredths);
            let thirds = u8::try_from(thirds).ok().filter(|_| is_level);
            change(OpponentChange::Thirds(thirds.unwrap_or(0))).map(one)
        }
    }
}

fn level(number: &str) -> Option<Ask> {
    let level: u8 = number.trim().parse().ok()?;
    let change = OpponentChange::Level(level);
    LEVELS
        .contains(&level)
        .then_some(Ask::Set(Change::Opponent(change)))
}

/// The levels that are easy, in the middle and hard.
const LOW: u8 = 3;
const MIDDLE: u8 = 5;
const HIGH: u8 = 8;

/// The level that a word names where another one is set; `None` if it names none.
fn level_of(word: AnswerWord, set: u8) -> Option<u8> {
    let (least, most) = (*LEVELS.start(), *LEVELS.end());
    match word {
        AnswerWord::Same => Some(set),
        AnswerWord::Lowest => Some(least),
        AnswerWord::Highest => Some(most),
        AnswerWord::Low => Some(LOW),
        AnswerWord::Middle => Some(MIDDLE),
        AnswerWord::High => Some(HIGH),
        AnswerWord::Lower => Some(set.saturating_sub(1).max(least)),
        AnswerWord::Higher => Some(set.saturating_add(1).min(most)),
        AnswerWord::Unknown | AnswerWord::Indifferent => None,
    }
}

/// What can answer a question on the way to an opponent, and what is heard of it.
pub(super) fn options(question: &OpponentQuestion) -> Vec<(Vec<Cue>, Ask)> {
    match question {
        OpponentQuestion::Side => [Some(Side::White), Some(Side::Black), None]
            .into_iter()
            .map(|own| {
                let command = PracticeCommand::Opponent(own.map(Side::other));
                let named = Side::BOTH.map(|side| own == Some(side));
                (sides(named), Ask::Practice(command))
            })
            .collect(),
        OpponentQuestion::Engine(game, engines) => std::iter::once(None)
            .chain(engines.iter().cloned().map(Some))
            .map(|engine| {
                let heard = tell::engine(engine.as_ref());
                let change = OpponentChange::Engine(*game, engine);
                (heard, Ask::Set(Change::Opponent(change)))
            })
            .collect(),
        OpponentQuestion::Level(_) => LEVELS
            .map(|level| {
                let command = PracticeCommand::Level(level);
                (tell::level(level), Ask::Practice(command))
            })
            .collect(),
    }
}

/// The engine of a question that is called so.
fn named(question: &OpponentQuestion, text: &str) -> Option<Ask> {
    let OpponentQuestion::Engine(game, engines) = question else {
        return None;
    };
    let is_it = |engine: &&Engine| name(&engine.file).eq_ignore_ascii_case(text);
    let engine = engines.iter().find(is_it)?.clone();
    change(OpponentChange::Engine(*game, Some(engine)))
}

/// The answer to such a question in words: a number of the list, a side, or the command itself.
pub(super) fn answer(
    question: &OpponentQuestion,
    text: &str,
    voices: &Voices,
    language: &str,
) -> Intent {
    let text = text.trim();
    let about = match question {
        OpponentQuestion::Side => AnswerAbout::Side,
        OpponentQuestion::Level(_) => AnswerAbout::Level,
        OpponentQuestion::Engine(..) => AnswerAbout::List,
    };
    let word = match question {
        OpponentQuestion::Level(level) => voices
            .answer_in_a_word(text, language)
            .and_then(|word| level_of(word, *level)),
        OpponentQuestion::Side | OpponentQuestion::Engine(..) => None,
    };
    let number = word
        .map(u32::from)
        .or_else(|| voices.number_answered(text, about, language));
    let listed = number.and_then(|number| {
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        options(question).into_iter().nth(at)
    });
    if let Some(command) = listed
        .map(|(_, command)| command)
        .or_else(|| named(question, text))
        .or_else(|| typed(text))
    {
        return one(command);
    }
    let said = voices.command(text, language);
    let sides = voices.sides_answered(text, about, language);
    let opponent = |side| Some(Ask::Practice(PracticeCommand::Opponent(side)));
    let own = match sides {
        Some([true, false]) => opponent(Some(Side::Black)),
        Some([false, true]) => opponent(Some(Side::White)),
        Some([false, false]) => opponent(None),
        Some([true, true]) => None,
        None => voices
            .side(text, language)
            .and_then(|own| opponent(Some(own.other()))),
    };
    one(match (question, said, own) {
        (OpponentQuestion::Side, _, Some(chosen)) => chosen,
        (_, Some(command @ (Ask::Cancel | Ask::Help | Ask::Repeat)), _) => command,
        (_, Some(command @ Ask::Practice(PracticeCommand::Opponent(_))), _) => command,
        (
            OpponentQuestion::Level(_),
            Some(Ask::Set(Change::Opponent(OpponentChange::Level(level)))),
            _,
        ) => Ask::Practice(PracticeCommand::Level(level)),
        (_, Some(command @ Ask::Set(Change::Opponent(_))), _) => command,
        // No opponent, or no other level.
        (OpponentQuestion::Side, Some(Ask::No), _) => {
            Ask::Practice(PracticeCommand::Opponent(None))
        }
        (OpponentQuestion::Engine(game, _), Some(Ask::No), _) => {
            Ask::Set(Change::Opponent(OpponentChange::Engine(*game, None)))
        }
        (OpponentQuestion::Level(level), Some(Ask::Yes), _) => {
            Ask::Practice(PracticeCommand::Level(*level))
        }
        // The question is asked again.
        _ => Ask::Enter(crate::protocol::entry::MoveEntry::Unreadable(
            text.to_owned(),
        )),
    })
}
