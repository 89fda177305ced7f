//! Appendix A of 2001 and 2005, the Guidelines of 2009, Guidelines I of 2023.

use annabella::arbiter::{OnWord, Verdict};
use annabella::board::Side::{Black, White};
use annabella::clock::Running;
use annabella::protocol::{Adjournment, AdjournmentEvent as Told, Ask, Event, MoveEntry, Refusal};
use annabella::record::GameResult;

use super::{Table, at_fen, cited, has, loses_by_seal, opened, ruling, table, table_with};

const BOTH: [bool; 2] = [true, true];
const ONLY_WHITE: [bool; 2] = [true, false];
const ONLY_BLACK: [bool; 2] = [false, true];

/// One test for each article of each edition: its name, the edition, how it cites the article.
macro_rules! articles {
    ($($check:ident { $($name:ident $edition:literal $article:literal;)* })*) => {
        $($(#[test] fn $name() { super::fide::$check($edition, $article); })*)*
    };
}

articles! {
    sealing {
        fide_2001_app_a_1_a "fide-2001" "App. A.1a (FIDE 2001)";
        fide_2005_app_a_1_a "fide-2005" "App. A.1a (FIDE 2005)";
        fide_2009_guidelines_1_a "fide-2009" "Guidelines 1a (FIDE 2009)";
        fide_2023_guidelines_i_1_1 "fide-2023" "Guidelines I.1.1 (FIDE 2023)";
    }
    taking_time {
        fide_2001_app_a_1_b "fide-2001" "App. A.1b (FIDE 2001)";
        fide_2005_app_a_1_b "fide-2005" "App. A.1b (FIDE 2005)";
        fide_2009_guidelines_1_b "fide-2009" "Guidelines 1b (FIDE 2009)";
        fide_2023_guidelines_i_1_2 "fide-2023" "Guidelines I.1.2 (FIDE 2023)";
    }
    envelope_told {
        fide_2001_app_a_2_and_a_3 "fide-2001" "App. A.2 and A.3 (FIDE 2001)";
        fide_2005_app_a_2_and_a_3 "fide-2005" "App. A.2 and A.3 (FIDE 2005)";
        fide_2009_guidelines_2_and_3 "fide-2009" "Guidelines 2 and 3 (FIDE 2009)";
        fide_2023_guidelines_i_2_and_i_3 "fide-2023" "Guidelines I.2 and I.3 (FIDE 2023)";
    }
    offer_after_sealing {
        fide_2001_app_a_4 "fide-2001" "App. A.4 (FIDE 2001)";
        fide_2005_app_a_4 "fide-2005" "App. A.4 (FIDE 2005)";
        fide_2009_guidelines_4 "fide-2009" "Guidelines 4 (FIDE 2009)";
        fide_2023_guidelines_i_4 "fide-2023" "Guidelines I.4 (FIDE 2023)";
    }
    set_up_again {
        fide_2001_app_a_5 "fide-2001" "App. A.5 (FIDE 2001)";
        fide_2005_app_a_5 "fide-2005" "App. A.5 (FIDE 2005)";
        fide_2009_guidelines_5 "fide-2009" "Guidelines 5 (FIDE 2009)";
        fide_2023_guidelines_i_5 "fide-2023" "Guidelines I.5 (FIDE 2023)";
    }
    ended_meanwhile {
        fide_2001_app_a_6 "fide-2001" "App. A.6 (FIDE 2001)";
        fide_2005_app_a_6 "fide-2005" "App. A.6 (FIDE 2005)";
        fide_2009_guidelines_6 "fide-2009" "Guidelines 6 (FIDE 2009)";
        fide_2023_guidelines_i_6 "fide-2023" "Guidelines I.6 (FIDE 2023)";
    }
    reply_opened_before_the_absent {
        fide_2001_app_a_7 "fide-2001" "App. A.7 (FIDE 2001)";
        fide_2005_app_a_7 "fide-2005" "App. A.7 (FIDE 2005)";
        fide_2009_guidelines_7 "fide-2009" "Guidelines 7 (FIDE 2009)";
        fide_2023_guidelines_i_7 "fide-2023" "Guidelines I.7 (FIDE 2023)";
    }
    flawed {
        fide_2001_app_a_8 "fide-2001" "App. A.8 (FIDE 2001)";
        fide_2005_app_a_8 "fide-2005" "App. A.8 (FIDE 2005)";
        fide_2009_guidelines_8 "fide-2009" "Guidelines 8 (FIDE 2009)";
        fide_2023_guidelines_i_8 "fide-2023" "Guidelines I.8 (FIDE 2023)";
    }
    replier_present {
        fide_2001_app_a_9_a "fide-2001" "App. A.9a (FIDE 2001)";
        fide_2005_app_a_9_a "fide-2005" "App. A.9a (FIDE 2005)";
        fide_2009_guidelines_9_a "fide-2009" "Guidelines 9a (FIDE 2009)";
        fide_2023_guidelines_i_9_1 "fide-2023" "Guidelines I.9.1 (FIDE 2023)";
    }
    replier_absent {
        fide_2001_app_a_9_b "fide-2001" "App. A.9b (FIDE 2001)";
        fide_2005_app_a_9_b "fide-2005" "App. A.9b (FIDE 2005)";
        fide_2009_guidelines_9_b "fide-2009" "Guidelines 9b (FIDE 2009)";
        fide_2023_guidelines_i_9_2 "fide-2023" "Guidelines I.9.2 (FIDE 2023)";
    }
    sealer_absent {
        fide_2001_app_a_9_c "fide-2001" "App. A.9c (FIDE 2001)";
        fide_2005_app_a_9_c "fide-2005" "App. A.9c (FIDE 2005)";
        fide_2009_guidelines_9_c "fide-2009" "Guidelines 9c (FIDE 2009)";
        fide_2023_guidelines_i_9_3 "fide-2023" "Guidelines I.9.3 (FIDE 2023)";
    }
    late {
        fide_2001_app_a_10 "fide-2001" "App. A.10 (FIDE 2001)";
        fide_2005_app_a_10 "fide-2005" "App. A.10 (FIDE 2005)";
        fide_2009_guidelines_10 "fide-2009" "Guidelines 10 (FIDE 2009)";
        fide_2023_guidelines_i_10 "fide-2023" "Guidelines I.10 (FIDE 2023)";
    }
    sealed_move_that_ends {
        fide_2001_app_a_10_sealed_move_that_ends "fide-2001" "App. A.10 (FIDE 2001)";
        fide_2005_app_a_10_sealed_move_that_ends "fide-2005" "App. A.10 (FIDE 2005)";
        fide_2009_guidelines_10_sealed_move_that_ends "fide-2009" "Guidelines 10 (FIDE 2009)";
        fide_2023_guidelines_i_10_sealed_move_that_ends "fide-2023" "Guidelines I.10 (FIDE 2023)";
    }
    both_absent {
        fide_2001_app_a_9_b_both_absent "fide-2001" "App. A.9b (FIDE 2001)";
        fide_2005_app_a_9_b_both_absent "fide-2005" "App. A.9b (FIDE 2005)";
        fide_2009_guidelines_9_b_both_absent "fide-2009" "Guidelines 9b (FIDE 2009)";
        fide_2023_guidelines_i_11 "fide-2023" "Guidelines I.11 (FIDE 2023)";
    }
    envelope_lost {
        fide_2001_app_a_11 "fide-2001" "App. A.11 (FIDE 2001)";
        fide_2005_app_a_11 "fide-2005" "App. A.11 (FIDE 2005)";
        fide_2009_guidelines_11 "fide-2009" "Guidelines 11 (FIDE 2009)";
        fide_2023_guidelines_i_12 "fide-2023" "Guidelines I.12 (FIDE 2023)";
    }
    wrong_times {
        fide_2001_app_a_12 "fide-2001" "App. A.12 (FIDE 2001)";
        fide_2005_app_a_12 "fide-2005" "App. A.12 (FIDE 2005)";
        fide_2009_guidelines_12 "fide-2009" "Guidelines 12 (FIDE 2009)";
        fide_2023_guidelines_i_13 "fide-2023" "Guidelines I.13 (FIDE 2023)";
    }
    session_of_resumption {
        fide_2001_app_a_13 "fide-2001" "App. A.13 (FIDE 2001)";
        fide_2005_app_a_13 "fide-2005" "App. A.13 (FIDE 2005)";
        fide_2009_guidelines_13 "fide-2009" "Guidelines 13 (FIDE 2009)";
        fide_2023_guidelines_i_14 "fide-2023" "Guidelines I.14 (FIDE 2023)";
    }
}

/// 1 e4 was played; Black has sealed 1...e5.
fn away(edition: &str) -> Table {
    let mut table = table(edition);
    table.plays("e2e4");
    table.waits_s(600);
    table.puts_away("e5");
    assert!(table.session.is_away());
    table
}

fn sealing(edition: &str, article: &str) {
    let mut table = table_with(edition, |agreement| agreement.session_s = Some(900));
    table.plays("e2e4");
    // The session ends by the clocks: who is on move is told to seal, and his clock runs on.
    let events = table.waits_s(900);
    assert_eq!(cited(&events), [article]);
    assert!(has(&events, |told| matches!(
        told,
        Told::SealNow {
            side: Black,
            number: 1,
            ..
        }
    )));
    assert_eq!(
        table.session.clock().unwrap().running(),
        Running::Runs(Black)
    );
    // Until the clocks are stopped the move may be changed.
    assert!(cited(&table.seals("e5")).is_empty());
    assert_eq!(cited(&table.seals("c5")), [article]);
    table.waits_s(60);
    table.does(Ask::PressClock);
    assert!(table.session.is_away());
    assert_eq!(table.session.clock().unwrap().running(), Running::Stopped);
    assert_eq!(table.left_s(Black), 7200 - 960);
    table.waits_s(90_000);
    assert_eq!(opened(&table.resumes(BOTH)).as_deref(), Some("c7c5"));

    // A move made on the board instead is written down as the sealed one; it is no secret.
    let mut table = table_with(edition, |_| {});
    table.arbiter_adjourns(OnWord::SessionOver);
    table.seals("d4");
    let events = table.plays("g1f3");
    assert!(has(
        &events,
        |told| matches!(told, Told::MadeOpenly(law) if law.article == article)
    ));
    assert!(table.session.is_away());
    assert_eq!(
        table.session.envelope().unwrap().open,
        Some(table.legal("g1f3"))
    );
    assert_eq!(opened(&table.resumes(BOTH)).as_deref(), Some("g1f3"));
}

fn taking_time(edition: &str, article: &str) {
    let mut table = table_with(edition, |agreement| agreement.session_s = Some(3600));
    table.waits_s(600);
    let events = table.adjourns(Adjournment::Adjourn(OnWord::Player));
    assert_eq!(cited(&events), [article]);
    // Whatever is not yes leaves the game as it was.
    table.does(Ask::Cancel);
    assert!(!table.session.can_seal());
    table.adjourns(Adjournment::Adjourn(OnWord::Player));
    table.does(Ask::Yes);
    table.seals("e4");
    let events = table.adjourns(Adjournment::Stop);
    assert!(cited(&events).contains(&article));
    assert_eq!(table.left_s(White), 7200 - 3600);
    assert_eq!(table.left_s(Black), 7200);
}

fn envelope_told(edition: &str, article: &str) {
    let mut table = away(edition);
    let names = ["Anna".to_owned(), "Boris".to_owned()];
    table.adjourns(Adjournment::Names(names));
    table.adjourns(Adjournment::Appointment("Monday".to_owned()));
    table.adjourns(Adjournment::Offer(White));
    let events = table.adjourns(Adjournment::Tell);
    assert_eq!(cited(&events), [article]);
    let envelope = table.session.envelope().unwrap();
    assert_eq!(envelope.name(White), Some("Anna"));
    assert_eq!(envelope.name(Black), Some("Boris"));
    assert_eq!(envelope.sealer(), Black);
    assert_eq!(envelope.position().number(), 1);
    assert_eq!(envelope.appointment, "Monday");
    assert_eq!(envelope.offers.standing, Some(White));
    let clock = envelope.clock.as_ref().unwrap();
    assert_eq!(clock.used_ms(Black, table.now), 600_000);
}

fn offer_after_sealing(edition: &str, article: &str) {
    let mut table = away(edition);
    let events = table.does(Ask::OfferDraw);
    assert_eq!(cited(&events), [article]);
    // It stands through the opening of the envelope, until it is declined or accepted.
    table.resumes(BOTH);
    let events = table.does(Ask::Yes);
    assert_eq!(ruling(&events).outcome, GameResult::Draw);
}

/// Adjourning is no way round the rule that forbids draws: Art. 9.1a (FIDE 2009), Art. 9.1.1 (FIDE 2023).
#[test]
fn no_draw_is_agreed_on_while_the_game_is_away_where_none_is_allowed() {
    for edition in ["fide-2009", "fide-2023"] {
        for (before, may) in [(Some(30), false), (None, true)] {
            let mut table = table_with(edition, |agreement| agreement.no_draws_before = before);
            table.plays("e2e4");
            table.plays("e7e5");
            table.puts_away("Nf3");
            let offered = table.does(Ask::OfferDraw);
            let is_refused = matches!(offered.first(), Some(Event::Refused(_)));
            assert_eq!(is_refused, !may, "{edition}: {offered:?}");
            table.adjourns(Adjournment::Drawn);
            let is_drawn = table.session.record().outcome() == Some(GameResult::Draw);
            assert_eq!(is_drawn, may, "{edition}");
        }
    }
}

fn set_up_again(edition: &str, article: &str) {
    let mut table = away(edition);
    let events = table.resumes(BOTH);
    assert_eq!(cited(&events)[0], article);
    let is_as_before = |told: &Told| {
        let Told::SetUp { remaining_ms, .. } = told else {
            return false;
        };
        *remaining_ms == Some([7_200_000, 6_600_000])
    };
    assert!(has(&events, is_as_before));
}

fn ended_meanwhile(edition: &str, article: &str) {
    // The laws of today let nobody agree on a draw before both have moved.
    let mut table = table(edition);
    table.plays("e2e4");
    table.plays("e7e5");
    table.puts_away("Nf3");
    let events = table.adjourns(Adjournment::Drawn);
    assert_eq!(cited(&events)[0], article);
    assert_eq!(ruling(&events).verdict, Verdict::Agreement);
    let mut table = away(edition);
    table.adjourns(Adjournment::Resigns(White));
    let events = table.does(Ask::Yes);
    assert_eq!(cited(&events)[0], article);
    assert_eq!(ruling(&events).outcome, GameResult::Win(Black));
    assert!(!table.session.is_away());
}

fn reply_opened_before_the_absent(edition: &str, article: &str) {
    let mut table = away(edition);
    table.resumes_late(ONLY_WHITE, Some(3600));
    table.seals("Nf3");
    table.adjourns(Adjournment::Stop);
    table.waits_s(300);
    let events = table.adjourns(Adjournment::Arrives(Black));
    assert!(cited(&events).contains(&article));
    assert_eq!(opened(&events).as_deref(), Some("g1f3"));
    // His clock has run meanwhile, and it runs on.
    assert_eq!(table.left_s(Black), 6600 - 300);
    assert_eq!(
        table.session.clock().unwrap().running(),
        Running::Runs(Black)
    );
    assert_eq!(table.session.clock().unwrap().moves(White), 2);
}

fn flawed(edition: &str, article: &str) {
    // Ambiguous, without meaning, illegal; and what another edition would forgive.
    let fen = "4k3/p7/8/8/8/8/4K3/R6R w - - 0 40";
    for text in ["Rd1", "hello", "Ra1-b3", "Ra1-b9"] {
        let mut table = at_fen(edition, fen);
        table.puts_away(text);
        let events = table.resumes(BOTH);
        assert!(loses_by_seal(&events, White), "{text}");
        assert_eq!(ruling(&events).article, article);
        assert_eq!(ruling(&events).outcome, GameResult::Win(Black), "{text}");
        assert_eq!(table.session.clock().unwrap().running(), Running::Stopped);
    }
    // As of a fallen flag: an opponent who cannot mate does not win.
    let mut table = at_fen(edition, "8/8/8/8/4k3/8/4K3/R6R w - - 0 40");
    table.puts_away("Rd1");
    assert_eq!(ruling(&table.resumes(BOTH)).outcome, GameResult::Draw);
    // What is clear is made, signs for capture and check or not.
    for text in ["Rh1-h8", "Rh8", "Rxh8", "h1h8", "rook h8"] {
        let mut table = at_fen(edition, fen);
        table.puts_away(text);
        assert_eq!(
            opened(&table.resumes(BOTH)).as_deref(),
            Some("h1h8"),
            "{text}"
        );
    }
}

fn replier_present(edition: &str, article: &str) {
    let mut table = away(edition);
    let events = table.resumes(BOTH);
    assert_eq!(cited(&events)[1], article);
    assert_eq!(opened(&events).as_deref(), Some("e7e5"));
    assert_eq!(
        table.session.clock().unwrap().running(),
        Running::Runs(White)
    );
    assert_eq!(table.session.clock().unwrap().moves(Black), 1);
    table.plays("g1f3");
    assert_eq!(table.session.record().plies(), 3);
}

fn replier_absent(edition: &str, article: &str) {
    let mut table = away(edition);
    let events = table.resumes_late(ONLY_BLACK, Some(3600));
    assert_eq!(cited(&events)[1], article);
    assert_eq!(opened(&events), None);
    assert_eq!(
        table.session.clock().unwrap().running(),
        Running::Runs(White)
    );
    let mv = table.legal("e7e5");
    let refused = table.does(Ask::Enter(MoveEntry::Move(mv)));
    assert!(matches!(
        refused[0],
        Event::Refused(Refusal::Adjournment(_))
    ));
    table.waits_s(120);
    let events = table.adjourns(Adjournment::Arrives(White));
    assert_eq!(opened(&events).as_deref(), Some("e7e5"));
    assert_eq!(table.left_s(White), 7200 - 120);
    assert_eq!(
        table.session.clock().unwrap().running(),
        Running::Runs(White)
    );
}

fn sealer_absent(edition: &str, article: &str) {
    let mut table = away(edition);
    let events = table.resumes_late(ONLY_WHITE, Some(3600));
    assert!(cited(&events).contains(&article));
    assert_eq!(opened(&events).as_deref(), Some("e7e5"));
    assert!(has(&events, |told| matches!(
        told,
        Told::SealerAway { must: false, .. }
    )));
    // He may seal his reply, or make it in the ordinary way.
    let mut other = away(edition);
    other.resumes_late(ONLY_WHITE, Some(3600));
    other.plays("g1f3");
    assert_eq!(other.session.record().plies(), 3);
    table.seals("Nf3");
    let events = table.does(Ask::PressClock);
    assert_eq!(cited(&events), [article]);
    assert_eq!(table.session.record().plies(), 2);
    assert_eq!(
        table.session.clock().unwrap().running(),
        Running::Runs(Black)
    );
}

fn has_no_ruling(events: &[Event]) -> bool {
    events.iter().all(|event| !matches!(event, Event::Ruled(_)))
}

fn late(edition: &str, article: &str) {
    let limit_s = if edition == "fide-2023" { 0 } else { 3600 };
    for (present, loser) in [(ONLY_WHITE, Black), (ONLY_BLACK, White)] {
        let mut table = away(edition);
        let mut events = table.resumes(present);
        if limit_s > 0 {
            // Exactly so late is still in time.
            assert!(has_no_ruling(&table.waits_s(limit_s)));
            events = table.waits_s(1);
        } else {
            // Nobody has told how late one may come, and so it is asked.
            assert!(has_no_ruling(&events), "{edition}");
            events = table.does(Ask::Yes);
        }
        assert_eq!(ruling(&events).verdict, Verdict::Late(loser), "{edition}");
        assert_eq!(ruling(&events).article, article);
        assert_eq!(ruling(&events).outcome, GameResult::Win(loser.other()));
    }
    // The event may set another time.
    let mut table = away(edition);
    table.resumes_late(ONLY_WHITE, Some(60));
    assert!(has_no_ruling(&table.waits_s(60)));
    assert_eq!(ruling(&table.waits_s(1)).verdict, Verdict::Late(Black));
}

fn sealed_move_that_ends(edition: &str, article: &str) {
    // Mate: the player who is away has won. Stalemate: it is drawn.
    let mate = (
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1",
        "Ra8",
        GameResult::Win(White),
    );
    let stalemate = ("7k/8/6K1/5Q2/8/8/8/8 w - - 0 1", "Qf7", GameResult::Draw);
    for (fen, text, outcome) in [mate, stalemate] {
        let mut table = at_fen(edition, fen);
        table.puts_away(text);
        let events = table.resumes(ONLY_BLACK);
        assert_eq!(ruling(&events).outcome, outcome);
        assert!(has(
            &events,
            |told| matches!(told, Told::Concluded(law) if law.article == article)
        ));
        assert!(table.waits_s(7200).is_empty());
    }
}

fn both_absent(edition: &str, article: &str) {
    let mut table = away(edition);
    let events = table.resumes_late([false, false], Some(3600));
    assert_eq!(cited(&events)[1], article);
    assert_eq!(
        table.session.clock().unwrap().running(),
        Running::Runs(White)
    );
    table.waits_s(60);
    table.adjourns(Adjournment::Arrives(Black));
    assert_eq!(table.session.record().plies(), 1);
    assert_eq!(
        opened(&table.adjourns(Adjournment::Arrives(White))).as_deref(),
        Some("e7e5")
    );
    assert_eq!(table.left_s(White), 7200 - 60);
}

fn envelope_lost(edition: &str, article: &str) {
    let mut table = away(edition);
    assert_eq!(cited(&table.adjourns(Adjournment::EnvelopeLost)), [article]);
    let events = table.resumes(BOTH);
    assert_eq!(opened(&events), None);
    // The player who sealed makes the move that he says he sealed.
    let said = MoveEntry::Move(table.legal("c7c5"));
    let events = table.adjourns(Adjournment::Says(said));
    assert_eq!(opened(&events).as_deref(), Some("c7c5"));
    assert_eq!(
        table.session.clock().unwrap().running(),
        Running::Runs(White)
    );
    // Without the position there is a new game.
    let mut table = away(edition);
    table.adjourns(Adjournment::PositionLost);
    assert_eq!(
        table.session.record().plies(),
        1,
        "with the envelope in the hand"
    );
    table.adjourns(Adjournment::EnvelopeLost);
    assert_eq!(cited(&table.adjourns(Adjournment::PositionLost)), [article]);
    assert_eq!(table.session.record().plies(), 1, "before it is answered");
    assert_eq!(cited(&table.does(Ask::Yes)), [article]);
    assert_eq!(table.session.record().plies(), 0);
    assert_eq!(table.session.record().outcome(), None);
    assert_eq!(table.left_s(White), 7200);
}

fn wrong_times(edition: &str, article: &str) {
    let wrong = |side, remaining_s, by| Adjournment::WrongTime {
        side,
        remaining_s,
        by,
    };
    let mut table = away(edition);
    table.resumes(BOTH);
    // Before the own first move, to more or to less time.
    assert_eq!(
        cited(&table.adjourns(wrong(Black, 6000, Some(White)))),
        [article]
    );
    assert_eq!(table.left_s(Black), 6000);
    table.plays("g1f3");
    let events = table.adjourns(wrong(Black, 6600, Some(White)));
    assert!(matches!(events[0], Event::Refused(Refusal::Forbidden(_))));
    assert_eq!(cited(&events), [article]);
    // Black has made no move of his own since the resumption; later only the arbiter decides.
    table.adjourns(wrong(Black, 6600, Some(Black)));
    assert_eq!(table.left_s(Black), 6600);
    table.plays("b8c6");
    table.adjourns(wrong(Black, 6000, Some(Black)));
    assert_eq!(table.left_s(Black), 6600);
    table.adjourns(wrong(Black, 6000, None));
    assert_eq!(table.left_s(Black), 6000);
}

fn session_of_resumption(edition: &str, article: &str) {
    let mut table = table_with(edition, |agreement| agreement.session_s = Some(1800));
    table.waits_s(1800);
    table.seals("e4");
    table.does(Ask::PressClock);
    table.waits_s(50_000);
    table.resumes(BOTH);
    assert!(
        table
            .waits_s(1799)
            .iter()
            .all(|event| !matches!(event, Event::Adjournment(_)))
    );
    let events = table.waits_s(1);
    assert_eq!(cited(&events), [article]);
    assert!(has(&events, |told| matches!(
        told,
        Told::SealNow { side: Black, .. }
    )));
    table.seals("e5");
    table.does(Ask::PressClock);
    assert_eq!(opened(&table.resumes(BOTH)).as_deref(), Some("e7e5"));
}

#[test]
fn who_comes_late_may_come_as_late_as_was_agreed() {
    for edition in ["fide-2005", "fide-2023"] {
        let mut table = table_with(edition, |agreement| {
            agreement.arrangements.late_s = Some(1800);
        });
        table.plays("e2e4");
        table.puts_away("e5");
        table.resumes(ONLY_BLACK);
        assert!(table.waits_s(1799).is_empty(), "{edition}");
        let events = table.waits_s(2);
        assert_eq!(ruling(&events).outcome, GameResult::Win(Black), "{edition}");
    }
}
