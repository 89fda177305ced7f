//! Pieces that are only adjusted: "I adjust" is said first, and they go back to where they stood.

use super::completion::{has_moved, may_lift};
use super::holes::at;
use super::objection::{Forbidden, Objection};
use super::rules::{Law, Rules};
use super::turn::{Adjusting, Made, Turn};
use crate::board::Square;
use crate::laws::Adjust;

impl Turn {
    /// "I adjust" was said: Art. 4.2.1 (FIDE 2023). It holds for one piece or more, until something else
    /// is done.
    pub fn adjust(&mut self) {
        self.adjusting = Adjusting::Said;
    }

    /// Something else is done than to adjust: Art. 4.2.1 (FIDE 2023). What is still out of its hole was
    /// touched, unless a legal move stands already.
    pub fn end_adjusting(&mut self) {
        let is_open = !matches!(self.settled().made(), Made::Legal(_));
        self.adjusting = Adjusting::No;
        for place in (0..self.out.len()).filter(|_| is_open) {
            let out = self.out[place];
            self.take_to_move(place);
            if out.adjusted == Some(out.from) {
                self.note_touch(out.from, out.piece);
            }
        }
    }

    /// What was out of its hole to be adjusted is moved.
    pub(super) fn take_to_move(&mut self, place: usize) {
        if let Some(stood) = self.out[place].adjusted.take() {
            self.moved.retain(|(square, _)| *square != stood);
        }
    }

    /// Whether what is taken now is only adjusted: Art. 4.2.1 (FIDE 2023).
    pub fn is_adjusting(&self) -> bool {
        self.adjusting != Adjusting::No
    }

    /// The turn without what is out of its hole only to be adjusted: that stands there again, Art. 4.2.1
    /// (FIDE 2023).
    pub(super) fn settled(&self) -> Self {
        let mut turn = self.clone();
        turn.adjusting = Adjusting::No;
        turn.out.retain(|out| out.adjusted.is_none());
        let adjusted = self.out.iter();
        for (square, piece) in adjusted.filter_map(|out| Some((out.adjusted?, out.piece))) {
            turn.holes[at(square)] = Some(piece);
        }
        turn
    }
}

/// Whether the player may adjust pieces now: Art. 4.2.1 (FIDE 2023). Who has the move may, and where the
/// edition says so only while his clock runs. A piece that is in the hand already was touched.
///
/// # Errors
/// The law on adjusting, if the move is made, the clock does not run or a piece is in the hand.
pub fn may_adjust(rules: &Rules, turn: &Turn, own_clock_runs: bool) -> Result<Law, Objection> {
    let law = law!(rules.form.moving, adjust);
    let has_move = !has_moved(rules, turn);
    let in_time = match rules.form.moving.adjust.value {
        Adjust::OnOwnMove => has_move,
        Adjust::OnOwnTime => own_clock_runs,
        Adjust::OnOwnMoveAndTime => has_move && own_clock_runs,
    };
    let is_free = match turn.made() {
        Made::InHand(..) => false,
        Made::Illegal => !turn.moved().is_empty(),
        Made::Nothing
        | Made::Legal(_)
        | Made::CaptureLeft(..)
        | Made::PromotionLeft(_)
        | Made::CastlingLeft(..) => true,
    };
    if in_time && is_free {
        Ok(law)
    } else {
        Err(Objection::new(Forbidden::AdjustNow, law))
    }
}

/// Whether the piece that would come into a square may be put there: one that is adjusted goes back to where
/// it stood, Art. 4.2.1 (FIDE 2023), and one of the opponent's has nowhere else to go. After others were
/// adjusted a piece may be moved that could have been taken for that.
///
/// # Errors
/// The law on adjusting.
pub fn may_put(rules: &Rules, turn: &Turn, square: Square) -> Result<(), Objection> {
    let Some(out) = turn.index_to(square).map(|at| turn.out[at]) else {
        return Ok(());
    };
    let (home, piece) = (out.home(), out.piece);
    let is_said = turn.adjusting == Adjusting::Said;
    let is_bound =
        out.adjusted.is_some() && (is_said || may_lift(rules, &turn.settled(), home).is_err());
    if home == square || piece.side == turn.side() && !is_bound {
        return Ok(());
    }
    let law = law!(rules.form.moving, adjust);
    let what = Forbidden::GoesBack(home, piece);
    Err(Objection::new(what, law))
}
