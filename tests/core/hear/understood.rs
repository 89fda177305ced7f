//! Lines that mean exactly one legal move, in each language.

use super::{check, heard};

/// White has knights on b1 and g1, castles either way, and can capture on d5 and e5.
const OPEN: &str = "r3kb1r/ppp1pppp/2n2n2/3pP3/3P2b1/2N2N2/PPP2PPP/R3KB1R w KQkq d6 0 7";
/// Knights on b1 and f3 reach d2; rooks on a8 and h8 reach e8.
const TWINS: &str = "R6R/8/4k3/8/8/5N2/5K2/1N6 w - - 0 1";
/// A pawn on e7, a queen on a4 that reaches e8, and a rook on d8 to be captured.
const PROMOTION: &str = "3r4/4P2k/8/8/8/8/8/4K3 w - - 0 1";
const PASSING: &str = "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2";
/// Two pawns, knight, bishop and rook can capture on d5.
const CROWD: &str = "3rk3/1B6/4b3/3p4/2P1PN2/3R4/8/4K1Q1 w - - 0 1";

#[test]
fn moves_as_they_are_written_everywhere() {
    for language in [
        "en", "de", "ru", "es", "fr", "fide-de", "fide-en", "fide-ru", "none",
    ] {
        check(
            language,
            "",
            &[
                ("e4", "e2e4"),
                ("e2e4", "e2e4"),
                ("e2-e4", "e2e4"),
                ("e2 – e4", "e2e4"),
                ("e2 e4", "e2e4"),
                ("E2-E4", "e2e4"),
                ("E4", "e2e4"),
                ("1. e4", "e2e4"),
                ("1.e4", "e2e4"),
                ("  e4!?  ", "e2e4"),
                ("5254", "e2e4"),
                ("52 54", "e2e4"),
                ("52-54", "e2e4"),
                ("7163", "g1f3"),
                ("g1f3", "g1f3"),
                ("Nf3", "g1f3"),
                ("nf3", "g1f3"),
                ("Ng1-f3", "g1f3"),
                ("N f3", "g1f3"),
                ("Sf3", "g1f3"),
                ("Sg1-f3", "g1f3"),
                ("Кf3", "g1f3"),
                ("Анна два Анна четыре", "a2a4"),
                ("Eva zwei Eva vier", "e2e4"),
                ("Springer Gustav eins Felix drei", "g1f3"),
                ("ｅ４", "e2e4"),
            ],
        );
        check(
            language,
            PASSING,
            &[
                ("exd6", "e5d6"),
                ("ed6", "e5d6"),
                ("exd", "e5d6"),
                ("ed", "e5d6"),
                ("e5xd6", "e5d6"),
                ("e5:d6", "e5d6"),
                ("exd6 e.p.", "e5d6"),
                ("exd6ep", "e5d6"),
                ("exd6 (e. p.)", "e5d6"),
                ("cxd6 e.p.", "c5d6"),
                ("e5d6", "e5d6"),
                ("5546", "e5d6"),
            ],
        );
        check(
            language,
            PROMOTION,
            &[
                ("exd8=Q", "e7d8q"),
                ("exd8Q", "e7d8q"),
                ("ed8Q", "e7d8q"),
                ("exd8(Q)", "e7d8q"),
                ("exd8/Q", "e7d8q"),
                ("e7d8q", "e7d8q"),
                ("e7d8n", "e7d8n"),
                ("e7e8b", "e7e8b"),
                ("e7e8r", "e7e8r"),
                ("e8=N", "e7e8n"),
                ("57581", "e7e8q"),
                ("57582", "e7e8r"),
                ("57583", "e7e8b"),
                ("57584", "e7e8n"),
            ],
        );
        check(
            language,
            OPEN,
            &[
                ("Bb5", "f1b5"),
                ("Bd3", "f1d3"),
                ("exf6", "e5f6"),
                ("e5f6", "e5f6"),
                ("Nxd5", "c3d5"),
                ("Nd5", "c3d5"),
                ("NxD5", "c3d5"),
                ("Nc3xd5", "c3d5"),
                ("N:d5", "c3d5"),
                ("Nc3:d5", "c3d5"),
                ("0-0-0", "e1c1"),
            ],
        );
    }
}

/// A letter by itself that names a file and a piece may be either, whether a square follows it or a capture.
#[test]
fn a_letter_of_a_file_that_names_a_piece_too_is_asked_about() {
    let queen = "k7/8/8/4p2Q/3P4/8/8/4K3 w - - 0 1";
    let bishop = "4k3/8/8/2p5/1P6/4B3/8/4K3 w - - 0 1";
    let bishop_on_b4 = "4k3/8/8/8/1p6/P7/3B4/4K3 w - - 0 1";
    for (language, fen, line, moves) in [
        ("de", queen, "d schlägt e5", "d4e5 or h5e5"),
        ("de", queen, "d schlägt auf e5", "d4e5 or h5e5"),
        ("fr", queen, "d prend e5", "d4e5 or h5e5"),
        ("fr", queen, "d prend en e5", "d4e5 or h5e5"),
        ("es", queen, "d por e5", "d4e5 or h5e5"),
        ("es", bishop_on_b4, "a por b4", "d2b4 or a3b4"),
        ("en", bishop, "b takes c5", "e3c5 or b4c5"),
        ("en", bishop, "b takes on c5", "e3c5 or b4c5"),
        // So it is where what is taken is named.
        ("de", queen, "d schlägt den Bauern auf e5", "d4e5 or h5e5"),
        ("fr", queen, "d mange le pion e5", "d4e5 or h5e5"),
        ("es", queen, "d come el peón de e5", "d4e5 or h5e5"),
        ("ru", queen, "д бьёт пешку е5", "d4e5"),
        ("en", queen, "d takes the pawn on e5", "d4e5"),
        // The letter is no piece there, or its piece cannot go there.
        ("en", queen, "d takes e5", "d4e5"),
        ("de", bishop, "b schlägt c5", "b4c5"),
        ("en", bishop_on_b4, "a takes b4", "a3b4"),
    ] {
        assert_eq!(heard(line, fen, language), moves, "{language}: {line}");
    }
}

#[test]
fn castling_in_every_form() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (text, expected) in [
        ("0-0", "e1g1"),
        ("O-O", "e1g1"),
        ("o-o", "e1g1"),
        ("О-О", "e1g1"),
        ("о-о", "e1g1"),
        ("0–0", "e1g1"),
        ("00", "e1g1"),
        ("0-0-0", "e1c1"),
        ("O-O-O", "e1c1"),
        ("О-О-О", "e1c1"),
        ("000", "e1c1"),
        ("e1g1", "e1g1"),
        ("e1c1", "e1c1"),
        ("5171", "e1g1"),
        ("castle short", "e1g1"),
        ("short castling", "e1g1"),
        ("I castle kingside please", "e1g1"),
        ("castles queenside", "e1c1"),
        ("castle long", "e1c1"),
        ("kurze Rochade", "e1g1"),
        ("Rochade lang", "e1c1"),
        ("grosse Rochade", "e1c1"),
        ("короткая рокировка", "e1g1"),
        ("рокировка в длинную сторону", "e1c1"),
        ("рокируюсь в короткую", "e1g1"),
        ("кюрце рохаде", "e1g1"),
        ("enroque largo", "e1c1"),
        ("petit roque", "e1g1"),
        ("castle", "e1c1 or e1g1"),
        ("Rochade", "e1c1 or e1g1"),
        ("King e1 g1", "e1g1"),
    ] {
        for language in ["en", "de", "ru", "es", "fr", "fide-ru"] {
            assert_eq!(heard(text, fen, language), expected, "{text}, {language}");
        }
    }
    assert_eq!(
        heard("castle", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "en"),
        "e1g1"
    );
}

#[test]
fn english() {
    check(
        "en",
        OPEN,
        &[
            ("knight takes d5", "c3d5"),
            ("Knight c3 takes d5", "c3d5"),
            ("knight takes pawn on d5", "c3d5"),
            ("knight takes pawn", "c3d5"),
            ("I play knight takes d5 please", "c3d5"),
            ("e takes d6 en passant", "e5d6"),
            ("e takes f6", "e5f6"),
            ("pawn takes f6", "e5f6"),
            ("pawn takes knight", "e5f6"),
            ("e takes knight f6", "e5f6"),
            ("d5 knight", "c3d5"),
            ("Felix Bella five", "unreadable"),
            ("bishop to b five", "f1b5"),
            ("bishop bee five", "f1b5"),
            ("Bella five bishop", "f1b5"),
            ("bishop Bravo 5", "f1b5"),
            ("bishop from f1 to b5", "f1b5"),
            ("to b5 from f1", "f1b5"),
            ("h3", "h2h3"),
            ("hotel three", "h2h3"),
            ("aitch three", "h2h3"),
            ("pawn h3", "h2h3"),
            ("knight Felix drei Gustav fuenf", "f3g5"),
            ("bd3", "f1d3"),
            ("bb5", "f1b5"),
        ],
    );
    check(
        "en",
        TWINS,
        &[
            ("Nbd2", "b1d2"),
            ("Nfd2", "f3d2"),
            ("N1d2", "b1d2"),
            ("N3d2", "f3d2"),
            ("Nb1d2", "b1d2"),
            ("knight b d2", "b1d2"),
            ("knight on b1 to d2", "b1d2"),
            ("knight from b to d2", "b1d2"),
            ("Knight Bella, David two.", "b1d2"),
            ("Nd2", "b1d2 or f3d2"),
            ("knight d2", "b1d2 or f3d2"),
            ("Rae8", "a8e8"),
            ("rook h e8", "h8e8"),
            ("Re8", "a8e8 or h8e8"),
        ],
    );
    check(
        "en",
        PROMOTION,
        &[
            ("e8 queen", "e7e8q"),
            ("e8 becomes a queen", "e7e8q"),
            ("pawn e8 promotes to a knight", "e7e8n"),
            ("e takes d8 equals queen", "e7d8q"),
            ("pawn takes rook queen", "e7d8q"),
            ("e takes rook d8 becomes a rook", "e7d8r"),
            ("e8=Q", "e7e8q"),
            ("e8q", "e7e8q"),
        ],
    );
    check(
        "en",
        CROWD,
        &[
            ("takes d5", "d3d5 or c4d5 or e4d5 or f4d5 or b7d5"),
            ("pawn takes d5", "c4d5 or e4d5"),
            ("c takes d5", "c4d5"),
            ("cxd5", "c4d5"),
            ("Bxd5", "b7d5"),
            ("BXD5", "b7d5"),
            ("bxd5", "b7d5"),
            ("xe6", "f4e6"),
            ("takes bishop", "f4e6"),
            ("knight takes bishop", "f4e6"),
            ("CXD5", "c4d5"),
        ],
    );
}

#[test]
fn german() {
    check(
        "de",
        OPEN,
        &[
            ("Sxd5", "c3d5"),
            ("Sc3xd5", "c3d5"),
            ("S:d5", "c3d5"),
            ("Springer schlägt David fünf", "c3d5"),
            ("Springer schlaegt David fuenf", "c3d5"),
            ("springer schlagt d5", "c3d5"),
            ("Bauer schlägt Felix sechs", "e5f6"),
            ("Bauer schlägt Springer", "e5f6"),
            ("e schlägt d6 en passant", "e5d6"),
            ("Läufer nach Bella fünf", "f1b5"),
            ("Laeufer b5", "f1b5"),
            ("Laufer b5 bitte", "f1b5"),
            ("Lb5", "f1b5"),
            ("lb5", "f1b5"),
            ("Bella fünf Läufer", "f1b5"),
            ("ich spiele Läufer von f1 nach b5", "f1b5"),
            ("Felix drei Gustav fünf Springer", "f3g5"),
            ("mit dem Springer nach Gustav fünf", "f3g5"),
            ("Springer ge fünf", "f3g5"),
            ("auf d5 schlägt der Springer", "c3d5"),
            ("Hektor zwo Hektor vier", "h2h4"),
            ("Tg1", "h1g1"),
            ("Turm Gustav eins", "h1g1"),
            ("knight takes d5", "c3d5"),
            ("Nxd5", "c3d5"),
        ],
    );
    check(
        "de",
        "4k3/8/8/8/1p6/2N5/PP6/3QK3 b - - 0 1",
        &[("bxc3", "b4c3"), ("b schlägt c3", "b4c3"), ("b:c3", "b4c3")],
    );
    check(
        "de",
        "4k3/8/8/2p5/3P4/8/8/3QK3 w - - 0 1",
        &[
            ("dc5", "d4c5"),
            ("dxc5", "d4c5"),
            ("Dc1", "d1c1"),
            ("Dame c1", "d1c1"),
            ("dc1", "d1c1"),
        ],
    );
    check(
        "de",
        PROMOTION,
        &[
            ("e8D", "e7e8q"),
            ("e8=D", "e7e8q"),
            ("Eva acht Dame", "e7e8q"),
            ("Eva acht wird Dame", "e7e8q"),
            ("Eva acht Springer", "e7e8n"),
            ("Bauer Eva sieben, Eva acht, wird Turm", "e7e8r"),
            ("e schlägt d8 Dame", "e7d8q"),
            ("Umwandlung in eine Dame auf e8", "e7e8q"),
        ],
    );
    check(
        "de",
        "8/4P2k/8/8/Q7/8/8/4K3 w - - 0 1",
        &[
            ("Eva acht Dame", "a4e8 or e7e8q"),
            ("Dame Eva acht", "a4e8"),
            ("De8", "a4e8"),
            ("e8D", "e7e8q"),
        ],
    );
}

/// A knight's letter and a file together are also the name of the letter: "ка".
#[test]
fn a_letter_and_a_file_are_no_word() {
    let fen = "4k3/8/8/4N3/2p5/N7/8/4K3 w - - 0 1";
    for text in [
        "Кa:c4",
        "Ка:с4",
        "Кa c4",
        "Каc4",
        "Кaхс4",
        "ка а c4",
        "конь а бьёт c4",
    ] {
        assert_eq!(heard(text, fen, "ru"), "a3c4", "{text}");
    }
}

#[test]
fn russian() {
    check(
        "ru",
        OPEN,
        &[
            ("К:d5", "c3d5"),
            ("Кxd5", "c3d5"),
            ("Кхd5", "c3d5"),
            ("Кс3:d5", "c3d5"),
            ("Кc3хd5", "c3d5"),
            ("кd5", "c3d5"),
            ("Nxd5", "c3d5"),
            ("Kxd5", "c3d5"),
            ("конь бьёт дэ пять", "c3d5"),
            ("бью на дэ пять", "c3d5"),
            ("бью на дэ пять конём", "c3d5"),
            ("конем бью пешку", "c3d5"),
            ("конь с цэ три на дэ пять", "c3d5"),
            ("ef6", "e5f6"),
            ("е:f6", "e5f6"),
            ("пешка бьёт коня", "e5f6"),
            ("е5:d6 е.р.", "e5d6"),
            ("ed6 e.p.", "e5d6"),
            ("е пять бьёт дэ шесть на проходе", "e5d6"),
            ("Сb5", "f1b5"),
            ("Cb5", "f1b5"),
            ("сb5", "f1b5"),
            ("слон бэ пять", "f1b5"),
            ("cлoн b5", "f1b5"),
            ("Слон Белла пять", "f1b5"),
            ("Белла пять слон", "f1b5"),
            ("лойфер Белла фюнф", "f1b5"),
            ("Лg1", "h1g1"),
            ("лg1", "h1g1"),
            ("Крe2", "e1e2"),
            ("Kpe2", "e1e2"),
            ("кре2", "e1e2"),
            ("Кре1-е2", "e1e2"),
            ("король е два", "e1e2"),
            ("я хожу король на е два пожалуйста", "e1e2"),
            ("а3", "a2a3"),
            ("б4", "b2b4"),
            ("Н3", "h2h3"),
            ("аш три", "h2h3"),
        ],
    );
    check(
        "ru",
        "",
        &[
            ("е2-е4", "e2e4"),
            ("е2е4", "e2e4"),
            ("Е4", "e2e4"),
            ("с4", "c2c4"),
            ("Кс3", "b1c3"),
        ],
    );
    check(
        "ru",
        PROMOTION,
        &[
            ("е8Ф", "e7e8q"),
            ("ed8Ф", "e7d8q"),
            ("e7:d8Ф", "e7d8q"),
            ("е восемь ферзь", "e7e8q"),
            ("превращение в коня на е восемь", "e7e8n"),
            ("е семь е восемь превращение в ферзя", "e7e8q"),
        ],
    );
    check(
        "ru",
        "4k3/1B6/8/3p4/2P5/8/8/4K3 w - - 0 1",
        &[
            ("сd5", "c4d5 or b7d5"),
            ("Сd5", "b7d5"),
            ("cd5", "c4d5"),
            ("cxd5", "c4d5"),
        ],
    );
    check(
        "ru",
        "7k/8/8/8/8/8/4N3/4K3 w - - 0 1",
        &[
            ("Kf4", "e2f4"),
            ("Kf2", "e1f2"),
            ("Кf2", "KindTo(Knight, f2)"),
        ],
    );
}

#[test]
fn spanish_and_french() {
    check(
        "es",
        OPEN,
        &[
            ("Cxd5", "c3d5"),
            ("caballo toma d5", "c3d5"),
            ("caballo por de cinco", "c3d5"),
            ("Ab5", "f1b5"),
            ("alfil be cinco", "f1b5"),
            ("alfil desde efe uno", "unreadable"),
            ("Tg1", "h1g1"),
            ("Re2", "e1e2"),
            ("el rey va a e dos", "e1e2"),
            ("peón come caballo", "e5f6"),
            ("peon come caballo", "e5f6"),
            ("e por d6 al paso", "e5d6"),
        ],
    );
    check(
        "fr",
        OPEN,
        &[
            ("Cxd5", "c3d5"),
            ("cavalier prend d5", "c3d5"),
            ("le cavalier prend le pion dé cinq", "c3d5"),
            ("Fb5", "f1b5"),
            ("fou bé cinq", "f1b5"),
            ("fou en bé cinq s'il vous plaît", "f1b5"),
            ("Tg1", "h1g1"),
            ("Re2", "e1e2"),
            ("roi e2", "e1e2"),
            ("e prend d6 en passant", "e5d6"),
        ],
    );
    check(
        "es",
        PROMOTION,
        &[
            ("e8=D", "e7e8q"),
            ("e8C", "e7e8n"),
            ("e ocho corona dama", "e7e8q"),
        ],
    );
    check(
        "fr",
        PROMOTION,
        &[
            ("e8=D", "e7e8q"),
            ("e8F", "e7e8b"),
            ("euh huit devient dame", "e7e8q"),
        ],
    );
}

#[test]
fn the_players_language_comes_first() {
    // A rook and a king that both can go to d1; knights and bishops by the letters of others.
    let fen = "6k1/8/8/8/8/8/8/R3K3 w - - 0 1";
    check(
        "en",
        fen,
        &[("Rd1", "a1d1"), ("Kd1", "e1d1"), ("Td1", "a1d1")],
    );
    check(
        "fr",
        fen,
        &[("Rd1", "e1d1"), ("Td1", "a1d1"), ("Kd1", "e1d1")],
    );
    check(
        "es",
        fen,
        &[("Rd1", "e1d1"), ("Td1", "a1d1"), ("rook d1", "a1d1")],
    );
    check(
        "de",
        fen,
        &[("Rd1", "a1d1"), ("Td1", "a1d1"), ("Kd1", "e1d1")],
    );
    check(
        "ru",
        fen,
        &[("Rd1", "a1d1"), ("Лd1", "a1d1"), ("Крd1", "e1d1")],
    );
    // "C" is no English letter: a knight in Spanish and French, and a pawn in capitals.
    let fen = "4k3/8/8/3p4/2P5/2N5/8/4K3 w - - 0 1";
    check(
        "en",
        fen,
        &[("Cxd5", "c3d5 or c4d5"), ("cxd5", "c4d5"), ("Nxd5", "c3d5")],
    );
    check("fr", fen, &[("Cxd5", "c3d5"), ("cxd5", "c4d5")]);
}
