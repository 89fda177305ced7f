//! Keys where something is walked that is no board: what was found on the shelf, the cross-table, the lists of duties.

use super::hands::Hands;
use super::intent::{Intent, one};
use crate::board::Step;
use crate::catalogue::key::{Code, Key};
use crate::catalogue::{Hand, Pressed, keymap};
use crate::protocol::{Ask, Explore, Question, ShelfCommand, TournamentAsk, Walk};
use crate::session::Session;
use crate::voice::{ListStep, Voices};

/// How many rows of a table or duties of a list Page Up and Page Down pass.
const PAGE: usize = 10;

/// What is walked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Walking {
    /// What was found on the shelf.
    Shelf,
    /// The cross-table, or the lists of duties.
    Event,
}

impl Hands {
    /// What keys walk in, if it is no board.
    fn walked(&self, session: &Session) -> Option<Walking> {
        if !self.line.is_empty() || self.has_purpose() || self.writes {
            None
        } else if session.walks_the_shelf() {
            Some(Walking::Shelf)
        } else if session.walks_the_table() {
            Some(Walking::Event)
        } else {
            None
        }
    }

    /// Whether a key is that before an arrow, with which a row or a column is read. In the cross-table it is, whatever
    /// letters are for.
    pub(super) fn begins_a_row(&mut self, key: Option<Key>, session: &Session) -> bool {
        let keys = &session.settings().keys;
        let is_there = self.walked(session) == Some(Walking::Event);
        let found = key.and_then(|key| keymap::find(key, None, true, keys));
        let Some((_, Pressed::Prefix(row))) = found.filter(|_| is_there) else {
            return false;
        };
        let is_it = row.id == "view";
        self.prefix = is_it.then_some(row);
        is_it
    }

    /// What is asked means this while something else than the board is walked.
    pub(super) fn meant_there(&self, ask: &Ask, session: &Session) -> Option<Ask> {
        match self.walked(session)? {
            Walking::Shelf => on_the_shelf(ask).map(|walk| Ask::Shelf(ShelfCommand::Walk(walk))),
            Walking::Event => in_an_event(ask).map(Ask::from),
        }
    }

    /// What the keys of a list do there, which do nothing on a board.
    pub(super) fn leaps(&self, code: Code, session: &Session) -> Option<Ask> {
        let keys = [
            (Code::Home, Some(Walk::First), Step::Left, usize::MAX),
            (Code::End, Some(Walk::Last), Step::Right, usize::MAX),
            (Code::PageUp, None, Step::Up, PAGE),
            (Code::PageDown, None, Step::Down, PAGE),
        ];
        let (_, walk, step, steps) = keys.into_iter().find(|(key, ..)| *key == code)?;
        match self.walked(session)? {
            Walking::Shelf => walk.map(|walk| Ask::Shelf(ShelfCommand::Walk(walk))),
            Walking::Event => Some(TournamentAsk::Leap(step, steps).into()),
        }
    }

    /// What a line means in a cross-table or in lists of duties: a key by its name, or words that are for a board or a list
    /// elsewhere.
    pub(super) fn say_walking(
        &mut self,
        line: &str,
        session: &Session,
        voices: &Voices,
    ) -> Option<Intent> {
        // Over the pages of help keys are for them.
        if self.help.is_some() || self.walked(session) != Some(Walking::Event) {
            return None;
        }
        let language = session.settings().language.as_str();
        if let Some(ask) =
            key_there(line).or_else(|| list_step_there(voices.list_step(line, language)?))
        {
            return Some(one(ask));
        }
        let read = line
            .split_once(' ')
            .filter(|(key, _)| key.eq_ignore_ascii_case("v"));
        if let Some(Ask::Walk(step)) = read.and_then(|(_, way)| voices.command(way, language)) {
            return Some(one(Ask::from(TournamentAsk::Ray(step))));
        }
        let ask = voices.command(line, language)?;
        // One word to leave is meant for what is walked.
        let is_short = !line.trim().contains(char::is_whitespace);
        let leaves =
            ask == Ask::Cancel && session.question().is_none() || ask == Ask::Quit && is_short;
        let leave = || Ask::from(TournamentAsk::Leave);
        let meant = leaves
            .then(leave)
            .or_else(|| self.meant_there(&ask, session));
        meant.map(one)
    }

    /// What the hands do there instead of something else.
    pub(super) fn done_there(&self, hand: Hand, session: &Session) -> Option<Ask> {
        // Enter and Escape answer what is asked.
        if !matches!(session.question(), None | Some(Question::Meant(..))) {
            return None;
        }
        let (on_shelf, in_event) = if hand == Hand::Enter {
            (ShelfCommand::Open, TournamentAsk::Pick(None))
        } else if hand == Hand::Cancel {
            (ShelfCommand::Close, TournamentAsk::Leave)
        } else {
            return None;
        };
        Some(match self.walked(session)? {
            Walking::Shelf => Ask::Shelf(on_shelf),
            Walking::Event => in_event.into(),
        })
    }
}

/// What a key does in a cross-table that is named in a line: in a terminal it can only be typed.
fn key_there(line: &str) -> Option<Ask> {
    let line = line.to_lowercase().replace('+', " ");
    let words: Vec<&str> = line.split_whitespace().collect();
    let words = words.strip_prefix(&["key"]).unwrap_or(&words);
    let way = |name: &str| match name {
        "up" => Some(Step::Up),
        "down" => Some(Step::Down),
        "left" => Some(Step::Left),
        "right" => Some(Step::Right),
        _ => None,
    };
    Some(Ask::from(match words {
        ["home"] => TournamentAsk::Leap(Step::Left, usize::MAX),
        ["end"] => TournamentAsk::Leap(Step::Right, usize::MAX),
        ["control" | "ctrl", "home"] => TournamentAsk::Leap(Step::UpLeft, usize::MAX),
        ["control" | "ctrl", "end"] => TournamentAsk::Leap(Step::DownRight, usize::MAX),
        ["pageup"] | ["page", "up"] => TournamentAsk::Leap(Step::Up, PAGE),
        ["pagedown"] | ["page", "down"] => TournamentAsk::Leap(Step::Down, PAGE),
        ["escape" | "esc"] => TournamentAsk::Leave,
        ["v", way_named] => TournamentAsk::Ray(way(way_named)?),
        _ => return None,
    }))
}

/// What the words for a list mean in a cross-table or in lists of duties.
fn list_step_there(step: ListStep) -> Option<Ask> {
    Some(Ask::from(match step {
        ListStep::Next => TournamentAsk::Walk(Step::Down),
        ListStep::Previous => TournamentAsk::Walk(Step::Up),
        ListStep::First => TournamentAsk::Leap(Step::Left, usize::MAX),
        ListStep::Last => TournamentAsk::Leap(Step::Right, usize::MAX),
        ListStep::Close | ListStep::Escape => TournamentAsk::Leave,
        ListStep::Enter => TournamentAsk::Pick(None),
        ListStep::Again => TournamentAsk::Here,
        // The key begins a game there, which nobody should by another word.
        ListStep::Open => return None,
    }))
}

/// What is asked among the games that were found.
fn on_the_shelf(ask: &Ask) -> Option<Walk> {
    let walks = [
        (Ask::Walk(Step::Down), Walk::Next),
        (Ask::Walk(Step::Up), Walk::Previous),
        (Ask::ToStart, Walk::First),
        (Ask::ToEnd, Walk::Last),
        (Ask::Look(None), Walk::Here),
        (Ask::Repeat, Walk::Here),
    ];
    let (_, walk) = walks.into_iter().find(|(asked, _)| asked == ask)?;
    Some(walk)
}

/// What is asked in the cross-table or in the lists of duties.
fn in_an_event(ask: &Ask) -> Option<TournamentAsk> {
    if let Ask::Walk(step) = ask {
        Some(TournamentAsk::Walk(*step))
    } else if let Ask::Explore(Explore::Ray(step)) = ask {
        Some(TournamentAsk::Ray(*step))
    } else if matches!(ask, Ask::Explore(Explore::Rank(None))) {
        Some(TournamentAsk::Ray(Step::Right))
    } else if matches!(ask, Ask::Explore(Explore::File(None))) {
        Some(TournamentAsk::Ray(Step::Down))
    } else if matches!(ask, Ask::Look(None) | Ask::Repeat) {
        Some(TournamentAsk::Here)
    } else if matches!(ask, Ask::ToStart) {
        Some(TournamentAsk::Leap(Step::UpLeft, usize::MAX))
    } else if matches!(ask, Ask::ToEnd) {
        Some(TournamentAsk::Leap(Step::DownRight, usize::MAX))
    } else {
        None
    }
}
