//! The day and the time of day, as files name them.

use std::time::{SystemTime, UNIX_EPOCH};

/// Today, `2026-03-01`, and this moment, `2026-03-01T12:00:00Z`, in UTC.
pub fn now() -> (String, String) {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    let (days, second) = (since.as_secs() / 86_400, since.as_secs() % 86_400);
    // The days of the civil calendar, counted in eras of 400 years from 1 March 0000.
    let shifted = days + 719_468;
    let (era, day) = (shifted / 146_097, shifted % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 {
        shifted_month + 3
    } else {
        shifted_month - 9
    };
    let year = era * 400 + year + u64::from(month <= 2);
    let date = format!("{year:04}-{month:02}-{day:02}");
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    let moment = format!("{date}T{hour:02}:{minute:02}:{second:02}Z");
    (date, moment)
}
