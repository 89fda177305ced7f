//! The envelope of an adjourned game as a file: to be read by people, without the sealed move.
//!
//! The file is TOML. Its first part says what the laws want on an envelope. Its second part, `game`,
//! is what the program needs to go on; the first part is made of it, so that a change in either is
//! noticed.

use crate::protocol::{Envelope, OpenFault, Report, Trouble};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::store::{
    Folders, file_fault, first_free, line_and_column, system_fault, unreadable, write_whole,
};
use crate::board::{Kind, Piece, Side};
use crate::game::Position;
use crate::record::Record;
use crate::time::Moment;

/// The ending of the names of such files, without the dot.
pub const ENDING: &str = "envelope";

/// The form of the file; a program reads its own and older ones.
/// Before the second one, a move was sealed in a cipher of the program's own. The third one holds illegal moves that
/// stand or wait to be claimed; what has none is written in the second.
const FORM: u32 = 3;

fn form_of(envelope: &Envelope) -> u32 {
    if envelope.earlier.is_empty() { 2 } else { FORM }
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Written {
    form: u32,
    white: String,
    black: String,
    laws: String,
    white_pieces: String,
    black_pieces: String,
    position: String,
    sealed_by: String,
    move_number: u32,
    /// The move that was made on the board instead of being sealed.
    made_openly: Option<String>,
    white_used: Option<String>,
    black_used: Option<String>,
    white_left: Option<String>,
    black_left: Option<String>,
    draw_offered_by: Option<String>,
    resumption: String,
    moves: String,
    game: Envelope,
}

impl Written {
    fn of(envelope: &Envelope, form: u32) -> Self {
        let name = |side| envelope.name(side).unwrap_or_default().to_owned();
        let position = envelope.position();
        let clock = envelope.clock.as_ref();
        // The clocks stand, so that every moment shows the same.
        let now = Moment::default();
        let used = |side| clock.map(|clock| dial(clock.used_ms(side, now)));
        let left = |side| clock.map(|clock| dial(clock.remaining_ms(side, now)));
        let key = |side: Side| side.key().to_owned();
        Self {
            form,
            white: name(Side::White),
            black: name(Side::Black),
            laws: envelope.agreement.edition.clone(),
            white_pieces: pieces(position, Side::White),
            black_pieces: pieces(position, Side::Black),
            position: position.fen(),
            sealed_by: key(envelope.sealer()),
            move_number: position.number(),
            made_openly: envelope.open.and_then(|mv| position.notation(mv)),
            white_used: used(Side::White),
            black_used: used(Side::Black),
            white_left: left(Side::White),
            black_left: left(Side::Black),
            draw_offered_by: envelope.offers.standing.map(key),
            resumption: envelope.appointment.clone(),
            moves: moves(envelope),
            game: envelope.clone(),
        }
    }
}

/// `1:35:00`; seconds that have begun count.
pub(super) fn dial(ms: u64) -> String {
    let s = ms.div_ceil(1000);
    format!("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60)
}

/// `Kg2 Qa7 e3`: every piece of a side, the king first.
fn pieces(position: &Position, side: Side) -> String {
    let letter = |kind| match kind {
        Kind::King | Kind::DraughtsKing => "K",
        Kind::Queen => "Q",
        Kind::Rook => "R",
        Kind::Bishop => "B",
        Kind::Knight => "N",
        Kind::Pawn | Kind::Man => "",
    };
    let all = position.game().kinds().iter().flat_map(|&kind| {
        let squares = position.squares_of(Piece { side, kind });
        squares
            .into_iter()
            .map(move |square| format!("{}{square}", letter(kind)))
    });
    all.collect::<Vec<_>>().join(" ")
}

/// The moves of the game so far, in SAN; an illegal one by its squares.
fn moves(envelope: &Envelope) -> String {
    let mut told: Vec<String> = Vec::new();
    for (record, illegal) in envelope.earlier.iter().zip(&envelope.illegal) {
        told.extend(moves_of(record));
        let shown = illegal.turn.shown().moves;
        let squares = shown
            .iter()
            .map(|facts| format!("{}-{}", facts.from, facts.to));
        told.extend(squares);
    }
    told.extend(moves_of(&envelope.record));
    told.join(" ")
}

fn moves_of(record: &Record) -> Vec<String> {
    let moves = record.moves().iter().enumerate().filter_map(|(plies, mv)| {
        let before = record.position_after(plies);
        let san = before.notation(*mv)?;
        Some(match before.turn() {
            Side::White => format!("{}. {san}", before.number()),
            Side::Black if plies == 0 => format!("{}... {san}", before.number()),
            Side::Black => san,
        })
    });
    moves.collect()
}

/// The text of the file.
///
/// # Errors
/// The envelope cannot be written as TOML.
pub fn to_text(envelope: &Envelope) -> io::Result<String> {
    toml::to_string(&Written::of(envelope, form_of(envelope))).map_err(io::Error::other)
}

/// Reads the text of such a file. `file` is its name.
///
/// # Errors
/// It is no envelope, was changed, or is of a newer program.
pub fn from_text(text: &str, file: &str) -> Result<Envelope, OpenFault> {
    let no_envelope = |error: toml::de::Error| {
        let place = line_and_column(text, error.span());
        let line = place.map_or(0, |(line, _)| u32::try_from(line).unwrap_or(u32::MAX));
        OpenFault {
            line,
            ..fault(file, "no-envelope", "")
        }
    };
    let table: toml::Table = toml::from_str(text).map_err(no_envelope)?;
    let form = table.get("form").and_then(toml::Value::as_integer);
    if form.is_some_and(|form| form > i64::from(FORM)) {
        return Err(fault(file, "newer", ""));
    }
    let written: Written = toml::from_str(text).map_err(no_envelope)?;
    if Written::of(&written.game, written.form) != written {
        return Err(fault(file, "changed", ""));
    }
    Ok(written.game)
}

/// Whether a path is that of an envelope.
pub fn is_envelope(path: &str) -> bool {
    Path::new(path)
        .extension()
        .is_some_and(|ending| ending == ENDING)
}

/// The command that puts the envelope of a file on the table, or tells what is wrong with it;
/// `None` if the path is not that of an envelope.
pub fn open(path: &str) -> Option<Report> {
    is_envelope(path).then(|| take(read(path)))
}

/// Reads the envelope in a file.
///
/// # Errors
/// The file cannot be read, or holds no envelope that is whole.
pub fn read(path: &str) -> Result<Envelope, OpenFault> {
    let bytes = fs::read(path).map_err(|error| unreadable(path, &error))?;
    // What is no UTF-8 is no TOML either, and the reader says so.
    from_text(&String::from_utf8_lossy(&bytes), path)
}

fn fault(file: &str, key: &str, detail: &str) -> OpenFault {
    let detail = detail.split_whitespace().collect::<Vec<_>>().join(" ");
    file_fault(file, key, detail)
}

/// The command for an envelope that was read, or was not.
pub fn take(envelope: Result<Envelope, OpenFault>) -> Report {
    match envelope {
        Ok(envelope) => Report::Envelope(Box::new(envelope)),
        Err(fault) => Report::NoEnvelope(fault),
    }
}

/// The name of the file: the players, as far as they are named, and the number of the move.
pub fn file_name(envelope: &Envelope) -> String {
    let names = Side::BOTH
        .into_iter()
        .filter_map(|side| envelope.name(side));
    let mut parts: Vec<String> = names.map(plain).filter(|name| !name.is_empty()).collect();
    parts.push(envelope.position().number().to_string());
    format!("{}.{ENDING}", parts.join("-"))
}

/// Letters and figures alone, as every system takes them in names of files.
fn plain(name: &str) -> String {
    let words = name.split(|c: char| !c.is_alphanumeric());
    words
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join("_")
}

/// The folder of the envelopes, and where the one of the game that is adjourned was put.
#[derive(Debug, Default)]
pub struct Cabinet {
    folder: Option<PathBuf>,
    last: Option<PathBuf>,
}

impl Cabinet {
    /// The envelopes beside the games; without folders none is kept.
    pub fn under(folders: Option<&Folders>) -> Self {
        Self {
            folder: folders.map(|folders| folders.data.join("envelopes")),
            last: None,
        }
    }

    /// Writes the file of an envelope: a new one, or that of the envelope that was kept last.
    pub fn keep(&mut self, envelope: &Envelope, is_new: bool) -> Report {
        if is_new {
            self.last = None;
        }
        let Some(folder) = &self.folder else {
            return Report::EnvelopeKept;
        };
        match write(folder, envelope, self.last.as_deref()) {
            Ok(path) => {
                let file = path.display().to_string();
                match self.last.replace(path) {
                    None => Report::EnvelopeFiled(file),
                    Some(_) => Report::EnvelopeKept,
                }
            }
            Err(error) => Report::Trouble(Trouble::Unwritable {
                file: folder.display().to_string(),
                detail: system_fault(&error),
            }),
        }
    }
}

/// Writes the envelope into a folder: to the place where it was written before, if it was, otherwise
/// under a name that no file has yet.
///
/// # Errors
/// The file cannot be written; what was there before is still there.
pub fn write(folder: &Path, envelope: &Envelope, before: Option<&Path>) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let name = file_name(envelope);
    let path = before.map_or_else(|| free(folder, &name), Path::to_owned);
    write_whole(&path, to_text(envelope)?.as_bytes())?;
    Ok(path)
}

/// A path in a folder that no file has: the name, with a number before it if it must be.
fn free(folder: &Path, name: &str) -> PathBuf {
    first_free(|taken| match taken {
        0 => folder.join(name),
        _ => folder.join(format!("{}-{name}", taken + 1)),
    })
}
