//! The values of tie-breaks, as C.07 (FIDE 2026) defines them, in quarters of a point, so that Sonneborn-Berger is exact.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::tiebreak::TieBreak;

/// What one round was for a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct TallyRound {
    /// The place of the opponent in the rows.
    pub opponent: Option<usize>,
    pub is_black: bool,
    pub halves: u32,
    /// A game was played, or the pairing left him over.
    pub is_played: bool,
    /// He has not played, and it was his own doing: Art. 16.2 of C.07 (FIDE 2026).
    pub is_absence: bool,
}

impl TallyRound {
    /// Whether there was a game.
    pub const fn is_game(&self) -> bool {
        self.is_played && self.opponent.is_some()
    }
}

/// A player with what his rounds were.
#[derive(Clone, Debug)]
pub(super) struct TallyRow {
    pub halves: u32,
    /// The points in halves as they count for the opponents, Art. 16.3 of C.07 (FIDE 2026).
    pub adjusted: u32,
    pub turns: Vec<TallyRound>,
}

/// Counts for one player what does not depend on who is tied.
pub(super) struct TieCounting<'a> {
    pub rows: &'a [TallyRow],
    /// Rounds that count.
    pub rounds: usize,
    /// Whether it was settled from the start who meets whom, Art. 15 of C.07 (FIDE 2026).
    pub all_play_all: bool,
    /// The points in halves from which an opponent counts for Koya.
    pub koya_halves: u32,
}

/// What one round adds to Buchholz or Sonneborn-Berger.
#[derive(Clone, Copy)]
struct Share {
    score: i64,
    value: i64,
    is_absence: bool,
}

impl TieCounting<'_> {
    /// The value of a tie-break, in quarters of a point.
    pub fn value(&self, player: usize, of: TieBreak) -> i64 {
        let count = |is: fn(&TallyRound) -> bool| {
            let turns = self.rows[player].turns.iter();
            i64::try_from(turns.filter(|turn| is(turn)).count()).unwrap_or(i64::MAX) * 4
        };
        match of {
            // Direct encounter looks at those who are tied.
            TieBreak::DirectEncounter => 0,
            TieBreak::Wins => count(|turn| turn.halves == 2),
            TieBreak::WinsPlayed => count(|turn| turn.halves == 2 && turn.is_game()),
            TieBreak::BlackGames => count(|turn| turn.is_black && turn.is_game()),
            TieBreak::BlackWins => {
                count(|turn| turn.halves == 2 && turn.is_black && turn.is_game())
            }
            TieBreak::Koya => self.koya(player),
            TieBreak::Buchholz => self.sum(player, false, 0, 0),
            TieBreak::BuchholzCut1 => self.sum(player, false, 1, 0),
            TieBreak::BuchholzCut2 => self.sum(player, false, 2, 0),
            TieBreak::BuchholzMedian1 => self.sum(player, false, 1, 1),
            TieBreak::SonnebornBerger => self.sum(player, true, 0, 0),
        }
    }

    fn koya(&self, player: usize) -> i64 {
        let turns = self.rows[player].turns.iter();
        let counted = turns.filter(|turn| {
            let opponent = turn.opponent.and_then(|other| self.rows.get(other));
            opponent.is_some_and(|other| other.halves >= self.koya_halves)
        });
        counted.map(|turn| i64::from(turn.halves) * 2).sum()
    }

    /// Buchholz or Sonneborn-Berger without so many of the least and of the most, Art. 14 and 16 of C.07 (FIDE 2026).
    fn sum(&self, player: usize, times: bool, low: usize, high: usize) -> i64 {
        let own = &self.rows[player];
        let mut shares: Vec<Share> = Vec::with_capacity(own.turns.len());
        for turn in &own.turns {
            let other = turn.opponent.and_then(|other| self.rows.get(other));
            let (halves, is_absence) = match other {
                Some(other) if turn.is_played || self.all_play_all => (other.adjusted, false),
                _ if self.all_play_all => continue,
                // Art. 16.4: a dummy who has as many points as the player himself, and not more than these.
                Some(other) => (own.halves.min(other.adjusted), turn.is_absence),
                None => (
                    own.halves
                        .min(u32::try_from(self.rounds).unwrap_or(u32::MAX)),
                    turn.is_absence,
                ),
            };
            let score = i64::from(halves) * 2;
            let value = match times {
                true => i64::from(halves) * i64::from(turn.halves),
                false => score,
            };
            shares.push(Share {
                score,
                value,
                is_absence,
            });
        }
        for _ in 0..low.min(shares.len()) {
            cut_lowest(&mut shares);
        }
        for _ in 0..high.min(shares.len()) {
            let most = (0..shares.len()).max_by_key(|&at| (shares[at].score, shares[at].value));
            most.map(|at| shares.remove(at));
        }
        shares.iter().map(|share| share.value).sum()
    }
}

/// Cuts the lowest; a round that the player has given up himself goes first, Art. 16.5 of C.07 (FIDE 2026).
fn cut_lowest(shares: &mut Vec<Share>) {
    let all = 0..shares.len();
    let lowest = all
        .clone()
        .min_by_key(|&at| (shares[at].score, shares[at].value));
    let absence = all
        .filter(|&at| shares[at].is_absence)
        .min_by_key(|&at| (shares[at].value, shares[at].score));
    let at = match (absence, lowest) {
        (Some(absence), Some(lowest)) if shares[lowest].value <= shares[absence].value => {
            Some(absence)
        }
        (_, lowest) => lowest,
    };
    at.map(|at| shares.remove(at));
}

/// Parts players who are tied by their games with each other, Art. 6 of C.07 (FIDE 2026): groups, the best first.
pub(super) fn direct(rows: &[TallyRow], group: &[usize], all_play_all: bool) -> Vec<Vec<usize>> {
    let mut is_in = vec![false; rows.len()];
    for &player in group {
        is_in[player] = true;
    }
    // What each has, and what he would have if he had met and beaten all.
    let mut scored: Vec<(u32, u32, usize)> = Vec::with_capacity(group.len());
    for &player in group {
        let turns = rows[player].turns.iter();
        // Games with one opponent count once, on average; a quarter of a point at least.
        let mut met: BTreeMap<usize, (u32, u32)> = BTreeMap::new();
        for turn in turns.filter(|turn| turn.is_played || all_play_all) {
            if let Some(other) = turn.opponent.filter(|&other| is_in[other]) {
                let (halves, games) = met.entry(other).or_default();
                *halves += turn.halves;
                *games += 1;
            }
        }
        let values = met.values().map(|(halves, games)| halves * 60 / games);
        let value: u32 = values.sum();
        let missing = match all_play_all {
            true => 0,
            false => group.len().saturating_sub(1 + met.len()),
        };
        let missing = u32::try_from(missing).unwrap_or(0);
        scored.push((value, value + missing * 120, player));
    }
    let have_all_met = scored.iter().all(|(value, most, _)| value == most);
    scored.sort_by_key(|&(value, most, player)| (Reverse(value), Reverse(most), player));
    let mut groups: Vec<Vec<usize>> = Vec::new();
    let mut is_certain = true;
    for (at, &(value, _, player)) in scored.iter().enumerate() {
        let parts = match at.checked_sub(1).map(|before| scored[before].0) {
            None => true,
            Some(before) if have_all_met => before != value,
            Some(before) => {
                let best = scored[at..].iter().map(|one| one.1).max().unwrap_or(0);
                is_certain &= before > best;
                is_certain
            }
        };
        match groups.last_mut() {
            Some(last) if !parts => last.push(player),
            _ => groups.push(vec![player]),
        }
    }
    if groups.len() == 1 {
        return groups;
    }
    let parted = groups.iter().flat_map(|group| match group.len() {
        1 => vec![group.clone()],
        _ => direct(rows, group, all_play_all),
    });
    parted.collect()
}
