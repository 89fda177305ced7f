//! Tables, games and reports of an event in files: text, HTML, CSV, Braille, speech, PGN, TRF.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{fs, io};

use clap::ValueEnum;

use super::pages::{Wording, games_of, table};
use super::sheet::Sheet2D;
use crate::adapters::book::identifier;
use crate::adapters::calendar::now;
use crate::adapters::speaker::{Passage, Segment, SpeakerSettings, Studio};
use crate::adapters::store::{Folders, free_path, write_fault, write_whole};
use crate::adapters::tape::{CueMark, CueSheet, Tape};
use crate::braille::Paper;
use crate::braille::format::{Metadata, PEF_TAIL, brf, pef_head, pef_page, unicode};
use crate::protocol::{EventTable, TapeFormat};
use crate::tournament::Tournament;

/// How a table of an event is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PageFormat {
    /// Tournament Report File
    Trf,
    /// Portable Game Notation
    Pgn,
    /// Text in columns
    #[value(alias = "txt")]
    Text,
    /// A page for a browser
    #[value(alias = "htm")]
    Html,
    /// Comma-separated values
    Csv,
    /// Braille ASCII, forty cells
    Brf,
    /// Braille in Unicode
    Unicode,
    /// Braille as PEF
    Pef,
    /// Speech as WAV, with a cue sheet
    Wav,
    /// Speech as FLAC, with a cue sheet
    Flac,
}

/// The silence after a row of a table that is read aloud, in milliseconds.
const PAUSE_MS: u32 = 600;

/// What is to be written of an event, in words already.
pub enum EventPage {
    /// Text, whole.
    Text(String),
    /// A table to be read aloud, in this language.
    Speech(Box<Sheet2D>, String, TapeFormat),
}

impl EventPage {
    /// What is to be written; without a format as the name of the file says.
    ///
    /// # Errors
    /// The format is not known, or Braille ASCII would need cells of eight dots; which of them it is.
    pub fn of(
        event: &Tournament,
        which: EventTable,
        wording: &Wording<'_>,
        format: Option<PageFormat>,
        path: Option<&Path>,
    ) -> Result<Self, String> {
        let only = match which {
            EventTable::Games(_) => Some(PageFormat::Pgn),
            EventTable::Report => Some(PageFormat::Trf),
            EventTable::Pairings(_)
            | EventTable::Standings
            | EventTable::Cross
            | EventTable::Duties => None,
        };
        let end = path.and_then(Path::extension);
        let end = end.map(|end| end.to_string_lossy().into_owned());
        let named = end.as_ref().map(|end| PageFormat::from_str(end, true));
        let format = match (format, named, only) {
            // Text is everything that is not a format of its own.
            (None, None | Some(Err(_) | Ok(PageFormat::Text)), Some(only)) => Some(only),
            (Some(format), ..) | (None, Some(Ok(format)), _) => Some(format),
            (None, Some(Err(_)), None) => None,
            (None, None, None) => Some(PageFormat::Text),
        };
        let fits = |format: &PageFormat| only.is_none_or(|only| only == *format);
        let Some(format) = format.filter(fits) else {
            return Err(end.unwrap_or_default());
        };
        let language = &wording.settings.language;
        let sheet = || table(event, which, wording);
        let pages = || sheet().braille(language, Paper::default());
        let speech = |format| Self::Speech(Box::new(sheet()), language.clone(), format);
        Ok(Self::Text(match format {
            PageFormat::Trf => event.trf(false),
            PageFormat::Pgn => games_of(event, which.round()),
            PageFormat::Text => sheet().text(),
            PageFormat::Html => sheet().html(language),
            PageFormat::Csv => sheet().csv(),
            PageFormat::Brf => {
                let pages: Result<String, _> = pages().iter().map(brf).collect();
                pages.map_err(|_| "brf".to_owned())?
            }
            PageFormat::Unicode => pages().iter().map(unicode).collect(),
            PageFormat::Pef => pef(&sheet(), language),
            PageFormat::Wav => return Ok(speech(TapeFormat::Wav)),
            PageFormat::Flac => return Ok(speech(TapeFormat::Flac)),
        }))
    }

    /// Writes it. A file of another content that is there is kept under a name of its own, which is given back.
    ///
    /// # Errors
    /// The file cannot be written; why, in the words of the system.
    pub fn write(&self, path: &Path) -> Result<Option<String>, String> {
        let told = |error: io::Error| write_fault(&error);
        if let Self::Text(text) = self
            && fs::read(path).is_ok_and(|there| there == text.as_bytes())
        {
            return Ok(None);
        }
        let old = kept_beside(path).map_err(told)?;
        match self {
            Self::Text(text) => write_whole(path, text.as_bytes()).map_err(told)?,
            Self::Speech(sheet, language, format) => speak(sheet, language, *format, path)?,
        }
        Ok(old.map(|old| old.display().to_string()))
    }
}

/// Keeps a copy of a file beside it: of `club.html` in `club-old.html`. `None` if there is no file.
fn kept_beside(path: &Path) -> io::Result<Option<PathBuf>> {
    if !fs::metadata(path).is_ok_and(|about| about.is_file() && about.len() > 0) {
        return Ok(None);
    }
    let part = |part: Option<&OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
    let name = format!("{}-old", part(path.file_stem()));
    let folder = path.parent().unwrap_or_else(|| Path::new(""));
    let old = free_path(folder, &name, &part(path.extension()));
    fs::copy(path, &old)?;
    Ok(Some(old))
}

fn pef(sheet: &Sheet2D, language: &str) -> String {
    let paper = Paper::default();
    let (date, _) = now();
    let metadata = Metadata {
        identifier: identifier(&sheet.text()),
        title: sheet.title(),
        language: language.to_owned(),
        date,
        system: String::new(),
        dots: 6,
    };
    let pages = sheet.braille(language, paper);
    let pages: String = pages.iter().map(pef_page).collect();
    format!("{}{pages}{PEF_TAIL}", pef_head(&metadata, paper))
}

/// Reads a table aloud into a file, with a mark at each row.
fn speak(sheet: &Sheet2D, language: &str, format: TapeFormat, path: &Path) -> Result<(), String> {
    let told = |error: crate::adapters::speaker::OfflineError| error.to_string();
    let title = sheet.title();
    let mut tape = Tape::whole(path, format, CueSheet::new(&title)).map_err(told)?;
    let cache = Folders::of_user().map(|folders| folders.cache);
    let mut studio = Studio::new(cache, SpeakerSettings::default());
    for (at, text) in std::iter::once(&title).chain(&sheet.sentences).enumerate() {
        let segment = Segment {
            language: language.to_owned(),
            text: text.clone(),
        };
        let passage = Passage {
            sounds: Vec::new(),
            speech: vec![segment],
            pause_ms: PAUSE_MS,
        };
        let mark = CueMark {
            game: 1,
            number: u32::try_from(at).unwrap_or(u32::MAX),
            title: text.clone(),
            remarks: Vec::new(),
        };
        if let Err(error) = tape.announce(&mut studio, &passage, Some(mark)) {
            tape.give_up();
            return Err(told(error));
        }
    }
    tape.finish().map_err(told)
}
