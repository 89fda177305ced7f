//! What is only said or typed: it names a square, a side or a number, or it is asked too seldom for a place in the menu.

use super::explore::explores;
use super::page::{Page, When};
use super::{Does, Hand, Row, WhichSpoken, ask, command};
use crate::draughts::Road;
use crate::game::Game;
use crate::protocol::{
    Adjournment, Ask, Change, DraughtsCommand, DrillCommand, Explore, Inquiry, PracticeCommand,
    Setting, SetupCommand, SheetCommand, ShelfCommand, Value, Walk,
};

/// A road of the draughts board, which the console knows by its name behind `road`, too.
macro_rules! road {
    ($id:literal, $road:ident) => {
        ask!($id, Ask::Draughts(DraughtsCommand::Road(Road::$road))).verbs(&[concat!("road-", $id)])
    };
}

const fn which(spoken: WhichSpoken) -> Does {
    Does::Hands(Hand::Which(spoken))
}

const fn inquiry(inquiry: Inquiry) -> Ask {
    Ask::Explore(Explore::Inquiry(inquiry))
}

/// A row that asks of the board what is named with it.
macro_rules! inquires {
    ($id:literal, $with:ident($what:ident)) => {
        command!($id, Does::$with(|with| inquiry(Inquiry::$what(with))))
    };
}

/// Earcons as loud as this, in percent.
const fn sounds(percent: u32) -> Ask {
    Ask::Set(Change::To(Setting::EarconVolume, Value::Number(percent)))
}

const fn shelf(walk: Walk) -> Ask {
    Ask::Shelf(ShelfCommand::Walk(walk))
}

const RESUME: Adjournment = Adjournment::Resume {
    present: None,
    late_s: None,
};

pub(super) const ROWS: &[Row] = &[
    command!("drills", Does::Hands(Hand::Page(Page::Drills))),
    command!("settings", Does::Hands(Hand::Page(Page::Speech))),
    command!("thanks", Does::Hands(Hand::Thanks)),
    command!("hello", Does::Hands(Hand::Hello)),
    command!("which-language", which(WhichSpoken::Language)),
    command!("which-voice", which(WhichSpoken::Voice)),
    ask!("board-hide", Ask::Drill(DrillCommand::Hide)),
    ask!("board-show", Ask::Drill(DrillCommand::Show)),
    ask!(
        "draughts",
        Ask::NewGameFrom(Game::default().other().start())
    ),
    ask!("chess", Ask::NewGameFrom(Game::default().start())),
    command!("walk", Does::Step(Ask::Walk)),
    command!("go", Does::Square(Ask::Go)),
    explores!("own-pieces", Kind(OwnOfKind)),
    command!("lift", Does::Square(Ask::Lift)).verbs(&["remove"]),
    command!("put", Does::Square(Ask::Put)),
    command!("promote", Does::Kind(Ask::Promote)),
    command!("to-move", Does::Number(Ask::ToMove)).verbs(&["move"]),
    ask!("heading", Ask::Heading).when(When::Listening),
    command!("last-moves", Does::Number(Ask::LastMoves)),
    command!("undo-moves", Does::Number(Ask::UndoMoves)).when(When::Practising),
    ask!("redo", Ask::Redo).when(When::Practising),
    ask!("in-check", Ask::Explore(Explore::Check)),
    ask!("move-number", Ask::Explore(Explore::MoveNumber)),
    inquires!("file-name", File(FileName)),
    ask!("every-move", Ask::Explore(Explore::EveryMove)),
    inquires!("count-kind", Kind(CountKind)),
    ask!("count-pieces", inquiry(Inquiry::CountPieces)),
    ask!("count-moves", inquiry(Inquiry::CountMoves)),
    ask!("own-last-move", inquiry(Inquiry::OwnLastMove)),
    inquires!("diagonals-of", Square(Diagonals)),
    inquires!("squares-around", Square(Around)),
    command!(
        "squares-between",
        Does::Squares(|from, to| inquiry(Inquiry::Between(from, to)))
    ),
    ask!("passed-pawns", inquiry(Inquiry::Passed)),
    command!(
        "can-reach",
        Does::KindTo(|kind, square| inquiry(Inquiry::Reach(kind, square)))
    ),
    command!(
        "seen-from",
        Does::Side(|side| inquiry(Inquiry::SeenFrom(Some(side))))
    ),
    ask!("orientation", inquiry(Inquiry::SeenFrom(None))),
    explores!("moves-of-kind", Kind(MovesOfKind)),
    ask!("may-castle", Ask::Explore(Explore::Castling)),
    command!(
        "castling-of",
        Does::Side(|side| inquiry(Inquiry::MayCastle(Some(side))))
    ),
    ask!("castling-theirs", inquiry(Inquiry::MayCastle(None))),
    ask!("castled", inquiry(Inquiry::Castled)),
    ask!("occurrences", inquiry(Inquiry::Occurrences)),
    ask!("notes", Ask::Sheet(SheetCommand::Tell)),
    ask!("shelf-open", Ask::Shelf(ShelfCommand::Open)).when(When::Found),
    ask!("shelf-close", Ask::Shelf(ShelfCommand::Close)).when(When::Found),
    ask!("shelf-next", shelf(Walk::Next)).when(When::Found),
    ask!("shelf-previous", shelf(Walk::Previous)).when(When::Found),
    ask!("shelf-first", shelf(Walk::First)).when(When::Found),
    ask!("shelf-last", shelf(Walk::Last)).when(When::Found),
    ask!("shelf-tell", shelf(Walk::Here)).when(When::Found),
    ask!("opponent-told", Ask::Practice(PracticeCommand::Who)),
    ask!("own-side", Ask::Practice(PracticeCommand::Who)).when(When::Opposed),
    ask!(
        "opponent-none",
        Ask::Practice(PracticeCommand::Opponent(None))
    ),
    command!(
        "opponent-side",
        Does::Side(|side| Ask::Practice(PracticeCommand::Opponent(Some(side))))
    )
    .verbs(&["opponent"]),
    command!(
        "opponent-own",
        Does::Side(|side| Ask::Practice(PracticeCommand::Opponent(Some(side.other()))))
    ),
    ask!("sounds-off", sounds(0)),
    ask!("sounds-on", sounds(100)),
    command!("harder", Does::Hands(Hand::NextValue(Setting::Level))),
    command!("easier", Does::Hands(Hand::PreviousValue(Setting::Level))),
    ask!("no-help", Ask::Practice(PracticeCommand::Off)),
    command!(
        "setup-turn",
        Does::Side(|side| Ask::Setup(SetupCommand::Turn(side)))
    ),
    command!("present", Does::Side(Ask::Present)),
    ask!("resume", Ask::Adjournment(RESUME)),
    command!(
        "arrives",
        Does::Side(|side| Ask::Adjournment(Adjournment::Arrives(side)))
    ),
    ask!("envelope-lost", Ask::Adjournment(Adjournment::EnvelopeLost)),
    ask!("position-lost", Ask::Adjournment(Adjournment::PositionLost)),
    ask!("agree-draw", Ask::Adjournment(Adjournment::Drawn)),
    ask!("no-win", Ask::Draughts(DraughtsCommand::NoWin)),
    ask!("draw-counts", Ask::Draughts(DraughtsCommand::Counts)).verbs(&["counts"]),
    ask!("captures-now", Ask::Draughts(DraughtsCommand::Captures)),
    command!(
        "roads",
        Does::Here(|square| Ask::Draughts(DraughtsCommand::Roads(square)))
    ),
    road!("main-road", Main),
    road!("lower-double", LowerDouble),
    road!("upper-double", UpperDouble),
    road!("lower-little-double", LowerLittleDouble),
    road!("upper-little-double", UpperLittleDouble),
    road!("lower-triple", LowerTriple),
    road!("upper-triple", UpperTriple),
    road!("lower-little-triple", LowerLittleTriple),
    road!("upper-little-triple", UpperLittleTriple),
    road!("lower-slant", LowerSlant),
    road!("upper-slant", UpperSlant),
    road!("lower-little-slant", LowerLittleSlant),
    road!("upper-little-slant", UpperLittleSlant),
];
