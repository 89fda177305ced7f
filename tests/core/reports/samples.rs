//! One report of each kind, with what comes before it and what is to come of it.

use crate::common::places::named;
use annabella::board::Side;
use annabella::chess::Mating;
use annabella::drill::Progress;
use annabella::drill::tactics::Collection;
use annabella::game::Position;
use annabella::protocol::{
    Advice, BestLine, DrillReport, Envelope, Errand, ErrandAnswer, ErrandKind, Export, Finding,
    Format, Input, NotSaved, OpenFault, OpenedGame, OwnGame, Previewed, Proof, ProofQuestion,
    ReadNote, Report, SheetReport, ShelfAnswer, SpeechOutput, Stamp, TournamentAnswer, Trouble,
    Waits, WrittenFile,
};
use annabella::record::Record;
use annabella::session::Session;
use annabella::shelf::{FoundGames, Listing};

use super::names::name;
use super::works;

/// What is to come of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// It is told at once.
    Told,
    /// It is told at once, or it is told that it waits, and it is told when the board is free.
    WantsBoard(Waits),
    /// It changes something, or is no longer wanted: nobody need hear of it.
    Silent,
    /// It is the answer that the game waits for: a move of the opponent, a proof.
    OfTheGame,
    /// The program has started: everything begins anew.
    StartsAnew,
}

pub struct Sample {
    pub name: &'static str,
    /// What has begun before, at the place itself.
    pub after: Vec<Input>,
    pub report: Report,
    pub effect: Effect,
    /// What holds afterwards.
    pub holds: fn(&Session) -> bool,
}

pub fn sample(report: Report, effect: Effect) -> Sample {
    Sample {
        name: name(&report),
        after: Vec::new(),
        report,
        effect,
        holds: |_| true,
    }
}

/// A sample of every report, as it fits a session.
pub fn all(session: &Session) -> Vec<Sample> {
    let mut all = of_the_program();
    all.extend(of_files());
    all.extend(of_answers(session));
    all.extend(works::of_the_shelf());
    all.extend(works::of_a_tournament());
    all.extend(works::of_work_and_tape());
    all
}

fn of_the_program() -> Vec<Sample> {
    let text = String::new;
    let troubles = [
        Trouble::Sound {
            key: "no-device".to_owned(),
            detail: text(),
        },
        Trouble::LogInUse,
        Trouble::NotKept,
        Trouble::LogDamaged {
            line: 3,
            kept: "old.log".to_owned(),
        },
        Trouble::Unwritable {
            file: "a".to_owned(),
            detail: text(),
        },
        Trouble::NoOtherGame,
        Trouble::SettingsBroken { detail: text() },
        Trouble::SettingBroken { detail: text() },
        Trouble::ProgressBroken { detail: text() },
        Trouble::NoSuchVoice("x".to_owned()),
        Trouble::NotUnderstood("x".to_owned()),
        Trouble::Reader { is_there: true },
        Trouble::Reader { is_there: false },
        Trouble::ReaderBeside,
    ];
    let troubles = troubles.map(|trouble| sample(Report::Trouble(trouble), Effect::Told));
    let mut all = vec![
        sample(Report::Started(super::settings()), Effect::StartsAnew),
        sample(Report::QuestionLeft, Effect::Silent),
        sample(Report::Tick, Effect::Silent),
        sample(Report::InMenu(true), Effect::Silent),
        sample(Report::InMenu(false), Effect::Silent),
        sample(Report::Speaks(true), Effect::Silent),
        sample(Report::Speaks(false), Effect::Silent),
        sample(
            Report::Slept { ms: 300_000 },
            Effect::WantsBoard(Waits::Slept),
        ),
        sample(
            Report::SpeakerProposed(SpeechOutput::ScreenReader),
            Effect::WantsBoard(Waits::Speaker),
        ),
        sample(Report::WordsProposed, Effect::WantsBoard(Waits::Speaker)),
    ];
    all.extend(troubles);
    all
}

pub fn record() -> Record {
    let mut record = Record::starting_from(Position::default());
    let first = record.position().legal_moves()[0];
    assert!(record.play(first));
    record
}

pub fn opened() -> Report {
    Report::Opened(Box::new(OpenedGame {
        record: record(),
        number: 1,
        count: 1,
    }))
}

pub fn listing() -> Listing {
    Listing {
        id: 1,
        white: "Anna".to_owned(),
        black: "Boris".to_owned(),
        event: String::new(),
        date: "2026".to_owned(),
        outcome: None,
        plies: 2,
        first: "e4 e5".to_owned(),
        is_altered: false,
    }
}

pub fn found() -> Report {
    Report::Shelf(ShelfAnswer::Found(FoundGames {
        games: vec![listing()],
        count: 1,
    }))
}

/// A tournament of which a round is played.
pub fn event() -> Report {
    let log = crate::common::tournament::log();
    Report::Tournament(Box::new(TournamentAnswer::Opened("club".to_owned(), log)))
}

/// The player's own games, as the shelf gives them.
pub fn own_games() -> Report {
    let own = OwnGame {
        listing: listing(),
        record: record(),
    };
    Report::Drill(DrillReport::Games(vec![own], Stamp::default()))
}

fn open_fault() -> OpenFault {
    OpenFault {
        file: "x.pgn".to_owned(),
        line: 0,
        column: 0,
        key: "not-readable".to_owned(),
        detail: String::new(),
        number: 0,
    }
}

/// The envelope of a game that is adjourned elsewhere.
fn envelope() -> Envelope {
    super::at(named("an adjourned game"))
        .envelope()
        .expect("an envelope")
}

fn of_files() -> Vec<Sample> {
    use Effect::{Told, WantsBoard};
    let file = || "x.pgn".to_owned();
    let export = Export {
        format: Format::Pgn,
        path: Some(file()),
        overwrites: false,
    };
    let written = WrittenFile {
        file: file(),
        pages: None,
        is_provisional: false,
    };
    let shown = Previewed {
        page: 1,
        pages: 1,
        lines: 3,
        width: 30,
        height: 28,
        is_provisional: false,
    };
    let note = ReadNote {
        faulty: 1,
        lines: vec![3],
        ..ReadNote::default()
    };
    let mut collection = Collection::default();
    collection.read_lines("7k/5Q2/6K1/8/8/8/8/8 w - - dm 1; id \"one\";", Some(0));
    let stamp = Stamp::default();
    let collected = DrillReport::Collection(Box::new(collection), stamp);
    let mut learnt = Progress::default();
    learnt.note_as("alphabet", "e".to_owned(), true, 3);
    vec![
        sample(opened(), WantsBoard(Waits::File)),
        sample(Report::NotOpened(open_fault()), Told),
        sample(
            Report::Envelope(Box::new(envelope())),
            WantsBoard(Waits::Envelope),
        ),
        sample(Report::NoEnvelope(open_fault()), Told),
        sample(Report::EnvelopeFiled("a.envelope".to_owned()), Told),
        sample(Report::EnvelopeKept, Effect::Silent),
        sample(Report::Sheet(SheetReport::Written(written)), Told),
        sample(Report::Sheet(SheetReport::Previewed(shown)), Told),
        sample(
            Report::Sheet(SheetReport::Exists(export)),
            WantsBoard(Waits::Exists),
        ),
        sample(Report::Sheet(SheetReport::Read(note)), Told),
        sample(Report::Sheet(SheetReport::NotSaved(NotSaved::NoFile)), Told),
        Sample {
            holds: |session| session.progress().card_of("alphabet", "e").is_some(),
            ..sample(Report::Drill(DrillReport::Load(learnt)), Effect::Silent)
        },
        sample(
            Report::Drill(DrillReport::Exported("p.toml".to_owned())),
            Told,
        ),
        sample(Report::Drill(collected), WantsBoard(Waits::Drill)),
        sample(Report::Drill(DrillReport::NoFile), Told),
        sample(own_games(), WantsBoard(Waits::Drill)),
    ]
}

/// An answer that fits an errand.
pub fn finding(errand: &Errand) -> Finding {
    let first = errand.position.legal_moves().first().copied();
    let line = |mv| BestLine {
        value: 0,
        win_in: None,
        moves: vec![mv],
    };
    let found = match errand.task {
        ErrandKind::Move => first.map(ErrandAnswer::Move),
        ErrandKind::Draw => Some(ErrandAnswer::Draw(false)),
        ErrandKind::Advice(Advice::Threat) => Some(ErrandAnswer::Threat(None)),
        ErrandKind::Advice(Advice::Hanging) => Some(ErrandAnswer::Squares(Vec::new())),
        ErrandKind::Advice(_) | ErrandKind::Line | ErrandKind::Judge => {
            first.map(|mv| ErrandAnswer::Line(line(mv)))
        }
        ErrandKind::Options => Some(ErrandAnswer::Options(Vec::new())),
        ErrandKind::Ponder => None,
    };
    let found = found.unwrap_or(ErrandAnswer::Nothing);
    Finding {
        errand: errand.clone(),
        found,
        fault: None,
        cannot_be_weakened: false,
    }
}

fn errand_of_nobody() -> Errand {
    Errand {
        task: ErrandKind::Move,
        position: Position::default(),
        plies: 77,
        answers_for: None,
        level: 1,
        seed: 0,
        time_ms: None,
        engine: None,
        clock: None,
    }
}

/// What was thought out and proved: what the session waits for, and what comes too late.
fn of_answers(session: &Session) -> Vec<Sample> {
    let late = ProofQuestion {
        position: Position::default(),
        side: Some(Side::White),
    };
    let late = Proof {
        question: late,
        mating: Mating::Unwinnable,
    };
    let mut all = vec![
        sample(
            Report::Thought(Box::new(finding(&errand_of_nobody()))),
            Effect::Silent,
        ),
        sample(Report::Proved(late), Effect::Silent),
    ];
    if let Some(errand) = session.errand() {
        let stopped = Finding {
            found: ErrandAnswer::Stopped,
            ..finding(errand)
        };
        all.push(sample(Report::Thought(Box::new(stopped)), Effect::Silent));
        all.push(Sample {
            name: match errand.task {
                ErrandKind::Move => "the opponent's move",
                ErrandKind::Draw => "the opponent's answer",
                _ => "advice",
            },
            ..sample(
                Report::Thought(Box::new(finding(errand))),
                Effect::OfTheGame,
            )
        });
    }
    if let Some(question) = session.proof_wanted() {
        for mating in [Mating::Winnable, Mating::Unwinnable, Mating::Undecided] {
            let proof = Proof {
                question: question.clone(),
                mating,
            };
            all.push(Sample {
                name: "a proof",
                holds: |session| session.proof_wanted().is_none(),
                ..sample(Report::Proved(proof), Effect::OfTheGame)
            });
        }
    }
    all
}
