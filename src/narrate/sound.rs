//! What is heard of the sound itself: its settings, the glossary of earcons, and sweeps over the board.

use super::cue::{Arg, Cue, Phrase, answered, echo, followed, sound};
use super::parts::{end, on_off};
use super::phrases as say;
use crate::board::{Kind, Piece, Square};
use crate::earcon::{Earcon, sweep};
use crate::protocol::{
    Choice as _, Ears, Setting, Settings, SoundEvent, SoundSetting, SoundSettings, Sweep,
};

/// Something around the sound.
pub(super) fn tell(event: &SoundEvent, settings: &Settings) -> Vec<Cue> {
    match event {
        SoundEvent::Setting(setting) => vec![echo(value(*setting, &settings.sound))],
        SoundEvent::Earcon(at) => earcon(earcon_at(*at)),
        SoundEvent::Swept(line, squares) => swept(*line, squares, settings),
    }
}

/// The new value of a setting, and a sample of what has changed.
pub(super) fn changed(setting: SoundSetting, now: &Settings) -> Vec<Cue> {
    let is_apart = setting == SoundSetting::Ears && now.sound.ears == Ears::TwoDevices;
    // Without a second device the first one plays everything, which nobody would guess.
    let second = is_apart.then(|| device(now.sound.second_device.as_ref()));
    let told = followed(
        value(setting, &now.sound),
        end(Setting::Sound(setting), now),
    );
    let mut cues = vec![echo((told, second))];
    cues.extend(sample_of(setting).into_iter().map(Cue::Sound));
    cues
}

/// An earcon of the glossary: its name first, then itself.
pub fn earcon(earcon: Earcon) -> Vec<Cue> {
    vec![echo(say::EARCON.with(earcon.name())), sound(earcon, None)]
}

/// The earcon of the glossary with a number, which goes round.
pub fn earcon_at(at: i32) -> Earcon {
    let count = i32::try_from(Earcon::ALL.len()).unwrap_or(1);
    let at = usize::try_from(at.rem_euclid(count)).unwrap_or(0);
    Earcon::ALL[at]
}

/// Which device the second player has.
pub(super) fn device(name: Option<&String>) -> Phrase {
    match name {
        Some(name) => say::SOUND_DEVICE.with(name),
        None => say::SOUND_NO_DEVICE.plain(),
    }
}

/// A setting with its value.
pub(super) fn value(setting: SoundSetting, now: &SoundSettings) -> Phrase {
    let percent = |percent: u16| say::SOUND_PERCENT.with((setting.key(), percent));
    let switch = |is_on| say::SOUND_SWITCH.with((setting.key(), on_off(is_on)));
    match setting {
        SoundSetting::Moves => percent(now.moves_percent),
        SoundSetting::Squares => percent(now.squares_percent),
        SoundSetting::Clock => percent(now.clock_percent),
        SoundSetting::Messages => percent(now.messages_percent),
        SoundSetting::Sweep => percent(now.sweep_percent),
        SoundSetting::Pitch => percent(now.pitch_percent),
        SoundSetting::Piece => switch(now.tells_piece),
        SoundSetting::Dark => switch(now.tells_dark),
        SoundSetting::Target => switch(now.tells_target),
        SoundSetting::Mono => switch(now.mono),
        SoundSetting::Reversed => switch(now.reversed),
        SoundSetting::Side => say::SOUND_SIDE.with(now.side),
        SoundSetting::Ears => say::SOUND_EARS.with(now.ears.key()),
        SoundSetting::Speaking => say::SOUND_SPEAKING.with(now.speaking.key()),
    }
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
    let (Some((from, _)), Some((to, _))) = (squares.first(), squares.last()) else {
        return answered(Earcon::Edge, say::SWEPT_NOTHING.with(line.key()));
    };
    let mut pieces = squares.iter().filter_map(|(_, piece)| *piece);
    let name = match line {
        Sweep::Rank => say::SWEPT_RANK.with(Arg::Rank(from.rank())),
        Sweep::File => say::SWEPT_FILE.with(Arg::File(from.file())),
        Sweep::Pawns if pieces.any(|piece| piece.kind == Kind::Man) => say::SWEPT_MEN.plain(),
        Sweep::Pawns => say::SWEPT_PAWNS.plain(),
        Sweep::Board => say::SWEPT_BOARD.plain(),
        Sweep::Rising | Sweep::Falling | Sweep::Ray(_) => say::SWEPT_FROM_TO.with((from, to)),
    };
    let plan = sweep::plan(squares, settings.sound.sweep_percent);
    let mut cues = vec![echo(name)];
    cues.extend(plan.into_iter().map(Cue::Sound));
    cues
}
