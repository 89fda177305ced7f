//! What is heard of a setting: its value, and what it sounds like now.

use super::announce::announce;
use super::cue::{Arg, Cue, Phrase, Sentence};
use super::phrases::{self as say, Spec};
use super::{Urgency, agreed, announcement, braille, echo, practice, sound};
use crate::braille::{BrailleCode, code, codes};
use crate::game::Position;
use crate::protocol::choice::Choice as _;
use crate::protocol::settings::setting::Setting;
use crate::protocol::settings::sheet::SheetSettings;
use crate::protocol::settings::{Change, Settings};

/// What a change of the settings has made; a voice or a form adds a sample of itself.
pub(super) fn changed(change: &Change, now: &Settings) -> Vec<Cue> {
    if let Some(setting) = change.setting() {
        return turned(setting, now);
    }
    let text = |text: &str| vec![Arg::Text(text.to_owned())];
    let (spec, args): (&'static Spec, Vec<Arg>) = match change {
        Change::SheetSize(width, height) => {
            (&say::SET_SHEET_SIZE, vec![size(*width), size(*height)])
        }
        Change::Reset => (&say::SET_RESET, vec![]),
        Change::Key(_, key) => (&say::SET_KEY, text(key)),
        Change::ResetKeys => (&say::RESET_KEYS, vec![]),
        Change::KnowsPad(name) => (&say::KNOWS_PAD, text(name)),
        Change::Button(..) => (&say::SET_BUTTON, vec![]),
        Change::ResetButtons => (&say::RESET_BUTTONS, vec![]),
        Change::Opponent(change) => return vec![echo(vec![practice::setting(change).into()])],
        Change::More(_) | Change::Less(_) | Change::To(..) => return Vec::new(),
    };
    let mut cues = vec![echo(vec![Phrase::new(spec, args).into()])];
    cues.extend((*change == Change::Reset).then(|| sample_of(now)).flatten());
    cues
}

fn turned(setting: Setting, now: &Settings) -> Vec<Cue> {
    match (setting, now.braille.code()) {
        (Setting::SheetCode, _) => {
            return vec![echo(braille::braille_chosen(chosen(&now.sheet)))];
        }
        (Setting::Code, Some(code)) => return vec![echo(braille::braille_chosen(code))],
        (Setting::Sound(setting), _) => return sound::changed(setting, now),
        _ => {}
    }
    let mut told = value(setting, now);
    if setting == Setting::Braille {
        told.extend(line_code(now).and_then(braille::provisional));
    }
    let mut cues = vec![echo(told)];
    if matches!(setting, Setting::Announcer | Setting::Form | Setting::Files) {
        cues.extend(sample_of(now));
    }
    cues
}

/// "Springer Gustav eins, Felix drei": the move by which each choice introduces itself.
fn sample_of(now: &Settings) -> Option<Cue> {
    let mv = "g1f3".parse::<crate::chess::Move>().ok()?;
    let sentence = announce(&Position::default(), mv.into(), now.form);
    Some(announcement(Urgency::Echo, sentence))
}

fn chosen(sheet: &SheetSettings) -> &'static BrailleCode {
    code(&sheet.code).unwrap_or(&codes()[0])
}

fn line_code(now: &Settings) -> Option<&'static BrailleCode> {
    code(now.braille_line.as_deref()?)
}

/// A setting with its value, in sentences.
pub(super) fn value(setting: Setting, now: &Settings) -> Vec<Sentence> {
    match setting {
        Setting::Warnings => agreed::warnings(&now.warnings_s),
        Setting::Device => vec![sound::device(now.sound.second_device.as_deref())],
        Setting::Sound(setting) => vec![sound::value(setting, &now.sound)],
        other => vec![phrase(other, now).into()],
    }
}

fn phrase(setting: Setting, now: &Settings) -> Phrase {
    let on = |is_on| Arg::Key(if is_on { "on" } else { "off" });
    let percent = |percent: u16| Arg::Number(percent.into());
    let (spec, arg): (&'static Spec, Arg) = match setting {
        Setting::Language => (&say::SET_LANGUAGE, Arg::Voice(now.language.clone())),
        Setting::Announcer => (&say::SET_ANNOUNCER, Arg::Voice(now.announcer.clone())),
        Setting::Form => (&say::SET_FORM, Arg::Key(now.form.key())),
        Setting::Files => (&say::SET_FILES, Arg::Key(now.files.key())),
        Setting::ReadBack => (&say::SET_READ_BACK, on(now.reads_back)),
        Setting::Output => (&say::SET_OUTPUT, Arg::Key(now.output.key())),
        Setting::Speaker => (&say::SET_SPEAKER, Arg::Key(now.speaker.key())),
        Setting::Rate => (&say::SET_RATE, percent(now.rate_percent)),
        Setting::SpeechVolume => (&say::SET_SPEECH_VOLUME, percent(now.speech_percent)),
        Setting::EarconVolume => (&say::SET_EARCON_VOLUME, percent(now.earcon_percent)),
        Setting::Preset => (&say::SET_PRESET, Arg::Key(now.verbosity.nearest().key())),
        Setting::Detail(detail) => {
            let args = vec![Arg::Key(detail.key()), on(now.verbosity.says(detail))];
            return Phrase::new(&say::SET_DETAIL, args);
        }
        Setting::Theme => (&say::SET_THEME, Arg::Key(now.theme.key())),
        Setting::Zoom => (&say::SET_ZOOM, percent(now.zoom_percent)),
        Setting::SecondWindow => (&say::SET_SECOND_WINDOW, on(now.second_window)),
        Setting::Braille => {
            let key = line_code(now).map_or("off", BrailleCode::id);
            (&say::SET_BRAILLE_LINE, Arg::Key(key))
        }
        Setting::Keyboard => (&say::SET_KEYBOARD, Arg::Key(now.keyboard.key())),
        Setting::Code => {
            let key = now.braille.code().map_or("auto", BrailleCode::id);
            (&say::SET_BRAILLE_CODE, Arg::Key(key))
        }
        Setting::Strokes => (&say::SET_STROKES, Arg::Key(now.braille.strokes.key())),
        Setting::Level => (&say::SET_LEVEL, Arg::Number(now.opponent.level.into())),
        Setting::Ponders => {
            let key = if now.opponent.ponders {
                "ponders"
            } else {
                "rests"
            };
            (&say::PRACTICE, Arg::Key(key))
        }
        Setting::SheetFormat => (&say::SET_SHEET_FORMAT, Arg::Key(now.sheet.format.key())),
        Setting::SheetCode => return braille::named(chosen(&now.sheet)),
        Setting::SheetLayout => (&say::SET_SHEET_LAYOUT, Arg::Key(now.sheet.layout.key())),
        Setting::SheetWidth => (&say::SET_SHEET_WIDTH, size(now.sheet.width)),
        Setting::SheetHeight => (&say::SET_SHEET_HEIGHT, size(now.sheet.height)),
        Setting::TapeFormat => (&say::SET_TAPE_FORMAT, Arg::Key(now.tape.format.key())),
        Setting::OwnVoice => (&say::SET_OWN_VOICE, on(now.tape.own_voice)),
        Setting::Warnings | Setting::Device | Setting::Sound(_) => {
            return Phrase::new(&say::SET_NO_WARNINGS, vec![]);
        }
    };
    Phrase::new(spec, vec![arg])
}

fn size(size: usize) -> Arg {
    super::parts::number(size)
}
