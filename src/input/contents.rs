//! What stands on the pages of the menu. Each row of the key table has its page here, so that no
//! command can be missing from the menu.

use super::board_keys::Does;
use super::keymap::{self, Filled, Row};
use super::keys::Action;
use super::layers::suits;
use crate::board::Kind;
use crate::explore::CLOCKWISE;
use crate::narrate::cue::Phrase;
use crate::narrate::{menu as tell, pad};
use crate::protocol::choice::Choice as _;
use crate::protocol::drill::IDS as DRILLS;
use crate::protocol::settings::setting::Setting;
use crate::protocol::settings::sound::SoundSetting;
use crate::protocol::settings::verbosity::Detail;
use crate::protocol::setup::IDS as SETUP;
use crate::protocol::sound::SoundCommand;
use crate::session::Session;
use strum::{IntoStaticStr, VariantArray};

/// A page of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Page {
    File,
    Export,
    Game,
    Practice,
    Rules,
    Board,
    Explore,
    Drills,
    Speech,
    Sound,
    Window,
    Keyboard,
    Gamepad,
    Help,
}

impl Page {
    /// All pages, in their order.
    pub(super) const ALL: &'static [Self] = Self::VARIANTS;

    /// The key under which voices keep the page's name.
    pub(super) fn key(self) -> &'static str {
        self.into()
    }

    /// The settings of the page.
    fn settings(self) -> Vec<Setting> {
        match self {
            Self::Export => vec![
                Setting::SheetFormat,
                Setting::SheetCode,
                Setting::SheetLayout,
                Setting::SheetWidth,
                Setting::SheetHeight,
            ],
            Self::Game => vec![
                Setting::ReadBack,
                Setting::Warnings,
                Setting::TapeFormat,
                Setting::OwnVoice,
            ],
            Self::Speech => [
                Setting::Output,
                Setting::Speaker,
                Setting::Sound(SoundSetting::Speaking),
                Setting::Language,
                Setting::Announcer,
                Setting::Form,
                Setting::Files,
                Setting::Rate,
                Setting::Sound(SoundSetting::Pitch),
                Setting::SpeechVolume,
                Setting::Preset,
            ]
            .into_iter()
            .chain(Detail::ALL.iter().copied().map(Setting::Detail))
            .collect(),
            Self::Sound => {
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
            Self::Window => vec![
                Setting::Theme,
                Setting::Zoom,
                Setting::SecondWindow,
                Setting::Braille,
            ],
            Self::Practice => vec![Setting::Level, Setting::Ponders],
            Self::Keyboard => vec![Setting::Keyboard],
            _ => Vec::new(),
        }
    }

    /// What stands on the page and has no key.
    fn besides(self) -> &'static [&'static str] {
        match self {
            Self::Game => &["status", "yes", "no"],
            Self::Rules => &[
                "claim-flag",
                "claim-illegal",
                "claim-repetition",
                "claim-quiet-moves",
                "may-i-claim",
                "claim-quickplay",
                "claim-increment",
                "touch",
                "stop-clocks",
                "envelope",
                "decide-agree",
                "decide-postpone",
                "decide-postpone-time",
                "decide-reject",
                "next-day",
            ],
            Self::Export => &["sealed-page"],
            Self::Drills => &DRILLS,
            Self::Practice => &SETUP,
            Self::Gamepad => &["write", "change-button", "reset-buttons"],
            Self::Help => &["reset-settings"],
            _ => &[],
        }
    }
}

/// Where a row of the key table is found.
enum Home {
    /// On a page, as what it does.
    On(Page),
    /// As a setting with its value, which does the same.
    In,
    /// Nowhere by itself: it only waits for another key, or does what another row does.
    Elsewhere,
}

fn home(row: &Row) -> Home {
    match row.does {
        Does::Act(action) if row.board && has_twin(action) => Home::Elsewhere,
        Does::Act(action) => home_of(action),
        Does::Prefix => Home::Elsewhere,
        _ => Home::On(Page::Explore),
    }
}

/// Whether a key of every layer does the same.
fn has_twin(action: Action) -> bool {
    keymap::rows().any(|row| !row.board && matches!(row.does, Does::Act(other) if other == action))
}

/// No action may be forgotten here, so that there is no arm for all others.
fn home_of(action: Action) -> Home {
    use Action as A;
    use SoundCommand as S;
    Home::On(match action {
        A::NewGame(_)
        | A::Agree
        | A::OpenFile
        | A::NextGame
        | A::PreviousGame
        | A::Shelf(_)
        | A::Quit => Page::File,
        A::Sheet(action) if action.is_of_files() => Page::Export,
        A::Undo
        | A::OfferDraw
        | A::Resign
        | A::Adjourn
        | A::Turn
        | A::Moves
        | A::Forward
        | A::Back
        | A::ToStart
        | A::ToEnd
        | A::PlayOn
        | A::Dictaphone
        | A::Sheet(_)
        | A::TellTime
        | A::Pause => Page::Game,
        A::Practice(_) => Page::Practice,
        A::PressClock
        | A::ReadOut
        | A::Repeats
        | A::Adjust
        | A::Why
        | A::Claims
        | A::Arbiter
        | A::Incidents => Page::Rules,
        A::Walk(_) | A::Enter | A::Cancel | A::Look | A::Attackers | A::Pieces => Page::Board,
        A::Repeat | A::Review(_) | A::Silence => Page::Speech,
        A::Sweep(_) | A::Sound(S::NextEarcon | S::PreviousEarcon | S::Earcon) => Page::Sound,
        A::BoardKeys
        | A::HomeRow
        | A::Braille(_)
        | A::Write
        | A::ExplainKeys
        | A::ChangeKey
        | A::ResetKeys => Page::Keyboard,
        A::Menu | A::Help => Page::Help,
        A::Zoom(_)
        | A::NextTheme
        | A::SecondWindow
        | A::NextBraille
        | A::NextPreset
        | A::NextOutput
        | A::NextAnnouncer
        | A::NextForm
        | A::NextLanguage
        | A::NextFiles
        | A::NextSpeaker
        | A::ReadBack
        | A::Level(_)
        | A::OtherDevice
        | A::Sound(S::NextSetting | S::PreviousSetting | S::More | S::Less) => return Home::In,
    })
}

/// The key of the page on which a row of the key table, or the setting that it changes, stands in the menu; `None` for
/// a row that only waits for another key, or does what another row does.
pub fn page_of(row: &Row) -> Option<&'static str> {
    match home(row) {
        Home::On(page) => Some(page.key()),
        Home::In => Some(page_of_setting(row).key()),
        Home::Elsewhere => None,
    }
}

/// The keys of all pages, in their order.
pub fn pages() -> impl Iterator<Item = &'static str> {
    Page::ALL.iter().copied().map(Page::key)
}

/// The page on which the setting stands that a row changes.
fn page_of_setting(row: &Row) -> Page {
    let Does::Act(action) = row.does else {
        return Page::Explore;
    };
    match action {
        Action::Zoom(_) | Action::NextTheme | Action::SecondWindow | Action::NextBraille => {
            Page::Window
        }
        Action::ReadBack => Page::Game,
        Action::Level(level) if level.is_of_sounds() => Page::Sound,
        Action::OtherDevice | Action::Sound(_) => Page::Sound,
        _ => Page::Speech,
    }
}

/// What stands on a row of the menu.
#[derive(Clone, Debug)]
pub(super) enum Item {
    Page(Page),
    Command(Row),
    Besides(&'static str),
    Set(Setting),
    /// What fills the gap of a command.
    Filled(Phrase, Filled),
}

/// What stands on a page here and now. Where a command is picked for a button, the settings are
/// left out, and the commands that change them stand there instead.
pub(super) fn items(page: Page, picks: bool, session: &Session) -> Vec<Item> {
    let stands = |row: &Row| match home(row) {
        Home::On(other) => other == page && suits(row, session),
        Home::In => picks && page_of_setting(row) == page,
        Home::Elsewhere => false,
    };
    let rows = keymap::rows().filter(stands).map(Item::Command);
    if picks {
        return rows.collect();
    }
    let besides = page
        .besides()
        .iter()
        .filter(|key| is_possible(key, session));
    let besides = besides.map(|key| Item::Besides(key));
    let settings = page.settings().into_iter().map(Item::Set);
    match page {
        // Claims and the state of the game come after what is done more often.
        Page::Game | Page::Practice | Page::Rules | Page::Help | Page::Gamepad => {
            rows.chain(besides).chain(settings).collect()
        }
        _ => settings.chain(rows).chain(besides).collect(),
    }
}

/// Whether what has no key can mean anything in what is being done.
fn is_possible(key: &str, session: &Session) -> bool {
    match key {
        "claim-quickplay" | "claim-increment" | "touch" | "stop-clocks" | "envelope" => {
            session.is_in_competition()
        }
        "drill-skip" | "drill-hint" | "drill-leave" => session.is_drilling(),
        "drill-edition" => session.is_coached(),
        "drill-peek" => session.is_blindfold(),
        "next-day" => session.halt().is_some(),
        "sealed-page" => session.sealed().is_some(),
        "setup-put-rook" | "setup-put-bishop" | "setup-put-knight" | "setup-put-queen"
        | "setup-castling" => {
            let kinds = session.setup().map(|board| board.game().kinds());
            kinds.is_some_and(|kinds| kinds.contains(&Kind::Queen))
        }
        key if key.starts_with("setup-") => session.setup().is_some(),
        key => !key.starts_with("decide-") || session.halt().is_some(),
    }
}

/// The keys of what the menu holds here that has no row in the key table.
pub fn besides(session: &Session) -> Vec<&'static str> {
    let all = Page::ALL.iter().copied().flat_map(Page::besides).copied();
    all.filter(|key| is_possible(key, session)).collect()
}

/// What fills the gap of a row: files, ranks, kinds or directions.
pub(super) fn fillings(id: &str) -> Vec<Item> {
    let Some(row) = keymap::row(id) else {
        return Vec::new();
    };
    match row.does {
        Does::OnFile(make) => (0..8)
            .map(|file| Item::Filled(pad::file(file), Filled::Line(make, file)))
            .collect(),
        Does::OnRank(make) => (0..8)
            .map(|rank| Item::Filled(pad::rank(rank), Filled::Line(make, rank)))
            .collect(),
        Does::OnKind(make) => Kind::CHESS
            .into_iter()
            .map(|kind| Item::Filled(pad::kind_name(kind), Filled::Kind(make, kind)))
            .collect(),
        Does::OnStep(make) => CLOCKWISE
            .into_iter()
            .map(|step| Item::Filled(pad::step(step), Filled::Step(make, step)))
            .collect(),
        _ => Vec::new(),
    }
}

impl Item {
    /// How the row reads.
    pub(super) fn told(&self, session: &Session) -> tell::HeardRow {
        let settings = session.settings();
        match self {
            Self::Page(page) => tell::HeardRow::Page(page.key()),
            Self::Command(row) => tell::HeardRow::Command(row.doc(), row.names(&settings.keys)),
            Self::Besides(key) => tell::HeardRow::Besides(key),
            Self::Set(setting) => tell::HeardRow::Setting(*setting),
            Self::Filled(phrase, _) => tell::HeardRow::Option(phrase.clone()),
        }
    }
}

/// The ids of the rows of the key table that the menu holds in what is being done, as themselves
/// or as the setting that they change.
pub fn reached(session: &Session) -> Vec<&'static str> {
    let here = |page| {
        items(page, false, session)
            .into_iter()
            .chain(items(page, true, session))
    };
    let all = Page::ALL.iter().copied().flat_map(here);
    all.filter_map(|item| match item {
        Item::Command(row) => Some(row.id),
        _ => None,
    })
    .collect()
}
