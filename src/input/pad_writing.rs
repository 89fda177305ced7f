//! Writing with a gamepad: the characters are walked with the directional pad and typed one by one,
//! so that whatever can be typed can be given by a gamepad alone.

use super::hands::Hands;
use super::intent::Intent;
use super::pad::{Button, Press};
use crate::catalogue::Hand;
use crate::narrate::{erased, given_up, line_empty, named, secret_key, typed};
use crate::protocol::Settings;
use crate::session::Session;
use crate::voice::Voices;

/// What can be typed: letters, figures, the space, and the signs of moves, paths and terms.
const LATIN: &str = "abcdefghijklmnopqrstuvwxyz0123456789 -+=./:,()";
/// How far a push to the side goes.
const FAR: usize = 5;

fn alphabet(settings: &Settings) -> Vec<char> {
    let russian = settings.language == "ru";
    let own = russian.then_some('а'..='я').into_iter().flatten();
    own.chain(LATIN.chars()).collect()
}

impl Hands {
    /// Begins to write.
    pub(super) fn begin_pad_writing(&mut self, settings: &Settings) -> Intent {
        self.pad.writing = Some(0);
        Intent::Heard(self.reached(settings))
    }

    /// What a button does while a line is written.
    pub(super) fn pad_write(
        &mut self,
        at: usize,
        press: Press,
        session: &Session,
        voices: &Voices,
    ) -> Intent {
        let settings = session.settings();
        let characters = alphabet(settings);
        let count = characters.len();
        let next = match press.button {
            Button::Down => at + 1,
            Button::Up => at + count - 1,
            Button::Right => at + FAR,
            Button::Left => at + count - FAR,
            Button::South => {
                return self.write(characters[at % count], session, voices);
            }
            Button::West => {
                return Intent::Heard(match self.line.pop() {
                    Some(_) if self.types_unheard() => secret_key(),
                    Some(last) => erased(&last.to_string()),
                    None => line_empty(),
                });
            }
            Button::North => {
                return Intent::Heard(match self.line() {
                    line if line.is_empty() => line_empty(),
                    line => named(&line),
                });
            }
            Button::RightTrigger | Button::Start => {
                self.pad.writing = None;
                if self.line.is_empty() && !self.has_purpose() {
                    return Intent::Heard(line_empty());
                }
                return self.perform(Hand::Enter, session, voices);
            }
            Button::East
            | Button::LeftShoulder
            | Button::RightShoulder
            | Button::LeftTrigger
            | Button::Select
            | Button::LeftStick
            | Button::RightStick => {
                self.pad.writing = None;
                let is_begun = !self.line.is_empty() || self.has_purpose();
                if is_begun {
                    return self.perform(Hand::Cancel, session, voices);
                }
                return Intent::Heard(given_up());
            }
        };
        self.pad.writing = Some(next % count);
        Intent::Heard(self.reached(settings))
    }

    /// The character reached. It is said even to who does not want to hear what he types.
    fn reached(&self, settings: &Settings) -> Vec<crate::narrate::cue::Cue> {
        let at = self.pad.writing.unwrap_or_default();
        let character = alphabet(settings).get(at).copied().unwrap_or(' ');
        typed(&character.to_string(), &Settings::default())
    }
}
