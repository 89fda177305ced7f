//! A session before anything has happened.

use super::contest::Contest;
use super::listen::Mode;
use super::settings::Settings;
use super::{HOME, Session, exploring, shelf, sounding};
use crate::game::Position;
use crate::record::Record;
use crate::time::Moment;

impl Default for Session {
    fn default() -> Self {
        Self {
            settings: Settings::default(),
            contest: Contest::practice(Position::default()),
            now: Moment::default(),
            record: Record::default(),
            mode: Mode::Play,
            cursor: HOME,
            fingers: exploring::Fingers::default(),
            hand: None,
            question: None,
            offers_with_move: false,
            reminder: None,
            announced: Vec::new(),
            sound: sounding::Place::default(),
            walked: shelf::Walked::default(),
            work: None,
            has_ended: false,
            outer: Vec::new(),
            previewed: None,
            waits: false,
            is_held: false,
            practice: super::practice::Practice::default(),
            drill: None,
            finding: None,
            coaching: None,
            setting_up: None,
            left_setup: None,
            peeks: None,
            progress: crate::drill::Progress::default(),
            own_words: None,
        }
    }
}
