//! The solved endings of draughts: each is what trying everything shows, and the search plays by them.

use std::fs;
use std::sync::OnceLock;

use annabella::adapters::endings;
use annabella::board::{Side, Square};
use annabella::chance::Chance;
use annabella::draughts::{Endings, Position, SolvedEnding};
use annabella::opponent::{Limits, Memory, think};

use crate::wins::{LONGEST, shortest};

/// All endings of three pieces.
fn solved() -> &'static Endings {
    static SOLVED: OnceLock<Endings> = OnceLock::new();
    SOLVED.get_or_init(|| Endings::build(3, &mut |_, _| {}))
}

/// A position at random with so many pieces, some for each side.
fn random(pieces: usize, chance: &mut Chance) -> Position {
    loop {
        let mut sides = [const { Vec::new() }; 2];
        let mut free: Vec<Square> = Square::all().filter(|square| square.is_dark()).collect();
        for at in 0..pieces {
            let square = free.swap_remove(chance.below(free.len()));
            let side = if at < 2 { at } else { chance.below(2) };
            let king = if chance.happens(60) { "K" } else { "" };
            sides[side].push(format!("{king}{square}"));
        }
        let turn = *chance.pick(&["W", "B"]).unwrap();
        let [white, black] = sides.map(|pieces| pieces.join(","));
        if let Ok(position) = Position::from_fen(&format!("{turn}:W{white}:B{black}")) {
            return position;
        }
    }
}

/// The same position with everything turned: what was White's is Black's.
fn turned(position: &Position) -> Position {
    let part = |side: Side| {
        let square = |square: Square| Square::from_index(63 - square.index()).unwrap();
        let men = position.men(side).iter().map(|one| square(one).to_string());
        let kings = position
            .kings(side)
            .iter()
            .map(|one| format!("K{}", square(one)));
        men.chain(kings).collect::<Vec<_>>().join(",")
    };
    let turn = if position.turn() == Side::White {
        "B"
    } else {
        "W"
    };
    let fen = format!("{turn}:W{}:B{}", part(Side::Black), part(Side::White));
    Position::from_fen(&fen).unwrap()
}

#[test]
fn each_ending_is_what_trying_everything_shows() {
    let mut chance = Chance::new(23);
    let [mut won, mut lost, mut drawn, mut long] = [0; 4];
    for round in 0..600 {
        let position = random(2 + round % 2, &mut chance);
        let Some(ending) = solved().of(&position) else {
            let must_capture = !position.must_capture_with().is_empty();
            assert!(must_capture, "{position:?}");
            continue;
        };
        assert_eq!(
            solved().of(&turned(&position)),
            Some(ending),
            "{position:?}"
        );
        match ending {
            SolvedEnding::Won(plies) if u32::from(plies) <= LONGEST => {
                assert_eq!(shortest(position), Some(u32::from(plies)), "{position:?}");
                won += 1;
            }
            // Every move leads to a win of the other side, and one of them takes as long as is said.
            SolvedEnding::Lost(plies) if u32::from(plies) <= LONGEST => {
                let answers = position.legal_moves().into_iter();
                let answers = answers.map(|mv| shortest(position.play(mv).unwrap()));
                let longest = answers.map(Option::unwrap).max().unwrap_or(0);
                let plies = u32::from(plies);
                assert_eq!(longest, plies.saturating_sub(1), "{position:?}");
                lost += 1;
            }
            SolvedEnding::Won(_) | SolvedEnding::Lost(_) | SolvedEnding::Drawn => {
                assert_eq!(shortest(position), None, "{position:?}");
                drawn += usize::from(ending == SolvedEnding::Drawn);
                long += usize::from(ending != SolvedEnding::Drawn);
            }
        }
    }
    assert!(
        won > 50 && lost > 10 && drawn > 50 && long > 5,
        "{won} {lost} {drawn} {long}"
    );
}

#[test]
fn what_is_too_much_for_the_table_is_not_told() {
    assert_eq!(solved().of(&Position::default()), None);
    let four = Position::from_fen("W:WKa1,Kc1:BKh8,Kf8").unwrap();
    assert_eq!(solved().of(&four), None);
}

#[test]
fn the_search_plays_the_shortest_win_and_the_longest_loss() {
    let mut chance = Chance::new(5);
    let mut played = 0;
    while played < 12 {
        let mut now = random(3, &mut chance);
        let Some(SolvedEnding::Won(plies)) = solved().of(&now) else {
            continue;
        };
        if !(7..=29).contains(&plies) {
            continue;
        }
        played += 1;
        let mut memory = Memory::new(1).with_endings(Some(solved().clone()));
        let mut past = Vec::new();
        let mut made = 0;
        // So few positions are not enough to find these ways without the table.
        let limits = Limits {
            depth: 30,
            nodes: 4_000,
        };
        while let Some(found) = think(
            &now.into(),
            &past,
            &mut memory,
            limits,
            &mut |_| false,
            &mut |_| {},
        ) {
            past.push(now.into());
            now = now.play(found.line[0].draughts().unwrap()).unwrap();
            made += 1;
        }
        assert_eq!(made, usize::from(plies), "{:?}", past[0]);
    }
}

#[test]
fn a_file_of_endings_is_read_as_it_was_written_and_a_damaged_one_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("endings");
    let small = Endings::build(2, &mut |_, _| {});
    let bytes = endings::write(&path, &small).unwrap();
    let file = fs::read(&path).unwrap();
    assert_eq!(bytes, file.len());
    assert_eq!(endings::read(&path).unwrap().codes(), small.codes());
    let mut damaged: Vec<Vec<u8>> = (0..file.len())
        .step_by(7)
        .map(|at| [&file[..at], &[file[at] ^ 0x10], &file[at + 1..]].concat())
        .collect();
    damaged.push(file[..file.len() - 1].to_vec());
    damaged.push(Vec::new());
    for bytes in damaged {
        fs::write(&path, &bytes).unwrap();
        let read = endings::read(&path).map(|read| read.codes().to_vec());
        assert!(
            read.is_err() || read.unwrap() == small.codes(),
            "{} bytes",
            bytes.len()
        );
    }
    fs::remove_file(&path).unwrap();
    assert!(endings::read(&path).is_err());
}
