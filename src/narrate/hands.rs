//! What the player's hands do besides commands: typing, and changing settings.

use super::announce::announce;
use super::cue::{Arg, Cue, Phrase, Sentence, Urgency};
use super::phrases::{self as say, Spec};
use super::{announcement, echo, sound};
use crate::braille::{Code, code};
use crate::earcon::Earcon;
use crate::game::Position;
use crate::protocol::choice::Choice as _;
use crate::protocol::settings::sheet::SheetChange;
use crate::protocol::settings::verbosity::Detail;
use crate::protocol::settings::{Change, Settings, Speaker};

/// What was said is in the clipboard now.
pub fn copied() -> Vec<Cue> {
    let phrase = Phrase::new(&say::REVIEW_COPIED, vec![]);
    vec![sound(Earcon::Put, None), echo(vec![phrase.into()])]
}

/// Nothing was said before or after that.
pub fn edge_of_review() -> Vec<Cue> {
    vec![sound(Earcon::Edge, None)]
}

/// Nothing was said yet that could be read again.
pub fn nothing_said() -> Vec<Cue> {
    let phrase = Phrase::new(&say::NOTHING_ANNOUNCED, vec![]);
    vec![sound(Earcon::Edge, None), echo(vec![phrase.into()])]
}

/// A text, character by character.
pub fn spelling(text: &str) -> Vec<Cue> {
    let character = |character: char| match character {
        ' ' => Phrase::new(&say::TYPED_SPACE, vec![]),
        _ => Phrase::new(&say::TYPED, vec![Arg::Text(character.to_string())]),
    };
    vec![echo(vec![Sentence(text.chars().map(character).collect())])]
}

/// Text was typed into the line.
pub fn typed(text: &str, settings: &Settings) -> Vec<Cue> {
    if !settings.verbosity.says(Detail::Typing) {
        return vec![sound(Earcon::Put, None)];
    }
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

/// A key was pressed while a move is written that nobody may hear.
pub fn secret_key() -> Vec<Cue> {
    vec![sound(Earcon::Put, None)]
}

/// The line waits for a move to be sealed.
pub fn secret_wanted() -> Vec<Cue> {
    vec![
        sound(Earcon::Question, None),
        echo(vec![Phrase::new(&say::SECRET_WANTED, vec![]).into()]),
    ]
}

/// The line waits for the word under which a move is sealed.
pub fn seal_word_wanted() -> Vec<Cue> {
    vec![
        sound(Earcon::Question, None),
        echo(vec![Phrase::new(&say::ASK_WORD, vec![]).into()]),
    ]
}

/// A setting's new value; a voice or a form adds a sample of itself.
pub(super) fn setting(change: &Change, now: &Settings) -> Vec<Cue> {
    if let Change::Warnings(warnings_s) = change {
        return vec![echo(super::agreed::warnings(warnings_s))];
    }
    if let Change::Sheet(change) = change {
        return super::sheet::changed(change, &now.sheet);
    }
    if let Change::Sound(change) = change {
        return sound::changed(change, now);
    }
    if let Change::Braille(change) = change {
        return super::perkins::changed(change);
    }
    let chosen = chosen_code(change).and_then(super::braille::provisional);
    let told = std::iter::once(setting_phrase(change, now).into()).chain(chosen);
    let mut cues = vec![echo(told.collect())];
    let sample = matches!(
        change,
        Change::Announcer(_) | Change::Form(_) | Change::Files(_) | Change::Reset
    );
    if matches!(change, Change::Preset(_) | Change::Detail(..)) {
        cues.extend(super::verbosity::sample(change, now));
    }
    cues.extend(sample.then(|| sample_of(now)).flatten());
    cues
}

/// The Braille chess code that a change has chosen.
fn chosen_code(change: &Change) -> Option<&'static Code> {
    match change {
        Change::BrailleLine(id) => code(id.as_deref()?),
        Change::Sheet(SheetChange::Code(id)) => code(id),
        _ => None,
    }
}

/// "Springer Gustav eins, Felix drei": the move by which each choice introduces itself.
fn sample_of(now: &Settings) -> Option<Cue> {
    let mv = "g1f3".parse::<crate::chess::Move>().ok()?;
    let sentence = announce(&Position::default(), mv.into(), now.form);
    Some(announcement(Urgency::Echo, sentence))
}

/// A setting with its value.
pub(super) fn setting_phrase(change: &Change, now: &Settings) -> Phrase {
    let percent = |value: u16| vec![Arg::Number(value.into())];
    let (spec, args): (&'static Spec, Vec<Arg>) = match change {
        Change::Language(voice) => (&say::SET_LANGUAGE, vec![Arg::Voice(voice.clone())]),
        Change::Announcer(voice) => (&say::SET_ANNOUNCER, vec![Arg::Voice(voice.clone())]),
        Change::Form(form) => (&say::SET_FORM, vec![Arg::Key(form.key())]),
        Change::ReadBack(on) => {
            let key = if *on { "on" } else { "off" };
            (&say::SET_READ_BACK, vec![Arg::Key(key)])
        }
        Change::Files(files) => (&say::SET_FILES, vec![Arg::Key(files.key())]),
        Change::Preset(preset) => (&say::SET_PRESET, vec![Arg::Key(preset.key())]),
        Change::Detail(detail, is_said) => {
            let key = if *is_said { "on" } else { "off" };
            let args = vec![Arg::Key(detail.key()), Arg::Key(key)];
            (&say::SET_DETAIL, args)
        }
        Change::Theme(theme) => (&say::SET_THEME, vec![Arg::Key(theme.key())]),
        Change::SecondWindow(is_open) => {
            let key = if *is_open { "on" } else { "off" };
            (&say::SET_SECOND_WINDOW, vec![Arg::Key(key)])
        }
        Change::BrailleLine(id) => {
            let code = id.as_deref().and_then(code);
            let key = code.map_or("off", Code::id);
            (&say::SET_BRAILLE_LINE, vec![Arg::Key(key)])
        }
        Change::Zoom(_) => (&say::SET_ZOOM, percent(now.zoom_percent)),
        Change::Reset => (&say::SET_RESET, vec![]),
        Change::Output(output) => (&say::SET_OUTPUT, vec![Arg::Key(output.key())]),
        Change::Sheet(change) => return super::sheet::setting(change, &now.sheet),
        Change::Sound(_) | Change::Warnings(_) => (&say::SET_NO_WARNINGS, vec![]),
        Change::Speaker(Speaker::Embedded) => (&say::SET_SPEAKER, vec![Arg::Key("embedded")]),
        Change::Speaker(Speaker::System) => (&say::SET_SPEAKER, vec![Arg::Key("system")]),
        Change::Braille(change) => return super::perkins::setting(change),
        Change::Opponent(change) => return super::practice::setting(change),
        Change::Tape(change) => return super::tape::setting(*change),
        Change::Keyboard(keyboard) => (&say::SET_KEYBOARD, vec![Arg::Key(keyboard.key())]),
        Change::Key(_, key) => (&say::SET_KEY, vec![Arg::Text(key.clone())]),
        Change::ResetKeys => (&say::RESET_KEYS, vec![]),
        Change::KnowsPad(name) => (&say::KNOWS_PAD, vec![Arg::Text(name.clone())]),
        Change::Button(..) => (&say::SET_BUTTON, vec![]),
        Change::ResetButtons => (&say::RESET_BUTTONS, vec![]),
        Change::Faster | Change::Slower => (&say::SET_RATE, percent(now.rate_percent)),
        Change::Louder | Change::Softer => (&say::SET_SPEECH_VOLUME, percent(now.speech_percent)),
        Change::EarconsLouder | Change::EarconsSofter => {
            (&say::SET_EARCON_VOLUME, percent(now.earcon_percent))
        }
    };
    Phrase::new(spec, args)
}
