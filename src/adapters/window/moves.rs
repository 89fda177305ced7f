//! The list of moves.

use eframe::egui::{Align2, Color32, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::look::Sizes;
use super::node::describe;
use super::panel::{Panel, bring_into_view, scrolled};
use crate::adapters::view::{MoveRow, View};

/// Where the focus stands when it is on the list of moves.
pub(super) fn id() -> Id {
    Id::unique("moves")
}

/// The box of the list.
pub(super) fn panel(view: &View, place: Rect) -> Panel<'_> {
    Panel {
        id: id(),
        place,
        role: Role::List,
        name: &view.labels.moves,
        sense: Sense::focusable_noninteractive(),
        count: None,
    }
}

/// Draws the list. The newest move is marked and in sight.
pub(super) fn show(view: &View, ui: &mut Ui, place: Rect, sizes: Sizes) {
    panel(view, place).show(ui, sizes, |ui| {
        scrolled(ui, "moves", false, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (at, row) in view.moves.iter().enumerate() {
                let is_newest = at + 1 == view.moves.len();
                let place = show_row(row, is_newest, ui, sizes);
                if is_newest {
                    bring_into_view(
                        place,
                        "moves",
                        ("newest", 2 * at + usize::from(row.black.is_some())),
                        ui,
                    );
                }
            }
        });
    });
}

/// Draws a row: the number of the move, White's move and Black's.
fn show_row(row: &MoveRow, is_newest: bool, ui: &mut Ui, sizes: Sizes) -> Rect {
    let size = vec2(ui.available_width(), sizes.text * 1.5);
    let (place, response) = ui.allocate_exact_size(size, Sense::hover());
    describe(
        ui,
        response.id,
        place,
        Role::ListItem,
        &name_of(row),
        |_| {},
    );
    let column = |part: f32| place.left() + place.width() * part;
    let (white, black) = (column(0.18), column(0.58));
    let painter = ui.painter();
    if is_newest {
        let (left, right) = match row.black {
            Some(_) => (black, place.right()),
            None => (white, black),
        };
        let indent = sizes.text * 0.4;
        let mark = Rect::from_x_y_ranges(left - indent..=right - indent, place.y_range());
        let rim = Stroke::new(sizes.text * 0.08, sizes.palette.last_move);
        painter.rect_stroke(mark.shrink(1.0), sizes.corner(), rim, StrokeKind::Inside);
    }
    let text = |x: f32, text: &str, colour: Color32| {
        let at = pos2(x, place.center().y);
        painter.text(at, Align2::LEFT_CENTER, text, sizes.font(), colour);
    };
    text(
        column(0.02),
        &format!("{}.", row.number),
        sizes.palette.text_faint,
    );
    text(
        white,
        row.white.as_deref().unwrap_or("…"),
        sizes.palette.text,
    );
    text(
        black,
        row.black.as_deref().unwrap_or_default(),
        sizes.palette.text,
    );
    place
}

/// The row as it is written on one line: `1. e4 e5`, or `1... e5` when White's move is not there.
fn name_of(row: &MoveRow) -> String {
    let number = row.number;
    match (&row.white, &row.black) {
        (Some(white), Some(black)) => format!("{number}. {white} {black}"),
        (Some(white), None) => format!("{number}. {white}"),
        (None, Some(black)) => format!("{number}... {black}"),
        (None, None) => format!("{number}."),
    }
}
