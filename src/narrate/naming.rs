//! How players and dates are named.

use super::cue::{Arg, Phrase};
use super::phrases as say;

/// The name of a player as files have it. PGN writes a question mark for one that nobody knows.
pub(super) fn player(name: &str) -> Arg {
    match name.trim() {
        "" | "?" => Arg::Key("unknown"),
        known => Arg::Text(known.to_owned()),
    }
}

/// A date as PGN writes it, `1958.05.02`, as far as it is known: `1958.05.??`. `None` without a year.
pub(super) fn date(date: &str) -> Option<Phrase> {
    let mut parts = date.split('.').map(|part| part.trim().parse::<u32>().ok());
    let mut next = |most: u32| {
        parts
            .next()
            .flatten()
            .filter(|part| (1..=most).contains(part))
    };
    let year = next(9999)?;
    let month = next(12);
    let day = month.and_then(|_| next(31));
    let form = match (month, day) {
        (None, _) => "year",
        (_, None) => "month",
        _ => "day",
    };
    let (month, day) = (month.unwrap_or_default(), day.unwrap_or_default());
    Some(say::CALENDAR_DATE.with((form, day, month, year)))
}
