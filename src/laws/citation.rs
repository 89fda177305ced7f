//! How the articles of an edition are cited with its name.
//!
//! The file of an edition holds the numbers of the articles only, so that the next edition can
//! inherit them. The name is put behind each when the program is compiled: the articles are walked
//! twice, once to write their citations one after the other into a text, and once to take them from
//! there.

/// The room for the citations of an edition, in bytes.
const ROOM: usize = 16 * 1024;

/// The citations of an edition, while its articles are walked.
pub(super) struct Citations {
    edition: &'static str,
    written: [u8; ROOM],
    len: usize,
    /// The citations that are still to be taken; `None` while they are being written.
    left: Option<&'static str>,
}

impl Citations {
    /// For the walk that writes the citations of the edition of this name.
    pub(super) const fn writing(edition: &'static str) -> Self {
        Self {
            edition,
            written: [0; ROOM],
            len: 0,
            left: None,
        }
    }

    /// For the walk that takes the citations from what the first has written.
    pub(super) const fn taking(edition: &'static str, citations: &'static str) -> Self {
        Self {
            left: Some(citations),
            ..Self::writing(edition)
        }
    }

    /// What the first walk has written.
    pub(super) const fn text(&self) -> &str {
        match str::from_utf8(self.written.split_at(self.len).0) {
            Ok(citations) => citations,
            Err(_) => panic!("whole texts are written only"),
        }
    }

    /// The citation of an article; in the first walk still its number.
    ///
    /// An article that is cited already comes from another code, and keeps its name.
    pub(super) const fn cite(&mut self, article: &'static str) -> &'static str {
        if matches!(article.as_bytes().last(), Some(b')')) {
            return article;
        }
        let Some(left) = self.left else {
            self.write(article);
            self.write(" (");
            self.write(self.edition);
            self.write(")");
            return article;
        };
        let (citation, left) = left.split_at(article.len() + self.edition.len() + 3);
        self.left = Some(left);
        citation
    }

    const fn write(&mut self, text: &str) {
        let (_, room) = self.written.split_at_mut(self.len);
        room.split_at_mut(text.len())
            .0
            .copy_from_slice(text.as_bytes());
        self.len += text.len();
    }
}

/// An edition whose articles are cited with its name.
macro_rules! named {
    ($edition:expr) => {{
        const WRITTEN: &$crate::laws::citation::Citations = &$edition.written();
        $edition.cited_from(WRITTEN.text())
    }};
}
