//! What is heard and seen: speech, sounds, the window.

use super::key::{Code, ctrl, ctrl_shift, function, letter, plain, shift};
use super::{Does, Hand, Next, Row, command};
use crate::board::Step;
use crate::protocol::ask::Ask;
use crate::protocol::settings::Change;
use crate::protocol::settings::appearance::Zoom;
use crate::protocol::sound::SoundCommand;
use crate::protocol::speech::{ReviewStep, SpeechCommand};
use crate::protocol::sweep::Sweep;

const fn review(step: ReviewStep) -> Ask {
    Ask::Speech(SpeechCommand::Review(step))
}

const fn ray(step: Step) -> Ask {
    Ask::Sweep(Sweep::Ray(step))
}

const fn next(next: Next) -> Does {
    Does::Hands(Hand::Next(next))
}

/// All rays have one sentence.
const RAY: &str = "sweep-ray-up";

pub(super) const SPEECH: &[Row] = &[
    command!("repeat", Does::Ask(|| Ask::Repeat)).key(plain(function(2))),
    command!("faster", Does::Ask(|| Ask::Set(Change::Faster)))
        .key(ctrl(Code::Up))
        .of_setting(),
    command!("slower", Does::Ask(|| Ask::Set(Change::Slower)))
        .key(ctrl(Code::Down))
        .of_setting(),
    command!("louder", Does::Ask(|| Ask::Set(Change::Louder)))
        .key(ctrl(Code::Right))
        .of_setting(),
    command!("softer", Does::Ask(|| Ask::Set(Change::Softer)))
        .key(ctrl(Code::Left))
        .of_setting(),
    command!("next-announcer", next(Next::Announcer))
        .key(plain(function(9)))
        .of_setting(),
    command!("next-form", next(Next::Form))
        .key(plain(function(10)))
        .of_setting(),
    command!("next-language", next(Next::Language))
        .key(plain(function(11)))
        .of_setting(),
    command!("next-files", next(Next::Files))
        .key(plain(function(12)))
        .of_setting(),
    command!("next-speaker", next(Next::Speaker))
        .key(shift(function(9)))
        .of_setting(),
    command!(
        "review-previous",
        Does::Ask(|| review(ReviewStep::Previous))
    )
    .key(shift(Code::PageUp)),
    command!("review-next", Does::Ask(|| review(ReviewStep::Next))).key(shift(Code::PageDown)),
    command!("review-first", Does::Ask(|| review(ReviewStep::First))).key(shift(Code::Home)),
    command!("review-last", Does::Ask(|| review(ReviewStep::Last))).key(shift(Code::End)),
    command!("review-spell", Does::Ask(|| review(ReviewStep::Spell))).key(shift(function(2))),
    command!("review-copy", Does::Ask(|| review(ReviewStep::Copy))).key(ctrl(letter('C'))),
    command!("next-preset", next(Next::Preset))
        .key(ctrl(function(3)))
        .of_setting(),
    command!("next-output", next(Next::Output))
        .key(ctrl(function(2)))
        .of_setting(),
    command!("silence-by-control", Does::Hands(Hand::Silence))
        .like("silence")
        .key(plain(Code::Control)),
    command!("silence", Does::Hands(Hand::Silence)).key(ctrl(Code::Space)),
];

pub(super) const SOUND: &[Row] = &[
    command!(
        "earcons-softer",
        Does::Ask(|| Ask::Set(Change::EarconsSofter))
    )
    .key(plain(function(7)))
    .verbs(&["sounds-softer"])
    .of_setting(),
    command!(
        "earcons-louder",
        Does::Ask(|| Ask::Set(Change::EarconsLouder))
    )
    .key(plain(function(8)))
    .verbs(&["sounds-louder"])
    .of_setting(),
    command!("sweep-rank", Does::Ask(|| Ask::Sweep(Sweep::Rank))).key(ctrl_shift(letter('R'))),
    command!("sweep-file", Does::Ask(|| Ask::Sweep(Sweep::File))).key(ctrl_shift(letter('F'))),
    command!("sweep-rising", Does::Ask(|| Ask::Sweep(Sweep::Rising))).key(ctrl_shift(letter('D'))),
    command!("sweep-falling", Does::Ask(|| Ask::Sweep(Sweep::Falling)))
        .key(ctrl_shift(letter('A'))),
    command!("sweep-pawns", Does::Ask(|| Ask::Sweep(Sweep::Pawns))).key(ctrl_shift(letter('P'))),
    command!("sweep-board", Does::Ask(|| Ask::Sweep(Sweep::Board))).key(ctrl_shift(letter('B'))),
    command!("sweep-ray-up", Does::Ask(|| ray(Step::Up)))
        .key(ctrl_shift(Code::Up))
        .verbs(&["sweep-up"]),
    command!("sweep-ray-down", Does::Ask(|| ray(Step::Down)))
        .like(RAY)
        .key(ctrl_shift(Code::Down))
        .verbs(&["sweep-down"]),
    command!("sweep-ray-left", Does::Ask(|| ray(Step::Left)))
        .like(RAY)
        .key(ctrl_shift(Code::Left))
        .verbs(&["sweep-left"]),
    command!("sweep-ray-right", Does::Ask(|| ray(Step::Right)))
        .like(RAY)
        .key(ctrl_shift(Code::Right))
        .verbs(&["sweep-right"]),
    command!("sweep-ray-up-left", Does::Ask(|| ray(Step::UpLeft)))
        .like(RAY)
        .key(ctrl_shift(Code::Home))
        .verbs(&["sweep-up-left"]),
    command!("sweep-ray-up-right", Does::Ask(|| ray(Step::UpRight)))
        .like(RAY)
        .key(ctrl_shift(Code::PageUp))
        .verbs(&["sweep-up-right"]),
    command!("sweep-ray-down-left", Does::Ask(|| ray(Step::DownLeft)))
        .like(RAY)
        .key(ctrl_shift(Code::End))
        .verbs(&["sweep-down-left"]),
    command!("sweep-ray-down-right", Does::Ask(|| ray(Step::DownRight)))
        .like(RAY)
        .key(ctrl_shift(Code::PageDown))
        .verbs(&["sweep-down-right"]),
    command!(
        "next-earcon",
        Does::Ask(|| Ask::Sound(SoundCommand::NextEarcon))
    )
    .key(shift(function(8)))
    .verbs(&["sound-next"]),
    command!(
        "previous-earcon",
        Does::Ask(|| Ask::Sound(SoundCommand::PreviousEarcon))
    )
    .key(shift(function(7)))
    .verbs(&["sound-previous"]),
    command!("earcon", Does::Ask(|| Ask::Sound(SoundCommand::Earcon)))
        .key(shift(function(11)))
        .verbs(&["sound-again"]),
    command!(
        "next-sound-setting",
        Does::Ask(|| Ask::Sound(SoundCommand::NextSetting))
    )
    .key(ctrl(function(8)))
    .verbs(&["sound-next-setting"])
    .of_setting(),
    command!(
        "previous-sound-setting",
        Does::Ask(|| Ask::Sound(SoundCommand::PreviousSetting))
    )
    .key(ctrl(function(7)))
    .verbs(&["sound-previous-setting"])
    .of_setting(),
    command!("sound-more", Does::Ask(|| Ask::Sound(SoundCommand::More)))
        .key(ctrl(function(10)))
        .of_setting(),
    command!("sound-less", Does::Ask(|| Ask::Sound(SoundCommand::Less)))
        .key(ctrl(function(9)))
        .of_setting(),
    command!("other-device", Does::Hands(Hand::OtherDevice))
        .key(ctrl(function(12)))
        .verbs(&["device-next"])
        .of_setting(),
];

pub(super) const WINDOW: &[Row] = &[
    command!("zoom-in", Does::Ask(|| Ask::Set(Change::Zoom(Zoom::In))))
        .key(ctrl(Code::Plus))
        .of_setting(),
    command!("zoom-out", Does::Ask(|| Ask::Set(Change::Zoom(Zoom::Out))))
        .key(ctrl(Code::Minus))
        .of_setting(),
    command!(
        "zoom-usual",
        Does::Ask(|| Ask::Set(Change::Zoom(Zoom::Usual)))
    )
    .key(ctrl(Code::Digit(0)))
    .of_setting(),
    command!("next-theme", next(Next::Theme))
        .key(ctrl(function(11)))
        .of_setting(),
    command!("second-window", next(Next::SecondWindow))
        .key(shift(function(4)))
        .of_setting(),
    command!("next-braille", next(Next::Braille))
        .key(ctrl(function(6)))
        .of_setting(),
];
