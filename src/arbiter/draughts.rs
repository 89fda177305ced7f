//! How a game of draughts ends by itself, and how far each count has come: Art. 1.8 and 1.9 (Russian draughts).

use super::rules::Law;
pub use super::ruling::{Count, Counted, DraughtsEnd};
use super::ruling::{Ruling, Verdict};
use crate::draughts::{Counts, Position};
use crate::laws::{DeadPosition, Draughts, Form};
use crate::record::{GameResult, Record};

/// Whether the position after so many plies has ended the game by itself: Art. 1.8.1 and 1.9.1 (Russian draughts). To have lost comes before every draw.
pub(super) fn automatic_end(form: &Form, record: &Record, plies: usize) -> Option<Ruling> {
    let draughts = form.draughts?;
    let position = record.position_after(plies).draughts()?;
    let side = position.turn();
    let lost = if position.pieces(side).is_empty() {
        Some(DraughtsEnd::NoPieces(side))
    } else if position.can_move() {
        None
    } else {
        Some(DraughtsEnd::NoMoves(side))
    };
    if let Some(end) = lost {
        let article = draughts.no_piece_or_move.article;
        let outcome = GameResult::Win(side.other());
        return Some(Ruling::new(Verdict::Draughts(end), outcome, article));
    }
    let full = counts(form, record, plies)
        .into_iter()
        .find(|count| count.is_full() && count.what != Counted::Repetition)?;
    let verdict = Verdict::Draughts(DraughtsEnd::Counted(full));
    Some(Ruling::new(verdict, GameResult::Draw, full.law.article))
}

/// Judges the claim that neither side can win: Art. 1.9.1.2 (Russian draughts).
///
/// # Errors
/// The law, where it is not so, or not shown to be so.
pub fn no_win(form: &Form, position: &Position) -> Result<Ruling, Law> {
    let law = law!(form.ends, dead_position);
    let is_claimed = form.ends.dead_position.value == DeadPosition::Claimed;
    if is_claimed && position.neither_can_win() == Some(true) {
        let verdict = Verdict::Draughts(DraughtsEnd::NoWin);
        Ok(Ruling::new(verdict, GameResult::Draw, law.article))
    } else {
        Err(law)
    }
}

/// Every count that is running after a number of plies: Art. 1.9.1 (Russian draughts).
pub fn counts(form: &Form, record: &Record, plies: usize) -> Vec<Count> {
    let Some(draughts) = &form.draughts else {
        return Vec::new();
    };
    let positions: Vec<Position> = (0..=plies.min(record.plies()))
        .filter_map(|at| record.position_after(at).draughts().copied())
        .collect();
    let Some(facts) = Counts::of(&positions) else {
        return Vec::new();
    };
    let mut counts = running(draughts, &facts);
    counts.push(Count {
        what: Counted::Repetition,
        moves: facts.times,
        wanted: form.ends.repetition.value,
        law: Law {
            rule: "repetition",
            article: form.ends.repetition.article,
        },
    });
    counts
}

fn running(draughts: &Draughts, facts: &Counts) -> Vec<Count> {
    let count = |what, moves, wanted, rule, article| Count {
        what,
        moves,
        wanted,
        law: Law { rule, article },
    };
    let mut counts = Vec::new();
    if let Some((side, moves)) = facts.kings_against_one {
        let rule = draughts.kings_against_one;
        let what = Counted::KingsAgainstOne(side);
        counts.push(count(
            what,
            moves,
            rule.value,
            "kings_against_one",
            rule.article,
        ));
    }
    if let Some((side, moves)) = facts.main_road
        && !facts.is_lone_king_lost
    {
        let rule = draughts.main_road;
        let what = Counted::MainRoad(side);
        counts.push(count(what, moves, rule.value, "main_road", rule.article));
    }
    let balance = draughts.balance.value.iter();
    let balance = balance.min_by_key(|one| match facts.pieces <= one.most_pieces {
        true => one.most_pieces,
        false => u32::MAX,
    });
    if let Some(plies) = facts.balance_plies
        && let Some(balance) = balance.filter(|one| facts.pieces <= one.most_pieces)
    {
        let what = Counted::Balance(facts.pieces);
        let article = draughts.balance.article;
        counts.push(count(what, plies / 2, balance.moves, "balance", article));
    }
    if facts.king_plies > 0 {
        let rule = draughts.king_moves;
        let moves = facts.king_plies / 2;
        counts.push(count(
            Counted::KingMoves,
            moves,
            rule.value,
            "king_moves",
            rule.article,
        ));
    }
    counts
}
