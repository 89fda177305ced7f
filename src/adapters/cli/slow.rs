//! A slow world in a play: what is wanted of it is held back until the play lets it arrive.

use std::collections::VecDeque;

use super::rehearse::Rehearsal;
use super::script::Held;
use crate::protocol::{
    Report, Request, ShelfAnswer, ShelfFault, TapeReport, WorkKind, WorkReport, Wrong,
};

/// The file of the dictaphone, which no play writes.
const TAPE: &str = "game.flac";

impl Rehearsal<'_> {
    /// `slow` holds back what is wanted from now on; `report` lets the oldest arrive, and `fails` lets it end in
    /// a fault. `None` if nothing is held back, or if it cannot fail.
    pub(super) fn in_a_slow_world(&mut self, key: &str) -> Option<()> {
        if key == "slow" {
            self.held.get_or_insert_default();
            return Some(());
        }
        let held = self.held.as_mut()?.pop_front()?;
        let reports = match (held, key) {
            (Held::Request(request), "fails") => vec![failed(&request)?],
            (Held::Reports(_), "fails") => return None,
            (Held::Request(Request::Record { .. }), _) => vec![Report::Tape(TapeReport::Started {
                file: TAPE.to_owned(),
                lacks_microphone: false,
            })],
            (Held::Request(Request::StopRecording), _) => {
                vec![Report::Tape(TapeReport::Stopped {
                    file: TAPE.to_owned(),
                    announcements: 1,
                    length_s: 2,
                })]
            }
            (Held::Request(request), _) => self.fulfil(request),
            (Held::Reports(reports), _) => reports,
        };
        for report in reports {
            self.hear(report);
        }
        Some(())
    }

    /// Does what is wanted, or holds it back. What only hurries another request is done at once.
    pub(super) fn fulfil_or_hold(&mut self, request: Request) -> Vec<Report> {
        let Some(held) = &mut self.held else {
            return self.fulfil(request);
        };
        match request {
            Request::StopWork(kind) => stop(held, kind),
            Request::StopThinking => {}
            request @ (Request::Think { .. }
            | Request::Prove(_)
            | Request::Shelf(_)
            | Request::Tournament(_)
            | Request::Record { .. }
            | Request::StopRecording
            | Request::Save
            | Request::Export(_)
            | Request::Preview(_)
            | Request::ReadTactics
            | Request::ExportProgress
            | Request::KeepEnvelope { .. }) => held.push_back(Held::Request(request)),
        }
        Vec::new()
    }

    /// Opens a file of games beside the play.
    pub(super) fn open_games(&mut self, path: String) {
        let is_slow = self.held.is_some();
        if is_slow {
            self.hear(Report::Work(WorkReport::Began(WorkKind::Open)));
        }
        let found = self.folder.join(&path);
        let (mut report, note) = self.file.open(&found.to_string_lossy());
        if let Report::NotOpened(fault) = &mut report {
            // A play is heard alike wherever its folder is.
            fault.file = path;
        }
        let ended = Report::Work(WorkReport::Ended(WorkKind::Open, false));
        let reports = is_slow.then_some(ended).into_iter();
        let reports = reports.chain([report]).chain(note).collect();
        if let Some(held) = &mut self.held {
            held.push_back(Held::Reports(reports));
            return;
        }
        for report in reports {
            self.hear(report);
        }
    }
}

/// The work of this kind that is held back ends stopped.
fn stop(held: &mut VecDeque<Held>, kind: WorkKind) {
    for one in held {
        if let Held::Request(Request::Shelf(request)) = one
            && request.task() == Some(kind)
        {
            let stopped = Report::Shelf(ShelfAnswer::Stopped(kind));
            *one = Held::Reports(vec![stopped]);
        }
    }
}

/// The fault in which a request can end.
fn failed(request: &Request) -> Option<Report> {
    let detail = "No space left on device".to_owned();
    if let Request::Record { .. } = request {
        let file = TAPE.to_owned();
        return Some(Report::Tape(TapeReport::Failed { file, detail }));
    }
    if let Request::Shelf(request) = request {
        let fault = ShelfFault {
            what: Wrong::Broken,
            file: String::new(),
            detail,
            ends: request.task().into(),
        };
        return Some(Report::Shelf(ShelfAnswer::Fault(fault)));
    }
    None
}
