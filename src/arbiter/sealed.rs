//! The sealed move, read when the envelope is opened: clear, an obvious slip, or a flaw that loses.

use serde::{Deserialize, Serialize};

use super::ends::{loss, spares_sealer};
use super::rules::{Law, Rules};
use super::ruling::{Flaw, Ruling, Verdict};
use crate::board::{Kind, Square};
use crate::game::{Move, Position};
use crate::laws::SealedMoveFlawed;

/// What can be read of a move that was written down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Written {
    /// The legal moves that fit it.
    pub fitting: Vec<Move>,
    /// The piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// Where it comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Square>,
    /// Where it goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Square>,
    /// What a pawn becomes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub promotion: Option<Kind>,
}

/// The judgement on a sealed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judged {
    /// It is this move.
    Clear(Move),
    /// It is an obvious slip of the pen for this move.
    Slip(Move, Law),
    /// It is flawed, and the game ends.
    Flawed(Flaw, Ruling),
}

/// Judges a sealed move: § 21 (USSR 1956), App. A.8 (FIDE 2005), Guidelines I.8 (FIDE 2023).
///
/// A game that the loser's opponent cannot win is drawn where the edition makes that exception, as
/// of a fallen flag: App. A.8 and Art. 6.10 (FIDE 2005).
pub fn judge_sealed(rules: &Rules, position: &Position, written: &Written) -> Judged {
    let adjourned = &rules.edition.adjourned;
    let rule = adjourned.sealed_move_flawed;
    let (several, legal) = (written.fitting.len() > 1, position.legal_moves());
    let mut fitting = written.fitting.iter().filter(|mv| legal.contains(mv));
    if let (Some(mv), None) = (fitting.next(), fitting.next()) {
        return Judged::Clear(*mv);
    }
    let forgives = arbiter_reads_sealed(rules);
    let meant = if several {
        vec![]
    } else {
        slips(position, &legal, written)
    };
    // The rank alone leaves a doubt, as in the article's own example, where it speaks against the file.
    let is_obvious = |mv: &Move| written.to.is_some_and(|to| mv.to().file() == to.file());
    if let ([mv], true) = (meant.as_slice(), forgives)
        && is_obvious(mv)
    {
        let law = Law {
            rule: "sealed_move_slip",
            ..law!(adjourned, sealed_move_flawed)
        };
        return Judged::Slip(*mv, law);
    }
    let flaw = match (several || forgives && meant.len() > 1, written.to) {
        (true, _) => Flaw::Ambiguous,
        (false, Some(_)) => Flaw::Illegal,
        (false, None) => Flaw::Unclear,
    };
    let loser = position.turn();
    let outcome = loss(position, loser, spares_sealer(rules));
    let ruling = Ruling::new(Verdict::SealedMove(loser, flaw), outcome, rule.article);
    Judged::Flawed(flaw, ruling)
}

/// Whether the arbiter is asked what a flawed sealed move means, because it loses only if that cannot be established
/// for certain: § 21 (USSR 1956).
pub fn arbiter_reads_sealed(rules: &Rules) -> bool {
    rules.edition.adjourned.sealed_move_flawed.value == SealedMoveFlawed::LosesUnlessObviousSlip
}

/// Whether anything in the writing speaks for a move, so that it can have been meant: the piece, or where it stands, or
/// where it goes. § 21 (USSR 1956). Of what cannot be read at all nobody knows.
pub fn can_be_meant(position: &Position, written: &Written, mv: Move) -> bool {
    let Written { kind, from, to, .. } = written;
    let is_read = kind.is_some() || from.is_some() || to.is_some();
    let moves = position.piece_at(mv.from()).map(|piece| piece.kind);
    // Of several moves that fit it is one of them.
    if !written.fitting.is_empty() {
        return written.fitting.contains(&mv);
    }
    let fits = *from == Some(mv.from()) || *to == Some(mv.to()) || kind.is_some() && *kind == moves;
    fits || !is_read
}

/// The legal moves for which the writing may be a slip of the pen: the same piece to the same file
/// or rank, or a piece of that kind to the same square. § 21 (USSR 1956).
fn slips(position: &Position, legal: &[Move], written: &Written) -> Vec<Move> {
    let (Some(from), Some(to)) = (written.from, written.to) else {
        return Vec::new();
    };
    // Two squares say which move it is, even where the letter is that of another piece.
    let squares = |mv: &Move| (mv.from(), mv.to(), mv.promotion()) == (from, to, written.promotion);
    if let Some(mv) = legal.iter().find(|mv| squares(mv)) {
        return vec![*mv];
    }
    let kind_at = |square| position.piece_at(square).map(|piece| piece.kind);
    let kind = written.kind.or(kind_at(from));
    let same_piece = |mv: &Move| {
        let beside = mv.to().file() == to.file() || mv.to().rank() == to.rank();
        mv.from() == from && kind_at(from) == kind && beside
    };
    let same_square = |mv: &Move| mv.to() == to && kind_at(mv.from()) == kind;
    let promotes = |mv: &Move| mv.promotion() == written.promotion;
    let moves = legal.iter().copied();
    moves
        .filter(|mv| (same_piece(mv) || same_square(mv)) && promotes(mv))
        .collect()
}
