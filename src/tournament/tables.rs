//! The tables of who meets whom in which round. App. 2 (USSR 1956) prints them for 3 to 20 players; the tables of
//! Berger in Annex 1 of C.05 (FIDE 2018) are the same ones, and go on for any number.

use super::round::{BoardPairing, ByeKind, TournamentRound};

/// The pairings of a round of a round robin: numbers from 1, White first; and who is free.
/// `players` from 2, `round` from 1; a round further on begins the table again.
pub fn berger(players: usize, round: usize) -> (Vec<(usize, usize)>, Option<usize>) {
    let even = players + players % 2;
    let turn = even.max(2) - 1;
    let at = round.max(1) - 1;
    let at = at % turn + 1;
    // The last number has White in even rounds; the other one at its board moves on by half the table.
    let (hinge, last_is_white) = match at % 2 {
        1 => (at.div_ceil(2), false),
        _ => (even / 2 + at / 2, true),
    };
    let around = |step: usize| (hinge + turn + step - 1) % turn + 1;
    let mut pairs = Vec::with_capacity(even / 2);
    let mut free = None;
    match (even == players, last_is_white) {
        (true, true) => pairs.push((even, hinge)),
        (true, false) => pairs.push((hinge, even)),
        (false, _) => free = Some(hinge),
    }
    pairs.extend((1..even / 2).map(|step| (around(step), around(turn - step))));
    (pairs, free)
}

/// All rounds of a round robin. In a double one the last two rounds of the first half change places, as Annex 1 of
/// C.05 (FIDE 2018) recommends, so that nobody has three times the same colour in a row; `plain` leaves them,
/// for App. 2 (USSR 1956) knows no such thing.
pub fn rounds_of(players: usize, double: bool, plain: bool) -> Vec<TournamentRound> {
    let turn = (players + players % 2).max(2) - 1;
    let mut order: Vec<usize> = (1..=turn).collect();
    if double && !plain && turn >= 3 {
        order.swap(turn - 1, turn - 2);
    }
    let half = |at: usize, reversed: bool| {
        let (pairs, free) = berger(players, at);
        let board = |(white, black)| match reversed {
            true => BoardPairing::new(black, white),
            false => BoardPairing::new(white, black),
        };
        TournamentRound {
            boards: pairs.into_iter().map(board).collect(),
            byes: free.map(|one| (one, ByeKind::Paired)).into_iter().collect(),
        }
    };
    let first = order.iter().map(|&at| half(at, false));
    let second = (1..=turn).filter(|_| double).map(|at| half(at, true));
    first.chain(second).collect()
}

/// The games of a match, with colours in turn.
pub(super) fn games_of_match(games: u32) -> Vec<TournamentRound> {
    let game = |at: u32| match at % 2 {
        0 => BoardPairing::new(1, 2),
        _ => BoardPairing::new(2, 1),
    };
    let round = |at| TournamentRound {
        boards: vec![game(at)],
        byes: Vec::new(),
    };
    (0..games).map(round).collect()
}
