//! Draughts in the house: what is announced is heard, what is written is read, and each game keeps to its own.

use annabella::protocol::{Choice as _, FileNames, MoveEntry, MoveForm, Settings};
use std::sync::LazyLock;

use annabella::draughts::Position;
use annabella::game;
use annabella::narrate::announce::announce;
use annabella::narrate::cue::{Part, Urgency, Utterance};
use annabella::pgn::{self, Oddity};
use annabella::record::{GameResult, Record};
use annabella::voice::Voices;
use proptest::prelude::*;

static VOICES: LazyLock<Voices> = LazyLock::new(Voices::embedded);

/// Positions rich in kings, and the beginning.
const STARTS: [&str; 5] = [
    "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6",
    "W:WKd2,Ka1,g1:Bc3,e3,g5,e5,g7,b6,d6,Kh4",
    "B:Wd4,c3,b4,f2,f4,Kg1:Ba5,Kh8",
    "W:WKe1,a7,Kb2:Bd2,b4,c7,c5,e7,g7,Kh8",
    "B:WKc1,Kd4,e3,g3:Ba5,Kb8,Kd8,h6",
];

fn records() -> impl Strategy<Value = Record> {
    let starts: Vec<Position> = STARTS
        .iter()
        .filter_map(|fen| Position::from_fen(fen).ok())
        .collect();
    let choices = prop::collection::vec(any::<u16>(), 0..60);
    (prop::sample::select(starts), choices)
        .prop_map(|(start, choices)| crate::common::random_record(start, &choices))
}

fn text(before: &game::Position, mv: game::Move, settings: &Settings) -> String {
    let utterance = Utterance {
        part: Part::Announcement,
        urgency: Urgency::Owed,
        sentences: vec![announce(before, mv, settings.form)],
    };
    VOICES.render(&utterance, settings).written
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn what_is_announced_is_heard_as_the_same_move(record in records()) {
        let position = record.position();
        let legal = position.legal_moves();
        for voice in VOICES.all() {
            let languages = VOICES.languages().filter(|one| one.speech() == voice.speech());
            let language = languages.map(annabella::voice::Voice::id).next().unwrap();
            for &form in MoveForm::ALL {
                let settings = Settings {
                    announcer: voice.id().to_owned(),
                    language: language.to_owned(),
                    form,
                    files: FileNames::Anna,
                    ..Settings::default()
                };
                let mut said: Vec<String> = Vec::new();
                for &mv in &legal {
                    let text = text(position, mv, &settings);
                    prop_assert!(!said.contains(&text), "two moves are announced {text:?}");
                    let heard = VOICES.hear_between(&text, position, language, voice.id());
                    prop_assert_eq!(heard, MoveEntry::Move(mv), "{}: {}", voice.id(), text);
                    said.push(text);
                }
            }
        }
    }

    #[test]
    fn a_game_that_is_written_is_read_as_the_same_game(mut record in records(), outcome in 0..4_usize) {
        let outcomes = [Some(GameResult::Draw), None, GameResult::from_pgn("1-0"), GameResult::from_pgn("0-1")];
        record.set_outcome(outcomes[outcome]);
        record.set_tag("White", "Иванов");
        let read = pgn::read(pgn::write(&record).as_bytes());
        prop_assert_eq!(read, vec![Ok(record)]);
    }
}

fn one(pdn: &str) -> Record {
    let mut games = pgn::read(pdn.as_bytes());
    assert_eq!(games.len(), 1, "{games:?}");
    games.pop().unwrap().unwrap()
}

fn moves(record: &Record) -> Vec<String> {
    let notation = |(plies, mv): (usize, &game::Move)| record.position_after(plies).notation(*mv);
    record
        .moves()
        .iter()
        .enumerate()
        .filter_map(notation)
        .collect()
}

#[test]
fn pdn_as_it_is_found() {
    let letters = "[GameType \"25\"]\n[White \"A\"]\n\n1. c3-d4 d6-c5 {good} 2. b2-c3 f6-g5 (2... f6-e5) 3. c3-b4!? $1 g5-h4\n4. b4xd6 e7:c5 2-0\n";
    let record = one(letters);
    let played = [
        "c3-d4", "d6-c5", "b2-c3", "f6-g5", "c3-b4", "g5-h4", "b4:d6", "e7:c5",
    ];
    assert_eq!(moves(&record), played);
    assert_eq!(record.outcome(), GameResult::from_pgn("1-0"));
    // The same game in numbers, from each corner.
    let numbered = [
        ("25", "22-18 10-15"),
        ("25,W,8,8,N2,0", "22-18 10-15"),
        ("25,W,8,8,N0,0", "10-14 22-19"),
        ("25,W,8,8,N1,0", "11-15 23-18"),
        ("25,W,8,8,N3,0", "23-19 11-14"),
    ];
    for (game_type, text) in numbered {
        let record = one(&format!("[GameType \"{game_type}\"]\n\n1. {text} 1-1\n"));
        assert_eq!(moves(&record)[0], "c3-d4", "{game_type}");
        assert_eq!(record.outcome(), Some(GameResult::Draw));
    }
}

#[test]
fn both_forms_of_a_position_are_read() {
    for fen in ["W:Wa1,Kc3:Bb8,Kh8", "W:W29,K22:B1,K4", "W:WK22,29:BK4,1."] {
        let record = one(&format!("[GameType \"25\"]\n[FEN \"{fen}\"]\n\n*\n"));
        assert_eq!(record.start().fen(), "W:Wa1,Kc3:Bb8,Kh8", "{fen}");
    }
}

#[test]
fn an_ambiguous_capture_is_named_with_its_place() {
    let three_ways = "[GameType \"25\"]\n[FEN \"W:WKd2:Bg5,g7,e7,c7,b6,d4,d6\"]\n\n1. x9 *\n";
    let games = pgn::read(three_ways.as_bytes());
    let error = games[0].as_ref().unwrap_err();
    assert_eq!((error.line, error.column), (4, 4));
}

#[test]
fn old_files_in_windows_1251_are_read() {
    let mut file = b"[GameType \"25\"]\n[White \"".to_vec();
    file.extend([0xC8, 0xE2, 0xE0, 0xED, 0xEE, 0xE2]);
    file.extend(b"\"]\n\n1. cd4 dc5 *\n");
    let games = pgn::read(&file);
    let record = games[0].as_ref().unwrap();
    assert_eq!(record.tag("White"), Some("Иванов"));
    assert_eq!(moves(record), ["c3-d4", "d6-c5"]);
}

#[test]
fn several_games_of_a_file() {
    let two = "[GameType \"25\"]\n\n1. cd4 dc5 1-0\n\n[GameType \"25\"]\n\n1. gf4 0-2\n";
    let games = pgn::read(two.as_bytes());
    let plies: Vec<usize> = games
        .iter()
        .map(|game| game.as_ref().unwrap().plies())
        .collect();
    assert_eq!(plies, [2, 1]);
}

/// What a typist has left open costs the game, and is told: nothing behind it is passed over in silence.
#[test]
fn what_is_left_open_in_pdn_is_told_and_a_file_in_one_line_is_read() {
    for (text, column) in [
        ("1. cd4 { dc5 2. bc3 1-0", 8),
        ("1. cd4 [ dc5 2. bc3 1-0", 8),
        ("1. cd4 % dc5 2. bc3 1-0", 8),
        ("1. cd4 ( dc5 2. bc3 1-0", 8),
    ] {
        let games = pgn::read(format!("[GameType \"25\"]\n\n{text}\n").as_bytes());
        assert_eq!(games.len(), 1, "{text}");
        let error = games[0].as_ref().unwrap_err();
        assert_eq!((error.line, error.column), (3, column), "{text}");
        assert_eq!(error.played.plies(), 1, "{text}");
    }
    let line = "[Event \"A [1] b\"] [GameType \"25\"] 1. cd4 dc5 1-0 [Event \"B\"] [GameType \"25\"] 1. gf4 0-2";
    let games = pgn::read(line.as_bytes());
    let games: Vec<&Record> = games.iter().map(|game| game.as_ref().unwrap()).collect();
    let plies: Vec<usize> = games.iter().map(|game| game.plies()).collect();
    assert_eq!(plies, [2, 1]);
    assert_eq!(games[0].tag("Event"), Some("A [1] b"));
}

/// What is unusual in PDN is told as in PGN, and no sign of quality is lost without a word.
#[test]
fn what_is_unusual_in_pdn_is_told() {
    let tags = "[GameType \"25\"]\n[White \"A\"]\n";
    for (text, kinds) in [
        ("\n1. c3-d4! d6-c5?? *", vec![]),
        ("\n1. c3-d4 1... d6-c5 2.b2-c3 2... f6-g5 *", vec![]),
        ("\n1. c3-d4 ... d6-c5 *", vec![]),
        ("\n1. c3-d4 1. d6-c5 *", vec![Oddity::MoveNumber]),
        ("\n1. c3-d4 d6-c5 5. b2-c3 *", vec![Oddity::MoveNumber]),
        ("\n1. c3-d4 $300 d6-c5 *", vec![Oddity::LostGlyph]),
        ("\n1. c3-d4!!! d6-c5 *", vec![Oddity::LostGlyph]),
        ("\n1. c3-d4 $1 $1 d6-c5 *", vec![Oddity::LostGlyph]),
        ("\n1. c3-d4 {a { b} d6-c5 *", vec![Oddity::NestedComment]),
        ("\n1. c3-d4 ; a } b\nd6-c5 *", vec![Oddity::NestedComment]),
        (
            "\n1. c3-d4 b6-a5 (1... d6-c5 2. b2-c3) *",
            vec![Oddity::BrokenVariation],
        ),
        (
            "[SetUp \"0\"]\n[FEN \"W:Wa1:Bh8\"]\n\n1. a1-b2 *",
            vec![Oddity::NoPosition],
        ),
        ("\nSome words 1. c3-d4 d6-c5 *", vec![Oddity::Remark]),
        ("\n1. c3-d4 d6-c5 White won\n", vec![Oddity::Remark]),
        (
            "\n1. c3-d4 d6-c5 2-0 in time trouble\n",
            vec![Oddity::Remark],
        ),
        ("\n1. c3-d4 d6-c5 1/2\n", vec![Oddity::Outcome]),
        ("[Black \"B\"\n\n1. c3-d4 *", vec![Oddity::MalformedTag]),
        (
            "[result \"2-0\"]\n\n1. c3-d4 2-0",
            vec![Oddity::MalformedTag],
        ),
        ("[Black B]\n\n1. c3-d4 *", vec![Oddity::LostTag]),
        ("\n[Black \"B\"]\n\n1. c3-d4 *", vec![Oddity::PartedTags]),
        ("[PlyCount \"9\"]\n\n1. c3-d4 *", vec![Oddity::PlyCount]),
        ("[SetUp \"1\"]\n\n1. c3-d4 *", vec![Oddity::NoPosition]),
        ("\n1. c3-d4 2-0\n\n1. c3-b4 0-2\n", vec![Oddity::Parted]),
        (
            "\n1. c3-d4 2-0\n\n[GameType \"25\"]\n",
            vec![Oddity::Parted],
        ),
    ] {
        let read = pgn::read_all(format!("{tags}{text}").as_bytes());
        assert!(
            read.games.iter().all(Result::is_ok),
            "{text}: {:?}",
            read.games
        );
        let told: Vec<Oddity> = read.oddities.iter().map(|(kind, _)| kind).collect();
        assert_eq!(told, kinds, "{text}");
    }
    let record = one(&format!(
        "{tags}\nWell, well. 1. c3-d4! d6-c5 ?? the end 2-0"
    ));
    assert_eq!(record.notes().of(0).unwrap().glyphs, [1]);
    assert_eq!(record.notes().of(1).unwrap().glyphs, [4]);
    assert_eq!(record.notes().of(1).unwrap().comment, "the end");
    // A word that is no move among moves stays a fault, and tags that come again begin a game.
    let middle = format!("{tags}\n1. c3-d4 oops d6-c5 *");
    assert!(pgn::read(middle.as_bytes())[0].is_err());
    let short = format!("{tags}\n1. c3-d4 d6-c5 2. bc *");
    assert!(pgn::read(short.as_bytes())[0].is_err());
    let anew = format!("{tags}\n{tags}\n1. c3-d4 *");
    assert_eq!(pgn::read(anew.as_bytes()).len(), 2);
}
