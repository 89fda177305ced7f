//! What is proposed, wished for others or told of them is asked about, and castling told of a side comes of whose move it is.

use super::{check, heard, last_heard};

/// Nothing is played, and what might be meant is asked.
fn is_only_asked(language: &str, lines: &[&str], line: &str) -> String {
    let told = last_heard(language, &[lines, &[line]].concat());
    let moves = |lines: &[&str]| last_heard(language, &[lines, &["no", "moves"]].concat());
    let after = moves(&[lines, &[line]].concat());
    assert_eq!(after, moves(lines), "{language}: {line}: {told}");
    told
}

#[test]
fn what_is_proposed_or_told_of_others_is_asked_about() {
    for (language, asked, lines) in [
        (
            "en",
            "Did you mean David 4?",
            &[
                "let him play d4",
                "let White play d4",
                "he plays d4",
                "she played d4",
                "he should play d4",
                "I suggest d4",
                "well, I'd suggest playing d4",
                "my opponent plays d4",
                "d4, what do you say",
            ][..],
        ),
        (
            "de",
            "Meinten Sie David 4?",
            &[
                "er spielt d4",
                "mein Gegner spielt d4",
                "lass ihn d4 spielen",
                "er soll d4 spielen",
                "ich schlage d4 vor",
                "ich schlage Ihnen d4 vor",
                "ich schlage vor, d4 zu spielen",
                "ich schlage d4 vor, was meinst du",
                "ich empfehle d4",
            ],
        ),
        (
            "ru",
            "Вы имели в виду: Давид 4?",
            &[
                "он ходит d4",
                "соперник ходит d4",
                "пусть ходит d4",
                "пусть он сыграет d4",
                "предлагаю d4",
                "я предлагаю сыграть d4",
                "советую d4",
            ],
        ),
        (
            "fr",
            "Vouliez-vous dire David 4\u{a0}?",
            &[
                "il joue d4",
                "elle joue d4",
                "qu'il joue d4",
                "laisse-le jouer d4",
                "je propose d4",
                "je propose de jouer d4",
                "je suggère d4, qu'en penses-tu",
            ],
        ),
        (
            "es",
            "¿Quería decir David 4?",
            &[
                "él juega d4",
                "mi rival juega d4",
                "que juegue d4",
                "deja que juegue d4",
                "propongo d4",
                "propongo jugar d4",
                "sugiero d4, qué te parece",
            ],
        ),
    ] {
        for line in lines {
            assert_eq!(heard(line, "", language), "unreadable", "{line}");
            assert_eq!(is_only_asked(language, &["new"], line), asked, "{line}");
        }
    }
    // "Ich schlage d5 vor" takes nothing without a yes.
    let capture = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    for (language, line, mv) in [
        ("de", "ich schlage d5 vor", "unreadable"),
        ("de", "ich nehme d5 in Kauf", "unreadable"),
        ("ru", "беру d5 под контроль", "unreadable"),
        ("de", "ich schlage d5", "e4d5"),
        ("de", "er schlägt d5", "unreadable"),
        ("ru", "беру d5", "e4d5"),
        ("es", "ella toma en d5", "unreadable"),
    ] {
        assert_eq!(heard(line, capture, language), mv, "{line}");
    }
}

#[test]
fn who_plays_himself_or_orders_it_moves() {
    for (language, lines) in [
        (
            "en",
            &["I play d4", "play d4", "let me play d4", "let's play d4"][..],
        ),
        ("de", &["ich spiele d4", "spiel d4", "lass uns d4 spielen"]),
        ("ru", &["я хожу d4", "ходи d4", "пусть будет d4", "мне d4"]),
        ("fr", &["je joue d4", "joue d4", "jouons d4"]),
        ("es", &["juego d4", "juega d4", "juegue d4", "jugamos d4"]),
    ] {
        for line in lines {
            assert_eq!(heard(line, "", language), "d2d4", "{line}");
        }
    }
}

#[test]
fn castling_told_of_a_side_is_asked_about_on_its_turn() {
    let white = "new r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let black = "new r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
    for (language, asked, lines) in [
        (
            "en",
            "Did you mean castles kingside?",
            [
                ["White castles kingside", "white castles short"],
                ["Black castles kingside", "black castles short"],
            ],
        ),
        (
            "de",
            "Meinten Sie kurze Rochade?",
            [
                ["Weiß rochiert kurz", "die Weißen rochieren kurz"],
                ["Schwarz rochiert kurz", "Schwarz macht die kurze Rochade"],
            ],
        ),
        (
            "ru",
            "Вы имели в виду: короткая рокировка?",
            [
                [
                    "белые рокируются коротко",
                    "белые делают короткую рокировку",
                ],
                [
                    "чёрные рокируются в короткую",
                    "чёрные делают короткую рокировку",
                ],
            ],
        ),
        (
            "fr",
            "Vouliez-vous dire petit roque\u{a0}?",
            [
                [
                    "les Blancs font le petit roque",
                    "les blancs roquent côté roi",
                ],
                [
                    "les noirs font le petit roque",
                    "les noirs roquent côté roi",
                ],
            ],
        ),
        (
            "es",
            "¿Quería decir enroque corto?",
            [
                [
                    "las blancas se enrocan corto",
                    "las blancas hacen el enroque corto",
                ],
                ["las negras enrocan corto", "las negras se enrocan corto"],
            ],
        ),
    ] {
        for (at, lines) in lines.into_iter().enumerate() {
            let [turn, other] = if at == 0 {
                [white, black]
            } else {
                [black, white]
            };
            for line in lines {
                assert_eq!(is_only_asked(language, &[turn], line), asked, "{line}");
                // Who is to move is told where it is not that side.
                let told = is_only_asked(language, &[other], line);
                assert_eq!(told, last_heard(language, &[other, "turn"]), "{line}");
            }
        }
    }
    let told = is_only_asked("en", &["new"], "White castles kingside");
    assert!(told.starts_with("You cannot castle"), "{told}");
}

#[test]
fn two_letters_that_name_a_file_without_an_accent_are_asked_about() {
    let fen = "4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1";
    check(
        "fr",
        fen,
        &[("de5", "d4d5 or d4e5"), ("dé5", "d4d5"), ("dxe5", "d4e5")],
    );
    let only = "4k3/8/8/3pp3/3P4/8/8/4K3 w - - 0 1";
    check("fr", only, &[("de5", "d4e5")]);
    let rooks = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    check(
        "fr",
        rooks,
        &[("tour à d1", "a1d1"), ("tour en d1", "a1d1")],
    );
    assert_eq!(heard("cavalier en f3", "", "fr"), "g1f3");
}

#[test]
fn an_opening_is_named_beside_its_move() {
    let evans = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
    let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    for (language, gambit, sicilian) in [
        ("en", "Evans gambit b4", "Sicilian c5"),
        ("de", "Evansgambit b4", "Sizilianisch c5"),
        ("ru", "гамбит Эванса б4", "сицилианская с5"),
        ("fr", "gambit Evans b4", "sicilienne c5"),
        ("es", "gambito Evans b4", "siciliana c5"),
    ] {
        assert_eq!(heard(gambit, evans, language), "b2b4", "{gambit}");
        assert_eq!(heard(sicilian, after_e4, language), "c7c5", "{sicilian}");
    }
    check("de", evans, &[("Königsflügelrochade", "e1g1")]);
    check("ru", "", &[("бэлла три", "b2b3")]);
    let promotes = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    let asked = heard("umwandeln", promotes, "de");
    assert_eq!(asked, heard("promote", promotes, "en"));
}

#[test]
fn a_cry_between_commas_and_a_letter_that_is_spelt_are_none_of_the_move() {
    let italian = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
    for (language, cry, end, spelt) in [
        (
            "en",
            "bang, bishop takes f7",
            "d4, over",
            "knight f as in Felix three",
        ),
        (
            "de",
            "zack, Läufer schlägt f7",
            "d4, bitte kommen",
            "Springer f wie Friedrich drei",
        ),
        (
            "ru",
            "бац, слон бьёт f7",
            "d4, приём",
            "конь эф как Фёдор три",
        ),
        (
            "fr",
            "paf, fou prend f7",
            "d4, à vous",
            "cavalier f comme François trois",
        ),
        (
            "es",
            "zas, alfil por f7",
            "d4, cambio",
            "caballo f de Francia tres",
        ),
    ] {
        assert_eq!(heard(cry, italian, language), "c4f7", "{cry}");
        assert_eq!(heard(end, italian, language), "d2d4", "{end}");
        assert_eq!(heard(spelt, "", language), "g1f3", "{spelt}");
    }
    // Who is in doubt has not decided yet, but he may begin so.
    for (language, line, begins) in [
        ("en", "d4 hmm", "hmm, d4"),
        ("de", "d4 hmm", "hm, d4"),
        ("ru", "d4 хм", "хм, d4"),
        ("fr", "d4 hum", "hum, d4"),
        ("es", "d4 mmm", "mmm, d4"),
    ] {
        assert_eq!(heard(line, italian, language), "unreadable", "{line}");
        assert_eq!(heard(begins, italian, language), "d2d4", "{begins}");
    }
    // What only looks is no order, and castling short keeps its side.
    for (language, line) in [
        ("en", "let's see d4"),
        ("fr", "voyons d4"),
        ("es", "veamos d4"),
        ("es", "mira el enroque"),
        ("ru", "пешка на d4 моя"),
    ] {
        assert_eq!(heard(line, italian, language), "unreadable", "{line}");
    }
    assert_eq!(heard("enroque, corto", italian, "es"), "e1g1");
    for (language, line) in [
        ("en", "my horse eats your pawn on e5"),
        ("de", "mein Pferd frisst deinen Bauern auf e5"),
        ("ru", "моя лошадка бьёт твою пешку на е5"),
        ("fr", "mon cheval mange ton pion e5"),
        ("es", "mi caballo se come tu peón de e5"),
    ] {
        assert_eq!(heard(line, italian, language), "f3e5", "{line}");
    }
}

#[test]
fn who_asks_and_says_no_himself_wants_nothing() {
    for (language, left, lines) in [
        ("en", "Left as it is.", ["draw? no", "undo? no", "d4? no"]),
        (
            "de",
            "Es bleibt, wie es ist.",
            ["Remis? nein", "zurücknehmen? nein", "d4? nein"],
        ),
        (
            "ru",
            "Остаётся как есть.",
            ["ничья? нет", "назад? нет", "d4? нет"],
        ),
        (
            "fr",
            "Rien ne change.",
            ["nulle ? non", "annuler ? non", "d4 ? non"],
        ),
        (
            "es",
            "Se queda como está.",
            ["¿tablas? no", "¿deshacer? no", "¿d4? no"],
        ),
    ] {
        for line in lines {
            assert_eq!(
                is_only_asked(language, &["e4", "e5"], line),
                left,
                "{language}: {line}"
            );
        }
    }
}

#[test]
fn where_a_piece_comes_from_and_what_might_be_offered_plays_and_offers_nothing() {
    for (language, draw, lines) in [
        (
            "en",
            "draw",
            &["I could offer a draw", "she wanted a draw"][..],
        ),
        (
            "de",
            "Remis",
            &[
                "sie wollte Remis",
                "ich könnte Remis anbieten",
                "ich ziehe um nach d4",
            ],
        ),
        ("ru", "ничья", &["еду на д4", "я мог бы предложить ничью"]),
        (
            "fr",
            "nulle",
            &[
                "le cavalier vient de f3",
                "mon pion vient de d4",
                "ma place c'est d4",
            ],
        ),
        (
            "es",
            "tablas",
            &[
                "eran tablas",
                "él quería tablas",
                "me ofreció tablas",
                "juego mal d4",
            ],
        ),
    ] {
        let offered = last_heard(language, &["e4", "e5", draw]);
        for line in lines {
            let told = is_only_asked(language, &["e4", "e5"], line);
            assert_ne!(told, offered, "{language}: {line}");
        }
    }
}
