//! Whether the pairs of a round of a Swiss can be: the basic rules of Swiss systems, C.04.1 (FIDE 2026).

use std::collections::BTreeSet;

use super::found::TournamentFault;
use super::pairs::SwissPairs;
use super::round::{BoardPairing, ByeKind, GameScore};
use super::state::Tournament;
use crate::board::Side;

impl Tournament {
    /// Whether pairs can be those of the next round: everybody who is there once, nobody meets another one twice, and
    /// nobody gets a second point without a game.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check_pairs(&self, pairs: &SwissPairs) -> Result<(), TournamentFault> {
        let absent = self.byes_of(self.rounds.len() + 1);
        let absent: BTreeSet<usize> = absent.into_iter().map(|(player, _)| player).collect();
        let there = (1..=self.entrants.len()).filter(|player| !absent.contains(player));
        let mut unpaired: BTreeSet<usize> = there.collect();
        let is_there = |player: usize| {
            (1..=self.entrants.len()).contains(&player) && !absent.contains(&player)
        };
        let all = pairs
            .pairs
            .iter()
            .flat_map(|&(white, black)| [white, black]);
        for player in all.chain(pairs.bye) {
            if !is_there(player) {
                return Err(TournamentFault::Absent(player));
            }
            if !unpaired.remove(&player) {
                return Err(TournamentFault::Twice(player));
            }
        }
        if let Some(&missing) = unpaired.first() {
            return Err(TournamentFault::Missing(missing));
        }
        let met: BTreeSet<[usize; 2]> = self.taken_place().map(BoardPairing::players).collect();
        for &(white, black) in &pairs.pairs {
            if met.contains(&[white, black]) || met.contains(&[black, white]) {
                return Err(TournamentFault::Met(white, black));
            }
        }
        match pairs.bye.filter(|&player| self.had_a_free_point(player)) {
            Some(player) => Err(TournamentFault::SecondBye(player)),
            None => Ok(()),
        }
    }

    /// Whether an engine has kept the colours, which only the last round may neglect.
    ///
    /// # Errors
    /// A player whose colours it has not kept.
    pub fn check_colours(&self, pairs: &SwissPairs) -> Result<(), TournamentFault> {
        if self.rounds.len() + 1 >= self.rounds_planned() {
            return Ok(());
        }
        let mut colours = vec![Vec::new(); self.entrants.len() + 1];
        for game in self.taken_place() {
            for side in Side::BOTH {
                colours[game.at(side)].push(side);
            }
        }
        for &(white, black) in &pairs.pairs {
            for (player, side) in [(white, Side::White), (black, Side::Black)] {
                let Some(sides) = colours.get_mut(player) else {
                    return Err(TournamentFault::Absent(player));
                };
                sides.push(side);
                let own = sides.iter().filter(|&&other| other == side).count();
                let is_third = sides.ends_with(&[side; 3]);
                if is_third || own > sides.len() - own + 2 {
                    return Err(TournamentFault::Colour(player));
                }
            }
        }
        Ok(())
    }

    /// Every game that was played, or will be.
    fn taken_place(&self) -> impl Iterator<Item = &BoardPairing> {
        let games = self.games().map(|(_, game)| game);
        games.filter(|game| game.score.is_none_or(GameScore::is_played))
    }

    fn had_a_free_point(&self, player: usize) -> bool {
        let mut byes = self.rounds.iter().flat_map(|round| &round.byes);
        let is_free = |bye| matches!(bye, ByeKind::Paired | ByeKind::Full);
        let was_given = |game: &BoardPairing| {
            let side = game.side_of(player);
            side.is_some() && game.score == Some(GameScore::Forfeit(side))
        };
        byes.any(|&(one, bye)| one == player && is_free(bye))
            || self.games().any(|(_, game)| was_given(game))
    }
}
