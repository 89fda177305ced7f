//! The day and the time of day, as files name them and as a clock on the wall shows them.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

/// Today, `2026-03-01`, and this moment, `2026-03-01T12:00:00Z`, in UTC.
pub fn now() -> (String, String) {
    let now = Timestamp::now();
    let date = now.strftime("%Y-%m-%d").to_string();
    (date, now.strftime("%Y-%m-%dT%H:%M:%SZ").to_string())
}

/// The day of now in UTC, counted from 1970-01-01.
pub fn day() -> u32 {
    let today = Timestamp::now().to_zoned(TimeZone::UTC).date();
    let since = today - Date::constant(1970, 1, 1);
    u32::try_from(since.get_days()).unwrap_or(0)
}

/// A moment where the player is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wall {
    /// The date, for example `2026-11-22`.
    pub date: String,
    /// The time, for example `14:32:05`.
    pub time: String,
    /// Hours and minutes.
    pub hours_minutes: [u32; 2],
}

impl Wall {
    /// Now. Where the system does not tell where it is, in UTC.
    pub fn now() -> Self {
        let now = Zoned::now();
        let part = |value: i8| u32::try_from(value).unwrap_or(0);
        Self {
            date: now.strftime("%Y-%m-%d").to_string(),
            time: now.strftime("%H:%M:%S").to_string(),
            hours_minutes: [part(now.hour()), part(now.minute())],
        }
    }
}

/// This moment, in milliseconds since 1970-01-01: the log of an event began then, whichever computer has it.
pub fn moment() -> crate::time::Moment {
    let ms = Timestamp::now().as_millisecond();
    crate::time::Moment::from_ms(u64::try_from(ms).unwrap_or(0))
}
