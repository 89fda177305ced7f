//! The standings: points, then the tie-breaks that the event has chosen.

use serde::Serialize;

use super::counting::{TallyRound, TallyRow, TieCounting, direct};
use super::regulations::PairingSystem;
use super::round::{BoardPairing, ByeKind, GameScore, TournamentRound};
use super::state::Tournament;
use super::tiebreak::TieBreak;
use crate::board::Side;

/// A place in the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RankedPlayer {
    /// From 1; the same for players whom nothing parts.
    pub rank: usize,
    /// The number of the player.
    pub player: usize,
    /// The points, in halves.
    pub halves: u32,
    /// The tie-breaks in the order of the event, in quarters of a point; direct encounter as the place among those
    /// who are tied, from 1, times four; 0 if it parts nobody.
    #[serde(rename = "quarters")]
    pub values: Vec<i64>,
    /// Whether the player's games are annulled, so that he has no place.
    pub is_struck: bool,
}

impl Tournament {
    /// How the players stand after so many rounds; the best first, who was struck at the end.
    pub fn standings(&self, after: usize) -> Vec<RankedPlayer> {
        let Some(regulations) = &self.regulations else {
            return Vec::new();
        };
        let is_all = regulations.system.is_all_play_all();
        let rounds = &self.rounds[..after.min(self.rounds.len())];
        let mut rows = self.rows(rounds, is_all.then_some(regulations.free_halves));
        adjust(&mut rows, is_all);
        let counting = TieCounting {
            koya_halves: koya_limit(&rows, rounds.len(), regulations.system.is_robin()),
            rows: &rows,
            rounds: rounds.len(),
            all_play_all: is_all,
        };
        let is_match = regulations.system == PairingSystem::Match;
        let is_struck = |player: usize| self.has_left(player + 1) == Some(true);
        let lost_match = |player: usize| is_match && self.has_left(player + 1).is_some();
        let mut order: Vec<usize> = (0..rows.len()).collect();
        let key = |player: usize| {
            let points = u32::MAX - rows[player].halves;
            (is_struck(player), lost_match(player), points)
        };
        order.sort_by_key(|&player| (key(player), player));
        let mut groups = grouped(order, key);
        let mut values = vec![Vec::new(); rows.len()];
        for &tie_break in &regulations.tie_breaks {
            groups = parted(groups, tie_break, &counting, &mut values);
        }
        let mut placings = Vec::with_capacity(rows.len());
        for group in groups {
            let rank = placings.len() + 1;
            placings.extend(group.into_iter().map(|player| RankedPlayer {
                rank,
                player: player + 1,
                halves: rows[player].halves,
                values: std::mem::take(&mut values[player]),
                is_struck: is_struck(player),
            }));
        }
        placings
    }

    /// How the players stand now.
    pub fn standings_now(&self) -> Vec<RankedPlayer> {
        self.standings(self.rounds_with_results())
    }

    /// The last round with a result.
    pub fn rounds_with_results(&self) -> usize {
        let is_on = |round: &TournamentRound| round.boards.iter().any(|one| one.score.is_some());
        let last = self.rounds.iter().rposition(is_on);
        last.map_or(0, |at| at + 1)
    }

    /// The rows of all players; `free_halves` is what who is free gets where everybody meets everybody.
    fn rows(&self, rounds: &[TournamentRound], free_halves: Option<u32>) -> Vec<TallyRow> {
        let empty = TallyRow {
            halves: 0,
            adjusted: 0,
            turns: Vec::with_capacity(rounds.len()),
        };
        let mut rows = vec![empty; self.entrants.len()];
        for round in rounds {
            let mut turns = vec![None; self.entrants.len()];
            for (player, bye) in &round.byes {
                if let Some(slot) = turns.get_mut(player.wrapping_sub(1)) {
                    *slot = Some(free(*bye, free_halves));
                }
            }
            for board in &round.boards {
                for side in Side::BOTH {
                    if let Some(slot) = turns.get_mut(board.at(side).wrapping_sub(1)) {
                        *slot = self.game(board, side);
                    }
                }
            }
            for (row, turn) in rows.iter_mut().zip(turns) {
                // Nothing is known of him in this round: he was not there.
                let turn = turn.unwrap_or_else(|| free(ByeKind::Zero, free_halves));
                row.halves += turn.halves;
                row.turns.push(turn);
            }
        }
        rows
    }

    fn game(&self, board: &BoardPairing, side: Side) -> Option<TallyRound> {
        let score = board.score.filter(|score| *score != GameScore::Annulled)?;
        let mut players = board.players().into_iter();
        if players.any(|player| self.has_left(player) == Some(true)) {
            return None;
        }
        let halves = score.halves(side);
        Some(TallyRound {
            opponent: board.at(side.other()).checked_sub(1),
            is_black: side == Side::Black,
            halves,
            is_played: score.is_played(),
            is_absence: !score.is_played() && halves < 2,
        })
    }
}

/// Half of the points that could be had, in halves: Art. 9.2 of C.07 (FIDE 2026).
fn koya_limit(rows: &[TallyRow], rounds: usize, is_robin: bool) -> u32 {
    // With an odd number each is free once in each turn; who never played is nobody's opponent.
    let free = match is_robin && !rows.is_empty() && rounds.is_multiple_of(rows.len()) {
        true => rounds / rows.len(),
        false => 0,
    };
    let never = |row: &&TallyRow| row.turns.iter().all(|turn| turn.opponent.is_none());
    let gone = rows.iter().filter(|_| is_robin).filter(never).count();
    u32::try_from(rounds.saturating_sub(free + gone)).unwrap_or(u32::MAX)
}

/// A round without an opponent. In a round robin it is no round at all, and gives what the report of the event says.
fn free(bye: ByeKind, free_halves: Option<u32>) -> TallyRound {
    let halves = match (free_halves, bye) {
        (Some(halves), ByeKind::Paired) => halves,
        (Some(_), ByeKind::Full | ByeKind::Half | ByeKind::Zero) => 0,
        (None, _) => bye.halves(),
    };
    TallyRound {
        opponent: None,
        is_black: false,
        halves,
        is_played: matches!(bye, ByeKind::Paired),
        is_absence: halves < 2,
    }
}

/// What counts for the opponents: rounds that nobody played any more at the end are drawn, in a Swiss;
/// Art. 16.3 of C.07 (FIDE 2026).
fn adjust(rows: &mut [TallyRow], is_all: bool) {
    for row in rows {
        let there = row.turns.iter().rposition(|turn| !turn.is_absence);
        let there = there.map_or(0, |at| at + 1);
        let turns = row.turns.iter().enumerate();
        row.adjusted = turns
            .map(|(at, turn)| match at < there || turn.opponent.is_some() {
                true => turn.halves,
                false => u32::from(!is_all),
            })
            .sum();
    }
}

/// Groups of those who follow each other and are alike.
fn grouped<K: PartialEq>(order: Vec<usize>, key: impl Fn(usize) -> K) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for player in order {
        match groups.last_mut() {
            Some(last) if key(last[0]) == key(player) => last.push(player),
            _ => groups.push(vec![player]),
        }
    }
    groups
}

/// The groups of those who are tied still, and the value of the tie-break for everybody.
fn parted(
    groups: Vec<Vec<usize>>,
    tie_break: TieBreak,
    counting: &TieCounting<'_>,
    values: &mut [Vec<i64>],
) -> Vec<Vec<usize>> {
    let mut parted = Vec::with_capacity(groups.len());
    for mut group in groups {
        if tie_break == TieBreak::DirectEncounter {
            let parts = direct(counting.rows, &group, counting.all_play_all);
            let mut place = i64::from(parts.len() > 1);
            for part in parts {
                for &player in &part {
                    values[player].push(place * 4);
                }
                place += i64::try_from(part.len()).unwrap_or(0);
                parted.push(part);
            }
        } else {
            for &player in &group {
                values[player].push(counting.value(player, tie_break));
            }
            let value = |player: usize| values[player].last().copied().unwrap_or(0);
            group.sort_by_key(|&player| (-value(player), player));
            parted.extend(grouped(group, value));
        }
    }
    parted
}
