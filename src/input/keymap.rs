//! The one key table as the player has it: default keys, the keys that were changed, and the search.

use super::board_keys::{BOARD, Does, Stroke};
use super::keys::{Action, BINDINGS, Binding, Code, Key};
use crate::board::{Kind, Side, Step};
use crate::narrate::cue::{Arg, Phrase};
use crate::narrate::phrases as say;
use crate::protocol::ask::Ask;
use crate::protocol::explore::Explore;
use crate::protocol::settings::keyboard::Keys;
use crate::protocol::sweep::Sweep;

/// A row of the table: from it come help, the README, the changing of keys, and the tests.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The id of the command: for settings, words and other devices.
    pub id: &'static str,
    /// Whether the row holds only while letters explore the board.
    pub board: bool,
    /// The id of the prefix that comes first.
    pub prefix: Option<&'static str>,
    /// The key by default.
    pub stroke: Stroke,
    /// What it does.
    pub does: Does,
}

/// What a press means by the table.
#[derive(Clone, Copy, Debug)]
pub enum Pressed {
    /// An action of the hands.
    Act(Action),
    /// Something with the gap filled.
    Do(Filled),
    /// Waits for the second key.
    Prefix(&'static str),
}

/// What fills the gap of a row.
#[derive(Clone, Copy, Debug)]
pub enum Filled {
    /// Nothing: the row has no gap.
    Explore(Explore),
    /// A list of pieces.
    Pieces(Option<Side>),
    /// A file or a rank, 0 to 7.
    Line(fn(u8) -> Ask, u8),
    /// A kind of piece.
    Kind(fn(Kind) -> Ask, Kind),
    /// A direction.
    Step(fn(Step) -> Ask, Step),
}

impl Filled {
    /// The command.
    pub fn command(self) -> Ask {
        match self {
            Self::Explore(query) => Ask::Explore(query),
            Self::Pieces(side) => Ask::Pieces { side, kind: None },
            Self::Line(make, line) => make(line),
            Self::Kind(make, kind) => make(kind),
            Self::Step(make, step) => make(step),
        }
    }
}

/// Every row: the keys of all layers, then those of the board.
pub fn rows() -> impl Iterator<Item = Row> {
    let everywhere = BINDINGS.iter().map(|binding| Row {
        id: id(binding),
        board: false,
        prefix: None,
        stroke: Stroke::Key(binding.key),
        does: Does::Act(binding.action),
    });
    let board = BOARD.iter().map(|row| Row {
        id: row.id,
        board: true,
        prefix: row.prefix,
        stroke: row.stroke,
        does: row.does,
    });
    everywhere.chain(board)
}

/// The id of a key of every layer. Rays are told apart, and so is the second key for silence.
fn id(binding: &Binding) -> &'static str {
    match binding.action {
        Action::Sweep(Sweep::Ray(step)) => match step {
            Step::Up => "sweep-ray-up",
            Step::Down => "sweep-ray-down",
            Step::Left => "sweep-ray-left",
            Step::Right => "sweep-ray-right",
            Step::UpLeft => "sweep-ray-up-left",
            Step::UpRight => "sweep-ray-up-right",
            Step::DownLeft => "sweep-ray-down-left",
            Step::DownRight => "sweep-ray-down-right",
        },
        Action::Silence if binding.key.code == Code::Control => "silence-by-control",
        action => action.key(),
    }
}

/// The row with an id.
pub fn row(id: &str) -> Option<Row> {
    rows().find(|row| row.id == id)
}

/// The letters of the kinds of pieces, in the order of [`Kind::CHESS`].
const KIND_LETTERS: [char; 6] = ['K', 'Q', 'R', 'B', 'N', 'P'];

impl Row {
    /// The row's press: the player's own key where there is one.
    pub fn stroke_in(&self, keys: &Keys) -> Stroke {
        let own = match self.stroke {
            Stroke::Key(_) => keys.get(self.id).and_then(|name| Key::from_name(name)),
            _ => None,
        };
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
        !matches!(self.stroke, Stroke::Key(_) | Stroke::Step)
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
        Some(Pressed::Do(match (self.does, stroke) {
            (_, Stroke::Key(own)) if own == key => return self.fixed(),
            (Does::OnFile(make), Stroke::File) => Filled::Line(make, file_of(key)?),
            (Does::OnFile(make), Stroke::FileByNumber) => Filled::Line(make, number_of(key, true)?),
            (Does::OnRank(make), Stroke::Rank) => Filled::Line(make, number_of(key, false)?),
            (Does::OnKind(make), Stroke::Kind) => Filled::Kind(make, kind_of(key, false)?),
            (Does::OnKind(make), Stroke::KindShifted) => Filled::Kind(make, kind_of(key, true)?),
            (Does::OnStep(make), Stroke::Step) => Filled::Step(make, step_of(key)?),
            _ => return None,
        }))
    }

    /// What the row does without a gap; `None` if it has one.
    pub fn fixed(&self) -> Option<Pressed> {
        Some(match self.does {
            Does::Act(action) => Pressed::Act(action),
            Does::Prefix => Pressed::Prefix(self.id),
            Does::Explore(query) => Pressed::Do(Filled::Explore(query)),
            Does::Pieces(side) => Pressed::Do(Filled::Pieces(side)),
            _ => return None,
        })
    }

    /// What the row does with a gap filled by a word of the console: `e`, `4`, `knight`, `up-left`.
    pub fn with(&self, word: &str) -> Option<Pressed> {
        if word.is_empty() {
            return self.fixed();
        }
        let letter = || match *word.as_bytes() {
            [file @ b'a'..=b'h'] => Some(file - b'a'),
            _ => None,
        };
        let figure = || match *word.as_bytes() {
            [rank @ b'1'..=b'8'] => Some(rank - b'1'),
            _ => None,
        };
        Some(Pressed::Do(match self.does {
            Does::OnFile(make) => Filled::Line(make, letter()?),
            Does::OnRank(make) => Filled::Line(make, figure()?),
            Does::OnKind(make) => {
                let kind = word.parse().ok().filter(|kind| Kind::CHESS.contains(kind));
                Filled::Kind(make, kind?)
            }
            Does::OnStep(make) => {
                let step = word.parse().ok();
                Filled::Step(make, step?)
            }
            Does::Explore(query) => Filled::Explore(query.of(word.parse().ok()?)?),
            Does::Act(_) | Does::Pieces(_) | Does::Prefix => return None,
        }))
    }

    /// The phrase of what the row does.
    pub fn doc(&self) -> Phrase {
        match self.does {
            Does::Act(Action::Practice(action)) => {
                Phrase::new(&say::PRACTICE_ACTION, vec![Arg::Key(action.key())])
            }
            Does::Act(action) => Phrase::new(&say::ACTION, vec![Arg::Key(action.key())]),
            _ => Phrase::new(&say::BOARD_ACTION, vec![Arg::Key(self.id)]),
        }
    }

    /// The phrases of the row's keys: the prefix, if there is one, and the key.
    pub fn names(&self, keys: &Keys) -> Vec<Phrase> {
        let prefix = self.prefix.and_then(row);
        let prefix = prefix.map(|row| stroke_name(row.stroke_in(keys)));
        let own = match self.held_in(keys) {
            Some(held) => family_name(self.stroke, held),
            None => stroke_name(self.stroke_in(keys)),
        };
        prefix.into_iter().chain([own]).collect()
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
    let family = |name: &'static str| Phrase::new(&say::KEY_FAMILY, vec![Arg::Key(name)]);
    match stroke {
        Stroke::Key(key) => key_name(key),
        Stroke::File => family("file"),
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
        stroke => stroke,
    };
    let mut name = stroke_name(alone);
    let held = match held {
        (false, false) => return name,
        (true, false) => "ctrl",
        (false, true) => "shift",
        (true, true) => "ctrl-shift",
    };
    name.spec = &say::KEY_FAMILY_HELD;
    name.args.insert(0, Arg::Key(held));
    name
}

/// The phrase that names a key.
pub fn key_name(key: Key) -> Phrase {
    let alone = Key {
        ctrl: false,
        shift: false,
        ..key
    };
    let name = Arg::Text(alone.name());
    let held = match (key.ctrl, key.shift) {
        (false, false) => return Phrase::new(&say::KEY, vec![name]),
        (true, false) => "ctrl",
        (false, true) => "shift",
        (true, true) => "ctrl-shift",
    };
    Phrase::new(&say::KEY_HELD, vec![Arg::Key(held), name])
}

fn file_of(key: Key) -> Option<u8> {
    match key.code {
        Code::Letter(letter @ 'A'..='H') if !key.ctrl && !key.shift => Some(letter as u8 - b'A'),
        _ => None,
    }
}

fn number_of(key: Key, shift: bool) -> Option<u8> {
    match key.code {
        Code::Digit(digit @ 1..=8) if !key.ctrl && key.shift == shift => Some(digit - 1),
        _ => None,
    }
}

/// The kind of piece of a letter.
pub(super) fn kind_of(key: Key, shift: bool) -> Option<Kind> {
    let Code::Letter(letter) = key.code else {
        return None;
    };
    let at = KIND_LETTERS.iter().position(|kind| *kind == letter)?;
    (!key.ctrl && key.shift == shift).then_some(Kind::CHESS[at])
}

/// The direction of an arrow; Shift turns it clockwise to the slanting one.
fn step_of(key: Key) -> Option<Step> {
    let walks = BINDINGS.iter().find(|binding| binding.key == key)?;
    match walks.action {
        Action::Walk(step) => Some(step),
        _ => None,
    }
}
