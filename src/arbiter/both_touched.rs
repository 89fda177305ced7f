//! What binds a player who has touched both his own pieces and the opponent's: Art. 4.3.3 (FIDE 2023), § 14 (USSR 1956).

use super::obligation::{Duty, Obligation};
use super::rules::Law;
use super::touch::{Touched, TouchedPieces};
use crate::laws::BothTouched;

impl TouchedPieces<'_> {
    /// Own pieces and pieces of the opponent.
    pub(super) fn both(&self, own: &[Touched], theirs: &[Touched]) -> Option<Duty> {
        match self.rules.form.moving.both_touched.value {
            BothTouched::OwnOnly => self.own(own),
            BothTouched::CaptureAnyhowElseMove => {
                let law = Law {
                    rule: "both_touched_anyhow",
                    ..law!(self.rules.form.moving, both_touched)
                };
                let duty = self.at_one_time(law)?;
                // Each touch binds by itself, too, and a move that keeps to both is made.
                let both = match duty.obligation {
                    Obligation::Move(from, piece) => {
                        let mut theirs = theirs.iter();
                        theirs.find_map(|taken| self.capture_with((from, piece), *taken, law))
                    }
                    Obligation::Capture(square, taken) => {
                        let mut own = own.iter();
                        own.find_map(|with| self.capture_with(*with, (square, taken), law))
                    }
                    Obligation::CaptureWith(..)
                    | Obligation::Castle(_)
                    | Obligation::MoveKing(_)
                    | Obligation::MoveKingOnly(_)
                    | Obligation::Either(..)
                    | Obligation::MovePawn(..)
                    | Obligation::Declared(..) => None,
                };
                both.or_else(|| self.either(&duty, law)).or(Some(duty))
            }
            BothTouched::CaptureElseFirstTouched => {
                let law = law!(self.rules.form.moving, both_touched);
                self.capture_with(own[0], theirs[0], law).or_else(|| {
                    let mut touched = self.turn.touched().iter();
                    touched.find_map(|one| self.play(*one, law))
                })
            }
        }
    }

    /// An own piece was touched alone and then, for itself, one of the opponent's, and no move keeps to both. Which of
    /// them binds § 14 (USSR 1956) does not say.
    fn either(&self, first: &Duty, law: Law) -> Option<Duty> {
        let Obligation::Move(square, piece) = first.obligation else {
            return None;
        };
        let is_own = |(_, piece): &Touched| piece.side == self.turn.side();
        let groups = self.turn.touched_together().into_iter();
        let mut alone = groups.filter(|group| !group.iter().any(is_own)).flatten();
        let capture = alone.find_map(|one| self.play(*one, law))?;
        let Obligation::Capture(taken, theirs) = capture.obligation else {
            return None;
        };
        match self.turn.own_binds {
            Some(true) => None,
            Some(false) => Some(capture),
            None => Some(Duty {
                obligation: Obligation::Either(square, piece, taken, theirs),
                moves: [first.moves.as_slice(), &capture.moves].concat(),
                law: Law {
                    rule: "both_touched_apart",
                    ..law
                },
            }),
        }
    }

    /// Who touches both at one time captures with the touched piece, else with any other, else moves his own. What
    /// was touched before, and alone, binds first: § 14 (USSR 1956).
    fn at_one_time(&self, law: Law) -> Option<Duty> {
        let is_own = |(_, piece): &Touched| piece.side == self.turn.side();
        let groups = self.turn.touched_together();
        let is_mixed = |group: &&[Touched]| group.iter().any(|one| !is_own(one));
        let mixed = groups.iter().position(is_mixed);
        let (alone, rest) = groups.split_at(mixed.unwrap_or(groups.len()));
        self.own(&alone.concat()).or_else(|| {
            rest.iter().find_map(|group| {
                let (own, theirs): (Vec<Touched>, Vec<Touched>) =
                    group.iter().copied().partition(is_own);
                match (own.first(), theirs.first()) {
                    (None, _) => self.theirs(&theirs),
                    (Some(_), None) => self.first_of(&own),
                    (Some(with), Some(taken)) => self
                        .capture_with(*with, *taken, law)
                        .or_else(|| theirs.iter().find_map(|one| self.play(*one, law)))
                        .or_else(|| own.iter().find_map(|one| self.play(*one, law))),
                }
            })
        })
    }
}
