//! How a game ends by itself, by resignation and by agreement.

use super::{Law, Rules};
use crate::board::{Kind, Side, Square};
use crate::chess;
use crate::game::Position;
use crate::laws::{DeadPosition, Resignation};
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
    /// The side named gives check without end.
    PerpetualCheck(Side),
    /// A player has resigned.
    Resignation(Side),
    /// The players have agreed on a draw.
    Agreement,
    /// The flag of the side named has fallen.
    Flag(Side),
    /// Both flags are down.
    BothFlags,
    /// The side named has made so many illegal moves.
    IllegalMoves(Side, u32),
}

impl Ruling {
    /// The law on which the ruling stands, as of Art. 5.1.1 (FIDE 2023).
    pub const fn law(&self) -> Law {
        Law {
            rule: self.verdict.rule(),
            article: self.article,
        }
    }
}

impl Verdict {
    /// The name of the rule, as the field of the laws is called.
    const fn rule(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead_position",
            Self::Repetition(_) => "fivefold",
            Self::QuietMoves(_) => "seventy_five",
            Self::PerpetualCheck(_) => "perpetual_check",
            Self::Resignation(_) => "resignation",
            Self::Agreement => "agreement",
            Self::Flag(_) => "flag",
            Self::BothFlags => "both_flags",
            Self::IllegalMoves(..) => "illegal_move",
        }
    }
}

/// A decision of the arbiter that ends the game.
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
pub fn automatic_end(rules: &Rules, record: &Record, plies: usize) -> Option<Ruling> {
    let Position::Chess(position) = record.position_after(plies);
    let ends = &rules.form.ends;
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
    if is_dead(ends.dead_position.value, position) {
        return draw(Verdict::DeadPosition, ends.dead_position.article);
    }
    if let Some(rule) = ends.perpetual_check
        && let Some(side) = perpetual_check(record, plies)
    {
        return draw(Verdict::PerpetualCheck(side), rule.article);
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
    None
}

fn is_dead(rule: DeadPosition, position: &chess::Position) -> bool {
    match rule {
        DeadPosition::NoMatePossible => position.is_insufficient_material(),
        DeadPosition::ListedMaterial => is_listed_material(position),
    }
}

/// Two bare kings, one minor piece more, or a bishop each on squares of one colour.
fn is_listed_material(position: &chess::Position) -> bool {
    let pieces: Vec<_> = Square::all()
        .filter_map(|square| Some((square, position.piece_at(square)?)))
        .filter(|(_, piece)| piece.kind != Kind::King)
        .collect();
    match pieces.as_slice() {
        [] => true,
        [(_, one)] => matches!(one.kind, Kind::Bishop | Kind::Knight),
        [(a, one), (b, two)] => {
            let bishops = one.kind == Kind::Bishop && two.kind == Kind::Bishop;
            bishops && one.side != two.side && a.is_dark() == b.is_dark()
        }
        _ => false,
    }
}

/// The side whose every move since the position first stood gave check, if the position has stood
/// three times: checks from which the king cannot escape.
fn perpetual_check(record: &Record, plies: usize) -> Option<Side> {
    let now = record.position_after(plies);
    let mut stood = (0..=plies)
        .rev()
        .filter(|at| record.position_after(*at) == now);
    let first = stood.nth(2)?;
    let checks = |side: Side| {
        (first + 1..=plies)
            .map(|at| record.position_after(at))
            .filter(|position| position.turn() == side.other())
            .all(|Position::Chess(position)| position.is_check())
    };
    Side::BOTH.into_iter().find(|side| checks(*side))
}

/// Whether no series of legal moves lets a side mate: it has nothing but its king, or the material
/// cannot mate at all. Art. 6.9 (FIDE 2023).
pub(super) fn cannot_mate(Position::Chess(position): &Position, side: Side) -> bool {
    let own = Square::all().filter_map(|square| position.piece_at(square));
    let mut own = own.filter(|piece| piece.side == side && piece.kind != Kind::King);
    own.next().is_none() || position.is_insufficient_material()
}

/// A loss for one side, or the draw that stands in for it where the other side cannot mate.
pub(super) fn loss(position: &Position, loser: Side, drawn_if_no_mate: bool) -> Outcome {
    if drawn_if_no_mate && cannot_mate(position, loser.other()) {
        Outcome::Draw
    } else {
        Outcome::Win(loser.other())
    }
}

/// The side named resigns: Art. 5.1.2 (FIDE 2023).
pub fn resignation(rules: &Rules, position: &Position, side: Side) -> Ruling {
    let rule = rules.form.ends.resignation;
    let drawn = rule.value == Resignation::LosesUnlessNoMate;
    Ruling {
        verdict: Verdict::Resignation(side),
        outcome: loss(position, side, drawn),
        article: rule.article,
    }
}

/// Both sides agree on a draw: Art. 5.2.3 (FIDE 2023).
pub fn agreement(rules: &Rules) -> Ruling {
    Ruling {
        verdict: Verdict::Agreement,
        outcome: Outcome::Draw,
        article: rules.form.ends.agreement.article,
    }
}
