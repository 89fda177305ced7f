//! A move that is said ahead: it is kept while the opponent thinks.

use super::device::DeviceInput;
use super::entry::{entry_of, is_move};
use super::hands::Hands;
use super::intent::{Intent, one};
use crate::narrate::ahead;
use crate::protocol::{Ask, MoveEntry};
use crate::session::Session;
use crate::voice::Voices;

impl Hands {
    /// Keeps a move that is said ahead while the opponent thinks. If he has moved meanwhile, its time has come.
    pub(super) fn keep_ahead(
        &mut self,
        text: &str,
        session: &Session,
        voices: &Voices,
    ) -> Option<Intent> {
        let language = &session.settings().language;
        let mv = match voices.said_ahead_of(text, language) {
            Some((_, mv)) => mv,
            None => voices.said_ahead(text, language)?,
        };
        let is_free = session.question().is_none() && session.exercise().is_none();
        let opponent = session.opponent().filter(|_| is_free)?;
        if session.is_opponents_turn() {
            self.ahead = Some(text.to_owned());
            return Some(Intent::Heard(ahead(true)));
        }
        let is_own_turn = session.to_move() != opponent;
        let is_one = is_own_turn && is_move(&entry_of(mv, session, voices));
        is_one.then(|| made_ahead(text, session, voices))
    }

    /// Takes what was said ahead when its time has come. A game that is over or given up drops it.
    pub fn take_ahead(&mut self, session: &Session) -> Option<DeviceInput> {
        self.ahead
            .take_if(|_| !session.is_opponents_turn())
            .map(DeviceInput::Ahead)
    }
}

/// The time of a move that was said ahead has come. What cannot be played now is refused like any other move; what was for
/// another move of the opponent is dropped.
pub(super) fn made_ahead(text: &str, session: &Session, voices: &Voices) -> Intent {
    let settings = session.settings();
    let (language, announcer) = (&settings.language, &settings.announcer);
    let on_condition = voices.said_ahead_of(text, language);
    let mv = on_condition
        .map(|(_, mv)| mv)
        .or_else(|| voices.said_ahead(text, language));
    let record = session.record();
    let is_played = |named: &str| {
        let before = record.plies().checked_sub(1)?;
        let heard = voices.hear_between(named, record.position_after(before), language, announcer);
        (heard == MoveEntry::Move(*record.moves().get(before)?)).then_some(())
    };
    match on_condition {
        Some((named, _)) if is_played(named).is_none() => Intent::Heard(ahead(false)),
        Some(_) | None => one(Ask::Enter(entry_of(mv.unwrap_or(text), session, voices))),
    }
}
