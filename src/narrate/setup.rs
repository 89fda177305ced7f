//! What is heard while a position is set up.

use super::cue::{Arg, Cue, Phrase, Sentence, echo, sound};
use super::phrases as say;
use crate::board::{Side, Square};
use crate::earcon::Earcon;
use crate::game::FenError;
use crate::protocol::setup::{NoSetup, SetupEvent};

/// What is heard of an event.
pub(super) fn tell(event: &SetupEvent) -> Vec<Cue> {
    match event {
        SetupEvent::Began => with(Earcon::Ready, now("began")),
        SetupEvent::Put(square, piece, other) => {
            let put = vec![
                Arg::Square(*square),
                Arg::Side(piece.side),
                Arg::Kind(piece.kind),
            ];
            let mut phrases = vec![Phrase::new(&say::SQUARE_PIECE, put)];
            phrases.extend(other.map(|other| {
                let args = vec![Arg::Side(other.side), Arg::Kind(other.kind)];
                Phrase::new(&say::SETUP_INSTEAD, args)
            }));
            vec![
                sound(Earcon::Put, Some(*square)),
                echo(vec![Sentence(phrases)]),
            ]
        }
        SetupEvent::Emptied(square, piece) => {
            let args = vec![
                Arg::Square(*square),
                Arg::Side(piece.side),
                Arg::Kind(piece.kind),
            ];
            let said = Phrase::new(&say::SETUP_EMPTIED, args).into();
            vec![sound(Earcon::Take, Some(*square)), echo(vec![said])]
        }
        SetupEvent::WasEmpty(square) => {
            let said = Phrase::new(&say::SQUARE_EMPTY, vec![Arg::Square(*square)]).into();
            vec![sound(Earcon::Empty, Some(*square)), echo(vec![said])]
        }
        SetupEvent::Next(side) => with(Earcon::Notice, of_side(&say::SETUP_NEXT, *side)),
        SetupEvent::Cleared => with(Earcon::Take, now("cleared")),
        SetupEvent::Read => with(Earcon::Put, now("read")),
        SetupEvent::Initial => with(Earcon::Put, now("initial")),
        SetupEvent::Turn(side) => with(Earcon::Notice, of_side(&say::SETUP_TURN, *side)),
        SetupEvent::Castling(allowed) => with(Earcon::Notice, castling(allowed)),
        SetupEvent::Undone => with(Earcon::Undo, now("undone")),
        SetupEvent::Helped => vec![echo(vec![now("help")])],
        SetupEvent::Left => with(Earcon::Notice, now("left")),
    }
}

/// The sentences of what could not be done.
pub(super) fn refusal(why: &NoSetup) -> Vec<Sentence> {
    match why {
        NoSetup::SettingUp => vec![now("setting-up")],
        NoSetup::Competing => vec![now("competing")],
        NoSetup::NotSettingUp => vec![now("not-setting-up")],
        NoSetup::NoGame(fault) => vec![no_game(fault)],
        NoSetup::NotThere(square, fault) => vec![not_there(*square, fault)],
    }
}

/// Every reason why no game can begin from a board.
fn no_game(fault: &FenError) -> Sentence {
    let keys = fault.keys();
    if keys.is_empty() {
        return now("no-fen");
    }
    let mut phrases = vec![Phrase::new(&say::SETUP, vec![Arg::Key("no-game")])];
    phrases.extend(keys.into_iter().map(wrong));
    Sentence(phrases)
}

/// Why a piece never stands on a square.
fn not_there(square: Square, fault: &FenError) -> Sentence {
    let mut phrases = vec![Phrase::new(
        &say::SETUP_NOT_THERE,
        vec![Arg::Square(square)],
    )];
    phrases.extend(fault.keys().into_iter().map(wrong));
    Sentence(phrases)
}

fn wrong(fault: &'static str) -> Phrase {
    Phrase::new(&say::SETUP_WRONG, vec![Arg::Key(fault)])
}

fn castling(allowed: &[(Side, bool)]) -> Sentence {
    if allowed.is_empty() {
        return now("no-castling");
    }
    let one = |(side, is_short): &(Side, bool)| {
        let way = Arg::Key(if *is_short { "short" } else { "long" });
        Phrase::new(&say::SETUP_CASTLES, vec![Arg::Side(*side), way])
    };
    Sentence(allowed.iter().map(one).collect())
}

fn of_side(spec: &'static say::Spec, side: Side) -> Sentence {
    Phrase::new(spec, vec![Arg::Side(side)]).into()
}

/// The question whether to give the board up.
pub(super) fn question() -> Sentence {
    now("ask-leave")
}

fn now(what: &'static str) -> Sentence {
    Phrase::new(&say::SETUP, vec![Arg::Key(what)]).into()
}

fn with(earcon: Earcon, sentence: Sentence) -> Vec<Cue> {
    vec![sound(earcon, None), echo(vec![sentence])]
}
