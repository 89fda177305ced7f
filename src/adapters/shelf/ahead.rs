//! The games of a file are read and made ready while those before them are written.

use std::sync::mpsc::sync_channel;
use std::thread::Scope;

use crate::adapters::games::Games;
use crate::pgn::{Guess, Oddities};
use crate::protocol::OpenFault;
use crate::shelf::Sheet;

/// So many games are handed on together, unless they are long: whoever stops waits for no more.
const BATCH: usize = 64;
const BATCH_BYTES: u64 = 1 << 16;

/// So many batches wait at most for the next hand.
const MOST_WAITING: usize = 8;

/// A game that can be put on the shelf, and why it is not read whole or not at all.
pub(super) struct Ahead<T = Sheet> {
    pub game: Option<T>,
    pub fault: Option<OpenFault>,
    /// How many bytes of the file have been read so far.
    pub bytes: u64,
    /// The encoding for which what was read so far was taken.
    pub guess: Option<Guess>,
    /// What was unusual in it.
    pub odd: Oddities,
}

/// Reads on one thread, makes ready on another. Both end when nobody takes what they have made.
pub(super) fn ahead<'s>(scope: &'s Scope<'s, '_>, mut games: Games) -> impl Iterator<Item = Ahead> {
    let (give, taken) = sync_channel(MOST_WAITING);
    let (ready, made) = sync_channel(MOST_WAITING);
    scope.spawn(move || {
        loop {
            let begin = games.bytes_read();
            let mut batch = Vec::new();
            while batch.len() < BATCH && games.bytes_read() <= begin + BATCH_BYTES {
                let Some(game) = games.next() else { break };
                let (game, fault) = match game {
                    Ok(record) => (Some(record), None),
                    Err(fault) => (games.take_kept(), Some(fault)),
                };
                batch.push(Ahead {
                    game,
                    fault,
                    bytes: games.bytes_read(),
                    guess: games.guess(),
                    odd: games.oddities().clone(),
                });
            }
            if batch.is_empty() || give.send(batch).is_err() {
                return;
            }
        }
    });
    scope.spawn(move || {
        for batch in taken {
            let sheets = batch.into_iter().map(|read| Ahead {
                game: read.game.map(|record| Sheet::of(&record)),
                fault: read.fault,
                bytes: read.bytes,
                guess: read.guess,
                odd: read.odd,
            });
            if ready.send(sheets.collect::<Vec<_>>()).is_err() {
                return;
            }
        }
    });
    made.into_iter().flatten()
}
