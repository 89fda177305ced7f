//! What a player takes back, offers with a move, and types in the letters of another language.

use std::sync::{Arc, LazyLock};

use annabella::board::Side;
use annabella::desk::Desk;
use annabella::input::{DeviceInput, Intent};
use annabella::protocol::{
    Ask, ClaimsEvent, Event, MoveEntry, Question, Refusal, Report, Settings, TurnEvent,
};
use annabella::record::GameResult;
use annabella::session::Session;
use annabella::voice::Voices;

use super::{NOW, at, play, square, started};
use crate::common::table::Table;

static VOICES: LazyLock<Arc<Voices>> = LazyLock::new(crate::common::voices);

/// The answers to what a player types, in a language and with an announcer.
fn typed(desk: &mut Desk, line: &str) -> Vec<Event> {
    let Intent::Commands(commands) = desk.interpret(DeviceInput::Line(line.to_owned())) else {
        panic!("{line}: no command");
    };
    let obey = |command| desk.handle(NOW, command).0.events;
    commands.into_iter().flat_map(obey).collect()
}

fn desk(language: &str, announcer: &str) -> Desk {
    let mut desk = Desk::new(Arc::clone(&VOICES));
    let settings = Settings {
        language: language.to_owned(),
        announcer: announcer.to_owned(),
        ..Settings::default()
    };
    desk.handle(NOW, Report::Started(settings));
    desk
}

fn undone(session: &mut Session) -> Vec<Event> {
    session.handle(NOW, Ask::Undo).events
}

#[test]
fn a_result_is_taken_back_before_the_move() {
    for ends in [vec![Ask::Resign, Ask::Yes], vec![Ask::OfferDraw, Ask::Yes]] {
        let mut session = started();
        play(&mut session, "e2e4");
        for command in ends {
            session.handle(NOW, command);
        }
        assert!(session.record().outcome().is_some());
        let events = undone(&mut session);
        assert!(
            matches!(events.as_slice(), [Event::ResultUndone(_)]),
            "{events:?}"
        );
        assert_eq!(
            (session.record().plies(), session.record().outcome()),
            (1, None)
        );
        let events = undone(&mut session);
        assert!(
            matches!(events.as_slice(), [Event::Undone { .. }]),
            "{events:?}"
        );
        assert_eq!(session.record().plies(), 0);
    }
}

#[test]
fn a_mate_is_taken_back_with_its_move() {
    let mut session = at("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    play(&mut session, "Ra8");
    assert_eq!(
        session.record().outcome(),
        Some(GameResult::Win(Side::White))
    );
    let events = undone(&mut session);
    assert!(
        matches!(events.as_slice(), [Event::Undone { .. }]),
        "{events:?}"
    );
    assert_eq!(
        (session.record().plies(), session.record().outcome()),
        (0, None)
    );
}

#[test]
fn a_result_that_is_taken_back_lets_the_clock_run_again() {
    let mut table = Table::new("fide-2023 none");
    table.lines("agree practice fide-2023 none 5+0, yes, e2e4, resign, yes");
    let events = table.line("undo");
    assert!(
        matches!(events.as_slice(), [Event::ResultUndone(_)]),
        "{events:?}"
    );
    let clock = table.session().clock().unwrap();
    assert_eq!(
        clock.running(),
        annabella::clock::Running::Runs(Side::Black)
    );
    assert_eq!(clock.moves(Side::White), 1);
}

#[test]
fn a_move_with_an_equals_sign_offers_a_draw() {
    let mut desk = desk("en", "fide-de");
    let events = typed(&mut desk, "e4 (=)");
    assert!(
        matches!(
            events.as_slice(),
            [
                Event::Moved { .. },
                Event::Asked(Question::Draw(Side::White))
            ]
        ),
        "{events:?}"
    );
    let events = typed(&mut desk, "no");
    assert!(
        matches!(events.as_slice(), [Event::Declined(_)]),
        "{events:?}"
    );
    // A move that is not legal offers nothing.
    let events = typed(&mut desk, "e4(=)");
    assert!(
        matches!(events.as_slice(), [Event::Refused(_)]),
        "{events:?}"
    );
    let events = typed(&mut desk, "e5");
    assert!(
        matches!(events.as_slice(), [Event::Moved { .. }]),
        "{events:?}"
    );
}

#[test]
fn an_offer_outlives_the_question_about_its_move() {
    let mut session = at("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    let entry = MoveEntry::FromTo(square("a7"), square("a8"));
    let events = session
        .handle(NOW, Ask::EnterOffering(entry.clone()))
        .events;
    assert!(
        matches!(events.as_slice(), [Event::Asked(Question::Promotion(..))]),
        "{events:?}"
    );
    let events = session
        .handle(NOW, Ask::Promote(annabella::board::Kind::Rook))
        .events;
    assert!(
        matches!(
            events.as_slice(),
            [
                Event::Moved { .. },
                Event::Asked(Question::Draw(Side::White))
            ]
        ),
        "{events:?}"
    );
    // Not if the move is given up.
    let mut session = at("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    session.handle(NOW, Ask::EnterOffering(entry));
    session.handle(NOW, Ask::No);
    let events = session
        .handle(
            NOW,
            Ask::Enter(MoveEntry::FromTo(square("a1"), square("b1"))),
        )
        .events;
    assert!(
        matches!(events.as_slice(), [Event::Moved { .. }]),
        "{events:?}"
    );
}

#[test]
fn an_equals_sign_in_a_competition_offers_between_move_and_clock() {
    for (who, lines) in [
        ("both", "lift e2, put e4, say e2e4 (=)"),
        ("none", "e4 (=)"),
    ] {
        let mut table = Table::new(&format!("fide-2009 {who}"));
        let events = table.lines(lines);
        assert!(
            matches!(
                events.as_slice(),
                [
                    _,
                    Event::Claims(ClaimsEvent::Offered {
                        side: Side::White,
                        disturbs: false,
                        ..
                    })
                ]
            ),
            "{who}: {events:?}"
        );
    }
    // Nothing is offered with an announcement of another move.
    let mut table = Table::new("fide-2023 both");
    let events = table.lines("lift e2, put e4, say d2d4 (=)");
    assert!(
        matches!(
            events.as_slice(),
            [Event::Turn(TurnEvent::AnnouncedOtherwise { .. })]
        ),
        "{events:?}"
    );
}

/// A white rook on d4, the king on e2: both reach d1, and the letters of two languages are the same.
const KING_AND_ROOK: &str = "4k3/8/8/8/3R4/8/4K3/8 w - - 0 1";

fn on(desk: &mut Desk, fen: &str) {
    let position = annabella::chess::Position::from_fen(fen).unwrap();
    desk.handle(NOW, Ask::NewGameFrom(position.into()));
    desk.handle(NOW, Ask::Yes);
}

#[test]
fn letters_that_mean_two_moves_are_asked_about() {
    let mut english = desk("en", "fr");
    on(&mut english, KING_AND_ROOK);
    let events = typed(&mut english, "Rd1");
    assert!(
        matches!(events.as_slice(), [Event::Asked(Question::Which(_, moves))] if moves.len() == 2),
        "{events:?}"
    );
    // Where the announcements are in no other language, nothing is asked.
    for announcer in ["en", "fide-de", "fide-en"] {
        let mut desk = desk("en", announcer);
        on(&mut desk, KING_AND_ROOK);
        let events = typed(&mut desk, "Rd1");
        assert!(
            matches!(events.as_slice(), [Event::Moved { mv, .. }] if mv.to_string() == "d4d1"),
            "{announcer}: {events:?}"
        );
    }
    let mut french = desk("fr", "fr");
    on(&mut french, KING_AND_ROOK);
    let events = typed(&mut french, "Rd1");
    assert!(
        matches!(events.as_slice(), [Event::Moved { mv, .. }] if mv.to_string() == "e2d1"),
        "{events:?}"
    );
}

#[test]
fn the_own_language_decides_where_only_one_move_is_legal() {
    let mut desk = desk("en", "fr");
    // Only the king reaches d1, and in English that is no rook.
    on(&mut desk, "4k3/8/8/8/8/8/4K3/R7 w - - 0 1");
    let events = typed(&mut desk, "Rf3");
    assert!(
        matches!(events.as_slice(), [Event::Refused(Refusal::Illegal(_))]),
        "{events:?}"
    );
    // A letter that English does not have is the announcer's.
    on(&mut desk, "4k3/8/8/8/8/8/8/R3K1N1 w - - 0 1");
    let events = typed(&mut desk, "Cf3");
    assert!(
        matches!(events.as_slice(), [Event::Moved { mv, .. }] if mv.to_string() == "g1f3"),
        "{events:?}"
    );
}

#[test]
fn a_breach_is_claimed_until_the_claimant_touches() {
    let mut table = Table::new("fide-2005 rapid none 20+0");
    table.lines("touch g1, d4, clock");
    let events = table.line("claim illegal");
    assert!(
        matches!(events.first(), Some(Event::Turn(TurnEvent::Bound(..)))),
        "{events:?}"
    );
    assert_eq!(table.session().record().plies(), 0);
}
