//! The claims report in sentences: when a draw could be claimed, by which move, and what became of it.

use super::announce::announce;
use super::cue::{Arg, Cue, Phrase, Sentence, Urgency};
use super::phrases as say;
use super::tell::{self, number};
use super::{announcement, echo};
use crate::arbiter::claims::Ground;
use crate::arbiter::{Chance, Fate, Report};
use crate::game::Position;
use crate::session::settings::Form;

/// So many moves to announce are all named; of more only the first is.
const MOST_NAMED: usize = 3;

/// What is heard of a claims report: how often a draw could be claimed, then each time in turn.
///
/// Where enough quiet moves stand on the board, nobody needs to hear the moves that could be
/// announced too, and turns in a row on which they stand are told together.
pub fn claims_report(report: &Report, form: Form) -> Vec<Cue> {
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
        let on_board = |other: &&Chance| other.plies == chance.plies && stands_quiet(other);
        let is_told = quiet && told_until.is_some_and(|until| chance.plies <= until);
        let needless = quiet && !chance.moves.is_empty();
        if is_told || needless && report.chances[..at].iter().rev().any(|c| on_board(&c)) {
            continue;
        }
        let more = run_length(&report.chances[at..]);
        if more > 0 {
            told_until = Some(chance.plies + more);
        }
        cues.extend(told(chance, more, form));
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
fn stands_quiet(chance: &Chance) -> bool {
    chance.ground == Ground::QuietMoves && chance.moves.is_empty()
}

/// On how many of the next turns the same claim of quiet moves stood on the board and was missed.
fn run_length(chances: &[Chance]) -> usize {
    let missed = |chance: &&Chance| stands_quiet(chance) && chance.fate == Fate::Missed;
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
    Phrase::new(&say::AT_MOVE, args).into()
}

/// One claim, and so many turns more on which it stood.
fn told(chance: &Chance, more: usize, form: Form) -> Vec<Cue> {
    let spec = match (chance.ground, chance.moves.is_empty()) {
        (Ground::Repetition, true) => &say::CLAIM_REPETITION,
        (Ground::Repetition, false) => &say::CLAIM_REPETITION_AHEAD,
        (Ground::QuietMoves, true) => &say::CLAIM_QUIET,
        (Ground::QuietMoves, false) => &say::CLAIM_QUIET_AHEAD,
    };
    let mut sentence = at_move(&chance.position);
    sentence
        .0
        .push(Phrase::new(spec, vec![Arg::Number(chance.reached)]));
    if more > 0 {
        sentence
            .0
            .push(Phrase::new(&say::CLAIM_RUN, vec![number(more)]));
    }
    let fate = vec![Arg::Key(chance.fate.key())];
    sentence.0.push(Phrase::new(&say::CLAIM_FATE, fate));
    let article = vec![Arg::Article(chance.article)];
    sentence.0.push(Phrase::new(&say::ARTICLE, article));
    let mut sentences = vec![sentence];
    if let Some(moves) = chance.unless_won {
        let unless = Phrase::new(&say::CLAIM_UNLESS_WON, vec![Arg::Number(moves)]);
        sentences.push(unless.into());
    }
    if chance.moves.is_empty() {
        return vec![echo(sentences)];
    }
    let count = chance.moves.len();
    sentences.push(Phrase::new(&say::CLAIM_MOVES, vec![number(count)]).into());
    let named = if count > MOST_NAMED { 1 } else { count };
    let moves = chance.moves[..named].iter();
    let moves = moves.map(|mv| announcement(Urgency::Echo, announce(&chance.position, *mv, form)));
    std::iter::once(echo(sentences)).chain(moves).collect()
}
