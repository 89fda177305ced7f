//! A question that waits: a card beside the board, with its answers as a list.

use std::sync::Arc;

use eframe::egui::{Event, Galley, Id, Rect, Role, Sense, StrokeKind, Ui, Vec2, vec2};

use super::buttons::focused_when_pressed;
use super::look::Sizes;
use super::node::describe;
use super::panel::{Panel, TextRow, is_new, scrolled, whole_words};
use crate::adapters::view::View;
use crate::desk::QuestionView;
use crate::input::DeviceInput;

/// Whether a question came since the window was drawn last: it is read from its beginning, and its answers as they are
/// walked to.
pub(super) fn is_asked_anew(view: &View, ui: &Ui) -> bool {
    let asked = view.question.as_ref().map(|asked| asked.text.clone());
    is_new(ui, "asked", asked)
}

/// Draws the question at the top of a part of the window, which it never takes more of than it needs, and
/// returns the answer that was clicked and where the card ends.
///
/// The keyboard stays where it is: an answer is typed, and heard through the one voice that speaks.
pub(super) fn show(
    asked: &QuestionView,
    is_asked_anew: bool,
    whole: Rect,
    ui: &mut Ui,
    sizes: Sizes,
) -> (Option<DeviceInput>, f32) {
    // Beside the text there are the insets and the bar that scrolls.
    let room = whole.width() - sizes.text * 2.7;
    let text = without_answers(asked);
    let (question, wanted) = fitted(asked, text, vec2(room, whole.height()), ui, sizes);
    let mut clicked = None;
    let place = whole.with_max_y(whole.bottom().min(whole.top() + wanted));
    let panel = Panel {
        role: Role::Dialog,
        ..Panel::group("question", place, &asked.text)
    };
    // The question stays where it is while its answers are walked, unless it needs most of the room itself.
    let stays = question.size().y + sizes.text * 3.0 <= place.height();
    let mut question = Some(question);
    panel.show(ui, sizes, |ui| {
        let mut write = |ui: &mut Ui| {
            let Some(question) = question.take() else {
                return;
            };
            let (place, _) = ui.allocate_exact_size(question.size(), Sense::hover());
            let inset = vec2(sizes.text * 0.4, 0.0);
            ui.painter()
                .galley(place.min + inset, question, sizes.palette.text);
        };
        if stays {
            write(ui);
        }
        // Each question has a list of its own: what was scrolled to in the last one would go on scrolling.
        scrolled(ui, &asked.text, is_asked_anew, |ui| {
            write(ui);
            ui.add_space(sizes.text * 0.4);
            ui.spacing_mut().item_spacing.y = sizes.text * 0.3;
            // The focus is on one answer at most, and goes before the one that the keys have reached.
            let focused =
                ui.memory(|memory| (0..asked.answers.len()).find(|at| memory.has_focus(id(*at))));
            let reached = focused.or(asked.at);
            for (at, answer) in asked.answers.iter().enumerate() {
                let state = (reached == Some(at), is_asked_anew);
                if show_answer(at, answer, state, ui, sizes) {
                    clicked = Some(DeviceInput::Row(at));
                }
            }
        });
    });
    (clicked, place.bottom())
}

/// The question in the greatest of a few sizes in which its first answers are seen below it; and how high all of it is.
fn fitted(
    asked: &QuestionView,
    text: &str,
    room: Vec2,
    ui: &Ui,
    sizes: Sizes,
) -> (Arc<Galley>, f32) {
    let laid = |text: &str, times: f32| {
        let font = whole_words(ui, text, times, room.x, sizes);
        let colour = sizes.palette.text;
        ui.painter().layout(text.to_owned(), font, colour, room.x)
    };
    // More rows than these are a list that is scrolled.
    let rows = asked.answers.len().min(4);
    let heights = asked.answers.iter().take(rows);
    let heights = heights.map(|answer| laid(answer, 1.0).size().y + sizes.text * 0.75);
    let rows_height: f32 = heights.sum();
    let rest = asked.answers.len().saturating_sub(rows);
    let rest_height = sizes.text * 1.95 * u8::try_from(rest).map_or(f32::MAX, f32::from);
    let of = |times: f32| {
        let question = laid(text, times);
        let wanted = question.size().y + sizes.text * 1.6 + rows_height;
        (question, wanted)
    };
    let mut sized = [1.2, 1.0, 0.8, 0.65].into_iter().map(of);
    let fits = |(_, wanted): &(Arc<Galley>, f32)| *wanted <= room.y;
    let (question, wanted) = sized.find(fits).unwrap_or_else(|| of(0.5));
    (question, wanted + rest_height)
}

/// The question alone: the answers that its words count stand below it as a list.
fn without_answers(asked: &QuestionView) -> &str {
    let text = asked.text.as_str();
    let end = text.find('?').filter(|_| asked.answers.len() > 2);
    end.map_or(text, |end| &text[..=end])
}

fn id(at: usize) -> Id {
    Id::unique(("answer", at))
}

/// Where the focus can stand among the answers, with their names.
pub(super) fn stops(asked: &QuestionView) -> impl Iterator<Item = (Id, &str)> {
    let answers = asked.answers.iter().enumerate();
    answers.map(|(at, answer)| (id(at), answer.as_str()))
}

/// What an event of the keyboard does to the answer that has the focus.
pub(super) fn pressed_by(asked: &QuestionView, ui: &Ui, event: &Event) -> Option<DeviceInput> {
    let focused = focused_when_pressed(ui, event)?;
    let at = (0..asked.answers.len()).find(|at| id(*at) == focused)?;
    Some(DeviceInput::Row(at))
}

/// Draws an answer, as high as its text needs; whether it was clicked.
fn show_answer(
    at: usize,
    answer: &str,
    (is_reached, is_asked_anew): (bool, bool),
    ui: &mut Ui,
    sizes: Sizes,
) -> bool {
    let id = id(at);
    let row = TextRow::begin(id, answer, ui, sizes);
    describe(ui, id, row.place, Role::Button, answer, |node| {
        if is_reached {
            node.set_selected(true);
        }
    });
    let border = match is_reached {
        true => sizes.focus_ring(),
        false => sizes.border(),
    };
    ui.painter()
        .rect_stroke(row.place, sizes.corner(), border, StrokeKind::Inside);
    let is_in_sight = row.place.bottom() <= ui.clip_rect().bottom();
    let is_new = is_reached && is_new(ui, "answer", (at, answer.to_owned(), sizes.pixel));
    if is_new && !(is_asked_anew && is_in_sight) {
        ui.scroll_to_rect(row.place, None);
    }
    let is_clicked = row.response.clicked();
    row.write(ui, sizes);
    is_clicked
}
