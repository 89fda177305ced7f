//! The game on the board.

use super::key::{Code, ctrl, ctrl_shift, function, letter, plain, shift};
use super::{Does, Hand, Row, When, ask, command};
use crate::arbiter::OnWord;
use crate::protocol::{Adjournment, Ask, Setting, SheetCommand, TapeCommand};

pub(super) const ROWS: &[Row] = &[
    ask!("turn", Ask::Turn).key(plain(function(3))),
    ask!("moves", Ask::Moves).key(plain(function(5))),
    ask!("all-moves", Ask::AllMoves),
    ask!("undo", Ask::Undo)
        .key(ctrl(letter('Z')))
        .when(When::Practising),
    ask!("forward", Ask::Forward)
        .key(plain(Code::PageDown))
        .when(When::Listening)
        .verbs(&["next"]),
    ask!("back", Ask::Back)
        .key(plain(Code::PageUp))
        .when(When::Listening),
    ask!("to-start", Ask::ToStart)
        .key(ctrl(Code::Home))
        .when(When::Listening)
        .verbs(&["first"]),
    ask!("to-end", Ask::ToEnd)
        .key(ctrl(Code::End))
        .when(When::Listening)
        .verbs(&["last"]),
    ask!("play-on", Ask::PlayOn)
        .key(ctrl(letter('P')))
        .when(When::Listening),
    command!("comment", Does::Hands(Hand::Comment)).key(ctrl_shift(letter('M'))),
    ask!("next-quality", Ask::Sheet(SheetCommand::NextQuality)).key(ctrl_shift(letter('Q'))),
    ask!("enter-variation", Ask::Sheet(SheetCommand::Enter(1)))
        .key(ctrl_shift(letter('V')))
        .verbs(&["variation"]),
    ask!("leave-variation", Ask::Sheet(SheetCommand::Leave))
        .key(ctrl_shift(letter('X')))
        .verbs(&["main-line"]),
    ask!("tell-time", Ask::TellTime)
        .key(shift(function(6)))
        .verbs(&["time"]),
    ask!("pause", Ask::Pause)
        .key(ctrl(letter('T')))
        .when(When::Practising),
    ask!("offer-draw", Ask::OfferDraw)
        .key(ctrl(letter('D')))
        .when(When::NotListening)
        .verbs(&["draw"]),
    ask!("resign", Ask::Resign)
        .key(ctrl(letter('R')))
        .when(When::NotListening),
    command!("adjourn", Does::Both(Hand::Adjourn, adjourn)).key(ctrl(letter('S'))),
    ask!("dictaphone", Ask::Tape(TapeCommand::Toggle))
        .key(ctrl_shift(letter('C')))
        .verbs(&["recorder"]),
    command!("read-back", Does::Hands(Hand::NextValue(Setting::ReadBack)))
        .key(shift(function(10)))
        .when(When::Practising)
        .of_setting(),
    ask!("status", Ask::Status),
    ask!("yes", Ask::Yes),
    ask!("no", Ask::No),
];

fn adjourn() -> Ask {
    Ask::Adjournment(Adjournment::Adjourn(OnWord::Player))
}
