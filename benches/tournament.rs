//! How long the greatest events take: 200 players who all meet, and a Swiss of 5,000 players and 15 rounds. The list of
//! pairings, the standings and the tables must each be there within a second.
//!
//! `cargo bench --bench tournament`

use std::sync::Arc;
use std::time::{Duration, Instant};

use annabella::adapters::tournament::pages::{Wording, table};
use annabella::desk::Desk;
use annabella::protocol::{EventTable, Settings};
use annabella::record::GameResult;
use annabella::time::Moment;
use annabella::tournament::{
    BoardAt, Entrant, GameScore, PairingSystem, Regulations, SwissPairs, Tournament,
    TournamentInput, berger,
};
use annabella::voice::Voices;

const LONGEST: Duration = Duration::from_secs(1);

fn timed<T>(what: &str, work: impl FnOnce() -> T) -> T {
    let begin = Instant::now();
    let done = work();
    let took = begin.elapsed();
    println!("{what}: {:.1} ms", took.as_secs_f64() * 1e3);
    assert!(took < LONGEST, "{what}");
    done
}

fn happen(event: &mut Tournament, input: TournamentInput) {
    let told = event.handle(Moment::default(), input);
    assert!(told.is_ok(), "{told:?}");
}

fn entered(system: PairingSystem, players: usize, rounds: u32) -> Tournament {
    let mut settled = Regulations::new(system, "fide-2023");
    settled.rounds = rounds;
    let mut event = Tournament::default();
    happen(&mut event, TournamentInput::Found(Box::new(settled)));
    for at in 0..players {
        let name = format!("Player {at}");
        let entrant = Entrant {
            name,
            ..Entrant::default()
        };
        happen(&mut event, TournamentInput::Enter(Box::new(entrant)));
    }
    event
}

/// Gives each game of a round a result; the lower number wins two games of three.
fn play(event: &mut Tournament, round: usize) {
    let boards = event.rounds()[round - 1].boards.len();
    for board in 1..=boards {
        let result = match (board + round) % 3 {
            0 => GameResult::Draw,
            1 => GameResult::Win(annabella::board::Side::White),
            _ => GameResult::Win(annabella::board::Side::Black),
        };
        let input = TournamentInput::Score {
            at: BoardAt { round, board },
            score: GameScore::Played(result),
            reason: String::new(),
        };
        happen(event, input);
    }
}

fn tables(name: &str, event: &Tournament) {
    let desk = Desk::new(Arc::new(Voices::embedded()));
    let settings = Settings::default();
    let wording = Wording {
        desk: &desk,
        settings: &settings,
    };
    let places = timed(&format!("{name}, standings"), || event.standings_now());
    assert_eq!(places.len(), event.entrants().len());
    for which in [
        EventTable::Pairings(1),
        EventTable::Standings,
        EventTable::Cross,
    ] {
        let sheet = timed(&format!("{name}, {which:?}"), || {
            table(event, which, &wording)
        });
        timed(&format!("{name}, {which:?} as a page"), || sheet.html("en"));
    }
}

fn main() {
    let mut robin = entered(PairingSystem::RoundRobin, 200, 0);
    timed("200 players, all pairings", || {
        happen(&mut robin, TournamentInput::Draw(Some(1)));
    });
    for round in 1..=robin.rounds().len() {
        play(&mut robin, round);
    }
    tables("200 players", &robin);
    let mut swiss = entered(PairingSystem::Swiss, 5000, 15);
    for round in 1..=15 {
        let (pairs, bye) = berger(5000, round);
        let pairs = TournamentInput::Pair(SwissPairs { pairs, bye });
        timed(
            &format!("5000 players, pairs of round {round} are checked"),
            || happen(&mut swiss, pairs),
        );
        play(&mut swiss, round);
    }
    tables("5000 players", &swiss);
}
