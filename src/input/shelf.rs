//! The shelf of games at the keyboard: what is typed for it, its verbs, and the arrows that walk
//! through what was found.

use super::keys::Action;
use super::{Hands, Intent, Purpose, one};
use crate::board::Step;
use crate::narrate::shelf_input;
use crate::protocol::ask::Ask;
use crate::protocol::shelf::{ShelfCommand, Walk};
use crate::protocol::work::WorkCommand;
use crate::session::Session;
use crate::voice::Voices;

/// What a key does with the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShelfAction {
    /// Types a search.
    Search,
    /// Searches for the position on the board.
    Here,
    /// Puts the game on the shelf.
    Keep,
    /// Types the path of a file with games.
    Import,
    /// Types the path of a file for a backup.
    Backup,
    /// Types the path of a backup.
    Restore,
    /// Takes the game that was walked to off the shelf.
    Delete,
    /// Tells how far the work is.
    Progress,
    /// Stops the work.
    Stop,
}

/// For what a line is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    Search,
    Import,
    Backup,
    Restore,
}

impl Typed {
    const fn key(self) -> &'static str {
        match self {
            Self::Search => "search",
            Self::Import => "import",
            Self::Backup => "backup",
            Self::Restore => "restore",
        }
    }

    /// The command of the line.
    pub(super) fn command(self, line: &str) -> Ask {
        let line = line.trim().to_owned();
        Ask::Shelf(match self {
            Self::Search => ShelfCommand::Search(line),
            Self::Import => ShelfCommand::Import(line),
            Self::Backup => ShelfCommand::Backup(line),
            Self::Restore => ShelfCommand::Restore(line),
        })
    }
}

impl ShelfAction {
    /// The key under which voices keep what the action does.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Search => "shelf-search",
            Self::Here => "shelf-here",
            Self::Keep => "shelf-keep",
            Self::Import => "shelf-import",
            Self::Backup => "shelf-backup",
            Self::Restore => "shelf-restore",
            Self::Delete => "shelf-delete",
            Self::Progress => "work-tell",
            Self::Stop => "work-stop",
        }
    }

    const fn typed(self) -> Option<Typed> {
        match self {
            Self::Search => Some(Typed::Search),
            Self::Import => Some(Typed::Import),
            Self::Backup => Some(Typed::Backup),
            Self::Restore => Some(Typed::Restore),
            _ => None,
        }
    }

    fn command(self) -> Ask {
        match self {
            Self::Here => Ask::Shelf(ShelfCommand::Here),
            Self::Keep => Ask::Shelf(ShelfCommand::Keep),
            Self::Delete => Ask::Shelf(ShelfCommand::Delete),
            Self::Stop => Ask::Work(WorkCommand::Stop),
            _ => Ask::Work(WorkCommand::Tell),
        }
    }
}

impl Hands {
    /// Carries out an action for the shelf.
    pub(super) fn at_the_shelf(&mut self, action: ShelfAction) -> Intent {
        let Some(typed) = action.typed() else {
            return one(action.command());
        };
        self.begin_line(Purpose::Shelf(typed));
        Intent::Heard(shelf_input(typed.key()))
    }

    /// What an action means while the player walks through what was found.
    pub(super) fn in_the_list(&self, action: Action, session: &Session) -> Option<Ask> {
        if !session.walks_the_shelf() || !self.line.is_empty() || self.has_purpose() || self.writes
        {
            return None;
        }
        Some(Ask::Shelf(match action {
            Action::Walk(Step::Down) => ShelfCommand::Walk(Walk::Next),
            Action::Walk(Step::Up) => ShelfCommand::Walk(Walk::Previous),
            Action::ToStart => ShelfCommand::Walk(Walk::First),
            Action::ToEnd => ShelfCommand::Walk(Walk::Last),
            Action::Look => ShelfCommand::Walk(Walk::Here),
            Action::Enter => ShelfCommand::Open,
            Action::Cancel => ShelfCommand::Close,
            _ => return None,
        }))
    }
}

/// The verbs `shelf` and `work` with what follows them.
pub(super) fn command(verb: &str, rest: &str) -> Option<Ask> {
    let (what, text) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let text = text.trim();
    let walk = |walk: Walk| Some(Ask::Shelf(ShelfCommand::Walk(walk)));
    let shelf = |command: ShelfCommand| Some(Ask::Shelf(command));
    match (verb, what, text) {
        ("shelf", "search", text) => Some(Typed::Search.command(text)),
        ("shelf", "import", file) if !file.is_empty() => Some(Typed::Import.command(file)),
        ("shelf", "backup", file) if !file.is_empty() => Some(Typed::Backup.command(file)),
        ("shelf", "restore", file) if !file.is_empty() => Some(Typed::Restore.command(file)),
        ("shelf", "here", "") => shelf(ShelfCommand::Here),
        ("shelf", "keep", "") => shelf(ShelfCommand::Keep),
        ("shelf", "delete", "") => shelf(ShelfCommand::Delete),
        ("shelf", "open", "") => shelf(ShelfCommand::Open),
        ("shelf", "close", "") => shelf(ShelfCommand::Close),
        ("shelf", "next", "") => walk(Walk::Next),
        ("shelf", "previous", "") => walk(Walk::Previous),
        ("shelf", "first", "") => walk(Walk::First),
        ("shelf", "last", "") => walk(Walk::Last),
        ("shelf", "tell", "") => walk(Walk::Here),
        ("work", "tell", "") => Some(Ask::Work(WorkCommand::Tell)),
        ("work", "stop", "") => Some(Ask::Work(WorkCommand::Stop)),
        _ => None,
    }
}

/// The words for a search, for an import, a backup or a restore, with what is meant behind them.
pub(super) fn in_words(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let language = session.settings().language.as_str();
    let gaps = text.match_indices(char::is_whitespace).rev();
    let mut parts = gaps.map(|(at, _)| text.split_at(at));
    parts.find_map(|(words, rest)| {
        let typed = match voices.action(words, language)? {
            "shelf-search" => Typed::Search,
            "shelf-import" => Typed::Import,
            "shelf-backup" => Typed::Backup,
            "shelf-restore" => Typed::Restore,
            _ => return None,
        };
        Some(typed.command(rest))
    })
}
