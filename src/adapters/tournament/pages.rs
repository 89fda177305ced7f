//! Tables of an event on paper and screen: as text, HTML with headers that a screen reader reads, CSV and Braille.

use std::fmt::Write as _;

use crate::braille::format::escaped;
use crate::braille::{BraillePage, Paper, TextPiece, prose, text_pages};
use crate::desk::Desk;
use crate::narrate::cue::{Phrase, Sentence};
use crate::narrate::tournament::{
    board, duty_said, head, of, said, score_said, standing, tie_value,
};
use crate::protocol::{EventTable, Settings};
use crate::tournament::{BoardAt, EventDetail, GameScore, RankedPlayer, TieBreak, Tournament};
use crate::voice::Script;

/// A table with its words: a caption, a row of headers, and rows with a cell that is a header, too.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet2D {
    /// The name of the event; may be empty.
    pub event: String,
    /// What it is.
    pub caption: String,
    /// The headers of the columns.
    pub headers: Vec<String>,
    /// The rows, each as long as the headers.
    pub rows: Vec<Vec<String>>,
    /// Each row as a sentence, for the ear and for narrow paper.
    pub sentences: Vec<String>,
    /// The column that says what a row is of: its cells are headers.
    pub named: usize,
    /// Whether the place in the row says whose result a cell is: on narrow paper, too, each cell has its place.
    pub is_grid: bool,
}

/// What turns phrases into words.
pub struct Wording<'a> {
    /// The voices.
    pub desk: &'a Desk,
    /// The language.
    pub settings: &'a Settings,
}

impl<'a> Wording<'a> {
    /// In the words of the player.
    pub fn of_player(desk: &'a Desk) -> Self {
        let settings = desk.session().settings();
        Self { desk, settings }
    }

    fn of(&self, phrase: &Phrase) -> String {
        let voices = self.desk.voices();
        voices.phrase_in_language(phrase, self.settings, Script::Written)
    }

    fn sentence(&self, sentence: &Sentence) -> String {
        let parts: Vec<String> = sentence.0.iter().map(|phrase| self.of(phrase)).collect();
        parts.join(", ")
    }

    fn heads<const N: usize>(&self, keys: [&'static str; N]) -> Vec<String> {
        keys.iter().map(|key| self.of(&head(key))).collect()
    }
}

/// A table of an event in words.
pub fn table(event: &Tournament, which: EventTable, wording: &Wording<'_>) -> Sheet2D {
    let mut table = match which {
        EventTable::Pairings(0) => pairings(event, event.current_round(), wording),
        EventTable::Pairings(round) => pairings(event, round, wording),
        EventTable::Standings => standings(event, wording),
        EventTable::Duties => duties(event, wording),
        // The games and the report are no tables.
        EventTable::Cross | EventTable::Games(_) | EventTable::Report => cross(event, wording),
    };
    let settled = event.regulations();
    table.event = settled.map_or_else(String::new, |settled| settled.name.clone());
    table
}

fn pairings(event: &Tournament, round: usize, wording: &Wording<'_>) -> Sheet2D {
    let mut sheet = Sheet2D {
        caption: format!("{} {round}", wording.of(&head("pairings"))),
        headers: wording.heads(["board", "white", "black", "result"]),
        ..Sheet2D::default()
    };
    let Some(found) = event.round(round) else {
        return sheet;
    };
    let boards = (1..=found.boards.len()).map(|board| BoardAt { round, board });
    for read in boards.filter_map(|at| event.board_read(at)) {
        let score = (!read.is_open()).then(|| score_said(read.score, read.adjourned.is_some()));
        let score = score.map(|score| wording.of(&score)).unwrap_or_default();
        sheet.sentences.push(wording.sentence(&board(&read)));
        let [white, black] = read.names;
        let number = read.at.board.to_string();
        sheet.rows.push(vec![number, white, black, score]);
    }
    for name in event.free_in(found) {
        let text = wording.of(&of("free", &name));
        sheet.sentences.push(text.clone());
        sheet
            .rows
            .push(vec![String::new(), name, String::new(), text]);
    }
    sheet
}

/// The lists of duties, with what is done.
fn duties(event: &Tournament, wording: &Wording<'_>) -> Sheet2D {
    let mut sheet = Sheet2D {
        caption: wording.of(&head("duties")),
        headers: wording.heads(["list", "number", "duties", "result"]),
        named: 2,
        ..Sheet2D::default()
    };
    for duty in event.duties() {
        let done = duty.is_ticked.then(|| wording.of(&said("ticked")));
        let row = vec![
            wording.of(&head(duty.list)),
            duty.number.to_string(),
            wording.of(&duty_said(duty.list, duty.number)),
            done.unwrap_or_default(),
        ];
        sheet.sentences.push(row.join(" ").trim_end().to_owned());
        sheet.rows.push(row);
    }
    sheet
}

fn standings(event: &Tournament, wording: &Wording<'_>) -> Sheet2D {
    let order = event.regulations().map_or(&[][..], |one| &one.tie_breaks);
    let mut headers = wording.heads(["rank", "number", "name", "points"]);
    headers.extend(order.iter().map(|one| one.code().to_owned()));
    let mut sheet = Sheet2D {
        caption: wording.of(&head("standings")),
        headers,
        named: 2,
        ..Sheet2D::default()
    };
    for placing in event.standings_now() {
        let name = event.name(placing.player);
        sheet
            .sentences
            .push(wording.sentence(&standing(&name, &placing, order)));
        let number = placing.player.to_string();
        let mut row = vec![rank(&placing), number, name, points(placing.halves)];
        let values = order.iter().zip(&placing.values);
        row.extend(values.map(|(of, value)| tie_value(*of, *value)));
        sheet.rows.push(row);
    }
    sheet
}

fn cross(event: &Tournament, wording: &Wording<'_>) -> Sheet2D {
    let table = event.cross_table();
    let mut headers = wording.heads(["rank", "name"]);
    let places = 1..=table.columns.len();
    headers.extend(places.map(|place| place.to_string()));
    headers.push(wording.of(&head("points")));
    let mut sheet = Sheet2D {
        caption: wording.of(&head("table")),
        headers,
        named: 1,
        is_grid: true,
        ..Sheet2D::default()
    };
    for (row, placing) in event.standings_now().iter().enumerate() {
        let name = event.name(placing.player);
        // By ear the signs of a row mean nothing.
        let said = wording.sentence(&standing(&name, placing, &[]));
        let mut cells = vec![rank(placing), name];
        cells.extend((0..table.columns.len()).map(|column| table.sign(row, column)));
        cells.push(points(placing.halves));
        sheet.sentences.push(said);
        sheet.rows.push(cells);
    }
    sheet
}

/// The place as a table shows it: nothing for who was struck.
fn rank(placing: &RankedPlayer) -> String {
    let rank = (!placing.is_struck).then(|| placing.rank.to_string());
    rank.unwrap_or_default()
}

/// Points as a table shows them: `3.5`.
fn points(halves: u32) -> String {
    tie_value(TieBreak::Wins, i64::from(halves) * 2)
}

impl Sheet2D {
    /// What it is, and of which event.
    pub fn title(&self) -> String {
        match self.event.is_empty() {
            true => self.caption.clone(),
            false => format!("{}: {}", self.event, self.caption),
        }
    }

    /// As text, in columns.
    pub fn text(&self) -> String {
        let all = || std::iter::once(&self.headers).chain(&self.rows);
        let width = |column: usize| {
            let cells = all().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..self.headers.len()).map(width).collect();
        let mut text = format!("{}\n\n", self.title());
        for row in all() {
            let cells = row.iter().zip(&widths);
            let cells = cells.map(|(cell, &width)| format!("{cell:<width$}"));
            let cells: Vec<String> = cells.collect();
            let _ = writeln!(text, "{}", cells.join("  ").trim_end());
        }
        text
    }

    /// As a page that a screen reader walks: caption, headers of rows and columns, language; in large letters.
    pub fn html(&self, language: &str) -> String {
        let [title, caption] = [&self.title(), &self.caption].map(|text| escaped(text));
        let heading = escaped(if self.event.is_empty() {
            &self.caption
        } else {
            &self.event
        });
        let mut page = format!(
            "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<style>\nbody {{ font: 150% sans-serif; color: #000; background: #fff }}\n\
             table {{ border-collapse: collapse }}\nth, td {{ border: 1px solid #000; padding: .2em .5em; text-align: left }}\n\
             </style>\n</head>\n<body>\n<main>\n<h1>{heading}</h1>\n<table>\n<caption>{caption}</caption>\n<thead>\n<tr>"
        );
        for header in &self.headers {
            let _ = write!(page, "<th scope=\"col\">{}</th>", escaped(header));
        }
        page.push_str("</tr>\n</thead>\n<tbody>\n");
        for row in &self.rows {
            page.push_str("<tr>");
            for (column, cell) in row.iter().enumerate() {
                let cell = escaped(cell);
                let _ = match column == self.named && !cell.is_empty() {
                    true => write!(page, "<th scope=\"row\">{cell}</th>"),
                    false => write!(page, "<td>{cell}</td>"),
                };
            }
            page.push_str("</tr>\n");
        }
        page.push_str("</tbody>\n</table>\n</main>\n</body>\n</html>\n");
        page
    }

    /// As CSV, RFC 4180. A cell that a spreadsheet would reckon with gets an apostrophe before it.
    pub fn csv(&self) -> String {
        let mut written = csv::WriterBuilder::new()
            .terminator(csv::Terminator::CRLF)
            .from_writer(Vec::new());
        for row in std::iter::once(&self.headers).chain(&self.rows) {
            let cells = row.iter().map(|cell| {
                // A sign of a table is no formula.
                let is_formula = cell.len() > 1 && cell.starts_with(['=', '+', '-', '@', '\t']);
                format!("{}{cell}", if is_formula { "'" } else { "" })
            });
            // Into memory everything can be written.
            let _ = written.write_record(cells);
        }
        let bytes = written.into_inner().unwrap_or_default();
        String::from_utf8(bytes).unwrap_or_default()
    }

    /// A row of a grid on narrow paper: what is empty is a full stop.
    fn grid_line(row: &[String]) -> String {
        let cell = |cell: &String| if cell.is_empty() { "." } else { cell }.to_owned();
        row.iter().map(cell).collect::<Vec<_>>().join(" ")
    }

    /// As pages of Braille: a row as a paragraph that goes on in the next line.
    pub fn braille(&self, language: &str, paper: Paper) -> Vec<BraillePage> {
        let own = prose(language);
        let mut pieces = vec![(TextPiece::Title, own.write(&self.title()))];
        let rows = std::iter::once(&self.headers).chain(&self.rows);
        let lines: Vec<String> = match self.is_grid {
            true => rows.map(|row| Self::grid_line(row)).collect(),
            false => self.sentences.clone(),
        };
        pieces.extend(lines.iter().map(|line| (TextPiece::Item, own.write(line))));
        text_pages(paper, own, &own.write(&self.caption), &pieces)
    }
}

/// The games of a round, or of all with 0, as PGN: those with moves, and for the others only who played and how it
/// ended; a tag says which were judged or not played. Annulled ones are left out.
pub fn games_of(event: &Tournament, round: usize) -> String {
    let mut text = String::new();
    let Some(settled) = event.regulations() else {
        return text;
    };
    let games = event.games();
    for (at, game) in games.filter(|(at, _)| round == 0 || round == at.round) {
        if !game.game.is_empty() {
            text.push_str(game.game.trim_end());
            text.push_str("\n\n");
            continue;
        }
        if game.score == Some(GameScore::Annulled) {
            continue;
        }
        let [white, black] = event.names(game);
        let mut record = crate::record::Record::default();
        record.set_tag("Event", &settled.name);
        record.set_tag("Site", settled.detail(EventDetail::Place));
        record.set_tag("Round", &at.to_string());
        record.set_tag("White", &white);
        record.set_tag("Black", &black);
        record.set_outcome(game.score.and_then(GameScore::result));
        if let Some(how) = game.score.and_then(GameScore::termination) {
            record.set_tag("Termination", how);
        }
        text.push_str(&crate::pgn::write(&record));
        text.push('\n');
    }
    text
}
