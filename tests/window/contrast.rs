//! What is on the board can be told from its squares: at least 3 to 1, as the web's guidelines (1.4.11) reckon it.

use annabella::adapters::window::palette;
use annabella::protocol::{Choice as _, Theme};

use crate::looks::contrast;

const LEAST: f32 = 3.0;

/// Between two kinds of squares on which pieces of both colours stand out there is room for no more than this: the fill
/// of the last move is the middle between them, and its frame has 3 to 1.
const LEAST_OF_FILL: f32 = 1.35;

#[test]
fn pieces_and_marks_stand_out_on_every_square_in_every_theme() {
    let mut faint = Vec::new();
    for &theme in Theme::ALL {
        let its = palette(theme);
        let squares = [its.light_square, its.dark_square, its.last_square];
        for plain in [its.light_square, its.dark_square] {
            let seen = contrast(its.last_square, plain);
            if seen < LEAST_OF_FILL {
                faint.push(format!("{theme:?}: the last move on {plain:?}: {seen:.2}"));
            }
        }
        for square in squares {
            for (name, piece) in [("white", its.white), ("black", its.black)] {
                let seen = contrast(piece, square);
                if seen < LEAST {
                    faint.push(format!(
                        "{theme:?}: a {name} piece on {square:?}: {seen:.2}"
                    ));
                }
            }
            // A mark has two colours, which differ by more than any square can hide.
            for mark in [its.focus, its.hand, its.last_move, its.text] {
                let seen = contrast(mark, square).max(contrast(its.mark_rim, square));
                if seen < LEAST || contrast(mark, its.mark_rim) < LEAST {
                    faint.push(format!(
                        "{theme:?}: the mark {mark:?} on {square:?}: {seen:.2}"
                    ));
                }
            }
        }
    }
    assert!(faint.is_empty(), "{}", faint.join("\n"));
}
