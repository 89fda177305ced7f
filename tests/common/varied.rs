//! Positions of random games, always the same ones.

use annabella::game::Position;

struct Random(u64);

impl Random {
    /// A number below a limit (xorshift64*).
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let number = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33;
        usize::try_from(number).expect("it has 31 bits") % limit
    }
}

/// Goes on with every fifth position of random games behind those that are given, until there are `count`.
pub fn positions(given: Vec<Position>, count: usize) -> Vec<Position> {
    let mut positions = given;
    let mut random = Random(0x0123_4567_89AB_CDEF);
    let mut current = Position::default();
    let mut plies = 0;
    while positions.len() < count {
        let moves = current.legal_moves();
        if moves.is_empty() || plies > 160 {
            current = Position::default();
            plies = 0;
            continue;
        }
        current = current
            .play(moves[random.below(moves.len())])
            .expect("the move is legal");
        plies += 1;
        if plies % 5 == 0 && !current.legal_moves().is_empty() {
            positions.push(current.clone());
        }
    }
    positions
}
