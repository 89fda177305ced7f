//! The arbiter: what the laws make of the game as it stands. Every ruling names its article.

use crate::board::Side;
use crate::game::Position;
use crate::laws::Edition;
use crate::record::{Outcome, Record};

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

/// Whether the position after so many plies has ended the game by itself.
///
/// Checkmate comes before every draw: Art. 5.1.1 and 9.6.2 (FIDE 2023).
pub fn automatic_end(edition: &Edition, record: &Record, plies: usize) -> Option<Ruling> {
    let Position::Chess(position) = record.position_after(plies);
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
            article: edition.standard.ends.checkmate.article,
        });
    }
    if position.is_stalemate() {
        return draw(Verdict::Stalemate, edition.standard.ends.stalemate.article);
    }
    if position.is_insufficient_material() {
        return draw(
            Verdict::DeadPosition,
            edition.standard.ends.dead_position.article,
        );
    }
    if let Some(times) = edition.standard.ends.fivefold
        && record.occurrences(plies) >= times.value
    {
        return draw(Verdict::Repetition(times.value), times.article);
    }
    if let Some(moves) = edition.standard.ends.seventy_five
        && position.quiet_plies() >= moves.value.saturating_mul(2)
    {
        return draw(Verdict::QuietMoves(moves.value), moves.article);
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
