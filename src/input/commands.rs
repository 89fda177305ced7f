//! The commands of actions that need no line.

use super::keys::Action;
use super::setting::next_braille;
use super::{Intent, adjourning, one};
use crate::narrate::cue::Part;
use crate::protocol::arbiter::Intervention;
use crate::protocol::ask::Ask;
use crate::protocol::report::Trouble;
use crate::protocol::settings::{Change, Settings, Speaker};
use crate::protocol::speech::SpeechCommand;
use crate::protocol::tape::TapeCommand;
use crate::session::Session;
use crate::voice::Voices;

/// The command of an action that needs no line.
pub(super) fn command_of(action: Action, session: &Session, voices: &Voices) -> Ask {
    match action {
        Action::Walk(step) => Ask::Walk(step),
        Action::Enter => Ask::TakeOrPut,
        Action::Cancel => Ask::Cancel,
        Action::Look => Ask::Look(None),
        Action::Attackers => Ask::Attackers(None),
        Action::Repeat => Ask::Repeat,
        Action::Turn => Ask::Turn,
        Action::Pieces => Ask::Pieces {
            side: None,
            kind: None,
        },
        Action::Moves => Ask::Moves,
        Action::Undo => Ask::Undo,
        Action::NewGame(WhichGame::Same) => Ask::NewGame,
        Action::NewGame(WhichGame::Other) => {
            Ask::NewGameFrom(session.position().game().other().start())
        }
        Action::Forward => Ask::Forward,
        Action::Back => Ask::Back,
        Action::ToStart => Ask::ToStart,
        Action::ToEnd => Ask::ToEnd,
        Action::PlayOn => Ask::PlayOn,
        Action::OfferDraw => Ask::OfferDraw,
        Action::Resign => Ask::Resign,
        Action::Adjourn => adjourning::next_step(session),
        Action::Review(step) => Ask::Speech(SpeechCommand::Review(step)),
        Action::PressClock => Ask::PressClock,
        Action::TellTime => Ask::TellTime,
        Action::ReadOut => Ask::ReadOut,
        Action::Repeats => Ask::Repeats(None),
        Action::Adjust => Ask::Adjust,
        Action::Agree => Ask::Agree,
        Action::Why => Ask::Why,
        Action::Claims => Ask::Claims,
        Action::Pause => Ask::Pause,
        Action::Sweep(sweep) => Ask::Sweep(sweep),
        Action::Sound(command) => Ask::Sound(command),
        Action::Practice(action) => action.command(),
        Action::Dictaphone => Ask::Tape(TapeCommand::Toggle),
        Action::Quit => Ask::Quit,
        Action::Arbiter => Ask::Arbiter(Intervention::Toggle),
        Action::Incidents => Ask::Arbiter(Intervention::Incidents),
        // The rest is a setting, or is done by the hands alone, or it is help.
        _ => setting_of(action, session.settings(), voices).map_or(Ask::Help, Ask::Set),
    }
}

/// The change of a setting that an action makes.
fn setting_of(action: Action, settings: &Settings, voices: &Voices) -> Option<Change> {
    let next = |id: &str, part| {
        voices
            .after(id, part)
            .map_or(id, |voice| voice.id())
            .to_owned()
    };
    Some(match action {
        Action::Level(level) => level.change(),
        Action::NextAnnouncer => Change::Announcer(next(&settings.announcer, Part::Announcement)),
        Action::NextLanguage => Change::Language(next(&settings.language, Part::Interface)),
        Action::NextForm => Change::Form(settings.form.next()),
        Action::NextFiles => Change::Files(settings.files.next()),
        Action::ReadBack => Change::ReadBack(!settings.reads_back),
        Action::NextSpeaker => Change::Speaker(match settings.speaker {
            Speaker::Embedded => Speaker::System,
            Speaker::System => Speaker::Embedded,
        }),
        Action::SecondWindow => Change::SecondWindow(!settings.second_window),
        Action::NextBraille => Change::BrailleLine(next_braille(settings)),
        Action::NextTheme => Change::Theme(settings.theme.next()),
        Action::Zoom(step) => Change::Zoom(step),
        Action::NextPreset => Change::Preset(settings.verbosity.next()),
        Action::NextOutput => Change::Output(settings.output.other()),
        _ => return None,
    })
}

/// A setting that names a voice which does not exist is told, not made.
pub(super) fn checked(intent: Intent, voices: &Voices) -> Intent {
    let Intent::Commands(commands) = &intent else {
        return intent;
    };
    let missing = commands.iter().find_map(|command| match command {
        Ask::Set(Change::Announcer(id)) if voices.get(id).is_none() => Some(id),
        Ask::Set(Change::Language(id)) => {
            let is_language = voices.languages().any(|voice| voice.id() == id);
            (!is_language).then_some(id)
        }
        _ => None,
    });
    match missing {
        Some(id) => one(Ask::Report(Trouble::NoSuchVoice(id.clone()))),
        None => intent,
    }
}

/// Which game a new game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhichGame {
    /// The one that is played now.
    Same,
    /// The other one: draughts after chess, chess after draughts.
    Other,
}

impl WhichGame {
    /// The key under which voices keep what it does.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Same => "new-game",
            Self::Other => "other-game",
        }
    }
}
