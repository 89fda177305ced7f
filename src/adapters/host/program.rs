//! What the program tells of itself: its version, where it keeps things, and a report for a fault.

use super::Host;
use crate::adapters::fault_report::{self, VERSION, places};
use crate::adapters::players;
use crate::adapters::store::unwritable;
use crate::desk::Heard;
use crate::narrate::program::{about_told, fault_report_told, name_told};
use crate::protocol::{Change, Event, Report, Trouble};

impl Host {
    /// Tells the version and where things are kept.
    pub(super) fn tell_about(&mut self) {
        let cues = about_told(VERSION, places(self.folders.as_ref()));
        let heard = self.desk.tell(&cues);
        self.hear(heard);
    }

    /// What is heard of events, and the name that this computer gives the player, where his games bear it from now on.
    pub(super) fn hear_with_name(&mut self, mut heard: Vec<Heard>, events: &[Event]) {
        let is_of_computer = |event: &Event| matches!(event, Event::Changed(Change::Player(name), _) if name.is_empty());
        let name = players::player(None);
        if events.iter().any(is_of_computer) && !name.is_empty() {
            heard.extend(self.desk.tell(&name_told(name)));
        }
        self.hear(heard);
    }

    /// Writes a report for a fault and tells where it is.
    pub(super) fn write_fault_report(&mut self) {
        let Some(folders) = &self.folders else {
            let nowhere = Trouble::Unwritable {
                file: String::new(),
                detail: String::new(),
            };
            return self.handle(Report::Trouble(nowhere));
        };
        let path = fault_report::usual_path(folders);
        match fault_report::write(&path, Some(folders)) {
            Ok(()) => {
                let heard = self
                    .desk
                    .tell(&fault_report_told(path.display().to_string()));
                self.hear(heard);
            }
            Err(error) => self.handle(Report::Trouble(unwritable(&path, &error))),
        }
    }
}
