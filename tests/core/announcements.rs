//! Announcements: the words of the alphabets, the grammar of the languages, and different moves
//! that never sound alike.

use crate::common::varied;
use annabella::protocol::{Choice as _, FileNames, MoveForm};
use std::collections::BTreeMap;

use annabella::board::{Kind, Side};
use annabella::game::{Move, Position};
use annabella::narrate::announce::announce;
use annabella::narrate::cue::{Arg, Phrase, Sentence};
use annabella::narrate::phrases::{self, Spec};
use annabella::voice::{Script, Voice, Voices};

/// Positions with everything that makes moves hard to tell apart: promotions with and without
/// captures, en passant from both sides, castling both ways, many queens, many knights.
const HARD: [&str; 8] = [
    "1n1q1r2/P1P1P1P1/7k/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/7K/p1p1p1p1/1N1Q1R2 b - - 0 1",
    "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2",
    "4k3/8/8/8/2pPp3/8/8/4K3 b - d3 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "8/7k/8/Q3Q3/8/8/K7/Q3Q3 w - - 0 1",
    "7k/8/1N3N2/4p3/3P4/1N3N2/8/K7 w - - 0 1",
    "k6B/8/8/4p3/8/8/1B5B/K7 w - - 0 1",
];

/// Positions of random games, always the same ones, with the hard ones before them.
fn positions(count: usize) -> Vec<Position> {
    let hard = HARD.map(|fen| annabella::chess::Position::from_fen(fen).unwrap().into());
    varied::positions(hard.to_vec(), count)
}

/// What an ear keeps of a text.
fn heard(text: &str) -> String {
    let letters = text.chars().filter(|c| c.is_alphanumeric() || *c == ' ');
    letters.flat_map(char::to_lowercase).collect()
}

fn check_distinct(voices: &Voices, voice: &Voice, files: FileNames, count: usize) {
    for position in positions(count) {
        for &form in MoveForm::ALL {
            for script in [Script::Written, Script::Spoken] {
                let mut seen: BTreeMap<String, Move> = BTreeMap::new();
                for mv in position.legal_moves() {
                    let sentence = announce(&position, mv, form);
                    let text = voices.sentence(voice, &sentence, files, script);
                    assert!(text.len() > 2, "{mv} is announced as {text:?}");
                    let key = match script {
                        Script::Written => text.clone(),
                        Script::Spoken => heard(&text),
                    };
                    if let Some(other) = seen.insert(key, mv) {
                        let (id, fen) = (voice.id(), position.fen());
                        panic!(
                            "{id}, {form:?}, {script:?}: {mv} and {other} are {text:?} in {fen}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn different_moves_are_announced_differently() {
    let voices = crate::common::voices();
    std::thread::scope(|scope| {
        for voice in voices.all() {
            let voices = &voices;
            scope.spawn(move || check_distinct(voices, voice, FileNames::Anna, 300));
        }
    });
}

#[test]
fn different_moves_are_announced_differently_with_other_names_of_files() {
    let voices = crate::common::voices();
    std::thread::scope(|scope| {
        for voice in voices.languages() {
            for files in [FileNames::Letters, FileNames::Nato] {
                let voices = &voices;
                scope.spawn(move || check_distinct(voices, voice, files, 60));
            }
        }
    });
}

/// Says a phrase in a voice.
fn say(id: &str, spec: &'static Spec, args: Vec<Arg>, script: Script) -> String {
    let voices = crate::common::voices();
    let sentence = Sentence::from(Phrase::new(spec, args));
    voices.sentence(
        voices.get(id).unwrap(),
        &sentence,
        FileNames::Letters,
        script,
    )
}

/// Announces a move in both scripts.
fn both(id: &str, files: FileNames, fen: &str, uci: &str, form: MoveForm) -> [String; 2] {
    let voices = crate::common::voices();
    let position = annabella::chess::Position::from_fen(fen).unwrap();
    let mv = uci.parse::<annabella::chess::Move>().unwrap();
    let sentence = announce(&position.into(), mv.into(), form);
    assert!(!sentence.0.is_empty(), "{uci} is legal");
    let voice = voices.get(id).unwrap();
    [Script::Written, Script::Spoken].map(|script| voices.sentence(voice, &sentence, files, script))
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn the_alphabet_of_the_laws_has_exactly_its_words() {
    let words = [
        ("fide-de", "König Dame Turm Läufer Springer Bauer"),
        ("fide-en", "König Dame Turm Läufer Springer Bauer"),
        ("fide-ru", "кениг даме турм лойфер шпрингер бауэр"),
    ];
    let german =
        "Anna eins Bella zwei Cesar drei David vier Eva fünf Felix sechs Gustav sieben Hector acht";
    let squares = [
        ("fide-de", german),
        ("fide-en", german),
        (
            "fide-ru",
            "Анна айн Белла цвай Цезарь драй Давид фир Ева фюнф Феликс зекс Густав зибен Хектор ахт",
        ),
    ];
    let lower = |text: String| text.trim_end_matches('.').to_lowercase();
    for (id, words) in words {
        for (kind, word) in Kind::CHESS.into_iter().zip(words.split(' ')) {
            let to = "a1".parse().unwrap();
            let args = vec![Arg::Kind(kind), Arg::Square(to)];
            let text = lower(say(id, &phrases::MOVE_TO, args, Script::Written));
            assert_eq!(
                text.split(' ').next(),
                Some(word.to_lowercase().as_str()),
                "{id}"
            );
        }
    }
    for (id, words) in squares {
        let names: Vec<&str> = words.split(' ').collect();
        for (at, name) in names.chunks(2).enumerate() {
            let square = annabella::board::Square::new(at as u8, at as u8).unwrap();
            let text = say(
                id,
                &phrases::PAWN_TO,
                vec![Arg::Square(square)],
                Script::Written,
            );
            assert_eq!(lower(text), name.join(" ").to_lowercase(), "{id}");
        }
    }
    for (id, short, long) in [
        ("fide-de", "Kurze Rochade.", "Lange Rochade."),
        ("fide-en", "Kurze Rochade.", "Lange Rochade."),
        ("fide-ru", "Кюрце рохаде.", "Ланге рохаде."),
    ] {
        for form in [MoveForm::Full, MoveForm::Short] {
            assert_eq!(both(id, FileNames::Anna, CASTLING, "e1g1", form)[0], short);
            let [long_one, _] = both(id, FileNames::Nato, CASTLING, "e1c1", form);
            assert_eq!(long_one, long);
        }
    }
}

#[test]
fn a_knight_moves_in_every_voice() {
    for (id, files, written, spoken) in [
        (
            "fide-de",
            FileNames::Anna,
            "Springer Gustav eins, Felix drei.",
            "Springer Gustav eins, Felix drei.",
        ),
        (
            "fide-ru",
            FileNames::Nato,
            "Шпрингер Густав айн, Феликс драй.",
            "Шпрингер Густав айн, Феликс драй.",
        ),
        (
            "fide-en",
            FileNames::Anna,
            "Springer Gustav eins, Felix drei.",
            "Schpringer Goostahf eynss, Fehlix dry.",
        ),
        (
            "de",
            FileNames::Anna,
            "Springer Gustav 1, Felix 3.",
            "Springer Gustav eins, Felix drei.",
        ),
        (
            "en",
            FileNames::Letters,
            "Knight g1, f3.",
            "Knight gee one, ef three.",
        ),
        (
            "ru",
            FileNames::Letters,
            "Конь g1, f3.",
            "Конь же один, эф три.",
        ),
        (
            "es",
            FileNames::Letters,
            "Caballo g1, f3.",
            "Caballo ge uno, efe tres.",
        ),
        (
            "fr",
            FileNames::Letters,
            "Cavalier g1, f3.",
            "Cavalier gé un, effe trois.",
        ),
    ] {
        let texts = both(id, files, START, "g1f3", MoveForm::Full);
        assert_eq!(texts, [written, spoken], "{id}");
    }
    let short = both("fide-de", FileNames::Anna, START, "g1f3", MoveForm::Short);
    assert_eq!(short[0], "Springer Felix drei.");
}

#[test]
fn notation_keeps_its_letters_and_is_spelt_aloud() {
    for (id, written, spoken) in [
        ("de", "Dxa8+.", "Dame schlägt ah acht Schach."),
        ("en", "Qxa8+.", "Queen takes eigh eight check."),
        ("ru", "Ф:a8+.", "Ферзь бьёт а восемь шах."),
        ("es", "Dxa8+.", "Dama por a ocho jaque."),
        ("fr", "Dxa8+.", "Dame prend a huit échec."),
        ("fide-de", "Dxa8+.", "Dame schlägt Anna acht Schach."),
    ] {
        let fen = "r5k1/8/8/8/8/8/8/Q3K3 w - - 0 1";
        assert_eq!(
            both(id, FileNames::Letters, fen, "a1a8", MoveForm::San),
            [written, spoken],
            "{id}"
        );
    }
    let pawns = "8/4P3/8/1k6/8/8/8/4K3 w - - 0 1";
    let engines = both("en", FileNames::Letters, pawns, "e7e8b", MoveForm::Uci);
    assert_eq!(engines, ["e7e8b.", "Ee seven ee eight bishop."]);
    let promotion = both("ru", FileNames::Letters, pawns, "e7e8q", MoveForm::San);
    assert_eq!(promotion[0], "e8Ф+.");
}

#[test]
fn the_notation_and_the_squares_say_in_words_what_a_move_does() {
    let said = |id, fen, uci, form| both(id, FileNames::Anna, fen, uci, form)[1].clone();
    let double = "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1";
    let passant = "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2";
    let promotes = "1n5k/P7/8/8/8/8/8/4K3 w - - 0 1";
    for (id, form, fen, uci, spoken) in [
        ("de", MoveForm::San, CASTLING, "e1c1", "Lange Rochade."),
        ("fide-ru", MoveForm::San, CASTLING, "e1g1", "Кюрце рохаде."),
        ("de", MoveForm::San, START, "g1f3", "Springer Felix drei."),
        (
            "ru",
            MoveForm::San,
            double,
            "e4f6",
            "Конь Феликс шесть, двойной шах.",
        ),
        (
            "de",
            MoveForm::San,
            passant,
            "e5d6",
            "Eva schlägt David sechs, ang passang.",
        ),
        (
            "ru",
            MoveForm::Squares,
            CASTLING,
            "e1g1",
            "Короткая рокировка.",
        ),
        (
            "de",
            MoveForm::Squares,
            promotes,
            "a7b8q",
            "Anna sieben schlägt Bella acht, wird Dame, Schach.",
        ),
        (
            "de",
            MoveForm::Squares,
            double,
            "e4f6",
            "Eva vier, Felix sechs, Doppelschach.",
        ),
    ] {
        assert_eq!(said(id, fen, uci, form), spoken, "{id} {form:?}");
    }
}

#[test]
fn two_is_zwo_where_it_is_wanted_and_the_hall_keeps_its_word() {
    let voices = crate::common::voices();
    let position = Position::default();
    let mv = "e2e4".parse::<annabella::chess::Move>().unwrap();
    let sentence = announce(&position, mv.into(), MoveForm::Full);
    let names = annabella::voice::SquareNames {
        files: FileNames::Anna,
        zwo: true,
    };
    for (id, script, said) in [
        ("de", Script::Spoken, "Bauer Eva zwo, Eva vier."),
        ("de", Script::Written, "Bauer Eva 2, Eva 4."),
        ("fide-de", Script::Spoken, "Bauer Eva zwei, Eva vier."),
        ("en", Script::Spoken, "Pawn Eva two, Eva four."),
    ] {
        let voice = voices.get(id).unwrap();
        assert_eq!(
            voices.sentence(voice, &sentence, names, script),
            said,
            "{id}"
        );
    }
}

#[test]
fn captures_en_passant_and_promotions_are_said_in_the_right_case() {
    let passant = "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2";
    let promotes = "1n5k/P7/8/8/8/8/8/4K3 w - - 0 1";
    for (id, en_passant, promotion) in [
        (
            "de",
            "Bauer e5 schlägt Bauern d6, en passant.",
            "Bauer a7 schlägt Springer b8, wird Dame, Schach.",
        ),
        (
            "ru",
            "Пешка e5 бьёт пешку d6, взятие на проходе.",
            "Пешка a7 бьёт коня b8, превращение в ферзя, шах.",
        ),
        (
            "fr",
            "Pion e5 prend pion d6, en passant.",
            "Pion a7 prend cavalier b8, devient dame, échec.",
        ),
    ] {
        let texts = both(id, FileNames::Letters, passant, "e5d6", MoveForm::Full);
        assert_eq!(texts[0], en_passant);
        let texts = both(id, FileNames::Letters, promotes, "a7b8q", MoveForm::Full);
        assert_eq!(texts[0], promotion);
    }
}

#[test]
fn russian_counts_and_declines() {
    for (moves, text) in [
        (1, "Партия, 1 ход."),
        (2, "Партия, 2 хода."),
        (5, "Партия, 5 ходов."),
        (11, "Партия, 11 ходов."),
        (21, "Партия, 21 ход."),
        (112, "Партия, 112 ходов."),
    ] {
        let args = vec![Arg::Number(moves)];
        assert_eq!(
            say("ru", &phrases::OPENED_NAMELESS, args, Script::Spoken),
            text
        );
    }
    let pieces = |squares: &[&str]| {
        let squares: Vec<_> = squares.iter().map(|name| name.parse().unwrap()).collect();
        let count = Arg::Number(u32::try_from(squares.len()).unwrap());
        let args = vec![
            Arg::Side(Side::White),
            Arg::Kind(Kind::Rook),
            count,
            Arg::Squares(squares),
        ];
        say("ru", &phrases::PIECES_OF_KIND, args, Script::Spoken)
    };
    assert_eq!(pieces(&["d4"]), "Белые: ладья дэ четыре.");
    assert_eq!(pieces(&["a1", "h1"]), "Белые: ладьи а один и аш один.");
    let which = |kind: Kind, squares: &[&str]| {
        let squares: Vec<_> = squares.iter().map(|name| name.parse().unwrap()).collect();
        let args = vec![Arg::Kind(kind), Arg::AnyOf(squares)];
        say("ru", &phrases::ASK_WHICH_FROM, args, Script::Written)
    };
    assert_eq!(which(Kind::Rook, &["a1", "h1"]), "Ладья a1 или h1?");
    assert_eq!(
        which(Kind::Queen, &["a1", "b1", "c1"]),
        "Ферзь a1, b1 или c1?"
    );
}

#[test]
fn the_computer_chooses_the_language() {
    let voices = crate::common::voices();
    assert_eq!(voices.language_of_locale("de_AT.UTF-8"), "de");
    assert_eq!(voices.language_of_locale("ru"), "ru");
    assert_eq!(voices.language_of_locale("fr-CA"), "fr");
    assert_eq!(voices.language_of_locale("C"), "en");
}
