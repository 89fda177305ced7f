//! Tables worked by hand, and properties of the chessclock.

mod controls;
mod corrections;
mod property;
mod retracting;
mod warnings;

use annabella::board::Side::{self, Black, White};
use annabella::clock::{
    Bonus, Clock, ClockRefusal, ControlPreset, Flags, Jump, PlayingTime, Running, TimeControl,
    Tolerance,
};
use annabella::time::Moment;

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

/// The moment of the last press of a clock that was started at moment 0 and has run ever since.
fn seen(clock: &Clock) -> Moment {
    let used_ms = Side::BOTH.map(|side| clock.used_ms(side, Moment::default()));
    Moment::from_ms(used_ms[0] + used_ms[1])
}

/// Lets the players take these times for their moves in turn, and returns the reading after each.
fn play(clock: &mut Clock, times: &[&str]) -> Vec<String> {
    let mut now = seen(clock);
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
    assert_eq!(read(clock.remaining_ms(White, at("5"))), "0:05:00");
    assert_eq!(read(clock.remaining_ms(White, at("6"))), "0:04:59");
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
    assert_eq!(clock.resume(at("10:05")), Err(ClockRefusal::NotPaused));
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
        let mut clock = Clock::new(ControlPreset::find(id).unwrap().control());
        clock.start(White, at("0")).unwrap();
        assert_eq!(clock.moves_to_control(White), Some(first), "{id}");
        play_moves(&mut clock, first - 1, "1:00", "2:00");
        assert_eq!(clock.period(White), 1, "{id}");
        let pressed = clock.press(White, seen(&clock).plus_ms(60_000)).unwrap();
        assert_eq!(pressed.entered, Some(2), "{id}");
        let left = u64::from(minutes - first + 60) * 60_000;
        assert_eq!(pressed.remaining_ms, left, "{id}");
        assert_eq!(clock.moves_to_control(White), Some(then), "{id}");
        assert_eq!(clock.period(Black), 1, "{id}: Black has a move to make");
        clock.press(Black, seen(&clock).plus_ms(60_000)).unwrap();
        // The hour repeats for ever.
        for round in 2..5_u32 {
            play_moves(&mut clock, then, "0:30", "0:30");
            assert_eq!(clock.period(White), 1 + round as usize, "{id}");
            assert_eq!(clock.moves_to_control(Black), Some(then), "{id}");
            let used = u64::from(first) * 60_000 + u64::from(then * (round - 1)) * 30_000;
            let given = u64::from(minutes + 60 * round) * 60_000;
            let left = clock.remaining_ms(White, seen(&clock));
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
        let refusal = ClockRefusal::FlagFallen(at("1:00"));
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
    let late = seen(&clock).plus_ms(30_000);
    let in_time = Moment::from_ms(late.ms - 1);
    assert_eq!(
        clock.clone().press(White, in_time).map(|p| p.entered),
        Ok(Some(2))
    );
    assert_eq!(
        clock.press(White, late),
        Err(ClockRefusal::FlagFallen(late))
    );
}

#[test]
fn where_a_flag_must_be_claimed_both_may_fall_and_their_order_is_known() {
    let mut clock = started("1");
    clock.press(White, at("20")).unwrap();
    let refused = clock.press(Black, at("1:30"));
    assert_eq!(refused, Err(ClockRefusal::FlagFallen(at("1:20"))));
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
    assert_eq!(clock.press(White, at("1")), Err(ClockRefusal::StandsStill));
    assert_eq!(clock.pause(at("1")), Err(ClockRefusal::StandsStill));
    assert_eq!(clock.resume(at("1")), Err(ClockRefusal::NotPaused));
    clock.start(White, at("1")).unwrap();
    assert_eq!(clock.start(Black, at("2")), Err(ClockRefusal::Runs));
    assert_eq!(clock.press(Black, at("2")), Err(ClockRefusal::NotYourTurn));
    clock.pause(at("3")).unwrap();
    assert_eq!(clock.press(White, at("4")), Err(ClockRefusal::StandsStill));
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

#[test]
fn who_played_long_is_known() {
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
