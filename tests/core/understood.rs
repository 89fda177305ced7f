//! What is understood of words that no list has: paths and claims with more words, and compounds.

use annabella::input::Intent;
use annabella::protocol::{Ask, Input};

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
fn what_the_player_has_chosen_is_never_reset_without_a_question() {
    for (language, line, words) in [
        ("en", "all keys reset to factory", "reset all settings"),
        ("en", "reset keyboard keys", "reset all keys"),
        ("en", "default keys", "reset all keys"),
        ("en", "reset", "reset all settings"),
        (
            "de",
            "alle Gamepadtasten zurücksetzen",
            "alle Gamepadtasten zurücksetzen",
        ),
    ] {
        let heard = meant(&at("practice", language), line);
        let is_asked = matches!(&heard, Intent::Commands(inputs) if matches!(
            inputs.as_slice(),
            [Input::Ask(Ask::Suggest(asked))] if asked.words == words
        ));
        assert!(is_asked || is_refused(&heard), "{line}: {heard:?}");
    }
    assert!(!is_refused(&meant(&at("practice", "en"), "default keys")));
}

#[test]
fn who_answers_an_offer_of_a_draw_makes_none() {
    for (language, yes, no) in [
        (
            "en",
            "Yes, thank you, I accept your draw offer.",
            "No thank you, I'd rather play on than take a draw.",
        ),
        (
            "de",
            "Ja, danke, ich nehme dein Remisangebot gern an.",
            "Nein danke, ich möchte kein Remis und lieber weiterspielen.",
        ),
        (
            "ru",
            "Да, спасибо, я согласен на ничью.",
            "Нет, спасибо, я не согласен на ничью и хочу играть дальше.",
        ),
        (
            "fr",
            "Oui, merci, j'accepte ta proposition de nulle.",
            "Non merci, je refuse la nulle, je préfère continuer à jouer.",
        ),
        (
            "es",
            "Sí, gracias, acepto tu oferta de tablas.",
            "No, gracias, no quiero tablas, prefiero seguir jugando.",
        ),
    ] {
        for place in ["practice", "an offer of a draw in a competition"] {
            let desk = at(place, language);
            for (line, answer) in [(yes, Ask::Yes), (no, Ask::No)] {
                let answer = Intent::Commands(vec![answer.into()]);
                assert_eq!(meant(&desk, line), answer, "{place}: {line}");
            }
        }
    }
    let heard = meant(
        &at("practice", "en"),
        "there is no draw tonight, only dinner",
    );
    assert!(is_refused(&heard), "{heard:?}");
    // Who asks whether the other one accepts offers it, and so does who offers it in an answer.
    for line in ["would you accept a draw?", "no, I offer a draw"] {
        let offer = Intent::Commands(vec![Ask::OfferDraw.into()]);
        assert_eq!(meant(&at("practice", "en"), line), offer, "{line}");
    }
}

#[test]
fn what_is_clear_and_not_possible_here_is_refused_and_nothing_else_is_suggested() {
    for (language, verb, line) in [
        (
            "en",
            "tournament-standings",
            "Could you let me hear the tournament standings as they are?",
        ),
        (
            "de",
            "tournament-standings",
            "lies mir mal die Tabelle vom Turnier vor",
        ),
        ("ru", "press-clock", "Так, я сходил, теперь переключи часы."),
        ("fr", "touch g1", "Je vais toucher la pièce en g1."),
        ("es", "forward", "avanza una jugada en esta partida"),
    ] {
        let mut desk = at("practice", language);
        let heard = meant(&desk, line);
        assert_eq!(heard, meant(&desk, verb), "{line}");
        let before = (desk.session().record().clone(), desk.session().place());
        if let Intent::Commands(commands) = heard {
            for command in commands {
                desk.handle(annabella::time::Moment::default(), command);
            }
        }
        let after = (desk.session().record().clone(), desk.session().place());
        assert_eq!(before, after, "{line}");
    }
}

#[test]
fn a_command_is_heard_beside_its_reason() {
    for (language, verb, line) in [
        (
            "de",
            "quit",
            "Ich möchte jetzt aufhören und das Programm schließen.",
        ),
        (
            "ru",
            "claim-repetition",
            "Эта позиция повторилась уже три раза, я требую ничью.",
        ),
        (
            "fr",
            "softer",
            "C'est trop fort, peux-tu baisser le son s'il te plaît ?",
        ),
        ("es", "turn", "Me he perdido, ¿me toca a mí o te toca a ti?"),
    ] {
        let desk = at("practice", language);
        assert_eq!(meant(&desk, line), meant(&desk, verb), "{line}");
    }
    // A square that is named in another part is not passed over.
    let desk = at("practice", "en");
    assert_eq!(meant(&desk, "f7, what's there"), meant(&desk, "look f7"));
    // Two things are wanted: neither that costs something is done.
    let heard = meant(
        &desk,
        "I was thinking about claims, and about resigning some day",
    );
    assert!(is_refused(&heard), "{heard:?}");
}

#[test]
fn what_is_sought_in_the_library_is_the_name_or_the_year() {
    for (language, sought, line) in [
        (
            "en",
            "Karpov",
            "Can you find me some games played by Karpov, please?",
        ),
        ("en", "Anna 2019", "find games by Anna 2019"),
        (
            "de",
            "1985",
            "Kannst du in der Bibliothek bitte nach Partien aus dem Jahr 1985 suchen?",
        ),
        ("ru", "1960", "найди партии 1960 года"),
        ("fr", "Tal", "cherche les parties de Tal"),
        (
            "es",
            "Karpov",
            "¿Puedes buscarme partidas de Karpov, por favor?",
        ),
    ] {
        let desk = at("practice", language);
        let expected = meant(&desk, &format!("library search {sought}"));
        assert_eq!(meant(&desk, line), expected, "{line}");
    }
    // Where nothing is named, that is asked.
    let desk = at("practice", "en");
    assert_eq!(
        meant(&desk, "find me some games please"),
        meant(&desk, "shelf-search")
    );
}

#[test]
fn who_asks_about_a_repetition_claims_nothing() {
    for (language, lines) in [
        (
            "en",
            [
                "is it the third time",
                "has this position occurred three times",
                "has the position been repeated",
                "is this the same position three times",
                "have we had this position three times",
                "did this position occur three times?",
            ],
        ),
        (
            "de",
            [
                "ist das die dritte Wiederholung",
                "kam diese Stellung dreimal vor",
                "ist es zum dritten Mal",
                "war das dreimal dieselbe Stellung",
                "hatten wir dreimal die gleiche Stellung",
                "dreimal dieselbe Stellung?",
            ],
        ),
        (
            "ru",
            [
                "позиция повторилась трижды?",
                "повторилась ли позиция три раза",
                "это третий раз",
                "разве позиция повторилась трижды",
                "была ли эта позиция три раза",
                "позиция в третий раз?",
            ],
        ),
        (
            "fr",
            [
                "la position s'est-elle répétée trois fois",
                "est-ce la troisième fois",
                "est-ce que la position s'est répétée trois fois",
                "cette position est-elle arrivée trois fois",
                "trois fois la même position ?",
                "avons-nous trois fois la même position",
            ],
        ),
        (
            "es",
            [
                "es la tercera vez",
                "se ha repetido tres veces la posición",
                "¿tres veces la misma posición?",
                "se repitió tres veces la posición",
                "hemos tenido tres veces esta posición",
                "¿la posición se ha repetido tres veces?",
            ],
        ),
    ] {
        let desk = at("after the clock", language);
        for line in lines {
            let heard = format!("{:?}", meant(&desk, line));
            let claims = heard.contains("Claim(") && !heard.contains("Suggest(");
            assert!(!claims, "{line}: {heard}");
        }
    }
    // Who says that he claims does.
    for (language, line) in [
        ("en", "I claim a draw by repetition"),
        ("de", "ich reklamiere Remis durch Stellungswiederholung"),
        ("ru", "требую ничью по повторению"),
        ("fr", "je réclame la nulle par répétition"),
        ("es", "reclamo tablas por repetición"),
    ] {
        let heard = format!("{:?}", meant(&at("after the clock", language), line));
        let claims = heard.contains("Claim(Repetition(None))") && !heard.contains("Suggest(");
        assert!(claims, "{line}: {heard}");
    }
}

#[test]
fn a_file_is_saved_under_the_name_that_is_said() {
    for (language, line, path) in [
        ("en", "save as friday.pgn", "friday.pgn"),
        (
            "en",
            "please save the game as games/friday.pgn",
            "games/friday.pgn",
        ),
        ("de", "speichere als freitag.pgn", "freitag.pgn"),
        ("de", "als freitag.pgn speichern", "freitag.pgn"),
        ("ru", "сохрани как пятница.pgn", "пятница.pgn"),
        ("fr", "enregistrer sous vendredi.pgn", "vendredi.pgn"),
        (
            "fr",
            "enregistre la partie sous vendredi.pgn",
            "vendredi.pgn",
        ),
        ("es", "guardar como viernes.pgn", "viernes.pgn"),
        ("es", "guarda la partida como viernes.pgn", "viernes.pgn"),
    ] {
        let desk = at("practice", language);
        let wanted = meant(&desk, &format!("export pgn {path}"));
        assert_eq!(meant(&desk, line), wanted, "{line}");
    }
}

#[test]
fn who_asks_what_was_agreed_hears_how_the_game_stands() {
    for (language, lines) in [
        ("en", ["what did we agree", "which laws apply"]),
        ("de", ["was haben wir vereinbart", "welche Regeln gelten"]),
        (
            "ru",
            ["о чём мы договорились", "по каким правилам мы играем"],
        ),
        (
            "fr",
            ["qu'avons-nous convenu", "quelles règles s'appliquent"],
        ),
        ("es", ["qué acordamos", "con qué reglas jugamos"]),
    ] {
        for line in lines {
            let desk = at("a competition, at first", language);
            assert_eq!(meant(&desk, line), meant(&desk, "status"), "{line}");
        }
    }
}

#[test]
fn who_asks_for_the_date_starts_no_drill() {
    for (language, line) in [
        ("en", "what date is it"),
        ("de", "welcher Tag ist heute"),
        ("ru", "какое сегодня число"),
        ("fr", "quel jour sommes-nous"),
        ("es", "qué día es hoy"),
    ] {
        let heard = meant(&at("practice", language), line);
        let is_unread = matches!(&heard, Intent::Commands(all) if matches!(
            all.as_slice(),
            [Input::Ask(Ask::Enter(_))]
        ));
        assert!(is_unread, "{line}: {heard:?}");
    }
}
