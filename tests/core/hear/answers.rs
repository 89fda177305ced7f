//! Commands in words, and answers to questions.

use annabella::board::{Kind, Side, Square};
use annabella::game::Move;
use annabella::protocol::{
    Ask, Change, Choice as _, Clause, FileNames, MoveEntry, MoveForm, Setting, Term,
};

use super::{last_heard, mv, position, voices};

fn square(name: &str) -> Square {
    name.parse().expect("the name of a square")
}

fn pieces(side: Option<Side>, kind: Option<Kind>) -> Ask {
    Ask::Pieces { side, kind }
}

fn check(language: &str, table: &[(&str, Ask)]) {
    for (text, expected) in table {
        let heard = voices().command(text, language);
        assert_eq!(heard.as_ref(), Some(expected), "{text:?} in {language}");
    }
}

#[test]
fn commands_in_english() {
    check(
        "en",
        &[
            ("repeat", Ask::Repeat),
            ("Repeat, please!", Ask::Repeat),
            ("who is to move?", Ask::Turn),
            ("what is on e4", Ask::Look(Some(square("e4")))),
            ("What is on Eva four?", Ask::Look(Some(square("e4")))),
            ("what's on e 4", Ask::Look(Some(square("e4")))),
            (
                "where are the white rooks",
                pieces(Some(Side::White), Some(Kind::Rook)),
            ),
            ("where are Black's pieces?", pieces(Some(Side::Black), None)),
            (
                "where is the black king",
                pieces(Some(Side::Black), Some(Kind::King)),
            ),
            ("where are the knights", pieces(None, Some(Kind::Knight))),
            ("position", pieces(None, None)),
            ("who attacks e4", Ask::Attackers(Some(square("e4")))),
            ("moves so far", Ask::Moves),
            ("undo", Ask::Undo),
            ("take back", Ask::Undo),
            ("new game", Ask::NewGame),
            ("I resign", Ask::Resign),
            ("offer a draw", Ask::OfferDraw),
            ("help", Ask::Help),
            ("quit", Ask::Quit),
            ("yes", Ask::Yes),
            ("no", Ask::No),
            ("faster", Ask::Set(Change::More(Setting::Rate))),
            ("speak slower", Ask::Set(Change::Less(Setting::Rate))),
            ("louder", Ask::Set(Change::More(Setting::SpeechVolume))),
            ("quieter", Ask::Set(Change::Less(Setting::SpeechVolume))),
            ("next move", Ask::Forward),
            ("previous move", Ask::Back),
            ("go to move 12", Ask::ToMove(12)),
            ("move 12", Ask::ToMove(12)),
            ("move three", Ask::ToMove(3)),
            ("go to e4", Ask::Go(square("e4"))),
            (
                "speak German",
                Ask::Set(Change::to(Setting::Language, "de")),
            ),
            (
                "speak Russian",
                Ask::Set(Change::to(Setting::Language, "ru")),
            ),
            (
                "announce in FIDE German",
                Ask::Set(Change::to(Setting::Announcer, "fide-de")),
            ),
            (
                "form short",
                Ask::Set(Change::to(Setting::Form, MoveForm::Short.key())),
            ),
            (
                "squares only form",
                Ask::Set(Change::to(Setting::Form, MoveForm::Squares.key())),
            ),
            (
                "files letters",
                Ask::Set(Change::to(Setting::Files, FileNames::Letters.key())),
            ),
            ("play on", Ask::PlayOn),
        ],
    );
}

#[test]
fn commands_in_german() {
    check(
        "de",
        &[
            ("Wiederholen", Ask::Repeat),
            ("noch einmal bitte", Ask::Repeat),
            ("Wer ist am Zug?", Ask::Turn),
            ("Was steht auf e4?", Ask::Look(Some(square("e4")))),
            ("Was steht auf Eva vier?", Ask::Look(Some(square("e4")))),
            (
                "Wo sind die weißen Türme?",
                pieces(Some(Side::White), Some(Kind::Rook)),
            ),
            (
                "wo sind die weissen Tuerme",
                pieces(Some(Side::White), Some(Kind::Rook)),
            ),
            (
                "Wo steht der schwarze König?",
                pieces(Some(Side::Black), Some(Kind::King)),
            ),
            ("Wer greift e4 an?", Ask::Attackers(Some(square("e4")))),
            ("Züge bisher", Ask::Moves),
            ("Zug zurücknehmen", Ask::Undo),
            ("zuruecknehmen", Ask::Undo),
            ("neue Partie", Ask::NewGame),
            ("ich gebe auf", Ask::Resign),
            ("Ich biete remis an", Ask::OfferDraw),
            ("Hilfe", Ask::Help),
            ("ja", Ask::Yes),
            ("nein", Ask::No),
            ("schneller", Ask::Set(Change::More(Setting::Rate))),
            (
                "leiser bitte",
                Ask::Set(Change::Less(Setting::SpeechVolume)),
            ),
            ("nächster Zug", Ask::Forward),
            ("voriger Zug", Ask::Back),
            ("Zug 12", Ask::ToMove(12)),
            ("gehe zu e4", Ask::Go(square("e4"))),
            (
                "sprich russisch",
                Ask::Set(Change::to(Setting::Language, "ru")),
            ),
            ("help", Ask::Help),
            ("who attacks e4", Ask::Attackers(Some(square("e4")))),
        ],
    );
}

#[test]
fn commands_in_russian() {
    check(
        "ru",
        &[
            ("повтори", Ask::Repeat),
            ("Ещё раз, пожалуйста", Ask::Repeat),
            ("еще раз", Ask::Repeat),
            ("чей ход?", Ask::Turn),
            ("что стоит на е4", Ask::Look(Some(square("e4")))),
            ("что на е четыре?", Ask::Look(Some(square("e4")))),
            ("что на Ева четыре", Ask::Look(Some(square("e4")))),
            (
                "где белые ладьи",
                pieces(Some(Side::White), Some(Kind::Rook)),
            ),
            (
                "где ладьи белых",
                pieces(Some(Side::White), Some(Kind::Rook)),
            ),
            (
                "где чёрный король?",
                pieces(Some(Side::Black), Some(Kind::King)),
            ),
            ("где кони", pieces(None, Some(Kind::Knight))),
            ("кто нападает на е4", Ask::Attackers(Some(square("e4")))),
            ("ходы", Ask::Moves),
            ("отмени ход", Ask::Undo),
            ("новая партия", Ask::NewGame),
            ("сдаюсь", Ask::Resign),
            ("предлагаю ничью", Ask::OfferDraw),
            ("помощь", Ask::Help),
            ("да", Ask::Yes),
            ("нет", Ask::No),
            ("быстрее", Ask::Set(Change::More(Setting::Rate))),
            ("медленнее", Ask::Set(Change::Less(Setting::Rate))),
            ("следующий ход", Ask::Forward),
            ("предыдущий ход", Ask::Back),
            ("ход 12", Ask::ToMove(12)),
            ("к ходу 12", Ask::ToMove(12)),
            ("перейди на е4", Ask::Go(square("e4"))),
            (
                "говори по-немецки",
                Ask::Set(Change::to(Setting::Language, "de")),
            ),
            (
                "язык немецкий",
                Ask::Set(Change::to(Setting::Language, "de")),
            ),
        ],
    );
}

#[test]
fn commands_in_spanish_and_french() {
    check(
        "es",
        &[
            ("repite por favor", Ask::Repeat),
            ("¿quién juega?", Ask::Turn),
            ("¿qué hay en e4?", Ask::Look(Some(square("e4")))),
            (
                "¿dónde están las torres blancas?",
                pieces(Some(Side::White), Some(Kind::Rook)),
            ),
            ("¿quién ataca e4?", Ask::Attackers(Some(square("e4")))),
            ("me rindo", Ask::Resign),
            ("ofrezco tablas", Ask::OfferDraw),
            ("sí", Ask::Yes),
            ("no", Ask::No),
            ("ayuda", Ask::Help),
            (
                "habla alemán",
                Ask::Set(Change::to(Setting::Language, "de")),
            ),
        ],
    );
    check(
        "fr",
        &[
            ("répète s'il vous plaît", Ask::Repeat),
            ("à qui de jouer ?", Ask::Turn),
            ("qu'y a-t-il en e4 ?", Ask::Look(Some(square("e4")))),
            (
                "où sont les tours blanches ?",
                pieces(Some(Side::White), Some(Kind::Rook)),
            ),
            ("qui attaque e4 ?", Ask::Attackers(Some(square("e4")))),
            ("j'abandonne", Ask::Resign),
            ("je propose nulle", Ask::OfferDraw),
            ("oui", Ask::Yes),
            ("non", Ask::No),
            ("aide", Ask::Help),
            (
                "parle allemand",
                Ask::Set(Change::to(Setting::Language, "de")),
            ),
        ],
    );
}

#[test]
fn help_is_understood_in_every_language() {
    for language in ["en", "de", "ru", "es", "fr", "fide-ru"] {
        for word in ["help", "Hilfe", "помощь", "ayuda", "aide"] {
            assert_eq!(
                voices().command(word, language),
                Some(Ask::Help),
                "{word}, {language}"
            );
        }
    }
}

#[test]
fn moves_are_no_commands() {
    for language in ["en", "de", "ru", "es", "fr"] {
        for line in [
            "e4",
            "Nf3",
            "e2e4",
            "0-0",
            "knight f3",
            "Eva vier",
            "конь f3",
            "bxc3",
            "d",
            "",
        ] {
            assert!(
                !matches!(
                    voices().command(line, language),
                    Some(Ask::Go(_) | Ask::Resign | Ask::Quit)
                ),
                "{line} in {language}"
            );
        }
        assert_eq!(voices().command("e4", language), None);
    }
}

fn choose(text: &str, fen: &str, moves: &[&str], language: &str) -> Option<String> {
    let moves: Vec<Move> = moves.iter().map(|uci| mv(uci)).collect();
    let chosen = voices().choose(text, &position(fen), &moves, language);
    chosen.map(|chosen| match chosen {
        MoveEntry::Move(mv) => mv.to_string(),
        other => format!("{other:?}"),
    })
}

#[test]
fn one_word_picks_a_move() {
    let fen = "4k3/8/8/8/8/5N2/5K2/1N6 w - - 0 1";
    let knights = ["b1d2", "f3d2"];
    for (text, language, expected) in [
        ("Bella", "en", Some("b1d2")),
        ("b", "en", Some("b1d2")),
        ("bee", "en", Some("b1d2")),
        ("the one from Bella one", "en", Some("b1d2")),
        ("b1", "en", Some("b1d2")),
        ("one", "en", Some("b1d2")),
        ("three", "en", Some("f3d2")),
        ("3", "en", Some("f3d2")),
        ("first", "en", Some("b1d2")),
        ("the second one", "en", Some("f3d2")),
        ("Nbd2", "en", Some("b1d2")),
        ("eins", "de", Some("b1d2")),
        ("der zweite", "de", Some("f3d2")),
        ("von Felix drei", "de", Some("f3d2")),
        ("Felix", "ru", Some("f3d2")),
        ("Белла", "ru", Some("b1d2")),
        ("с бэ один", "ru", Some("b1d2")),
        ("второй", "ru", Some("f3d2")),
        ("segundo", "es", Some("f3d2")),
        ("le premier", "fr", Some("b1d2")),
        ("knight", "en", None),
        ("d2", "en", None),
        ("Gustav", "en", None),
        ("five", "en", None),
        ("", "en", None),
        ("hello", "en", None),
        ("what is on e4", "en", None),
    ] {
        assert_eq!(
            choose(text, fen, &knights, language).as_deref(),
            expected,
            "{text}"
        );
    }
}

#[test]
fn other_words_pick_a_move_where_they_decide() {
    let fen = "8/4P2k/8/8/Q7/8/8/4K3 w - - 0 1";
    let queens = ["a4e8", "e7e8q"];
    for (text, expected) in [
        ("queen", "a4e8"),
        ("pawn", "e7e8q"),
        ("becomes", "e7e8q"),
        ("Anna", "a4e8"),
        ("Eva seven", "e7e8q"),
    ] {
        assert_eq!(
            choose(text, fen, &queens, "en").as_deref(),
            Some(expected),
            "{text}"
        );
    }
    let fen = "4k3/8/8/3p4/2P1P3/4N3/8/4K3 w - - 0 1";
    let captures = ["c4d5", "e4d5", "e3d5"];
    assert_eq!(
        choose("knight", fen, &captures, "en").as_deref(),
        Some("e3d5")
    );
    assert_eq!(choose("c", fen, &captures, "en").as_deref(), Some("c4d5"));
    assert_eq!(choose("pawn", fen, &captures, "en"), None);
    assert_eq!(
        choose("pawn e", fen, &captures, "en").as_deref(),
        Some("e4d5")
    );
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let castles = ["e1g1", "e1c1"];
    assert_eq!(
        choose("short", fen, &castles, "en").as_deref(),
        Some("e1g1")
    );
    assert_eq!(choose("lang", fen, &castles, "de").as_deref(), Some("e1c1"));
}

#[test]
fn what_a_pawn_becomes() {
    for (text, expected) in [
        ("queen", Some(Kind::Queen)),
        ("a queen", Some(Kind::Queen)),
        ("Q", Some(Kind::Queen)),
        ("q", Some(Kind::Queen)),
        ("Dame", Some(Kind::Queen)),
        ("D", Some(Kind::Queen)),
        ("eine Dame bitte", Some(Kind::Queen)),
        ("ферзь", Some(Kind::Queen)),
        ("в ферзя", Some(Kind::Queen)),
        ("Ф", Some(Kind::Queen)),
        ("даме", Some(Kind::Queen)),
        ("Turm", Some(Kind::Rook)),
        ("R", Some(Kind::Rook)),
        ("ладья", Some(Kind::Rook)),
        ("fou", Some(Kind::Bishop)),
        ("A", Some(Kind::Bishop)),
        ("слон", Some(Kind::Bishop)),
        ("Springer", Some(Kind::Knight)),
        ("конь", Some(Kind::Knight)),
        ("К", Some(Kind::Knight)),
        ("S", Some(Kind::Knight)),
        ("caballo", Some(Kind::Knight)),
        ("king", None),
        ("K", None),
        ("pawn", None),
        ("e8", None),
        ("queen rook", None),
        ("", None),
        ("hello", None),
    ] {
        assert_eq!(voices().promotion(text), expected, "{text}");
    }
}

/// The names of the lists in a language's file, without those that name voices, and without those of
/// the case for who does something, which not every language has.
fn lists(language: &str) -> Vec<String> {
    let path = format!("{}/voices/{language}/hear.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("every language lists what people say");
    let names = text.lines().filter_map(|line| line.split_once(" = "));
    let mut names: Vec<String> = names
        .map(|(name, _)| name.trim().to_owned())
        .filter(|name| name.starts_with("hear-") && !name.starts_with("hear-language-"))
        .filter(|name| !name.starts_with("hear-by-"))
        .collect();
    names.sort();
    names
}

#[test]
fn every_language_lists_the_same() {
    let english = lists("en");
    assert!(english.len() > 40, "{}", english.len());
    for language in voices().languages() {
        assert_eq!(lists(language.id()), english, "{}", language.id());
    }
}

/// Everything that a voice lists as a term of an agreement is heard as that term.
#[test]
fn terms_are_understood_as_they_are_listed() {
    for language in ["de", "en", "es", "fr", "ru"] {
        let path = format!(
            "{}/voices/{language}/lawful.ftl",
            env!("CARGO_MANIFEST_DIR")
        );
        let text = std::fs::read_to_string(path).expect("the voice");
        let side = match language {
            "de" => "Schwarz",
            "es" => "negras",
            "fr" => "noirs",
            "ru" => "чёрных",
            _ => "Black",
        };
        let mut terms = 0;
        for line in text
            .lines()
            .filter_map(|line| line.strip_prefix("hear-term-"))
        {
            let (name, ways) = line.split_once(" = ").expect("a list");
            for way in ways.split('|') {
                let said = way.replace("{ $number }", "30").replace("{ $side }", side);
                let heard = voices().term(&said, language);
                let Some(Ask::Term(Term::Clauses(extras))) = heard else {
                    panic!("{language}: {said}");
                };
                let key = match extras.as_slice() {
                    [Clause::Switch(switch)] => switch.key(),
                    [Clause::NoDrawsBefore(30)] => "no-draws-before",
                    [Clause::SessionS(1800)] => "session",
                    [Clause::LateS(1800)] => "late",
                    [Clause::Awaiting([false, true])] => "awaiting",
                    other => panic!("{language}: {said}: {other:?}"),
                };
                assert_eq!(key, name, "{language}: {said}");
            }
            terms += 1;
        }
        assert_eq!(terms, 16, "{language}");
    }
}

/// Two pawns can capture on b8, and each is promoted.
#[test]
fn of_several_promotions_the_pawn_is_asked_before_its_piece() {
    let set = "new 1n5k/P1P5/8/8/8/8/8/K7 w - - 0 1";
    for (language, capture, pawn, piece) in [
        ("en", "xb8", "Pawn Cesar 7 or Anna 7?", "What does"),
        ("de", "schlägt b8", "Bauer Cesar 7 oder Anna 7?", "Was wird"),
        ("ru", "бьёт b8", "Пешка Цезарь 7 или Анна 7?", "Во что"),
        (
            "fr",
            "prend b8",
            "Pion César 7 ou Anna 7\u{a0}?",
            "Que devient",
        ),
        ("es", "por b8", "Peón: ¿César 7 o Anna 7?", "¿En qué"),
    ] {
        assert_eq!(last_heard(language, &[set, capture]), pawn, "{language}");
        for answer in ["cxb8", "c", "2"] {
            let told = last_heard(language, &[set, capture, answer]);
            assert!(told.starts_with(piece), "{language}, {answer}: {told}");
            let moves = last_heard(language, &[set, capture, answer, "moves"]);
            assert_eq!(moves, last_heard(language, &[set, "moves"]), "{answer}");
        }
    }
    // The piece may be said first.
    let told = last_heard("en", &[set, "xb8", "rook"]);
    assert_eq!(told, "Pawn Cesar 7 or Anna 7?");
    let told = last_heard("en", &[set, "xb8", "rook", "the c pawn"]);
    assert!(told.contains("rook"), "{told}");
}
