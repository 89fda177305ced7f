//! Walking on the board, taking and putting, and what stands here.

use super::key::{Code, function, plain, shift};
use super::{Does, Hand, Row, When, ask, command};
use crate::board::Step;
use crate::protocol::Ask;

pub(super) const ROWS: &[Row] = &[
    ask!("walk-up", Ask::Walk(Step::Up))
        .key(plain(Code::Up))
        .verbs(&["up"]),
    ask!("walk-down", Ask::Walk(Step::Down))
        .key(plain(Code::Down))
        .verbs(&["down"]),
    ask!("walk-left", Ask::Walk(Step::Left))
        .key(plain(Code::Left))
        .verbs(&["left"]),
    ask!("walk-right", Ask::Walk(Step::Right))
        .key(plain(Code::Right))
        .verbs(&["right"]),
    ask!("walk-up-right", Ask::Walk(Step::UpRight))
        .key(shift(Code::Up))
        .verbs(&["up-right"]),
    ask!("walk-down-right", Ask::Walk(Step::DownRight))
        .key(shift(Code::Right))
        .verbs(&["down-right"]),
    ask!("walk-down-left", Ask::Walk(Step::DownLeft))
        .key(shift(Code::Down))
        .verbs(&["down-left"]),
    ask!("walk-up-left", Ask::Walk(Step::UpLeft))
        .key(shift(Code::Left))
        .verbs(&["up-left"]),
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
