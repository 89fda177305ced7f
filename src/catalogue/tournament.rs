//! Tournaments: the event that is open, its tables and its lists.

use super::{Does, Hand, Row, Typed, When, ask, command};
use crate::protocol::{EventLook, TournamentAsk, Who};

/// A row that is of use while a tournament is open.
macro_rules! open {
    ($id:literal, $ask:expr) => {
        ask!($id, TournamentAsk::from($ask).into()).when(When::Tournament)
    };
}

/// A row with a number, that is only said or typed.
macro_rules! numbered {
    ($id:literal, $ask:expr) => {
        command!(
            $id,
            Does::Number(|one| {
                TournamentAsk::from($ask(usize::try_from(one).unwrap_or(0))).into()
            })
        )
        .when(When::Tournament)
    };
}

pub(super) const PAGE: &[Row] = &[
    command!("tournament-open", Does::Hands(Hand::Shelf(Typed::Event))),
    command!(
        "tournament-create",
        Does::Hands(Hand::Shelf(Typed::NewEvent))
    ),
    command!("tournament-entry", Does::Hands(Hand::Shelf(Typed::Entry))).when(When::Tournament),
    open!("tournament-draw", TournamentAsk::Draw(None)),
    open!("tournament-players", EventLook::Players),
    open!("tournament-terms", EventLook::Terms),
    open!("tournament-pairings", EventLook::Pairings(None)),
    open!("tournament-standings", EventLook::Standings),
    open!("tournament-leaders", EventLook::Leaders),
    open!("tournament-mine", EventLook::NextGame(Who::Own)),
    open!("tournament-mine-needs", EventLook::Needs(Who::Own)),
    open!("tournament-playing", EventLook::Playing),
    open!("tournament-adjourned", EventLook::Adjourned),
    open!("tournament-table", TournamentAsk::Table),
    open!("tournament-duties", TournamentAsk::Duties),
    open!("tournament-judges", EventLook::Judges),
    open!("tournament-corrections", EventLook::Corrections),
    open!("tournament-pair", TournamentAsk::Pair),
    open!("tournament-close", TournamentAsk::Close),
];

/// What is only said or typed.
pub(super) const SAID: &[Row] = &[
    numbered!("tournament-next", |one| EventLook::NextGame(Who::Number(
        one
    ))),
    numbered!("tournament-needs", |one| EventLook::Needs(Who::Number(one))),
    numbered!("tournament-play", |one| TournamentAsk::Play(one, None)),
    numbered!("tournament-round", |one| EventLook::Pairings(Some(one))),
    numbered!("tournament-place", |one| EventLook::Place(Who::Number(one))),
    open!("tournament-mine-place", EventLook::Place(Who::Own)),
    open!("tournament-next-round", EventLook::NextRound),
    open!("tournament-last-round", EventLook::LastRound),
];
