//! The catalogue of commands: names, words and pages of every row.

use std::collections::{BTreeMap, BTreeSet};

use annabella::catalogue::{Does, Filling, Page, Pressed, Row, row, rows, verb};
use annabella::input::help_names;
use annabella::input::pad::{LAYOUT, PadDoes, THEMES};
use fluent_syntax::ast::PatternElement;

use crate::voices::fluent::{self, sources};

/// Whether the row can be called without an argument, and with one.
fn shapes(row: &Row) -> [bool; 2] {
    match row.does {
        Does::Ask(_) | Does::Hands(_) | Does::Both(..) | Does::Prefix => [true, false],
        Does::Here(_) | Does::Pieces(_) => [true, true],
        Does::File(_)
        | Does::Rank(_)
        | Does::Kind(_)
        | Does::Step(_)
        | Does::Square(_)
        | Does::Squares(_)
        | Does::KindTo(_)
        | Does::Side(_)
        | Does::Number(_) => [false, true],
    }
}

#[test]
fn ids_and_other_names_do_not_collide() {
    let mut called: BTreeMap<(&str, usize), &str> = BTreeMap::new();
    let mut ids = BTreeSet::new();
    for row in rows() {
        assert!(ids.insert(row.id), "{} is there twice", row.id);
        for name in row.verbs.iter().copied().chain([row.id]) {
            for (shape, _) in shapes(&row).iter().enumerate().filter(|(_, has)| **has) {
                let other = called.insert((name, shape), row.id);
                assert!(other.is_none(), "{name}: {} and {other:?}", row.id);
            }
        }
    }
}

#[test]
fn every_row_can_be_called_at_the_console() {
    for row in rows() {
        let arguments = [
            "",
            " e",
            " 4",
            " knight",
            " up",
            " e4",
            " a1 h8",
            " white",
            " knight e4",
        ];
        for name in row.verbs.iter().copied().chain([row.id]) {
            let mut lines = arguments.iter().map(|argument| format!("{name}{argument}"));
            assert!(lines.any(|line| verb(&line).is_some()), "{name}");
        }
    }
}

#[test]
fn what_is_named_beside_the_catalogue_is_in_it() {
    let by_buttons = LAYOUT.iter().filter_map(|(_, _, does)| match does {
        PadDoes::Row(id) => Some(*id),
        PadDoes::Theme(_) | PadDoes::Menu | PadDoes::Layout => None,
    });
    let by_sticks = THEMES.iter().flat_map(|theme| theme.rows);
    for id in by_buttons.chain(by_sticks).chain(help_names()) {
        assert!(row(id).is_some(), "{id}");
    }
    for one in rows() {
        for id in one.like.iter().chain(&one.prefix) {
            assert!(row(id).is_some(), "{}: {id}", one.id);
        }
    }
}

#[test]
fn a_row_that_does_what_another_one_does_does_the_same() {
    for one in rows() {
        let Some(other) = one.like.and_then(row) else {
            continue;
        };
        let asked = |row: &Row| row.ask(&Filling::default());
        // All rays have one sentence.
        if !one.id.starts_with("sweep-ray-") {
            assert_eq!(asked(&one), asked(&other), "{}", one.id);
        }
    }
}

#[test]
fn every_page_has_rows() {
    for &page in Page::ALL {
        assert!(rows().any(|row| row.page() == Some(page)), "{page:?}");
    }
}

#[test]
fn every_row_has_words_in_every_language() {
    /// What the menu has in several rows, and words in one with a gap; and what is for the buttons of a gamepad only.
    const ELSEWHERE: &[&str] = &[
        "arbiter",
        "jump-file",
        "jump-last",
        "jump-rank",
        "sealed-page",
        "setup-black",
        "setup-other-side",
        "setup-white",
        "squares-black",
        "squares-kind",
        "squares-white",
        "change-button",
        "write-by-pad",
    ];
    for source in sources().iter().filter(|source| source.language) {
        for row in rows().filter(|row| row.page().is_some()) {
            let id = row.like.unwrap_or(row.id);
            let message = source.messages.get(&format!("command-{id}"));
            let has_words = message.is_some_and(|forms| forms.contains_key("hear"));
            let elsewhere = ELSEWHERE.contains(&id) || id.starts_with("setup-put-");
            assert_eq!(has_words, !elsewhere, "{}: {id}", source.id);
        }
    }
}

#[test]
fn a_verb_takes_its_argument_and_nothing_else() {
    for line in [
        "undo e4",
        "look knight",
        "go",
        "to-rank 9",
        "pieces white banana",
        "setup frog",
        "xyzzy",
        "",
    ] {
        assert!(verb(line).is_none(), "{line}");
    }
    for line in [
        "drill skip",
        "drill-skip",
        "claim fifty",
        "pieces black pawn",
        "put",
        "put e4",
        "road main-road",
    ] {
        assert!(verb(line).is_some(), "{line}");
    }
    assert!(matches!(verb("touch e4"), Some(Pressed::Ask(_))));
}

/// The words of a row in a language, one by one.
fn words(source: &fluent::Source, row: &Row) -> Vec<String> {
    let message = source.messages.get(&format!("command-{}", row.id));
    let Some(hear) = message.and_then(|forms| forms.get("hear")) else {
        return Vec::new();
    };
    let part = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => value.clone(),
        PatternElement::Placeable { expression } => format!("{expression:?}"),
    };
    let text: String = hear.elements.iter().map(part).collect();
    let text = text.to_lowercase();
    text.split('|')
        .map(|words| words.trim().to_owned())
        .collect()
}

/// Rows that share words: the place decides between them.
const MEANT_BY_PLACE: &[(&str, &str)] = &[
    // "Enough" leaves a drill, and elsewhere ends what is said.
    ("silence", "drill-leave"),
    // What is too strong is the opponent, where the program plays, and elsewhere the voice.
    ("too-strong", "softer"),
    // In a drill another one is the next question of it.
    ("drill-skip", "new-game"),
    ("drill-skip", "drill-tactics"),
    // A game begins from a board that is set up, or from one that is listened to.
    ("setup-done", "play-on"),
    // Of an event all are asked for who play.
    ("turn", "tournament-playing"),
    // Who asks whether it was a mistake takes nothing back.
    ("who-is-better", "undo"),
    // While an event is open they are asked of it.
    ("status", "tournament-standings"),
    ("tournament-standings", "status"),
    ("status", "tournament-leaders"),
    ("tournament-leaders", "status"),
    ("turn", "tournament-mine"),
    ("tournament-mine", "turn"),
    ("own-side", "tournament-mine"),
    ("tournament-mine", "own-side"),
    ("opponent-told", "tournament-mine"),
    ("tournament-mine", "opponent-told"),
    ("opponent", "tournament-mine"),
    ("tournament-mine", "opponent"),
    ("drill-summary", "tournament-standings"),
    ("tournament-standings", "drill-summary"),
    // Where nobody is awaited, who arrives is present.
    ("present", "arrives"),
    // The clocks stop for a pause in practice, and for the envelope in a competition.
    ("pause", "stop-clocks"),
    // An arbiter decides while the game is suspended; elsewhere it is an answer.
    ("yes", "decide-agree"),
    ("no", "decide-reject"),
    ("adjourn", "decide-postpone"),
    // Who is offered a draw agrees to it; otherwise it is offered, or both agree.
    ("offer-draw", "yes"),
    ("yes", "agree-draw"),
    // Who leads is asked of a tournament while one is open, and of the board elsewhere.
    ("tournament-leaders", "squares-material"),
    // Who listens to a game goes back in it, and who plays one takes a move back.
    ("undo", "back"),
    // Which side is the player's is told where the program plays the other one; elsewhere, who is to move.
    ("own-side", "turn"),
    // Who plays in a game that is listened to, and which it is among those that were found.
    ("heading", "turn"),
    ("heading", "shelf-tell"),
    // The last two moves are those that are told unless all are wanted.
    ("moves", "last-moves"),
    // In a drill, or while a position is set up, who leaves does not leave the program, and who gives up or wants the
    // next one does not resign a game.
    ("setup-leave", "drill-leave"),
    ("setup-leave", "quit"),
    ("setup-done", "drill-leave"),
    ("drill-leave", "quit"),
    ("resign", "drill-skip"),
    ("hint", "drill-hint"),
    ("silence", "drill-leave"),
    ("resign", "drill-leave"),
    ("forward", "drill-skip"),
    ("play-on", "pause"),
    ("turn", "setup-turn"),
    ("back", "drill-leave"),
    ("jump", "drill-skip"),
    ("easier", "drill-skip"),
    ("who-is-better", "tournament-leaders"),
    // While an event is open, everyday questions are about it, and who closes something closes it.
    ("squares-material", "tournament-leaders"),
    ("pieces", "tournament-standings"),
    ("quit", "tournament-close"),
    // Who walks the games found in the library goes on and back there.
    ("forward", "shelf-next"),
    ("next-game", "shelf-next"),
    ("drill-skip", "shelf-next"),
    ("back", "shelf-previous"),
    ("previous-game", "shelf-previous"),
    // Where no game is walked, back takes a move back.
    ("undo", "shelf-previous"),
    // Who has stopped the clocks of a game goes on with that one.
    ("pause", "resume"),
    // All pieces are placed on a board that is set up, and told of elsewhere.
    ("setup-initial", "squares-all"),
];

#[test]
fn words_mean_one_row() {
    for source in sources().iter().filter(|source| source.language) {
        let mut said: BTreeMap<String, &str> = BTreeMap::new();
        for row in rows() {
            for words in words(source, &row) {
                let other = said.insert(words.clone(), row.id);
                let may_be = |other: &str| {
                    MEANT_BY_PLACE.contains(&(other, row.id))
                        || MEANT_BY_PLACE.contains(&(row.id, other))
                };
                assert!(
                    other.is_none_or(may_be),
                    "{}: {words}: {} and {other:?}",
                    source.id,
                    row.id
                );
            }
        }
    }
}

#[test]
fn no_words_hide_those_of_another_row() {
    let voices = crate::common::voices();
    let mut faults = Vec::new();
    for source in sources().iter().filter(|source| source.language) {
        for row in rows() {
            let without_gaps = words(source, &row)
                .into_iter()
                .filter(|words| !words.contains('"'));
            for words in without_gaps {
                let meanings = voices.meanings(&words, &source.id);
                let meant: Vec<&str> = meanings
                    .iter()
                    .filter_map(|meaning| Some(meaning.row()?.id))
                    .collect();
                let may_be = |other: &&str| {
                    *other == row.id
                        || MEANT_BY_PLACE.contains(&(*other, row.id))
                        || MEANT_BY_PLACE.contains(&(row.id, *other))
                };
                if !meant.contains(&row.id) || !meant.iter().all(may_be) {
                    faults.push(format!("{}: {words}: {} is {meant:?}", source.id, row.id));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
