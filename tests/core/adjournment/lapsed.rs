//! An adjournment whose position is gone: the game goes on, and who is on move then seals.

use annabella::arbiter::{Cause, OnWord};
use annabella::board::Side::{Black, White};
use annabella::board::Square;
use annabella::clock::Running;
use annabella::protocol::{
    Adjournment, AdjournmentEvent as Told, Ask, ClaimKind, Event, FormOfPlay, Hindrance,
    Intervention, Refusal,
};

use super::{Table, has, table_with};

/// Forms in which nobody rules on an illegal move before the opponent claims it.
const UNRULED: [(&str, FormOfPlay); 2] = [
    ("fide-2005", FormOfPlay::Rapid),
    ("fide-2001", FormOfPlay::Blitz),
];

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn lapsed(events: &[Event]) -> bool {
    has(events, |told| matches!(told, Told::Void(_)))
}

/// White was told to seal and has made an illegal move on the board instead.
fn illegal_instead(edition: &str, form: FormOfPlay) -> Table {
    let mut table = table_with(edition, |agreement| {
        agreement.form = form;
        agreement.control = Some("300".parse().expect("five minutes"));
        if form == FormOfPlay::Rapid {
            agreement.control = Some("1800".parse().expect("half an hour"));
        }
    });
    table.arbiter_adjourns(OnWord::SessionOver);
    table.seals("e4");
    table.does(Ask::Lift(square("a1")));
    table.does(Ask::Put(square("a5")));
    assert!(lapsed(&table.does(Ask::PressClock)));
    assert!(!table.session.can_seal());
    table
}

#[test]
fn an_illegal_move_on_the_board_that_nobody_rules_on_ends_the_sealing() {
    for (edition, form) in UNRULED {
        let mut table = illegal_instead(edition, form);
        // Black goes on, is told to seal in his turn, and seals.
        table.does(Ask::Lift(square("e7")));
        table.does(Ask::Put(square("e7")));
        table.does(Ask::Cancel);
        table.does(Ask::Lift(square("e7")));
        table.does(Ask::Put(square("e5")));
        table.does(Ask::PressClock);
        let events = table.arbiter_adjourns(OnWord::SessionOver);
        assert!(has(&events, |told| matches!(
            told,
            Told::SealNow { side: White, .. }
        )));
        table.seals("d4");
        table.adjourns(Adjournment::Stop);
        table.resumes([false, false]);
        let clock = table.session.clock().expect("there is one");
        assert_eq!(clock.running(), Running::Runs(Black), "{edition}");
        assert_eq!(table.session.on_move(), Black, "{edition}");
    }
}

#[test]
fn a_claim_after_that_brings_the_position_back_and_a_new_word_adjourns_it() {
    for (edition, form) in [UNRULED[0], ("fide-2009", FormOfPlay::Rapid)] {
        let mut table = illegal_instead(edition, form);
        table.does(Ask::Claim(ClaimKind::Illegal));
        assert_eq!(table.session.on_move(), White);
        assert!(!table.session.is_away());
        table.puts_away("e4");
        table.resumes([true, true]);
        assert_eq!(table.session.on_move(), Black, "{edition}");
    }
}

#[test]
fn pieces_that_go_back_while_the_envelope_is_closed_make_it_void() {
    let mut table = table_with("fide-2023", |_| {});
    table.plays("e2e4");
    table.puts_away("e5");
    table.does(Ask::Arbiter(Intervention::StepIn));
    let back = Intervention::GoBack(1, White, Cause::IllegalMove);
    table.does(Ask::Arbiter(back));
    assert!(lapsed(&table.does(Ask::Yes)));
    table.does(Ask::Arbiter(Intervention::StepBack));
    assert!(!table.session.is_away());
    assert_eq!(table.session.on_move(), White);
    let clock = table.session.clock().expect("there is one");
    assert_eq!(clock.running(), Running::Runs(White));
    table.plays("d2d4");
}

#[test]
fn the_end_of_the_session_and_the_consent_are_words_of_the_arbiter() {
    for edition in [
        "ussr-1956",
        "fide-2001",
        "fide-2005",
        "fide-2009",
        "fide-2023",
    ] {
        for on in [OnWord::SessionOver, OnWord::Arbiter] {
            let mut table = table_with(edition, |agreement| agreement.session_s = Some(3_600));
            let events = table.adjourns(Adjournment::Adjourn(on));
            let absent = Refusal::Arbiter(Hindrance::Absent);
            assert_eq!(events, [Event::Refused(absent)], "{edition}");
            assert!(!table.session.can_seal());
            table.arbiter_adjourns(on);
            table.does(Ask::Yes);
            assert!(table.session.can_seal(), "{edition}");
        }
        // Where no length of the session was agreed on, a player asks and the arbiter answers.
        let mut table = table_with(edition, |_| {});
        table.adjourns(Adjournment::Adjourn(OnWord::Player));
        table.does(Ask::No);
        assert!(!table.session.can_seal());
        table.adjourns(Adjournment::Adjourn(OnWord::Player));
        table.does(Ask::Yes);
        assert!(table.session.can_seal(), "{edition}");
    }
}
