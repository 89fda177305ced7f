//! Draughts in Braille: each code that has signs for them writes every move, and reads a sheet back.

use std::collections::HashMap;

use annabella::braille::{
    BrailleCode, BrailleSign, Diagram, Layout, Paper, Reading, SheetNotes, SheetWords, Style, code,
    codes, decode, prose,
};
use annabella::game::{Game, Move, Position};
use annabella::protocol::Choice as _;
use annabella::record::{GameResult, Record};

use crate::common::games::{Dice, how_many};
use crate::common::sheets::read_sheets;

fn position(fen: &str) -> Position {
    Game::Draughts.read_fen(fen).unwrap()
}

/// Captures with several ways, men that become kings on the way, and kings everywhere.
const STARTS: [&str; 5] = [
    "W:WKd2:Bf4,f6,g7,d6,b6",
    "B:Wa1,b2,b4,d2,d4,f2,f4:Ba5,c5,c7,e7,g7",
    "W:WKe1,g1:Bb6,c3,c5,e5,e7",
    "W:WKa1,Kc1,Ke1,Kg1:BKb8,Kd8,Kf8,Kh8",
    "W:WKc1,Ka5,b6,d6,f2:BKh8,Kf8,c5,e3,g3",
];

/// Codes that have signs for draughts.
fn writers() -> impl Iterator<Item = &'static BrailleCode> {
    let start = Game::Draughts.start();
    codes().iter().filter(move |code| code.writes(&start))
}

/// A game at random, from the usual position or from another one.
fn random_game(start: Position, length: usize, dice: &mut Dice) -> Record {
    let mut record = Record::starting_from(start);
    while record.plies() < length {
        let moves = record.position().legal_moves();
        let Some(&mv) = moves.get(dice.below(moves.len().max(1))) else {
            break;
        };
        assert!(record.play(mv));
    }
    let outcomes = ["1-0", "0-1", "1/2-1/2"];
    record.set_outcome(GameResult::from_pgn(outcomes[dice.below(3)]));
    record
}

fn written(id: &str, position: &Position, text: &str) -> String {
    let board = position.draughts().unwrap();
    let [mv] = board.read(text).unwrap()[..] else {
        panic!("{text} is not one move");
    };
    let cells = code(id).unwrap().encode(position, mv.into()).unwrap();
    cells.to_string()
}

/// As liblouis 3.24 transcribes the notation of the code: UEB, Russian, German, computer Braille.
#[test]
fn a_step_a_capture_and_a_way() {
    let quiet = Game::Draughts.start();
    let capture = position("W:Wc3:Bd4");
    let ways = position(STARTS[0]);
    for (id, step, takes, way) in [
        ("ueb", "⠉⠼⠉⠤⠙⠼⠙", "⠉⠼⠉⠒⠑⠼⠑", "⠙⠼⠃⠒⠛⠼⠑⠒⠙⠼⠓⠒⠁⠼⠑"),
        (
            "russia-literary",
            "⠠⠉⠼⠉⠤⠙⠼⠙",
            "⠠⠉⠼⠉⠠⠒⠑⠼⠑",
            "⠠⠙⠼⠃⠠⠒⠛⠼⠑⠠⠒⠙⠼⠓⠠⠒⠁⠼⠑",
        ),
        ("germany", "⠉⠼⠉⠤⠙⠼⠙", "⠉⠼⠉⠠⠒⠑⠼⠑", "⠙⠼⠃⠠⠒⠛⠼⠑⠠⠒⠙⠼⠓⠠⠒⠁⠼⠑"),
        ("nabcc", "⠉⠒⠤⠙⠲", "⠉⠒⠱⠑⠢", "⠙⠆⠱⠛⠢⠱⠙⠦⠱⠁⠢"),
        ("san-low", "⠉⠒⠤⠙⠲", "⠉⠒⠭⠑⠢", "⠙⠆⠭⠛⠢⠭⠙⠦⠭⠁⠢"),
        ("uk-2015", "⠉⠒⠤⠙⠲", "⠉⠒⠰⠑⠢", "⠙⠆⠰⠛⠢⠰⠙⠦⠰⠁⠢"),
    ] {
        assert_eq!(written(id, &quiet, "c3-d4"), step, "{id}");
        assert_eq!(written(id, &capture, "c3:e5"), takes, "{id}");
        let board = ways.draughts().unwrap();
        let [mv] = board.read("d2:g5:d8:a5").unwrap()[..] else {
            panic!("one way");
        };
        let cells = code(id).unwrap().encode_full(&ways, mv.into()).unwrap();
        assert_eq!(cells.to_string(), way, "{id}");
    }
}

#[test]
fn what_no_source_gives_is_provisional() {
    for id in ["finland", "hungary", "russia-compact", "uk-2015"] {
        assert!(
            code(id)
                .unwrap()
                .provisional()
                .contains(&BrailleSign::Draughts),
            "{id}"
        );
    }
    for id in ["ueb", "russia-literary", "germany", "nabcc"] {
        assert!(
            !code(id)
                .unwrap()
                .provisional()
                .contains(&BrailleSign::Draughts),
            "{id}"
        );
    }
}

/// The code of Spain has no sign that a source gives, and so it writes no draughts.
#[test]
fn a_code_without_signs_writes_and_reads_nothing() {
    let start = Game::Draughts.start();
    let spain = code("spain").unwrap();
    assert!(!spain.writes(&start) && spain.writes(&Game::Chess.start()));
    let mv = start.legal_moves()[0];
    assert_eq!(spain.encode(&start, mv), None);
    let cells = code("san-low").unwrap().encode(&start, mv).unwrap();
    assert_eq!(decode(&start, &cells, Some(spain)), Reading::None);
    assert_eq!(writers().count(), codes().len() - 1);
}

/// Every legal move of every position is written otherwise than the others, and read as itself.
#[test]
fn no_two_moves_look_alike_and_each_is_read_as_itself() {
    let mut dice = Dice::new(64);
    let games = how_many() / 20;
    let mut positions = 0;
    for game in 0..games {
        let start = match STARTS.get(game % (STARTS.len() + 2)) {
            Some(fen) => position(fen),
            None => Game::Draughts.start(),
        };
        let record = random_game(start, 60, &mut dice);
        for plies in 0..=record.plies() {
            let position = record.position_after(plies);
            positions += 1;
            for code in writers() {
                let mut seen: HashMap<String, Move> = HashMap::new();
                for mv in position.legal_moves() {
                    let cells = code.encode(position, mv).unwrap();
                    let reading = decode(position, &cells, Some(code));
                    assert_eq!(
                        reading,
                        Reading::One(mv),
                        "{} {cells} {position:?}",
                        code.id()
                    );
                    let twin = seen.insert(cells.to_string(), mv);
                    assert_eq!(twin, None, "{} {cells} {position:?}", code.id());
                    let whole = code.encode_full(position, mv).unwrap();
                    let reading = decode(position, &whole, Some(code));
                    assert_eq!(
                        reading,
                        Reading::One(mv),
                        "{} {whole} {position:?}",
                        code.id()
                    );
                }
            }
        }
    }
    assert!(positions >= games, "{positions}");
}

/// A sheet is read back as the same game, in every code, layout and size of page.
#[test]
fn a_sheet_is_read_back() {
    let mut dice = Dice::new(7);
    let papers = [(40, 25), (20, 4), (33, 27), (80, 12), (14, 8), (12, 5)];
    let usual = Game::Draughts.start();
    for at in 0..how_many() / 50 {
        // In the others there are captures that are longer than a line.
        let start = match at % 4 {
            3 => position(STARTS[at % STARTS.len()]),
            _ => usual.clone(),
        };
        let record = random_game(start.clone(), 20 + at % 90, &mut dice);
        for (nth, code) in writers().enumerate() {
            let (width, height) = papers[(at + nth) % papers.len()];
            let words = SheetWords::default();
            let style = Style {
                code,
                prose: prose(code.language()),
                words: &words,
                paper: Paper::new(width, height).unwrap(),
                layout: Layout::ALL[at % 4],
                diagram: Diagram::Forsyth,
            };
            let mut text = String::new();
            for page in style.game(&record, &SheetNotes::new(), 1).0 {
                for line in &page.lines {
                    text.push_str(&line.to_unicode(' '));
                    text.push_str("\r\n");
                }
                text.push('\u{c}');
            }
            for known in [Some(code), None] {
                let sheets = read_sheets(&text, known, &usual);
                let (read, fault) = &sheets.games[0];
                let context = || format!("{} as {}\n{text}", code.id(), sheets.code.id());
                assert_eq!(*fault, [], "{}", context());
                assert_eq!(read.moves(), record.moves(), "{}", context());
                assert_eq!(read.outcome(), record.outcome(), "{}", context());
            }
        }
    }
}
