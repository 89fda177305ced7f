//! Around the board: lateness, the quickplay finish, the longest day, what an arbiter must say.

use annabella::board::Side;
use annabella::protocol::{Event, PlayEvent, Refusal, Suspension};
use annabella::record::GameResult;

use super::case::{Case, START, play};

const ENDGAME: &str = "4k3/4p3/8/8/8/8/4P3/4K2R w - - 0 1";
const HOUR_MS: u64 = 3_600_000;
const WHITE_LOSES: GameResult = GameResult::Win(Side::Black);

pub fn late_arrival(case: &Case) {
    let mut table = case.table("both awaiting-white", START);
    let events = table.wait(HOUR_MS + 1);
    case.ends(&table, &events, WHITE_LOSES);
}

pub fn late_arrival_set_by_event(case: &Case) {
    let mut table = case.table("both awaiting-white late-90", START);
    assert!(table.wait(HOUR_MS * 3 / 2).is_empty(), "it is in time");
    let events = table.wait(1);
    case.ends(&table, &events, WHITE_LOSES);
}

pub fn neither_present(case: &Case) {
    let mut table = case.table("both 90+0 awaiting-both", START);
    table.line("why");
    case.is_heard(&table);
    let clock = table.session().clock().expect("a clock");
    assert_eq!(
        clock.running(),
        annabella::clock::Running::Runs(Side::White)
    );
}

pub fn quickplay_finish(case: &Case) {
    for (decision, outcome) in [
        ("decide agree", Some(GameResult::Draw)),
        ("decide reject", None),
    ] {
        let mut table = case.table("both 1+0 quickplay", ENDGAME);
        table.line("claim quickplay");
        case.is_heard(&table);
        let events = table.line(decision);
        match outcome {
            Some(outcome) => case.ends(&table, &events, outcome),
            None => case.is_heard(&table),
        }
    }
}

pub fn quickplay_without_arbiter(case: &Case) {
    for (decision, outcome) in [
        ("decide agree", GameResult::Draw),
        ("decide reject", WHITE_LOSES),
    ] {
        let mut table = case.table("both 1+0 quickplay no-arbiter", ENDGAME);
        table.line("claim quickplay");
        case.is_heard(&table);
        let events = table.line(decision);
        case.ends(&table, &events, outcome);
    }
}

pub fn quickplay_announced(case: &Case) {
    for claim in ["claim quickplay", "claim increment"] {
        let mut table = case.table("both 1+0", ENDGAME);
        table.line(claim);
        case.is_heard(&table);
    }
}

pub fn quickplay_increment(case: &Case) {
    let mut table = case.table("both 1+0 quickplay", ENDGAME);
    // Before each side has moved no draw can be agreed on, and none is offered with it.
    play(&mut table, "e2e3");
    play(&mut table, "e7e6");
    for line in ["claim increment", "no", "decide agree"] {
        table.line(line);
        case.is_heard(&table);
    }
}

pub fn claim_is_final(case: &Case) {
    if case.form.ends.quickplay_finish.is_none() {
        // In this form a claim is decided at once, and there is nothing to take back.
        return;
    }
    let mut table = case.table("both 1+0 quickplay", ENDGAME);
    table.line("claim quickplay");
    let events = table.line("cancel");
    assert!(matches!(
        events.as_slice(),
        [Event::Refused(Refusal::Forbidden(_))]
    ));
    case.is_heard(&table);
}

pub fn daily_playing_time(case: &Case) {
    let mut table = case.table("both 600+0", START);
    table.wait(6 * HOUR_MS);
    case.is_heard(&table);
    assert!(matches!(
        table.line("lift e2").as_slice(),
        [Event::Refused(Refusal::Suspended(Suspension::DayOver(_)))]
    ));
    case.is_heard(&table);
}

pub fn time_warnings(case: &Case) {
    let mut table = case.table("both 90+0", START);
    table.line("warnings none");
    let events = table.wait(HOUR_MS * 17 / 12);
    assert!(matches!(
        events.as_slice(),
        [Event::Play(PlayEvent::Warned(..))]
    ));
    table.line("why");
    case.is_heard(&table);
}
