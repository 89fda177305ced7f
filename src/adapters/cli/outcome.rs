//! How a command ends, what it prints and of what it complains.

use std::io::Write;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::adapters::console::shown;
use crate::adapters::store::{Folders, load_settings, system_fault, write_fault};
use crate::desk::Desk;
use crate::game::{Game, Position};
use crate::narrate::cue::{Cue, Part, Sentences, Urgency, Utterance};
use crate::narrate::{narrate, wrong_in_file};
use crate::protocol::{
    Event, FaultEnds, OpenFault, Settings, ShelfAnswer, ShelfEvent, ShelfFault, SystemFault, Wrong,
};
use crate::voice::Voices;

/// A command that could not do its work; the reason has been written to standard error.
pub(super) enum Failed {
    /// Nothing was done.
    Wholly,
    /// What could be read was written, and games were left out.
    InPart,
}

/// What has become of a command.
pub(super) type Done = Result<(), Failed>;

/// Writes a line to standard error.
pub(super) fn complain(text: &str) -> Failed {
    let _ = writeln!(std::io::stderr(), "annabella: {}", shown(text));
    Failed::Wholly
}

/// Writes a line to standard output; a reader that has gone away ends the program quietly.
pub(super) fn print(text: &str) -> Done {
    writeln!(std::io::stdout(), "{}", shown(text)).map_err(|error| unwritten(None, &error))
}

/// Complains of what cannot be written, of a file or of standard output; a reader of that who has gone away wants to
/// hear nothing.
pub(super) fn unwritten(path: Option<&Path>, error: &std::io::Error) -> Failed {
    match path {
        None if error.kind() == std::io::ErrorKind::BrokenPipe => Failed::Wholly,
        _ => of_file(Wrong::Unwritable, path, (error, write_fault(error))),
    }
}

/// Complains of what cannot be read, of a file or of standard input.
pub(super) fn unread(path: Option<&Path>, error: &std::io::Error) -> Failed {
    of_file(Wrong::Unreadable, path, (error, system_fault(error)))
}

/// Complains that a file would be written over that is read.
pub(super) fn would_overwrite(path: &Path) -> Failed {
    let (file, detail) = (path.display().to_string(), SystemFault::Source.to_string());
    of_fault(Wrong::Unwritable, file, detail, None)
}

/// Complains of a file in the language of the machine; where only the system has a word for it, its number is told.
fn of_file(what: Wrong, path: Option<&Path>, (error, detail): (&std::io::Error, String)) -> Failed {
    let stream = if what == Wrong::Unreadable { 0 } else { 1 };
    let file = path.map_or_else(|| stream_name(stream), |path| path.display().to_string());
    let number = error.raw_os_error();
    let number = number.filter(|_| detail == SystemFault::Other.to_string());
    of_fault(what, file, detail, number)
}

/// The file that standard input or output is, if the system says which; else a hyphen.
fn stream_name(number: u8) -> String {
    let file = std::fs::read_link(format!("/dev/fd/{number}")).ok();
    let file = file.filter(|file| file.is_absolute() && file.exists());
    file.map_or_else(|| "-".to_owned(), |file| file.display().to_string())
}

fn of_fault(what: Wrong, file: String, detail: String, number: Option<i32>) -> Failed {
    let desk = Desk::new(Arc::new(Voices::embedded()));
    let settings = machine_settings(desk.voices());
    let ends = FaultEnds::Nothing;
    let fault = ShelfFault {
        what,
        file,
        detail,
        ends,
    };
    let told = Event::Shelf(ShelfEvent::Answered(ShelfAnswer::Fault(fault)));
    let number = number.map_or(String::new(), |number| format!(" ({number})"));
    complain(&format!("{}{number}", written(&desk, &settings, &told)))
}

/// How a command ends that has done its work for so many games, and for all of them or not.
pub(super) fn ended(done: usize, all_good: bool) -> Done {
    match (done, all_good) {
        (_, true) => Ok(()),
        (0, false) => Err(Failed::Wholly),
        (_, false) => Err(Failed::InPart),
    }
}

/// The settings of this machine before anything is chosen.
pub(super) fn machine_settings(voices: &Voices) -> Settings {
    let locale = sys_locale::get_locale().unwrap_or_default();
    Settings {
        language: voices.language_of_locale(&locale).to_owned(),
        ..Settings::default()
    }
}

/// The settings of the player, or those of this machine where there are none.
pub(super) fn own_settings(voices: &Voices, folders: Option<&Folders>) -> Settings {
    let own = folders.and_then(|folders| load_settings(folders).ok().flatten());
    own.map_or_else(|| machine_settings(voices), |own| own.settings)
}

/// What an event says, in writing.
pub(super) fn written(desk: &Desk, settings: &Settings, event: &Event) -> String {
    let cues = narrate(event, settings);
    let texts = cues.iter().filter_map(|cue| match cue {
        Cue::Say(utterance) => Some(desk.voices().render(utterance, settings).written),
        Cue::Sound(_) => None,
    });
    texts.collect::<Vec<_>>().join(" ")
}

/// What sentences say, in writing.
pub(super) fn said(desk: &Desk, settings: &Settings, said: impl Sentences) -> String {
    let utterance = Utterance {
        part: Part::Interface,
        urgency: Urgency::Owed,
        sentences: said.sentences(),
    };
    desk.voices().render(&utterance, settings).written
}

/// Complains of a file in the form that editors and scripts read: file, line, column, reason.
pub(super) fn complain_of_file(desk: &Desk, settings: &Settings, fault: &OpenFault) -> Failed {
    let place = match fault.line {
        0 => String::new(),
        line => format!("{}:{line}:{}: ", fault.file, fault.column),
    };
    let wrong = said(desk, settings, wrong_in_file(fault));
    complain(&format!("{place}{wrong}"))
}

/// Reads a FEN, or says why it is none.
pub(super) fn read_fen(game: Game, fen: &str) -> Result<Position, String> {
    game.read_fen(fen)
        .map_err(|error| match error.keys().as_slice() {
            [] => "not the form of a FEN".to_owned(),
            keys => keys.join(", "),
        })
}

/// The game of `--game`.
pub(super) fn game_of(key: &str) -> Result<Game, String> {
    Game::of_key(key).ok_or_else(|| {
        let keys = Game::ALL.map(Game::key);
        format!("there are {}", keys.join(", "))
    })
}

/// One of a list of keys, each with what help says of it.
pub(super) fn one_of<T>(list: &[(&'static str, &'static str)]) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err = strum::ParseError> + Clone + Send + Sync + 'static,
{
    let value = |(key, help): &(&'static str, &'static str)| PossibleValue::new(*key).help(*help);
    PossibleValuesParser::new(list.iter().map(value)).try_map(|key| key.parse())
}

/// Complains unless there is a voice of this name.
pub(super) fn check_voice(voices: &Voices, id: &str) -> Done {
    if voices.get(id).is_some() {
        return Ok(());
    }
    let names: Vec<&str> = voices.all().map(crate::voice::Voice::id).collect();
    Err(complain(&format!(
        "--voice {id}: there are {}",
        names.join(", ")
    )))
}
