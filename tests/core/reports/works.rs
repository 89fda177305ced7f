//! Reports of what takes its time, or goes on beside the game: the shelf, a file, the dictaphone.

use annabella::protocol::{
    Ask, EventTrouble, FaultEnds, Imported, IncomingGame, Report, ShelfAnswer, ShelfFault,
    TapeCommand, TapeReport, TournamentAnswer, TournamentTrouble, Waits, WorkKind, WorkReport,
    Working, Wrong,
};
use annabella::session::Session;
use annabella::shelf::FoundGames;
use annabella::time::Moment;

use super::samples::{Effect, Sample, found, sample};

/// A report after which a work that had begun must be over.
fn ends_work(kind: WorkKind, report: Report, effect: Effect) -> Sample {
    Sample {
        after: vec![Report::Work(WorkReport::Began(kind)).into()],
        holds: |session| session.work().is_none(),
        ..sample(report, effect)
    }
}

pub fn of_the_shelf() -> Vec<Sample> {
    use Effect::Told;
    let file = || "a.db".to_owned();
    let answer = Report::Shelf;
    let fault = |what| ShelfFault {
        what,
        file: file(),
        detail: String::new(),
        ends: FaultEnds::Work(WorkKind::Import),
    };
    let imported = Imported {
        games: 3,
        ..Imported::default()
    };
    let none = FoundGames::default();
    let mut all = vec![
        ends_work(WorkKind::Search, found(), Told),
        ends_work(WorkKind::Search, answer(ShelfAnswer::Found(none)), Told),
        ends_work(
            WorkKind::Import,
            answer(ShelfAnswer::Imported(imported)),
            Told,
        ),
        ends_work(
            WorkKind::Backup,
            answer(ShelfAnswer::BackedUp(file(), 2)),
            Told,
        ),
        ends_work(
            WorkKind::Backup,
            answer(ShelfAnswer::Exists(file())),
            Effect::WantsBoard(Waits::Exists),
        ),
        ends_work(
            WorkKind::Restore,
            answer(ShelfAnswer::Restored(file(), 2)),
            Told,
        ),
        ends_work(
            WorkKind::Import,
            answer(ShelfAnswer::Stopped(WorkKind::Import)),
            Told,
        ),
        sample(answer(ShelfAnswer::Kept(false)), Told),
        sample(answer(ShelfAnswer::Kept(true)), Told),
        sample(answer(ShelfAnswer::EndedKept), Effect::Silent),
        sample(answer(ShelfAnswer::Deleted(1)), Told),
    ];
    let wrong = [
        Wrong::Damaged,
        Wrong::Locked,
        Wrong::Newer,
        Wrong::Broken,
        Wrong::NotFound,
        Wrong::NoShelf,
        Wrong::Unreadable,
        Wrong::Unwritable,
        Wrong::NoneHere,
    ];
    let faults = wrong.map(|what| answer(ShelfAnswer::Fault(fault(what))));
    all.extend(faults.map(|report| ends_work(WorkKind::Import, report, Told)));
    all
}

pub fn of_a_tournament() -> Vec<Sample> {
    use Effect::Told;
    let answer = |answer| Report::Tournament(Box::new(answer));
    let trouble = || TournamentTrouble {
        what: EventTrouble::Locked,
        file: "club".to_owned(),
        detail: String::new(),
    };
    let log = crate::common::tournament::log();
    let entrant = annabella::tournament::Entrant::default();
    vec![
        sample(
            answer(TournamentAnswer::Opened("club".to_owned(), log)),
            Told,
        ),
        sample(answer(TournamentAnswer::Kept), Effect::Silent),
        sample(answer(TournamentAnswer::Unkept(trouble())), Told),
        sample(
            answer(TournamentAnswer::Paired("1\n1 2\n".to_owned())),
            Told,
        ),
        sample(answer(TournamentAnswer::Trouble(trouble())), Told),
        sample(answer(TournamentAnswer::Report("001".to_owned())), Told),
        sample(
            answer(TournamentAnswer::Games(vec![IncomingGame {
                file: "a.pgn".to_owned(),
                pgn: Ok("1. e4 *".to_owned()),
            }])),
            Told,
        ),
        sample(answer(TournamentAnswer::Entries(vec![entrant])), Told),
        sample(answer(TournamentAnswer::Watching("games".to_owned())), Told),
        sample(answer(TournamentAnswer::Written("a.html".to_owned())), Told),
    ]
}

pub fn of_work_and_tape() -> Vec<Sample> {
    use Effect::Told;
    let file = || "x.flac".to_owned();
    let mut all = Vec::new();
    for kind in WorkKind::ALL.iter().copied() {
        let working = Working {
            task: kind,
            done: 5,
            percent: Some(50),
        };
        all.push(Sample {
            holds: |session| session.work().is_some(),
            ..sample(Report::Work(WorkReport::Began(kind)), Told)
        });
        all.push(Sample {
            holds: |session| session.work().is_some_and(|working| working.done == 5),
            ..sample(Report::Work(WorkReport::Reached(working)), Told)
        });
        for was_stopped in [false, true] {
            let ended = Report::Work(WorkReport::Ended(kind, was_stopped));
            all.push(ends_work(kind, ended, Told));
        }
    }
    let tape = [
        TapeReport::Started {
            file: file(),
            lacks_microphone: true,
        },
        TapeReport::Stopped {
            file: file(),
            announcements: 3,
            length_s: 9,
        },
    ];
    all.extend(tape.map(|report| sample(Report::Tape(report), Told)));
    let failed = TapeReport::Failed {
        file: file(),
        detail: "full".to_owned(),
    };
    all.push(Sample {
        after: vec![Ask::Tape(TapeCommand::Start).into()],
        holds: |session| !session.is_taped(),
        ..sample(Report::Tape(failed), Told)
    });
    all
}

/// A file is being opened, or games are put on the shelf, while a game could not be kept there.
#[test]
fn a_fault_ends_its_own_work_and_no_other() {
    for task in [WorkKind::Open, WorkKind::Import] {
        let mut session = Session::default();
        let mut hear = |report: Report| {
            session.handle(Moment::default(), report);
            session.work().map(|working| working.task)
        };
        let fault = |ends| {
            Report::Shelf(ShelfAnswer::Fault(ShelfFault {
                what: Wrong::Broken,
                file: String::new(),
                detail: String::new(),
                ends,
            }))
        };
        assert_eq!(hear(Report::Work(WorkReport::Began(task))), Some(task));
        assert_eq!(hear(fault(FaultEnds::Nothing)), Some(task));
        let other = FaultEnds::Work(WorkKind::Search);
        assert_eq!(hear(fault(other)), Some(task));
        assert_eq!(hear(fault(FaultEnds::Work(task))), None);
    }
}
