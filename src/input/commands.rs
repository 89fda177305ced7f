//! The commands of actions that need no line.

use super::keys::Action;
use super::setting::turned;
use super::{Intent, adjourning, one};
use crate::protocol::arbiter::Intervention;
use crate::protocol::ask::Ask;
use crate::protocol::input::Input;
use crate::protocol::report::Report;
use crate::protocol::report::Trouble;
use crate::protocol::settings::appearance::Zoom;
use crate::protocol::settings::setting::{Setting, Value};
use crate::protocol::settings::{Change, Settings};
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
        Action::NewGame(WhichGame::Same) => Ask::Anew,
        Action::NewGame(WhichGame::Other) => {
            Ask::NewGame(session.position().game().other().start())
        }
        Action::Forward => Ask::Forward,
        Action::Back => Ask::Back,
        Action::ToStart => Ask::ToStart,
        Action::ToEnd => Ask::ToEnd,
        Action::PlayOn => Ask::PlayOn,
        Action::OfferDraw => Ask::OfferDraw,
        Action::Resign => Ask::Resign,
        Action::Adjourn => adjourning::next_step(session),
        Action::Review(step) => Ask::Review(step),
        Action::PressClock => Ask::Press,
        Action::TellTime => Ask::Clock,
        Action::ReadOut => Ask::ReadOut,
        Action::Repeats => Ask::RepeatedBy(None),
        Action::Adjust => Ask::Adjust,
        Action::Agree => Ask::Settle,
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
        _ => setting_of(action, session.settings(), voices).unwrap_or(Ask::Help),
    }
}

/// The change of a setting that an action makes.
fn setting_of(action: Action, settings: &Settings, voices: &Voices) -> Option<Ask> {
    let setting = match action {
        Action::Level(level) => return Some(Ask::Set(level.change())),
        Action::Zoom(Zoom::In) => return Some(Ask::Set(Change::More(Setting::Zoom))),
        Action::Zoom(Zoom::Out) => return Some(Ask::Set(Change::Less(Setting::Zoom))),
        Action::Zoom(Zoom::Usual) => return Some(Ask::Set(Change::to(Setting::Zoom, 100))),
        Action::NextAnnouncer => Setting::Announcer,
        Action::NextLanguage => Setting::Language,
        Action::NextForm => Setting::Form,
        Action::NextFiles => Setting::Files,
        Action::ReadBack => Setting::ReadBack,
        Action::NextSpeaker => Setting::Speaker,
        Action::SecondWindow => Setting::SecondWindow,
        Action::NextBraille => Setting::Braille,
        Action::NextTheme => Setting::Theme,
        Action::NextPreset => Setting::Preset,
        Action::NextOutput => Setting::Output,
        _ => return None,
    };
    turned(setting, true, settings, voices)
}

/// A setting that names a voice which does not exist is told, not made.
pub(super) fn checked(intent: Intent, voices: &Voices) -> Intent {
    let Intent::Commands(commands) = &intent else {
        return intent;
    };
    let missing = commands.iter().find_map(|command| match command {
        Input::Ask(Ask::Set(Change::To(Setting::Announcer, Value::Text(id))))
            if voices.get(id).is_none() =>
        {
            Some(id)
        }
        Input::Ask(Ask::Set(Change::To(Setting::Language, Value::Text(id)))) => {
            let is_language = voices.languages().any(|voice| voice.id() == id);
            (!is_language).then_some(id)
        }
        _ => None,
    });
    match missing {
        Some(id) => one(Report::Trouble(Trouble::NoSuchVoice(id.clone()))),
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
