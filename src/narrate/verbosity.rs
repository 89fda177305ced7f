//! Says less or more of what was to be said, as the player has chosen.

use super::cue::{Arg, Cue, Phrase, Sentence, Urgency, Utterance, interface};
use super::phrases::{self as say, Spec};
use super::tell;
use crate::arbiter;
use crate::board::{Side, Square};
use crate::game::{Move, Position};
use crate::protocol::{
    Agreement, CursorEvent, Detail, Event, Setting, Settings, Verbosity, ViewerEvent,
};

/// What is said of an event, of all that could be said. Something is always left.
pub(super) fn fit(event: &Event, cues: Vec<Cue>, settings: &Settings) -> Vec<Cue> {
    let verbosity = &settings.verbosity;
    // Who has just been refused something hears what is missing; which law that is, he can ask.
    let is_refusal = matches!(event, Event::Refused(_)) && !verbosity.says(Detail::Long);
    let mut fitted: Vec<Cue> = cues
        .into_iter()
        .filter_map(|cue| match cue {
            Cue::Say(utterance) => said(utterance, verbosity, is_refusal).map(Cue::Say),
            sound @ Cue::Sound(_) => Some(sound),
        })
        .collect();
    if let Event::Moved { before, mv } | Event::Viewer(ViewerEvent::SteppedForward { before, mv }) =
        event
    {
        around(before, *mv, &mut fitted, verbosity);
    }
    fitted
}

/// The number before a move, and after it who is to move.
fn around(before: &Position, mv: Move, cues: &mut Vec<Cue>, verbosity: &Verbosity) {
    let urgency = cues.iter().find_map(|cue| match cue {
        Cue::Say(utterance) => Some(utterance.urgency),
        Cue::Sound(_) => None,
    });
    let urgency = urgency.unwrap_or(Urgency::Owed);
    if verbosity.says(Detail::Number) {
        let number = say::MOVE_NUMBER.with(before.number());
        let at = cues.iter().position(|cue| matches!(cue, Cue::Say(_)));
        let cue = interface(urgency, number);
        cues.insert(at.unwrap_or(cues.len()), cue);
    }
    if verbosity.says(Detail::Turn)
        && let Some(after) = before.play(mv)
    {
        cues.push(interface(urgency, tell::to_move(&after)));
    }
}

fn said(utterance: Utterance, verbosity: &Verbosity, is_refusal: bool) -> Option<Utterance> {
    let sentence = |sentence: Sentence| {
        let phrases = sentence.0.into_iter();
        let phrases: Vec<Phrase> = phrases
            .filter(|phrase| is_said(phrase.spec, verbosity))
            .filter(|phrase| !is_refusal || *phrase.spec != say::ARTICLE)
            .flat_map(|phrase| in_full(phrase, verbosity))
            .collect();
        (!phrases.is_empty()).then_some(Sentence(phrases))
    };
    let sentences = utterance.sentences.into_iter();
    let sentences: Vec<Sentence> = sentences.filter_map(sentence).collect();
    (!sentences.is_empty()).then_some(Utterance {
        sentences,
        ..utterance
    })
}

fn is_said(spec: &'static Spec, verbosity: &Verbosity) -> bool {
    let detail = match spec {
        spec if *spec == say::ARTICLE => Detail::Article,
        spec if *spec == say::CHECK || *spec == say::DOUBLE_CHECK => Detail::Check,
        spec if *spec == say::GREETING_SETUP => return verbosity.is_full(),
        spec if [&say::GREETING_HELP, &say::OPENED_HINT, &say::SHELF_HINT].contains(&spec) => {
            Detail::Hints
        }
        spec if [&say::RESTORED, &say::OFFER_WRITTEN].contains(&spec) => Detail::Long,
        _ => return true,
    };
    verbosity.says(detail)
}

/// A phrase in the words for what is wanted.
fn in_full(phrase: Phrase, verbosity: &Verbosity) -> Vec<Phrase> {
    if let Some(square) = square_of(&phrase) {
        return standing(phrase, square, verbosity);
    }
    if *phrase.spec == say::ARTICLE && !verbosity.says(Detail::Long) {
        return vec![briefly(phrase)];
    }
    if verbosity.says(Detail::Captured) {
        vec![phrase]
    } else {
        vec![bare_capture(phrase)]
    }
}

/// The first article of those that are named, without the edition, which is said when the game begins.
fn briefly(phrase: Phrase) -> Phrase {
    let Some(Arg::Article(articles)) = phrase.args.first() else {
        return phrase;
    };
    let bare = articles.split(" (").next().unwrap_or_default();
    let first = bare.split(',').next().unwrap_or_default();
    let first = first.split(" and ").next().unwrap_or_default();
    say::ARTICLE.with(Arg::Article(first))
}

/// A capture without what is taken; any other phrase as it is.
pub(super) fn bare_capture(mut phrase: Phrase) -> Phrase {
    if let Some((spec, taken)) = bare(phrase.spec) {
        phrase.args.remove(taken);
        phrase.spec = spec;
    }
    phrase
}

/// The phrase of a capture that does not name what is taken, and which argument that was.
fn bare(spec: &'static Spec) -> Option<(&'static Spec, usize)> {
    let all: [(&'static Spec, &'static Spec, usize); 5] = [
        (&say::CAPTURE_FROM_TO, &say::TAKES_FROM_TO, 2),
        (&say::CAPTURE_TO, &say::TAKES_TO, 1),
        (&say::CAPTURE_FILE_TO, &say::TAKES_FILE_TO, 2),
        (&say::CAPTURE_RANK_TO, &say::TAKES_RANK_TO, 2),
        (&say::PAWN_CAPTURE_TO, &say::PAWN_TAKES_TO, 1),
    ];
    let found = all.into_iter().find(|(capture, ..)| *capture == spec);
    found.map(|(_, bare, taken)| (bare, taken))
}

/// The square of which a phrase says what stands there.
fn square_of(phrase: &Phrase) -> Option<Square> {
    let says_it = [&say::SQUARE_EMPTY, &say::SQUARE_PIECE].contains(&phrase.spec);
    phrase.args.iter().find_map(|arg| {
        if let Arg::Square(square) = arg
            && says_it
        {
            Some(*square)
        } else {
            None
        }
    })
}

/// What stands on a square.
fn standing(phrase: Phrase, square: Square, verbosity: &Verbosity) -> Vec<Phrase> {
    let name = say::SQUARE.with(square);
    let side = phrase.args.iter().find(|arg| matches!(arg, Arg::Side(_)));
    let kind = phrase.args.iter().find(|arg| matches!(arg, Arg::Kind(_)));
    let what = match (side.cloned(), kind.cloned()) {
        (Some(side), Some(kind)) if verbosity.says(Detail::Side) => {
            Some(say::PIECE_OF.with((side, kind)))
        }
        (_, Some(kind)) => Some(say::PIECE.with(kind)),
        _ if verbosity.says(Detail::Empty) => Some(say::NO_PIECE.plain()),
        _ => None,
    };
    let colour = verbosity.says(Detail::SquareColour).then(|| {
        let key = if square.is_dark() { "dark" } else { "light" };
        say::SQUARE_COLOUR.with(key)
    });
    let is_usual = what.is_some() && colour.is_none() && verbosity.says(Detail::Side);
    if is_usual && !verbosity.says(Detail::PieceFirst) {
        return vec![phrase];
    }
    let mut phrases: Vec<Phrase> = [Some(name), what].into_iter().flatten().collect();
    if verbosity.says(Detail::PieceFirst) {
        phrases.reverse();
    }
    phrases.extend(colour);
    phrases
}

/// What happens as a sample of what is chosen.
pub(super) fn sample(setting: Setting) -> Vec<Event> {
    if let Setting::Detail(detail) = setting {
        sample_of(detail)
    } else if let Setting::Preset = setting {
        [Detail::Side, Detail::Captured]
            .into_iter()
            .flat_map(sample_of)
            .collect()
    } else {
        Vec::new()
    }
}

/// What happens in the sample of a detail: enough to hear the difference.
fn sample_of(detail: Detail) -> Vec<Event> {
    let stood = |name: &str| {
        let square: Square = name.parse().ok()?;
        let start = Position::default();
        Some(Event::Cursor(CursorEvent::Stood {
            square,
            piece: start.piece_at(square),
            turn: Side::White,
            is_target: false,
        }))
    };
    match detail {
        Detail::SquareColour | Detail::Empty => stood("e4").into_iter().collect(),
        Detail::Side | Detail::PieceFirst => stood("d8").into_iter().collect(),
        Detail::Number | Detail::Captured | Detail::Check | Detail::Turn => {
            capture_with_check().into_iter().collect()
        }
        Detail::Article | Detail::Long => {
            let rules = Agreement::default().rules();
            let ruling = rules.map(|rules| Event::Ruled(arbiter::agreement(&rules)));
            ruling.into_iter().collect()
        }
        Detail::Hints => vec![Event::Greeted(Some(Position::default()))],
        Detail::Typing | Detail::Comments => Vec::new(),
    }
}

/// The queen takes a pawn and gives check.
fn capture_with_check() -> Option<Event> {
    let mut position = Position::default();
    for mv in ["e2e4", "e7e5", "d1h5", "b8c6"] {
        position = position.play(mv.parse::<crate::chess::Move>().ok()?.into())?;
    }
    let mv = "h5f7".parse::<crate::chess::Move>().ok()?.into();
    Some(Event::Viewer(ViewerEvent::SteppedForward {
        before: position,
        mv,
    }))
}
