//! The worked examples of the laws: how moves are written in FIDE 2005, Appendix E, and in the code
//! of the USSR of 1956, Appendix 3.

use annabella::protocol::MoveEntry;

use super::{check, mv, position, voices};

/// Plays a game as it is written; every line must be understood as exactly one legal move.
fn play(lines: &[&str], language: &str, expected: &str) -> String {
    let mut current = position("");
    for (line, uci) in lines.iter().zip(expected.split(' ')) {
        let heard = voices().hear(line, &current, language);
        assert_eq!(
            heard,
            MoveEntry::Move(mv(uci)),
            "{line} in {}",
            current.fen()
        );
        current = current.play(mv(uci)).expect("the move is legal");
    }
    assert_eq!(lines.len(), expected.split(' ').count());
    current.fen()
}

/// Appendix E10 (FIDE 2005): two pieces of one kind reach f3.
#[test]
fn fide_2005_tells_two_pieces_apart() {
    for (fen, table) in [
        (
            "7k/8/8/8/8/8/K7/4N1N1 w - - 0 1",
            [("Кgf3", "g1f3"), ("Кef3", "e1f3")],
        ),
        (
            "7k/8/8/6N1/8/8/8/K5N1 w - - 0 1",
            [("К5f3", "g5f3"), ("К1f3", "g1f3")],
        ),
        (
            "7k/8/8/8/3N4/8/7N/K7 w - - 0 1",
            [("Кhf3", "h2f3"), ("Кdf3", "d4f3")],
        ),
        (
            "7k/8/8/8/8/5p2/K7/4N1N1 w - - 0 1",
            [("Кgхf3", "g1f3"), ("Кeхf3", "e1f3")],
        ),
        (
            "7k/8/8/6N1/8/5p2/8/K5N1 w - - 0 1",
            [("К5xf3", "g5f3"), ("К1xf3", "g1f3")],
        ),
        (
            "7k/8/8/8/3N4/5p2/7N/K7 w - - 0 1",
            [("Кhxf3", "h2f3"), ("Кdxf3", "d4f3")],
        ),
    ] {
        check("ru", fen, &table);
        check("fide-ru", fen, &table);
    }
    // Appendix E11: two pawns capture on one square.
    let fen = "7k/8/8/3p4/2P1P3/8/8/K7 w - - 0 1";
    check(
        "ru",
        fen,
        &[
            ("cхd5", "c4d5"),
            ("exd5", "e4d5"),
            ("пешка бьёт d5", "c4d5 or e4d5"),
        ],
    );
}

/// Appendix E8, E9 and E12 (FIDE 2005), in the letters of the country and in English ones.
#[test]
fn fide_2005_writes_moves_captures_and_promotions() {
    let fen = "6k1/8/8/4p3/8/5b2/3B1N2/2R1K2R w K - 0 1";
    check(
        "en",
        fen,
        &[("Rd1", "c1d1"), ("Nd1", "f2d1"), ("Bc3", "d2c3")],
    );
    check(
        "ru",
        fen,
        &[
            ("Лd1", "c1d1"),
            ("Кd1", "f2d1"),
            ("Сc3", "d2c3"),
            ("Лхf3", "KindTo(Rook, f3)"),
        ],
    );
    let fen = "8/3P4/8/8/8/8/8/k3K3 w - - 0 1";
    check(
        "ru",
        fen,
        &[
            ("d8Ф", "d7d8q"),
            ("d8К", "d7d8n"),
            ("d8С", "d7d8b"),
            ("d8Л", "d7d8r"),
        ],
    );
    let fen = "4k3/8/8/8/8/8/1p3p2/7K b - - 0 1";
    check(
        "ru",
        fen,
        &[
            ("f1K", "f2f1n"),
            ("b1C", "b2b1b"),
            ("b1Ф+", "b2b1q"),
            ("g1Л", "KindTo(Pawn, g1)"),
        ],
    );
}

/// The sample game of Appendix E (FIDE 2005), as its Russian text prints it.
#[test]
fn fide_2005_sample_game() {
    let lines = [
        "1. e4",
        "e5",
        "2. Кf3",
        "Кf6",
        "3. d4",
        "exd4",
        "4. e5",
        "Кe4",
        "5. Фxd4",
        "d5",
        "6. exd6 e.p.",
        "Кxd6",
        "7. Сg5",
        "Кc6",
        "8. Фe3+",
        "Сe7",
        "9. Кbd2",
        "0-0",
        "10. 0-0-0",
        "Лe8",
        "11. Крb1(=)",
    ];
    let expected = "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 \
                    f8e8 c1b1";
    for language in ["ru", "fide-ru", "en"] {
        play(&lines, language, expected);
    }
}

const PETROV: &str = "e2e4 e7e5 g1f3 b8c6 f1c4 d7d6 b1c3 c8g4 e1g1 c6d4 f3e5 g4d1 c4f7 e8e7 c3d5";

/// The sample game of Appendix 3 (USSR 1956) in full notation; the cross at its end is mate.
#[test]
fn ussr_1956_full_notation() {
    let lines = [
        "1. е2 — е4",
        "е7 — е5",
        "2. Кg1 — f3",
        "Кb8 — с6",
        "3. Сf1 — с4",
        "d7 — d6",
        "4. Кb1 — с3",
        "Сс8 — g4",
        "5. 0 — 0",
        "Кс6 — d4?",
        "6. Кf3 : е5!",
        "Сg4 : d1??",
        "7. Сс4 : f7+",
        "Кре8 — е7",
        "8. Кс3 — d5×",
    ];
    play(&lines, "ru", PETROV);
    // The same typed with Latin letters only, as the scan of the code has it.
    let latin = [
        "1. e2 — e4",
        "e7 — e5",
        "2. Kg1 — f3",
        "Kb8 — c6",
        "3. Cf1 — c4",
        "d7 — d6",
        "4. Kb1 — c3",
        "Cc8 — g4",
        "5. 0—0",
        "Kc6 — d4?",
        "6. Kf3:e5!",
        "Cg4 : d1??",
        "7. Cc4 : f7+",
        "Kpe8 — e7",
        "8. Kc3 — d5x",
    ];
    play(&latin, "ru", PETROV);
}

/// The same game in short notation.
#[test]
fn ussr_1956_short_notation() {
    let lines = [
        "1. е4",
        "е5",
        "2. Кf3",
        "Кс6",
        "3. Сс4",
        "d6",
        "4. Кс3",
        "Сg4",
        "5. 0—0",
        "Кd4?",
        "6. К : е5!",
        "С : d1??",
        "7. С : f7+",
        "Кре7",
        "8. Кd5×",
    ];
    let fen = play(&lines, "ru", PETROV);
    assert!(
        fen.starts_with("r2q1bnr/ppp1kBpp/3p4/3NN3/3nP3/8/PPPP1PPP/R1Bb1RK1 b"),
        "{fen}"
    );
    let latin = [
        "1. e4",
        "e5",
        "2. Kf3",
        "Kc6",
        "3. Cc4",
        "d6",
        "4. Kc3",
        "Cg4",
        "5. 0—0",
        "Kd4?",
        "6. K : e5!",
        "C : d1??",
        "7. C : f7+",
        "Kpe7",
        "8. Kd5x",
    ];
    play(&latin, "ru", PETROV);
}

/// The examples in the text of Appendix 3 (USSR 1956): knights on d2 and g1, rooks on c5 and c8.
#[test]
fn ussr_1956_tells_two_pieces_apart() {
    check(
        "ru",
        "4k3/8/8/8/8/8/3N4/K5N1 w - - 0 1",
        &[("Кf3", "g1f3 or d2f3"), ("Кgf3", "g1f3"), ("Кdf3", "d2f3")],
    );
    check(
        "ru",
        "2r3k1/8/8/2r5/8/8/8/K7 b - - 0 1",
        &[("Л8с6", "c8c6"), ("Л5с6", "c5c6"), ("Лс6", "c5c6 or c8c6")],
    );
    check(
        "ru",
        "4k3/2P5/8/8/8/8/8/K1B5 w - - 0 1",
        &[
            ("с7—с8Ф", "c7c8q"),
            ("с8Ф", "c7c8q"),
            ("Сс1—f4", "c1f4"),
            ("Сf4", "c1f4"),
        ],
    );
}
