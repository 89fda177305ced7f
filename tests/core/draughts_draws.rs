//! Russian draughts: what is counted towards a draw (1.9).

use annabella::board::Side;
use annabella::draughts::{Counts, Position};

/// The positions of a game from a start, with the moves repeated as often as is said.
fn game(fen: &str, moves: &str, times: usize) -> Vec<Position> {
    let mut positions = vec![Position::from_fen(fen).unwrap()];
    for text in moves
        .split(' ')
        .cycle()
        .take(moves.split(' ').count() * times)
    {
        let position = positions.last().unwrap();
        let mv = position
            .read(text)
            .unwrap_or_else(|_| panic!("{text} in {position:?}"))[0];
        positions.push(position.play(mv).unwrap());
    }
    positions
}

fn counts(fen: &str, moves: &str, times: usize) -> Counts {
    Counts::of(&game(fen, moves, times)).unwrap()
}

#[test]
fn nothing_is_counted_at_the_start() {
    let counts = Counts::of(&[Position::default()]).unwrap();
    assert_eq!((counts.times, counts.pieces, counts.king_plies), (1, 24, 0));
    assert_eq!(counts.balance_plies, None);
    assert_eq!((counts.kings_against_one, counts.main_road), (None, None));
    assert_eq!(Counts::of(&[]), None);
}

#[test]
fn three_kings_against_one_1_9_1_3() {
    let fen = "W:WKa3,Kc1,Ka7:BKg1";
    let cycle = "a7-b8 g1-h2 b8-a7 h2-g1";
    assert_eq!(
        counts(fen, "a7-b8", 1).kings_against_one,
        Some((Side::White, 1))
    );
    assert_eq!(
        counts(fen, cycle, 7).kings_against_one,
        Some((Side::White, 14))
    );
    // With a man more, or a second king of the opponent, it is another ending.
    assert_eq!(
        counts("W:WKa3,Kc1,Ka7,a5:BKg1", "a7-b8", 1).kings_against_one,
        None
    );
    assert_eq!(
        counts("W:WKa3,Kc1,Ka7:BKg1,Kh2", "a7-b8", 1).kings_against_one,
        None
    );
    // It begins when the balance is established: the capture itself is not counted.
    let after_capture = counts("W:WKa3,Kc1,Ka7:BKg1,d2", "c1:h6 g1-h2 a7-b8", 1);
    assert_eq!(after_capture.kings_against_one, Some((Side::White, 1)));
}

#[test]
fn the_balance_of_1_9_1_4() {
    let cycle = "a7-b8 g1-h2 b8-a7 h2-g1";
    let two = counts("W:WKa7,a3:BKg1,h6", cycle, 3);
    assert_eq!((two.balance_plies, two.pieces), (Some(12), 4));
    // Without kings on both sides nothing is counted.
    assert_eq!(
        counts("W:WKa1:Bh8,h6", "a1-b2 h6-g5", 1).balance_plies,
        None
    );
    // A promotion changes the balance.
    let promoted = counts("W:WKa7,c7:BKg1,h6", "a7-b8 g1-h2 c7-d8 h2-g1", 1);
    assert_eq!(promoted.balance_plies, Some(1));
    // A move of a man does not.
    assert_eq!(
        counts("W:WKa7,a3:BKg1,h6", "a3-b4 h6-g5", 1).balance_plies,
        Some(2)
    );
}

#[test]
fn the_main_road_of_1_9_1_5() {
    let fen = "W:WKa3,Kc1,g1:BKh8";
    assert_eq!(
        counts(fen, "g1-h2 h8-a1", 1).main_road,
        Some((Side::White, 1))
    );
    let left = counts("W:WKa3,Kc1,g1:BKb8", "g1-h2", 1);
    assert_eq!(left.main_road, None);
    let three_men = counts("W:Wa3,a5,h2:BKh8", "h2-g3 h8-a1 g3-h4 a1-h8", 1);
    assert_eq!(three_men.main_road, Some((Side::White, 2)));
    assert!(!three_men.is_lone_king_lost);
}

#[test]
fn a_lone_king_that_is_lost_1_9_1_5() {
    let lost = Counts::of(&[Position::from_fen("W:WKe1,Ka7,Kg1:BKd4").unwrap()]).unwrap();
    assert!(lost.is_lone_king_lost);
}

#[test]
fn moves_with_kings_only_1_9_1_6() {
    assert_eq!(counts("W:WKa7,a3:BKg1,h6", "a7-b8 h6-g5", 1).king_plies, 0);
    let fen = "W:WKa7,a3:BKg1,h6";
    let cycle = "a7-b8 g1-h2 b8-a7 h2-g1";
    assert_eq!(counts(fen, cycle, 7).king_plies, 28);
}

#[test]
fn repetition_1_9_1_7() {
    let cycle = "a7-b8 g1-h2 b8-a7 h2-g1";
    assert_eq!(counts("W:WKa7,a3:BKg1,h6", cycle, 2).times, 3);
    // The same pieces with the other side to move are another position.
    assert_eq!(counts("W:WKa7,a3:BKg1,h6", "a7-b8", 1).times, 1);
}
