//! The verbs of the console for draughts: `counts`, `captures-now`, `roads`, `road`, `no-win`.

use super::Intent;
use crate::draughts::Road;
use crate::protocol::ask::Ask;
use crate::protocol::draughts::DraughtsCommand;

/// What a verb asks of draughts.
pub(super) fn intent(verb: &str, rest: &str) -> Option<Intent> {
    let query = match (verb, rest) {
        ("counts", "") => DraughtsCommand::Counts,
        ("captures-now", "") => DraughtsCommand::Captures,
        ("no-win", "") => DraughtsCommand::NoWin,
        ("roads", "") => DraughtsCommand::Roads(None),
        ("roads", square) => DraughtsCommand::Roads(Some(square.parse().ok()?)),
        ("road", key) => DraughtsCommand::Road(Road::of_key(key)?),
        _ => return None,
    };
    Some(Intent::Commands(vec![Ask::Draughts(query).into()]))
}
