//! What comes from other computers: a report, or games, in a file or in a folder that is watched.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{fs, io};

use crate::adapters::text_file;
use crate::pgn;
use crate::protocol::{IncomingGame, TournamentAnswer};
use crate::tournament::Entrant;

/// What is in a file or a folder: games if it is a folder or its name ends in `.pgn`, players if it ends in `.csv`, else a
/// report. A list of players begins with the names of its columns: `name`, `rating`, and so on,
/// as at the console.
///
/// # Errors
/// It cannot be read.
pub fn read(from: &Path) -> io::Result<TournamentAnswer> {
    if ends_in(from, "csv") {
        return Ok(TournamentAnswer::Entries(players_of(&pgn::decode(
            &text_file::read(from)?,
        ))?));
    }
    if !from.is_dir() && !ends_in(from, "pgn") {
        return Ok(TournamentAnswer::Report(pgn::decode(&text_file::read(
            from,
        )?)));
    }
    let files = if from.is_dir() {
        files_of(from)?
    } else {
        vec![from.to_owned()]
    };
    let mut games = Vec::new();
    for file in files {
        games.extend(games_of(&file)?);
    }
    Ok(TournamentAnswer::Games(games))
}

/// The players of a list; what is wrong comes with its line. Between the columns is what stands most often between their
/// names: spreadsheets write semicolons or tabs as well.
fn players_of(text: &str) -> io::Result<Vec<(usize, Entrant)>> {
    let wrong = |line: u64, what: &str| {
        io::Error::new(io::ErrorKind::InvalidData, format!("{line}, {what}"))
    };
    let text = text.trim_start_matches('\u{feff}');
    let first = text.lines().next().unwrap_or_default();
    let count = |sign: &u8| first.bytes().filter(|byte| byte == sign).count();
    let sign = *b",;\t"
        .iter()
        .rev()
        .max_by_key(|sign| count(sign))
        .unwrap_or(&b',');
    if let Some(line) = unclosed(text, char::from(sign)) {
        return Err(wrong(line, "\""));
    }
    let mut table = csv::ReaderBuilder::new()
        .delimiter(sign)
        .trim(csv::Trim::All)
        .flexible(true)
        .from_reader(text.as_bytes());
    let heads = table.headers()?.clone();
    let named = |head: &str| match head.to_lowercase().as_str() {
        "elo" => "rating".to_owned(),
        other => other.to_owned(),
    };
    let heads: Vec<String> = heads.iter().map(named).collect();
    let is_known =
        |head: &&String| head.is_empty() || Entrant::KEYS.split('|').any(|key| key == **head);
    if let Some(unknown) = heads.iter().find(|head| !is_known(head)) {
        return Err(wrong(1, unknown));
    }
    let mut players = Vec::new();
    for row in table.records() {
        let row = row?;
        let line = row.position().map_or(0, csv::Position::line);
        if row.iter().all(str::is_empty) {
            continue;
        }
        if let Some(surplus) = row.get(heads.len()).filter(|cell| !cell.is_empty()) {
            return Err(wrong(line, surplus));
        }
        let fields = heads.iter().map(String::as_str).zip(&row);
        let player = Entrant::of(fields).map_err(|field| wrong(line, field))?;
        players.push((usize::try_from(line).unwrap_or_default(), player));
    }
    Ok(players)
}

/// The line in which a quotation mark opens a cell that none closes: all behind it would be that cell.
fn unclosed(text: &str, sign: char) -> Option<u64> {
    let (mut line, mut opened, mut begins, mut closes) = (1, None, true, false);
    for c in text.chars() {
        let is_mark = c == '"';
        let was_open = opened.is_some();
        if is_mark {
            // Two of them in a cell are one of its signs.
            opened = (!was_open && (begins || closes)).then_some(line);
        }
        closes = is_mark && was_open;
        begins = opened.is_none() && (c == sign || c == '\n' || begins && c.is_whitespace());
        line += u64::from(c == '\n');
    }
    opened
}

fn ends_in(path: &Path, end: &str) -> bool {
    path.extension()
        .is_some_and(|it| it.eq_ignore_ascii_case(end))
}

/// The files with games of a folder, in the order of their names.
fn files_of(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let found: io::Result<Vec<_>> = fs::read_dir(folder)?.collect();
    let files = found?.into_iter().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = files.filter(|path| ends_in(path, "pgn")).collect();
    files.sort();
    Ok(files)
}

fn games_of(file: &Path) -> io::Result<Vec<IncomingGame>> {
    let read = pgn::read(&text_file::read(file)?).into_iter();
    let games = read.map(|game| IncomingGame {
        file: file.display().to_string(),
        pgn: game
            .map(|game| pgn::write(&game))
            .map_err(|fault| (fault.game, fault.line)),
    });
    Ok(games.collect())
}

/// When a file was changed last, and how long it is.
type FileStamp = (Option<SystemTime>, u64);

/// A folder from which games come. It is looked at again and again, for not every file system tells of changes.
#[derive(Debug)]
pub struct WatchedFolder {
    path: PathBuf,
    /// How each file was when it was looked at last, and whether its games were given.
    files: BTreeMap<PathBuf, (FileStamp, bool)>,
}

impl WatchedFolder {
    /// A folder that was not looked at yet.
    pub const fn new(path: PathBuf) -> Self {
        let files = BTreeMap::new();
        Self { path, files }
    }

    /// The games of files that are new or others than before, and that nobody is writing: they were the same at the
    /// last look. A file that cannot be read is looked at again.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn look(&mut self) -> io::Result<Vec<IncomingGame>> {
        let mut games = Vec::new();
        for file in files_of(&self.path)? {
            let Ok(about) = fs::metadata(&file) else {
                continue;
            };
            let stamp = (about.modified().ok(), about.len());
            match self.files.get_mut(&file) {
                Some((old, is_given)) if *old == stamp => {
                    if !*is_given && let Ok(read) = games_of(&file) {
                        games.extend(read);
                        *is_given = true;
                    }
                }
                Some(_) | None => {
                    self.files.insert(file, (stamp, false));
                }
            }
        }
        Ok(games)
    }
}
