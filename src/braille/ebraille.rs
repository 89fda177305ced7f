//! eBraille 1.0: the documents of a publication that flows anew on every display.

use std::fmt::Write as _;

use super::cells::{BLANK, Cells, pattern};
use super::flow::FlowItem;
use super::format::{Metadata, escaped};
use super::notes::SheetNotes;
use super::page::Paper;
use super::sheet::Style;
use super::variation::depth_of;
use crate::record::Record;

/// The media type that the first file of the archive holds, with the name of that file.
pub const MIMETYPE: (&str, &str) = ("mimetype", "application/epub+zip");

/// The file that says where the package document is.
pub const CONTAINER: (&str, &str) = (
    "META-INF/container.xml",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
    <container version=\"1.0\" xmlns=\"urn:oasis:names:tc:opendocument:xmlns:container\">\n\
    <rootfiles><rootfile full-path=\"package.opf\" media-type=\"application/oebps-package+xml\"/></rootfiles>\n\
    </container>\n",
);

/// The name of the document of a game, counted from 1.
pub fn document_name(game: usize) -> String {
    format!("game-{game}.html")
}

/// The document of a game: its title as a heading, the moves as tables, notes as paragraphs. A display breaks them
/// where its own line ends.
pub fn document(
    metadata: &Metadata,
    style: &Style<'_>,
    record: &Record,
    notes: &SheetNotes,
) -> String {
    let style = Style {
        paper: Paper::FLOWING,
        ..style.clone()
    };
    let mut title = style.heading(record).into_iter();
    let heading = title.next().unwrap_or_default();
    let mut text = head(metadata, Some(&heading), "");
    let _ = writeln!(text, "<h1>{}</h1>", braille(&heading));
    title.for_each(|line| paragraph(&mut text, &line));
    if let Some(lines) = style.start(record) {
        drawn(&mut text, &lines);
    }
    // Whose turn it is, castling and the counts are not in the diagram, and no last lines say them.
    if let Some(fen) = record.start().fen_unless_start() {
        paragraph(&mut text, &style.prose.write(&fen));
    }
    for items in style.items(record, notes).chunk_by(are_rows) {
        match items {
            [FlowItem::Row(_), ..] => table(&mut text, &style, items),
            [FlowItem::Block(lines)] => drawn(&mut text, lines),
            _ => {
                let lines = items.iter().flat_map(FlowItem::lines);
                lines.for_each(|line| paragraph(&mut text, line));
            }
        }
    }
    let last = style.last(record);
    last.iter().for_each(|line| paragraph(&mut text, line));
    text += "</body>\n</html>\n";
    text
}

fn are_rows(one: &FlowItem, other: &FlowItem) -> bool {
    matches!((one, other), (FlowItem::Row(_), FlowItem::Row(_)))
}

fn paragraph(text: &mut String, line: &Cells) {
    if !line.is_empty() {
        // Variations in variations stand further to the right.
        let depth = depth_of(line);
        let (begin, end) = ("<blockquote>".repeat(depth), "</blockquote>".repeat(depth));
        let _ = writeln!(text, "{begin}<p>{}</p>{end}", braille(line));
    }
}

/// The lines of a diagram, each under the one before it.
fn drawn(text: &mut String, lines: &[Cells]) {
    let blanks = |line: &Cells| {
        line.as_slice()
            .iter()
            .take_while(|cell| **cell == BLANK)
            .count()
    };
    let indent = lines.iter().map(blanks).min().unwrap_or(0);
    let lines = lines.iter().map(|line| {
        let cells: Cells = line.as_slice().iter().skip(indent).copied().collect();
        cells.to_unicode(pattern(BLANK))
    });
    let lines: Vec<String> = lines.collect();
    let _ = writeln!(text, "<p>{}</p>", lines.join("<br/>"));
}

/// A row for each number, with White's and Black's move.
fn table(text: &mut String, style: &Style<'_>, items: &[FlowItem]) {
    let [white, black] =
        [&style.words.white, &style.words.black].map(|word| style.prose.write(word));
    let _ = writeln!(
        text,
        "<table>\n<thead><tr><td></td><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead>\n<tbody>",
        braille(&white),
        braille(&black)
    );
    for item in items {
        if let FlowItem::Row(row) = item {
            let cell = |cells: &Option<Cells>| cells.as_ref().map_or(String::new(), braille);
            let _ = writeln!(
                text,
                "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>",
                braille(&row.number),
                cell(&row.white),
                cell(&row.black)
            );
        }
    }
    text.push_str("</tbody>\n</table>\n");
}

/// The document `index.html`: the list of the games, in Braille.
pub fn index(metadata: &Metadata, title: &Cells, games: &[Cells]) -> String {
    let mut text = head(metadata, Some(title), PUBLICATION);
    let _ = writeln!(
        text,
        "<nav epub:type=\"toc\" role=\"doc-toc\">\n<h1>{}</h1>\n<ol>",
        braille(title)
    );
    for (at, game) in games.iter().enumerate() {
        let file = document_name(at + 1);
        let _ = writeln!(text, "<li><a href=\"{file}\">{}</a></li>", braille(game));
    }
    text += "</ol>\n</nav>\n</body>\n</html>\n";
    text
}

/// The package document `package.opf`; the moment of the last change is in UTC, as
/// `2026-11-21T12:00:00Z`.
pub fn package(metadata: &Metadata, modified: &str, games: usize) -> String {
    let [identifier, title, language, date, system] = [
        &metadata.identifier,
        &metadata.title,
        &metadata.language,
        &metadata.date,
        &metadata.system,
    ]
    .map(|text| escaped(text));
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
        <package version=\"3.0\" unique-identifier=\"id\" xml:lang=\"{language}\" \
        xmlns=\"http://www.idpf.org/2007/opf\">\n\
        <metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n\
        <dc:identifier id=\"id\">{identifier}</dc:identifier>\n\
        <dc:title>{title}</dc:title>\n\
        <dc:creator>Annabella</dc:creator>\n\
        <dc:language>{language}-Brai</dc:language>\n\
        <dc:date>{date}</dc:date>\n\
        <dc:format>eBraille 1.0</dc:format>\n\
        <meta property=\"dcterms:modified\">{modified}</meta>\n\
        <meta property=\"dcterms:dateCopyrighted\">{date}</meta>\n\
        <meta property=\"a11y:brailleCellType\">{}</meta>\n\
        <meta property=\"a11y:brailleSystem\">{system}</meta>\n\
        <meta property=\"a11y:completeTranscription\">true</meta>\n\
        <meta property=\"a11y:producer\">Annabella</meta>\n\
        <meta property=\"a11y:tactileGraphics\">none</meta>\n\
        </metadata>\n<manifest>\n\
        <item id=\"index\" href=\"index.html\" media-type=\"application/xhtml+xml\" properties=\"nav\"/>\n",
        metadata.dots
    );
    for game in 1..=games {
        let file = document_name(game);
        let _ = writeln!(
            text,
            "<item id=\"game-{game}\" href=\"{file}\" media-type=\"application/xhtml+xml\"/>"
        );
    }
    text += "</manifest>\n<spine>\n";
    for game in 1..=games {
        let _ = writeln!(text, "<itemref idref=\"game-{game}\"/>");
    }
    text += "</spine>\n</package>\n";
    text
}

/// The primary entry page says where the package document is.
const PUBLICATION: &str =
    "<link rel=\"publication\" href=\"package.opf\" type=\"application/oebps-package+xml\"/>";

fn head(metadata: &Metadata, title: Option<&Cells>, link: &str) -> String {
    let language = escaped(&metadata.language);
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE html>\n\
        <html xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:epub=\"http://www.idpf.org/2007/ops\" \
        lang=\"{language}-Brai\" xml:lang=\"{language}-Brai\">\n\
        <head><meta charset=\"utf-8\"/><title>{}</title>{link}</head>\n<body>\n",
        title.map_or(String::new(), braille)
    )
}

/// The cells of a line; blanks at its beginning are layout, which flows anew.
fn braille(cells: &Cells) -> String {
    let blank = pattern(BLANK);
    cells.to_unicode(blank).trim_matches(blank).to_owned()
}
