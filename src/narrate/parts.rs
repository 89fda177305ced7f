//! The parts that many sentences have: an article, a duration, a move, a result.

use super::announce::{announce, earcon_of};
use super::cue::{Arg, Cue, Phrase, Sentence, Urgency, announcement, sentence, sound};
use super::phrases::{self as say, Spec};
use crate::arbiter::Law;
use crate::board::Side;
use crate::game::{Move, Position};
use crate::protocol::{MoveForm, OpenFault, Setting, Settings, SystemFault};
use crate::record::GameResult;

/// The article of a law.
pub(super) fn article(law: Law) -> Phrase {
    say::ARTICLE.with(Arg::Article(law.article))
}

/// The number of an article alone, as arbiters call it in a ruling: the word "article" would cost half a second.
pub(super) fn article_number(law: Law) -> Phrase {
    let number = law.article.strip_prefix("Art. ");
    say::ARTICLE.with(Arg::Article(number.unwrap_or(law.article)))
}

/// Why the system did not do what was wanted; any other text is said as it is.
pub(super) fn reason(detail: &str) -> Arg {
    match detail.parse::<SystemFault>() {
        Ok(fault) => Arg::Sentence(sentence(say::SYSTEM_FAULT.with(<&str>::from(fault)))),
        Err(_) => Arg::Text(detail.to_owned()),
    }
}

/// Which move of a game cannot be.
pub(super) fn wrong_move(fault: &OpenFault) -> Phrase {
    say::UNOPENABLE_MOVE.with((fault.number, &fault.key, &fault.detail))
}

/// Where a file is: its folders are written, and not said.
pub(super) fn path(path: &str) -> Arg {
    Arg::Path(path.to_owned())
}

/// The number of the next move of a position, and whose it is.
pub(super) fn at_move(position: &Position) -> Phrase {
    say::AT_MOVE.with((position.number(), position.turn()))
}

/// A move in the words of announcements, without its sound.
pub(super) fn announced(urgency: Urgency, before: &Position, mv: Move, form: MoveForm) -> Cue {
    announcement(urgency, announce(before, mv, form))
}

/// A move, with its sound on the square that it reaches.
pub(super) fn played(urgency: Urgency, before: &Position, mv: Move, form: MoveForm) -> Vec<Cue> {
    vec![
        sound(earcon_of(before, mv), Some(mv.to())),
        announced(urgency, before, mv, form),
    ]
}

/// A phrase, and a time behind it.
pub(super) fn timed(phrase: Phrase, ms: u64) -> Sentence {
    sentence((phrase, duration(ms)))
}

/// A phrase, and a time of so many seconds behind it.
pub(super) fn timed_s(phrase: Phrase, seconds: u32) -> Sentence {
    timed(phrase, u64::from(seconds) * 1000)
}

/// Hours, minutes and seconds, without those that are none. In a reading, seconds that have
/// begun count, so that it does not say nothing before the flag falls.
pub(super) fn duration(ms: u64) -> Vec<Phrase> {
    let total = ms.div_ceil(1000);
    let told =
        |(spec, value): (&'static Spec, u64)| spec.with(u32::try_from(value).unwrap_or(u32::MAX));
    let (hours, minutes, seconds) = (total / 3600, total / 60 % 60, total % 60);
    let parts: [(&'static Spec, u64); 3] = [
        (&say::HOURS, hours),
        (&say::MINUTES, minutes),
        (&say::SECONDS, seconds),
    ];
    if total == 0 {
        return vec![told((&say::SECONDS, 0))];
    }
    let some = parts.into_iter().filter(|(_, value)| *value > 0);
    some.map(told).collect()
}

/// What a clock shows, as one reads it off: hours and minutes, or minutes and seconds.
pub(super) fn reading(ms: u64) -> Vec<Phrase> {
    let total = ms.div_ceil(1000);
    let (hours, minutes, seconds) = (total / 3600, total / 60 % 60, total % 60);
    let number = |value: u64| u32::try_from(value).unwrap_or(u32::MAX);
    match (hours, minutes, seconds) {
        (1.., 1.., _) => vec![say::HOURS_MINUTES.with((number(hours), number(minutes)))],
        (1.., 0, _) => vec![say::HOURS.with(number(hours))],
        (0, 1.., 1..) => vec![say::MINUTES_SECONDS.with((number(minutes), number(seconds)))],
        (0, _, _) => duration(ms),
    }
}

/// The key of what is on or off.
pub(super) const fn on_off(is_on: bool) -> &'static str {
    if is_on { "on" } else { "off" }
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

/// What the clocks show, White's first.
pub(super) fn readings(remaining_ms: [u64; 2]) -> Vec<Sentence> {
    let clocks = Side::BOTH.into_iter().zip(remaining_ms);
    let told = clocks.map(|(side, ms)| timed(say::TIME_OF.with(side), ms));
    told.collect()
}

/// That a number goes no further, where it has reached the end of its range.
pub(super) fn end(setting: Setting, now: &Settings) -> Option<Phrase> {
    let key = |is_most| if is_most { "most" } else { "least" };
    Some(say::SET_END.with(key(now.end_reached(setting)?)))
}
