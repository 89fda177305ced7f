//! Lines that mean no legal move, and the reason that is told.

use annabella::game::Position;
use annabella::narrate::narrate;
use annabella::protocol::{Ask, Report, Settings};
use annabella::session::Session;
use annabella::time::Moment;

use super::{check, heard, position, voices};

/// A pinned knight on d2, a bishop on e1 behind it, a pawn on e5 that may capture nothing.
const PINNED: &str = "4k3/8/8/4P3/1b6/5N2/3N4/R3K2R w KQ - 0 1";

#[test]
fn the_reason_tells_what_was_understood() {
    check(
        "en",
        PINNED,
        &[
            ("Nde4", "FromTo(d2, e4)"),
            ("knight d e4", "FromTo(d2, e4)"),
            ("Nd2e4", "FromTo(d2, e4)"),
            ("d2e4", "FromTo(d2, e4)"),
            ("Ne4", "KindTo(Knight, e4)"),
            ("bishop to e4", "KindTo(Bishop, e4)"),
            ("Bf3 e4", "NotThere(Bishop, f3)"),
            ("knight e5 d7", "NotThere(Knight, e5)"),
            ("Nbd4", "NoneFromThere(Knight, d4)"),
            ("N8d4", "NoneFromThere(Knight, d4)"),
            ("a5", "KindTo(Pawn, a5)"),
            ("takes a8", "NoCapture(a8)"),
            ("takes c8", "To(c8)"),
            ("takes e2", "NoCapture(e2)"),
            ("exd6", "FromTo(e5, d6)"),
            ("e takes f", "FromTo(e5, f6)"),
            ("exd6 e.p.", "FromTo(e5, d6)"),
            ("Nxd4", "NoCapture(d4)"),
            ("Nd4+", "NoCheck"),
            ("Nd4#", "NoMate"),
            ("knight d4 mate", "NoMate"),
            ("e6 queen", "KindTo(Queen, e6)"),
            ("e6 becomes a queen", "NoPromotion"),
            ("e6=Q", "NoPromotion"),
            ("a8=Q", "KindTo(Pawn, a8)"),
            ("0-0-0+", "NoCheck"),
            ("5254", "FromTo(e2, e4)"),
            ("knight takes bishop", "KindTo(Knight, b4)"),
            ("e8", "KindTo(Pawn, e8)"),
        ],
    );
    check(
        "en",
        "4k3/8/8/3nP3/2P5/8/8/4K3 w - - 0 1",
        &[
            ("cxd5", "c4d5"),
            ("c takes rook d5", "NotThere(Rook, d5)"),
            ("cxd5 e.p.", "NoEnPassant"),
            ("c takes d5 en passant", "NoEnPassant"),
            ("d5", "c4d5"),
            ("exd5", "FromTo(e5, d5)"),
        ],
    );
    // The pawn on d4 was meant, which cannot go on; the one on e4 is not played in its place.
    let blocked = "4k3/8/8/3p4/3PP3/8/8/4K3 w - - 0 1";
    check(
        "en",
        blocked,
        &[
            ("d5", "FromTo(d4, d5)"),
            ("exd5", "e4d5"),
            ("pawn takes d5", "e4d5"),
        ],
    );
    let castling = "4k3/8/8/8/8/8/8/4KB1R w K - 0 1";
    check(
        "en",
        castling,
        &[
            ("0-0", "Castling(true)"),
            ("0-0-0", "Castling(false)"),
            ("castle", "Castling(true)"),
            ("long castling", "Castling(false)"),
        ],
    );
}

#[test]
fn what_a_language_understands_is_not_guessed_in_another() {
    // K is the king in German and English; that the knight could go there helps nobody.
    let fen = "4k3/8/8/8/8/8/8/R3K1N1 w - - 0 1";
    check("de", fen, &[("Kf3", "KindTo(King, f3)"), ("Sf3", "g1f3")]);
    check(
        "en",
        fen,
        &[("Kf3", "KindTo(King, f3)"), ("Rf1", "KindTo(Rook, f1)")],
    );
    check(
        "fr",
        fen,
        &[("Rb1", "KindTo(King, b1)"), ("Ra2", "KindTo(King, a2)")],
    );
    check("es", fen, &[("Rb1", "KindTo(King, b1)")]);
    // A small b is the pawn, even if only the bishop could capture.
    let fen = "4k3/8/8/8/8/2p5/1P6/B3K3 w - - 0 1";
    check(
        "en",
        fen,
        &[("bxc3", "b2c3"), ("Bxc3", "KindTo(Bishop, c3)")],
    );
}

#[test]
fn nonsense_is_unreadable_in_every_language() {
    let lines = [
        "",
        " ",
        "?",
        "...",
        "hello",
        "e",
        "e9",
        "i4",
        "Ne",
        "N",
        "knight",
        "12",
        "12345678",
        "9999",
        "0",
        "0-0-0-0",
        "e4 e5 e6",
        "Springer Springer",
        "знание",
        "конь",
        "Dame",
        "short",
        "e4e4",
        "\u{0}",
        "e4 🙂",
        "🙂",
        "e\u{301}4%",
        "castle e4",
        "white",
        "Nf33",
        "knigth f3",
        "Spriner f3",
        "конъ f3",
        "e4 lah",
        "to",
        "from e2",
        "check",
        "mate",
    ];
    for language in ["en", "de", "ru", "es", "fr", "fide-de", "none"] {
        for line in lines {
            assert_eq!(
                heard(line, "", language),
                "unreadable",
                "{line:?} in {language}"
            );
        }
    }
    let long = "e4 ".repeat(400);
    assert_eq!(heard(&long, "", "en"), "unreadable");
}

/// What a player hears after entering a line.
fn told(line: &str, fen: &str, language: &str) -> String {
    let mut session = Session::default();
    let settings = Settings {
        language: language.to_owned(),
        ..Settings::default()
    };
    session.handle(Moment::default(), Report::Started(settings));
    session.handle(Moment::default(), Ask::NewGameFrom(position(fen)));
    let entry = voices().hear(line, session.position(), language);
    let events = session.handle(Moment::default(), Ask::Enter(entry)).events;
    let cues = narrate(&events[0], session.settings());
    let said = cues.iter().filter_map(|cue| match cue {
        annabella::narrate::cue::Cue::Say(utterance) => {
            Some(voices().render(utterance, session.settings()).written)
        }
        annabella::narrate::cue::Cue::Sound(_) => None,
    });
    said.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_player_hears_why_not() {
    for (line, language, sentence) in [
        (
            "Nde4",
            "en",
            "The knight on David 2 is pinned by the piece on Bella 4.",
        ),
        (
            "Nbd4",
            "en",
            "No knight on that square or file can go to David 4.",
        ),
        ("Bf3e4", "en", "There is no bishop on Felix 3."),
        ("Lf3e4", "de", "Auf Felix 3 steht kein Läufer."),
        ("Сf3-e4", "ru", "На Феликс 3 нет слона."),
        ("Nd4+", "en", "That is not check."),
        ("Nd4++", "en", "That is not double check."),
        ("Nd4#", "en", "That is not mate."),
        ("Sd4 matt", "de", "Das ist kein Matt."),
        ("Кd4 мат", "ru", "Это не мат."),
        ("exd6", "en", "There is nothing to capture on David 6."),
        ("Ke3", "en", "The king cannot go from Eva 1 to Eva 3."),
    ] {
        assert_eq!(told(line, PINNED, language), sentence, "{line}");
    }
    assert_eq!(Position::default(), position(""));
}

#[test]
fn a_promotion_without_a_piece_is_asked() {
    let fen = "3r4/4P2k/8/8/8/8/8/4K3 w - - 0 1";
    check(
        "en",
        fen,
        &[
            ("e8", "FromTo(e7, e8)"),
            ("Eva eight", "FromTo(e7, e8)"),
            ("e7e8", "FromTo(e7, e8)"),
            ("exd8", "FromTo(e7, d8)"),
            ("5758", "FromTo(e7, e8)"),
            ("pawn takes rook", "FromTo(e7, d8)"),
            ("e8=", "FromTo(e7, e8)"),
        ],
    );
    // Only the queen gives check; that does not yet mean that it was named.
    let fen = "7k/4P3/8/8/8/8/8/4K3 w - - 0 1";
    check(
        "en",
        fen,
        &[
            ("e8+", "FromTo(e7, e8)"),
            ("e8=N+", "NoCheck"),
            ("e8=Q+", "e7e8q"),
            ("e8=K", "NoPromotion"),
        ],
    );
}
