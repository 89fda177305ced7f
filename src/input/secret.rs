//! Lines while a move is due to be sealed: what may hold it is sealed or refused, and never repeated.

use super::adjourning;
use super::hands::{Hands, Purpose};
use super::intent::Intent;
use crate::arbiter::OnWord;
use crate::narrate::{secret_unread, secret_wanted};
use crate::protocol::{Adjournment, Ask, Input, MoveEntry, Report};
use crate::session::Session;
use crate::voice::Voices;

/// The verb that adjourns and does not seal by itself: it tells again what is due.
const ADJOURNS: &str = "adjourn";

impl Hands {
    /// A line of the console, or of the window.
    pub(super) fn on_line(&mut self, line: &str, session: &Session, voices: &Voices) -> Intent {
        if !session.can_seal() {
            return self.line_means(line, session, voices);
        }
        let sealed = self.seals_by_line(line, session, voices);
        let meant =
            sealed.unwrap_or_else(|| unrepeated(line, self.line_means(line, session, voices)));
        // Who has typed the verb once more has sealed as well.
        if matches!(meant, Intent::Seal(..)) {
            self.purpose = Purpose::Words;
        }
        meant
    }

    /// A line with which somebody seals who has not begun it with the verb: the word for it alone, after which the next
    /// line is the move, or a move with the word under which it is sealed.
    fn seals_by_line(&mut self, line: &str, session: &Session, voices: &Voices) -> Option<Intent> {
        if session.question().is_some() || self.writes_secretly() {
            return None;
        }
        let seals = Ask::Adjournment(Adjournment::Adjourn(OnWord::Player));
        let command = voices.command(line, &session.settings().language);
        if line.trim() != ADJOURNS && command == Some(seals) {
            return Some(self.wanted(Purpose::Secret, secret_wanted()));
        }
        adjourning::seal_under_word(line, session, voices)
    }
}

/// What a line means where it may hold a move to be sealed: whatever would repeat it, or write it down, is refused.
fn unrepeated(line: &str, meant: Intent) -> Intent {
    let has_word = line.contains(adjourning::BEFORE_WORD);
    let repeats = |input: &Input| match input {
        Input::Ask(Ask::Enter(entry) | Ask::EnterOffering(entry)) => {
            has_word || !matches!(entry, MoveEntry::Move(_))
        }
        Input::Ask(ask) => {
            let says = matches!(ask, Ask::Adjournment(Adjournment::Says(_)));
            says || has_word || matches!(ask, Ask::Suggest(_) | Ask::Repeats(Some(_)))
        }
        Input::Report(report) => matches!(report, Report::Trouble(_)),
    };
    match meant.split() {
        Ok((inputs, _)) if inputs.iter().any(repeats) => Intent::Heard(secret_unread()),
        Ok((inputs, cues)) => Intent::joined(inputs, cues),
        Err(other) => other,
    }
}
