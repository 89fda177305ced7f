//! What players and organisers ask of an event.

use serde::Serialize;

use super::entrant::Entrant;
use super::round::{BoardAt, BoardPairing, GameScore};
use super::standing::RankedPlayer;
use super::state::Tournament;
use crate::board::Side;

/// The most ends of the games that are left which are tried: those of nine games.
const MOST_ENDS: usize = 19_683;

/// The next game of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum NextGame {
    /// Where it is, his colour, the number of the opponent.
    At(BoardAt, Side, usize),
    /// He is free in this round, and no game follows that is known.
    Free(usize),
    /// This round comes next, and has no pairings yet.
    Unpaired(usize),
    /// No game of his is left.
    None,
}

/// What a player still needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Need {
    /// His points, in halves.
    pub halves: u32,
    /// How many games he still has.
    pub games: usize,
    /// How many points, in halves, make him first alone whatever the others do; more than he can get if it is no longer
    /// in his hands. Where all games are over, 0 if he is first.
    pub for_first: u32,
    /// Whether he can still reach the points that the leader has now.
    pub reaches_leader: bool,
}

/// A game of a round, as it is read out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardRead {
    /// Where it is.
    #[serde(flatten)]
    pub at: BoardAt,
    /// White and Black.
    pub names: [String; 2],
    /// The result.
    pub score: Option<GameScore>,
    /// While it is adjourned: the name of who has sealed, and the day of the resumption.
    pub adjourned: Option<(String, String)>,
    /// Whether it takes two boards, where that is not so at every board of the event.
    pub two_boards: bool,
    /// Players who have an assistant, each with his name.
    pub assistants: Vec<(String, String)>,
    /// Players who always sit at another board than this, each with its number.
    pub seats: Vec<(String, u32)>,
}

impl BoardRead {
    /// Whether it is still to be played, or is being played.
    pub const fn is_open(&self) -> bool {
        self.score.is_none() && self.adjourned.is_none()
    }
}

impl Tournament {
    /// A game, as it is read out.
    pub fn board_read(&self, at: BoardAt) -> Option<BoardRead> {
        let game = self.board(at)?;
        let players = game.players().into_iter();
        let players = players.filter_map(|player| Some((self.name(player), self.entrant(player)?)));
        let players: Vec<(String, &Entrant)> = players.collect();
        let helped = players.iter().filter(|(_, one)| !one.assistant.is_empty());
        let elsewhere = players
            .iter()
            .filter(|(_, one)| one.seat > 0 && usize::try_from(one.seat) != Ok(at.board));
        let everywhere = (1..=self.entrants.len()).all(|one| self.has_two_boards([one; 2]));
        let adjourned = game.adjourned.as_ref();
        Some(BoardRead {
            at,
            names: self.names(game),
            score: self.shown(game),
            adjourned: adjourned.map(|(player, day)| (self.name(*player), day.clone())),
            two_boards: self.has_two_boards(game.players()) && !everywhere,
            seats: elsewhere
                .map(|(name, one)| (name.clone(), one.seat))
                .collect(),
            assistants: helped
                .map(|(name, one)| (name.clone(), one.assistant.clone()))
                .collect(),
        })
    }

    /// Whether these two have a board each: as the event has settled, else if one of them plays by touch.
    fn has_two_boards(&self, players: [usize; 2]) -> bool {
        let terms = self.regulations.iter().flat_map(|one| &one.terms).rev();
        let mut settled = terms.filter_map(|term| match term.as_str() {
            "two-boards" => Some(true),
            "one-board" => Some(false),
            _ => None,
        });
        let by_touch = || players.into_iter().any(|one| self.plays_by_touch(one));
        settled.next().unwrap_or_else(by_touch)
    }

    /// The names of who is free in a round, from 1; who has left is not.
    pub fn free_in(&self, round: usize) -> Vec<String> {
        let Some(found) = self.round(round) else {
            return Vec::new();
        };
        let byes = found.byes.iter().map(|(player, _)| *player);
        let boards = (1..=found.boards.len()).map(|board| BoardAt { round, board });
        let freed = boards.filter_map(|at| self.freed_of(at));
        let here = byes.chain(freed);
        let here = here.filter(|&player| self.has_left(player).is_none());
        here.map(|player| self.name(player)).collect()
    }

    /// The other player of a game that was struck out with somebody's row before it was played.
    pub fn freed_of(&self, at: BoardAt) -> Option<usize> {
        let game = self.board(at)?;
        game.score.filter(|score| *score == GameScore::Annulled)?;
        let players = game.players();
        let is_struck = |player: &usize| self.left.get(player).is_some_and(|one| one.is_struck);
        let struck = players.iter().position(is_struck)?;
        Some(players[1 - struck])
    }

    /// Who leads: the numbers of all who share the most points, and how many these are, in halves.
    pub fn leaders(&self) -> (Vec<usize>, u32) {
        let mut places = self.standings_now();
        places.retain(|one| !one.is_struck);
        let most = places.first().map_or(0, |one| one.halves);
        places.retain(|one| one.halves == most);
        (places.iter().map(|one| one.player).collect(), most)
    }

    /// The next game of a player.
    pub fn next_game(&self, player: usize) -> NextGame {
        let current = self.current_round();
        let own = |(at, game): (BoardAt, &BoardPairing)| {
            let side = game.side_of(player).filter(|_| game.is_open())?;
            Some(NextGame::At(at, side, game.at(side.other())))
        };
        let mut to_come = self.games().filter(|(at, _)| at.round >= current);
        if let Some(game) = to_come.find_map(own) {
            return game;
        }
        let is_free = |round: &usize| {
            let found = self.round(*round);
            found.is_some_and(|found| found.byes.iter().any(|(one, _)| *one == player))
        };
        let mut to_come = current.max(1)..=self.rounds.len();
        let free = to_come.find(is_free);
        let free = free.filter(|_| self.has_left(player).is_none());
        let is_there = self.has_left(player).is_none();
        let to_pair = self.to_pair().filter(|_| is_there).map(NextGame::Unpaired);
        free.map(NextGame::Free)
            .or(to_pair)
            .unwrap_or(NextGame::None)
    }

    /// Games without a result: of the round that is played, and adjourned ones of those before.
    pub fn playing(&self) -> impl Iterator<Item = BoardAt> {
        let current = self.current_round();
        let open = self.games().filter(|(_, game)| game.score.is_none());
        open.map(|(at, _)| at).filter(move |at| at.round <= current)
    }

    /// How many games each player has still to play, in the order of their numbers.
    fn games_left(&self) -> Vec<usize> {
        let to_come = self.rounds_planned() - self.rounds.len();
        let mut left = vec![to_come; self.entrants.len() + 1];
        for (_, game) in self.games().filter(|(_, game)| game.score.is_none()) {
            for player in game.players() {
                left[player] += 1;
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
        let places = self.standings(self.rounds.len());
        for placing in &places {
            if placing.player == player {
                halves = placing.halves;
            } else if !placing.is_struck {
                leader = leader.max(placing.halves);
                most = most.max(placing.halves.saturating_add(to_win(placing.player)));
            }
        }
        let for_first = if left.iter().all(|&games| games == 0) {
            // What parts those who are tied is known.
            let is_first = places
                .iter()
                .any(|one| one.player == player && one.rank == 1);
            u32::from(!is_first)
        } else {
            // Whoever shares the first place may be parted from it.
            let alone = most.saturating_add(1).saturating_sub(halves);
            self.points_for_first(player, &places).unwrap_or(alone)
        };
        Some(Need {
            halves,
            games: left[player],
            for_first,
            reaches_leader: halves.saturating_add(to_win(player)) >= leader,
        })
    }

    /// How many points, in halves, make a player first alone whatever comes of the other games: every end of the games that
    /// are left is tried. `None` where they are too many, or not all are paired.
    fn points_for_first(&self, player: usize, places: &[RankedPlayer]) -> Option<u32> {
        if self.rounds_planned() > self.rounds.len() {
            return None;
        }
        let open = self.games().map(|(_, game)| game);
        let open: Vec<[usize; 2]> = open
            .filter(|game| game.score.is_none())
            .map(BoardPairing::players)
            .collect();
        let ends = 3_usize.checked_pow(u32::try_from(open.len()).ok()?)?;
        if ends > MOST_ENDS {
            return None;
        }
        let mut points = vec![0; self.entrants.len() + 1];
        for placing in places.iter().filter(|one| !one.is_struck) {
            points[placing.player] = placing.halves;
        }
        let mut at_play: Vec<usize> = open.concat();
        at_play.sort_unstable();
        at_play.dedup();
        // Who has no game left stays where he is.
        let (playing, done): (Vec<usize>, Vec<usize>) = (1..points.len())
            .filter(|&other| other != player)
            .partition(|other| at_play.contains(other));
        let best = done.iter().map(|&other| points[other]).max();
        let mut needed = 0;
        for end in 0..ends {
            let (mut points, mut rest, mut own) = (points.clone(), end, 0);
            for players in &open {
                let white = u32::try_from(rest % 3).unwrap_or(0);
                rest /= 3;
                for (one, gained) in players.iter().zip([white, 2 - white]) {
                    points[*one] += gained;
                    own += gained * u32::from(*one == player);
                }
            }
            let best = playing.iter().map(|&other| points[other]).chain(best).max();
            let is_alone = best.is_none_or(|best| best < points[player]);
            if !is_alone {
                needed = needed.max(own + 1);
            }
        }
        Some(needed)
    }
}
