//! What goes on outside the board: the library, work that takes its time, the dictaphone, the sound.

pub(in crate::session) mod requests;
pub(in crate::session) mod shelf;
pub(in crate::session) mod sound;
pub(in crate::session) mod speech;
pub(in crate::session) mod tape;
pub(in crate::session) mod work;

use std::collections::VecDeque;

use crate::protocol::{
    Event, ProofQuestion, Report, Request, SoundSetting, TournamentQuestion, Working,
};
use crate::record::GameResult;
use crate::shelf::FoundGames;
use crate::tournament::{BoardAt, Tournament};

/// What a session knows of the world around it.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct Outside {
    /// What is wanted of the world, until the input that is being handled has been dealt with.
    pub requests: Vec<Request>,
    /// Reports that want the board, and wait until it is free.
    pub waiting: VecDeque<Report>,
    /// The work that is going on, and how far it is.
    pub work: Option<Working>,
    /// What the shelf has found, and where the player is in it.
    pub walked: Walked,
    /// The tournament that is open.
    pub event: Option<OpenEvent>,
    /// Whether the dictaphone runs.
    pub is_taped: bool,
    /// Whether what is done is no longer kept.
    pub is_unkept: bool,
    /// Whether the player reads in a menu.
    pub in_menu: bool,
    /// Whether the player speaks, and what he says is not known yet.
    pub speaks: bool,
    /// Where the player is in the settings of the sound and in the glossary of the earcons.
    pub sound: SoundPlace,
    /// What is being proved.
    pub proving: Option<ProofQuestion>,
    /// What is being thought about, as it was asked for last.
    pub thinking: Option<crate::protocol::practice::Errand>,
}

/// The event that is open.
#[derive(Clone, Debug)]
pub(in crate::session) struct OpenEvent {
    /// Its file.
    pub path: String,
    pub event: Tournament,
    /// How many entries of its log are in the file.
    pub kept: usize,
    /// What is told once the rest is, too.
    pub pending: Vec<Event>,
    /// Where the player stands.
    pub place: EventPlace,
    /// The game of it that is played on the board.
    pub played: Option<BoardAt>,
    /// Games that contradict what stands there, and are still to be asked about.
    pub doubts: VecDeque<TournamentQuestion>,
    /// The moves and the result on the board when something was entered last here.
    pub entered_at: Option<(usize, Option<GameResult>)>,
}

/// Where a player stands in an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum EventPlace {
    /// Nowhere: arrows are for the board.
    Nowhere,
    /// In the cross-table: row and column from 0.
    Table(usize, usize),
    /// At a duty, counted through all lists from 0.
    Duties(usize),
}

/// What was found, and where the player stands in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::session) struct Walked {
    pub found: FoundGames,
    pub at: usize,
    pub is_open: bool,
}

/// Where a player is in the list of settings and in the glossary.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::session) struct SoundPlace {
    pub setting: SoundSetting,
    pub earcon: Option<i32>,
}
