//! When players must be present: coming late, the longest playing time of a day, warnings of the time.

use super::objection::{Forbidden, Objection};
use super::rules::{Law, Rules};
use super::ruling::{Ruling, Verdict};
use crate::board::Side;
use crate::record::GameResult;

/// How late a player may come, in milliseconds: Art. 6.7.1 (FIDE 2023). `event_s` is what the
/// regulations of the event say, in seconds, where the edition lets them.
pub fn late_arrival_ms(rules: &Rules, event_s: Option<u32>) -> u64 {
    let timing = &rules.form.timing;
    let event_s = event_s.filter(|_| timing.late_arrival_set_by_event.is_some());
    u64::from(event_s.unwrap_or(timing.late_arrival_s.value)) * 1000
}

/// The side named has come too late: Art. 6.7.1 (FIDE 2023), § 16 (USSR 1956).
pub fn came_late(rules: &Rules, side: Side) -> Ruling {
    let article = rules.form.timing.late_arrival_s.article;
    Ruling::new(
        Verdict::LateArrival(side),
        GameResult::Win(side.other()),
        article,
    )
}

/// The law by which both have lost when both come too late: § 16 (USSR 1956).
pub fn both_late(rules: &Rules) -> Law {
    law!(rules.form.timing, late_arrival_s)
}

/// Whose clock runs as long as nobody has come: Art. 6.7.2 (FIDE 2023).
pub fn awaited_clock(rules: &Rules) -> (Side, Law) {
    (Side::White, law!(rules.form.timing, neither_present))
}

/// The longest playing time of one day in milliseconds, if a player by touch has one: App. 1 to
/// § 18 (USSR 1956).
pub fn daily_limit_ms(rules: &Rules) -> Option<(u64, Law)> {
    let blind = &rules.edition.blind;
    let limit_s = blind.daily_playing_time_s?.value;
    let law = law_if!(blind, daily_playing_time_s)?;
    let by_touch = Side::BOTH.into_iter().any(|side| rules.is_blind(side));
    by_touch.then_some((u64::from(limit_s) * 1000, law))
}

/// The law by which the arbiter must warn a player by touch of the time that is left to the control:
/// App. 1 to § 24 (USSR 1956).
pub fn must_warn(rules: &Rules, side: Side) -> Option<Law> {
    let blind = &rules.edition.blind;
    law_if!(blind, time_warnings).filter(|_| rules.is_blind(side))
}

/// The law by which the arbiter or a speaking clock tells a player by touch the time and the moves:
/// App. 1 to § 24 (USSR 1956), App. D.2.6.1 (FIDE 2023).
pub fn may_warn(rules: &Rules, side: Side) -> Option<Law> {
    let blind = &rules.edition.blind;
    let speaks = law_if!(blind, clock_may_speak).filter(|_| rules.is_blind(side));
    must_warn(rules, side).or(speaks)
}

/// The law by which a player by touch asks for the time, and is told it then only: App. F.2.9d (FIDE 2005).
pub fn time_on_request(rules: &Rules) -> Law {
    let blind = &rules.edition.blind;
    law!(blind, time_questions)
}

/// Whether a player is told of the time without asking: not where a player by touch asks for it, App. F.2.9d (FIDE
/// 2005), and never one who sees, whose time is his own matter, § 24 (USSR 1956).
pub fn may_warn_unasked(rules: &Rules) -> bool {
    let may = |side: Side| may_warn(rules, side).is_some();
    Side::BOTH.into_iter().any(may)
}

/// Whether a side may ask how the clocks stand: App. D.2.10.4 (FIDE 2023). `on_move` says whether it
/// is its turn. The law; none is needed by a player who sees the clock.
///
/// # Errors
/// The law that lets him ask on his own move only.
pub fn may_ask_time(rules: &Rules, side: Side, on_move: bool) -> Result<Option<Law>, Objection> {
    let blind = &rules.edition.blind;
    let law = law!(blind, time_questions);
    if !rules.is_blind(side) {
        Ok(None)
    } else if blind.time_questions.value.on_own_move_only && !on_move {
        Err(Objection::new(Forbidden::TimeNotNow, law))
    } else {
        Ok(Some(law))
    }
}

/// Whether the number of moves is told with the time: App. D.2.6.1 and D.2.10.4 (FIDE 2023).
pub fn tells_moves(rules: &Rules) -> bool {
    let blind = &rules.edition.blind;
    blind.time_questions.value.tells_moves || blind.clock_may_speak.is_some()
}
