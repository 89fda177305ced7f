//! What is only said or typed: it names a square, a side or a number, or it is asked too seldom for a place in the menu.

use super::{Does, Row, command};
use crate::draughts::Road;
use crate::game::Game;
use crate::protocol::adjournment::Adjournment;
use crate::protocol::ask::Ask;
use crate::protocol::draughts::DraughtsCommand;
use crate::protocol::practice::PracticeCommand;
use crate::protocol::setup::SetupCommand;
use crate::protocol::sheet::SheetCommand;
use crate::protocol::shelf::{ShelfCommand, Walk};
use crate::protocol::suspension::HallCommand;

/// A road of the draughts board, which the console knows by its name behind `road`, too.
macro_rules! road {
    ($id:literal, $road:ident) => {
        command!(
            $id,
            Does::Ask(|| Ask::Draughts(DraughtsCommand::Road(Road::$road)))
        )
        .verbs(&[concat!("road-", $id)])
    };
}

const fn shelf(walk: Walk) -> Ask {
    Ask::Shelf(ShelfCommand::Walk(walk))
}

const RESUME: Adjournment = Adjournment::Resume {
    present: None,
    late_s: None,
};

pub(super) const ROWS: &[Row] = &[
    command!(
        "draughts",
        Does::Ask(|| Ask::NewGameFrom(Game::default().other().start()))
    ),
    command!(
        "chess",
        Does::Ask(|| Ask::NewGameFrom(Game::default().start()))
    ),
    command!("walk", Does::Step(Ask::Walk)),
    command!("go", Does::Square(Ask::Go)),
    command!("lift", Does::Square(Ask::Lift)).verbs(&["remove"]),
    command!("put", Does::Square(Ask::Put)),
    command!("promote", Does::Kind(Ask::Promote)),
    command!("to-move", Does::Number(Ask::ToMove)).verbs(&["move"]),
    command!("notes", Does::Ask(|| Ask::Sheet(SheetCommand::Tell))),
    command!("shelf-open", Does::Ask(|| Ask::Shelf(ShelfCommand::Open))),
    command!("shelf-close", Does::Ask(|| Ask::Shelf(ShelfCommand::Close))),
    command!("shelf-next", Does::Ask(|| shelf(Walk::Next))),
    command!("shelf-previous", Does::Ask(|| shelf(Walk::Previous))),
    command!("shelf-first", Does::Ask(|| shelf(Walk::First))),
    command!("shelf-last", Does::Ask(|| shelf(Walk::Last))),
    command!("shelf-tell", Does::Ask(|| shelf(Walk::Here))),
    command!(
        "opponent-none",
        Does::Ask(|| Ask::Practice(PracticeCommand::Opponent(None)))
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
    command!("no-help", Does::Ask(|| Ask::Practice(PracticeCommand::Off))),
    command!(
        "setup-turn",
        Does::Side(|side| Ask::Setup(SetupCommand::Turn(side)))
    ),
    command!(
        "present",
        Does::Side(|side| Ask::Hall(HallCommand::Present(side)))
    ),
    command!("resume", Does::Ask(|| Ask::Adjournment(RESUME))),
    command!(
        "arrives",
        Does::Side(|side| Ask::Adjournment(Adjournment::Arrives(side)))
    ),
    command!(
        "envelope-lost",
        Does::Ask(|| Ask::Adjournment(Adjournment::EnvelopeLost))
    ),
    command!(
        "position-lost",
        Does::Ask(|| Ask::Adjournment(Adjournment::PositionLost))
    ),
    command!(
        "agree-draw",
        Does::Ask(|| Ask::Adjournment(Adjournment::Drawn))
    ),
    command!(
        "no-win",
        Does::Ask(|| Ask::Draughts(DraughtsCommand::NoWin))
    ),
    command!(
        "draw-counts",
        Does::Ask(|| Ask::Draughts(DraughtsCommand::Counts))
    )
    .verbs(&["counts"]),
    command!(
        "captures-now",
        Does::Ask(|| Ask::Draughts(DraughtsCommand::Captures))
    ),
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
