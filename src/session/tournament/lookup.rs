//! What is asked of a tournament and changes nothing.

use crate::protocol::{BoardRead, TournamentAsk, TournamentEvent, Who};
use crate::tournament::{NextGame, Tournament, TournamentFault};

/// What a question has for an answer; the standings, if it is none.
pub(super) fn looked_up(event: &Tournament, ask: &TournamentAsk) -> TournamentEvent {
    let known = |who: &Who| match who {
        Who::Number(number) => match event.entrant(*number) {
            Some(entrant) => Ok((*number, entrant.name.clone())),
            None => Err(TournamentFault::NoPlayer(*number)),
        },
        Who::Name(name) => match event.called(name) {
            Some(number) => Ok((number, event.name(number))),
            None => Err(TournamentFault::NoName(name.clone())),
        },
    };
    let read = |games: Vec<(usize, usize)>| {
        let games = games.into_iter();
        games.filter_map(|(round, board)| BoardRead::of(event, round, board))
    };
    match ask {
        TournamentAsk::Pairings(round) => {
            TournamentEvent::pairings(event, round.unwrap_or_else(|| event.current_round()))
        }
        TournamentAsk::Leaders => {
            let leaders = event.leaders();
            let places = event.standings_now();
            let halves = places.first().map_or(0, |one| one.halves);
            TournamentEvent::Leaders(leaders.iter().map(|&one| event.name(one)).collect(), halves)
        }
        TournamentAsk::NextGame(who) => match known(who) {
            Ok((player, name)) => next_game(event, player, name),
            Err(fault) => TournamentEvent::Refused(fault),
        },
        TournamentAsk::Playing => TournamentEvent::Playing(read(event.playing()).collect()),
        TournamentAsk::Adjourned => {
            let games = read(event.playing());
            TournamentEvent::Adjourned(games.filter(|game| game.adjourned.is_some()).collect())
        }
        TournamentAsk::Assisted(round, board) => assisted(event, *round, *board),
        TournamentAsk::Needs(who) => match known(who) {
            Ok((player, name)) => match event.need(player) {
                Some(need) => TournamentEvent::Needs(name, need),
                None => TournamentEvent::Refused(TournamentFault::Left(name)),
            },
            Err(fault) => TournamentEvent::Refused(fault),
        },
        TournamentAsk::Judges => TournamentEvent::Judges(event.judges()),
        TournamentAsk::Unread(text) => {
            TournamentEvent::Refused(TournamentFault::Entry(text.clone()))
        }
        TournamentAsk::Standings
        | TournamentAsk::Open(_)
        | TournamentAsk::Create(_)
        | TournamentAsk::Do(_)
        | TournamentAsk::Draw(_)
        | TournamentAsk::Result(..)
        | TournamentAsk::Play(_)
        | TournamentAsk::Import(_)
        | TournamentAsk::Watch(_)
        | TournamentAsk::Write(..)
        | TournamentAsk::Table
        | TournamentAsk::Duties
        | TournamentAsk::Walk(_)
        | TournamentAsk::Ray(_)
        | TournamentAsk::Here
        | TournamentAsk::Pick
        | TournamentAsk::Leave
        | TournamentAsk::Pair
        | TournamentAsk::Close => TournamentEvent::standings(event),
    }
}

fn next_game(event: &Tournament, player: usize, name: String) -> TournamentEvent {
    let next = event.next_game(player);
    let other = match next {
        NextGame::At(.., other) => event.name(other),
        NextGame::Free(_) | NextGame::None => String::new(),
    };
    TournamentEvent::NextGame(name, next, other)
}

/// What assistants have done at a board.
fn assisted(event: &Tournament, round: usize, board: usize) -> TournamentEvent {
    if event.board(round, board).is_none() {
        return TournamentEvent::Refused(TournamentFault::NoBoard(round, board));
    }
    let done = event.assisted().iter();
    let done = done.filter(|(_, at, place, _)| (*at, *place) == (round, board));
    TournamentEvent::Assisted(round, board, done.map(|(.., duty)| *duty).collect())
}
