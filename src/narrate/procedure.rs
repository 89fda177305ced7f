//! What is heard in lessons in the procedure of a competition by touch.

use super::announce::{announce, shown};
use super::cue::{
    Arg, Cue, Phrase, Sentence, Sentences, Urgency, announcement, answered, echo, sentence,
};
use super::objections::objection;
use super::parts::{announced, article};
use super::phrases as say;
use super::refusals::refusal;
use crate::board::Square;
use crate::drill::lesson::LessonGoal;
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::protocol::{Astray, MoveForm, ProcedureEvent, Prompt, Refusal, Settings};

/// What is heard of an event.
pub(super) fn tell(event: &ProcedureEvent, settings: &Settings) -> Vec<Cue> {
    match event {
        ProcedureEvent::Began { edition, count } => {
            let args = (Arg::Article(edition), count);
            answered(Earcon::Ready, say::PROCEDURE_BEGAN.with(args))
        }
        ProcedureEvent::Lesson {
            key,
            number,
            is_prompted,
        } => {
            let alone = (!is_prompted).then(|| say::PROCEDURE_ALONE.plain());
            vec![echo(sentence((lesson(*number, key), alone)))]
        }
        ProcedureEvent::Task(goal, before) => task(*goal, before, settings.form),
        ProcedureEvent::GoOn => answered(Earcon::Question, say::PROCEDURE_TASK.with("go-on")),
        ProcedureEvent::Next(prompt) => next(prompt, settings.form),
        ProcedureEvent::Misheard(before, mv) => {
            let mut cues = answered(Earcon::Notice, happened("misheard"));
            cues.push(announced(Urgency::Echo, before, *mv, settings.form));
            cues
        }
        ProcedureEvent::OpponentClaims => vec![echo(happened("claims"))],
        ProcedureEvent::Astray(why) => answered(Earcon::Refusal, astray(why)),
        ProcedureEvent::Undone => answered(Earcon::Undo, happened("undone")),
        ProcedureEvent::Free => vec![echo(happened("free"))],
        ProcedureEvent::Restored => answered(Earcon::Undo, happened("restored")),
        ProcedureEvent::Passed { slips: 0, hints: 0 } => {
            answered(Earcon::Target, say::PROCEDURE_CLEAN.plain())
        }
        ProcedureEvent::Passed { slips, hints } => {
            answered(Earcon::Target, say::PROCEDURE_PASSED.with((slips, hints)))
        }
        ProcedureEvent::LeftOut => answered(Earcon::Notice, happened("left-out")),
        ProcedureEvent::Helped => vec![echo(say::PROCEDURE_HELP.plain())],
        ProcedureEvent::Left { right, wrong } => {
            answered(Earcon::Notice, say::DRILL_LEFT.with((right, wrong)))
        }
    }
}

/// The heading of a lesson.
pub fn lesson(number: u32, key: &'static str) -> Phrase {
    say::PROCEDURE_LESSON.with((number, key))
}

fn happened(event: &'static str) -> Phrase {
    say::PROCEDURE_EVENT.with(event)
}

/// What is to be done.
fn task(goal: LessonGoal, before: &Position, form: MoveForm) -> Vec<Cue> {
    let wanted = || goal.wanted().and_then(|mv| made(before, mv));
    let piece_on = |square: Square| {
        let piece = before.piece_at(square)?;
        Some(say::FIND_PIECE.with((piece.kind, square)).into())
    };
    let (key, detail): (&'static str, Option<Sentence>) = match goal {
        LessonGoal::Move(_) => return answered(Earcon::Question, wanted()),
        LessonGoal::Early(_) => ("early", wanted()),
        LessonGoal::Misspoken(..) => ("misspoken", wanted()),
        LessonGoal::Illegal(from, to) => ("illegal", from_to(before, from, to).map(Into::into)),
        LessonGoal::Touch(square) => ("touch", piece_on(square)),
        LessonGoal::Instead(_) => ("instead", wanted()),
        LessonGoal::Adjust(square) => ("adjust", piece_on(square)),
        LessonGoal::Reply(mv) => {
            let mut cues = answered(Earcon::Question, say::PROCEDURE_TASK.with("reply"));
            cues.push(announced(Urgency::Echo, before, mv.into(), form));
            return cues;
        }
        LessonGoal::Misheard(..) => ("misheard", wanted()),
        LessonGoal::Offer(_) => ("offer", wanted()),
        LessonGoal::Decline => ("decline", wanted()),
        LessonGoal::Claim(None) => ("claim", wanted()),
        LessonGoal::Claim(Some(mv)) => ("claim-ahead", made(before, mv.into())),
    };
    answered(Earcon::Question, (say::PROCEDURE_TASK.with(key), detail))
}

/// A move as what the hands do.
fn made(before: &Position, mv: Move) -> Option<Sentence> {
    let facts = before.chess()?.facts(mv.chess()?)?;
    if let Some(castling) = facts.castling {
        return Some(say::PROCEDURE_CASTLE.with(Arg::Key(castling.into())).into());
    }
    let becomes = mv.promotion().map(|kind| say::PROCEDURE_BECOMES.with(kind));
    Some(sentence((from_to(before, mv.from(), mv.to()), becomes)))
}

fn from_to(before: &Position, from: Square, to: Square) -> Option<Phrase> {
    let piece = before.piece_at(from)?;
    Some(say::PROCEDURE_MAKE.with((piece.kind, from, to)))
}

/// The step that comes next.
fn next(prompt: &Prompt, form: MoveForm) -> Vec<Cue> {
    let step = |key: &'static str| say::PROCEDURE_STEP.with(key);
    let at = |key: &'static str, square: &Square| say::PROCEDURE_AT.with((key, square));
    let (said, example) = match prompt {
        Prompt::Take(square, piece) => (say::PROCEDURE_TAKE.with((piece.kind, square)), None),
        Prompt::Put(square) => (at("put", square), None),
        Prompt::TakeOff(square) => (at("take-off", square), None),
        Prompt::Promote(kind) => (say::PROCEDURE_CHOOSE.with(kind), None),
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
    let example = example.map(|sentence| announcement(Urgency::Echo, sentence));
    std::iter::once(echo(said)).chain(example).collect()
}

/// What a competition would make of the step, and that everything is as it was.
fn astray(astray: &Astray) -> Vec<Sentence> {
    match astray {
        Astray::Forbidden(what) => {
            // The lesson has put the pieces back.
            let (what, _, article) = objection(what);
            (what, article, happened("undone")).sentences()
        }
        Astray::Illegal(why, law) => {
            let why = refusal(&Refusal::Illegal(*why));
            (why, article(*law), happened("undone")).sentences()
        }
        Astray::Elsewhere(law) => {
            (happened("astray"), law.map(article), happened("back")).sentences()
        }
    }
}
