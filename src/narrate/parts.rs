//! The parts that many sentences have: a phrase alone, an article, a number, a duration, a result.

use super::cue::{Arg, Phrase, Sentence};
use super::phrases::{self as say, Spec};
use crate::arbiter::Law;
use crate::board::Side;
use crate::record::GameResult;

/// A sentence of one phrase.
pub(super) fn one(spec: &'static Spec, args: Vec<Arg>) -> Sentence {
    Phrase::new(spec, args).into()
}

/// The article of a law.
pub(super) fn article(law: Law) -> Sentence {
    one(&say::ARTICLE, vec![Arg::Article(law.article)])
}

/// A count as a number in a phrase.
pub(super) fn number(value: usize) -> Arg {
    Arg::Number(u32::try_from(value).unwrap_or(u32::MAX))
}

/// Hours, minutes and seconds, without those that are none. In a reading, seconds that have
/// begun count, so that it does not say nothing before the flag falls.
pub(super) fn duration(ms: u64) -> Vec<Phrase> {
    let total = ms.div_ceil(1000);
    let number = |value: u64| vec![Arg::Number(u32::try_from(value).unwrap_or(u32::MAX))];
    let (hours, minutes, seconds) = (total / 3600, total / 60 % 60, total % 60);
    let parts: [(u64, &'static Spec); 3] = [
        (hours, &say::HOURS),
        (minutes, &say::MINUTES),
        (seconds, &say::SECONDS),
    ];
    let told = parts.iter().filter(|(value, _)| *value > 0);
    let mut phrases: Vec<Phrase> = told
        .map(|(value, spec)| Phrase::new(spec, number(*value)))
        .collect();
    if phrases.is_empty() {
        phrases.push(Phrase::new(&say::SECONDS, number(0)));
    }
    phrases
}

/// The key of a result in the voices.
pub(super) fn result_key(outcome: Option<GameResult>) -> &'static str {
    match outcome {
        Some(GameResult::Win(Side::White)) => "white",
        Some(GameResult::Win(Side::Black)) => "black",
        Some(GameResult::Draw) => "draw",
        Some(GameResult::LostByBoth) => "nobody",
        None => "unknown",
    }
}
