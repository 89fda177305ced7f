//! How good a position of Russian draughts is: men and kings, places, the back rank, the main road.
//!
//! All values are in hundredths of a man and were chosen for this program.

use crate::board::Side;
use crate::draughts::Position;

const MAN: i32 = 100;
const KING: i32 = 310;

/// a1, b2, ... h8: the main road.
const MAIN_ROAD: u64 = 0x8040_2010_0804_0201;
/// c3, e3, d4, f4, c5, e5, d6, f6: the middle.
const CENTRE: u64 = 0x0000_2814_2814_0000;
/// The files a and h.
const EDGES: u64 = 0x8181_8181_8181_8181;
/// Where a man guards the way to the last rank, as White sees it: c1 and e1; and g1.
const GUARDS: u64 = (1 << 2) | (1 << 4);
const SIDE_GUARD: u64 = 1 << 6;

/// The value for the side to move.
pub(super) fn of(position: &Position) -> i32 {
    let own = position.turn();
    let [ours, theirs] = [own, own.other()].map(|side| Force::of(position, side));
    let material = ours.material() - theirs.material();
    let pieces = ours.pieces() + theirs.pieces();
    let mut value = material + ours.places(pieces) - theirs.places(pieces);
    // The side that is ahead wants few pieces on the board.
    value += material * (24 - pieces) / 40;
    if is_fortress(&ours, &theirs) || is_fortress(&theirs, &ours) {
        return value / 12;
    }
    value + 6
}

/// What a side has, as it sees the board itself.
struct Force {
    men: u64,
    kings: u64,
}

impl Force {
    fn of(position: &Position, side: Side) -> Self {
        let seen = |bits: u64| match side {
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

    fn material(&self) -> i32 {
        MAN * count(self.men) + KING * count(self.kings)
    }

    /// What the places of the men and kings are worth with a given number of pieces on the board.
    fn places(&self, pieces: i32) -> i32 {
        let mut value = 0;
        for rank in 1..7 {
            let worth = [0, 0, 2, 4, 8, 14, 26][rank];
            value += worth * count(self.men & (0xff << (8 * rank)));
        }
        value += 5 * count(self.men & CENTRE) - 3 * count(self.men & EDGES);
        // The longer the back rank is kept, the fewer kings the other side makes.
        let keeps = pieces.min(16);
        value += keeps * count(self.men & GUARDS) / 2 + keeps * count(self.men & SIDE_GUARD) / 4;
        // Men that stand behind each other hold.
        let held = self.men & ((self.men << 9 & !LEFT) | (self.men << 7 & !RIGHT));
        value += 3 * count(held);
        // Men on one wing only are easily held.
        let wings = count(self.men & WEST) - count(self.men & !WEST);
        value -= 2 * wings.abs().saturating_sub(2).max(0);
        if self.kings & MAIN_ROAD != 0 {
            value += 30;
        }
        value
    }
}

const LEFT: u64 = 0x0101_0101_0101_0101;
const RIGHT: u64 = LEFT << 7;
const WEST: u64 = 0x0f0f_0f0f_0f0f_0f0f;

/// Whether a lone king on the main road cannot be caught by few kings.
fn is_fortress(strong: &Force, lone: &Force) -> bool {
    let is_lone = lone.men == 0 && count(lone.kings) == 1;
    is_lone && lone.kings & MAIN_ROAD != 0 && strong.pieces() <= 3
        || is_lone && strong.pieces() <= 2
}

fn count(bits: u64) -> i32 {
    i32::try_from(bits.count_ones()).unwrap_or(64)
}
