//! Reports of what takes its time, or goes on beside the game: the shelf, a file, the dictaphone.

use annabella::game::Position;
use annabella::protocol::{
    Ask, Event, EventTrouble, FaultEnds, Imported, IncomingGame, MoveEntry, Question, Report,
    ShelfAnswer, ShelfFault, TapeCommand, TapeReport, TournamentAnswer, TournamentEvent,
    TournamentTrouble, Waits, WorkKind, WorkReport, Working, Wrong,
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
        ends_work(
            WorkKind::Search,
            answer(ShelfAnswer::StoppedMended(WorkKind::Search)),
            Told,
        ),
        sample(answer(ShelfAnswer::KeptBeside(file(), 2)), Told),
        sample(answer(ShelfAnswer::Kept(false)), Told),
        sample(answer(ShelfAnswer::Kept(true)), Told),
        sample(answer(ShelfAnswer::EndedKept), Effect::Silent),
        sample(answer(ShelfAnswer::Deleted(1)), Told),
        sample(answer(ShelfAnswer::Sound(1, 0)), Told),
        sample(answer(ShelfAnswer::Altered(1)), Told),
        sample(answer(ShelfAnswer::Unchecked(1)), Told),
    ];
    let wrong = [
        Wrong::Damaged,
        Wrong::Locked,
        Wrong::Newer,
        Wrong::Broken,
        Wrong::NotFound,
        Wrong::NoShelf,
        Wrong::NoGame,
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
    let entrant = annabella::tournament::Entrant::default();
    vec![
        sample(super::samples::event(), Told),
        sample(answer(TournamentAnswer::Kept), Effect::Silent),
        sample(answer(TournamentAnswer::Unkept(trouble())), Told),
        sample(
            answer(TournamentAnswer::News("club".to_owned(), 99, Vec::new())),
            Effect::Silent,
        ),
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
        sample(answer(TournamentAnswer::Entries(vec![(2, entrant)])), Told),
        sample(answer(TournamentAnswer::Watching("games".to_owned())), Told),
        sample(answer(TournamentAnswer::Written("a.html".to_owned())), Told),
        sample(
            answer(TournamentAnswer::Replaced(
                "a.html".to_owned(),
                "a-old.html".to_owned(),
            )),
            Told,
        ),
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

#[test]
fn a_game_that_contradicts_the_tournament_is_told_and_asked_about_after_the_game() {
    let games = |result: &str| {
        let pgn = format!(
            "[White \"Anna\"]\n[Black \"David\"]\n[Round \"1\"]\n[Result \"{result}\"]\n\n1. e4 {result}\n"
        );
        let file = "a.pgn".to_owned();
        let incoming = vec![IncomingGame { file, pgn: Ok(pgn) }];
        Report::Tournament(Box::new(TournamentAnswer::Games(incoming)))
    };
    let of_event = |event: &Event| matches!(event, Event::Asked(Question::Tournament(_)));
    let now = Moment::default();
    let mut free = Session::default();
    free.handle(now, super::samples::event());
    let mut playing = free.clone();
    let first = playing.position().legal_moves()[0];
    playing.handle(now, Ask::Enter(MoveEntry::Move(first)));
    let waits = playing.handle(now, games("0-1")).events;
    assert_eq!(waits, [Event::Waits(Waits::Contradiction)]);
    playing.handle(now, Ask::NewGameFrom(Position::default()));
    let events = playing.handle(now, Ask::Yes).events;
    assert!(events.iter().any(of_event), "{events:?}");
    // Where nothing is in the way the question is all that is heard.
    let events = free.handle(now, games("0-1")).events;
    assert!(events.len() == 1 && of_event(&events[0]), "{events:?}");
    free.handle(now, Ask::No);
    let unchanged = Event::Tournament(TournamentEvent::Unchanged);
    free.handle(now, games("1-0"));
    let kept = TournamentAnswer::Kept;
    free.handle(now, Report::Tournament(Box::new(kept)));
    let same = free.handle(now, games("1-0")).events;
    assert_eq!(same.last(), Some(&unchanged), "{same:?}");
}
