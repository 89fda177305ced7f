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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_told_as_far_as_it_is_known() {
        let form = |text| date(text).map(|phrase| phrase.args);
        let args = |form, day, month, year| {
            let numbers = [day, month, year].map(Arg::Number);
            Some([vec![Arg::Key(form)], numbers.to_vec()].concat())
        };
        assert_eq!(form("1958.05.02"), args("day", 2, 5, 1958));
        assert_eq!(form("1958.05.??"), args("month", 0, 5, 1958));
        assert_eq!(form("1958.??.02"), args("year", 0, 0, 1958));
        assert_eq!(form("1958.13.40"), args("year", 0, 0, 1958));
        assert_eq!(form("????.??.??"), None);
        assert_eq!(form(""), None);
    }

    #[test]
    fn nobody_is_called_a_question_mark() {
        assert_eq!(player("?"), Arg::Key("unknown"));
        assert_eq!(player(" "), Arg::Key("unknown"));
        assert_eq!(player("Anna"), Arg::Text("Anna".into()));
    }
}
