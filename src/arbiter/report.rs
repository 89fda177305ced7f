//! The claims report: every draw that could have been claimed in a game, and what became of it.

use super::automatic_end_of;
use super::claims::{Claim, Ground, claimable, unless_won};
use super::ruling::Ruling;
use crate::game::{Move, Position};
use crate::laws::Form;
use crate::record::{GameResult, Record};
use strum::IntoStaticStr;

/// What became of a claim that was possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Fate {
    /// The game ended here in a draw, as the claim would have had it.
    Made,
    /// The player moved instead, and with that lost the right.
    Missed,
    /// The game ended here in another way, or nobody knows how.
    Open,
}

/// A claim that was possible, with each of the moves that could be announced for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimChance {
    /// The plies played by then.
    pub plies: usize,
    /// The position on the board: it says whose turn it was, and the number of the move.
    pub position: Position,
    /// Why the draw could be claimed.
    pub ground: Ground,
    /// The moves that could be announced; none when the position stood on the board.
    pub moves: Vec<Move>,
    /// How often the position has stood, or how many moves of each side were quiet, after any of
    /// the moves.
    pub reached: u32,
    /// How many more moves are needed if it is proved that the position in which the quiet moves began
    /// is won, but not within those that have been played.
    pub unless_won: Option<u32>,
    /// The article that allows the claim.
    pub article: &'static str,
    /// What became of it.
    pub fate: Fate,
}

/// Every claim that was possible in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimsReport {
    /// The claims, in the order of the game.
    pub chances: Vec<ClaimChance>,
    /// Where the laws ended the game by themselves, and how. Nothing could be claimed from there on,
    /// even if the record goes on.
    pub over: Option<(Position, Ruling)>,
}

/// Every claim of repetition and of quiet moves that was possible in a game, on the board or ahead
/// with the move to announce: § 17f-g (USSR 1956), Art. 9.2 to 9.4 (FIDE 2023).
pub fn claims_report(form: &Form, record: &Record) -> ClaimsReport {
    let over = (0..=record.plies())
        .find_map(|plies| automatic_end_of(form, record, plies).map(|ruling| (plies, ruling)));
    let end = over.map_or(record.plies() + 1, |(plies, _)| plies);
    let chances = (0..end).flat_map(|plies| {
        let fate = match (plies < record.plies(), record.outcome()) {
            (true, _) => Fate::Missed,
            (false, Some(GameResult::Draw)) => Fate::Made,
            (false, _) => Fate::Open,
        };
        chances(form, record, plies, fate)
    });
    ClaimsReport {
        chances: chances.collect(),
        over: over.map(|(plies, ruling)| (record.position_after(plies).clone(), ruling)),
    }
}

/// What can be claimed after a number of plies, without what became of it: § 17f-g (USSR
/// 1956), Art. 9.2 to 9.4 (FIDE 2023).
pub fn claims_now(form: &Form, record: &Record, plies: usize) -> Vec<ClaimChance> {
    chances(form, record, plies, Fate::Open)
}

/// Claims at one moment; those that differ in the move to announce only are one.
fn chances(form: &Form, record: &Record, plies: usize, fate: Fate) -> Vec<ClaimChance> {
    let mut found: Vec<ClaimChance> = Vec::new();
    for claimable in claimable(form, record, plies) {
        let Claim { ground, move_ahead } = claimable.claim;
        let alike = |chance: &&mut ClaimChance| {
            let ahead = !chance.moves.is_empty() && move_ahead.is_some();
            ahead && chance.ground == ground && chance.reached == claimable.reached
        };
        if let (Some(chance), Some(mv)) = (found.iter_mut().find(alike), move_ahead) {
            chance.moves.push(mv);
            continue;
        }
        found.push(ClaimChance {
            plies,
            position: record.position_after(plies).clone(),
            ground,
            moves: move_ahead.into_iter().collect(),
            reached: claimable.reached,
            unless_won: unless_won(form, ground, claimable.reached).map(|more| more.value),
            article: claimable.article,
            fate,
        });
    }
    found
}
