//! What players and organisers ask of an event.

use serde::Serialize;

use super::state::Tournament;
use crate::board::Side;

/// The next game of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum NextGame {
    /// It is at a board: round, board, his colour, the number of the opponent.
    At(usize, usize, Side, usize),
    /// He is free in this round, and no game follows that is known.
    Free(usize),
    /// No game of his is left, or none is paired.
    None,
}

/// What a player still needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Need {
    /// His points, in halves.
    pub halves: u32,
    /// How many games he still has.
    pub games: usize,
    /// How many points, in halves, make him first or one of several firsts whatever the others do; more than he can
    /// get if it is no longer in his hands.
    pub for_first: u32,
    /// Whether he can still reach the points that the leader has now.
    pub reaches_leader: bool,
}

impl Tournament {
    /// Who leads: the numbers of all who share the most points.
    pub fn leaders(&self) -> Vec<usize> {
        let placings = self.standings_now();
        let placings = placings.iter().filter(|placing| !placing.is_struck);
        let most = placings.clone().map(|placing| placing.halves).max();
        placings
            .filter(|placing| Some(placing.halves) == most)
            .map(|placing| placing.player)
            .collect()
    }

    /// The next game of a player.
    pub fn next_game(&self, player: usize) -> NextGame {
        let from = self.current_round().saturating_sub(1);
        let mut free = None;
        for (at, round) in self.rounds.iter().enumerate().skip(from) {
            let is_free = round.byes.iter().any(|(one, _)| *one == player);
            match round.seat_of(player) {
                Some((board, side)) if round.boards[board].score.is_none() => {
                    let other = round.boards[board].at(side.other());
                    return NextGame::At(at + 1, board + 1, side, other);
                }
                _ if is_free && free.is_none() && self.has_left(player).is_none() => {
                    free = Some(at + 1);
                }
                Some(_) | None => {}
            }
        }
        free.map_or(NextGame::None, NextGame::Free)
    }

    /// Games without a result: of the round that is played, and adjourned ones of those before; round and board.
    pub fn playing(&self) -> Vec<(usize, usize)> {
        let current = self.current_round();
        let rounds = self.rounds.iter().enumerate().take(current);
        let boards = rounds.flat_map(|(at, round)| {
            let boards = round.boards.iter().enumerate();
            let open = boards.filter(|(_, board)| board.score.is_none());
            open.map(move |(board, _)| (at + 1, board + 1))
        });
        boards.collect()
    }

    /// How many games each player has still to play, in the order of their numbers.
    fn games_left(&self) -> Vec<usize> {
        let to_come = self.rounds_planned() - self.rounds.len();
        let mut left = vec![to_come; self.entrants.len() + 1];
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        for board in boards.filter(|board| board.score.is_none()) {
            for side in Side::BOTH {
                left[board.at(side)] += 1;
            }
        }
        for &gone in self.left.keys() {
            left[gone] = 0;
        }
        left
    }

    /// What a player needs for the first place; `None` if there is no such player, or he has left.
    pub fn need(&self, player: usize) -> Option<Need> {
        self.entrant(player)?;
        if self.has_left(player).is_some() {
            return None;
        }
        let left = self.games_left();
        let to_win = |player: usize| u32::try_from(left[player] * 2).unwrap_or(u32::MAX);
        let (mut halves, mut most, mut leader) = (0, 0, 0);
        for placing in self.standings(self.rounds.len()) {
            if placing.player == player {
                halves = placing.halves;
            } else if !placing.is_struck {
                leader = leader.max(placing.halves);
                most = most.max(placing.halves.saturating_add(to_win(placing.player)));
            }
        }
        Some(Need {
            halves,
            games: left[player],
            for_first: most.saturating_sub(halves),
            reaches_leader: halves.saturating_add(to_win(player)) >= leader,
        })
    }
}
