//! Properties of the chessclock: whatever is done to it, and whenever it is looked at.

use annabella::board::Side::{self, Black, White};
use annabella::clock::{Bonus, ClaimPenalty, Clock, Cut, Period, Running, Tagged, TimeControl};
use annabella::time::Moment;
use proptest::prelude::*;

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
                let costs = ClaimPenalty {
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
