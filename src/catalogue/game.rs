//! The game on the board.

use super::key::{Code, ctrl, ctrl_shift, function, letter, plain, shift};
use super::{Does, Hand, Next, Row, When, command};
use crate::arbiter::OnWord;
use crate::protocol::adjournment::Adjournment;
use crate::protocol::ask::Ask;
use crate::protocol::sheet::SheetCommand;
use crate::protocol::tape::TapeCommand;

pub(super) const ROWS: &[Row] = &[
    command!("turn", Does::Ask(|| Ask::Turn)).key(plain(function(3))),
    command!("moves", Does::Ask(|| Ask::Moves)).key(plain(function(5))),
    command!("undo", Does::Ask(|| Ask::Undo))
        .key(ctrl(letter('Z')))
        .when(When::Practising),
    command!("forward", Does::Ask(|| Ask::Forward))
        .key(plain(Code::PageDown))
        .when(When::Listening)
        .verbs(&["next"]),
    command!("back", Does::Ask(|| Ask::Back))
        .key(plain(Code::PageUp))
        .when(When::Listening),
    command!("to-start", Does::Ask(|| Ask::ToStart))
        .key(ctrl(Code::Home))
        .when(When::Listening)
        .verbs(&["first"]),
    command!("to-end", Does::Ask(|| Ask::ToEnd))
        .key(ctrl(Code::End))
        .when(When::Listening)
        .verbs(&["last"]),
    command!("play-on", Does::Ask(|| Ask::PlayOn))
        .key(ctrl(letter('P')))
        .when(When::Listening),
    command!("comment", Does::Hands(Hand::Comment)).key(ctrl_shift(letter('M'))),
    command!(
        "next-quality",
        Does::Ask(|| Ask::Sheet(SheetCommand::NextQuality))
    )
    .key(ctrl_shift(letter('Q'))),
    command!(
        "enter-variation",
        Does::Ask(|| Ask::Sheet(SheetCommand::Enter(1)))
    )
    .key(ctrl_shift(letter('V')))
    .verbs(&["variation"]),
    command!(
        "leave-variation",
        Does::Ask(|| Ask::Sheet(SheetCommand::Leave))
    )
    .key(ctrl_shift(letter('X')))
    .verbs(&["main-line"]),
    command!("tell-time", Does::Ask(|| Ask::TellTime))
        .key(shift(function(6)))
        .verbs(&["time"]),
    command!("pause", Does::Ask(|| Ask::Pause))
        .key(ctrl(letter('T')))
        .when(When::Practising),
    command!("offer-draw", Does::Ask(|| Ask::OfferDraw))
        .key(ctrl(letter('D')))
        .when(When::NotListening)
        .verbs(&["draw"]),
    command!("resign", Does::Ask(|| Ask::Resign))
        .key(ctrl(letter('R')))
        .when(When::NotListening),
    command!("adjourn", Does::Both(Hand::Adjourn, adjourn)).key(ctrl(letter('S'))),
    command!("dictaphone", Does::Ask(|| Ask::Tape(TapeCommand::Toggle)))
        .key(ctrl_shift(letter('C'))),
    command!("read-back", Does::Hands(Hand::Next(Next::ReadBack)))
        .key(shift(function(10)))
        .when(When::Practising)
        .of_setting(),
    command!("status", Does::Ask(|| Ask::Status)),
    command!("yes", Does::Ask(|| Ask::Yes)),
    command!("no", Does::Ask(|| Ask::No)),
];

fn adjourn() -> Ask {
    Ask::Adjournment(Adjournment::Adjourn(OnWord::Player))
}
