//! The announcement of a move of draughts, in each form.

use super::cue::{Arg, Phrase, Sentence};
use super::parts::one;
use super::phrases as say;
use crate::board::{Kind, Square};
use crate::draughts::{Move, Position};
use crate::earcon::Earcon;
use crate::protocol::settings::MoveForm;

/// The announcement of a legal move; empty if the move is not legal in the position.
///
/// The full form tells a capture square by square, as the code wants it made (1.5.10); the short one
/// from where to where, if that means one move only (1.6.2).
pub(super) fn announce(before: &Position, mv: Move, form: MoveForm) -> Sentence {
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
        MoveForm::Full => {
            let mut phrases = vec![first_step(Some(piece), &way, mv.is_capture())];
            phrases.extend(way.iter().skip(2).map(|to| on(*to)));
            with_suffixes(phrases, before, mv)
        }
        MoveForm::Short => {
            let is_clear = !before.has_twin(mv) && mv.from != mv.to;
            let way = if is_clear { &ends[..] } else { &way };
            let mut phrases = vec![first_step(None, way, mv.is_capture())];
            phrases.extend(way.iter().skip(2).map(|to| on(*to)));
            with_suffixes(phrases, before, mv)
        }
        MoveForm::Squares => {
            let mut phrases = vec![first_step(None, &way, false)];
            phrases.extend(way.iter().skip(2).map(|to| on(*to)));
            Sentence(phrases)
        }
        MoveForm::San => spelt(&before.write_short(mv)),
        MoveForm::Uci => spelt(&before.write_way(mv)),
    }
}

/// The first two squares of a way.
fn first_step(piece: Option<Kind>, way: &[Square], captures: bool) -> Phrase {
    let squares = way.iter().take(2).map(|square| Arg::Square(*square));
    let args = piece.map(Arg::Kind).into_iter().chain(squares).collect();
    let spec = match (piece, captures) {
        (Some(_), true) => &say::DRAUGHTS_CAPTURE,
        (Some(_), false) => &say::DRAUGHTS_MOVE,
        (None, true) => &say::DRAUGHTS_CAPTURE_SHORT,
        (None, false) => &say::SQUARES_FROM_TO,
    };
    Phrase::new(spec, args)
}

fn on(to: Square) -> Phrase {
    Phrase::new(&say::DRAUGHTS_ON, vec![Arg::Square(to)])
}

/// In the notation of voices the sign of a capture is that of chess.
fn spelt(text: &str) -> Sentence {
    one(&say::SPELT, vec![Arg::Spelt(text.replace(':', "x"))])
}

fn with_suffixes(mut phrases: Vec<Phrase>, before: &Position, mv: Move) -> Sentence {
    let count = mv.captured.count();
    if (2..=MOST_COUNTED).contains(&count) {
        // Announcement voices have number words for the ranks only.
        let count = Arg::Rank(u8::try_from(count - 1).unwrap_or_default());
        phrases.push(Phrase::new(&say::DRAUGHTS_TAKES, vec![count]));
    }
    if before.promotes(mv) {
        phrases.push(Phrase::new(&say::DRAUGHTS_CROWNED, vec![]));
    }
    Sentence(phrases)
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
