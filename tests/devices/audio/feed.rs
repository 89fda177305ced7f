//! What a device is given buffer by buffer, and once more if it did not take it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use annabella::adapters::audio::{Feed, Output, Playback, Route, Volumes};

/// A device that says later than this that it has run dry has taken the buffer.
const AT_ONCE: Duration = Duration::from_millis(5);

/// A sound that never has the same sample twice.
fn rising() -> Vec<f32> {
    (0..400_u16).map(|at| f32::from(at) / 1_000.0).collect()
}

fn feed() -> Feed {
    let playback = Arc::new(Playback::new(Volumes::new(1.0, 1.0), |_| ()));
    playback.play(1, rising(), Route::Everywhere);
    playback.complete(1);
    Feed::new(playback, Output::First)
}

#[test]
fn what_was_refused_is_heard_once_and_in_its_place() {
    let mut feed = feed();
    let now = Instant::now();
    let mut heard = Vec::new();
    for at in 0..8 {
        let buffer = feed.next(100, now).to_vec();
        if at % 2 == 0 {
            // Nothing was there before the first buffer that could have a hole.
            let is_hole = feed.ran_dry(now);
            assert_eq!(is_hole, at > 0, "buffer {at}");
        } else {
            heard.extend(buffer);
        }
    }
    assert_eq!(heard, rising());
    feed.next(100, now);
    feed.next(100, now);
    assert!(!feed.ran_dry(now), "silence has no holes");
}

#[test]
fn what_was_taken_is_not_heard_again() {
    let mut feed = feed();
    let now = Instant::now();
    let mut heard = Vec::new();
    for _ in 0..4 {
        heard.extend(feed.next(100, now).to_vec());
        feed.ran_dry(now + AT_ONCE);
    }
    assert_eq!(heard, rising());
}
