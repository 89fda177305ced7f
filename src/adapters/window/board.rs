//! The board: drawn for eyes, named square by square for a screen reader, clickable for a mouse.

use eframe::egui::{
    Align2, Color32, CursorIcon, FontId, Id, Painter, Rect, Role, Sense, Shape, Stroke, StrokeKind,
    Ui, UiBuilder, accesskit, pos2, vec2,
};

use super::look::Sizes;
use super::node::describe;
use super::pieces;
use crate::adapters::view::{SquareView, View};
use crate::board::{Side, Square};
use crate::input::DeviceInput;

/// Where the focus stands when it is on the board.
pub(super) fn id() -> Id {
    Id::unique("board")
}

/// Draws the board and returns the squares that were clicked.
pub(super) fn show(view: &View, mut ui: Ui, sizes: Sizes) -> Vec<DeviceInput> {
    let frame = Frame::of(ui.max_rect(), view.seen_from, sizes);
    frame.draw_names(ui.painter(), sizes);
    // The board itself has the focus and never changes its name: the program's own voice says
    // each square, and a screen reader that said it too would make two voices of it. For the same
    // reason the square of the cursor is the selected one, not the active descendant, which a
    // screen reader would take for the focus.
    let builder = UiBuilder::new()
        .scope_id(id())
        .max_rect(frame.squares)
        .sense(Sense::focusable_noninteractive());
    let mut clicked = Vec::new();
    ui.scope_builder(builder, |ui| {
        ui.set_min_size(frame.squares.size());
        describe(
            ui,
            id(),
            frame.squares,
            Role::Group,
            &view.labels.board,
            |_| {},
        );
        for square in &view.squares {
            if show_square(view, square, &frame, ui, sizes) {
                clicked.push(DeviceInput::Click(square.square));
            }
        }
        draw_marks(view, &frame, ui, sizes);
    });
    clicked
}

/// Draws a square with its piece; whether it was clicked, with the mouse or by a screen reader.
fn show_square(view: &View, shown: &SquareView, frame: &Frame, ui: &mut Ui, sizes: Sizes) -> bool {
    let place = frame.place(shown.square);
    let id = id().with(shown.square.index());
    let response = ui
        .interact(place, id, Sense::CLICK)
        .on_hover_cursor(CursorIcon::PointingHand);
    describe(ui, id, place, Role::Button, &shown.name, |node| {
        node.add_action(accesskit::Action::Click);
        if shown.square == view.cursor {
            node.set_selected(true);
        }
    });
    let last = view.last_move.map(|(from, to)| [from, to]);
    let is_last = last.is_some_and(|squares| squares.contains(&shown.square));
    let palette = sizes.palette;
    let ground = match (is_last, shown.square.is_dark()) {
        (false, true) => palette.dark_square,
        (false, false) => palette.light_square,
        (true, _) => palette.last_square,
    };
    ui.painter().rect_filled(place, 0.0, ground);
    if is_last {
        rimmed(ui.painter(), place, palette.last_move, 0.05, sizes);
    }
    if let Some(piece) = shown.piece {
        let is_lifted = view.hand == Some(shown.square);
        let place = match is_lifted {
            true => place.translate(vec2(0.0, -0.06 * place.height())),
            false => place,
        };
        pieces::draw(ui.painter(), piece, place, sizes);
    }
    response.clicked()
}

/// A frame just inside a square, as wide as this part of its side. The rim keeps it visible on every ground.
fn rimmed(painter: &Painter, place: Rect, colour: Color32, part: f32, sizes: Sizes) {
    let width = place.width() * part;
    for (inset, width, colour) in [
        (width * 0.8, width * 0.6, sizes.palette.mark_rim),
        (0.0, width, colour),
    ] {
        let stroke = Stroke::new(width, colour);
        painter.rect_stroke(place.shrink(inset), 0.0, stroke, StrokeKind::Inside);
    }
}

/// The cursor, a frame around its square, and the hand, a triangle in each corner of its square.
fn draw_marks(view: &View, frame: &Frame, ui: &Ui, sizes: Sizes) {
    let painter = ui.painter();
    if let Some(hand) = view.hand {
        // Inside the frame of the cursor, which usually stands there, too.
        let place = frame.place(hand);
        let place = place.shrink(place.width() * 0.08);
        let size = place.width() * 0.26;
        for (corner, x, y) in [
            (place.left_top(), size, size),
            (place.right_top(), -size, size),
            (place.left_bottom(), size, -size),
            (place.right_bottom(), -size, -size),
        ] {
            let points = vec![corner, corner + vec2(x, 0.0), corner + vec2(0.0, y)];
            let rim = Stroke::new(place.width() * 0.03, sizes.palette.mark_rim);
            painter.add(Shape::convex_polygon(points, sizes.palette.hand, rim));
        }
    }
    let place = frame.place(view.cursor);
    let has_focus = ui.memory(|memory| memory.has_focus(id()));
    let colour = if has_focus {
        sizes.palette.focus
    } else {
        sizes.palette.text
    };
    rimmed(painter, place, colour, 0.08, sizes);
}

/// Where the board lies.
struct Frame {
    squares: Rect,
    side: f32,
    /// The height of the names of files and ranks.
    names: f32,
    /// The side that sits below.
    seen_from: Side,
}

/// How great the names of files and ranks are, as a part of the board: zoom does not enlarge them at its expense.
const NAMES: f32 = 1.0 / 24.0;

/// Where the squares lie in the part of the window that the board has.
pub(super) fn squares(area: Rect, sizes: Sizes) -> Rect {
    Frame::of(area, Side::White, sizes).squares
}

impl Frame {
    /// The greatest board that fits, with room for the names of files and ranks.
    fn of(area: Rect, seen_from: Side, sizes: Sizes) -> Self {
        let names = area.size().min_elem() * NAMES;
        let margin = names * 1.2;
        let room = (area.width() - margin).min(area.height() - margin);
        // What is whole but for an error of reckoning is whole.
        let side = ((room / 8.0 / sizes.pixel + 0.02).floor() * sizes.pixel).max(8.0);
        let left = area.left() + margin;
        let squares = Rect::from_min_size(pos2(left, area.top()), vec2(side * 8.0, side * 8.0));
        Self {
            squares,
            side,
            names,
            seen_from,
        }
    }

    /// The place of a square.
    fn place(&self, square: Square) -> Rect {
        let (column, row) = match self.seen_from {
            Side::White => (square.file(), 7 - square.rank()),
            Side::Black => (7 - square.file(), square.rank()),
        };
        let (column, row) = (f32::from(column), f32::from(row));
        let corner = self.squares.min + vec2(column, row) * self.side;
        Rect::from_min_size(corner, vec2(self.side, self.side))
    }

    fn draw_names(&self, painter: &Painter, sizes: Sizes) {
        let half = self.names * 0.6;
        for at in 0..8_u8 {
            let Some(square) = Square::new(at, at) else {
                continue;
            };
            let middle = self.place(square).center();
            let name = square.to_string();
            let (file, rank) = name.split_at(1);
            let text = |at, text| {
                painter.text(
                    at,
                    Align2::CENTER_CENTER,
                    text,
                    FontId::proportional(self.names),
                    sizes.palette.text,
                );
            };
            text(pos2(middle.x, self.squares.bottom() + half), file);
            text(pos2(self.squares.left() - half, middle.y), rank);
        }
    }
}
