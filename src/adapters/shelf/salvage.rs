//! What can still be read of a damaged shelf is taken over into a new one.

use std::collections::{HashMap, HashSet};
use std::path::Path;

use rusqlite::{Connection, OpenFlags, OptionalExtension as _, Row, params};

use super::database::{Database, ShelfTrouble, is_no_value};
use super::doubts::Doubts;
use super::indexes::{absent, agree};
use super::pages::{GameMark, Pages, PagesFound};
use super::positions::{Positions, put, take_off};
use super::untold::owe;
use crate::adapters::work::Work;
use crate::pgn;
use crate::protocol::{Imported, Wrong};
use crate::shelf::{Sheet, text_digest};

/// How the games of a shelf differ from what was put there.
#[derive(Default)]
pub(super) struct GamesCompared {
    /// The numbers of those that are other games now, and of which nothing better is known.
    pub altered: Vec<i64>,
    /// Whether anything else differs, which can be mended.
    pub is_damaged: bool,
}

impl Database {
    /// Takes over the games of a damaged shelf that can be read, and counts those that cannot. Every page of the file is
    /// looked at for itself, and it is only read. Where it will be set aside, it is told under that name.
    ///
    /// # Errors
    /// This shelf cannot be written, or the work was stopped; then nothing has changed.
    pub fn salvage(
        &mut self,
        from: &Path,
        aside: Option<&Path>,
        work: &mut Work,
    ) -> Result<Imported, ShelfTrouble> {
        let mut salvaged = Imported {
            file: aside.unwrap_or(from).display().to_string(),
            ..Imported::default()
        };
        let change = self.connection.transaction()?;
        if let Ok(pages) = Pages::of(from) {
            take_over(&change, pages, from, &mut salvaged, work)?;
        }
        owe(&change, &salvaged, aside.is_some())?;
        change.commit()?;
        Ok(salvaged)
    }

    /// What is in doubt until it is confirmed.
    ///
    /// # Errors
    /// The database cannot be read.
    pub(super) fn doubts(&self) -> Result<Doubts, ShelfTrouble> {
        Ok(Doubts::of(&self.connection)?)
    }

    /// Looks at every game before it is copied; returns how many are altered, and how many are not checked.
    ///
    /// # Errors
    /// The database is damaged or cannot be read, or the work was stopped.
    pub(super) fn looked_through(&self, work: &mut Work) -> Result<[u32; 2], ShelfTrouble> {
        let compared = self.compared(work)?;
        if compared.is_damaged {
            return Err(ShelfTrouble::fault(Wrong::Damaged, Path::new(""), ""));
        }
        let altered = u32::try_from(compared.altered.len()).unwrap_or(u32::MAX);
        Ok([altered, self.doubts()?.unchecked])
    }

    /// Compares every game, and what it is found by, with what was put there. What another program changes meanwhile is no
    /// damage.
    ///
    /// # Errors
    /// The database cannot be read, or the work was stopped.
    pub(super) fn compared(&self, work: &mut Work) -> Result<GamesCompared, ShelfTrouble> {
        let version = || {
            let version = "SELECT data_version FROM pragma_data_version";
            self.connection.query_row(version, [], |row| row.get(0))
        };
        for _ in 0..3 {
            let before: i64 = version()?;
            let compared = self.compared_once(work)?;
            if !compared.is_damaged || version()? == before {
                return Ok(compared);
            }
        }
        // Nobody else writes while it is read as a whole.
        let whole = self.connection.unchecked_transaction()?;
        let compared = self.compared_once(work);
        whole.finish()?;
        compared
    }

    fn compared_once(&self, work: &mut Work) -> Result<GamesCompared, ShelfTrouble> {
        let all = format!("SELECT {PUT}, id FROM games");
        let mut all = self.connection.prepare(&all)?;
        // The plus lets only the index answer, not the row.
        let mut known = self
            .connection
            .prepare("SELECT 1 FROM games WHERE digest = ?1 AND +id = ?2")?;
        let mut rows = all.query([])?;
        let mut compared = GamesCompared::default();
        let mut games = HashSet::new();
        while let Some(row) = rows.next()? {
            work.reached(games.len(), None)?;
            games.insert(row.get(15)?);
            match sheet_of(row) {
                Ok(Some((_, Likeness::AsPut))) => {}
                Ok(Some((_, Likeness::OtherText))) => compared.altered.push(row.get(15)?),
                // Its index knows it: only its digest in the row is another one.
                Ok(Some((sheet, Likeness::OtherGame))) => {
                    let id: i64 = row.get(15)?;
                    match known.exists(params![sheet.digest, id])? {
                        true => compared.is_damaged = true,
                        false => compared.altered.push(id),
                    }
                }
                Ok(None) => compared.is_damaged = true,
                Err(error) if is_no_value(&error) => compared.is_damaged = true,
                Err(error) => return Err(error.into()),
            }
        }
        compared.is_damaged |= !agree(&self.connection, &games, work)?;
        Ok(compared)
    }

    /// Takes altered games for what they are now, and what was lost with the end of a file for lost.
    ///
    /// # Errors
    /// The database cannot be read or written; then nothing has changed.
    pub(super) fn confirm(&mut self, altered: &[i64]) -> Result<(), ShelfTrouble> {
        let change = self.connection.transaction()?;
        give_digests(&change, altered, |sheet| sheet.digest)?;
        Doubts::forget(&change)?;
        change.commit()?;
        Ok(())
    }

    /// Marks altered games for good: what was kept once can then be put beside them.
    ///
    /// # Errors
    /// The database cannot be read or written; then nothing has changed.
    pub(super) fn mark(&mut self, altered: &[i64]) -> Result<(), ShelfTrouble> {
        let change = self.connection.transaction()?;
        give_digests(&change, altered, Sheet::altered_digest)?;
        change.commit()?;
        Ok(())
    }

    /// Whether a game, and what it is found by, is as it was put there.
    ///
    /// # Errors
    /// The database cannot be read.
    pub(super) fn is_as_put(&self, id: i64) -> Result<bool, ShelfTrouble> {
        let one = format!("SELECT {PUT} FROM games WHERE id = ?1");
        let mut one = self.connection.prepare_cached(&one)?;
        let sheet = one.query_row([id], sheet_of)?;
        Ok(sheet.is_some_and(|(_, like)| like == Likeness::AsPut))
    }

    /// Looks whether every page is sound; `None` if it was told to stop before the end.
    pub(super) fn is_sound(
        &mut self,
        is_to_stop: impl FnMut() -> bool + Send + 'static,
    ) -> Option<bool> {
        let steps = 10_000;
        self.connection
            .progress_handler(steps, Some(is_to_stop))
            .ok()?;
        let check = self
            .connection
            .query_row("PRAGMA quick_check(1)", [], |row| row.get(0));
        let _ = self.connection.progress_handler(0, None::<fn() -> bool>);
        match check {
            Ok(check) => Some(String::eq(&check, "ok")),
            Err(error)
                if error.sqlite_error_code() == Some(rusqlite::ErrorCode::OperationInterrupted) =>
            {
                None
            }
            Err(_) => Some(false),
        }
    }
}

/// Takes the games over page by page, and counts what is lost.
fn take_over(
    change: &Connection,
    mut pages: Pages,
    from: &Path,
    salvaged: &mut Imported,
    work: &mut Work,
) -> Result<(), ShelfTrouble> {
    let found = pages.found(|_| work.reached(0, None))?;
    salvaged.cut = lost_pages(&mut pages, &found);
    let beside = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY).ok();
    let kept = beside.as_ref().map(Doubts::left_of).unwrap_or_default();
    let mut positions = Positions::default();
    let mut last = 0;
    let mut read: HashSet<GameMark> = HashSet::new();
    let mut taken: HashSet<u64> = HashSet::new();
    for (at, place) in found.places.iter().enumerate() {
        work.reached(at, None)?;
        let Some(row) = pages.game(*place) else {
            continue;
        };
        let Some(Ok(record)) = pgn::read(row.pgn.as_bytes()).into_iter().next() else {
            continue;
        };
        let mut sheet = Sheet::of(&record);
        // The digest is of what was kept once.
        let has_name =
            row.digest == sheet.digest || found.marks.get(&sheet.digest) == Some(&place.0);
        let is_known = has_name && row.is_as_kept;
        // Of a text of which nothing is left that anybody knows, no game is made.
        if !has_name && sheet.plies == 0 && sheet.tags.iter().all(String::is_empty) {
            continue;
        }
        read.extend([sheet.digest, row.digest]);
        taken.insert(place.0);
        // A game that differs is told to differ for good.
        if !is_known {
            sheet.digest = sheet.altered_digest();
        }
        let is_new = put(change, &sheet, &mut positions)?;
        // A row that was moved to another page may stand on both.
        let is_double = !is_new && place.0 != last;
        salvaged.games += u32::from(is_new);
        salvaged.doubles += u32::from(is_double);
        salvaged.altered += u32::from(!is_known && (is_new || is_double));
        salvaged.unchecked += u32::from(!row.has_text_digest);
        if row.is_own {
            change.execute(
                "UPDATE games SET own = 1 WHERE digest = ?1",
                [&sheet.digest],
            )?;
        }
        last = place.0;
    }
    let lost = lost(&found.marks, &read)
        + unnamed(&found, &taken)
        + only_in_indexes(beside.as_ref(), &found, work)?;
    salvaged.faulty = u32::try_from(lost).unwrap_or(u32::MAX);
    // Their texts have digests, which say nothing of what was before.
    salvaged.unchecked = salvaged.unchecked.max(kept.unchecked);
    positions.write(change)?;
    let doubts = Doubts {
        cut: salvaged.cut.max(kept.cut),
        unchecked: salvaged.unchecked,
    };
    doubts.write(change)?;
    Ok(())
}

/// Gives games digests of what they are now. Where the same game is there with that digest, it is not there twice.
fn give_digests(
    change: &Connection,
    games: &[i64],
    digest: impl Fn(&Sheet) -> GameMark,
) -> rusqlite::Result<()> {
    for id in games {
        let one = format!("SELECT {PUT} FROM games WHERE id = ?1");
        let (sheet, pgn) = change.query_row(&one, [id], |row| {
            Ok((sheet_of(row)?, row.get::<_, String>(13)?))
        })?;
        let Some((sheet, _)) = sheet else { continue };
        let digest = digest(&sheet);
        let same = "SELECT id FROM games WHERE digest = ?1 AND id <> ?2";
        let same = change.query_row(same, params![digest, id], |row| row.get(0));
        if let Some(same) = same.optional()? {
            take_off(change, same)?;
        }
        let given = "UPDATE games SET digest = ?1, text = ?3 WHERE id = ?2";
        change.execute(given, params![digest, id, text_digest(&pgn)])?;
    }
    Ok(())
}

/// How many games that were not taken over are named by nothing but their rows.
fn unnamed(found: &PagesFound, taken: &HashSet<u64>) -> usize {
    let named = found.named();
    let rows: HashSet<u64> = found.places.iter().map(|place| place.0).collect();
    let left = rows.difference(taken);
    left.filter(|id| !named.contains(id)).count()
}

/// How many games are named neither by a row nor by a digest, but by what games are found by.
fn only_in_indexes(
    shelf: Option<&Connection>,
    found: &PagesFound,
    work: &mut Work,
) -> Result<usize, ShelfTrouble> {
    let Some(shelf) = shelf else {
        return Ok(0);
    };
    let rows = found.places.iter().map(|place| place.0);
    let games = rows.chain(found.marks.values().copied());
    let games = games.filter_map(|id| i64::try_from(id).ok()).collect();
    Ok(absent(shelf, &games, work)?.len())
}

/// How many pages are lost of which nobody knows what games stood there; 0 if each game that is lost is known.
fn lost_pages(pages: &mut Pages, found: &PagesFound) -> u32 {
    let missing = pages.missing();
    let known = found.named();
    // Where the index of digests knows all games that were found, it knows those that were not.
    if missing > 0 || found.places.iter().all(|(id, ..)| known.contains(id)) {
        return missing;
    }
    match pages.unreadable() {
        Some([0, _] | [_, 0]) => 0,
        Some([games, digests]) => games + digests,
        // The first page is lost, and one of the index at least.
        None => 2,
    }
}

/// How many games are named whose rows could not be read. A name of which a part agrees with that of one that was read is
/// the same, damaged.
fn lost(named: &HashMap<GameMark, u64>, read: &HashSet<GameMark>) -> usize {
    let parts = |mark: &GameMark| mark.as_chunks::<8>().0.to_vec().into_iter().enumerate();
    let missing = || named.keys().filter(|mark| !read.contains(*mark));
    if missing().next().is_none() {
        return 0;
    }
    let known: HashSet<(usize, [u8; 8])> = read.iter().flat_map(parts).collect();
    let is_lost = |mark: &&GameMark| !parts(mark).any(|part| known.contains(&part));
    missing().filter(is_lost).count()
}

/// What is compared with the text of a game.
const PUT: &str = "white, black, event, site, date, round, result, eco, names, start, opening, plies, digest, pgn, text";

/// Whether a game is as it was put there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Likeness {
    AsPut,
    /// The same game, and anything else of its text differs: a note, a clock time.
    OtherText,
    /// Its players, tags or moves are others.
    OtherGame,
}

/// What the text of a game gives, if the game is found by nothing else, and whether it was put there so.
fn sheet_of(row: &Row) -> rusqlite::Result<Option<(Sheet, Likeness)>> {
    let pgn: String = row.get(13)?;
    let read = pgn::read(pgn.as_bytes());
    let record = read.into_iter().next().and_then(Result::ok);
    let Some(sheet) = record.map(|record| Sheet::of(&record)) else {
        return Ok(None);
    };
    let others = [
        sheet.result,
        &sheet.eco,
        &sheet.names,
        &sheet.start,
        &sheet.opening,
    ];
    let texts = sheet.tags.iter().map(String::as_str).chain(others);
    for (column, text) in texts.enumerate() {
        if row.get::<_, String>(column)? != text {
            return Ok(None);
        }
    }
    let is_as_long = usize::try_from(row.get::<_, i64>(11)?) == Ok(sheet.plies);
    let is_game = row.get::<_, Vec<u8>>(12)? == sheet.digest;
    let is_text = row
        .get::<_, Option<Vec<u8>>>(14)?
        .is_some_and(|text| text == text_digest(&pgn));
    let like = match (is_game, is_text) {
        (true, true) => Likeness::AsPut,
        (true, false) => Likeness::OtherText,
        (false, _) => Likeness::OtherGame,
    };
    Ok(is_as_long.then_some((sheet, like)))
}
