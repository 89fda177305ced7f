//! What is heard where moves are to be found: a game from memory, tactics; and of a hidden board.

use super::cue::{Cue, Sentence, answered, answered_at, echo, sentence};
use super::{phrases as say, shelf};
use crate::drill::line::Aim;
use crate::earcon::Earcon;
use crate::protocol::FindingEvent;
use crate::shelf::Listing;

/// What is heard of an event.
pub(super) fn tell(event: &FindingEvent) -> Vec<Cue> {
    let (earcon, said) = match event {
        FindingEvent::Wanted {
            aim,
            side,
            rating,
            game,
        } => {
            let aim = match aim {
                Aim::Recall => say::FIND_GAME.with(side),
                Aim::Mate(moves) => say::FIND_MATE.with((side, moves)),
                Aim::WinIn(moves) => say::FIND_WIN_IN.with((side, moves)),
                Aim::OnlyWin => say::FIND_ONLY_WIN.with(side),
                Aim::Best => say::FIND_BEST.with(side),
            };
            let rating = rating.map(|rating| say::FIND_RATING.with(rating));
            let wanted = (game.as_deref().map(listed), aim, rating);
            return answered(Earcon::Question, wanted);
        }
        FindingEvent::BadLine(bad) => {
            let line = say::FIND_BAD_LINE.with((bad.line, bad.fault.key()));
            (Earcon::Refusal, line)
        }
        FindingEvent::MoreBad(count) => (Earcon::Refusal, say::FIND_MORE_BAD.with(count)),
        FindingEvent::PartRead(count) => (Earcon::Notice, say::FIND_PART.with(count)),
        FindingEvent::PassedOver(count) => (Earcon::Refusal, say::FIND_PASSED_OVER.with(count)),
        FindingEvent::Unproved => (Earcon::Refusal, say::FIND_UNPROVED.plain()),
        FindingEvent::NotFound => (Earcon::Refusal, say::FIND_WRONG.plain()),
        FindingEvent::FoundAll { slips, hints } => {
            (Earcon::Target, say::FIND_FOUND.with((slips, hints)))
        }
        FindingEvent::Hint { kind, from, to } => {
            let to = to.map(|to| say::FIND_TO.with(to));
            let hint = sentence((say::FIND_PIECE.with((kind, from)), to));
            return answered(Earcon::Notice, hint);
        }
        FindingEvent::Helped => return vec![echo(say::FIND_HELP.plain())],
        FindingEvent::Left { right, wrong } => {
            (Earcon::Notice, say::DRILL_LEFT.with((right, wrong)))
        }
        FindingEvent::Hidden => (Earcon::Notice, say::BLINDFOLD_ON.plain()),
        FindingEvent::Shown(peeks) => (Earcon::Notice, say::BLINDFOLD_OFF.with(peeks)),
        FindingEvent::Peeked(peeks) => (Earcon::Notice, say::BLINDFOLD_PEEK.with(peeks)),
        FindingEvent::At(square) => {
            return answered_at(Earcon::Edge, *square, say::BLINDFOLD_AT.with(square));
        }
    };
    answered(earcon, said)
}

/// A game that is to be found, without its players where nobody knows them: it is the player's own.
fn listed(game: &Listing) -> Vec<Sentence> {
    let mut listed = shelf::listed(game, false);
    let is_nameless = game.white.is_empty() && game.black.is_empty();
    if let Some(Sentence(phrases)) = listed.first_mut().filter(|_| is_nameless) {
        phrases.remove(0);
    }
    listed
}
