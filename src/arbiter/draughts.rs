//! How a game of draughts ends by itself, and how far each count has come: Art. 1.8 and 1.9 (Russian draughts).

use super::{Law, Ruling, Verdict};
use crate::board::Side;
use crate::draughts::{Counts, Position};
use crate::laws::{DeadPosition, Draughts, Form};
use crate::record::{Outcome, Record};

/// What ends a game of draughts, and no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DraughtsEnd {
    /// The side named has no piece left.
    NoPieces(Side),
    /// The side named cannot move.
    NoMoves(Side),
    /// It is drawn by a count.
    Counted(Count),
    /// It is drawn because neither side can win.
    NoWin,
}

/// A count that draws a game of draughts when it is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Count {
    /// What is counted.
    pub what: Counted,
    /// How many moves it has come to.
    pub moves: u32,
    /// How many make the draw.
    pub wanted: u32,
    /// The article.
    pub law: Law,
}

/// What is counted towards a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counted {
    /// Moves of the side with three kings or more against one (1.9.1.3).
    KingsAgainstOne(Side),
    /// Moves with kings on both sides and the same material, with this number of pieces (1.9.1.4).
    Balance(u32),
    /// Moves of the side with three pieces against a king on the main road (1.9.1.5).
    MainRoad(Side),
    /// Moves with kings only (1.9.1.6).
    KingMoves,
    /// How often the position has stood (1.9.1.7); it must be claimed.
    Repetition,
}

impl Count {
    /// Whether the game is drawn: Art. 1.9.1 (Russian draughts).
    pub const fn is_full(&self) -> bool {
        self.moves >= self.wanted
    }
}

impl DraughtsEnd {
    /// The name of the rule, as the field of the laws is called.
    pub(super) const fn rule(self) -> &'static str {
        match self {
            Self::NoPieces(_) | Self::NoMoves(_) => "no_piece_or_move",
            Self::Counted(count) => count.law.rule,
            Self::NoWin => "dead_position",
        }
    }
}

/// Whether the position after a number of plies has ended the game by itself: Art. 1.8.1 and 1.9.1
/// (Russian draughts). A loss comes before every draw.
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
        let outcome = Outcome::Win(side.other());
        return Some(Ruling::new(Verdict::Draughts(end), outcome, article));
    }
    let full = counts(form, record, plies)
        .into_iter()
        .find(|count| count.is_full() && count.what != Counted::Repetition)?;
    let verdict = Verdict::Draughts(DraughtsEnd::Counted(full));
    Some(Ruling::new(verdict, Outcome::Draw, full.law.article))
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
        Ok(Ruling::new(verdict, Outcome::Draw, law.article))
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
