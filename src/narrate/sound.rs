//! What is heard of the sound itself: its settings, the glossary of earcons, and sweeps over the board.

use super::cue::{Arg, Cue, Phrase, Sentence, answered};
use super::phrases::{self as say};
use super::{echo, sound};
use crate::board::{Kind, Piece, Square};
use crate::earcon::{Earcon, sweep};
use crate::protocol::choice::Choice as _;
use crate::protocol::settings::Settings;
use crate::protocol::settings::sound::{Ears, SoundSetting, SoundSettings};
use crate::protocol::sound::SoundEvent;
use crate::protocol::sweep::Sweep;

/// Something around the sound.
pub(super) fn tell(event: &SoundEvent, settings: &Settings) -> Vec<Cue> {
    match event {
        SoundEvent::Setting(setting) => vec![echo(vec![value(*setting, &settings.sound)])],
        SoundEvent::Earcon(at) => earcon(earcon_at(*at)),
        SoundEvent::Swept(line, squares) => swept(*line, squares, settings),
    }
}

/// The new value of a setting, and a sample of what has changed.
pub(super) fn changed(setting: SoundSetting, now: &Settings) -> Vec<Cue> {
    let mut said = vec![value(setting, &now.sound)];
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
pub(super) fn device(name: Option<&str>) -> Sentence {
    match name {
        Some(name) => Phrase::new(&say::SOUND_DEVICE, vec![Arg::Text(name.to_owned())]),
        None => Phrase::new(&say::SOUND_NO_DEVICE, vec![]),
    }
    .into()
}

/// A setting with its value.
pub(super) fn value(setting: SoundSetting, now: &SoundSettings) -> Sentence {
    let percent = |percent: u16| (&say::SOUND_PERCENT, Arg::Number(percent.into()));
    let switch = |is_on| {
        (
            &say::SOUND_SWITCH,
            Arg::Key(if is_on { "on" } else { "off" }),
        )
    };
    let choice = |spec, arg| Phrase::new(spec, vec![arg]).into();
    let (spec, value) = match setting {
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
        SoundSetting::Side => return choice(&say::SOUND_SIDE, Arg::Side(now.side)),
        SoundSetting::Ears => return choice(&say::SOUND_EARS, Arg::Key(now.ears.key())),
        SoundSetting::Speaking => {
            return choice(&say::SOUND_SPEAKING, Arg::Key(now.speaking.key()));
        }
    };
    Phrase::new(spec, vec![Arg::Key(setting.key()), value]).into()
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
            return answered(Earcon::Edge, vec![phrase.into()]);
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
