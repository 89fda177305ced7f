//! The claims report in sentences: when a draw could be claimed, by which move, and what became of it.

use super::announce::announce;
use super::cue::{Arg, Cue, Phrase, Sentence, Urgency, announcement, echo, owed, sound};
use super::parts::{article, duration, number, one};
use super::phrases as say;
use super::tell::{self};
use crate::arbiter::claims::Ground;
use crate::arbiter::{ClaimChance, ClaimsReport, Fate};
use crate::board::{Side, Square};
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::protocol::claims::WrongClaim;
use crate::protocol::event::Event;
use crate::protocol::settings::{MoveForm, Settings};

/// Up to this number of moves to announce, all are named; beyond it only the first is.
const MOST_NAMED: usize = 3;

/// What is heard of a claim of a draw; `None` if the event is none.
pub(super) fn tell(event: &Event, settings: &Settings) -> Option<Vec<Cue>> {
    let form = settings.form;
    Some(match event {
        Event::DrawClaimed(ground, position, mv) => claimed(*ground, position, *mv, form),
        Event::ClaimWrong(claim) => wrong(claim),
        Event::MayClaim(side, chances) => may_claim(*side, chances, form),
        Event::ClaimsTold(report) => claims_report(report, form),
        _ => return None,
    })
}

/// What is heard of a claims report: how often a draw could be claimed, then each time in turn.
///
/// Where enough quiet moves stand on the board, nobody needs to hear the moves that could be
/// announced too, and turns in a row on which they stand are told together.
pub fn claims_report(report: &ClaimsReport, form: MoveForm) -> Vec<Cue> {
    let mut moments: Vec<usize> = report.chances.iter().map(|chance| chance.plies).collect();
    moments.dedup();
    let head = match moments.len() {
        0 => Phrase::new(&say::CLAIMS_NONE, vec![]),
        count => Phrase::new(&say::CLAIMS_SOME, vec![number(count)]),
    };
    let mut cues = vec![echo(vec![head.into()])];
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
        let mut place = at_move(position);
        place.0.push(Phrase::new(&say::CLAIMS_OVER, vec![]));
        cues.push(echo(vec![place]));
        let ruled = tell::ruling(ruling);
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

fn at_move(position: &Position) -> Sentence {
    let args = vec![Arg::Number(position.number()), Arg::Side(position.turn())];
    one(&say::AT_MOVE, args)
}

/// One claim: in a report with its place, on how many turns more it stood, and what became of it.
fn told(chance: &ClaimChance, more: Option<usize>, form: MoveForm) -> Vec<Cue> {
    let reached = reached(chance.ground, !chance.moves.is_empty(), chance.reached);
    let mut sentence = match more {
        Some(_) => at_move(&chance.position),
        None => one(&say::MAY_CLAIM, vec![Arg::Side(chance.position.turn())]),
    };
    sentence.0.push(reached);
    if let Some(more) = more {
        if more > 0 {
            let run = Phrase::new(&say::CLAIM_RUN, vec![number(more)]);
            sentence.0.push(run);
        }
        let fate = vec![Arg::Key(chance.fate.key())];
        sentence.0.push(Phrase::new(&say::CLAIM_FATE, fate));
    }
    let cited = vec![Arg::Article(chance.article)];
    sentence.0.push(Phrase::new(&say::ARTICLE, cited));
    let mut sentences = vec![sentence];
    if let Some(moves) = chance.unless_won {
        let unless = Phrase::new(&say::CLAIM_UNLESS_WON, vec![Arg::Number(moves)]);
        sentences.push(unless.into());
    }
    if chance.moves.is_empty() {
        return vec![echo(sentences)];
    }
    let count = chance.moves.len();
    sentences.push(one(&say::CLAIM_MOVES, vec![number(count)]));
    let named = if count > MOST_NAMED { 1 } else { count };
    let moves = chance.moves[..named].iter();
    let moves = moves.map(|mv| announcement(Urgency::Echo, announce(&chance.position, *mv, form)));
    std::iter::once(echo(sentences)).chain(moves).collect()
}

/// How far what is claimed has come.
fn reached(ground: Ground, ahead: bool, reached: u32) -> Phrase {
    let spec = match (ground, ahead) {
        (Ground::Repetition, false) => &say::CLAIM_REPETITION,
        (Ground::Repetition, true) => &say::CLAIM_REPETITION_AHEAD,
        (Ground::QuietMoves, false) => &say::CLAIM_QUIET,
        (Ground::QuietMoves, true) => &say::CLAIM_QUIET_AHEAD,
    };
    Phrase::new(spec, vec![Arg::Number(reached)])
}

/// A draw is claimed, and the move that is declared with it is announced.
fn claimed(ground: Ground, position: &Position, mv: Option<Move>, form: MoveForm) -> Vec<Cue> {
    let args = vec![Arg::Side(position.turn()), Arg::Key(ground.into())];
    let said = owed(vec![one(&say::DRAW_CLAIMED, args)]);
    let declared = mv.map(|mv| announcement(Urgency::Owed, announce(position, mv, form)));
    [sound(Earcon::DrawOffer, None), said]
        .into_iter()
        .chain(declared)
        .collect()
}

/// What is heard of a wrong claim: why it is wrong, and what it costs.
fn wrong(wrong: &WrongClaim) -> Vec<Cue> {
    let mut why = one(&say::CLAIM_WRONG, vec![]);
    why.0
        .push(reached(wrong.ground, wrong.is_ahead, wrong.reached));
    why.0.push(Phrase::new(
        &say::CLAIM_WANTED,
        vec![Arg::Number(wrong.wanted)],
    ));
    let mut sentences = vec![why, article(wrong.law)];
    if let Some(correction) = wrong.correction {
        let changes = [
            (&say::LOSES_TIME, wrong.side, correction.taken_ms),
            (&say::GAINS, wrong.side.other(), correction.opponent_ms),
        ];
        for (spec, side, ms) in changes.into_iter().filter(|(_, _, ms)| *ms > 0) {
            let mut change = one(spec, vec![Arg::Side(side)]);
            change.0.extend(duration(ms));
            sentences.push(change);
        }
        sentences.push(article(correction.law));
    }
    match wrong.must_make {
        Some((_, law)) if wrong.counts_as_made => {
            sentences.extend([one(&say::COUNTS_AS_MADE, vec![]), article(law)]);
        }
        Some((mv, law)) => sentences.extend([declared(mv.from(), mv.to()), article(law)]),
        None => {}
    }
    if let Some(law) = wrong.offers_draw {
        let offered = one(&say::OFFERED, vec![Arg::Side(wrong.side)]);
        sentences.extend([offered, article(law)]);
    }
    vec![owed(sentences)]
}

/// The move that was declared must be made.
pub(super) fn declared(from: Square, to: Square) -> Sentence {
    let squares = vec![Arg::Square(from), Arg::Square(to)];
    one(&say::MUST_DECLARED, squares)
}

/// What can be claimed now.
fn may_claim(side: Side, chances: &[ClaimChance], form: MoveForm) -> Vec<Cue> {
    if chances.is_empty() {
        return vec![echo(vec![one(&say::MAY_NOT_CLAIM, vec![Arg::Side(side)])])];
    }
    let all = chances.iter();
    all.flat_map(|chance| told(chance, None, form)).collect()
}
