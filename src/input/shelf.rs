//! The shelf of games at the keyboard: what is typed for it, and its verbs.

use super::intent::{Intent, one};
use super::{sheet, tournament};
use crate::catalogue::{Does, FileAim, Hand, Typed};
use crate::protocol::{
    Ask, Change, EventErrand, Export, Format, SheetCommand, ShelfCommand, TournamentAsk,
};
use crate::session::Session;
use crate::tournament::Tournament;
use crate::voice::Voices;

/// The command of the line, in the player's own words.
pub(super) fn meant(typed: Typed, line: &str, session: &Session, voices: &Voices) -> Ask {
    let entry = || voices.event_entry(line, &session.settings().language);
    let own = (typed == Typed::Entry).then(entry).flatten();
    command_of(typed, own.as_deref().unwrap_or(line), session.event())
}

/// The command of the line, in the words of the console.
fn command_of(typed: Typed, line: &str, event: Option<&Tournament>) -> Ask {
    let line = line.trim().to_owned();
    match typed {
        Typed::Search => Ask::Shelf(ShelfCommand::Search(line)),
        Typed::Import => Ask::Shelf(ShelfCommand::Import(line)),
        Typed::Backup => Ask::Shelf(ShelfCommand::Backup(line)),
        Typed::Restore => Ask::Shelf(ShelfCommand::Restore(line)),
        Typed::Event => TournamentAsk::File(EventErrand::Open(line)).into(),
        Typed::NewEvent => TournamentAsk::File(EventErrand::Create(line)).into(),
        Typed::Player => Ask::Set(Change::Player(line)),
        Typed::Entry => {
            tournament::asked(&line, event).unwrap_or_else(|| TournamentAsk::Unread(line).into())
        }
    }
}

/// The verb `library`, or `shelf` as it was called before, with what is typed for it: `library search anna`.
pub(super) fn command(verb: &str, rest: &str) -> Option<Ask> {
    let (what, text) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let all = [Typed::Search, Typed::Import, Typed::Backup, Typed::Restore];
    let typed = all.into_iter().find(|typed| <&str>::from(*typed) == what)?;
    let is_enough = typed == Typed::Search || !text.trim().is_empty();
    (matches!(verb, "library" | "shelf") && is_enough).then(|| command_of(typed, text, None))
}

/// A command that takes a text behind it has no more words than this.
const MOST_WORDS: usize = 12;

/// The words for a search, for an import, a backup or a restore, with what is meant behind them.
pub(super) fn in_words(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let language = session.settings().language.as_str();
    parts(text).find_map(|(words, rest)| {
        let Does::Hands(Hand::Shelf(typed)) = voices.action(words, language)?.does else {
            return None;
        };
        if typed == Typed::Search {
            let sought = voices.sought(rest, language);
            return (!sought.is_empty()).then(|| meant(typed, sought, session, voices));
        }
        let is_path = names_a_path(rest) || rest.split_whitespace().nth(1).is_none();
        let wants_path = matches!(typed, Typed::Import | Typed::Backup | Typed::Restore);
        (is_path || !wants_path).then(|| meant(typed, rest, session, voices))
    })
}

/// What is done with a file whose path stands among words: it is opened, or the game is saved there.
pub(super) fn by_path(text: &str, session: &Session, voices: &Voices) -> Option<Intent> {
    let opened = path_in_words(text, session, voices).map(Intent::Open);
    opened.or_else(|| saving_in_words(text, session, voices).map(one))
}

/// The path behind words for opening a file, `load games/tal.pgn`, of which the path itself may be one: "ouvre tal.pgn",
/// as "ouvre un pgn".
fn path_in_words(text: &str, session: &Session, voices: &Voices) -> Option<String> {
    if !names_a_path(text) {
        return None;
    }
    let language = session.settings().language.as_str();
    let opens = |words: &str| {
        let row = voices.action(words, language);
        row.is_some_and(|row| matches!(row.does, Does::Hands(Hand::Files(FileAim::Open))))
    };
    let mut parts = parts(text).filter(|(_, rest)| names_a_path(rest));
    parts.find_map(|(words, rest)| {
        let is_asked = opens(words) || opens(&format!("{words} {FILE}"));
        is_asked.then(|| rest.trim().to_owned())
    })
}

/// What saves the game under a path that stands among words for that: "save as friday.pgn", "als freitag.pgn speichern".
fn saving_in_words(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let is_path = |word: &&str| names_a_path(word);
    let path = text
        .split_whitespace()
        .find(is_path)?
        .trim_end_matches(['.', ',']);
    let path = path.trim_matches(['"', '«', '»', '“', '”', '„']);
    let language = session.settings().language.as_str();
    let (_, ending) = path.rsplit_once('.')?;
    let format: Format = ending.to_lowercase().parse().ok()?;
    let words = text.replacen(path, FILE, 1);
    let plain = Ask::Sheet(SheetCommand::Export(Export::of(Format::Pgn)));
    let saves = voices.command(&words, language) == Some(plain);
    saves.then(|| sheet::export(format, path))
}

/// What stands for any file of games in words.
const FILE: &str = "pgn";

/// Whether a path is in a line: a full stop at its end is none.
pub(super) fn names_a_path(line: &str) -> bool {
    line.trim_end()
        .trim_end_matches('.')
        .contains(['.', '/', '\\'])
}

/// The first words of a line and what is behind them, the most words first.
fn parts(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let gaps = text.match_indices(char::is_whitespace).take(MOST_WORDS);
    let gaps: Vec<usize> = gaps.map(|(at, _)| at).collect();
    gaps.into_iter().rev().map(|at| text.split_at(at))
}
