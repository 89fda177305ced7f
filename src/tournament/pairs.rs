//! The pairs of a round of a Swiss, from an engine or by hand, as they are read.

use serde::{Deserialize, Serialize};

use super::found::TournamentFault;

/// The pairs of a round: numbers from 1, White first; and who is left over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SwissPairs {
    /// White and Black.
    pub pairs: Vec<(usize, usize)>,
    /// Who gets a point without a game.
    pub bye: Option<usize>,
}

impl SwissPairs {
    /// Reads pairs as they are typed: `1-4`, and a number alone for who is left over.
    ///
    /// # Errors
    /// It is something else.
    pub fn typed<'a>(words: impl Iterator<Item = &'a str>) -> Result<Self, TournamentFault> {
        let mut read = Self::default();
        for word in words {
            let number = |text: &str| text.trim().parse().map_err(|_| TournamentFault::Unreadable);
            match word.split_once(['-', ':']) {
                Some((white, black)) => read.pairs.push((number(white)?, number(black)?)),
                None if read.bye.is_none() => read.bye = Some(number(word)?),
                None => return Err(TournamentFault::Unreadable),
            }
        }
        Ok(read)
    }

    /// Reads what an engine answers: the number of pairs, then a pair a line; 0 for who is left over.
    ///
    /// # Errors
    /// It is something else.
    pub fn read(text: &str) -> Result<Self, TournamentFault> {
        let numbers = |line: &str| line.split_whitespace().map(str::parse).collect();
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        let lines: Result<Vec<Vec<usize>>, _> = lines.map(numbers).collect();
        let lines = lines.map_err(|_| TournamentFault::Unreadable)?;
        let (mut read, mut count) = (Self::default(), None);
        for line in &lines {
            match line[..] {
                [pairs] if count.is_none() => count = Some(pairs),
                [player, 0] | [0, player] if read.bye.is_none() => read.bye = Some(player),
                [white, black] => read.pairs.push((white, black)),
                _ => return Err(TournamentFault::Unreadable),
            }
        }
        let found = read.pairs.len() + usize::from(read.bye.is_some());
        let is_whole = count == Some(found) && lines[0].len() == 1;
        is_whole.then_some(read).ok_or(TournamentFault::Unreadable)
    }
}
