//! The tables of Appendix 2 of 1956, as they are printed and as what they promise.

use annabella::tournament::{berger, rounds_of};
use proptest::prelude::*;

/// As printed for 9 or 10 players.
const PRINTED: [&str; 9] = [
    "1-10 2-9 3-8 4-7 5-6",
    "10-6 7-5 8-4 9-3 1-2",
    "2-10 3-1 4-9 5-8 6-7",
    "10-7 8-6 9-5 1-4 2-3",
    "3-10 4-2 5-1 6-9 7-8",
    "10-8 9-7 1-6 2-5 3-4",
    "4-10 5-3 6-2 7-1 8-9",
    "10-9 1-8 2-7 3-6 4-5",
    "5-10 6-4 7-3 8-2 9-1",
];

/// Rounds 5 and 8 as printed for 17 or 18 players, and round 12 for 19 or 20.
const OTHERS: [(usize, usize, &str); 3] = [
    (18, 5, "3-18 4-2 5-1 6-17 7-16 8-15 9-14 10-13 11-12"),
    (18, 8, "18-13 14-12 15-11 16-10 17-9 1-8 2-7 3-6 4-5"),
    (20, 12, "20-16 17-15 18-14 19-13 1-12 2-11 3-10 4-9 5-8 6-7"),
];

fn row(players: usize, round: usize) -> String {
    let (pairs, _) = berger(players, round);
    let pairs = pairs
        .iter()
        .map(|(white, black)| format!("{white}-{black}"));
    pairs.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_tables_are_the_printed_ones() {
    for (at, printed) in PRINTED.iter().enumerate() {
        assert_eq!(row(10, at + 1), *printed, "round {}", at + 1);
        // With nine the tenth is nobody: who would meet him is free.
        let (pairs, free) = berger(9, at + 1);
        let with_ten = printed
            .split(' ')
            .find(|pair| pair.split('-').any(|one| one == "10"));
        let other = with_ten.unwrap().split('-').find(|one| *one != "10");
        assert_eq!(free.map(|one| one.to_string()).as_deref(), other);
        assert_eq!(pairs.len(), 4);
    }
    for (players, round, printed) in OTHERS {
        assert_eq!(row(players, round), printed);
    }
}

proptest! {
    #[test]
    fn everybody_meets_everybody_once_and_colours_are_even(players in 2usize..=200) {
        let rounds = rounds_of(players, false, true);
        prop_assert_eq!(rounds.len(), players - 1 + players % 2);
        let mut met = vec![vec![0; players + 1]; players + 1];
        let mut white = vec![0i32; players + 1];
        for round in &rounds {
            let mut seen = vec![0; players + 1];
            for board in &round.boards {
                met[board.white][board.black] += 1;
                met[board.black][board.white] += 1;
                white[board.white] += 1;
                white[board.black] -= 1;
                seen[board.white] += 1;
                seen[board.black] += 1;
            }
            for (player, _) in &round.byes {
                seen[*player] += 1;
            }
            prop_assert!(seen[1..].iter().all(|&times| times == 1));
        }
        for one in 1..=players {
            prop_assert!(white[one].abs() <= 1, "{} has {}", one, white[one]);
            for (other, times) in met[one].iter().enumerate().take(players + 1).skip(1) {
                prop_assert_eq!(*times, i32::from(one != other));
            }
        }
    }

    #[test]
    fn a_double_round_robin_gives_both_colours_and_never_three_in_a_row(half in 2usize..=20) {
        let players = half * 2;
        let rounds = rounds_of(players, true, false);
        for one in 1..=players {
            let mut colours = String::new();
            for round in &rounds {
                let (_, side) = super::seat_of(round, one).unwrap();
                colours.push_str(side.key());
                colours.push(' ');
            }
            prop_assert!(!colours.contains("white white white"), "{}: {}", one, colours);
            prop_assert!(!colours.contains("black black black"), "{}: {}", one, colours);
            for other in (1..=players).filter(|other| *other != one) {
                let games = rounds.iter().flat_map(|round| &round.boards);
                let as_white = games.filter(|game| game.white == one && game.black == other);
                prop_assert_eq!(as_white.count(), 1);
            }
        }
    }
}
