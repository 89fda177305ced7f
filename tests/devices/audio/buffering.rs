//! Small buffers where the device keeps up, larger ones where it does not.

use std::time::{Duration, Instant};

use annabella::adapters::audio::Buffering;

fn smallest(buffering: &Buffering) -> Option<u32> {
    buffering.sizes().next()
}

#[test]
fn a_device_that_keeps_up_stays_with_the_smallest_buffers() {
    let mut buffering = Buffering::default();
    let begun = Instant::now();
    let first = smallest(&buffering);
    for minute in 0..60 {
        let now = begun + Duration::from_mins(minute);
        // A hole now and then is an accident.
        assert!(!buffering.grows(u64::from(minute % 2 == 0), true, now));
    }
    assert_eq!(smallest(&buffering), first);
}

#[test]
fn holes_bring_larger_buffers_when_nothing_sounds_and_many_holes_at_once() {
    let mut buffering = Buffering::default();
    let now = Instant::now();
    assert!(!buffering.grows(1, false, now));
    assert!(
        !buffering.grows(1, false, now),
        "a word is not cut for two holes"
    );
    let later = now + Duration::from_mins(5);
    assert!(
        buffering.grows(0, true, later),
        "when it is over the buffers grow"
    );
    assert_eq!(smallest(&buffering), Some(512));
    assert!(!buffering.grows(5, false, later));
    assert!(
        buffering.grows(1, false, later),
        "so many holes are worse than one more"
    );
    assert_eq!(smallest(&buffering), Some(1024));
    assert!(buffering.grows(9, false, later));
    assert!(!buffering.grows(9, true, later), "there are no larger ones");
    assert_eq!(smallest(&buffering), Some(2048));
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
}
