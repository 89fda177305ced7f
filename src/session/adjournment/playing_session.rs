//! The session at the board: how long it lasts, and what happens when it is over.

use crate::arbiter::{self, OnWord, PlayingSession};
use crate::board::Side;
use crate::clock::{Clock, Running};
use crate::session::Session;
use crate::session::competition::stage::GameStage;
use crate::time::Moment;

impl Session {
    /// How far the session at the board has come.
    pub(in crate::session) fn playing_session(&self) -> PlayingSession {
        let (start, agreement) = (
            self.table.contest.schedule.session,
            &self.table.contest.agreement,
        );
        let clock = self.table.contest.clock.as_ref();
        let used = |clock: &Clock| {
            let used = Side::BOTH.map(|side| clock.used_ms(side, self.now));
            used.iter().sum::<u64>().saturating_sub(start.used_ms)
        };
        let has_passed = |clock: &Clock, side: Side| {
            clock.period(side) > start.periods[side as usize].saturating_add(1)
        };
        let control_made =
            clock.is_some_and(|clock| Side::BOTH.into_iter().all(|side| has_passed(clock, side)));
        PlayingSession {
            length_ms: agreement.session_s.map(|s| u64::from(s) * 1000),
            used_ms: clock.map_or(0, used),
            control_made,
            is_resumption: self.table.contest.stage.resumed().is_some(),
        }
    }

    /// When the session at the board is over; not while a move is under way, and not while the game
    /// cannot be adjourned: what is due must be able to happen.
    pub(in crate::session) fn session_deadline(&self) -> Option<Moment> {
        let clock = self.table.contest.clock.as_ref()?;
        let is_open = self.is_lawful() && self.why_not_now().is_none() && self.is_board_at_rest();
        let runs = matches!(clock.running(), Running::Runs(_));
        let is_played = match &self.table.contest.stage {
            GameStage::Playing | GameStage::Awaiting(_) => true,
            GameStage::Resumed(_, resumed) => !resumed.awaits_anybody(),
            GameStage::Sealing(_) | GameStage::Away(_) | GameStage::Suspended(..) => false,
        };
        let playing_session = self.playing_session();
        let left_ms = playing_session.left_ms()?;
        let may = arbiter::may_adjourn(
            &self.table.contest.rules,
            &playing_session,
            OnWord::SessionOver,
        );
        (may.is_ok() && is_open && is_played && runs).then(|| self.now.plus_ms(left_ms))
    }
}
