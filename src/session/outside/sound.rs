//! What a player can do about the sound: the settings, one after another by the same keys, and the glossary.

use crate::board::Square;
use crate::protocol::{Change, Choice as _, Event, Setting, SoundCommand, SoundEvent};
use crate::session::Session;
use crate::session::table::Mode;

impl Session {
    /// Carries a command about the sound out.
    pub(in crate::session) fn handle_sound(&mut self, command: SoundCommand) -> Vec<Event> {
        let steps = match command {
            SoundCommand::NextSetting | SoundCommand::NextEarcon => 1,
            SoundCommand::PreviousSetting | SoundCommand::PreviousEarcon => -1,
            SoundCommand::More | SoundCommand::Less | SoundCommand::Earcon => 0,
        };
        let setting = self.outside.sound.setting;
        let event = match command {
            SoundCommand::NextSetting | SoundCommand::PreviousSetting => {
                self.outside.sound.setting = setting.turned(steps);
                SoundEvent::Setting(self.outside.sound.setting)
            }
            SoundCommand::More => return self.apply_change(Change::More(Setting::Sound(setting))),
            SoundCommand::Less => return self.apply_change(Change::Less(Setting::Sound(setting))),
            SoundCommand::NextEarcon | SoundCommand::PreviousEarcon | SoundCommand::Earcon => {
                // The first step into the glossary is to its first earcon.
                let at = match self.outside.sound.earcon {
                    None => 0,
                    Some(at) => at.wrapping_add(steps),
                };
                self.outside.sound.earcon = Some(at);
                SoundEvent::Earcon(at)
            }
        };
        vec![Event::Sound(event)]
    }

    /// Whether the piece in the hand may go to a square. In a competition nobody is told.
    pub(in crate::session) fn is_target(&self, square: Square) -> bool {
        if self.is_lawful() || self.table.mode != Mode::Play || self.setup().is_some() {
            return false;
        }
        let Some(from) = self.table.hand else {
            return false;
        };
        let moves = self.position().legal_moves();
        moves
            .iter()
            .any(|mv| mv.from() == from && mv.to() == square)
    }
}
