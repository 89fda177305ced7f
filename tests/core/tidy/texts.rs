//! The words of the program live in `voices/`: no text for people in `.rs` files.

use super::citations::{is_citation, is_number};
use super::source::{Kind, Source};

/// Texts that look like words for people and are not, each with the file that needs it: either
/// part of the file's path from `src/` on and the beginning of the text. Keep this list short.
const ALLOWED: &[(&str, &str)] = &[
    // The name of the edition, as its citations end with it.
    ("laws/russian_draughts.rs", "Russian draughts"),
];

/// What may stand before `(` when the text in the brackets is for programmers.
const FOR_PROGRAMMERS: &[&str] = &[
    "expect",
    "panic",
    "unreachable",
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
];

/// Every string literal of the core that holds two words, or letters beyond ASCII.
///
/// Free are tests, attributes, the reasons of assertions, and how errors describe themselves to
/// programmers. Adapters are outside the core.
pub fn check(source: &Source) -> Vec<String> {
    if source.is_test() || source.is_in("adapters") {
        return Vec::new();
    }
    let free = free_ranges(source);
    let mut faults = Vec::new();
    for (index, token) in source.tokens.iter().enumerate() {
        let inside = free.iter().any(|range| range.contains(&index));
        let exempt =
            token.in_test || token.in_attribute || inside || is_allowed(source, &token.text);
        if token.kind == Kind::Text && !exempt && is_for_people(&token.text) {
            faults.push(format!(
                "{}:{}: words belong into voices/: {:?}",
                source.path, token.line, token.text
            ));
        }
    }
    faults
}

fn is_allowed(source: &Source, text: &str) -> bool {
    ALLOWED
        .iter()
        .any(|(file, start)| source.path == format!("src/{file}") && text.starts_with(start))
}

/// Whether a text has two words, or a letter that only people write.
fn is_for_people(text: &str) -> bool {
    let words = text.split_whitespace().filter(|word| is_word(word)).count();
    let is_foreign = text.chars().any(|c| c.is_alphabetic() && !c.is_ascii());
    let is_article = is_citation(text) || is_number(text);
    (words >= 2 || is_foreign) && !is_position(text) && !is_article
}

/// Whether it is all letters, but for the marks that people put around words.
fn is_word(word: &str) -> bool {
    let bare = word.trim_matches(|c| "\\\"'.,;:!?()".contains(c));
    !bare.is_empty() && bare.chars().all(char::is_alphabetic)
}

/// Whether a text is a chess position in FEN, whose fields are letters between spaces.
fn is_position(text: &str) -> bool {
    text.split(' ')
        .next()
        .is_some_and(|board| board.matches('/').count() == 7)
}

/// The token ranges that hold text for programmers: assertions, and the display of errors.
fn free_ranges(source: &Source) -> Vec<std::ops::RangeInclusive<usize>> {
    let mut ranges = Vec::new();
    for (index, token) in source.tokens.iter().enumerate() {
        if FOR_PROGRAMMERS.iter().any(|name| token.is(name)) {
            let open = index + 1 + usize::from(source.reads(index + 1, &["!"]));
            if source.reads(open, &["("]) {
                ranges.push(open..=source.closing(open));
            }
        }
        if let Some(name) = displayed(source, index).filter(|name| is_error(source, name)) {
            let open = index + 2 + usize::from(!name.is_empty());
            let open = (open..source.tokens.len()).find(|&at| source.tokens[at].is("{"));
            ranges.extend(open.map(|open| open..=source.closing(open)));
        }
    }
    ranges
}

/// The name of the type in `Display for Name` at `index`.
fn displayed(source: &Source, index: usize) -> Option<&str> {
    let name = source.tokens.get(index + 2)?;
    source
        .reads(index, &["Display", "for"])
        .then_some(name.text.as_str())
}

/// Whether the file makes a type of that name an error.
fn is_error(source: &Source, name: &str) -> bool {
    (0..source.tokens.len()).any(|index| source.reads(index, &["Error", "for", name]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> usize {
        check(&Source::new("src/narrate/cue.rs", text)).len()
    }

    #[test]
    fn words_for_people_are_faults() {
        assert_eq!(faults("const A: &str = \"your move\";"), 1);
        assert_eq!(
            faults("fn f() -> String { format!(\"no {x} to move\") }"),
            1
        );
        assert_eq!(faults("const A: &str = r#\"the \"clock\" runs\"#;"), 1);
        assert_eq!(
            faults("const A: &str = \"König\"; const B: &str = \"конь\";"),
            2
        );
        assert_eq!(
            faults("impl fmt::Display for Side { fn f() { write!(f, \"the side\") } }"),
            1
        );
    }

    #[test]
    fn keys_and_positions_are_not() {
        assert_eq!(
            faults("const A: &str = \"illegal-move\"; const B: &str = \"{} {} 1. e4\";"),
            0
        );
        assert_eq!(
            faults("const A: &str = \"8/8/8/8/8/8/8/K1k5 w KQkq - 0 1\";"),
            0
        );
        assert_eq!(
            faults("/// The side to move.\n// The side to move.\nfn f() {}"),
            0
        );
    }

    #[test]
    fn texts_for_programmers_are_not() {
        assert_eq!(
            faults("fn f() { x.expect(\"a square is on the board\"); }"),
            0
        );
        assert_eq!(
            faults("fn f() { unreachable!(\"a king cannot be taken\"); }"),
            0
        );
        assert_eq!(
            faults("#[expect(dead_code, reason = \"for later use\")] fn f() {}"),
            0
        );
        assert_eq!(
            faults("#[cfg(test)] mod tests { const A: &str = \"your move\"; }"),
            0
        );
        let error = "impl fmt::Display for Bad { fn f() { write!(f, \"not a move\") } } impl std::error::Error for Bad {}";
        assert_eq!(faults(error), 0);
    }
}
