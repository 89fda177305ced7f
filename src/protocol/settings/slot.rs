//! The settings that are turned: where each of them is kept, and what one step makes of it.
//!
//! Keys, the menu, the console, words and what is told of a setting all go through this one list.

use crate::braille::{BrailleCode, Paper, codes};
use crate::protocol::choice::{Choice as _, Slotted};
use crate::protocol::settings::appearance::{ZOOM_PERCENT, Zoom};
use crate::protocol::settings::opponent::{LEVELS, OpponentChange, OpponentSettings};
use crate::protocol::settings::setting::{Setting, Value};
use crate::protocol::settings::sheet::Format;
use crate::protocol::settings::sound::SoundSetting;
use crate::protocol::settings::verbosity::{Detail, Preset, Verbosity};
use crate::protocol::settings::{
    Change, RATE_PERCENT, RATE_STEP_PERCENT, Settings, VOLUME_STEP_PERCENT, WARNINGS_S,
};
use std::ops::RangeInclusive;

/// Where a setting is kept, and what one step is.
enum Slot<'a> {
    Percent(&'a mut u16, u16, RangeInclusive<u16>),
    Zoom(&'a mut u16),
    Level(&'a mut OpponentSettings),
    /// Cells or lines of a page.
    Size(&'a mut usize),
    /// Each step is the other way.
    Toggle(&'a mut bool),
    /// More is on, less is off.
    Switch(&'a mut bool),
    Choice(&'a mut dyn Slotted),
    Format(&'a mut Format),
    Preset(&'a mut Verbosity),
    Detail(&'a mut Verbosity, Detail),
    Times(&'a mut Vec<u32>),
    /// One of the Braille codes; whether none is among the choices.
    Code(&'a mut String, bool),
    CodeOrNone(&'a mut Option<String>),
    /// A name that is chosen elsewhere.
    Name(&'a mut String),
    NameOrNone(&'a mut Option<String>),
}

impl Settings {
    /// The change by one step up or down. Levels by the ear go by steps, all else is named, so that a log says the
    /// same whatever is to choose from by then. `None` where only others know what comes next: voices, devices.
    pub fn turned(&self, setting: Setting, up: bool) -> Option<Change> {
        let mut after = self.clone();
        match after.slot(setting) {
            Slot::Name(_) | Slot::NameOrNone(_) => return None,
            Slot::Percent(..) | Slot::Zoom(_) => return Some(Change::by_step(setting, up)),
            _ if matches!(setting, Setting::Sound(_)) => {
                return Some(Change::by_step(setting, up));
            }
            mut slot @ (Slot::Level(_)
            | Slot::Size(_)
            | Slot::Toggle(_)
            | Slot::Switch(_)
            | Slot::Choice(_)
            | Slot::Format(_)
            | Slot::Preset(_)
            | Slot::Detail(..)
            | Slot::Times(_)
            | Slot::Code(..)
            | Slot::CodeOrNone(_)) => slot.turn(up),
        }
        after.mend_page(self);
        Some(if let Setting::Level = setting {
            Change::Opponent(OpponentChange::Level(after.opponent.level))
        } else if let Setting::Ponders = setting {
            Change::Opponent(OpponentChange::Ponders(after.opponent.ponders))
        } else {
            Change::To(setting, after.slot(setting).value())
        })
    }

    /// Turns a setting by one step.
    pub(super) fn turn(&mut self, setting: Setting, up: bool) {
        let before = self.clone();
        self.slot(setting).turn(up);
        self.mend_page(&before);
    }

    /// Whether a number stands at an end of its range, and if so whether at the highest.
    pub fn end_reached(&self, setting: Setting) -> Option<bool> {
        let stays = |up: &bool| {
            let mut after = self.clone();
            let mut slot = after.slot(setting);
            let has_ends = matches!(slot, Slot::Percent(..) | Slot::Zoom(_) | Slot::Level(_));
            slot.turn(*up);
            has_ends && after == *self
        };
        [true, false].into_iter().find(stays)
    }

    /// Whether a value is one that the setting can have.
    pub fn can_be(&self, setting: Setting, value: &Value) -> bool {
        self.clone().put(setting, value)
    }

    /// Puts a setting to a value; false if it cannot have that one.
    pub(super) fn put(&mut self, setting: Setting, value: &Value) -> bool {
        self.slot(setting).put(value)
    }

    /// A step beyond the sizes of a page is none.
    fn mend_page(&mut self, before: &Self) {
        if Paper::new(self.sheet.width, self.sheet.height).is_none() {
            self.sheet.clone_from(&before.sheet);
        }
    }

    fn slot(&mut self, setting: Setting) -> Slot<'_> {
        match setting {
            Setting::Language => Slot::Name(&mut self.language),
            Setting::Announcer => Slot::Name(&mut self.announcer),
            Setting::Form => Slot::Choice(&mut self.form),
            Setting::Files => Slot::Choice(&mut self.files),
            Setting::Zwo => Slot::Toggle(&mut self.zwo),
            Setting::ReadBack => Slot::Toggle(&mut self.reads_back),
            Setting::Warnings => Slot::Times(&mut self.warnings_s),
            Setting::Output => Slot::Choice(&mut self.output),
            Setting::Speaker => Slot::Choice(&mut self.speaker),
            Setting::Rate => Slot::Percent(&mut self.rate_percent, RATE_STEP_PERCENT, RATE_PERCENT),
            // Speech never becomes silent by a setting: silence would look like a crash.
            Setting::SpeechVolume => volume(&mut self.speech_percent, VOLUME_STEP_PERCENT),
            Setting::EarconVolume => volume(&mut self.earcon_percent, 0),
            Setting::Preset => Slot::Preset(&mut self.verbosity),
            Setting::Detail(detail) => Slot::Detail(&mut self.verbosity, detail),
            Setting::Theme => Slot::Choice(&mut self.theme),
            Setting::Zoom => Slot::Zoom(&mut self.zoom_percent),
            Setting::SecondWindow => Slot::Toggle(&mut self.second_window),
            Setting::BoardOnly => Slot::Toggle(&mut self.board_only),
            Setting::Braille => Slot::CodeOrNone(&mut self.braille_line),
            Setting::Keyboard => Slot::Choice(&mut self.keyboard),
            Setting::Code => Slot::Code(&mut self.braille.code, true),
            Setting::Strokes => Slot::Choice(&mut self.braille.strokes),
            Setting::Level => Slot::Level(&mut self.opponent),
            Setting::Ponders => Slot::Toggle(&mut self.opponent.ponders),
            Setting::BoardForBlack => Slot::Choice(&mut self.opponent.board_for_black),
            Setting::SheetFormat => Slot::Format(&mut self.sheet.format),
            Setting::SheetCode => Slot::Code(&mut self.sheet.code, false),
            Setting::SheetLayout => Slot::Choice(&mut self.sheet.layout),
            Setting::SheetWidth => Slot::Size(&mut self.sheet.width),
            Setting::SheetHeight => Slot::Size(&mut self.sheet.height),
            Setting::Sound(setting) => self.slot_of_sound(setting),
            Setting::Device => Slot::NameOrNone(&mut self.sound.second_device),
            Setting::TapeFormat => Slot::Choice(&mut self.tape.format),
            Setting::OwnVoice => Slot::Toggle(&mut self.tape.own_voice),
        }
    }

    fn slot_of_sound(&mut self, setting: SoundSetting) -> Slot<'_> {
        let sound = &mut self.sound;
        match setting {
            SoundSetting::Moves => volume(&mut sound.moves_percent, 0),
            SoundSetting::Squares => volume(&mut sound.squares_percent, 0),
            SoundSetting::Clock => volume(&mut sound.clock_percent, 0),
            SoundSetting::Messages => volume(&mut sound.messages_percent, 0),
            SoundSetting::Sweep => Slot::Percent(&mut sound.sweep_percent, 25, 50..=300),
            SoundSetting::Pitch => Slot::Percent(&mut sound.pitch_percent, 10, 50..=150),
            SoundSetting::Piece => Slot::Switch(&mut sound.tells_piece),
            SoundSetting::Dark => Slot::Switch(&mut sound.tells_dark),
            SoundSetting::Target => Slot::Switch(&mut sound.tells_target),
            SoundSetting::Mono => Slot::Switch(&mut sound.mono),
            SoundSetting::Reversed => Slot::Switch(&mut sound.reversed),
            SoundSetting::Side => Slot::Choice(&mut sound.side),
            SoundSetting::Ears => Slot::Choice(&mut sound.ears),
            SoundSetting::Speaking => Slot::Choice(&mut sound.speaking),
        }
    }

    /// Brings numbers back into their ranges, as after reading a file that somebody has edited.
    pub fn mend(&mut self) {
        let sounds = SoundSetting::ALL.iter().copied().map(Setting::Sound);
        let levels = [Setting::Rate, Setting::SpeechVolume, Setting::EarconVolume];
        for setting in sounds.chain(levels) {
            if let Slot::Percent(percent, _, range) = self.slot(setting) {
                *percent = (*percent).clamp(*range.start(), *range.end());
            }
        }
        let [smallest, .., greatest] = ZOOM_PERCENT;
        self.zoom_percent = self.zoom_percent.clamp(smallest, greatest);
        self.opponent.level = self.opponent.level.clamp(*LEVELS.start(), *LEVELS.end());
        self.opponent.thirds = self.opponent.thirds.min(2);
    }
}

fn volume(percent: &mut u16, least: u16) -> Slot<'_> {
    Slot::Percent(percent, VOLUME_STEP_PERCENT, least..=100)
}

impl Slot<'_> {
    /// Numbers stop at the ends of their ranges, choices go round.
    fn turn(&mut self, up: bool) {
        let steps = if up { 1 } else { -1 };
        match self {
            Self::Percent(percent, step, range) => {
                let next = match up {
                    true => percent.saturating_add(*step),
                    false => percent.saturating_sub(*step),
                };
                **percent = next.clamp(*range.start(), *range.end());
            }
            Self::Zoom(percent) => {
                **percent = if up { Zoom::In } else { Zoom::Out }.from(**percent);
            }
            Self::Level(opponent) => {
                let next = opponent
                    .level
                    .saturating_add_signed(if up { 1 } else { -1 });
                opponent.put_level(next);
            }
            Self::Size(size) => **size = size.saturating_add_signed(if up { 1 } else { -1 }),
            Self::Toggle(is_on) => **is_on = !**is_on,
            Self::Switch(is_on) => **is_on = up,
            Self::Choice(choice) => choice.turn(steps),
            Self::Format(format) => {
                // PGN is saved from the board, too, but is no format in Braille.
                let next = format.turned(steps);
                **format = if next == Format::Pgn {
                    next.turned(steps)
                } else {
                    next
                };
            }
            Self::Preset(verbosity) => verbosity.choose(verbosity.next()),
            Self::Detail(verbosity, detail) => verbosity.set(*detail, !verbosity.says(*detail)),
            Self::Times(times_s) if times_s.is_empty() => **times_s = WARNINGS_S.to_vec(),
            Self::Times(times_s) => times_s.clear(),
            Self::Code(code, or_none) => **code = code_beside(code, *or_none, steps),
            Self::CodeOrNone(code) => {
                let next = code_beside(code.as_deref().unwrap_or_default(), true, steps);
                **code = some(&next);
            }
            Self::Name(_) | Self::NameOrNone(_) => {}
        }
    }

    /// Puts a value; false if it is none of this setting's.
    fn put(&mut self, value: &Value) -> bool {
        match (self, value) {
            (Self::Percent(percent, ..) | Self::Zoom(percent), Value::Number(number)) => {
                **percent = u16::try_from(*number).unwrap_or(u16::MAX);
            }
            (Self::Level(opponent), Value::Number(number)) => {
                opponent.put_level(u8::try_from(*number).unwrap_or(u8::MAX));
            }
            (Self::Size(size), Value::Number(number)) => **size = *number as usize,
            (Self::Toggle(slot) | Self::Switch(slot), Value::Switch(is_on)) => **slot = *is_on,
            (Self::Toggle(slot) | Self::Switch(slot), Value::Number(number)) => {
                **slot = *number > 0;
            }
            (Self::Choice(choice), Value::Number(number)) => {
                choice.put(i32::try_from(*number).unwrap_or(0));
            }
            (Self::Choice(choice), Value::Text(key)) => return choice.put_key(key),
            (Self::Format(format), Value::Text(key)) => {
                return key != Format::Pgn.key() && format.put_key(key);
            }
            (Self::Preset(verbosity), Value::Text(key)) => match key.parse::<Preset>() {
                Ok(preset) => verbosity.choose(preset),
                Err(_) => return false,
            },
            (Self::Detail(verbosity, detail), Value::Switch(is_said)) => {
                verbosity.set(*detail, *is_said);
            }
            (Self::Times(slot), Value::Times(times_s)) => slot.clone_from(times_s),
            (Self::Code(slot, _) | Self::Name(slot), Value::Text(id)) => slot.clone_from(id),
            (Self::CodeOrNone(slot) | Self::NameOrNone(slot), Value::Text(id)) => {
                **slot = some(id);
            }
            _ => return false,
        }
        true
    }

    fn value(&self) -> Value {
        match self {
            Self::Percent(percent, ..) | Self::Zoom(percent) => Value::Number((**percent).into()),
            Self::Level(opponent) => Value::Number(opponent.level.into()),
            Self::Size(size) => Value::Number(u32::try_from(**size).unwrap_or(u32::MAX)),
            Self::Toggle(is_on) | Self::Switch(is_on) => Value::Switch(**is_on),
            Self::Choice(choice) => choice.key().into(),
            Self::Format(format) => Slotted::key(&**format).into(),
            Self::Preset(verbosity) => verbosity.nearest().key().into(),
            Self::Detail(verbosity, detail) => Value::Switch(verbosity.says(*detail)),
            Self::Times(times_s) => Value::Times((*times_s).clone()),
            Self::Code(name, _) | Self::Name(name) => name.as_str().into(),
            Self::CodeOrNone(name) | Self::NameOrNone(name) => {
                name.as_deref().unwrap_or_default().into()
            }
        }
    }
}

fn some(name: &str) -> Option<String> {
    (!name.is_empty()).then(|| name.to_owned())
}

/// The id of the Braille code beside another one; with none, which is empty, they go round through that.
fn code_beside(id: &str, or_none: bool, steps: i32) -> String {
    let none = or_none.then_some("");
    let ids: Vec<&str> = none
        .into_iter()
        .chain(codes().iter().map(BrailleCode::id))
        .collect();
    let length = i32::try_from(ids.len()).unwrap_or(1);
    let at = ids.iter().position(|one| *one == id);
    let next = at.map_or(0, |at| i32::try_from(at).unwrap_or(0).saturating_add(steps));
    let next = usize::try_from(next.rem_euclid(length)).unwrap_or(0);
    ids.get(next).copied().unwrap_or_default().to_owned()
}
