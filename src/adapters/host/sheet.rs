//! What the scoresheet wants of files: notes saved where the game is from, and exports.

use super::Host;
use crate::adapters::scoresheet::{export, preview};
use crate::protocol::ask::Ask;
use crate::protocol::sheet::SheetEvent;

impl Host {
    /// Does what an event wants, and returns what the session is to learn about it.
    pub(super) fn file_sheet(&mut self, event: &SheetEvent) -> Option<Ask> {
        match event {
            SheetEvent::SaveWanted => Some(self.file.save(self.desk.session().record())),
            SheetEvent::ExportWanted(wanted) => {
                Some(export(&self.desk, self.folders.as_ref(), wanted))
            }
            SheetEvent::PreviewWanted(page) => {
                let (command, dots) = preview(&self.desk, *page);
                self.front.preview(&dots);
                Some(command)
            }
            _ => None,
        }
    }
}
