//! Presses of the chessclock that are retracted.

use annabella::board::Side;
use annabella::clock::{Clock, Running, TimeControl};
use annabella::time::Moment;

fn at(ms: u64) -> Moment {
    Moment::from_ms(ms)
}

#[test]
fn a_press_that_is_retracted_at_once_has_not_been() {
    for text in ["5+3", "5d3", "5b3", "2/1,5", "0:02"] {
        let control: TimeControl = text.parse().expect("a time control");
        let mut clock = Clock::new(control);
        clock.start(Side::White, at(0)).expect("it stands");
        for (side, ms) in [
            (Side::White, 700),
            (Side::Black, 1_500),
            (Side::White, 1_900),
        ] {
            let before = (
                Side::BOTH.map(|one| clock.remaining_ms(one, at(ms))),
                Side::BOTH.map(|one| clock.moves(one)),
                Side::BOTH.map(|one| clock.period(one)),
                Side::BOTH.map(|one| clock.moves_to_control(one)),
                clock.remaining_ms(side, at(ms + 4_000)),
                clock.running(),
            );
            clock.press_unclaimed(side, at(ms)).expect("it runs");
            assert_eq!(clock.retract(at(ms)), Some(side));
            let after = (
                Side::BOTH.map(|one| clock.remaining_ms(one, at(ms))),
                Side::BOTH.map(|one| clock.moves(one)),
                Side::BOTH.map(|one| clock.period(one)),
                Side::BOTH.map(|one| clock.moves_to_control(one)),
                clock.remaining_ms(side, at(ms + 4_000)),
                clock.running(),
            );
            assert_eq!(before, after, "{text}");
            clock.press_unclaimed(side, at(ms)).expect("it runs");
        }
    }
}

#[test]
fn what_the_opponent_has_used_stays_used() {
    let mut clock = Clock::new("5+3".parse().expect("a time control"));
    clock.start(Side::White, at(0)).expect("it stands");
    clock.press(Side::White, at(10_000)).expect("it runs");
    assert_eq!(clock.readings_at_press(0), Some([293_000, 303_000]));
    clock.pause(at(14_000)).expect("it runs");
    assert_eq!(clock.retract(at(14_000)), Some(Side::White));
    assert_eq!(clock.remaining_ms(Side::White, at(20_000)), 293_000);
    assert_eq!(clock.remaining_ms(Side::Black, at(20_000)), 299_000);
    assert_eq!(clock.running(), Running::Paused(Side::White));
    assert_eq!(clock.retract(at(20_000)), None);
    assert_eq!(clock.readings_at_press(0), None);
}
