//! The pairs of a round of a Swiss, from an engine or by hand, and whether they can be.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::event::Tournament;
use super::round::{ByeKind, GameScore};
use crate::board::Side;

/// The pairs of a round: numbers from 1, White first; and who is left over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SwissPairs {
    /// White and Black.
    pub pairs: Vec<(usize, usize)>,
    /// Who gets a point without a game.
    pub bye: Option<usize>,
}

/// Why pairs cannot be. The basic rules of Swiss systems, C.04.1 (FIDE 2026).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum SwissFault {
    /// Nobody has this number, or he is not there in this round.
    Absent(usize),
    /// A player is there twice.
    Twice(usize),
    /// A player is missing.
    Missing(usize),
    /// Two players have met already.
    Met(usize, usize),
    /// A player has got a point without a game before.
    SecondBye(usize),
    /// A player would have a colour three times in a row, or three times more often than the other one.
    Colour(usize),
    /// What an engine has answered cannot be read.
    Unreadable,
}

impl SwissFault {
    /// The key under which voices keep the words for it.
    pub fn key(&self) -> &'static str {
        self.into()
    }

    /// The numbers of the players that are meant.
    pub fn players(&self) -> [usize; 2] {
        match *self {
            Self::Absent(one)
            | Self::Twice(one)
            | Self::Missing(one)
            | Self::SecondBye(one)
            | Self::Colour(one) => [one, 0],
            Self::Met(one, other) => [one, other],
            Self::Unreadable => [0, 0],
        }
    }
}

impl SwissPairs {
    /// Reads pairs as they are typed: `1-4`, and a number alone for who is left over.
    ///
    /// # Errors
    /// It is something else.
    pub fn typed<'a>(words: impl Iterator<Item = &'a str>) -> Result<Self, SwissFault> {
        let mut read = Self::default();
        for word in words {
            let number = |text: &str| text.trim().parse().map_err(|_| SwissFault::Unreadable);
            match word.split_once(['-', ':']) {
                Some((white, black)) => read.pairs.push((number(white)?, number(black)?)),
                None if read.bye.is_none() => read.bye = Some(number(word)?),
                None => return Err(SwissFault::Unreadable),
            }
        }
        Ok(read)
    }

    /// Reads what an engine answers: the number of pairs, then a pair a line; 0 for who is left over.
    ///
    /// # Errors
    /// It is something else.
    pub fn read(text: &str) -> Result<Self, SwissFault> {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let count: usize = lines
            .next()
            .and_then(|line| line.parse().ok())
            .ok_or(SwissFault::Unreadable)?;
        let mut read = Self::default();
        for line in lines.by_ref() {
            let numbers: Result<Vec<usize>, _> = line.split_whitespace().map(str::parse).collect();
            match numbers.as_deref() {
                Ok([player, 0]) | Ok([0, player]) if read.bye.is_none() => {
                    read.bye = Some(*player);
                }
                Ok([white, black]) => read.pairs.push((*white, *black)),
                Ok(_) | Err(_) => return Err(SwissFault::Unreadable),
            }
        }
        let found = read.pairs.len() + usize::from(read.bye.is_some());
        if found == count {
            Ok(read)
        } else {
            Err(SwissFault::Unreadable)
        }
    }
}

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
        for &(white, black) in &pairs.pairs {
            if self.have_met(white, black) {
                return Err(SwissFault::Met(white, black));
            }
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
        for &(white, black) in &pairs.pairs {
            for (player, side) in [(white, Side::White), (black, Side::Black)] {
                let mut sides = self.colours_of(player);
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

    fn colours_of(&self, player: usize) -> Vec<Side> {
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        boards
            .filter(|board| board.score.is_none_or(GameScore::is_played))
            .filter_map(|board| board.side_of(player))
            .collect()
    }

    fn have_met(&self, one: usize, other: usize) -> bool {
        let mut boards = self.rounds.iter().flat_map(|round| &round.boards);
        boards.any(|board| {
            let is_both = board.side_of(one).is_some() && board.side_of(other).is_some();
            is_both && board.score.is_none_or(GameScore::is_played)
        })
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
