//! What words and presses in the menu mean to the hands.

use super::words::{is_move, words};
use super::{Hands, Intent, braille, keymap, menu, one};
use crate::narrate::line_empty;
use crate::session::Session;
use crate::session::command::Command;
use crate::voice::Voices;

impl Hands {
    /// What a key or a click has done in the menu.
    pub(super) fn in_menu(
        &mut self,
        pressed: menu::Pressed,
        session: &Session,
        voices: &Voices,
    ) -> Intent {
        let stays = matches!(
            pressed,
            menu::Pressed::Heard(_) | menu::Pressed::Set(_) | menu::Pressed::Device
        );
        if !stays {
            self.menu = None;
        }
        match pressed {
            menu::Pressed::Heard(cues) => Intent::Heard(cues),
            menu::Pressed::Set(command) => one(*command),
            menu::Pressed::Device => Intent::OtherDevice,
            menu::Pressed::Closed(cues) => {
                self.pad_gives_up();
                Intent::Heard(cues)
            }
            menu::Pressed::Row(pressed) => self.pressed(pressed, session, voices),
            menu::Pressed::Besides(key) => self.besides(key, session),
            menu::Pressed::Picked(id) => self.picked(id),
            menu::Pressed::Elsewhere => Intent::Heard(line_empty()),
        }
    }

    /// Words: a move, a command, or what stands for a key.
    pub(super) fn say(&mut self, text: &str, session: &Session, voices: &Voices) -> Intent {
        if braille::is_cells(text) {
            return self.say_cells(text, session, voices);
        }
        // Who knows other programs begins a command with a slash.
        let text = text.trim_start().trim_start_matches('/');
        let meant = words(text, session, voices);
        let is_free = session.question().is_none();
        if let Intent::Commands(commands) = &meant
            && is_free
            && matches!(commands.as_slice(), [Command::Enter(entry)] if !is_move(entry))
            && let Some(row) = voices
                .action(text, &session.settings().language)
                .and_then(keymap::row)
            && let Some(pressed) = row.fixed()
        {
            return self.pressed(pressed, session, voices);
        }
        meant
    }
}
