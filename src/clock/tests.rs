//! Tables worked by hand, and properties of the chessclock.

use proptest::prelude::*;

use super::*;
use Side::{Black, White};

/// Hours, minutes and seconds as milliseconds.
fn hms(text: &str) -> u64 {
    text.split(':').fold(0, |sum, part| {
        sum * 60 + part.parse::<u64>().unwrap() * 1000
    })
}

/// Milliseconds as hours, minutes and seconds.
fn read(ms: u64) -> String {
    assert_eq!(ms % 1000, 0, "{ms} is not whole seconds");
    let s = ms / 1000;
    format!("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60)
}

fn at(text: &str) -> Moment {
    Moment::from_ms(hms(text))
}

fn clock(short: &str) -> Clock {
    Clock::new(short.parse().unwrap())
}

/// White's clock runs from moment 0.
fn started(short: &str) -> Clock {
    let mut clock = clock(short);
    clock.start(White, at("0")).unwrap();
    clock
}

/// Lets the players take these times for their moves in turn, and returns the reading after each.
fn play(clock: &mut Clock, times: &[&str]) -> Vec<String> {
    let mut now = clock.seen;
    let Running::Runs(mut side) = clock.running() else {
        panic!("a clock runs");
    };
    let mut readings = Vec::new();
    for time in times {
        now = now.plus_ms(hms(time));
        readings.push(read(clock.press(side, now).unwrap().remaining_ms));
        side = side.other();
    }
    readings
}

/// Both sides take the same time for each of a number of moves.
fn play_moves(clock: &mut Clock, moves: u32, white: &str, black: &str) {
    for _ in 0..moves {
        play(clock, &[white, black]);
    }
}

#[test]
fn traditional_clocks_only_lose_time() {
    let mut clock = started("60");
    let readings = play(&mut clock, &["1:00", "2:00", "0:30", "0:01"]);
    assert_eq!(readings, ["0:59:00", "0:58:00", "0:58:30", "0:57:59"]);
    assert_eq!(read(clock.used_ms(White, at("4:31"))), "0:02:30");
    assert_eq!(clock.moves(White), 2);
    assert_eq!(clock.moves_to_control(White), None);
}

#[test]
fn an_increment_comes_before_each_move_and_stays() {
    let mut clock = started("5+3");
    assert_eq!(read(clock.remaining_ms(White, at("0"))), "0:05:03");
    assert_eq!(read(clock.remaining_ms(Black, at("0"))), "0:05:03");
    // 5:03 - 10 + 3, 5:03 - 1 + 3, 4:56 - 3 + 3, 5:05 - 60 + 3.
    let readings = play(&mut clock, &["10", "1", "3", "1:00"]);
    assert_eq!(readings, ["0:04:56", "0:05:05", "0:04:56", "0:04:08"]);
}

#[test]
fn a_bronstein_delay_gives_back_what_the_move_took_at_most() {
    let mut clock = started("5b5");
    assert_eq!(read(clock.remaining_ms(White, at("0"))), "0:05:05");
    assert_eq!(read(clock.remaining_ms(White, at("2"))), "0:05:03");
    // Two seconds of five come back whole; of eight seconds five come back.
    let readings = play(&mut clock, &["2", "8", "5", "20"]);
    assert_eq!(readings, ["0:05:05", "0:05:02", "0:05:05", "0:04:47"]);
}

#[test]
fn a_simple_delay_passes_before_the_main_time_runs() {
    let mut clock = started("5d5");
    assert_eq!(read(clock.remaining_ms(White, at("4"))), "0:05:00");
    assert_eq!(read(clock.delay_left_ms(White, at("4"))), "0:00:01");
    assert_eq!(read(clock.remaining_ms(White, at("7"))), "0:04:58");
    let readings = play(&mut clock, &["2", "8", "5", "20"]);
    assert_eq!(readings, ["0:05:00", "0:04:57", "0:05:00", "0:04:42"]);
}

#[test]
fn a_pause_keeps_what_is_left_of_the_delay() {
    let mut clock = started("5d5");
    clock.pause(at("3")).unwrap();
    assert_eq!(read(clock.remaining_ms(White, at("10:00"))), "0:05:00");
    clock.resume(at("10:00")).unwrap();
    assert_eq!(read(clock.remaining_ms(White, at("10:04"))), "0:04:58");
    assert_eq!(clock.resume(at("10:05")), Err(Refusal::NotPaused));
}

#[test]
fn both_delays_let_the_flag_fall_at_the_same_moment() {
    for short in ["1d10", "1b10"] {
        let mut clock = started(short);
        play(&mut clock, &["40", "1", "30", "1"]);
        // 60 - 30 - 20 = 10 seconds of main time, and 10 of the delay, from 1:12 on.
        assert_eq!(clock.flag_fallen(White, at("1:31")), None, "{short}");
        let fallen = clock.flag_fallen(White, at("5:00"));
        assert_eq!(fallen, Some(at("1:32")), "{short}");
    }
}

#[test]
fn the_four_norms_of_1956_add_each_hour_and_keep_what_was_saved() {
    let norms = [
        ("ussr-1956-40-16", 40, 150, 16),
        ("ussr-1956-36-18", 36, 120, 18),
        ("ussr-1956-40-20", 40, 120, 20),
        ("ussr-1956-45-18", 45, 150, 18),
    ];
    for (id, first, minutes, then) in norms {
        let mut clock = Clock::new(Preset::find(id).unwrap().control());
        clock.start(White, at("0")).unwrap();
        assert_eq!(clock.moves_to_control(White), Some(first), "{id}");
        play_moves(&mut clock, first - 1, "1:00", "2:00");
        assert_eq!(clock.period(White), 1, "{id}");
        let pressed = clock.press(White, clock.seen.plus_ms(60_000)).unwrap();
        assert_eq!(pressed.entered, Some(2), "{id}");
        let left = u64::from(minutes - first + 60) * 60_000;
        assert_eq!(pressed.remaining_ms, left, "{id}");
        assert_eq!(clock.moves_to_control(White), Some(then), "{id}");
        assert_eq!(clock.period(Black), 1, "{id}: Black has a move to make");
        clock.press(Black, clock.seen.plus_ms(60_000)).unwrap();
        // The hour repeats for ever.
        for round in 2..5_u32 {
            play_moves(&mut clock, then, "0:30", "0:30");
            assert_eq!(clock.period(White), 1 + round as usize, "{id}");
            assert_eq!(clock.moves_to_control(Black), Some(then), "{id}");
            let used = u64::from(first) * 60_000 + u64::from(then * (round - 1)) * 30_000;
            let given = u64::from(minutes + 60 * round) * 60_000;
            let left = clock.remaining_ms(White, clock.seen);
            assert_eq!(left, given - used, "{id}");
        }
    }
}

#[test]
fn each_move_has_the_increment_of_its_period() {
    let mut clock = started("2/10+30,5+5");
    // 10:30 - 1:00 + 30; then 10:00 - 1:00 + 5 minutes + 5 seconds, for move 3 belongs to period 2.
    assert_eq!(play(&mut clock, &["1:00", "1:00"])[0], "0:10:00");
    assert_eq!(play(&mut clock, &["1:00", "1:00"])[0], "0:14:05");
    assert_eq!(clock.bonus(White), Bonus::Increment(5));
    assert_eq!(play(&mut clock, &["1:00", "1:00"])[0], "0:13:10");
    assert_eq!(clock.moves_to_control(White), None);
}

#[test]
fn the_sides_may_have_different_time() {
    let mut clock = started("5+3;2/1,1");
    assert_eq!(play(&mut clock, &["3", "10"]), ["0:05:03", "0:00:50"]);
    assert_eq!(play(&mut clock, &["3", "10"]), ["0:05:03", "0:01:40"]);
}

#[test]
fn the_flag_falls_at_one_moment_however_late_somebody_looks() {
    let clock = started("1");
    assert_eq!(clock.flag_fallen(White, Moment::from_ms(59_999)), None);
    for late in ["1:00", "1:01", "9:00:00"] {
        assert_eq!(clock.flag_fallen(White, at(late)), Some(at("1:00")));
        assert_eq!(clock.remaining_ms(White, at(late)), 0);
        let mut clock = clock.clone();
        let refusal = Refusal::FlagFallen(at("1:00"));
        assert_eq!(clock.press(White, at(late)), Err(refusal));
        assert_eq!(clock, started("1"), "a refusal changes nothing");
        clock.pause(at(late)).unwrap();
        assert_eq!(clock.flag_fallen(White, at(late)), Some(at("1:00")));
    }
    let over = clock.over_ms(White, at("3:00"));
    assert_eq!(read(over), "0:02:00");
}

#[test]
fn the_control_move_counts_only_if_the_clock_is_pressed_in_time() {
    // § 18 (USSR 1956): the flag decides, not the move on the board.
    let mut clock = started("2/1,60");
    play(&mut clock, &["30", "1"]);
    let late = clock.seen.plus_ms(30_000);
    let in_time = Moment::from_ms(late.ms - 1);
    assert_eq!(
        clock.clone().press(White, in_time).map(|p| p.entered),
        Ok(Some(2))
    );
    assert_eq!(clock.press(White, late), Err(Refusal::FlagFallen(late)));
}

#[test]
fn where_a_flag_must_be_claimed_both_may_fall_and_their_order_is_known() {
    let mut clock = started("1");
    clock.press(White, at("20")).unwrap();
    let refused = clock.press(Black, at("1:30"));
    assert_eq!(refused, Err(Refusal::FlagFallen(at("1:20"))));
    let pressed = clock.press_unclaimed(Black, at("1:30")).unwrap();
    assert_eq!((pressed.moves, pressed.remaining_ms), (1, 0));
    let flags = clock.flags(at("2:00"));
    assert_eq!((flags.both(), flags.first()), (false, Some(Black)));
    let flags = clock.flags(at("5:00"));
    assert_eq!(flags.white, Some(at("2:10")));
    assert_eq!(flags.black, Some(at("1:20")));
    assert_eq!((flags.both(), flags.first()), (true, Some(Black)));
}

#[test]
fn flags_that_fell_together_have_no_first() {
    let mut clock = clock("1");
    clock.take(White, hms("2:00"), at("5"));
    assert_eq!(clock.flags(at("5")).first(), Some(White));
    clock.take(Black, hms("2:00"), at("5"));
    assert_eq!(clock.flags(at("5")).first(), None);
    assert!(clock.flags(at("5")).both());
}

#[test]
fn the_game_can_go_on_after_both_flags() {
    let mut clock = started("40/1,30");
    clock.press_unclaimed(White, at("1:10")).unwrap();
    clock.press_unclaimed(Black, at("2:40")).unwrap();
    assert!(clock.flags(at("2:40")).both());
    clock.pause(at("2:40")).unwrap();
    for side in Side::BOTH {
        clock.begin_next_period(side, at("2:40"));
    }
    assert_eq!(clock.flags(at("2:40")), Flags::default());
    assert_eq!(read(clock.remaining_ms(White, at("2:40"))), "0:29:50");
    assert_eq!(read(clock.remaining_ms(Black, at("2:40"))), "0:29:30");
    assert_eq!(clock.moves_to_control(White), None);
}

#[test]
fn a_clock_refuses_who_has_not_the_move() {
    let mut clock = clock("5");
    assert_eq!(clock.press(White, at("1")), Err(Refusal::StandsStill));
    assert_eq!(clock.pause(at("1")), Err(Refusal::StandsStill));
    assert_eq!(clock.resume(at("1")), Err(Refusal::NotPaused));
    clock.start(White, at("1")).unwrap();
    assert_eq!(clock.start(Black, at("2")), Err(Refusal::Runs));
    assert_eq!(clock.press(Black, at("2")), Err(Refusal::NotYourTurn));
    clock.pause(at("3")).unwrap();
    assert_eq!(clock.press(White, at("4")), Err(Refusal::StandsStill));
    // The arbiter lets the other clock run.
    clock.start(Black, at("10")).unwrap();
    assert_eq!(read(clock.remaining_ms(White, at("20"))), "0:04:58");
    assert_eq!(read(clock.remaining_ms(Black, at("20"))), "0:04:50");
}

#[test]
fn time_that_goes_back_gives_nothing_to_anybody() {
    let mut clock = started("5");
    clock.press(White, at("1:00")).unwrap();
    assert_eq!(read(clock.remaining_ms(Black, at("30"))), "0:05:00");
    clock.press(Black, at("40")).unwrap();
    assert_eq!(read(clock.remaining_ms(White, at("50"))), "0:04:00");
    assert_eq!(read(clock.remaining_ms(White, at("1:10"))), "0:03:50");
}

/// The section on adjournments works this example: the control of 40 moves in two hours is passed
/// after 1:35 and 1:20 of a session of four hours. Black adjourns and must be booked 2:25, which
/// leaves him 35 minutes to his next control.
#[test]
fn ussr_1956_section_19_time_taken_on_oneself() {
    let mut clock = Clock::new(Preset::find("ussr-1956-40-20").unwrap().control());
    clock.start(White, at("0")).unwrap();
    play_moves(&mut clock, 39, "2:00", "2:00");
    play(&mut clock, &["17:00", "2:00"]);
    let now = clock.seen;
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
    let costs = WrongClaim {
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
    let costs = WrongClaim {
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
    let now = clock.seen.plus_ms(20_000);
    assert_eq!(clock.warning(White, now), None);
    play(&mut clock, &["20", "1"]);
    // 25 seconds and ten minutes: all warnings hold again.
    let now = clock.seen.plus_ms(hms("5:25"));
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
    assert_eq!(clock.warnings_ms(Black), DEFAULT_WARNINGS_MS);
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

#[test]
fn who_comes_late_and_who_played_long_is_known() {
    let awaited = Arrival::awaited(at("10:00"));
    assert_eq!(awaited.late_ms(at("9:00")), 0);
    let hour = hms("1:00:00");
    assert!(!awaited.is_too_late(hour, at("1:10:00")));
    assert_eq!(awaited.deadline(hour), Some(Moment::from_ms(4_200_001)));
    assert!(awaited.is_too_late(hour, Moment::from_ms(4_200_001)));
    let came = Arrival {
        arrived: Some(at("20:00")),
        ..awaited
    };
    assert_eq!(read(came.late_ms(at("9:00:00"))), "0:10:00");
    assert!(came.is_too_late(0, at("9:00:00")));
    assert_eq!(came.deadline(hour), None);

    let limit = hms("6:00:00");
    let mut day = PlayingTime::default();
    assert_eq!(day.deadline(limit), None);
    day.begin(at("1:00:00"));
    day.end(at("5:00:00"));
    assert_eq!(read(day.left_ms(limit, at("7:00:00"))), "2:00:00");
    day.begin(at("7:00:00"));
    day.begin(at("8:00:00"));
    assert_eq!(day.deadline(limit), Some(at("9:00:00")));
    assert_eq!(read(day.total_ms(at("8:30:00"))), "5:30:00");
    assert_eq!(day.left_ms(limit, at("23:00:00")), 0);
}

#[test]
fn a_suspended_computer_is_noticed() {
    let tolerance = Tolerance {
        gap_ms: 5_000,
        drift_ms: 2_000,
    };
    let hour = 3_600_000;
    let table = [
        (at("0:10"), at("0:11"), 1_000, None),
        (at("0:10"), at("0:11"), 2_900, None),
        (
            at("0:10"),
            at("0:11"),
            hour + 1_000,
            Some(Jump::Uncounted { ms: 3_600_000 }),
        ),
        (
            at("0:10"),
            at("1:00:10"),
            hour,
            Some(Jump::Counted { ms: 3_600_000 }),
        ),
        (
            at("0:10"),
            at("0:11"),
            -hour,
            Some(Jump::WallSetBack { ms: 3_601_000 }),
        ),
        (
            at("0:11"),
            at("0:10"),
            1_000,
            Some(Jump::Backwards { ms: 1_000 }),
        ),
        (
            at("0"),
            Moment::from_ms(u64::MAX),
            i64::MIN,
            Some(Jump::Counted { ms: u64::MAX }),
        ),
    ];
    for (before, after, wall_ms, expected) in table {
        let found = Jump::between(before, after, wall_ms, tolerance);
        assert_eq!(found, expected, "{before:?} {after:?} {wall_ms}");
    }
}

#[test]
fn games_are_as_long_as_the_laws_count() {
    let table = [
        ("90+30", 7200),
        ("10+5", 900),
        ("5d3", 480),
        ("40/90+30,30+30", 9000),
        ("40/150,16/60", 16_200),
    ];
    for (short, seconds) in table {
        let control: TimeControl = short.parse().unwrap();
        assert_eq!(control.seconds_for(White, 60), seconds, "{short}");
    }
    let absurd: TimeControl = "1/71582788+4294967295".parse().unwrap();
    assert!(absurd.seconds_for(White, u32::MAX) > u64::from(u32::MAX));
}

#[test]
fn presets_are_right_and_have_different_keys() {
    for (index, preset) in PRESETS.iter().enumerate() {
        let checked = TimeControl::new(preset.periods);
        assert_eq!(checked, Ok(preset.control()), "{}", preset.id);
        let twice = PRESETS[..index].iter().any(|other| other.id == preset.id);
        assert!(!twice, "{}", preset.id);
    }
    let shorts = [
        ("ussr-1956-40-16", "40/150,16/60"),
        ("standard-90-30-30", "40/90+30,30+30"),
        ("standard-60", "60"),
        ("blitz-5-3", "5+3"),
    ];
    for (id, short) in shorts {
        assert_eq!(Preset::find(id).unwrap().control().to_string(), short);
    }
    assert_eq!(Preset::find("blitz"), None);
}

#[test]
fn a_log_keeps_the_clock() {
    let mut clock = started("40/90+30,30+30;5b3");
    play(&mut clock, &["10", "20", "30"]);
    let text = serde_json::to_string(&clock).unwrap();
    assert_eq!(serde_json::from_str::<Clock>(&text).unwrap(), clock);
    let wrong = r#"{"periods":[{"moves":0,"main_s":5}]}"#;
    assert!(serde_json::from_str::<TimeControl>(wrong).is_err());
    let right = r#"{"periods":[{"main_s":300,"bonus":{"increment":3}}]}"#;
    let control: TimeControl = serde_json::from_str(right).unwrap();
    assert_eq!(control, "5+3".parse().unwrap());
    assert_eq!(serde_json::to_string(&control).unwrap(), right);
}

#[test]
fn a_next_period_gives_the_bonus_of_a_move_once() {
    let mut clock = started("40/1+10,30+10");
    clock.press_unclaimed(White, at("1:20")).unwrap();
    clock.press_unclaimed(Black, at("3:20")).unwrap();
    clock.press_unclaimed(White, at("3:30")).unwrap();
    clock.pause(at("3:40")).unwrap();
    for side in Side::BOTH {
        clock.begin_next_period(side, at("3:40"));
    }
    // White lacks ten seconds of each of his two moves, and has those of the third.
    assert_eq!(read(clock.remaining_ms(White, at("3:40"))), "0:29:50");
    // Black's second move has begun: 2:00 - 1:10 + 10 ran after the flag.
    assert_eq!(read(clock.remaining_ms(Black, at("3:40"))), "0:29:00");
}

/// Everything that can be done to a clock.
#[derive(Clone, Debug)]
enum Op {
    Start(Side),
    Press(Side),
    PressUnclaimed(Side),
    Pause,
    Resume,
    Stop,
    Set(Side, u64),
    Add(Side, u64),
    Take(Side, u64),
    Moves(Side, u32),
    Next(Side),
    Claim(Side, u64, Option<(u64, u64)>),
    Book(Side, u64),
    Thresholds(Side, Vec<u64>),
    Warned(Side),
}

impl Op {
    /// Whether only the players do such things, so that no time is given, taken or booked by hand.
    fn is_play(&self) -> bool {
        matches!(
            self,
            Self::Start(_)
                | Self::Press(_)
                | Self::PressUnclaimed(_)
                | Self::Pause
                | Self::Resume
                | Self::Stop
                | Self::Thresholds(..)
                | Self::Warned(_)
        )
    }

    fn apply(&self, clock: &mut Clock, now: Moment) {
        match self {
            Self::Start(side) => drop(clock.start(*side, now)),
            Self::Press(side) => drop(clock.press(*side, now)),
            Self::PressUnclaimed(side) => drop(clock.press_unclaimed(*side, now)),
            Self::Pause => drop(clock.pause(now)),
            Self::Resume => drop(clock.resume(now)),
            Self::Stop => clock.stop(now),
            Self::Set(side, ms) => clock.set_remaining(*side, *ms, now),
            Self::Add(side, ms) => clock.add(*side, *ms, now),
            Self::Take(side, ms) => drop(clock.take(*side, *ms, now)),
            Self::Moves(side, moves) => clock.set_moves(*side, *moves, now),
            Self::Next(side) => clock.begin_next_period(*side, now),
            Self::Claim(side, opponent_ms, cut) => {
                let claimant = cut.map(|(most_ms, floor_ms)| Cut { most_ms, floor_ms });
                let costs = WrongClaim {
                    opponent_ms: *opponent_ms,
                    claimant,
                };
                clock.correct_wrong_claim(*side, costs, now);
            }
            Self::Book(side, ms) => drop(clock.book_session(*side, *ms, now)),
            Self::Thresholds(side, list) => clock.set_warnings(*side, list, now),
            Self::Warned(side) => {
                if let Some(warning) = clock.warning(*side, now) {
                    clock.warned(warning);
                }
            }
        }
    }
}

fn sides() -> impl Strategy<Value = Side> {
    prop_oneof![Just(White), Just(Black)]
}

/// Milliseconds as they occur, and absurd ones.
fn spans() -> impl Strategy<Value = u64> {
    prop_oneof![
        4 => 0..10_000_u64,
        2 => 0..10_000_000_u64,
        1 => Just(0),
        1 => Just(u64::MAX),
        1 => any::<u64>()
    ]
}

fn ops() -> impl Strategy<Value = Op> {
    let cut = proptest::option::of((spans(), spans()));
    let moves = prop_oneof![0..100_u32, any::<u32>(), Just(u32::MAX)];
    prop_oneof![
        3 => sides().prop_map(Op::Start),
        8 => sides().prop_map(Op::Press),
        4 => sides().prop_map(Op::PressUnclaimed),
        1 => Just(Op::Pause),
        2 => Just(Op::Resume),
        1 => Just(Op::Stop),
        1 => (sides(), spans()).prop_map(|(side, ms)| Op::Set(side, ms)),
        1 => (sides(), spans()).prop_map(|(side, ms)| Op::Add(side, ms)),
        1 => (sides(), spans()).prop_map(|(side, ms)| Op::Take(side, ms)),
        1 => (sides(), moves).prop_map(|(side, moves)| Op::Moves(side, moves)),
        1 => sides().prop_map(Op::Next),
        1 => (sides(), spans(), cut).prop_map(|(side, ms, cut)| Op::Claim(side, ms, cut)),
        1 => (sides(), spans()).prop_map(|(side, ms)| Op::Book(side, ms)),
        1 => (sides(), proptest::collection::vec(spans(), 0..5))
            .prop_map(|(side, list)| Op::Thresholds(side, list)),
        1 => sides().prop_map(Op::Warned),
    ]
}

fn controls() -> impl Strategy<Value = TimeControl> {
    let bonus = prop_oneof![
        Just(Bonus::None),
        (0..20_u32).prop_map(Bonus::Increment),
        (0..20_u32).prop_map(Bonus::Bronstein),
        (0..20_u32).prop_map(Bonus::Delay),
        any::<u32>().prop_map(Bonus::Increment),
    ];
    let main = prop_oneof![4 => 1..60_u32, 2 => 1..6000_u32, 1 => 1..=u32::MAX];
    let moves = prop_oneof![4 => 1..4_u32, 1 => 1..=u32::MAX];
    let period = (moves, main, bonus);
    let side = (proptest::collection::vec(period, 1..4), any::<bool>());
    let side = side.prop_map(|(parts, sudden_death)| {
        let count = parts.len();
        let periods = parts.into_iter().enumerate();
        let periods = periods.map(|(index, (moves, main_s, bonus))| Period {
            moves: (index + 1 < count || !sudden_death).then_some(moves),
            main_s,
            bonus,
        });
        periods.collect::<Vec<_>>()
    });
    (side.clone(), side).prop_map(|(white, black)| TimeControl::unequal(&white, &black).unwrap())
}

/// A game: what is done, and how long after what was done before. Sometimes time goes back.
fn games() -> impl Strategy<Value = Vec<(u64, bool, Op)>> {
    let back = prop_oneof![9 => Just(false), 1 => Just(true)];
    proptest::collection::vec((spans(), back, ops()), 0..60)
}

fn moved(now: Moment, span_ms: u64, back: bool) -> Moment {
    if back {
        Moment::from_ms(now.ms.saturating_sub(span_ms))
    } else {
        now.plus_ms(span_ms)
    }
}

/// Everything that the clock tells.
fn told(clock: &Clock, now: Moment) -> impl PartialEq + std::fmt::Debug {
    let of = |side| {
        (
            clock.remaining_ms(side, now),
            clock.used_ms(side, now),
            clock.over_ms(side, now),
            clock.flag_fallen(side, now),
            clock.warning(side, now),
            (clock.moves(side), clock.period(side)),
            clock.moves_to_control(side),
        )
    };
    (of(White), of(Black), clock.next_deadline(now))
}

proptest! {
    #[test]
    fn nothing_makes_a_clock_panic_and_a_log_replays_it(control in controls(), game in games()) {
        let mut clock = Clock::new(control.clone());
        let mut looked_at = Clock::new(control);
        let mut now = Moment::default();
        for (span_ms, back, op) in game {
            let next = moved(now, span_ms, back);
            // One clock is looked at all the time, saved and loaded; the other is left alone.
            let between = now.plus_ms(span_ms / 2);
            let _ = told(&looked_at, between);
            let _ = told(&looked_at, Moment::from_ms(u64::MAX));
            let text = serde_json::to_string(&looked_at).unwrap();
            looked_at = serde_json::from_str(&text).unwrap();
            now = next;
            op.apply(&mut clock, now);
            op.apply(&mut looked_at, now);
            prop_assert_eq!(&clock, &looked_at);
            prop_assert_eq!(told(&clock, now), told(&looked_at, now));
        }
    }

    #[test]
    fn what_the_sides_used_is_what_passed_while_a_clock_ran(control in controls(), game in games()) {
        let mut clock = Clock::new(control);
        let mut now = Moment::default();
        let mut ran_ms = 0_u128;
        for (span_ms, _, op) in game.into_iter().filter(|(_, _, op)| op.is_play()) {
            let next = now.plus_ms(span_ms);
            if matches!(clock.running(), Running::Runs(_)) {
                ran_ms += u128::from(next.ms - now.ms);
            }
            now = next;
            op.apply(&mut clock, now);
            let used_ms = Side::BOTH.map(|side| u128::from(clock.used_ms(side, now)));
            prop_assert_eq!(used_ms[0] + used_ms[1], ran_ms);
        }
    }

    #[test]
    fn only_the_clock_that_runs_loses_time(control in controls(), game in games()) {
        let mut clock = Clock::new(control);
        let mut now = Moment::default();
        for (span_ms, back, op) in game {
            let next = moved(now, span_ms, back);
            for side in Side::BOTH {
                let before = (clock.remaining_ms(side, now), clock.used_ms(side, now));
                let after = (clock.remaining_ms(side, next), clock.used_ms(side, next));
                if clock.running() != Running::Runs(side) {
                    prop_assert_eq!(before, after);
                } else if next >= now {
                    prop_assert!(before.0 >= after.0 && before.1 <= after.1);
                }
            }
            now = next;
            let before = clock.clone();
            op.apply(&mut clock, now);
            if let Op::Press(side) | Op::PressUnclaimed(side) = op {
                let other = side.other();
                prop_assert_eq!(
                    clock.remaining_ms(other, now),
                    before.remaining_ms(other, now)
                );
            }
        }
    }

    #[test]
    fn a_flag_falls_at_its_deadline_and_keeps_its_moment(control in controls(), game in games()) {
        let mut clock = Clock::new(control);
        let mut now = Moment::default();
        for (span_ms, _, op) in game.into_iter().filter(|(_, _, op)| op.is_play()) {
            let before = clock.flags(now);
            now = now.plus_ms(span_ms);
            let fallen = clock.flags(now);
            op.apply(&mut clock, now);
            prop_assert_eq!(clock.flags(now), fallen);
            for (before, fallen) in [(before.white, fallen.white), (before.black, fallen.black)] {
                prop_assert!(before.is_none() || before == fallen);
                prop_assert!(fallen.is_none_or(|moment| moment <= now));
            }
            let Some(deadline) = clock.next_deadline(now) else { continue };
            prop_assert!(deadline > now || now.ms == u64::MAX);
            let Running::Runs(side) = clock.running() else { panic!("a clock runs") };
            let early = Moment::from_ms(deadline.ms.saturating_sub(1)).max(now);
            let threshold = |now| clock.warning(side, now).map(|warning| warning.threshold_ms);
            prop_assert_eq!(clock.flag_fallen(side, early), None);
            prop_assert_eq!(threshold(early), threshold(now));
            if deadline.ms < u64::MAX {
                let falls = clock.flag_fallen(side, deadline) == Some(deadline);
                prop_assert!(falls || threshold(deadline) != threshold(early));
            }
        }
    }

    #[test]
    fn a_time_control_is_read_as_it_is_written(control in controls()) {
        let short = control.to_string();
        prop_assert_eq!(short.parse(), Ok(control.clone()), "{}", short);
        let tags = control.tags();
        let tag = |name: &str| tags.iter().find(|tag| tag.0 == name).map(|tag| tag.1.as_str());
        prop_assert_eq!(Tagged::read(tag), Ok(Tagged::Control(control)));
    }

    #[test]
    fn no_text_makes_a_reader_panic(short in "\\PC*", time in "[0-9/+:*?. -]*", delay in "[a-z0-9: -]*") {
        let _ = short.parse::<TimeControl>();
        let _ = time.parse::<TimeControl>();
        let _ = Tagged::read(|name| match name {
            "TimeControl" | "WhiteTimeControl" => Some(&time),
            "TimeControlDelay" => Some(&delay),
            _ => None,
        });
    }
}
