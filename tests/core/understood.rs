//! What is understood of words that no list has: paths and claims with more words, and compounds.

use annabella::input::Intent;

use crate::commands::{at, is_refused, meant};

#[test]
fn any_word_for_opening_opens_a_path_and_more_words_are_none() {
    for (language, line) in [
        ("en", "load games.pgn"),
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
fn a_compound_is_the_word_with_which_it_ends() {
    let desk = at("practice", "de");
    assert_eq!(meant(&desk, "Spieleinstellungen"), meant(&desk, "settings"));
    // The same word in a line of other things means nothing.
    assert!(is_refused(&meant(&desk, "er ist im Schachverein")));
}

#[test]
fn what_the_player_has_chosen_is_never_reset_by_a_guess() {
    for line in [
        "all keys reset to factory",
        "reset keyboard keys",
        "reset all buttons of pad",
        "restore all the keys I changed",
    ] {
        let heard = meant(&at("practice", "en"), line);
        assert!(is_refused(&heard), "{line}: {heard:?}");
    }
    let exact = meant(&at("practice", "en"), "default keys");
    assert!(!is_refused(&exact), "{exact:?}");
}
