//! What the script of a play is made of: spans of time, and what a slow world holds back.

use crate::protocol::{Report, Request};

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
