//! The cross-table of a tournament, over the board: walked by the same keys, a table to a screen reader, and seen.

use eframe::egui::scroll_area::ScrollBarVisibility;
use eframe::egui::{Id, Rect, Role, ScrollArea, Sense, StrokeKind, Ui, pos2, vec2};

use super::buttons::text_width;
use super::look::Sizes;
use super::node::describe;
use super::panel::{Panel, is_new};
use crate::adapters::table_view::TableView;

/// Draws the table, its headers first; what is not in sight is not drawn.
pub(super) fn show(table: &TableView, ui: &mut Ui, sizes: Sizes) {
    let sheet = &table.sheet;
    let all = || std::iter::once(&sheet.headers).chain(&sheet.rows);
    let width = |column: usize| {
        let cells = all().filter_map(|row| row.get(column));
        let longest = cells.max_by_key(|cell| cell.chars().count());
        let text = longest.map_or("", String::as_str);
        text_width(ui, text, sizes.font()) + sizes.text
    };
    let mut edges = vec![0.0];
    for column in 0..sheet.headers.len() {
        edges.push(edges[column] + width(column));
    }
    let height = sizes.text * 1.8;
    let panel = Panel {
        role: Role::Table,
        ..Panel::group("table", ui.max_rect(), &sheet.caption)
    };
    panel.show(ui, sizes, |ui| {
        let area = ScrollArea::both()
            .id_salt("table")
            .scroll_bar_visibility(ScrollBarVisibility::AlwaysVisible)
            .auto_shrink(false);
        area.show_viewport(ui, |ui, seen| {
            let corner = ui.max_rect().min;
            let (right, rows) = (edges[edges.len() - 1], all().count());
            ui.set_min_size(vec2(right, height * rows as f32));
            let place_of = |row: usize, column: usize| {
                Rect::from_min_max(
                    pos2(edges[column], height * row as f32),
                    pos2(edges[column + 1], height * (row + 1) as f32),
                )
            };
            let current = table.at.map(|(row, column)| (row + 1, column));
            for (row, cells) in all().enumerate() {
                let line = Rect::from_x_y_ranges(
                    0.0..=right,
                    height * row as f32..=height * (row + 1) as f32,
                );
                if !line.intersects(seen) && current.is_none_or(|(at, _)| at != row) {
                    continue;
                }
                let line = line.translate(corner.to_vec2());
                let builder = eframe::egui::UiBuilder::new()
                    .scope_id(Id::unique(("table row", row)))
                    .max_rect(line);
                ui.scope_builder(builder, |ui| {
                    let id = ui.scope_id();
                    describe(ui, id, line, Role::Row, "", |node| node.set_row_index(row));
                    for (column, text) in cells.iter().enumerate() {
                        let place = place_of(row, column);
                        let is_current = current == Some((row, column));
                        if place.intersects(seen) || is_current {
                            let place = place.translate(corner.to_vec2());
                            show_cell((row, column), text, place, is_current, ui, sizes);
                        }
                    }
                });
            }
        });
    });
}

fn show_cell(
    (row, column): (usize, usize),
    text: &str,
    place: Rect,
    is_current: bool,
    ui: &mut Ui,
    sizes: Sizes,
) {
    let role = match (row, column) {
        (0, _) => Role::ColumnHeader,
        // The name says whose row it is; before it stands his place.
        (_, 1) => Role::RowHeader,
        (_, _) => Role::Cell,
    };
    let id = Id::unique(("table cell", row, column));
    ui.interact(place, id, Sense::hover());
    describe(ui, id, place, role, text, |node| {
        node.set_row_index(row);
        node.set_column_index(column);
        if is_current {
            node.set_selected(true);
        }
    });
    let (colour, font) = (sizes.palette.text, sizes.font());
    let border = match is_current {
        true => sizes.focus_ring(),
        false => sizes.border(),
    };
    let painter = ui.painter();
    painter.rect_stroke(place, 0.0, border, StrokeKind::Inside);
    let galley = painter.layout_no_wrap(text.to_owned(), font, colour);
    let shift = vec2(sizes.text * 0.5, (place.height() - galley.size().y) * 0.5);
    painter.galley(place.min + shift, galley, colour);
    if is_current && is_new(ui, "table cell", (row, column)) {
        ui.scroll_to_rect(place, None);
    }
}
