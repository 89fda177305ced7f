//! The menu, over the board: read and walked by the same keys, and clickable.

use eframe::egui::{Id, Role, ScrollArea, Sense, StrokeKind, Ui, pos2, vec2};

use super::look::Sizes;
use super::node::{SpeakingWay, describe};
use super::panel::{Panel, is_new};
use crate::adapters::view::{MenuRow, MenuView};
use crate::input::DeviceInput;

/// Draws the menu and returns the row that was clicked.
pub(super) fn show(menu: &MenuView, ui: &mut Ui, sizes: Sizes) -> Option<DeviceInput> {
    let mut clicked = None;
    let panel = Panel {
        id: Id::unique("menu"),
        place: ui.max_rect(),
        // Not a menu to a screen reader: it would announce of its own accord that one has come, and say
        // the first row twice. It is read in the same way as the board.
        role: Role::Group,
        name: &menu.title,
        sense: Sense::hover(),
    };
    panel.show(ui, sizes, |ui| {
        let area = ScrollArea::vertical()
            .id_salt(("menu", &menu.title))
            .auto_shrink(false);
        area.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (at, row) in menu.rows.iter().enumerate() {
                if show_row(at, row, at == menu.at, ui, sizes) {
                    clicked = Some(DeviceInput::Row(at));
                }
            }
        });
    });
    clicked
}

/// Draws a row, as high as its text needs; whether it was clicked.
fn show_row(at: usize, row: &MenuRow, is_current: bool, ui: &mut Ui, sizes: Sizes) -> bool {
    let width = ui.available_width();
    let inset = sizes.text * 0.4;
    let wrap = width - 2.0 * inset;
    let colour = sizes.palette.text;
    let galley = ui
        .painter()
        .layout(row.text.clone(), sizes.font(), colour, wrap);
    let size = vec2(width, galley.size().y + inset);
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    let id = Id::unique(("menu row", at));
    let response = ui.interact(place, id, Sense::click());
    describe(ui, id, place, Role::Button, &row.name, |node| {
        if let Some(value) = &row.value {
            node.set_value(value.as_str());
        }
        if let Some(key) = &row.key {
            node.set_keyboard_shortcut(key.as_str());
        }
        // On Linux no screen reader hears the value of a button, and every one hears its help.
        node.set_description(match &row.value {
            Some(value) if SpeakingWay::HERE == SpeakingWay::NameOfFocus => {
                format!("{value}. {}", row.help)
            }
            _ => row.help.clone(),
        });
        if is_current {
            node.set_selected(true);
        }
    });
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(place, sizes.corner(), sizes.palette.panel_under_mouse);
    }
    if is_current {
        let ring = sizes.focus_ring();
        painter.rect_stroke(place, sizes.corner(), ring, StrokeKind::Inside);
        // Once: a row that is higher than the page would be scrolled to for ever.
        if is_new(ui, "menu row", (at, row.text.clone())) {
            ui.scroll_to_rect(place, None);
        }
    }
    let corner = pos2(place.left() + inset, place.top() + inset * 0.5);
    ui.painter().galley(corner, galley, colour);
    response.clicked()
}
