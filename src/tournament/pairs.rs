//! The pairs of a round of a Swiss, from an engine or by hand, as they are read.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

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
                Ok([player, 0] | [0, player]) if read.bye.is_none() => {
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
