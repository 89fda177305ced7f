//! § 16, § 19 and § 20 of the code of 1956, and its Appendix 1 for blind players.

use annabella::arbiter::{OnWord, Verdict};
use annabella::board::Side::{Black, White};
use annabella::clock::Running;
use annabella::protocol::{
    Adjournment, AdjournmentEvent as Told, AdjournmentQuestion, Ask, Event, MoveEntry, Question,
    Refusal,
};
use annabella::record::GameResult;

use super::{Table, at_fen, cited, has, opened, ruling, table, table_with};

const EDITION: &str = "ussr-1956";

fn away() -> Table {
    let mut table = table(EDITION);
    table.plays("e2e4");
    table.waits_s(600);
    table.puts_away("e5");
    table
}

/// The knights go out and back; each side takes so long for each of its moves, in seconds.
fn shuffle(table: &mut Table, plies: usize, seconds: [u64; 2]) {
    let moves = ["g1f3", "g8f6", "f3g1", "f6g8"];
    for at in 0..plies {
        table.waits_s(seconds[at % 2]);
        table.plays(moves[at % 4]);
    }
}

#[test]
fn ussr_1956_section_19() {
    let mut table = table_with(EDITION, |agreement| agreement.session_s = Some(900));
    table.plays("e2e4");
    let events = table.waits_s(900);
    assert_eq!(cited(&events), ["§ 19 (USSR 1956)"]);
    table.seals("e7-e5");
    // This edition says nothing of changing a sealed move: it stays.
    let events = table.seals("c7-c5");
    assert!(matches!(events[0], Event::Refused(Refusal::Forbidden(_))));
    assert_eq!(cited(&table.does(Ask::PressClock)), ["§ 19 (USSR 1956)"]);
    assert_eq!(opened(&table.resumes([true; 2])).as_deref(), Some("e7e5"));
}

/// The example of the section: 40 moves in two hours, a session of four; White has used 1:35 and
/// Black 1:20. Black adjourns on his move and is booked 2:25, so that 35 minutes are left to him.
#[test]
fn ussr_1956_section_19_time_taken_on_oneself() {
    let mut table = table_with(EDITION, |agreement| {
        agreement.session_s = Some(4 * 3600);
        agreement.control = Some("40/120,20/60".parse().unwrap());
    });
    shuffle(&mut table, 78, [120, 120]);
    table.waits_s(10 * 60);
    table.plays("f3g1");
    table.waits_s(2 * 60);
    table.plays("f6g8");
    table.waits_s(7 * 60);
    table.plays("g1f3");
    let used =
        |table: &Table, side| table.session.clock().unwrap().used_ms(side, table.now) / 60_000;
    assert_eq!((used(&table, White), used(&table, Black)), (95, 80));
    let events = table.adjourns(Adjournment::Adjourn(OnWord::Player));
    assert_eq!(cited(&events), ["§ 19 (USSR 1956)"]);
    table.does(Ask::Yes);
    table.seals("Кg8-f6");
    let events = table.does(Ask::PressClock);
    let booked = |told: &Told| match told {
        Told::TimeTaken {
            booking, left_ms, ..
        } => (booking.used_ms, booking.extra_ms, *left_ms) == (8_700_000, 3_900_000, 2_100_000),
        _ => false,
    };
    assert!(has(&events, booked), "{events:?}");
    assert_eq!((used(&table, White), used(&table, Black)), (95, 145));
    assert_eq!(table.left_s(Black), 35 * 60);
}

#[test]
fn ussr_1956_section_19_before_the_control_only_with_consent() {
    let mut table = table_with(EDITION, |agreement| agreement.session_s = Some(4 * 3600));
    table.waits_s(600);
    // A player only asks. The arbiter does not consent, and the article is told.
    let events = table.adjourns(Adjournment::Adjourn(OnWord::Player));
    assert!(matches!(
        events.as_slice(),
        [Event::Asked(Question::Adjournment(
            AdjournmentQuestion::Consent(White, _)
        ))]
    ));
    let events = table.does(Ask::No);
    assert!(matches!(events[0], Event::Refused(Refusal::Forbidden(_))));
    assert_eq!(cited(&events), ["§ 19 (USSR 1956)"]);
    assert!(!table.session.can_seal());
    // With the arbiter's consent the clocks are written down as they are.
    table.adjourns(Adjournment::Adjourn(OnWord::Player));
    table.does(Ask::Yes);
    table.seals("e2-e4");
    table.does(Ask::PressClock);
    assert_eq!(table.left_s(White), 7200 - 600);
}

#[test]
fn ussr_1956_section_19_a_move_on_the_board_counts_as_open() {
    let mut table = table(EDITION);
    table.arbiter_adjourns(OnWord::SessionOver);
    let events = table.plays("e2e4");
    assert!(has(&events, |told| matches!(told, Told::MadeOpenly(_))));
    assert_eq!(cited(&events), ["§ 19 (USSR 1956)"; 2]);
    assert_eq!(opened(&table.resumes([true; 2])).as_deref(), Some("e2e4"));
}

#[test]
fn ussr_1956_app_1_to_section_19() {
    for blind in [[true, false], [false, true]] {
        let mut table = table_with(EDITION, |agreement| agreement.blind = blind);
        let events = table.arbiter_adjourns(OnWord::SessionOver);
        let braille = |told: &Told| {
            matches!(told, Told::SealNow { braille: Some(law), .. }
                if law.article == "App. 1 to § 19 (USSR 1956)")
        };
        assert_eq!(has(&events, braille), blind[0]);
    }
}

#[test]
fn ussr_1956_section_20() {
    let mut table = away();
    let events = table.resumes([true; 2]);
    assert_eq!(cited(&events), ["§ 20 (USSR 1956)"; 2]);
    assert_eq!(opened(&events).as_deref(), Some("e7e5"));
    assert_eq!((table.left_s(White), table.left_s(Black)), (7200, 6600));
    assert_eq!(
        table.session.clock().unwrap().running(),
        Running::Runs(White)
    );
}

#[test]
fn ussr_1956_section_20_the_player_who_replies_is_away() {
    let mut table = away();
    let events = table.resumes([false, true]);
    assert_eq!(cited(&events), ["§ 20 (USSR 1956)"; 2]);
    table.waits_s(900);
    assert_eq!(
        opened(&table.adjourns(Adjournment::Arrives(White))).as_deref(),
        Some("e7e5")
    );
    assert_eq!(table.left_s(White), 7200 - 900);
}

#[test]
fn ussr_1956_section_20_the_player_who_sealed_is_away() {
    let mut table = away();
    let events = table.resumes([true, false]);
    assert!(has(&events, |told| matches!(
        told,
        Told::SealerAway { must: true, .. }
    )));
    // The reply is not made on the board.
    let mv = table.legal("g1f3");
    let refused = table.does(Ask::Enter(MoveEntry::Move(mv)));
    assert!(matches!(refused[0], Event::Refused(Refusal::Forbidden(_))));
    assert_eq!(cited(&refused), ["§ 20 (USSR 1956)"]);
    table.seals("Кg1-f3");
    table.does(Ask::PressClock);
    assert_eq!(
        table.session.clock().unwrap().running(),
        Running::Runs(Black)
    );
    table.waits_s(60);
    assert_eq!(
        opened(&table.adjourns(Adjournment::Arrives(Black))).as_deref(),
        Some("g1f3")
    );
    table.plays("b8c6");
    assert_eq!(table.left_s(Black), 6600 - 60);
}

#[test]
fn ussr_1956_section_20_both_are_away() {
    let mut table = away();
    let events = table.resumes([false; 2]);
    assert_eq!(cited(&events), ["§ 20 (USSR 1956)"; 2]);
    assert_eq!(
        table.session.clock().unwrap().running(),
        Running::Runs(White)
    );
}

#[test]
fn ussr_1956_section_20_the_envelope_is_lost() {
    let mut table = away();
    let events = table.adjourns(Adjournment::EnvelopeLost);
    assert_eq!(cited(&events), ["§ 20 (USSR 1956)"]);
    table.does(Ask::Yes);
    table.resumes([true; 2]);
    let said = MoveEntry::Move(table.legal("e7e5"));
    assert_eq!(
        opened(&table.adjourns(Adjournment::Says(said))).as_deref(),
        Some("e7e5")
    );
    // With a doubt left the game is annulled and played anew.
    let mut table = away();
    table.adjourns(Adjournment::EnvelopeLost);
    let events = table.does(Ask::No);
    assert!(has(&events, |told| matches!(told, Told::Annulled(_))));
    assert_eq!(table.session.record().plies(), 0);
}

#[test]
fn ussr_1956_section_20_wrong_times_only_to_more() {
    let wrong = |remaining_s| Adjournment::WrongTime {
        side: White,
        remaining_s,
        by: None,
    };
    let mut table = away();
    table.resumes([true; 2]);
    table.plays("g1f3");
    let events = table.adjourns(wrong(7000));
    assert_eq!(cited(&events), ["§ 20 (USSR 1956)"]);
    assert_eq!(table.left_s(White), 7200);
    table.adjourns(wrong(7300));
    assert_eq!(table.left_s(White), 7300);
    // After the game there are no protests.
    table.does(Ask::Resign);
    table.does(Ask::Yes);
    let events = table.adjourns(wrong(7400));
    assert!(matches!(events[0], Event::Refused(Refusal::Adjournment(_))));
}

#[test]
fn ussr_1956_section_20_note_1() {
    let mut table = table_with(EDITION, |agreement| agreement.session_s = Some(1800));
    table.waits_s(1800);
    table.seals("e2-e4");
    table.does(Ask::PressClock);
    table.resumes([true; 2]);
    let events = table.waits_s(1800);
    assert_eq!(cited(&events), ["§ 20 note 1 (USSR 1956)"]);
}

#[test]
fn ussr_1956_section_16_late_to_the_resumption() {
    let mut table = away();
    table.resumes([true, false]);
    let events = table.waits_s(3601);
    assert_eq!(ruling(&events).verdict, Verdict::Late(Black));
    assert_eq!(ruling(&events).article, "§ 16 (USSR 1956)");
    // Both have lost when neither comes.
    let mut table = away();
    table.resumes([false; 2]);
    let events = table.waits_s(3601);
    assert_eq!(ruling(&events).outcome, GameResult::LostByBoth);
    assert_eq!(table.session.clock().unwrap().running(), Running::Stopped);
}

#[test]
fn ussr_1956_section_17e_no_offer_while_adjourned() {
    let mut table = away();
    let events = table.does(Ask::OfferDraw);
    assert!(matches!(events[0], Event::Refused(Refusal::Forbidden(_))));
    assert!(cited(&events)[0].starts_with("§ 17"));
}

#[test]
fn nobody_takes_more_time_than_there_is() {
    let mut table = table_with("fide-2005", |agreement| {
        agreement.session_s = Some(3 * 7200);
    });
    let events = table.adjourns(Adjournment::Adjourn(OnWord::Player));
    assert!(matches!(events[0], Event::Refused(Refusal::Adjournment(_))));
    // Nor does anybody adjourn with a move half made.
    let mut table = at_fen("fide-2005", "4k3/8/8/8/8/8/4K3/R6R w - - 0 40");
    table.does(Ask::Lift("a1".parse().unwrap()));
    let events = table.arbiter_adjourns(OnWord::SessionOver);
    assert!(matches!(events[0], Event::Refused(Refusal::Adjournment(_))));
}

/// A reply that cannot be read, and one whose envelope is lost, are named as the sealed move itself is.
#[test]
fn ussr_1956_section_21_a_reply_that_is_named() {
    for is_lost in [false, true] {
        let mut table = away();
        table.resumes([true, false]);
        table.seals(if is_lost { "Ng1-f3" } else { "Ng1-z9" });
        table.does(Ask::PressClock);
        table.waits_s(60);
        let (mut asked, article) = if is_lost {
            (
                table.adjourns(Adjournment::EnvelopeLost),
                "§ 20 (USSR 1956)",
            )
        } else {
            (
                table.adjourns(Adjournment::Arrives(Black)),
                "§ 21 (USSR 1956)",
            )
        };
        assert!(matches!(asked.pop(), Some(Event::Asked(_))), "{is_lost}");
        table.does(Ask::Yes);
        if is_lost {
            let events = table.adjourns(Adjournment::Arrives(Black));
            assert!(
                has(&events, |told| matches!(told, Told::Lost(White, _))),
                "{events:?}"
            );
        }
        let left_s = table.left_s(Black);
        // A move that is not legal was not meant.
        let events = table.adjourns(Adjournment::Says(MoveEntry::NoMate));
        assert!(
            has(&events, |told| matches!(told, Told::Flawed(_))),
            "{events:?}"
        );
        let mv = MoveEntry::Move(table.legal("g1f3"));
        let events = table.adjourns(Adjournment::Says(mv));
        assert_eq!(opened(&events).as_deref(), Some("g1f3"), "{events:?}");
        assert_eq!(cited(&events), [article]);
        // The game goes on, on the clock of the player who was away.
        table.waits_s(30);
        assert_eq!(table.left_s(Black), left_s - 30);
        table.plays("b8c6");
        assert_eq!(table.session.record().plies(), 4);
    }
}

/// The sealed move that the arbiter names is made by § 21, and not because an envelope was lost.
#[test]
fn ussr_1956_section_21_the_meaning_is_named() {
    let mut table = at_fen("ussr-1956", "4k3/p7/8/8/8/8/4K3/R6R w - - 0 41");
    table.puts_away("Rd1");
    table.resumes([true; 2]);
    table.does(Ask::Yes);
    let again = table.adjourns(Adjournment::Resume {
        present: None,
        late_s: None,
    });
    assert!(
        has(&again, |told| matches!(told, Told::NameMeaning(_))),
        "{again:?}"
    );
    let mv = MoveEntry::Move(table.legal("h1d1"));
    let events = table.adjourns(Adjournment::Says(mv));
    assert_eq!(cited(&events), ["§ 21 (USSR 1956)"]);
    assert_eq!(opened(&events).as_deref(), Some("h1d1"));
}
