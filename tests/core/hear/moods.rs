//! What is not an order: a question, what is said of the laws, a polite request for a move, a yes among other words.

use super::{heard, last_heard};
use crate::commands::{at, is_refused, meant};
use annabella::desk::Desk;
use annabella::input::Intent;
use annabella::protocol::{Ask, Change, Detail, Input, Setting};
use annabella::time::Moment;
use annabella::voice::{NamedRule, WordMood};
use std::collections::BTreeSet;
use strum::VariantNames;

/// What is heard after lines at a board for two, the moves before them left out.
fn heard_at(language: &str, lines: &[&str]) -> (String, String) {
    let last = last_heard(language, lines);
    let moves = last_heard(language, &[lines, &["moves"]].concat());
    (last, moves)
}

#[test]
fn who_asks_how_or_whether_to_do_something_hears_its_key_and_nothing_is_done() {
    for (language, line, key) in [
        ("en", "how do I resign", "Control R"),
        ("en", "how can I offer a draw", "Control D"),
        ("de", "wie biete ich Remis an", "Steuerung D"),
        ("de", "wie gebe ich auf", "Steuerung R"),
        ("ru", "как предложить ничью", "Контрол D"),
        ("fr", "comment abandonne-t-on ?", "Contrôle R"),
        ("fr", "comment on quitte le programme ?", "Contrôle Q"),
        ("es", "¿cómo salgo del programa?", "Control Q"),
        ("ru", "как сдаться", "Контрол R"),
        ("es", "cómo abandono", "Control R"),
        ("en", "how do I take back", "Control Z"),
        ("en", "which key repeats", "F2"),
        ("de", "welche Taste wiederholt", "F2"),
        ("ru", "какая клавиша повторяет", "F2"),
        ("fr", "quelle touche répète ?", "F2"),
        ("es", "¿qué tecla repite?", "F2"),
        ("en", "am I allowed to take back a move", "Control Z"),
        ("de", "kann man hier aufgeben", "Steuerung R"),
        ("de", "darf man Züge zurücknehmen", "Steuerung Z"),
        ("ru", "можно отменить ход?", "Контрол Z"),
        ("fr", "est-ce que je peux annuler un coup ?", "Contrôle Z"),
        ("es", "¿puedo deshacer la jugada?", "Control Z"),
    ] {
        let told = told(&at("practice", language), line);
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
                "please no new game",
                "would you have resigned",
                "he played knight f3",
                "don't quit",
            ][..],
        ),
        (
            "de",
            &[
                "meinst du, ich soll den Zug zurücknehmen",
                "bist du sicher",
                "bitte keine neue Partie",
                "hättest du aufgegeben",
                "würdest du hier aufgeben",
                "was ist Remis",
            ],
        ),
        (
            "ru",
            &["мне сдаться?", "я не сдаюсь", "не сохраняй", "выход там"],
        ),
        (
            "fr",
            &[
                "si j'abandonne, est-ce que je perds des points ?",
                "si tu prends mon fou, je reprends",
                "auriez-vous abandonné ?",
                "cavalier f3 c'est nul",
                "rejoue le coup annulé",
            ],
        ),
        (
            "es",
            &[
                "conviene ofrecer tablas",
                "¿quieres un café?",
                "¿habrías abandonado?",
            ],
        ),
    ] {
        let desk = at("practice", language);
        for line in lines {
            let heard = meant(&desk, line);
            // Neither does what only tells.
            let tells = matches!(heard, Intent::Heard(_));
            assert!(is_refused(&heard) || tells, "{language}: {line}: {heard:?}");
            let acts = |input: &Input| {
                matches!(input, Input::Ask(Ask::Suggest(one)) if matches!(
                    one.ask,
                    Ask::Quit | Ask::Resign | Ask::OfferDraw | Ask::NewGame | Ask::Undo | Ask::Sheet(_)
                ))
            };
            let suggests = matches!(&heard, Intent::Commands(all) if all.iter().any(acts));
            assert!(!suggests, "{language}: {line}: {heard:?}");
        }
    }
}

#[test]
fn a_stray_word_neither_plays_nor_ends_anything() {
    for (language, lines) in [
        (
            "fr",
            &[
                "je pars", "dame", "une dame", "oh oh", "ah trois", "supprime",
            ][..],
        ),
        (
            "es",
            &[
                "a dormir",
                "dame",
                "damas",
                "negras",
                "oh oh",
                "ay tres",
                "quita",
                "a las cuatro",
                "el de cuatro",
                "mamá",
            ],
        ),
    ] {
        let desk = at("practice", language);
        for line in lines {
            let heard = meant(&desk, line);
            assert!(is_refused(&heard), "{language}: {line}: {heard:?}");
            let plays = |input: &Input| matches!(input, Input::Ask(Ask::Suggest(one)) if matches!(one.ask, Ask::Enter(_)));
            let suggests = matches!(&heard, Intent::Commands(all) if all.iter().any(plays));
            assert!(!suggests, "{language}: {line}: {heard:?}");
        }
    }
}

#[test]
fn who_asks_how_the_game_is_played_hears_the_rule() {
    for (language, lines) in [
        (
            "en",
            &[
                ("how does en passant work", "just gone two squares"),
                ("can a pawn go backwards", "never goes back"),
                ("what is the fifty move rule", "Fifty moves"),
                ("how does the king castle", "towards a rook"),
                ("how do I win", "Mate wins"),
                ("what is a stalemate", "a draw"),
            ][..],
        ),
        (
            "de",
            &[
                ("wie geht Rochade", "auf einen Turm zu"),
                ("wie zieht der Springer", "Zwei Felder gerade"),
                ("was ist die Fünfzig-Züge-Regel", "fünfzig Züge"),
            ],
        ),
        (
            "ru",
            &[
                ("как ходит конь", "прыгает"),
                ("как сделать рокировку", "к ладье"),
                ("что такое пат", "ничья"),
            ],
        ),
        (
            "fr",
            &[
                ("comment marche la prise en passant ?", "pion voisin"),
                ("c'est quoi le pat", "nulle"),
            ],
        ),
        (
            "es",
            &[
                ("cómo se come al paso", "peón vecino"),
                ("cuánto vale una torre", "torre 5"),
                ("cómo se gana", "mate"),
            ],
        ),
    ] {
        for (line, rule) in lines {
            assert!(
                told(&at("practice", language), line).contains(rule),
                "{line}"
            );
        }
    }
    let mut draughts = at("practice", "en");
    if let Intent::Commands(commands) = meant(&draughts, "draughts") {
        for command in commands {
            draughts.handle(Moment::default(), command);
        }
    }
    assert!(told(&draughts, "how does a king move").contains("any distance"));
}

/// What is only heard, and asks nothing of the session.
fn told(desk: &Desk, line: &str) -> String {
    let heard = meant(desk, line);
    let Intent::Heard(cues) = &heard else {
        panic!("{line}: {heard:?}");
    };
    let told = desk.tell(cues).into_iter().flat_map(|heard| heard.texts);
    told.map(|text| text.written).collect()
}

#[test]
fn praise_and_greetings_are_answered() {
    for (language, praise, thanked, greeting, hello) in [
        ("en", "good move", "Thank you.", "hello", "Hello."),
        ("de", "guter Zug", "Ich danke Ihnen.", "Hallo", "Guten Tag."),
        (
            "ru",
            "хороший ход",
            "Спасибо вам.",
            "привет",
            "Здравствуйте.",
        ),
        ("fr", "bon coup", "Merci à vous.", "salut", "Bonjour."),
        ("es", "buena jugada", "Gracias a usted.", "hola", "Hola."),
    ] {
        let desk = at("practice", language);
        assert_eq!(told(&desk, praise), thanked, "{praise}");
        assert_eq!(told(&desk, greeting), hello, "{greeting}");
    }
}

#[test]
fn who_asks_whether_he_may_castle_hears_on_which_side_and_why_not() {
    let both = "new r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let one = "new r3k2r/8/8/5r2/8/8/8/R3K2R w KQ - 0 1";
    for (language, line, may, may_not) in [
        (
            "en",
            "can I castle",
            "Kingside: yes. Queenside: yes.",
            "Kingside: no, Felix 1 is attacked. Queenside: yes.",
        ),
        (
            "de",
            "kann ich rochieren",
            "Kurz: ja. Lang: ja.",
            "Kurz: nein, Felix 1 ist angegriffen. Lang: ja.",
        ),
        (
            "ru",
            "можно рокироваться",
            "Короткая: да. Длинная: да.",
            "Короткая: нет, поле Феликс 1 под боем. Длинная: да.",
        ),
        (
            "fr",
            "puis-je roquer ?",
            "Petit roque\u{a0}: oui. Grand roque\u{a0}: oui.",
            "Petit roque\u{a0}: non, Félix 1 est attaquée. Grand roque\u{a0}: oui.",
        ),
        (
            "es",
            "¿puedo enrocar?",
            "Enroque corto: sí. Enroque largo: sí.",
            "Enroque corto: no, Félix 1 está atacada. Enroque largo: sí.",
        ),
    ] {
        assert_eq!(last_heard(language, &[both, line]), may, "{line}");
        assert_eq!(last_heard(language, &[one, line]), may_not, "{line}");
    }
    let lost = "new r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1";
    assert_eq!(
        last_heard("en", &[lost, "can I castle"]),
        "No: the king or both rooks have moved."
    );
}

/// A small letter that is no piece of the language is one of another language only if the player says so.
#[test]
fn a_letter_of_another_language_is_asked_about() {
    let set = "new 4k3/8/8/3p4/8/8/6B1/4K3 w - - 0 1";
    for (language, line) in [("es", "b por d5"), ("fr", "b prend d5")] {
        let (heard, moves) = heard_at(language, &[set, line]);
        assert!(
            heard.contains('?') && heard.contains(" 5"),
            "{line}: {heard}"
        );
        assert_eq!(moves, last_heard(language, &[set, "moves"]), "{line}");
    }
}

#[test]
fn a_setting_at_its_end_says_so() {
    for (language, easier, lowest, faster, highest) in [
        (
            "en",
            "easier",
            "Level 1, the lowest.",
            "louder",
            "Speech volume 100 percent, the highest.",
        ),
        (
            "de",
            "leichter",
            "Stufe 1, niedrigster Wert.",
            "lauter",
            "Sprachlautstärke 100 Prozent, höchster Wert.",
        ),
        (
            "ru",
            "легче",
            "Уровень 1, минимум.",
            "громче",
            "Громкость речи 100 процентов, максимум.",
        ),
        (
            "fr",
            "plus facile",
            "Niveau 1, minimum.",
            "plus fort",
            "Volume de la voix 100 pour cent, maximum.",
        ),
        (
            "es",
            "más fácil",
            "Nivel 1, mínimo.",
            "más alto",
            "Volumen de la voz 100 por ciento, máximo.",
        ),
    ] {
        assert_eq!(last_heard(language, &["level 1", easier]), lowest);
        assert_eq!(last_heard(language, &[faster]), highest);
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
        ("en", "um, re, e4", "4R3/7k/8/8/8/8/4P3/4K3 w - - 0 1"),
        ("en", "be d2", "6k1/8/8/8/8/4B3/8/1N2K3 w - - 0 1"),
    ] {
        assert_eq!(heard(line, fen, language), "unreadable", "{line}");
    }
    let sigh = heard("ah e5", "7B/7k/8/8/8/8/4P3/4K3 w - - 0 1", "en");
    assert_eq!(sigh, "KindTo(Pawn, e5)");
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
fn every_mood_and_every_rule_is_a_list_of_every_language() {
    for language in ["en", "de", "ru", "fr", "es"] {
        let path = format!("{}/voices/{language}/hear.ftl", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("the voice");
        for (beginning, names) in [
            ("hear-mood-", WordMood::VARIANTS),
            ("hear-rule-", NamedRule::VARIANTS),
        ] {
            let lists = text.lines().filter_map(|line| line.strip_prefix(beginning));
            let lists: BTreeSet<&str> = lists.filter_map(|line| line.split(' ').next()).collect();
            let names: BTreeSet<&str> = names.iter().copied().collect();
            assert_eq!(lists, names, "{language}");
        }
    }
}

#[test]
fn a_question_about_a_command_and_its_denial_change_nothing() {
    for (language, lines) in [
        (
            "en",
            [
                "was the last move taken back",
                "is it drawn",
                "was a draw offered",
                "what is level 5",
                "is level 5 hard",
                "is it Spanish you speak",
                "not louder",
                "not faster",
                "who took back the last move",
            ],
        ),
        (
            "de",
            [
                "wurde der letzte Zug zurückgenommen",
                "ist es Remis",
                "wurde Remis geboten",
                "wie stark ist Stufe 5",
                "ist Stufe 5 stark",
                "ist das Spanisch",
                "nicht lauter",
                "nicht schneller",
                "wer hat aufgegeben",
            ],
        ),
        (
            "ru",
            [
                "был ли ход взят назад",
                "это ничья",
                "была предложена ничья",
                "насколько силён уровень 5",
                "ты говоришь по-испански",
                "не громче",
                "не быстрее",
                "не тише",
                "кто сдался",
            ],
        ),
        (
            "fr",
            [
                "est-ce nulle",
                "la nulle est proposée",
                "la nulle a-t-elle été proposée",
                "est-ce que le niveau 5 est fort",
                "le niveau 3 est-il fort",
                "c'est de l'espagnol que tu parles",
                "pas plus fort",
                "pas plus vite",
                "qui a abandonné",
            ],
        ),
        (
            "es",
            [
                "se ofrecieron tablas",
                "fueron ofrecidas tablas",
                "es fuerte el nivel 5",
                "es español lo que hablas",
                "ha sido tablas",
                "no más alto",
                "no más rápido",
                "no más despacio",
                "quién se rindió",
            ],
        ),
    ] {
        let desk = at("practice", language);
        for line in lines {
            let heard = meant(&desk, line);
            let changes = |input: &Input| match input {
                Input::Ask(Ask::Enter(_) | Ask::Suggest(_) | Ask::MayIClaim) => false,
                Input::Ask(ask) => ask.must_be_kept(),
                Input::Report(_) => true,
            };
            let done = matches!(&heard, Intent::Commands(all) if all.iter().any(changes));
            assert!(!done, "{language}: {line}: {heard:?}");
        }
    }
}

#[test]
fn whoever_wants_no_help_keeps_the_opponent() {
    for (language, line) in [
        ("en", "without help"),
        ("en", "without hints"),
        ("en", "without any help"),
        ("de", "ohne Hilfe"),
        ("de", "ohne Tipps"),
        ("ru", "без помощи"),
        ("ru", "без подсказок"),
        ("fr", "sans aide"),
        ("fr", "sans indice"),
        ("es", "sin ayuda"),
        ("es", "sin pistas por favor"),
    ] {
        let heard = meant(&at("practice", language), line);
        let setting = Change::to(Setting::Detail(Detail::Hints), false);
        assert_eq!(
            heard,
            Intent::Commands(vec![Ask::Set(setting).into()]),
            "{language}: {line}"
        );
    }
}

#[test]
fn where_a_piece_stands_is_no_move_without_a_yes() {
    for (language, tells, plays) in [
        (
            "en",
            ["my knight on h3", "a knight on h3", "the knight is on h3"],
            ["my knight goes to h3", "knight h3", "my knight to h3"],
        ),
        (
            "de",
            [
                "mein Springer auf h3",
                "ein Springer auf h3",
                "der Springer steht auf h3",
            ],
            [
                "mein Springer geht nach h3",
                "Springer h3",
                "meinen Springer auf h3",
            ],
        ),
        (
            "ru",
            ["мой конь на h3", "вот конь на h3", "конь стоит на h3"],
            ["мой конь идёт на h3", "конь h3", "моего коня на h3"],
        ),
        (
            "fr",
            [
                "mon cavalier en h3",
                "un cavalier en h3",
                "le cavalier est en h3",
            ],
            [
                "mon cavalier va en h3",
                "cavalier h3",
                "je mets mon cavalier en h3",
            ],
        ),
        (
            "es",
            [
                "mi caballo en h3",
                "un caballo en h3",
                "el caballo está en h3",
            ],
            ["mi caballo va a h3", "caballo h3", "mi caballo a h3"],
        ),
    ] {
        for line in tells {
            let told = last_heard(language, &[line, "moves"]);
            assert_eq!(told, last_heard(language, &["moves"]), "{line}");
        }
        assert!(
            last_heard(language, &[tells[0]]).contains('?'),
            "{language}"
        );
        let made = last_heard(language, &["Nh3"]);
        for line in plays {
            assert_eq!(last_heard(language, &[line]), made, "{line}");
        }
    }
    for (language, line) in [
        ("en", "it's e4"),
        ("en", "that was e4"),
        ("de", "das ist e4"),
        ("de", "es ist e4"),
        ("ru", "это е4"),
        ("fr", "c'est e4"),
        ("es", "es e4"),
    ] {
        let told = last_heard(language, &[line, "moves"]);
        assert_eq!(told, last_heard(language, &["moves"]), "{line}");
    }
}

#[test]
fn what_is_wanted_instead_of_what_is_denied_is_done() {
    for (language, line, wanted) in [
        ("en", "not louder, softer", "softer"),
        ("de", "nicht lauter, leiser", "leiser"),
        ("ru", "не громче, а тише", "тише"),
        ("fr", "pas plus fort, moins fort", "moins fort"),
        ("es", "no más alto, más bajo", "más bajo"),
    ] {
        let desk = at("practice", language);
        assert_eq!(meant(&desk, line), meant(&desk, wanted), "{line}");
    }
}

#[test]
fn a_castling_among_other_words_is_asked_about() {
    let set = "new r3k3/8/8/8/8/8/8/4K2R w K - 0 1";
    for (language, line) in [
        ("en", "castle for me"),
        ("en", "high time to castle"),
        ("de", "es wird Zeit zu rochieren"),
        ("ru", "самое время рокироваться"),
        ("fr", "laissez donc roquer"),
        ("es", "ya es hora de enrocar"),
    ] {
        let told = last_heard(language, &[set, line]);
        let is_made = told == last_heard(language, &[set, "0-0"]);
        assert!(is_made || told.contains('?'), "{line}: {told}");
    }
}
