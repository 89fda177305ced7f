//! A game of PDN that is being read: its tags, its moves, and what is wrong with it.

use std::collections::BTreeMap;

use super::fault::{PgnError, PgnFault};
use super::kind::other_draughts;
use super::letters::in_latin;
use super::notes::glyph;
use super::numbers::Corner;
use super::oddity::Oddity;
use super::spelling::{self, draughts_result, is_unknown, outcome};
use super::tags::{is_date, is_set_up, known_name};
use super::text::tag;
use crate::board::Side;
use crate::draughts::{Position, Unread};
use crate::record::{GameResult, MOST_PLIES, Notes, Record};

/// Line and column, counted from 1.
pub(super) type PdnPlace = (usize, usize);

/// A game that is being read.
pub(super) struct PdnGame {
    /// Where its first thing stands.
    pub begin: Option<PdnPlace>,
    pub record: Record,
    /// What stands beside the moves, until the game is whole.
    notes: Notes,
    tags: BTreeMap<String, String>,
    /// The name of its first tag.
    first_tag: Option<String>,
    /// What tags say of a position that is set up and of the number of half-moves, and where.
    set_up: Option<(bool, PdnPlace)>,
    ply_count: Option<(usize, PdnPlace)>,
    /// The number of a move that was read last, how many full stops stand behind it, and where.
    number: Option<(u32, usize, PdnPlace)>,
    /// The result of the tag `Result`, if it names one or says that there is none.
    result_tag: Option<Option<GameResult>>,
    pub oddities: Vec<(Oddity, PdnPlace)>,
    corner: Corner,
    pub has_moves: bool,
    pub ended: bool,
    /// Whether nothing more is played, though there is no fault.
    stopped: bool,
    /// The first fault; after one of a move nothing more is played.
    pub fault: Option<(PgnFault, PdnPlace)>,
    /// Where in the text that stands.
    pub broken: Option<usize>,
}

impl Default for PdnGame {
    fn default() -> Self {
        Self {
            begin: None,
            record: Record::starting_from(Position::default().into()),
            notes: Notes::default(),
            tags: BTreeMap::new(),
            first_tag: None,
            set_up: None,
            ply_count: None,
            number: None,
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

impl PdnGame {
    /// Whether moves are left that are not played.
    pub const fn is_cut(&self) -> bool {
        self.stopped || self.fault.is_some()
    }

    /// Whether tags have been read.
    pub fn has_tags(&self) -> bool {
        !self.tags.is_empty()
    }

    /// Whether this is its first tag, and it has nothing else.
    pub fn begins_with(&self, name: &[u8]) -> bool {
        let first = self.first_tag.as_deref().map(str::as_bytes);
        first == Some(name)
    }

    /// A line in brackets, without the first of them.
    pub fn tag(&mut self, line: &str, place: PdnPlace) {
        self.begin.get_or_insert(place);
        let Some((written, value)) = tag(line.as_bytes()) else {
            return self.oddities.push((Oddity::LostTag, place));
        };
        let name = known_name(&written);
        if name != written || !line.trim_end().ends_with(']') {
            self.oddities.push((Oddity::MalformedTag, place));
        }
        self.first_tag.get_or_insert(written);
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
            "SetUp" => self.set_up = is_set_up(&value).map(|is_set_up| (is_set_up, place)),
            "PlyCount" => self.ply_count = value.trim().parse().ok().map(|count| (count, place)),
            "Result" => self.result(&value, place),
            _ => self.record.set_tag(&name, &value),
        }
        self.tags.insert(name, value);
    }

    fn start(&mut self, fen: &str, place: PdnPlace) {
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

    fn result(&mut self, value: &str, place: PdnPlace) {
        let found = draughts_result(value.trim());
        if found.is_none() && !is_unknown(value) {
            self.oddities.push((Oddity::LostTag, place));
        }
        self.result_tag = found;
        self.record.set_outcome(found.flatten());
    }

    /// Notes what tags say that is not so, when all has been read.
    pub fn compare_tags(&mut self) {
        let has_start = self.tags.contains_key("FEN");
        let at_odds = self.set_up.filter(|(is_said, _)| *is_said != has_start);
        let count = self
            .ply_count
            .filter(|(count, _)| self.fault.is_none() && *count != self.record.plies());
        let found = at_odds.map(|(_, place)| (Oddity::NoPosition, place));
        let found = found.into_iter();
        self.oddities
            .extend(found.chain(count.map(|(_, place)| (Oddity::PlyCount, place))));
        self.oddities.sort_by_key(|(_, place)| *place);
    }

    /// A comment of the file.
    pub fn read_comment(&mut self, text: &str, place: PdnPlace) {
        if text.contains(['{', '}']) {
            self.oddities.push((Oddity::NestedComment, place));
        }
        self.comment(text);
    }

    pub fn comment(&mut self, text: &str) {
        self.notes.add_comment(self.record.plies(), text);
    }

    /// Keeps a word that is no move as a comment.
    pub fn remark(&mut self, word: &str, place: PdnPlace) {
        self.begin.get_or_insert(place);
        self.oddities.push((Oddity::Remark, place));
        self.comment(word);
    }

    /// A sign of quality of the last move.
    pub fn glyph(&mut self, sign: &str, place: PdnPlace) {
        let last = self.record.plies().checked_sub(1);
        let (Some(number), Some(last)) = (glyph(sign.as_bytes()), last) else {
            return self.oddities.push((Oddity::LostGlyph, place));
        };
        let mut is_new = true;
        self.notes
            .change(last, |note| is_new = note.add_glyph(number));
        if !is_new {
            self.oddities.push((Oddity::LostGlyph, place));
        }
    }

    /// The number before a move must be the one that is due, with several full stops if Black is on move.
    fn check_number(&mut self) {
        let Some((number, dots, place)) = self.number.take() else {
            return;
        };
        let position = self.record.position();
        let is_due = number == position.number() && (dots > 1) == (position.turn() == Side::Black);
        if !is_due
            && !self
                .oddities
                .iter()
                .any(|(kind, _)| *kind == Oddity::MoveNumber)
        {
            self.oddities.push((Oddity::MoveNumber, place));
        }
    }

    pub fn word(&mut self, word: &str, place: PdnPlace) {
        self.begin.get_or_insert(place);
        self.has_moves = true;
        let usual = draughts_result(word);
        let odd = || outcome(word).map(|(found, _)| found);
        if let Some(found) = usual.or_else(odd) {
            self.ended = true;
            if usual.is_none() {
                self.oddities.push((Oddity::Outcome, place));
            }
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
        let digits = &word[..word.len() - bare.len()];
        let word = if bare.starts_with('.') || bare.is_empty() {
            let rest = bare.trim_start_matches('.');
            let dots = bare.len() - rest.len();
            self.number = match (digits.parse(), self.number) {
                (Ok(number), _) => Some((number, dots, place)),
                (Err(_), before) => before.map(|(number, more, at)| (number, more + dots, at)),
            };
            rest
        } else {
            word
        };
        let bare = word.trim_end_matches(['!', '?']);
        if !bare.is_empty() && !self.is_cut() {
            self.check_number();
            self.play(bare, place);
        }
        if bare.len() < word.len() && !self.is_cut() {
            self.glyph(&word[bare.len()..], place);
        }
    }

    fn play(&mut self, word: &str, place: PdnPlace) {
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

    pub fn fault(&mut self, fault: PgnFault, place: PdnPlace) {
        self.fault.get_or_insert((fault, place));
    }

    pub fn finish(mut self, game: usize) -> Result<Record, PgnError> {
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
