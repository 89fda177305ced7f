//! The commands of actions that need no line.

use super::keys::Action;
use super::setting::next_braille;
use super::{Intent, adjourning, one};
use crate::narrate::cue::Part;
use crate::session::Session;
use crate::session::command::{Command, Trouble};
use crate::session::intervention::Intervention;
use crate::session::settings::{Change, Settings, Speaker};
use crate::session::speech::SpeechCommand;
use crate::session::tape::TapeCommand;
use crate::voice::Voices;

/// The command of an action that needs no line.
pub(super) fn command_of(action: Action, session: &Session, voices: &Voices) -> Command {
    match action {
        Action::Walk(step) => Command::Walk(step),
        Action::Enter => Command::TakeOrPut,
        Action::Cancel => Command::Cancel,
        Action::Look => Command::Look(None),
        Action::Attackers => Command::Attackers(None),
        Action::Repeat => Command::Repeat,
        Action::Turn => Command::Turn,
        Action::Pieces => Command::Pieces {
            side: None,
            kind: None,
        },
        Action::Moves => Command::Moves,
        Action::Undo => Command::Undo,
        Action::NewGame(WhichGame::Same) => Command::Anew,
        Action::NewGame(WhichGame::Other) => {
            Command::NewGame(session.position().game().other().start())
        }
        Action::Forward => Command::Forward,
        Action::Back => Command::Back,
        Action::ToStart => Command::ToStart,
        Action::ToEnd => Command::ToEnd,
        Action::PlayOn => Command::PlayOn,
        Action::OfferDraw => Command::OfferDraw,
        Action::Resign => Command::Resign,
        Action::Adjourn => adjourning::next_step(session),
        Action::Review(step) => Command::Speech(SpeechCommand::Review(step)),
        Action::PressClock => Command::Press,
        Action::TellTime => Command::Clock,
        Action::ReadOut => Command::ReadOut,
        Action::Repeats => Command::RepeatedBy(None),
        Action::Adjust => Command::Adjust,
        Action::Agree => Command::Settle,
        Action::Why => Command::Why,
        Action::Claims => Command::Claims,
        Action::Pause => Command::Pause,
        Action::Sweep(sweep) => Command::Sweep(sweep),
        Action::Sound(command) => Command::Sound(command),
        Action::Practice(action) => action.command(),
        Action::Dictaphone => Command::Tape(TapeCommand::Toggle),
        Action::Quit => Command::Quit,
        Action::Arbiter => Command::Arbiter(Intervention::Toggle),
        Action::Incidents => Command::Arbiter(Intervention::Incidents),
        // The rest is a setting, or is done by the hands alone, or it is help.
        _ => setting_of(action, session.settings(), voices).map_or(Command::Help, Command::Set),
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
        Command::Set(Change::Announcer(id)) if voices.get(id).is_none() => Some(id),
        Command::Set(Change::Language(id)) => {
            let is_language = voices.languages().any(|voice| voice.id() == id);
            (!is_language).then_some(id)
        }
        _ => None,
    });
    match missing {
        Some(id) => one(Command::Report(Trouble::NoSuchVoice(id.clone()))),
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
