//! What has happened in a game that an arbiter was asked about, and what he decided.

use crate::arbiter::Verdict;
use crate::arbiter::draughts::DraughtsEnd;
use crate::protocol::{
    AdjournmentEvent, AdjournmentQuestion, ClaimsEvent, Event, Incident, Question, TurnEvent,
};
use crate::session::Session;

impl Session {
    /// Keeps what belongs to the incidents of the game.
    pub(in crate::session) fn note_incidents(&mut self, events: &[Event]) {
        for event in events.iter().filter(|event| is_incident(event)) {
            let last = self.table.contest.intervening.incidents.last();
            // That an envelope is lost is said again when it is wanted.
            let is_lost = matches!(event, Event::Adjournment(AdjournmentEvent::Lost(..)));
            if !is_lost || last.is_none_or(|last| last.event != *event) {
                self.note_incident(event);
            }
        }
    }

    /// Keeps an incident with the move at which it happened.
    pub(in crate::session) fn note_incident(&mut self, event: &Event) {
        let (number, side) = (self.table.record.position().number(), self.on_move());
        self.table.contest.intervening.incidents.push(Incident {
            number,
            side,
            event: event.clone(),
        });
    }
}

fn is_incident(event: &Event) -> bool {
    matches!(event, Event::Arbiter(event) if event.is_incident())
        || matches!(event, Event::Play(event) if event.is_incident())
        || matches!(event, Event::Ruled(ruling) if is_decision(ruling.verdict))
        || matches!(
            event,
            Event::Turn(TurnEvent::Penalised(_) | TurnEvent::IllegalStands(_))
                | Event::Claims(ClaimsEvent::ClaimWrong(_))
                | Event::Declined(Question::Adjournment(AdjournmentQuestion::Late(_)))
        )
        // An envelope is lost, or what lies in it was read otherwise than it is written.
        || matches!(
            event,
            Event::Adjournment(
                AdjournmentEvent::Lost(..)
                    | AdjournmentEvent::Void(_)
                    | AdjournmentEvent::Corrected(..)
                    | AdjournmentEvent::Opened { slip: Some(_), .. }
            )
        )
        || matches!(event, Event::Adjournment(event) if is_named(event))
}

/// Whether what lay in an envelope was named by a person and not read. A move that was made openly lay in none.
fn is_named(event: &AdjournmentEvent) -> bool {
    if let AdjournmentEvent::Opened {
        text: None,
        made: Some(_),
        law,
        ..
    } = event
    {
        matches!(law.rule, "envelope_lost" | "sealed_move_flawed")
    } else {
        false
    }
}

/// Whether an arbiter decides that the game is over, and not the board or the players. That of an illegal move is told
/// with its penalty.
fn is_decision(verdict: Verdict) -> bool {
    match verdict {
        Verdict::Checkmate
        | Verdict::Stalemate
        | Verdict::DeadPosition
        | Verdict::ListedMaterial
        | Verdict::Resignation(_)
        | Verdict::Agreement
        | Verdict::IllegalMoves(..)
        | Verdict::Draughts(
            DraughtsEnd::NoPieces(_) | DraughtsEnd::NoMoves(_) | DraughtsEnd::NoWin,
        ) => false,
        Verdict::Repetition(_)
        | Verdict::QuietMoves(_)
        | Verdict::PerpetualCheck(_)
        | Verdict::Flag(_)
        | Verdict::BothFlags
        | Verdict::SealedMove(..)
        | Verdict::Late(_)
        | Verdict::BothLate
        | Verdict::Quickplay
        | Verdict::QuickplayLost(_)
        | Verdict::LateArrival(_)
        | Verdict::DeclaredLost(_)
        | Verdict::IllegalPosition
        | Verdict::Draughts(DraughtsEnd::Counted(_)) => true,
    }
}
