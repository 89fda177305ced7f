//! The window as a picture, without a display or a graphics card: what egui has tessellated, filled triangle by triangle.

#![expect(
    clippy::cast_sign_loss,
    clippy::redundant_closure_for_method_calls,
    reason = "pixels of a picture are counted from its corner"
)]

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use annabella::adapters::view::View;
use annabella::adapters::window::load_fonts;
use eframe::egui::epaint::{ColorImage, Primitive, Vertex};
use eframe::egui::{Color32, Pos2, Rect, lerp, pos2, vec2};
use egui_kittest::Harness;

use crate::table::{Shown, drawn};

/// A window of a size in pixels that shows a view.
pub fn window(view: View, width: f32, height: f32) -> Harness<'static, Shown> {
    let zoom = f32::from(view.zoom_percent) / 100.0;
    let shown = Shown {
        view,
        inputs: Vec::new(),
    };
    let builder = Harness::builder().with_size(vec2(width, height));
    let builder = builder.with_context_setup(load_fonts).with_max_steps(12);
    let mut window = builder.build_ui_state(drawn, shown);
    window.run();
    // The harness has a margin of its own.
    window.set_size(vec2(width, height) / zoom + vec2(16.0, 16.0));
    window.run();
    window
}

/// The picture of a window in its own pixels.
pub fn of(window: &Harness<'static, Shown>) -> ColorImage {
    let scale = window.ctx.pixels_per_point();
    let letters = window.ctx.fonts(|fonts| fonts.image());
    let whole = window.ctx.content_rect() * scale;
    let size = [
        whole.width().round() as usize,
        whole.height().round() as usize,
    ];
    let mut picture = ColorImage::filled(size, Color32::BLACK);
    let shapes = window.output().shapes.clone();
    for primitive in window.ctx.tessellate(shapes, scale) {
        let Primitive::Mesh(mesh) = primitive.primitive else {
            continue;
        };
        let clip = (primitive.clip_rect * scale).intersect(whole);
        for corners in mesh.indices.chunks_exact(3) {
            let corner = |at: usize| mesh.vertices[corners[at] as usize];
            fill(
                [corner(0), corner(1), corner(2)],
                scale,
                clip,
                &letters,
                &mut picture,
            );
        }
    }
    picture
}

/// Twice the area of a triangle, with a sign that says which way round it goes.
fn area(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

fn fill(corners: [Vertex; 3], scale: f32, clip: Rect, letters: &ColorImage, on: &mut ColorImage) {
    let at = corners.map(|corner| corner.pos * scale);
    let whole = area(at[0], at[1], at[2]);
    let place = Rect::from_points(&at).intersect(clip);
    if whole == 0.0 || !place.is_positive() {
        return;
    }
    for y in (place.top() - 0.5).ceil() as usize..(place.bottom() + 0.5).floor() as usize {
        for x in (place.left() - 0.5).ceil() as usize..(place.right() + 0.5).floor() as usize {
            let middle = pos2(x as f32 + 0.5, y as f32 + 0.5);
            let parts = [
                area(middle, at[1], at[2]) / whole,
                area(at[0], middle, at[2]) / whole,
                area(at[0], at[1], middle) / whole,
            ];
            // An edge that two triangles share is painted by one of them.
            let is_inside = (0..3).all(|edge| {
                let along = at[(edge + 2) % 3] - at[(edge + 1) % 3];
                let owns = (along.y * whole.signum(), along.x * whole.signum()) > (0.0, 0.0);
                parts[edge] > 0.0 || parts[edge] == 0.0 && owns
            });
            if is_inside {
                let mix = |of: &dyn Fn(&Vertex) -> f32| -> f32 {
                    corners
                        .iter()
                        .zip(parts)
                        .map(|(corner, part)| of(corner) * part)
                        .sum()
                };
                let letter = sample(letters, mix(&|it| it.uv.x), mix(&|it| it.uv.y));
                let pixel = &mut on[(x, y)];
                let channel = |at: usize| {
                    let colour = mix(&|it| f32::from(it.color.to_array()[at])) / 255.0;
                    colour * letter[at]
                };
                let left = 1.0 - channel(3);
                let [r, g, b, _] = pixel.to_array();
                let mixed = [r, g, b].map(|below| f32::from(below) / 255.0 * left);
                let byte = |at: usize| ((mixed[at] + channel(at)) * 255.0).round() as u8;
                *pixel = Color32::from_rgb(byte(0), byte(1), byte(2));
            }
        }
    }
}

/// A colour of a picture between its pixels, each part from 0 to 1.
fn sample(picture: &ColorImage, u: f32, v: f32) -> [f32; 4] {
    let [width, height] = picture.size;
    let (x, y) = (u * width as f32 - 0.5, v * height as f32 - 0.5);
    let pixel = |x: f32, y: f32| {
        let x = (x.max(0.0) as usize).min(width - 1);
        let y = (y.max(0.0) as usize).min(height - 1);
        picture[(x, y)]
            .to_array()
            .map(|part| f32::from(part) / 255.0)
    };
    let (left, top) = (x.floor(), y.floor());
    let upper = [pixel(left, top), pixel(left + 1.0, top)];
    let lower = [pixel(left, top + 1.0), pixel(left + 1.0, top + 1.0)];
    std::array::from_fn(|part| {
        let across = |row: [[f32; 4]; 2]| lerp(row[0][part]..=row[1][part], x - left);
        lerp(across(upper)..=across(lower), y - top)
    })
}

/// Writes a picture into a PNG file.
pub fn save(picture: &ColorImage, path: &Path) {
    let file = BufWriter::new(File::create(path).expect("the file can be written"));
    let [width, height] = picture
        .size
        .map(|edge| u32::try_from(edge).expect("it is small"));
    let mut encoder = png::Encoder::new(file, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let pixels = picture.pixels.iter();
    let bytes: Vec<u8> = pixels
        .flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()])
        .collect();
    let mut writer = encoder.write_header().expect("a PNG file begins");
    writer
        .write_image_data(&bytes)
        .expect("the picture is written");
}
