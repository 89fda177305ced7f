//! Braille chess codes: the published and transcribed examples, and what must hold for every move.

use std::collections::HashMap;

use crate::common::games::{how_many, random_games};
use annabella::braille::BrailleSign;
use annabella::braille::{Cells, EightDots, NotBraille, Reading, Status, code, codes, decode};
use annabella::chess;
use annabella::game::{Move, Position};
use annabella::record::Record;

fn position(fen: &str) -> Position {
    chess::Position::from_fen(fen).unwrap().into()
}

/// The cells of a move given as SAN.
fn written(id: &str, position: &Position, san: &str) -> String {
    let chess = position.chess().expect("a game of chess");
    let mv: Move = chess.read_san(san).unwrap().into();
    code(id).unwrap().encode(position, mv).unwrap().to_string()
}

fn table(rows: &[(&str, &str, &str, &str)]) {
    for (id, fen, san, cells) in rows {
        assert_eq!(written(id, &position(fen), san), *cells, "{id}: {san}");
    }
}

/// The Ruy Lopez of five moves, as every code writes it, without numbers.
const RUY_LOPEZ: [(&str, &str); 10] = [
    (
        "ueb",
        "⠑⠼⠙ ⠑⠼⠑ ⠠⠝⠋⠼⠉ ⠠⠝⠉⠼⠋ ⠠⠃⠃⠼⠑ ⠁⠼⠋ ⠠⠃⠁⠼⠙ ⠠⠝⠋⠼⠋ ⠠⠕⠤⠠⠕ ⠠⠃⠑⠼⠛",
    ),
    ("uk-2015", "⠑⠲ ⠑⠢ ⠎⠋⠒ ⠎⠉⠖ ⠇⠃⠢ ⠁⠖ ⠇⠁⠲ ⠎⠋⠖ ⠕⠤⠕ ⠇⠑⠶"),
    ("finland", "⠑⠲ ⠑⠢ ⠗⠋⠒ ⠗⠉⠖ ⠇⠃⠢ ⠁⠖ ⠇⠁⠲ ⠗⠋⠖ ⠴⠴ ⠇⠑⠶"),
    ("hungary", "⠑⠲ ⠑⠢ ⠇⠋⠒ ⠇⠉⠖ ⠗⠃⠢ ⠁⠖ ⠗⠁⠲ ⠇⠋⠖ ⠚⠚ ⠗⠑⠶"),
    ("spain", "⠑⠲ ⠑⠢ ⠨⠉⠋⠒ ⠨⠉⠉⠖ ⠨⠁⠃⠢ ⠁⠖ ⠨⠁⠁⠲ ⠨⠉⠋⠖ ⠕⠤⠕ ⠨⠁⠑⠶"),
    ("san-low", "⠑⠲ ⠑⠢ ⠠⠝⠋⠒ ⠠⠝⠉⠖ ⠠⠃⠃⠢ ⠁⠖ ⠠⠃⠁⠲ ⠠⠝⠋⠖ ⠕⠤⠕ ⠠⠃⠑⠶"),
    (
        "russia-literary",
        "⠠⠑⠼⠙ ⠠⠑⠼⠑ ⠅⠠⠋⠼⠉ ⠅⠠⠉⠼⠋ ⠎⠠⠃⠼⠑ ⠠⠁⠼⠋ ⠎⠠⠁⠼⠙ ⠅⠠⠋⠼⠋ ⠼⠚⠤⠼⠚ ⠎⠠⠑⠼⠛",
    ),
    ("russia-compact", "⠑⠲ ⠑⠢ ⠅⠋⠒ ⠅⠉⠖ ⠎⠃⠢ ⠁⠖ ⠎⠁⠲ ⠅⠋⠖ ⠴⠤⠴ ⠎⠑⠶"),
    ("germany", "⠑⠼⠙ ⠑⠼⠑ ⠎⠋⠼⠉ ⠎⠉⠼⠋ ⠇⠃⠼⠑ ⠁⠼⠋ ⠇⠁⠼⠙ ⠎⠋⠼⠋ ⠼⠚⠤⠼⠚ ⠇⠑⠼⠛"),
    ("nabcc", "⠑⠲ ⠑⠢ ⡝⠋⠒ ⡝⠉⠖ ⡃⠃⠢ ⠁⠖ ⡃⠁⠲ ⡝⠋⠖ ⡕⠤⡕ ⡃⠑⠶"),
];

#[test]
fn the_sample_game_in_every_code() {
    let line = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7";
    assert_eq!(RUY_LOPEZ.len(), codes().len());
    for (id, cells) in RUY_LOPEZ {
        let mut record = Record::default();
        let mut found = Vec::new();
        for san in line.split(' ') {
            found.push(written(id, record.position(), san));
            let chess = record.position().chess().expect("a game of chess");
            let mv = chess.read_san(san).unwrap();
            assert!(record.play(mv.into()));
        }
        assert_eq!(found.join(" "), cells, "{id}");
    }
}

const PASSING: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
const PROMOTES: &str = "7k/4P3/8/8/8/8/8/K7 w - - 0 1";
const MATES: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const TWO_ROOKS: &str = "7k/8/8/R7/8/8/8/R5K1 w - - 0 1";
const THREE_QUEENS: &str = "8/k7/8/8/4Q2Q/8/8/K3r2Q w - - 0 1";
const ROOK_CHECKS: &str = "5k2/8/8/8/5n2/8/8/K4R2 w - - 0 1";
const PAWN_CHECKS: &str = "8/8/4k3/8/5P2/8/8/K7 w - - 0 1";

#[test]
fn the_examples_of_the_united_kingdom() {
    let king_e6 = "8/8/4k3/8/8/1R6/8/K7 w - - 0 1";
    table(&[
        ("uk-2015", PAWN_CHECKS, "f5+", "⠘⠋⠢"),
        ("uk-2015", ROOK_CHECKS, "Rxf4+", "⠗⠸⠋⠲"),
        (
            "uk-2015",
            "4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 1",
            "cxd5",
            "⠉⠰⠙⠢",
        ),
        (
            "uk-2015",
            "4k3/8/8/8/2N3N1/8/8/4K3 w - - 0 1",
            "Nce5",
            "⠎⠉⠑⠢",
        ),
        (
            "uk-2015",
            "6k1/5ppp/8/8/8/8/8/4R2K w - - 0 1",
            "Re8#",
            "⠗⠑⠦⠜⠍",
        ),
        ("uk-2015", king_e6, "Rb4", "⠗⠃⠲"),
        (
            "uk-2015",
            "4k3/8/8/1N6/8/8/8/1N2K3 w - - 0 1",
            "N1c3",
            "⠎⠂⠉⠒",
        ),
        ("uk-2015", MATES, "Qxf7#", "⠟⠰⠋⠶⠜⠍"),
    ]);
}

#[test]
fn the_signs_of_every_code() {
    table(&[
        ("ueb", PASSING, "exd6", "⠑⠭⠙⠼⠋"),
        ("nabcc", PASSING, "exd6", "⠑⠭⠙⠖"),
        ("uk-2015", PASSING, "exd6", "⠑⠰⠙⠖"),
        ("finland", PASSING, "exd6", "⠑⠭⠙⠖"),
        ("russia-literary", PASSING, "exd6", "⠠⠑⠒⠙⠼⠋"),
        ("germany", PASSING, "exd6", "⠑⠭⠙⠼⠋"),
        ("ueb", PROMOTES, "e8=Q+", "⠑⠼⠓⠐⠶⠠⠟⠐⠖"),
        ("nabcc", PROMOTES, "e8=Q+", "⠑⠦⠿⡟⠬"),
        ("uk-2015", PROMOTES, "e8=Q+", "⠘⠑⠦⠟"),
        ("finland", PROMOTES, "e8=Q+", "⠑⠦⠙⠡"),
        ("hungary", PROMOTES, "e8=Q+", "⠑⠦⠝⠎"),
        ("spain", PROMOTES, "e8=Q+", "⠑⠦⠨⠙⠖"),
        ("san-low", PROMOTES, "e8=Q+", "⠑⠦⠠⠟⠬"),
        ("russia-literary", PROMOTES, "e8=Q+", "⠠⠑⠼⠓⠘⠋⠀⠖"),
        ("germany", PROMOTES, "e8=Q+", "⠑⠼⠓⠠⠙⠈⠖"),
        ("ueb", MATES, "Qxf7#", "⠠⠟⠭⠋⠼⠛⠸⠹"),
        ("nabcc", MATES, "Qxf7#", "⡟⠭⠋⠶⠼"),
        ("finland", MATES, "Qxf7#", "⠙⠭⠋⠶⠡⠡"),
        ("hungary", MATES, "Qxf7#", "⠝⠭⠋⠶⠍"),
        ("spain", MATES, "Qxf7#", "⠨⠙⠭⠋⠶⠖⠖"),
        ("san-low", MATES, "Qxf7#", "⠠⠟⠭⠋⠶⠼"),
        ("russia-literary", MATES, "Qxf7#", "⠋⠒⠠⠋⠼⠛⠹"),
        ("germany", MATES, "Qxf7#", "⠙⠭⠋⠼⠛⠈⠼"),
        ("ueb", CASTLES, "O-O-O", "⠠⠕⠤⠠⠕⠤⠠⠕"),
        ("nabcc", CASTLES, "O-O-O", "⡕⠤⡕⠤⡕"),
        ("finland", CASTLES, "O-O-O", "⠴⠴⠴"),
        ("hungary", CASTLES, "O-O-O", "⠚⠚⠚"),
        ("russia-literary", CASTLES, "O-O-O", "⠼⠚⠤⠼⠚⠤⠼⠚"),
        ("ueb", TWO_ROOKS, "R1a3", "⠠⠗⠼⠁⠰⠁⠼⠉"),
        ("nabcc", TWO_ROOKS, "R1a3", "⡗⠂⠁⠒"),
        ("uk-2015", TWO_ROOKS, "R1a3", "⠗⠂⠁⠒"),
        ("spain", TWO_ROOKS, "R1a3", "⠨⠞⠂⠁⠒"),
        ("russia-literary", TWO_ROOKS, "R1a3", "⠇⠼⠁⠠⠁⠼⠉"),
        ("germany", TWO_ROOKS, "R1a3", "⠞⠼⠁⠠⠁⠼⠉"),
        ("ueb", THREE_QUEENS, "Qh4xe1", "⠠⠟⠓⠼⠙⠭⠑⠼⠁"),
        ("uk-2015", THREE_QUEENS, "Qh4xe1", "⠟⠓⠲⠰⠑⠂"),
        ("finland", THREE_QUEENS, "Qh4xe1", "⠙⠓⠲⠭⠑⠂"),
        ("russia-literary", THREE_QUEENS, "Qh4xe1", "⠋⠠⠓⠼⠙⠠⠒⠑⠼⠁"),
        ("germany", THREE_QUEENS, "Qh4xe1", "⠙⠓⠼⠙⠭⠑⠼⠁"),
        ("ueb", ROOK_CHECKS, "Rxf4+", "⠠⠗⠭⠋⠼⠙⠐⠖"),
        ("hungary", ROOK_CHECKS, "Rxf4+", "⠞⠭⠋⠲⠎"),
        ("russia-literary", ROOK_CHECKS, "Rxf4+", "⠇⠒⠠⠋⠼⠙⠀⠖"),
        ("germany", ROOK_CHECKS, "Rxf4+", "⠞⠭⠋⠼⠙⠈⠖"),
    ]);
}

/// A queen and the pawn of her letter's file can both capture on c3.
const QUEEN_OR_PAWN: &str = "4k3/8/8/8/8/2n5/1P1P4/2Q1K3 w - - 0 1";

#[test]
fn what_would_look_alike_is_written_out() {
    table(&[
        ("finland", QUEEN_OR_PAWN, "dxc3", "⠙⠆⠭⠉⠒"),
        ("finland", QUEEN_OR_PAWN, "Qxc3", "⠙⠉⠂⠭⠉⠒"),
        ("finland", QUEEN_OR_PAWN, "bxc3", "⠃⠭⠉⠒"),
        ("germany", QUEEN_OR_PAWN, "dxc3", "⠙⠼⠃⠭⠉⠼⠉"),
        ("uk-2015", QUEEN_OR_PAWN, "dxc3", "⠙⠰⠉⠒"),
    ]);
    let short = Cells::read("dxc3").unwrap();
    let reading = decode(&position(QUEEN_OR_PAWN), &short, code("finland"));
    assert!(matches!(reading, Reading::Several(moves) if moves.len() == 2));
}

#[test]
fn readers_are_forgiven() {
    let read = |id: &str, fen: &str, text: &str| {
        let cells = Cells::read(text).unwrap();
        match decode(&position(fen), &cells, code(id)) {
            Reading::One(mv) => mv.to_string(),
            Reading::Several(moves) => format!("{} moves", moves.len()),
            Reading::None => "none".to_owned(),
        }
    };
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (id, fen, text, meaning) in [
        ("uk-2015", start, "SF3", "g1f3"),
        ("uk-2015", start, "sf3", "g1f3"),
        ("uk-2015", start, "⠎⠛⠂⠋⠒", "g1f3"),
        ("uk-2015", ROOK_CHECKS, "rf4", "f1f4"),
        // Rule 1.4 writes the check behind the move.
        ("uk-2015", PAWN_CHECKS, "f5>p", "f4f5"),
        ("uk-2015", PAWN_CHECKS, "f#e", "f4f5"),
        ("ueb", start, "nf#c", "g1f3"),
        ("ueb", start, ",nf#c", "g1f3"),
        ("ueb", start, ",nf3", "g1f3"),
        ("ueb", start, "e#d6", "e2e4"),
        ("nabcc", start, "nf3", "g1f3"),
        ("russia-literary", ROOK_CHECKS, "⠇⠒⠋⠼⠙⠖", "f1f4"),
        ("uk-2015", TWO_ROOKS, "ra3", "2 moves"),
        ("uk-2015", start, "re4", "none"),
        ("uk-2015", start, "", "none"),
        // No code is named: the cells say which one it is.
        ("", start, "SF3", "g1f3"),
        ("", start, "⠠⠝⠋⠼⠉", "g1f3"),
        ("", start, "RF3", "g1f3"),
    ] {
        assert_eq!(read(id, fen, text), meaning, "{id}: {text}");
    }
}

/// Encodes every legal move of the positions of games at random, in every code.
fn check_all_moves(games: usize, seed: u64) -> (usize, usize) {
    let (mut positions, mut moves) = (0, 0);
    for record in random_games(seed, games) {
        for plies in 0..=record.plies() {
            let position = record.position_after(plies);
            positions += 1;
            for code in codes() {
                let mut seen: HashMap<Cells, Move> = HashMap::new();
                for mv in position.legal_moves() {
                    let cells = code.encode(position, mv).unwrap();
                    moves += 1;
                    if let Some(other) = seen.insert(cells.clone(), mv) {
                        panic!(
                            "{}: {other} and {mv} are both {cells} in {position:?}",
                            code.id()
                        );
                    }
                }
            }
        }
    }
    (positions, moves)
}

#[test]
fn different_moves_never_look_alike() {
    let (positions, moves) = check_all_moves(10, 1);
    println!("{moves} moves of {positions} positions");
}

#[test]
#[ignore = "it reads thousands of games; ./x long runs it"]
fn different_moves_never_look_alike_in_thousands_of_games() {
    let (positions, moves) = check_all_moves(how_many(), 2);
    println!("{moves} moves of {positions} positions");
}

#[test]
fn every_move_is_read_as_written() {
    let mut count = 0;
    for record in random_games(3, 6) {
        for plies in (0..record.plies()).step_by(5) {
            let position = record.position_after(plies);
            for code in codes() {
                for mv in position.legal_moves().into_iter().step_by(3) {
                    let cells = code.encode(position, mv).unwrap();
                    assert_eq!(
                        decode(position, &cells, Some(code)),
                        Reading::One(mv),
                        "{}",
                        code.id()
                    );
                    count += 1;
                }
            }
        }
    }
    println!("{count} moves");
}

#[test]
fn no_six_dot_code_has_other_dots_and_all_can_be_embossed() {
    for record in random_games(4, 4) {
        for (plies, &mv) in record.moves().iter().enumerate() {
            for code in codes() {
                let cells = code.encode(record.position_after(plies), mv).unwrap();
                assert!(
                    code.has_eight_dots() || cells.to_ascii().is_ok(),
                    "{}",
                    code.id()
                );
            }
        }
    }
}

#[test]
fn what_no_source_gives_is_marked() {
    for code in codes() {
        let inferred = !code.provisional().is_empty();
        match code.status() {
            Status::Own => assert!(!inferred, "{}", code.id()),
            Status::Practice => assert!(inferred, "{}", code.id()),
            Status::Published | Status::Literal => {}
        }
    }
    let uk = code("uk-2015").unwrap();
    assert_eq!(
        uk.provisional(),
        [
            BrailleSign::Castling,
            BrailleSign::Promotion,
            BrailleSign::Results,
            BrailleSign::Draughts
        ]
    );
}

#[test]
fn both_scripts_read_what_they_write() {
    let all: Cells = (0..64).collect();
    assert_eq!(Cells::from_ascii(&all.to_ascii().unwrap()), Ok(all.clone()));
    let lower = all.to_ascii().unwrap().to_lowercase();
    assert_eq!(Cells::from_ascii(&lower), Ok(all));
    let all: Cells = (0..=255).collect();
    assert_eq!(Cells::read(&all.to_string()), Ok(all.clone()));
    assert_eq!(Cells::from_unicode(&all.to_unicode(' ')), Ok(all.clone()));
    assert_eq!(all.to_ascii(), Err(EightDots { at: 64 }));
}

#[test]
fn the_lower_neighbours_of_the_capitals_are_the_same_cells() {
    assert_eq!(Cells::read("`{|}~"), Cells::read("@[\\]^"));
    let at = NotBraille { at: 1, found: 'é' };
    assert_eq!(Cells::read("eé"), Err(at));
    assert_eq!(Cells::read("⠑x"), Err(NotBraille { at: 1, found: 'x' }));
}
