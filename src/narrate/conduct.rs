//! What is heard of touches that bind to nothing, of moves that nobody has judged, of results taken back.

use super::announce;
use super::cue::{Arg, Cue, Urgency, announcement, delivered, noticed, owed, sound};
use super::parts::{article, duration, one};
use super::phrases as say;
use super::tell::to_move;
use crate::arbiter::{Irregularity, Penalty};
use crate::board::Side;
use crate::chess::MoveFacts;
use crate::earcon::Earcon;
use crate::protocol::event::Event;
use crate::protocol::settings::{MoveForm, Settings};

/// What is heard of such an event; `None` if it is another.
pub(super) fn tell(event: &Event, settings: &Settings) -> Option<Vec<Cue>> {
    Some(match event {
        Event::TouchFree(law) => {
            let said = vec![one(&say::TOUCH_FREE, vec![]), article(*law)];
            delivered(Earcon::Ruling, said)
        }
        Event::ControlReached {
            side,
            added_ms,
            law,
        } => {
            let mut said = one(&say::CONTROL_REACHED, vec![Arg::Side(*side)]);
            said.0.extend(duration(*added_ms));
            noticed(vec![said, article(*law)])
        }
        Event::ClockForgotten(side, law) => {
            let said = one(&say::CLOCK_FORGOTTEN, vec![Arg::Side(*side)]);
            let said = vec![said, article(*law)];
            delivered(Earcon::Warning, said)
        }
        Event::AnnouncedUnheard(None) => vec![owed(vec![one(&say::ANNOUNCED, vec![])])],
        Event::AnnouncedUnheard(Some(facts)) => {
            let sentence = announce::shown(facts, settings.form);
            vec![announcement(Urgency::Owed, sentence)]
        }
        Event::Shown(facts, next) => shown(facts.as_ref(), *next, settings.form),
        // The ruling that follows says the same and more.
        Event::Penalised(penalty) if ends_game_alone(penalty) => vec![sound(Earcon::Ruling, None)],
        Event::ResultUndone(position) => {
            let said = vec![one(&say::RESULT_UNDONE, vec![]), to_move(position)];
            delivered(Earcon::Undo, said)
        }
        _ => return None,
    })
}

/// A move that was completed, and whose turn it is: nothing in it says whether the move is legal.
fn shown(facts: Option<&MoveFacts>, next: Side, form: MoveForm) -> Vec<Cue> {
    let made = match facts.map(|facts| facts.captured) {
        Some(Some(_)) => Earcon::Capture,
        _ => Earcon::Move,
    };
    let mut cues = vec![
        sound(Earcon::Press, None),
        sound(made, facts.map(|facts| facts.to)),
    ];
    let sentence = facts.map(|facts| announce::shown(facts, form));
    cues.extend(sentence.map(|sentence| announcement(Urgency::Owed, sentence)));
    cues.push(owed(vec![one(&say::COMPLETED, vec![Arg::Side(next)])]));
    cues
}

/// Whether an illegal move ends the game, so that nothing is to be told but the end.
fn ends_game_alone(penalty: &Penalty) -> bool {
    penalty.ruling.is_some() && penalty.irregularity == Irregularity::IllegalMove
}
