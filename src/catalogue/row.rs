//! A row of the catalogue.

use super::does::Does;
use super::key::Key;
use super::page::{Page, When};
use crate::narrate::phrases::Spec;

/// Which press belongs to a row: one key, or any key of a family, whose member fills a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// None.
    None,
    /// One key.
    Key(Key),
    /// A to H.
    File,
    /// 1 to 8.
    Rank,
    /// Shift and 1 to 8.
    FileByNumber,
    /// K, Q, R, B, N or P.
    Kind,
    /// The same with Shift.
    KindShifted,
    /// An arrow, with Shift the slanting one clockwise from it.
    Step,
}

/// A command by its name.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The name: for settings, voices, the console and other devices.
    pub id: &'static str,
    /// The id of the row that does the same, where its sentence serves this row, too.
    pub like: Option<&'static str>,
    /// The key by default.
    pub stroke: Stroke,
    /// The id of the prefix that comes first.
    pub prefix: Option<&'static str>,
    /// Whether the key holds only while letters explore the board.
    pub board: bool,
    /// The page of the menu, for which see [`Row::page`].
    pub(super) page: Option<Page>,
    /// Whether the menu has the setting that it changes instead.
    pub is_setting: bool,
    /// Where it is of any use.
    pub when: When,
    /// What it does, and the argument that this takes.
    pub does: Does,
    /// What it is called at the console besides its id.
    pub verbs: &'static [&'static str],
    pub(super) spec: &'static Spec,
}

/// A row by its id, with what it does.
macro_rules! command {
    ($id:literal, $does:expr) => {
        $crate::catalogue::Row::new(
            $id,
            &$crate::narrate::phrases::Spec {
                id: concat!("command-", $id),
                args: &[],
                part: $crate::narrate::cue::Part::Interface,
            },
            $does,
        )
    };
}
pub(super) use command;

/// A row without an argument, by its id, with what it asks.
macro_rules! ask {
    ($id:literal, $ask:expr) => {
        $crate::catalogue::command!($id, $crate::catalogue::Does::Ask(|| $ask))
    };
}
pub(super) use ask;

impl Row {
    pub(super) const fn new(id: &'static str, spec: &'static Spec, does: Does) -> Self {
        Self {
            id,
            like: None,
            stroke: Stroke::None,
            prefix: None,
            board: false,
            page: None,
            is_setting: false,
            when: When::Always,
            does,
            verbs: &[],
            spec,
        }
    }

    pub(super) const fn key(self, key: Key) -> Self {
        let stroke = Stroke::Key(key);
        Self { stroke, ..self }
    }

    /// With a press that holds only while letters explore the board.
    pub(super) const fn on_board(self, stroke: Stroke) -> Self {
        let board = true;
        Self {
            stroke,
            board,
            ..self
        }
    }

    /// With a press that follows another one.
    pub(super) const fn after(self, prefix: &'static str, stroke: Stroke) -> Self {
        let prefix = Some(prefix);
        let row = self.on_board(stroke);
        Self { prefix, ..row }
    }

    pub(super) const fn when(self, when: When) -> Self {
        Self { when, ..self }
    }

    pub(super) const fn verbs(self, verbs: &'static [&'static str]) -> Self {
        Self { verbs, ..self }
    }

    pub(super) const fn like(self, id: &'static str) -> Self {
        let like = Some(id);
        Self { like, ..self }
    }

    pub(super) const fn of_setting(self) -> Self {
        let is_setting = true;
        Self { is_setting, ..self }
    }

    /// The page of the menu on which it stands, itself or as the setting that it changes. Nowhere stand rows that are
    /// only said or typed, that wait for another key, or that give the board a key of its own for what another row does.
    pub const fn page(&self) -> Option<Page> {
        let is_twin = self.board && self.like.is_some();
        if is_twin || matches!(self.does, Does::Prefix) {
            return None;
        }
        self.page
    }

    /// The name of the message in which voices have its sentence.
    pub fn message(&self) -> &'static str {
        self.spec.id
    }

    /// The name of the attribute under which voices list its words.
    pub fn words(&self) -> String {
        format!("{}.hear", self.spec.id)
    }
}

/// Two rows are the same if their names are.
impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Row {}
