//! What is heard and seen: speech, sounds, the window.

use super::key::{Code, ctrl, ctrl_shift, function, letter, plain, shift};
use super::{Does, Hand, Row, ask, command};
use crate::board::Step;
use crate::protocol::{Ask, Change, ReviewStep, Setting, SoundCommand, Sweep};

const fn review(step: ReviewStep) -> Ask {
    Ask::Review(step)
}

const fn ray(step: Step) -> Ask {
    Ask::Sweep(Sweep::Ray(step))
}

const fn next(setting: Setting) -> Does {
    Does::Hands(Hand::NextValue(setting))
}

/// All rays have one sentence.
const RAY: &str = "sweep-ray-up";

pub(super) const SPEECH: &[Row] = &[
    ask!("repeat", Ask::Repeat).key(plain(function(2))),
    command!("listen", Does::Hands(Hand::Listen)).key(ctrl(letter('Y'))),
    command!("teach-voice", Does::Hands(Hand::TeachVoice)),
    ask!("faster", Ask::Set(Change::More(Setting::Rate)))
        .key(ctrl(Code::Up))
        .of_setting(),
    ask!("slower", Ask::Set(Change::Less(Setting::Rate)))
        .key(ctrl(Code::Down))
        .of_setting(),
    ask!("louder", Ask::Set(Change::More(Setting::SpeechVolume)))
        .key(ctrl(Code::Right))
        .of_setting(),
    ask!("softer", Ask::Set(Change::Less(Setting::SpeechVolume)))
        .key(ctrl(Code::Left))
        .of_setting(),
    command!("next-announcer", next(Setting::Announcer))
        .key(plain(function(9)))
        .of_setting(),
    command!("next-form", next(Setting::Form))
        .key(plain(function(10)))
        .of_setting(),
    command!("next-language", next(Setting::Language))
        .key(plain(function(11)))
        .of_setting(),
    command!("next-files", next(Setting::Files))
        .key(plain(function(12)))
        .of_setting(),
    command!("next-speaker", next(Setting::Speaker))
        .key(shift(function(9)))
        .of_setting(),
    ask!("review-previous", review(ReviewStep::Previous)).key(shift(Code::PageUp)),
    ask!("review-next", review(ReviewStep::Next)).key(shift(Code::PageDown)),
    ask!("review-first", review(ReviewStep::First)).key(shift(Code::Home)),
    ask!("review-last", review(ReviewStep::Last)).key(shift(Code::End)),
    ask!("review-spell", review(ReviewStep::Spell)).key(shift(function(2))),
    ask!("review-copy", review(ReviewStep::Copy)).key(ctrl(letter('C'))),
    ask!("copy-position", review(ReviewStep::CopyPosition)),
    command!("next-preset", next(Setting::Preset))
        .key(ctrl(function(3)))
        .of_setting(),
    command!("next-output", next(Setting::Output))
        .key(ctrl(function(2)))
        .of_setting(),
    command!("silence-by-control", Does::Hands(Hand::Silence))
        .like("silence")
        .key(plain(Code::Control)),
    command!("silence", Does::Hands(Hand::Silence)).key(ctrl(Code::Space)),
];

pub(super) const SOUND: &[Row] = &[
    ask!(
        "earcons-softer",
        Ask::Set(Change::Less(Setting::EarconVolume))
    )
    .key(plain(function(7)))
    .verbs(&["sounds-softer"])
    .of_setting(),
    ask!(
        "earcons-louder",
        Ask::Set(Change::More(Setting::EarconVolume))
    )
    .key(plain(function(8)))
    .verbs(&["sounds-louder"])
    .of_setting(),
    ask!("sweep-rank", Ask::Sweep(Sweep::Rank)).key(ctrl_shift(letter('R'))),
    ask!("sweep-file", Ask::Sweep(Sweep::File)).key(ctrl_shift(letter('F'))),
    ask!("sweep-rising", Ask::Sweep(Sweep::Rising)).key(ctrl_shift(letter('D'))),
    ask!("sweep-falling", Ask::Sweep(Sweep::Falling)).key(ctrl_shift(letter('A'))),
    ask!("sweep-pawns", Ask::Sweep(Sweep::Pawns)).key(ctrl_shift(letter('P'))),
    ask!("sweep-board", Ask::Sweep(Sweep::Board)).key(ctrl_shift(letter('B'))),
    ask!("sweep-ray-up", ray(Step::Up))
        .key(ctrl_shift(Code::Up))
        .verbs(&["sweep-up"]),
    ask!("sweep-ray-down", ray(Step::Down))
        .like(RAY)
        .key(ctrl_shift(Code::Down))
        .verbs(&["sweep-down"]),
    ask!("sweep-ray-left", ray(Step::Left))
        .like(RAY)
        .key(ctrl_shift(Code::Left))
        .verbs(&["sweep-left"]),
    ask!("sweep-ray-right", ray(Step::Right))
        .like(RAY)
        .key(ctrl_shift(Code::Right))
        .verbs(&["sweep-right"]),
    ask!("sweep-ray-up-left", ray(Step::UpLeft))
        .like(RAY)
        .key(ctrl_shift(Code::Home))
        .verbs(&["sweep-up-left"]),
    ask!("sweep-ray-up-right", ray(Step::UpRight))
        .like(RAY)
        .key(ctrl_shift(Code::PageUp))
        .verbs(&["sweep-up-right"]),
    ask!("sweep-ray-down-left", ray(Step::DownLeft))
        .like(RAY)
        .key(ctrl_shift(Code::End))
        .verbs(&["sweep-down-left"]),
    ask!("sweep-ray-down-right", ray(Step::DownRight))
        .like(RAY)
        .key(ctrl_shift(Code::PageDown))
        .verbs(&["sweep-down-right"]),
    ask!("next-earcon", Ask::Sound(SoundCommand::NextEarcon))
        .key(shift(function(8)))
        .verbs(&["sound-next"]),
    ask!("previous-earcon", Ask::Sound(SoundCommand::PreviousEarcon))
        .key(shift(function(7)))
        .verbs(&["sound-previous"]),
    ask!("earcon", Ask::Sound(SoundCommand::Earcon))
        .key(shift(function(11)))
        .verbs(&["sound-again"]),
    ask!("next-sound-setting", Ask::Sound(SoundCommand::NextSetting))
        .key(ctrl(function(8)))
        .verbs(&["sound-next-setting"])
        .of_setting(),
    ask!(
        "previous-sound-setting",
        Ask::Sound(SoundCommand::PreviousSetting)
    )
    .key(ctrl(function(7)))
    .verbs(&["sound-previous-setting"])
    .of_setting(),
    ask!("sound-more", Ask::Sound(SoundCommand::More))
        .key(ctrl(function(10)))
        .of_setting(),
    ask!("sound-less", Ask::Sound(SoundCommand::Less))
        .key(ctrl(function(9)))
        .of_setting(),
    command!("other-device", Does::Hands(Hand::OtherDevice))
        .key(ctrl(function(12)))
        .verbs(&["device-next"])
        .of_setting(),
];

pub(super) const WINDOW: &[Row] = &[
    ask!("zoom-in", Ask::Set(Change::More(Setting::Zoom)))
        .key(ctrl(Code::Plus))
        .of_setting(),
    ask!("zoom-out", Ask::Set(Change::Less(Setting::Zoom)))
        .key(ctrl(Code::Minus))
        .of_setting(),
    ask!("zoom-usual", Ask::Set(Change::to(Setting::Zoom, 100)))
        .key(ctrl(Code::Digit(0)))
        .of_setting(),
    command!("next-theme", next(Setting::Theme))
        .key(ctrl(function(11)))
        .of_setting(),
    command!("second-window", next(Setting::SecondWindow))
        .key(shift(function(4)))
        .of_setting(),
    command!("board-only", next(Setting::BoardOnly))
        .key(ctrl(Code::Digit(9)))
        .of_setting(),
    command!("next-braille", next(Setting::Braille))
        .key(ctrl(function(6)))
        .of_setting(),
];
