//! What games are found by, compared with the games that are there. An older page in the place of a newer one is sound, and
//! only its neighbours know what is missing.

use std::collections::{HashMap, HashSet};

use rusqlite::Connection;

use super::database::ShelfTrouble;
use crate::adapters::work::Work;

/// The indexes that name every game once.
const ONCE: [&str; 2] = [
    "SELECT id FROM games INDEXED BY games_by_date",
    "SELECT id FROM games INDEXED BY games_by_opening",
];

/// The table that names a game with each of its positions.
const POSITIONS: &str = "SELECT game FROM positions";

/// The numbers of games that are named by what games are found by, and are none of these. Of what cannot be read, nothing
/// is believed.
///
/// # Errors
/// The work was stopped.
pub(super) fn absent(
    connection: &Connection,
    games: &HashSet<i64>,
    work: &mut Work,
) -> Result<HashSet<i64>, ShelfTrouble> {
    let mut absent = HashSet::new();
    for index in ONCE {
        let named = named(connection, index, work)?;
        let others = || named.keys().filter(|id| !games.contains(id));
        let missing = games.iter().filter(|id| !named.contains_key(id));
        // A damaged entry names another game, and its own is missing there.
        if others().count() > missing.count() {
            absent.extend(others());
        }
    }
    let positions = named(connection, POSITIONS, work)?;
    // One damaged entry is no game.
    let others = positions.into_iter().filter(|(_, entries)| *entries > 1);
    absent.extend(others.map(|(id, _)| id).filter(|id| !games.contains(id)));
    Ok(absent)
}

/// Whether each index names all games of the table and no others, and the positions no others.
///
/// # Errors
/// The work was stopped.
pub(super) fn agree(
    connection: &Connection,
    games: &HashSet<i64>,
    work: &mut Work,
) -> Result<bool, ShelfTrouble> {
    for index in ONCE {
        let named = named(connection, index, work)?;
        if named.len() != games.len() || named.keys().any(|id| !games.contains(id)) {
            return Ok(false);
        }
    }
    let positions = named(connection, POSITIONS, work)?;
    Ok(positions.keys().all(|id| games.contains(id)))
}

/// The numbers of the games that are named up to where nothing can be read, each with how often.
fn named(
    connection: &Connection,
    by: &str,
    work: &mut Work,
) -> Result<HashMap<i64, usize>, ShelfTrouble> {
    let mut named = HashMap::new();
    let Ok(mut statement) = connection.prepare(by) else {
        return Ok(named);
    };
    let Ok(mut rows) = statement.query([]) else {
        return Ok(named);
    };
    while let Ok(Some(row)) = rows.next() {
        work.reached(named.len(), None)?;
        let Ok(id) = row.get(0) else { break };
        *named.entry(id).or_default() += 1;
    }
    Ok(named)
}
