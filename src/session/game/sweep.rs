//! Lines of the board that are played as sound: which squares they have, in which order.

use crate::board::{Kind, Piece, Square};
use crate::protocol::{Event, SoundEvent, Sweep};
use crate::session::Session;

/// The pawns or men of each file; of a file without pawns its first square, so that open files are heard as well. Nothing where
/// there is no pawn at all.
fn pawns_by_file(board: &[(Square, Option<Piece>)]) -> Vec<(Square, Option<Piece>)> {
    let is_pawn = |(_, piece): &(Square, Option<Piece>)| {
        piece.is_some_and(|piece| matches!(piece.kind, Kind::Pawn | Kind::Man))
    };
    if !board.iter().any(is_pawn) {
        return Vec::new();
    }
    let files = board.chunk_by(|(one, _), (other, _)| one.file() == other.file());
    let of_file = |file: &[(Square, Option<Piece>)]| {
        let mut pawns: Vec<_> = file.iter().copied().filter(is_pawn).collect();
        if pawns.is_empty() {
            pawns.extend(file.first().map(|(square, _)| (*square, None)));
        }
        pawns
    };
    files.flat_map(of_file).collect()
}

/// The squares in a direction, without the one from which it goes.
impl Session {
    /// A line of the board as sound: the arrangement of the pieces, as a hand would feel it.
    pub(in crate::session) fn sweep(&self, sweep: Sweep) -> Event {
        let squares = sweep.squares(self.table.cursor, self.settings.sound.side);
        let stands = |square: Square| (square, self.piece_at(square));
        let mut swept: Vec<_> = squares.into_iter().map(stands).collect();
        if sweep == Sweep::Pawns {
            swept = pawns_by_file(&swept);
        }
        Event::Sound(SoundEvent::Swept(sweep, swept))
    }
}
