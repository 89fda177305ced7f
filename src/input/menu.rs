//! The menu: everything that can be done and set, found by arrows instead of by heart.
//!
//! It is read as the board is: one place, and what is said of it. The window only shows it.

use super::ShelfAction;
use super::keys::{Action, BINDINGS, Code, Key};
use crate::narrate::cue::{Cue, Part};
use crate::narrate::menu::{Row, closed, stood_on};
use crate::session::command::Command;
use crate::session::settings::{Change, Settings, Speaker};
use crate::session::sight::Zoom;
use crate::session::verbosity::Detail;
use crate::voice::Voices;

/// A setting that the menu can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Setting {
    Language,
    Announcer,
    Form,
    Files,
    ReadBack,
    Output,
    Speaker,
    Rate,
    SpeechVolume,
    EarconVolume,
    Preset,
    Detail(Detail),
    Theme,
    Zoom,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    Act(Action),
    Set(Setting),
}

use Action as A;
use Item::{Act, Set};

/// The pages, in their order, each with its key and what stands on it.
const PAGES: &[(&str, &[Item])] = &[
    (
        "file",
        &[
            Act(A::NewGame),
            Act(A::Agree),
            Act(A::OpenFile),
            Act(A::NextGame),
            Act(A::PreviousGame),
            Act(A::Shelf(ShelfAction::Search)),
            Act(A::Shelf(ShelfAction::Here)),
            Act(A::Shelf(ShelfAction::Keep)),
            Act(A::Shelf(ShelfAction::Import)),
            Act(A::Shelf(ShelfAction::Backup)),
            Act(A::Shelf(ShelfAction::Restore)),
            Act(A::Shelf(ShelfAction::Delete)),
            Act(A::Shelf(ShelfAction::Progress)),
            Act(A::Shelf(ShelfAction::Stop)),
            Act(A::Quit),
        ],
    ),
    (
        "game",
        &[
            Act(A::Undo),
            Act(A::OfferDraw),
            Act(A::Resign),
            Act(A::PressClock),
            Act(A::TellTime),
            Act(A::Pause),
            Act(A::ReadOut),
            Act(A::Repeats),
            Act(A::Adjust),
            Act(A::Why),
            Act(A::Forward),
            Act(A::Back),
            Act(A::ToStart),
            Act(A::ToEnd),
            Act(A::PlayOn),
        ],
    ),
    (
        "board",
        &[
            Act(A::Look),
            Act(A::Attackers),
            Act(A::Turn),
            Act(A::Pieces),
            Act(A::Moves),
            Set(Setting::Form),
            Set(Setting::Files),
            Set(Setting::ReadBack),
        ],
    ),
    (
        "speech",
        &[
            Act(A::Repeat),
            Set(Setting::Output),
            Set(Setting::Speaker),
            Set(Setting::Language),
            Set(Setting::Announcer),
            Set(Setting::Rate),
            Set(Setting::SpeechVolume),
            Set(Setting::EarconVolume),
            Set(Setting::Preset),
            Set(Setting::Detail(Detail::SquareColour)),
            Set(Setting::Detail(Detail::Empty)),
            Set(Setting::Detail(Detail::Side)),
            Set(Setting::Detail(Detail::PieceFirst)),
            Set(Setting::Detail(Detail::Number)),
            Set(Setting::Detail(Detail::Captured)),
            Set(Setting::Detail(Detail::Check)),
            Set(Setting::Detail(Detail::Turn)),
            Set(Setting::Detail(Detail::Article)),
            Set(Setting::Detail(Detail::Hints)),
            Set(Setting::Detail(Detail::Typing)),
        ],
    ),
    ("window", &[Set(Setting::Theme), Set(Setting::Zoom)]),
    ("help", &[Act(A::Help), Act(A::Why)]),
];

/// Where the player stands in the menu: on the list of pages, or on a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Menu {
    page: Option<usize>,
    at: usize,
}

/// What a key does in the menu.
pub(super) enum Pressed {
    /// The menu stays, and this is heard.
    Heard(Vec<Cue>),
    /// The menu stays, and this is done.
    Set(Box<Command>),
    /// The menu is closed, and this is heard.
    Closed(Vec<Cue>),
    /// The menu is closed, and this is done.
    Act(Action),
    /// The key means nothing in a menu; it does what it does elsewhere.
    Elsewhere,
}

impl Menu {
    /// What stands in the list where the player is.
    pub fn rows(&self, settings: &Settings) -> Vec<Row> {
        match self.items() {
            None => PAGES.iter().map(|(page, _)| Row::Page(page)).collect(),
            Some(items) => items.iter().map(|item| row(*item, settings)).collect(),
        }
    }

    /// The key of the page on which the player is; `None` on the list of pages.
    pub fn page(&self) -> Option<&'static str> {
        PAGES.get(self.page?).map(|(page, _)| *page)
    }

    /// On which row the player stands, counted from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// What is heard where the player stands.
    pub(super) fn heard(&self, settings: &Settings) -> Vec<Cue> {
        let rows = self.rows(settings);
        let row = rows.get(self.at);
        row.map(|row| stood_on(row, self.at + 1, rows.len(), settings))
            .unwrap_or_default()
    }

    /// Presses a row, as the mouse does.
    pub(super) fn click(&mut self, at: usize, settings: &Settings, voices: &Voices) -> Pressed {
        self.at = at.min(self.count() - 1);
        self.enter(true, settings, voices)
    }

    pub(super) fn press(&mut self, key: Key, settings: &Settings, voices: &Voices) -> Pressed {
        if key.ctrl || key.shift {
            return Pressed::Elsewhere;
        }
        let last = self.count() - 1;
        match key.code {
            Code::Down => self.at = if self.at == last { 0 } else { self.at + 1 },
            Code::Up => self.at = self.at.checked_sub(1).unwrap_or(last),
            Code::Home => self.at = 0,
            Code::End => self.at = last,
            Code::Enter | Code::Space | Code::Right => {
                let acts = key.code != Code::Right;
                return self.enter(acts, settings, voices);
            }
            Code::Left => match self.item() {
                Some(Set(setting)) => {
                    return Pressed::Set(Box::new(turned(setting, false, settings, voices)));
                }
                _ => return self.leave(settings),
            },
            Code::Escape => return self.leave(settings),
            _ => return Pressed::Elsewhere,
        }
        Pressed::Heard(self.heard(settings))
    }

    /// Opens a page, turns a setting on, or does what stands there.
    fn enter(&mut self, acts: bool, settings: &Settings, voices: &Voices) -> Pressed {
        match self.item() {
            None => {
                *self = Self {
                    page: Some(self.at),
                    at: 0,
                };
                Pressed::Heard(self.heard(settings))
            }
            Some(Set(setting)) => Pressed::Set(Box::new(turned(setting, true, settings, voices))),
            Some(Act(action)) if acts => Pressed::Act(action),
            Some(Act(_)) => Pressed::Heard(self.heard(settings)),
        }
    }

    fn leave(&mut self, settings: &Settings) -> Pressed {
        match self.page.take() {
            None => Pressed::Closed(closed()),
            Some(page) => {
                self.at = page;
                Pressed::Heard(self.heard(settings))
            }
        }
    }

    fn items(&self) -> Option<&'static [Item]> {
        PAGES.get(self.page?).map(|(_, items)| *items)
    }

    fn item(&self) -> Option<Item> {
        self.items()?.get(self.at).copied()
    }

    fn count(&self) -> usize {
        self.items().map_or(PAGES.len(), <[Item]>::len)
    }
}

fn row(item: Item, settings: &Settings) -> Row {
    match item {
        Act(action) => {
            let binding = BINDINGS.iter().find(|binding| binding.action == action);
            let key = binding.map_or_else(String::new, |binding| binding.key.name());
            Row::Action(action.key(), key)
        }
        Set(setting) => Row::Setting(as_it_is(setting, settings)),
    }
}

/// The change that would make a setting what it is.
fn as_it_is(setting: Setting, now: &Settings) -> Change {
    match setting {
        Setting::Language => Change::Language(now.language.clone()),
        Setting::Announcer => Change::Announcer(now.announcer.clone()),
        Setting::Form => Change::Form(now.form),
        Setting::Files => Change::Files(now.files),
        Setting::ReadBack => Change::ReadBack(now.reads_back),
        Setting::Output => Change::Output(now.output),
        Setting::Speaker => Change::Speaker(now.speaker),
        Setting::Rate => Change::Faster,
        Setting::SpeechVolume => Change::Louder,
        Setting::EarconVolume => Change::EarconsLouder,
        Setting::Preset => Change::Preset(now.verbosity.nearest()),
        Setting::Detail(detail) => Change::Detail(detail, now.verbosity.says(detail)),
        Setting::Theme => Change::Theme(now.theme),
        Setting::Zoom => Change::Zoom(Zoom::In),
    }
}

/// The next value of a setting, or where there is more and less the one above or below.
fn turned(setting: Setting, up: bool, now: &Settings, voices: &Voices) -> Command {
    let next = |id: &str, part| {
        let voice = voices.after(id, part);
        voice.map_or(id, |voice| voice.id()).to_owned()
    };
    let either = |more, less| if up { more } else { less };
    Command::Set(match setting {
        Setting::Language => Change::Language(next(&now.language, Part::Interface)),
        Setting::Announcer => Change::Announcer(next(&now.announcer, Part::Announcement)),
        Setting::Form => Change::Form(now.form.next()),
        Setting::Files => Change::Files(now.files.next()),
        Setting::ReadBack => Change::ReadBack(!now.reads_back),
        Setting::Output => Change::Output(now.output.other()),
        Setting::Speaker => Change::Speaker(match now.speaker {
            Speaker::Embedded => Speaker::System,
            Speaker::System => Speaker::Embedded,
        }),
        Setting::Rate => either(Change::Faster, Change::Slower),
        Setting::SpeechVolume => either(Change::Louder, Change::Softer),
        Setting::EarconVolume => either(Change::EarconsLouder, Change::EarconsSofter),
        Setting::Preset => Change::Preset(now.verbosity.next()),
        Setting::Detail(detail) => Change::Detail(detail, !now.verbosity.says(detail)),
        Setting::Theme => Change::Theme(now.theme.next()),
        Setting::Zoom => Change::Zoom(if up { Zoom::In } else { Zoom::Out }),
    })
}
