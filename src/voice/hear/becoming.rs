//! What a pawn becomes, as it is said.

use super::mark::Mark;
use super::said::Said;
use crate::board::Kind;

/// "promotes on c8 to a queen" is "c8 becomes a queen".
pub(super) fn put_before_its_piece(marks: &mut Vec<Mark>) {
    // "The pawn to d8 to a rook"
    if let [.., Mark::Square(square), to @ Mark::To, Mark::Kind(_)] = marks.as_mut_slice()
        && matches!(square.rank(), 0 | 7)
    {
        *to = Mark::Becomes;
    }
    let becomes = marks
        .windows(2)
        .position(|pair| pair[0] == Mark::Becomes && matches!(pair[1], Mark::To | Mark::Square(_)));
    let piece = marks.iter().rposition(|mark| mark.kind().is_some());
    let (Some(becomes), Some(piece)) = (becomes, piece) else {
        return;
    };
    if becomes < piece && marks[piece - 1] != Mark::Becomes {
        let is_led = marks[piece - 1] == Mark::To;
        marks.insert(piece, Mark::Becomes);
        if is_led {
            marks.remove(piece - 1);
        }
        marks.remove(becomes);
    }
}

/// "Promotion", and nothing more: which pawn and which piece is asked.
pub(super) fn alone(marks: &[Mark]) -> Option<Said> {
    let is_alone = matches!(
        marks,
        [Mark::Becomes] | [Mark::Becomes, Mark::Kind(Kind::Pawn)]
    );
    is_alone.then(|| Said {
        mover: Some(Kind::Pawn),
        promotes: true,
        ..Said::default()
    })
}
