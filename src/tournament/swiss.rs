//! Whether the pairs of a round of a Swiss can be: the basic rules of Swiss systems, C.04.1 (FIDE 2026).

use std::collections::BTreeSet;

use super::pairs::{SwissFault, SwissPairs};
use super::round::{ByeKind, GameScore};
use super::state::Tournament;
use crate::board::Side;

impl Tournament {
    /// Whether pairs can be those of the next round: everybody who is there once, nobody meets another one twice, and
    /// nobody gets a second point without a game.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check_pairs(&self, pairs: &SwissPairs) -> Result<(), SwissFault> {
        let count = self.entrants.len();
        let absent = self.byes_of(self.rounds.len() + 1);
        let mut is_there = vec![true; count + 1];
        is_there[0] = false;
        for (player, _) in absent {
            is_there[player] = false;
        }
        let mut is_paired = vec![false; count + 1];
        let all = pairs
            .pairs
            .iter()
            .flat_map(|&(white, black)| [white, black]);
        for player in all.chain(pairs.bye) {
            if !is_there.get(player).copied().unwrap_or(false) {
                return Err(SwissFault::Absent(player));
            }
            if std::mem::replace(&mut is_paired[player], true) {
                return Err(SwissFault::Twice(player));
            }
        }
        if let Some(missing) = (1..=count).find(|&one| is_there[one] && !is_paired[one]) {
            return Err(SwissFault::Missing(missing));
        }
        let met = self.met();
        let met = |&&(white, black): &&(usize, usize)| {
            met.contains(&(white, black)) || met.contains(&(black, white))
        };
        if let Some(&(white, black)) = pairs.pairs.iter().find(met) {
            return Err(SwissFault::Met(white, black));
        }
        match pairs.bye.filter(|&player| self.had_a_free_point(player)) {
            Some(player) => Err(SwissFault::SecondBye(player)),
            None => Ok(()),
        }
    }

    /// Whether an engine has kept the colours, which only the last round may neglect.
    ///
    /// # Errors
    /// A player whose colours it has not kept.
    pub fn check_colours(&self, pairs: &SwissPairs) -> Result<(), SwissFault> {
        if self.rounds.len() + 1 >= self.rounds_planned() {
            return Ok(());
        }
        let mut colours = self.colours();
        for &(white, black) in &pairs.pairs {
            for (player, side) in [(white, Side::White), (black, Side::Black)] {
                let Some(sides) = colours.get_mut(player) else {
                    return Err(SwissFault::Absent(player));
                };
                sides.push(side);
                let own = sides.iter().filter(|&&other| other == side).count();
                let is_third = sides.len() >= 3 && sides[sides.len() - 3..] == [side; 3];
                if is_third || own > sides.len() - own + 2 {
                    return Err(SwissFault::Colour(player));
                }
            }
        }
        Ok(())
    }

    /// The colours that each player has had, by his number.
    fn colours(&self) -> Vec<Vec<Side>> {
        let mut colours = vec![Vec::new(); self.entrants.len() + 1];
        for (white, black) in self
            .rounds
            .iter()
            .flat_map(|round| &round.boards)
            .filter_map(|board| {
                let is_game = board.score.is_none_or(GameScore::is_played);
                is_game.then_some((board.white, board.black))
            })
        {
            colours[white].push(Side::White);
            colours[black].push(Side::Black);
        }
        colours
    }

    /// White and Black of every game that was played, or will be.
    fn met(&self) -> BTreeSet<(usize, usize)> {
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        let boards = boards.filter(|board| board.score.is_none_or(GameScore::is_played));
        boards.map(|board| (board.white, board.black)).collect()
    }

    fn had_a_free_point(&self, player: usize) -> bool {
        self.rounds.iter().any(|round| {
            let mut byes = round.byes.iter();
            let forfeit = round.boards.iter().any(|board| {
                let side = board.side_of(player);
                side.is_some() && board.score == Some(GameScore::Forfeit(side))
            });
            forfeit
                || byes.any(|&(one, bye)| {
                    one == player && matches!(bye, ByeKind::Paired | ByeKind::Full)
                })
        })
    }
}
