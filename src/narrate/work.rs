//! What is heard of work that takes its time. Progress fills silence only, unless it is asked for.

use super::cue::{
    Cue, Phrase, Sentence, Urgency, answered, delivered, echo, interface, noticed, sentence,
};
use super::phrases as say;
use crate::earcon::Earcon;
use crate::protocol::{Waits, WorkEvent, WorkKind, Working};

pub(super) fn tell(event: &WorkEvent) -> Vec<Cue> {
    match *event {
        WorkEvent::Began(one) => vec![echo(task(one))],
        WorkEvent::Reached(working, true) => vec![echo(reached(working))],
        WorkEvent::Reached(working, false) => vec![interface(Urgency::Idle, reached(working))],
        WorkEvent::Ended(task, true) => noticed(state("stopped", task)),
        WorkEvent::Ended(task, false) => noticed(state("done", task)),
        WorkEvent::Stopping(task) => answered(Earcon::Cancel, state("stopping", task)),
        WorkEvent::Busy(working) => {
            let busy = (state("busy", working.task), reached(working));
            delivered(Earcon::Refusal, busy)
        }
        WorkEvent::None => vec![echo(state("none", WorkKind::Search))],
    }
}

/// What is being done.
pub(super) fn task(task: WorkKind) -> Phrase {
    say::WORK.with(task.key())
}

/// What waits for an answer, or for the end of an activity.
pub(super) fn waits(what: Waits) -> Phrase {
    say::WAITS.with(what.key())
}

/// What has become of it.
pub(super) fn state(state: &'static str, task: WorkKind) -> Phrase {
    say::WORK_STATE.with((state, task.key()))
}

fn reached(working: Working) -> Sentence {
    sentence((
        task(working.task),
        working
            .percent
            .map(|percent| say::WORK_PERCENT.with(percent)),
        (working.done > 0).then(|| say::WORK_DONE.with(working.done)),
    ))
}
