//! Practice: an opponent, advice, setting a position up, and drills.

use super::key::{Key, ctrl, ctrl_shift, function, letter};
use super::{Does, Row, When, command};
use crate::board::{Kind, Side};
use crate::drill::Subject;
use crate::protocol::advice::{Advice, AdviceCommand, Direction};
use crate::protocol::ask::Ask;
use crate::protocol::drill::{DrillCommand, Stamp};
use crate::protocol::practice::PracticeCommand;
use crate::protocol::setup::SetupCommand;

const fn advice(command: AdviceCommand) -> Ask {
    Ask::Practice(PracticeCommand::Advice(command))
}

/// Advice has a row of keys of its own.
const fn f(number: u8) -> Key {
    ctrl_shift(function(number))
}

const fn put(kind: Kind) -> Ask {
    Ask::Setup(SetupCommand::PutHere(Some(kind)))
}

/// The stamp is put in by the program around the session.
fn stamped(command: fn(Stamp) -> DrillCommand) -> Ask {
    Ask::Drill(command(Stamp::default()))
}

fn subject(subject: Subject) -> Ask {
    Ask::Drill(DrillCommand::Begin(subject, Stamp::default()))
}

pub(super) const PRACTICE: &[Row] = &[
    // What the system has is put in by the host.
    command!(
        "opponent",
        Does::Ask(|| Ask::Practice(PracticeCommand::Choose(Vec::new())))
    )
    .key(ctrl(letter('U')))
    .when(When::NotCompeting),
    command!(
        "hint",
        Does::Ask(|| advice(AdviceCommand::Ask(Advice::Hint)))
    )
    .key(f(1))
    .when(When::NotCompeting),
    command!(
        "what-threatens",
        Does::Ask(|| advice(AdviceCommand::Ask(Advice::Threat)))
    )
    .key(f(2))
    .when(When::NotCompeting),
    command!(
        "what-hangs",
        Does::Ask(|| advice(AdviceCommand::Ask(Advice::Hanging)))
    )
    .key(f(3))
    .when(When::NotCompeting),
    command!(
        "who-is-better",
        Does::Ask(|| advice(AdviceCommand::Ask(Advice::Value)))
    )
    .key(f(4))
    .when(When::NotCompeting),
    command!("analyse", Does::Ask(|| advice(AdviceCommand::Analyse)))
        .key(f(5))
        .when(When::NotCompeting),
    command!(
        "turn-previous",
        Does::Ask(|| advice(AdviceCommand::Turn(Direction::Previous)))
    )
    .key(f(6))
    .when(When::NotCompeting),
    command!(
        "turn-next",
        Does::Ask(|| advice(AdviceCommand::Turn(Direction::Next)))
    )
    .key(f(7))
    .when(When::NotCompeting),
    command!(
        "line-previous",
        Does::Ask(|| advice(AdviceCommand::Line(Direction::Previous)))
    )
    .key(f(8))
    .when(When::NotCompeting),
    command!(
        "line-next",
        Does::Ask(|| advice(AdviceCommand::Line(Direction::Next)))
    )
    .key(f(9))
    .when(When::NotCompeting),
    command!("opening", Does::Ask(|| advice(AdviceCommand::Opening)))
        .key(f(10))
        .when(When::NotCompeting),
    command!("set-up", Does::Ask(|| Ask::Setup(SetupCommand::Begin)))
        .key(f(11))
        .when(When::NotCompeting)
        .verbs(&["setup-begin"]),
    command!("setup-put-king", Does::Ask(|| put(Kind::King))).when(When::SettingUp),
    command!("setup-put-queen", Does::Ask(|| put(Kind::Queen))).when(When::SettingUpChess),
    command!("setup-put-rook", Does::Ask(|| put(Kind::Rook))).when(When::SettingUpChess),
    command!("setup-put-bishop", Does::Ask(|| put(Kind::Bishop))).when(When::SettingUpChess),
    command!("setup-put-knight", Does::Ask(|| put(Kind::Knight))).when(When::SettingUpChess),
    command!("setup-put-pawn", Does::Ask(|| put(Kind::Pawn))).when(When::SettingUp),
    command!(
        "setup-put-nothing",
        Does::Ask(|| Ask::Setup(SetupCommand::PutHere(None)))
    )
    .when(When::SettingUp),
    command!(
        "setup-other-side",
        Does::Ask(|| Ask::Setup(SetupCommand::OtherSide))
    )
    .when(When::SettingUp),
    command!("setup-clear", Does::Ask(|| Ask::Setup(SetupCommand::Clear))).when(When::SettingUp),
    command!(
        "setup-initial",
        Does::Ask(|| Ask::Setup(SetupCommand::Initial))
    )
    .when(When::SettingUp),
    command!(
        "setup-white",
        Does::Ask(|| Ask::Setup(SetupCommand::Turn(Side::White)))
    )
    .when(When::SettingUp),
    command!(
        "setup-black",
        Does::Ask(|| Ask::Setup(SetupCommand::Turn(Side::Black)))
    )
    .when(When::SettingUp),
    command!(
        "setup-castling",
        Does::Ask(|| Ask::Setup(SetupCommand::Castling))
    )
    .when(When::SettingUpChess),
    command!("setup-done", Does::Ask(|| Ask::Setup(SetupCommand::Done))).when(When::SettingUp),
    command!("setup-leave", Does::Ask(|| Ask::Setup(SetupCommand::Leave))).when(When::SettingUp),
];

pub(super) const DRILLS: &[Row] = &[
    command!("drill-alphabet", Does::Ask(|| subject(Subject::Alphabet))),
    command!("drill-numbers", Does::Ask(|| subject(Subject::Numbers))),
    command!("drill-colours", Does::Ask(|| subject(Subject::Colours))),
    command!("drill-diagonals", Does::Ask(|| subject(Subject::Diagonals))),
    command!("drill-knight", Does::Ask(|| subject(Subject::Knight))),
    command!(
        "drill-coordinates",
        Does::Ask(|| subject(Subject::Coordinates))
    ),
    command!("drill-vision", Does::Ask(|| subject(Subject::Vision))),
    command!("drill-skip", Does::Ask(|| Ask::Drill(DrillCommand::Skip))).when(When::Drilling),
    command!("drill-hint", Does::Ask(|| Ask::Drill(DrillCommand::Hint))).when(When::Drilling),
    command!("drill-leave", Does::Ask(|| Ask::Drill(DrillCommand::Leave))).when(When::Drilling),
    command!(
        "drill-summary",
        Does::Ask(|| stamped(DrillCommand::Summary))
    ),
    command!(
        "drill-export",
        Does::Ask(|| Ask::Drill(DrillCommand::Export))
    ),
    command!("drill-recall", Does::Ask(|| stamped(DrillCommand::Recall))),
    command!(
        "drill-recall-last",
        Does::Ask(|| Ask::Drill(DrillCommand::RecallLast))
    ),
    command!(
        "drill-tactics",
        Does::Ask(|| stamped(DrillCommand::Tactics))
    ),
    command!("drill-file", Does::Ask(|| Ask::Drill(DrillCommand::File))),
    command!(
        "drill-procedure",
        Does::Ask(|| stamped(DrillCommand::Procedure))
    ),
    command!(
        "drill-edition",
        Does::Ask(|| Ask::Drill(DrillCommand::Edition))
    )
    .when(When::Lesson),
    command!(
        "drill-blindfold",
        Does::Ask(|| Ask::Drill(DrillCommand::Blindfold))
    ),
    command!("drill-peek", Does::Ask(|| Ask::Drill(DrillCommand::Peek))).when(When::Blindfold),
];
