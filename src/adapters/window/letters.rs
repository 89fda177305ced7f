//! Texts as they are written: how wide they are, in which lines, and how great they can be.

use std::sync::Arc;

use eframe::egui::{Color32, FontId, Galley, Ui, Vec2};

use super::look::Sizes;
use super::measure::measured;

/// How wide a text is in one line, in points.
pub(super) fn text_width(ui: &Ui, text: &str, font: FontId) -> f32 {
    measured(ui, text, font, f32::INFINITY).x
}

/// How wide and how high a text is in lines of a width, in points, without being written.
pub(super) fn size_of(text: &str, times: f32, width: f32, ui: &Ui, sizes: Sizes) -> Vec2 {
    let text = unparted(text);
    let font = whole_words(ui, &text, times, width, sizes);
    measured(ui, &text, font, width)
}

/// A text as it is written, in lines of a width.
pub(super) fn laid(text: &str, times: f32, width: f32, ui: &Ui, sizes: Sizes) -> Arc<Galley> {
    let text = unparted(text);
    let font = whole_words(ui, &text, times, width, sizes);
    ui.painter().layout(text, font, Color32::PLACEHOLDER, width)
}

/// A text as it is drawn: a sign that has a blank before it, as in French, begins no line.
pub(super) fn unparted(text: &str) -> String {
    let signs = [":", ";", "?", "!", "»"];
    let kept = signs.iter().fold(text.to_owned(), |text, sign| {
        text.replace(&format!(" {sign}"), &format!("\u{a0}{sign}"))
    });
    with_numbers(&kept.replace("« ", "«\u{a0}"))
}

/// A text in which a square, an article and the number of a move stay in one piece: their number begins no line.
fn with_numbers(text: &str) -> String {
    let mut kept = String::with_capacity(text.len() + 8);
    let mut before = "";
    for (at, word) in text.split(' ').enumerate() {
        if at > 0 {
            kept.push(if belongs_behind(word, before) {
                '\u{a0}'
            } else {
                ' '
            });
        }
        kept.push_str(word);
        before = word;
    }
    kept
}

/// Whether a word belongs behind the one before it: a rank, a number with which a part of a sentence ends, such as that of a
/// move, and what stands behind an abbreviation.
fn belongs_behind(word: &str, before: &str) -> bool {
    let number = word.trim_end_matches(|it: char| !it.is_alphanumeric());
    let is_number = (1..=3).contains(&number.len()) && number.bytes().all(|it| it.is_ascii_digit());
    let is_rank_or_last = number.len() == 1 || number.len() < word.len();
    let short = before.strip_suffix('.');
    let is_short = short.is_some_and(|short| {
        (1..6).contains(&short.chars().count()) && short.chars().all(char::is_alphabetic)
    });
    is_number && is_rank_or_last && before.ends_with(char::is_alphabetic)
        || is_short && word.contains(|it: char| it.is_ascii_digit())
}

/// The font, enlarged by a factor if there is room, in which the longest word of a text fits into a width, with the blank
/// behind it: a blank that does not fit would begin the next line.
pub(super) fn whole_words(ui: &Ui, text: &str, times: f32, width: f32, sizes: Sizes) -> FontId {
    // No letter is wider than the text is high; what has fewer letters than that need not be measured.
    let letters = width / (sizes.text * times);
    let long = text.split([' ', '\n']);
    let long = long.filter(|word| {
        let count = word.chars().count();
        count <= LONGEST && count as f32 + 1.0 > letters
    });
    let long: Vec<String> = long.map(|word| format!("{word} ")).collect();
    let mut fitting = times;
    // Widths are in steps of the screen and do not become less by what letters do: so they are measured again.
    for _ in 0..TRIES {
        let widths = long.iter();
        let widths = widths.map(|word| text_width(ui, word, sizes.font_times(fitting)));
        let widest = widths.fold(0.0, f32::max) * 1.02 + sizes.pixel;
        if widest <= width {
            break;
        }
        fitting = (fitting * width / widest).max(times.min(LEAST));
    }
    sizes.font_times(fitting)
}

/// A word of more letters is a name, or the path of a file: it is broken, so that the other words do not become small for it.
const LONGEST: usize = 24;

/// So often the size is tried in which a word fits, and words are at least so many times as great as other text: a longer one
/// is broken.
const TRIES: u8 = 4;
const LEAST: f32 = 0.36;

/// The step from one size of letters to the next.
const STEP: f32 = 1.04;

/// The greatest size, of those between two, in which something fits that fits in each smaller one, too; in times of the
/// text. The sizes that there are, are those of the screen and the same at every zoom: who finds room for one finds it
/// again when more than that is wanted.
pub(super) fn greatest(
    (most, least): (f32, f32),
    sizes: Sizes,
    fits: impl Fn(f32) -> bool,
) -> Option<f32> {
    let pixels = sizes.text / sizes.pixel;
    let step = |size: f32| (size * pixels).log(STEP);
    let greatest = (step(most) + 0.01).floor();
    let smaller = std::iter::successors(Some(greatest), |step| Some(step - 1.0));
    let all: Vec<f32> = smaller
        .take_while(|at| *at > step(least))
        .map(|at| STEP.powf(at) / pixels)
        .collect();
    let at = all.partition_point(|size| !fits(*size));
    all.get(at).copied()
}
