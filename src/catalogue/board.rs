//! Walking on the board, taking and putting, and what stands here.

use super::key::{Code, function, plain, shift};
use super::{Does, Hand, Row, When, command};
use crate::board::Step;
use crate::protocol::ask::Ask;

pub(super) const ROWS: &[Row] = &[
    command!("walk-up", Does::Ask(|| Ask::Walk(Step::Up)))
        .key(plain(Code::Up))
        .verbs(&["up"]),
    command!("walk-down", Does::Ask(|| Ask::Walk(Step::Down)))
        .key(plain(Code::Down))
        .verbs(&["down"]),
    command!("walk-left", Does::Ask(|| Ask::Walk(Step::Left)))
        .key(plain(Code::Left))
        .verbs(&["left"]),
    command!("walk-right", Does::Ask(|| Ask::Walk(Step::Right)))
        .key(plain(Code::Right))
        .verbs(&["right"]),
    command!("walk-up-right", Does::Ask(|| Ask::Walk(Step::UpRight)))
        .key(shift(Code::Up))
        .verbs(&["up-right"]),
    command!("walk-down-right", Does::Ask(|| Ask::Walk(Step::DownRight)))
        .key(shift(Code::Right))
        .verbs(&["down-right"]),
    command!("walk-down-left", Does::Ask(|| Ask::Walk(Step::DownLeft)))
        .key(shift(Code::Down))
        .verbs(&["down-left"]),
    command!("walk-up-left", Does::Ask(|| Ask::Walk(Step::UpLeft)))
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
