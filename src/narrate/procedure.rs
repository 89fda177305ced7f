//! What is heard in lessons in the procedure of a competition by touch.

use super::announce::{announce, shown};
use super::cue::{Arg, Cue, Part, Phrase, Sentence, Urgency, Utterance, answered, echo, sound};
use super::objections::objection;
use super::parts::{article, one};
use super::phrases as say;
use super::refusals::refusal;
use crate::board::Square;
use crate::drill::lesson::LessonGoal;
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::protocol::procedure::{Astray, ProcedureEvent, Prompt};
use crate::protocol::refusal::Refusal;
use crate::protocol::settings::{MoveForm, Settings};

/// What is heard of an event.
pub(super) fn tell(event: &ProcedureEvent, settings: &Settings) -> Vec<Cue> {
    match event {
        ProcedureEvent::Began { edition, count } => {
            let args = vec![Arg::Article(edition), Arg::Number(*count)];
            with(Earcon::Ready, one(&say::PROCEDURE_BEGAN, args))
        }
        ProcedureEvent::Lesson {
            key,
            number,
            is_prompted,
        } => {
            let mut phrases = vec![lesson(*number, key)];
            if !is_prompted {
                phrases.push(Phrase::new(&say::PROCEDURE_ALONE, vec![]));
            }
            vec![echo(vec![Sentence(phrases)])]
        }
        ProcedureEvent::Task(goal, before) => task(*goal, before, settings.form),
        ProcedureEvent::GoOn => {
            let go_on = vec![Arg::Key("go-on")];
            with(Earcon::Question, one(&say::PROCEDURE_TASK, go_on))
        }
        ProcedureEvent::Next(prompt) => next(prompt, settings.form),
        ProcedureEvent::Misheard(before, mv) => {
            let mut cues = vec![sound(Earcon::Notice, None), happened("misheard")];
            cues.push(said(announce(before, *mv, settings.form)));
            cues
        }
        ProcedureEvent::OpponentClaims => vec![happened("claims")],
        ProcedureEvent::Astray(why) => astray(why),
        ProcedureEvent::Undone => vec![sound(Earcon::Undo, None), happened("undone")],
        ProcedureEvent::Free => vec![happened("free")],
        ProcedureEvent::Restored => vec![sound(Earcon::Undo, None), happened("restored")],
        ProcedureEvent::Passed { slips: 0, hints: 0 } => {
            with(Earcon::Target, one(&say::PROCEDURE_CLEAN, vec![]))
        }
        ProcedureEvent::Passed { slips, hints } => {
            let counts = vec![Arg::Number(*slips), Arg::Number(*hints)];
            with(Earcon::Target, one(&say::PROCEDURE_PASSED, counts))
        }
        ProcedureEvent::LeftOut => vec![sound(Earcon::Notice, None), happened("left-out")],
        ProcedureEvent::Helped => vec![echo(vec![one(&say::PROCEDURE_HELP, vec![])])],
        ProcedureEvent::Left { right, wrong } => {
            let counts = vec![Arg::Number(*right), Arg::Number(*wrong)];
            with(Earcon::Notice, one(&say::DRILL_LEFT, counts))
        }
    }
}

/// The heading of a lesson.
pub fn lesson(number: u32, key: &'static str) -> Phrase {
    let args = vec![Arg::Number(number), Arg::Key(key)];
    Phrase::new(&say::PROCEDURE_LESSON, args)
}

fn with(earcon: Earcon, sentence: Sentence) -> Vec<Cue> {
    vec![sound(earcon, None), echo(vec![sentence])]
}

fn happened(event: &'static str) -> Cue {
    echo(vec![one(&say::PROCEDURE_EVENT, vec![Arg::Key(event)])])
}

/// An announcement as an example, or of the opponent.
fn said(sentence: Sentence) -> Cue {
    Cue::Say(Utterance {
        part: Part::Announcement,
        urgency: Urgency::Echo,
        sentences: vec![sentence],
    })
}

/// What is to be done.
fn task(goal: LessonGoal, before: &Position, form: MoveForm) -> Vec<Cue> {
    let key = match goal {
        LessonGoal::Move(_) => None,
        LessonGoal::Early(_) => Some("early"),
        LessonGoal::Misspoken(..) => Some("misspoken"),
        LessonGoal::Illegal(..) => Some("illegal"),
        LessonGoal::Touch(_) => Some("touch"),
        LessonGoal::Instead(_) => Some("instead"),
        LessonGoal::Adjust(_) => Some("adjust"),
        LessonGoal::Reply(_) => Some("reply"),
        LessonGoal::Misheard(..) => Some("misheard"),
        LessonGoal::Offer(_) => Some("offer"),
        LessonGoal::Decline => Some("decline"),
        LessonGoal::Claim(None) => Some("claim"),
        LessonGoal::Claim(Some(_)) => Some("claim-ahead"),
    };
    let key = key.map(|key| one(&say::PROCEDURE_TASK, vec![Arg::Key(key)]));
    let mut sentences: Vec<Sentence> = key.into_iter().collect();
    let mut announced = None;
    match goal {
        LessonGoal::Reply(mv) => announced = Some(announce(before, mv.into(), form)),
        LessonGoal::Claim(Some(mv)) => sentences.extend(made(before, mv.into())),
        LessonGoal::Illegal(from, to) => sentences.extend(from_to(before, from, to)),
        LessonGoal::Touch(square) | LessonGoal::Adjust(square) => {
            let piece = before.piece_at(square);
            let args = |kind| vec![Arg::Kind(kind), Arg::Square(square)];
            sentences.extend(piece.map(|piece| one(&say::FIND_PIECE, args(piece.kind))));
        }
        _ => sentences.extend(goal.wanted().and_then(|mv| made(before, mv))),
    }
    let mut cues = answered(Earcon::Question, sentences);
    cues.extend(announced.map(said));
    cues
}

/// A move as what the hands do.
fn made(before: &Position, mv: Move) -> Option<Sentence> {
    let facts = before.chess()?.facts(mv.chess()?)?;
    if let Some(castling) = facts.castling {
        return Some(one(&say::PROCEDURE_CASTLE, vec![Arg::Key(castling.into())]));
    }
    let mut sentence = from_to(before, mv.from(), mv.to())?;
    let becomes = |kind| Phrase::new(&say::PROCEDURE_BECOMES, vec![Arg::Kind(kind)]);
    sentence.0.extend(mv.promotion().map(becomes));
    Some(sentence)
}

fn from_to(before: &Position, from: Square, to: Square) -> Option<Sentence> {
    let piece = before.piece_at(from)?;
    let args = vec![Arg::Kind(piece.kind), Arg::Square(from), Arg::Square(to)];
    Some(one(&say::PROCEDURE_MAKE, args))
}

/// The step that comes next.
fn next(prompt: &Prompt, form: MoveForm) -> Vec<Cue> {
    let step = |key| one(&say::PROCEDURE_STEP, vec![Arg::Key(key)]);
    let at = |key, square: Square| {
        let args = vec![Arg::Key(key), Arg::Square(square)];
        one(&say::PROCEDURE_AT, args)
    };
    let (sentence, example) = match prompt {
        Prompt::Take(square, piece) => {
            let args = vec![Arg::Kind(piece.kind), Arg::Square(*square)];
            (one(&say::PROCEDURE_TAKE, args), None)
        }
        Prompt::Put(square) => (at("put", *square), None),
        Prompt::TakeOff(square) => (at("take-off", *square), None),
        Prompt::Promote(kind) => (one(&say::PROCEDURE_CHOOSE, vec![Arg::Kind(*kind)]), None),
        Prompt::SayAdjust => (step("adjust"), None),
        Prompt::Announce(before, mv) => (step("announce"), Some(announce(before, *mv, form))),
        Prompt::AnnounceShown(facts) => (step("announce"), Some(shown(facts, form))),
        Prompt::AnnounceOther(before, mv) => {
            (step("announce-other"), Some(announce(before, *mv, form)))
        }
        Prompt::AnnounceAgain(before, mv) => {
            (step("announce-again"), Some(announce(before, *mv, form)))
        }
        Prompt::Repeat(before, mv) => (step("repeat"), Some(announce(before, *mv, form))),
        Prompt::Offer => (step("offer"), None),
        Prompt::Press => (step("press"), None),
        Prompt::PressEarly => (step("press-early"), None),
        Prompt::Decline => (step("decline"), None),
        Prompt::Claim => (step("claim"), None),
        Prompt::ClaimAhead(before, mv) => (step("claim-ahead"), Some(announce(before, *mv, form))),
    };
    let mut cues = vec![echo(vec![sentence])];
    cues.extend(example.map(said));
    cues
}

/// What a competition would make of the step, and that everything is as it was.
fn astray(astray: &Astray) -> Vec<Cue> {
    let event = |key| one(&say::PROCEDURE_EVENT, vec![Arg::Key(key)]);
    let mut sentences = Vec::new();
    match astray {
        Astray::Forbidden(what) => {
            sentences.extend(objection(what));
            sentences.push(event("undone"));
        }
        Astray::Illegal(why, law) => {
            sentences.extend(refusal(&Refusal::Illegal(*why)));
            sentences.extend([article(*law), event("undone")]);
        }
        Astray::Elsewhere(law) => {
            sentences.push(event("astray"));
            sentences.extend(law.map(article));
            sentences.push(event("back"));
        }
    }
    answered(Earcon::Refusal, sentences)
}
