//! What stands on the pages of the menu here and now: the rows of the catalogue, and the settings.

use crate::board::Kind;
use crate::catalogue::{self, Does, Filling, Page, Pressed, Row, Stroke, When};
use crate::explore::CLOCKWISE;
use crate::narrate::cue::Phrase;
use crate::narrate::{menu as tell, pad, practice::option_now};
use crate::protocol::{
    Ask, Choice as _, Detail, EngineOption, Place, Setting, SoundSetting, Sweep,
};
use crate::session::Session;

/// The settings of a page.
fn settings(page: Page) -> Vec<Setting> {
    match page {
        Page::Export => vec![
            Setting::SheetFormat,
            Setting::SheetCode,
            Setting::SheetLayout,
            Setting::SheetWidth,
            Setting::SheetHeight,
        ],
        Page::Game => vec![
            Setting::ReadBack,
            Setting::Warnings,
            Setting::TapeFormat,
            Setting::OwnVoice,
        ],
        Page::Speech => [
            Setting::Output,
            Setting::Speaker,
            Setting::Sound(SoundSetting::Speaking),
            Setting::Language,
            Setting::Announcer,
            Setting::Form,
            Setting::Files,
            Setting::Zwo,
            Setting::Rate,
            Setting::Sound(SoundSetting::Pitch),
            Setting::SpeechVolume,
            Setting::Preset,
        ]
        .into_iter()
        .chain(Detail::ALL.iter().copied().map(Setting::Detail))
        .collect(),
        Page::Sound => {
            let of_speech = [SoundSetting::Speaking, SoundSetting::Pitch];
            let sounds = SoundSetting::ALL.iter().copied();
            let sounds = sounds.filter(|setting| !of_speech.contains(setting));
            let volume = std::iter::once(Setting::EarconVolume);
            let device = std::iter::once(Setting::Device);
            volume
                .chain(sounds.map(Setting::Sound))
                .chain(device)
                .collect()
        }
        Page::Window => vec![
            Setting::Theme,
            Setting::Zoom,
            Setting::SecondWindow,
            Setting::BoardOnly,
            Setting::Braille,
        ],
        Page::Practice => vec![Setting::Level, Setting::Ponders, Setting::BoardForBlack],
        Page::Keyboard => vec![Setting::Keyboard],
        Page::File
        | Page::Engine
        | Page::Rules
        | Page::Tournament
        | Page::Board
        | Page::Explore
        | Page::Drills
        | Page::Gamepad
        | Page::Help => Vec::new(),
    }
}

/// What stands on a row of the menu.
#[derive(Clone, Debug)]
pub(super) enum MenuItem {
    Page(Page),
    Command(Row),
    Set(Setting),
    /// An option of the foreign engine.
    Engine(EngineOption),
    /// What fills the gap of a command.
    Filled(Phrase, Box<Ask>),
}

/// What stands on a page here and now. Where a command is picked for a button, the settings are
/// left out, and the commands that change them stand there instead.
pub(super) fn items(page: Page, picks: bool, session: &Session) -> Vec<MenuItem> {
    let rows = catalogue::rows().filter(|row| row.page() == Some(page));
    if picks {
        let keyed = rows.filter(|row| row.stroke != Stroke::None);
        let here = keyed.filter(|row| row.is_setting || suits(row, session));
        return here.map(MenuItem::Command).collect();
    }
    let rows = rows.filter(|row| !row.is_setting && !is_second_key(row) && suits(row, session));
    let rows = rows.map(MenuItem::Command);
    if let Page::Engine = page {
        let options = session.engine_options().into_iter();
        return rows.chain(options.map(MenuItem::Engine)).collect();
    }
    let settings = settings(page).into_iter().map(MenuItem::Set);
    if let Page::Game | Page::Practice | Page::Rules | Page::Help | Page::Gamepad = page {
        // Settings come after what is done more often.
        rows.chain(settings).collect()
    } else {
        settings.chain(rows).collect()
    }
}

/// Whether a row is there only to give another one a second key: it does the same.
fn is_second_key(row: &Row) -> bool {
    let other = row.like.and_then(catalogue::row);
    matches!((row.does, other.map(|other| other.does)), (Does::Hands(hand), Some(Does::Hands(other))) if hand == other)
}

/// Whether a row is of any use in what is being done. In a competition nothing is that the player has to find out alone.
pub(super) fn suits(row: &Row, session: &Session) -> bool {
    let place = session.place();
    let is_advice =
        || matches!(row.ask(&Filling::default()), Some(Ask::Explore(query)) if query.is_advice());
    if place.competes() && is_advice() {
        return false;
    }
    match row.when {
        When::Always => true,
        When::Listening => session.is_walkable(),
        When::NotListening => place != Place::Viewer,
        When::Competing => place.competes(),
        When::NotCompeting => !place.competes(),
        When::Practising => !place.competes() && place != Place::Viewer,
        When::Opposed => !place.competes() && session.opponent().is_some(),
        When::Suspended => session.suspension().is_some(),
        When::Sealed => session.sealed().is_some(),
        When::Drilling => matches!(place, Place::Exercise(_) | Place::Puzzle | Place::Lesson),
        When::Found => session.walks_found(),
        When::Tournament => session.has_event(),
        When::Lesson => place == Place::Lesson,
        When::Blindfold => place == (Place::Practice { blindfold: true }),
        When::SettingUp => place == Place::Setup,
        When::SettingUpChess => {
            let kinds = session.setup().map(|board| board.game().kinds());
            kinds.is_some_and(|kinds| kinds.contains(&Kind::Queen))
        }
    }
}

/// The ids of what the menu holds here that has no key.
pub fn besides(session: &Session) -> Vec<&'static str> {
    let rows = catalogue::rows().filter(|row| row.page().is_some() && row.stroke == Stroke::None);
    let here = rows.filter(|row| suits(row, session));
    here.map(|row| row.id).collect()
}

/// What fills the gap of a row: files, ranks, kinds or directions.
pub(super) fn fillings(row: &Row) -> Vec<MenuItem> {
    let filled =
        |told: Phrase, with: Filling| Some(MenuItem::Filled(told, Box::new(row.ask(&with)?)));
    let empty = Filling::default;
    let line = |told: fn(u8) -> Phrase| {
        let with = |at| Filling {
            line: Some(at),
            ..empty()
        };
        (0..8).filter_map(|at| filled(told(at), with(at))).collect()
    };
    match row.does {
        Does::File(_) => line(pad::file),
        Does::Rank(_) => line(pad::rank),
        Does::Kind(_) => {
            let with = |kind| Filling {
                kind: Some(kind),
                ..empty()
            };
            let kinds = Kind::CHESS.into_iter();
            kinds
                .filter_map(|kind| filled(pad::kind_name(kind), with(kind)))
                .collect()
        }
        Does::Step(_) => {
            let with = |step| Filling {
                step: Some(step),
                ..empty()
            };
            let steps = CLOCKWISE.into_iter();
            steps
                .filter_map(|step| filled(pad::step(step), with(step)))
                .collect()
        }
        Does::Ask(_)
        | Does::Here(_)
        | Does::Pieces(_)
        | Does::Square(_)
        | Does::Squares(_)
        | Does::KindTo(_)
        | Does::Side(_)
        | Does::Number(_)
        | Does::Hands(_)
        | Does::Both(..)
        | Does::Prefix => Vec::new(),
    }
}

impl MenuItem {
    /// How the row reads.
    pub(super) fn told(&self, session: &Session) -> tell::HeardRow {
        let settings = session.settings();
        match self {
            Self::Page(page) => tell::HeardRow::Page(page.key()),
            Self::Command(row) => {
                let doc = match row.ask(&Filling::default()) {
                    Some(Ask::Sweep(Sweep::Ray(step))) => tell::ray(step),
                    _ => row.doc(),
                };
                tell::HeardRow::Command(doc, row.names(&settings.keys))
            }
            Self::Set(setting) => tell::HeardRow::Setting(*setting),
            Self::Engine(option) => tell::HeardRow::Value(option_now(option)),
            Self::Filled(phrase, _) => tell::HeardRow::Option(phrase.clone()),
        }
    }

    /// What it does; `None` where something else opens, or changes.
    pub(super) fn pressed(&self) -> Option<Pressed> {
        match self {
            Self::Command(row) => row.fixed(),
            Self::Filled(_, ask) => Some(Pressed::Ask(ask.clone())),
            Self::Page(_) | Self::Set(_) | Self::Engine(_) => None,
        }
    }
}

/// The ids of the keys that the menu holds in what is being done, as themselves
/// or as the setting that they change.
pub fn reached(session: &Session) -> Vec<&'static str> {
    let here = |page| {
        items(page, false, session)
            .into_iter()
            .chain(items(page, true, session))
    };
    let all = Page::ALL.iter().copied().flat_map(here);
    all.filter_map(|item| {
        if let MenuItem::Command(row) = item
            && row.stroke != Stroke::None
        {
            Some(row.id)
        } else {
            None
        }
    })
    .collect()
}
