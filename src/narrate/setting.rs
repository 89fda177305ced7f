//! What is heard of a setting: its value, and what it sounds like now.

use super::cue::{Arg, Cue, Sentence, Sentences, Urgency, echo};
use super::parts::{announced, end, on_off};
use super::{agreed, braille, pad, phrases as say, practice, sound};
use crate::braille::{BrailleCode, code, codes};
use crate::game::Position;
use crate::protocol::{Change, Choice as _, Detail, Setting, Settings, SheetSettings};

/// What a change of the settings has made; a voice or a form adds a sample of itself.
pub(super) fn changed(change: &Change, now: &Settings) -> Vec<Cue> {
    if let Some(setting) = change.setting() {
        return turned(setting, now);
    }
    let phrase = match change {
        // The language's own words and those of its hall may be of one voice.
        Change::Words(words) => return pad::words(*words),
        Change::SheetSize(width, height) => say::SET_SHEET_SIZE.with((*width, *height)),
        Change::Player(name) if name.is_empty() => say::SET_NO_PLAYER.plain(),
        Change::Player(name) => say::SET_PLAYER.with(name),
        Change::Reset => say::SET_RESET.plain(),
        Change::Key(_, key) => say::SET_KEY.with(key),
        Change::ResetKeys => say::RESET_KEYS.plain(),
        Change::KnowsPad(name) => say::KNOWS_PAD.with(name),
        Change::Button(..) => say::SET_BUTTON.plain(),
        Change::ResetButtons => say::RESET_BUTTONS.plain(),
        Change::Opponent(change) => practice::setting(change, &now.opponent),
        Change::More(_) | Change::Less(_) | Change::To(..) => return Vec::new(),
    };
    let mut cues = vec![echo(phrase)];
    cues.extend((*change == Change::Reset).then(|| sample_of(now)).flatten());
    cues
}

fn turned(setting: Setting, now: &Settings) -> Vec<Cue> {
    if let Setting::Sound(setting) = setting {
        return sound::changed(setting, now);
    }
    let has_sample = matches!(setting, Setting::Announcer | Setting::Form | Setting::Files);
    let sample = has_sample.then(|| sample_of(now)).flatten();
    let mut told = if setting == Setting::Announcer && !now.verbosity.says(Detail::Long) {
        // The sample says that it is the voice of moves.
        say::SET_VOICE
            .with(Arg::Voice(now.announcer.clone()))
            .sentences()
    } else if setting == Setting::SheetCode {
        braille::braille_chosen(chosen(&now.sheet))
    } else if let (Setting::Code, Some(code)) = (setting, now.braille.code()) {
        braille::braille_chosen(code)
    } else {
        let code = line_code(now).filter(|_| setting == Setting::Braille);
        (value(setting, now), code.and_then(braille::provisional)).sentences()
    };
    if let Some(last) = told.last_mut() {
        last.0.extend(end(setting, now));
    }
    std::iter::once(echo(told)).chain(sample).collect()
}

/// "Springer Gustav eins, Felix drei": the move by which each choice introduces itself.
fn sample_of(now: &Settings) -> Option<Cue> {
    let mv = "g1f3".parse::<crate::chess::Move>().ok()?.into();
    Some(announced(Urgency::Echo, &Position::default(), mv, now.form))
}

fn chosen(sheet: &SheetSettings) -> &'static BrailleCode {
    code(&sheet.code).unwrap_or(&codes()[0])
}

fn line_code(now: &Settings) -> Option<&'static BrailleCode> {
    code(now.braille_line.as_deref()?)
}

/// A setting with its value, in sentences.
pub(super) fn value(setting: Setting, now: &Settings) -> Vec<Sentence> {
    let voice = |voice: &String| Arg::Voice(voice.clone());
    let phrase = match setting {
        Setting::Warnings => return agreed::warnings(&now.warnings_s).sentences(),
        Setting::Device => sound::device(now.sound.second_device.as_ref()),
        Setting::Sound(setting) => sound::value(setting, &now.sound),
        Setting::Language => say::SET_LANGUAGE.with(voice(&now.language)),
        Setting::Announcer => say::SET_ANNOUNCER.with(voice(&now.announcer)),
        Setting::Form => say::SET_FORM.with(now.form.key()),
        Setting::Files => say::SET_FILES.with(now.files.key()),
        Setting::Zwo => say::SET_ZWO.with(on_off(now.zwo)),
        Setting::ReadBack => say::SET_READ_BACK.with(on_off(now.reads_back)),
        Setting::Output => say::SET_OUTPUT.with(now.output.key()),
        Setting::Speaker => say::SET_SPEAKER.with(now.speaker.key()),
        Setting::Rate => say::SET_RATE.with(now.rate_percent),
        Setting::SpeechVolume => say::SET_SPEECH_VOLUME.with(now.speech_percent),
        Setting::EarconVolume => say::SET_EARCON_VOLUME.with(now.earcon_percent),
        Setting::Preset => say::SET_PRESET.with(now.verbosity.nearest().key()),
        Setting::Detail(detail) => {
            let state = on_off(now.verbosity.says(detail));
            say::SET_DETAIL.with((detail.key(), state))
        }
        Setting::Theme => say::SET_THEME.with(now.theme.key()),
        Setting::Zoom => say::SET_ZOOM.with(now.zoom_percent),
        Setting::SecondWindow => say::SET_SECOND_WINDOW.with(on_off(now.second_window)),
        Setting::BoardOnly => say::SET_BOARD_ONLY.with(on_off(now.board_only)),
        Setting::Braille => {
            let key = line_code(now).map_or("off", BrailleCode::id);
            say::SET_BRAILLE_LINE.with(key)
        }
        Setting::BoardForBlack => say::SET_BOARD_FOR_BLACK.with(now.opponent.board_for_black.key()),
        Setting::Keyboard => say::SET_KEYBOARD.with(now.keyboard.key()),
        Setting::Code => {
            let key = now.braille.code().map_or("auto", BrailleCode::id);
            say::SET_BRAILLE_CODE.with(key)
        }
        Setting::Strokes => say::SET_STROKES.with(now.braille.strokes.key()),
        Setting::Level => return practice::level_now(&now.opponent).sentences(),
        Setting::Ponders => practice::ponders(now.opponent.ponders),
        Setting::SheetFormat => say::SET_SHEET_FORMAT.with(now.sheet.format.key()),
        Setting::SheetCode => braille::named(chosen(&now.sheet)),
        Setting::SheetLayout => say::SET_SHEET_LAYOUT.with(now.sheet.layout.key()),
        Setting::SheetWidth => say::SET_SHEET_WIDTH.with(now.sheet.width),
        Setting::SheetHeight => say::SET_SHEET_HEIGHT.with(now.sheet.height),
        Setting::TapeFormat => say::SET_TAPE_FORMAT.with(now.tape.format.key()),
        Setting::OwnVoice => say::SET_OWN_VOICE.with(on_off(now.tape.own_voice)),
    };
    phrase.sentences()
}
