//! The player's manual: the pages of `docs`, a folder for each language, as chapters of headings and paragraphs.

use std::sync::OnceLock;

use include_dir::{Dir, include_dir};
use pulldown_cmark::{Event, Parser, Tag, TagEnd};

/// The pages, by language. English is the first: it stands in for languages without a manual.
static EMBEDDED: [(&str, Dir<'static>); 3] = [
    ("en", include_dir!("$CARGO_MANIFEST_DIR/../docs/en")),
    ("de", include_dir!("$CARGO_MANIFEST_DIR/../docs/de")),
    ("ru", include_dir!("$CARGO_MANIFEST_DIR/../docs/ru")),
];

/// The chapters in their order, by the names of their files.
pub const CHAPTERS: [&str; 18] = [
    "first-start",
    "playing",
    "phrases",
    "keys",
    "competition",
    "records",
    "opponents",
    "drills",
    "draughts",
    "screen-readers",
    "troubleshooting",
    "files",
    "privacy",
    "braille",
    "gamepad",
    "adjournment",
    "arbiter",
    "tournament",
];

/// The manual in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Manual {
    /// The language in which it is written.
    pub language: &'static str,
    /// The chapters.
    pub chapters: Vec<Chapter>,
}

/// A chapter: its heading is the first passage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its name, the same in every language.
    pub id: &'static str,
    /// What stands in it, in order.
    pub passages: Vec<ManualPassage>,
}

/// What is read in one go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ManualPassage {
    /// What it is.
    pub kind: PassageKind,
    /// Its text, without marks.
    pub text: String,
}

/// What a passage is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassageKind {
    /// A heading, from 1 for that of the chapter.
    Heading(u8),
    /// A paragraph.
    Paragraph,
    /// An item of a list.
    Item,
}

impl Manual {
    /// The manual in a language; in English where there is none. Its pages are read when it is first wanted.
    pub fn of(language: &str) -> &'static Self {
        static READ: [OnceLock<Manual>; EMBEDDED.len()] = [const { OnceLock::new() }; 3];
        let own = EMBEDDED.iter().position(|(id, _)| *id == language);
        let at = own.unwrap_or_default();
        let (language, folder) = &EMBEDDED[at];
        READ[at].get_or_init(|| {
            Self::read(language, |id| {
                let page = folder.get_file(format!("{id}.md"))?;
                page.contents_utf8().map(str::to_owned)
            })
        })
    }

    /// The manual whose pages are found by the names of the chapters.
    pub fn read(language: &'static str, page: impl Fn(&str) -> Option<String>) -> Self {
        let chapters = CHAPTERS.iter().filter_map(|id| {
            let passages = passages(&page(id)?);
            Some(Chapter { id, passages })
        });
        Self {
            language,
            chapters: chapters.collect(),
        }
    }

    /// The place of a chapter that is called by its number from 1, its name, or the beginning of its heading.
    pub fn find(&self, called: &str) -> Option<usize> {
        let called = called.trim().to_lowercase();
        if let Ok(number) = called.parse::<usize>() {
            return number.checked_sub(1).filter(|at| *at < self.chapters.len());
        }
        let is = |chapter: &Chapter| chapter.id == called;
        let begins = |chapter: &Chapter| chapter.title().to_lowercase().starts_with(&called);
        let mut chapters = self.chapters.iter();
        chapters
            .position(is)
            .or_else(|| self.chapters.iter().position(begins))
            .filter(|_| !called.is_empty())
    }
}

impl Chapter {
    /// Its heading.
    pub fn title(&self) -> &str {
        self.passages.first().map_or(self.id, |first| &first.text)
    }
}

/// The passages of a page. Comments are left out; the numbers of a numbered list are kept.
fn passages(page: &str) -> Vec<ManualPassage> {
    let mut found = Vec::new();
    let mut text = String::new();
    let mut number = None;
    for event in Parser::new(page) {
        if let Event::Text(more) | Event::Code(more) = &event {
            text.push_str(more);
        } else if let Event::SoftBreak | Event::HardBreak = event {
            text.push(' ');
        } else if let Event::Start(Tag::List(first)) = event {
            number = first;
        } else if let Event::End(end) = event
            && let Some(kind) = kind_of(end)
        {
            let mut text = std::mem::take(&mut text);
            if let Some(at) = number.as_mut().filter(|_| kind == PassageKind::Item) {
                text.insert_str(0, &format!("{at}. "));
                *at += 1;
            }
            found.push(ManualPassage { kind, text });
        }
    }
    found
}

/// What has ended, if it is a passage.
fn kind_of(end: TagEnd) -> Option<PassageKind> {
    if let TagEnd::Heading(level) = end {
        return Some(PassageKind::Heading(level as u8));
    }
    let is_item = end == TagEnd::Item;
    (is_item || end == TagEnd::Paragraph).then_some(match is_item {
        true => PassageKind::Item,
        false => PassageKind::Paragraph,
    })
}
