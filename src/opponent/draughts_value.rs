//! How good a position of Russian draughts is: men, kings, and how the men of both sides stand to each other on each
//! part of the board.
//!
//! What each of these terms is worth stands in a table, which `annabella fit` makes of games of the program against
//! itself. All values are in hundredths of a man.

use crate::board::Side;
use crate::draughts::Position;

/// How many parts of the board are looked at: four files and four ranks each, which overlap by half.
const PARTS: usize = 9;
/// What can stand on the eight dark squares of a part: on each nothing, an own man, or one of the other side.
const PATTERNS: usize = 6_561;
/// Where the terms of kings begin, of each dark square of the board.
const KINGS: usize = PARTS * PATTERNS;
/// A man, a king, the first king, a king on the main road, and to be the side to move.
const SINGLE: usize = KINGS + 32;
/// How many terms there are.
pub const DRAUGHTS_TERMS: usize = SINGLE + 5;

/// Two numbers for each term, with all pieces on the board and with none.
static TABLE: &[u8; 2 * DRAUGHTS_TERMS] = include_bytes!("draughts_table.bin");

/// a1, b2, ... h8: the main road.
const MAIN_ROAD: u64 = 0x8040_2010_0804_0201;

/// For each set of eight squares its number to the base of three.
const THREES: [usize; 256] = {
    let mut threes = [0; 256];
    let mut set = 1;
    while set < 256 {
        threes[set] = 3 * threes[set >> 1] + (set & 1);
        set += 1;
    }
    threes
};

/// The unit in which the worth of a term stands in the table.
pub const fn draughts_unit(term: usize) -> i32 {
    if term < SINGLE { 1 } else { 4 }
}

/// The part of the board of a term, and what stands on its squares: nothing, an own man, or one of the other side.
/// `None` for a term of another kind.
pub fn draughts_pattern(term: usize) -> Option<(usize, [usize; 8])> {
    let squares = std::array::from_fn(|square| term % PATTERNS / 3_usize.pow(square as u32) % 3);
    (term < KINGS).then_some((term / PATTERNS, squares))
}

/// The value for the side to move.
pub(super) fn of(position: &Position) -> i32 {
    let (mut many, mut few) = (0, 0);
    draughts_terms(position, |term, times| {
        let times = times * draughts_unit(term);
        many += times * i32::from(TABLE[2 * term].cast_signed());
        few += times * i32::from(TABLE[2 * term + 1].cast_signed());
    });
    let own = position.turn();
    let [ours, theirs] = [own, own.other()].map(|side| Force::of(position, side, own));
    let pieces = ours.pieces() + theirs.pieces();
    let value = (many * pieces + few * (24 - pieces)) / 24;
    if is_fortress(&ours, &theirs) || is_fortress(&theirs, &ours) {
        return value / 12;
    }
    value
}

/// Gives each term of a position, as the side to move sees the board, and how often it counts.
pub fn draughts_terms(position: &Position, mut give: impl FnMut(usize, i32)) {
    let own = position.turn();
    let [ours, theirs] = [own, own.other()].map(|side| Force::of(position, side, own));
    let rows = [ours.rows(), theirs.rows()];
    for part in 0..PARTS {
        let (pair, file) = (part / 3, part % 3 * 2);
        let [man, other] = rows.map(|rows| {
            let lower = rows >> (16 * pair + file) & 15;
            let upper = rows >> (16 * pair + 16 + file) & 15;
            THREES[(lower | upper << 4) as usize]
        });
        give(part * PATTERNS + man + 2 * other, 1);
    }
    for side in Side::BOTH {
        for square in position.kings(side).iter() {
            let index = usize::from(square.index());
            // As its own side sees it.
            let index = [index, 63 - index][side as usize];
            give(KINGS + index / 2, if side == own { 1 } else { -1 });
        }
    }
    let differences = [
        count(ours.men) - count(theirs.men),
        count(ours.kings) - count(theirs.kings),
        i32::from(ours.kings != 0) - i32::from(theirs.kings != 0),
        i32::from(ours.kings & MAIN_ROAD != 0) - i32::from(theirs.kings & MAIN_ROAD != 0),
        1,
    ];
    for (at, difference) in differences.into_iter().enumerate() {
        give(SINGLE + at, difference);
    }
}

/// What a side has, as one of the sides sees the board.
struct Force {
    men: u64,
    kings: u64,
}

impl Force {
    fn of(position: &Position, side: Side, viewer: Side) -> Self {
        let seen = |bits: u64| match viewer {
            Side::White => bits,
            // Half a turn of the board.
            Side::Black => bits.reverse_bits(),
        };
        Self {
            men: seen(position.men(side).bits()),
            kings: seen(position.kings(side).bits()),
        }
    }

    fn pieces(&self) -> i32 {
        count(self.men | self.kings)
    }

    /// The men of each two ranks in one byte, two bytes apart: on every second rank they stand on the other files.
    fn rows(&self) -> u64 {
        (self.men | self.men >> 8) & 0x00ff_00ff_00ff_00ff
    }
}

/// Whether a lone king on the main road cannot be caught by few kings.
fn is_fortress(strong: &Force, lone: &Force) -> bool {
    let is_lone = lone.men == 0 && count(lone.kings) == 1;
    is_lone && lone.kings & MAIN_ROAD != 0 && strong.pieces() <= 3
        || is_lone && strong.pieces() <= 2
}

fn count(bits: u64) -> i32 {
    i32::try_from(bits.count_ones()).unwrap_or(64)
}
