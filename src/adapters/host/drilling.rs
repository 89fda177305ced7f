//! Drills: what was learnt is read at the start and written after each exercise.

use super::Host;
use crate::adapters::progress;
use crate::adapters::store::unwritable;
use crate::protocol::{DrillEvent, DrillReport, FindingEvent, ProcedureEvent, Report, Trouble};

impl Host {
    /// Gives the session what was drilled in earlier sessions.
    pub(super) fn load_progress(&mut self) -> Option<Trouble> {
        let loaded = progress::load(self.folders.as_ref()?);
        match loaded {
            Ok(progress) => {
                let progress = progress.unwrap_or_default();
                self.handle(Report::Drill(DrillReport::Load(progress)));
                None
            }
            Err(detail) => Some(Trouble::ProgressBroken { detail }),
        }
    }

    /// Asks for what is to be found in a file.
    pub(super) fn open_tactics(&mut self, path: &str) {
        let known = self.desk.session().progress();
        let command = self.file.tactics(path, known, progress::stamp());
        self.handle(command);
    }

    /// Writes what was drilled into a file of its own.
    pub(super) fn export_progress(&self) -> Report {
        let Some(folders) = self.folders.as_ref() else {
            return Report::Trouble(Trouble::Unwritable {
                file: String::new(),
                detail: String::new(),
            });
        };
        let path = progress::export_path(folders);
        match progress::export(&path, self.desk.session().progress()) {
            Ok(()) => Report::Drill(DrillReport::Exported(path.display().to_string())),
            Err(error) => Report::Trouble(unwritable(&path, &error)),
        }
    }

    /// After an exercise, what was learnt is written. That it cannot be is told once.
    pub(super) fn keep_progress(&mut self, event: &DrillEvent) -> Option<Trouble> {
        let is_over = match event {
            DrillEvent::Judged(outcome) => outcome.is_over,
            DrillEvent::Finding(event) => matches!(event, FindingEvent::FoundAll { .. }),
            DrillEvent::Procedure(event) => matches!(
                event,
                ProcedureEvent::Passed { .. } | ProcedureEvent::Began { .. }
            ),
            event @ (DrillEvent::Began(_)
            | DrillEvent::Asked(_)
            | DrillEvent::Skipped(..)
            | DrillEvent::At { .. }
            | DrillEvent::Hint(_)
            | DrillEvent::Helped(_)
            | DrillEvent::Summary(_)
            | DrillEvent::Left { .. }
            | DrillEvent::ReadingFile
            | DrillEvent::Nothing(_)
            | DrillEvent::Exporting
            | DrillEvent::Exported(_)) => matches!(event, DrillEvent::Skipped(..)),
        };
        let folders = self.folders.as_ref().filter(|_| is_over)?;
        match progress::save(folders, self.desk.session().progress()) {
            Ok(()) => None,
            Err(_) if std::mem::replace(&mut self.has_told_unsaved, true) => None,
            Err(error) => Some(unwritable(&folders.data, &error)),
        }
    }
}
