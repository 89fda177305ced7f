//! The cross-table: a row for each player in the order of the standings. In an event in which everybody meets
//! everybody its columns are the opponents, elsewhere the rounds.

use serde::Serialize;

use super::round::{BoardAt, ByeKind, GameScore};
use super::state::Tournament;
use crate::board::Side;

/// What stands in a cell of the cross-table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CrossCell {
    /// The player himself.
    Own,
    /// A game: its round and board, the opponent, the colour of the row, the result.
    Game {
        /// Where.
        #[serde(flatten)]
        at: BoardAt,
        /// The number of the opponent.
        opponent: usize,
        /// The colour of the player of the row.
        side: Side,
        /// The result; `None` while it is open.
        score: Option<GameScore>,
        /// Whether it is adjourned.
        is_adjourned: bool,
        /// Whether its points count: not if a player has left before half of his games.
        counts: bool,
    },
    /// He is free in this round.
    Bye(usize, ByeKind),
    /// Nothing is there.
    Empty,
}

impl CrossCell {
    /// Where its game is, if it has no result.
    pub const fn open(&self) -> Option<BoardAt> {
        match self {
            Self::Game {
                at, score: None, ..
            } => Some(*at),
            Self::Game { .. } | Self::Own | Self::Bye(..) | Self::Empty => None,
        }
    }

    /// The sign of its result: `1`, `½`, `0`, `+`, `-`, `x` if it is annulled, `a` while it is adjourned, `*` for the player
    /// himself, or nothing.
    pub fn result_sign(&self) -> &'static str {
        match self {
            Self::Own => "*",
            Self::Bye(_, ByeKind::Paired | ByeKind::Full) => "+",
            Self::Bye(_, ByeKind::Half) => "½",
            Self::Bye(_, ByeKind::Zero) => "-",
            Self::Empty => "",
            Self::Game {
                is_adjourned: true, ..
            } => "a",
            Self::Game { side, score, .. } => score.map_or("", |score| score.sign(*side)),
        }
    }

    /// Whether it has a result that counts for nobody, and stays in the table.
    pub fn is_uncounted(&self) -> bool {
        match self {
            Self::Game { score, counts, .. } => {
                !counts && score.is_some_and(|score| score != GameScore::Annulled)
            }
            Self::Own | Self::Bye(..) | Self::Empty => false,
        }
    }

    /// What a table shows: the sign of the result, in brackets if it does not count; in a table by rounds behind the number of the opponent and the colour.
    pub fn sign(&self, by_rounds: bool) -> String {
        let sign = match (self.result_sign(), self.is_uncounted()) {
            (sign, true) => format!("({sign})"),
            (sign, false) => sign.to_owned(),
        };
        match self {
            Self::Game { opponent, side, .. } if by_rounds => {
                let colour = if *side == Side::White { 'w' } else { 'b' };
                format!("{opponent}{colour}{sign}")
            }
            Self::Own | Self::Bye(..) | Self::Empty | Self::Game { .. } => sign,
        }
    }
}

/// The cross-table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CrossTable {
    /// Whether the columns are rounds, and not opponents.
    pub by_rounds: bool,
    /// The numbers of the players, in the order of the rows.
    pub players: Vec<usize>,
    /// The columns: numbers of rounds or of opponents.
    pub columns: Vec<usize>,
    /// For each row and column what stands there: two cells where players meet twice, else one.
    pub cells: Vec<Vec<Vec<CrossCell>>>,
}

impl CrossTable {
    /// What stands in a row and a column, both from 0.
    pub fn at(&self, row: usize, column: usize) -> &[CrossCell] {
        let found = self.cells.get(row).and_then(|row| row.get(column));
        found.map_or(&[], Vec::as_slice)
    }

    /// What a table shows there.
    pub fn sign(&self, row: usize, column: usize) -> String {
        let cells = self.at(row, column).iter();
        let signs = cells.map(|cell| cell.sign(self.by_rounds));
        signs.collect::<Vec<_>>().join(" ")
    }
}

impl Tournament {
    /// The cross-table as it stands now.
    pub fn cross_table(&self) -> CrossTable {
        let Some(settled) = &self.regulations else {
            return CrossTable::default();
        };
        let by_rounds = !settled.system.is_all_play_all() || self.entrants.len() == 2;
        let players: Vec<usize> = self.standings_now().iter().map(|one| one.player).collect();
        let columns = match by_rounds {
            true => (1..=self.rounds.len()).collect(),
            false => players.clone(),
        };
        let mut row_of = vec![0; self.entrants.len() + 1];
        for (row, &player) in players.iter().enumerate() {
            row_of[player] = row;
        }
        let mut cells = vec![vec![Vec::new(); columns.len()]; players.len()];
        for (at, game) in self.games() {
            for side in Side::BOTH {
                let (row, opponent) = (row_of[game.at(side)], game.at(side.other()));
                let column = if by_rounds {
                    at.round - 1
                } else {
                    row_of[opponent]
                };
                cells[row][column].push(CrossCell::Game {
                    at,
                    opponent,
                    side,
                    score: self.shown(game),
                    is_adjourned: game.adjourned.is_some(),
                    counts: game
                        .players()
                        .into_iter()
                        .all(|one| self.has_left(one) != Some(true)),
                });
            }
        }
        let rounds = self.rounds.iter().enumerate().filter(|_| by_rounds);
        for (at, round) in rounds {
            for &(player, bye) in &round.byes {
                cells[row_of[player]][at].push(CrossCell::Bye(at + 1, bye));
            }
        }
        for (row, cells) in cells.iter_mut().enumerate() {
            for (column, cell) in cells.iter_mut().enumerate() {
                if cell.is_empty() {
                    let is_own = !by_rounds && row == column;
                    cell.push(if is_own {
                        CrossCell::Own
                    } else {
                        CrossCell::Empty
                    });
                }
            }
        }
        CrossTable {
            by_rounds,
            players,
            columns,
            cells,
        }
    }
}
