//! Help for where the player is, made of the key table: what matters first, with the player's own keys.

use super::keymap::{self, Row};
use super::{Hands, Intent};
use crate::narrate::cue::{Cue, Sentence};
use crate::narrate::keyboard as tell;
use crate::protocol::ask::Ask;
use crate::protocol::input::Input;
use crate::session::Session;

/// What matters while a game is played.
const PLAYING: &[&str] = &[
    "enter",
    "cancel",
    "look",
    "repeat",
    "turn",
    "pieces",
    "moves",
    "undo",
    "new-game",
    "open-file",
    "board-keys",
    "menu",
    "faster",
    "slower",
    "offer-draw",
    "resign",
    "quit",
];

/// What matters in a competition.
const COMPETING: &[&str] = &[
    "enter",
    "read-out",
    "press-clock",
    "repeats",
    "tell-time",
    "why",
    "adjust",
    "arbiter",
    "adjourn",
    "offer-draw",
    "resign",
];

/// What matters in a lesson, after its next step.
const LESSON: &[&str] = &[
    "enter",
    "press-clock",
    "why",
    "adjust",
    "offer-draw",
    "tell-time",
];

/// What matters while a game is listened to.
const LISTENING: &[&str] = &[
    "forward", "back", "to-start", "to-end", "play-on", "look", "repeat",
];

impl Hands {
    /// Help that names keys, instead of what the session says where nothing but words is wanted.
    pub(super) fn with_keys(intent: Intent, session: &Session) -> Intent {
        let asks = matches!(&intent, Intent::Commands(commands) if commands.as_slice() == [Input::Ask(Ask::Help)]);
        if asks && session.is_coached() && session.question().is_none() {
            let keys = Self::keys_of("competing", LESSON, session);
            return Intent::Both(vec![Ask::Help.into()], keys);
        }
        if !asks
            || session.is_drilling()
            || session.setup().is_some()
            || session.question().is_some()
            || session.has_arbiter()
        {
            return intent;
        }
        let (place, ids) = if session.is_listening() {
            ("listening", LISTENING)
        } else if session.is_in_competition() {
            ("competing", COMPETING)
        } else {
            ("playing", PLAYING)
        };
        Intent::Heard(Self::keys_of(place, ids, session))
    }

    fn keys_of(place: &'static str, ids: &[&str], session: &Session) -> Vec<Cue> {
        let rows = ids.iter().filter_map(|id| keymap::row(id));
        let keys = rows.map(|row| named(&row, session)).collect();
        let help = keymap::row("help").map(|row| row.names(&session.settings().keys));
        let letters = session.settings().keyboard;
        tell::help(place, letters, keys, help.unwrap_or_default())
    }
}

/// A key and what it does, as the player has it.
pub(super) fn named(row: &Row, session: &Session) -> Sentence {
    tell::named(row.names(&session.settings().keys), Some(row.doc()))
}
