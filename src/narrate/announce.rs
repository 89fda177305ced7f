//! The announcement of a move of chess, in each form.

use super::announce_draughts;
use super::cue::{Arg, Phrase, Sentence};
use super::parts::one;
use super::phrases as say;
use crate::board::Kind;
use crate::chess::{Castling, Check, MoveFacts, Origin};
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::protocol::settings::MoveForm;

/// The announcement of a legal move; empty if the move is not legal in the position.
///
/// Two different legal moves of a position are never announced alike.
pub fn announce(before: &Position, mv: Move, form: MoveForm) -> Sentence {
    let (position, chess_move) = match (before, mv) {
        (Position::Chess(position), Move::Chess(mv)) => (position, mv),
        (Position::Draughts(position), Move::Draughts(mv)) => {
            return announce_draughts::announce(position, mv, form);
        }
        _ => return Sentence::default(),
    };
    let Some(facts) = position.facts(chess_move) else {
        return Sentence::default();
    };
    match form {
        MoveForm::Full => with_suffixes(full(&facts), &facts),
        MoveForm::Short => with_suffixes(short(&facts), &facts),
        MoveForm::Squares => squares(&facts),
        MoveForm::San => spelt(position.san(chess_move).unwrap_or_default()),
        MoveForm::Uci => spelt(chess_move.to_string()),
    }
}

/// The announcement of a move that looks so, legal or not.
pub(super) fn shown(facts: &MoveFacts, form: MoveForm) -> Sentence {
    match form {
        MoveForm::Full => full(facts).into(),
        MoveForm::Short | MoveForm::San => short(facts).into(),
        MoveForm::Squares => squares(facts),
        MoveForm::Uci => spelt(format!("{}{}", facts.from, facts.to)),
    }
}

fn spelt(text: String) -> Sentence {
    one(&say::SPELT, vec![Arg::Spelt(text)])
}

fn squares(facts: &MoveFacts) -> Sentence {
    let squares = vec![Arg::Square(facts.from), Arg::Square(facts.to)];
    let mut phrases = vec![Phrase::new(&say::SQUARES_FROM_TO, squares)];
    phrases.extend(promotion(facts));
    Sentence(phrases)
}

fn full(facts: &MoveFacts) -> Phrase {
    if let Some(castling) = facts.castling {
        return castle(castling);
    }
    let (piece, from, to) = (
        Arg::Kind(facts.piece),
        Arg::Square(facts.from),
        Arg::Square(facts.to),
    );
    match facts.captured {
        Some(taken) => Phrase::new(
            &say::CAPTURE_FROM_TO,
            vec![piece, from, Arg::Kind(taken), to],
        ),
        None => Phrase::new(&say::MOVE_FROM_TO, vec![piece, from, to]),
    }
}

fn short(facts: &MoveFacts) -> Phrase {
    if let Some(castling) = facts.castling {
        return castle(castling);
    }
    let (piece, to) = (Arg::Kind(facts.piece), Arg::Square(facts.to));
    let file = Arg::File(facts.from.file());
    let rank = Arg::Rank(facts.from.rank());
    match (facts.captured, facts.origin) {
        (None, _) if facts.piece == Kind::Pawn => Phrase::new(&say::PAWN_TO, vec![to]),
        (Some(taken), _) if facts.piece == Kind::Pawn => {
            Phrase::new(&say::PAWN_CAPTURE_TO, vec![file, Arg::Kind(taken), to])
        }
        (_, Origin::Square) => full(facts),
        (None, Origin::Clear) => Phrase::new(&say::MOVE_TO, vec![piece, to]),
        (None, Origin::File) => Phrase::new(&say::MOVE_FILE_TO, vec![piece, file, to]),
        (None, Origin::Rank) => Phrase::new(&say::MOVE_RANK_TO, vec![piece, rank, to]),
        (Some(taken), origin) => {
            let taken = Arg::Kind(taken);
            match origin {
                Origin::File => Phrase::new(&say::CAPTURE_FILE_TO, vec![piece, file, taken, to]),
                Origin::Rank => Phrase::new(&say::CAPTURE_RANK_TO, vec![piece, rank, taken, to]),
                _ => Phrase::new(&say::CAPTURE_TO, vec![piece, taken, to]),
            }
        }
    }
}

fn castle(castling: Castling) -> Phrase {
    let spec = match castling {
        Castling::Short => &say::CASTLING_SHORT,
        Castling::Long => &say::CASTLING_LONG,
    };
    Phrase::new(spec, vec![])
}

fn promotion(facts: &MoveFacts) -> Option<Phrase> {
    let kind = facts.promotion?;
    Some(Phrase::new(&say::PROMOTION, vec![Arg::Kind(kind)]))
}

fn with_suffixes(head: Phrase, facts: &MoveFacts) -> Sentence {
    let mut phrases = vec![head];
    if facts.en_passant {
        phrases.push(Phrase::new(&say::EN_PASSANT, vec![]));
    }
    phrases.extend(promotion(facts));
    let check = facts.check.map(|check| match check {
        Check::Single => &say::CHECK,
        Check::Double => &say::DOUBLE_CHECK,
        Check::Mate => &say::MATE,
    });
    phrases.extend(check.map(|spec| Phrase::new(spec, vec![])));
    Sentence(phrases)
}

/// The earcon of a move: the most important thing that it does.
pub(super) fn earcon_of(before: &Position, mv: Move) -> Earcon {
    let facts = match (before, mv) {
        (Position::Chess(position), Move::Chess(mv)) => position.facts(mv),
        (Position::Draughts(position), Move::Draughts(mv)) => {
            return announce_draughts::earcon_of(position, mv);
        }
        _ => None,
    };
    let Some(facts) = facts else {
        return Earcon::Move;
    };
    match facts.check {
        Some(Check::Mate) => Earcon::Mate,
        Some(_) => Earcon::Check,
        None if facts.promotion.is_some() => Earcon::Promotion,
        None if facts.castling.is_some() => Earcon::Castling,
        None if facts.captured.is_some() => Earcon::Capture,
        None => Earcon::Move,
    }
}
