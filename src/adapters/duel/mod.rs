//! Matches between opponents, embedded and foreign, that can be played again: the seed decides the
//! openings, and each is played twice with the sides changed.

mod beginner;
mod ladder;
mod opening;
mod player;
mod score;

use std::time::Duration;

use crate::board::Side;
use crate::draughts::Counts;
use crate::game::{Game, Position};
use crate::protocol::EngineFault;
use crate::record::GameResult;

pub use ladder::{Rung, climb};
pub use player::{Player, PlayerChoice, SpecFault};
pub use score::{MatchScore, Spent};

/// A game that is not over after this number of half-moves is a draw.
const MOST_PLIES: usize = 400;

/// What is played.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// The game.
    pub game: Game,
    /// How many games.
    pub games: u32,
    /// The time for a move.
    pub time: Duration,
    /// What the openings are made of.
    pub seed: u64,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// Which one, from 1.
    pub number: u32,
    /// The side of the first player.
    pub first: Side,
    /// How it ended.
    pub outcome: GameResult,
    /// How many half-moves it took.
    pub plies: usize,
    /// What an engine did wrong, if that ended it.
    pub fault: Option<EngineFault>,
}

/// Plays a match. `tell` hears of every game.
pub fn play(terms: Terms, players: &mut [Player; 2], tell: &mut dyn FnMut(&Played)) -> MatchScore {
    let mut score = MatchScore::default();
    for number in 0..terms.games {
        let seed = terms.seed.wrapping_add(u64::from(number / 2));
        let opening = opening::at(terms.game, seed);
        let first = if number % 2 == 0 {
            Side::White
        } else {
            Side::Black
        };
        for player in players.iter_mut() {
            player.begin(seed);
        }
        let (outcome, plies, fault) = game(opening, first, players, terms.time);
        score.count(first, outcome);
        tell(&Played {
            number: number + 1,
            first,
            outcome,
            plies,
            fault,
        });
    }
    score
}

/// Plays one game from its opening.
fn game(
    mut game: Vec<Position>,
    first: Side,
    players: &mut [Player; 2],
    time: Duration,
) -> (GameResult, usize, Option<EngineFault>) {
    loop {
        if let Some(outcome) = over(&game) {
            return (outcome, game.len() - 1, None);
        }
        let Some((now, past)) = game.split_last() else {
            return (GameResult::Draw, 0, None);
        };
        let player = &mut players[usize::from(now.turn() != first)];
        let next = match player.choose(now, past, time) {
            Ok(mv) => now.play(mv),
            Err(fault) => {
                let lost = GameResult::Win(now.turn().other());
                return (lost, game.len() - 1, Some(fault));
            }
        };
        match next {
            Some(next) => game.push(next),
            None => return (GameResult::Win(now.turn().other()), game.len() - 1, None),
        }
    }
}

/// How a game has ended, if it has.
fn over(game: &[Position]) -> Option<GameResult> {
    let now = game.last()?;
    if now.legal_moves().is_empty() {
        let is_draw = now.chess().is_some() && !now.is_check();
        return Some(if is_draw {
            GameResult::Draw
        } else {
            GameResult::Win(now.turn().other())
        });
    }
    let is_drawn = if let Some(position) = now.chess() {
        let times = game.iter().filter(|past| *past == now).count();
        times >= 3 || position.quiet_plies() >= 100 || position.is_insufficient_material()
    } else {
        let positions: Vec<_> = game
            .iter()
            .filter_map(|one| one.draughts().copied())
            .collect();
        let counts = Counts::of(&positions);
        counts.is_some_and(|counts| counts.times >= 3 || counts.king_plies >= 30)
    };
    (is_drawn || game.len() > MOST_PLIES).then_some(GameResult::Draw)
}
