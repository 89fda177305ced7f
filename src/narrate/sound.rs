//! What is heard of the sound itself: its settings, the glossary of earcons, and sweeps over the board.

use super::cue::{Arg, Cue, Phrase, Sentence};
use super::phrases::{self as say};
use super::{echo, sound};
use crate::board::{Kind, Piece, Side, Square};
use crate::earcon::{Earcon, sweep};
use crate::protocol::choice::Choice as _;
use crate::protocol::settings::Settings;
use crate::protocol::settings::sound::{Ears, SoundChange, SoundSetting, SoundValue};
use crate::protocol::sound::SoundEvent;
use crate::protocol::sweep::Sweep;

/// Something around the sound.
pub(super) fn tell(event: &SoundEvent, settings: &Settings) -> Vec<Cue> {
    match event {
        SoundEvent::Setting(setting, value) => vec![echo(vec![value_of(*setting, *value)])],
        SoundEvent::Earcon(at) => earcon(earcon_at(*at)),
        SoundEvent::Swept(line, squares) => swept(*line, squares, settings),
    }
}

/// The new value of a setting, and a sample of what has changed.
pub(super) fn changed(change: &SoundChange, now: &Settings) -> Vec<Cue> {
    let setting = match change {
        SoundChange::More(setting) | SoundChange::Less(setting) | SoundChange::To(setting, _) => {
            *setting
        }
        SoundChange::Device(name) => {
            return vec![echo(vec![device(name.as_deref())])];
        }
    };
    let mut said = vec![value_of(setting, now.sound.value(setting))];
    if setting == SoundSetting::Ears && now.sound.ears == Ears::TwoDevices {
        // Without a second device the first one plays everything, which nobody would guess.
        said.push(device(now.sound.second_device.as_deref()));
    }
    let mut cues = vec![echo(said)];
    cues.extend(sample_of(setting).into_iter().map(Cue::Sound));
    cues
}

/// An earcon of the glossary: its name first, then itself.
pub fn earcon(earcon: Earcon) -> Vec<Cue> {
    let name = Phrase::new(&say::EARCON, vec![Arg::Key(earcon.name())]);
    vec![echo(vec![name.into()]), sound(earcon, None)]
}

/// The earcon of the glossary with a number, which goes round.
pub fn earcon_at(at: i32) -> Earcon {
    let count = i32::try_from(Earcon::ALL.len()).unwrap_or(1);
    let at = usize::try_from(at.rem_euclid(count)).unwrap_or(0);
    Earcon::ALL[at]
}

/// Which device the second player has.
fn device(name: Option<&str>) -> Sentence {
    match name {
        Some(name) => Phrase::new(&say::SOUND_DEVICE, vec![Arg::Text(name.to_owned())]),
        None => Phrase::new(&say::SOUND_NO_DEVICE, vec![]),
    }
    .into()
}

/// The value of what a change is about.
pub(super) fn value(change: &SoundChange, now: &Settings) -> Sentence {
    match change {
        SoundChange::More(setting) | SoundChange::Less(setting) | SoundChange::To(setting, _) => {
            value_of(*setting, now.sound.value(*setting))
        }
        SoundChange::Device(name) => device(name.as_deref()),
    }
}

fn value_of(setting: SoundSetting, value: SoundValue) -> Sentence {
    let name = Arg::Key(setting.key());
    match value {
        SoundValue::Percent(percent) => {
            Phrase::new(&say::SOUND_PERCENT, vec![name, Arg::Number(percent.into())])
        }
        SoundValue::Switch(on) => {
            let state = Arg::Key(if on { "on" } else { "off" });
            Phrase::new(&say::SOUND_SWITCH, vec![name, state])
        }
        SoundValue::Choice(key) => match setting {
            SoundSetting::Ears => Phrase::new(&say::SOUND_EARS, vec![Arg::Key(key)]),
            SoundSetting::Speaking => Phrase::new(&say::SOUND_SPEAKING, vec![Arg::Key(key)]),
            _ => {
                let side = key.parse().unwrap_or(Side::White);
                Phrase::new(&say::SOUND_SIDE, vec![Arg::Side(side)])
            }
        },
    }
    .into()
}

/// What a setting changes, as it sounds now; on the left where it matters.
fn sample_of(setting: SoundSetting) -> Vec<crate::earcon::Placed> {
    let corners = || Square::new(0, 0).into_iter().chain(Square::new(7, 7));
    let one = |earcon: Earcon| vec![earcon.anywhere()];
    match setting {
        SoundSetting::Moves => one(Earcon::Move),
        SoundSetting::Squares | SoundSetting::Piece => one(Earcon::Own),
        SoundSetting::Clock => one(Earcon::Press),
        SoundSetting::Messages => one(Earcon::Notice),
        SoundSetting::Dark => one(Earcon::Dark),
        SoundSetting::Target => one(Earcon::Target),
        SoundSetting::Mono | SoundSetting::Reversed | SoundSetting::Side => {
            corners().map(|corner| Earcon::Own.at(corner)).collect()
        }
        SoundSetting::Sweep | SoundSetting::Ears | SoundSetting::Pitch | SoundSetting::Speaking => {
            Vec::new()
        }
    }
}

/// Names the line, and plays it.
fn swept(line: Sweep, squares: &[(Square, Option<Piece>)], settings: &Settings) -> Vec<Cue> {
    let (first, last) = (squares.first(), squares.last());
    let is_man =
        |(_, piece): &(Square, Option<Piece>)| piece.map(|one| one.kind) == Some(Kind::Man);
    let name = match (line, first, last) {
        (_, None, _) | (_, _, None) => {
            let phrase = Phrase::new(&say::SWEPT_NOTHING, vec![Arg::Key(line.key())]);
            return vec![sound(Earcon::Edge, None), echo(vec![phrase.into()])];
        }
        (Sweep::Rank, Some((square, _)), _) => {
            Phrase::new(&say::SWEPT_RANK, vec![Arg::Rank(square.rank())])
        }
        (Sweep::File, Some((square, _)), _) => {
            Phrase::new(&say::SWEPT_FILE, vec![Arg::File(square.file())])
        }
        (Sweep::Pawns, ..) if squares.iter().any(is_man) => Phrase::new(&say::SWEPT_MEN, vec![]),
        (Sweep::Pawns, ..) => Phrase::new(&say::SWEPT_PAWNS, vec![]),
        (Sweep::Board, ..) => Phrase::new(&say::SWEPT_BOARD, vec![]),
        (_, Some((from, _)), Some((to, _))) => Phrase::new(
            &say::SWEPT_FROM_TO,
            vec![Arg::Square(*from), Arg::Square(*to)],
        ),
    };
    let plan = sweep::plan(squares, settings.sound.sweep_percent);
    let mut cues = vec![echo(vec![name.into()])];
    cues.extend(plan.into_iter().map(Cue::Sound));
    cues
}
