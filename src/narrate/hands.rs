//! What the player's hands do besides commands: typing, and changing settings.

use super::announce::announce;
use super::cue::{Arg, Cue, Phrase, Urgency};
use super::phrases::{self as say, Spec};
use super::{announcement, echo, sound};
use crate::earcon::Earcon;
use crate::game::Position;
use crate::session::settings::{Change, Settings, Speaker};

/// Text was typed into the line.
pub fn typed(text: &str) -> Vec<Cue> {
    let phrase = match text {
        " " => Phrase::new(&say::TYPED_SPACE, vec![]),
        _ => Phrase::new(&say::TYPED, vec![Arg::Text(text.to_owned())]),
    };
    vec![echo(vec![phrase.into()])]
}

/// The focus stands on a part of the window.
pub fn named(name: &str) -> Vec<Cue> {
    let name = vec![Arg::Text(name.to_owned())];
    vec![
        sound(Earcon::Notice, None),
        echo(vec![Phrase::new(&say::TYPED, name).into()]),
    ]
}

/// Text was taken out of the line again.
pub fn erased(text: &str) -> Vec<Cue> {
    let text = vec![Arg::Text(text.to_owned())];
    vec![
        sound(Earcon::Cancel, None),
        echo(vec![Phrase::new(&say::ERASED, text).into()]),
    ]
}

/// What the line was for is given up before anything was typed.
pub fn given_up() -> Vec<Cue> {
    vec![
        sound(Earcon::Cancel, None),
        echo(vec![Phrase::new(&say::DECLINED, vec![]).into()]),
    ]
}

/// The line is empty, and there is nothing to erase or to enter.
pub fn line_empty() -> Vec<Cue> {
    vec![
        sound(Earcon::Edge, None),
        echo(vec![Phrase::new(&say::LINE_EMPTY, vec![]).into()]),
    ]
}

/// The line waits for the path of a file.
pub fn path_wanted() -> Vec<Cue> {
    vec![
        sound(Earcon::Question, None),
        echo(vec![Phrase::new(&say::ASK_PATH, vec![]).into()]),
    ]
}

/// A setting's new value; a voice or a form adds a sample of itself.
pub(super) fn setting(change: &Change, now: &Settings) -> Vec<Cue> {
    let percent = |value: u16| vec![Arg::Number(value.into())];
    if let Change::Warnings(warnings_s) = change {
        return vec![echo(super::agreed::warnings(warnings_s))];
    }
    let (spec, args, sample): (&'static Spec, Vec<Arg>, bool) = match change {
        Change::Language(voice) => (&say::SET_LANGUAGE, vec![Arg::Voice(voice.clone())], false),
        Change::Announcer(voice) => (&say::SET_ANNOUNCER, vec![Arg::Voice(voice.clone())], true),
        Change::Form(form) => (&say::SET_FORM, vec![Arg::Key(form.key())], true),
        Change::ReadBack(on) => {
            let key = if *on { "on" } else { "off" };
            (&say::SET_READ_BACK, vec![Arg::Key(key)], false)
        }
        Change::Files(files) => (&say::SET_FILES, vec![Arg::Key(files.key())], true),
        Change::Warnings(_) => (&say::SET_NO_WARNINGS, vec![], false),
        Change::Speaker(Speaker::Embedded) => {
            (&say::SET_SPEAKER, vec![Arg::Key("embedded")], false)
        }
        Change::Speaker(Speaker::System) => (&say::SET_SPEAKER, vec![Arg::Key("system")], false),
        Change::Keyboard(keyboard) => (&say::SET_KEYBOARD, vec![Arg::Key(keyboard.key())], false),
        Change::Key(_, key) => (&say::SET_KEY, vec![Arg::Text(key.clone())], false),
        Change::ResetKeys => (&say::RESET_KEYS, vec![], false),
        Change::KnowsPad(name) => (&say::KNOWS_PAD, vec![Arg::Text(name.clone())], false),
        Change::Button(..) => (&say::SET_BUTTON, vec![], false),
        Change::ResetButtons => (&say::RESET_BUTTONS, vec![], false),
        Change::Faster | Change::Slower => (&say::SET_RATE, percent(now.rate_percent), false),
        Change::Louder | Change::Softer => {
            (&say::SET_SPEECH_VOLUME, percent(now.speech_percent), false)
        }
        Change::EarconsLouder | Change::EarconsSofter => {
            (&say::SET_EARCON_VOLUME, percent(now.earcon_percent), false)
        }
    };
    let mut cues = vec![echo(vec![Phrase::new(spec, args).into()])];
    cues.extend(sample.then(|| sample_of(now)).flatten());
    cues
}

/// "Springer Gustav eins, Felix drei": the move by which each choice introduces itself.
fn sample_of(now: &Settings) -> Option<Cue> {
    let mv = "g1f3".parse::<crate::chess::Move>().ok()?;
    let sentence = announce(&Position::default(), mv.into(), now.form);
    Some(announcement(Urgency::Echo, sentence))
}
