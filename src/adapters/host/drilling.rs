//! Drills: what was learnt is read at the start and written after each exercise.

use super::Host;
use crate::adapters::progress;
use crate::adapters::store::unwritable;
use crate::protocol::ask::Ask;
use crate::protocol::drill::{DrillCommand, DrillEvent, FindingEvent};
use crate::protocol::procedure::ProcedureEvent;
use crate::protocol::report::Trouble;

impl Host {
    /// Gives the session what was drilled in earlier sessions.
    pub(super) fn load_progress(&mut self) -> Option<Trouble> {
        let loaded = progress::load(self.folders.as_ref()?);
        match loaded {
            Ok(progress) => {
                let progress = progress.unwrap_or_default();
                self.command(Ask::Drill(DrillCommand::Load(progress)));
                None
            }
            Err(detail) => Some(Trouble::ProgressBroken { detail }),
        }
    }

    /// Asks for what is to be found in a file.
    pub(super) fn open_tactics(&mut self, path: &str) {
        let known = self.desk.session().progress();
        let command = self.file.tactics(path, known, progress::stamp());
        self.command(command);
    }

    /// Keeps what was learnt, or writes it where another program finds it.
    pub(super) fn keep_progress(&mut self, event: &DrillEvent) -> Option<Ask> {
        let is_over = match event {
            DrillEvent::Judged(outcome) => outcome.is_over,
            DrillEvent::Finding(event) => matches!(event, FindingEvent::FoundAll { .. }),
            DrillEvent::Procedure(event) => matches!(
                event,
                ProcedureEvent::Passed { .. } | ProcedureEvent::Began { .. }
            ),
            event => matches!(event, DrillEvent::Skipped(_)),
        };
        let known = self.desk.session().progress();
        if *event == DrillEvent::FileWanted {
            return Some(self.file.tactics_again(known, progress::stamp()));
        }
        let folders = self.folders.as_ref()?;
        if *event == DrillEvent::ExportWanted {
            let path = progress::export_path(folders);
            let exported = || DrillCommand::Exported(path.display().to_string());
            return Some(match progress::export(&path, known) {
                Ok(()) => Ask::Drill(exported()),
                Err(error) => Ask::Report(unwritable(&path, &error)),
            });
        }
        if !is_over {
            return None;
        }
        match progress::save(folders, known) {
            Ok(()) => None,
            Err(_) if std::mem::replace(&mut self.has_told_unsaved, true) => None,
            Err(error) => Some(Ask::Report(unwritable(&folders.data, &error))),
        }
    }
}
