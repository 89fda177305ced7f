//! Logs written by the landed program replay, and what is heard of them stays.
//!
//! In the folder of the logs (`GOLDEN`, else `tests/golden`), for each `NAME.log`:
//! - `NAME.heard`: what the program says when it stands where the log ends, and after a restart;
//! - `NAME.told`: what is heard of each entry when the log is carried out once more, aloud.
//!
//! `README.md` there tells which logs meet faults that were mended. `UPDATE=1` writes the texts anew. Nothing depends on the time of day: questions come one second after
//! the last entry.
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use annabella::voice::Voices;

static VOICES: LazyLock<Arc<Voices>> = LazyLock::new(crate::common::voices);

/// The seam: all that this test knows of the program. Only this need change with its interface.
mod seam {
    use std::path::Path;
    use std::sync::Arc;

    use crate::common::sealing;
    use annabella::adapters::log::{Log, LogEntry};
    use annabella::desk::{self, Heard};
    use annabella::input::{DeviceInput, Intent};
    use annabella::protocol::input::Input;
    use annabella::protocol::report::Report;
    use annabella::protocol::settings::Settings;
    use annabella::time::Moment;

    pub struct Desk {
        desk: desk::Desk,
        pub now: Moment,
    }

    /// The entries of `current.log` in a folder, and the line from which it is damaged.
    pub fn entries(folder: &Path) -> (Vec<LogEntry>, Option<usize>) {
        let (_, found) = Log::open(folder).unwrap();
        (found.entries, found.damage.map(|damage| damage.line))
    }

    /// The settings with which the program was started last.
    pub fn settings(entries: &[LogEntry]) -> Settings {
        let of = |entry: &LogEntry| match &entry.input {
            Input::Report(Report::Started(settings)) => Some(settings.clone()),
            _ => None,
        };
        entries.iter().rev().find_map(of).unwrap_or_default()
    }

    impl Desk {
        pub fn new() -> Self {
            Self {
                desk: desk::Desk::new(Arc::clone(&super::VOICES)),
                now: Moment::default(),
            }
        }

        /// Carries an entry out, unheard.
        pub fn replay(&mut self, entry: &LogEntry) {
            self.now = entry.at;
            self.desk.replay(entry.at, entry.input.clone());
        }

        /// Carries an entry out, aloud.
        pub fn aloud(&mut self, entry: &LogEntry) -> Vec<String> {
            self.now = entry.at;
            written(&self.desk.handle(entry.at, entry.input.clone()).1)
        }

        pub fn start(&mut self, settings: Settings) -> Vec<String> {
            written(&self.desk.handle(self.now, Report::Started(settings)).1)
        }

        /// Types a line of the console.
        pub fn line(&mut self, line: &str) -> Vec<String> {
            let intent = self.desk.interpret(DeviceInput::Line(line.to_owned()));
            let (commands, cues) = match sealing::done(intent, self.desk.session()) {
                Intent::Commands(commands) => (commands, Vec::new()),
                Intent::Both(commands, cues) => (commands, cues),
                Intent::Heard(cues) => (Vec::new(), cues),
                _ => return vec!["(elsewhere)".to_owned()],
            };
            let mut heard = Vec::new();
            for command in commands {
                heard.extend(self.desk.handle(self.now, command).1);
            }
            heard.extend(self.desk.tell(&cues));
            written(&heard)
        }
    }

    /// As a play writes it: earcons by their names, then speech.
    fn written(heard: &[Heard]) -> Vec<String> {
        let mut lines = Vec::new();
        for one in heard {
            let sounds = one
                .sounds
                .iter()
                .map(|sound| format!("~ {}", sound.earcon.name()));
            lines.extend(sounds);
            lines.extend(one.texts.iter().map(|text| text.written.clone()));
        }
        lines
    }
}

/// What is asked where the log ends: nothing was started anew.
const THERE: &[&str] = &[
    "help",
    "repeat",
    "turn",
    "look",
    "time",
    "status",
    "moves",
    "pieces",
    "why",
    "notes",
    "claims",
    "incidents",
    "envelope",
    "work tell",
    "shelf tell",
    "drill summary",
    "drill hint",
    "hint",
    "cancel",
    "no",
    "turn",
    "moves",
    "yes",
    "turn",
    "moves",
];

/// What is asked after a restart.
const AFTER: &[&str] = &[
    "yes",
    "status",
    "moves",
    "pieces",
    "time",
    "turn",
    "why",
    "claims",
    "incidents",
    "repeat",
    "look",
    "notes",
    "envelope",
    "may-i-claim",
    "work tell",
    "shelf tell",
    "drill summary",
    "dictaphone stop",
    "help",
    "undo",
    "turn",
    "back",
    "next",
    "draw",
    "yes",
    "resume both",
    "word word",
    "turn",
    "time",
    "drill alphabet",
    "drill skip",
    "drill leave",
    "set-up",
    "cancel",
    "yes",
    "shelf search",
    "work tell",
];

/// What is asked where the game is not gone on with.
const NOT: &[&str] = &["no", "turn", "moves", "time", "status"];

fn folder() -> PathBuf {
    let given = std::env::var_os("GOLDEN").map(PathBuf::from);
    given.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"))
}

fn add(text: &mut String, label: &str, heard: &[String]) {
    text.push_str(label);
    text.push('\n');
    for line in heard {
        for line in line.lines() {
            text.push_str("  ");
            text.push_str(line);
            text.push('\n');
        }
    }
}

/// The two texts of a log.
fn texts(log: &Path) -> (String, String) {
    let bytes = fs::read(log).unwrap();
    let own = tempfile::tempdir().unwrap();
    fs::write(own.path().join("current.log"), &bytes).unwrap();
    let (entries, damage) = seam::entries(own.path());
    let settings = seam::settings(&entries);
    let standing = || {
        let mut desk = seam::Desk::new();
        entries.iter().for_each(|entry| desk.replay(entry));
        desk.now = desk.now.plus_ms(1000);
        desk
    };
    let mut heard = format!("{} entries, damaged: {damage:?}\n", entries.len());
    let mut ask = |title: &str, starts: bool, lines: &[&str]| {
        let mut desk = standing();
        heard.push_str(&format!("== {title}\n"));
        if starts {
            let started = desk.start(settings.clone());
            add(&mut heard, "> (start)", &started);
        }
        for line in lines {
            let said = desk.line(line);
            add(&mut heard, &format!("> {line}"), &said);
        }
    };
    ask("where it ended", false, THERE);
    ask("after a restart", true, AFTER);
    ask("after a restart, not gone on with", true, NOT);
    let mut told = String::new();
    let mut desk = seam::Desk::new();
    let lines = bytes.split(|byte| *byte == b'\n');
    for (entry, line) in entries.iter().zip(lines) {
        let line = String::from_utf8_lossy(line);
        let done = line.split_once("\"do\":").map_or("", |(_, done)| done);
        let short: String = done.chars().take(100).collect();
        let said = desk.aloud(entry);
        add(&mut told, &format!("> {short}"), &said);
    }
    (heard, told)
}

fn names() -> Vec<PathBuf> {
    let entries = fs::read_dir(folder()).expect("the folder of the logs");
    let mut logs: Vec<PathBuf> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "log"))
        .collect();
    logs.sort();
    logs
}

#[test]
fn logs_of_the_landed_program_replay() {
    let updates = std::env::var_os("UPDATE").is_some();
    let mut faults = Vec::new();
    for log in names() {
        let (heard, told) = texts(&log);
        for (end, is) in [("heard", heard), ("told", told)] {
            let path = log.with_extension(end);
            let was = fs::read_to_string(&path).unwrap_or_default();
            if was == is {
                continue;
            }
            if updates {
                fs::write(&path, &is).unwrap();
                continue;
            }
            // What is heard now lies beside it: diff -u NAME.heard NAME.heard.now
            let beside = std::env::temp_dir().join("golden.now");
            fs::create_dir_all(&beside).unwrap();
            fs::write(beside.join(path.file_name().unwrap()), &is).unwrap();
            let pairs = was.lines().zip(is.lines());
            let same = pairs.take_while(|(was, is)| was == is).count();
            let line = |text: &str| text.lines().nth(same).unwrap_or("(the end)").to_owned();
            let (name, at) = (path.display(), same + 1);
            faults.push(format!(
                "{name}:{at}: was {:?}, is {:?}",
                line(&was),
                line(&is)
            ));
        }
    }
    assert!(updates || faults.is_empty(), "{faults:#?}");
}

#[test]
fn there_are_logs() {
    assert!(names().len() >= 12);
}
