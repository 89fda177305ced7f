//! Offers and claims of a draw.

use annabella::arbiter::{Forbidden, Obligation};
use annabella::board::Side;
use annabella::laws::{ClaimLostBy, DeclinedBy, DrawOffer, SamePosition};
use annabella::protocol::{ClaimsEvent, Event, Question, WrongClaim};
use annabella::record::GameResult;
use annabella::time::Moment;

use super::case::{Case, START, WHO, play};
use crate::common::table::Table;

/// There were 49 moves of each side without capture or pawn move.
const QUIET: &str = "6k1/8/8/8/8/8/r7/1K5R w - - 98 90";

/// The knights go out and home: after eight plies the start stands for the third time.
fn knights(case: &Case, who: &str, plies: usize) -> Table {
    let mut table = case.table(who, START);
    for mv in ["g1f3", "g8f6", "f3g1", "f6g8"]
        .into_iter()
        .cycle()
        .take(plies)
    {
        play(&mut table, mv);
    }
    table
}

#[track_caller]
fn wrong(events: &[Event]) -> WrongClaim {
    let found = events.iter().find_map(|event| match event {
        Event::Claims(ClaimsEvent::ClaimWrong(wrong)) => Some(*wrong),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("{events:?}"))
}

fn is_declined(events: &[Event]) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::Declined(_)))
}

/// White moves and offers a draw before the clock, when both have made a move.
fn offered(case: &Case, who: &str) -> (Table, Vec<Event>) {
    let mut table = case.table(who, START);
    play(&mut table, "g1f3");
    play(&mut table, "g8f6");
    let say = if ["both", "white"].contains(&who) {
        ", say e2e4"
    } else {
        ""
    };
    let events = table.lines(&format!("lift e2, put e4{say}, draw"));
    (table, events)
}

pub fn draw_offer(case: &Case) {
    for who in WHO {
        let (table, events) = offered(case, who);
        assert!(
            matches!(events.as_slice(), [Event::Claims(ClaimsEvent::Offered { disturbs: false, law, .. })]
                if law.article == case.article),
            "{events:?}"
        );
        case.is_heard(&table);
        match case.form.ends.draw_offer.value {
            DrawOffer::AfterMoveOnly => case.forbids(who, START, "draw", Forbidden::OfferNotNow),
            DrawOffer::AfterMoveElseDisturbs => {
                let mut table = case.table(who, START);
                play(&mut table, "e2e4");
                let events = table.line("draw");
                assert!(matches!(
                    events.as_slice(),
                    [Event::Claims(ClaimsEvent::Offered { disturbs: true, .. })]
                ));
            }
        }
    }
}

pub fn draw_offer_declined_by(case: &Case) {
    let by_touch = case.form.ends.draw_offer_declined_by.value == DeclinedBy::WordOrTouch;
    for who in WHO {
        let (mut table, _) = offered(case, who);
        table.line("clock");
        // To adjust is not to touch.
        assert!(!is_declined(&table.lines("adjust, lift e7, put e7")));
        assert!(!is_declined(&table.line("lift e7")), "{who}");
        let put = table.line("put e5");
        assert!(is_declined(&put), "{who}: {put:?}");
        let (mut table, _) = offered(case, who);
        table.line("clock");
        assert_eq!(is_declined(&table.line("lift e7")), by_touch, "{who}");
        let say = if ["both", "black"].contains(&who) {
            ", say e7e5"
        } else {
            ""
        };
        let put = table.line("put e5");
        let events = table.lines(&format!("{}, clock", say.trim_start_matches(", ")));
        let declined = is_declined(&put) || is_declined(&events);
        assert_eq!(declined, !by_touch, "{who}");
        let (mut table, _) = offered(case, who);
        table.line("clock");
        assert!(is_declined(&table.line("no")));
    }
}

pub fn draw_offers_alternate(case: &Case) {
    for who in WHO {
        let (mut table, _) = offered(case, who);
        table.line("clock");
        play(&mut table, "e7e5");
        let say = if ["both", "white"].contains(&who) {
            ", say d2d4"
        } else {
            ""
        };
        let events = table.lines(&format!("lift d2, put d4{say}, draw"));
        case.is_forbidden(&mut table, &events, Forbidden::OfferAgain);
    }
}

pub fn draw_offer_written_down(case: &Case) {
    let (_, events) = offered(case, "both");
    assert!(
        matches!(
            events.as_slice(),
            [Event::Claims(ClaimsEvent::Offered { written: true, .. })]
        ),
        "{events:?}"
    );
}

pub fn no_draws_before_move(case: &Case) {
    for who in WHO {
        let terms = format!("{who} no-draws-before-30");
        case.forbids(&terms, START, "draw", Forbidden::OfferBefore(30));
    }
}

pub fn agreement(case: &Case) {
    for who in WHO {
        let mut table = case.table(who, START);
        play(&mut table, "e2e4");
        let say = if ["both", "black"].contains(&who) {
            ", say e7e5"
        } else {
            ""
        };
        let events = table.lines(&format!("lift e7, put e5{say}, draw, clock, yes"));
        case.ends(&table, &events, GameResult::Draw);
        let least = case.form.ends.agreement.value;
        if least > 0 {
            case.forbids(who, START, "draw", Forbidden::OfferBefore(least));
        }
    }
}

pub fn repetition(case: &Case) {
    for who in WHO {
        let mut table = knights(case, who, 8);
        let events = table.line("claim repetition");
        case.ends(&table, &events, GameResult::Draw);
    }
}

pub fn claim_ahead(case: &Case) {
    for who in WHO {
        let mut table = knights(case, who, 7);
        let events = table.line("claim repetition f6g8");
        case.ends(&table, &events, GameResult::Draw);
        assert_eq!(table.session().record().plies(), 7, "the move is not made");
    }
}

/// The king goes out and home and loses the right to castle: only the pieces are the same.
pub fn same_position(case: &Case) {
    for who in WHO {
        let mut table = case.table(who, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        for mv in ["e1e2", "e8e7", "e2e1", "e7e8"].into_iter().cycle().take(8) {
            play(&mut table, mv);
        }
        let events = table.line("claim repetition");
        match case.form.ends.same_position.value {
            SamePosition::ArrangementAndTurn => {
                assert!(matches!(events.last(), Some(Event::Ruled(_))), "{events:?}");
            }
            SamePosition::SameMoves => assert_eq!(wrong(&events).reached, 2),
        }
    }
}

pub fn claim_lost_by(case: &Case) {
    let by_touch = case.form.ends.claim_lost_by.value == ClaimLostBy::Touch;
    for who in WHO {
        let mut table = knights(case, who, 8);
        let events = table.lines("adjust, lift g1, put g1, claim repetition");
        is_right(&events);
        let mut table = knights(case, who, 8);
        let events = table.lines("lift g1, put g1, claim repetition");
        if by_touch {
            let events = events
                .last()
                .cloned()
                .map_or_else(Vec::new, |event| vec![event]);
            case.is_forbidden(&mut table, &events, Forbidden::ClaimLost);
        } else {
            is_right(&events);
        }
        let mut table = knights(case, who, 8);
        let say = if ["both", "white"].contains(&who) {
            ", say g1f3"
        } else {
            ""
        };
        let events = table.lines(&format!("lift g1, put f3{say}, claim repetition"));
        case.is_forbidden(&mut table, &events, Forbidden::ClaimLost);
    }
}

/// A wrong claim corrects the clocks: what the opponent gains, and what is left to the claimant of
/// each reading, in seconds.
pub fn wrong_claim(case: &Case) {
    let rule = case.form.ends.wrong_claim.expect("a rule").value;
    let rows = if rule.claimant.is_empty() {
        [(600, 600), (240, 240), (90, 90), (30, 30)]
    } else {
        [(600, 420), (240, 120), (90, 60), (30, 30)]
    };
    for who in ["both", "none"] {
        for (before_s, after_s) in rows {
            let clock = format!("{who} {}:{:02}", before_s / 60, before_s % 60);
            let mut table = case.table(&clock, START);
            let correction = wrong(&table.line("claim fifty"))
                .correction
                .expect("a correction");
            assert_eq!(correction.law.article, case.article);
            case.is_heard(&table);
            let clock = table.session().clock().expect("a clock");
            let left = |side| clock.remaining_ms(side, Moment::default()) / 1000;
            let gained_s = before_s + u64::from(rule.opponent_bonus_s);
            assert_eq!((left(Side::White), left(Side::Black)), (after_s, gained_s));
        }
    }
}

pub fn claimed_move_binds(case: &Case) {
    for who in WHO {
        let mut table = case.table(who, START);
        let wrong = wrong(&table.line("claim repetition g1f3"));
        let (mv, law) = wrong.must_make.expect("a move");
        assert_eq!(
            (mv.to_string().as_str(), law.article),
            ("g1f3", case.article)
        );
        case.is_heard(&table);
        let say = if ["both", "white"].contains(&who) {
            ", say e2e4"
        } else {
            ""
        };
        let events = table.lines(&format!("lift e2, put e4{say}, clock"));
        let declared = Forbidden::Bound(Obligation::Declared(mv));
        case.is_forbidden(&mut table, &events, declared);
        assert_eq!(table.session().record().plies(), 0);
    }
}

pub fn claim_is_offer(case: &Case) {
    for who in WHO {
        let mut table = case.table(who, START);
        play(&mut table, "e2e4");
        play(&mut table, "e7e5");
        let offer = wrong(&table.line("claim repetition"))
            .offers_draw
            .expect("an offer");
        assert_eq!(offer.article, case.article);
        case.is_heard(&table);
        let events = table.line("yes");
        assert!(matches!(events.as_slice(), [Event::Ruled(_)]), "{events:?}");
    }
}

/// The clocks stand for the claimant's time too: a claim is decided at once.
pub fn claim_checked_on(case: &Case) {
    let mut table = case.table("both 5+0", START);
    wrong(&table.line("claim repetition"));
    let clock = table.session().clock().expect("a clock");
    assert_eq!(
        clock.running(),
        annabella::clock::Running::Runs(Side::White)
    );
}

pub fn fifty_moves(case: &Case) {
    for who in WHO {
        let mut table = case.table(who, QUIET);
        assert_eq!(wrong(&table.line("claim fifty")).reached, 49);
        let mut table = case.table(who, QUIET);
        play(&mut table, "h1g1");
        if case.edition.id != "ussr-1956" {
            let events = undisputed(&mut table, "claim fifty g8h8");
            case.ends(&table, &events, GameResult::Draw);
        }
        let mut table = case.table(who, QUIET);
        play(&mut table, "h1g1");
        play(&mut table, "g8h8");
        let events = undisputed(&mut table, "claim fifty");
        case.ends(&table, &events, GameResult::Draw);
    }
}

/// A claim; where the opponent may prove that more moves are needed, he does not.
fn undisputed(table: &mut Table, claim: &str) -> Vec<Event> {
    let events = table.line(claim);
    match events.last() {
        Some(Event::Asked(Question::Dispute(..))) => table.line("no"),
        _ => events,
    }
}

/// The right claim is told with the condition under which fifty moves more are needed.
pub fn fifty_moves_extension(case: &Case) {
    let fen = QUIET.replace("98 90", "100 91");
    let mut table = case.table("none", START);
    let line = format!("agree practice {} none", case.edition.id);
    table.lines(&format!("{line}, yes"));
    let mut agreement = table.session().agreement().clone();
    agreement.position = annabella::chess::Position::from_fen(&fen)
        .expect("a position")
        .into();
    table.obey(annabella::protocol::ask::Ask::AgreeOn(Box::new(agreement)));
    let events = table.line("may-i-claim");
    let Some(Event::Claims(ClaimsEvent::MayClaim(_, chances))) = events.first() else {
        panic!("{events:?}");
    };
    let more = case.form.ends.fifty_moves_extension.expect("a rule").value;
    assert!(
        chances.iter().any(|chance| chance.unless_won == Some(more)),
        "{chances:?}"
    );
    case.is_heard(&table);
}

/// The claim has ended the game.
#[track_caller]
fn is_right(events: &[Event]) {
    assert!(matches!(events.last(), Some(Event::Ruled(_))), "{events:?}");
}
