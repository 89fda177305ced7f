//! Anything around a tournament.

use annabella::board::{Side, Step};
use annabella::protocol::{
    EventErrand, EventLook, EventTable, EventTrouble, IncomingGame, TournamentAnswer,
    TournamentAsk, TournamentTrouble, Who,
};
use annabella::record::GameResult;
use annabella::time::Moment;
use annabella::tournament::{
    BoardAt, Entrant, GameScore, PairingSystem, Regulations, SwissPairs, TournamentEntry,
    TournamentInput,
};
use proptest::prelude::*;

/// The log of a round robin of four, drawn, with a result.
pub fn log() -> Vec<TournamentEntry> {
    let settled = Regulations::new(PairingSystem::RoundRobin, "fide-2023");
    let mut inputs = vec![TournamentInput::Found(Box::new(settled))];
    for name in ["Anna", "Boris", "Clara", "David"] {
        let name = name.to_owned();
        inputs.push(TournamentInput::Enter(Box::new(Entrant {
            name,
            ..Entrant::default()
        })));
    }
    inputs.push(TournamentInput::Draw(None));
    inputs.push(TournamentInput::Score {
        at: BoardAt { round: 1, board: 1 },
        score: GameScore::Played(GameResult::Win(Side::White)),
        reason: String::new(),
    });
    let at = Moment::default();
    inputs
        .into_iter()
        .map(|input| TournamentEntry { at, input })
        .collect()
}

fn any_score() -> impl Strategy<Value = GameScore> {
    prop::sample::select(vec![
        GameScore::Played(GameResult::Win(Side::Black)),
        GameScore::Played(GameResult::Draw),
        GameScore::Forfeit(None),
        GameScore::Annulled,
    ])
}

fn any_input() -> impl Strategy<Value = TournamentInput> {
    let settled = |system| TournamentInput::Found(Box::new(Regulations::new(system, "ussr-1956")));
    let enter = |name: String| {
        TournamentInput::Enter(Box::new(Entrant {
            name,
            ..Entrant::default()
        }))
    };
    prop_oneof![
        Just(settled(PairingSystem::Swiss)),
        Just(settled(PairingSystem::RoundRobin)),
        "[A-C]{0,2}".prop_map(enter),
        prop::option::of(any::<u64>()).prop_map(TournamentInput::Draw),
        Just(TournamentInput::Pair(SwissPairs {
            pairs: vec![(1, 2)],
            bye: Some(3)
        })),
        (0..5usize, 0..5usize, any_score()).prop_map(|(round, board, score)| {
            TournamentInput::Score {
                at: BoardAt { round, board },
                score,
                reason: String::new(),
            }
        }),
        (0..5usize).prop_map(|player| TournamentInput::Withdraw {
            player,
            reason: String::new()
        }),
        (0..5usize, 0..5usize).prop_map(|(round, board)| TournamentInput::Adjourn {
            at: BoardAt { round, board },
            sealed_by: 1,
            day: String::new(),
        }),
        (0..20usize).prop_map(|duty| TournamentInput::Tick("assistant".to_owned(), duty)),
        (0..20usize).prop_map(|duty| TournamentInput::Untick("assistant".to_owned(), duty)),
        (0..5usize, "(name|rating|touch) [A-C]{0,2}")
            .prop_map(|(player, text)| TournamentInput::Amend { player, text }),
        Just(TournamentInput::Unpair),
        "001 .{0,99}".prop_map(TournamentInput::Import),
    ]
}

/// Anything that is asked of a tournament.
pub fn any_tournament_ask() -> impl Strategy<Value = TournamentAsk> {
    let step = || prop::sample::select(Step::ALL.to_vec());
    let number = || 0..6usize;
    let look = |look: EventLook| Just(TournamentAsk::Look(look));
    let errand = |errand: EventErrand| Just(TournamentAsk::File(errand));
    prop_oneof![
        1 => errand(EventErrand::Open("club".to_owned())),
        1 => errand(EventErrand::Create("other".to_owned())),
        1 => Just(TournamentAsk::Unread("x".to_owned())),
        1 => Just(TournamentAsk::Unfit("late x".to_owned(), "late".to_owned())),
        1 => look(EventLook::Adjourned),
        1 => Just(TournamentAsk::Duties),
        1 => (number(), number()).prop_map(|(round, board)| EventLook::Assisted(BoardAt { round, board }).into()),
        4 => any_input().prop_map(|input| TournamentAsk::Do(Box::new(input))),
        1 => (number(), any_score()).prop_map(|(board, score)| TournamentAsk::Result(board, score, String::new())),
        1 => prop::option::of(number()).prop_map(|round| EventLook::Pairings(round).into()),
        1 => look(EventLook::Standings),
        1 => look(EventLook::Leaders),
        1 => number().prop_map(|one| EventLook::NextGame(Who::Number(one)).into()),
        1 => look(EventLook::Playing),
        1 => number().prop_map(|one| EventLook::Needs(Who::Number(one)).into()),
        1 => look(EventLook::Needs(Who::Name("Anna".to_owned()))),
        1 => look(EventLook::Judges),
        1 => Just(TournamentAsk::Table),
        3 => step().prop_map(TournamentAsk::Walk),
        1 => (step(), number()).prop_map(|(step, steps)| TournamentAsk::Leap(step, steps)),
        1 => step().prop_map(TournamentAsk::Ray),
        1 => Just(TournamentAsk::Unknown("x".to_owned())),
        1 => look(EventLook::Players),
        1 => look(EventLook::Terms),
        1 => Just(TournamentAsk::Here),
        1 => Just(TournamentAsk::Pick(None)),
        1 => errand(EventErrand::Import("a.pgn".to_owned())),
        1 => errand(EventErrand::Watch("games".to_owned())),
        1 => errand(EventErrand::Write(EventTable::Cross, "a.html".to_owned())),
        1 => Just(TournamentAsk::Leave),
        1 => number().prop_map(|one| TournamentAsk::Play(one, None)),
        1 => Just(TournamentAsk::Pair),
        1 => Just(TournamentAsk::Close),
    ]
}

/// Anything that the file of an event answers.
pub fn any_tournament_answer() -> impl Strategy<Value = TournamentAnswer> {
    let trouble = |what| TournamentTrouble::new(what, "club", "");
    prop_oneof![
        4 => Just(TournamentAnswer::Opened("club".to_owned(), log())),
        1 => Just(TournamentAnswer::Kept),
        1 => (0..9usize).prop_map(|from| TournamentAnswer::News("club".to_owned(), from, log())),
        1 => Just(TournamentAnswer::Report("001".to_owned())),
        1 => Just(TournamentAnswer::Games(vec![
            IncomingGame { file: "a".to_owned(), pgn: Ok("[White \"Anna\"]\n[Black \"David\"]\n\n1. e4 0-1\n".to_owned()) },
            IncomingGame { file: "a".to_owned(), pgn: Err((2, 7)) },
        ])),
        1 => Just(TournamentAnswer::Watching("games".to_owned())),
        1 => Just(TournamentAnswer::Written("a.html".to_owned())),
        1 => Just(TournamentAnswer::Unkept(trouble(EventTrouble::Broken))),
        1 => Just(TournamentAnswer::Paired("1\n1 2\n".to_owned())),
        1 => Just(TournamentAnswer::Trouble(trouble(EventTrouble::NoEngine))),
    ]
}
