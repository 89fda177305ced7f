//! The announcement of a move of draughts, in each form.

use super::cue::{Arg, Phrase, Sentence, sentence};
use super::phrases as say;
use crate::board::{Kind, Square};
use crate::draughts::{Move, Position};
use crate::earcon::Earcon;
use crate::protocol::MoveForm;

/// The announcement of a legal move; empty if the move is not legal in the position.
///
/// The full form tells a capture square by square, as the code wants it made (1.5.10); the short one
/// from where to where, if that means one move only (1.6.2).
pub(super) fn announce(before: &Position, mv: Move, form: MoveForm) -> Sentence {
    let way = way(before, mv, form);
    let is_whole = way.0.is_empty() || !matches!(form, MoveForm::Full | MoveForm::Short);
    if is_whole {
        return way;
    }
    sentence((way.0, suffixes(before, mv)))
}

/// The announcement without how much is taken, and without the crowning.
pub(super) fn way(before: &Position, mv: Move, form: MoveForm) -> Sentence {
    let Some((_, is_king)) = before.piece_at(mv.from).filter(|_| before.is_legal(mv)) else {
        return Sentence::default();
    };
    let piece = if is_king {
        Kind::DraughtsKing
    } else {
        Kind::Man
    };
    let way = before.path(mv);
    let ends = [mv.from, mv.to];
    match form {
        MoveForm::Full => Sentence(by_way(Some(piece), &way, mv.is_capture())),
        MoveForm::Short => {
            let is_clear = !before.has_twin(mv) && mv.from != mv.to;
            let way = if is_clear { &ends[..] } else { &way };
            Sentence(by_way(None, way, mv.is_capture()))
        }
        MoveForm::Squares => Sentence(by_way(None, &way, false)),
        MoveForm::San => spelt(&before.write_short(mv)),
        MoveForm::Uci => spelt(&before.write_way(mv)),
    }
}

/// A way, square by square.
fn by_way(piece: Option<Kind>, way: &[Square], captures: bool) -> Vec<Phrase> {
    let next = way.iter().skip(2).map(|to| say::DRAUGHTS_ON.with(to));
    let first = std::iter::once(first_step(piece, way, captures));
    first.chain(next).collect()
}

/// The first two squares of a way.
fn first_step(piece: Option<Kind>, way: &[Square], captures: bool) -> Phrase {
    let squares = way.iter().take(2).map(|square| Arg::Square(*square));
    let args: Vec<Arg> = piece.map(Arg::Kind).into_iter().chain(squares).collect();
    let spec = match (piece, captures) {
        (Some(_), true) => &say::DRAUGHTS_CAPTURE,
        (Some(_), false) => &say::DRAUGHTS_MOVE,
        (None, true) => &say::DRAUGHTS_CAPTURE_SHORT,
        (None, false) => &say::SQUARES_FROM_TO,
    };
    spec.with(args)
}

/// In the notation of voices the sign of a capture is that of chess.
fn spelt(text: &str) -> Sentence {
    say::SPELT.with(Arg::Spelt(text.replace(':', "x"))).into()
}

fn suffixes(before: &Position, mv: Move) -> (Option<Phrase>, Option<Phrase>) {
    let count = mv.captured.count();
    let takes = (2..=MOST_COUNTED).contains(&count).then(|| {
        // Announcement voices have number words for the ranks only.
        let count = Arg::Rank(u8::try_from(count - 1).unwrap_or_default());
        say::DRAUGHTS_TAKES.with(count)
    });
    let crowned = before.promotes(mv);
    (takes, crowned.then(|| say::DRAUGHTS_CROWNED.plain()))
}

/// The earcon of a move: the most important thing that it does.
pub(super) fn earcon_of(before: &Position, mv: Move) -> Earcon {
    if before.promotes(mv) {
        Earcon::Promotion
    } else if mv.is_capture() {
        Earcon::Capture
    } else {
        Earcon::Move
    }
}

/// A greater number has no word among the ranks, by which it is heard; and the squares tell all.
const MOST_COUNTED: u32 = 8;
