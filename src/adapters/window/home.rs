//! The way of the focus back to the board, once something else is done than what Tab has led to is for.

use eframe::egui::{Id, Ui};

use super::board;
use super::node::SpeakingWay;
use crate::adapters::view::View;

/// Gives the keys back to the board, and the focus with them.
///
/// A reader that speaks for the program tells of its own accord where it is led, with all that is told there by then, and
/// tells the same once more as news. So while one speaks, the focus stays where Tab has led it, and tells there what is to
/// be said; keys belong to the board all the same.
pub(super) fn go(view: &View, ui: &Ui) {
    if is_told_by_reader(view) {
        let away = away(ui);
        ui.data_mut(|data| data.insert_temp(away, true));
    } else {
        ui.memory_mut(|memory| memory.request_focus(board::id()));
    }
}

/// Tab has led the focus on.
pub(super) fn leave(ui: &Ui) {
    let away = away(ui);
    ui.data_mut(|data| data.remove::<bool>(away));
}

/// Whether keys belong to the board while the focus is elsewhere. It goes there when no reader speaks any more.
pub(super) fn is_away(view: &View, ui: &Ui) -> bool {
    let is_away = is_marked(ui);
    if is_away && (!is_told_by_reader(view) || ui.memory(|memory| memory.has_focus(board::id()))) {
        leave(ui);
        ui.memory_mut(|memory| memory.request_focus(board::id()));
        return false;
    }
    is_away
}

fn is_marked(ui: &Ui) -> bool {
    let away = away(ui);
    ui.data(|data| data.get_temp(away)).unwrap_or(false)
}

fn away(ui: &Ui) -> Id {
    Id::unique(("away from home", ui.ctx().viewport_id()))
}

/// Whether a screen reader says what is to be said.
fn is_told_by_reader(view: &View) -> bool {
    let is_by_focus = SpeakingWay::HERE == SpeakingWay::Focus;
    is_by_focus && view.is_listened && !view.announcement.text.is_empty()
}
