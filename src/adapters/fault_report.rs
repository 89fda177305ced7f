//! A report for a fault: what a developer must know, and nothing that was sealed. It is written and never sent.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use directories::UserDirs;
use serde_json::{Map, Value};

use super::calendar;
use super::log::{self, LogEntry};
use super::speaker::device_names;
use super::speech::SystemEspeak;
use super::store::{Folders, free_path, write_whole};
use crate::session::Session;

/// The version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The names under which a log holds a sealed move, the word for it, or what was found under the seal.
const SEALED: [&str; 5] = ["seal", "sealed", "unsealed", "word", "says"];

/// The features with which the program was built.
const FEATURES: [(&str, bool); 4] = [
    ("sound", cfg!(feature = "sound")),
    ("gamepad", cfg!(feature = "gamepad")),
    ("system-speech", cfg!(feature = "system-speech")),
    ("braille-display", cfg!(feature = "braille-display")),
];

/// The folders of settings, of games and of the speech that is kept ready.
pub fn places(folders: Option<&Folders>) -> Option<[String; 3]> {
    let Folders {
        config,
        data,
        cache,
    } = folders?;
    Some([config, data, cache].map(|folder| folder.display().to_string()))
}

/// Where the next report is written when nobody names a file.
pub fn usual_path(folders: &Folders) -> PathBuf {
    let (date, _) = calendar::now();
    let name = format!("report-{date}");
    free_path(&folders.data.join("reports"), &name, "txt")
}

/// Writes a report into a file, and makes its folder.
///
/// # Errors
/// The file cannot be written; what was there before is still there.
pub fn write(path: &Path, folders: Option<&Folders>) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    write_whole(path, text(folders).as_bytes())
}

/// The report. What stands in it for the home of the user is `~`, for its name is often the user's own.
fn text(folders: Option<&Folders>) -> String {
    let text = format!(
        "Annabella: a report for a fault\n\n\
        Nothing was sent. It holds the settings and the log of the last game, with names of players and files,\n\
        without what was sealed.\n\n\
        Program\n\n{}\n\nSettings\n\n{}\n\nLog\n\n{}\n",
        program(folders),
        settings(folders),
        played(folders)
    );
    match UserDirs::new() {
        Some(home) => without_home(&text, &home.home_dir().display().to_string()),
        None => text,
    }
}

/// A text in which a folder is `~`, as paths and as JSON write it.
fn without_home(text: &str, home: &str) -> String {
    if home.len() < 2 {
        return text.to_owned();
    }
    text.replace(&home.replace('\\', "\\\\"), "~")
        .replace(home, "~")
}

fn program(folders: Option<&Folders>) -> String {
    let features = FEATURES.iter().filter(|(_, is_on)| *is_on);
    let features: Vec<&str> = features.map(|(name, _)| *name).collect();
    let desktop = ["XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE"].map(std::env::var);
    let desktop: Vec<String> = desktop.into_iter().flatten().collect();
    let [settings, games, speech] = places(folders).unwrap_or_default();
    let lines = [
        ("version", VERSION.to_owned()),
        ("written", calendar::now().1),
        ("features", features.join(", ")),
        ("system", os_info::get().to_string()),
        ("processor", std::env::consts::ARCH.to_owned()),
        ("language", sys_locale::get_locale().unwrap_or_default()),
        ("desktop", desktop.join(", ")),
        ("sound devices", device_names().join(", ")),
        ("eSpeak NG", SystemEspeak::load().is_ok().to_string()),
        ("settings", settings),
        ("games", games),
        ("prepared speech", speech),
    ];
    lines
        .map(|(name, value)| format!("{name}: {value}"))
        .join("\n")
}

fn settings(folders: Option<&Folders>) -> String {
    match folders.map(|folders| fs::read_to_string(folders.settings())) {
        Some(Ok(text)) => text.trim_end().to_owned(),
        Some(Err(error)) => untold(&error),
        None => String::new(),
    }
}

/// Why a file is not in the report.
fn untold(error: &io::Error) -> String {
    match error.kind() == io::ErrorKind::NotFound {
        true => "(none yet)".to_owned(),
        false => format!("(cannot be read: {error})"),
    }
}

/// The log of the last game. A line that nobody can read may hold what was sealed: only its length is told.
fn played(folders: Option<&Folders>) -> String {
    let bytes = match folders.map(|folders| fs::read(folders.data.join(log::CURRENT))) {
        Some(Ok(bytes)) => bytes,
        Some(Err(error)) => return untold(&error),
        None => return String::new(),
    };
    let lines = bytes
        .split(|byte| *byte == b'\n')
        .filter(|line| !line.is_empty());
    // While a move is due to be sealed, whatever is asked may hold it. Who cannot follow the game does not know when.
    let (mut session, mut follows) = (Session::default(), true);
    let told = lines.map(|line| {
        let is_due = !follows || session.can_seal();
        match serde_json::from_slice::<LogEntry>(line) {
            Ok(entry) => drop(session.handle(entry.at, entry.input)),
            Err(_) => follows = false,
        }
        match serde_json::from_slice(line) {
            Ok(entry) if is_due => only_names(without_sealed(entry)).to_string(),
            Ok(entry) => without_sealed(entry).to_string(),
            Err(error) => format!("{} bytes that cannot be read: {error}", line.len()),
        }
    });
    told.collect::<Vec<_>>().join("\n")
}

/// An entry of the log of which only the kind of what was asked is told.
fn only_names(mut entry: Value) -> Value {
    for asked in ["ask", "do", "report"] {
        if let Some(Value::Object(what)) = entry.get_mut(asked) {
            what.values_mut().for_each(|value| *value = Value::Null);
        }
    }
    entry
}

/// An entry of the log in which nothing stands of what was sealed.
fn without_sealed(entry: Value) -> Value {
    match entry {
        Value::Object(fields) => {
            let told = fields.into_iter().map(|(name, value)| {
                let value = match SEALED.contains(&name.as_str()) {
                    true => Value::Null,
                    false => without_sealed(value),
                };
                (name, value)
            });
            Value::Object(told.collect::<Map<_, _>>())
        }
        Value::Array(values) => values.into_iter().map(without_sealed).collect(),
        plain @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) => plain,
    }
}
