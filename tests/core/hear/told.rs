//! What is asked, or told of others, plays nothing; what was done is answered from the record; an answer may be a whole
//! sentence, and what is suggested says what would come of it.

use super::{heard, last_heard};

/// What is heard of the last of some lines, which has played nothing.
fn plays_nothing(language: &str, lines: &[&str]) -> String {
    let told = last_heard(language, lines);
    let before = &lines[..lines.len() - 1];
    let moves = last_heard(language, &[before, &["moves"]].concat());
    let after = last_heard(language, &[lines, &["no", "moves"]].concat());
    assert_eq!(after, moves, "{language}: {lines:?}: {told}");
    told
}

#[test]
fn a_question_mark_asks_whatever_stands_before_it() {
    for (language, line, asked) in [
        ("en", "Nf3?", "Did you mean knight Felix 3?"),
        ("en", "e4?", "Did you mean Eva 4?"),
        ("en", "e4??", "Did you mean Eva 4?"),
        ("en", "12. Nf3 ?", "Did you mean knight Felix 3?"),
        ("de", "Sf3?", "Meinten Sie Springer Felix 3?"),
        ("ru", "Кf3?", "Вы имели в виду: конь Феликс 3?"),
        ("fr", "Cf3 ?", "Vouliez-vous dire cavalier Félix 3\u{a0}?"),
        ("es", "¿Cf3?", "¿Quería decir caballo Félix 3?"),
        ("es", "¿e4", "¿Quería decir Eva 4?"),
    ] {
        assert_eq!(plays_nothing(language, &[line]), asked, "{line}");
    }
    // Two signs judge, and so does one in a record.
    for line in ["Nf3!", "Nf3!?", "Nf3?!"] {
        assert_eq!(last_heard("en", &[line]), last_heard("en", &["Nf3"]));
    }
    assert_eq!(heard("Nf3?", "", "en"), "g1f3");
    assert_eq!(heard("12. Nf3??", "", "en"), "g1f3");
    // So is castling asked about, and why it is not possible is told.
    let castling = "new 4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let told = plays_nothing("en", &[castling, "O-O?"]);
    assert_eq!(told, "Did you mean castles kingside?");
    let told = plays_nothing("en", &["0-0?"]);
    assert_eq!(told, "You cannot castle: Felix 1 is not empty.");
    // Nor is an answer given with it.
    let rooks = "new 4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
    let told = plays_nothing("en", &[rooks, "rook d1", "a1?"]);
    assert!(told.starts_with("The choices are"), "{told}");
    let told = plays_nothing(
        "en",
        &["new 4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8", "queen?"],
    );
    assert!(told.starts_with("The choices are"), "{told}");
}

#[test]
fn what_others_do_is_asked_about() {
    for (language, asked, lines) in [
        (
            "en",
            "Did you mean Eva 4?",
            &[
                "they play e4",
                "White plays e4",
                "white moved e4",
                "the pawn is moved to e4",
            ][..],
        ),
        (
            "de",
            "Meinten Sie Eva 4?",
            &[
                "man spielt e4",
                "Weiß spielt e4",
                "die Weißen spielen e4",
                "es wird e4 gespielt",
                "der Bauer wurde nach e4 gezogen",
            ],
        ),
        (
            "ru",
            "Вы имели в виду: Ева 4?",
            &["белые пошли е4", "белые играют е4"],
        ),
        (
            "fr",
            "Vouliez-vous dire Eva 4\u{a0}?",
            &[
                "on joue e4",
                "les Blancs jouent e4",
                "les blancs ont joué e4",
            ],
        ),
        (
            "es",
            "¿Quería decir Eva 4?",
            &[
                "juegan e4",
                "se juega e4",
                "las blancas juegan e4",
                "que juegue e4",
            ],
        ),
    ] {
        for line in lines {
            assert_eq!(plays_nothing(language, &[line]), asked, "{line}");
        }
    }
    // The colour of a piece is no player.
    let knight = last_heard("en", &["knight f3"]);
    assert_eq!(last_heard("en", &["the white knight to f3"]), knight);
}

#[test]
fn who_has_castled_is_answered_from_the_record() {
    let castled = "new r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (language, mv, white, black, lines) in [
        (
            "en",
            "O-O",
            "White castled kingside, move 1.",
            "Black has not castled in this game.",
            &[
                "did I castle",
                "have I castled",
                "did White castle",
                "who castled",
                "has Black castled",
                "have I already castled?",
            ][..],
        ),
        (
            "de",
            "0-0",
            "Weiß hat kurz rochiert, Zug 1.",
            "Schwarz hat in dieser Partie nicht rochiert.",
            &[
                "habe ich rochiert",
                "hat Weiß rochiert",
                "wer hat rochiert",
                "habe ich schon rochiert?",
            ],
        ),
        (
            "ru",
            "0-0",
            "Белые рокировались в короткую сторону, ход 1.",
            "Чёрные в этой партии не рокировались.",
            &[
                "я рокировался?",
                "я уже рокировался",
                "белые рокировались?",
                "кто рокировался",
            ],
        ),
        (
            "fr",
            "0-0",
            "Les Blancs ont fait le petit roque, coup 1.",
            "Les Noirs n'ont pas roqué dans cette partie.",
            &[
                "ai-je roqué",
                "qui a roqué",
                "les Blancs ont-ils roqué\u{a0}?",
            ],
        ),
        (
            "es",
            "0-0",
            "Las blancas hicieron el enroque corto, jugada 1.",
            "Las negras no han enrocado en esta partida.",
            &[
                "¿he enrocado?",
                "quién ha enrocado",
                "¿han enrocado las blancas?",
            ],
        ),
    ] {
        for line in lines {
            let told = last_heard(language, &[castled, mv, line]);
            assert_eq!(told, format!("{white} {black}"), "{line}");
        }
        let long = last_heard(language, &[castled, mv, "0-0-0", lines[0]]);
        assert!(long.starts_with(white) && !long.contains(black), "{long}");
    }
    let again = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let asked = "how often has this position occurred";
    assert_eq!(
        last_heard("en", &[&again[..], &[asked]].concat()),
        "The position has occurred 2 times."
    );
}

#[test]
fn who_wants_a_side_hears_what_comes_of_it() {
    for (language, line, asked) in [
        (
            "en",
            "I'll play white",
            "Did you mean: the program plays Black?",
        ),
        (
            "de",
            "ich spiele Weiß",
            "Meinten Sie: das Programm spielt Schwarz?",
        ),
        (
            "ru",
            "я играю белыми",
            "Вы имели в виду: программа играет за чёрных?",
        ),
        (
            "fr",
            "je joue les blancs",
            "Vouliez-vous dire\u{a0}: Annabella joue les Noirs\u{a0}?",
        ),
        (
            "es",
            "juego con blancas",
            "¿Quería decir: Annabella juega con las negras?",
        ),
    ] {
        // The program would move at once.
        assert_eq!(plays_nothing(language, &["e4", line]), asked, "{line}");
    }
    let told = last_heard("en", &["e4", "I'll play black"]);
    assert!(told.starts_with("The program plays White"), "{told}");
}

#[test]
fn a_slip_in_the_name_of_a_piece_names_the_piece() {
    for (language, line, told) in [
        ("en", "bishp c4", "No bishop can go to Cesar 4."),
        ("de", "Läufr c4", "Kein Läufer kann nach Cesar 4."),
        ("en", "castel", "You cannot castle: Felix 1 is not empty."),
    ] {
        assert_eq!(plays_nothing(language, &[line]), told, "{line}");
    }
    let castling = "new 4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let told = plays_nothing("en", &[castling, "castel"]);
    assert_eq!(told, "Did you mean castles kingside?");
    let told = last_heard("ru", &["чей хот"]);
    assert_eq!(told, "Вы имели в виду: сказать, чей ход?");
}

#[test]
fn a_setting_that_is_denied_stays() {
    for (language, line, told) in [
        ("en", "don't speak faster", "Left as it is."),
        ("de", "sprich nicht schneller", "Es bleibt, wie es ist."),
        ("de", "sprich nicht lauter", "Es bleibt, wie es ist."),
        ("ru", "не говори быстрее", "Остаётся как есть."),
        ("fr", "ne parle pas plus vite", "Rien ne change."),
    ] {
        assert_eq!(last_heard(language, &[line]), told, "{line}");
    }
    let slower = last_heard("de", &["sprich langsamer"]);
    assert_eq!(last_heard("de", &["nicht so schnell"]), slower);
}

#[test]
fn of_two_pieces_it_is_told_which_is_meant() {
    let told = last_heard("en", &["is my knight protected"]);
    let (first, second) = told.split_once("Gustav 1, white knight.").expect(&told);
    assert!(first.starts_with("Bella 1, white knight."), "{told}");
    assert!(second.contains("Hector 1"), "{told}");
}

#[test]
fn a_piece_that_stands_somewhere_takes_another_one() {
    let queen = "3qk3/8/8/8/8/8/3R4/4K3 w - - 0 1";
    for (language, line) in [
        ("de", "der Turm auf d2 schlägt die Dame"),
        ("de", "mein Turm auf d2 nimmt die Dame"),
        ("en", "the rook on d2 takes the queen"),
        ("ru", "ладья на d2 бьёт ферзя"),
    ] {
        assert_eq!(heard(line, queen, language), "d2d8", "{line}");
    }
    let blocked = "3qk3/8/8/3p4/8/8/3R4/4K3 w - - 0 1";
    let entry = heard("der Turm auf d2 schlägt die Dame", blocked, "de");
    assert!(
        !entry.contains("To(d2)") && !entry.contains(", d2)"),
        "{entry}"
    );
}

#[test]
fn which_piece_is_answered_in_a_sentence() {
    let rooks = "new 4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
    for (language, asks, lines) in [
        (
            "en",
            "rook d1",
            &[
                "the rook that is on a1",
                "the one which stands on a1",
                "it should be the one on a1, of course",
            ][..],
        ),
        (
            "de",
            "Turm d1",
            &[
                "der Turm, der auf a1 steht",
                "derjenige auf a1",
                "den, der auf a1 steht",
            ],
        ),
        (
            "ru",
            "ладья d1",
            &[
                "та, что на а1",
                "ладья, которая на а1",
                "ту, которая стоит на а1",
            ],
        ),
        (
            "fr",
            "tour d1",
            &[
                "celle qui est en a1",
                "la tour qui se trouve en a1",
                "celle en a1",
            ],
        ),
        (
            "es",
            "torre d1",
            &[
                "la que está en a1",
                "la torre que está en a1",
                "claro, la de a1",
            ],
        ),
    ] {
        let made = last_heard(language, &[rooks, asks, "a1"]);
        for line in lines {
            assert_eq!(last_heard(language, &[rooks, asks, line]), made, "{line}");
        }
    }
    for (language, asks, line) in [
        ("en", "rook d1", "not the one that is on a1"),
        ("de", "Turm d1", "nicht der, der auf a1 steht"),
        ("ru", "ладья d1", "не та, что на а1"),
    ] {
        plays_nothing(language, &[rooks, asks, line]);
    }
}

#[test]
fn a_level_may_be_said_by_and_large() {
    for (language, white, level, lines) in [
        (
            "en",
            "white",
            "level 3",
            &[
                "a fairly easy one",
                "something rather easy",
                "not too hard",
                "around three",
            ][..],
        ),
        (
            "de",
            "weiß",
            "Stufe 3",
            &[
                "eher leicht",
                "ziemlich leicht",
                "nicht zu schwer",
                "so etwa auf Stufe drei",
            ],
        ),
        (
            "ru",
            "белые",
            "уровень 3",
            &["довольно лёгкий", "не слишком сложный", "примерно третий"],
        ),
        (
            "fr",
            "blancs",
            "niveau 3",
            &[
                "plutôt facile",
                "pas trop difficile",
                "niveau trois environ",
            ],
        ),
        (
            "es",
            "blancas",
            "nivel 3",
            &["más bien fácil", "no muy difícil", "alrededor de tres"],
        ),
    ] {
        for line in lines {
            let lines = ["play against computer", white, line, "0"];
            let told = last_heard(language, &lines);
            assert!(told.contains(level), "{line}: {told}");
        }
    }
    for (line, level) in [("послабее", "уровень 2"), ("посильнее", "уровень 4")]
    {
        let told = last_heard("ru", &["play against computer", "белые", line, "0"]);
        assert!(told.contains(level), "{line}: {told}");
    }
    let told = last_heard(
        "en",
        &["play against computer", "white", "pretty hard", "0"],
    );
    assert!(told.contains("level 8"), "{told}");
}

#[test]
fn the_questions_of_a_competition_are_answered_in_a_sentence() {
    for (language, laws, both) in [
        ("en", "under the FIDE laws of 2023", "both sides please"),
        ("de", "nach den Regeln der FIDE 2023", "beide Seiten bitte"),
        ("ru", "по правилам ФИДЕ 2023 года", "обе стороны пожалуйста"),
        (
            "fr",
            "selon les règles de la FIDE 2023",
            "les deux camps s'il vous plaît",
        ),
        (
            "es",
            "según las reglas de la FIDE 2023",
            "los dos bandos por favor",
        ),
    ] {
        let short = ["new competition", "2023", "1"];
        let said = ["new competition", laws, both];
        assert_eq!(
            last_heard(language, &said[..2]),
            last_heard(language, &short[..2]),
            "{laws}"
        );
        assert_eq!(
            last_heard(language, &said),
            last_heard(language, &short),
            "{both}"
        );
    }
}
