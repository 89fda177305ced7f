//! Waiting for something that happens elsewhere: by looking at it, and never by counting on how long it takes.

use std::thread;
use std::time::{Duration, Instant};

/// Longer than anything takes on the busiest machine: only what never happens reaches it.
pub const TOO_LONG: Duration = Duration::from_secs(300);

/// So often it is looked whether it has happened.
const GLANCE: Duration = Duration::from_millis(5);

/// Waits until something has happened; fails if it never does.
#[track_caller]
pub fn until(what: &str, mut has_happened: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !has_happened() {
        assert!(begin.elapsed() < TOO_LONG, "waited in vain until {what}");
        thread::sleep(GLANCE);
    }
}
