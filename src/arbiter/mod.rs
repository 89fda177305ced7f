//! The arbiter: what the laws make of the game as it stands. Every ruling names its article.

pub mod claims;
mod perpetual;
mod report;

use crate::board::Side;
use crate::game::Position;
use crate::laws::{DeadPosition, Edition, Form};
use crate::record::{Outcome, Record};

pub use perpetual::is_perpetual_check;
pub use report::{Chance, Fate, Report, claims_report};

/// What has ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The king of the side that has lost is attacked and cannot escape.
    Checkmate,
    /// The side to move has no legal move and is not in check.
    Stalemate,
    /// Neither side can ever mate.
    DeadPosition,
    /// The position has stood so many times.
    Repetition(usize),
    /// So many moves of each side without capture or pawn move.
    QuietMoves(u32),
    /// Checks without end that the king cannot escape.
    PerpetualCheck,
    /// A player has resigned.
    Resignation,
    /// The players have agreed on a draw.
    Agreement,
}

/// A decision of the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruling {
    /// What is ruled.
    pub verdict: Verdict,
    /// The result that follows.
    pub outcome: Outcome,
    /// The article on which the ruling stands.
    pub article: &'static str,
}

/// Whether the position after so many plies has ended the game by itself, in a standard game.
///
/// Checkmate comes before every draw: Art. 5.1.1 and 9.6.2 (FIDE 2023).
pub fn automatic_end(edition: &Edition, record: &Record, plies: usize) -> Option<Ruling> {
    automatic_end_of(&edition.standard, record, plies)
}

/// Whether the position after so many plies has ended the game by itself, by the rules of a form.
///
/// Checkmate comes before every draw: Art. 5.1.1 and 9.6.2 (FIDE 2023). A dead position ends the
/// game when the quick proof finds it, Art. 5.2.2 (FIDE 2023), or when it is on the list of § 17a-b
/// (USSR 1956).
pub fn automatic_end_of(form: &Form, record: &Record, plies: usize) -> Option<Ruling> {
    let Position::Chess(position) = record.position_after(plies);
    let ends = &form.ends;
    let draw = |verdict, article| {
        Some(Ruling {
            verdict,
            outcome: Outcome::Draw,
            article,
        })
    };
    if position.is_checkmate() {
        return Some(Ruling {
            verdict: Verdict::Checkmate,
            outcome: Outcome::Win(position.turn().other()),
            article: ends.checkmate.article,
        });
    }
    if position.is_stalemate() {
        return draw(Verdict::Stalemate, ends.stalemate.article);
    }
    let dead = match ends.dead_position.value {
        DeadPosition::NoMatePossible => position.is_dead(),
        DeadPosition::ListedMaterial => position.is_listed_material(),
    };
    if dead {
        return draw(Verdict::DeadPosition, ends.dead_position.article);
    }
    if let Some(times) = ends.fivefold
        && record.occurrences(plies) >= times.value
    {
        return draw(Verdict::Repetition(times.value), times.article);
    }
    if let Some(moves) = ends.seventy_five
        && position.quiet_plies() >= moves.value.saturating_mul(2)
    {
        return draw(Verdict::QuietMoves(moves.value), moves.article);
    }
    if let Some(perpetual) = ends.perpetual_check
        && is_perpetual_check(record, plies)
    {
        return draw(Verdict::PerpetualCheck, perpetual.article);
    }
    None
}

/// The side named resigns: Art. 5.1.2 (FIDE 2023).
pub fn resignation(edition: &Edition, side: Side) -> Ruling {
    Ruling {
        verdict: Verdict::Resignation,
        outcome: Outcome::Win(side.other()),
        article: edition.standard.ends.resignation.article,
    }
}

/// Both sides agree on a draw: Art. 5.2.3 (FIDE 2023).
pub fn agreement(edition: &Edition) -> Ruling {
    Ruling {
        verdict: Verdict::Agreement,
        outcome: Outcome::Draw,
        article: edition.standard.ends.agreement.article,
    }
}
