//! Illegal moves that wait to be claimed, or stand: what the board shows, and the parts of the game between them.

use crate::arbiter::{self, CompletedIllegalMove, Irregularity, Law, OnBoard, Turn, law};
use crate::board::{Piece, Side, Square};
use crate::game::Position;
use crate::protocol::{ArbiterEvent, Event, Refusal, TurnEvent};
use crate::record::Record;
use crate::session::Session;

impl Session {
    /// The parts of the game before illegal moves that stand, the first first. Each ends in the position
    /// in which such a move was made.
    pub fn earlier(&self) -> &[Record] {
        &self.table.contest.intervening.earlier
    }

    /// The illegal move that has ended a part of the game, as far as one has: it was answered, or waits to be claimed.
    pub(in crate::session) fn illegal_after(&self, part: usize) -> Option<&CompletedIllegalMove> {
        let irregular = &self.table.contest.irregular;
        let waits = irregular.unclaimed.as_ref();
        let waits = waits.filter(|_| part == irregular.standing.len());
        irregular.standing.get(part).or(waits)
    }

    /// An illegal move that nobody has claimed stands: the record goes on from the position that it has
    /// brought about, and the part before is kept.
    pub(in crate::session) fn record_from(&mut self, position: &Position) {
        let record = self.table.record.going_on_from(position.clone());
        let before = std::mem::replace(&mut self.table.record, record);
        self.table.contest.intervening.earlier.push(before);
    }

    /// The record and the turn of an illegal move that nobody has brought up are there again.
    pub(in crate::session) fn back_to_illegal_move(&mut self) -> Option<Irregularity> {
        let is_playable = self.table.contest.irregular.unplayable().is_none();
        let illegal = self.table.contest.irregular.unclaimed.take()?;
        if is_playable {
            self.table.record = self.table.contest.intervening.earlier.pop()?;
        }
        self.table.contest.turn = illegal.turn;
        Some(illegal.irregularity)
    }

    /// The opponent has made his own move, and cannot claim an illegal one any more: it stands, by the law given or
    /// else because nobody has claimed it.
    pub(in crate::session) fn let_stand(&mut self, by: Option<Law>) -> Option<Event> {
        let contest = &mut self.table.contest;
        let illegal = contest.irregular.unclaimed.take()?;
        let unclaimed = arbiter::stands_unclaimed(&contest.rules, illegal.irregularity);
        let law = by.unwrap_or(unclaimed);
        contest.irregular.standing.push(illegal);
        contest.law = Some(law);
        Some(Event::Turn(TurnEvent::IllegalStands(law)))
    }

    /// Pieces go back to the position of a part after so many plies. The illegal move that led to its first one waits
    /// to be claimed as it did then; what came later was not made.
    pub(in crate::session) fn illegal_moves_until(&mut self, part: usize, plies: usize) {
        let irregular = &mut self.table.contest.irregular;
        irregular.standing.extend(irregular.unclaimed.take());
        irregular.standing.truncate(part);
        if plies == 0 {
            irregular.unclaimed = irregular.standing.pop();
        }
    }

    /// The turn of a move that the record holds as legal.
    pub(in crate::session) fn turn_made(&self, part: usize, plies: usize) -> Option<Turn> {
        let record = self.earlier().get(part).unwrap_or(&self.table.record);
        let made = record.moves().get(plies)?;
        let mut turn = Turn::new(record.position_after(plies).clone());
        turn.touch(made.from());
        Some(turn)
    }

    /// The game is again where an illegal move was to be replaced: what was touched binds as it did then.
    pub(in crate::session) fn bound_again(&mut self) {
        let presses = self.presses_of_game();
        let replaced = &mut self.table.contest.irregular.replaced;
        replaced.retain(|(at, _)| *at <= presses);
        if let Some((_, turn)) = replaced.last().filter(|(at, _)| *at == presses) {
            self.table.contest.turn = turn.clone();
        }
    }

    /// Why nothing but a claim is possible: no game can go on from an illegal move.
    pub(in crate::session) fn why_unplayable(&self) -> Option<Refusal> {
        self.table.contest.irregular.unplayable()?;
        let law = law!(self.table.contest.rules.form.irregular, illegal_move);
        Some(Refusal::ClaimFirst(law))
    }

    /// The side whose turn it is on the board; after an illegal move from which no game can go on it is not that of the
    /// position, which is still the one before that move.
    pub fn to_move(&self) -> Side {
        let illegal = self.table.contest.irregular.unplayable();
        illegal.map_or(self.position().turn(), |illegal| {
            illegal.turn.side().other()
        })
    }

    /// Whether no game can go on from the illegal move that waits to be claimed.
    pub fn waits_for_claim(&self) -> bool {
        self.table.contest.irregular.unplayable().is_some()
    }

    /// Who is to move, as the board shows it.
    pub(in crate::session) fn tell_to_move(&self) -> Event {
        match self.waits_for_claim() {
            true => Event::Arbiter(ArbiterEvent::ToMove(self.to_move())),
            // After the end nobody is to move.
            false if self.is_over() => Event::Status(self.table.record.outcome()),
            false => Event::ToMove(self.position().clone()),
        }
    }

    /// What an illegal move looks like that the opponent is answering, and may still claim: it is the last on the board,
    /// and in no record.
    pub(in crate::session) fn unclaimed_shown(&self) -> Option<OnBoard> {
        let illegal = self.table.contest.irregular.unclaimed.as_ref();
        let illegal = illegal.filter(|_| !self.is_listening());
        illegal.map(|illegal| illegal.turn.shown())
    }

    /// What was captured last, by a legal move or another, and where.
    pub(in crate::session) fn last_captured(&self) -> Option<(Piece, Square)> {
        let parts = self.earlier().iter().chain([&self.table.record]);
        let parts: Vec<&Record> = parts.collect();
        let illegal = |part: usize| {
            let shown = self.illegal_after(part)?.turn.shown();
            let facts = shown.moves.first()?;
            let side = facts.side.other();
            let taken = facts.captured.map(|kind| (Piece { side, kind }, facts.to));
            let mut removed = shown
                .removed
                .iter()
                .map(|(square, piece)| (*piece, *square));
            taken.or_else(|| removed.next_back())
        };
        (0..parts.len()).rev().find_map(|part| {
            let is_last = part + 1 == parts.len();
            let plies = if is_last {
                self.plies()
            } else {
                parts[part].plies()
            };
            illegal(part).or_else(|| captured_in(parts[part], plies))
        })
    }
}

/// What was captured last within the first plies of a record, and where.
fn captured_in(record: &Record, plies: usize) -> Option<(Piece, Square)> {
    let moves = record.moves().iter().take(plies).enumerate();
    moves.rev().find_map(|(plies, mv)| {
        let before = record.position_after(plies);
        let (square, piece) = before.captured(*mv).pop()?;
        let is_chess = before.chess().is_some();
        Some((piece, if is_chess { mv.to() } else { square }))
    })
}
