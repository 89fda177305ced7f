//! Small buffers where the device keeps up, larger ones where it does not.

use std::time::{Duration, Instant};

use annabella::adapters::audio::Buffering;

fn smallest(buffering: &Buffering) -> Option<u32> {
    buffering.sizes().next()
}

/// Something is heard for some seconds, smoothly; whether the buffers change when it is over.
fn hears_smoothly(buffering: &mut Buffering, now: Instant) -> bool {
    for _ in 0..20 {
        assert!(!buffering.changes(0, false, now), "while it is heard");
    }
    buffering.changes(0, true, now)
}

#[test]
fn a_device_that_keeps_up_gets_the_smallest_buffers_and_stays_with_them() {
    let mut buffering = Buffering::default();
    let begun = Instant::now();
    assert_eq!(smallest(&buffering), Some(256));
    assert!(!buffering.changes(0, true, begun), "nothing was heard yet");
    assert!(hears_smoothly(&mut buffering, begun));
    let first = smallest(&buffering);
    assert_eq!(first, Some(128));
    assert!(
        !hears_smoothly(&mut buffering, begun),
        "there are no smaller ones"
    );
    for minute in 0..60 {
        let now = begun + Duration::from_mins(minute);
        // A hole now and then is an accident.
        assert!(!buffering.changes(u64::from(minute % 2 == 0), true, now));
    }
    assert_eq!(smallest(&buffering), first);
}

#[test]
fn holes_bring_larger_buffers_when_nothing_sounds_and_many_holes_at_once() {
    let mut buffering = Buffering::default();
    let now = Instant::now();
    assert!(!buffering.changes(1, false, now));
    assert!(
        !buffering.changes(1, false, now),
        "a word is not cut for two holes"
    );
    let later = now + Duration::from_mins(5);
    assert!(
        buffering.changes(0, true, later),
        "when it is over the buffers grow"
    );
    assert_eq!(smallest(&buffering), Some(512));
    assert!(!buffering.changes(5, false, later));
    assert!(
        buffering.changes(1, false, later),
        "so many holes are worse than one more"
    );
    assert_eq!(smallest(&buffering), Some(1024));
    assert!(buffering.changes(9, false, later));
    assert!(
        !buffering.changes(9, true, later),
        "there are no larger ones"
    );
    assert_eq!(smallest(&buffering), Some(2048));
    assert!(
        !hears_smoothly(&mut buffering, later + Duration::from_mins(5)),
        "smaller ones have failed"
    );
}

#[test]
fn buffers_that_were_too_small_are_not_tried_again() {
    let mut buffering = Buffering::default();
    let now = Instant::now();
    assert!(hears_smoothly(&mut buffering, now));
    assert_eq!(smallest(&buffering), Some(128));
    assert!(buffering.changes(9, false, now));
    assert_eq!(smallest(&buffering), Some(256));
    assert!(!hears_smoothly(
        &mut buffering,
        now + Duration::from_mins(5)
    ));
    assert_eq!(smallest(&buffering), Some(256));
}

#[test]
fn what_a_device_does_not_take_is_not_offered_to_it_again() {
    let mut buffering = Buffering::default();
    assert_eq!(
        buffering.sizes().collect::<Vec<_>>(),
        [256, 512, 1024, 2048]
    );
    buffering.taken(1024);
    assert_eq!(smallest(&buffering), Some(1024));
    assert!(!hears_smoothly(&mut buffering, Instant::now()));
}
