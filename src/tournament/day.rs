//! Days as they are typed and as a report has them.

/// A day as a report writes it, `2026/03/01`: the year first, or last behind full stops, with `/`, `-` or `.` between.
/// `None` if there is no such day.
pub(super) fn day_of(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.trim().split(['/', '-', '.']).collect();
    let [first, month, last] = parts[..] else {
        return None;
    };
    let (year, day) = match first.len() {
        4 => (first, last),
        _ if text.contains('.') && last.len() == 4 => (last, first),
        _ => return None,
    };
    let number = |text: &str| text.parse::<u32>().ok().filter(|_| text.len() <= 4);
    let (year, month, day) = (number(year)?, number(month)?, number(day)?);
    let is_day = (1..=days_of(year, month)).contains(&day) && year > 0;
    is_day.then(|| format!("{year:04}/{month:02}/{day:02}"))
}

/// How many days a month has; none if there is no such month.
const fn days_of(year: u32, month: u32) -> u32 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    }
}

/// A day, counted from 1970-01-01, as the tag of a game has it: `2026.03.01`.
pub fn date_of(days: u32) -> String {
    /// The days of four hundred years, after which the calendar repeats itself.
    const CYCLE: u32 = 146_097;
    let (mut year, mut month, mut left) = (1970 + days / CYCLE * 400, 1, days % CYCLE);
    while left >= days_of(year, month) {
        left -= days_of(year, month);
        (year, month) = if month == 12 {
            (year + 1, 1)
        } else {
            (year, month + 1)
        };
    }
    format!("{year:04}.{month:02}.{:02}", left + 1)
}
