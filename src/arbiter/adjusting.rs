//! Pieces that are only adjusted: "I adjust" is said first, and they go back to where they stood.

use super::completion::{has_moved, may_lift};
use super::hand::{Adjusting, OutOfHole};
use super::holes::at;
use super::made::Made;
use super::objection::{Forbidden, Objection};
use super::rules::{Law, Rules};
use super::turn::Turn;
use crate::board::{Kind, Piece, Square};
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

    /// What was taken first of what is out of its hole only to be adjusted: Art. 4.2.1 (FIDE 2023).
    pub fn first_adjusted(&self) -> Option<(Square, Piece)> {
        let mut out = self.out.iter();
        out.find_map(|out| Some((out.adjusted?, out.piece)))
    }

    /// The place of the piece out of its hole that would come into a square. What is only adjusted goes home, unless the
    /// own piece in the hand can go there and captures it: Art. 4.2.1 and App. D.2.3 (FIDE 2023).
    pub(super) fn index_to(&self, square: Square) -> Option<usize> {
        let side = self.side();
        let own: Vec<usize> = (0..self.out.len())
            .filter(|at| self.out[*at].piece.side == side)
            .collect();
        let home = |at: &usize| self.out[*at].home() == square;
        let castles = |at: &usize| {
            let piece = self.out[*at].piece;
            matches!(
                (piece.kind, square.file()),
                (Kind::King, 2 | 6) | (Kind::Rook, 3 | 5)
            )
        };
        let fitting = own
            .iter()
            .find(|at| own.len() > 1 && (home(at) || castles(at)));
        let back = (0..self.out.len()).find(|at| home(at));
        let is_captured = |taken: Square| {
            let hand = own.last();
            hand.is_some_and(|at| self.is_taken_by(taken, self.out[*at].from, square))
        };
        let adjusted = back.filter(|at| {
            let said = self.adjusting == Adjusting::Said;
            self.out[*at].adjusted.is_some() && (said || !is_captured(square))
        });
        adjusted.or(fitting.or(own.last()).copied()).or(back)
    }

    /// Whether a legal move from square to square captures what stood on the first one.
    fn is_taken_by(&self, taken: Square, from: Square, to: Square) -> bool {
        let legal = self.before().legal_moves().into_iter();
        let mut moves = legal.filter(|mv| (mv.from(), mv.to()) == (from, to));
        moves.any(|mv| self.captures(mv, taken))
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
    if out.home() == square {
        return Ok(());
    }
    let is_said = turn.adjusting == Adjusting::Said;
    let is_bound = out.adjusted.is_some()
        && (is_said || may_lift(rules, &turn.settled(), out.home()).is_err());
    let is_theirs = |out: &OutOfHole| out.piece.side != turn.side();
    // What is off the board to be adjusted goes back first.
    let mut off = turn.out.iter().filter(|off| off.adjusted.is_some());
    let off =
        off.find(|off| is_bound || is_theirs(off) && !turn.is_taken_by(off.from, out.from, square));
    let goes_back = off.copied().or(is_theirs(&out).then_some(out));
    goes_back.map_or(Ok(()), |out| {
        let law = law!(rules.form.moving, adjust);
        let what = Forbidden::GoesBack(out.home(), out.piece);
        Err(Objection::new(what, law))
    })
}
