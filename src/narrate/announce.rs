//! The announcement of a move of chess, in each form.

use super::announce_draughts;
use super::cue::{Arg, Phrase, Sentence, sentence};
use super::phrases as say;
use crate::board::Kind;
use crate::chess::{Castling, Check, MoveFacts, Origin};
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::protocol::MoveForm;

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
        MoveForm::Squares => with_suffixes(squares(&facts), &facts),
        MoveForm::San => notation(&position.san(chess_move).unwrap_or_default(), &facts),
        MoveForm::Uci => spelt(chess_move.to_string()),
    }
}

/// The announcement of a move that looks so, legal or not.
pub(super) fn shown(facts: &MoveFacts, form: MoveForm) -> Sentence {
    match form {
        MoveForm::Full => sentence((full(facts), promotion(facts))),
        MoveForm::Short | MoveForm::San => sentence((short(facts), promotion(facts))),
        MoveForm::Squares => sentence((squares(facts), promotion(facts))),
        MoveForm::Uci => spelt(format!("{}{}", facts.from, facts.to)),
    }
}

/// The way of a legal move, without what comes of it.
pub(super) fn way_of(before: &Position, mv: Move) -> Sentence {
    let facts = before.chess().zip(mv.chess());
    let facts = facts.and_then(|(position, mv)| position.facts(mv));
    facts.map_or_else(Sentence::default, |facts| full(&facts).into())
}

fn spelt(text: String) -> Sentence {
    say::SPELT.with(Arg::Spelt(text)).into()
}

/// The notation, with what it does not write: en passant, and that two pieces give check.
fn notation(san: &str, facts: &MoveFacts) -> Sentence {
    let is_double = facts.check == Some(Check::Double);
    let single = san.strip_suffix('+').filter(|_| is_double);
    let written = single.unwrap_or(san);
    sentence((
        say::SPELT.with(Arg::Spelt(written.to_owned())),
        facts.en_passant.then(|| say::EN_PASSANT.plain()),
        is_double.then(|| say::DOUBLE_CHECK.plain()),
    ))
}

pub(super) fn squares(facts: &MoveFacts) -> Phrase {
    if let Some(castling) = facts.castling {
        return castle(castling);
    }
    let squares = (facts.from, facts.to);
    match facts.captured {
        Some(_) => say::PAWN_TAKES_TO.with(squares),
        None => say::SQUARES_FROM_TO.with(squares),
    }
}

pub(super) fn full(facts: &MoveFacts) -> Phrase {
    if let Some(castling) = facts.castling {
        return castle(castling);
    }
    let (piece, from, to) = (facts.piece, facts.from, facts.to);
    match facts.captured {
        // In draughts what is taken did not stand there.
        Some(Kind::Man | Kind::DraughtsKing) => say::TAKES_FROM_TO.with((piece, from, to)),
        Some(taken) => say::CAPTURE_FROM_TO.with((piece, from, taken, to)),
        None => say::MOVE_FROM_TO.with((piece, from, to)),
    }
}

pub(super) fn short(facts: &MoveFacts) -> Phrase {
    if let Some(castling) = facts.castling {
        return castle(castling);
    }
    let (piece, to) = (facts.piece, facts.to);
    let file = Arg::File(facts.from.file());
    let rank = Arg::Rank(facts.from.rank());
    match (facts.captured, facts.origin) {
        (None, _) if facts.piece == Kind::Pawn => say::PAWN_TO.with(to),
        (Some(taken), _) if facts.piece == Kind::Pawn => {
            say::PAWN_CAPTURE_TO.with((file, taken, to))
        }
        (_, Origin::Square) => full(facts),
        (None, Origin::Clear) => say::MOVE_TO.with((piece, to)),
        (None, Origin::File) => say::MOVE_FILE_TO.with((piece, file, to)),
        (None, Origin::Rank) => say::MOVE_RANK_TO.with((piece, rank, to)),
        (Some(taken), Origin::Clear) => say::CAPTURE_TO.with((piece, taken, to)),
        (Some(taken), Origin::File) => say::CAPTURE_FILE_TO.with((piece, file, taken, to)),
        (Some(taken), Origin::Rank) => say::CAPTURE_RANK_TO.with((piece, rank, taken, to)),
    }
}

pub(super) fn castle(castling: Castling) -> Phrase {
    match castling {
        Castling::Short => say::CASTLING_SHORT.plain(),
        Castling::Long => say::CASTLING_LONG.plain(),
    }
}

pub(super) fn promotion(facts: &MoveFacts) -> Option<Phrase> {
    facts.promotion.map(|kind| say::PROMOTION.with(kind))
}

fn with_suffixes(head: Phrase, facts: &MoveFacts) -> Sentence {
    let en_passant = facts.en_passant.then(|| say::EN_PASSANT.plain());
    let check = facts.check.map(|check| match check {
        Check::Single => say::CHECK.plain(),
        Check::Double => say::DOUBLE_CHECK.plain(),
        Check::Mate => say::MATE.plain(),
    });
    sentence((head, en_passant, promotion(facts), check))
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
