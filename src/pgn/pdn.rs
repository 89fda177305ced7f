//! PDN: games of Russian draughts in files (Portable Draughts Notation 3.0), read.
//!
//! The tag `GameType "25"` says that it is Russian draughts. What stands behind the number may say
//! how squares are numbered: `25,W,8,8,A0,0` has letters; `N2` has numbers from the corner above on
//! White's left, `N0` from the one below.

use std::collections::BTreeMap;

use super::fault::{PgnError, PgnFault};
use super::kind::other_draughts;
use super::letters::in_latin;
use super::numbers::Corner;
use super::oddity::{GamesRead, Oddities, Oddity};
use super::spelling::{self, draughts_result, is_unknown};
use super::tags::is_date;
use super::text::{decode, is_blank, tag, tag_name, unread};
use crate::draughts::{Position, Unread};
use crate::record::{GameResult, MOST_PLIES, Notes, Record};

/// Reads all games of a file: one entry for each, in their order.
pub(super) fn read(text: &[u8]) -> GamesRead {
    let mut reader = Reader {
        text: decode(text)
            .trim_start_matches('\u{feff}')
            .chars()
            .collect(),
        at: 0,
        place: (1, 1),
        games: Vec::new(),
        oddities: Oddities::default(),
        game: Game::default(),
    };
    reader.run();
    reader.next_game_at(reader.at);
    if reader.games.is_empty() {
        reader.games.push(Err(PgnError {
            game: 1,
            line: 1,
            column: 1,
            fault: PgnFault::NoGame,
            played: Box::default(),
        }));
    }
    GamesRead {
        games: reader.games,
        oddities: reader.oddities,
    }
}

/// Line and column, counted from 1.
type Place = (usize, usize);

struct Reader {
    text: Vec<char>,
    at: usize,
    place: Place,
    games: Vec<Result<Record, PgnError>>,
    oddities: Oddities,
    game: Game,
}

/// A game that is being read.
struct Game {
    record: Record,
    /// What stands beside the moves, until the game is whole.
    notes: Notes,
    tags: BTreeMap<String, String>,
    /// The result of the tag `Result`, if it names one or says that there is none.
    result_tag: Option<Option<GameResult>>,
    oddities: Vec<(Oddity, Place)>,
    corner: Corner,
    has_moves: bool,
    ended: bool,
    /// Whether nothing more is played, though there is no fault.
    stopped: bool,
    /// The first fault; after one of a move nothing more is played.
    fault: Option<(PgnFault, Place)>,
    /// Where in the text that stands.
    broken: Option<usize>,
}

impl Default for Game {
    fn default() -> Self {
        Self {
            record: Record::starting_from(Position::default().into()),
            notes: Notes::default(),
            tags: BTreeMap::new(),
            result_tag: None,
            oddities: Vec::new(),
            corner: Corner::default(),
            has_moves: false,
            ended: false,
            stopped: false,
            fault: None,
            broken: None,
        }
    }
}

impl Reader {
    fn run(&mut self) {
        while let Some(&next) = self.text.get(self.at) {
            let place = self.place;
            match next {
                _ if is_blank(next) => {
                    if !next.is_ascii_whitespace() {
                        self.game.oddities.push((Oddity::Blank, place));
                    }
                    drop(self.take(|_| true));
                }
                // Among moves only what is a tag begins the next game.
                '[' if !self.has_begun() || self.is_tag() => {
                    let begin = self.at;
                    let mut quoted = false;
                    let tag = self.take(|c| {
                        quoted ^= c == '"';
                        c == '\n' || c == ']' && !quoted
                    });
                    if self.has_begun() {
                        self.next_game_at(begin);
                    }
                    self.game.tag(&tag[1..], place);
                }
                ';' | '%' if next == ';' || place.1 == 1 => {
                    let comment = self.take(|c| c == '\n');
                    self.game.comment(comment.trim_start_matches([';', '%']));
                }
                '{' => {
                    let comment = self.take(|c| c == '}');
                    if !comment.ends_with('}') {
                        self.game.fault(PgnFault::OpenComment, place);
                    }
                    self.game.comment(comment.trim_matches(['{', '}']));
                }
                '(' => self.variation(place),
                '$' => {
                    let glyph = self.word();
                    self.game.glyph(glyph.trim_start_matches('$'));
                }
                _ => {
                    let begin = self.at;
                    let word = self.word();
                    if self.game.ended {
                        self.next_game_at(begin);
                    }
                    self.game.word(&word, place);
                    if self.game.is_cut() {
                        self.game.broken.get_or_insert(begin);
                    }
                }
            }
        }
    }

    /// Whether moves or a result of the game have been read.
    fn has_begun(&self) -> bool {
        self.game.has_moves || self.game.ended
    }

    /// Whether a tag pair stands here.
    fn is_tag(&self) -> bool {
        let line = self.text[self.at..].iter().take_while(|c| **c != '\n');
        tag_name(line.collect::<String>().as_bytes()).is_some()
    }

    /// Takes characters up to the one that is the last, and that one too.
    fn take(&mut self, mut is_last: impl FnMut(char) -> bool) -> String {
        let mut taken = String::new();
        while let Some(&next) = self.text.get(self.at) {
            self.at += 1;
            self.place = match next {
                '\n' => (self.place.0 + 1, 1),
                _ => (self.place.0, self.place.1 + 1),
            };
            taken.push(next);
            if is_last(next) {
                break;
            }
        }
        taken
    }

    fn word(&mut self) -> String {
        let mut word = self.take(|_| true);
        while let Some(&next) = self.text.get(self.at) {
            if is_blank(next) || "{}()[];".contains(next) {
                break;
            }
            word.push_str(&self.take(|_| true));
        }
        word
    }

    /// A variation is kept as a comment; `(=)` is an offer of a draw.
    fn variation(&mut self, place: Place) {
        let mut text = String::new();
        let mut depth = 0_usize;
        loop {
            let part = self.take(|c| c == '(' || c == ')');
            if part.is_empty() {
                self.game.fault(PgnFault::OpenVariation, place);
                return;
            }
            depth = match part.chars().last() {
                Some('(') => depth + 1,
                Some(')') => depth.saturating_sub(1),
                _ => depth,
            };
            text.push_str(&part);
            if depth == 0 {
                break;
            }
        }
        if text == "(=)" {
            let plies = self.game.record.plies();
            self.game.record.note_offer(plies.saturating_sub(1));
        } else {
            self.game.comment(&text);
        }
    }

    /// The game at hand ends before a place of the text.
    fn next_game_at(&mut self, end: usize) {
        let mut game = std::mem::take(&mut self.game);
        let broken = game.broken.and_then(|begin| self.text.get(begin..end));
        if let Some(rest) = broken {
            game.comment(&unread(rest.iter().copied(), game.record.outcome()));
        }
        if game.is_cut() {
            game.record.set_outcome(None);
        }
        if game.has_moves || game.ended || !game.tags.is_empty() || game.fault.is_some() {
            let number = self.games.len() + 1;
            for (kind, (line, _)) in &game.oddities {
                self.oddities.count(*kind, *line);
            }
            self.games.push(game.finish(number));
        }
    }
}

impl Game {
    /// Whether moves are left that are not played.
    const fn is_cut(&self) -> bool {
        self.stopped || self.fault.is_some()
    }

    fn tag(&mut self, line: &str, place: Place) {
        let Some((name, value)) = tag(line.as_bytes()) else {
            return self.oddities.push((Oddity::MalformedTag, place));
        };
        if let Some(old) = self.tags.get(&name) {
            if *old != value {
                self.oddities.push((Oddity::RepeatedTag, place));
            }
            return;
        }
        if name == "Date" && !is_date(&value) {
            self.oddities.push((Oddity::Date, place));
        }
        match name.as_str() {
            "GameType" => {
                self.corner = Corner::of(&value);
                if let Some(name) = other_draughts(&value) {
                    self.fault = Some((PgnFault::Variant { name }, place));
                }
            }
            "FEN" => self.start(&value, place),
            "SetUp" => {}
            "Result" => self.result(&value, place),
            _ => self.record.set_tag(&name, &value),
        }
        self.tags.insert(name, value);
    }

    fn start(&mut self, fen: &str, place: Place) {
        match Position::from_fen(&self.corner.lettered_fen(fen)) {
            Ok(position) => {
                let mut record = Record::starting_from(position.into());
                for (name, value) in self.record.tags() {
                    record.set_tag(name, value);
                }
                record.set_outcome(self.record.outcome());
                self.record = record;
            }
            Err(error) => self.fault(PgnFault::BadPosition(error), place),
        }
    }

    fn result(&mut self, value: &str, place: Place) {
        let found = draughts_result(value.trim());
        if found.is_none() && !is_unknown(value) {
            self.oddities.push((Oddity::MalformedTag, place));
        }
        self.result_tag = found;
        self.record.set_outcome(found.flatten());
    }

    fn comment(&mut self, text: &str) {
        self.notes.add_comment(self.record.plies(), text);
    }

    fn glyph(&mut self, number: &str) {
        let (Ok(number), Some(last)) = (number.parse(), self.record.plies().checked_sub(1)) else {
            return;
        };
        self.notes.change(last, |note| note.glyphs.push(number));
    }

    fn word(&mut self, word: &str, place: Place) {
        self.has_moves = true;
        if let Some(found) = draughts_result(word) {
            self.ended = true;
            if self.result_tag.is_some_and(|tag| tag != found) {
                self.oddities.push((Oddity::ResultsDiffer, place));
            }
            self.record.set_outcome(found.or(self.record.outcome()));
            return;
        }
        let dotted = word.replace('…', "...");
        if dotted != word {
            self.oddities.push((Oddity::Blank, place));
        }
        let word = dotted.as_str();
        let bare = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let word = if bare.starts_with('.') || bare.is_empty() {
            bare.trim_start_matches('.')
        } else {
            word
        };
        if !word.is_empty() && self.fault.is_none() && !self.stopped {
            self.play(word, place);
        }
    }

    fn play(&mut self, word: &str, place: Place) {
        let text = || {
            word.chars()
                .take(super::fault::TEXT_LIMIT)
                .collect::<String>()
        };
        if self.record.plies() >= MOST_PLIES {
            return self.fault(PgnFault::TooLong, place);
        }
        let latin = in_latin(word);
        if latin != word {
            self.oddities.push((Oddity::Cyrillic, place));
        }
        // So books mark the only move.
        let bare = latin.trim_end_matches('*');
        if bare != latin {
            self.oddities.push((Oddity::Glyph, place));
        }
        let hyphens = spelling::plain_hyphens(bare);
        if hyphens != bare {
            self.oddities.push((Oddity::Squares, place));
        }
        if spelling::NULL_MOVES.contains(&hyphens.as_str()) {
            self.oddities.push((Oddity::NullMove, place));
            self.stopped = true;
            return;
        }
        let found = self.record.position().draughts().map(|position| {
            let lettered = self.corner.lettered_move(&hyphens);
            position.read(&lettered)
        });
        let fault = match found.as_ref().map(|found| found.as_deref()) {
            Some(Ok([mv])) => {
                let mv = (*mv).into();
                let is_played = self.record.play(mv);
                debug_assert!(is_played, "what was read is legal");
                return;
            }
            Some(Ok(_)) => PgnFault::AmbiguousMove { san: text() },
            Some(Err(Unread::NoMove)) => PgnFault::IllegalMove { san: text() },
            Some(Err(Unread::Syntax)) | None => PgnFault::UnreadableMove { text: text() },
        };
        self.fault(fault, place);
    }

    fn fault(&mut self, fault: PgnFault, place: Place) {
        self.fault.get_or_insert((fault, place));
    }

    fn finish(mut self, game: usize) -> Result<Record, PgnError> {
        let fits = self.record.set_notes(self.notes);
        debug_assert!(fits, "there are no variations");
        match self.fault {
            None => Ok(self.record),
            Some((fault, (line, column))) => Err(PgnError {
                game,
                line,
                column,
                fault,
                played: Box::new(self.record),
            }),
        }
    }
}
