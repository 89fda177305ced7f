//! Answers to questions that want a number, a side, laws or a clock: all of their words are known, or they are none.

use annabella::voice::AnswerAbout::{self, Laws, Level, List, Side, Touch};

use super::voices;

/// What is no answer to a question for a number, whatever it is about.
const NO_NUMBERS: &[(&str, &[&str])] = &[
    (
        "en",
        &[
            "not 5",
            "weaker than 5",
            "below 5",
            "what is 3 like",
            "move 10",
            "Nf3",
            "e4",
            "d4 please",
            "rook b3",
            "half past two",
            "more than 5",
            "is it 5?",
            "5 or 6",
            "a5",
            "don't take 3",
            "anything but 2",
            "1.5",
            "at least 5",
            "the 5 best",
        ],
    ),
    (
        "de",
        &[
            "nicht 5",
            "schwächer als 5",
            "unter 5",
            "wie ist 3 so",
            "Zug 10",
            "Sf3",
            "e4",
            "d4 bitte",
            "Turm b3",
            "halb drei",
            "mehr als 5",
            "5 oder 6",
            "bloß nicht 3",
            "alles außer 2",
            "mindestens 5",
            "1,5",
        ],
    ),
    (
        "ru",
        &[
            "не 5",
            "слабее 5",
            "меньше 5",
            "ход 10",
            "Кf3",
            "е4",
            "ладья b3",
            "больше чем 5",
            "5 или 6",
            "не надо 3",
            "кроме 2",
            "с 5",
            "не меньше 5",
        ],
    ),
    (
        "fr",
        &[
            "pas 5",
            "moins de 5",
            "plus faible que 5",
            "coup 10",
            "Cf3",
            "e4",
            "tour b3",
            "plus de 5",
            "5 ou 6",
            "surtout pas 3",
            "tout sauf 2",
            "au moins 5",
            "deux heures et demie",
        ],
    ),
    (
        "es",
        &[
            "no 5",
            "menos de 5",
            "más débil que 5",
            "jugada 10",
            "Cf3",
            "e4",
            "torre b3",
            "más de 5",
            "5 o 6",
            "todo menos 2",
            "al menos 5",
            "a 5",
            "las dos y media",
        ],
    ),
];

#[test]
fn what_denies_compares_or_moves_answers_no_question() {
    for (language, texts) in NO_NUMBERS {
        for text in *texts {
            for about in [Level, Side, Touch, Laws, List] {
                let number = voices().number_answered(text, about, language);
                assert_eq!(number, None, "{language} {text} {about:?}");
                let sides = voices().sides_answered(text, about, language);
                assert_eq!(sides, None, "{language} {text} {about:?}");
            }
            let clock = voices().clock_answered(text, language);
            assert_eq!(clock, None, "{language} {text}");
        }
    }
}

#[test]
fn a_number_may_stand_beside_the_words_of_its_own_question() {
    let table: &[(&str, AnswerAbout, &str, Option<u32>)] = &[
        ("en", Level, "5", Some(5)),
        ("en", Level, "5.", Some(5)),
        ("en", Level, "five please", Some(5)),
        ("en", Level, "level 5", Some(5)),
        ("en", Level, "I'd like level five, please", Some(5)),
        ("en", Level, "number 3", Some(3)),
        ("en", Level, "the second", Some(2)),
        ("en", Level, "5 minutes", None),
        ("en", Level, "white", None),
        ("en", Side, "level 2", None),
        ("en", Side, "number 2 please", Some(2)),
        ("en", Touch, "only one of us", None),
        ("en", Touch, "one plays", None),
        ("en", Touch, "level 2", None),
        ("en", Touch, "option two", Some(2)),
        ("en", Laws, "level 2", None),
        ("en", Laws, "the second", Some(2)),
        ("en", Laws, "the laws of 2009", Some(2009)),
        ("en", Laws, "FIDE 2005 please", Some(2005)),
        ("de", Level, "Stufe 5", Some(5)),
        ("de", Level, "ich nehme die Fünf, bitte", Some(5)),
        ("de", Level, "5. Stufe", Some(5)),
        ("de", Side, "Stufe 2", None),
        ("de", Touch, "nur einer von uns", None),
        ("de", Laws, "die Regeln von 2009", Some(2009)),
        ("ru", Level, "уровень пять, пожалуйста", Some(5)),
        ("ru", Level, "пятый уровень", Some(5)),
        ("ru", Side, "уровень 2", None),
        ("ru", Touch, "только один из нас", None),
        ("ru", Laws, "по правилам 2005 года", Some(2005)),
        ("fr", Level, "niveau cinq, s'il vous plaît", Some(5)),
        ("fr", Side, "niveau 2", None),
        ("fr", Touch, "un seul de nous deux", None),
        ("fr", Touch, "deux", Some(2)),
        ("fr", Laws, "les règles de 2009", Some(2009)),
        ("es", Level, "nivel cinco, por favor", Some(5)),
        ("es", Side, "nivel 2", None),
        ("es", Touch, "solo uno de los dos", None),
        ("es", Touch, "juega uno", None),
        ("es", Touch, "dos", Some(2)),
        ("es", Laws, "las reglas de 2009", Some(2009)),
    ];
    for (language, about, text, number) in table {
        let said = voices().number_answered(text, *about, language);
        assert_eq!(said, *number, "{language} {text} {about:?}");
    }
}

#[test]
fn a_side_is_said_with_its_article_and_its_noun() {
    const WHITE: Option<[bool; 2]> = Some([true, false]);
    const BLACK: Option<[bool; 2]> = Some([false, true]);
    let both = Some([true; 2]);
    let table: &[(&str, &str, Option<[bool; 2]>)] = &[
        ("en", "white", WHITE),
        ("en", "the white pieces", WHITE),
        ("en", "the white ones please", WHITE),
        ("en", "black please", BLACK),
        ("en", "I'd like the black pieces", BLACK),
        ("en", "I want to play white", WHITE),
        ("en", "both of us", both),
        ("en", "nobody", Some([false; 2])),
        ("en", "not white", None),
        ("en", "white or black", None),
        ("en", "anything but white", None),
        ("en", "is it white?", None),
        ("de", "die Weißen", WHITE),
        ("de", "die weißen Steine", WHITE),
        ("de", "ich möchte die schwarzen Figuren, bitte", BLACK),
        ("de", "Weiß bitte", WHITE),
        ("de", "nicht Weiß", None),
        ("de", "Weiß oder Schwarz", None),
        ("ru", "белые, пожалуйста", WHITE),
        ("ru", "за белых", WHITE),
        ("ru", "белыми фигурами", WHITE),
        ("ru", "я за чёрных", BLACK),
        ("ru", "не белые", None),
        ("fr", "les blancs", WHITE),
        ("fr", "Les Noirs", BLACK),
        ("fr", "les pièces blanches s'il vous plaît", WHITE),
        ("fr", "je prends les noirs", BLACK),
        ("fr", "pas les blancs", None),
        ("es", "las blancas", WHITE),
        ("es", "con las negras", BLACK),
        ("es", "las piezas blancas, por favor", WHITE),
        ("es", "no las blancas", None),
    ];
    for (language, text, sides) in table {
        let said = voices().sides_answered(text, Side, language);
        assert_eq!(said, *sides, "{language} {text}");
    }
    for (language, text, sides) in [
        ("en", "the white player", WHITE),
        ("en", "White and Black", both),
        ("de", "Weiß und Schwarz", both),
        ("ru", "играют оба", both),
        ("fr", "tous les deux", both),
        ("es", "los dos", both),
    ] {
        let said = voices().sides_answered(text, Touch, language);
        assert_eq!(said, sides, "{language} {text}");
    }
}

#[test]
fn a_clock_is_said_with_its_units_and_without_one_in_one_word() {
    type Time = Option<(u32, u32)>;
    let table: &[(&str, &str, Time)] = &[
        ("en", "5", Some((5, 0))),
        ("en", "5 minutes please", Some((5, 0))),
        ("en", "ten minutes plus five seconds", Some((10, 5))),
        ("en", "90+30 please", Some((90, 30))),
        ("en", "5 minutes and 3 seconds per move", Some((5, 3))),
        ("en", "2 hours no increment", Some((120, 0))),
        ("en", "two hours", Some((120, 0))),
        ("en", "1 hour 30 minutes", Some((90, 0))),
        ("en", "an hour and a half", Some((90, 0))),
        ("en", "1 hour 30", None),
        ("en", "1 hour plus 30", Some((60, 30))),
        ("en", "without", Some((0, 0))),
        ("en", "no clock please", Some((0, 0))),
        ("en", "30 seconds", None),
        ("en", "not 90+30", None),
        ("en", "level 4", None),
        ("en", "1.5 hours", None),
        ("en", "same clock as last time please", None),
        ("de", "ohne", Some((0, 0))),
        ("de", "ohne bitte", Some((0, 0))),
        ("de", "ohne Uhr", Some((0, 0))),
        ("de", "zwei Stunden ohne Zuschlag", Some((120, 0))),
        ("de", "5 Minuten und 3 Sekunden pro Zug", Some((5, 3))),
        ("de", "eine Partie mit zehn Minuten bitte", Some((10, 0))),
        ("de", "nicht 5+3", None),
        ("ru", "без", Some((0, 0))),
        ("ru", "без часов, пожалуйста", Some((0, 0))),
        ("ru", "2 часа без добавки", Some((120, 0))),
        ("ru", "5 минут и 3 секунды за ход", Some((5, 3))),
        ("ru", "по 10 минут каждому", Some((10, 0))),
        ("fr", "sans", Some((0, 0))),
        ("fr", "2 heures sans incrément", Some((120, 0))),
        ("fr", "cinq minutes plus trois secondes", Some((5, 3))),
        ("fr", "une heure trente", None),
        ("fr", "dix minutes chacun", Some((10, 0))),
        ("es", "sin", Some((0, 0))),
        ("es", "sin reloj, por favor", Some((0, 0))),
        ("es", "2 horas sin incremento", Some((120, 0))),
        ("es", "5 minutos más 3 segundos", Some((5, 3))),
        ("es", "diez minutos cada uno", Some((10, 0))),
    ];
    for (language, text, clock) in table {
        let said = voices().clock_answered(text, language);
        assert_eq!(said, *clock, "{language} {text}");
    }
}

#[test]
fn who_does_not_know_says_so_and_no_more() {
    for (language, texts) in [
        ("en", ["I don't know", "no idea", "sorry, I'm not sure"]),
        ("de", ["weiß nicht", "keine Ahnung", "ich weiß es nicht"]),
        ("ru", ["не знаю", "понятия не имею", "я не уверена"]),
        ("fr", ["je ne sais pas", "aucune idée", "je n'en sais rien"]),
        ("es", ["no sé", "ni idea", "no estoy seguro"]),
    ] {
        for text in texts {
            assert!(voices().is_at_a_loss(text, language), "{language} {text}");
        }
    }
    for (language, text) in [
        ("en", "I don't know what to play"),
        ("en", "no"),
        ("en", "yes please"),
        ("de", "Weiß"),
        ("de", "nicht"),
        ("de", "bitte"),
        ("es", "no"),
    ] {
        assert!(!voices().is_at_a_loss(text, language), "{language} {text}");
    }
}
