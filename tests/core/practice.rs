//! Practice with an opponent: who moves, what is taken back, what stops it, and that a competition has none of it.

use annabella::adapters::thinker::find;
use annabella::board::Side;
use annabella::game::{Move, Position};
use annabella::input::{DeviceInput, Intent};
use annabella::opponent::{LEVELS, Memory, choose};
use annabella::protocol::{
    Ask, Change, Errand, ErrandAnswer, Event, Finding, Input, MoveEntry, OpponentChange,
    PracticeCommand, PracticeEvent, PracticeRefusal, Question, Refusal, Report, Settings,
    SetupCommand,
};
use annabella::record::GameResult;
use annabella::session::Session;
use annabella::time::Moment;

fn at(ms: u64) -> Moment {
    Moment { ms }
}

fn mv(text: &str) -> Ask {
    Ask::Enter(MoveEntry::Move(Move::Chess(text.parse().unwrap())))
}

/// A practice game in which the opponent plays a side.
fn against(side: Side) -> Session {
    let mut session = Session::default();
    session.handle(at(0), Report::Started(Settings::default()));
    let opponent = PracticeCommand::Opponent(Some(side));
    session.handle(at(0), Ask::Practice(opponent));
    session
}

/// The opponent answers with a move.
fn answer(session: &mut Session, now: Moment, text: &str) -> Vec<Event> {
    let errand = session.errand().expect("the opponent is to move").clone();
    let found = ErrandAnswer::Move(Move::Chess(text.parse().unwrap()));
    let finding = Box::new(Finding {
        errand,
        found,
        fault: None,
        cannot_be_weakened: false,
    });
    session.handle(now, Report::Thought(finding)).events
}

fn agree(terms: &str) -> Input {
    let mut desk = annabella::desk::Desk::new(crate::common::voices());
    let Intent::Commands(mut commands) = desk.interpret(DeviceInput::Line(format!("new {terms}")))
    else {
        panic!("terms");
    };
    commands.remove(0)
}

#[test]
fn the_opponent_answers_each_move_and_takes_back_with_the_player() {
    let mut session = against(Side::Black);
    assert!(session.errand().is_none(), "White is to move");
    session.handle(at(10), mv("e2e4"));
    let told = answer(&mut session, at(20), "e7e5");
    assert!(matches!(told.as_slice(), [Event::Moved { .. }]), "{told:?}");
    assert!(session.errand().is_none());
    let told = session.handle(at(30), Ask::Undo).events;
    assert_eq!(told.len(), 2, "{told:?}");
    assert_eq!(session.record().plies(), 0);
    // While it thinks, only the player's own move is taken back, and it stops thinking.
    session.handle(at(40), mv("d2d4"));
    assert!(session.errand().is_some());
    session.handle(at(50), Ask::Undo);
    assert_eq!((session.record().plies(), session.errand()), (0, None));
}

#[test]
fn several_moves_are_taken_back_at_once_or_all_that_there_are() {
    let mut session = against(Side::Black);
    for (mine, answered) in [("e2e4", "e7e5"), ("g1f3", "b8c6"), ("f1c4", "f8c5")] {
        session.handle(at(10), mv(mine));
        answer(&mut session, at(20), answered);
    }
    let told = session.handle(at(30), Ask::UndoMoves(2)).events;
    assert!(
        matches!(told.as_slice(), [Event::UndoneMoves(2, _)]),
        "{told:?}"
    );
    assert_eq!(session.record().plies(), 2, "two moves, and their answers");
    let told = session.handle(at(40), Ask::UndoMoves(5)).events;
    assert!(
        matches!(told.as_slice(), [Event::UndoneMoves(1, _)]),
        "{told:?}"
    );
    let told = session.handle(at(50), Ask::UndoMoves(2)).events;
    assert!(matches!(told.as_slice(), [Event::Refused(_)]), "{told:?}");
}

#[test]
fn an_answer_that_is_no_longer_wanted_changes_nothing() {
    let mut session = against(Side::Black);
    session.handle(at(10), mv("e2e4"));
    let errand = session.errand().unwrap().clone();
    session.handle(at(20), Ask::Undo);
    let found = ErrandAnswer::Move(Move::Chess("e7e5".parse().unwrap()));
    let late = Report::Thought(Box::new(Finding {
        errand,
        found,
        fault: None,
        cannot_be_weakened: false,
    }));
    assert_eq!(session.handle(at(30), late).events, []);
    assert_eq!(session.record().plies(), 0);
    // A move that is not legal is refused like a player's, and the game stands.
    session.handle(at(40), mv("e2e4"));
    let told = answer(&mut session, at(50), "e7e4");
    assert!(matches!(told.as_slice(), [Event::Refused(_)]), "{told:?}");
    assert_eq!(session.record().plies(), 1);
}

#[test]
fn nobody_moves_for_the_opponent() {
    let mut session = against(Side::White);
    assert!(session.errand().is_some(), "White is to move");
    let waits = vec![Event::Refused(Refusal::Practice(
        PracticeRefusal::OpponentMoves,
    ))];
    assert_eq!(session.handle(at(10), mv("e2e4")).events, waits);
    // The last move is the opponent's first one: there is nothing of the player's to take back.
    answer(&mut session, at(20), "d2d4");
    let told = session.handle(at(30), Ask::Undo).events;
    assert_eq!(told, [Event::Refused(Refusal::NoMoves)]);
}

#[test]
fn the_opponent_answers_an_offer_and_the_player_does_not() {
    let mut session = against(Side::Black);
    session.handle(at(10), Ask::OfferDraw);
    let answers = vec![Event::Refused(Refusal::Practice(
        PracticeRefusal::OpponentAnswers,
    ))];
    assert_eq!(session.handle(at(20), Ask::Yes).events, answers);
    let errand = session.errand().unwrap().clone();
    let found = ErrandAnswer::Draw(true);
    let agreed = Report::Thought(Box::new(Finding {
        errand,
        found,
        fault: None,
        cannot_be_weakened: false,
    }));
    session.handle(at(30), agreed);
    assert!(session.record().outcome().is_some());
}

#[test]
fn resigning_while_the_opponent_thinks_is_the_players_loss() {
    let mut session = against(Side::Black);
    session.handle(at(10), mv("e2e4"));
    session.handle(at(20), Ask::Resign);
    assert!(session.errand().is_none(), "a question waits");
    session.handle(at(30), Ask::Yes);
    let outcome = session.record().outcome();
    let lost = GameResult::Win(Side::Black);
    assert_eq!(outcome, Some(lost));
}

#[test]
fn long_thinking_is_heard_now_and_then() {
    let mut session = against(Side::White);
    let thinks = |times| Event::Practice(PracticeEvent::Thinks(times));
    assert_eq!(session.next_deadline(), Some(at(3_000)));
    assert_eq!(session.handle(at(3_000), Report::Tick).events, [thinks(0)]);
    assert_eq!(session.handle(at(13_500), Report::Tick).events, [thinks(1)]);
    answer(&mut session, at(14_000), "e2e4");
    assert_eq!(session.next_deadline(), None);
}

#[test]
fn a_competition_has_no_opponent_and_no_help() {
    let mut session = against(Side::Black);
    session.handle(at(10), agree("competition fide-2005 90+30 none"));
    let no_help = Event::Practice(PracticeEvent::NoHelp);
    assert_eq!(session.practice_noted(), Some(PracticeCommand::Off));
    for command in [
        PracticeCommand::Choose(Vec::new()),
        PracticeCommand::Opponent(Some(Side::White)),
    ] {
        let told = session.handle(at(20), Ask::Practice(command)).events;
        assert!(
            matches!(told.as_slice(), [Event::Refused(Refusal::Forbidden(_))]),
            "{told:?}"
        );
    }
    assert_eq!((session.opponent(), session.errand()), (None, None));
    let told = session
        .handle(at(30), Ask::Practice(PracticeCommand::Off))
        .events;
    assert_eq!(told, [no_help]);
}

#[test]
fn a_clock_bounds_the_thinking() {
    let mut session = Session::default();
    session.handle(at(0), Report::Started(Settings::default()));
    let opponent = PracticeCommand::Opponent(Some(Side::White));
    session.handle(at(0), Ask::Practice(opponent));
    session.handle(at(0), agree("practice 1+0"));
    let errand = session.errand().expect("White is to move");
    assert_eq!(errand.time_ms, Some(2_000));
}

/// Plays a game of two levels and says how many plies it took and who has won.
fn game(levels: [u8; 2], seed: u64) -> Option<Side> {
    let mut positions = vec![Position::default()];
    let mut memory = Memory::new(1);
    for ply in 0..60_u64 {
        let (now, past) = positions.split_last().unwrap();
        let level = levels[usize::from(now.turn() == Side::Black)];
        let how = (level, seed * 1000 + ply, 800);
        let Some(mv) = choose(now, past, &mut memory, how, &mut |_| false) else {
            let mated = now
                .chess()
                .is_some_and(annabella::chess::Position::is_checkmate);
            return mated.then(|| now.turn().other());
        };
        let next = now.play(mv).expect("the move is legal");
        positions.push(next);
    }
    None
}

#[test]
fn a_seed_brings_the_same_game_and_another_one_another() {
    let open = |seed| {
        let mut memory = Memory::new(1);
        let how = (3, seed, 2_000);
        choose(&Position::default(), &[], &mut memory, how, &mut |_| false).unwrap()
    };
    assert_eq!(open(7), open(7));
    let first: std::collections::BTreeSet<String> =
        (0..20).map(|seed| open(seed).to_string()).collect();
    assert!(first.len() > 1, "{first:?}");
}

#[test]
fn every_level_plays_legal_games() {
    for level in 1..=u8::try_from(LEVELS).unwrap() {
        let _ = game([level, 1], u64::from(level));
    }
}

#[test]
fn a_weak_level_loses_pieces_but_does_not_throw_them_away() {
    // The queen may take a pawn that is guarded; that costs more than a mistake of a beginner.
    let fen = "rnb1kbnr/ppp2ppp/4p3/3p4/3P1q2/2N2N2/PPP1PPPP/R1BQKB1R w KQkq - 0 5";
    let position = Position::from(annabella::chess::Position::from_fen(fen).unwrap());
    let mut memory = Memory::new(1);
    let mut found = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let how = (1, seed, 20_000);
        let mv = choose(&position, &[], &mut memory, how, &mut |_| false).unwrap();
        found.insert(mv.to_string());
    }
    assert!(
        found.contains("c1f4"),
        "it takes the queen mostly: {found:?}"
    );
    assert!(found.len() <= 12, "{found:?}");
}

#[test]
fn a_draw_is_agreed_to_when_it_stands_worse() {
    let fen = "4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1";
    let position = Position::from(annabella::chess::Position::from_fen(fen).unwrap());
    let errand = |answers_for| Errand {
        task: annabella::protocol::practice::ErrandKind::Draw,
        position: position.clone(),
        plies: 0,
        answers_for: Some(answers_for),
        level: 3,
        seed: 0,
        time_ms: None,
        engine: None,
        clock: None,
    };
    let mut memory = Memory::new(1);
    let mut find = |side| find(&errand(side), &[], &mut memory, 2_000, &mut |_| false);
    assert_eq!(find(Side::Black), ErrandAnswer::Draw(true));
    assert_eq!(find(Side::White), ErrandAnswer::Draw(false));
}

#[test]
fn a_level_is_a_setting_within_its_range() {
    let mut session = against(Side::Black);
    let change = Change::Opponent(OpponentChange::Level(99));
    let told = session.handle(at(0), Ask::Set(change)).events;
    let none = Refusal::Practice(PracticeRefusal::NoSuchLevel);
    assert_eq!(told, [Event::Refused(none)]);
    assert_eq!(session.settings().opponent.level, 3);
}

#[test]
fn a_level_moves_by_thirds_and_stays_within_its_range() {
    let mut session = Session::default();
    session.handle(at(0), Report::Started(Settings::default()));
    let third = |up| Ask::Set(Change::Opponent(OpponentChange::Third(up)));
    let mut now = |ask: Ask| {
        session.handle(at(0), ask);
        let opponent = &session.settings().opponent;
        (opponent.level, opponent.thirds)
    };
    assert_eq!(now(third(true)), (3, 1));
    assert_eq!(now(third(true)), (3, 2));
    assert_eq!(now(third(true)), (4, 0));
    assert_eq!(now(third(false)), (3, 2));
    // A level that is named is a whole one.
    assert_eq!(now(level(5)), (5, 0));
    assert_eq!(now(third(false)), (4, 2));
    for _ in 0..40 {
        now(third(false));
    }
    assert_eq!(now(third(false)), (1, 0));
    for _ in 0..40 {
        now(third(true));
    }
    assert_eq!(now(third(true)), (10, 0));
}

#[test]
fn between_two_levels_some_moves_are_those_of_the_higher_one() {
    let levels = |thirds| -> Vec<u8> {
        let mut session = against(Side::Black);
        session.handle(at(0), level(3));
        for _ in 0..thirds {
            let third = OpponentChange::Third(true);
            session.handle(at(0), Ask::Set(Change::Opponent(third)));
        }
        let mut levels = Vec::new();
        for (own, reply) in [("e2e4", "e7e5"), ("g1f3", "b8c6"), ("f1c4", "f8c5")] {
            session.handle(at(10), mv(own));
            levels.push(session.errand().unwrap().level);
            answer(&mut session, at(20), reply);
        }
        levels.sort_unstable();
        levels
    };
    assert_eq!(levels(0), [3, 3, 3]);
    assert_eq!(levels(1), [3, 3, 4]);
    assert_eq!(levels(2), [3, 4, 4]);
    assert_eq!(levels(3), [4, 4, 4]);
}

fn level(level: u8) -> Ask {
    Ask::Set(Change::Opponent(OpponentChange::Level(level)))
}

#[test]
fn who_resigns_does_not_wait_for_the_answer_to_his_offer() {
    let mut session = against(Side::Black);
    session.handle(at(10), Ask::OfferDraw);
    assert!(matches!(session.question(), Some(Question::Draw(_))));
    // What else would ask is told to wait for the opponent, and not to answer itself.
    let told = session
        .handle(at(20), Ask::Setup(SetupCommand::Begin))
        .events;
    let waits = Refusal::Practice(PracticeRefusal::OpponentAnswers);
    assert_eq!(told, [Event::Refused(waits)]);
    session.handle(at(30), Ask::Resign);
    assert_eq!(session.question(), Some(&Question::Resign(Side::White)));
    session.handle(at(40), Ask::Yes);
    let won = GameResult::Win(Side::Black);
    assert_eq!(session.record().outcome(), Some(won));
}

#[test]
fn who_has_played_a_game_stays_with_it() {
    let mut session = against(Side::Black);
    session.handle(at(10), mv("e2e4"));
    session.handle(at(20), Ask::Resign);
    session.handle(at(30), Ask::Yes);
    let level = session.settings().opponent.level;
    for ask in [
        Ask::Practice(PracticeCommand::Choose(Vec::new())),
        Ask::Practice(PracticeCommand::Opponent(Some(Side::White))),
        Ask::Practice(PracticeCommand::Leave),
    ] {
        session.handle(at(40), ask);
        assert_eq!(session.opponent_of_game(), Some((Side::Black, level, None)));
    }
    assert_eq!(session.opponent(), Some(Side::Black));
    session.handle(at(50), Ask::Practice(PracticeCommand::Level(level + 1)));
    assert_eq!(session.opponent_of_game(), Some((Side::Black, level, None)));
    session.handle(at(50), Ask::Practice(PracticeCommand::Opponent(None)));
    assert_eq!(session.opponent_of_game(), Some((Side::Black, level, None)));
    session.handle(at(60), Ask::NewGame);
    assert_eq!(session.opponent_of_game(), None);
}
