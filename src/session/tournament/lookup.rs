//! What is asked of a tournament and changes nothing.

use super::conduct::agreement_of;
use crate::protocol::{EventLook, EventTable, TournamentEvent, Who};
use crate::session::Session;
use crate::tournament::{BoardAt, Entrant, NextGame, Regulations, Tournament, TournamentFault};

impl Session {
    /// Why what is wanted of the event cannot be written: its round is not there.
    pub fn why_not_written(&self, table: EventTable) -> Option<TournamentFault> {
        let event = self.event()?;
        let round = match table {
            EventTable::Pairings(0) => event.current_round(),
            EventTable::Pairings(round) | EventTable::Games(round @ 1..) => round,
            EventTable::Games(0)
            | EventTable::Standings
            | EventTable::Cross
            | EventTable::Duties
            | EventTable::Report => return None,
        };
        let is_missing = event.round(round).is_none();
        is_missing.then(|| event.why_no_round(round))
    }
}

/// What a question has for an answer; `own` is the name of who asks.
pub(super) fn looked_up(event: &Tournament, look: &EventLook, own: &str) -> TournamentEvent {
    let Some(settled) = event.regulations() else {
        return TournamentEvent::Refused(TournamentFault::NotFounded);
    };
    let is_without = needs_lots(look) && !event.is_drawn() || matches!(look, EventLook::Playing);
    if is_without && event.rounds().is_empty() {
        return TournamentEvent::Refused(event.why_no_round(0));
    }
    let answer = match look {
        EventLook::Pairings(round) => {
            return pairings(event, round.unwrap_or_else(|| event.current_round()));
        }
        EventLook::NextRound => {
            let current = event.current_round();
            let has_begun = event
                .games()
                .any(|(at, game)| at.round == current && !game.is_open());
            return pairings(event, current.max(1) + usize::from(has_begun));
        }
        EventLook::LastRound => return pairings(event, event.rounds().len()),
        EventLook::Standings => Ok(standings(event, settled, |_| true)),
        EventLook::Place(who) => {
            known(event, who, own).map(|player| standings(event, settled, |one| one == player))
        }
        EventLook::Leaders => {
            let (leaders, halves) = event.leaders();
            let names = leaders.into_iter().map(|one| event.name(one));
            Ok(TournamentEvent::Leaders(names.collect(), halves))
        }
        EventLook::NextGame(who) => known(event, who, own).map(|player| next_game(event, player)),
        EventLook::Playing => Ok(TournamentEvent::Playing(
            event
                .playing()
                .filter_map(|at| event.board_read(at))
                .collect(),
        )),
        EventLook::Adjourned => {
            // A game may be played ahead, too.
            let games = event.games().filter(|(_, game)| game.adjourned.is_some());
            let games = games.filter_map(|(at, _)| event.board_read(at));
            Ok(TournamentEvent::Adjourned(games.collect()))
        }
        EventLook::Players => Ok(players(event)),
        EventLook::Terms => {
            let agreed = agreement_of(settled, [settled.touch; 2]);
            let rounds = u32::try_from(event.rounds_planned()).unwrap_or(u32::MAX);
            let settled = Box::new(Regulations {
                rounds,
                ..settled.clone()
            });
            Ok(TournamentEvent::Terms(settled, Box::new(agreed)))
        }
        EventLook::Assisted(at) => assisted(event, *at),
        EventLook::Needs(who) => known(event, who, own).and_then(|player| {
            let (name, need) = (event.name(player), event.need(player));
            let need = need.ok_or_else(|| TournamentFault::Left(name.clone()))?;
            Ok(TournamentEvent::Needs(name, need))
        }),
        EventLook::Judges => Ok(TournamentEvent::Judges(event.judges())),
        EventLook::Corrections => Ok(TournamentEvent::Corrections(event.corrections().to_vec())),
        EventLook::TieBreaks => Ok(TournamentEvent::TieBreaks(settled.tie_breaks.clone())),
    };
    answer.unwrap_or_else(TournamentEvent::Refused)
}

/// Whether a question has no answer before lots are drawn: nobody has a game, and nobody is first.
const fn needs_lots(look: &EventLook) -> bool {
    matches!(
        look,
        EventLook::NextGame(_) | EventLook::Playing | EventLook::Needs(_) | EventLook::Leaders
    )
}

/// The number of who is meant.
fn known(event: &Tournament, who: &Who, own: &str) -> Result<usize, TournamentFault> {
    match who {
        Who::Number(number) if event.entrant(*number).is_none() => {
            Err(TournamentFault::NoPlayer(*number))
        }
        Who::Number(number) => Ok(*number),
        Who::Name(name) => {
            let found = event.called(name);
            found.ok_or_else(|| TournamentFault::NoName(name.clone()))
        }
        Who::Own => {
            let found = Some(own).filter(|own| !own.is_empty());
            found
                .and_then(|own| event.called(own))
                .ok_or(TournamentFault::NotAmong)
        }
    }
}

/// The players, and who of them has left.
fn players(event: &Tournament) -> TournamentEvent {
    let players = (1..).zip(event.entrants());
    let told = |(number, one): (usize, &Entrant)| {
        let touch = event.plays_by_touch(number);
        let entrant = Entrant {
            touch,
            ..one.clone()
        };
        (entrant, event.has_left(number).is_some())
    };
    let players = players.map(told).collect();
    TournamentEvent::Players(event.seed(), players)
}

/// The places of some players.
fn standings(
    event: &Tournament,
    settled: &Regulations,
    is_told: impl Fn(usize) -> bool,
) -> TournamentEvent {
    let places = event.standings_now().into_iter();
    let places = places.filter(|one| is_told(one.player));
    let places = places.map(|one| (event.name(one.player), one));
    TournamentEvent::Standings(places.collect(), settled.tie_breaks.clone())
}

/// The pairings of a round, from 1.
pub(super) fn pairings(event: &Tournament, round: usize) -> TournamentEvent {
    let Some(found) = event.round(round) else {
        return TournamentEvent::Refused(event.why_no_round(round));
    };
    let boards = (1..=found.boards.len()).map(|board| BoardAt { round, board });
    // Who was to meet a player whose row is struck out is free.
    let boards = boards.filter(|at| event.freed_of(*at).is_none());
    let boards = boards.filter_map(|at| event.board_read(at));
    TournamentEvent::Pairings(round, boards.collect(), event.free_in(round))
}

fn next_game(event: &Tournament, player: usize) -> TournamentEvent {
    let next = event.next_game(player);
    let other = match next {
        NextGame::At(.., other) => event.name(other),
        NextGame::Free(_) | NextGame::Unpaired(_) | NextGame::None => String::new(),
    };
    // What is adjourned has to be finished, too.
    let own = event.playing().filter(|at| {
        let game = event.board(*at);
        game.is_some_and(|game| game.adjourned.is_some() && game.side_of(player).is_some())
    });
    let adjourned = own.filter_map(|at| event.board_read(at)).collect();
    TournamentEvent::NextGame(event.name(player), next, other, adjourned)
}

/// What assistants have done at a board.
fn assisted(event: &Tournament, at: BoardAt) -> Result<TournamentEvent, TournamentFault> {
    event.board(at).ok_or(TournamentFault::NoBoard(at))?;
    let done = event.assisted().iter().filter(|(_, place, _)| *place == at);
    let done = done.map(|(.., duty)| *duty).collect();
    Ok(TournamentEvent::Assisted(at, done))
}
