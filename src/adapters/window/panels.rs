//! Beside the board: who is to move, the question that waits or what was said, the moves, what is being typed.

use eframe::egui::{
    Align, Id, Label, Layout, Rect, RichText, Role, Sense, Stroke, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::letters::{text_width, unparted, whole_words};
use super::look::{Room, Sizes};
use super::node::{describe, mark_language};
use super::panel::{Panel, is_new, scrolled};
use super::words::height_of_braille;
use super::{cards, dots, moves, question, words};
use crate::adapters::captions::Caption;
use crate::adapters::view::View;
use crate::input::DeviceInput;

/// Where the focus stands when it is on what was said.
pub(super) fn messages_id() -> Id {
    Id::unique("messages")
}

/// Draws everything beside the board, in the order in which it is read, and returns the answer that was clicked.
///
/// Where there is little room, each part is there only while it has something to show.
pub(super) fn show(view: &View, mut ui: Ui, sizes: Sizes, room: Room) -> Option<DeviceInput> {
    let mut whole = ui.max_rect();
    let is_asked_anew = question::is_asked_anew(view, &ui);
    if !view.braille.is_empty() {
        let place = whole.with_min_y(whole.bottom() - height_of_braille(view, sizes));
        dots::show(&view.braille, &ui, place, sizes);
        whole = whole.with_max_y(place.top() - sizes.close().gap);
        ui = ui.new_child(UiBuilder::new().max_rect(whole));
    }
    if room == Room::Close || sizes.is_zoomed() {
        return show_column(view, is_asked_anew, &mut ui, sizes.close(), room);
    }
    let head = whole.with_max_y(whole.top() + sizes.text * 1.8);
    show_status(view, &mut ui, head, sizes);
    let mut top = head.bottom();
    if room == Room::Beside {
        let high = cards::height_beside(view, whole.width(), &ui, sizes);
        let place = Rect::from_x_y_ranges(whole.x_range(), top..=top + high);
        cards::show_beside(view, place, &mut ui, sizes);
        top = place.bottom();
    }
    let line = whole.with_min_y(whole.bottom() - sizes.text * 2.2);
    show_line(view, &mut ui, line, sizes);
    let rest = Rect::from_x_y_ranges(whole.x_range(), top + sizes.gap..=line.top() - sizes.gap);
    let least = sizes.text * 4.0;
    let parts = if view.question.is_some() { 3.0 } else { 1.2 };
    if rest.height() < least * parts {
        return show_one(view, is_asked_anew, rest, &mut ui, sizes).0;
    }
    let (clicked, edge) = match &view.question {
        Some(asked) => {
            let place = rest.with_max_y(rest.bottom() - least - sizes.gap);
            let room = words::least(view, &ui, sizes);
            question::show(asked, is_asked_anew, place, room, &mut ui, sizes)
        }
        None => (
            None,
            rest.top() + (rest.height() * 0.45).max(least.min(rest.height() * 0.6)),
        ),
    };
    let (above, below) = (rest.with_max_y(edge), rest.with_min_y(edge + sizes.gap));
    let has_focus = |id| ui.memory(|memory| memory.has_focus(id));
    if view.question.is_some() {
        // The question is not shown twice, but what was said since is.
        if has_focus(messages_id()) || words::said_since(view).is_some() {
            moves::panel(view, below).hide(&ui);
            show_messages(view, &mut ui, below, sizes);
        } else {
            moves::show(view, &mut ui, below, sizes);
        }
    } else if has_focus(messages_id()) {
        moves::panel(view, rest).hide(&ui);
        show_messages(view, &mut ui, rest, sizes);
    } else {
        show_messages(view, &mut ui, above, sizes);
        moves::show(view, &mut ui, below, sizes);
    }
    clicked
}

/// The column beside a board at full height, or what there is of one in a small window: the clocks if there are any, the
/// result, the question or what was said, the line while something is typed. These have the room that they need; if more is
/// left, and text is not too great for it, there are also the line without words, who is to move, and the moves.
fn show_column(
    view: &View,
    is_asked_anew: bool,
    ui: &mut Ui,
    sizes: Sizes,
    room: Room,
) -> Option<DeviceInput> {
    let mut rest = ui.max_rect();
    let mut spare = match room {
        Room::Close => 0.0,
        Room::Beside | Room::Wide => rest.height() - words::needed(view, rest.width(), ui, sizes),
    };
    let mut takes = |height: f32| {
        let has_room = spare >= height;
        spare -= if has_room { height } else { 0.0 };
        has_room
    };
    let names = cards::height_beside(view, rest.width(), ui, sizes);
    if words::has_cards(view, rest.height(), sizes) || view.clock.is_none() && takes(names) {
        let place = rest.with_max_y(rest.top() + names);
        rest = rest.with_min_y(place.bottom() + sizes.gap);
        cards::show_beside(view, place, ui, sizes);
    } else {
        cards::tell(view, ui, [rest.with_max_y(rest.top()); 2], sizes);
    }
    let line = words::height_of_line(sizes);
    if !view.line.is_empty() || takes(line + sizes.gap) {
        let place = rest.with_min_y(rest.bottom() - line);
        rest = rest.with_max_y(place.top() - sizes.gap);
        show_line(view, ui, place, sizes);
    }
    if view.is_over {
        rest = show_strip(&view.status, rest, words::Strip::Result, view, ui, sizes);
    } else if takes(sizes.text * 1.8) {
        let place = rest.with_max_y(rest.top() + sizes.text * 1.8);
        rest = rest.with_min_y(place.bottom());
        show_status(view, ui, place, sizes);
    }
    let moves = spare.min(rest.height() * 0.5);
    let has_focus = |id| ui.memory(|memory| memory.has_focus(id));
    if moves < sizes.text * 4.0 || has_focus(moves::id()) || has_focus(messages_id()) {
        return show_one(view, is_asked_anew, rest, ui, sizes).0;
    }
    if view.question.is_some() {
        let above = rest.with_max_y(rest.bottom() - moves);
        let (clicked, edge) = show_words(view, is_asked_anew, above, ui, sizes);
        moves::show(view, ui, rest.with_min_y(edge + sizes.gap), sizes);
        return clicked;
    }
    show_messages(
        view,
        ui,
        rest.with_max_y(rest.bottom() - moves - sizes.gap),
        sizes,
    );
    moves::show(view, ui, rest.with_min_y(rest.bottom() - moves), sizes);
    None
}

/// Of the question, the moves and what was said the one that is wanted: there is no room for another.
fn show_one(
    view: &View,
    is_asked_anew: bool,
    rest: Rect,
    ui: &mut Ui,
    sizes: Sizes,
) -> (Option<DeviceInput>, f32) {
    if ui.memory(|memory| memory.has_focus(moves::id())) {
        moves::show(view, ui, rest, sizes);
        return (None, rest.bottom());
    }
    moves::panel(view, rest).hide(ui);
    show_words(view, is_asked_anew, rest, ui, sizes)
}

/// The question, and above it what was said since; or what was said last. Returns the answer that was clicked, and where
/// all of it ends.
fn show_words(
    view: &View,
    is_asked_anew: bool,
    mut rest: Rect,
    ui: &mut Ui,
    sizes: Sizes,
) -> (Option<DeviceInput>, f32) {
    if let Some(said) = words::said_since(view) {
        rest = show_strip(said, rest, words::Strip::Said, view, ui, sizes);
    }
    if let Some(asked) = &view.question
        && !ui.memory(|memory| memory.has_focus(messages_id()))
    {
        let room = words::least(view, ui, sizes);
        return question::show(asked, is_asked_anew, rest, room, ui, sizes);
    }
    show_messages(view, ui, rest, sizes);
    (None, rest.bottom())
}

/// Who is to move, or has won: a disc in the colour of the side, and the sentence.
fn show_status(view: &View, ui: &mut Ui, place: Rect, sizes: Sizes) {
    let radius = sizes.text * 0.55;
    let middle = pos2(place.left() + radius + sizes.gap * 0.3, place.center().y);
    let place = match view.status_side {
        Some(side) => {
            cards::draw_disc(side, middle, radius, ui.painter(), sizes);
            place.with_min_x(middle.x + radius + sizes.gap)
        }
        None => place.with_min_x(place.left() + sizes.gap * 0.3),
    };
    let width = text_width(ui, &view.status, sizes.font_times(1.25)) + 1.0;
    let times = 1.25 * (place.width() / width).clamp(0.6, 1.0);
    let status = RichText::new(&view.status).font(sizes.font_times(times));
    one_line(ui, place, status);
}

/// A text at the top of a part of the window, in the greatest size in which it takes no more than its share of the
/// height; returns what is left.
fn show_strip(
    text: &str,
    whole: Rect,
    strip: words::Strip,
    view: &View,
    ui: &mut Ui,
    sizes: Sizes,
) -> Rect {
    let galley = strip.laid(text, whole.width(), view, ui, sizes);
    let place = whole.with_max_y(whole.top() + galley.size().y);
    let id = Id::unique(("strip", strip));
    ui.interact(place, id, Sense::hover());
    describe(ui, id, place, Role::Label, text, |node| {
        node.clear_label();
        node.set_value(text);
    });
    ui.painter().galley(place.min, galley, sizes.palette.text);
    whole.with_min_y(place.bottom() + sizes.gap)
}

/// What was said last, great; while it has the focus also what was said before, the newest on top.
fn show_messages(view: &View, ui: &mut Ui, place: Rect, sizes: Sizes) {
    let panel = Panel {
        sense: Sense::focusable_noninteractive(),
        ..Panel::group("messages", place, &view.labels.messages)
    };
    let newest = view.captions.last().cloned();
    let is_open = ui.memory(|memory| memory.has_focus(messages_id()));
    panel.show(ui, sizes, |ui| {
        let is_new = is_new(ui, "newest caption", newest);
        scrolled(ui, "messages", is_new, |ui| {
            let mut captions = view.captions.iter().rev().peekable();
            if let Some(newest) = captions.next_if(|newest| !dots::is_page(&newest.text)) {
                let room = words::least_of_said(view, ui, sizes);
                show_newest(newest, place.height() - sizes.gap, room, ui, sizes);
            }
            // A page of Braille is not told in words: it is what was asked for.
            let shown = match (
                is_open,
                captions.peek().is_some_and(|it| dots::is_page(&it.text)),
            ) {
                (true, _) => usize::MAX,
                (false, true) => 1,
                (false, false) => 0,
            };
            for older in captions.take(shown) {
                if dots::is_page(&older.text) {
                    dots::show_page(&older.text, ui, sizes);
                    continue;
                }
                let drawn = unparted(&older.text);
                let font = whole_words(ui, &drawn, 1.0, ui.available_width(), sizes);
                let text = RichText::new(drawn).font(font);
                let label = Label::new(text.color(sizes.palette.text_faint));
                let id = ui.add(label.wrap()).id;
                ui.ctx()
                    .accesskit_node_builder(id, |node| mark_language(node, &older.language));
            }
        });
    });
}

/// The last announcement, in the greatest size in which all of it is seen at once.
fn show_newest(caption: &Caption, height: f32, least: Vec2, ui: &mut Ui, sizes: Sizes) {
    let newest = caption.text.as_str();
    let width = ui.available_width();
    let times = words::times_of_caption(newest, vec2(width, height), least, ui, sizes);
    let drawn = unparted(newest);
    let font = whole_words(ui, &drawn, times, width, sizes);
    let text = RichText::new(drawn).font(font);
    let response = ui.add(Label::new(text).wrap());
    // Not a live region: the program's own voice says it already, and a screen reader
    // that announced it too would say everything twice.
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Status);
        node.set_label(newest);
        node.clear_value();
        mark_language(node, &caption.language);
    });
}

/// The line: what has been typed and not been entered yet.
///
/// It never has the focus, because what is typed goes into it wherever the focus is.
fn show_line(view: &View, ui: &mut Ui, place: Rect, sizes: Sizes) {
    let panel = Panel {
        role: Role::TextInput,
        ..Panel::group("line", place, &view.labels.line)
    };
    panel.show(ui, sizes, |ui| {
        let place = ui.max_rect();
        let (text, colour) = match view.line.is_empty() {
            true => (&view.labels.line, sizes.palette.text_faint),
            false => (&view.line, sizes.palette.text),
        };
        let painter = ui.painter();
        let times = (place.height() / sizes.text * 0.78).min(1.0);
        let galley = painter.layout_no_wrap(text.clone(), sizes.font_times(times), colour);
        let caret_width = (sizes.text * 0.1).max(2.0);
        // A long line shows its end, where the typing happens.
        let shown = galley.size().x.min(place.width() - caret_width * 2.0);
        let text_end = place.left() + shown;
        let at = pos2(
            text_end - galley.size().x,
            place.center().y - galley.size().y * 0.5,
        );
        painter.galley(at, galley, colour);
        let caret = if view.line.is_empty() {
            place.left()
        } else {
            text_end
        };
        let stroke = Stroke::new(caret_width, sizes.palette.focus);
        let reach = sizes.text * times * 0.65;
        let middle = place.center().y;
        painter.vline(caret, middle - reach..=middle + reach, stroke);
    });
    ui.ctx().accesskit_node_builder(Id::unique("line"), |node| {
        node.set_value(view.line.as_str());
        node.set_read_only();
    });
}

/// A line of text, cut off at the end if it is too long.
fn one_line(ui: &mut Ui, place: Rect, text: RichText) {
    let layout = Layout::left_to_right(Align::Center);
    let builder = UiBuilder::new().max_rect(place).layout(layout);
    ui.scope_builder(builder, |ui| ui.add(Label::new(text).truncate()));
}
