//! The menu: everything that can be done and set, found by arrows instead of by heart. One menu
//! for the keyboard, the mouse and the gamepad.
//!
//! It is read as the board is: one place, and what is said of it. The window only shows it.

use super::choices::words;
use super::contents::{self, MenuItem};
pub use super::contents::{besides, reached};
use super::practice::turned_option;
use super::setting::turned;
use crate::catalogue::key::{Code, Key};
use crate::catalogue::{self, Page};
use crate::narrate::cue::Cue;
use crate::narrate::files::no_name_with;
use crate::narrate::menu::{HeardRow, closed, help_on, named, stood_on};
use crate::narrate::practice::is_typed;
use crate::protocol::{Ask, EngineOption};
use crate::session::Session;
use crate::voice::Voices;

/// Where the player stands in the menu: on the list of pages, on a page, or among what can fill
/// the gap of a command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Menu {
    page: Option<Page>,
    filling: Option<catalogue::Row>,
    at: usize,
    /// Whether a command is picked, for a button, and nothing is done.
    picks: bool,
    /// Whether the player knows how a setting is changed.
    knows_settings: bool,
}

/// The rows of a page of the list.
const PAGE: usize = 10;

/// What a key does in the menu.
pub(super) enum MenuResponse {
    /// The menu stays, and this is heard.
    Heard(Vec<Cue>),
    /// The menu stays, and this is done.
    Set(Box<Ask>),
    /// The menu stays, and the second player gets the next device.
    Device,
    /// The menu is closed, and this is heard.
    Closed(Vec<Cue>),
    /// The menu is closed, and this is done.
    Row(catalogue::Pressed),
    /// The menu is closed; this command was picked.
    Picked(catalogue::Row),
    /// The menu stays, and the key does what it does elsewhere.
    Beside,
    /// The key means nothing in a menu; it does what it does elsewhere.
    Elsewhere,
}

impl Menu {
    /// A menu in which a command is picked.
    pub(super) fn picking() -> Self {
        Self {
            picks: true,
            ..Self::default()
        }
    }

    /// A menu with what fills the gap of a row.
    pub(super) fn filling(row: catalogue::Row) -> Self {
        Self {
            filling: Some(row),
            ..Self::default()
        }
    }

    /// A menu open on a page.
    pub(super) fn on(page: Page) -> Self {
        Self {
            page: Some(page),
            ..Self::default()
        }
    }

    /// What stands in the list where the player is.
    pub fn rows(&self, session: &Session) -> Vec<HeardRow> {
        let items = self.items(session);
        items.iter().map(|item| item.told(session)).collect()
    }

    /// The key of the page on which the player is; `None` on the list of pages.
    pub fn page(&self) -> Option<&'static str> {
        self.page.map(Page::key)
    }

    /// On which row the player stands, counted from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// What is heard where the player stands.
    pub(super) fn heard(&mut self, session: &Session) -> Vec<Cue> {
        let rows = self.rows(session);
        let Some(row) = rows.get(self.at) else {
            return Vec::new();
        };
        let is_setting = matches!(row, HeardRow::Setting(_));
        let explains = is_setting && !self.knows_settings;
        self.knows_settings |= is_setting;
        stood_on(row, (self.at + 1, rows.len()), explains, session.settings())
    }

    /// Where the player is, and what can be done there.
    fn help(&self, session: &Session) -> Vec<Cue> {
        let rows = self.rows(session);
        let row = rows.get(self.at);
        row.map(|row| {
            help_on(
                self.page(),
                row,
                (self.at + 1, rows.len()),
                session.settings(),
            )
        })
        .unwrap_or_default()
    }

    /// Goes to the next row that begins with a character.
    pub(super) fn seek(&mut self, typed: char, session: &Session, voices: &Voices) -> Vec<Cue> {
        let rows = self.rows(session);
        let begins = |row: &HeardRow| {
            let name = words(&named(row), session.settings(), voices);
            let first = name.chars().next();
            first.is_some_and(|first| first.to_lowercase().eq(typed.to_lowercase()))
        };
        let mut after = (1..=rows.len()).map(|step| (self.at + step) % rows.len());
        match after.find(|at| rows.get(*at).is_some_and(begins)) {
            Some(at) => {
                self.at = at;
                self.heard(session)
            }
            None => no_name_with(typed),
        }
    }

    /// Presses a row, as the mouse does.
    pub(super) fn click(&mut self, at: usize, session: &Session, voices: &Voices) -> MenuResponse {
        self.at = at.min(self.items(session).len().saturating_sub(1));
        self.enter(true, session, voices)
    }

    pub(super) fn press(&mut self, key: Key, session: &Session, voices: &Voices) -> MenuResponse {
        if key.ctrl || key.shift {
            return MenuResponse::Elsewhere;
        }
        let last = self.items(session).len().saturating_sub(1);
        match key.code {
            Code::Down => self.at = if self.at >= last { 0 } else { self.at + 1 },
            Code::Up => self.at = self.at.checked_sub(1).unwrap_or(last),
            Code::Home => self.at = 0,
            Code::PageDown => self.at = (self.at + PAGE).min(last),
            Code::PageUp => self.at = self.at.saturating_sub(PAGE),
            Code::Function(1) => return MenuResponse::Heard(self.help(session)),
            Code::Function(_) => return MenuResponse::Beside,
            Code::End => self.at = last,
            Code::Enter | Code::Space | Code::Right => {
                let acts = key.code != Code::Right;
                return self.enter(acts, session, voices);
            }
            Code::Left => match self.item(session) {
                Some(MenuItem::Set(setting)) => {
                    let command = turned(setting, false, session.settings(), voices);
                    return command
                        .map_or(MenuResponse::Device, |one| MenuResponse::Set(Box::new(one)));
                }
                Some(MenuItem::Engine(option)) => return option_turned(&option, false, session),
                _ => return self.leave(session),
            },
            Code::Escape => return self.leave(session),
            Code::Letter(_)
            | Code::Digit(_)
            | Code::Slash
            | Code::Semicolon
            | Code::Plus
            | Code::Minus
            | Code::Backspace
            | Code::Control => return MenuResponse::Elsewhere,
        }
        MenuResponse::Heard(self.heard(session))
    }

    /// Opens a page, turns a setting on, or does what stands there.
    fn enter(&mut self, acts: bool, session: &Session, voices: &Voices) -> MenuResponse {
        let Some(item) = self.item(session) else {
            return self.leave(session);
        };
        match item {
            MenuItem::Page(page) => {
                (self.page, self.at) = (Some(page), 0);
                if self.items(session).is_empty() {
                    return self.leave(session);
                }
            }
            MenuItem::Set(setting) => {
                let command = turned(setting, true, session.settings(), voices);
                return command
                    .map_or(MenuResponse::Device, |one| MenuResponse::Set(Box::new(one)));
            }
            MenuItem::Engine(option) => return option_turned(&option, true, session),
            MenuItem::Command(row) if self.picks && acts => return MenuResponse::Picked(row),
            MenuItem::Command(row) if row.fixed().is_none() => {
                (self.filling, self.at) = (Some(row), 0);
            }
            MenuItem::Command(_) | MenuItem::Filled(..) => {
                if let Some(pressed) = item.pressed().filter(|_| acts) {
                    return MenuResponse::Row(pressed);
                }
            }
        }
        MenuResponse::Heard(self.heard(session))
    }

    /// Goes back to the list from which this one was opened.
    fn leave(&mut self, session: &Session) -> MenuResponse {
        let is =
            |row| move |item: &MenuItem| matches!(item, MenuItem::Command(other) if *other == row);
        if let Some(row) = self.filling.take() {
            let Some(_) = self.page else {
                return MenuResponse::Closed(closed());
            };
            let items = self.items(session);
            self.at = items.iter().position(is(row)).unwrap_or(0);
        } else if let Some(page) = self.page.take() {
            self.at = Page::ALL.iter().position(|one| *one == page).unwrap_or(0);
        } else {
            return MenuResponse::Closed(closed());
        }
        MenuResponse::Heard(self.heard(session))
    }

    fn items(&self, session: &Session) -> Vec<MenuItem> {
        match (&self.filling, self.page) {
            (Some(row), _) => contents::fillings(row),
            (None, Some(page)) => contents::items(page, self.picks, session),
            (None, None) => Page::ALL.iter().copied().map(MenuItem::Page).collect(),
        }
    }

    fn item(&self, session: &Session) -> Option<MenuItem> {
        self.items(session).into_iter().nth(self.at)
    }
}

/// An option of an engine by one step. A text has to be typed.
fn option_turned(option: &EngineOption, up: bool, session: &Session) -> MenuResponse {
    match turned_option(option, up, session.position().game()) {
        Some(command) => MenuResponse::Set(Box::new(command)),
        None => MenuResponse::Heard(is_typed(option)),
    }
}
