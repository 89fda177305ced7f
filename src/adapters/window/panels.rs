//! Beside the board: who is to move, the clocks, what was said, what is being typed.

use eframe::egui::{
    Align, FontId, Id, Label, Layout, Rect, RichText, Role, ScrollArea, Sense, Stroke, Ui,
    UiBuilder, pos2,
};

use super::buttons::text_width;
use super::look::Sizes;
use super::panel::{Panel, is_new};
use super::{dots, moves};
use crate::adapters::view::View;
use crate::board::Side;

/// Draws everything beside the board, in the order in which it is read.
///
/// Where there is little room, each part is there only while it has something to show.
pub(super) fn show(view: &View, mut ui: Ui, sizes: Sizes, is_close: bool) {
    let mut whole = ui.max_rect();
    if !view.braille.is_empty() {
        let rows = f32::from(u8::try_from(view.braille.len()).unwrap_or(u8::MAX));
        let height = rows * dots::row_height(sizes);
        let place = whole.with_min_y(whole.bottom() - height);
        dots::show(&view.braille, &ui, place, sizes);
        whole = whole.with_max_y(place.top() - sizes.gap);
        ui = ui.new_child(UiBuilder::new().max_rect(whole));
    }
    if is_close {
        return show_close(view, &mut ui, sizes);
    }
    let line_height = sizes.text * 2.2;
    let mut top = whole.top();
    let mut next = |height: f32| {
        let bottom = top + height.max(0.0);
        let rect = Rect::from_x_y_ranges(whole.x_range(), top..=bottom);
        top = bottom + sizes.gap;
        rect
    };
    let (head, clocks) = (next(sizes.text * 1.8), next(line_height));
    let rest = whole.bottom() - clocks.bottom() - line_height - 3.0 * sizes.gap;
    let (list, messages, line) = (next(rest * 0.42), next(rest * 0.58), next(line_height));
    show_status(view, &mut ui, head, sizes);
    show_clocks(view, &mut ui, clocks, sizes);
    moves::show(view, &mut ui, list, sizes);
    show_messages(view, &mut ui, messages, sizes);
    show_line(view, &mut ui, line, sizes);
}

/// The clocks if there are any, the moves while they have the focus and otherwise what was said, the
/// line while something is typed.
fn show_close(view: &View, ui: &mut Ui, sizes: Sizes) {
    let mut rest = ui.max_rect();
    let line_height = sizes.text * 1.6;
    if let Some(clock) = &view.clock {
        let place = rest.with_max_y(rest.top() + sizes.text * 3.2);
        rest = rest.with_min_y(place.bottom() + sizes.gap * 0.5);
        let panel = Panel {
            id: Id::unique("clocks"),
            place,
            role: Role::Group,
            name: &view.labels.clocks,
            sense: Sense::hover(),
        };
        panel.show(ui, sizes, |ui| {
            let (upper, lower) = ui.max_rect().split_top_bottom_at_fraction(0.5);
            for (line, place) in clock.lines().into_iter().zip([upper, lower]) {
                let width = text_width(ui, &line, sizes.font()) + 1.0;
                let font = sizes.font_times((place.width() / width).min(1.0));
                one_line(ui, place, RichText::new(line).font(font));
            }
        });
    }
    if !view.line.is_empty() {
        let place = rest.with_min_y(rest.bottom() - line_height);
        rest = rest.with_max_y(place.top() - sizes.gap * 0.5);
        show_line(view, ui, place, sizes);
    }
    if ui.memory(|memory| memory.has_focus(moves::id())) {
        moves::show(view, ui, rest, sizes);
    } else {
        let panel = Panel {
            id: moves::id(),
            place: rest,
            role: Role::List,
            name: &view.labels.moves,
            sense: Sense::focusable_noninteractive(),
        };
        panel.show(ui, sizes, |_| {});
        show_messages(view, ui, rest, sizes);
    }
}

/// Who is to move: a disc in the colour of the side, and the sentence.
fn show_status(view: &View, ui: &mut Ui, place: Rect, sizes: Sizes) {
    let radius = sizes.text * 0.55;
    let middle = pos2(place.left() + radius + sizes.gap * 0.3, place.center().y);
    let colour = match view.turn {
        Side::White => sizes.palette.white,
        Side::Black => sizes.palette.black,
    };
    let rim = Stroke::new(sizes.text * 0.1, sizes.palette.text_faint);
    ui.painter().circle(middle, radius, colour, rim);
    let place = place.with_min_x(middle.x + radius + sizes.gap);
    let status = RichText::new(&view.status).font(sizes.font_times(1.25));
    one_line(ui, place, status);
}

/// The place of the clocks.
fn show_clocks(view: &View, ui: &mut Ui, place: Rect, sizes: Sizes) {
    let panel = Panel {
        id: Id::unique("clocks"),
        place,
        role: Role::Group,
        name: &view.labels.clocks,
        sense: Sense::hover(),
    };
    let text = match &view.clock {
        Some(clock) => RichText::new(clock.text()).font(sizes.font_times(1.15)),
        None => RichText::new(&view.labels.no_clocks).color(sizes.palette.text_faint),
    };
    panel.show(ui, sizes, |ui| one_line(ui, ui.max_rect(), text));
}

/// What was said: the newest on top and great, the older ones below it.
fn show_messages(view: &View, ui: &mut Ui, place: Rect, sizes: Sizes) {
    let panel = Panel {
        id: Id::unique("messages"),
        place,
        role: Role::Group,
        name: &view.labels.messages,
        sense: Sense::hover(),
    };
    let newest = view.captions.last().cloned();
    panel.show(ui, sizes, |ui| {
        let is_new = is_new(ui, "newest caption", newest);
        let mut area = ScrollArea::vertical()
            .id_salt("messages")
            .auto_shrink(false)
            .min_scrolled_height(0.0);
        if is_new {
            area = area.vertical_scroll_offset(0.0);
        }
        area.show(ui, |ui| {
            let mut captions = view.captions.iter().rev().peekable();
            if let Some(newest) = captions.next_if(|newest| !dots::is_page(newest)) {
                let is_short = newest.len() < 160 && ui.available_width() > sizes.text * 16.0;
                let times = if is_short { 1.2 } else { 1.0 };
                let text = RichText::new(newest).font(whole_words(ui, newest, times, sizes));
                let response = ui.add(Label::new(text).wrap());
                // Not a live region: the program's own voice says it already, and a screen reader
                // that announced it too would say everything twice.
                ui.ctx().accesskit_node_builder(response.id, |node| {
                    node.set_role(Role::Status);
                    node.set_label(newest.as_str());
                    node.clear_value();
                });
            }
            for older in captions {
                if dots::is_page(older) {
                    dots::show_page(older, ui, sizes);
                    continue;
                }
                let font = whole_words(ui, older, 1.0, sizes);
                let text = RichText::new(older).font(font);
                ui.add(Label::new(text.color(sizes.palette.text_faint)).wrap());
            }
        });
    });
}

/// The font in which the longest word of a text fits into a line.
fn whole_words(ui: &Ui, text: &str, times: f32, sizes: Sizes) -> FontId {
    // No letter is wider than the text is high; what has fewer letters than that need not be measured.
    let letters = ui.available_width() / (sizes.text * times);
    let long = text.split_whitespace();
    let long = long.filter(|word| word.chars().count() as f32 > letters);
    let width_of = |word| text_width(ui, word, sizes.font_times(times)) + 1.0;
    let width = long.map(width_of).fold(1.0, f32::max);
    sizes.font_times(times * (ui.available_width() / width).clamp(0.6, 1.0))
}

/// The line: what has been typed and not been entered yet.
///
/// It never has the focus, because what is typed goes into it wherever the focus is.
fn show_line(view: &View, ui: &mut Ui, place: Rect, sizes: Sizes) {
    let panel = Panel {
        id: Id::unique("line"),
        place,
        role: Role::TextInput,
        name: &view.labels.line,
        sense: Sense::hover(),
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
