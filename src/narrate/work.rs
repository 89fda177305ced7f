//! What is heard of work that takes its time. Progress fills silence only, unless it is asked for.

use super::cue::{
    Arg, Cue, Phrase, Sentence, Urgency, answered, delivered, echo, interface, noticed,
};
use super::parts::one;
use super::phrases as say;
use crate::earcon::Earcon;
use crate::protocol::waits::Waits;
use crate::protocol::work::{WorkEvent, WorkKind, Working};

pub(super) fn tell(event: &WorkEvent) -> Vec<Cue> {
    match *event {
        WorkEvent::Began(one) => vec![echo(vec![task(one)])],
        WorkEvent::Reached(working, true) => vec![echo(vec![reached(working)])],
        WorkEvent::Reached(working, false) => {
            vec![interface(Urgency::Idle, vec![reached(working)])]
        }
        WorkEvent::Ended(task, was_stopped) => {
            let key = if was_stopped { "stopped" } else { "done" };
            noticed(vec![state(key, task)])
        }
        WorkEvent::Stopping(task) => answered(Earcon::Cancel, vec![state("stopping", task)]),
        WorkEvent::Busy(working) => delivered(
            Earcon::Refusal,
            vec![state("busy", working.task), reached(working)],
        ),
        WorkEvent::None => vec![echo(vec![state("none", WorkKind::Search)])],
    }
}

/// What is being done.
pub(super) fn task(task: WorkKind) -> Sentence {
    one(&say::WORK, vec![Arg::Key(task.key())])
}

/// What waits for an answer, or for the end of an activity.
pub(super) fn waits(what: Waits) -> Sentence {
    one(&say::WAITS, vec![Arg::Key(what.key())])
}

/// What has become of it.
pub(super) fn state(state: &'static str, task: WorkKind) -> Sentence {
    one(
        &say::WORK_STATE,
        vec![Arg::Key(state), Arg::Key(task.key())],
    )
}

fn reached(working: Working) -> Sentence {
    let mut phrases = vec![Phrase::new(&say::WORK, vec![Arg::Key(working.task.key())])];
    if let Some(percent) = working.percent {
        phrases.push(Phrase::new(&say::WORK_PERCENT, vec![Arg::Number(percent)]));
    }
    if working.done > 0 {
        phrases.push(Phrase::new(
            &say::WORK_DONE,
            vec![Arg::Number(working.done)],
        ));
    }
    Sentence(phrases)
}
