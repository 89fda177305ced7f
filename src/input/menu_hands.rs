//! The player's hands in the menu: what a key, a click or a button has done there.

use super::{Hands, Intent, menu, one};
use crate::narrate::line_empty;
use crate::session::Session;
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
}
