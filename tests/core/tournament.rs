//! Tournaments: tables, §§ 20, 22, 23 with their boundaries, tie-breaks, TRF, and what never panics.

mod asked;
mod desks;
mod files;
mod organiser;
mod rules;
mod said;
mod tables;
mod talk;

use annabella::board::Side;
use annabella::record::GameResult;
use annabella::time::Moment;
use annabella::tournament::{
    BoardAt, Entrant, GameScore, PairingSystem, Regulations, Tournament, TournamentFact,
    TournamentFault, TournamentInput, TournamentRound,
};

pub const WHITE: GameScore = GameScore::Played(GameResult::Win(Side::White));
pub const BLACK: GameScore = GameScore::Played(GameResult::Win(Side::Black));
pub const DRAW: GameScore = GameScore::Played(GameResult::Draw);

/// An event with players of one letter, settled and entered, not drawn.
pub fn entered(system: PairingSystem, edition: &str, players: usize, rounds: u32) -> Tournament {
    let mut settled = Regulations::new(system, edition);
    settled.rounds = rounds;
    let mut event = Tournament::default();
    happen(&mut event, TournamentInput::Found(Box::new(settled))).unwrap();
    for at in 0..players {
        let name = format!("P{}", at + 1);
        let entrant = Entrant {
            name,
            ..Entrant::default()
        };
        happen(&mut event, TournamentInput::Enter(Box::new(entrant))).unwrap();
    }
    event
}

/// The same, with the numbers in the order of entry.
pub fn drawn(system: PairingSystem, edition: &str, players: usize, rounds: u32) -> Tournament {
    let mut event = entered(system, edition, players, rounds);
    happen(&mut event, TournamentInput::Draw(None)).unwrap();
    event
}

pub fn happen(
    event: &mut Tournament,
    input: TournamentInput,
) -> Result<Vec<TournamentFact>, TournamentFault> {
    event.handle(Moment::default(), input)
}

/// The board of a player in a round, from 0, and his side.
pub fn seat_of(round: &TournamentRound, player: usize) -> Option<(usize, Side)> {
    let mut boards = round.boards.iter().enumerate();
    boards.find_map(|(at, board)| Some((at, board.side_of(player)?)))
}

/// A board of a round.
pub fn at(round: usize, board: usize) -> BoardAt {
    BoardAt { round, board }
}

pub fn score(
    event: &mut Tournament,
    round: usize,
    board: usize,
    score: GameScore,
) -> Result<Vec<TournamentFact>, TournamentFault> {
    let reason = String::new();
    let at = at(round, board);
    happen(event, TournamentInput::Score { at, score, reason })
}

pub fn withdraw(
    event: &mut Tournament,
    player: usize,
) -> Result<Vec<TournamentFact>, TournamentFault> {
    let reason = String::new();
    happen(event, TournamentInput::Withdraw { player, reason })
}

/// Plays the rounds up to one: in every game the lower number wins.
pub fn play_to(event: &mut Tournament, last: usize) {
    for round in 1..=last {
        let boards = event.rounds()[round - 1].boards.clone();
        for (at, board) in boards
            .iter()
            .enumerate()
            .filter(|(_, one)| one.score.is_none())
        {
            let won = if board.white < board.black {
                WHITE
            } else {
                BLACK
            };
            score(event, round, at + 1, won).unwrap();
        }
    }
}
