//! How a game ends by itself, by resignation and by agreement.

use super::draughts;
use super::objection::{Forbidden, Objection};
use super::perpetual::{is_perpetual_check, successive_checks};
use super::rules::Rules;
use super::ruling::{Ruling, Verdict};
use crate::board::Side;
use crate::chess::{self, Mating};
use crate::game::Position;
use crate::laws::{DeadPosition, FlagRule, Form, Resignation, SealedMoveFlawed};
use crate::record::{GameResult, Record};

/// Whether the position after so many plies has ended the game by itself.
///
/// Checkmate comes before every draw: Art. 5.1.1 and 9.6.2 (FIDE 2023).
pub fn automatic_end(rules: &Rules, record: &Record, plies: usize) -> Option<Ruling> {
    automatic_end_of(rules.form, record, plies)
}

/// Whether the position after a number of plies has ended the game by itself, by the rules of a form.
///
/// A dead position ends the game when the quick proof finds it, Art. 5.2.2 (FIDE 2023), or when it
/// is on the list of § 17a-b (USSR 1956).
pub fn automatic_end_of(form: &Form, record: &Record, plies: usize) -> Option<Ruling> {
    let Some(position) = record.position_after(plies).chess() else {
        return draughts::automatic_end(form, record, plies);
    };
    let ends = &form.ends;
    let draw = |verdict, article| Some(Ruling::new(verdict, GameResult::Draw, article));
    if position.is_checkmate() {
        return Some(Ruling::new(
            Verdict::Checkmate,
            GameResult::Win(position.turn().other()),
            ends.checkmate.article,
        ));
    }
    if position.is_stalemate() {
        return draw(Verdict::Stalemate, ends.stalemate.article);
    }
    if is_dead(ends.dead_position.value, position) {
        let verdict = match ends.dead_position.value {
            DeadPosition::ListedMaterial => Verdict::ListedMaterial,
            DeadPosition::NoMatePossible | DeadPosition::Claimed => Verdict::DeadPosition,
        };
        return draw(verdict, ends.dead_position.article);
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

/// The draw by perpetual check that a person is asked about: § 17d (USSR 1956) names no number of checks after
/// which they are endless, so the program never ends the game by it.
pub fn perpetual_check(form: &Form, record: &Record) -> Option<Ruling> {
    let rule = form.ends.perpetual_check?;
    let checks = record.position().turn().other();
    let ruling = Ruling::new(
        Verdict::PerpetualCheck(checks),
        GameResult::Draw,
        rule.article,
    );
    is_perpetual_check(record, record.plies()).then_some(ruling)
}

/// What a claim of perpetual check puts to the arbiter: the side that checks, and the draw. § 17d (USSR 1956) asks for
/// checks that follow one another, and names no number. `None` where the laws know no such draw.
///
/// # Errors
/// No two checks by one side have followed one another, up to the last move or the one before it.
pub fn claim_perpetual_check(
    form: &Form,
    record: &Record,
) -> Option<Result<(Side, Ruling), Objection>> {
    let rule = form.ends.perpetual_check?;
    let verdict = |side| {
        Ruling::new(
            Verdict::PerpetualCheck(side),
            GameResult::Draw,
            rule.article,
        )
    };
    let found = successive_checks(record).map(|side| (side, verdict(side)));
    let none = Objection::new(Forbidden::NoChecks, law_if!(form.ends, perpetual_check)?);
    Some(found.ok_or(none))
}

fn is_dead(rule: DeadPosition, position: &chess::Position) -> bool {
    match rule {
        DeadPosition::NoMatePossible => position.is_dead(),
        DeadPosition::ListedMaterial => position.is_listed_material(),
        DeadPosition::Claimed => false,
    }
}

/// Whether the full search should look for a dead position: Art. 5.2.2 (FIDE 2023). Where the laws
/// list the material, § 17a-b (USSR 1956), there is nothing to search for.
pub fn is_worth_proving(rules: &Rules, position: &Position) -> bool {
    let is_doubtful = position.chess().is_some_and(chess::Position::is_doubtful);
    rules.form.ends.dead_position.value == DeadPosition::NoMatePossible && is_doubtful
}

/// The position was proved to be dead: Art. 5.2.2 (FIDE 2023).
pub fn dead_position(rules: &Rules) -> Ruling {
    Ruling::new(
        Verdict::DeadPosition,
        GameResult::Draw,
        rules.form.ends.dead_position.article,
    )
}

/// The side that wins by a ruling, if the laws draw the game where that side cannot mate, and the
/// quick proof leaves open whether it can: Art. 6.9 and 7.5.5 (FIDE 2023).
pub fn doubtful_winner(rules: &Rules, position: &Position, ruling: &Ruling) -> Option<Side> {
    let GameResult::Win(winner) = ruling.outcome else {
        return None;
    };
    let form = rules.form;
    let spares = match ruling.verdict {
        Verdict::Flag(_) => form.timing.flag.value == FlagRule::LosesUnlessNoMate,
        Verdict::Resignation(_) => form.ends.resignation.value == Resignation::LosesUnlessNoMate,
        Verdict::IllegalMoves(..) => form.irregular.illegal_move.value.drawn_if_no_mate,
        Verdict::SealedMove(..) => spares_sealer(rules),
        Verdict::Checkmate
        | Verdict::Stalemate
        | Verdict::DeadPosition
        | Verdict::ListedMaterial
        | Verdict::Repetition(_)
        | Verdict::QuietMoves(_)
        | Verdict::PerpetualCheck(_)
        | Verdict::Agreement
        | Verdict::BothFlags
        | Verdict::Late(_)
        | Verdict::BothLate
        | Verdict::Quickplay
        | Verdict::QuickplayLost(_)
        | Verdict::LateArrival(_)
        | Verdict::DeclaredLost(_)
        | Verdict::IllegalPosition
        | Verdict::Draughts(_) => false,
    };
    let is_open = |chess: &chess::Position| chess.glance_mate(winner) == Mating::Undecided;
    (spares && position.chess().is_some_and(is_open)).then_some(winner)
}

/// Whether a sealed move that is flawed costs nothing where the opponent cannot mate: App. A.8 with Art. 6.10 (FIDE
/// 2005).
pub(super) fn spares_sealer(rules: &Rules) -> bool {
    rules.edition.adjourned.sealed_move_flawed.value == SealedMoveFlawed::Loses
}

/// A loss for one side, or the draw that stands in for it where the other side cannot mate.
pub(super) fn loss(position: &Position, loser: Side, drawn_if_no_mate: bool) -> GameResult {
    let cannot_mate =
        |chess: &chess::Position| chess.glance_mate(loser.other()) == Mating::Unwinnable;
    if drawn_if_no_mate && position.chess().is_some_and(cannot_mate) {
        GameResult::Draw
    } else {
        GameResult::Win(loser.other())
    }
}

/// The side named resigns: Art. 5.1.2 (FIDE 2023).
pub fn resignation(rules: &Rules, position: &Position, side: Side) -> Ruling {
    let rule = rules.form.ends.resignation;
    let drawn = rule.value == Resignation::LosesUnlessNoMate;
    Ruling::new(
        Verdict::Resignation(side),
        loss(position, side, drawn),
        rule.article,
    )
}

/// Both sides agree on a draw: Art. 5.2.3 (FIDE 2023).
pub fn agreement(rules: &Rules) -> Ruling {
    Ruling::new(
        Verdict::Agreement,
        GameResult::Draw,
        rules.form.ends.agreement.article,
    )
}
