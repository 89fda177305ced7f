//! The cross-table of a tournament, over the board: walked by the same keys, a table to a screen reader, and seen.

use eframe::egui::scroll_area::ScrollBarVisibility;
use eframe::egui::{Id, Rect, Role, ScrollArea, Sense, StrokeKind, Ui, UiBuilder, pos2, vec2};

use super::letters::text_width;
use super::look::Sizes;
use super::node::describe;
use super::panel::{Panel, is_new};
use crate::adapters::table_view::TableView;

/// The room in a cell beside its text, in times its height.
const BESIDE: f32 = 0.5;

/// Draws the table: the names and the points at any rate, and between them the columns that have room together with that
/// of the cell where the player stands; how many more there are stands beside them, and in the name of the table. Rows are
/// scrolled below their heads.
pub(super) fn show(table: &TableView, ui: &mut Ui, sizes: Sizes) {
    let place = ui.max_rect();
    // The bar beside the rows covers none of them.
    let bar = ui.spacing().scroll.allocated_width();
    let room = place.shrink(sizes.gap).width() - bar;
    let plan = Plan::of(table, room, ui, sizes);
    let seen = plan.seen(table);
    let title = format!("{}{seen}", table.sheet.title());
    let panel = Panel {
        role: Role::Table,
        ..Panel::group("table", place, &title)
    };
    panel.show(ui, sizes, |ui| {
        let area = ScrollArea::vertical()
            .id_salt("table")
            .scroll_bar_visibility(ScrollBarVisibility::AlwaysVisible)
            .auto_shrink(false);
        let top = ui.max_rect().top();
        plan.show_row(table, 0, top, ui, sizes);
        ui.add_space(plan.height);
        area.show_viewport(ui, |ui, seen| {
            let rows = table.sheet.rows.len();
            ui.set_min_height(plan.height * rows as f32);
            let top = ui.max_rect().top();
            let [from, to] = [seen.top(), seen.bottom()].map(|at| plan.row_at(at));
            let current = table.at.map(|(row, _)| row);
            let in_sight = (0..rows).filter(|row| (from..=to).contains(row));
            let beside = current.filter(|row| !(from..=to).contains(row));
            for row in in_sight.chain(beside) {
                let top = top + plan.height * row as f32;
                plan.show_row(table, row + 1, top, ui, sizes);
            }
        });
    });
}

/// Which columns are shown, and where.
struct Plan {
    /// Each with its edges.
    columns: Vec<(usize, f32, f32)>,
    /// How many columns there are before those that are shown, and behind them.
    hidden: [usize; 2],
    height: f32,
    /// How much smaller the letters are than elsewhere, where there is little room.
    times: f32,
}

impl Plan {
    /// The row that lies at a height, from 0.
    fn row_at(&self, height: f32) -> usize {
        let row = (height / self.height).floor().max(0.0);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let row = row as usize;
        row
    }

    fn of(table: &TableView, room: f32, ui: &Ui, sizes: Sizes) -> Self {
        let sheet = &table.sheet;
        let width = |column: usize| {
            let cells = std::iter::once(&sheet.headers).chain(&sheet.rows);
            let cells = cells.filter_map(|row| row.get(column));
            let longest = cells.max_by_key(|cell| cell.chars().count());
            let text = longest.map_or("", String::as_str);
            text_width(ui, text, sizes.font()) + sizes.text * BESIDE
        };
        let widths: Vec<f32> = (0..sheet.headers.len()).map(width).collect();
        let (before, others) = widths.split_at(sheet.before().min(widths.len()));
        // Behind all others stand the points.
        let (points, others) = others.split_last().unzip();
        let others = others.unwrap_or_default();
        let names: f32 = before.iter().chain(points).sum();
        let greatest = others.iter().copied().fold(0.0, f32::max);
        // Letters become smaller until all is seen, but no smaller than they are in a small window, if names let them.
        let all = names + others.iter().sum::<f32>();
        let least = (Sizes::LEAST_TEXT / sizes.text).min(1.0);
        let fitting = (room / all).clamp(least, 1.0);
        let marks = mark_width(ui, sizes);
        let times = fitting.min(room / (names + greatest + marks)).max(0.3);
        let is_parted = all * times > room;
        let room = room - (names + if is_parted { marks } else { 0.0 }) * times;
        let wanted = table.at.map_or(sheet.before(), |(_, column)| column);
        // Pages of columns; that of the cell is shown.
        let (mut page, mut used) = (Vec::new(), 0.0);
        let columns = (sheet.before()..).zip(others.iter().map(|width| width * times));
        for (at, width) in columns {
            // A hair of a pixel parts no page.
            if used + width > room + 0.1 && !page.is_empty() {
                if page.contains(&wanted) {
                    break;
                }
                page.clear();
                used = 0.0;
            }
            page.push(at);
            used += width;
        }
        let hidden = [
            page.first().map_or(0, |first| first - sheet.before()),
            page.last()
                .map_or(0, |last| widths.len().saturating_sub(last + 2)),
        ];
        let (mut columns, mut left) = (Vec::new(), 0.0);
        let last = points.map(|_| widths.len() - 1);
        for at in (0..before.len()).chain(page).chain(last) {
            if Some(at) == last && is_parted {
                left += marks * times;
            }
            let right = left + widths[at] * times;
            columns.push((at, left, right));
            left = right;
        }
        let height = sizes.text * 1.8 * times;
        Self {
            columns,
            hidden,
            height,
            times,
        }
    }

    /// Which columns are seen of how many, if more exist: behind the name of the table.
    fn seen(&self, table: &TableView) -> String {
        let count = table
            .sheet
            .headers
            .len()
            .saturating_sub(table.sheet.before() + 1);
        let [before, behind] = self.hidden;
        match before + behind {
            0 => String::new(),
            _ => format!(", {}–{} / {count}", before + 1, count - behind),
        }
    }

    /// How many columns more there are before those that are shown and behind them, above a gap before the points.
    fn paint_hidden(&self, place: Rect, ui: &Ui, sizes: Sizes) {
        let [before, behind] = self.hidden;
        let text = match (before, behind) {
            (0, 0) => return,
            (0, _) => format!("+{behind} ›"),
            (_, 0) => format!("‹ +{before}"),
            (..) => format!("‹ +{before}, +{behind} ›"),
        };
        let font = sizes.font_times(self.times);
        let times = (place.width() / text_width(ui, &text, font.clone())).min(1.0);
        let font = sizes.font_times(self.times * times);
        let galley = ui.painter().layout_no_wrap(text, font, sizes.palette.text);
        let at = place.center() - galley.size() * 0.5;
        ui.painter().galley(at, galley, sizes.palette.text);
    }

    /// Shows a row at a height; 0 is that of the heads.
    fn show_row(&self, table: &TableView, row: usize, top: f32, ui: &mut Ui, sizes: Sizes) {
        let cells = match row.checked_sub(1) {
            None => &table.sheet.headers,
            Some(at) => &table.sheet.rows[at],
        };
        let corner = pos2(ui.max_rect().left(), top);
        let right = self.columns.last().map_or(0.0, |(_, _, right)| *right);
        let line = Rect::from_min_size(corner, vec2(right, self.height));
        let builder = UiBuilder::new()
            .scope_id(Id::unique(("table row", row)))
            .max_rect(line);
        ui.scope_builder(builder, |ui| {
            describe(ui, ui.scope_id(), line, Role::Row, "", |node| {
                node.set_row_index(row);
            });
            if let ([.., (_, _, shown), (_, points, _)], 0) = (&self.columns[..], row) {
                let gap = line
                    .with_min_x(corner.x + shown)
                    .with_max_x(corner.x + points);
                self.paint_hidden(gap, ui, sizes);
            }
            for &(column, left, right) in &self.columns {
                let text = cells.get(column).map_or("", String::as_str);
                let heard = table.sheet.heard_at(row, column).unwrap_or(text);
                let place = Rect::from_min_max(
                    pos2(corner.x + left, line.top()),
                    pos2(corner.x + right, line.bottom()),
                );
                // The name says whose row it is; before it stands his place.
                let role = match row {
                    0 => Role::ColumnHeader,
                    _ if column == table.sheet.named => Role::RowHeader,
                    _ => Role::Cell,
                };
                let is_current =
                    table.at.map(|(row, column)| (row + 1, column)) == Some((row, column));
                let cell = ((row, column), place, is_current);
                describe_cell(cell, role, heard, ui);
                self.paint_cell(cell, text, ui, sizes);
            }
        });
    }

    fn paint_cell(&self, cell: Cell, text: &str, ui: &Ui, sizes: Sizes) {
        let (at, place, is_current) = cell;
        let border = sizes.frame(is_current);
        let (painter, colour) = (ui.painter(), sizes.palette.text);
        painter.rect_stroke(place, 0.0, border, StrokeKind::Inside);
        let galley = painter.layout_no_wrap(text.to_owned(), sizes.font_times(self.times), colour);
        let shift = vec2(
            sizes.text * BESIDE * 0.5 * self.times,
            (place.height() - galley.size().y) * 0.5,
        );
        painter.galley(place.min + shift, galley, colour);
        if is_current && is_new(ui, "table cell", at) {
            ui.scroll_to_rect(place, None);
        }
    }
}

/// The room for how many columns more there are.
fn mark_width(ui: &Ui, sizes: Sizes) -> f32 {
    text_width(ui, "‹ +99, +99 ›", sizes.font()) * 0.6 + sizes.text * BESIDE
}

/// A cell: its row and column, where it is painted, and whether the player stands there.
type Cell = ((usize, usize), Rect, bool);

/// Where the focus stands when it is on a cell; row 0 is that of the heads.
fn id(row: usize, column: usize) -> Id {
    Id::unique(("table cell", row, column))
}

/// The cell that is reached, with what is heard of it.
pub(super) fn reached(table: &TableView) -> Option<(Id, &str)> {
    let ((row, column), sheet) = (table.at?, &table.sheet);
    let text = sheet.rows.get(row)?.get(column)?;
    let heard = sheet.heard_at(row + 1, column).unwrap_or(text);
    Some((id(row + 1, column), heard))
}

/// Gives a cell to screen readers: what it is, and what is heard of it.
fn describe_cell(((row, column), place, is_current): Cell, role: Role, heard: &str, ui: &Ui) {
    let id = id(row, column);
    let sense = match is_current {
        true => Sense::focusable_noninteractive(),
        false => Sense::hover(),
    };
    ui.interact(place, id, sense);
    describe(ui, id, place, role, heard, |node| {
        node.set_row_index(row);
        node.set_column_index(column);
        if is_current {
            node.set_selected(true);
        }
    });
}
