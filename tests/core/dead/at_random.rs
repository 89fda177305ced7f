//! Pawns that stand face to face, and bishops between them: what the program finds out, against a judge who plays
//! everything that can be played and knows nothing else.

use std::collections::{HashSet, VecDeque};
use std::time::Instant;

use annabella::board::Side;
use annabella::chance::Chance;
use annabella::chess::{Mating, Position};

/// Whether a side can mate; `None` where more positions than these come about first.
fn judged(start: &Position, side: Side, most: usize) -> Option<bool> {
    let mut met = HashSet::from([start.clone()]);
    let mut open = VecDeque::from([start.clone()]);
    while let Some(position) = open.pop_front() {
        if position.is_checkmate() && position.turn() != side {
            return Some(true);
        }
        for mv in position.legal_moves() {
            let after = position.play(mv).expect("a legal move");
            if met.insert(after.clone()) {
                open.push_back(after);
            }
        }
        if met.len() > most {
            return None;
        }
    }
    Some(false)
}

/// Some files with a pawn before a pawn, here and there one more behind it, the kings, and some bishops.
#[allow(
    clippy::needless_range_loop,
    reason = "a file is a column of the board"
)]
fn walled(chance: &mut Chance) -> Option<Position> {
    let mut board = [[None; 8]; 8];
    let base = 1 + chance.below(3);
    for file in 0..8 {
        if chance.below(4) == 0 {
            continue;
        }
        let rank = base + chance.below(3);
        (board[rank][file], board[rank + 1][file]) = (Some('P'), Some('p'));
        if chance.below(6) == 0 && rank > 1 {
            board[1 + chance.below(rank - 1)][file] = Some('P');
        }
        if chance.below(6) == 0 && rank < 5 {
            board[rank + 2 + chance.below(5 - rank)][file] = Some('p');
        }
    }
    let bishops = (0..chance.below(4)).map(|_| 'B');
    let bishops: Vec<char> = bishops.chain((0..chance.below(4)).map(|_| 'b')).collect();
    for piece in ['K', 'k'].into_iter().chain(bishops) {
        let square = &mut board[chance.below(8)][chance.below(8)];
        if square.replace(piece).is_some() {
            return None;
        }
    }
    let rank = |squares: &[Option<char>; 8]| squares.map(|piece| piece.unwrap_or('1'));
    let ranks = board.iter().rev().map(rank);
    let ranks: Vec<String> = ranks.map(|rank| rank.iter().collect()).collect();
    let turn = if chance.below(2) == 0 { "w" } else { "b" };
    Position::from_fen(&format!("{} {turn} - - 0 1", ranks.join("/"))).ok()
}

/// No answer may be wrong; how many there are is printed.
fn compare(positions: usize, most: usize, seed: u64) {
    let mut chance = Chance::new(seed);
    let (mut right, mut undecided, mut alone, mut done) = (0, 0, 0, 0);
    let mut longest = 0;
    while done < positions {
        let Some(position) = walled(&mut chance) else {
            continue;
        };
        done += 1;
        for side in Side::BOTH {
            let (begun, fen) = (Instant::now(), position.fen());
            let quick = position.cannot_mate(side);
            let found = match position.search_mate(side) {
                Mating::Undecided => position.explore_mate(side),
                found @ (Mating::Winnable | Mating::Unwinnable) => found,
            };
            longest = longest.max(begun.elapsed().as_millis());
            let Some(can) = judged(&position, side, most) else {
                alone += usize::from(found != Mating::Undecided);
                continue;
            };
            assert!(!(quick && can), "{fen}: {side:?}");
            match found {
                Mating::Undecided => {
                    undecided += 1;
                    println!("undecided, can mate: {can}: {fen} {side:?}");
                }
                Mating::Winnable => assert!(can, "{fen}: {side:?} cannot mate"),
                Mating::Unwinnable => assert!(!can, "{fen}: {side:?} can mate"),
            }
            right += usize::from(found != Mating::Undecided);
        }
    }
    println!(
        "{positions} positions: {right} right, {undecided} undecided, {alone} beyond the judge, longest {longest} ms"
    );
    assert!(undecided * 100 <= right, "{undecided} of {right}");
}

#[test]
fn some_walls_are_judged_as_by_playing_everything() {
    compare(20, 3_000, 1);
}

#[test]
#[ignore = "it plays everything in three thousand positions; ./x long runs it"]
fn three_thousand_walls_are_judged_as_by_playing_everything() {
    compare(3_000, 400_000, 2026);
}
