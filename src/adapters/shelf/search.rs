//! Searching the shelf.

use rusqlite::{Row, ToSql, params_from_iter};

use super::database::{Database, ShelfTrouble};
use crate::adapters::work::{StopSign, Work};
use crate::pgn;
use crate::protocol::OwnGame;
use crate::record::GameResult;
use crate::shelf::{FoundGames, Listing, MOST, Query};

/// What is said of a game.
const LISTING: &str = "SELECT id, white, black, event, date, result, plies, opening
     FROM games WHERE id = ?1";

/// The number of the player's own games that are asked for from memory.
const LAST_OWN: u32 = 20;

impl Database {
    /// The games that fit, the newest first, and how many there are.
    ///
    /// # Errors
    /// The database cannot be read, or the work was stopped.
    pub fn search(&self, query: &Query, work: &mut Work) -> Result<FoundGames, ShelfTrouble> {
        work.reached(0, None)?;
        let (condition, values) = condition(query);
        let text = format!("SELECT id FROM games WHERE {condition} ORDER BY date DESC, id DESC");
        let mut statement = self.connection.prepare(&text)?;
        let mut rows = statement.query(params_from_iter(&values))?;
        let mut ids: Vec<i64> = Vec::new();
        let mut count: u32 = 0;
        while let Some(row) = rows.next()? {
            work.reached(usize::try_from(count).unwrap_or(0), None)?;
            if ids.len() < MOST {
                ids.push(row.get(0)?);
            }
            count = count.saturating_add(1);
        }
        drop(rows);
        let games = self.listed(&ids)?;
        Ok(FoundGames { games, count })
    }

    /// What is said of games.
    ///
    /// # Errors
    /// The database cannot be read.
    pub(super) fn listed(&self, ids: &[i64]) -> Result<Vec<Listing>, ShelfTrouble> {
        let mut one = self.connection.prepare(LISTING)?;
        let mut games = Vec::new();
        for id in ids {
            let mut found = one.query_row([id], listing)?;
            found.is_altered = !self.is_as_put(*id)?;
            games.push(found);
        }
        Ok(games)
    }

    /// The player's own games that were kept last, the newest first; at most 20.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn last_own(&self) -> Result<Vec<OwnGame>, ShelfTrouble> {
        let last =
            "SELECT id FROM games WHERE own AND plies > 0 ORDER BY date DESC, id DESC LIMIT ?1";
        let mut statement = self.connection.prepare(last)?;
        let ids: Vec<i64> = statement
            .query_map([LAST_OWN], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
        let mut one = self.connection.prepare(LISTING)?;
        let mut games = Vec::new();
        for id in ids {
            let listing = one.query_row([id], listing)?;
            let text = self.text(id)?.unwrap_or_default();
            if let Some(Ok(record)) = pgn::read(text.as_bytes()).into_iter().next() {
                games.push(OwnGame { listing, record });
            }
        }
        Ok(games)
    }

    /// A search that is under way ends when the sign goes up, even between two games; without a
    /// sign nothing ends before its end.
    pub(super) fn heed_stop_sign(&mut self, stop: Option<StopSign>) -> Result<(), ShelfTrouble> {
        let steps = 10_000;
        let handler = stop.map(|stop| move || stop.is_up());
        Ok(self.connection.progress_handler(steps, handler)?)
    }
}

fn listing(row: &Row) -> rusqlite::Result<Listing> {
    let result: String = row.get(5)?;
    let opening: String = row.get(7)?;
    let first = opening.split(' ').take(8).collect::<Vec<_>>().join(" ");
    Ok(Listing {
        id: row.get(0)?,
        white: row.get(1)?,
        black: row.get(2)?,
        event: row.get(3)?,
        date: row.get(4)?,
        outcome: GameResult::from_pgn(&result),
        plies: row.get(6)?,
        first: first.trim().to_owned(),
        is_altered: false,
    })
}

/// What a game must fulfil, in SQL, with the values for its gaps.
fn condition(query: &Query) -> (String, Vec<Box<dyn ToSql>>) {
    let mut parts = vec!["1".to_owned()];
    let mut values: Vec<Box<dyn ToSql>> = Vec::new();
    let mut add = |part: &str, value: Box<dyn ToSql>| {
        values.push(value);
        parts.push(part.replace('?', &format!("?{}", values.len())));
    };
    for word in &query.words {
        add("instr(names, ?) > 0", Box::new(word.clone()));
    }
    if let Some(dates) = &query.dates {
        // A date that is cut off, such as a year, stands for everything in it.
        add("date >= ?", Box::new(dates.from.clone()));
        add("date < ?", Box::new(format!("{}~", dates.to)));
    }
    if let Some(result) = &query.result {
        add("result = ?", Box::new(result.clone()));
    }
    if let Some(eco) = &query.eco {
        add("substr(eco, 1, 3) = ?", Box::new(eco.clone()));
    }
    if !query.opening.is_empty() {
        let opening = query.opening.join(" ") + " ";
        add("opening >= ?", Box::new(opening.clone()));
        add("opening < ?", Box::new(format!("{opening}~")));
    }
    if let Some(key) = query.position {
        add(
            "id IN (WITH RECURSIVE blocks (block) AS (
                SELECT 0 UNION ALL
                SELECT block + 1 FROM blocks WHERE block < (SELECT max(id) >> 12 FROM games))
             SELECT game FROM blocks CROSS JOIN positions USING (block) WHERE key = ?)",
            Box::new(key),
        );
    }
    (parts.join(" AND "), values)
}
