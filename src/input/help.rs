//! Help for where the player is, made of the key table: what matters first, with the player's own keys.

use super::contents::suits;
use super::hands::Hands;
use super::intent::Intent;
use crate::catalogue::keymap::rows;
use crate::catalogue::{self, Row};
use crate::narrate::cue::{Cue, Sentence};
use crate::narrate::keyboard as tell;
use crate::protocol::{Ask, Input, Keyboard, Place, Stage};
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

/// The ids of all rows that help names by itself.
pub fn names() -> impl Iterator<Item = &'static str> {
    [PLAYING, COMPETING, LESSON, LISTENING]
        .into_iter()
        .flatten()
        .copied()
}

impl Hands {
    /// Help that names keys, instead of what the session says where nothing but words is wanted.
    pub(super) fn with_keys(intent: Intent, session: &Session) -> Intent {
        let asks = matches!(&intent, Intent::Commands(commands) if commands.as_slice() == [Input::Ask(Ask::Help)]);
        if !asks || session.question().is_some() || session.has_arbiter() {
            return intent;
        }
        let (place, ids) = match session.place() {
            Place::Lesson => {
                let keys = Self::keys_of("competing", LESSON, session);
                return Intent::Both(vec![Ask::Help.into()], keys);
            }
            Place::Exercise(_) | Place::Puzzle | Place::Setup => return intent,
            Place::Viewer => ("listening", LISTENING),
            Place::Practice { .. } | Place::Competition(Stage::Over) => ("playing", PLAYING),
            Place::Competition(_) => ("competing", COMPETING),
        };
        Intent::Heard(Self::keys_of(place, ids, session))
    }

    fn keys_of(place: &'static str, ids: &[&str], session: &Session) -> Vec<Cue> {
        let rows = ids.iter().filter_map(|id| catalogue::row(id));
        let keys = rows.map(|row| named(&row, session)).collect();
        let help = catalogue::row("help").map(|row| row.names(&session.settings().keys));
        let letters = session.settings().keyboard;
        tell::help(place, letters, keys, help.unwrap_or_default())
    }
}

/// A key and what it does, as the player has it.
pub(super) fn named(row: &Row, session: &Session) -> Sentence {
    tell::named(row.names(&session.settings().keys), Some(row.doc()))
}

/// Every key that does something here, each with what it does.
pub(super) fn all_keys(session: &Session) -> Vec<Sentence> {
    let settings = session.settings();
    let board = settings.keyboard == Keyboard::Board;
    let is_here = |row: &Row| (board || !row.board) && suits(row, session);
    let here: Vec<Row> = rows().filter(is_here).collect();
    // The keys of the board first: they are what the player is in the middle of.
    let (of_board, everywhere): (Vec<Row>, Vec<Row>) = here.into_iter().partition(|row| row.board);
    let rows = of_board.into_iter().chain(everywhere);
    rows.map(|row| named(&row, session)).collect()
}
