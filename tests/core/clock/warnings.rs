//! Warnings of the chessclock: each once, the most urgent first, and when the next one is due.

use annabella::board::Side::White;
use annabella::time::Moment;

use super::{at, hms, play, seen, started};

#[test]
fn each_warning_comes_once_on_the_way_down() {
    let mut clock = started("6");
    let mut heard = Vec::new();
    for second in 0..360 {
        let now = Moment::from_ms(second * 1000);
        while let Some(warning) = clock.warning(White, now) {
            heard.push((second, warning.threshold_ms / 1000));
            clock.warned(warning);
        }
    }
    assert_eq!(
        heard,
        [(60, 300), (240, 120), (300, 60), (330, 30), (350, 10)]
    );
}

#[test]
fn a_late_look_gives_the_most_urgent_warning_only() {
    let mut clock = started("6");
    let warning = clock.warning(White, at("5:15")).unwrap();
    assert_eq!(warning.threshold_ms, 60_000);
    assert_eq!(warning.remaining_ms, 45_000);
    assert_eq!(clock.warning(White, at("5:15")), Some(warning), "put off");
    clock.warned(warning);
    assert_eq!(clock.warning(White, at("5:15")), None);
    assert_eq!(clock.next_deadline(at("5:15")), Some(at("5:30")));
    assert_eq!(clock.warning(White, at("6:00")), None, "the flag is down");
}

#[test]
fn an_increment_does_not_bring_a_warning_back_but_new_time_does() {
    let mut clock = started("2/2+20,10");
    let warning = clock.warning(White, at("1:50")).unwrap();
    assert_eq!(warning.threshold_ms, 30_000);
    clock.warned(warning);
    play(&mut clock, &["1:55", "1"]);
    // 25 + 20 seconds: 30 comes by again.
    let now = seen(&clock).plus_ms(20_000);
    assert_eq!(clock.warning(White, now), None);
    play(&mut clock, &["20", "1"]);
    // 25 seconds and ten minutes: all warnings hold again.
    let now = seen(&clock).plus_ms(hms("5:25"));
    let warning = clock.warning(White, now).unwrap();
    assert_eq!(warning.threshold_ms, 300_000);
    clock.warned(warning);
    clock.add(White, hms("1:00"), now);
    assert_eq!(clock.warning(White, now), None);
    let now = now.plus_ms(hms("1:00"));
    assert_eq!(clock.warning(White, now), Some(warning));
}

#[test]
fn nobody_is_warned_of_time_that_he_never_had() {
    assert_eq!(started("5+3").warning(White, at("4")), None);
    let three = started("3");
    assert_eq!(three.next_deadline(at("0")), Some(at("1:00")));
    let mut clock = started("60");
    clock.set_warnings(White, &[], at("0"));
    assert_eq!(clock.next_deadline(at("0")), Some(at("1:00:00")));
    clock.set_warnings(White, &[hms("20:00"), hms("10:00")], at("45:00"));
    assert_eq!(clock.warning(White, at("45:00")), None);
    assert_eq!(clock.next_deadline(at("45:00")), Some(at("50:00")));
    // The other side keeps its own thresholds.
    clock.press(White, at("45:00")).expect("it runs");
    assert_eq!(clock.next_deadline(at("45:00")), Some(at("1:40:00")));
}

#[test]
fn a_deadline_waits_for_a_delay() {
    let mut clock = started("6d10");
    assert_eq!(clock.next_deadline(at("0")), Some(at("1:10")));
    assert_eq!(clock.next_deadline(at("1:10")), Some(at("4:10")));
    assert!(clock.warning(White, at("1:10")).is_some());
    clock.set_warnings(White, &[], at("1:10"));
    assert_eq!(clock.next_deadline(at("1:10")), Some(at("6:10")));
    assert_eq!(clock.next_deadline(at("6:10")), None, "the flag is down");
    clock.pause(at("1:20")).unwrap();
    assert_eq!(clock.next_deadline(at("1:20")), None);
}
