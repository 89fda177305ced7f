//! Which step of a lesson comes next.

use crate::arbiter::{self, Announced, Made, Turn};
use crate::board::Square;
use crate::drill::lesson::LessonGoal;
use crate::game::Move;
use crate::protocol::Prompt;
use crate::session::Session;
use crate::session::activity::learning::Learning;

impl Session {
    /// The step that comes next in the lesson.
    pub(in crate::session) fn prompt(&self, learning: &Learning) -> Option<Prompt> {
        let turn = &self.table.contest.turn;
        let goal = learning.goal();
        let before = || Box::new(turn.before().clone());
        match goal {
            LessonGoal::Decline => Some(Prompt::Decline),
            LessonGoal::Claim(None) => Some(Prompt::Claim),
            LessonGoal::Claim(Some(mv)) => Some(Prompt::ClaimAhead(before(), mv.into())),
            LessonGoal::Touch(square) => there_and_back(turn, square),
            LessonGoal::Adjust(_) if turn.hand().is_none() && !turn.is_adjusting() => {
                Some(Prompt::SayAdjust)
            }
            LessonGoal::Adjust(square) => there_and_back(turn, square),
            LessonGoal::Illegal(from, to) => illegal(turn, from, to),
            LessonGoal::Reply(mv) if !learning.is_repeated() => {
                Some(Prompt::Repeat(before(), mv.into()))
            }
            LessonGoal::Reply(mv) => by_hand(turn, mv.into()),
            LessonGoal::Move(_)
            | LessonGoal::Early(_)
            | LessonGoal::Misspoken(..)
            | LessonGoal::Instead(_)
            | LessonGoal::Misheard(..)
            | LessonGoal::Offer(_) => {
                let mv = goal.wanted()?;
                by_hand(turn, mv).or_else(|| Some(self.after_hands(goal, mv)))
            }
        }
    }

    /// What is left when the move stands on the board.
    fn after_hands(&self, goal: LessonGoal, mv: Move) -> Prompt {
        let turn = &self.table.contest.turn;
        let before = || Box::new(turn.before().clone());
        let repeats = self.table.contest.agreement.opponent_repeats;
        match (turn.announced, goal) {
            (Announced::No, LessonGoal::Early(_)) => Prompt::PressEarly,
            (Announced::No, LessonGoal::Misspoken(_, said)) => {
                Prompt::AnnounceOther(before(), said.into())
            }
            (Announced::No, _) => Prompt::Announce(before(), mv),
            // Where the move made counts, the clock may be pressed.
            (Announced::Otherwise, _)
                if arbiter::may_press(&self.table.contest.rules, turn, repeats).is_err() =>
            {
                Prompt::AnnounceAgain(before(), mv)
            }
            (Announced::AsMade, _) if repeats && !turn.repeated => {
                Prompt::AnnounceAgain(before(), mv)
            }
            (_, LessonGoal::Offer(_))
                if self.table.contest.offers.standing != Some(turn.side()) =>
            {
                Prompt::Offer
            }
            _ => Prompt::Press,
        }
    }
}

/// What the hands still have to do for a legal move; `None` if it stands on the board.
fn by_hand(turn: &Turn, mv: Move) -> Option<Prompt> {
    let take = |square: Square| Some(Prompt::Take(square, turn.piece_at(square)?));
    match turn.made() {
        Made::Legal(made) if made == mv => None,
        Made::CaptureLeft(square, _) => Some(Prompt::TakeOff(square)),
        Made::PromotionLeft(_) => mv.promotion().map(Prompt::Promote),
        Made::CastlingLeft(_, rook) => take(rook),
        Made::InHand(from, _) if from == mv.from() => Some(match turn.piece_at(mv.to()) {
            Some(_) => Prompt::TakeOff(mv.to()),
            None => Prompt::Put(mv.to()),
        }),
        // The rook of a castling goes to the other side of the king.
        Made::InHand(from, _) => {
            let file = if from.file() == 7 { 5 } else { 3 };
            Square::new(file, from.rank()).map(Prompt::Put)
        }
        Made::Nothing | Made::Legal(_) | Made::Illegal => take(mv.from()),
    }
}

fn there_and_back(turn: &Turn, square: Square) -> Option<Prompt> {
    match turn.piece_at(square) {
        Some(piece) => Some(Prompt::Take(square, piece)),
        None => Some(Prompt::Put(square)),
    }
}

fn illegal(turn: &Turn, from: Square, to: Square) -> Option<Prompt> {
    match (turn.hand(), turn.piece_at(from)) {
        (Some(_), _) => Some(Prompt::Put(to)),
        (None, Some(piece)) => Some(Prompt::Take(from, piece)),
        (None, None) if turn.announced == Announced::AsMade => Some(Prompt::Press),
        (None, None) => turn
            .shown()
            .moves
            .first()
            .copied()
            .map(Prompt::AnnounceShown),
    }
}
