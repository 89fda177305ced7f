//! Help for where the player is: six keys first, then page by page everything that does something here.
//!
//! The first page is told by F1, the next ones by F1 again, and then by the arrows.

use super::contents::suits;
use super::hands::Hands;
use super::intent::{Intent, one};
use crate::catalogue::key::{Code, Key, plain};
use crate::catalogue::keymap::{key_name, rows, stroke_name};
use crate::catalogue::{self, Page, Row, Stroke};
use crate::narrate::cue::Sentence;
use crate::narrate::keyboard as tell;
use crate::protocol::{
    Ask, Change, Input, Keyboard, Place, Question, Setting, SoundCommand, Stage,
};
use crate::session::Session;
use crate::voice::{Script, Voices};

/// What matters while a game is played.
const PLAYING: &[&str] = &["repeat", "turn", "pieces", "undo", "menu"];

/// What matters in a competition.
const COMPETING: &[&str] = &["press-clock", "tell-time", "why", "offer-draw"];

/// What matters in a lesson, after its next step.
const LESSON: &[&str] = &["press-clock", "why"];

/// What matters while a game is listened to.
const LISTENING: &[&str] = &["forward", "back", "to-start", "play-on", "repeat", "menu"];

/// What matters where something else than the board is walked.
const WALKING: &[&str] = &["repeat", "menu"];

/// How long a page may be, in letters that are spoken: fifteen seconds at 175 words a minute.
const PAGE_LETTERS: usize = 218;

/// What the pause at a sign of punctuation costs, in letters.
const PAUSE_LETTERS: usize = 5;

/// The ids of all rows that the first pages of help name.
pub fn names() -> impl Iterator<Item = &'static str> {
    [PLAYING, COMPETING, LESSON, LISTENING, WALKING]
        .into_iter()
        .flatten()
        .copied()
}

/// A page after the first one.
struct HelpPage {
    /// Of which page of the menu it is; `None` for what belongs to the place.
    section: Option<Page>,
    sentences: Vec<Sentence>,
}

impl Hands {
    /// Help that names keys, beside or instead of what the session says.
    pub(super) fn with_keys(&mut self, intent: Intent, session: &Session) -> Intent {
        let asks = matches!(&intent, Intent::Commands(commands) if commands.as_slice() == [Input::Ask(Ask::Help)]);
        if !asks {
            return intent;
        }
        (self.help, self.has_helped) = (Some(0), true);
        let (place, ids) = match session.place() {
            _ if session.walks_the_shelf() => ("found", WALKING),
            _ if session.walked_table().is_some() => ("table", WALKING),
            _ if session.walks_the_table() => ("duties", WALKING),
            _ if session.question().is_some() || session.has_arbiter() => ("", &[][..]),
            Place::Lesson => ("", LESSON),
            Place::Exercise(_) | Place::Puzzle | Place::Setup => ("", &[][..]),
            Place::Viewer => ("listening", LISTENING),
            Place::Practice { .. } | Place::Competition(Stage::Over) => ("playing", PLAYING),
            Place::Competition(_) => ("competing", COMPETING),
        };
        let settings = session.settings();
        let rows = ids.iter().filter_map(|id| catalogue::row(id));
        let keys = rows.flat_map(|row| tell::help_key(row.names(&settings.keys), row.id));
        let more = catalogue::row("help").map(|row| row.names(&settings.keys));
        let more = more.unwrap_or_default();
        if place.is_empty() {
            let cues = tell::help_after(keys.collect(), more);
            return Intent::Both(vec![Ask::Help.into()], cues);
        }
        Intent::Heard(tell::help(place, settings.keyboard, keys.collect(), more))
    }

    /// Help once more: the page after the one that was heard.
    pub(super) fn help_again(&mut self, session: &Session, voices: &Voices) -> Option<Intent> {
        let at = self.help?;
        let pages = later_pages(session, voices);
        let next = (at + 1) % (pages.len() + 1);
        (next > 0).then(|| self.tell_page(&pages, next))
    }

    /// "More": the next page of help, the rest of what was asked last, or what else it means where no setting of the
    /// sound was told, which would be louder: fuller speech. "Less" alone is shorter speech there.
    pub(super) fn more(
        &mut self,
        (text, asked): (&str, Option<&Ask>),
        session: &Session,
        voices: &Voices,
    ) -> Option<Intent> {
        if self.at_sounds {
            return None;
        }
        let speech = |preset: &str| one(Ask::Set(Change::to(Setting::Preset, preset)));
        if voices.wants_more(text, &session.settings().language) {
            let page = self.help_again(session, voices);
            let told = page.or_else(|| session.asked_with_more().cloned().map(one));
            return told.or_else(|| Some(speech("full")));
        }
        let is_less = asked == Some(&Ask::Sound(SoundCommand::Less)) && !text.trim().contains(' ');
        is_less.then(|| speech("brief"))
    }

    /// The page of help with a number, from 1.
    pub(super) fn help_page(
        &mut self,
        number: usize,
        session: &Session,
        voices: &Voices,
    ) -> Option<Intent> {
        self.help = Some(number.checked_sub(2)?);
        self.help_again(session, voices)
    }

    /// An arrow goes to another page, Escape leaves; on the first page keys do what they always do.
    pub(super) fn walk_help(
        &mut self,
        key: Key,
        session: &Session,
        voices: &Voices,
    ) -> Option<Intent> {
        let at = self.help.filter(|at| *at > 0 && !key.ctrl && !key.shift)?;
        if key.code == Code::Escape {
            self.help = None;
            return Some(Intent::Heard(tell::help_left()));
        }
        let pages = later_pages(session, voices);
        let section = |at: usize| pages.get(at - 1).and_then(|page| page.section);
        let begins = |at: &usize| *at == 1 || section(*at) != section(*at - 1);
        let last = pages.len();
        let next = if matches!(key.code, Code::Right | Code::PageDown) {
            Some(at + 1).filter(|next| *next <= last)
        } else if matches!(key.code, Code::Left | Code::PageUp) {
            Some(at - 1).filter(|next| *next > 0)
        } else if key.code == Code::Down {
            (at + 1..=last).find(begins)
        } else if key.code == Code::Up {
            (1..at).rev().find(begins)
        } else if key.code == Code::Home {
            Some(1)
        } else if key.code == Code::End {
            Some(last)
        } else {
            return None;
        };
        Some(self.tell_page(&pages, next.unwrap_or(at)))
    }

    fn tell_page(&mut self, pages: &[HelpPage], at: usize) -> Intent {
        (self.help, self.has_helped) = (Some(at), true);
        let Some(page) = pages.get(at.saturating_sub(1)) else {
            return Intent::Commands(vec![Ask::Help.into()]);
        };
        let section = page.section.map(Page::key);
        let sentences = page.sentences.clone();
        let place = (at + 1, pages.len() + 1);
        Intent::Heard(tell::help_page(section, place, sentences))
    }
}

/// All pages but the first one.
fn later_pages(session: &Session, voices: &Voices) -> Vec<HelpPage> {
    let settings = session.settings();
    let parts = parts(session).iter();
    let parts = parts.map(|part| HelpPage {
        section: None,
        sentences: vec![tell::help_part(part)],
    });
    let mut pages: Vec<HelpPage> = parts.collect();
    let Some(voice) = voices.get(&settings.language) else {
        return pages;
    };
    for section in sections(session) {
        let mut letters = PAGE_LETTERS;
        for sentence in lines_of(section, session) {
            let spoken = voices.sentence(voice, &sentence, settings, Script::Spoken);
            let pauses = spoken.matches([',', ':', ';']).count() + 1;
            let length = spoken.chars().count() + pauses * PAUSE_LETTERS;
            match pages.last_mut() {
                Some(page) if letters + length <= PAGE_LETTERS => {
                    letters += length;
                    page.sentences.push(sentence);
                }
                Some(_) | None => {
                    letters = length + 5 * PAUSE_LETTERS;
                    pages.push(HelpPage {
                        section: Some(section),
                        sentences: vec![sentence],
                    });
                }
            }
        }
    }
    pages
}

/// What belongs to the place and not to a key, and has no room on the first page.
fn parts(session: &Session) -> &'static [&'static str] {
    if let Some(Question::Agreement(_)) = session.question() {
        return &["agreeing-2"];
    }
    if session.question().is_some() {
        return &[];
    }
    if session.has_arbiter() {
        return &["arbiter-2", "arbiter-3"];
    }
    if session.place() == Place::Lesson {
        return &["lesson-2"];
    }
    if session.place() == Place::Setup {
        return &["setup-2", "setup-3"];
    }
    &[]
}

/// The pages of the menu, those of the place first.
fn sections(session: &Session) -> Vec<Page> {
    let first: &[Page] = match session.place() {
        Place::Competition(Stage::Over) | Place::Practice { .. } => &[Page::Game, Page::Board],
        Place::Competition(_) => &[Page::Rules, Page::Game, Page::Board],
        Place::Lesson => &[Page::Drills, Page::Rules],
        Place::Exercise(_) | Place::Puzzle => &[Page::Drills],
        Place::Setup => &[Page::Practice, Page::Board],
        Place::Viewer => &[Page::Game],
    };
    let others = Page::ALL.iter().filter(|page| !first.contains(page));
    first.iter().chain(others).copied().collect()
}

/// Every key of a page of the menu that does something here; the keys of the board first, where letters explore it.
fn rows_of(section: Page, session: &Session) -> Vec<Row> {
    let board = session.settings().keyboard == Keyboard::Board;
    let is_here = |row: &Row| {
        let page = row.page().unwrap_or(Page::Keyboard);
        page == section && (board || !row.board) && suits(row, session)
    };
    let (of_board, everywhere): (Vec<Row>, Vec<Row>) =
        rows().filter(is_here).partition(|row| row.board);
    of_board.into_iter().chain(everywhere).collect()
}

/// A sentence for each thing that keys of a page of the menu do; keys that do the same in several directions are told
/// together.
fn lines_of(section: Page, session: &Session) -> Vec<Sentence> {
    let keys = &session.settings().keys;
    let all = rows_of(section, session);
    let alike = all.chunk_by(|one, other| one.doc() == other.doc() && one.prefix == other.prefix);
    let told = alike.map(|rows| {
        let mut strokes = rows.iter().map(|row| row.stroke_in(keys));
        let (Some(Stroke::Key(first)), Some(one)) = (strokes.next(), rows.first()) else {
            return rows.iter().map(|row| named(row, session)).collect();
        };
        // What is held is said once.
        let held = |key: &Key| (key.ctrl, key.shift);
        let others = strokes.map(|stroke| {
            if let Stroke::Key(key) = &stroke
                && held(key) == held(&first)
            {
                return key_name(plain(key.code));
            }
            stroke_name(stroke)
        });
        let names = one.names(keys).into_iter().chain(others);
        vec![tell::named(names.collect(), Some(one.doc()))]
    });
    told.flat_map(|told: Vec<Sentence>| told).collect()
}

/// A key and what it does, as the player has it.
pub(super) fn named(row: &Row, session: &Session) -> Sentence {
    tell::named(row.names(&session.settings().keys), Some(row.doc()))
}
