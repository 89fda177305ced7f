//! What is heard while a position is set up.

use super::cue::{Cue, Phrase, Sentence, answered, answered_at, echo, followed, sentence};
use super::phrases as say;
use crate::board::Side;
use crate::earcon::Earcon;
use crate::game::FenError;
use crate::protocol::{NoSetup, SetupEvent};

/// What is heard of an event.
pub(super) fn tell(event: &SetupEvent) -> Vec<Cue> {
    let (earcon, said) = match event {
        SetupEvent::Began => (Earcon::Ready, now("began")),
        SetupEvent::Put(square, piece, other) => {
            let put = say::SQUARE_PIECE.with((square, piece.side, piece.kind));
            let other = other.map(|other| say::SETUP_INSTEAD.with((other.side, other.kind)));
            return answered_at(Earcon::Put, *square, sentence((put, other)));
        }
        SetupEvent::Emptied(square, piece) => {
            let said = say::SETUP_EMPTIED.with((square, piece.side, piece.kind));
            return answered_at(Earcon::Take, *square, said);
        }
        SetupEvent::WasEmpty(square) => {
            return answered_at(Earcon::Empty, *square, say::SQUARE_EMPTY.with(square));
        }
        SetupEvent::Next(side) => (Earcon::Notice, say::SETUP_NEXT.with(side)),
        SetupEvent::Cleared => (Earcon::Take, now("cleared")),
        SetupEvent::Read => (Earcon::Put, now("read")),
        SetupEvent::Initial => (Earcon::Put, now("initial")),
        SetupEvent::Turn(side) => (Earcon::Notice, say::SETUP_TURN.with(side)),
        SetupEvent::Castling(allowed) => return answered(Earcon::Notice, castling(allowed)),
        SetupEvent::Undone => (Earcon::Undo, now("undone")),
        SetupEvent::Helped => return vec![echo(now("help"))],
        SetupEvent::Left => (Earcon::Notice, now("left")),
    };
    answered(earcon, said)
}

/// What could not be done.
pub(super) fn refusal(why: &NoSetup) -> Sentence {
    match why {
        NoSetup::SettingUp => now("setting-up").into(),
        NoSetup::Competing => now("competing").into(),
        NoSetup::NotSettingUp => now("not-setting-up").into(),
        NoSetup::NoGame(fault) if fault.keys().is_empty() => now("no-fen").into(),
        NoSetup::NoGame(fault) => with_faults(now("no-game"), fault),
        NoSetup::NotThere(square, fault) => with_faults(say::SETUP_NOT_THERE.with(square), fault),
    }
}

/// Every reason why no game can begin from a board, or why a piece never stands on a square.
fn with_faults(head: Phrase, fault: &FenError) -> Sentence {
    let keys = fault.keys().into_iter();
    followed(head, keys.map(|key| wrong(&key)))
}

/// One reason why no game can begin from a board, by its key, behind which stands of which side or on which rank it is.
pub(super) fn wrong(fault: &str) -> Phrase {
    let (key, at) = fault.split_once(' ').unwrap_or((fault, ""));
    let side = Side::BOTH.into_iter().find(|side| side.key() == at);
    let rank: u32 = at.parse().unwrap_or_default();
    say::SETUP_WRONG.with((key.to_owned(), side.unwrap_or(Side::White), rank))
}

fn castling(allowed: &[(Side, bool)]) -> Sentence {
    if allowed.is_empty() {
        return now("no-castling").into();
    }
    let one = |(side, is_short): &(Side, bool)| {
        say::SETUP_CASTLES.with((side, if *is_short { "short" } else { "long" }))
    };
    Sentence(allowed.iter().map(one).collect())
}

/// The question whether to give the board up.
pub(super) fn question() -> Phrase {
    now("ask-leave")
}

fn now(what: &'static str) -> Phrase {
    say::SETUP.with(what)
}
