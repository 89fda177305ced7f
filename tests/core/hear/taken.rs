//! What is taken and is no piece, what is told of a move, and names of files that touch their ranks.

use super::{check, heard, last_heard};

/// One legal capture, which is all that "takes" can mean.
const CAPTURE: &str = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";

/// What is told of the moves so far is the same before and after the last of some lines.
fn moves_nothing(language: &str, lines: &[&str], line: &str) {
    let told = last_heard(language, &[lines, &[line]].concat());
    let moves = |lines: &[&str]| last_heard(language, &[lines, &["no", "moves"]].concat());
    let after = moves(&[lines, &[line]].concat());
    assert_eq!(after, moves(lines), "{language}: {line}: {told}");
}

#[test]
fn what_is_taken_and_is_no_piece_captures_nothing() {
    let new = format!("new {CAPTURE}");
    for (language, lines) in [
        (
            "en",
            &[
                "I take the draw",
                "take a draw",
                "I take the draw offer",
                "yes, I take the draw",
                "take this move",
                "take the offer",
                "taken",
                "pawn taken",
                "I have taken",
            ][..],
        ),
        (
            "de",
            &[
                "ich nehme Remis an",
                "nimm Remis",
                "nimm das Remis",
                "nimm das Remis an",
                "nehmen wir Remis",
                "schlage Remis vor",
                "ich schlage Remis vor",
                "schlage einen Zug vor",
                "ich schlage einen Zug vor",
                "nimm den Zug",
                "nimm meinen Zug",
                "geschlagen",
                "Bauer geschlagen",
            ],
        ),
        (
            "ru",
            &[
                "беру ничью",
                "возьму ничью",
                "беру ход",
                "возьми ход",
                "возьму ход",
                "я взял пешку",
            ],
        ),
        (
            "fr",
            &[
                "je prends la nulle",
                "je prends nulle",
                "prends la nulle",
                "je prends ce coup",
                "prends le coup",
            ],
        ),
        (
            "es",
            &[
                "tomo las tablas",
                "tomo tablas",
                "tomamos tablas",
                "como tablas",
                "por tablas",
                "tomo la jugada",
                "toma la jugada",
                "toma mi jugada",
            ],
        ),
    ] {
        for line in lines {
            assert_ne!(heard(line, CAPTURE, language), "e4d5", "{line}");
            moves_nothing(language, &[&new], line);
        }
    }
    for (language, line) in [
        ("en", "takes"),
        ("en", "I take the pawn"),
        ("de", "schlage den Bauern"),
        ("de", "nimm"),
        ("ru", "беру пешку"),
        ("fr", "je prends le pion"),
        ("es", "tomo el peón"),
    ] {
        assert_eq!(heard(line, CAPTURE, language), "e4d5", "{line}");
    }
    // A square is named besides, and the draw is offered.
    for line in ["exd5 draw", "takes d5 and I offer a draw"] {
        let told = last_heard("en", &[&new, line]);
        assert!(told.contains("offers a draw"), "{line}: {told}");
    }
}

#[test]
fn who_tells_that_he_has_castled_castles_nothing() {
    let castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    for (language, line) in [("fr", "roqué"), ("es", "me enroqué"), ("en", "castled")] {
        assert_eq!(heard(line, castling, language), "unreadable", "{line}");
    }
}

#[test]
fn what_is_told_of_a_move_and_a_draw_is_no_move_with_an_offer() {
    for (language, lines) in [
        ("en", &["d4 is a draw", "d4 he offers a draw"][..]),
        ("de", &["d4 führt zum Remis", "d4 er bietet Remis"]),
        ("ru", &["d4 ведёт к ничьей", "d4 он предлагает ничью"]),
        ("fr", &["d4 fait nulle", "d4 il propose nulle"]),
        ("es", &["d4 hace tablas", "d4 él ofrece tablas"]),
    ] {
        for line in lines {
            moves_nothing(language, &["new"], line);
        }
    }
    for (language, line) in [
        ("en", "d4 and I offer a draw"),
        ("de", "d4 und ich biete Remis an"),
        ("ru", "d4 и предлагаю ничью"),
        ("fr", "d4 et je propose nulle"),
        ("es", "d4 y ofrezco tablas"),
    ] {
        let [told, mv] = [line, "d4"].map(|line| last_heard(language, &["new", line]));
        assert!(
            told.len() > mv.len() && told.contains(&mv),
            "{line}: {told}"
        );
    }
}

#[test]
fn questions_and_remarks_without_a_sign_move_nothing() {
    let game = ["new", "e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5"];
    for (language, lines) in [
        ("en", &["would you play d4", "shall we play d4"][..]),
        (
            "de",
            &[
                "Läufer f7 schlägt er",
                "den Läufer schlägt er auf f7",
                "gleich d4",
                "d4 gleich",
            ],
        ),
        (
            "ru",
            &[
                "мне рокироваться",
                "рокироваться мне",
                "мне ходить d4",
                "мне сыграть d4",
                "мне бить на f7",
                "бить мне f7",
            ],
        ),
        ("fr", &["joues d4", "d4 mal"]),
        ("es", &["alfil f7 toma él", "d4 mal"]),
    ] {
        for line in lines {
            moves_nothing(language, &game, line);
        }
    }
}

#[test]
fn the_name_of_a_file_may_touch_its_rank() {
    let fen = "4k3/p7/8/8/6N1/5N2/P7/4K3 w - - 0 1";
    let knight = ["конь же5", "конь на же5", "конь ге5", "конём на гэ5"];
    check("ru", fen, &knight.map(|line| (line, "f3g5")));
    check("es", fen, &[("caballo ge5", "f3g5 or g4e5")]);
    check("fr", fen, &[("cavalier ge5", "f3g5 or g4e5")]);
    let fen = "4k3/p7/8/8/3N4/4N3/P7/4K3 w - - 0 1";
    check("ru", fen, &[("конь эф5", "e3f5 or d4f5")]);
    let fen = "4k3/p7/8/8/2N5/3N4/P7/4K3 w - - 0 1";
    check("ru", fen, &[("конь це5", "d3c5"), ("конь це 5", "d3c5")]);
    check("es", fen, &[("caballo ce5", "d3c5 or c4e5")]);
    let fen = "4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1";
    for language in ["ru", "es"] {
        let line = if language == "ru" { "де5" } else { "de5" };
        assert_eq!(heard(line, fen, language), "d4d5 or d4e5", "{language}");
    }
}

#[test]
fn a_move_that_is_dropped_at_once_moves_nothing_and_takes_nothing_back() {
    for (language, lines) in [
        ("en", &["d4, scratch that", "d4, forget it"][..]),
        ("de", &["d4, nein doch nicht", "d4, vergiss es"]),
        ("ru", &["d4, отставить"]),
        ("fr", &["d4, laisse tomber"]),
        ("es", &["d4, olvídalo"]),
    ] {
        for line in lines {
            moves_nothing(language, &["new", "e4", "e5"], line);
        }
    }
}

#[test]
fn a_scornful_yes_to_a_grave_question_is_none() {
    for (language, resign, line) in [
        ("ru", "сдаюсь", "ага, сейчас"),
        ("ru", "сдаюсь", "ага щас"),
        ("ru", "сдаюсь", "сейчас, ага"),
        ("ru", "сдаюсь", "ну да, конечно"),
        ("fr", "j'abandonne", "mais oui c'est ça"),
    ] {
        let asked = last_heard(language, &["e4", resign]);
        let no = last_heard(language, &["e4", resign, "no"]);
        let told = last_heard(language, &["e4", resign, line, "no"]);
        assert_eq!(told, no, "{line}: {asked}");
    }
}
