//! Beside the board: who is to move, the question that waits or what was said, the moves, what is being typed.

use eframe::egui::{
    Align, Id, Label, Layout, Rect, RichText, Role, Sense, Stroke, Ui, UiBuilder, pos2,
};

use super::buttons::text_width;
use super::look::{Room, Sizes};
use super::node::{describe, mark_language};
use super::panel::{Panel, greatest, is_new, laid, scrolled, unparted, whole_words};
use super::{cards, dots, moves, question};
use crate::adapters::view::{Caption, View};
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
        let rows = f32::from(u8::try_from(view.braille.len()).unwrap_or(u8::MAX));
        let height = rows * dots::row_height(sizes);
        let place = whole.with_min_y(whole.bottom() - height);
        dots::show(&view.braille, &ui, place, sizes);
        whole = whole.with_max_y(place.top() - sizes.gap);
        ui = ui.new_child(UiBuilder::new().max_rect(whole));
    }
    if room == Room::Close {
        return show_close(view, is_asked_anew, &mut ui, sizes);
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
        return show_one(view, is_asked_anew, rest, &mut ui, sizes);
    }
    let (clicked, edge) = match &view.question {
        Some(asked) => {
            let room = rest.with_max_y(rest.bottom() - least - sizes.gap);
            question::show(asked, is_asked_anew, room, &mut ui, sizes)
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
        if has_focus(messages_id()) || said_since(view).is_some() {
            moves::panel(view, below).show(&mut ui, sizes, |_| {});
            show_messages(view, &mut ui, below, sizes);
        } else {
            moves::show(view, &mut ui, below, sizes);
        }
    } else if has_focus(messages_id()) {
        moves::panel(view, rest).show(&mut ui, sizes, |_| {});
        show_messages(view, &mut ui, rest, sizes);
    } else {
        show_messages(view, &mut ui, above, sizes);
        moves::show(view, &mut ui, below, sizes);
    }
    clicked
}

/// The clocks if there are any, the result, the question or what has the focus of moves and what was said, the line while
/// something is typed.
fn show_close(view: &View, is_asked_anew: bool, ui: &mut Ui, sizes: Sizes) -> Option<DeviceInput> {
    let sizes = sizes.close();
    let mut rest = ui.max_rect();
    let line_height = sizes.text * 1.75;
    // Where there is least room, a question needs it.
    let is_least = view.question.is_some() && rest.height() < sizes.text * 11.0;
    if view.clock.is_some() && !(is_least && view.is_over) {
        let high = cards::height_beside(view, rest.width(), ui, sizes);
        let place = rest.with_max_y(rest.top() + high);
        rest = rest.with_min_y(place.bottom() + sizes.gap * 0.5);
        cards::show_beside(view, place, ui, sizes);
    } else {
        cards::tell(view, ui, [rest.with_max_y(rest.top()); 2]);
    }
    if view.is_over {
        rest = show_strip(&view.status, rest, 0.3, ui, sizes);
    }
    if !view.line.is_empty() {
        let place = rest.with_min_y(rest.bottom() - line_height);
        rest = rest.with_max_y(place.top() - sizes.gap * 0.5);
        show_line(view, ui, place, sizes);
    }
    show_one(view, is_asked_anew, rest, ui, sizes)
}

/// Of the question, the moves and what was said the one that is wanted: there is no room for another.
fn show_one(
    view: &View,
    is_asked_anew: bool,
    mut rest: Rect,
    ui: &mut Ui,
    sizes: Sizes,
) -> Option<DeviceInput> {
    if let Some(said) = said_since(view) {
        rest = show_strip(said, rest, 0.35, ui, sizes);
    }
    let has_focus = |id| ui.memory(|memory| memory.has_focus(id));
    if has_focus(moves::id()) {
        moves::show(view, ui, rest, sizes);
    } else {
        moves::panel(view, rest).show(ui, sizes, |_| {});
        if let Some(asked) = &view.question
            && !ui.memory(|memory| memory.has_focus(messages_id()))
        {
            return question::show(asked, is_asked_anew, rest, ui, sizes).0;
        }
        show_messages(view, ui, rest, sizes);
    }
    None
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

/// What was said last while a question waits, if it is neither the question nor one of its answers.
fn said_since(view: &View) -> Option<&str> {
    let asked = view.question.as_ref()?;
    let said = view.captions.last()?.text.as_str();
    let is_letter = said.chars().nth(2).is_none();
    let is_answer = asked.answers.iter().any(|answer| said.starts_with(answer));
    let is_of_it = said.contains(&asked.text) || asked.text.contains(said);
    (!is_letter && !is_answer && !is_of_it).then_some(said)
}

/// A text at the top of a part of the window, in the greatest size in which it takes no more than a share of the
/// height; returns what is left.
fn show_strip(text: &str, whole: Rect, share: f32, ui: &mut Ui, sizes: Sizes) -> Rect {
    let of = |times: f32| laid(text, times, whole.width(), ui, sizes);
    let fits = |times: f32| of(times).size().y <= whole.height() * share;
    let galley = of(greatest(1.25, 0.42, fits).unwrap_or(0.42));
    let place = whole.with_max_y(whole.top() + galley.size().y);
    let id = Id::unique(("strip", share.to_bits()));
    ui.interact(place, id, Sense::hover());
    describe(ui, id, place, Role::Label, text, |node| {
        node.clear_label();
        node.set_value(text);
    });
    ui.painter().galley(place.min, galley, sizes.palette.text);
    whole.with_min_y(place.bottom() + sizes.gap * 0.5)
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
                show_newest(newest, place.height() - sizes.gap, ui, sizes);
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
                let font = whole_words(ui, &older.text, 1.0, ui.available_width(), sizes);
                let text = RichText::new(&older.text).font(font);
                let label = Label::new(text.color(sizes.palette.text_faint));
                let id = ui.add(label.wrap()).id;
                ui.ctx()
                    .accesskit_node_builder(id, |node| mark_language(node, &older.language));
            }
        });
    });
}

/// The last announcement, in the greatest size in which all of it is seen at once.
fn show_newest(caption: &Caption, height: f32, ui: &mut Ui, sizes: Sizes) {
    let newest = caption.text.as_str();
    let width = ui.available_width();
    let fits = |times: f32| laid(newest, times, width, ui, sizes).size().y < height;
    let times = greatest(2.0, 0.38, fits).unwrap_or(0.38);
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
        let galley = painter.layout_no_wrap(text.clone(), sizes.font(), colour);
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
        let reach = sizes.text * 0.65;
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
