//! Commands in words that explore the board with something named: a square, a line, a piece.

use super::filling::Filling;
use crate::protocol::ask::Ask;
use crate::protocol::explore::Explore;

/// The command of a name; `None` if it is none of these, or if a gap is not filled.
pub(super) fn command(name: &str, filling: &Filling) -> Option<Ask> {
    let square = Some(filling.square);
    let next = |back| {
        Some(Explore::Next {
            kind: filling.kind?,
            back,
        })
    };
    let query = match name {
        "to-rank" => Explore::ToRank(filling.line?),
        "to-file" => Explore::ToFile(filling.line?),
        "next-piece" => next(false)?,
        "previous-piece" => next(true)?,
        "view-ray" => Explore::Ray(filling.step?),
        "view-file" => Explore::File(Some(filling.line?)),
        "view-rank" => Explore::Rank(Some(filling.line?)),
        "squares-others" => Explore::OthersOfKind(filling.kind?),
        "colour-of" => Explore::Colour(square?),
        "attackers-of" => Explore::Attackers(square?),
        "defenders-of" => Explore::Defenders(square?),
        "moves-of" => Explore::Moves(square?),
        "captures-of" => Explore::Captures(square?),
        _ => return None,
    };
    Some(Ask::Explore(query))
}
