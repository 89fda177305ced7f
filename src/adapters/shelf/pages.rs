//! The pages of a shelf as they stand in its file, each for itself: what leads to them may be damaged. Their form is that
//! of the file format of SQLite.

use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::Path;

use crate::shelf::text_digest;

/// The sizes that a page can have; those of a shelf have the last one.
const SIZES: [usize; 8] = [512, 1024, 2048, 8192, 16_384, 32_768, 65_536, 4096];

/// So much of a file shows of what size its pages are.
const ENOUGH: u64 = 1 << 24;

/// The types of pages: what leads to the entries of an index and of a table, and what holds those.
pub(super) const INDEX: u8 = 2;
pub(super) const TABLE: u8 = 5;
pub(super) const INDEX_LEAF: u8 = 10;
pub(super) const TABLE_LEAF: u8 = 13;

/// Where the text of a game, its digest, whether it is the player's own, and the digest of the text stand in a row of
/// `games`.
const PGN: usize = 13;
const DIGEST: usize = 14;
const OWN: usize = 15;
const TEXT: usize = 16;

/// The type of a digest in a record. A text of as many bytes has another one.
const DIGEST_TYPE: u8 = 12 + 2 * 32;

/// A digest of a game: see [`crate::shelf::Sheet`].
pub(super) type GameMark = [u8; 32];

/// A game as it stands in its row.
pub(super) struct GameRow {
    pub pgn: String,
    pub digest: GameMark,
    pub is_own: bool,
    /// Whether the text has the digest that was kept with it, if one was.
    pub is_as_kept: bool,
    /// Whether one was; a library of an earlier version has none.
    pub has_text_digest: bool,
}

/// Where the row of a game stands: its number, the page, and the place there.
pub(super) type RowPlace = (u64, u32, usize);

/// A file, page by page.
pub(super) struct Pages {
    file: File,
    size: usize,
    count: u32,
    /// Pages on which nothing stands any more, such as games that were deleted.
    free: HashSet<u32>,
}

/// What is found on the pages.
#[derive(Default)]
pub(super) struct PagesFound {
    /// The rows of games, by their numbers.
    pub places: Vec<RowPlace>,
    /// The digests of all games, of those too whose rows are gone, and the numbers of these.
    pub marks: HashMap<GameMark, u64>,
}

impl PagesFound {
    /// The numbers of the games whose digests were found.
    pub fn named(&self) -> HashSet<u64> {
        self.marks.values().copied().collect()
    }
}

impl Pages {
    /// The pages of a file, of the size with which most games are found.
    pub fn of(path: &Path) -> io::Result<Self> {
        let file = File::open(path)?;
        let bytes = file.metadata()?.len();
        let mut pages = Self {
            file,
            size: 0,
            count: 0,
            free: HashSet::new(),
        };
        // Pages of twice the size may show as much, where all stands on every second one: then the last size counts.
        let mut best = (0, SIZES[7]);
        for size in SIZES {
            pages.divide(size, bytes.min(ENOUGH));
            let found = pages.found(|_| Ok::<(), ()>(())).unwrap_or_default();
            let many = found.places.len() + found.marks.len();
            if many >= best.0 {
                best = (many, size);
            }
        }
        pages.divide(best.1, bytes);
        pages.free = pages.free_pages();
        Ok(pages)
    }

    fn divide(&mut self, size: usize, bytes: u64) {
        self.size = size;
        self.count = u32::try_from(bytes.div_ceil(size as u64)).unwrap_or(u32::MAX);
    }

    /// How many pages the file ought to have, as its first one says, and has not: its end is missing.
    pub fn missing(&mut self) -> u32 {
        let size = self.size as u64;
        let left = self.file.metadata().map_or(0, |found| found.len() / size);
        let head = self.page(1).unwrap_or_default();
        // The number counts only where it is that of pages of this size, and both marks of its last change agree.
        let told_size = match head.get(16..18) {
            Some(&[0, 1]) => 65_536,
            Some(&[high, low]) => usize::from(u16::from_be_bytes([high, low])),
            _ => 0,
        };
        let is_told = head.starts_with(b"SQLite format 3\0")
            && told_size == self.size
            && number(&head, 24) == number(&head, 92);
        let all = number(&head, 28).filter(|_| is_told).unwrap_or(0);
        all.saturating_sub(u32::try_from(left).unwrap_or(u32::MAX))
    }

    /// A page, counted from 1. What is behind the end of the file is empty.
    pub(super) fn page(&mut self, number: u32) -> Option<Vec<u8>> {
        if number == 0 || number > self.count {
            return None;
        }
        let from = u64::from(number - 1) * self.size as u64;
        self.file.seek(SeekFrom::Start(from)).ok()?;
        let mut page = Vec::with_capacity(self.size);
        let limit = self.size as u64;
        (&self.file).take(limit).read_to_end(&mut page).ok()?;
        page.resize(self.size, 0);
        Some(page)
    }

    /// The pages that the list of free ones names; of one that cannot be, nothing is believed.
    fn free_pages(&mut self) -> HashSet<u32> {
        let mut free = HashSet::new();
        let mut trunk = self.page(1).and_then(|page| number(&page, 32)).unwrap_or(0);
        while let Some(page) = self.page(trunk) {
            let (next, many) = (number(&page, 0), number(&page, 4));
            let leaves = many.map_or(usize::MAX, |many| many as usize);
            let (Some(next), true) = (next, leaves <= self.size / 4 - 2) else {
                break;
            };
            let named = (0..leaves).filter_map(|at| number(&page, 8 + 4 * at));
            let named: Vec<u32> = named.chain([next]).collect();
            if named.iter().any(|page| *page > self.count) || !free.insert(trunk) {
                break;
            }
            free.extend(named.iter().take(leaves));
            trunk = next;
        }
        free
    }

    /// Looks at every page; before each it is asked whether to go on.
    pub fn found<E>(
        &mut self,
        mut go_on: impl FnMut(u32) -> Result<(), E>,
    ) -> Result<PagesFound, E> {
        let mut found = PagesFound::default();
        // On the first page stand the names of the tables.
        for number in 2..=self.count {
            go_on(number)?;
            let Some(page) = self.page(number).filter(|_| !self.free.contains(&number)) else {
                continue;
            };
            for at in cells_that_can_be(&page, 0) {
                match page[0] {
                    TABLE_LEAF => {
                        let row = self.row(&page, at);
                        let place = row.map(|(id, _)| (id, number, at));
                        found.places.extend(place);
                    }
                    INDEX | INDEX_LEAF => found.marks.extend(mark(&page, at)),
                    _ => {}
                }
            }
        }
        found.places.sort_unstable();
        Ok(found)
    }

    /// The game at a place.
    pub fn game(&mut self, (_, number, at): RowPlace) -> Option<GameRow> {
        let page = self.page(number)?;
        self.row(&page, at).map(|(_, row)| row)
    }

    /// The row of a game in a cell, with its number; `None` if it is that of nothing, or cannot be read.
    pub(super) fn row(&mut self, page: &[u8], at: usize) -> Option<(u64, GameRow)> {
        let (id, record) = self.record(page, at)?;
        let columns = columns(&record)?;
        if columns.len() <= DIGEST {
            return None;
        }
        let own = columns.get(OWN).copied().unwrap_or(&[]);
        let text = columns.get(TEXT).copied().unwrap_or(&[]);
        let is_as_kept = || {
            let kept = std::str::from_utf8(columns[PGN]).map(text_digest);
            kept.is_ok_and(|kept| kept == text)
        };
        let row = GameRow {
            // A byte that is none of a text costs one letter, not the game.
            pgn: String::from_utf8_lossy(columns[PGN]).into_owned(),
            digest: columns[DIGEST].try_into().ok()?,
            // One is a type of its own, of no bytes, and stands for nothing else here: see `columns`.
            is_own: own == [1],
            is_as_kept: text.is_empty() || is_as_kept(),
            has_text_digest: !text.is_empty(),
        };
        Some((id, row))
    }

    /// The record of a row in a cell, with its number.
    pub(super) fn record(&mut self, page: &[u8], mut at: usize) -> Option<(u64, Vec<u8>)> {
        let length = usize::try_from(varint(page, &mut at)?).ok()?;
        let id = varint(page, &mut at)?;
        Some((id, self.payload(page, at, length)?))
    }

    /// All bytes of a record; what has no room on its page stands on others, each of which names the next.
    fn payload(&mut self, page: &[u8], at: usize, length: usize) -> Option<Vec<u8>> {
        let most = self.size - 35;
        if length <= most {
            return page.get(at..at + length).map(<[u8]>::to_vec);
        }
        if length > self.size.saturating_mul(self.count as usize) {
            return None;
        }
        let least = (self.size - 12) * 32 / 255 - 23;
        let here = least + (length - least) % (self.size - 4);
        let here = if here <= most { here } else { least };
        let mut bytes = page.get(at..at + here)?.to_vec();
        let mut next = number(page, at + here)?;
        while bytes.len() < length {
            let page = self.page(next)?;
            let wanted = (length - bytes.len()).min(self.size - 4);
            bytes.extend(page.get(4..4 + wanted)?);
            next = number(&page, 0)?;
        }
        Some(bytes)
    }
}

/// Where the entries of a page begin whose own head is at a place; `None` if one of them is outside the page.
pub(super) fn cells(page: &[u8], head: usize) -> Option<Vec<usize>> {
    let cells = cells_that_can_be(page, head);
    (short(page, head + 3) == Some(cells.len())).then_some(cells)
}

/// The same of those that are inside the page; none of a page of another kind.
fn cells_that_can_be(page: &[u8], head: usize) -> Vec<usize> {
    let begin = match page.get(head) {
        Some(&(INDEX | TABLE)) => head + 12,
        Some(&(INDEX_LEAF | TABLE_LEAF)) => head + 8,
        _ => return Vec::new(),
    };
    let count = short(page, head + 3).unwrap_or(0);
    let end = begin + 2 * count;
    let at = (0..count).filter_map(|nth| short(page, begin + 2 * nth));
    at.filter(|at| (end..page.len()).contains(at)).collect()
}

/// A number of two bytes.
fn short(bytes: &[u8], at: usize) -> Option<usize> {
    let two = bytes.get(at..at.checked_add(2)?)?.first_chunk()?;
    Some(usize::from(u16::from_be_bytes(*two)))
}

/// The digest of a game in an entry of its index, and the number of the game.
pub(super) fn mark(page: &[u8], at: usize) -> Option<(GameMark, u64)> {
    let mut at = at + if page[0] == INDEX { 4 } else { 0 };
    let length = usize::try_from(varint(page, &mut at)?).ok()?;
    let record = page.get(at..at.checked_add(length)?)?;
    let columns = columns(record)?;
    // The openings of games stand in an index, too.
    if columns.len() != 2 || record.get(1) != Some(&DIGEST_TYPE) {
        return None;
    }
    let id = columns[1].iter();
    let id = id.fold(0, |id, byte| id << 8 | u64::from(*byte));
    Some((columns[0].try_into().ok()?, id))
}

/// The columns of a record as bytes. A number without bytes of its own is `[0]` or `[1]`; nothing is no bytes.
pub(super) fn columns(record: &[u8]) -> Option<Vec<&[u8]>> {
    let mut at = 0;
    let head = usize::try_from(varint(record, &mut at)?).ok()?;
    let mut from = head;
    let mut columns = Vec::new();
    while at < head {
        let kind = varint(record, &mut at)?;
        let bytes = match kind {
            0 => 0,
            1..=4 => kind,
            5 => 6,
            6 | 7 => 8,
            8 | 9 => {
                columns.push(if kind == 8 { &[0][..] } else { &[1][..] });
                continue;
            }
            10 | 11 => return None,
            _ => (kind - 12) / 2,
        };
        let to = from.checked_add(usize::try_from(bytes).ok()?)?;
        columns.push(record.get(from..to)?);
        from = to;
    }
    (from == record.len()).then_some(columns)
}

/// A number of one to nine bytes, of which each but the last says that another one comes.
fn varint(bytes: &[u8], at: &mut usize) -> Option<u64> {
    let mut value = 0;
    for nth in 0..9 {
        let byte = u64::from(*bytes.get(*at)?);
        *at += 1;
        if nth == 8 {
            return Some(value << 8 | byte);
        }
        value = value << 7 | byte & 0x7f;
        if byte < 0x80 {
            break;
        }
    }
    Some(value)
}

/// A number of four bytes.
pub(super) fn number(bytes: &[u8], at: usize) -> Option<u32> {
    let four = bytes.get(at..at.checked_add(4)?)?.first_chunk()?;
    Some(u32::from_be_bytes(*four))
}
