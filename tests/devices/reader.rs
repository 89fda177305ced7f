//! The screen reader as one that speaks, and whether one listens.

use std::time::{Duration, Instant};

#[cfg(target_os = "linux")]
use annabella::adapters::listeners::is_of_names;
use annabella::adapters::reader::ScreenReading;

#[test]
fn a_text_is_heard_before_it_is_surely_done() {
    let now = Instant::now();
    let reading = ScreenReading::began(7, "Knight Gustav 1, Felix 3", now);
    assert!(!reading.is_heard(now));
    let later = now + Duration::from_millis(1500);
    assert!(reading.is_heard(later));
    assert!(!reading.left(later).is_zero());
    assert!(reading.left(now + Duration::from_secs(3)).is_zero());
}

#[cfg(target_os = "linux")]
#[test]
fn the_events_of_screen_readers_are_known_and_those_of_others_are_not() {
    for event in [
        "Object:PropertyChange:AccessibleName",
        "object:property-change:accessible-name",
        "Object:PropertyChange:",
        "object:",
    ] {
        assert!(is_of_names(event), "{event}");
    }
    for event in [
        "Object:StateChanged:Focused",
        "object:property-change:accessible-value",
        "Focus:",
        "window:activate",
    ] {
        assert!(!is_of_names(event), "{event}");
    }
}
