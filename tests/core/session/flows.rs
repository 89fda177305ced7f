//! Playing as a player meets it: moves, hands, questions, undo, resuming, reminders.

use annabella::board::{Kind, Piece, Side};
use annabella::chess::WhyNot;
use annabella::game;
use annabella::game::Position;
use annabella::protocol::{
    Ask, Change, CursorEvent, Event, MoveEntry, Question, Refusal, Report, Setting, Settings,
};
use annabella::record::GameResult;
use annabella::session::REMINDER_MS;
use annabella::session::Session;
use annabella::time::Moment;

use super::{NOW, at, entered, play, position, read, refusal, square, started, state};

const PROMOTING: &str = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
const TWO_KNIGHTS: &str = "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1";

fn go_and_take(session: &mut Session, name: &str) -> Vec<Event> {
    session.handle(NOW, Ask::Go(square(name)));
    session.handle(NOW, Ask::TakeOrPut).events
}

#[test]
fn the_first_events_are_the_greeting_and_the_game() {
    let mut session = Session::default();
    let events = session
        .handle(NOW, Report::Started(Settings::default()))
        .events;
    assert!(matches!(events.as_slice(), [Event::Greeted(Some(_))]));
}

#[test]
fn a_piece_is_taken_and_put() {
    let mut session = started();
    let events = go_and_take(&mut session, "g1");
    let knight = Piece {
        side: Side::White,
        kind: Kind::Knight,
    };
    assert_eq!(
        events,
        [Event::Cursor(CursorEvent::Taken(square("g1"), knight))]
    );
    let events = go_and_take(&mut session, "f3");
    assert!(matches!(events.as_slice(), [Event::Moved { .. }]));
    assert_eq!(session.hand(), None);
    assert_eq!(session.cursor(), square("f3"));
}

#[test]
fn what_cannot_be_taken_or_put_is_refused_and_changes_nothing() {
    let mut session = started();
    for (name, expected) in [
        ("e4", Refusal::NothingHere(square("e4"))),
        (
            "e7",
            Refusal::NotYours(
                square("e7"),
                Piece {
                    side: Side::Black,
                    kind: Kind::Pawn,
                },
            ),
        ),
    ] {
        session.handle(NOW, Ask::Go(square(name)));
        let before = state(&session);
        let events = session.handle(NOW, Ask::TakeOrPut).events;
        assert_eq!(refusal(&events), Some(&expected));
        assert_eq!(before, state(&session));
    }
    go_and_take(&mut session, "g1");
    session.handle(NOW, Ask::Go(square("g3")));
    let before = state(&session);
    let events = session.handle(NOW, Ask::TakeOrPut).events;
    let why = WhyNot::NotItsWay(Kind::Knight, square("g1"), square("g3"));
    assert_eq!(refusal(&events), Some(&Refusal::Illegal(why.into())));
    assert_eq!(before, state(&session), "the knight is still in the hand");
}

#[test]
fn a_piece_goes_back_by_cancel_and_by_its_own_square() {
    for how in [
        vec![Ask::Cancel],
        vec![Ask::Go(square("g1")), Ask::TakeOrPut],
    ] {
        let mut session = started();
        go_and_take(&mut session, "g1");
        let mut events = Vec::new();
        for ask in how {
            events = session.handle(NOW, ask).events;
        }
        assert!(matches!(
            events.as_slice(),
            [Event::Cursor(CursorEvent::PutBack(_, _))]
        ));
        assert_eq!(session.hand(), None);
        assert_eq!(session.record().plies(), 0);
    }
    let events = started().handle(NOW, Ask::Cancel).events;
    assert_eq!(events, [Event::Cursor(CursorEvent::NothingToCancel)]);
}

#[test]
fn a_move_in_words_lets_the_hand_go() {
    let mut session = started();
    go_and_take(&mut session, "g1");
    play(&mut session, "e4");
    assert_eq!(session.hand(), None);
}

#[test]
fn the_pawn_becomes_what_is_chosen() {
    for (kind, uci) in [
        (Kind::Queen, "a7a8q"),
        (Kind::Rook, "a7a8r"),
        (Kind::Bishop, "a7a8b"),
        (Kind::Knight, "a7a8n"),
    ] {
        let mut session = at(PROMOTING);
        go_and_take(&mut session, "a7");
        let events = go_and_take(&mut session, "a8");
        assert!(matches!(
            events.as_slice(),
            [Event::Asked(Question::Promotion(_, _))]
        ));
        session.handle(NOW, Ask::Promote(kind));
        assert_eq!(session.record().moves()[0].to_string(), uci);
        assert_eq!(session.question(), None);
    }
}

#[test]
fn a_pawn_never_becomes_a_king_and_a_promotion_can_be_given_up() {
    let mut session = at(PROMOTING);
    go_and_take(&mut session, "a7");
    go_and_take(&mut session, "a8");
    let before = state(&session);
    for kind in [Kind::King, Kind::Pawn] {
        let events = session.handle(NOW, Ask::Promote(kind)).events;
        assert_eq!(
            refusal(&events),
            Some(&Refusal::Illegal(WhyNot::NoPromotion.into()))
        );
        assert_eq!(before, state(&session));
    }
    let events = session.handle(NOW, Ask::Cancel).events;
    assert!(matches!(events.as_slice(), [Event::Declined(_)]));
    assert_eq!(
        session.hand(),
        Some(square("a7")),
        "the pawn is in the hand"
    );
    assert_eq!(session.record().plies(), 0);
}

#[test]
fn a_promotion_in_words_needs_no_question_when_it_is_whole() {
    let mut session = at(PROMOTING);
    let events = play(&mut session, "a8=R");
    assert!(matches!(events.as_slice(), [Event::Moved { .. }]));
    let mut session = at(PROMOTING);
    let several = ["a8=Q", "a8=N"].map(|san| read(&session, san)).to_vec();
    let events = session
        .handle(NOW, Ask::Enter(MoveEntry::Several(several)))
        .events;
    let promotion = Question::Promotion(square("a7"), square("a8"));
    assert_eq!(events, [Event::Asked(promotion)]);
}

#[test]
fn of_several_moves_only_legal_ones_are_offered() {
    let mut session = at(TWO_KNIGHTS);
    let two = ["Nce2", "Nge2"].map(|san| read(&session, san)).to_vec();
    let absurd = at("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    let castling = read(&absurd, "O-O");
    let mut several = two.clone();
    several.extend([castling, two[0]]);
    let events = session
        .handle(NOW, Ask::Enter(MoveEntry::Several(several)))
        .events;
    let [Event::Asked(Question::Which(_, offered))] = events.as_slice() else {
        panic!("{events:?}")
    };
    let mut offered = offered.clone();
    offered.sort_by_key(ToString::to_string);
    assert_eq!(offered, two);
    session.handle(NOW, Ask::Enter(MoveEntry::Move(two[1])));
    assert_eq!(session.record().moves(), [two[1]]);

    let mut session = at(TWO_KNIGHTS);
    let before = state(&session);
    let events = session
        .handle(NOW, Ask::Enter(MoveEntry::Several(vec![castling])))
        .events;
    assert!(refusal(&events).is_some());
    assert_eq!(before, state(&session));
    let events = session
        .handle(NOW, Ask::Enter(MoveEntry::Several(vec![two[0]])))
        .events;
    assert!(matches!(events.as_slice(), [Event::Moved { .. }]));
}

#[test]
fn castling_by_its_name_is_made_or_refused() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (is_short, uci) in [(true, "e1g1"), (false, "e1c1")] {
        let mut session = at(fen);
        session.handle(NOW, Ask::Enter(MoveEntry::Castling(is_short)));
        assert_eq!(session.record().moves()[0].to_string(), uci);
    }
    let events = started()
        .handle(NOW, Ask::Enter(MoveEntry::Castling(true)))
        .events;
    assert!(matches!(
        refusal(&events),
        Some(Refusal::Illegal(game::WhyNot::Chess(WhyNot::Castling(..))))
    ));
}

#[test]
fn undo_takes_back_a_move_and_the_result() {
    let mut session = started();
    let events = session.handle(NOW, Ask::Undo).events;
    assert_eq!(refusal(&events), Some(&Refusal::NoMoves));
    play(&mut session, "f3 e5 g4 Qh4#");
    assert_eq!(
        session.record().outcome(),
        Some(GameResult::Win(Side::Black))
    );
    let events = session.handle(NOW, Ask::Undo).events;
    assert!(matches!(events.as_slice(), [Event::Undone { .. }]));
    assert_eq!(session.record().outcome(), None);
    assert_eq!(session.position().turn(), Side::Black);
    play(&mut session, "Qh4#");
    let events = session.handle(NOW, entered_any(&session)).events;
    assert!(matches!(refusal(&events), Some(Refusal::GameOver(_))));
}

fn entered_any(_: &Session) -> Ask {
    Ask::Enter(MoveEntry::To(square("e4")))
}

#[test]
fn a_new_game_asks_only_where_moves_would_be_lost() {
    let mut session = started();
    let events = session
        .handle(NOW, Ask::NewGameFrom(Position::default()))
        .events;
    assert!(matches!(events.as_slice(), [Event::Began(..)]));
    play(&mut session, "e4");
    let new = Ask::NewGameFrom(position(TWO_KNIGHTS));
    for keep in [Ask::No, Ask::Cancel] {
        let before = session.record().clone();
        let events = session.handle(NOW, new.clone()).events;
        assert!(matches!(
            events.as_slice(),
            [Event::Asked(Question::NewGame(_))]
        ));
        let events = session.handle(NOW, keep).events;
        assert!(matches!(events.as_slice(), [Event::Declined(_)]));
        assert_eq!(*session.record(), before);
    }
    session.handle(NOW, new);
    let events = session.handle(NOW, Ask::Yes).events;
    assert_eq!(events, [Event::Began(position(TWO_KNIGHTS), false)]);
    // A position that was put on the board would be lost, too, where a game begins from its start.
    for start in [game::Game::Chess, game::Game::Draughts].map(game::Game::start) {
        let events = session.handle(NOW, Ask::NewGameFrom(start)).events;
        assert!(matches!(
            events.as_slice(),
            [Event::Asked(Question::NewGame(_))]
        ));
        session.handle(NOW, Ask::No);
    }
}

#[test]
fn a_question_comes_before_moves_but_not_before_looking() {
    let mut session = started();
    play(&mut session, "e4");
    session.handle(NOW, Ask::OfferDraw);
    let before = state(&session);
    for ask in [
        entered(&session, "e5"),
        Ask::TakeOrPut,
        Ask::Undo,
        Ask::Resign,
    ] {
        let events = session.handle(NOW, ask).events;
        assert!(matches!(refusal(&events), Some(Refusal::AnswerFirst(_))));
        assert_eq!(before, state(&session));
    }
    let events = session.handle(NOW, Ask::Look(Some(square("e4")))).events;
    assert!(matches!(
        events.as_slice(),
        [Event::Cursor(CursorEvent::Stood { .. })]
    ));
}

#[test]
fn resigning_and_a_draw_want_a_yes() {
    for (ask, expected) in [
        (Ask::Resign, GameResult::Win(Side::Black)),
        (Ask::OfferDraw, GameResult::Draw),
    ] {
        let mut session = started();
        go_and_take(&mut session, "g1");
        for keep in [Ask::No, Ask::Cancel] {
            session.handle(NOW, ask.clone());
            session.handle(NOW, keep);
            assert_eq!(session.record().outcome(), None);
        }
        session.handle(NOW, ask);
        let events = session.handle(NOW, Ask::Yes).events;
        assert!(matches!(events.as_slice(), [Event::Ruled(_)]));
        assert_eq!(session.record().outcome(), Some(expected));
        assert_eq!(
            session.hand(),
            None,
            "nothing is held when the game is over"
        );
    }
}

#[test]
fn an_answer_without_a_question_is_refused() {
    for ask in [Ask::Yes, Ask::No, Ask::Promote(Kind::Queen)] {
        let events = started().handle(NOW, ask).events;
        assert_eq!(refusal(&events), Some(&Refusal::NoQuestion));
    }
}

#[test]
fn a_game_is_resumed_or_declined() {
    let mut session = started();
    play(&mut session, "e4 e5 Nf3");
    let record = session.record().clone();
    let events = session
        .handle(NOW, Report::Started(Settings::default()))
        .events;
    assert_eq!(
        events,
        [
            Event::Greeted(None),
            Event::Asked(Question::Resume(3, None, false))
        ]
    );
    let mut declined = session.clone();

    let events = session.handle(NOW, Ask::Yes).events;
    assert!(matches!(
        events.as_slice(),
        [Event::Resumed {
            plies: 3,
            last: Some(_),
            ..
        }]
    ));
    assert_eq!(*session.record(), record);
    play(&mut session, "Nc6");

    let events = declined.handle(NOW, Ask::No).events;
    assert_eq!(events, [Event::Began(Position::default(), false)]);
}

#[test]
fn escape_does_not_give_a_waiting_game_up() {
    let mut session = started();
    play(&mut session, "e4");
    session.handle(NOW, Report::Started(Settings::default()));
    let events = session.handle(NOW, Ask::Cancel).events;
    assert!(!events.is_empty() && refusal(&events).is_none());
    assert_eq!(session.record().plies(), 1);
    play(&mut session, "e5");
    assert_eq!(session.record().plies(), 2);
}

#[test]
fn a_position_that_was_set_up_waits_too_and_a_game_that_is_over_does_not() {
    let mut session = at(TWO_KNIGHTS);
    let events = session
        .handle(NOW, Report::Started(Settings::default()))
        .events;
    assert!(events.contains(&Event::Asked(Question::Resume(0, None, false))));
    let mut session = started();
    play(&mut session, "f3 e5 g4 Qh4#");
    let why = session.handle(NOW, Ask::Why).events;
    let events = session
        .handle(NOW, Report::Started(Settings::default()))
        .events;
    // It can still be looked at, and its end be explained. Nothing is asked.
    let outcome = Some(GameResult::Win(Side::Black));
    assert_eq!(events, [Event::Greeted(None), Event::Status(outcome)]);
    assert_eq!(session.question(), None);
    assert_eq!(session.plies(), 4);
    assert_eq!(session.handle(NOW, Ask::Why).events, why);
    let events = session.handle(NOW, Ask::NewGame).events;
    assert!(
        matches!(events.as_slice(), [Event::Began(..)]),
        "{events:?}"
    );
}

#[test]
fn repeat_says_the_last_announcement_and_not_the_last_look() {
    let mut session = Session::default();
    let events = session.handle(NOW, Ask::Repeat).events;
    assert_eq!(refusal(&events), Some(&Refusal::NothingAnnounced));
    let mut session = started();
    let told = play(&mut session, "f3 e5 g4 Qh4#");
    session.handle(NOW, Ask::Look(None));
    session.handle(NOW, Ask::Set(Change::More(Setting::Rate)));
    for _ in 0..2 {
        let events = session.handle(NOW, Ask::Repeat).events;
        assert_eq!(events, [Event::Again(told.clone())]);
    }
}

#[test]
fn a_question_is_asked_once_more_and_only_once() {
    let mut session = started();
    play(&mut session, "e4");
    let asked = session
        .handle(Moment::from_ms(5_000), Ask::OfferDraw)
        .events;
    let due = Moment::from_ms(5_000 + REMINDER_MS);
    assert_eq!(REMINDER_MS, 30_000);
    assert_eq!(session.next_deadline(), Some(due));
    // Looking around does not put it off.
    session.handle(Moment::from_ms(20_000), Ask::Turn);
    let early = Moment::from_ms(due.ms - 1);
    assert_eq!(session.handle(early, Report::Tick).events, []);
    assert_eq!(session.handle(due, Report::Tick).events, asked);
    assert_eq!(session.next_deadline(), None);
    let later = due.plus_ms(10 * REMINDER_MS);
    assert_eq!(session.handle(later, Report::Tick).events, []);
    let events = session.handle(later, Ask::No).events;
    assert!(matches!(events.as_slice(), [Event::Declined(_)]));
}

#[test]
fn a_question_that_was_heard_again_is_put_off() {
    let mut session = started();
    play(&mut session, "e4");
    session.handle(NOW, Ask::OfferDraw);
    let heard = Moment::from_ms(20_000);
    session.handle(heard, Ask::Repeat);
    assert_eq!(session.next_deadline(), Some(heard.plus_ms(REMINDER_MS)));
    session.handle(heard, Ask::No);
    assert_eq!(session.next_deadline(), None);
}

#[test]
fn a_move_in_words_can_be_read_back_first() {
    let mut session = started();
    session.handle(NOW, Ask::Set(Change::to(Setting::ReadBack, true)));
    let e4 = entered(&session, "e4");
    let events = session.handle(NOW, e4.clone()).events;
    assert!(matches!(
        events.as_slice(),
        [Event::Asked(Question::ReadBack(..))]
    ));
    session.handle(NOW, Ask::No);
    assert_eq!(session.record().plies(), 0);
    session.handle(NOW, e4);
    session.handle(NOW, Ask::Yes);
    assert_eq!(session.record().plies(), 1);
}

#[test]
fn settings_stay_in_their_ranges() {
    let mut settings = Settings {
        rate_percent: u16::MAX,
        speech_percent: u16::MAX,
        earcon_percent: u16::MAX,
        ..Settings::default()
    };
    for (change, back) in [
        (Change::More(Setting::Rate), Change::Less(Setting::Rate)),
        (
            Change::More(Setting::SpeechVolume),
            Change::Less(Setting::SpeechVolume),
        ),
        (
            Change::More(Setting::EarconVolume),
            Change::Less(Setting::EarconVolume),
        ),
    ] {
        settings.apply(&change);
        for _ in 0..30 {
            settings.apply(&back);
        }
    }
    let lowest = (
        settings.rate_percent,
        settings.speech_percent,
        settings.earcon_percent,
    );
    assert_eq!(lowest, (100, 10, 0), "speech never falls silent");
    for _ in 0..30 {
        settings.apply(&Change::More(Setting::Rate));
    }
    assert_eq!(settings.rate_percent, 300);
}

#[test]
fn quitting_ends_and_starting_goes_on() {
    let mut session = started();
    let events = session.handle(NOW, Ask::Quit).events;
    assert_eq!(events, [Event::Ended { is_kept: true }]);
    assert!(session.has_ended());
    session.handle(NOW, Report::Started(Settings::default()));
    assert!(!session.has_ended());
}

#[test]
fn a_file_that_cannot_be_opened_leaves_the_game() {
    let mut session = started();
    play(&mut session, "e4");
    let before = state(&session);
    let fault = annabella::protocol::OpenFault {
        file: "none.pgn".to_owned(),
        line: 0,
        column: 0,
        key: "not-found".to_owned(),
        detail: String::new(),
        number: 0,
    };
    let events = session.handle(NOW, Report::NotOpened(fault)).events;
    assert!(matches!(events[..], [Event::NotOpened(_)]), "{events:?}");
    assert_eq!(before, state(&session));
}
