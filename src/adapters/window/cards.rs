//! A card for each player, above and below the board: the time, whose it is, and what that side has captured.

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align2, Color32, Frame, Id, Painter, Pos2, Rect, Response, RichText, Role, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, pos2, vec2,
};

use super::dial::{AROUND_TIME, DialSizes, OF_NAME};
use super::letters::text_width;
use super::look::Sizes;
use super::node::describe;
use super::{board, pieces};
use crate::adapters::view::{ClockView, View};
use crate::board::{Piece, Side};

/// Where the two cards and the board between them lie in a column of the window.
pub(super) struct Column {
    /// What the board has.
    pub board: Rect,
    upper: Rect,
    lower: Rect,
}

/// How high a card is: times are three times as high as text, and a card without a time is a strip.
pub(super) fn height(view: &View, sizes: Sizes) -> f32 {
    match view.clock {
        Some(_) => sizes.text * 3.3,
        None => sizes.text * 1.5,
    }
}

impl Column {
    /// The cards are as wide as the squares, and stand close to them.
    pub(super) fn of(view: &View, column: Rect, sizes: Sizes) -> Self {
        let (high, gap) = (height(view, sizes), sizes.gap * 0.5);
        let room = column.with_min_y(column.top() + high + gap);
        let room = room.with_max_y(room.bottom() - high - gap);
        let squares = board::squares(room, sizes);
        let margin = squares.left() - room.left();
        let board = room.with_max_y(squares.bottom() + margin);
        let wide = column.with_min_x(squares.left());
        let wide = wide.with_max_x(squares.right());
        let top = board.bottom() + gap;
        Self {
            board,
            upper: wide.with_max_y(wide.top() + high),
            lower: Rect::from_x_y_ranges(wide.x_range(), top..=top + high),
        }
    }
}

/// Where text is great the cards stand beside the board, one below the other, and leave it its height.
pub(super) fn show_beside(view: &View, place: Rect, ui: &mut Ui, sizes: Sizes) {
    let (upper, lower) = place.split_top_bottom_at_fraction(0.5);
    show_both(view, [upper, lower], ui, sizes);
}

/// How high both cards beside the board are in a column of a width: names stand above the times where they have no room
/// beside them.
pub(super) fn height_beside(view: &View, wide: f32, ui: &Ui, sizes: Sizes) -> f32 {
    let Some(clock) = &view.clock else {
        return sizes.text * 2.6;
    };
    let dial = DialSizes::of(view, clock, ui, sizes);
    let time = dial.high * AROUND_TIME;
    match dial.room_above(wide, ui, sizes) {
        Some(room) if !dial.leaves_room(wide, ui, sizes) => 2.0 * (time + room),
        Some(_) | None => 2.0 * time,
    }
}

/// How high both cards are at most beside the board, whatever the zoom.
pub(super) fn greatest_height(view: &View, ui: &Ui, sizes: Sizes) -> f32 {
    let Some(clock) = &view.clock else {
        return 0.0;
    };
    let dial = DialSizes::of(view, clock, ui, sizes);
    dial.most.max(dial.highest * AROUND_TIME * 2.0)
}

/// Draws both cards above and below the board.
pub(super) fn show(view: &View, column: &Column, ui: &mut Ui, sizes: Sizes) {
    show_both(view, [column.upper, column.lower], ui, sizes);
}

/// Draws both cards. Who sits below has the lower one.
fn show_both(view: &View, [upper, lower]: [Rect; 2], ui: &mut Ui, sizes: Sizes) {
    let id = Id::unique("clocks");
    let below = view.seen_from;
    // The group has the place of one card, because the board may lie between the two.
    let builder = UiBuilder::new().scope_id(id).max_rect(lower);
    ui.scope_builder(builder, |ui| {
        describe(ui, id, lower, Role::Group, &view.labels.clocks, |_| {});
        for (side, place) in [(below.other(), upper), (below, lower)] {
            show_card(view, side, place, ui, sizes);
        }
        let place_of = |side| if side == below { lower } else { upper };
        if view.clock.is_none() {
            tell(view, ui, Side::BOTH.map(place_of), sizes);
            let none = id.with("none");
            ui.interact(lower, none, Sense::hover());
            let text = &view.labels.no_clocks;
            describe_text(ui, none, lower, text);
        }
    });
}

/// Says in words who plays and what each has captured.
pub(super) fn tell(view: &View, ui: &Ui, places: [Rect; 2], sizes: Sizes) {
    for (side, place) in Side::BOTH.into_iter().zip(places) {
        let id = Id::unique("players").with(side as usize);
        let player = &view.players[side as usize];
        let card = ui.interact(place, id, Sense::hover());
        name_under_mouse(card, &player.names[0], sizes);
        describe_text(ui, id, place, &player.told);
    }
}

/// To a screen reader a text is the value of what it stands on, and not its name.
fn describe_text(ui: &Ui, id: Id, place: Rect, text: &str) {
    describe(ui, id, place, Role::Label, text, |node| {
        node.clear_label();
        node.set_value(text);
    });
}

/// What a side does while the other one waits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// It waits.
    Others,
    /// Its clock stands, and will go on.
    Stopped,
    /// Its clock runs or waits for the answer to a question, or it is to move without clocks.
    Runs,
}

impl Turn {
    fn of(view: &View, side: Side) -> Self {
        let (of_turn, is_stopped) = match &view.clock {
            Some(clock) => (clock.of_turn, clock.is_stopped),
            None => (Some(view.turn), false),
        };
        match of_turn == Some(side) && !view.is_over {
            true if is_stopped => Self::Stopped,
            true => Self::Runs,
            false => Self::Others,
        }
    }

    /// The ground, the text and the border of a card: filled while a clock runs, and thick around one that is stopped.
    fn colours(self, sizes: Sizes) -> (Color32, Color32, Stroke) {
        let (palette, border) = (sizes.palette, sizes.border());
        match self {
            Self::Runs => (palette.text, palette.background, border),
            Self::Stopped => {
                let border = Stroke::new(border.width * 2.0, palette.text);
                (palette.panel, palette.text, border)
            }
            Self::Others => (palette.panel, palette.text, border),
        }
    }
}

/// The card of a side: filled while its clock runs or waits for an answer, or without clocks while it is to move.
fn show_card(view: &View, side: Side, place: Rect, ui: &Ui, sizes: Sizes) {
    let turn = Turn::of(view, side);
    let (ground, colour, border) = turn.colours(sizes);
    let inside = StrokeKind::Inside;
    ui.painter()
        .rect(place, sizes.corner(), ground, border, inside);
    let Some(clock) = &view.clock else {
        let inner = place.shrink2(vec2(sizes.gap, 0.0));
        let (left, right) = inner.split_left_right_at_fraction(0.6);
        let left = left.with_max_x(left.right() - sizes.gap);
        write_name(view, side, left, colour, 1.0, ui, sizes);
        return show_captured(view, side, right, ui, sizes);
    };
    tell_time(view, clock, side, place, ui, sizes);
    let left = match turn {
        Turn::Stopped => show_stopped(place, ui, sizes),
        Turn::Others | Turn::Runs => place.left(),
    };
    let place = place.with_min_x(left);
    show_time(view, clock, side, (place, colour), ui, sizes);
}

/// Draws the sign of what is stopped, two bars, at the left of a card; where they end.
fn show_stopped(card: Rect, ui: &Ui, sizes: Sizes) -> f32 {
    let high = (card.height() * 0.5).min(card.width() * 0.12);
    let bar = vec2(high * 0.28, high);
    let left = card.left() + sizes.close().gap.max(high * 0.3);
    let mut end = left;
    for at in [0.0, 2.0] {
        let from = pos2(left + bar.x * at, card.center().y - high * 0.5);
        let place = Rect::from_min_size(from, bar);
        ui.painter().rect_filled(place, 0.0, sizes.palette.text);
        end = place.right();
    }
    end
}

/// Says in words whose card it is, with the time.
fn tell_time(view: &View, clock: &ClockView, side: Side, place: Rect, ui: &Ui, sizes: Sizes) {
    let player = &view.players[side as usize];
    let id = Id::unique("clocks").with(side as usize);
    let card = ui.interact(place, id, Sense::hover());
    name_under_mouse(card, &player.names[0], sizes);
    let told = told_with_time(&clock.lines()[side as usize], &player.told);
    describe_text(ui, id, place, &told);
}

/// The time of a side, and the name beside it, above it, or nowhere: then a disc says which side it is.
fn show_time(
    view: &View,
    clock: &ClockView,
    side: Side,
    (place, colour): (Rect, Color32),
    ui: &Ui,
    sizes: Sizes,
) {
    let dial = DialSizes::of(view, clock, ui, sizes);
    let inner = place.shrink2(vec2(sizes.gap.min(dial.high * 0.12), 0.0));
    let before_time = inner.right() - dial.wide - sizes.gap;
    let above_time = place.bottom() - dial.high * AROUND_TIME;
    let (above, mut below) = inner.split_top_bottom_at_y(above_time);
    let times = dial.times_of_names(place.width(), ui, sizes);
    let name_in = |area: Rect, part: f32| {
        let times = times.min(area.height() / sizes.text * part);
        write_name(view, side, area, colour, times, ui, sizes)
    };
    let has_above = above.height() >= dial.high * 0.2;
    let is_cut_beside = place.width() - dial.wide > sizes.text * 4.5 && !has_above;
    if dial.leaves_room(place.width(), ui, sizes) || is_cut_beside {
        let beside = inner.with_max_x(before_time);
        let (above, captured) = beside.split_top_bottom_at_fraction(0.5);
        name_in(above, 0.8);
        show_captured(view, side, captured, ui, sizes);
        below = inner;
    } else if has_above {
        let behind = above.left() + name_in(above, OF_NAME) + sizes.gap;
        show_captured(view, side, above.with_min_x(behind), ui, sizes);
    } else {
        let radius = place.height() * 0.2;
        let middle = pos2(inner.left() + radius, inner.center().y);
        draw_disc(side, middle, radius, ui.painter(), sizes);
        below = inner.with_min_x(middle.x + radius * 1.5);
    }
    // A time is never cut short.
    let (time, times) = (clock.dial_of(side), dial.high / sizes.text);
    let width = text_width(ui, &time, sizes.font_times(times)) * 1.01 + sizes.pixel;
    let times = times * (below.width() / width).min(1.0);
    let right = Align2::RIGHT_CENTER;
    write(&time, below, right, times, colour, ui, sizes);
}

/// Writes a text in one line; how wide it has become. What has no room is cut short at its end.
fn write(
    text: &str,
    area: Rect,
    align: Align2,
    times: f32,
    colour: Color32,
    ui: &Ui,
    sizes: Sizes,
) -> f32 {
    let font = sizes.font_times(times);
    let mut job = LayoutJob::simple(text.to_owned(), font, colour, area.width());
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    let galley = ui.painter().layout_job(job);
    let size = galley.size();
    let at = align.align_size_within_rect(size, area);
    ui.painter().galley(at.min, galley, colour);
    size.x
}

/// Writes who plays, as great as the place lets; how wide it has become. Both cards have the longest form for which both
/// have room, so that neither is cut while there is a shorter form of both.
fn write_name(
    view: &View,
    side: Side,
    area: Rect,
    colour: Color32,
    times: f32,
    ui: &Ui,
    sizes: Sizes,
) -> f32 {
    let has_room = |form: &usize| {
        let names = view.players.iter().map(|player| &player.names[*form]);
        let mut widths = names.map(|name| text_width(ui, name, sizes.font_times(times)));
        widths.all(|width| width + sizes.pixel <= area.width())
    };
    let names = &view.players[side as usize].names;
    let last = names.len() - 1;
    let form = (0..last).find(has_room).unwrap_or(last);
    let left = Align2::LEFT_CENTER;
    write(&names[form], area, left, times, colour, ui, sizes)
}

/// Under the mouse a card tells the whole name.
fn name_under_mouse(card: Response, name: &str, sizes: Sizes) {
    card.on_hover_ui(|ui| {
        let frame = Frame::new().fill(sizes.palette.panel);
        let name = RichText::new(name).font(sizes.font());
        let name = name.color(sizes.palette.text);
        frame.inner_margin(sizes.gap).show(ui, |ui| ui.label(name));
    });
}

/// The time of a side, and behind it who plays and what was captured, without the side, which would be said twice.
fn told_with_time(time: &str, told: &str) -> String {
    let side = time.split_inclusive(':').next().unwrap_or_default();
    let name = told.strip_prefix(side);
    match name.or_else(|| told.split_once(". ").map(|(_, rest)| rest)) {
        Some(more) => format!("{time}. {}", more.trim()),
        None => time.to_owned(),
    }
}

/// A disc in the colour of a side.
pub(super) fn draw_disc(side: Side, middle: Pos2, radius: f32, painter: &Painter, sizes: Sizes) {
    let colour = match side {
        Side::White => sizes.palette.white,
        Side::Black => sizes.palette.black,
    };
    let rim = Stroke::new(radius * 0.2, sizes.palette.text_faint);
    painter.circle(middle, radius, colour, rim);
}

/// What a side has captured, small and close together, on a ground like that of the squares.
fn show_captured(view: &View, side: Side, place: Rect, ui: &Ui, sizes: Sizes) {
    let kinds = &view.players[side as usize].captured;
    let count = f32::from(u8::try_from(kinds.len()).unwrap_or(u8::MAX));
    let size = (place.height() * 0.86).min(sizes.text * 1.4);
    if kinds.is_empty() || size > place.width() {
        return;
    }
    let step = (size * 0.72).min((place.width() - size) / count);
    let width = size + step * (count - 1.0);
    let strip = Align2::LEFT_CENTER.align_size_within_rect(vec2(width, size), place);
    let ground = sizes.palette.light_square;
    ui.painter().rect_filled(strip, sizes.corner(), ground);
    let mut left = strip.left();
    for kind in kinds {
        let piece = Piece {
            side: side.other(),
            kind: *kind,
        };
        let square = Rect::from_min_size(strip.min, vec2(size, size));
        pieces::draw(
            ui.painter(),
            piece,
            square.translate(vec2(left - strip.left(), 0.0)),
            sizes,
        );
        left += step;
    }
}
