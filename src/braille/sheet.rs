//! The scoresheet of a game in Braille: title, moves, notes, diagrams, result; and sheets to fill in.

use super::binding::Binding;
use super::cells::{BLANK, Cells};
use super::code::BrailleCode;
use super::colophon;
use super::diagram::Diagram;
use super::flow::{self, FlowItem, FlowRow, Layout};
use super::notes::{SheetNote, SheetNotes, quality};
use super::page::{BraillePage, Pager, Paper, centred, wrapped};
use super::prose::Prose;
use crate::board::Side;
use crate::game::Position;
use crate::record::Record;

/// Notes stand from cell 5, so that no reader takes them for moves.
pub(super) const NOTE_INDENT: usize = 4;
/// The cells that a page number and the blank before it have in a table of contents.
const CONTENTS_NUMBER: usize = 7;

/// The words that a sheet needs, in the language of its prose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct SheetWords {
    pub white: String,
    pub black: String,
    pub event: String,
    pub site: String,
    pub date: String,
    pub round: String,
    pub result: String,
    pub contents: String,
    pub draw_offered: String,
    pub sealed_move: String,
    /// The numeric annotation glyphs, by their numbers.
    pub signs: Vec<String>,
    /// What a sheet says of what it leaves out, with `#` for the numbers.
    pub left_out: Vec<String>,
}

impl SheetWords {
    /// A numeric annotation glyph in words; as the standard writes it if there are none.
    pub(super) fn sign(&self, number: u8) -> String {
        let words = self.signs.get(usize::from(number));
        words.cloned().unwrap_or_else(|| format!("${number}"))
    }

    pub(super) fn name(&self, side: Side) -> &str {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// The clock of a side.
    pub(super) fn clock(&self, side: Side, seconds: u32) -> String {
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        format!(
            "{} {hours}:{minutes:02}:{:02}",
            self.name(side),
            seconds % 60
        )
    }

    pub(super) fn offer(&self, side: Side) -> String {
        format!("{}: {}", self.name(side), self.draw_offered)
    }
}

/// How sheets are written.
#[derive(Clone, Debug)]
pub struct Style<'a> {
    /// The chess code.
    pub code: &'a BrailleCode,
    /// The Braille of names, headings and comments.
    pub prose: &'a Prose,
    /// The words of headings.
    pub words: &'a SheetWords,
    /// The size of the page.
    pub paper: Paper,
    /// How the moves stand.
    pub layout: Layout,
    /// How positions are shown.
    pub diagram: Diagram,
}

impl Style<'_> {
    /// The pages of a game; the first has the number given. Returns the number of the page after
    /// them, too.
    pub fn game(
        &self,
        record: &Record,
        notes: &SheetNotes,
        number: u32,
    ) -> (Vec<BraillePage>, u32) {
        self.game_in_book(record, notes, number, (&mut Binding::default(), true))
    }

    /// The pages of the next game of a book, which may be the last one: see [`Style::game`].
    pub fn game_in_book(
        &self,
        record: &Record,
        notes: &SheetNotes,
        number: u32,
        (binding, is_last): (&mut Binding, bool),
    ) -> (Vec<BraillePage>, u32) {
        let mut pager = Pager::new(self.paper, self.prose, self.running_head(record), number);
        let mut title = self.title(record).into_iter();
        pager.begin(title.next().unwrap_or_default());
        title.for_each(|line| pager.line(line));
        self.moves(&mut pager, record, notes);
        pager.gap();
        pager.block(colophon::lines(
            (record, self.kept(record, notes)),
            (number, binding, is_last),
            self.prose,
            self.width(),
        ));
        pager.finish()
    }

    /// Everything below the title.
    fn moves(&self, pager: &mut Pager<'_>, record: &Record, notes: &SheetNotes) {
        pager.gap();
        if let Some(lines) = self.start(record) {
            pager.block(lines);
            pager.gap();
        }
        let items = self.items(record, notes);
        flow::fill(pager, self.layout, &items, &self.last(record));
    }

    /// The diagram of where a game began, if that is not the initial position.
    pub(super) fn start(&self, record: &Record) -> Option<Vec<Cells>> {
        let start = record.start();
        (*start != Position::default()).then(|| self.diagram_lines(start))
    }

    /// What ends the moves: the result, and the sign of the code.
    pub(super) fn last(&self, record: &Record) -> Vec<Cells> {
        let result = record
            .outcome()
            .and_then(|outcome| self.code.result(outcome));
        let end = Some(self.code.end()).filter(|end| !end.is_empty());
        result.into_iter().chain(end).cloned().collect()
    }

    /// The pages that say on which page each game begins, and the number of the page after them;
    /// the games are named with the page on which they would begin if the contents took no page.
    pub fn contents(&self, games: &[(String, u32)]) -> (Vec<BraillePage>, u32) {
        let lay_out = |offset: u32| {
            let head = centred(
                self.prose.write(&self.words.contents).as_slice(),
                self.width(),
            );
            let mut pager = Pager::new(self.paper, self.prose, head, 1);
            for (name, page) in games {
                pager.block(self.contents_entry(name, page + offset));
            }
            pager.finish()
        };
        // The numbers have room of their own, so that they move nothing.
        let (_, next) = lay_out(0);
        lay_out(next - 1)
    }

    fn contents_entry(&self, name: &str, page: u32) -> Vec<Cells> {
        let is_narrow = self.width() < Paper::WIDE;
        let room = if is_narrow { 0 } else { CONTENTS_NUMBER };
        let mut lines = wrapped(&self.prose.write(name), self.width() - room, 0, 2);
        let number = self.prose.write(&page.to_string());
        lines.extend(is_narrow.then(Cells::new));
        if let Some(line) = lines.last_mut() {
            line.pad_to(self.width().saturating_sub(number.len()));
            line.append(number.as_slice());
        }
        lines
    }

    pub(super) fn width(&self) -> usize {
        self.paper.width()
    }

    /// Names, event and place, round and date, result: each in the middle of its line.
    fn title(&self, record: &Record) -> Vec<Cells> {
        let lines = self.heading(record).into_iter();
        lines
            .map(|line| centred(line.as_slice(), self.width()))
            .collect()
    }

    /// The lines of the title from the margin.
    pub(super) fn heading(&self, record: &Record) -> Vec<Cells> {
        let mut texts = vec![names(record)];
        let both = |a: Option<String>, b: Option<String>| {
            let known: Vec<String> = a.into_iter().chain(b).collect();
            known.join(", ")
        };
        let tag = |name: &str| record.tag(name).map(str::to_owned);
        texts.push(both(tag("Event"), tag("Site")));
        texts.push(both(self.round(record), date(record)));
        let mut lines = Vec::new();
        for text in texts.iter().filter(|text| !text.is_empty()) {
            lines.extend(wrapped(&self.prose.write(text), self.width(), 0, 0));
        }
        let result = record.outcome().and_then(|one| self.code.result(one));
        lines.extend(
            result
                .into_iter()
                .flat_map(|one| wrapped(one, self.width(), 0, 0)),
        );
        lines
    }

    fn round(&self, record: &Record) -> Option<String> {
        let round = record.tag("Round")?;
        Some(format!("{} {round}", self.words.round))
    }

    /// Names, event, round, date and result; what does not fit into the line is left out from the
    /// middle: first the date, then the round, the event and the first names.
    pub(super) fn running_head(&self, record: &Record) -> Cells {
        let heads = self.heads(record);
        let shortest = heads.last().map_or(&[][..], Cells::as_slice);
        let fitting = heads.iter().find(|head| head.len() <= self.width());
        match fitting {
            Some(head) => centred(head.as_slice(), self.width()),
            None => shortest.iter().take(self.width()).copied().collect(),
        }
    }

    /// What may stand as a running head, the longest first.
    pub(super) fn heads(&self, record: &Record) -> Vec<Cells> {
        let event = record.tag("Event").map(str::to_owned);
        let details = [event, self.round(record), date(record)];
        let known: Vec<String> = details.into_iter().flatten().collect();
        let result = record.outcome().and_then(|one| self.code.result(one));
        let counts = (0..=known.len()).rev();
        let with = |count| [&[names(record)], &known[..count]].concat().join(", ");
        let heads = counts.map(with).chain([surnames(record)]);
        let ended = heads.map(|head| {
            let mut cells = self.prose.write(&head);
            if let Some(result) = result {
                cells.push(BLANK);
                cells.append(result.as_slice());
            }
            cells
        });
        ended.collect()
    }

    fn diagram_lines(&self, position: &Position) -> Vec<Cells> {
        let names = (self.words.white.as_str(), self.words.black.as_str());
        self.diagram
            .lines(position, (self.code, self.prose), names, self.width())
    }

    /// The moves and what stands between them.
    pub(super) fn items(&self, record: &Record, notes: &SheetNotes) -> Vec<FlowItem> {
        let before = notes.get(&0).map_or(&[][..], Vec::as_slice);
        let mut items = self.notes_after(before, record.start(), Side::White);
        let mut open: Option<FlowRow> = None;
        for (plies, &mv) in record.moves().iter().enumerate() {
            let position = record.position_after(plies);
            let mut cells = self.code.encode(position, mv).unwrap_or_default();
            let beside = notes.get(&(plies + 1)).map_or(&[][..], Vec::as_slice);
            for note in beside {
                cells.append(self.sign_of(note).map_or(&[], Cells::as_slice));
            }
            let side = position.turn();
            let mut row = open
                .take()
                .unwrap_or_else(|| self.row(position, plies == 0));
            match side {
                Side::White => row.white = Some(cells),
                Side::Black => {
                    let mut whole = match row.white {
                        Some(_) => Cells::new(),
                        None => self.code.lone_black().clone(),
                    };
                    whole.append(cells.as_slice());
                    row.black = Some(whole);
                }
            }
            let texts = self.notes_after(beside, record.position_after(plies + 1), side);
            if side == Side::White && texts.is_empty() {
                open = Some(row);
            } else {
                items.push(FlowItem::Row(row));
                items.extend(texts);
            }
        }
        items.extend(open.map(FlowItem::Row));
        items
    }

    fn row(&self, position: &Position, is_first: bool) -> FlowRow {
        let mut number = if is_first {
            self.code.begin().clone()
        } else {
            Cells::new()
        };
        number.append(
            self.code
                .move_number(position.number(), position.turn())
                .as_slice(),
        );
        FlowRow {
            number,
            white: None,
            black: None,
        }
    }

    /// The sign directly behind a move; `None` if the code has none for it or it is said in words.
    pub(super) fn sign_of(&self, note: &SheetNote) -> Option<&Cells> {
        match note {
            SheetNote::Sign(number) => self.code.glyph(quality(*number)?),
            SheetNote::DrawOffer => self.code.draw_offer(),
            SheetNote::Comment(_)
            | SheetNote::Clock(..)
            | SheetNote::Variation(_)
            | SheetNote::LeftOut(_)
            | SheetNote::Diagram => None,
        }
    }

    /// What is said of a note in words; `None` if it stands in a sign or in lines of its own.
    pub(super) fn text_of(&self, note: &SheetNote, side: Side) -> Option<String> {
        if self.sign_of(note).is_some() {
            return None;
        }
        Some(match note {
            SheetNote::Comment(text) | SheetNote::LeftOut(text) => text.clone(),
            SheetNote::Sign(number) => self.words.sign(*number),
            SheetNote::Clock(side, seconds) => self.words.clock(*side, *seconds),
            SheetNote::DrawOffer => self.words.offer(side),
            SheetNote::Variation(_) | SheetNote::Diagram => return None,
        })
    }

    /// The notes that have lines of their own.
    pub(super) fn notes_after(
        &self,
        notes: &[SheetNote],
        position: &Position,
        side: Side,
    ) -> Vec<FlowItem> {
        let mut items = Vec::new();
        for note in notes {
            items.extend(match note {
                SheetNote::Diagram => Some(FlowItem::Block(self.diagram_lines(position))),
                SheetNote::Variation(one) => Some(FlowItem::Text(self.variation(one, 0))),
                SheetNote::Comment(_)
                | SheetNote::Clock(..)
                | SheetNote::DrawOffer
                | SheetNote::LeftOut(_)
                | SheetNote::Sign(_) => self.text_of(note, side).map(|text| {
                    let cells = self.prose.write(&text);
                    FlowItem::Text(wrapped(&cells, self.width(), NOTE_INDENT, NOTE_INDENT))
                }),
            });
        }
        items
    }
}

/// The names of both players, as a heading and a table of contents have them.
pub fn names(record: &Record) -> String {
    let name = |tag| record.tag(tag).unwrap_or("?");
    format!("{} - {}", name("White"), name("Black"))
}

fn surnames(record: &Record) -> String {
    let name = |tag| {
        let name = record.tag(tag).unwrap_or("?");
        name.split([',', ' ']).next().unwrap_or(name)
    };
    format!("{} - {}", name("White"), name("Black"))
}

/// The date without the parts that are not known.
fn date(record: &Record) -> Option<String> {
    let date = record.tag("Date")?;
    let known: Vec<&str> = date
        .split('.')
        .take_while(|part| !part.contains('?'))
        .collect();
    (!known.is_empty()).then(|| known.join("."))
}
