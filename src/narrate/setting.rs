//! What is heard of a setting that has changed: its value, and a sample of it.

use super::announce::announce;
use super::cue::{Arg, Cue, Phrase, Urgency, announcement, echo};
use super::phrases::{self as say, Spec};
use super::{agreed, braille, perkins, practice, sheet, sound, tape};
use crate::braille::{BrailleCode, code};
use crate::game::Position;
use crate::protocol::settings::sheet::SheetChange;
use crate::protocol::settings::{Change, Settings, Speaker};

/// A setting's new value; a voice or a form adds a sample of itself.
pub(super) fn setting(change: &Change, now: &Settings) -> Vec<Cue> {
    if let Change::Warnings(warnings_s) = change {
        return vec![echo(agreed::warnings(warnings_s))];
    }
    if let Change::Sheet(change) = change {
        return sheet::changed(change, &now.sheet);
    }
    if let Change::Sound(change) = change {
        return sound::changed(change, now);
    }
    if let Change::Braille(change) = change {
        return perkins::changed(change);
    }
    let chosen = chosen_code(change).and_then(braille::provisional);
    let told = std::iter::once(setting_phrase(change, now).into()).chain(chosen);
    let mut cues = vec![echo(told.collect())];
    let sample = matches!(
        change,
        Change::Announcer(_) | Change::Form(_) | Change::Files(_) | Change::Reset
    );
    cues.extend(sample.then(|| sample_of(now)).flatten());
    cues
}

/// The Braille chess code that a change has chosen.
fn chosen_code(change: &Change) -> Option<&'static BrailleCode> {
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
            let key = code.map_or("off", BrailleCode::id);
            (&say::SET_BRAILLE_LINE, vec![Arg::Key(key)])
        }
        Change::Zoom(_) => (&say::SET_ZOOM, percent(now.zoom_percent)),
        Change::Reset => (&say::SET_RESET, vec![]),
        Change::Output(output) => (&say::SET_OUTPUT, vec![Arg::Key(output.key())]),
        Change::Sheet(change) => return sheet::setting(change, &now.sheet),
        Change::Sound(_) | Change::Warnings(_) => (&say::SET_NO_WARNINGS, vec![]),
        Change::Speaker(Speaker::Embedded) => (&say::SET_SPEAKER, vec![Arg::Key("embedded")]),
        Change::Speaker(Speaker::System) => (&say::SET_SPEAKER, vec![Arg::Key("system")]),
        Change::Braille(change) => return perkins::setting(change),
        Change::Opponent(change) => return practice::setting(change),
        Change::Tape(change) => return tape::setting(*change),
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
