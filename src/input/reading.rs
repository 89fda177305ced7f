//! The manual, listened to: chapter by chapter, heading by heading, paragraph by paragraph, with the arrows.

use crate::catalogue::key::{Code, Key};
use crate::manual::{CHAPTERS, Chapter, Manual, ManualPassage, PassageKind};
use crate::narrate::cue::Cue;
use crate::narrate::manual as tell;

/// Where the player is in the manual.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ManualPlace {
    chapter: usize,
    passage: usize,
}

/// What a key does while the manual is open.
pub(super) enum ReadingResponse {
    /// The manual stays open, and this is heard.
    Heard(Vec<Cue>),
    /// The manual is closed, and this is heard.
    Closed(Vec<Cue>),
    /// The key does what it does elsewhere; the manual stays open.
    Elsewhere,
}

/// In which direction to go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    On,
    Back,
}

impl ManualPlace {
    /// The manual is opened at its beginning, or at the chapter where it was closed.
    pub(super) fn opened(self, language: &str) -> Vec<Cue> {
        let manual = Manual::of(language);
        let here = self.heard(manual);
        tell::opened(manual.language != language, here)
    }

    pub(super) fn press(&mut self, key: Key, language: &str) -> ReadingResponse {
        if key.ctrl || key.shift {
            return ReadingResponse::Elsewhere;
        }
        let manual = Manual::of(language);
        let before = *self;
        match key.code {
            Code::Down => self.step(Way::On, manual),
            Code::Up => self.step(Way::Back, manual),
            Code::Right => self.go_to_heading(Way::On, manual),
            Code::Left => self.go_to_heading(Way::Back, manual),
            Code::PageDown => self.go_to_chapter(Way::On),
            Code::PageUp => self.go_to_chapter(Way::Back),
            Code::Home => *self = Self::default(),
            Code::End => *self = Self::at(CHAPTERS.len() - 1),
            Code::Enter | Code::Space => return ReadingResponse::Heard(self.heard(manual)),
            Code::Escape => return ReadingResponse::Closed(tell::closed()),
            Code::Letter(_)
            | Code::Digit(_)
            | Code::Slash
            | Code::Semicolon
            | Code::Plus
            | Code::Minus
            | Code::Function(_)
            | Code::Backspace
            | Code::Control => return ReadingResponse::Elsewhere,
        }
        ReadingResponse::Heard(match *self == before {
            true => tell::edge(self.heard(manual)),
            false => self.heard(manual),
        })
    }

    /// What is heard where the player is.
    pub(super) fn here(self, language: &str) -> Vec<Cue> {
        self.heard(Manual::of(language))
    }

    const fn at(chapter: usize) -> Self {
        let passage = 0;
        Self { chapter, passage }
    }

    /// To the next passage or the one before, over the ends of chapters.
    fn step(&mut self, way: Way, manual: &Manual) {
        let length = |chapter: usize| {
            manual
                .chapters
                .get(chapter)
                .map_or(0, |one| one.passages.len())
        };
        match way {
            Way::On if self.passage + 1 < length(self.chapter) => self.passage += 1,
            Way::On => self.go_to_chapter(Way::On),
            Way::Back if self.passage > 0 => self.passage -= 1,
            Way::Back => {
                if let Some(before) = self.chapter.checked_sub(1) {
                    self.chapter = before;
                    self.passage = length(before).saturating_sub(1);
                }
            }
        }
    }

    /// To the next heading or the one before.
    fn go_to_heading(&mut self, way: Way, manual: &Manual) {
        let begin = *self;
        loop {
            let before = *self;
            self.step(way, manual);
            if *self == before {
                *self = begin;
                return;
            }
            let is_heading =
                |passage: &ManualPassage| matches!(passage.kind, PassageKind::Heading(_));
            if self.passage_of(manual).is_some_and(is_heading) {
                return;
            }
        }
    }

    /// To the next chapter, or to the beginning of this one and then of the one before.
    fn go_to_chapter(&mut self, way: Way) {
        *self = match way {
            Way::On if self.chapter + 1 < CHAPTERS.len() => Self::at(self.chapter + 1),
            Way::On => return,
            Way::Back if self.passage > 0 => Self::at(self.chapter),
            Way::Back => Self::at(self.chapter.saturating_sub(1)),
        };
    }

    fn passage_of(self, manual: &Manual) -> Option<&ManualPassage> {
        let chapter = manual.chapters.get(self.chapter)?;
        chapter.passages.get(self.passage)
    }

    fn heard(self, manual: &Manual) -> Vec<Cue> {
        let Some(passage) = self.passage_of(manual) else {
            return tell::closed();
        };
        let number = manual
            .chapters
            .get(self.chapter)
            .filter(|_| self.passage == 0);
        let number = number.map(|_: &Chapter| (self.chapter + 1, manual.chapters.len()));
        let is_heading = matches!(passage.kind, PassageKind::Heading(_));
        tell::passage(passage.text.clone(), is_heading, number)
    }
}
