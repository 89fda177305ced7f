//! Practice: an opponent, advice, setting a position up, and drills.

use super::key::{Key, ctrl, ctrl_shift, function, letter};
use super::{Row, When, ask};
use crate::board::{Kind, Side};
use crate::drill::Subject;
use crate::protocol::{
    Advice, AdviceCommand, Ask, Change, Direction, DrillCommand, OpponentChange, PracticeCommand,
    SetupCommand, Stamp,
};

const fn by_third(up: bool) -> Ask {
    Ask::Set(Change::Opponent(OpponentChange::Third(up)))
}

/// Advice has a row of keys of its own.
const fn f(number: u8) -> Key {
    ctrl_shift(function(number))
}

/// A row that gives advice.
macro_rules! advice {
    ($id:literal, $key:literal, $command:expr) => {
        ask!($id, Ask::Practice(PracticeCommand::Advice($command)))
            .key(f($key))
            .when(When::NotCompeting)
    };
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
    ask!(
        "opponent",
        Ask::Practice(PracticeCommand::Choose(Vec::new()))
    )
    .key(ctrl(letter('U')))
    .when(When::NotCompeting),
    ask!("too-strong", by_third(false)).when(When::Opposed),
    ask!("too-weak", by_third(true)).when(When::Opposed),
    advice!("hint", 1, AdviceCommand::Ask(Advice::Hint)),
    advice!("what-threatens", 2, AdviceCommand::Ask(Advice::Threat)),
    advice!("what-hangs", 3, AdviceCommand::Ask(Advice::Hanging)),
    advice!("who-is-better", 4, AdviceCommand::Ask(Advice::Value)),
    advice!("analyse", 5, AdviceCommand::Analyse),
    advice!("turn-previous", 6, AdviceCommand::Turn(Direction::Previous)),
    advice!("turn-next", 7, AdviceCommand::Turn(Direction::Next)),
    advice!("line-previous", 8, AdviceCommand::Line(Direction::Previous)),
    advice!("line-next", 9, AdviceCommand::Line(Direction::Next)),
    advice!("opening", 10, AdviceCommand::Opening),
    ask!("set-up", Ask::Setup(SetupCommand::Begin))
        .key(f(11))
        .when(When::NotCompeting)
        .verbs(&["setup-begin"]),
    ask!("setup-put-king", put(Kind::King)).when(When::SettingUp),
    ask!("setup-put-queen", put(Kind::Queen)).when(When::SettingUpChess),
    ask!("setup-put-rook", put(Kind::Rook)).when(When::SettingUpChess),
    ask!("setup-put-bishop", put(Kind::Bishop)).when(When::SettingUpChess),
    ask!("setup-put-knight", put(Kind::Knight)).when(When::SettingUpChess),
    ask!("setup-put-pawn", put(Kind::Pawn)).when(When::SettingUp),
    ask!("setup-put-nothing", Ask::Setup(SetupCommand::PutHere(None))).when(When::SettingUp),
    ask!("setup-other-side", Ask::Setup(SetupCommand::OtherSide)).when(When::SettingUp),
    ask!("setup-clear", Ask::Setup(SetupCommand::Clear)).when(When::SettingUp),
    ask!("setup-initial", Ask::Setup(SetupCommand::Initial)).when(When::SettingUp),
    ask!("setup-white", Ask::Setup(SetupCommand::Turn(Side::White))).when(When::SettingUp),
    ask!("setup-black", Ask::Setup(SetupCommand::Turn(Side::Black))).when(When::SettingUp),
    ask!("setup-castling", Ask::Setup(SetupCommand::Castling)).when(When::SettingUpChess),
    ask!("setup-done", Ask::Setup(SetupCommand::Done)).when(When::SettingUp),
    ask!("setup-leave", Ask::Setup(SetupCommand::Leave)).when(When::SettingUp),
];

pub(super) const ENGINE: &[Row] = &[ask!(
    "engine-options",
    Ask::Practice(PracticeCommand::Options(String::new()))
)
.when(When::NotCompeting)];

pub(super) const DRILLS: &[Row] = &[
    ask!("drill-alphabet", subject(Subject::Alphabet)),
    ask!("drill-numbers", subject(Subject::Numbers)),
    ask!("drill-colours", subject(Subject::Colours)),
    ask!("drill-diagonals", subject(Subject::Diagonals)),
    ask!("drill-knight", subject(Subject::Knight)),
    ask!("drill-coordinates", subject(Subject::Coordinates)),
    ask!("drill-vision", subject(Subject::Vision)),
    ask!("drill-skip", Ask::Drill(DrillCommand::Skip)).when(When::Drilling),
    ask!("drill-hint", Ask::Drill(DrillCommand::Hint)).when(When::Drilling),
    ask!("drill-leave", Ask::Drill(DrillCommand::Leave)).when(When::Drilling),
    ask!("drill-summary", stamped(DrillCommand::Summary)),
    ask!("drill-export", Ask::Drill(DrillCommand::Export)),
    ask!("drill-recall", stamped(DrillCommand::Recall)),
    ask!("drill-recall-last", Ask::Drill(DrillCommand::RecallLast)),
    ask!("drill-tactics", stamped(DrillCommand::Tactics)),
    ask!("drill-file", Ask::Drill(DrillCommand::File)),
    ask!("drill-procedure", stamped(DrillCommand::Procedure)),
    ask!("drill-edition", Ask::Drill(DrillCommand::Edition)).when(When::Lesson),
    ask!("drill-blindfold", Ask::Drill(DrillCommand::Blindfold)),
    ask!("drill-peek", Ask::Drill(DrillCommand::Peek)).when(When::Blindfold),
];
