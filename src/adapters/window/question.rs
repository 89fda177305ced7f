//! A question that waits, over the lower part of the board, with answers for a mouse or a finger.

use eframe::egui::{Id, Role, ScrollArea, Sense, StrokeKind, Ui, vec2};

use super::look::Sizes;
use super::node::describe;
use super::panel::{Panel, TextRow};
use crate::adapters::question_view::QuestionView;
use crate::input::DeviceInput;

/// Draws the question and returns the answer that was clicked.
///
/// The keyboard stays where it is: an answer is typed, and heard through the one voice that speaks.
pub(super) fn show(asked: &QuestionView, ui: &mut Ui, sizes: Sizes) -> Option<DeviceInput> {
    let whole = ui.max_rect();
    let rows = u8::try_from(asked.answers.len()).map_or(f32::MAX, f32::from);
    // Beside the text there are the insets and the bar that scrolls.
    let room = whole.width() - sizes.text * 2.7;
    let (font, colour) = (sizes.font(), sizes.palette.text);
    let question = ui.painter().layout(asked.text.clone(), font, colour, room);
    let wanted = question.size().y + sizes.text * (1.8 + 1.95 * rows);
    // A board of which next to nothing would be left is not drawn at all.
    let height = match wanted < whole.height() * 0.7 {
        true => wanted,
        false => whole.height(),
    };
    let mut clicked = None;
    let place = whole.with_min_y(whole.bottom() - height);
    let panel = Panel {
        role: Role::Dialog,
        ..Panel::group("question", place, &asked.text)
    };
    panel.show(ui, sizes, |ui| {
        let area = ScrollArea::vertical().id_salt("question");
        area.auto_shrink(false).show(ui, |ui| {
            let (place, _) = ui.allocate_exact_size(question.size(), Sense::hover());
            let inset = vec2(sizes.text * 0.4, 0.0);
            ui.painter().galley(place.min + inset, question, colour);
            ui.add_space(sizes.text * 0.4);
            ui.spacing_mut().item_spacing.y = sizes.text * 0.3;
            for (at, answer) in asked.answers.iter().enumerate() {
                if show_answer(at, answer, ui, sizes) {
                    clicked = Some(DeviceInput::Row(at));
                }
            }
        });
    });
    clicked
}

/// Draws an answer, as high as its text needs; whether it was clicked.
fn show_answer(at: usize, answer: &str, ui: &mut Ui, sizes: Sizes) -> bool {
    let id = Id::unique(("answer", at));
    let row = TextRow::begin(id, answer, ui, sizes);
    describe(ui, id, row.place, Role::Button, answer, |_| {});
    let (corner, border) = (sizes.corner(), sizes.border());
    ui.painter()
        .rect_stroke(row.place, corner, border, StrokeKind::Inside);
    let is_clicked = row.response.clicked();
    row.write(ui, sizes);
    is_clicked
}
