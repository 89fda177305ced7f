//! How the program sounds: the settings, and how a step changes each of them.

use crate::board::Side;
use crate::protocol::choice::{Choice, Slotted};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// Where two players at one computer hear.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Ears {
    /// Both hear everything.
    #[default]
    Shared,
    /// White's exploring is heard on the left, Black's on the right, and what concerns both in both ears.
    LeftRight,
    /// Black hears by a device of his own.
    TwoDevices,
}

/// Which of the program's own voices speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Speaking {
    /// The voice of the language as it is.
    #[default]
    Plain,
    /// A low voice.
    Low,
    /// A deep and slow-moving voice.
    Deep,
    /// A high voice.
    High,
    /// A bright and high voice.
    Bright,
}

/// How the program sounds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct SoundSettings {
    /// How loud the sounds of moves are, in percent.
    pub moves_percent: u16,
    /// How loud the sounds of squares are, in percent.
    pub squares_percent: u16,
    /// How loud the sounds of the clock are, in percent.
    pub clock_percent: u16,
    /// How loud the other sounds are, in percent.
    pub messages_percent: u16,
    /// Whether it is heard what stands on a square.
    pub tells_piece: bool,
    /// Whether it is heard that a square is dark.
    pub tells_dark: bool,
    /// Whether it is heard that the piece in the hand may go to a square.
    pub tells_target: bool,
    /// Whether everything sounds in the middle.
    pub mono: bool,
    /// Whether left and right are exchanged.
    pub reversed: bool,
    /// From whose side of the board it is heard.
    pub side: Side,
    /// The speed of a sweep, in percent.
    pub sweep_percent: u16,
    /// Where two players hear.
    pub ears: Ears,
    /// The sound device of the second player.
    pub second_device: Option<String>,
    /// The pitch of the voice, in percent of its own.
    pub pitch_percent: u16,
    /// Which of the program's own voices speaks.
    pub speaking: Speaking,
}

impl Default for SoundSettings {
    fn default() -> Self {
        Self {
            moves_percent: 100,
            squares_percent: 100,
            clock_percent: 100,
            messages_percent: 100,
            tells_piece: true,
            tells_dark: true,
            tells_target: true,
            mono: false,
            reversed: false,
            side: Side::White,
            sweep_percent: 100,
            ears: Ears::Shared,
            second_device: None,
            pitch_percent: 100,
            speaking: Speaking::Plain,
        }
    }
}

/// One setting of the sound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SoundSetting {
    /// How loud moves are.
    #[default]
    Moves,
    /// How loud squares are.
    Squares,
    /// How loud the clock is.
    Clock,
    /// How loud all else is.
    Messages,
    /// Whether it is heard what stands on a square.
    Piece,
    /// Whether it is heard that a square is dark.
    Dark,
    /// Whether it is heard that the piece in the hand may go to a square.
    Target,
    /// Whether everything sounds in the middle.
    Mono,
    /// Whether left and right are exchanged.
    Reversed,
    /// From whose side of the board it is heard.
    Side,
    /// How fast a sweep is.
    Sweep,
    /// Where two players hear.
    Ears,
    /// The pitch of the voice.
    Pitch,
    /// Which voice speaks.
    Speaking,
}

/// The value of a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoundValue {
    /// A number of percent.
    Percent(u16),
    /// On or off.
    Switch(bool),
    /// One of several choices, by its key.
    Choice(&'static str),
}

/// A change of one setting of the sound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SoundChange {
    /// More by one step, on, or the next choice.
    More(SoundSetting),
    /// Less by one step, off, or the choice before.
    Less(SoundSetting),
    /// A value: percent, 0 or 1, or the number of a choice.
    To(SoundSetting, u16),
    /// The device of the second player; `None` for none.
    Device(Option<String>),
}

/// How much one step changes a volume, the speed of a sweep, and the pitch, in percent.
const STEP_PERCENT: u16 = 10;

/// How much one step changes the speed of a sweep, in percent.
const SWEEP_STEP_PERCENT: u16 = 25;

/// The speeds of a sweep, in percent.
const SWEEP_PERCENT: std::ops::RangeInclusive<u16> = 50..=300;

/// The pitches of the voice, in percent of its own.
const PITCH_PERCENT: std::ops::RangeInclusive<u16> = 50..=150;

impl SoundSettings {
    /// Brings numbers back into their ranges.
    pub fn mend(&mut self) {
        for percent in [
            &mut self.moves_percent,
            &mut self.squares_percent,
            &mut self.clock_percent,
            &mut self.messages_percent,
        ] {
            *percent = (*percent).min(100);
        }
        let (low, high) = (*SWEEP_PERCENT.start(), *SWEEP_PERCENT.end());
        self.sweep_percent = self.sweep_percent.clamp(low, high);
        let (low, high) = (*PITCH_PERCENT.start(), *PITCH_PERCENT.end());
        self.pitch_percent = self.pitch_percent.clamp(low, high);
    }

    /// Makes a change. Numbers stop at the ends of their ranges, choices go round.
    pub fn apply(&mut self, change: &SoundChange) {
        match change {
            SoundChange::More(setting) => self.step(*setting, 1),
            SoundChange::Less(setting) => self.step(*setting, -1),
            SoundChange::To(setting, value) => self.put(*setting, *value),
            SoundChange::Device(name) => self.second_device.clone_from(name),
        }
        self.mend();
    }

    /// The value of a setting.
    pub fn value(&self, setting: SoundSetting) -> SoundValue {
        match setting {
            SoundSetting::Moves => SoundValue::Percent(self.moves_percent),
            SoundSetting::Squares => SoundValue::Percent(self.squares_percent),
            SoundSetting::Clock => SoundValue::Percent(self.clock_percent),
            SoundSetting::Messages => SoundValue::Percent(self.messages_percent),
            SoundSetting::Sweep => SoundValue::Percent(self.sweep_percent),
            SoundSetting::Pitch => SoundValue::Percent(self.pitch_percent),
            SoundSetting::Piece => SoundValue::Switch(self.tells_piece),
            SoundSetting::Dark => SoundValue::Switch(self.tells_dark),
            SoundSetting::Target => SoundValue::Switch(self.tells_target),
            SoundSetting::Mono => SoundValue::Switch(self.mono),
            SoundSetting::Reversed => SoundValue::Switch(self.reversed),
            SoundSetting::Side => SoundValue::Choice(self.side.key()),
            SoundSetting::Ears => SoundValue::Choice(self.ears.key()),
            SoundSetting::Speaking => SoundValue::Choice(self.speaking.key()),
        }
    }

    fn step(&mut self, setting: SoundSetting, direction: i16) {
        match self.slot(setting) {
            Slot::Percent(percent, step) => {
                let by = direction.saturating_mul(i16::try_from(step).unwrap_or(0));
                *percent = percent.saturating_add_signed(by);
            }
            Slot::Switch(switch) => *switch = direction > 0,
            Slot::Choice(choice) => choice.turn(direction.into()),
        }
    }

    fn put(&mut self, setting: SoundSetting, value: u16) {
        match self.slot(setting) {
            Slot::Percent(percent, _) => *percent = value,
            Slot::Switch(switch) => *switch = value > 0,
            Slot::Choice(choice) => choice.put(value.into()),
        }
    }

    fn slot(&mut self, setting: SoundSetting) -> Slot<'_> {
        match setting {
            SoundSetting::Moves => Slot::Percent(&mut self.moves_percent, STEP_PERCENT),
            SoundSetting::Squares => Slot::Percent(&mut self.squares_percent, STEP_PERCENT),
            SoundSetting::Clock => Slot::Percent(&mut self.clock_percent, STEP_PERCENT),
            SoundSetting::Messages => Slot::Percent(&mut self.messages_percent, STEP_PERCENT),
            SoundSetting::Sweep => Slot::Percent(&mut self.sweep_percent, SWEEP_STEP_PERCENT),
            SoundSetting::Pitch => Slot::Percent(&mut self.pitch_percent, STEP_PERCENT),
            SoundSetting::Piece => Slot::Switch(&mut self.tells_piece),
            SoundSetting::Dark => Slot::Switch(&mut self.tells_dark),
            SoundSetting::Target => Slot::Switch(&mut self.tells_target),
            SoundSetting::Mono => Slot::Switch(&mut self.mono),
            SoundSetting::Reversed => Slot::Switch(&mut self.reversed),
            SoundSetting::Side => Slot::Choice(&mut self.side),
            SoundSetting::Ears => Slot::Choice(&mut self.ears),
            SoundSetting::Speaking => Slot::Choice(&mut self.speaking),
        }
    }
}

/// Where a setting is kept.
enum Slot<'a> {
    Percent(&'a mut u16, u16),
    Switch(&'a mut bool),
    Choice(&'a mut dyn Slotted),
}
