//! What positions of draughts are worth: who stands better is seen early, and the values are learnt from games.

use annabella::draughts::Position;
use annabella::opponent::{Limits, Memory, fit, is_draughts_table, samples, think};
use proptest::prelude::*;

/// The value for the side to move after a look at so many positions.
fn value(fen: &str, nodes: u64) -> i32 {
    let limits = Limits { depth: 60, nodes };
    within(Position::from_fen(fen).unwrap(), limits)
}

fn within(position: Position, limits: Limits) -> i32 {
    let position = position.into();
    let mut memory = Memory::new(1);
    let found = think(
        &position,
        &[],
        &mut memory,
        limits,
        &mut |_| false,
        &mut |_| {},
    );
    found.unwrap().value
}

/// Both sides have the same number of pieces, and one side is lost. Who only counts pieces sees nothing of it so early.
const DECIDED: [(&str, i32); 3] = [
    ("W:We1,f2,c3,e3,f4,d6:Ba3,h4,g5,f6,h6,d8:F23", 1),
    (
        "B:Wc1,g1,d2,f2,a3,c3,e3,g3,b4,f4,h4:Bc5,b6,d6,f6,h6,c7,e7,g7,b8,d8,f8:F8",
        1,
    ),
    (
        "W:Wc1,e1,b2,f2,a3,c3,e3,g3,b4,f4:Ba5,c5,e5,d6,f6,h6,a7,b8,d8,f8:F11",
        -1,
    ),
];

#[test]
fn who_stands_better_is_seen_early() {
    for (fen, better) in DECIDED {
        let value = value(fen, 200);
        assert!(value * better >= 30, "{value} in {fen}");
    }
}

/// What everybody knows, and between which values it is found: with a man, a king or a man on its way more one stands
/// better, three kings are after a king that is not on the main road, and with nothing more it is even.
const KNOWN: [(&str, i32, i32); 8] = [
    (
        "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6:F1",
        -60,
        60,
    ),
    ("W:Wa1,c1,b2,d2,e3:Bh8,f8,g7,e7:F30", 60, 250),
    ("W:Wa1,c1,b2,d2:Bh8,f8,g7,e7,d6:F30", -250, -60),
    ("W:WKa5,c1,e1:Bh8,f8,b8:F30", 90, 500),
    ("W:Wc1,e1,g1:BKh4,h8,f8:F30", -500, -60),
    ("W:WKa5,Kc1,Kg1:BKe7:F40", 400, 2_000),
    ("W:WKa5,Kc1,Kg1:BKh8:F40", 0, 60),
    ("W:Wb6,c1,e1:Bh8,f8,d8:F30", 60, 500),
];

#[test]
fn who_has_more_stands_better() {
    for (fen, least, most) in KNOWN {
        let value = value(fen, 200);
        assert!((least..=most).contains(&value), "{value} in {fen}");
    }
}

/// The position as the other side would have it.
fn turned(position: &Position) -> Position {
    let fen = position.fen();
    let turn = |c: char| match c {
        'a'..='h' => char::from(b'a' + b'h' - c as u8),
        '1'..='8' => char::from(b'1' + b'8' - c as u8),
        'W' => 'B',
        'B' => 'W',
        c => c,
    };
    let pieces = fen.split(":F").next().unwrap_or_default();
    Position::from_fen(&pieces.chars().map(turn).collect::<String>()).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn both_sides_are_valued_alike(choices in proptest::collection::vec(any::<u16>(), 0..60)) {
        let mut position = Position::default();
        for choice in choices {
            let moves = position.legal_moves();
            let Some(mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
            position = position.play(*mv).unwrap();
        }
        prop_assume!(!position.legal_moves().is_empty());
        let limits = Limits { depth: 1, nodes: 100_000 };
        prop_assert_eq!(within(position, limits), within(turned(&position), limits));
    }
}

#[test]
fn a_table_is_learnt_from_games() {
    let found = samples(12, 40, 1, &mut |_| {});
    assert!(found.len() > 100, "{}", found.len());
    let mut off = Vec::new();
    let table = fit(&found, 1, &mut |mean| off.push(mean));
    assert!(off[off.len() - 1] < 0.7 * off[0], "{off:?}");
    let again = samples(12, 40, 1, &mut |_| {});
    assert!(
        table == fit(&again, 1, &mut |_| {}),
        "the same games teach something else"
    );
    assert!(table != fit(&found, 2, &mut |_| {}));
}

#[test]
fn a_table_that_is_damaged_or_of_another_kind_is_told() {
    let table = fit(&[], 1, &mut |_| {});
    assert!(is_draughts_table(&table));
    assert!(!is_draughts_table(&table[1..]));
    assert!(!is_draughts_table(&[table.clone(), vec![0]].concat()));
    for at in [0, 1_000, table.len() - 1] {
        let mut damaged = table.clone();
        damaged[at] ^= 1;
        assert!(!is_draughts_table(&damaged), "{at}");
    }
}
