//! A card for each player, above and below the board: the time, whose it is, and what that side has captured.

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align2, Color32, Id, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2,
    vec2,
};

use super::buttons::text_width;
use super::look::Sizes;
use super::node::describe;
use super::{board, pieces};
use crate::adapters::view::View;
use crate::board::{Piece, Side};

/// Where the two cards and the board between them lie in a column of the window.
pub(super) struct Column {
    /// What the board has.
    pub board: Rect,
    upper: Rect,
    lower: Rect,
}

/// How high the letters of a time are, as a part of a card that has the name above it.
const TIME_BELOW_NAME: f32 = 0.56;

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

/// How high both cards beside the board are, in lines of text, where there is room for little: a time is as great as
/// without zoom, and as text at least.
pub(super) fn lines_beside(sizes: Sizes) -> f32 {
    let time = (3.0 * sizes.pixel).clamp(0.95, 1.6);
    2.0 * time / TIME_BELOW_NAME
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
            tell(view, ui, Side::BOTH.map(place_of));
            let none = id.with("none");
            ui.interact(lower, none, Sense::hover());
            let text = &view.labels.no_clocks;
            describe_text(ui, none, lower, text);
        }
    });
}

/// Says in words who plays and what each has captured.
pub(super) fn tell(view: &View, ui: &Ui, places: [Rect; 2]) {
    for (side, place) in Side::BOTH.into_iter().zip(places) {
        let id = Id::unique("players").with(side as usize);
        ui.interact(place, id, Sense::hover());
        describe_text(ui, id, place, &view.players[side as usize].told);
    }
}

/// To a screen reader a text is the value of what it stands on, and not its name.
fn describe_text(ui: &Ui, id: Id, place: Rect, text: &str) {
    describe(ui, id, place, Role::Label, text, |node| {
        node.clear_label();
        node.set_value(text);
    });
}

/// The ground and the text of what belongs to a side: filled while its clock runs.
fn colours(is_running: bool, sizes: Sizes) -> (Color32, Color32) {
    match is_running {
        true => (sizes.palette.text, sizes.palette.background),
        false => (sizes.palette.panel, sizes.palette.text),
    }
}

/// The card of a side: filled while its clock runs or waits, or without clocks while it is to move.
fn show_card(view: &View, side: Side, place: Rect, ui: &Ui, sizes: Sizes) {
    let of_turn = match &view.clock {
        Some(clock) => clock.of_turn,
        None => Some(view.turn),
    };
    let is_running = of_turn == Some(side) && !view.is_over;
    let (ground, colour) = colours(is_running, sizes);
    let painter = ui.painter();
    let inside = StrokeKind::Inside;
    painter.rect(place, sizes.corner(), ground, sizes.border(), inside);
    let inner = place.shrink2(vec2(sizes.gap, 0.0));
    let player = &view.players[side as usize];
    let write = |area: Rect, align: Align2, text: &str, times: f32| {
        let width = text_width(ui, text, sizes.font_times(times)) + 1.0;
        // What would become too small to be read is cut short.
        let font = sizes.font_times(times * (area.width() / width).clamp(0.7, 1.0));
        let mut job = LayoutJob::simple(text.to_owned(), font, colour, area.width());
        job.wrap.max_rows = 1;
        job.wrap.break_anywhere = true;
        let galley = painter.layout_job(job);
        let at = align.align_size_within_rect(galley.size(), area);
        painter.galley(at.min, galley, colour);
    };
    // Where side and name have no room, the place says which side it is.
    let write_name = |area: Rect, times: f32| {
        let has_room = |name: &&String| {
            text_width(ui, name, sizes.font_times(times * 0.7)) + 1.0 <= area.width()
        };
        let [.., shortest] = &player.names;
        let name = player.names.iter().find(has_room).unwrap_or(shortest);
        write(area, Align2::LEFT_CENTER, name, times);
    };
    let (left, right) = inner.split_left_right_at_fraction(0.5);
    // The time fills the height, and two lines beside it do.
    let times = place.height() / sizes.text;
    let Some(clock) = &view.clock else {
        write_name(left, 1.0);
        return show_captured(view, side, right, ui, sizes);
    };
    let id = Id::unique("clocks").with(side as usize);
    ui.interact(place, id, Sense::hover());
    let told = told_with_time(&clock.lines()[side as usize], &player.told);
    describe_text(ui, id, place, &told);
    let time = clock.dial_of(side);
    // A time is never cut short.
    let write_time = |area: Rect, times: f32| {
        let width = text_width(ui, &time, sizes.font_times(times)) + 1.0;
        let fits = (area.width() / width).min(1.0);
        write(area, Align2::RIGHT_CENTER, &time, times * fits * 0.99);
    };
    if times < 1.4 {
        let radius = place.height() * 0.2;
        let middle = pos2(inner.left() + radius, inner.center().y);
        draw_disc(side, middle, radius, painter, sizes);
        return write_time(inner.with_min_x(middle.x + radius * 1.5), times * 0.8);
    }
    if inner.width() < sizes.text * 8.0 {
        let (above, below) = inner.split_top_bottom_at_fraction(0.4);
        write_name(above, times * 0.34);
        let great = times * TIME_BELOW_NAME;
        let width = text_width(ui, &time, sizes.font_times(great)) + sizes.gap;
        let left = below.with_max_x(below.right() - width);
        show_captured(view, side, left, ui, sizes);
        return write_time(below, great);
    }
    let (above, below) = left.split_top_bottom_at_fraction(0.5);
    write_name(above, times * 0.38);
    show_captured(view, side, below, ui, sizes);
    write_time(right, times * 0.9);
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
