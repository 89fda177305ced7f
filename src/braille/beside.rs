//! Reads what stands beside the moves of a sheet: signs, clock times, offers of a draw, comments. The variations are
//! read by [`super::branches`].

use std::collections::BTreeMap;

use super::cells::{BLANK, Cell, Cells, HYPHEN};
use super::code::BrailleCode;
use super::diagram::Diagram;
use super::kept::in_order;
use super::lines::Word;
use super::notes::{SheetNote, SheetNotes, number_of};
use super::page::Paper;
use super::prose::Prose;
use super::sheet::{NOTE_INDENT, SheetWords};
use crate::board::Side;
use crate::game::{Move, Position};
use crate::record::Record;

/// A sign, a clock time or an offer in words takes no more lines or words.
const LONGEST_REMARK: usize = 8;
/// So many words beside the moves of a game are kept.
const MOST_WORDS: usize = 100_000;

/// What stands beside the moves of a game that is being read, by the number of plies before it.
#[derive(Clone, Debug, Default)]
pub(super) struct Beside {
    /// The words of notes.
    pub words: BTreeMap<usize, Vec<Word>>,
    /// The cells of signs behind a move.
    pub signs: BTreeMap<usize, Vec<Cell>>,
    count: usize,
}

impl Beside {
    /// Keeps the cells of signs behind a move.
    pub fn sign(&mut self, plies: usize, cells: &[Cell]) {
        if !cells.is_empty() {
            self.signs
                .entry(plies)
                .or_default()
                .extend_from_slice(cells);
        }
    }

    /// Keeps the words of a note.
    pub fn add(&mut self, plies: usize, words: &[Word]) {
        // Before the first move stand titles, too.
        let notes = words
            .iter()
            .filter(|word| plies > 0 && word.is_note && !word.is_head);
        let room = MOST_WORDS.saturating_sub(self.count);
        for word in notes.take(room) {
            self.count += 1;
            self.words.entry(plies).or_default().push(word.clone());
        }
    }

    /// Whether nothing stands beside the moves; what stands before the first is no sign of notes.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty() && self.signs.is_empty()
    }

    /// How many lines of notes there are.
    pub fn lines(&self) -> usize {
        let lines = self.words.values();
        lines.map(|words| words.chunk_by(in_line).count()).sum()
    }

    /// Where the first note stands.
    pub fn first(&self) -> Option<&Word> {
        self.words.values().flatten().next()
    }
}

pub(super) fn in_line(one: &Word, other: &Word) -> bool {
    (one.place.page, one.place.line) == (other.place.page, other.place.line)
}

/// A line of a note: how far it is set in, and its words.
#[derive(Clone, Debug)]
pub(super) struct NoteLine<'c> {
    pub indent: usize,
    pub words: Vec<&'c [Cell]>,
}

impl<'c> NoteLine<'c> {
    pub fn of_cells(line: &'c Cells) -> Self {
        let blanks = line.as_slice().iter().take_while(|cell| **cell == BLANK);
        Self {
            indent: blanks.count(),
            words: line.words().collect(),
        }
    }

    fn of_words(words: &'c [Word]) -> Self {
        Self {
            indent: words.first().map_or(0, |word| word.indent),
            words: words.iter().map(|word| word.cells.as_slice()).collect(),
        }
    }
}

/// Reads notes in a code, in the Braille and the words of a language.
pub(super) struct NoteReader<'a> {
    pub code: &'a BrailleCode,
    prose: &'a Prose,
    words: &'a SheetWords,
    /// The signs by their words, see [`bare`].
    signs: BTreeMap<String, u8>,
}

impl<'a> NoteReader<'a> {
    pub fn new(code: &'a BrailleCode, prose: &'a Prose, words: &'a SheetWords) -> Self {
        let named = (0..=u8::MAX).map(|number| (bare(&words.sign(number)), number));
        Self {
            code,
            prose,
            words,
            signs: named.collect(),
        }
    }

    /// All notes of a game; the words before its first move are those behind the title.
    pub fn read_all(&self, record: &Record, beside: &Beside, intro: &[Word]) -> SheetNotes {
        let mut notes = SheetNotes::new();
        let signed = beside.signs.keys().chain(beside.words.keys());
        let mut places: Vec<usize> = signed.copied().chain([0]).collect();
        places.sort_unstable();
        places.dedup();
        for plies in places {
            let before = plies.checked_sub(1).map(|ply| record.position_after(ply));
            let side = before.map_or(Side::White, Position::turn);
            let signs = beside.signs.get(&plies).map_or(&[][..], Vec::as_slice);
            let words = match plies {
                0 => intro,
                _ => beside.words.get(&plies).map_or(&[][..], Vec::as_slice),
            };
            let lines: Vec<_> = words.chunk_by(in_line).map(NoteLine::of_words).collect();
            let lines = self.without_diagrams(record.position_after(plies), &lines, plies == 0);
            let read = self.read(before, side, signs, lines);
            if !read.is_empty() {
                notes.insert(plies, in_order(read.iter()));
            }
        }
        notes
    }

    /// The lines without the diagrams behind them, or before them where a game begins.
    pub fn without_diagrams<'l, 'c>(
        &self,
        position: &Position,
        mut lines: &'l [NoteLine<'c>],
        begins: bool,
    ) -> &'l [NoteLine<'c>] {
        if lines.is_empty() {
            return lines;
        }
        let names = (self.words.white.as_str(), self.words.black.as_str());
        let width = Paper::FLOWING.width();
        let forms = [Diagram::Forsyth, Diagram::Lists, Diagram::Grid].map(|diagram| {
            let drawn = diagram.lines(position, (self.code, self.prose), names, width);
            joined(drawn.iter().flat_map(Cells::words))
        });
        let of = |lines: &[NoteLine<'_>]| joined(lines.iter().flat_map(|line| line.words.clone()));
        loop {
            let is_drawn = |part: &[NoteLine<'_>]| forms.contains(&of(part));
            // A diagram has no more lines than these, however narrow the page is.
            let most = lines.len().min(MOST_DRAWN);
            let behind = (1..=most).find(|&count| is_drawn(&lines[lines.len() - count..]));
            let ahead = (1..=most).find(|&count| begins && is_drawn(&lines[..count]));
            lines = match (behind, ahead) {
                (Some(count), _) => &lines[..lines.len() - count],
                (None, Some(count)) => &lines[count..],
                (None, None) => return lines,
            };
        }
    }

    /// The notes behind a move: the cells of signs that it ends with, and the lines below it.
    pub fn read(
        &self,
        before: Option<&Position>,
        side: Side,
        signs: &[Cell],
        lines: &[NoteLine<'_>],
    ) -> Vec<SheetNote> {
        let mut notes = self.code.signs_of(signs).unwrap_or_default();
        let is_note = |line: &&NoteLine<'_>| line.indent == NOTE_INDENT;
        let count = lines.iter().take_while(is_note).count();
        let (prose, deeper) = lines.split_at(count);
        let mut end = 0;
        let ends = prose.iter().map(|line| {
            end += line.words.len();
            end
        });
        let ends: Vec<usize> = ends.collect();
        let words: Vec<&[Cell]> = prose.iter().flat_map(|line| line.words.clone()).collect();
        notes.extend(self.remarks(&words, &ends, side));
        match before {
            Some(before) => {
                notes.extend(self.variations(before, deeper, 0));
            }
            None => notes.extend(self.comment(deeper.iter().flat_map(|line| line.words.clone()))),
        }
        notes
    }

    /// What words say: signs, a clock time or an offer, each of which ends at one of the places given, and behind them a
    /// comment.
    pub fn remarks(&self, words: &[&[Cell]], ends: &[usize], side: Side) -> Vec<SheetNote> {
        let mut notes = Vec::new();
        let mut at = 0;
        loop {
            let ahead = ends.iter().filter(|end| **end > at).take(LONGEST_REMARK);
            let ahead: Vec<usize> = ahead.copied().collect();
            // The longest: one sign may begin with the words of another.
            let found = ahead.into_iter().rev().find_map(|end| {
                let note = self.remark(&words[at..end], side)?;
                Some((end, note))
            });
            let Some((end, note)) = found else { break };
            notes.push(note);
            at = end;
        }
        notes.extend(self.comment(words[at..].iter().copied()));
        notes
    }

    pub(super) fn comment<'c>(&self, words: impl Iterator<Item = &'c [Cell]>) -> Option<SheetNote> {
        let text = self.prose.read_text(words);
        (!text.is_empty()).then_some(SheetNote::Comment(text))
    }

    /// The sign, the clock time or the offer that words are.
    fn remark(&self, words: &[&[Cell]], side: Side) -> Option<SheetNote> {
        let is =
            |said: &str| joined(self.prose.write(said).words()) == joined(words.iter().copied());
        // The time may be broken, too: it is one word.
        let times = (1..=words.len().min(MOST_PARTS)).filter_map(|parts| {
            let time = joined(words[words.len() - parts..].iter().copied());
            seconds(&self.prose.read_word(&time)?)
        });
        let mut clocks = times.filter(|&seconds| is(&self.words.clock(side, seconds)));
        if let Some(seconds) = clocks.next() {
            return Some(SheetNote::Clock(side, seconds));
        }
        let text = bare(&self.prose.read_text(words.iter().copied()));
        let offer = self.words.offer(side);
        if text == bare(&offer) && is(&offer) {
            return Some(SheetNote::DrawOffer);
        }
        let number = *self.signs.get(&text)?;
        is(&self.words.sign(number)).then_some(SheetNote::Sign(number))
    }
}

/// A clock time is broken into no more parts.
const MOST_PARTS: usize = 3;

/// A text in small letters without blanks: on narrow pages long words are broken.
fn bare(text: &str) -> String {
    let letters = text.chars().filter(|c| !c.is_whitespace());
    letters.flat_map(char::to_lowercase).collect()
}

/// The seconds of hours, minutes and seconds.
fn seconds(text: &str) -> Option<u32> {
    let mut parts = text.split(':');
    let mut next = || parts.next()?.parse::<u32>().ok();
    let (hours, minutes, seconds) = (next()?, next()?, next()?);
    hours
        .checked_mul(3600)?
        .checked_add(minutes.checked_mul(60)?.checked_add(seconds)?)
}

/// No diagram has more lines.
const MOST_DRAWN: usize = 64;

/// Words without the blanks between them: a line may end within a long one.
pub(super) fn joined<'c>(words: impl Iterator<Item = &'c [Cell]>) -> Vec<Cell> {
    words.flatten().copied().collect()
}

impl BrailleCode {
    /// Whether words are a number that ends a line, as those of pages do.
    pub(super) fn is_page_number(&self, words: &[Word]) -> bool {
        matches!(words, [word] if word.is_last && self.read_number(&word.cells).is_some())
    }

    /// The signs behind a move; `None` if the cells are none.
    pub(super) fn signs_of(&self, mut cells: &[Cell]) -> Option<Vec<SheetNote>> {
        let mut notes = Vec::new();
        while !cells.is_empty() {
            let glyphs = self.table.glyphs.iter();
            let glyphs = glyphs.filter_map(|(glyph, sign)| {
                Some((sign.as_slice(), SheetNote::Sign(number_of(*glyph)?)))
            });
            let offer = self.draw_offer().into_iter();
            let offer = offer.map(|sign| (sign.as_slice(), SheetNote::DrawOffer));
            let fitting = glyphs
                .chain(offer)
                .filter(|(sign, _)| !sign.is_empty() && cells.starts_with(sign));
            let (sign, note) = fitting.max_by_key(|(sign, _)| sign.len())?;
            cells = &cells[sign.len()..];
            notes.push(note);
        }
        Some(notes)
    }

    /// The cells of signs in a word that stands apart from its move, alone or behind the sign of check.
    pub(super) fn signs_apart(&self, cells: &[Cell]) -> Vec<Cell> {
        let check = self.table.signs.check.words().next();
        let is_bare = |bare: &&[Cell]| bare.is_empty() || Some(*bare) == check;
        let bares = self.without_glyphs(cells).into_iter();
        let found = bares.filter(|bare| bare.len() < cells.len()).find(is_bare);
        found.map_or_else(Vec::new, |bare| cells[bare.len()..].to_vec())
    }

    /// The cells of signs with which the words of a move end.
    pub(super) fn signs_behind(&self, position: &Position, mv: Move, words: &[Word]) -> Vec<Cell> {
        let mut cells: Vec<Cell> = Vec::new();
        let parts = words.iter().filter(|word| !word.is_head && !word.is_note);
        let parts: Vec<&[Cell]> = match words {
            [word] => vec![word.cells.as_slice()],
            _ => parts.map(|word| word.cells.as_slice()).collect(),
        };
        for (at, part) in parts.iter().enumerate() {
            let is_last = at + 1 == parts.len();
            let part = part
                .strip_suffix(&[HYPHEN])
                .filter(|_| !is_last)
                .unwrap_or(part);
            cells.extend_from_slice(part);
        }
        let mut bare = self.without_glyphs(&cells);
        if bare.len() == 1 {
            return Vec::new();
        }
        let written = self.encode(position, mv).unwrap_or_default();
        let is_written = |bare: &&[Cell]| bare.ends_with(written.as_slice());
        let found = bare.iter().copied().find(is_written).or_else(|| {
            bare.reverse();
            let mut shortest = bare.iter().copied();
            shortest.find(|bare| self.fitting_moves(position, bare).0 == [mv])
        });
        found.map_or_else(Vec::new, |bare| cells[bare.len()..].to_vec())
    }
}
