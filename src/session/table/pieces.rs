//! What stands where, as it is told.

use crate::board::{Kind, Piece, Side, Square};
use crate::protocol::{CursorEvent, Event, Placement};
use crate::session::Session;

impl Session {
    /// What stands on a square, as it is told of the cursor.
    pub fn stand(&self, square: Square) -> Event {
        let position = self.position();
        Event::Cursor(CursorEvent::Stood {
            square,
            piece: self.piece_at(square),
            turn: position.turn(),
            is_target: self.is_target(square),
        })
    }

    pub(in crate::session) fn placements(
        &self,
        side: Option<Side>,
        kind: Option<Kind>,
    ) -> Vec<Placement> {
        let sides = Side::BOTH
            .into_iter()
            .filter(|s| side.is_none_or(|side| side == *s));
        let game = self.game_on_board();
        let kind = kind.map(|kind| game.own(kind));
        let kinds = kind.as_ref().map_or(game.kinds(), std::slice::from_ref);
        let mut placements = Vec::new();
        for side in sides {
            for &one in kinds {
                let piece = Piece { side, kind: one };
                let mut squares = match self.setup() {
                    Some(board) => board.squares_of(piece),
                    // What is out of its hole or captured is not where it was before the move.
                    None if self.is_lawful() => {
                        let stands = |square: &Square| self.piece_at(*square) == Some(piece);
                        Square::all().filter(stands).collect()
                    }
                    None => self.position().squares_of(piece),
                };
                if side == Side::Black {
                    squares.sort_by_key(|square| (7 - square.rank(), square.file()));
                }
                if kind.is_some() || !squares.is_empty() {
                    placements.push(Placement { piece, squares });
                }
            }
        }
        placements
    }
}
