//! A game that ends by time alone: what was asked about it goes, and what has waited for it comes.

use annabella::board::Side;
use annabella::pgn;
use annabella::protocol::{
    DrillReport, Event, OpenedGame, Question, Refusal, Report, ShelfAnswer, Stamp, ViewerEvent,
    Waits,
};

use crate::common::table::Table;

fn is_ruled(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Ruled(_)))
}

/// White has fifteen seconds left, and the arbiter sees the flag.
fn fifteen_seconds() -> Table {
    let mut table = Table::new("fide-2023 none 1 standard");
    table.wait(45_000);
    table
}

fn opened_game() -> Report {
    let game = pgn::read(b"1. d4 d5 *").remove(0).expect("a game");
    Report::Opened(Box::new(OpenedGame {
        record: game,
        number: 1,
        count: 1,
    }))
}

#[test]
fn a_question_about_a_game_goes_with_the_game() {
    let mut table = fifteen_seconds();
    let events = table.line("resign");
    assert_eq!(events, [Event::Asked(Question::Resign(Side::White))]);
    assert!(is_ruled(&table.wait(15_000)));
    assert_eq!(table.session().question(), None);
    // Nor is it asked once more.
    assert_eq!(table.wait(60_000), []);
    assert_eq!(table.line("yes"), [Event::Refused(Refusal::NoQuestion)]);
}

#[test]
fn a_question_about_something_else_outlives_the_game() {
    let mut table = fifteen_seconds();
    let exists = ShelfAnswer::Exists("a.db".to_owned());
    let asked = table.obey(Report::Shelf(exists));
    assert!(is_ruled(&table.wait(15_000)));
    let asked = asked.first().and_then(|event| match event {
        Event::Asked(question) => Some(question),
        _ => None,
    });
    assert!(asked.is_some());
    assert_eq!(table.session().question(), asked);
}

#[test]
fn what_waits_comes_when_time_alone_frees_the_place() {
    let mut table = fifteen_seconds();
    table.line("resign");
    assert_eq!(table.obey(opened_game()), [Event::Waits(Waits::File)]);
    let events = table.wait(15_000);
    assert!(is_ruled(&events), "{events:?}");
    assert!(
        matches!(events.last(), Some(Event::Viewer(ViewerEvent::Opened(_)))),
        "{events:?}"
    );
    assert!(table.session().is_listening());
}

#[test]
fn a_drill_that_waits_for_the_end_of_a_competition_comes_with_the_fallen_flag() {
    let mut table = fifteen_seconds();
    let no_games = Report::Drill(DrillReport::Games(Vec::new(), Stamp::default()));
    assert_eq!(table.obey(no_games), [Event::Waits(Waits::Drill)]);
    let events = table.wait(15_000);
    assert!(is_ruled(&events), "{events:?}");
    assert!(matches!(events.last(), Some(Event::Drill(_))), "{events:?}");
}
