//! What is asked of a tournament and changes nothing.

use crate::protocol::{BoardRead, TournamentAsk, TournamentEvent};
use crate::tournament::{NextGame, Tournament, TournamentFault};

/// What a question has for an answer; the standings, if it is none.
pub(super) fn looked_up(event: &Tournament, ask: &TournamentAsk) -> TournamentEvent {
    let known = |player: usize| match event.entrant(player) {
        Some(entrant) => Ok(entrant.name.clone()),
        None => Err(TournamentEvent::Refused(TournamentFault::NoPlayer(player))),
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
        TournamentAsk::NextGame(player) => known(*player).map_or_else(
            |refused| refused,
            |name| {
                let next = event.next_game(*player);
                let other = match next {
                    NextGame::At(.., other) => event.name(other),
                    NextGame::Free(_) | NextGame::None => String::new(),
                };
                TournamentEvent::NextGame(name, next, other)
            },
        ),
        TournamentAsk::Playing => TournamentEvent::Playing(read(event.playing()).collect()),
        TournamentAsk::Adjourned => {
            let games = read(event.playing());
            TournamentEvent::Adjourned(games.filter(|game| game.adjourned.is_some()).collect())
        }
        TournamentAsk::Assisted(round, board) => match event.board(*round, *board) {
            None => TournamentEvent::Refused(TournamentFault::NoBoard(*round, *board)),
            Some(_) => {
                let done = event.assisted().iter();
                let done = done.filter(|(_, at, where_, _)| (at, where_) == (round, board));
                let done = done.map(|(.., duty)| *duty);
                TournamentEvent::Assisted(*round, *board, done.collect())
            }
        },
        TournamentAsk::Needs(player) => match (known(*player), event.need(*player)) {
            (Err(refused), _) => refused,
            (Ok(name), Some(need)) => TournamentEvent::Needs(name, need),
            (Ok(name), None) => TournamentEvent::Refused(TournamentFault::Left(name)),
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
