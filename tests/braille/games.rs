//! Games at random for the tests of Braille: reproducible, with everything that chess has.

use annabella::record::{Outcome, Record};

/// A small generator of numbers (xorshift), so that a seed always gives the same games.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below a limit.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).unwrap()
    }
}

/// How many games a long test takes: 2,000, or as `ANNABELLA_GAMES` says.
#[allow(dead_code, reason = "not every test is long")]
pub fn how_many() -> usize {
    let said = std::env::var("ANNABELLA_GAMES").ok();
    said.and_then(|said| said.parse().ok()).unwrap_or(2_000)
}

/// So many games at random, of up to 160 plies.
pub fn random_games(seed: u64, count: usize) -> Vec<Record> {
    let mut dice = Dice::new(seed);
    (0..count).map(|_| random_game(&mut dice)).collect()
}

fn random_game(dice: &mut Dice) -> Record {
    let mut record = Record::default();
    let length = 20 + dice.below(140);
    while record.plies() < length {
        let moves = record.position().legal_moves();
        let Some(&mv) = moves.get(dice.below(moves.len().max(1))) else {
            break;
        };
        assert!(record.play(mv));
    }
    let outcomes = ["1-0", "0-1", "1/2-1/2", "*"];
    record.set_outcome(Outcome::from_pgn(outcomes[dice.below(4)]));
    record.set_tag("White", "Alechin, Alexander");
    record.set_tag("Black", "Bogoljubow, Efim");
    record
}
