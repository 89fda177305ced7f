//! What positions of draughts are worth: who stands better is seen early, and the values are learnt from games.

use annabella::adapters::duel::{fit, samples};
use annabella::draughts::Position;
use annabella::opponent::{DRAUGHTS_TERMS, Limits, Memory, think};

/// The value for the side to move after a look at so many positions.
fn value(fen: &str, nodes: u64) -> i32 {
    let position = Position::from_fen(fen).unwrap().into();
    let mut memory = Memory::new(1);
    let limits = Limits { depth: 60, nodes };
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

/// Both sides have the same number of pieces. A search that only valued pieces and places one by one needed 400,000
/// positions to find a man or more for the side that is better.
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
        let value = value(fen, 500);
        assert!(value * better >= 60, "{value} in {fen}");
    }
}

#[test]
fn a_table_is_learnt_from_games() {
    let found = samples(12, 40, 1, &mut |_| {});
    assert!(found.len() > 100, "{}", found.len());
    let mut off = Vec::new();
    let table = fit(&found, 1, &mut |mean| off.push(mean));
    assert_eq!(table.len(), 2 * DRAUGHTS_TERMS);
    assert!(off[off.len() - 1] < 0.7 * off[0], "{off:?}");
    assert!(table == fit(&found, 1, &mut |_| {}));
}
