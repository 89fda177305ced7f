//! Walls of pawns, with pieces on both sides of them: what the program finds out, against a judge who plays everything
//! that can be played and knows nothing else.

use std::collections::{HashSet, VecDeque};
use std::time::Instant;

use annabella::board::Side;
use annabella::chance::Chance;
use annabella::chess::{Mating, Position};

/// Whether White and whether Black can mate; `None` where more positions than these come about first.
fn judged(start: &Position, most: usize) -> Option<[bool; 2]> {
    let mut met = HashSet::from([start.clone()]);
    let mut open = VecDeque::from([start.clone()]);
    let mut can = [false; 2];
    while let Some(position) = open.pop_front() {
        let moves = position.legal_moves();
        if moves.is_empty() && position.is_check() {
            can[usize::from(position.turn() == Side::White)] = true;
        }
        for mv in moves {
            let after = position.play(mv).expect("a legal move");
            if met.insert(after.clone()) {
                open.push_back(after);
            }
        }
        if met.len() > most {
            return None;
        }
    }
    Some(can)
}

/// What is shut in behind the walls, or out.
const COMPANIES: [&[char]; 6] = [
    &['B', 'b'],
    &['N', 'n'],
    &['R', 'r'],
    &['B', 'b', 'N', 'n'],
    &['Q', 'q'],
    &['P', 'p'],
];

type Board = [[Option<char>; 8]; 8];

/// A pawn before a pawn.
fn face(board: &mut Board, rank: usize, file: usize) {
    (board[rank][file], board[rank + 1][file]) = (Some('P'), Some('p'));
}

/// Some files with a pawn before a pawn, here and there one more behind it.
#[allow(
    clippy::needless_range_loop,
    reason = "a file is a column of the board"
)]
fn loose_wall(chance: &mut Chance) -> Board {
    let mut board = [[None; 8]; 8];
    let base = 1 + chance.below(3);
    for file in 0..8 {
        if chance.below(4) == 0 {
            continue;
        }
        let rank = base + chance.below(3);
        face(&mut board, rank, file);
        if chance.below(6) == 0 && rank > 1 {
            board[1 + chance.below(rank - 1)][file] = Some('P');
        }
        if chance.below(6) == 0 && rank < 5 {
            board[rank + 2 + chance.below(5 - rank)][file] = Some('p');
        }
    }
    board
}

/// A wall in which each pawn guards the next, and in every other one of them a pawn that is missing or elsewhere.
fn closed_wall(chance: &mut Chance) -> Board {
    let mut board = [[None; 8]; 8];
    let (base, phase) = (2 + chance.below(2), chance.below(2));
    for file in 0..8 {
        face(&mut board, base + (file + phase) % 2, file);
    }
    if chance.happens(50) {
        let file = chance.below(8);
        let rank = base + (file + phase) % 2 + chance.below(2);
        let pawn = board[rank][file].take();
        if chance.happens(50) {
            board[1 + chance.below(6)][file] = pawn;
        }
    }
    board
}

/// A wall, the kings, and a few pieces of one company.
fn walled(chance: &mut Chance, is_closed: bool) -> Option<Position> {
    let mut board = if is_closed {
        closed_wall(chance)
    } else {
        loose_wall(chance)
    };
    let company = COMPANIES[chance.below(COMPANIES.len())];
    let many = chance.below(if company.contains(&'B') { 6 } else { 3 });
    let pieces: Vec<char> = (0..many)
        .filter_map(|_| chance.pick(company).copied())
        .collect();
    for piece in ['K', 'k'].into_iter().chain(pieces) {
        let rank = if piece.eq_ignore_ascii_case(&'p') {
            1 + chance.below(6)
        } else {
            chance.below(8)
        };
        if board[rank][chance.below(8)].replace(piece).is_some() {
            return None;
        }
    }
    let rank = |squares: &[Option<char>; 8]| squares.map(|piece| piece.unwrap_or('1'));
    let ranks = board.iter().rev().map(rank);
    let ranks: Vec<String> = ranks.map(|rank| rank.iter().collect()).collect();
    let turn = if chance.happens(50) { "w" } else { "b" };
    Position::from_fen(&format!("{} {turn} - - 0 1", ranks.join("/"))).ok()
}

/// No answer may be wrong, and hardly any may be missing; how many there are is printed.
fn compare(positions: usize, most: usize, seed: u64) {
    let mut chance = Chance::new(seed);
    let (mut right, mut cannot, mut undecided, mut alone, mut done) = (0, 0, 0, 0, 0);
    let mut longest = 0;
    while done < positions {
        let Some(position) = walled(&mut chance, done % 2 == 0) else {
            continue;
        };
        done += 1;
        let judgement = judged(&position, most);
        for (at, side) in Side::BOTH.into_iter().enumerate() {
            let (begun, fen) = (Instant::now(), position.fen());
            let quick = position.glance_mate(side);
            let found = position.search_mate(side);
            longest = longest.max(begun.elapsed().as_millis());
            if found == Mating::Undecided {
                undecided += 1;
                println!("undecided: {fen} {side:?}");
            }
            let Some(can) = judgement.map(|can| can[at]) else {
                alone += 1;
                continue;
            };
            let wanted = if can {
                Mating::Winnable
            } else {
                Mating::Unwinnable
            };
            for answer in [quick, found] {
                assert!(
                    [wanted, Mating::Undecided].contains(&answer),
                    "{fen}: {side:?}: {answer:?}"
                );
            }
            right += usize::from(found == wanted);
            cannot += usize::from(!can && found == wanted);
        }
    }
    println!(
        "{positions} positions: {right} right, {cannot} of them without a mate, {undecided} undecided, {alone} beyond \
         the judge, longest {longest} ms"
    );
    assert!(cannot > 0, "no position of these shows anything");
    assert!(undecided * 100 <= right, "{undecided} of {right}");
}

#[test]
fn some_walls_are_judged_as_by_playing_everything() {
    compare(60, 3_000, 2);
}

#[test]
#[ignore = "it plays everything in three thousand positions; ./x long runs it"]
fn three_thousand_walls_are_judged_as_by_playing_everything() {
    compare(3_000, 40_000, 2026);
}
