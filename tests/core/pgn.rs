//! Games in files: what is read, what is refused and where, and that what is written can be read.

use annabella::board::Side;
use annabella::chess::{FenError, FenFault};
use annabella::pgn::{Guess, Oddity, PgnError, PgnFault, read, read_all, write};
use annabella::record::{GameResult, Record};
use proptest::prelude::*;

use crate::common::{random_position, random_record};

fn one(text: &str) -> Record {
    let games = read(text.as_bytes());
    assert_eq!(games.len(), 1, "{games:?}");
    games.into_iter().next().unwrap().unwrap()
}

fn fault(text: &str) -> PgnError {
    let games = read(text.as_bytes());
    assert_eq!(games.len(), 1, "{games:?}");
    games.into_iter().next().unwrap().unwrap_err()
}

fn moves(record: &Record) -> String {
    let moves = record.moves().iter().map(ToString::to_string);
    moves.collect::<Vec<_>>().join(" ")
}

/// The place of the fault, the fault, and the moves before it.
fn check_fault(text: &str, line: usize, column: usize, expected: &PgnFault, played: &str) {
    let error = fault(text);
    assert_eq!(
        (error.line, error.column, &error.fault),
        (line, column, expected),
        "{text:?}"
    );
    assert_eq!(moves(&error.played), played, "{text:?}");
}

fn unreadable(text: &str) -> PgnFault {
    PgnFault::UnreadableMove { text: text.into() }
}

const GAME: &str = r#"[Event "Club \"Morphy\" championship"]
[Site "Köln"]
[Date "1956.11.??"]
[Round "?"]
[White "Зубарев"]
[Black "C:\\Schmidt"]
[Result "0-1"]
[ECO "A00"]

1. f3 {weak (but legal)} e5 $6 2. g4?? (2. e4 (2. d4!? {}) 2... d5; the other pawn (
) 2... Qh4# 0-1
"#;

#[test]
fn a_game_with_everything() {
    let record = one(GAME);
    assert_eq!(moves(&record), "f2f3 e7e5 g2g4 d8h4");
    assert_eq!(record.tag("Event"), Some("Club \"Morphy\" championship"));
    assert_eq!(record.tag("Site"), Some("Köln"));
    assert_eq!(record.tag("White"), Some("Зубарев"));
    assert_eq!(record.tag("Black"), Some("C:\\Schmidt"));
    assert_eq!(record.tag("ECO"), Some("A00"));
    assert_eq!(record.tag("Round"), None);
    assert_eq!(record.outcome(), Some(GameResult::Win(Side::Black)));
}

#[test]
fn many_forms_of_move_text() {
    let castled = "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1g1 e8g8";
    for text in [
        "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O O-O *",
        "1.e4 e5 2.Nf3 Nf6 3.Bc4 Bc5 4.0-0 0-0",
        "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O",
        "1 e4 1... e5 2 Ng1f3 Ngf6 3 Bc4!! Bc5?! 4 0–0 0—0 1/2-1/2",
        "\u{feff}1. e4 e5\r\n2. Nf3 Nf6\r\n3. Bc4 Bc5 4. O-O O-O *\r\n",
        "% a line of another program\n1. e4 e5\n% 2. d4\n2. Nf3 Nf6 3. Bc4 Bc5 4. O-O O-O",
        "\u{feff}% a line of another program\n1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O O-O",
        "1. e4 e5 {a comment\n\nwith an empty line} 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O O-O",
        "1. e4 e5 2. Nf3\n\n2... Nf6 3. Bc4 Bc5\n \n\n4. O-O O-O *",
    ] {
        assert_eq!(moves(&one(text)), castled, "{text:?}");
    }
    let passing = "e2e4 g8f6 e4e5 d7d5 e5d6";
    for text in ["exd6 e.p.", "exd6 {e.p.}", "ed6", "e5xd6", "exd6!"] {
        let text = format!("1. e4 Nf6 2. e5 d5 3. {text} *");
        assert_eq!(moves(&one(&text)), passing, "{text:?}");
    }
}

#[test]
fn the_results() {
    for (text, outcome) in [
        ("1. e4 1-0", Some(GameResult::Win(Side::White))),
        ("1. e4 0–1", Some(GameResult::Win(Side::Black))),
        ("1. e4 ½-½", Some(GameResult::Draw)),
        ("1. e4 1/2-1/2", Some(GameResult::Draw)),
        ("1. e4 *", None),
        ("1. e4", None),
        (
            "[Result \"1-0\"]\n\n1. e4",
            Some(GameResult::Win(Side::White)),
        ),
        ("[Result \"1/2-1/2\"]\n\n1. e4 *", Some(GameResult::Draw)),
        (
            "[Result \"1-0\"]\n\n1-0",
            Some(GameResult::Win(Side::White)),
        ),
    ] {
        assert_eq!(one(text).outcome(), outcome, "{text:?}");
    }
}

#[test]
fn many_games_and_a_bad_one_among_them() {
    let text = "; my games\n\n[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. e4 e5 2. Ke3 Nc6 *\n\
                [White \"C\"]\n1. d4 *\n\n1. c4 c5\n\n1. b4 *\n\n[White \"D\"]\n\n*\n";
    let games = read(text.as_bytes());
    let read_moves = games.iter().map(|game| match game {
        Ok(record) => moves(record),
        Err(error) => format!(
            "{} {}:{} {}",
            error.game,
            error.line,
            error.column,
            error.fault.key()
        ),
    });
    assert_eq!(
        read_moves.collect::<Vec<_>>(),
        [
            "e2e4",
            "2 9:13 illegal-move",
            "d2d4",
            "c2c4 c7c5",
            "b2b4",
            ""
        ]
    );
    assert_eq!(games[5].as_ref().unwrap().tag("White"), Some("D"));
}

#[test]
fn positions_set_up() {
    let text = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/p7/4K2R b K - 3 40\"]\n\n40... a1=Q+ 41. Kf2 *";
    let record = one(text);
    assert_eq!(moves(&record), "a2a1q e1f2");
    assert_eq!(record.start().fen(), "4k3/8/8/8/8/8/p7/4K2R b K - 3 40");
    assert!(record.tags().is_empty());
    // The usual position is another beginning where its moves are counted otherwise.
    for counts in ["0 41", "7 1"] {
        let fen = format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - {counts}");
        let record = one(&format!("[FEN \"{fen}\"]\n\n1. e4 *"));
        assert_eq!(one(&write(&record)).start().fen(), fen);
    }
}

#[test]
fn faults_have_a_place() {
    let illegal = |san: &str| PgnFault::IllegalMove { san: san.into() };
    check_fault("1. e4 zz9 e5", 1, 7, &unreadable("zz9"), "e2e4");
    check_fault(
        "1. e4 e5\n2. Nf3 Nc7 *",
        2,
        8,
        &illegal("Nc7"),
        "e2e4 e7e5 g1f3",
    );
    check_fault("1. e4 e5 2. Bc5 *", 1, 13, &illegal("Bc5"), "e2e4 e7e5");
    check_fault("{Grüße} 1. e5", 1, 12, &illegal("e5"), "");
    check_fault("1. e4zz e5", 1, 4, &unreadable("e4zz"), "");
    check_fault("1. 0-0x", 1, 4, &unreadable("0-0x"), "");
    check_fault("1. e4 1/3", 1, 7, &unreadable("1/3"), "e2e4");
    check_fault("1. e4 $x e5", 1, 7, &unreadable("$x"), "e2e4");
    check_fault("1. e4 1-0 e5", 1, 11, &unreadable("e5"), "e2e4");
    check_fault("1. e4 Кf6", 1, 7, &unreadable("Кf6"), "e2e4");
    check_fault(
        "1. e4 {never ends\n\n1. d4",
        1,
        7,
        &PgnFault::OpenComment,
        "e2e4",
    );
    check_fault("1. e4 (1. d4 e5", 1, 7, &PgnFault::OpenVariation, "e2e4");
    let two_knights = "1. Nf3 d5 2. d4 c5 3. Nd2 *";
    let ambiguous = PgnFault::AmbiguousMove { san: "Nd2".into() };
    check_fault(two_knights, 1, 23, &ambiguous, "g1f3 d7d5 d2d4 c7c5");
    check_fault("", 1, 1, &PgnFault::NoGame, "");
    check_fault(" \r\n\n ; nothing\n", 1, 1, &PgnFault::NoGame, "");
}

/// The moves of a game that is accepted, and what is told about it.
fn odd(text: &str) -> (String, Vec<(Oddity, u32, u32)>) {
    let reading = read_all(text.as_bytes());
    assert_eq!(reading.games.len(), 1, "{text:?}");
    let record = reading.games[0].as_ref().unwrap();
    let told = reading.oddities.iter();
    let told = told.map(|(kind, tally)| (kind, tally.count, tally.line));
    (moves(record), told.collect())
}

#[test]
fn what_is_wrong_beside_the_moves_costs_a_warning() {
    let malformed = vec![(Oddity::MalformedTag, 1, 1)];
    let lost = vec![(Oddity::LostTag, 1, 1)];
    for text in [
        "[Event x]\n1. e4 *",
        "[White Name \"x\"]\n\n1. e4 *",
        "[White “Anna”]\n\n1. e4 *",
    ] {
        assert_eq!(odd(text), ("e2e4".into(), lost.clone()), "{text:?}");
    }
    let open = "[Event \"x\"]\n[Site \"y]\n1. e4 *";
    assert_eq!(
        odd(open),
        ("e2e4".into(), vec![(Oddity::MalformedTag, 1, 2)])
    );
    assert_eq!(odd("[Event \"x").1, malformed);
    let twice = "[White \"A\"]\n[White \"B\"]\n[White \"C\"]\n\n1. e4 *";
    assert_eq!(
        odd(twice),
        ("e2e4".into(), vec![(Oddity::RepeatedTag, 2, 2)])
    );
    assert_eq!(one(twice).tag("White"), Some("A"));
    assert!(odd("[White \"A\"]\n[White \"A\"]\n\n1. e4 *").1.is_empty());
    let differ = "[Result \"1-0\"]\n\n1. e4 0-1";
    assert_eq!(
        odd(differ),
        ("e2e4".into(), vec![(Oddity::ResultsDiffer, 1, 3)])
    );
    assert_eq!(one(differ).outcome(), Some(GameResult::Win(Side::Black)));
    let null = "[Result \"1-0\"]\n\n1. e4 e5\n2. -- d5 3. Nf3 0-1\n";
    let told = vec![(Oddity::ResultsDiffer, 1, 4), (Oddity::NullMove, 1, 4)];
    let (played, mut found) = odd(null);
    found.sort_by_key(|(kind, ..)| std::cmp::Reverse(kind.key()));
    assert_eq!((played.as_str(), found), ("e2e4 e7e5", told));
    // What stands behind it is not lost.
    assert_eq!(one(null).notes().comment(2), "-- d5 3. Nf3 0-1");
    for null in ["Z0", "0000", "null", "<>"] {
        assert_eq!(
            odd(&format!("1. e4 {null} 2. d4 *")).1[0].0,
            Oddity::NullMove
        );
    }
}

#[test]
fn a_game_that_is_kept_up_to_its_fault_keeps_its_warnings() {
    let text =
        "[White \"A\"]\n[Bad tag]\n[PlyCount \"9\"]\n\n1. e4 e5\n2. Ng1-f3 Zb8c6 3. Bf1-b5 *\n";
    let reading = read_all(text.as_bytes());
    assert!(reading.games[0].is_err());
    let told: Vec<(Oddity, u32, u32)> = reading
        .oddities
        .iter()
        .map(|(kind, tally)| (kind, tally.count, tally.line))
        .collect();
    let wanted = [(Oddity::LostTag, 1, 2), (Oddity::Squares, 1, 6)];
    assert_eq!(told, wanted);
}

#[test]
fn each_move_with_both_squares_is_counted_also_that_of_a_pawn() {
    for (text, count) in [
        ("e2e4 e7e5 g1f3 b8c6", 4),
        ("1. e2-e4 e7-e5 2. Ng1-f3 Nc6 *", 3),
        ("1. e4 e5 2. Nf3 Nc6 3. Ng1 *", 0),
        ("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a7a8=Q *", 1),
        ("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=Q *", 0),
    ] {
        let reading = read_all(text.as_bytes());
        assert_eq!(reading.oddities.of(Oddity::Squares), count, "{text}");
    }
}

#[test]
fn control_characters_are_blanks_and_told() {
    let text = "1. e4\u{1b}[31m e5 {\u{7}a\u{9b}b} 2. Nf3 *\u{1a}\n";
    let reading = read_all(text.as_bytes());
    let controls = reading.oddities.of(Oddity::Control);
    assert_eq!(controls, 3);
    // In Cyrillic letters of Windows the same bytes are letters.
    let text = b"1. e4 {\xc2\x93\xc2} e5 *";
    assert_eq!(read_all(text).oddities.of(Oddity::Control), 0);
    for text in ["1. e4 {a\u{1b}[2Jb} *", "[White \"a\u{1b}b\"]\n\n1. e4 *"] {
        let written = write(&one(text));
        assert!(!written.contains('\u{1b}'), "{written}");
    }
}

#[test]
fn a_single_odd_word_costs_no_game() {
    let moves = "e2e4 e7e5 g1f3";
    for (text, kind) in [
        ("1. e4 ) e5 2. Nf3 *", Oddity::Punctuation),
        ("1. e4 e5 } 2. Nf3 *", Oddity::Punctuation),
        ("1. e4 e5 <reserved> 2. Nf3 *", Oddity::Punctuation),
        ("1. e4 e5 N 2. Nf3 *", Oddity::Glyph),
        ("1. е4 е5 2. Nf3 *", Oddity::Cyrillic),
        ("1. e4 e5 2. Nf3 White resigns 0-1", Oddity::Remark),
        ("1. e4 e5 2. Nf3 draw agreed.", Oddity::Remark),
        ("1. e4 e5 2. Nf3 0-0", Oddity::Outcome),
    ] {
        let (played, told) = odd(text);
        assert_eq!(played, moves, "{text}");
        assert_eq!(told[0].0, kind, "{text}");
    }
    let resigned = one("1. e4 e5 2. Nf3 White resigns 0-1");
    assert_eq!(resigned.notes().comment(3), "White resigns");
    assert_eq!(resigned.outcome(), Some(GameResult::Win(Side::Black)));
    let both = Some(GameResult::LostByBoth);
    assert_eq!(one("1. e4 e5 2. Nf3 0-0").outcome(), both);
    assert_eq!(one("[Result \"0-0\"]\n\n1. e4 *").outcome(), both);
    assert_eq!(one("1. e4 e5 N *").notes().of(1).unwrap().glyphs, [146]);
    // Where castling is legal, or moves follow, it is castling.
    let castled = one("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0");
    assert_eq!((castled.plies(), castled.outcome()), (7, None));
    fault("1. e4 e5 2. 0-0 Nc6 *");
    // Zeros alone are no number: they are castling, legal or not.
    let both = odd("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 00 00 5. Nc3 d6 *");
    let castlings = both.1.iter().find(|(kind, ..)| *kind == Oddity::Castling);
    assert_eq!(castlings.map(|(_, count, _)| *count), Some(2), "{both:?}");
    assert!(both.0.contains("e1g1 e8g8 b1c3"), "{both:?}");
    let (long, _) = odd("1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. 000 000 *");
    assert!(long.ends_with("e1c1 e8c8"), "{long}");
    // What is meant as a move is none of the words behind the last one.
    for last in [
        "O-O", "0-0", "00", "000", "O-O-O", "exd", "Nfd", "Qxh", "BxN", "NxPch", "PxP", "dxB",
        "NBxd", "KtxP", "castles", "N?6",
    ] {
        for result in ["1-0", "*", "0-1"] {
            let told = fault(&format!("1. e4 e5 2. {last} {result}"));
            assert_eq!((told.line, told.column), (1, 13), "{last} {result}");
        }
    }
    fault("1. e4 e5 2. 0-0");
    let castled = odd("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. Castles castles 1-0");
    assert!(castled.0.ends_with("e1g1 e8g8"), "{castled:?}");
    assert_eq!(castled.1, [(Oddity::Castling, 2, 1)]);
    for word in ["resigns", "time", "Bravo", "beaten"] {
        one(&format!("1. e4 e5 {word} 1-0"));
    }
    // In the middle of a game, words may stand for a move.
    check_fault(
        "1. e4 e5 2. White resigns Nc6 *",
        1,
        13,
        &unreadable("White"),
        "e2e4 e7e5",
    );
}

#[test]
fn cyrillic_letters_name_files_beside_the_letters_of_pieces() {
    let text = "1. е4 е5 2. Кf3 Кс6 3. Сb5 а6 4. СхС6 *".replace("СхС6", "Схс6");
    let (played, told) = odd(&text);
    assert_eq!(played, "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6");
    let told: Vec<Oddity> = told.into_iter().map(|(kind, ..)| kind).collect();
    assert_eq!(told, [Oddity::Language, Oddity::Cyrillic]);
    let draughts = "[GameType \"25\"]\n\n1. с3-д4 б6-а5 2. д4-ц5 д6хб4 3. а3:с5* 2-0\n";
    let latin = "[GameType \"25\"]\n\n1. c3-d4 b6-a5 2. d4-c5 d6:b4 3. a3:c5 2-0\n";
    assert_eq!(one(draughts).moves(), one(latin).moves());
}

#[test]
fn what_stands_behind_a_fault_is_kept_as_a_comment() {
    let played = fault("1. e4 e5 2. Nf3 zz9 3. {a} Bb5 1-0").played;
    assert_eq!(played.notes().comment(3), "zz9 3. (a) Bb5 1-0");
    // The result is that of the whole game.
    assert_eq!(played.outcome(), None);
    let played = fault("[GameType \"25\"]\n\n1. c3-d4 b6-a5 2. zz {b} d4-c5 2-0\n").played;
    assert_eq!(played.plies(), 2);
    assert!(played.notes().comment(2).contains("zz (b) d4-c5 2-0"));
    assert_eq!(played.outcome(), None);
    let tagged = "[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. -- Nc6";
    let cut = one(tagged);
    assert_eq!(cut.notes().comment(2), "-- Nc6 1-0");
    assert_eq!(cut.outcome(), None);
    // What stands before a first move that cannot be read is kept, too.
    let kept = fault("[White \"A\"]\n\n1. zz e5 1-0").kept().unwrap();
    assert_eq!(kept.tag("White"), Some("A"));
    assert_eq!(kept.notes().comment(0), "zz e5 1-0");
    let others = [
        "1. zz e5 1-0",
        "[White \"A\"]\n[Variant \"Atomic\"]\n\n1. e4 *",
    ];
    for text in others {
        assert!(fault(text).kept().is_none(), "{text}");
    }
}

#[test]
fn a_position_that_cannot_be_is_a_fault() {
    let kings = FenError::Position(vec![FenFault::MissingKing(Side::White)]);
    let bad_fen = PgnFault::BadFen(kings);
    let text = "[FEN \"4k3/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *";
    check_fault(text, 1, 1, &bad_fen, "");
}

#[test]
fn games_of_variants_are_said_to_be_what_they_are() {
    let variant = |name: &str| PgnFault::Variant { name: name.into() };
    let atomic = "[Variant \"Atomic\"]\n\n1. Nf3 d5 2. Nxd5 *";
    check_fault(atomic, 1, 1, &variant("Atomic"), "");
    let start = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
    let other = format!("[FEN \"{start}\"]\n\n1. e4 *");
    check_fault(&other, 1, 1, &variant("Chess960"), "");
    let named = format!("[Variant \"chess 960\"]\n{other}");
    check_fault(&named, 2, 1, &variant("Chess960"), "");
    let drop = "1. e4 d5 2. exd5 Qxd5 3. P@e4 *";
    check_fault(drop, 1, 26, &variant("Crazyhouse"), "e2e4 d7d5 e4d5 d8d5");
    let pockets =
        "[FEN \"rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR[Pp] w KQkq - 0 3\"]\n\n3. Nc3 *";
    check_fault(pockets, 1, 1, &variant("Crazyhouse"), "");
    // The usual position is one of the 960.
    let usual = "[Variant \"Chess960\"]\n\n1. e4 e5 *";
    assert_eq!(moves(&one(usual)), "e2e4 e7e5");
    assert_eq!(moves(&one("[Variant \"Standard\"]\n\n1. e4 *")), "e2e4");
}

#[test]
fn moves_as_the_world_writes_them() {
    use Oddity::{
        Blank, Capture, Castling, Check, EnPassant, PawnLetter, PieceLetter, Promotion,
        Punctuation, Squares,
    };
    let castled = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4.";
    let passing = "1. e4 a6 2. e5 d5 3.";
    let seventh = "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1.";
    for (before, word, uci, kind) in [
        ("1. f3 e5 2. g4", "Qh4++", "d8h4", Some(Check)),
        ("1. f3 e5 2. g4", "Qh4#", "d8h4", None),
        (seventh, "a8Q", "a7a8q", Some(Promotion)),
        (seventh, "a8(Q)", "a7a8q", Some(Promotion)),
        (seventh, "a8(N)", "a7a8n", Some(Promotion)),
        (seventh, "a8/R", "a7a8r", Some(Promotion)),
        (seventh, "a7a8q", "a7a8q", Some(Promotion)),
        (seventh, "a8=Q+", "a7a8q", None),
        (passing, "exd6e.p.", "e5d6", Some(EnPassant)),
        (passing, "exd6e.p", "e5d6", Some(EnPassant)),
        (passing, "exd6ep", "e5d6", Some(EnPassant)),
        (passing, "exd6 e.p.", "e5d6", Some(EnPassant)),
        (passing, "e:d6", "e5d6", Some(Capture)),
        (passing, "ed6:", "e5d6", Some(Capture)),
        (castled, "O–O", "e1g1", Some(Castling)),
        (castled, "0-0", "e1g1", Some(Castling)),
        (castled, "o-o", "e1g1", Some(Castling)),
        (castled, "0‑0", "e1g1", Some(Castling)),
        (castled, "О-О", "e1g1", Some(Castling)),
        (castled, "e1g1", "e1g1", Some(Squares)),
        (castled, "Ke1-g1", "e1g1", Some(Squares)),
        (castled, "O-O", "e1g1", None),
        ("1. e4 e5 2.", "Ng1-f3", "g1f3", Some(Squares)),
        ("1. e4 e5 2.", "Ng1–f3", "g1f3", Some(Squares)),
        ("1. e4 e5 2.", "g1f3", "g1f3", Some(Squares)),
        ("1. e4 e5 2.", "nf3", "g1f3", Some(PieceLetter)),
        ("1. e4 e5 2.", "♘f3", "g1f3", Some(PieceLetter)),
        ("1. e4 e5 2.", "Pd4", "d2d4", Some(PawnLetter)),
        ("1. e4 e5 2.", "d2-d4", "d2d4", Some(Squares)),
        ("1. e4 d5 2. exd5", "Q:d5", "d8d5", Some(Capture)),
        ("1. e4\n1…", "e5", "e7e5", Some(Blank)),
        ("1. f3 e5 2. g4", "Qh4ch", "d8h4", Some(Check)),
        ("1. f3 e5 2. g4", "Qh4 ch.", "d8h4", Some(Check)),
        ("1. f3 e5 2. g4", "Qh4 dis. ch.", "d8h4", Some(Check)),
        ("1. f3 e5 2. g4", "Qh4dblch", "d8h4", Some(Check)),
        ("1. f3 e5 2. g4", "Qh4 dbl+", "d8h4", Some(Check)),
        ("1. f3 e5 2. g4", "Qh4 Mate", "d8h4", Some(Check)),
        ("1. f3 e5 2. g4", "Qh4≠", "d8h4", Some(Check)),
        ("1. f3 e5 2. g4", "Qh4 +", "d8h4", Some(Check)),
        ("1. f3 e5 2. g4", "Qh4!+", "d8h4", Some(Check)),
        ("1. f3 e5 2. g4", "Qh4 шах", "d8h4", Some(Check)),
        (passing, "exd6 ep", "e5d6", Some(EnPassant)),
        (passing, "exd6/ep", "e5d6", Some(EnPassant)),
        (passing, "exd6/e.p.", "e5d6", Some(EnPassant)),
        (passing, "exd6 e. p.", "e5d6", Some(EnPassant)),
        (castled, "O - O", "e1g1", Some(Castling)),
        (castled, "O – O", "e1g1", Some(Castling)),
        (castled, "0 - 0", "e1g1", Some(Castling)),
        (seventh, "a8=q", "a7a8q", Some(Promotion)),
        ("1: e4 e5 2:", "Nf3", "g1f3", Some(Punctuation)),
        ("1:e4 e5 2:", "Nf3", "g1f3", Some(Punctuation)),
        ("1. e4 e5 2. Nf3 2. ...", "Nc6", "b8c6", None),
        (passing, "exd6 e.p", "e5d6", Some(EnPassant)),
        (passing, "exd", "e5d6", Some(Capture)),
        (passing, "ed", "e5d6", Some(Capture)),
        (passing, "e:d", "e5d6", Some(Capture)),
        ("1) e4 e5 2)", "Nf3", "g1f3", Some(Punctuation)),
        ("1. e4, e5; 2.", "Nf3", "g1f3", Some(Punctuation)),
        ("1. e4 e5 ; 2. d4\n2.", "Nf3", "g1f3", None),
        ("1. e4 e5; the best\n2.", "Nf3", "g1f3", None),
        ("1.\u{a0}e4", "e5", "e7e5", Some(Blank)),
        ("1. e4", "e5\n\u{1a}", "e7e5", Some(Blank)),
    ] {
        let (played, told) = odd(&format!("{before} {word} *"));
        assert_eq!(played.rsplit(' ').next(), Some(uci), "{before} {word}");
        // A mate has no result here.
        let kinds = told.iter().map(|(kind, ..)| *kind);
        let kinds: Vec<Oddity> = kinds
            .filter(|kind| *kind != Oddity::ResultOnBoard)
            .collect();
        assert_eq!(kinds, Vec::from_iter(kind), "{before} {word}");
    }
    for (end, outcome) in [
        ("1 - 0", GameResult::Win(Side::White)),
        ("0:1", GameResult::Win(Side::Black)),
        ("1/2 – 1/2", GameResult::Draw),
        ("½ : ½", GameResult::Draw),
        ("1/2-½", GameResult::Draw),
        ("½-1/2", GameResult::Draw),
        ("0.5-0.5", GameResult::Draw),
        ("0,5 - 0,5", GameResult::Draw),
    ] {
        let text = format!("1. e4 e5 {end}\n\n1. d4 1-0");
        let reading = read_all(text.as_bytes());
        let outcomes = reading
            .games
            .iter()
            .map(|game| game.as_ref().unwrap().outcome());
        let white = GameResult::Win(Side::White);
        assert_eq!(
            outcomes.collect::<Vec<_>>(),
            [Some(outcome), Some(white)],
            "{end}"
        );
        assert_eq!(reading.oddities.of(Oddity::Outcome), 1, "{end}");
    }
    assert_eq!(odd("1. f3 e5 2. g4 Qh4 0-1 mate").1, [(Check, 1, 1)]);
    // Two pawns can capture so, one on either rank.
    let two = "[FEN \"4k3/8/5p2/4Pp2/4P3/8/8/4K3 w - - 0 1\"]\n\n1. ef *";
    let san = "ef".to_owned();
    check_fault(two, 3, 4, &PgnFault::AmbiguousMove { san }, "");
    // What stands before the first move says nothing of a move.
    assert!(read("1. ch e4 *".as_bytes())[0].is_err());
    let aside = one("1. e4 e5 (1... d5 2. exd5 Qxd5 3. Nc3 Qe5 ch 4. Be2) 2. Nf3 *");
    assert!(write(&aside).contains("3. Nc3 Qe5+ 4. Be2)"));
    let latin = b"1.\xA0e4 e5 {\xE0 la Morphy} *";
    let reading = read_all(latin);
    assert_eq!(moves(reading.games[0].as_ref().unwrap()), "e2e4 e7e5");
    assert_eq!(reading.oddities.of(Blank), 1);
}

#[test]
fn games_that_stand_in_one_line_are_read() {
    let line =
        "[Event \"A\"] [White \"X [1]\"] 1. e4 e5 2. Nf3 * [Event \"B\"] 1. d4 {[Event \"C\"]} 1-0";
    let games = read(line.as_bytes());
    let games: Vec<&Record> = games.iter().map(|game| game.as_ref().unwrap()).collect();
    let plies: Vec<usize> = games.iter().map(|game| game.plies()).collect();
    assert_eq!(plies, [3, 1]);
    assert_eq!(games[1].tag("Event"), Some("B"));
}

#[test]
fn the_letters_of_another_language_are_read_where_every_move_can_be() {
    let told = |line| vec![(Oddity::Language, 1, line)];
    let italian = "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 e1g1 f8c5 f1e1 d8e7 g1h1";
    for text in [
        "1. e4 e5 2. Sf3 Sc6 3. Lc4 Sf6 4. O-O Lc5 5. Te1 De7 6. Kh1 *",
        "1. e4 e5 2. Cf3 Cc6 3. Fc4 Cf6 4. O-O Fc5 5. Te1 De7 6. Rh1 *",
        "1. e4 e5 2. Cf3 Cc6 3. Ac4 Cf6 4. O-O Ac5 5. Te1 De7 6. Rh1 *",
        "1. e4 e5 2. Кf3 Кc6 3. Сc4 Кf6 4. 0-0 Сc5 5. Лe1 Фe7 6. Крh1 *",
        "1. e4 e5 2. Hf3 Hc6 3. Fc4 Hf6 4. O-O Fc5 5. Be1 Ve7 6. Kh1 *",
        "1. e4 e5 2. Ktf3 Ktc6 3. Bc4 Ktf6 4. O-O Bc5 5. Re1 Qe7 6. Kh1 *",
        "1. e4 e5 2. Sf3 Sc6 3. Bc4 Sf6 4. O-O Bc5 5. Re1 Qe7 6. Kh1 *",
    ] {
        let (played, mut oddities) = odd(text);
        oddities.retain(|(kind, ..)| *kind == Oddity::Language);
        assert_eq!((played.as_str(), oddities), (italian, told(1)), "{text}");
    }
    let queen =
        "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=D+ Kd7 (1... Kf7 2. Dd5+) 2. Da4+ *";
    assert_eq!(odd(queen).0, "a7a8q e8d7 a8a4");
    assert_eq!(odd(queen).1, told(3));
    assert!(write(&one(queen)).contains("(1... Kf7 2. Qd5+)"));
    // A piece of a promotion needs no other move with such a letter, but S may be a knight or a Czech bishop.
    let alone = |word: &str| format!("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. {word} *");
    for word in ["a8=D+", "a8D"] {
        assert_eq!(moves(&one(&alone(word))), "a7a8q", "{word}");
    }
    assert_eq!(fault(&alone("a8=S")).fault, unreadable("a8=S"));
    // One letter of another language is a slip: nobody knows which piece is meant.
    for slip in [
        "1. e4 e5 2. Sf3 Nc6 *",
        "1. e4 e5 2. Zf3 *",
        "1. e4 e5 2. Sg3 *",
    ] {
        let at = slip.find('S').or(slip.find('Z')).unwrap();
        let error = fault(slip);
        assert_eq!((error.line, error.column), (1, at + 1), "{slip}");
    }
    // With the letters that lead further the move is told that cannot be.
    let wrong = "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. Dxe5";
    let games = read(format!("[White \"A\"]\n\n1. d4 *\n\n{wrong}").as_bytes());
    let error = games.into_iter().nth(1).unwrap().unwrap_err();
    let san = "Dxe5".to_owned();
    assert_eq!(error.fault, PgnFault::IllegalMove { san });
    assert_eq!((error.line, error.column), (5, 47));
    assert_eq!(error.played.plies(), 8);
}

#[test]
fn a_list_of_moves_without_numbers_is_a_game() {
    for text in [
        "e2e4 e7e5 g1f3 b8c6",
        "e2-e4 e7-e5 g1-f3 b8-c6",
        "e4 e5 Nf3 Nc6",
        "e4 e5 Sf3 Sc6",
        "e2e4, e7e5, g1f3, b8c6",
    ] {
        assert_eq!(moves(&one(text)), "e2e4 e7e5 g1f3 b8c6", "{text}");
    }
    let error = fault("e4 e6 d4 d5 Qh6");
    let san = "Qh6".to_owned();
    assert_eq!(error.fault, PgnFault::IllegalMove { san });
    assert_eq!(moves(&error.played), "e2e4 e7e6 d2d4 d7d5");
}

#[test]
fn comments_in_comments_signs_of_books_and_marks_of_forums_cost_no_game() {
    let nested = "1. e4 { with { another one } in it } e5 {} 2. Nf3 *";
    assert_eq!(
        odd(nested),
        ("e2e4 e7e5 g1f3".into(), vec![(Oddity::NestedComment, 1, 1)])
    );
    // By the standard a comment ends with the first brace; the one that is opened in it is told.
    let told = (Oddity::NestedComment, 1, 1);
    let brace = "1. e4 { a brace { alone } e5 { and } 2. Nf3 *";
    assert_eq!(odd(brace), ("e2e4 e7e5 g1f3".into(), vec![told]));
    let brace = "1. e4 { a brace { more } e5 (1... c5) 2. Nf3! } Nc6 *";
    assert_eq!(odd(brace).1, [told, (Oddity::Punctuation, 1, 1)]);
    let signs = "1. e4± e5 ∞ 2. Nf3 ⩱ Nc6 +- 3. Bb5 +− *";
    let (played, told) = odd(signs);
    assert_eq!(played, "e2e4 e7e5 g1f3 b8c6 f1b5");
    assert_eq!(told, vec![(Oddity::Glyph, 5, 1)]);
    let written = write(&one(signs)).replace('\n', " ");
    assert!(
        written.contains("1. e4 $16 e5 $13 2. Nf3 $15 Nc6 $18 3. Bb5 $18"),
        "{written}"
    );
    let forum = "[PGN]\n[White \"A\"]\n\n1. e4 e5 *\n[/pgn]\n";
    assert_eq!(odd(forum).0, "e2e4 e7e5");
    assert_eq!(one(forum).tag("White"), Some("A"));
    let unplayed = "[White \"A\"]\n[Result \"+--\"]\n\n+--\n";
    assert_eq!(odd(unplayed).1, vec![(Oddity::Outcome, 1, 4)]);
    assert_eq!(one(unplayed).outcome(), Some(GameResult::Win(Side::White)));
    let rights = "[FEN \"4k3/8/8/8/8/8/4P3/4K2R w KQkq e6 0 1\"]\n\n1. O-O Kd7 *";
    assert_eq!(
        odd(rights),
        ("e1g1 e8d7".into(), vec![(Oddity::Position, 1, 1)])
    );
}

#[test]
fn games_without_tags_need_nothing_between_them_but_a_result() {
    let tags = "[White \"A\"]\n[Result \"1-0\"]\n\n[Black \"B\"]\n\n";
    let games = read(tags.repeat(3).as_bytes());
    let found = games.iter().map(|game| game.as_ref().unwrap());
    let found: Vec<_> = found
        .map(|game| (game.tag("Black"), game.outcome()))
        .collect();
    let white = Some(GameResult::Win(Side::White));
    assert_eq!(found, [(Some("B"), white); 3], "games without moves");
    let games = read(b"e4 e5 *\nNf3 d5 1-0\n1. d4 (1. c4 *) d5 0-1 1. b3 1/2-1/2\n");
    let games: Vec<String> = games
        .into_iter()
        .map(|game| moves(&game.unwrap()))
        .collect();
    assert_eq!(games, ["e2e4 e7e5", "g1f3 d7d5", "d2d4 d7d5", "b2b3"]);
}

#[test]
fn variations_are_read_a_hundred_levels_deep() {
    let nested = |levels: usize| {
        let open = "(1... d5 (1... d6 ".repeat(levels / 2);
        let last = if levels % 2 == 1 { "(1... d5" } else { "" };
        format!("1. e4 e5 {open}{last}{} *", ")".repeat(levels))
    };
    for (levels, count) in [(100, 0), (101, 1), (12_000, 1), (1_000_000, 1)] {
        let reading = read_all(nested(levels).as_bytes());
        let record = reading.games[0].as_ref().unwrap();
        assert_eq!(moves(record), "e2e4 e7e5", "{levels}");
        assert_eq!(
            reading.oddities.of(Oddity::DeepVariation),
            count,
            "{levels}"
        );
        let copy = record.clone();
        assert!(copy == *record, "{levels}");
    }
    let deep = one(&nested(101));
    let written = write(&deep);
    assert!(
        written.replace('\n', " ").contains("{1... d5}"),
        "what is deeper is a comment: {written}"
    );
    assert_eq!(one(&written), deep);
}

#[test]
fn many_tags_and_very_long_games_end() {
    let tags: String = (0..200_000)
        .map(|at| format!("[Tag{at} \"x\"]\n"))
        .collect();
    assert_eq!(one(&format!("{tags}\n1. e4 *")).tags().len(), 200_000);
    let endless = "Nf3 Nf6 Ng1 Ng8 ".repeat(10_000);
    let error = fault(&endless);
    assert_eq!(error.fault, PgnFault::TooLong);
    assert_eq!(error.played.plies(), 17_698);
}

#[test]
fn older_encodings() {
    let mut text = b"[White \"".to_vec();
    text.extend([0xC1, 0xEE, 0xF2, 0xE2, 0xE8, 0xED, 0xED, 0xE8, 0xEA]);
    text.extend(b"\"]\n[Black \"M\xFCller\"]\n[Site \"K\xC3\xB6ln\"]\n\n1. e4 *");
    let games = read(&text);
    let record = games[0].as_ref().unwrap();
    assert_eq!(record.tag("White"), Some("Ботвинник"));
    assert_eq!(record.tag("Black"), Some("Müller"));
    assert_eq!(record.tag("Site"), Some("Köln"));
}

#[test]
fn the_letters_of_dos_are_read() {
    // "Иванов" and "Пётр" in CP866.
    let names: [&[u8]; 2] = [
        &[0x88, 0xA2, 0xA0, 0xAD, 0xAE, 0xA2],
        &[0x8F, 0xF1, 0xE2, 0xE0],
    ];
    let draughts = [
        b"[GameType \"25\"]\n[White \"",
        names[0],
        b"\"]\n[Black \"",
        names[1],
        b"\"]\n\n1. c3-d4 *",
    ];
    let read_one = |text: &[u8]| read(text).remove(0).unwrap();
    let record = read_one(&draughts.concat());
    assert_eq!(record.tag("White"), Some("Иванов"));
    assert_eq!(record.tag("Black"), Some("Пётр"));
    assert_eq!(annabella::pgn::guess(names[0]), Some(Guess::Cp866));
    let chess = [b"[White \"", names[0], b"\"]\n\n1. e4 *"].concat();
    assert_eq!(read_one(&chess).tag("White"), Some("Иванов"));
    // Letters of Western Europe in CP850, and signs of Windows-1252 between letters.
    let western = b"[White \"M\x81ller, J\x94rg\"]\n[Black \"Garc\xA1a\"]\n\n1. e4 *";
    let record = read_one(western);
    assert_eq!(record.tag("White"), Some("Müller, Jörg"));
    assert_eq!(record.tag("Black"), Some("García"));
    assert_eq!(annabella::pgn::guess(western), Some(Guess::Cp850));
    for (bytes, text) in [
        (&b"O\x92Kelly"[..], "O\u{2019}Kelly"),
        (b"Smith\x96Jones", "Smith\u{2013}Jones"),
        (b"De\xA0Groot", "De\u{a0}Groot"),
        (b"Fran\xE7ois", "François"),
    ] {
        assert_eq!(annabella::pgn::decode(bytes), text);
    }
    // Windows-1251 with a dash, a blank that does not break, and Spanish are not taken for it.
    let others: [(&[u8], &str); 3] = [
        (&[0xE8, 0xE2, 0xE0, 0xED, 0x97, 0xE4], "иван\u{97}д"),
        (&[0xED, 0xE0, 0xA0, 0xE4, 0xED, 0xE5], "на\u{a0}дне"),
        (&[0xA1, 0xE9, b'l'], "\u{a1}él"),
    ];
    for (bytes, text) in others {
        assert_eq!(annabella::pgn::decode(bytes), text);
    }
}

#[test]
fn written_as_the_standard_exports() {
    let mut record = one("1. Nf3 d5 2. d4 Nf6 3. c4 e6 4. Nc3 Be7 5. Bg5 O-O 6. e3 h6 7. Bh4 b6 *");
    record.set_outcome(Some(GameResult::Draw));
    record.set_tag("Zeitnehmer", "keiner");
    record.set_tag("Annotator", "a \"b\" \\ c");
    record.set_tag("White", "Anna");
    assert_eq!(
        write(&record),
        r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Anna"]
[Black "?"]
[Result "1/2-1/2"]
[Annotator "a \"b\" \\ c"]
[Zeitnehmer "keiner"]

1. Nf3 d5 2. d4 Nf6 3. c4 e6 4. Nc3 Be7 5. Bg5 O-O 6. e3 h6 7. Bh4 b6 1/2-1/2

"#
    );
    let set_up = one("[FEN \"4k3/8/8/8/8/8/p7/4K2R b K - 3 40\"]\n\n40... a1=Q+ 41. Kf2 *");
    let text = write(&set_up);
    let end =
        "[FEN \"4k3/8/8/8/8/8/p7/4K2R b K - 3 40\"]\n[SetUp \"1\"]\n\n40... a1=Q+ 41. Kf2 *\n\n";
    assert!(text.ends_with(end), "{text}");
}

#[test]
fn files_that_are_not_beside_each_other_are_no_capture() {
    for word in ["axa", "exg", "aa", "eh"] {
        assert_eq!(fault(&format!("1. {word}")).fault, unreadable(word));
    }
}

const NAMES: [&str; 6] = ["Event", "White", "Date", "ECO", "Annotator", "a_1"];

proptest! {
    #[test]
    fn what_is_written_can_be_read(
        start in random_position(),
        choices in prop::collection::vec(any::<u16>(), 0..120),
        values in prop::collection::vec("[ -~äЯ🦀]{1,40}", 6),
        outcome in prop::option::of(0..3_usize),
        usual in any::<bool>(),
    ) {
        let start = if usual { Default::default() } else { start };
        let mut record = random_record(start, &choices);
        for (name, value) in NAMES.iter().zip(&values) {
            record.set_tag(name, value);
        }
        record.set_outcome(outcome.map(|index| {
            [GameResult::Win(Side::White), GameResult::Win(Side::Black), GameResult::Draw][index]
        }));
        let text = write(&record);
        prop_assert!(text.lines().all(|line| line.starts_with('[') || line.len() < 80));
        // The same game twice in one file, with its faults nowhere and its counters right.
        let games = read([text.as_str(), text.as_str()].concat().as_bytes());
        prop_assert_eq!(games.len(), 2);
        for game in games {
            let game = game.unwrap();
            prop_assert_eq!(game.position().fen(), record.position().fen());
            prop_assert_eq!(&game, &record);
        }
    }

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        prop_assert!(!read(&bytes).is_empty());
    }

    #[test]
    fn no_text_like_pgn_makes_the_reader_panic(
        parts in prop::collection::vec(prop::sample::select(vec![
            "[", "]", "\"", "\\", "\n", "\n\n", "\r\n", " ", "{", "}", "(", ")", ";", "%", "*", "$",
            "$1", "1.", "1...", "e4", "e5", "Nf3", "O-O", "0-0", "1-0", "½-½", "--", "é", "e.p.",
            "[FEN \"", "[White \"x\"]\n", "\u{feff}", "1", "0", "-", "Qh4#", "!?", ".",
        ]), 0..40),
    ) {
        let text = parts.concat();
        for error in read(text.as_bytes()).into_iter().filter_map(Result::err) {
            prop_assert!(error.line <= text.lines().count().max(1) + 1);
        }
    }

    #[test]
    fn a_word_that_is_no_move_is_never_passed_over(
        place in 0..4_usize,
        word in "[a-zA-Z]{3,9}",
        space in prop::sample::select(vec![" ", "\n", "\t", "  ", " $5 ", " {c} ", " (d4 zz) "]),
    ) {
        prop_assume!(shakmaty::san::SanPlus::from_ascii(word.as_bytes()).is_err());
        // "exd" is a capture that names the files alone.
        let names_files = matches!(
            word.as_bytes(),
            [from @ b'a'..=b'h', b'x', to @ b'a'..=b'h'] if from.abs_diff(*to) == 1
        );
        prop_assume!(!names_files);
        let mut words = vec!["e4", "e5", "Nf3", "Nc6"];
        words.insert(place, &word);
        let error = fault(&words.join(space));
        prop_assert_eq!(error.fault, unreadable(&word));
        prop_assert_eq!(error.played.plies(), place);
    }
}

#[test]
fn offers_of_a_draw_are_read_as_sheets_and_programs_write_them() {
    for text in [
        "1. e4 (=) e5 2. Nf3 {(=)} *",
        "1. e4 { (=) } e5 2. Nf3 (=) *",
        "1. e4 {(=)} {(=)} e5 2. Nf3(=) *",
        "1. e4 (=) e5 2. Nf3 (=) * {(=)}",
    ] {
        let record = one(text);
        assert_eq!(record.offers(), [0, 2], "{text}");
        assert_eq!(moves(&record), "e2e4 e7e5 g1f3", "{text}");
        let written = write(&record);
        assert!(
            written.contains("1. e4 {(=)} e5 2. Nf3 {(=)} *"),
            "{written}"
        );
    }
    assert!(
        one("1. e4 {he offers (=)} e5 (2. d4) *")
            .offers()
            .is_empty()
    );
    assert!(one("(=) *").position() == Record::default().position());
}

#[test]
fn an_offer_in_a_variation_is_none_of_the_game() {
    let record = one("1. e4 {(=)} e5 (1... c5 (=) 2. Nc3 {(=)}) 2. Nf3 {(=) again} *");
    assert_eq!(record.offers(), [0, 2]);
    let written = write(&record);
    let text = "1. e4 {(=)} e5 (1... c5 {(=)} 2. Nc3 {(=)}) 2. Nf3 {(=)} {again} *";
    assert!(written.contains(text), "{written}");
    assert_eq!(one(&written), record);
}

#[test]
fn an_offer_with_a_move_that_was_not_completed_stands_behind_the_last() {
    let mut record = one("1. e4 e5 1/2-1/2");
    record.note_offer(2);
    assert!(write(&record).contains("1. e4 e5 {(=)} 1/2-1/2"));
    assert_eq!(
        record.undo().map(|mv| mv.to_string()).as_deref(),
        Some("e7e5")
    );
    assert!(record.offers().is_empty());
}

#[test]
fn the_time_control_is_read_from_its_tags() {
    use annabella::clock::{Tagged, TimeControl};
    for control in ["90+30", "40/120,20/60", "5d3", "5b3"] {
        let control: TimeControl = control.parse().unwrap();
        let mut record = Record::default();
        for (name, value) in control.tags() {
            record.set_tag(name, &value);
        }
        let read = one(&write(&record));
        let found = Tagged::read(|name| read.tag(name)).unwrap();
        assert_eq!(found, Tagged::Control(control));
    }
}

#[test]
fn numbers_of_moves_must_be_due_and_a_mate_must_be_the_result() {
    let twice = odd("1. e4 e5 3. Nf3 Nc6 7. Bb5 *");
    assert_eq!(twice.1, [(Oddity::MoveNumber, 1, 1)]);
    assert_eq!(
        odd("1. e4 1... e5 2. Nf3 {as in 1990} 2... Nc6 3 Bb5 *").1,
        []
    );
    let mated = odd("1. f3 e5 2. g4 Qh4# 1-0");
    assert_eq!(mated.1, [(Oddity::ResultOnBoard, 1, 1)]);
    assert_eq!(odd("1. f3 e5 2. g4 Qh4# 0-1").1, []);
    // Play by post, by numbers of squares, is none of these and no game without moves.
    let post = read("1. 5254 5755 2. 7163 2836".as_bytes()).remove(0);
    assert!(matches!(
        post.unwrap_err().fault,
        PgnFault::UnreadableMove { text } if text == "5254"
    ));
}

#[test]
fn letters_of_windows_and_kinds_of_draughts_are_known() {
    let western = b"[White \"\x8aolc, \x8eiga \x96 x\"]\n\n1. e4 *";
    let record = read(western).remove(0).unwrap();
    assert_eq!(
        record.tag("White"),
        Some("\u{160}olc, \u{17d}iga \u{2013} x")
    );
    for number in ["20", "21", "26"] {
        let text = format!("[GameType \"{number}\"]\n\n1. 32-28 19-23 2-0\n");
        let error = read(text.as_bytes()).remove(0).unwrap_err();
        assert!(
            matches!(&error.fault, PgnFault::Variant { name } if name.ends_with(number)),
            "{error:?}"
        );
    }
    // Without a word of its kind, the first move says what it is.
    let draughts = read(b"[White \"A\"]\n\n1. c3-d4 d6-c5 2. b2-c3 *")
        .remove(0)
        .unwrap();
    assert!(draughts.position().draughts().is_some());
    assert_eq!(draughts.plies(), 3);
}

#[test]
fn what_stands_before_the_first_move_parts_no_game() {
    let start = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1";
    for between in [
        "{Pawns only}",
        "; Pawns only",
        "$1",
        "(1. d4)",
        ".",
        "Pawns by F. Lasker, 1890",
        "{a}\n\n{b}",
        "{a}\n\n[Black \"B\"]",
    ] {
        let tags = format!("[White \"A\"]\n[FEN \"{start}\"]\n[Result \"1-0\"]");
        for gap in ["\n\n", "\n", " "] {
            let text = format!("{tags}{gap}{between}\n\n1. e4 e5 2. d4 d5 1-0\n");
            let record = one(&text);
            assert_eq!(record.plies(), 4, "{text}");
            assert_eq!(record.start().fen(), start, "{text}");
            assert_eq!(record.tag("White"), Some("A"), "{text}");
            // The game behind it is another one.
            let next = read(format!("{text}\n[White \"C\"]\n\n1. d4 *").as_bytes());
            assert_eq!(next.len(), 2, "{text}");
        }
    }
    let words = "[White \"A\"]\n\nNotes by F\n\n1. e4 1-0";
    assert_eq!(one(words).notes().intro, "Notes by F");
    assert_eq!(odd_kinds(words), [Oddity::Remark]);
    for bracket in ["[White \"A\"]]", "[White \"A\"] {c}"] {
        let record = one(&format!("{bracket}\n[Black \"B\"]\n\n1. e4 1-0"));
        assert_eq!((record.tag("White"), record.plies()), (Some("A"), 1));
        assert_eq!(record.tag("Black"), Some("B"));
    }
    // What is said of the file stands with its first game.
    assert_eq!(
        one("{mine}\n\n[White \"A\"]\n\n1. e4 *").notes().intro,
        "mine"
    );
    // Words in which a move may be hidden are none: the position is not lost, and nothing is played in another one.
    let hidden = format!("[FEN \"{start}\"]\n\nzz9 by F\n\n1. e4 e5 *");
    let error = fault(&hidden);
    assert_eq!(error.played.start().fen(), start);
    assert!(error.played.notes().intro.contains("1. e4 e5"));
    // A tag that comes again begins the next game.
    let games = read(b"[White \"A\"]\n\n{none}\n\n[Event \"E\"]\n[White \"B\"]\n\n1. e4 *");
    assert_eq!(games.len(), 2);
}

#[test]
fn both_squares_are_read_with_the_letters_of_any_language() {
    for text in [
        "1. Sg1-f3 Sg8-f6 *",
        "1. Cg1-f3 Cg8-f6 *",
        "1. \u{41a}g1-f3 \u{41a}g8-f6 *",
        "1. Sg1f3 g8f6 *",
        "1. Sg1\u{2013}f3 Sg8\u{2013}f6 *",
    ] {
        assert_eq!(moves(&one(text)), "g1f3 g8f6", "{text}");
    }
    let taken = one("1. e4 d5 2. e4xd5 Dd5: 3. Sb1-c3 *");
    assert_eq!(moves(&taken), "e2e4 d7d5 e4d5 d8d5 b1c3");
    assert!(one("1. e4 e5 2. Lf1-b5 *").plies() == 3);
}

/// What was unusual about a game, without how often.
fn odd_kinds(text: &str) -> Vec<Oddity> {
    odd(text).1.into_iter().map(|(kind, ..)| kind).collect()
}

#[test]
fn a_knight_apart_from_its_square_is_no_new_move() {
    for text in [
        "1. N f3 d5 *",
        "1. e4 e5 2. N\nf3 *",
        "1. e4 N f6 *",
        "1. e4 e5 2. N.f3 *",
        "1. e4 e5 N xd5 *",
    ] {
        let error = fault(text);
        assert!(
            matches!(&error.fault, PgnFault::UnreadableMove { text } if text == "N"),
            "{text}: {error:?}"
        );
    }
    assert_eq!(odd_kinds("1. e4 e5 N 2. f3 N *"), [Oddity::Glyph]);
}

#[test]
fn a_bad_tag_costs_no_name() {
    let told = [Oddity::MalformedTag];
    for (text, tag, value) in [
        (
            "[Event \"x\"]\n[White \"Robert \"Bobby\" Fischer\"]\n\n1. e4 *",
            "White",
            "Robert \"Bobby\" Fischer",
        ),
        (
            "[Event \"two\nlines\"]\n[White \"Tal\"]\n\n1. e4 *",
            "Event",
            "two lines",
        ),
        (
            "[Event \"two\r\nlines\"]\r\n[White \"Tal\"]\r\n\r\n1. e4 *",
            "Event",
            "two lines",
        ),
        ("[event \"x\"]\n[White \"Tal\"]\n\n1. e4 *", "Event", "x"),
    ] {
        assert_eq!(odd(text).0, "e2e4", "{text}");
        assert_eq!(odd_kinds(text), told, "{text}");
        assert_eq!(one(text).tag(tag), Some(value), "{text}");
        assert!(one(text).tag("White").is_some());
    }
    let behind = "{a comment} [Event \"x\"]\n[White \"Tal\"]\n\n1. e4 *";
    assert_eq!(one(behind).tag("Event"), Some("x"));
    assert_eq!(one(behind).tag("White"), Some("Tal"));
    assert_eq!(one(behind).notes().intro, "a comment");
    assert_eq!(
        one("[White \"A\"] [Black \"B\"]\n\n1. e4 *").tag("Black"),
        Some("B")
    );
}

#[test]
fn what_tags_and_signs_say_and_is_not_so_is_told() {
    for (text, kind) in [
        (
            "1. e4 e5 2. Nf3 (2. Nc3 Nf6 3. Zz9) *",
            Oddity::BrokenVariation,
        ),
        ("(1. d4 d5) 1. e4 *", Oddity::BrokenVariation),
        ("[SetUp \"1\"]\n\n1. e4 *", Oddity::NoPosition),
        (
            "[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *",
            Oddity::NoPosition,
        ),
        (
            "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[SetUp \"0\"]\n\n1. e4 *",
            Oddity::NoPosition,
        ),
        ("1. e4 {a { b} e5 *", Oddity::NestedComment),
        ("1. e4 e5 ; a } b { c\n*", Oddity::NestedComment),
        ("1. e4 (1. d4 {a { b}) e5 *", Oddity::NestedComment),
        ("1. e4 (1. d4 1-0) e5 *", Oddity::Remark),
        ("1. e4 (1. d4 d5 *) e5 *", Oddity::Remark),
        ("1. e4 $1 $1 e5 *", Oddity::LostGlyph),
        ("1. e4! $1 e5 *", Oddity::LostGlyph),
        ("[PlyCount \"40\"]\n\n1. e4 *", Oddity::PlyCount),
        ("[Result \"1-0\"]\n\n1. e4 *", Oddity::ResultsDiffer),
        ("[Result \"*\"]\n\n1. e4 1-0", Oddity::ResultsDiffer),
        ("[Result \"1-0 (time)\"]\n\n1. e4 1-0", Oddity::LostTag),
        ("1. e4 $300 e5 *", Oddity::LostGlyph),
        ("1. e4!!!? e5 *", Oddity::LostGlyph),
        ("$1 1. e4 *", Oddity::LostGlyph),
        ("1... e4 e5 *", Oddity::MoveNumber),
        ("1. e4 e5 2. Nf3+ *", Oddity::Check),
        ("1. e4 e5 2. Nf3# *", Oddity::Check),
        ("1. f3 e5 2. g4 Qh4# *", Oddity::ResultOnBoard),
        ("[Date \"2023.02.29\"]\n\n1. e4 *", Oddity::Date),
        ("[Date \"2024.13.01\"]\n\n1. e4 *", Oddity::Date),
        ("[Date \"6.5.2024\"]\n\n1. e4 *", Oddity::Date),
        (
            "[GameType \"25\"]\n[Date \"2024.13.01\"]\n\n1. c3-d4 *",
            Oddity::Date,
        ),
        ("[White \"A\"\n\n1. e4 *", Oddity::MalformedTag),
        (
            "[White \"A\"]\n\n[Black \"B\"]\n\n1. e4 *",
            Oddity::PartedTags,
        ),
        (
            "[White \"A\"]\n{c}\n[Black \"B\"]\n\n1. e4 *",
            Oddity::PartedTags,
        ),
        ("1. e4 1. e5 2. Nf3 2. Nc6 *", Oddity::MoveNumber),
        ("1. e4 e5 2... Nf3 *", Oddity::MoveNumber),
        ("1. e4 {[%clk 1:00]} e5 *", Oddity::ClockTime),
        ("1. e4 {[%emt 0:75:00]} e5 *", Oddity::ClockTime),
        ("1. e4 {[%clk 1:00:00] [%clk 0:59:00]} *", Oddity::ClockTime),
        ("1. e4 d5 2. exd5 e.p. *", Oddity::NotPassing),
        ("1. e4 d5 2. exd5e.p. *", Oddity::NotPassing),
        ("1. e4 a6 2. e5 d5 3. exd6 e.p. *", Oddity::EnPassant),
        ("1. e4 a6 2. e5 d5 3. exd6e.p. *", Oddity::EnPassant),
        ("1. d4 d5 2. Pf3 Pf6 *", Oddity::PawnOrPiece),
        ("1. Pd4 d5 2. Nf3 *", Oddity::PawnLetter),
        (
            "[FEN \"4k3/8/8/8/8/8/8/4K3\"]\n\n1. Kd1 *",
            Oddity::Position,
        ),
    ] {
        assert_eq!(odd_kinds(text), [kind], "{text}");
    }
    for text in [
        "1. e4 e5 1-0\n\n[White \"A\"]\n[Black \"B\"]\n",
        "[White \"A\"]\n\n1. e4 1-0\n\n1. Sf3 Sf6 2. Sc3 *\n",
    ] {
        let told = read_all(text.as_bytes()).oddities;
        assert!(told.of(Oddity::Parted) > 0, "{text}");
    }
    for text in [
        "1. e4 1. ... e5 2. Nf3 2 ... Nc6 *",
        "1. e4 {[%clk 0:01:00.5]} e5 {[%emt 0:00:07]} *",
        "[PlyCount \"1\"]\n[Result \"?\"]\n\n1. e4 *",
        "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. Kd1 *",
        "1. f3 e5 2. g4 Qh4# 0-1",
        "1. f3 e5 2. g4 Qh4+ 0-1",
        "[Date \"2024.02.29\"]\n\n1. e4 *",
        "[Date \"????.02.??\"]\n\n1. e4 *",
        "[Date \"?\"]\n\n1. e4 *",
    ] {
        assert_eq!(odd_kinds(text), [], "{text}");
    }
    for text in [
        "[White \"A\"]\n\n1. e4 1-0\n\n[White \"B\"]\n\n*\n",
        "1. e4 *\n\n1. d4 *\n",
    ] {
        assert!(read_all(text.as_bytes()).oddities.is_empty(), "{text}");
    }
    // A game that can be read in two ways is not whole.
    let doubted = read_all(b"1. d4 d5 2. Pf3 Pf6 *").oddities;
    assert!(!doubted.are_whole());
    assert_eq!(
        one("[Result \"1-0\"]\n\n1. e4 *").outcome(),
        Some(GameResult::Win(Side::White))
    );
}

#[test]
fn signs_of_a_position_in_plain_letters_stand_apart_or_glued() {
    let glued = "1. e4 e5 2. Nf3+- Nc6-+ 3. Bb5+= a6=+ 4. Ba4= Nf6+/= 5. O-O+- Be7=/+ *";
    let apart = "1. e4 e5 2. Nf3 +- Nc6 -+ 3. Bb5 += a6 =+ 4. Ba4 = Nf6 +/= 5. O-O +- Be7 =/+ *";
    for text in [glued, apart] {
        let (played, told) = odd(text);
        assert_eq!(played.split(' ').count(), 10, "{text}");
        assert_eq!(told, [(Oddity::Glyph, 8, 1)], "{text}");
        let glyphs: Vec<u8> = (2..10)
            .map(|ply| one(text).notes().of(ply).unwrap().glyphs[0])
            .collect();
        assert_eq!(glyphs, [18, 19, 14, 15, 10, 14, 18, 15], "{text}");
    }
    assert_eq!(one("1. e4 $$5 e5 *").notes().of(0).unwrap().glyphs, [5]);
    let promoted = "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=Q+ *";
    assert_eq!(moves(&one(promoted)), "a7a8q");
}

#[test]
fn draughts_of_another_kind_are_never_read_as_russian() {
    for text in [
        "[GameType \"20\"]\n[FEN \"W:W31,32,K5:B1,2,20\"]\n\n1. 32-28 *",
        "[FEN \"W:W31,32,K5:B1,2,20\"]\n[GameType \"20\"]\n\n1. 32-28 *",
        "[GameType \"25\"]\n\n1. c3-d4 *\n\n[GameType \"21\"]\n\n1. 11-15 23-19 *",
    ] {
        let last = read(text.as_bytes()).pop().unwrap();
        let fault = last.unwrap_err().fault;
        assert!(
            matches!(fault, PgnFault::Variant { .. }),
            "{text}: {fault:?}"
        );
    }
    let both = "[GameType \"25\"]\n[Result \"0-0\"]\n\n1. c3-d4 d6-c5 0-0\n";
    let written = write(&one(both));
    assert!(
        written.contains("[Result \"0-0\"]") && written.ends_with("0-0\n\n"),
        "{written}"
    );
    assert_eq!(one(&written).outcome(), Some(GameResult::LostByBoth));
    let chess = write(&one("[Result \"0-0\"]\n\n1. e4 *"));
    assert_eq!(odd_kinds(&chess), []);
    assert_eq!(one(&chess).outcome(), Some(GameResult::LostByBoth));
}

#[test]
fn a_knight_that_is_an_s_is_read_beside_one_that_is_an_n() {
    let text = "[FEN \"4k3/P7/8/8/8/8/8/4K1N1 w - - 0 1\"]\n\n1. a8=S Kd7 2. Nf3 *";
    let (played, told) = odd(text);
    assert_eq!(played, "a7a8n e8d7 g1f3");
    assert_eq!(told.len(), 1, "{told:?}");
    // In Czech it is a bishop: where nothing else shows the language, nobody knows.
    let alone = "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=S *";
    assert!(read(alone.as_bytes())[0].is_err());
}

#[test]
fn a_full_stop_is_a_name_and_question_marks_are_none() {
    let record = one("[White \".\"]\n[Black \"?\"]\n[Date \"????.??.??\"]\n\n1. e4 *");
    assert_eq!(record.tag("White"), Some("."));
    assert_eq!((record.tag("Black"), record.tag("Date")), (None, None));
}
