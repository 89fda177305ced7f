//! Braille as dots: the Braille line, each row with a name and its text for a screen reader, and pages.

use eframe::egui::{Id, Rect, Role, Sense, Ui, pos2, vec2};

use super::look::Sizes;
use super::node::describe;
use crate::adapters::braille_line::BrailleRow;
use crate::braille::Cell;

/// The height of a row, in points.
pub(super) fn row_height(sizes: Sizes) -> f32 {
    (sizes.text * 1.5).min(greatest_height(sizes))
}

/// The height of a row where zoom is greatest.
pub(super) fn greatest_height(sizes: Sizes) -> f32 {
    sizes.least_column().y * 0.07
}

/// Draws the rows, one below the other. A long row has smaller cells, and as on a Braille display
/// what does not fit in cells that can be seen is cut off; its text is whole for a screen reader.
pub(super) fn show(rows: &[BrailleRow], ui: &Ui, place: Rect, sizes: Sizes) {
    let height = row_height(sizes);
    for (at, row) in (0_u8..).zip(rows) {
        let top = place.top() + f32::from(at) * height;
        if top + height > place.bottom() + 1.0 {
            break;
        }
        let line = Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), height));
        let id = Id::unique(("Braille row", at));
        describe(ui, id, line, Role::Group, &row.name, |node| {
            node.set_description(format!("{}, {}", row.text, row.cells.to_unicode(' ')));
        });
        ui.interact(line, id, Sense::hover());
        let count = u16::try_from(row.cells.len().max(1)).unwrap_or(u16::MAX);
        let step = (height * 0.62)
            .min(line.width() / f32::from(count))
            .max(height * 0.38);
        for (nth, cell) in (0_u16..).zip(row.cells.as_slice()) {
            let left = line.left() + f32::from(nth) * step;
            if left + step > line.right() + 1.0 {
                break;
            }
            show_cell(
                *cell,
                Rect::from_min_size(pos2(left, top), vec2(step, height)),
                ui,
                sizes,
            );
        }
    }
}

/// Whether a text is a page of Braille.
pub(super) fn is_page(text: &str) -> bool {
    text.starts_with(|c| ('\u{2800}'..='\u{28ff}').contains(&c))
}

/// Draws a page of Braille where the next thing of a panel stands; the widest line fits into it.
pub(super) fn show_page(text: &str, ui: &mut Ui, sizes: Sizes) {
    let widest = text.lines().map(|line| line.chars().count()).max();
    let count = u16::try_from(widest.unwrap_or(1).max(1)).unwrap_or(u16::MAX);
    let step = (sizes.text * 0.9).min(ui.available_width() / f32::from(count));
    let height = step * 1.8;
    for line in text.lines() {
        let size = vec2(ui.available_width(), height);
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        for (nth, c) in (0_u16..).zip(line.chars()) {
            let cell = u8::try_from(u32::from(c).saturating_sub(0x2800)).unwrap_or(0);
            let left = place.left() + f32::from(nth) * step;
            let at = Rect::from_min_size(pos2(left, place.top()), vec2(step, height));
            show_cell(cell, at, ui, sizes);
        }
    }
}

/// A cell: raised dots great, the others as points, so that the place in the cell is seen.
fn show_cell(cell: Cell, place: Rect, ui: &Ui, sizes: Sizes) {
    let gap = place.width() * 0.36;
    let has_eight = cell & 0xc0 != 0;
    let rows = if has_eight { 4 } else { 3 };
    let left = place.left() + place.width() * 0.22;
    let top = place.center().y - gap * 1.5;
    for dot in 0_u8..rows * 2 {
        // Dots 1 to 3 go down on the left, 4 to 6 on the right, 7 and 8 below them.
        let (column, row) = match dot {
            0..=2 => (0, dot),
            3..=5 => (1, dot - 3),
            _ => (dot - 6, 3),
        };
        let at = pos2(left + f32::from(column) * gap, top + f32::from(row) * gap);
        let is_raised = cell & (1 << dot) != 0;
        let (radius, colour) = match is_raised {
            true => (gap * 0.42, sizes.palette.text),
            false => (gap * 0.14, sizes.palette.text_faint),
        };
        ui.painter().circle_filled(at, radius, colour);
    }
}
