//! The clock and the flag.

use annabella::arbiter::Forbidden;
use annabella::board::Side;
use annabella::clock::ControlPreset;
use annabella::laws::{ClockForgotten, ClockWithoutMove, FlagRule, FlagSeenBy};
use annabella::protocol::{ClockEvent, Event, FormOfPlay, Refusal};
use annabella::record::GameResult;
use annabella::time::Moment;

use super::case::{BARE, Case, START, play};
use crate::common::table::{Table, penalty};

const MATE: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";

pub fn clock_without_move(case: &Case) {
    match case.form.timing.clock_without_move.map(|rule| rule.value) {
        Some(ClockWithoutMove::IllegalMove) => {
            let mut table = case.table("none 5+0", START);
            let events = table.line("clock");
            assert_eq!(penalty(&events).law.article, case.article);
            case.is_heard(&table);
        }
        _ => case.forbids("none 5+0", START, "clock", Forbidden::NotMoved),
    }
}

/// The move is completed by the clock, and by nothing before it.
pub fn move_completed_when(case: &Case) {
    for who in ["both", "none"] {
        let mut table = case.table(&format!("{who} 5+0"), START);
        let say = if who == "both" { ", say e2e4" } else { "" };
        table.lines(&format!("lift e2, put e4{say}"));
        assert_eq!(table.session().record().plies(), 0);
        table.line("clock");
        assert_eq!(table.session().record().plies(), 1);
    }
    if case.form.timing.clock_without_move.is_none() {
        case.forbids("none 5+0", START, "clock", Forbidden::NotMoved);
    }
}

pub fn last_move_needs_no_clock(case: &Case) {
    for (who, say) in [("both", ", say a1a8"), ("none", "")] {
        let say = if case.edition.id == "ussr-1956" {
            ""
        } else {
            say
        };
        let mut table = case.table(&format!("{who} 5+0"), MATE);
        let events = table.lines(&format!("lift a1, put a8{say}"));
        assert!(matches!(events.last(), Some(Event::Ruled(_))), "{events:?}");
        assert_eq!(table.session().record().plies(), 1);
    }
}

/// What was saved before the control is kept.
pub fn time_saved_carries_over(case: &Case) {
    for who in ["both", "none"] {
        let mut table = case.table(&format!("{who} 1/1,1"), START);
        table.wait(10_000);
        let events = play(&mut table, "e2e4");
        let reached = events.iter().any(|event| {
            matches!(event, Event::Clock(ClockEvent::ControlReached { side: Side::White, added_ms: 60_000, law })
                if law.article == case.article)
        });
        assert!(reached, "{events:?}");
        case.is_heard(&table);
        let clock = table.session().clock().unwrap();
        assert_eq!(
            clock.remaining_ms(Side::White, Moment::from_ms(10_000)),
            110_000
        );
    }
}

/// The arbiter may tell a player of the clock that he has forgotten, or he is silent.
pub fn clock_forgotten(case: &Case) {
    let tells =
        case.form.timing.clock_forgotten.expect("a rule").value == ClockForgotten::ArbiterMayTell;
    for (who, say) in [("both", ", say e2e4"), ("none", "")] {
        let mut table = case.table(&format!("{who} 5+0"), START);
        table.lines(&format!("lift e2, put e4{say}"));
        assert!(table.wait(29_000).is_empty());
        let events = table.wait(1_000);
        if tells {
            assert!(
                matches!(events.as_slice(), [Event::Clock(ClockEvent::ClockForgotten(Side::White, law))]
                    if law.article == case.article),
                "{events:?}"
            );
            case.is_heard(&table);
        } else {
            assert!(events.is_empty(), "{events:?}");
        }
        // Once is enough, and a move that is not made is not waited for.
        assert!(table.wait(60_000).is_empty());
        let mut table = case.table(&format!("{who} 5+0"), START);
        table.line("lift e2");
        assert!(table.wait(60_000).is_empty());
    }
}

/// Lets White's flag fall; the opponent claims it where the arbiter says nothing.
fn fallen(case: &Case, fen: &str) -> (Table, Vec<Event>) {
    let mut table = case.table("none 0:10", fen);
    let events = table.wait(10_000);
    if matches!(events.last(), Some(Event::Ruled(_))) {
        return (table, events);
    }
    assert_eq!(table.session().record().outcome(), None);
    let events = table.line("claim flag");
    (table, events)
}

pub fn flag(case: &Case) {
    let (table, events) = fallen(case, START);
    case.ends(&table, &events, GameResult::Win(Side::Black));
    let (table, events) = fallen(case, BARE);
    let outcome = match case.form.timing.flag.value {
        FlagRule::Loses => GameResult::Win(Side::Black),
        FlagRule::LosesUnlessNoMate => GameResult::Draw,
    };
    case.ends(&table, &events, outcome);
}

pub fn flag_seen_by(case: &Case) {
    let seen_by = case.form.timing.flag_seen_by.value;
    let mut table = case.table("none 0:10", START);
    table.wait(10_000);
    let is_over = table.session().record().outcome().is_some();
    let arbiter = matches!(seen_by, FlagSeenBy::Arbiter | FlagSeenBy::ArbiterOrClaim);
    assert_eq!(is_over, arbiter);
    let what = if seen_by == FlagSeenBy::Arbiter {
        Forbidden::FlagNotClaimed
    } else {
        Forbidden::FlagUp
    };
    case.forbids("none 5+0", START, "claim flag", what);
}

/// Who claims it has his own flag up; then the claim ends the game.
pub fn flag_claim(case: &Case) {
    let (table, events) = fallen(case, START);
    assert!(matches!(events.last(), Some(Event::Ruled(_))), "{events:?}");
    assert_eq!(
        table.session().record().outcome(),
        Some(GameResult::Win(Side::Black))
    );
}

/// Both flags are down and nobody has claimed the first: a draw.
pub fn both_flags(case: &Case) {
    let mut table = case.table("none 0:10", START);
    table.wait(15_000);
    play(&mut table, "e2e4");
    let events = table.wait(15_000);
    if table.session().record().outcome().is_some() {
        assert_eq!(
            case.form.timing.flag_seen_by.value,
            FlagSeenBy::ClaimUnlessBoth
        );
        return case.ends(&table, &events, GameResult::Draw);
    }
    let events = table.line("claim flag");
    case.ends(&table, &events, GameResult::Draw);
}

/// The first seconds of each move are free.
pub fn delay(case: &Case) {
    let mut table = case.table("none 1d3", START);
    table.wait(3_000);
    let events = table.line("time");
    assert!(
        matches!(events.as_slice(), [Event::Clock(ClockEvent::TimeTold(time))] if time.remaining_ms[0] == 60_000),
        "{events:?}"
    );
}

#[test]
fn ussr_1956_knows_no_delay() {
    let mut table = Table::new("ussr-1956 none");
    let events = table.line("agree competition ussr-1956 1d3");
    assert!(
        matches!(events.as_slice(), [Event::Refused(Refusal::Disagreed(_))]),
        "{events:?}"
    );
}

/// The form that the time on the clock gives a game.
fn form_of(case: &Case, control: &str) -> FormOfPlay {
    let table = Table::new(&format!("{} none {control}", case.edition.id));
    table.session().agreement().form
}

/// A time without increment, as it is typed.
fn control(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// From the least to the most is rapid; longer is standard, shorter is blitz. Where increments count,
/// there are sixty of them.
pub fn rapid_range(case: &Case) {
    use FormOfPlay::{Blitz, Rapid, Standard};
    let range = case.edition.event.rapid_range_s.expect("a rule").value;
    assert_eq!(form_of(case, &control(range.most_s)), Rapid);
    assert_eq!(form_of(case, &control(range.most_s + 1)), Standard);
    assert_eq!(form_of(case, &control(range.least_s)), Rapid);
    assert_eq!(form_of(case, &control(range.least_s - 1)), Blitz);
    let with_bonus = if range.increments == 0 {
        Rapid
    } else {
        Standard
    };
    assert_eq!(form_of(case, "30+30"), with_bonus);
}

pub fn blitz_range(case: &Case) {
    let range = case.edition.event.blitz_range_s.expect("a rule").value;
    assert_eq!(form_of(case, &control(range.most_s)), FormOfPlay::Blitz);
    assert_eq!(form_of(case, &control(range.most_s + 1)), FormOfPlay::Rapid);
    let bonus = if range.increments == 0 { "3+30" } else { "3+2" };
    assert_eq!(form_of(case, bonus), FormOfPlay::Blitz);
}

/// Each norm that the edition names is a preset: so many moves, then so many in every further period.
pub fn time_controls(case: &Case) {
    let norms = case.form.timing.time_controls.expect("a rule").value;
    let preset = |first: u32, then: u32| {
        let id = format!("{}-{first}-{then}", case.edition.id);
        let preset = ControlPreset::find(&id).unwrap_or_else(|| panic!("{id} is no preset"));
        (id, preset.control())
    };
    for norm in norms {
        let (id, control) = preset(norm.first_moves, norm.then_moves);
        let told: Vec<_> = control
            .periods(Side::White)
            .iter()
            .map(|period| (period.moves, period.main_s, period.bonus))
            .collect();
        let none = annabella::clock::Bonus::None;
        assert_eq!(
            told,
            [
                (Some(norm.first_moves), norm.first_s, none),
                (Some(norm.then_moves), norm.then_s, none)
            ]
        );
        let table = case.table(&format!("none {id}"), START);
        let clock = table.session().clock().expect("there is one");
        assert_eq!(clock.moves_to_control(Side::White), Some(norm.first_moves));
    }
}
