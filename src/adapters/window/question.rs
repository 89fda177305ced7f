//! A question that waits: a card beside the board, with its answers as a list.

use eframe::egui::{Id, Rect, Role, Sense, StrokeKind, Ui, UiBuilder, Vec2, vec2};

use super::letters::{greatest, laid, size_of};
use super::look::Sizes;
use super::node::describe;
use super::panel::{Panel, TextRow, bring_into_view, inset, is_new, scrolled};
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
/// returns the answer that was clicked and where the card ends. It is written no greater than the least room lets.
///
/// The keyboard stays where it is: an answer is typed, and heard through the one voice that speaks.
pub(super) fn show(
    asked: &QuestionView,
    is_asked_anew: bool,
    whole: Rect,
    least: Vec2,
    ui: &mut Ui,
    sizes: Sizes,
) -> (Option<DeviceInput>, f32) {
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(whole));
    let scroll = &mut ui.spacing_mut().scroll;
    (scroll.bar_width, scroll.bar_inner_margin) = (sizes.gap * 0.7, sizes.gap * 0.3);
    let beside = scroll.allocated_width() + 2.0 * sizes.gap;
    ui.spacing_mut().item_spacing.y = sizes.gap * 0.5;
    let room = vec2(whole.width() - beside, whole.height());
    let fitted = Fitted::of(asked, [room, least], ui, sizes);
    let times = fitted.times;
    let width = room.x - 2.0 * inset(sizes);
    let question = laid(without_answers(asked), times, width, ui, sizes);
    let mut clicked = None;
    let place = whole.with_max_y(whole.bottom().min(whole.top() + fitted.wanted));
    let panel = Panel {
        role: Role::Dialog,
        count: Some(asked.answers.len()),
        ..Panel::group("question", place, &asked.text)
    };
    let mut question = Some(question);
    panel.show(ui, sizes, |ui| {
        let mut write = |ui: &mut Ui| {
            let Some(question) = question.take() else {
                return;
            };
            let (place, _) = ui.allocate_exact_size(question.size(), Sense::hover());
            let at = place.min + vec2(inset(sizes), 0.0);
            ui.painter().galley(at, question, sizes.palette.text);
        };
        // The question stays where it is while its answers are walked, unless it needs most of the room itself.
        if fitted.stays {
            write(ui);
        }
        // Each question has a list of its own: what was scrolled to in the last one would go on scrolling.
        scrolled(ui, &asked.text, is_asked_anew, |ui| {
            write(ui);
            ui.add_space(sizes.gap * 0.4);
            ui.spacing_mut().item_spacing.y = sizes.gap * 0.6;
            for at in 0..asked.answers.len() {
                if show_answer(at, asked, asked.at == Some(at), times, ui, sizes) {
                    clicked = Some(DeviceInput::Row(at));
                }
            }
        });
    });
    (clicked, place.bottom())
}

/// So many answers are seen at once, if letters of so many pixels let them.
const FEW: usize = 4;
const LEAST_PIXELS: f32 = 11.0;

/// How many times as great as other text a question and its answers are at most, where all is seen at once and where it is
/// not, and at least.
const GREATEST: f32 = 1.9;
const OF_MANY: f32 = 1.2;
const LEAST: f32 = 0.4;

/// How great a question is written in the room that it has.
struct Fitted {
    /// How many times as great as other text it and its answers are.
    times: f32,
    /// Whether it and its tallest answer are seen at once.
    stays: bool,
    /// Whether another answer is seen, too.
    has_two: bool,
    /// How high all of it is.
    wanted: f32,
    /// How high it is with a few of its answers.
    needed: f32,
}

impl Fitted {
    /// The question and its answers in the greatest size in which all is seen at once, in each of the rooms. Where there are
    /// many of them, or letters would become too small, the rest is scrolled to: two are seen, of which one is the tallest.
    fn of(asked: &QuestionView, rooms: [Vec2; 2], ui: &Ui, sizes: Sizes) -> Self {
        let in_each = |fits: fn(&Self, f32) -> bool| {
            move |times| {
                let mut rooms = rooms.iter();
                rooms.all(|room| fits(&Self::sized(asked, times, *room, ui, sizes), room.y))
            }
        };
        let smallest = match asked.answers.len() {
            0..=FEW => LEAST_PIXELS * sizes.pixel / sizes.text,
            _ => 1.0,
        };
        let is_whole = in_each(|fitted, height| fitted.wanted <= height);
        let whole = greatest((GREATEST, smallest), sizes, is_whole);
        let has_two = in_each(|fitted, _| fitted.has_two);
        let two = || greatest((OF_MANY, LEAST), sizes, has_two);
        let times = whole.or_else(two).unwrap_or(LEAST);
        Self::sized(asked, times, rooms[0], ui, sizes)
    }

    fn sized(asked: &QuestionView, times: f32, room: Vec2, ui: &Ui, sizes: Sizes) -> Self {
        let width = room.x - 2.0 * inset(sizes);
        let height = |text: &str| size_of(text, times, width, ui, sizes).y;
        let padding = sizes.text * times * 0.4 + sizes.gap * 0.6;
        let answers = asked.answers.iter();
        let heights = answers.map(|it| height(it) + padding);
        let mut heights: Vec<f32> = heights.collect();
        heights.sort_by(|one, other| other.total_cmp(one));
        let head = height(without_answers(asked)) + sizes.gap * 2.2;
        let tallest = head + heights.first().copied().unwrap_or_default();
        let lowest = heights.iter().skip(1).next_back().copied();
        Self {
            times,
            stays: tallest <= room.y,
            has_two: tallest + lowest.unwrap_or_default() <= room.y,
            wanted: head + heights.iter().sum::<f32>(),
            needed: head + heights.iter().take(FEW).sum::<f32>(),
        }
    }
}

/// The height that a question needs with a few of its answers, as great as the least room lets it be.
pub(super) fn needed(asked: &QuestionView, least: Vec2, ui: &Ui, sizes: Sizes) -> f32 {
    Fitted::of(asked, [least; 2], ui, sizes).needed + sizes.gap
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

/// The answer that is reached, with its name: arrows lead to the others.
pub(super) fn reached(asked: &QuestionView) -> Option<(Id, &str)> {
    let answer = asked.answers.get(asked.at?)?;
    Some((id(asked.at?), answer.as_str()))
}

/// Draws an answer, as high as its text needs; whether it was clicked.
fn show_answer(
    at: usize,
    asked: &QuestionView,
    is_reached: bool,
    times: f32,
    ui: &mut Ui,
    sizes: Sizes,
) -> bool {
    let (id, answer) = (id(at), &asked.answers[at]);
    let row = TextRow::begin(id, answer, times, ui, sizes);
    describe(ui, id, row.place, Role::ListItem, answer, |node| {
        node.set_position_in_set(at);
        if is_reached {
            node.set_selected(true);
        }
    });
    let border = sizes.frame(is_reached);
    ui.painter()
        .rect_stroke(row.place, sizes.corner(), border, StrokeKind::Inside);
    if is_reached {
        bring_into_view(row.place, "question", (&asked.text, at), ui);
    }
    let is_clicked = row.response.clicked();
    row.write(ui, sizes);
    is_clicked
}
