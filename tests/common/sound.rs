//! Commands around the sound, at random.

use annabella::board::Step;
use annabella::protocol::{
    Choice as _, Ears, SoundCommand, SoundSettings, Speaking, Sweep, TapeCommand, TapeFormat,
    TapeReport, TapeSettings,
};
use proptest::prelude::*;

use super::commands::{any_side, any_step, any_text};

pub fn any_sound_settings() -> impl Strategy<Value = SoundSettings> {
    let switches = any::<[bool; 5]>();
    let percents = any::<[u16; 6]>();
    let choices = (
        any_side(),
        prop::sample::select(Ears::ALL.to_vec()),
        prop::sample::select(Speaking::ALL.to_vec()),
        prop::option::of(any_text()),
    );
    (switches, percents, choices).prop_map(|(switches, percents, choices)| {
        let [tells_piece, tells_dark, tells_target, mono, reversed] = switches;
        let [moves, squares, clock, messages, sweep, pitch] = percents;
        let (side, ears, speaking, second_device) = choices;
        SoundSettings {
            moves_percent: moves,
            squares_percent: squares,
            clock_percent: clock,
            messages_percent: messages,
            tells_piece,
            tells_dark,
            tells_target,
            mono,
            reversed,
            side,
            sweep_percent: sweep,
            ears,
            second_device,
            pitch_percent: pitch,
            speaking,
        }
    })
}

pub fn any_sound_command() -> impl Strategy<Value = SoundCommand> {
    prop::sample::select(vec![
        SoundCommand::NextSetting,
        SoundCommand::PreviousSetting,
        SoundCommand::More,
        SoundCommand::Less,
        SoundCommand::NextEarcon,
        SoundCommand::PreviousEarcon,
        SoundCommand::Earcon,
    ])
}

pub fn any_sweep() -> impl Strategy<Value = Sweep> {
    prop_oneof![
        prop::sample::select(vec![
            Sweep::Rank,
            Sweep::File,
            Sweep::Rising,
            Sweep::Falling,
            Sweep::Pawns,
            Sweep::Board,
            Sweep::Ray(Step::Up),
        ]),
        any_step().prop_map(Sweep::Ray),
    ]
}

pub fn any_tape_settings() -> impl Strategy<Value = TapeSettings> {
    let formats = prop::sample::select(TapeFormat::ALL.to_vec());
    (formats, any::<bool>()).prop_map(|(format, own_voice)| TapeSettings { format, own_voice })
}

pub fn any_tape_command() -> impl Strategy<Value = TapeCommand> {
    let bare = vec![TapeCommand::Toggle, TapeCommand::Start, TapeCommand::Stop];
    prop_oneof![
        4 => prop::sample::select(bare),
        2 => any::<bool>().prop_map(TapeCommand::OwnVoice),
    ]
}

/// What becomes of the dictaphone.
pub fn any_tape_report() -> impl Strategy<Value = TapeReport> {
    prop_oneof![
        1 => (any_text(), any::<bool>())
            .prop_map(|(file, lacks_microphone)| TapeReport::Started { file, lacks_microphone }),
        1 => (any_text(), any::<u32>(), any::<u32>()).prop_map(|(file, announcements, length_s)| {
            TapeReport::Stopped { file, announcements, length_s }
        }),
        1 => (any_text(), any_text()).prop_map(|(file, detail)| TapeReport::Failed { file, detail }),
    ]
}
