//! The menu, over the board: read and walked by the same keys, and clickable.

use eframe::egui::{Id, Role, Sense, StrokeKind, Ui, vec2};

use super::letters::laid;
use super::look::Sizes;
use super::node::{SpeakingWay, describe};
use super::panel::{Panel, TextRow, bring_into_view, scrolled};
use crate::adapters::menu_view::{MenuRow, MenuView};
use crate::input::DeviceInput;

/// Draws the menu and returns the row that was clicked.
pub(super) fn show(menu: &MenuView, ui: &mut Ui, sizes: Sizes) -> Option<DeviceInput> {
    let mut clicked = None;
    // Not a menu to a screen reader: it would announce of its own accord that one has come, and say
    // the first row twice. It is read in the same way as the board.
    let panel = Panel {
        role: Role::List,
        count: Some(menu.rows.len()),
        ..Panel::group("menu", ui.max_rect(), &menu.name)
    };
    panel.show(ui, sizes, |ui| {
        show_title(menu, ui, sizes);
        scrolled(ui, &format!("menu {}", menu.title), false, |ui| {
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

/// Where the focus stands when it is on a row.
fn id(at: usize) -> Id {
    Id::unique(("menu row", at))
}

/// The row that is reached, with its name.
pub(super) fn reached(menu: &MenuView) -> Option<(Id, &str)> {
    let row = menu.rows.get(menu.at)?;
    Some((id(menu.at), row.name.as_str()))
}

/// Draws the name of the page above its rows.
fn show_title(menu: &MenuView, ui: &mut Ui, sizes: Sizes) {
    let title = menu.title.as_str();
    let id = Id::unique("menu title");
    let width = ui.available_width() - sizes.text * 0.4;
    let galley = laid(title, 1.2, width, ui, sizes);
    let (place, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
    ui.interact(place, id, Sense::hover());
    describe(ui, id, place, Role::Heading, title, |node| {
        // The name of the whole is not told twice.
        if menu.title == menu.name {
            node.set_hidden();
        }
    });
    let at = place.min + vec2(sizes.text * 0.4, 0.0);
    let colour = sizes.palette.text_faint;
    ui.painter().galley(at, galley, colour);
}

/// Draws a row, as high as its text needs; whether it was clicked.
fn show_row(at: usize, row: &MenuRow, is_current: bool, ui: &mut Ui, sizes: Sizes) -> bool {
    let id = id(at);
    let shown = TextRow::begin(id, &row.text, 1.0, ui, sizes);
    let place = shown.place;
    describe(ui, id, place, Role::ListItem, &row.name, |node| {
        node.set_position_in_set(at);
        if let Some(value) = &row.value {
            node.set_value(value.as_str());
        }
        if let Some(key) = &row.key {
            node.set_keyboard_shortcut(key.as_str());
        }
        // On Linux no screen reader hears the value of a button, and every one hears its help.
        node.set_description(match &row.value {
            Some(value) if SpeakingWay::HERE == SpeakingWay::Focus => {
                format!("{value}. {}", row.help)
            }
            _ => row.help.clone(),
        });
        if is_current {
            node.set_selected(true);
        }
    });
    if is_current {
        let ring = sizes.focus_ring();
        ui.painter()
            .rect_stroke(place, sizes.corner(), ring, StrokeKind::Inside);
        bring_into_view(place, "menu", (&row.text, at), ui);
    }
    let is_clicked = shown.response.clicked();
    shown.write(ui, sizes);
    is_clicked
}
