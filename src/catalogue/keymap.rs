//! The keys of the catalogue as the player has them: default keys, the keys that were changed, and the search.

use super::key::{Code, Key, plain};
use super::{Filling, Pressed, Row, Stroke};
use crate::board::{Kind, Step};
use crate::narrate::cue::{Arg, Phrase};
use crate::narrate::phrases::{self as say, Spec};
use crate::protocol::{Ask, Keys};

/// Every row that has a key: the keys of all layers, page by page, then those of the board.
pub fn rows() -> impl Iterator<Item = Row> {
    let on =
        |board| super::rows().filter(move |row| row.stroke != Stroke::None && row.board == board);
    on(false).chain(on(true))
}

/// The letters of the kinds of pieces, in the order of [`Kind::CHESS`].
const KIND_LETTERS: [char; 6] = ['K', 'Q', 'R', 'B', 'N', 'P'];

impl Row {
    /// The row's press: the player's own key where there is one.
    pub fn stroke_in(&self, keys: &Keys) -> Stroke {
        let is_key = matches!(self.stroke, Stroke::Key(_));
        let own = keys.get(self.id).filter(|_| is_key);
        let own = own.and_then(|name| Key::from_name(name));
        own.map_or(self.stroke, Stroke::Key)
    }

    /// What the keys of a family are held with, where the player has chosen it: Control, and Shift.
    pub fn held_in(&self, keys: &Keys) -> Option<(bool, bool)> {
        if !self.can_be_held() {
            return None;
        }
        let own = keys.get(self.id).and_then(|name| Key::from_name(name))?;
        Some((own.ctrl, own.shift))
    }

    /// Whether the row's key is a family that can be held with something else. Of the arrows, Shift
    /// makes other ones.
    pub fn can_be_held(&self) -> bool {
        !matches!(self.stroke, Stroke::None | Stroke::Key(_) | Stroke::Step)
    }

    /// Every key of the row's family, held like this one; empty if this is none of them.
    pub fn family_of(&self, key: Key) -> Vec<Key> {
        let letters = ('A'..='Z').map(Code::Letter);
        let codes = letters.chain((1..=8).map(Code::Digit));
        let is_member = |key: &Key| {
            let plain = self.plain(*key);
            self.pressed(plain, &Keys::default()).is_some()
        };
        let held = codes.map(|code| Key { code, ..key });
        let members: Vec<Key> = held.filter(is_member).collect();
        match members.contains(&key) {
            true => members,
            false => Vec::new(),
        }
    }

    /// The key of the family as it is held by default.
    fn plain(&self, key: Key) -> Key {
        Key {
            ctrl: false,
            shift: matches!(self.stroke, Stroke::FileByNumber | Stroke::KindShifted),
            ..key
        }
    }

    /// What a key does by this row; `None` if it is not the row's key.
    pub fn pressed(&self, key: Key, keys: &Keys) -> Option<Pressed> {
        let stroke = self.stroke_in(keys);
        let key = match self.held_in(keys) {
            Some(held) if held == (key.ctrl, key.shift) => self.plain(key),
            Some(_) => return None,
            None => key,
        };
        let mut with = Filling::default();
        match stroke {
            Stroke::Key(own) if own == key => return self.fixed(),
            Stroke::Key(_) | Stroke::None => return None,
            Stroke::File => with.line = Some(file_of(key)?),
            Stroke::Rank => with.line = Some(number_of(key, false)?),
            Stroke::FileByNumber => with.line = Some(number_of(key, true)?),
            Stroke::Kind => with.kind = Some(kind_of(key, false)?),
            Stroke::KindShifted => with.kind = Some(kind_of(key, true)?),
            Stroke::Step => with.step = Some(step_of(key)?),
        }
        self.ask(&with).map(|ask| Pressed::Ask(Box::new(ask)))
    }

    /// The phrases of the row's keys: the prefix, if there is one, and the key.
    pub fn names(&self, keys: &Keys) -> Vec<Phrase> {
        let prefix = self.prefix.and_then(super::row);
        let prefix = prefix.map(|row| stroke_name(row.stroke_in(keys)));
        let own = match (self.stroke, self.held_in(keys)) {
            (Stroke::None, _) => None,
            (stroke, Some(held)) => Some(family_name(stroke, held)),
            (_, None) => Some(stroke_name(self.stroke_in(keys))),
        };
        prefix.into_iter().chain(own).collect()
    }
}

/// The row that a key belongs to, and what it does there.
pub fn find(key: Key, prefix: Option<&str>, board: bool, keys: &Keys) -> Option<(Row, Pressed)> {
    let fits = |row: &Row| row.prefix == prefix && (board || !row.board);
    // A key that the player has chosen goes before one that the table brings.
    let mut chosen = rows().filter(|row| fits(row) && keys.contains_key(row.id));
    let of = |row: Row| Some((row, row.pressed(key, keys)?));
    chosen.find_map(of).or_else(|| {
        let mut defaults = rows().filter(|row| fits(row) && !keys.contains_key(row.id));
        defaults.find_map(of)
    })
}

/// The row that a key would take its place from, if it became the key of another one.
pub fn conflict(key: Key, other: &Row, keys: &Keys) -> Option<Row> {
    let beside = |row: &Row| row.prefix == other.prefix && row.id != other.id;
    rows()
        .filter(beside)
        .find(|row| row.pressed(key, keys).is_some())
}

/// Whether a key can be given to a row: no key that types, enters or gives up, and none that a
/// screen reader or the window needs.
pub fn can_be_given(key: Key, row: &Row) -> bool {
    let types = matches!(
        key.code,
        Code::Letter(_) | Code::Digit(_) | Code::Slash | Code::Plus | Code::Minus
    );
    let is_kept = matches!(
        key.code,
        Code::Enter | Code::Escape | Code::Backspace | Code::Space
    );
    if key.code == Code::Control {
        return false;
    }
    let pastes = key.code == Code::Letter('V') && key.ctrl;
    !pastes && (!is_kept || key.ctrl) && (!types || key.ctrl || row.board)
}

/// The phrase that names a press.
pub fn stroke_name(stroke: Stroke) -> Phrase {
    let family = |name: &'static str| say::KEY_FAMILY.with(name);
    match stroke {
        Stroke::Key(key) => key_name(key),
        Stroke::None | Stroke::File => family("file"),
        Stroke::Rank => family("rank"),
        Stroke::FileByNumber => family("file-by-number"),
        Stroke::Kind => family("kind"),
        Stroke::KindShifted => family("kind-shifted"),
        Stroke::Step => family("step"),
    }
}

/// The phrase that names a family held with what the player has chosen.
fn family_name(stroke: Stroke, held: (bool, bool)) -> Phrase {
    let alone = match stroke {
        Stroke::FileByNumber => Stroke::Rank,
        Stroke::KindShifted => Stroke::Kind,
        stroke @ (Stroke::None
        | Stroke::Key(_)
        | Stroke::File
        | Stroke::Rank
        | Stroke::Kind
        | Stroke::Step) => stroke,
    };
    held_with(held, stroke_name(alone), &say::KEY_FAMILY_HELD)
}

/// The phrase that names a key.
pub fn key_name(key: Key) -> Phrase {
    let alone = say::KEY.with(plain(key.code).name());
    held_with((key.ctrl, key.shift), alone, &say::KEY_HELD)
}

/// A name, with what is held, which the phrase for that says first.
fn held_with(held: (bool, bool), mut name: Phrase, spec: &'static Spec) -> Phrase {
    let held = match held {
        (false, false) => return name,
        (true, false) => "ctrl",
        (false, true) => "shift",
        (true, true) => "ctrl-shift",
    };
    name.spec = spec;
    name.args.insert(0, Arg::Key(held));
    name
}

fn file_of(key: Key) -> Option<u8> {
    if let Code::Letter(letter @ 'A'..='H') = key.code
        && !key.ctrl
        && !key.shift
    {
        Some(letter as u8 - b'A')
    } else {
        None
    }
}

fn number_of(key: Key, shift: bool) -> Option<u8> {
    if let Code::Digit(digit @ 1..=8) = key.code
        && !key.ctrl
        && key.shift == shift
    {
        Some(digit - 1)
    } else {
        None
    }
}

/// The kind of piece of a letter.
pub fn kind_of(key: Key, shift: bool) -> Option<Kind> {
    let Code::Letter(letter) = key.code else {
        return None;
    };
    let at = KIND_LETTERS.iter().position(|kind| *kind == letter)?;
    (!key.ctrl && key.shift == shift).then_some(Kind::CHESS[at])
}

/// The direction of an arrow; Shift turns it clockwise to the slanting one.
fn step_of(key: Key) -> Option<Step> {
    let walks = rows().find(|row| row.stroke == Stroke::Key(key))?;
    if let Ask::Walk(step) = walks.ask(&Filling::default())? {
        return Some(step);
    }
    None
}
