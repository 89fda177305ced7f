//! What the arbiter corrects at the chessclock: times that are set, given, taken and booked, and the counter of moves.

use annabella::board::Side::{Black, White};
use annabella::clock::{ClaimPenalty, Clock, ControlPreset, Cut};

use super::{at, hms, play, play_moves, read, seen, started};

/// The section on adjournments works this example: the control of 40 moves in two hours is passed
/// after 1:35 and 1:20 of a session of four hours. Black adjourns and must be booked 2:25, which
/// leaves him 35 minutes to his next control.
#[test]
fn ussr_1956_section_19_time_taken_on_oneself() {
    let mut clock = Clock::new(ControlPreset::find("ussr-1956-40-20").unwrap().control());
    clock.start(White, at("0")).unwrap();
    play_moves(&mut clock, 39, "2:00", "2:00");
    play(&mut clock, &["17:00", "2:00"]);
    let now = seen(&clock);
    assert_eq!(read(clock.used_ms(White, now)), "1:35:00");
    assert_eq!(read(clock.used_ms(Black, now)), "1:20:00");
    clock.stop(now);
    let booking = clock.book_session(Black, hms("4:00:00"), now);
    assert_eq!(read(booking.used_ms), "2:25:00");
    assert_eq!(read(booking.extra_ms), "1:05:00");
    assert_eq!(read(clock.used_ms(Black, now)), "2:25:00");
    assert_eq!(read(clock.remaining_ms(Black, now)), "0:35:00");
    assert_eq!(read(clock.remaining_ms(White, now)), "1:25:00");
    // A session that is over needs nothing more.
    let again = clock.book_session(Black, hms("4:00:00"), now);
    assert_eq!(again.extra_ms, 0);
}

#[test]
fn fide_2005_article_9_5b_the_four_corrections() {
    let costs = ClaimPenalty {
        opponent_ms: hms("3:00"),
        claimant: Some(Cut {
            most_ms: hms("3:00"),
            floor_ms: hms("1:00"),
        }),
    };
    let table = [
        ("20:00", "0:17:00"),
        ("6:00", "0:03:00"),
        ("5:00", "0:02:30"),
        ("2:00", "0:01:00"),
        ("1:40", "0:01:00"),
        ("1:00", "0:01:00"),
        ("0:40", "0:00:40"),
    ];
    for (before, after) in table {
        let mut clock = started("30");
        clock.set_remaining(White, hms(before), at("1"));
        clock.pause(at("1")).unwrap();
        clock.correct_wrong_claim(White, costs, at("2"));
        assert_eq!(read(clock.remaining_ms(White, at("2"))), after, "{before}");
        assert_eq!(read(clock.remaining_ms(Black, at("2"))), "0:33:00");
    }
    // Today nothing is taken.
    let costs = ClaimPenalty {
        opponent_ms: hms("2:00"),
        claimant: None,
    };
    let mut clock = started("30");
    clock.correct_wrong_claim(White, costs, at("0"));
    assert_eq!(read(clock.remaining_ms(White, at("0"))), "0:30:00");
    assert_eq!(read(clock.remaining_ms(Black, at("0"))), "0:32:00");
}

#[test]
fn the_arbiter_sets_gives_and_takes() {
    for short in ["5", "5+3", "5d5", "5b5"] {
        let mut clock = started(short);
        clock.set_remaining(White, hms("2:00"), at("1"));
        assert_eq!(read(clock.remaining_ms(White, at("1"))), "0:02:00");
        clock.add(White, hms("30"), at("1"));
        assert_eq!(read(clock.remaining_ms(White, at("1"))), "0:02:30");
        assert_eq!(clock.take(White, hms("1:00"), at("1")), 60_000);
        assert_eq!(read(clock.remaining_ms(White, at("1"))), "0:01:30");
        assert_eq!(clock.take(White, hms("9:00"), at("1")), 90_000, "{short}");
        assert_eq!(clock.remaining_ms(White, at("1")), 0);
        clock.set_remaining(White, hms("1:00"), at("30"));
        assert_eq!(clock.flag_fallen(White, at("30")), None, "it is up again");
    }
}

#[test]
fn the_counter_of_moves_can_be_corrected() {
    let mut clock = started("40/120,20/60,30");
    let table = [
        (0, 1, Some(40)),
        (39, 1, Some(1)),
        (40, 2, Some(20)),
        (59, 2, Some(1)),
        (60, 3, None),
        (1000, 3, None),
    ];
    for (moves, period, left) in table {
        clock.set_moves(White, moves, at("0"));
        assert_eq!(clock.moves(White), moves);
        assert_eq!(clock.period(White), period, "{moves}");
        assert_eq!(clock.moves_to_control(White), left, "{moves}");
    }
    assert_eq!(read(clock.remaining_ms(White, at("0"))), "2:00:00");
    let mut clock = started("40/150,16/60");
    for (moves, period, left) in [(40, 2, 16), (55, 2, 1), (56, 3, 16), (88, 5, 16)] {
        clock.set_moves(Black, moves, at("0"));
        let found = (clock.period(Black), clock.moves_to_control(Black));
        assert_eq!(found, (period, Some(left)), "{moves}");
    }
    clock.set_moves(Black, u32::MAX, at("0"));
    assert_eq!(clock.moves_to_control(Black), None);
}
