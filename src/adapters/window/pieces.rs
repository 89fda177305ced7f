//! The pieces as they are drawn.

use eframe::egui::{Color32, FontId, Painter, Rect, vec2};

use super::look;
use crate::board::{Kind, Piece, Side};

/// Draws a piece into its square: filled in its own colour, with a rim of the other.
pub(super) fn draw(painter: &Painter, piece: Piece, place: Rect) {
    let (body, rim) = match piece.side {
        Side::White => (look::WHITE, look::BLACK),
        Side::Black => (look::BLACK, look::WHITE),
    };
    let glyph = match piece.kind {
        Kind::King => '♚',
        Kind::Queen => '♛',
        Kind::Rook => '♜',
        Kind::Bishop => '♝',
        Kind::Knight => '♞',
        Kind::Pawn => '♟',
    };
    let size = place.height() * 0.72;
    let font = FontId::proportional(size);
    let galley = painter.layout_no_wrap(glyph.to_string(), font, Color32::PLACEHOLDER);
    let middle = galley.mesh_bounds.center();
    let corner = place.center() - middle.to_vec2();
    let width = size * 0.03;
    for at in 0..16_u8 {
        let angle = f32::from(at) / 16.0 * std::f32::consts::TAU;
        let offset = vec2(angle.cos(), angle.sin()) * width;
        painter.galley(corner + offset, galley.clone(), rim);
    }
    painter.galley(corner, galley, body);
}
