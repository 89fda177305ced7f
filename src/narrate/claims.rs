//! Claims of a draw in sentences, and the claims report: when a draw could be claimed, by which move, and what
//! became of it.

use super::cue::{Arg, Cue, Phrase, Sentence, Sentences, Urgency, delivered, echo, owed, sentence};
use super::parts::{announced, article, at_move, timed};
use super::{phrases as say, tell};
use crate::arbiter::claims::Ground;
use crate::arbiter::{ClaimChance, ClaimsReport, Fate, Verdict};
use crate::board::Side;
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::protocol::{ClaimsEvent, MoveForm, Settings, WrongClaim};

/// Up to this number of moves to announce, all are named; beyond it only the first is.
const MOST_NAMED: usize = 3;

/// What is heard of an offer or a claim of a draw.
pub(super) fn tell(event: &ClaimsEvent, settings: &Settings) -> Vec<Cue> {
    let form = settings.form;
    match event {
        ClaimsEvent::Offered {
            side,
            disturbs,
            written,
            answers,
            law,
        } => {
            let disturbs = disturbs.then(|| say::OFFER_DISTURBS.plain());
            let written = written.then(|| say::OFFER_WRITTEN.plain());
            let stands = |other: &Side| say::OFFER_STANDS.with((side, other));
            let offered = answers.as_ref().map_or(say::OFFERED.with(side), stands);
            delivered(
                Earcon::DrawOffer,
                (offered, disturbs, written, article(*law)),
            )
        }
        ClaimsEvent::DrawClaimed(ground, position, mv) => claimed(*ground, position, *mv, form),
        ClaimsEvent::ClaimWrong(claim) => vec![owed(wrong(claim))],
        ClaimsEvent::MayClaim(side, chances) if chances.is_empty() => {
            vec![echo(say::MAY_NOT_CLAIM.with(side))]
        }
        ClaimsEvent::MayClaim(_, chances) => {
            let all = chances.iter();
            all.flat_map(|chance| told(chance, None, form)).collect()
        }
        ClaimsEvent::ClaimsTold(report) => claims_report(report, settings),
    }
}

/// What is heard of a claims report: how often a draw could be claimed, then each time in turn.
///
/// Where enough quiet moves stand on the board, nobody needs to hear the moves that could be
/// announced too, and turns in a row on which they stand are told together.
pub fn claims_report(report: &ClaimsReport, settings: &Settings) -> Vec<Cue> {
    let form = settings.form;
    let mut moments: Vec<usize> = report.chances.iter().map(|chance| chance.plies).collect();
    moments.dedup();
    let over = report.over.as_ref().map(|(_, ruling)| ruling.verdict);
    let head = match (moments.len(), over) {
        (0, Some(Verdict::PerpetualCheck(_))) => None,
        (0, _) => Some(say::CLAIMS_NONE.plain()),
        (count, _) => Some(say::CLAIMS_SOME.with(count)),
    };
    let mut cues: Vec<Cue> = head.map(echo).into_iter().collect();
    let mut told_until = None;
    for (at, chance) in report.chances.iter().enumerate() {
        let quiet = chance.ground == Ground::QuietMoves;
        let on_board = |other: &&ClaimChance| other.plies == chance.plies && stands_quiet(other);
        let is_told = quiet && told_until.is_some_and(|until| chance.plies <= until);
        let needless = quiet && !chance.moves.is_empty();
        if is_told || needless && report.chances[..at].iter().rev().any(|c| on_board(&c)) {
            continue;
        }
        let more = run_length(&report.chances[at..]);
        if more > 0 {
            told_until = Some(chance.plies + more);
        }
        cues.extend(told(chance, Some(more), form));
    }
    if let Some((position, ruling)) = &report.over {
        cues.push(echo(sentence((
            at_move(position),
            say::CLAIMS_OVER.plain(),
        ))));
        let ruled = tell::ruling(ruling, settings);
        cues.extend(ruled.into_iter().filter(|cue| matches!(cue, Cue::Say(_))));
    }
    cues
}

/// Whether quiet moves enough stand on the board.
fn stands_quiet(chance: &ClaimChance) -> bool {
    chance.ground == Ground::QuietMoves && chance.moves.is_empty()
}

/// On how many of the next turns the same claim of quiet moves stood on the board and was missed.
fn run_length(chances: &[ClaimChance]) -> usize {
    let missed = |chance: &&ClaimChance| stands_quiet(chance) && chance.fate == Fate::Missed;
    let Some(first) = chances.first().filter(missed) else {
        return 0;
    };
    let next = chances.iter().filter(missed).zip(first.plies..);
    next.take_while(|(chance, plies)| chance.plies == *plies)
        .count()
        .saturating_sub(1)
}

/// One claim: in a report with its place, on how many turns more it stood, and what became of it.
fn told(chance: &ClaimChance, more: Option<usize>, form: MoveForm) -> Vec<Cue> {
    let head = match more {
        Some(_) => at_move(&chance.position),
        None => say::MAY_CLAIM.with(chance.position.turn()),
    };
    let run = more.filter(|more| *more > 0);
    let claim = sentence((
        head,
        reached(chance.ground, !chance.moves.is_empty(), chance.reached),
        run.map(|more| say::CLAIM_RUN.with(more)),
        more.map(|_| say::CLAIM_FATE.with(<&str>::from(chance.fate))),
        say::ARTICLE.with(Arg::Article(chance.article)),
    ));
    let unless = chance.unless_won;
    let unless = unless.map(|moves| say::CLAIM_UNLESS_WON.with(moves));
    let count = chance.moves.len();
    let counted = (count > 0).then(|| say::CLAIM_MOVES.with(count));
    let named = if count > MOST_NAMED { 1 } else { count };
    let moves = chance.moves[..named].iter();
    let moves = moves.map(|mv| announced(Urgency::Echo, &chance.position, *mv, form));
    std::iter::once(echo((claim, unless, counted)))
        .chain(moves)
        .collect()
}

/// How far what is claimed has come.
fn reached(ground: Ground, ahead: bool, reached: u32) -> Phrase {
    let spec = match (ground, ahead) {
        (Ground::Repetition, false) => &say::CLAIM_REPETITION,
        (Ground::Repetition, true) => &say::CLAIM_REPETITION_AHEAD,
        (Ground::QuietMoves, false) => &say::CLAIM_QUIET,
        (Ground::QuietMoves, true) => &say::CLAIM_QUIET_AHEAD,
    };
    spec.with(reached)
}

/// A draw is claimed, and the move that is declared with it is announced.
fn claimed(ground: Ground, position: &Position, mv: Option<Move>, form: MoveForm) -> Vec<Cue> {
    let claimed = say::DRAW_CLAIMED.with((position.turn(), Arg::Key(ground.into())));
    let mut cues = delivered(Earcon::DrawOffer, claimed);
    cues.extend(mv.map(|mv| announced(Urgency::Owed, position, mv, form)));
    cues
}

/// What is heard of a wrong claim: why it is wrong, and what it costs.
fn wrong(wrong: &WrongClaim) -> Vec<Sentence> {
    let what = match (wrong.ground, wrong.is_ahead) {
        (Ground::Repetition, false) => "repetition",
        (Ground::Repetition, true) => "repetition-ahead",
        (Ground::QuietMoves, false) => "quiet-moves",
        (Ground::QuietMoves, true) => "quiet-moves-ahead",
    };
    let why = say::CLAIM_WRONG.with((what, wrong.reached, wrong.wanted));
    let cost = wrong.correction.map(|correction| {
        let (taken_ms, given_ms) = (correction.taken_ms, correction.opponent_ms);
        let opponent = wrong.side.other();
        (
            (taken_ms > 0).then(|| timed(say::LOSES_TIME.with(wrong.side), taken_ms)),
            (given_ms > 0).then(|| timed(say::GAINS.with(opponent), given_ms)),
            article(correction.law),
        )
    });
    let must_make = wrong.must_make.map(|(mv, law)| {
        let must = if wrong.counts_as_made {
            say::COUNTS_AS_MADE.plain()
        } else {
            declared(mv)
        };
        (must, article(law))
    });
    let offers = wrong.offers_draw;
    let offers = offers.map(|law| (say::OFFERED.with(wrong.side), article(law)));
    (why, article(wrong.law), cost, must_make, offers).sentences()
}

/// The move that was declared must be made.
pub(super) fn declared(mv: Move) -> Phrase {
    match mv.promotion() {
        Some(kind) => say::MUST_DECLARED_PROMOTION.with((mv.from(), mv.to(), kind)),
        None => say::MUST_DECLARED.with((mv.from(), mv.to())),
    }
}
