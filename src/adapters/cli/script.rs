//! What the script of a play is made of: spans of time, terms of an agreement, and what a slow world holds back.

use crate::clock::Tagged;
use crate::input::terms;
use crate::protocol::{Agreement, Report, Request};

/// What the world has not done yet.
pub(super) enum Held {
    Request(Request),
    Reports(Vec<Report>),
}

/// `45` or `1:30`, in seconds.
pub(super) fn seconds(text: &str) -> Option<u64> {
    match text.split_once(':') {
        None => text.parse().ok(),
        Some((minutes, seconds)) => {
            let (minutes, seconds): (u64, u64) = (minutes.parse().ok()?, seconds.parse().ok()?);
            (seconds < 60).then(|| minutes.saturating_mul(60).saturating_add(seconds))
        }
    }
}

/// A term of the agreement under which the play's game begins.
pub(super) fn agree_on(agreement: &mut Agreement, key: &str, value: &str) -> Option<()> {
    match (key, value) {
        // In plays the clock is written as in PGN: in seconds.
        ("clock", value) => {
            let tag = |name: &str| (name == "TimeControl").then_some(value);
            agreement.control = match (terms::take(agreement, value), Tagged::read(tag)) {
                (_, Ok(Tagged::Control(control))) => Some(control),
                (Some(()), _) => return Some(()),
                (None, _) => return None,
            };
            Some(())
        }
        ("repeats", "on") => terms::take(agreement, "repeats"),
        ("repeats", "off") => terms::take(agreement, "no-repeats"),
        ("session", _) => terms::take(agreement, &format!("session-{value}")),
        ("no-draws-before", _) => terms::take(agreement, &format!("no-draws-before-{value}")),
        _ => terms::take(agreement, value),
    }
}
