//! What is heard and seen: speech, sounds, the window.

use super::key::{Code, ctrl, ctrl_shift, function, letter, plain, shift};
use super::{Does, Hand, Row, ask, command};
use crate::board::Step;
use crate::protocol::{Ask, Change, ReviewStep, Setting, SoundCommand, Sweep};

const fn review(step: ReviewStep) -> Ask {
    Ask::Review(step)
}

/// The next value of a setting.
macro_rules! turn {
    ($id:literal, $setting:ident, $key:expr) => {
        command!($id, Does::Hands(Hand::NextValue(Setting::$setting)))
            .key($key)
            .of_setting()
    };
}

/// More or less of a setting.
macro_rules! step {
    ($id:literal, $way:ident($setting:ident), $key:expr) => {
        ask!($id, Ask::Set(Change::$way(Setting::$setting)))
            .key($key)
            .of_setting()
    };
}

/// The ray in another direction than up, with the sentence of that.
macro_rules! ray {
    ($id:literal, $step:ident, $key:ident, $verb:literal) => {
        ask!($id, Ask::Sweep(Sweep::Ray(Step::$step)))
            .like("sweep-ray-up")
            .key(ctrl_shift(Code::$key))
            .verbs(&[$verb])
    };
}

pub(super) const SPEECH: &[Row] = &[
    ask!("repeat", Ask::Repeat).key(plain(function(2))),
    command!("listen", Does::Hands(Hand::Listen)).key(ctrl(letter('Y'))),
    command!("teach-voice", Does::Hands(Hand::TeachVoice)),
    step!("faster", More(Rate), ctrl(Code::Up)),
    step!("slower", Less(Rate), ctrl(Code::Down)),
    step!("louder", More(SpeechVolume), ctrl(Code::Right)),
    step!("softer", Less(SpeechVolume), ctrl(Code::Left)),
    turn!("next-announcer", Announcer, plain(function(9))),
    turn!("next-form", Form, plain(function(10))),
    turn!("next-language", Language, plain(function(11))),
    turn!("next-files", Files, plain(function(12))),
    turn!("next-speaker", Speaker, shift(function(9))),
    ask!("review-previous", review(ReviewStep::Previous)).key(shift(Code::PageUp)),
    ask!("review-next", review(ReviewStep::Next)).key(shift(Code::PageDown)),
    ask!("review-first", review(ReviewStep::First)).key(shift(Code::Home)),
    ask!("review-last", review(ReviewStep::Last)).key(shift(Code::End)),
    ask!("review-spell", review(ReviewStep::Spell)).key(shift(function(2))),
    ask!("review-copy", review(ReviewStep::Copy)).key(ctrl(letter('C'))),
    ask!("copy-position", review(ReviewStep::CopyPosition)),
    ask!("copy-game", review(ReviewStep::CopyGame)),
    turn!("next-preset", Preset, ctrl(function(3))),
    turn!("next-output", Output, ctrl(function(2))),
    command!("silence-by-control", Does::Hands(Hand::Silence))
        .like("silence")
        .key(plain(Code::Control)),
    command!("silence", Does::Hands(Hand::Silence)).key(ctrl(Code::Space)),
];

pub(super) const SOUND: &[Row] = &[
    step!("earcons-softer", Less(EarconVolume), plain(function(7))).verbs(&["sounds-softer"]),
    step!("earcons-louder", More(EarconVolume), plain(function(8))).verbs(&["sounds-louder"]),
    ask!("sweep-rank", Ask::Sweep(Sweep::Rank)).key(ctrl_shift(letter('R'))),
    ask!("sweep-file", Ask::Sweep(Sweep::File)).key(ctrl_shift(letter('F'))),
    ask!("sweep-rising", Ask::Sweep(Sweep::Rising)).key(ctrl_shift(letter('D'))),
    ask!("sweep-falling", Ask::Sweep(Sweep::Falling)).key(ctrl_shift(letter('A'))),
    ask!("sweep-pawns", Ask::Sweep(Sweep::Pawns)).key(ctrl_shift(letter('P'))),
    ask!("sweep-board", Ask::Sweep(Sweep::Board)).key(ctrl_shift(letter('B'))),
    ask!("sweep-ray-up", Ask::Sweep(Sweep::Ray(Step::Up)))
        .key(ctrl_shift(Code::Up))
        .verbs(&["sweep-up"]),
    ray!("sweep-ray-down", Down, Down, "sweep-down"),
    ray!("sweep-ray-left", Left, Left, "sweep-left"),
    ray!("sweep-ray-right", Right, Right, "sweep-right"),
    ray!("sweep-ray-up-left", UpLeft, Home, "sweep-up-left"),
    ray!("sweep-ray-up-right", UpRight, PageUp, "sweep-up-right"),
    ray!("sweep-ray-down-left", DownLeft, End, "sweep-down-left"),
    ray!(
        "sweep-ray-down-right",
        DownRight,
        PageDown,
        "sweep-down-right"
    ),
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
    step!("zoom-in", More(Zoom), ctrl(Code::Plus)),
    step!("zoom-out", Less(Zoom), ctrl(Code::Minus)),
    ask!("zoom-usual", Ask::Set(Change::to(Setting::Zoom, 100)))
        .key(ctrl(Code::Digit(0)))
        .of_setting(),
    turn!("next-theme", Theme, ctrl(function(11))),
    turn!("second-window", SecondWindow, shift(function(4))),
    turn!("board-only", BoardOnly, ctrl(Code::Digit(9))),
    turn!("next-braille", Braille, ctrl(function(6))),
];
