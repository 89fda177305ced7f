//! Claims of a draw: which are possible, whether one is right, and what a wrong one costs.

use super::rules::Law;
use super::ruling::{Ruling, Verdict};
use crate::board::Side;
use crate::clock::{ClaimPenalty, Cut};
use crate::game::{Move, Position};
use crate::laws::{
    Cited, ClaimAhead, ClaimCheckedOn, ClaimLostBy, ClaimedMove, Deducted, Form, SamePosition,
};
use crate::record::{GameResult, Record};
use strum::IntoStaticStr;

/// Why a draw is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Ground {
    /// The same position has stood often enough.
    Repetition,
    /// There were moves enough without capture or pawn move.
    QuietMoves,
}

/// A claim of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Claim {
    /// Why the draw is claimed.
    pub ground: Ground,
    /// The move that is announced, and not made, because it brings what is claimed; `None` when it
    /// is there already.
    pub move_ahead: Option<Move>,
}

/// What can be claimed, and how far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Claimable {
    /// The claim.
    pub claim: Claim,
    /// How often the position has stood, or how many moves of each side were quiet.
    pub reached: u32,
    /// The article that allows the claim.
    pub article: &'static str,
}

/// Why a claim is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimFault {
    /// It is the opponent's turn to move.
    NotOnMove,
    /// The right was lost by touching a piece.
    Touched,
    /// The move that is announced cannot be made.
    IllegalMove,
    /// What is claimed has not come about.
    NotReached,
}

/// What the arbiter finds of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The ruling that ends the game, or why there is none.
    pub decision: Result<Ruling, ClaimFault>,
    /// How often the position has stood, or how many moves of each side were quiet.
    pub reached: u32,
    /// How often or how many it must be.
    pub wanted: u32,
    /// The law under which the claim was judged.
    pub law: Law,
    /// The right claim falls if it is proved that the position in which the quiet moves began is
    /// won, but not in that number of moves. Then this number of further moves is needed.
    pub unless_won: Option<Cited<u32>>,
    /// What a wrong claim does to the clocks.
    pub correction: Option<Cited<ClaimPenalty>>,
    /// The move that must be made after a wrong claim.
    pub must_make: Option<Cited<Move>>,
    /// Whether this move counts as made already.
    pub counts_as_made: bool,
    /// The article by which the claim counts as an offer of a draw.
    pub offers_draw: Option<&'static str>,
    /// Whose clock runs while the claim is checked.
    pub checked_on: Cited<ClaimCheckedOn>,
}

/// Whether two positions are the same for a claim of repetition.
///
/// § 17g (USSR 1956) looks at the pieces and the side to move; Art. 9.2.3 (FIDE 2023) and its
/// forerunners also at the rights to castle and to capture in passing.
pub fn same_position(form: &Form, one: &Position, other: &Position) -> bool {
    match form.ends.same_position.value {
        SamePosition::SameMoves => one == other,
        SamePosition::ArrangementAndTurn => one.same_arrangement(other),
    }
}

/// How often a position has stood within the first plies of a game, counting the present one:
/// § 17g (USSR 1956), Art. 9.2 (FIDE 2023). The repetitions need not follow one another.
pub fn times_stood(form: &Form, record: &Record, plies: usize) -> u32 {
    let plies = plies.min(record.plies());
    1 + times_before(form, record, plies, record.position_after(plies))
}

/// How often a position has stood before some ply.
fn times_before(form: &Form, record: &Record, plies: usize, position: &Position) -> u32 {
    let stood = (0..plies).map(|at| record.position_after(at));
    let all = record.stood_before().iter().chain(stood);
    count(all.filter(|one| same_position(form, one, position)).count())
}

/// Everything that the side to move can claim after a number of plies: first what is on the board, then
/// ahead with the move to announce. Nothing when the game is over by itself at this moment, and no
/// move ahead that mates or stalemates.
///
/// § 17f-g (USSR 1956), Art. 9.2 and 9.3 (FIDE 2023).
pub fn claimable(form: &Form, record: &Record, plies: usize) -> Vec<Claimable> {
    let plies = plies.min(record.plies());
    let position = record.position_after(plies);
    let moves = position.legal_moves();
    if moves.is_empty() {
        return Vec::new();
    }
    let ahead = moves.into_iter().map(Some);
    let mut found = Vec::new();
    let grounds = [Ground::Repetition, Ground::QuietMoves];
    for ground in grounds.into_iter().filter(|ground| is_known(form, *ground)) {
        let ahead = ahead.clone().filter(|_| may_be_ahead(form, ground).is_ok());
        for move_ahead in std::iter::once(None).chain(ahead) {
            let claim = Claim { ground, move_ahead };
            let Some(reached) = reached(form, record, plies, claim) else {
                continue;
            };
            let goes_on = move_ahead
                .and_then(|mv| position.play(mv))
                .is_none_or(|next| !next.legal_moves().is_empty());
            if reached >= wanted(form, ground).value && goes_on {
                found.push(Claimable {
                    claim,
                    reached,
                    article: law_of(form, claim).article,
                });
            }
        }
    }
    found
}

/// Whether a draw is claimed on this ground at all. Draughts count their quiet moves in ways of their own: Art. 1.9.1
/// (Russian draughts).
pub fn is_known(form: &Form, ground: Ground) -> bool {
    ground != Ground::QuietMoves || form.draughts.is_none()
}

/// The law that lets a draw be claimed with a move that is announced, on this ground: § 17g (USSR 1956) knows
/// it of repetition only, Art. 9.3.1 (FIDE 2023) of quiet moves as well.
///
/// # Errors
/// The law on the ground, which says nothing of a move ahead.
pub fn may_be_ahead(form: &Form, ground: Ground) -> Result<Law, Law> {
    match (ground, form.ends.claim_ahead.value) {
        (Ground::QuietMoves, ClaimAhead::Announced) => Err(law!(form.ends, fifty_moves)),
        (Ground::Repetition, _) | (Ground::QuietMoves, ClaimAhead::WrittenDown) => {
            Ok(law!(form.ends, claim_ahead))
        }
    }
}

/// How far what is claimed has come, with the move ahead; `None` if that move is not legal.
fn reached(form: &Form, record: &Record, plies: usize, claim: Claim) -> Option<u32> {
    let now = record.position_after(plies);
    let next = match claim.move_ahead {
        None => None,
        Some(mv) => Some(now.play(mv)?),
    };
    let quiet_plies = next.as_ref().unwrap_or(now).quiet_plies();
    Some(match (claim.ground, &next) {
        (Ground::QuietMoves, _) => quiet_plies / 2,
        (Ground::Repetition, None) => times_stood(form, record, plies),
        // After a capture or a pawn move nothing can stand again.
        (Ground::Repetition, Some(_)) if quiet_plies == 0 => 1,
        (Ground::Repetition, Some(next)) => 1 + times_before(form, record, plies + 1, next),
    })
}

/// How much of a ground an edition wants.
fn wanted(form: &Form, ground: Ground) -> Cited<u32> {
    match ground {
        Ground::Repetition => form.ends.repetition,
        Ground::QuietMoves => form.ends.fifty_moves,
    }
}

/// How many more moves are needed if it is proved that the position in which the quiet moves began is
/// won, but not within those that have been played: § 17f (USSR 1956).
pub fn unless_won(form: &Form, ground: Ground, reached: u32) -> Option<Cited<u32>> {
    let more = form.ends.fifty_moves_extension?;
    let short = reached < form.ends.fifty_moves.value.saturating_add(more.value);
    (ground == Ground::QuietMoves && short).then_some(more)
}

/// The law under which a claim is made.
fn law_of(form: &Form, claim: Claim) -> Law {
    match (claim.ground, claim.move_ahead) {
        (Ground::Repetition, Some(_)) => law!(form.ends, claim_ahead),
        (Ground::Repetition, None) => law!(form.ends, repetition),
        (Ground::QuietMoves, _) => law!(form.ends, fifty_moves),
    }
}

/// Judges a claim on the position that the game has reached. `touched` is whether the claimant has
/// touched a piece since it is his turn.
///
/// § 17f-g (USSR 1956); Art. 9.2 to 9.5 (FIDE 2023) and their forerunners.
pub fn judge(
    form: &Form,
    record: &Record,
    claimant: Side,
    claim: Claim,
    touched: bool,
) -> Judgement {
    let ends = &form.ends;
    let wanted = wanted(form, claim.ground).value;
    let reached = reached(form, record, record.plies(), claim);
    let on_move = record.position().turn() == claimant;
    let lost = touched && ends.claim_lost_by.value == ClaimLostBy::Touch;
    let (fault, law) = match reached {
        _ if !on_move => (Some(ClaimFault::NotOnMove), law_of(form, claim)),
        _ if lost => (Some(ClaimFault::Touched), claim_lost_by(form)),
        None => (Some(ClaimFault::IllegalMove), law_of(form, claim)),
        Some(reached) if reached < wanted => (Some(ClaimFault::NotReached), law_of(form, claim)),
        Some(_) => (None, law_of(form, claim)),
    };
    let reached = reached.unwrap_or_default();
    let verdict = match claim.ground {
        Ground::Repetition => Verdict::Repetition(reached as usize),
        Ground::QuietMoves => Verdict::QuietMoves(reached),
    };
    let ruling = Ruling {
        verdict,
        outcome: GameResult::Draw,
        article: law.article,
        rule: law.rule,
    };
    let wrong = fault.is_some();
    let legal = claim
        .move_ahead
        .filter(|mv| on_move && record.position().play(*mv).is_some());
    Judgement {
        decision: fault.map_or(Ok(ruling), Err),
        reached,
        wanted,
        law,
        unless_won: unless_won(form, claim.ground, reached).filter(|_| fault.is_none()),
        correction: wrong_claim(form).filter(|_| wrong),
        must_make: ends
            .claimed_move_binds
            .zip(legal)
            .filter(|_| wrong)
            .map(|(binds, mv)| Cited {
                value: mv,
                article: binds.article,
            }),
        counts_as_made: ends
            .claimed_move_binds
            .is_some_and(|binds| binds.value == ClaimedMove::CountsAsMade),
        offers_draw: ends.claim_is_offer.map(|offer| offer.article),
        checked_on: ends.claim_checked_on,
    }
}

/// The law by which a move that is made loses the right to claim on this ground. § 17g (USSR 1956) says so of
/// repetition only; a claim of quiet moves has no moment in § 17f.
pub(super) fn lost_by_move(form: &Form, ground: Ground) -> Option<Law> {
    may_be_ahead(form, ground).ok()?;
    Some(claim_lost_by(form))
}

/// The law on what loses the right to claim: a move, or a touch already.
fn claim_lost_by(form: &Form) -> Law {
    let law = law!(form.ends, claim_lost_by);
    match form.ends.claim_lost_by.value {
        ClaimLostBy::Touch => law,
        ClaimLostBy::Move => Law {
            rule: "claim_lost_by_move",
            ..law
        },
    }
}

/// What a wrong claim does to the clocks, as the clock takes it: Art. 9.5b (FIDE 2005), Art. 9.5.3
/// (FIDE 2023). `None` where the edition corrects nothing, as § 17 (USSR 1956).
pub fn wrong_claim(form: &Form) -> Option<Cited<ClaimPenalty>> {
    let ms = |s: u32| u64::from(s) * 1000;
    let rule = form.ends.wrong_claim?;
    let rows = rule.value.claimant.iter();
    let half = rows.clone().find_map(|row| match row.then {
        Deducted::Half { at_most_s } => Some(ms(at_most_s)),
        Deducted::LeftWith { .. } => None,
    });
    let floor = rows.clone().find_map(|row| match row.then {
        Deducted::LeftWith { left_s } => Some(ms(left_s)),
        Deducted::Half { .. } => None,
    });
    // Half of more than two minutes is more than the one minute that is left to a player who has less: so the
    // rows of the laws are one cut with a floor.
    debug_assert!(rows.clone().all(|row| match row.then {
        Deducted::Half { .. } => ms(row.above_s) >= 2 * floor.unwrap_or_default(),
        Deducted::LeftWith { left_s } => row.above_s == left_s,
    }));
    let claimant = half.map(|most_ms| Cut {
        most_ms,
        floor_ms: floor.unwrap_or_default(),
    });
    let opponent_ms = ms(rule.value.opponent_bonus_s);
    Some(Cited {
        value: ClaimPenalty {
            opponent_ms,
            claimant,
        },
        article: rule.article,
    })
}

/// What follows when the claimant's flag falls while his claim is checked on his own time: a right
/// claim draws all the same, a wrong one loses. § 17g (USSR 1956). `None` where the clocks are
/// stopped during the check.
pub fn flag_during_check(form: &Form, claimant: Side, is_right: bool) -> Option<Cited<GameResult>> {
    let checked_on = form.ends.claim_checked_on;
    let value = match (checked_on.value, is_right) {
        (ClaimCheckedOn::StoppedClocks, _) => return None,
        (ClaimCheckedOn::ClaimantsClock, true) => GameResult::Draw,
        (ClaimCheckedOn::ClaimantsClock, false) => GameResult::Win(claimant.other()),
    };
    Some(Cited {
        value,
        article: checked_on.article,
    })
}

/// A count that fits a number.
fn count(value: usize) -> u32 {
    u32::try_from(value).unwrap_or(u32::MAX)
}
