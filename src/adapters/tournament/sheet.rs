//! A table on paper and screen: as text, HTML that a screen reader reads, CSV and Braille.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::braille::format::escaped;
use crate::braille::{BraillePage, Paper, TextPiece, prose, text_pages};

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
    /// Signs and abbreviations of the table, each with what it means.
    pub legend: Vec<[String; 2]>,
    /// What an empty cell of a grid means, which narrow paper shows as a full stop.
    pub empty: String,
    /// What a screen reader says of the head of a column instead of its number; an empty one is read as it stands.
    pub heads_heard: Vec<String>,
    /// What a screen reader says of a cell instead of its signs, row by row; an empty one is read as it stands.
    pub heard: Vec<Vec<String>>,
}

impl Sheet2D {
    /// How many columns stand before those of opponents or rounds.
    pub const fn before(&self) -> usize {
        self.named + 1
    }

    /// What is heard of a cell instead of its signs; rows count from 1, for the headers are one.
    pub fn heard_at(&self, row: usize, column: usize) -> Option<&str> {
        let heads = || Some(&self.heads_heard);
        let row = row
            .checked_sub(1)
            .map_or_else(heads, |row| self.heard.get(row));
        let heard = row?.get(column)?;
        Some(heard.as_str()).filter(|heard| !heard.is_empty())
    }

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
        let legend = self.legend_lines();
        text + if legend.is_empty() { "" } else { "\n" } + &legend.concat()
    }

    /// What signs and abbreviations mean, a line each.
    fn legend_lines(&self) -> Vec<String> {
        let lines = self.legend.iter();
        lines
            .map(|[sign, meaning]| format!("{sign}: {meaning}\n"))
            .collect()
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
             table {{ border-collapse: collapse }}\n\
             .heard {{ position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }}\n\
             dt {{ font-weight: bold }}\nth, td {{ border: 1px solid #000; padding: .2em .5em; text-align: left }}\n\
             </style>\n</head>\n<body>\n<main>\n<h1>{heading}</h1>\n<table>\n<caption>{caption}</caption>\n<thead>\n<tr>"
        );
        for (column, header) in self.headers.iter().enumerate() {
            // In a grid the legend explains its cells.
            let mut legend = self.legend.iter().filter(|_| !self.is_grid);
            let meaning = legend.find(|[sign, _]| sign == header);
            let meaning = meaning.map(|[_, meaning]| meaning.as_str());
            let heard = self.heard_at(0, column).or(meaning);
            let header = marked(header, heard.unwrap_or_default());
            let _ = write!(page, "<th scope=\"col\">{header}</th>");
        }
        page.push_str("</tr>\n</thead>\n<tbody>\n");
        for (at, row) in self.rows.iter().enumerate() {
            page.push_str("<tr>");
            for (column, cell) in row.iter().enumerate() {
                let cell = marked(cell, self.heard_at(at + 1, column).unwrap_or_default());
                let _ = match column == self.named && !cell.is_empty() {
                    true => write!(page, "<th scope=\"row\">{cell}</th>"),
                    false => write!(page, "<td>{cell}</td>"),
                };
            }
            page.push_str("</tr>\n");
        }
        page.push_str("</tbody>\n</table>\n");
        if !self.legend.is_empty() {
            page.push_str("<dl>\n");
            for [sign, meaning] in &self.legend {
                let [sign, meaning] = [sign, meaning].map(|text| escaped(text));
                let _ = writeln!(page, "<dt>{sign}</dt><dd>{meaning}</dd>");
            }
            page.push_str("</dl>\n");
        }
        page.push_str("</main>\n</body>\n</html>\n");
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

    /// The lines of a grid; one that is too wide is told first without its cells, which follow in parts, each under the heads
    /// of its columns and behind the number of its row.
    fn grid_lines(&self, width: usize, cells: impl Fn(&str) -> usize) -> Vec<String> {
        const ROWS: usize = 18;
        let rows = || std::iter::once(&self.headers).chain(&self.rows);
        let whole: Vec<String> = rows().map(|row| Self::grid_line(row)).collect();
        if whole.iter().all(|line| cells(line) <= width) {
            return whole;
        }
        let (before, end) = (self.before(), self.headers.len().saturating_sub(1));
        let ends = |row: &Vec<String>| [&row[..before], &row[end..]].concat();
        let mut lines: Vec<String> = rows().map(|row| Self::grid_line(&ends(row))).collect();
        let mut known = BTreeMap::new();
        let mut widest = |column: usize| {
            let texts = rows().map(|row| row.get(column).map_or("", String::as_str));
            let all =
                texts.map(|text| *known.entry(text).or_insert_with(|| cells(text).max(1) + 1));
            all.max().unwrap_or(0)
        };
        let label = widest(self.named - 1);
        let mut from = before;
        while from < end {
            let (mut to, mut used) = (from, label);
            while to < end && (to == from || used + widest(to) <= width) {
                used += widest(to);
                to += 1;
            }
            let part = |row: &Vec<String>| {
                Self::grid_line(&[&row[self.named - 1..self.named], &row[from..to]].concat())
            };
            for rows in self.rows.chunks(ROWS) {
                let heads = [&[String::new()], &self.headers[from..to]].concat();
                lines.push(Self::grid_line(&heads));
                lines.extend(rows.iter().map(part));
            }
            from = to;
        }
        lines
    }

    /// As pages of Braille: a row as a paragraph that goes on in the next line.
    pub fn braille(&self, language: &str, paper: Paper) -> Vec<BraillePage> {
        let own = prose(language);
        let mut pieces = vec![(TextPiece::Title, own.write(&self.title()))];
        let lines: Vec<String> = match self.is_grid {
            true => self.grid_lines(paper.width(), |text| own.write(text).len()),
            false => self.sentences.clone(),
        };
        let mut legend = Vec::new();
        if self.is_grid {
            let has_empty = self.rows.iter().flatten().any(String::is_empty);
            legend.extend(has_empty.then(|| format!(".: {}\n", self.empty)));
            legend.extend(self.legend_lines());
        }
        pieces.extend(
            lines
                .iter()
                .chain(&legend)
                .map(|line| (TextPiece::Item, own.write(line))),
        );
        text_pages(paper, own, &own.write(&self.caption), &pieces)
    }
}

/// A cell of a page: what is seen, and what a screen reader says instead of a sign.
fn marked(seen: &str, heard: &str) -> String {
    let [seen, heard] = [seen, heard].map(escaped);
    match heard.is_empty() {
        true => seen,
        false => {
            format!("<span aria-hidden=\"true\">{seen}</span><span class=\"heard\">{heard}</span>")
        }
    }
}
