//! What is understood of words that no list has: paths and claims with more words, slips, and compounds.

use annabella::input::Intent;

use crate::commands::{at, is_refused, meant};

#[test]
fn any_word_for_opening_opens_a_path_and_more_words_are_none() {
    for (language, line) in [
        ("en", "open up games.pgn"),
        ("de", "öffne games.pgn"),
        ("ru", "загрузи games.pgn"),
        ("fr", "ouvre games.pgn"),
        ("es", "abre games.pgn"),
    ] {
        let heard = meant(&at("practice", language), line);
        assert_eq!(heard, Intent::Open("games.pgn".to_owned()), "{line}");
    }
    let heard = meant(&at("practice", "en"), "import a game to listen to");
    assert!(!format!("{heard:?}").contains("Import"), "{heard:?}");
}

#[test]
fn more_words_behind_a_claim_are_no_move() {
    for (language, line) in [
        ("en", "threefold repetition, I claim a draw"),
        ("fr", "trois fois la même position, je réclame nulle"),
        ("ru", "повторение позиции, требую ничью"),
    ] {
        let heard = meant(&at("a competition, at first", language), line);
        let text = format!("{heard:?}");
        assert!(!text.contains("Claim(Repetition(Some"), "{line}: {text}");
    }
}

#[test]
fn a_slip_in_a_long_word_and_a_compound_are_understood_where_nothing_is_lost() {
    for (language, line, verb) in [
        ("en", "prefrences", "settings"),
        ("de", "Programmeinstellungen", "settings"),
        ("en", "what's the name of this openning", "opening"),
    ] {
        let desk = at("practice", language);
        assert_eq!(meant(&desk, line), meant(&desk, verb), "{line}");
    }
    // Nor is a game given up, or a move made, by such a word.
    for line in ["resignn", "surender"] {
        let heard = meant(&at("practice", "en"), line);
        assert_ne!(heard, meant(&at("practice", "en"), "e4"), "{line}");
        assert!(is_refused(&heard), "{line}: {heard:?}");
    }
}
