//! What is asked about before it happens to a tournament, for it is mostly a mistake.

use crate::laws;
use crate::protocol::{Event, TournamentDoubt, TournamentEvent};
use crate::tournament::{
    BoardAt, BoardPairing, GameScore, Tournament, TournamentFault, TournamentInput, TournamentRound,
};

/// Whether an input is asked about, and what happens if it is meant.
pub(super) fn doubted(
    event: &Tournament,
    input: &TournamentInput,
) -> Option<(TournamentDoubt, Vec<TournamentInput>)> {
    match input {
        TournamentInput::Lots(_) | TournamentInput::Draw(_) => event
            .is_drawn()
            .then(|| (TournamentDoubt::Lots, vec![input.clone()])),
        TournamentInput::Unpair => Some((
            TournamentDoubt::Paired(event.rounds().len()),
            vec![input.clone()],
        )),
        TournamentInput::Pair(pairs) => {
            // Who pairs a round once more takes its pairs back.
            let last = event.rounds().len();
            let is_open = event.rounds().last().is_some_and(TournamentRound::is_open);
            if is_open && is_untouched(event, last) {
                let inputs = vec![TournamentInput::Unpair, input.clone()];
                return Some((TournamentDoubt::Paired(last), inputs));
            }
            match event.check_colours(pairs) {
                Err(TournamentFault::Colour(player)) => {
                    Some((TournamentDoubt::Colours(player), vec![input.clone()]))
                }
                Ok(()) | Err(_) => None,
            }
        }
        TournamentInput::Found(_)
        | TournamentInput::Import(_)
        | TournamentInput::Enter(_)
        | TournamentInput::Amend { .. }
        | TournamentInput::Absent { .. }
        | TournamentInput::Score { .. }
        | TournamentInput::Reopen { .. }
        | TournamentInput::Detail(..)
        | TournamentInput::Late { .. }
        | TournamentInput::Adjourn { .. }
        | TournamentInput::Game { .. }
        | TournamentInput::Withdraw { .. }
        | TournamentInput::TieBreaks(_)
        | TournamentInput::Tick(..)
        | TournamentInput::Untick(..)
        | TournamentInput::Assist { .. } => None,
    }
}

/// Whether nothing has come of a round yet.
fn is_untouched(event: &Tournament, round: usize) -> bool {
    let found = event.round(round);
    found.is_some_and(|found| found.boards.iter().all(BoardPairing::is_open))
}

/// Whether a result of a board would be the first of its round: the board of the round before may be meant, whose result
/// is said twice or corrected. What stands there because somebody has left or has not come is no beginning; beside
/// another game that was not played, one of those who are still here is.
pub(super) fn begins_a_round(event: &Tournament, at: BoardAt, score: GameScore) -> bool {
    let before = at.round.checked_sub(1);
    let before = before.and_then(|round| event.board(BoardAt { round, ..at }));
    let is_here = |game: &BoardPairing| {
        let mut players = game.players().into_iter();
        players.all(|one| event.has_left(one).is_none())
    };
    let is_begun = |game: &BoardPairing| {
        let is_played = game.score.is_some_and(GameScore::is_played);
        let is_alike = !score.is_played() && game.score.is_some() && is_here(game);
        is_played || game.adjourned.is_some() || is_alike
    };
    let round = event.round(at.round);
    before.is_some() && round.is_some_and(|round| !round.boards.iter().any(is_begun))
}

/// That the laws of an event are not known here, so that no game of it can be played: a later program has settled it.
pub(super) fn unknown_laws(event: &Tournament) -> Option<Event> {
    let id = event.regulations().map(|settled| &settled.edition)?;
    let fault = TournamentFault::Value("value-edition", id.clone());
    let is_known = laws::edition(id).is_some();
    (!is_known).then_some(Event::Tournament(TournamentEvent::Refused(fault)))
}
