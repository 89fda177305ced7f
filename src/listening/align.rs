//! How far two sequences are from each other, by dynamic time warping.
//!
//! The distance of two frames is one less their cosine. Each step, also the diagonal one, costs what the frame costs
//! that is reached, and the sum is divided by the lengths of both: measured on recordings, this finds more than steps
//! of which the diagonal one counts twice.

use super::features::Features;

/// Two sequences laid upon each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Alignment {
    /// 0 if they are alike, about 0.2 for the same words said by two people, at most 2.
    pub distance: f32,
    /// For each frame of the second sequence the first frame of the first one that belongs to it.
    pub starts: Vec<usize>,
}

/// The distance of two sequences; infinite if one of them is empty.
pub fn distance(a: &Features, b: &Features) -> f32 {
    warped(&[&costs(a, b)], a.len())
}

/// How far each frame of `b` is from each frame of `a`: a row for each frame of `b`.
pub(super) fn costs(a: &Features, b: &Features) -> Vec<f32> {
    let rows = b.frames().iter();
    rows.flat_map(|b| a.frames().iter().map(move |a| apart(a, b)))
        .collect()
}

/// The distance, from [`costs`] of one piece after another, in rows of this width; infinite without any.
pub(super) fn warped(pieces: &[&[f32]], width: usize) -> f32 {
    let mut above = vec![f32::INFINITY; width + 1];
    above[0] = 0.0;
    let mut row = above.clone();
    let mut rows = 0;
    for costs in pieces
        .iter()
        .flat_map(|piece| piece.chunks_exact(width.max(1)))
    {
        row[0] = f32::INFINITY;
        for (at, cost) in costs.iter().enumerate() {
            row[at + 1] = cost + row[at].min(above[at]).min(above[at + 1]);
        }
        std::mem::swap(&mut above, &mut row);
        rows += 1;
    }
    if rows == 0 || width == 0 {
        return f32::INFINITY;
    }
    above[width] / (rows + width) as f32
}

/// Lays two sequences upon each other; `None` if one of them is empty.
pub fn fit(a: &Features, b: &Features) -> Option<Alignment> {
    if a.is_empty() || b.is_empty() {
        return None;
    }
    let width = b.len() + 1;
    let mut sums = vec![f32::INFINITY; (a.len() + 1) * width];
    sums[0] = 0.0;
    for (i, frame) in a.frames().iter().enumerate() {
        for (j, other) in b.frames().iter().enumerate() {
            let here = (i + 1) * width + j + 1;
            let best = sums[here - 1]
                .min(sums[here - width])
                .min(sums[here - width - 1]);
            sums[here] = best + apart(frame, other);
        }
    }
    let mut starts = vec![0; b.len()];
    let (mut i, mut j) = (a.len(), b.len());
    while i > 0 && j > 0 {
        starts[j - 1] = i - 1;
        let here = i * width + j;
        let [left, up, both] = [sums[here - 1], sums[here - width], sums[here - width - 1]];
        if both <= left && both <= up {
            (i, j) = (i - 1, j - 1);
        } else if up <= left {
            i -= 1;
        } else {
            j -= 1;
        }
    }
    Some(Alignment {
        distance: sums[sums.len() - 1] / (a.len() + b.len()) as f32,
        starts,
    })
}

fn apart(a: &[f32], b: &[f32]) -> f32 {
    (1.0 - dot_product(a, b)).max(0.0)
}

/// The sum of the products of two rows of numbers, as many as a multiple of eight. Eight sums grow side by side, which a
/// processor does at once.
pub fn dot_product(a: &[f32], b: &[f32]) -> f32 {
    let mut sums = [0.0_f32; 8];
    for (a, b) in a.chunks_exact(8).zip(b.chunks_exact(8)) {
        for ((sum, a), b) in sums.iter_mut().zip(a).zip(b) {
            *sum += a * b;
        }
    }
    sums.iter().sum()
}
