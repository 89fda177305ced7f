//! What a player asks to be listed: pieces, attackers, the moves so far.

use super::announce::announce;
use super::cue::{Arg, Cue, Phrase, Sentence, Urgency, announcement, echo};
use super::parts::{number, one};
use super::phrases::{self as say, Spec};
use crate::board::{Kind, Side, Square};
use crate::game::{Move, Position};
use crate::protocol::event::Placement;
use crate::protocol::settings::Settings;

/// Where pieces are: one sentence for each side, or for each side of one kind.
pub(super) fn placements(placements: &[Placement]) -> Vec<Sentence> {
    let at = |spec: &'static Spec, placement: &Placement, with_side: bool| {
        let side = with_side.then_some(Arg::Side(placement.piece.side));
        let mut args: Vec<Arg> = side.into_iter().collect();
        args.push(Arg::Kind(placement.piece.kind));
        args.push(number(placement.squares.len()));
        args.push(Arg::Squares(placement.squares.clone()));
        Phrase::new(spec, args)
    };
    let kinds = placements.iter().map(|placement| placement.piece.kind);
    let first: Option<Kind> = kinds.clone().next();
    let one_kind = kinds.clone().all(|kind| Some(kind) == first);
    if one_kind {
        let sentence = |placement: &Placement| {
            let piece = placement.piece;
            let none = vec![Arg::Side(piece.side), Arg::Kind(piece.kind)];
            match placement.squares.is_empty() {
                true => one(&say::PIECES_NONE, none),
                false => at(&say::PIECES_OF_KIND, placement, true).into(),
            }
        };
        return placements.iter().map(sentence).collect();
    }
    let of_side = |side: Side| {
        let mut phrases = vec![Phrase::new(&say::PIECES_OF, vec![Arg::Side(side)])];
        let own = placements
            .iter()
            .filter(|placement| placement.piece.side == side);
        phrases.extend(own.map(|placement| at(&say::PIECES_AT, placement, false)));
        (phrases.len() > 1).then_some(Sentence(phrases))
    };
    Side::BOTH.into_iter().filter_map(of_side).collect()
}

/// Which pieces attack a square.
pub(super) fn attacked(square: Square, by: &[Vec<(Kind, Square)>; 2]) -> Vec<Sentence> {
    let of_side = |(side, pieces): (Side, &Vec<(Kind, Square)>)| {
        let args = vec![Arg::Square(square), Arg::Side(side)];
        let mut phrases = vec![Phrase::new(&say::ATTACKED_BY, args)];
        phrases.extend(pieces.iter().map(|(kind, from)| {
            Phrase::new(&say::PIECE_FROM, vec![Arg::Kind(*kind), Arg::Square(*from)])
        }));
        (phrases.len() > 1).then_some(Sentence(phrases))
    };
    let sides = Side::BOTH.into_iter().zip(by);
    let sentences: Vec<Sentence> = sides.filter_map(of_side).collect();
    if sentences.is_empty() {
        return vec![one(&say::ATTACKED_BY_NONE, vec![Arg::Square(square)])];
    }
    sentences
}

/// The moves so far, each number once.
pub(super) fn move_list(moves: &[(Position, Move)], settings: &Settings) -> Vec<Cue> {
    if moves.is_empty() {
        return vec![echo(vec![one(&say::NO_MOVES_YET, vec![])])];
    }
    let mut cues = Vec::new();
    let mut reached: Option<Position> = None;
    for (at, (before, mv)) in moves.iter().enumerate() {
        // Between two parts of a game stands an illegal move that nobody claimed.
        if reached.is_some_and(|reached| reached != *before) {
            cues.push(echo(vec![one(&say::ILLEGAL_HERE, vec![])]));
        }
        reached = before.play(*mv);
        if at == 0 || before.turn() == Side::White {
            let args = vec![Arg::Number(before.number())];
            cues.push(echo(vec![one(&say::MOVE_NUMBER, args)]));
        }
        let sentence = announce(before, *mv, settings.form);
        cues.push(announcement(Urgency::Echo, sentence));
    }
    cues
}
