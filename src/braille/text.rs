//! Running text on pages: headings, paragraphs and lists.

use super::cells::Cells;
use super::page::{BraillePage, Pager, Paper, centred, wrapped};
use super::prose::Prose;

/// Where a paragraph begins, and where an item of a list goes on.
const INDENT: usize = 2;
/// Where a heading within a chapter stands.
const HEADING: usize = 4;

/// What a piece of running text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextPiece {
    /// The heading of a chapter, on a new page.
    Title,
    /// A heading within it.
    Heading,
    Paragraph,
    /// An item of a list.
    Item,
}

/// Pages of running text under a head, numbered in the digits of a language.
pub fn text_pages(
    paper: Paper,
    prose: &Prose,
    head: &Cells,
    pieces: &[(TextPiece, Cells)],
) -> Vec<BraillePage> {
    let width = paper.width();
    let mut pager = Pager::new(paper, prose, centred(head.as_slice(), width), 1);
    for (piece, cells) in pieces {
        match piece {
            TextPiece::Title => {
                pager.close();
                let lines = wrapped(cells, width, 0, 0);
                pager.block(
                    lines
                        .iter()
                        .map(|line| centred(line.as_slice(), width))
                        .collect(),
                );
                pager.gap();
            }
            TextPiece::Heading => {
                pager.gap();
                let lines = wrapped(cells, width, HEADING, HEADING);
                // A heading never ends a page.
                pager.keep(lines.len() + 2);
                pager.block(lines);
            }
            TextPiece::Paragraph => lines(&mut pager, wrapped(cells, width, INDENT, 0)),
            TextPiece::Item => lines(&mut pager, wrapped(cells, width, 0, INDENT)),
        }
    }
    pager.finish().0
}

fn lines(pager: &mut Pager<'_>, lines: Vec<Cells>) {
    lines.into_iter().for_each(|line| pager.line(line));
}
