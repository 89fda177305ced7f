//! The levels: a weak one plays like a weak human, and neither absurdly nor without mistakes.

use std::collections::BTreeSet;

use annabella::chance::Chance;
use annabella::chess;
use annabella::draughts;
use annabella::game::{Game, Move, Position};
use annabella::opponent::{Limits, Memory, WIN, choose, think};

fn chess(fen: &str) -> Position {
    chess::Position::from_fen(fen).unwrap().into()
}

/// The value of a position for the side to move.
fn value(position: &Position, memory: &mut Memory) -> i32 {
    let limits = Limits {
        depth: 4,
        nodes: 4_000,
    };
    let found = think(position, &[], memory, limits, &mut |_| false, &mut |_| {});
    found.map_or(-WIN, |found| found.value)
}

/// The moves that a level makes in a position, each with what it costs.
fn moves(position: &Position, level: u8, seeds: u64) -> Vec<(Move, i32)> {
    let mut memory = Memory::new(2);
    let best = value(position, &mut memory);
    let mut made = Vec::new();
    for seed in 0..seeds {
        let how = (level, 1_000 + seed, 6_000);
        let mv = choose(position, &[], &mut memory, how, &mut |_| false).unwrap();
        let next = position.play(mv).unwrap();
        made.push((mv, best + value(&next, &mut memory)));
    }
    made
}

/// Positions of chess in which there is something to spoil: an attacked queen, a threat of mate, a mate to
/// be given, and quiet play.
const SPOILT: [&str; 5] = [
    "rnb1kbnr/pppp1ppp/8/4p3/4P2q/2N2N2/PPPP1PPP/R1BQKB1R b KQkq - 0 4",
    "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 3",
    "r1bqk2r/pppp1ppp/2n2n2/2b1p2Q/2B1P3/3P4/PPP2PPP/RNB1K1NR w KQkq - 0 5",
    "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 7",
    "r2q1rk1/ppp2ppp/2npbn2/2b1p3/4P3/1BPP1N2/PP1N1PPP/R1BQ1RK1 b - - 0 9",
];

#[test]
fn the_weakest_level_never_gives_its_queen_away_or_walks_into_mate() {
    for fen in SPOILT {
        let position = chess(fen);
        for (mv, cost) in moves(&position, 1, 12) {
            assert!(cost < 1_100, "{mv} costs {cost} in {fen}");
            let next = position.play(mv).unwrap();
            let is_mated = next.legal_moves().into_iter().any(|reply| {
                let after = next.play(reply).unwrap();
                after.legal_moves().is_empty() && after.is_check()
            });
            assert!(!is_mated, "{mv} in {fen}");
        }
    }
}

/// How many of the moves cost at least a good half of a pawn or a man.
fn mistakes(positions: &[Position], level: u8) -> usize {
    let made = positions.iter().flat_map(|one| moves(one, level, 8));
    made.filter(|(_, cost)| *cost >= 60).count()
}

/// Positions of games that a low level has played.
fn played(game: Game) -> Vec<Position> {
    let mut memory = Memory::new(2);
    let mut chance = Chance::new(5);
    let mut found = Vec::new();
    for _ in 0..3 {
        let mut now = game.start();
        for ply in 0..24 {
            let seed = chance.next();
            let how = (4, seed, 4_000);
            let Some(mv) = choose(&now, &[], &mut memory, how, &mut |_| false) else {
                break;
            };
            now = now.play(mv).unwrap();
            if ply > 14 && ply % 4 == 3 && now.legal_moves().len() > 4 {
                found.push(now.clone());
            }
        }
    }
    found
}

#[test]
fn weak_levels_leave_something_to_punish_and_strong_ones_less() {
    for game in Game::ALL {
        let positions = played(game);
        assert!(positions.len() >= 4, "{}", positions.len());
        let [first, strong] = [1, 9].map(|level| mistakes(&positions, level));
        let all = 8 * positions.len();
        assert!(first * 10 >= all, "{first} of {all} {game:?}");
        assert!(strong * 2 < first, "{strong} and {first} of {all} {game:?}");
    }
}

#[test]
fn a_mistake_of_draughts_costs_a_man_or_two_and_not_the_game() {
    let position = draughts::Position::from_fen(
        "W:Wa3,b2,c1,c3,d2,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,g7,h8:F1",
    );
    let position = Position::from(position.unwrap());
    for (mv, cost) in moves(&position, 1, 24) {
        assert!(cost < 1_000, "{mv} costs {cost}");
    }
}

/// The lines of the book of a game.
fn lines(game: Game) -> impl Iterator<Item = &'static str> {
    let text = match game {
        Game::Chess => include_str!("../../src/opponent/book_chess.txt"),
        Game::Draughts => include_str!("../../src/opponent/book_draughts.txt"),
    };
    text.lines().filter(|line| !line.starts_with('#'))
}

/// How much worse a side may stand at the end of a line, in hundredths: a pawn that is given up in chess,
/// and nothing in draughts.
fn worst(game: Game) -> i32 {
    match game {
        Game::Chess => 130,
        Game::Draughts => 60,
    }
}

/// The position after a line of the book.
fn after(game: Game, line: &str) -> Position {
    line.split_whitespace().fold(game.start(), |now, word| {
        let mut fits = now.legal_moves().into_iter().filter(|mv| match mv {
            Move::Draughts(mv) => {
                let sign = if mv.is_capture() { ':' } else { '-' };
                format!("{}{sign}{}", mv.from, mv.to) == word
            }
            Move::Chess(mv) => mv.to_string() == word,
        });
        let mv = fits.next().unwrap_or_else(|| panic!("{word} in {line}"));
        assert_eq!(fits.next(), None, "{word} in {line}");
        now.play(mv).unwrap()
    })
}

#[test]
fn every_line_of_the_book_is_legal_and_nobody_loses_anything() {
    for game in Game::ALL {
        let mut memory = Memory::new(4);
        for line in lines(game) {
            let now = after(game, line);
            // A second and longer look where the first one is not content.
            let is_even = [3_000, 100_000].into_iter().any(|nodes| {
                let limits = Limits { depth: 20, nodes };
                let found = think(&now, &[], &mut memory, limits, &mut |_| false, &mut |_| {});
                found.is_some_and(|found| found.value.abs() <= worst(game))
            });
            assert!(is_even, "{line}");
        }
    }
}

/// The moves of the best level, which plays each of them by the book: it may not look at any position.
fn book_moves(position: &Position) -> BTreeSet<String> {
    let mut memory = Memory::new(1);
    let mut made = |seed| choose(position, &[], &mut memory, (10, seed, 1), &mut |_| true);
    (0..40)
        .filter_map(|seed| Some(made(seed)?.to_string()))
        .collect()
}

#[test]
fn the_first_moves_vary_and_the_book_ends() {
    for game in Game::ALL {
        let start = game.start();
        assert!(book_moves(&start).len() >= 3, "{game:?}");
        let first = choose(&start, &[], &mut Memory::new(1), (10, 1, 1), &mut |_| true);
        let next = start.play(first.unwrap()).unwrap();
        assert!(book_moves(&next).len() >= 2, "{game:?}");
    }
    let rare = chess("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    assert!(book_moves(&rare).len() <= 1);
}
