//! The pieces as they are drawn: a few convex shapes each, because no font has them for certain.

use eframe::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, lerp};

use super::look::Sizes;
use crate::board::{Kind, Piece, Side};

/// A part of a piece. Its square reaches from 0, 0 above on the left to 100, 100.
enum Part {
    /// The middle and the radius.
    Disc(f32, f32, f32),
    /// The corners, clockwise.
    Polygon(&'static [[f32; 2]]),
}

use Part::{Disc, Polygon};

const FOOT: Part = Polygon(&[[23.0, 78.0], [77.0, 78.0], [80.0, 88.0], [20.0, 88.0]]);

const PAWN: &[Part] = &[
    Disc(50.0, 33.0, 14.0),
    Polygon(&[[35.0, 45.0], [65.0, 45.0], [62.0, 52.0], [38.0, 52.0]]),
    Polygon(&[[43.0, 48.0], [57.0, 48.0], [69.0, 81.0], [31.0, 81.0]]),
    FOOT,
];

const ROOK: &[Part] = &[
    Polygon(&[[26.0, 17.0], [37.0, 17.0], [37.0, 34.0], [26.0, 34.0]]),
    Polygon(&[[44.5, 17.0], [55.5, 17.0], [55.5, 34.0], [44.5, 34.0]]),
    Polygon(&[[63.0, 17.0], [74.0, 17.0], [74.0, 34.0], [63.0, 34.0]]),
    Polygon(&[[26.0, 29.0], [74.0, 29.0], [67.0, 42.0], [33.0, 42.0]]),
    Polygon(&[[36.0, 38.0], [64.0, 38.0], [68.0, 81.0], [32.0, 81.0]]),
    FOOT,
];

const BISHOP: &[Part] = &[
    Disc(50.0, 15.0, 5.5),
    Polygon(&[
        [50.0, 16.0],
        [60.0, 28.0],
        [66.0, 40.0],
        [64.0, 51.0],
        [57.0, 60.0],
        [43.0, 60.0],
        [36.0, 51.0],
        [34.0, 40.0],
        [40.0, 28.0],
    ]),
    Polygon(&[[35.0, 57.0], [65.0, 57.0], [62.0, 64.0], [38.0, 64.0]]),
    Polygon(&[[43.0, 61.0], [57.0, 61.0], [68.0, 81.0], [32.0, 81.0]]),
    FOOT,
];

const KNIGHT: &[Part] = &[
    Polygon(&[[43.0, 28.0], [47.0, 11.0], [56.0, 27.0]]),
    Polygon(&[
        [46.0, 24.0],
        [60.0, 23.0],
        [71.0, 36.0],
        [77.0, 56.0],
        [77.0, 81.0],
        [32.0, 81.0],
    ]),
    Polygon(&[
        [52.0, 21.0],
        [58.0, 44.0],
        [47.0, 56.0],
        [30.0, 63.0],
        [20.0, 61.0],
        [16.0, 53.0],
        [29.0, 35.0],
        [40.0, 24.0],
    ]),
    FOOT,
];

const QUEEN: &[Part] = &[
    Disc(13.0, 31.0, 5.5),
    Disc(31.0, 20.0, 5.5),
    Disc(50.0, 16.0, 5.5),
    Disc(69.0, 20.0, 5.5),
    Disc(87.0, 31.0, 5.5),
    Polygon(&[[16.0, 36.0], [46.0, 66.0], [28.0, 66.0]]),
    Polygon(&[[33.0, 26.0], [54.0, 66.0], [30.0, 66.0]]),
    Polygon(&[[50.0, 22.0], [62.0, 66.0], [38.0, 66.0]]),
    Polygon(&[[67.0, 26.0], [70.0, 66.0], [46.0, 66.0]]),
    Polygon(&[[84.0, 36.0], [72.0, 66.0], [54.0, 66.0]]),
    Polygon(&[[28.0, 62.0], [72.0, 62.0], [69.0, 81.0], [31.0, 81.0]]),
    FOOT,
];

const KING: &[Part] = &[
    Polygon(&[[46.5, 7.0], [53.5, 7.0], [53.5, 34.0], [46.5, 34.0]]),
    Polygon(&[[40.0, 13.0], [60.0, 13.0], [60.0, 20.0], [40.0, 20.0]]),
    Polygon(&[[50.0, 26.0], [60.0, 42.0], [50.0, 66.0], [40.0, 42.0]]),
    Disc(33.0, 49.0, 15.5),
    Disc(67.0, 49.0, 15.5),
    Polygon(&[[21.0, 58.0], [79.0, 58.0], [70.0, 81.0], [30.0, 81.0]]),
    FOOT,
];

/// A man is a disc.
const MAN: &[Part] = &[Disc(50.0, 50.0, 34.0)];

/// A king of draughts is a disc with a crown, and stands out above by a second man (1.4.4).
const DRAUGHTS_KING: &[Part] = &[Disc(50.0, 42.0, 34.0), Disc(50.0, 54.0, 34.0)];

/// The lines of a crown.
const CROWN: &[[[f32; 2]; 2]] = &[
    [[31.0, 68.0], [69.0, 68.0]],
    [[31.0, 68.0], [29.0, 40.0]],
    [[29.0, 40.0], [41.0, 53.0]],
    [[41.0, 53.0], [50.0, 34.0]],
    [[50.0, 34.0], [59.0, 53.0]],
    [[59.0, 53.0], [71.0, 40.0]],
    [[71.0, 40.0], [69.0, 68.0]],
];

/// The marks inside a piece: each from one point to another.
fn marks_of(kind: Kind) -> &'static [[[f32; 2]; 2]] {
    const GIRDLE: [[f32; 2]; 2] = [[31.0, 73.0], [69.0, 73.0]];
    match kind {
        Kind::King | Kind::Queen => &[GIRDLE, [[34.0, 66.0], [66.0, 66.0]]],
        Kind::Rook => &[[[35.0, 44.0], [65.0, 44.0]], [[34.0, 73.0], [66.0, 73.0]]],
        Kind::Bishop => &[[[50.0, 30.0], [50.0, 48.0]], [[42.0, 38.0], [58.0, 38.0]]],
        Kind::Knight => &[[[37.0, 36.0], [41.0, 38.0]], [[21.0, 55.0], [23.0, 54.0]]],
        Kind::Pawn | Kind::Man => &[],
        Kind::DraughtsKing => CROWN,
    }
}

fn parts_of(kind: Kind) -> &'static [Part] {
    match kind {
        Kind::King => KING,
        Kind::Queen => QUEEN,
        Kind::Rook => ROOK,
        Kind::Bishop => BISHOP,
        Kind::Knight => KNIGHT,
        Kind::Pawn => PAWN,
        Kind::Man => MAN,
        Kind::DraughtsKing => DRAUGHTS_KING,
    }
}

/// Draws a piece into its square: filled in its own colour, with a rim of the other.
pub(super) fn draw(painter: &Painter, piece: Piece, place: Rect, sizes: Sizes) {
    let (body, rim) = match piece.side {
        Side::White => (sizes.palette.white, sizes.palette.black),
        Side::Black => (sizes.palette.black, sizes.palette.white),
    };
    let width = place.width() * 0.05;
    let at = |[x, y]: [f32; 2]| -> Pos2 {
        let inner = place.shrink(place.width() * 0.03);
        let (x, y) = (x / 100.0, y / 100.0);
        Pos2::new(lerp(inner.x_range(), x), lerp(inner.y_range(), y))
    };
    // First the rim of all parts, then all parts: the rim goes around the whole.
    for (colour, stroke) in [(rim, Stroke::new(width, rim)), (body, Stroke::NONE)] {
        for part in parts_of(piece.kind) {
            painter.add(shape(part, colour, stroke, at, place.width() * 0.0094));
        }
    }
    for mark in marks_of(piece.kind) {
        painter.line_segment(mark.map(at), Stroke::new(width * 0.75, rim));
    }
}

fn shape(
    part: &Part,
    fill: Color32,
    stroke: Stroke,
    at: impl Fn([f32; 2]) -> Pos2,
    unit: f32,
) -> Shape {
    match part {
        Disc(x, y, radius) => {
            let radius = radius * unit + stroke.width * 0.5;
            Shape::circle_filled(at([*x, *y]), radius, fill)
        }
        Polygon(corners) => {
            let corners = corners.iter().map(|corner| at(*corner)).collect();
            Shape::convex_polygon(corners, fill, stroke)
        }
    }
}
