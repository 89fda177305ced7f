//! What an input means that comes from the device of one player.

use super::{Copied, Desk};
use crate::board::Side;
use crate::explore::seen;
use crate::input::Intent;
use crate::narrate::out_of_turn;
use crate::protocol::{Ask, Input, MoveEntry, Place, Question, Stage};

impl Desk {
    /// What the player wants in the clipboard, once.
    pub fn take_copied(&mut self) -> Option<Copied> {
        self.copied.take()
    }

    /// What was meant at the device of a side: that one resigns, walks as it sees the board, and makes its own moves only.
    pub(super) fn meant_by(&self, side: Side, mut meant: Intent) -> Intent {
        let (Intent::Commands(inputs) | Intent::Both(inputs, _)) = &mut meant else {
            return meant;
        };
        if inputs.iter().any(|input| self.is_out_of_turn(side, input)) {
            return Intent::Heard(out_of_turn(self.session().to_move()));
        }
        let is_turned = side != self.session().seen_from();
        for input in inputs {
            match input {
                Input::Ask(Ask::Resign) => *input = Ask::ResignAs(side).into(),
                // Who has the board before him from the other side walks as he sees it.
                Input::Ask(Ask::Walk(step)) if is_turned => *step = seen(*step, Side::Black),
                Input::Ask(_) | Input::Report(_) => {}
            }
        }
        meant
    }

    /// Whether it would move for the other side, which is to move, or answer what that is asked about its move.
    fn is_out_of_turn(&self, side: Side, input: &Input) -> bool {
        let session = self.session();
        let is_played = matches!(
            session.place(),
            Place::Practice { .. } | Place::Competition(Stage::Playing)
        );
        let is_other = side != session.to_move() && session.outcome_of_game().is_none();
        let Input::Ask(ask) = input else { return false };
        let ask = if let Ask::Suggest(suggestion) = ask {
            &suggestion.ask
        } else {
            ask
        };
        // That words mean nothing is told whoever says them.
        let is_unread = matches!(ask, Ask::Enter(MoveEntry::Unreadable(_)));
        let is_asked = session.question().is_some_and(Question::asks_about_move);
        let answers = matches!(ask, Ask::Yes | Ask::No | Ask::Cancel)
            && (is_asked || session.hand().is_some());
        is_played && is_other && (answers || ask.acts_at_the_board() && !is_unread)
    }
}
