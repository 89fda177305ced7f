//! The log of a new game.

use super::{Entry, Host};
use crate::session::command::Command;
use crate::time::Moment;

impl Host {
    /// A new game has a log of its own; the one before is kept if moves were made in it.
    pub(super) fn begin_log(&mut self, now: Moment, beginning: Command, keeps_old: bool) {
        let Some(log) = &mut self.log else { return };
        let settings = self.desk.session().settings().clone();
        let entries =
            [Command::Start(settings), beginning].map(|command| Entry { at: now, command });
        if let Err(error) = log.begin_anew(&entries, keeps_old) {
            // Nothing is lost: the old log goes on and has the beginning of the new game in it.
            self.trace.line("same log", || error.to_string());
        }
    }
}
