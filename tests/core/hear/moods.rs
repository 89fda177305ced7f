//! What is not an order: a question, what is said of the laws, a polite request for a move, a yes among other words.

use super::{heard, last_heard};
use crate::commands::{at, is_refused, meant};
use annabella::input::Intent;
use annabella::protocol::{Ask, Input};
use annabella::time::Moment;
use annabella::voice::WordMood;
use strum::VariantNames;

/// What is heard after lines at a board for two, the moves before them left out.
fn heard_at(language: &str, lines: &[&str]) -> (String, String) {
    let last = last_heard(language, lines);
    let moves = last_heard(language, &[lines, &["moves"]].concat());
    (last, moves)
}

#[test]
fn who_asks_how_to_do_something_hears_its_key_and_nothing_is_done() {
    for (language, line, key) in [
        ("en", "how do I resign", "Control R"),
        ("en", "how can I offer a draw", "Control D"),
        ("de", "wie biete ich Remis an", "Steuerung D"),
        ("de", "wie gebe ich auf", "Steuerung R"),
        ("ru", "как предложить ничью", "Контрол D"),
        ("fr", "comment abandonne-t-on ?", "Contrôle R"),
        ("fr", "comment on quitte le programme ?", "Contrôle Q"),
        ("es", "¿cómo salgo del programa?", "Control Q"),
    ] {
        let heard = meant(&at("practice", language), line);
        let Intent::Heard(cues) = &heard else {
            panic!("{line}: {heard:?}");
        };
        let told = at("practice", language).tell(cues).into_iter();
        let told: String = told
            .flat_map(|heard| heard.texts)
            .map(|text| text.written)
            .collect();
        assert!(told.contains(key), "{line}: {told}");
    }
}

#[test]
fn a_question_or_a_condition_does_nothing() {
    for (language, lines) in [
        (
            "en",
            &[
                "do you think I should take back",
                "redo",
                "what is a stalemate",
                "what is the fifty move rule",
                "how does castling work",
                "he played knight f3",
                "don't quit",
            ][..],
        ),
        (
            "de",
            &[
                "meinst du, ich soll den Zug zurücknehmen",
                "bist du sicher",
                "darf man Züge zurücknehmen",
                "was ist ein Patt",
                "was ist die Fünfzig-Züge-Regel",
                "wie funktioniert die Rochade",
            ],
        ),
        (
            "ru",
            &[
                "мне сдаться?",
                "я не сдаюсь",
                "что такое пат",
                "как сделать рокировку",
            ],
        ),
        (
            "fr",
            &[
                "si j'abandonne, est-ce que je perds des points ?",
                "si tu prends mon fou, je reprends",
                "c'est quoi le pat",
            ],
        ),
        (
            "es",
            &[
                "conviene ofrecer tablas",
                "¿quieres un café?",
                "cuánto vale una torre",
                "hola",
            ],
        ),
    ] {
        let desk = at("practice", language);
        for line in lines {
            let heard = meant(&desk, line);
            assert!(is_refused(&heard), "{language}: {line}: {heard:?}");
        }
    }
}

#[test]
fn a_polite_request_for_a_move_is_asked_about() {
    for (language, line) in [
        ("en", "could you put my knight on f3"),
        ("en", "please play knight f3 for me"),
        ("de", "kannst du meinen Springer auf f3 stellen"),
        ("ru", "можешь поставить моего коня на f3"),
        ("fr", "peux-tu jouer cavalier f3 pour moi ?"),
        ("es", "puedes jugar caballo f3 por mí"),
    ] {
        let (told, moves) = heard_at(language, &[line]);
        assert!(told.contains(" 3"), "{line}: {told}");
        assert_eq!(moves, last_heard(language, &["moves"]), "{line}");
    }
}

#[test]
fn a_yes_among_other_words_does_not_resign() {
    let resigns = |language: &str, line: &str| {
        let mut desk = at("the question whether to resign", language);
        if let Intent::Commands(commands) = meant(&desk, line) {
            for command in commands {
                desk.handle(Moment::default(), command);
            }
        }
        desk.session().record().outcome().is_some()
    };
    for (language, yes, other) in [
        (
            "en",
            ["yes I'm sure", "yeah, of course"],
            ["sure you're joking", "yes, what time is it"],
        ),
        (
            "de",
            ["ja, ganz sicher", "ja, ich gebe auf"],
            ["ja, wie spät ist es", "ja Mama"],
        ),
        (
            "ru",
            ["да, конечно", "да, сдаюсь"],
            ["давай подумаем", "да ладно"],
        ),
        (
            "fr",
            ["oui, j'abandonne", "oui, s'il te plaît"],
            ["oui maman", "d'accord, maman, j'arrive"],
        ),
        (
            "es",
            ["sí, por favor", "sí, abandono"],
            ["claro que hace calor", "cuánto vale una torre"],
        ),
    ] {
        for line in yes {
            assert!(resigns(language, line), "{line}");
        }
        for line in other {
            assert!(!resigns(language, line), "{line}");
        }
    }
}

/// In each of these positions the letters of a word would be a move.
#[test]
fn words_are_not_read_letter_by_letter() {
    for (language, line, fen) in [
        ("de", "der Bauer", "4r2k/3P4/8/8/8/8/8/4K3 w - - 0 1"),
        ("de", "der", "4r2k/3P4/8/8/8/8/8/4K3 w - - 0 1"),
        ("en", "um, er, e4", "4R3/7k/8/8/8/8/4P3/4K3 w - - 0 1"),
        ("en", "be d2", "6k1/8/8/8/8/4B3/8/1N2K3 w - - 0 1"),
        ("en", "ah e5", "7B/7k/8/8/8/8/4P3/4K3 w - - 0 1"),
    ] {
        assert_eq!(heard(line, fen, language), "unreadable", "{line}");
    }
    assert_eq!(
        heard("Nbd2", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "en"),
        "b1d2"
    );
    assert_eq!(
        heard("exd", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "en"),
        "e4d5"
    );
}

/// A draw that nobody asked for is not offered.
#[test]
fn an_offer_is_asked_for_and_not_about() {
    for (language, line) in [
        ("es", "¿conviene ofrecer tablas?"),
        ("en", "should I offer a draw"),
    ] {
        let heard = meant(&at("practice", language), line);
        let offers = |input: &Input| matches!(input, Input::Ask(Ask::OfferDraw));
        assert!(
            !matches!(&heard, Intent::Commands(all) if all.iter().any(offers)),
            "{line}: {heard:?}"
        );
    }
}

/// Both make a queen, and nobody has said which.
#[test]
fn a_promotion_without_a_square_is_asked_about_where_a_capture_promotes_too() {
    let fen = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1";
    for (language, line) in [
        ("en", "promote to a queen"),
        ("de", "umwandeln in eine Dame"),
        ("ru", "превращаю в ферзя"),
    ] {
        assert_eq!(heard(line, fen, language), "a7a8q or a7b8q", "{line}");
    }
}

/// A list that nobody asks for, or one that is wanted and not there, would change nothing that is heard.
#[test]
fn every_mood_is_a_list_of_every_language() {
    for language in ["en", "de", "ru", "fr", "es"] {
        let path = format!("{}/voices/{language}/hear.ftl", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("the voice");
        let lists = text
            .lines()
            .filter_map(|line| line.strip_prefix("hear-mood-"));
        let mut lists: Vec<&str> = lists.filter_map(|line| line.split(' ').next()).collect();
        lists.sort_unstable();
        assert_eq!(lists, WordMood::VARIANTS, "{language}");
    }
}
