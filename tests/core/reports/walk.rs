//! Asks and reports in any order, before a world that is slow: every request ends in one report, no report
//! is refused, none takes the place of a question, and in the end nothing is still being done.

use std::sync::Arc;

use annabella::chess::Mating;
use annabella::desk::Desk;
use annabella::protocol::{
    DrillReport, Errand, ErrandAnswer, Event, EventErrand, Imported, Input, Keeping, NotSaved,
    Previewed, Proof, Report, Request, SheetReport, ShelfAnswer, ShelfFault, ShelfRequest,
    SpeechOutput, TapeReport, TournamentAnswer, TournamentRequest, Waits, WorkKind, WorkReport,
    WrittenFile, Wrong,
};
use annabella::time::Moment;
use proptest::prelude::*;

use super::{VOICES, has_come, inputs, is_refused, samples, settings, step_out};

const LINES: &[&str] = &[
    "new",
    "new practice 5+3",
    "new competition fide-2005 90+30 none read-out",
    "new kb6/b1p2p1p/1pP5/1P6/8/8/5P1P/5K2 w - - 0 1",
    "new 7k/P7/8/8/8/8/8/K7 w - - 0 1",
    "e4",
    "e5",
    "Nf3",
    "a7a8",
    "clock",
    "draw",
    "resign",
    "yes",
    "no",
    "cancel",
    "key Escape",
    "undo",
    "opponent black",
    "opponent white",
    "opponent",
    "hint",
    "agree",
    "fide-2005",
    "arbiter",
    "drill vision",
    "drill colours",
    "drill tactics",
    "drill tactics-file",
    "drill recall",
    "drill recall-last",
    "drill procedure",
    "drill blindfold",
    "drill skip",
    "drill export",
    "set-up",
    "setup done",
    "shelf search",
    "shelf import a.pgn",
    "shelf backup a.db",
    "shelf restore a.db",
    "shelf keep",
    "shelf open",
    "shelf delete",
    "work stop",
    "dictaphone",
    "dictaphone own-voice on",
    "export pgn out.pgn",
    "preview",
    "save-notes",
    "next",
    "back",
    "play-on",
    "menu",
];

/// What the world has to do.
#[derive(Clone, Debug)]
enum Duty {
    Asked(Box<Request>),
    /// What was to be thought about is no longer wanted.
    Unwanted(Box<Errand>),
    Stopped(WorkKind),
    OpensFile,
}

#[derive(Default)]
struct Count {
    requests: usize,
    reports: usize,
    waits: Vec<Waits>,
}

struct World {
    desk: Desk,
    now: Moment,
    duties: Vec<Duty>,
    count: Count,
}

impl World {
    fn new() -> Self {
        let mut world = Self {
            desk: Desk::new(Arc::clone(&VOICES)),
            now: Moment::default(),
            duties: Vec::new(),
            count: Count::default(),
        };
        world.handle(Report::Started(settings()).into());
        world
    }

    fn handle(&mut self, input: Input) -> Vec<Event> {
        let (outcome, _) = self.desk.handle(self.now, input);
        for request in outcome.requests {
            self.take(request);
        }
        for event in &outcome.events {
            if let Event::Waits(waits) = event {
                self.count.waits.push(*waits);
            }
        }
        // What waited has come.
        let waited = self.count.waits.clone();
        for waits in waited {
            let is_it = |event: &Event| has_come(waits, event);
            let is_told_now = outcome.events.contains(&Event::Waits(waits));
            if !is_told_now
                && outcome.events.iter().any(is_it)
                && let Some(at) = self.count.waits.iter().position(|one| *one == waits)
            {
                self.count.waits.remove(at);
            }
        }
        outcome.events
    }

    /// Takes a request on. What only hurries another one has no report of its own.
    fn take(&mut self, request: Request) {
        match request {
            Request::StopThinking => {
                let errand = |duty: &Duty| match duty {
                    Duty::Asked(asked) => match &**asked {
                        Request::Think { errand, .. } => Some(errand.clone()),
                        _ => None,
                    },
                    _ => None,
                };
                let thinks = |duty: &&mut Duty| errand(duty).is_some();
                let duty = self.duties.iter_mut().find(thinks);
                let duty = duty.expect("something is being thought about");
                *duty = Duty::Unwanted(errand(duty).expect("an errand"));
            }
            Request::StopWork(kind) => {
                let does = |duty: &&mut Duty| match duty {
                    Duty::Asked(asked) => match &**asked {
                        Request::Shelf(request) => request.task() == Some(kind),
                        _ => false,
                    },
                    Duty::OpensFile | Duty::Stopped(_) | Duty::Unwanted(_) => false,
                };
                if let Some(duty) = self.duties.iter_mut().find(does) {
                    *duty = Duty::Stopped(kind);
                }
            }
            request => {
                self.count.requests += 1;
                self.duties.push(Duty::Asked(Box::new(request)));
                let works = self.duties.iter().filter(|duty| is_work(duty));
                assert!(
                    works.count() <= 1,
                    "one thing after the other: {:?}",
                    self.duties
                );
            }
        }
    }

    /// A report comes: it is not refused, and the question that waited waits still.
    #[allow(
        clippy::needless_pass_by_value,
        reason = "a report is made where it is told"
    )]
    fn report(&mut self, report: Report) {
        let asked = self.desk.session().question().cloned();
        let is_of_the_game = matches!(
            report,
            Report::Started(_) | Report::Thought(_) | Report::Proved(_)
        );
        let events = self.handle(report.clone().into());
        assert!(!is_refused(&events), "{report:?} is refused: {events:?}");
        if asked.is_some() && !is_of_the_game {
            assert_eq!(self.desk.session().question(), asked.as_ref(), "{report:?}");
        }
    }

    /// The world does one of its duties.
    fn do_duty(&mut self, choice: usize) {
        if self.duties.is_empty() {
            return;
        }
        let duty = self.duties.remove(choice % self.duties.len());
        let report = match duty {
            Duty::OpensFile => {
                self.report(Report::Work(WorkReport::Ended(WorkKind::Open, false)));
                self.report(samples::opened());
                return;
            }
            // It may have been found in the meantime all the same.
            Duty::Unwanted(errand) => {
                let mut finding = samples::finding(&errand);
                if choice.is_multiple_of(2) {
                    finding.found = ErrandAnswer::Stopped;
                }
                Report::Thought(Box::new(finding))
            }
            Duty::Stopped(kind) => Report::Shelf(ShelfAnswer::Stopped(kind)),
            Duty::Asked(request) => answer(*request, choice),
        };
        self.count.reports += 1;
        self.report(report);
    }

    fn unasked(&mut self, choice: usize) {
        match choice % 4 {
            0 if self.desk.session().work().is_none() => {
                self.report(Report::Work(WorkReport::Began(WorkKind::Open)));
                self.duties.push(Duty::OpensFile);
            }
            1 => self.report(Report::Slept { ms: 60_000 }),
            2 => self.report(Report::SpeakerProposed(SpeechOutput::ScreenReader)),
            _ => self.report(Report::Tick),
        }
    }

    fn line(&mut self, line: &str) {
        for input in inputs(&mut self.desk, line) {
            self.handle(input);
        }
    }

    /// The player leaves everything, and the world does all that it has to do.
    fn settle(&mut self) {
        for _ in 0..300 {
            if self.duties.is_empty() && self.count.waits.is_empty() {
                return;
            }
            self.do_duty(0);
            let waits = self.count.waits.first().copied().unwrap_or(Waits::File);
            let ask = step_out(self.desk.session(), waits);
            self.handle(ask.into());
        }
        let session = self.desk.session();
        let (place, question) = (session.place(), session.question());
        let left = (&self.duties, &self.count.waits);
        panic!("never settles: {left:?} at {place:?} with {question:?}");
    }
}

fn is_work(duty: &Duty) -> bool {
    match duty {
        Duty::Asked(asked) => match &**asked {
            Request::Shelf(request) => request.task().is_some(),
            _ => false,
        },
        Duty::Stopped(_) | Duty::OpensFile => true,
        Duty::Unwanted(_) => false,
    }
}

/// The one report in which a request ends.
fn answer(request: Request, choice: usize) -> Report {
    let is_fine = choice.is_multiple_of(3);
    let sheet = |report| Report::Sheet(report);
    let tape = || "x.flac".to_owned();
    match request {
        Request::Think { errand, .. } => Report::Thought(Box::new(samples::finding(&errand))),
        Request::Prove(question) => {
            let all = [Mating::Winnable, Mating::Unwinnable, Mating::Undecided];
            let mating = all[choice % 3];
            Report::Proved(Proof { question, mating })
        }
        Request::Shelf(request) => answer_of_shelf(request, is_fine),
        Request::Record { .. } if is_fine => Report::Tape(TapeReport::Started {
            file: tape(),
            lacks_microphone: false,
        }),
        Request::Record { .. } => Report::Tape(TapeReport::Failed {
            file: tape(),
            detail: String::new(),
        }),
        Request::StopRecording => Report::Tape(TapeReport::Stopped {
            file: tape(),
            announcements: 1,
            length_s: 2,
        }),
        Request::Save => sheet(SheetReport::NotSaved(NotSaved::NoFile)),
        Request::Export(export) if !is_fine && !export.overwrites => {
            sheet(SheetReport::Exists(export))
        }
        Request::Export(_) => sheet(SheetReport::Written(WrittenFile {
            file: "out.pgn".to_owned(),
            pages: None,
            is_provisional: false,
        })),
        Request::Preview(page) => sheet(SheetReport::Previewed(Previewed {
            page,
            pages: page,
            lines: 3,
            width: 30,
            height: 28,
            is_provisional: false,
        })),
        Request::ReadTactics => Report::Drill(DrillReport::NoFile),
        Request::ExportProgress => Report::Drill(DrillReport::Exported("p.csv".to_owned())),
        Request::KeepEnvelope { .. } => Report::EnvelopeKept,
        Request::Tournament(request) => Report::Tournament(Box::new(match request {
            TournamentRequest::File(EventErrand::Open(file) | EventErrand::Create(file)) => {
                TournamentAnswer::Opened(file, Vec::new())
            }
            TournamentRequest::Keep(..) => TournamentAnswer::Kept,
            TournamentRequest::Pair(_) => TournamentAnswer::Paired(String::new()),
            TournamentRequest::File(EventErrand::Import(file)) => TournamentAnswer::Report(file),
            TournamentRequest::File(EventErrand::Watch(file)) => TournamentAnswer::Watching(file),
            TournamentRequest::File(EventErrand::Write(_, file)) => TournamentAnswer::Written(file),
        })),
        Request::StopThinking | Request::StopWork(_) => unreachable!("it has no report"),
    }
}

fn answer_of_shelf(request: ShelfRequest, is_fine: bool) -> Report {
    let file = || "a.db".to_owned();
    let fault = ShelfFault {
        what: Wrong::Broken,
        file: file(),
        detail: String::new(),
        ends: request.task().into(),
    };
    let fault = Report::Shelf(ShelfAnswer::Fault(fault));
    Report::Shelf(match request {
        ShelfRequest::Search(_) => return if is_fine { samples::found() } else { fault },
        ShelfRequest::Import(_) if is_fine => ShelfAnswer::Imported(Imported::default()),
        ShelfRequest::Keep(_, Keeping::Ended) => ShelfAnswer::EndedKept,
        ShelfRequest::Keep(..) if is_fine => ShelfAnswer::Kept(false),
        ShelfRequest::Backup(file, false) if !is_fine => ShelfAnswer::Exists(file),
        ShelfRequest::Backup(file, _) => ShelfAnswer::BackedUp(file, 2),
        ShelfRequest::Restore(file) if is_fine => ShelfAnswer::Restored(file, 2),
        ShelfRequest::Delete(id) if is_fine => ShelfAnswer::Deleted(id),
        ShelfRequest::Open(..) if is_fine => return samples::opened(),
        ShelfRequest::Last => return samples::own_games(),
        ShelfRequest::Import(_)
        | ShelfRequest::Keep(..)
        | ShelfRequest::Restore(_)
        | ShelfRequest::Delete(_)
        | ShelfRequest::Open(..) => return fault,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn every_request_ends_in_one_report(
        steps in prop::collection::vec((0_u8..10, any::<u16>()), 0..80),
    ) {
        let mut world = World::new();
        for (kind, choice) in steps {
            let choice = usize::from(choice);
            match kind {
                0..=5 => world.line(LINES[choice % LINES.len()]),
                6..=8 => world.do_duty(choice),
                _ => world.unasked(choice),
            }
            world.now = world.now.plus_ms(10);
        }
        world.settle();
        let session = world.desk.session();
        prop_assert_eq!(world.count.requests, world.count.reports);
        prop_assert_eq!(session.work(), None);
        prop_assert!(session.proof_wanted().is_none());
    }
}
