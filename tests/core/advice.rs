//! Advice in practice: what hangs and what threatens is true, a game is gone through, a competition has none of it.

use annabella::adapters::thinker::answer;
use annabella::board::Side;
use annabella::chess;
use annabella::drill::Subject;
use annabella::game::{Move, Position};
use annabella::opponent::{Memory, choose, hanging, threat};
use annabella::protocol::{
    Advice, AdviceCommand, AdviceEvent, Ask, Direction, DrillCommand, Event, MoveEntry,
    PracticeCommand, PracticeEvent, Quality, Refusal, Report, Settings, Stamp,
};
use annabella::session::Session;
use annabella::time::Moment;

fn at(ms: u64) -> Moment {
    Moment { ms }
}

fn position(fen: &str) -> Position {
    chess::Position::from_fen(fen).unwrap().into()
}

fn hangs(fen: &str, side: Side) -> Vec<String> {
    let squares = hanging(&position(fen), side, &mut Memory::new(1)).unwrap();
    squares.iter().map(ToString::to_string).collect()
}

#[test]
fn what_hangs_is_counted_out() {
    // The knight is guarded by a pawn, the rook by nobody.
    let fen = "4k3/8/2p5/3n4/8/1B6/8/r3K2R w K - 0 1";
    assert_eq!(hangs(fen, Side::Black), Vec::<String>::new());
    let fen = "4k3/8/8/3n4/8/1B6/8/4K3 w - - 0 1";
    assert_eq!(hangs(fen, Side::Black), ["d5"]);
    // A queen hangs to a pawn, though it is guarded.
    let fen = "4k3/8/2p5/3q4/4P3/8/8/4K3 w - - 0 1";
    assert_eq!(hangs(fen, Side::Black), ["d5"]);
    // Behind the first rook stands a second one.
    let fen = "3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1";
    assert_eq!(hangs(fen, Side::Black), ["d5"]);
    // The guard is pinned and guards nothing.
    let fen = "4k3/4n3/8/3p4/8/1B6/4R3/4K3 w - - 0 1";
    assert_eq!(hangs(fen, Side::Black), ["d5"]);
}

#[test]
fn threats_are_seen_and_none_is_made_up() {
    let mut memory = Memory::new(8);
    let mut asked = |fen: &str| {
        let found = threat(&position(fen), &mut memory, 60_000, &mut |_| false);
        found.map(|found| found.map(|mv| mv.to_string()))
    };
    let mate = "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3";
    assert_eq!(asked(mate), Some(Some("h5f7".to_owned())));
    assert_eq!(asked("4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1"), Some(None));
    // In check there is nothing to pass.
    assert_eq!(asked("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"), None);
}

/// A session in practice after moves.
fn played(moves: &[&str]) -> Session {
    let mut session = Session::default();
    session.handle(at(0), Report::Started(Settings::default()));
    for mv in moves {
        let mv = Move::Chess(mv.parse().unwrap());
        session.handle(at(0), Ask::Enter(MoveEntry::Move(mv)));
    }
    session
}

fn ask(session: &mut Session, command: AdviceCommand) -> Vec<Event> {
    session
        .handle(at(10), Ask::Practice(PracticeCommand::Advice(command)))
        .events
}

/// Lets everything be thought about that is wanted, and says what was told at last.
fn think(session: &mut Session) -> Vec<Event> {
    let mut memory = None;
    let mut told = Vec::new();
    while let Some(errand) = session.errand().cloned() {
        let past = session.past_of(&errand);
        let finding = Box::new(answer(errand, &past, &mut memory));
        told = session.handle(at(20), Report::Thought(finding)).events;
    }
    told
}

fn advice(events: &[Event]) -> Vec<&AdviceEvent> {
    let advice = |event| match event {
        &Event::Practice(PracticeEvent::Advice(ref advice)) => Some(advice),
        _ => None,
    };
    events.iter().filter_map(advice).collect()
}

const FOOLS_MATE: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];

#[test]
fn a_hint_says_the_square_and_nothing_else() {
    let mut session = played(&FOOLS_MATE[..3]);
    ask(&mut session, AdviceCommand::Ask(Advice::Hint));
    let told = think(&mut session);
    let [AdviceEvent::Hint(square)] = advice(&told)[..] else {
        panic!("{told:?}")
    };
    assert_eq!(square.to_string(), "d8");
    // What was asked of another position is no longer wanted.
    ask(&mut session, AdviceCommand::Ask(Advice::Hint));
    session.handle(at(30), Ask::Undo);
    assert_eq!(session.errand(), None);
}

#[test]
fn a_line_is_walked_and_the_board_stays() {
    let mut session = played(&FOOLS_MATE[..3]);
    let before = session.position().clone();
    ask(&mut session, AdviceCommand::Line(Direction::Next));
    let told = think(&mut session);
    assert!(
        matches!(
            advice(&told)[..],
            [AdviceEvent::LineFound(_, 1), AdviceEvent::LineMove(..)]
        ),
        "{told:?}"
    );
    let told = ask(&mut session, AdviceCommand::Line(Direction::Next));
    assert_eq!(advice(&told), [&AdviceEvent::LineEnds(Direction::Next)]);
    assert_eq!(*session.position(), before);
}

#[test]
fn a_finished_game_is_gone_through_and_its_turn_is_found() {
    let mut session = played(&FOOLS_MATE);
    ask(&mut session, AdviceCommand::Analyse);
    let told = think(&mut session);
    let [AdviceEvent::Analysed(summary)] = advice(&told)[..] else {
        panic!("{told:?}")
    };
    let turned = summary.turned.as_ref().unwrap();
    assert_eq!(turned.mv.to_string(), "g2g4");
    assert_eq!(turned.quality, Quality::Blunder);
    // The turn is gone to, and told again as the game is listened to.
    let told = ask(&mut session, AdviceCommand::Turn(Direction::Next));
    assert_eq!(session.plies(), 3);
    assert!(
        matches!(advice(&told)[..], [AdviceEvent::Judged(_)]),
        "{told:?}"
    );
    let told = session.handle(at(40), Ask::Forward).events;
    let [AdviceEvent::Judged(judged)] = advice(&told)[..] else {
        panic!("{told:?}")
    };
    assert_eq!(judged.quality, Quality::Best);
}

#[test]
fn a_game_that_goes_on_is_not_gone_through() {
    let mut session = played(&FOOLS_MATE[..2]);
    let told = ask(&mut session, AdviceCommand::Analyse);
    assert!(
        matches!(told[..], [Event::Refused(Refusal::Practice(_))]),
        "{told:?}"
    );
    assert_eq!(session.errand(), None);
}

/// What one move costs, in hundredths of a pawn, by a search that is stronger than the level.
fn cost(now: &Position, mv: Move, memory: &mut Memory) -> i32 {
    use annabella::opponent::{Limits, think};
    let limits = Limits {
        depth: 6,
        nodes: 20_000,
    };
    let mut value = |position: &Position| {
        think(position, &[], memory, limits, &mut |_| false, &mut |_| {}).map_or(0, |one| one.value)
    };
    value(now) + value(&now.play(mv).unwrap())
}

#[test]
fn weak_levels_err_and_never_absurdly() {
    // Quiet positions of the middlegame, in which every move can be a mistake.
    let fens = [
        "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
        "r2q1rk1/ppp2ppp/2npbn2/2b1p3/4P3/2PP1N2/PPB2PPP/RNBQ1RK1 w - - 0 9",
        "2rq1rk1/pp1bppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/2KR1B1R w - - 0 11",
    ];
    let (mut memory, mut judge) = (Memory::new(1), Memory::new(4));
    for level in [1, 3] {
        let (mut mistakes, mut worst) = (0, 0);
        for fen in fens {
            let now = position(fen);
            for seed in 0..12 {
                let how = (level, seed * 7919 + 3, 20_000);
                let mv = choose(&now, &[], &mut memory, how, &mut |_| false).unwrap();
                let cost = cost(&now, mv, &mut judge);
                mistakes += i32::from(cost >= 60);
                worst = worst.max(cost);
            }
        }
        assert!(mistakes >= 2, "level {level} leaves something to punish");
        // Not a queen for nothing, and no mate walked into.
        assert!(worst <= 750, "level {level} loses {worst} with one move");
    }
}

#[test]
fn a_hint_that_a_drill_came_before_is_told_when_the_drill_is_left() {
    for moves in [&[][..], &["e2e4"]] {
        let mut session = played(moves);
        ask(&mut session, AdviceCommand::Ask(Advice::Hint));
        let errand = session.errand().cloned().unwrap();
        let late = Box::new(answer(errand, &[], &mut None));
        let begin = DrillCommand::Begin(Subject::Alphabet, Stamp::default());
        session.handle(at(12), Ask::Drill(begin));
        assert_eq!(session.errand(), None);
        // What was found too late is not told in the drill.
        assert_eq!(session.handle(at(13), Report::Thought(late)).events, []);
        session.handle(at(14), Ask::Drill(DrillCommand::Leave));
        if session.question().is_some() {
            session.handle(at(14), Ask::Yes);
        }
        let told = think(&mut session);
        assert!(matches!(*advice(&told), [AdviceEvent::Hint(_)]), "{told:?}");
    }
}
