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
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let days = match month {
        2 => 28 + u32::from(is_leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    let is_day = (1..=days).contains(&day) && year > 0;
    is_day.then(|| format!("{year:04}/{month:02}/{day:02}"))
}
