//! Games at random for the tests of Braille: reproducible, with everything that chess has.

use annabella::record::{GameResult, Record};

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
    let outcome = GameResult::from_pgn(outcomes[dice.below(4)]);
    record.set_outcome(record.result_on_board().or(outcome));
    record.set_tag("White", "Alechin, Alexander");
    record.set_tag("Black", "Bogoljubow, Efim");
    record
}

/// First moves that everybody knows: names of openings, not games of anybody.
const OPENINGS: [&str; 12] = [
    "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7",
    "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d4 e5d4",
    "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6",
    "e2e4 e7e6 d2d4 d7d5 b1c3 f8b4 e4e5 c7c5 a2a3 b4c3",
    "e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 c8f5",
    "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5",
    "e2e4 e7e5 f2f4 e5f4 g1f3 g7g5",
    "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7 e2e3 e8g8",
    "d2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6 g1f3 e8g8",
    "d2d4 g8f6 c2c4 e7e6 b1c3 f8b4 d1c2 e8g8",
    "c2c4 e7e5 b1c3 g8f6 g1f3 b8c6 g2g3 d7d5",
    "d2d4 f7f5 g2g3 g8f6 f1g2 e7e6",
];

/// So many games as people play them: a known opening, and then mostly the move that wins most and
/// loses least; of up to 160 plies.
#[allow(dead_code, reason = "not every test is long")]
pub fn played_games(seed: u64, count: usize) -> Vec<Record> {
    let mut dice = Dice::new(seed);
    (0..count).map(|_| played_game(&mut dice)).collect()
}

fn played_game(dice: &mut Dice) -> Record {
    let mut record = Record::default();
    for mv in OPENINGS[dice.below(OPENINGS.len())].split(' ') {
        let mv: annabella::chess::Move = mv.parse().unwrap();
        assert!(record.play(mv.into()));
    }
    let length = 40 + dice.below(120);
    while record.plies() < length {
        let position = record.position();
        let best = position.legal_moves().into_iter().max_by_key(|mv| {
            let won = position
                .piece_at(mv.to())
                .map_or(0, |piece| worth(piece.kind));
            let own = position
                .piece_at(mv.from())
                .map_or(0, |piece| worth(piece.kind));
            let after = position.play(*mv).unwrap();
            let is_attacked = !after.attackers(mv.to(), after.turn()).is_empty();
            let (file, rank) = (i32::from(mv.to().file()), i32::from(mv.to().rank()));
            let centre = 7 - (2 * file - 7).abs().max((2 * rank - 7).abs());
            let lost = if is_attacked { own } else { 0 };
            10 * (won - lost) + centre + i32::try_from(dice.below(12)).unwrap()
        });
        let Some(mv) = best else { break };
        assert!(record.play(mv));
    }
    let outcomes = ["1-0", "0-1", "1/2-1/2", "*"];
    let outcome = GameResult::from_pgn(outcomes[dice.below(4)]);
    record.set_outcome(record.result_on_board().or(outcome));
    record.set_tag("White", "Alechin, Alexander");
    record.set_tag("Black", "Bogoljubow, Efim");
    record
}

fn worth(kind: annabella::board::Kind) -> i32 {
    use annabella::board::Kind;
    match kind {
        Kind::Pawn => 1,
        Kind::Knight | Kind::Bishop => 3,
        Kind::Rook => 5,
        Kind::Queen => 9,
        Kind::King => 20,
        Kind::DraughtsKing | Kind::Man => 0,
    }
}
