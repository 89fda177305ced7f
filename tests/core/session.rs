//! The session: what every sequence of commands keeps to, and each flow as a player meets it.

mod arbiter;
mod claims;
mod competition;
mod contests;
mod disputes;
mod ends;
mod finding;
mod flows;
mod judged;
mod laws;
mod listening;
mod play;
mod procedure;
mod properties;

mod setup;
mod taking_back;
mod trapped;
mod why;

use annabella::board::Square;
use annabella::chess;
use annabella::game::{Move, Position};
use annabella::protocol::{Ask, Event, MoveEntry, Refusal, Report, Settings};
use annabella::session::Session;
use annabella::time::Moment;

/// The moment at which everything happens that needs no time.
const NOW: Moment = Moment::from_ms(0);

fn square(name: &str) -> Square {
    name.parse().expect("the name of a square")
}

fn position(fen: &str) -> Position {
    chess::Position::from_fen(fen).expect("a FEN").into()
}

/// A session that has started, with the position on the board.
fn at(fen: &str) -> Session {
    let mut session = started();
    session.handle(NOW, Ask::NewGameFrom(position(fen)));
    session
}

fn started() -> Session {
    let mut session = Session::default();
    session.handle(NOW, Report::Started(Settings::default()));
    session
}

/// The command that enters a move in SAN, as it is understood in the position.
fn entered(session: &Session, san: &str) -> Ask {
    Ask::Enter(MoveEntry::Move(read(session, san)))
}

fn read(session: &Session, san: &str) -> Move {
    let position = session.position().chess().expect("a game of chess");
    let mv = position.read_san(san);
    mv.unwrap_or_else(|error| panic!("{san} in {position:?}: {error:?}"))
        .into()
}

/// Plays moves in SAN; returns what the last one brought.
fn play(session: &mut Session, moves: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for san in moves.split_whitespace() {
        let command = entered(session, san);
        events = session.handle(NOW, command).events;
    }
    events
}

/// The refusal that is the only event.
fn refusal(events: &[Event]) -> Option<&Refusal> {
    match events {
        [Event::Refused(refusal)] => Some(refusal),
        _ => None,
    }
}

/// What a refused command must leave as it was.
fn state(session: &Session) -> (Vec<Move>, String, Option<Square>, String, Square) {
    (
        session.record().moves().to_vec(),
        format!("{:?} {:?}", session.position(), session.record().outcome()),
        session.hand(),
        format!("{:?}", session.question()),
        session.cursor(),
    )
}
