//! A position is set up over a game: the game waits, and is there again if the board is given up.

use annabella::board::{Kind, Piece, Side, Square};
use annabella::clock::{Clock, Running};
use annabella::game::{Position, Setup};
use annabella::protocol::{
    Agreement, Ask, Event, MoveEntry, NoSetup, Placing, Question, Refusal, Report, Settings,
    SetupCommand, SetupEvent,
};
use annabella::session::Session;
use annabella::time::Moment;
use proptest::prelude::*;

fn at(ms: u64) -> Moment {
    Moment::from_ms(ms)
}

fn setup(session: &mut Session, ms: u64, command: SetupCommand) -> Vec<Event> {
    session.handle(at(ms), Ask::Setup(command)).events
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn place(side: Side, kind: Kind, name: &str) -> SetupCommand {
    let piece = Some(Piece { side, kind });
    let square = Some(square(name));
    SetupCommand::Place(vec![Placing { square, piece }], side)
}

/// A practice game of five minutes in which White has moved.
fn playing() -> Session {
    let mut session = super::started();
    let agreement = Agreement {
        control: "5+0".parse().ok(),
        ..Agreement::default()
    };
    session.handle(at(0), Ask::AgreeOn(Box::new(agreement)));
    let mv: annabella::chess::Move = "e2e4".parse().unwrap();
    session.handle(at(1_000), Ask::Enter(MoveEntry::Move(mv.into())));
    session
}

#[test]
fn the_game_and_its_clock_wait_and_are_there_again() {
    let mut session = playing();
    let before = session.record().clone();
    let left_ms = |session: &Session, ms| {
        let clock = session.clock().unwrap();
        clock.remaining_ms(Side::Black, at(ms))
    };
    let before_ms = left_ms(&session, 2_000);
    setup(&mut session, 2_000, SetupCommand::Begin);
    let running = |session: &Session| session.clock().map(Clock::running);
    // The clock of the game is still seen, and stands.
    assert_eq!(running(&session), Some(Running::Paused(Side::Black)));
    setup(&mut session, 3_000, SetupCommand::Clear);
    assert_eq!(session.piece_at(square("e1")), None);
    session.handle(at(600_000), Report::Tick);
    assert_eq!(left_ms(&session, 600_000), before_ms);
    let asked = session.handle(at(600_000), Ask::Cancel).events;
    assert!(matches!(asked[..], [Event::Asked(Question::LeaveSetup)]));
    // The default is no: nothing of the board is lost.
    session.handle(at(600_000), Ask::Cancel);
    assert!(session.setup().is_some());
    session.handle(at(600_000), Ask::Cancel);
    session.handle(at(600_000), Ask::Yes);
    assert!(session.setup().is_none());
    assert_eq!(session.record(), &before);
    assert_eq!(left_ms(&session, 600_000), before_ms);
    assert_eq!(running(&session), Some(Running::Runs(Side::Black)));
}

#[test]
fn a_game_begins_from_the_board_only_after_a_question() {
    let mut session = playing();
    setup(&mut session, 2_000, SetupCommand::Begin);
    setup(&mut session, 2_000, SetupCommand::Clear);
    for (side, kind, name) in [
        (Side::White, Kind::King, "e1"),
        (Side::White, Kind::Queen, "d4"),
        (Side::Black, Kind::King, "e8"),
    ] {
        setup(&mut session, 2_000, place(side, kind, name));
    }
    setup(&mut session, 2_000, SetupCommand::Turn(Side::White));
    let asked = session.handle(at(2_000), Ask::PressClock).events;
    assert!(matches!(asked[..], [Event::Asked(Question::NewGame(_))]));
    // While it waits for an answer, the board is not changed.
    let refused = setup(&mut session, 2_000, SetupCommand::Clear);
    assert!(matches!(
        refused[..],
        [Event::Refused(Refusal::AnswerFirst(_))]
    ));
    session.handle(at(2_000), Ask::Yes);
    assert_eq!(session.position().fen(), "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1");
}

#[test]
fn what_is_set_up_when_the_program_ends_is_there_the_next_time() {
    let mut session = super::started();
    setup(&mut session, 0, SetupCommand::Begin);
    setup(&mut session, 0, SetupCommand::Clear);
    setup(&mut session, 0, place(Side::White, Kind::King, "b3"));
    session.handle(at(1), Ask::Quit);
    session.handle(at(2), Report::Started(Settings::default()));
    assert!(session.setup().is_none());
    setup(&mut session, 3, SetupCommand::Begin);
    let king = Piece {
        side: Side::White,
        kind: Kind::King,
    };
    assert_eq!(session.piece_at(square("b3")), Some(king));
    assert_eq!(session.piece_at(square("e8")), None);
}

#[test]
fn a_competition_keeps_its_board() {
    let mut session = super::started();
    let agreement = Agreement {
        conduct: annabella::protocol::agreement::Conduct::Competition,
        ..Agreement::default()
    };
    session.handle(at(0), Ask::AgreeOn(Box::new(agreement)));
    let told = setup(&mut session, 1, SetupCommand::Begin);
    assert!(matches!(
        told[..],
        [Event::Refused(Refusal::NoSetup(NoSetup::Competing))]
    ));
}

#[test]
fn the_last_changes_are_taken_back_one_by_one() {
    let mut session = super::started();
    setup(&mut session, 0, SetupCommand::Begin);
    let start = session.setup().cloned();
    setup(&mut session, 0, place(Side::White, Kind::Queen, "e4"));
    setup(&mut session, 0, SetupCommand::Clear);
    session.handle(at(0), Ask::Undo);
    assert!(session.piece_at(square("e4")).is_some());
    let told = session.handle(at(0), Ask::Undo).events;
    assert!(
        matches!(told[..], [Event::Setup(SetupEvent::Undone), Event::Setup(SetupEvent::Emptied(at, _))] if at == square("e4"))
    );
    assert_eq!(session.setup().cloned(), start);
}

/// A position whose past is forgotten, as far as it is told by the pieces.
fn forgetful(position: &Position) -> Option<Position> {
    let fen = position.fen();
    let mut fields: Vec<&str> = fen.split(' ').collect();
    if let [_, _, _, passing, quiet, number] = fields.as_mut_slice() {
        (*passing, *quiet, *number) = ("-", "0", "1");
    }
    let fen = fields.join(" ");
    let fen = fen.split(":F").next().unwrap_or_default();
    position.game().read_fen(fen).ok()
}

proptest! {
    /// A board that is taken from a position and set up piece by piece is that position.
    #[test]
    fn every_position_can_be_set_up(position in crate::common::commands::any_start()) {
        let model = Setup::of(&position);
        let mut board = Setup::of(&position.game().start());
        for square in Square::all() {
            prop_assert!(board.put(square, None).is_ok());
        }
        for square in Square::all() {
            prop_assert!(board.put(square, model.piece_at(square)).is_ok());
        }
        board.turn = position.turn();
        prop_assert_eq!(model.position().ok(), forgetful(&position));
        // At the beginning of a game all castling is allowed for which king and rook stand at home.
        let possible: Vec<_> = board.castling().collect();
        prop_assert!(model.castling().all(|one| possible.contains(&one)));
        let set_up = board.position().ok();
        let is_same = |other: &Position| other.same_arrangement(&position);
        prop_assert!(set_up.as_ref().is_some_and(is_same));
    }
}
