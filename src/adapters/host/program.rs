//! What the program tells of itself: its version, where it keeps things, and a report for a fault.

use super::Host;
use crate::adapters::fault_report::{self, VERSION, places};
use crate::adapters::store::unwritable;
use crate::narrate::program::{about_told, fault_report_told};
use crate::protocol::{Report, Trouble};

impl Host {
    /// Tells the version and where things are kept.
    pub(super) fn tell_about(&mut self) {
        let cues = about_told(VERSION, places(self.folders.as_ref()));
        let heard = self.desk.tell(&cues);
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
