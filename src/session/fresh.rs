//! A session before anything has happened.

use crate::game::Position;
use crate::protocol::settings::Settings;
use crate::record::Record;
use crate::session::competition::Contest;
use crate::session::game::explore;
use crate::session::game::viewer::Mode;
use crate::session::{HOME, Session};
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
            fingers: explore::Fingers::default(),
            hand: None,
            question: None,
            offers_with_move: false,
            reminder: None,
            announced: Vec::new(),
            sound: crate::session::outside::sound::SoundPlace::default(),
            walked: crate::session::outside::shelf::Walked::default(),
            work: None,
            has_ended: false,
            outer: Vec::new(),
            previewed: None,
            waits: false,
            is_held: false,
            practice: crate::session::game::practice::Practice::default(),
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
