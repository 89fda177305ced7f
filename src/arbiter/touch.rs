//! What touched pieces bind a player to.

use super::looks::{rook_of, rook_squares};
use super::made::Made;
use super::obligation::{Duty, Obligation};
use super::rules::{Law, Rules};
use super::turn::Turn;
use crate::board::{Kind, Piece, Side, Square};
use crate::game::Move;
use crate::laws::{Bound, IllegalCastling, TouchedWhen};

/// The law by which a side may touch a piece without taking it, and nothing follows: by touch it counts
/// as touched when it leaves its hole, App. D.2.2 (FIDE 2023). `None` if a touch binds. At a keyboard
/// every touch is on purpose.
pub fn touch_is_free(rules: &Rules, side: Side) -> Option<Law> {
    let (blind, moving) = (&rules.edition.blind, &rules.form.moving);
    let (when, law) = if rules.is_blind(side) {
        (blind.touched_when.value, law!(blind, touched_when))
    } else {
        (moving.touched_when.value, law!(moving, touched_when))
    };
    match when {
        TouchedWhen::TakenOutOfHole => Some(law),
        TouchedWhen::Touched | TouchedWhen::TouchedOnPurpose => None,
    }
}

/// The law that leaves every legal move free, because nothing that was touched can move or be
/// captured: Art. 4.5 (FIDE 2023). `None` if nothing was touched, or if it binds.
pub fn touch_binds_nothing(rules: &Rules, turn: &Turn) -> Option<Law> {
    let moving = &rules.form.moving;
    // Where a piece of the opponent's binds nobody, nothing is said of it.
    let never = moving.opponents_piece_touched.value == Bound::Nothing;
    let mut touched = turn.touched().iter();
    let counts = touched.any(|(_, piece)| piece.side == turn.side() || !never);
    let free = counts && duty(rules, turn).is_none();
    // A king that castled against the rules, and cannot move otherwise, frees every move by a rule of its own.
    let place = |kind: Kind| {
        let mut touched = turn.touched().iter();
        touched.position(|(_, piece)| piece.kind == kind && piece.side == turn.side())
    };
    let castles = place(Kind::King).zip(place(Kind::Rook));
    let castles =
        castles.is_some_and(|(king, rook)| king < rook) && moving.king_then_rook.is_some();
    free.then_some(if castles || turn.castling_begun().is_some() {
        law!(moving, illegal_castling)
    } else {
        law!(moving, nothing_playable)
    })
}

/// Why a breach of the rules on touching can no longer be claimed: the opponent has touched a piece
/// himself. Art. 4.8 (FIDE 2023).
pub fn touch_claim_lost(rules: &Rules, turn: &Turn) -> Option<Law> {
    let law = law_if!(rules.form.moving, loss_of_touch_claim)?;
    (!turn.touched().is_empty()).then_some(law)
}

/// What the pieces touched so far bind the player to; `None` if every legal move is free, because
/// nothing was touched or nothing that was touched can be played: Art. 4.3, 4.4 and 4.5 (FIDE 2023).
///
/// A move that was declared with a wrong claim binds before all that, Art. 9.5.3 (FIDE 2023), and a piece that was released
/// as a part of a move before what was touched after it, Art. 4.7 (FIDE 2023).
pub fn duty(rules: &Rules, turn: &Turn) -> Option<Duty> {
    let legal = turn.before().legal_moves();
    let scene = TouchedPieces {
        rules,
        turn,
        legal: &legal,
    };
    let first = scene.declared().or_else(|| scene.released());
    first.or_else(|| scene.touched())
}

/// What binds the player of what the arbiter sees to by himself: where touches are ruled on at request only, the move that
/// was declared. Art. 9.5.3 (FIDE 2023), App. B.5a (FIDE 2005).
pub fn ruled_duty(rules: &Rules, turn: &Turn) -> Option<Duty> {
    let on_request = rules.form.moving.touch_ruled_on_request.is_some();
    let is_ruled = |duty: &Duty| !on_request || matches!(duty.obligation, Obligation::Declared(..));
    duty(rules, turn).filter(is_ruled)
}

pub(super) type Touched = (Square, Piece);

pub(super) struct TouchedPieces<'a> {
    pub(super) rules: &'a Rules,
    pub(super) turn: &'a Turn,
    legal: &'a [Move],
}

impl TouchedPieces<'_> {
    /// The move that was declared with a wrong claim.
    fn declared(&self) -> Option<Duty> {
        let declared = self.turn.declared()?;
        let law = law_if!(self.rules.form.ends, claimed_move_binds)?;
        self.duty(Obligation::Declared(declared), law, |mv| mv == declared)
    }

    /// What a piece that was released as a part of a move leaves to do, if what was touched before allows that move.
    fn released(&self) -> Option<Duty> {
        let before = self.turn.before_release()?;
        let first = duty(self.rules, &before);
        let moving = &self.rules.form.moving;
        let own = if let Some(castle) = self.begun() {
            let law = law!(moving, castling_king_released);
            self.duty(Obligation::Castle(castle.to()), law, |mv| mv == castle)?
        } else {
            let (from, to) = self.turn.released()?;
            let law = law_if!(self.rules.form.irregular, release_binds_replacement)?;
            self.duty(Obligation::MovePawn(from, to), law, |mv| {
                (mv.from(), mv.to()) == (from, to)
            })?
        };
        match first {
            None => Some(own),
            Some(first) if !first.moves.iter().any(|mv| own.moves.contains(mv)) => {
                // Why own pieces do not castle is told by laws of their own.
                let is_theirs = |(_, piece): &Touched| piece.side != self.turn.side();
                before.touched().iter().any(is_theirs).then_some(first)
            }
            Some(first) if matches!(first.obligation, Obligation::Castle(_)) => Some(first),
            Some(_) => Some(own),
        }
    }

    /// What was touched, whatever was done with it.
    fn touched(&self) -> Option<Duty> {
        let side = self.turn.side();
        let all = self.turn.touched().iter().copied();
        let (own, theirs): (Vec<_>, Vec<_>) = all.partition(|(_, piece)| piece.side == side);
        match (own.as_slice(), theirs.as_slice()) {
            ([], []) => None,
            (own, []) => self.own(own),
            ([], theirs) => self.theirs(theirs),
            (own, theirs) => self.both(own, theirs),
        }
    }

    fn duty(&self, obligation: Obligation, law: Law, fits: impl Fn(Move) -> bool) -> Option<Duty> {
        let moves: Vec<Move> = self.legal.iter().copied().filter(|mv| fits(*mv)).collect();
        (!moves.is_empty()).then_some(Duty {
            obligation,
            moves,
            law,
        })
    }

    /// Own pieces only: what was touched before the king, then castling, then the first of them that can move.
    pub(super) fn own(&self, own: &[Touched]) -> Option<Duty> {
        let is_king = |(_, piece): &Touched| piece.kind == Kind::King;
        let Some(king) = own.iter().position(is_king) else {
            // The king that has gone over to castle was taken when the rook stood already.
            let goes_over = self.turn.king_two_files().is_some();
            let first = self.first_of(own);
            return first.map(|duty| {
                if goes_over {
                    self.rook_then_king(duty)
                } else {
                    duty
                }
            });
        };
        let first = self.first_of(&own[..king]);
        // A rook touched first castles where the edition counts that as a move of the rook, legally or not.
        let castles = |duty: &Duty| match self.begun() {
            Some(mv) => duty.moves.contains(&mv),
            None => self.castled_illegally(own[king].0, duty.obligation),
        };
        match first.filter(|duty| !castles(duty)) {
            Some(duty) => Some(self.rook_then_king(duty)),
            None => match self.castling(&own[king..]) {
                Some(settled) => settled,
                None => self.first_of(own),
            },
        }
    }

    /// A rook that binds, with the king touched after it: castling is out by a law of its own.
    fn rook_then_king(&self, duty: Duty) -> Duty {
        let is_rook =
            matches!(duty.obligation, Obligation::Move(_, piece) if piece.kind == Kind::Rook);
        let law = law_if!(self.rules.form.moving, rook_then_king).filter(|_| is_rook);
        Duty {
            law: law.unwrap_or(duty.law),
            ..duty
        }
    }

    pub(super) fn first_of(&self, own: &[Touched]) -> Option<Duty> {
        let moving = &self.rules.form.moving;
        let law = law!(moving, own_piece_touched);
        if moving.own_piece_touched.value == Bound::Nothing {
            return None;
        }
        own.iter().find_map(|(square, piece)| {
            let moves = |mv: Move| mv.from() == *square || self.castles_with(mv, *square);
            self.duty(Obligation::Move(*square, *piece), law, moves)
        })
    }

    /// Whether a move castles with the rook on a square, where the edition counts that as a move of
    /// the rook: one that forbids nothing to a player who touches the rook first.
    fn castles_with(&self, mv: Move, rook: Square) -> bool {
        self.rules.form.moving.rook_then_king.is_none() && self.rook_home(mv) == Some(rook)
    }

    /// Whether a king was to castle with the rook that binds, against the rules, where a rook may be taken first: § 10
    /// (USSR 1956) tells what is moved then.
    fn castled_illegally(&self, king: Square, bound: Obligation) -> bool {
        let rook = self.begun_to().and_then(|to| rook_squares(king, to));
        let is_bound = |(home, _): (Square, Square)| matches!(bound, Obligation::Move(square, _) if square == home);
        self.rules.form.moving.rook_then_king.is_none() && rook.is_some_and(is_bound)
    }

    fn rook_home(&self, mv: Move) -> Option<Square> {
        let chess = mv.chess()?;
        let piece = self.turn.before().piece_at(chess.from)?;
        rook_of(chess, piece).map(|(home, _)| home)
    }

    /// The king touched, and what was touched after it. The inner `None` leaves every move free; the outer one says
    /// that castling has nothing to do with it.
    fn castling(&self, own: &[Touched]) -> Option<Option<Duty>> {
        let moving = &self.rules.form.moving;
        let rook = own.iter().find(|(_, piece)| piece.kind == Kind::Rook);
        // A king on its castling square leaves no other move, with or without the rook.
        let king_then_rook = law_if!(moving, king_then_rook);
        let (castle, law) = if let (Some(law), Some((rook, _))) = (king_then_rook, rook) {
            let mut legal = self.legal.iter().copied();
            (legal.find(|mv| self.rook_home(*mv) == Some(*rook)), law)
        } else {
            self.begun_to()?;
            (self.begun(), law!(moving, castling_king_released))
        };
        Some(match castle {
            Some(castle) => self.duty(Obligation::Castle(castle.to()), law, |mv| mv == castle),
            None => self.instead_of_castling(*own.first()?),
        })
    }

    /// Where the king was put to castle, the first time.
    fn begun_to(&self) -> Option<Square> {
        self.turn.castling_begun().or(match self.turn.made() {
            Made::CastlingLeft(mv, _) => Some(mv.to),
            Made::Nothing
            | Made::InHand(..)
            | Made::Legal(_)
            | Made::CaptureLeft(..)
            | Made::PromotionLeft(_)
            | Made::Illegal => None,
        })
    }

    /// The castling that was begun with the king, if it is legal.
    fn begun(&self) -> Option<Move> {
        let to = self.begun_to()?;
        let mut legal = self.legal.iter().copied();
        legal.find(|mv| mv.to() == to && self.rook_home(*mv).is_some())
    }

    /// Castling was begun and is not legal: the king makes another move, or every move is free. Where king and rook were
    /// touched only, no castling is spoken of.
    fn instead_of_castling(&self, (king, piece): Touched) -> Option<Duty> {
        let moving = &self.rules.form.moving;
        let castling_too = match moving.illegal_castling.value {
            IllegalCastling::KingMoveElseAny => false,
            IllegalCastling::KingMoveOrOtherCastlingElseAny => true,
        };
        let law = law!(moving, illegal_castling);
        let obligation = if self.turn.is_castling_rejected() {
            Obligation::MoveKingOnly(king)
        } else if self.begun_to().is_some() {
            Obligation::MoveKing(king)
        } else {
            Obligation::Move(king, piece)
        };
        self.duty(obligation, law, |mv| {
            mv.from() == king && (castling_too || self.rook_home(mv).is_none())
        })
    }

    /// The opponent's pieces only: the first of them that can be captured.
    pub(super) fn theirs(&self, theirs: &[Touched]) -> Option<Duty> {
        let moving = &self.rules.form.moving;
        let law = law!(moving, opponents_piece_touched);
        if moving.opponents_piece_touched.value == Bound::Nothing {
            return None;
        }
        theirs.iter().find_map(|(square, piece)| {
            self.duty(Obligation::Capture(*square, *piece), law, |mv| {
                self.captures(mv, *square)
            })
        })
    }

    pub(super) fn capture_with(&self, own: Touched, theirs: Touched, law: Law) -> Option<Duty> {
        let ((from, piece), (square, taken)) = (own, theirs);
        let obligation = Obligation::CaptureWith(from, piece, square, taken);
        self.duty(obligation, law, |mv| {
            mv.from() == from && self.captures(mv, square)
        })
    }

    /// An own piece moves, or one of the opponent's is captured.
    pub(super) fn play(&self, (square, piece): Touched, law: Law) -> Option<Duty> {
        if piece.side == self.turn.side() {
            let obligation = Obligation::Move(square, piece);
            self.duty(obligation, law, |mv| mv.from() == square)
        } else {
            let obligation = Obligation::Capture(square, piece);
            self.duty(obligation, law, |mv| self.captures(mv, square))
        }
    }

    fn captures(&self, mv: Move, square: Square) -> bool {
        self.turn.captures(mv, square)
    }
}

/// Whether a move keeps to what was touched; otherwise what binds the player: Art. 4.3 (FIDE 2023).
pub(super) fn bound(rules: &Rules, turn: &Turn, mv: Move) -> Option<Duty> {
    duty(rules, turn).filter(|duty| !duty.moves.contains(&mv))
}
