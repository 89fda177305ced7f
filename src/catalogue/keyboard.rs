//! The keyboard and the gamepad themselves, and help.

use super::key::{ctrl, ctrl_shift, function, letter, plain, shift};
use super::{Does, Hand, Row, ask, command};
use crate::protocol::{Ask, Change, Keyboard, Setting};

pub(super) const KEYBOARD: &[Row] = &[
    command!("board-keys", Does::Hands(Hand::Letters(Keyboard::Board))).key(ctrl(letter('B'))),
    command!("home-row", Does::Hands(Hand::Letters(Keyboard::HomeRow))).key(ctrl(letter('H'))),
    command!(
        "braille-keys",
        Does::Hands(Hand::Letters(Keyboard::Perkins))
    )
    .key(ctrl_shift(letter('K'))),
    command!("braille-strokes", Does::Hands(Hand::BrailleStrokes)).key(ctrl_shift(letter('J'))),
    command!("braille-code", Does::Hands(Hand::NextValue(Setting::Code)))
        .key(ctrl_shift(letter('N'))),
    command!("braille-test", Does::Hands(Hand::BrailleTest)).key(ctrl_shift(letter('T'))),
    command!("write-line", Does::Hands(Hand::Write)).key(ctrl(letter('L'))),
    command!("explain-keys", Does::Hands(Hand::ExplainKeys)).key(ctrl(function(1))),
    command!("change-key", Does::Hands(Hand::ChangeKey)).key(shift(function(12))),
    ask!("reset-keys", Ask::Set(Change::ResetKeys)).key(ctrl_shift(function(12))),
];

pub(super) const GAMEPAD: &[Row] = &[
    command!("write-by-pad", Does::Hands(Hand::WriteByPad)),
    command!("change-button", Does::Hands(Hand::ChangeButton)),
    ask!("reset-buttons", Ask::Set(Change::ResetButtons)),
];

pub(super) const HELP: &[Row] = &[
    command!("help", Does::Both(Hand::Help, || Ask::Help)).key(plain(function(1))),
    command!("manual", Does::Hands(Hand::Manual)),
    command!("about", Does::Hands(Hand::About)),
    command!("fault-report", Does::Hands(Hand::FaultReport)),
    command!("menu", Does::Hands(Hand::Menu)).key(ctrl(letter('M'))),
    ask!("reset-settings", Ask::Set(Change::Reset)).verbs(&["reset"]),
];
