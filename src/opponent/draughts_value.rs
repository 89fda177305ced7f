//! How good a position of Russian draughts is: men, kings, and how the men of both sides stand to each other on each
//! part of the board.
//!
//! What each of these terms is worth stands in a table, which `annabella fit` makes of games of the program against
//! itself. All values are in hundredths of a man.

use crate::board::Side;
use crate::draughts::Position;

/// How many parts of the board are looked at: four files and four ranks each, which overlap by half.
pub(super) const PARTS: usize = 9;
/// What can stand on the eight dark squares of a part: on each nothing, an own man, or one of the other side.
const PATTERNS: usize = 6_561;
/// Where the terms of a king on each dark square of the board begin.
const PLACES: usize = PARTS * PATTERNS;
/// A man more, a king more, the only king, a king on the main road, and to be the side to move.
pub(super) const MAN: usize = PLACES + 32;
pub(super) const KING: usize = MAN + 1;
/// How many terms there are.
pub(super) const TERMS: usize = MAN + 5;

/// Two numbers for each term, with all pieces on the board and with none, and the sum.
pub(super) const TABLE_BYTES: usize = 2 * TERMS + 4;
static TABLE: &[u8; TABLE_BYTES] = include_bytes!("draughts_table.bin");
const _: () = assert!(is_draughts_table(TABLE), "`annabella fit` makes another");

/// Whether this is a table as it was made: what is damaged or made for other terms is not built in.
pub const fn is_draughts_table(table: &[u8]) -> bool {
    let Some((terms, last)) = table.split_last_chunk::<4>() else {
        return false;
    };
    table.len() == TABLE_BYTES && u32::from_le_bytes(sum(terms)) == u32::from_le_bytes(*last)
}

/// The sum of a table (FNV-1a).
pub(super) const fn sum(bytes: &[u8]) -> [u8; 4] {
    let mut sum: u32 = 0x811c_9dc5;
    let mut at = 0;
    while at < bytes.len() {
        sum = (sum ^ bytes[at] as u32).wrapping_mul(0x0100_0193);
        at += 1;
    }
    sum.to_le_bytes()
}

/// a1, b2, ... h8: the main road.
const MAIN_ROAD: u64 = 0x8040_2010_0804_0201;

/// What it is worth beyond the terms that a lone king can be caught.
const CAUGHT: i32 = 500;

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
pub(super) const fn unit(term: usize) -> i32 {
    if term < MAN { 1 } else { 4 }
}

/// The part of the board of a term, and what stands on its squares: nothing, an own man, or one of the other side.
/// `None` for a term of another kind.
pub(super) fn pattern(term: usize) -> Option<(usize, [usize; 8])> {
    let squares = std::array::from_fn(|square| term % PATTERNS / 3_usize.pow(square as u32) % 3);
    (term < PLACES).then_some((term / PATTERNS, squares))
}

/// The value for the side to move.
pub(super) fn of(position: &Position) -> i32 {
    let (mut many, mut few) = (0, 0);
    terms(position, |term, times| {
        let times = times * unit(term);
        many += times * i32::from(TABLE[2 * term].cast_signed());
        few += times * i32::from(TABLE[2 * term + 1].cast_signed());
    });
    let own = position.turn();
    let [ours, theirs] = [own, own.other()].map(|side| Force::of(position, side, own));
    let pieces = ours.pieces() + theirs.pieces();
    let value = (many * pieces + few * (24 - pieces)) / 24;
    if theirs.is_alone() {
        chase(value, &ours, &theirs)
    } else if ours.is_alone() {
        -chase(-value, &theirs, &ours)
    } else {
        value
    }
}

/// The value for the side that is after a lone king, which few pieces cannot catch on the main road.
fn chase(value: i32, others: &Force, lone: &Force) -> i32 {
    let is_safe = match others.pieces() {
        0..=2 => true,
        3 => lone.kings & MAIN_ROAD != 0,
        _ => false,
    };
    if is_safe { value / 12 } else { value + CAUGHT }
}

/// Whether a side has but one king, so that other things decide than the terms.
pub(super) fn is_chase(position: &Position) -> bool {
    Side::BOTH
        .iter()
        .any(|side| Force::of(position, *side, *side).is_alone())
}

/// Gives each term of a position, as the side to move sees the board, and how often it counts.
pub(super) fn terms(position: &Position, mut give: impl FnMut(usize, i32)) {
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
            give(PLACES + index / 2, if side == own { 1 } else { -1 });
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
        give(MAN + at, difference);
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

    fn is_alone(&self) -> bool {
        self.men == 0 && count(self.kings) == 1
    }

    /// The men of each two ranks in one byte, two bytes apart: on every second rank they stand on the other files.
    fn rows(&self) -> u64 {
        (self.men | self.men >> 8) & 0x00ff_00ff_00ff_00ff
    }
}

fn count(bits: u64) -> i32 {
    i32::try_from(bits.count_ones()).unwrap_or(64)
}
