//! From the root of a tree of pages to its leaves: whether all that leads to the games, and to their digests, can be read.

use std::collections::HashSet;

use super::pages::{INDEX, INDEX_LEAF, Pages, TABLE, TABLE_LEAF, cells, columns, mark, number};

/// What the games, and the index of their digests, are called in the list of what is in the file.
const GAMES: &[u8] = b"games";
const DIGESTS: &[u8] = b"sqlite_autoindex_games_1";

/// Where that list says the name of something, and its root.
const NAME: usize = 1;
const ROOT: usize = 3;

/// Where the first page, which begins with the header of the file, has its own head.
const HEADER: usize = 100;

impl Pages {
    /// How many pages of the games, and of the index of their digests, cannot be read; `None` if it is not known where they
    /// begin. What is reached only through such a page is not counted.
    pub(super) fn unreadable(&mut self) -> Option<[u32; 2]> {
        let mut roots = [None; 2];
        self.walk(1, [TABLE, TABLE_LEAF], &mut |pages, page, at| {
            let record = pages.record(page, at).map(|(_, record)| record);
            let Some(columns) = record.as_deref().and_then(columns) else {
                return false;
            };
            for (root, name) in roots.iter_mut().zip([GAMES, DIGESTS]) {
                if columns.get(NAME) == Some(&name) {
                    let bytes = columns.get(ROOT).into_iter().copied().flatten();
                    *root = Some(bytes.fold(0, |root, byte| root << 8 | u32::from(*byte)));
                }
            }
            true
        });
        let [Some(games), Some(digests)] = roots else {
            return None;
        };
        let games = self.walk(games, [TABLE, TABLE_LEAF], &mut |pages, page, at| {
            pages.row(page, at).is_some()
        });
        let digests = self.walk(digests, [INDEX, INDEX_LEAF], &mut |_, page, at| {
            mark(page, at).is_some()
        });
        Some([games, digests])
    }

    /// Looks at all pages of a tree, of the types of what leads and of a leaf, and at each entry; returns how many pages
    /// cannot be read, or have an entry that cannot.
    fn walk(
        &mut self,
        root: u32,
        [leading, leaf]: [u8; 2],
        is_read: &mut dyn FnMut(&mut Self, &[u8], usize) -> bool,
    ) -> u32 {
        let (mut unreadable, mut seen) = (0, HashSet::new());
        let mut to_see = vec![root];
        while let Some(at) = to_see.pop() {
            let head = if at == 1 { HEADER } else { 0 };
            let page = self.page(at).filter(|_| seen.insert(at));
            let page = page.filter(|page| [leading, leaf].contains(&page[head]));
            let Some((entries, page)) = page.and_then(|page| Some((cells(&page, head)?, page)))
            else {
                unreadable += 1;
                continue;
            };
            let leads = page[head] == leading;
            if leads {
                let children = entries.iter().copied().chain([head + 8]);
                to_see.extend(children.map(|at| number(&page, at).unwrap_or(0)));
            }
            // What leads to rows has none itself.
            let has_entries = !(leads && leading == TABLE);
            let mut entries = entries.into_iter().filter(|_| has_entries);
            unreadable += u32::from(!entries.all(|at| is_read(self, &page, at)));
        }
        unreadable
    }
}
