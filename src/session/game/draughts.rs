//! Draughts: what was said of a move and why it is refused, what players ask, and the claim of 1.9.2.

use crate::arbiter::claims::{self, Claim, Ground};
use crate::arbiter::draughts::{Count, Counted, counts, no_win};
use crate::arbiter::law;
use crate::board::{Piece, Square};
use crate::draughts::{Road, WhyNot};
use crate::explore::PlacedPiece;
use crate::game::{Move, Position};
use crate::protocol::{
    ClaimsEvent, DraughtsCommand, DraughtsEntry, DraughtsEvent, Event, Explore, MoveEntry, Refusal,
};
use crate::session::table::Mode;
use crate::session::{Session, refused};

impl Session {
    pub(in crate::session) fn ask_of_draughts(&mut self, query: DraughtsCommand) -> Vec<Event> {
        if query == DraughtsCommand::Captures
            && let Some(refused) = self.refuse_advice()
        {
            return refused;
        }
        let position = self.position();
        let told = match query {
            // The words are those of chess, too.
            DraughtsCommand::Captures if position.draughts().is_none() => {
                return self.explore(Explore::EveryCapture);
            }
            _ if position.draughts().is_none() => DraughtsEvent::OtherGame,
            DraughtsCommand::NoWin => return self.claim_no_win(),
            DraughtsCommand::Counts => DraughtsEvent::Counts(self.counts()),
            DraughtsCommand::Captures => {
                let mut moves = position.legal_moves();
                moves.retain(|mv| !position.captured(*mv).is_empty());
                DraughtsEvent::Captures(position.clone(), moves)
            }
            DraughtsCommand::Roads(square) => {
                let square = square.unwrap_or(self.table.cursor);
                DraughtsEvent::Roads(square, Road::through(square).collect())
            }
            DraughtsCommand::Road(road) => {
                let found = |square| Some((square, self.piece_at(square)?));
                let pieces = road.squares().into_iter().filter_map(found).collect();
                DraughtsEvent::Road(road, pieces)
            }
        };
        vec![Event::Draughts(told)]
    }

    /// A draw is claimed because neither side can win.
    fn claim_no_win(&mut self) -> Vec<Event> {
        let refusal = if self.table.contest.is_competition() {
            self.why_not_now()
        } else {
            self.why_no_move_now()
        };
        refuse!(refusal);
        let form = self.table.contest.rules.form;
        let judged = self.table.record.position().draughts();
        match judged.map(|position| no_win(form, position)) {
            Some(Ok(ruling)) => self.end(ruling),
            Some(Err(law)) => {
                self.table.contest.law = Some(law);
                vec![Event::Draughts(DraughtsEvent::MayBeWon(law))]
            }
            None => vec![Event::Draughts(DraughtsEvent::OtherGame)],
        }
    }

    fn counts(&self) -> Vec<Count> {
        counts(
            self.table.contest.rules.form,
            &self.table.record,
            self.plies(),
        )
    }

    pub(in crate::session) fn is_practice_of_draughts(&self) -> bool {
        let is_draughts = self.position().draughts().is_some();
        is_draughts && self.table.mode == Mode::Play && !self.table.contest.is_competition()
    }

    /// Claims a draw because the position has stood three times, or will with the move that is
    /// declared. After a wrong claim that move counts as made, and nothing else follows (1.9.2).
    pub(in crate::session) fn claim_in_practice(&mut self, entry: Option<MoveEntry>) -> Vec<Event> {
        refuse!(self.why_no_move_now());
        let move_ahead = match entry.map(|entry| self.declare(entry)).transpose() {
            Ok(mv) => mv,
            Err(events) => return events,
        };
        let ground = Ground::Repetition;
        let claim = Claim { ground, move_ahead };
        let (side, before) = (self.position().turn(), self.position().clone());
        let judgement = claims::judge(
            self.table.contest.rules.form,
            &self.table.record,
            side,
            claim,
            false,
        );
        let mut events = vec![Event::Claims(ClaimsEvent::DrawClaimed(
            ground, before, move_ahead,
        ))];
        if let Ok(ruling) = judgement.decision {
            events.extend(self.end(ruling));
            return events;
        }
        let repetition = |count: &Count| count.what == Counted::Repetition;
        let wrong = self.counts().into_iter().find(repetition);
        let (moves, law) = (
            judgement.reached,
            law!(self.table.contest.rules.form.ends, claim_ahead),
        );
        let wrong = wrong.map(|count| {
            DraughtsEvent::NotRepeated(Count {
                moves,
                law,
                ..count
            })
        });
        events.extend(wrong.map(Event::Draughts));
        events.extend(move_ahead.into_iter().flat_map(|mv| self.make(mv)));
        events
    }

    pub(in crate::session) fn refuse_in_draughts(&self, said: &DraughtsEntry) -> Vec<Event> {
        let why = match said {
            DraughtsEntry::Along(squares) => {
                let position = self.position().draughts();
                position.and_then(|position| position.why_not_along(squares))
            }
            DraughtsEntry::Takes(_, number) => Some(WhyNot::CapturesOthers(*number)),
        };
        let why = why.unwrap_or(WhyNot::NotAlong);
        refused(Refusal::Illegal(why.into()))
    }
}

/// An attacker and what it attacks.
type Threat = (PlacedPiece, PlacedPiece);

/// What the side that has moved could capture now and could not before, and the other way round: in
/// draughts that is what a move threatens, and what is over.
pub(in crate::session) fn new_captures(
    before: &Position,
    now: &Position,
    mv: Move,
) -> (Vec<Threat>, Vec<Threat>) {
    let side = before.turn();
    let captures = |position: &Position| -> Vec<Threat> {
        let found = |square| Some((square, position.piece_at(square)?));
        let theirs = Square::all().filter_map(found);
        let theirs = theirs.filter(|(_, piece)| piece.side != side);
        let by = |taken: PlacedPiece| {
            let attackers = position.attackers(taken.0, side).into_iter();
            attackers.map(move |(kind, from)| ((from, Piece { side, kind }), taken))
        };
        theirs.flat_map(by).collect()
    };
    let (was, mut new) = (captures(before), captures(now));
    let mut ended = was.clone();
    ended.retain(|threat| threat.0.0 != mv.from() && !new.contains(threat));
    new.retain(|threat| !was.contains(threat));
    (new, ended)
}
