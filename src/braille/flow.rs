//! How moves fill pages. A move is broken only if it is longer than a line, a number ends a line only if its move does
//! not fit behind it, and no page ends between White's and Black's move of one number, unless they or the notes between
//! them are longer than a page.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::cells::{BLANK, Cells, HYPHEN};
use super::page::{Pager, wrapped};

/// Where White's and Black's moves stand when there is room: cells 6 and 19.
const NUMBER_CELLS: usize = 5;
const MOVE_CELLS: usize = 13;
/// The blanks between the halves of a double layout.
const GUTTER: usize = 2;
/// Where a running line goes on.
const INDENT: usize = 2;

/// A number with its moves.
#[derive(Clone, Debug)]
pub(super) struct FlowRow {
    pub number: Cells,
    pub white: Option<Cells>,
    pub black: Option<Cells>,
}

/// What stands on the page in its order.
#[derive(Clone, Debug)]
pub(super) enum FlowItem {
    Row(FlowRow),
    /// Lines that may be parted.
    Text(Vec<Cells>),
    /// Lines that belong together, with room around them.
    Block(Vec<Cells>),
}

impl FlowItem {
    /// The lines of what is no row.
    pub(super) fn lines(&self) -> &[Cells] {
        match self {
            Self::Row(_) => &[],
            Self::Text(lines) | Self::Block(lines) => lines,
        }
    }
}

/// The cells of the columns of a game.
#[derive(Clone, Copy, Debug)]
struct Columns {
    number: usize,
    white: usize,
    black: usize,
}

impl Columns {
    /// The columns that the moves need, a blank behind each but the last.
    fn needed(items: &[FlowItem]) -> Self {
        let mut columns = Self {
            number: 0,
            white: 0,
            black: 0,
        };
        for item in items {
            let FlowItem::Row(row) = item else { continue };
            let length = |cells: &Option<Cells>| cells.as_ref().map_or(0, Cells::len);
            columns.number = columns.number.max(row.number.len() + 1);
            columns.white = columns.white.max(length(&row.white) + 1);
            columns.black = columns.black.max(length(&row.black));
        }
        columns
    }

    fn total(self) -> usize {
        self.number + self.white + self.black
    }

    /// The usual columns where the moves and the line allow them.
    fn roomy(self, width: usize) -> Self {
        let usual = Self {
            number: self.number.max(NUMBER_CELLS),
            white: self.white.max(MOVE_CELLS),
            black: self.black,
        };
        if usual.total() <= width { usual } else { self }
    }

    fn line(self, row: &FlowRow) -> Cells {
        let mut line = row.number.clone();
        if let Some(white) = &row.white {
            line.pad_to(self.number);
            line.append(white.as_slice());
        }
        if let Some(black) = &row.black {
            line.pad_to(self.number + self.white);
            line.append(black.as_slice());
        }
        line
    }
}

/// Fills pages with the moves of a game and what ends it.
pub(super) fn fill(pager: &mut Pager<'_>, layout: Layout, items: &[FlowItem], last: &[Cells]) {
    let width = pager.paper.width();
    let needed = Columns::needed(items);
    match layout {
        Layout::Running => return running(pager, items, last),
        Layout::Single => lines(pager, items, None),
        Layout::Double if 2 * needed.total() + GUTTER <= width => double(pager, items, needed),
        Layout::Columns | Layout::Double => {
            let fits = needed.total() <= width;
            lines(pager, items, fits.then(|| needed.roomy(width)));
        }
    }
    for cells in last {
        // On narrow pages a result may be longer than a line.
        wrapped(cells, width, 0, 0)
            .into_iter()
            .for_each(|line| pager.line(line));
    }
}

fn beside(pager: &mut Pager<'_>, item: &FlowItem) {
    match item {
        FlowItem::Text(lines) => lines.iter().for_each(|line| pager.line(line.clone())),
        FlowItem::Block(lines) => {
            pager.gap();
            pager.block(lines.clone());
            pager.gap();
        }
        FlowItem::Row(_) => {}
    }
}

/// How many lines follow White's move up to Black's of the same number, if notes stand between them.
fn parted(items: &[FlowItem]) -> Option<usize> {
    let [FlowItem::Row(first), rest @ ..] = items else {
        return None;
    };
    let mut lines = 1;
    for item in rest {
        match item {
            FlowItem::Text(text) => lines += text.len(),
            FlowItem::Block(block) => lines += block.len() + 2,
            FlowItem::Row(row) => {
                return (first.white.is_some() && row.white.is_none()).then_some(lines);
            }
        }
    }
    None
}

/// A line for each number, or for each move where there are no columns.
fn lines(pager: &mut Pager<'_>, items: &[FlowItem], columns: Option<Columns>) {
    for (at, item) in items.iter().enumerate() {
        if let Some(more) = parted(&items[at..]) {
            pager.keep(1 + more);
        }
        match (item, columns) {
            (FlowItem::Row(row), Some(columns)) => pager.line(columns.line(row)),
            (FlowItem::Row(row), None) => pager.block(stacked(row, pager.paper.width())),
            _ => beside(pager, item),
        }
    }
}

/// Each move in a line of its own, the second one from cell 3, and so whatever does not fit behind the number.
fn stacked(row: &FlowRow, width: usize) -> Vec<Cells> {
    let parts = parts(row, width);
    let lines = parts.iter().enumerate().map(|(at, part)| match at {
        0 => part.clone(),
        _ => indented(part, width),
    });
    lines.collect()
}

/// A part from cell 3, or as far to the left as it needs.
fn indented(part: &Cells, width: usize) -> Cells {
    let mut line = Cells::blanks(INDENT.min(width.saturating_sub(part.len())));
    line.append(part.as_slice());
    line
}

/// What of a row stays together in a line: the number with the first move, and the second move. On narrow pages a number
/// is apart from a move that does not fit behind it, and a move that is longer than a line is broken behind a hyphen.
fn parts(row: &FlowRow, width: usize) -> Vec<Cells> {
    let mut parts = Vec::new();
    for (at, cells) in row.white.iter().chain(&row.black).enumerate() {
        let mut whole = Cells::new();
        if at == 0 {
            whole.append(row.number.as_slice());
            whole.push(BLANK);
            if whole.len() + cells.len() > width {
                parts.push(row.number.clone());
                whole = Cells::new();
            }
        }
        let mut rest = cells.as_slice();
        while whole.len() + rest.len() > width {
            // Before a sign that stands apart no hyphen is needed.
            let blank = rest[..width.min(rest.len())]
                .iter()
                .rposition(|cell| *cell == BLANK);
            if let Some(blank) = blank.filter(|blank| *blank > 0) {
                parts.push(Cells::from(&rest[..blank]));
                rest = &rest[blank + 1..];
                continue;
            }
            let (part, more) = rest.split_at(width - INDENT - 1);
            let mut part = Cells::from(part);
            part.push(HYPHEN);
            parts.push(part);
            rest = more;
        }
        whole.append(rest);
        parts.push(whole);
    }
    parts
}

/// Two columns of rows beside each other, to be read down and then across.
fn double(pager: &mut Pager<'_>, items: &[FlowItem], columns: Columns) {
    let mut rows: Vec<&FlowRow> = Vec::new();
    for (at, item) in items.iter().enumerate() {
        if let Some(more) = parted(&items[at..]) {
            halves(pager, &rows, columns);
            rows.clear();
            pager.keep(1 + more);
        }
        if let FlowItem::Row(row) = item {
            rows.push(row);
        } else {
            halves(pager, &rows, columns);
            rows.clear();
            beside(pager, item);
        }
    }
    halves(pager, &rows, columns);
}

fn halves(pager: &mut Pager<'_>, mut rows: &[&FlowRow], columns: Columns) {
    let second = pager
        .paper
        .width()
        .div_ceil(2)
        .max(columns.total() + GUTTER);
    while !rows.is_empty() {
        let height = pager.room().min(rows.len().div_ceil(2));
        let (here, later) = rows.split_at(rows.len().min(2 * height));
        let (left, right) = here.split_at(height.min(here.len()));
        for (at, row) in left.iter().enumerate() {
            let mut line = columns.line(row);
            if let Some(other) = right.get(at) {
                line.pad_to(second.min(pager.paper.width().saturating_sub(columns.total())));
                line.append(columns.line(other).as_slice());
            }
            pager.line(line);
        }
        rows = later;
    }
}

/// One after the other; lines that go on begin in cell 3 where a move and its number allow it.
fn running(pager: &mut Pager<'_>, items: &[FlowItem], last: &[Cells]) {
    let mut line = Cells::new();
    for (at, item) in items.iter().enumerate() {
        let FlowItem::Row(row) = item else {
            flush(pager, &mut line);
            beside(pager, item);
            continue;
        };
        let parts = parts(row, pager.paper.width());
        let more = parted(&items[at..]).unwrap_or(0);
        let is_short = more < pager.paper.body();
        let lines = lines_for(pager, &line, &parts) + if is_short { more } else { 0 };
        if pager.room() < lines {
            flush(pager, &mut line);
            pager.close();
        }
        for part in parts {
            add(pager, &mut line, &part);
        }
    }
    for cells in last {
        for part in wrapped(cells, pager.paper.width(), 0, 0) {
            add(pager, &mut line, &part);
        }
    }
    flush(pager, &mut line);
}

/// How many lines a number takes with its moves, counting the one that is begun.
fn lines_for(pager: &Pager<'_>, line: &Cells, parts: &[Cells]) -> usize {
    let mut line = line.clone();
    let mut lines = 1;
    for part in parts {
        lines += usize::from(!fits(pager, &line, part.len()));
        append(pager, &mut line, part);
    }
    lines
}

fn fits(pager: &Pager<'_>, line: &Cells, more: usize) -> bool {
    let used = if line.is_empty() { 0 } else { line.len() + 1 };
    used + more <= pager.paper.width()
}

fn add(pager: &mut Pager<'_>, line: &mut Cells, part: &Cells) {
    if !fits(pager, line, part.len()) {
        pager.line(line.clone());
    }
    append(pager, line, part);
}

/// Adds a part to a line, or to the next one if it does not fit on it.
fn append(pager: &Pager<'_>, line: &mut Cells, part: &Cells) {
    if !fits(pager, line, part.len()) {
        *line = indented(part, pager.paper.width());
        return;
    }
    if !line.is_empty() {
        line.push(BLANK);
    }
    line.append(part.as_slice());
}

fn flush(pager: &mut Pager<'_>, line: &mut Cells) {
    if !line.is_empty() {
        pager.line(std::mem::take(line));
    }
}

/// How the moves stand on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Layout {
    /// A line for each number: number, White, Black.
    Columns,
    /// One after the other, as a paragraph.
    Running,
    /// A line for each move.
    Single,
    /// Two columns of number, White, Black beside each other, where they fit; else [`Layout::Columns`].
    Double,
}
