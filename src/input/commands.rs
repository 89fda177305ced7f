//! The commands of actions that need no line.

use super::keys::Action;
use super::{Intent, adjourning, one};
use crate::narrate::cue::Part;
use crate::session::Session;
use crate::session::command::{Command, Trouble};
use crate::session::settings::{Change, Speaker};
use crate::session::speech::SpeechCommand;
use crate::voice::Voices;

/// The command of an action that needs no line.
pub(super) fn command_of(action: Action, session: &Session, voices: &Voices) -> Command {
    let settings = session.settings();
    let next = |id: &str, part| {
        voices
            .after(id, part)
            .map_or(id, |voice| voice.id())
            .to_owned()
    };
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
        Action::NewGame => Command::NewGame(crate::game::Position::default()),
        Action::Forward => Command::Forward,
        Action::Back => Command::Back,
        Action::ToStart => Command::ToStart,
        Action::ToEnd => Command::ToEnd,
        Action::PlayOn => Command::PlayOn,
        Action::OfferDraw => Command::OfferDraw,
        Action::Resign => Command::Resign,
        Action::Faster => Command::Set(Change::Faster),
        Action::Slower => Command::Set(Change::Slower),
        Action::Louder => Command::Set(Change::Louder),
        Action::Softer => Command::Set(Change::Softer),
        Action::EarconsLouder => Command::Set(Change::EarconsLouder),
        Action::EarconsSofter => Command::Set(Change::EarconsSofter),
        Action::NextAnnouncer => Command::Set(Change::Announcer(next(
            &settings.announcer,
            Part::Announcement,
        ))),
        Action::NextLanguage => {
            Command::Set(Change::Language(next(&settings.language, Part::Interface)))
        }
        Action::NextForm => Command::Set(Change::Form(settings.form.next())),
        Action::NextFiles => Command::Set(Change::Files(settings.files.next())),
        Action::ReadBack => Command::Set(Change::ReadBack(!settings.reads_back)),
        Action::NextSpeaker => Command::Set(Change::Speaker(match settings.speaker {
            Speaker::Embedded => Speaker::System,
            Speaker::System => Speaker::Embedded,
        })),
        Action::Adjourn => adjourning::next_step(session),
        Action::Review(step) => Command::Speech(SpeechCommand::Review(step)),
        Action::NextTheme => Command::Set(Change::Theme(settings.theme.next())),
        Action::Zoom(step) => Command::Set(Change::Zoom(step)),
        Action::NextPreset => Command::Set(Change::Preset(settings.verbosity.next())),
        Action::NextOutput => Command::Set(Change::Output(settings.output.other())),
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
        Action::Quit => Command::Quit,
        // The rest is done by the hands alone, or it is help.
        _ => Command::Help,
    }
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
