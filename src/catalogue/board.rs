//! Walking on the board, taking and putting, and what stands here.

use super::key::{Code, function, plain, shift};
use super::{Does, Hand, Row, When, ask, command};
use crate::board::Step;
use crate::protocol::Ask;

/// A step over the board, by an arrow.
macro_rules! walk {
    ($id:literal, $step:ident, $held:ident, $key:ident, $verb:literal) => {
        ask!($id, Ask::Walk(Step::$step))
            .key($held(Code::$key))
            .verbs(&[$verb])
    };
}

pub(super) const ROWS: &[Row] = &[
    walk!("walk-up", Up, plain, Up, "up"),
    walk!("walk-down", Down, plain, Down, "down"),
    walk!("walk-left", Left, plain, Left, "left"),
    walk!("walk-right", Right, plain, Right, "right"),
    walk!("walk-up-right", UpRight, shift, Up, "up-right"),
    walk!("walk-down-right", DownRight, shift, Right, "down-right"),
    walk!("walk-down-left", DownLeft, shift, Down, "down-left"),
    walk!("walk-up-left", UpLeft, shift, Left, "up-left"),
    command!("enter", Does::Hands(Hand::Enter))
        .key(plain(Code::Enter))
        .verbs(&["take", "put"]),
    command!("cancel", Does::Both(Hand::Cancel, || Ask::Cancel)).key(plain(Code::Escape)),
    command!("look", Does::Here(Ask::Look)).key(plain(Code::Space)),
    command!("attackers", Does::Here(Ask::Attackers))
        .key(shift(Code::Space))
        .when(When::NotCompeting),
    command!(
        "pieces",
        Does::Pieces(|side, kind| Ask::Pieces { side, kind })
    )
    .key(plain(function(4))),
];
