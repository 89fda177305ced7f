//! Illegal moves and what they cost.

use annabella::arbiter::{Irregularity, Verdict};
use annabella::board::Side;
use annabella::laws::{Consequence, NoticedBy, PromotionNotCompleted};
use annabella::protocol::{ClaimsEvent, Event, TurnEvent};
use annabella::record::GameResult;

use super::case::{BARE, Case, PROMOTION, START, WHO, irregular, piece, square};
use crate::common::table::{Table, penalty};

/// The whole series of one player's illegal moves, as the edition punishes them.
pub fn illegal_move(case: &Case) {
    let rule = case.form.irregular.illegal_move.value;
    for who in WHO {
        let mut table = case.table(&format!("{who} 90"), START);
        for (at, consequence) in rule.consequences.iter().enumerate() {
            let events = irregular(&mut table, "lift e2, put e5", "e2e5");
            let penalty = penalty(&events);
            assert_eq!((penalty.number as usize, penalty.by), (at + 1, Side::White));
            assert_eq!(penalty.law.article, case.article);
            if *consequence != Consequence::Loses {
                case.is_heard(&table);
            }
            match consequence {
                Consequence::Nothing => assert_eq!(penalty.bonus_s, 0),
                Consequence::OpponentGains { bonus_s } => assert_eq!(penalty.bonus_s, *bonus_s),
                Consequence::Loses => {
                    let Some(Event::Ruled(ruling)) = events.last() else {
                        panic!("{events:?}");
                    };
                    assert_eq!(ruling.outcome, GameResult::Win(Side::Black));
                    assert!(matches!(
                        ruling.verdict,
                        Verdict::IllegalMoves(Side::White, _)
                    ));
                    continue;
                }
            }
            assert_eq!(table.session().record().outcome(), None);
            assert_eq!(table.session().position().fen(), START);
            assert_eq!(table.session().on_move(), Side::White);
        }
    }
    complete_when(case);
    noticed_by(case);
    drawn_if_no_mate(case);
}

/// The illegal move that loses does so by the article on what illegal moves cost.
pub fn illegal_move_costs(case: &Case) {
    let rule = case.form.irregular.illegal_move.value;
    for who in WHO {
        let mut table = case.table(&format!("{who} 90"), START);
        let mut events = Vec::new();
        for _ in rule.consequences {
            events = irregular(&mut table, "lift e2, put e5", "e2e5");
        }
        let Some(Event::Ruled(ruling)) = events.last() else {
            panic!("{events:?}");
        };
        assert_eq!(ruling.article, case.article);
        case.is_heard(&table);
    }
}

/// An illegal move that the opponent answers instead of claiming it.
fn noticed_by(case: &Case) {
    let rule = case.form.irregular.illegal_move.value;
    if rule.noticed_by == NoticedBy::ArbiterOrOpponent {
        for who in ["none", "both"] {
            let mut table = case.table(who, START);
            let said = if who == "both" { ", say e2e5" } else { "" };
            let mut events = table.lines(&format!("lift e2, put e5{said}"));
            let is_punished = |event: &Event| matches!(event, Event::Turn(TurnEvent::Penalised(_)));
            if !events.iter().any(is_punished) {
                events = table.line("clock");
            }
            penalty(&events);
        }
        return;
    }
    for who in WHO {
        let mut table = case.table(&format!("{who} 90"), START);
        for number in 1..=rule.consequences.len() {
            let by_touch = table.session().agreement().blind[0];
            let said = if by_touch { ", say e2e5" } else { "" };
            let events = table.lines(&format!("lift e2, put e5{said}, clock"));
            let is_shown = matches!(events.as_slice(), [Event::Turn(TurnEvent::Shown(..))]);
            assert!(is_shown, "{who}: {events:?}");
            let before_s = left_s(&table, Side::Black);
            let events = answered(&mut table, "a7a6");
            if rule.noticed_by == NoticedBy::Opponent {
                let stands =
                    |event: &Event| matches!(event, Event::Turn(TurnEvent::IllegalStands(_)));
                assert!(events.iter().any(stands), "{who}: {events:?}");
                assert_eq!(table.session().on_move(), Side::White);
                assert_eq!(table.session().record().outcome(), None);
                break;
            }
            // The arbiter has seen it: nobody gains time, but it counts.
            let penalty = penalty(&events);
            assert_eq!((penalty.number as usize, penalty.bonus_s), (number, 0));
            assert_eq!(penalty.law.article, case.article);
            assert_eq!(left_s(&table, Side::Black), before_s);
            assert_eq!(table.session().position().fen(), START);
            let loses = number == rule.consequences.len();
            let lost = Some(GameResult::Win(Side::Black)).filter(|_| loses);
            assert_eq!(table.session().record().outcome(), lost, "{who}");
        }
    }
    king_left_open(case);
}

fn left_s(table: &Table, side: Side) -> u64 {
    let clock = table.session().clock().expect("there is one");
    clock.remaining_ms(side, table.now()) / 1000
}

/// Black answers with a move that is legal.
fn answered(table: &mut Table, mv: &str) -> Vec<Event> {
    let by_touch = table.session().agreement().blind[1];
    let said = if by_touch {
        format!(", say {mv}")
    } else {
        String::new()
    };
    table.lines(&format!("lift {}, put {}{said}, clock", &mv[..2], &mv[2..]))
}

/// An illegal move after which the king could be captured is not given away by the program.
fn king_left_open(case: &Case) {
    const PINNED: &str = "4k3/p7/8/8/4r3/8/4B3/4K3 w - - 0 1";
    let later = case.form.irregular.illegal_move.value.noticed_by != NoticedBy::Opponent;
    for who in WHO {
        let mut table = case.table(who, PINNED);
        let said = if table.session().agreement().blind[0] {
            ", say e2f3"
        } else {
            ""
        };
        table.lines(&format!("lift e2, put f3{said}, clock"));
        let events = answered(&mut table, "a7a6");
        let refused = |event: &Event| matches!(event, Event::Refused(_));
        assert!(!events.iter().any(refused), "{who}: {events:?}");
        if later {
            penalty(&events);
            continue;
        }
        assert_eq!(table.session().on_move(), Side::White, "{who}");
        let fen = table.session().position().fen();
        assert!(
            fen.starts_with("4k3/8/p7/8/4r3/5B2/8/4K3 w"),
            "{who}: {fen}"
        );
        // To capture the king instead is no legal answer.
        let mut table = case.table(who, PINNED);
        table.lines(&format!("lift e2, put f3{said}, clock"));
        let said = if table.session().agreement().blind[1] {
            ", say e4e1"
        } else {
            ""
        };
        table.lines(&format!("remove e1, lift e4, put e1{said}, clock"));
        assert_eq!(table.session().record().plies(), 0, "{who}");
    }
}

/// Until the clock is pressed the player may put an illegal move right, and it costs nothing.
fn complete_when(case: &Case) {
    for (who, say) in [("both", ", say e2e5"), ("none", "")] {
        let mut table = case.table(who, START);
        let events = table.lines(&format!("lift e2, put e5{say}"));
        let punished = events
            .iter()
            .any(|event| matches!(event, Event::Turn(TurnEvent::Penalised(_))));
        assert!(!punished, "{who}: {events:?}");
        let again = if say.is_empty() { "" } else { ", say e2e4" };
        table.lines(&format!("lift e5, put e4{again}, clock"));
        assert_eq!(table.session().record().plies(), 1, "{who}");
    }
}

fn drawn_if_no_mate(case: &Case) {
    let rule = case.form.irregular.illegal_move.value;
    if !rule.consequences.contains(&Consequence::Loses) {
        return;
    }
    let mut table = case.table("none", BARE);
    for _ in rule.consequences {
        irregular(&mut table, "lift e2, put e5", "e2e5");
    }
    let outcome = if rule.drawn_if_no_mate {
        GameResult::Draw
    } else {
        GameResult::Win(Side::Black)
    };
    assert_eq!(table.session().record().outcome(), Some(outcome));
}

pub fn promotion_not_completed(case: &Case) {
    for who in ["none", "black"] {
        let mut table = case.table(who, PROMOTION);
        let events = irregular(&mut table, "lift a7, put a8", "a7a8");
        let penalty = penalty(&events);
        assert_eq!(penalty.law.article, case.article);
        // The end of the game has an article of its own.
        if penalty.ruling.is_some() {
            continue;
        }
        case.is_heard(&table);
        let rule = case.form.irregular.promotion_not_completed.expect("a rule");
        let (irregularity, a7, a8) = match rule.value {
            PromotionNotCompleted::IllegalMove => (
                Irregularity::Unpromoted(None),
                Some(piece("white pawn")),
                None,
            ),
            PromotionNotCompleted::IllegalMoveBecomesQueen => {
                let queen = Some(piece("white queen"));
                (Irregularity::Unpromoted(Some(square("a8"))), None, queen)
            }
        };
        assert_eq!(penalty.irregularity, irregularity);
        let session = table.session();
        assert_eq!(
            (
                session.piece_at(square("a7")),
                session.piece_at(square("a8"))
            ),
            (a7, a8)
        );
    }
}

pub fn king_captured(case: &Case) {
    for who in WHO {
        let mut table = case.table(who, START);
        let lines = "lift d1, remove e8, put e8";
        let events = irregular(&mut table, lines, "d1e8");
        let penalty = penalty(&events);
        assert_eq!(penalty.law.article, case.article);
        if penalty.ruling.is_none() {
            case.is_heard(&table);
        }
    }
}

/// Both kings in check, or a pawn on the last rank: no claim is needed.
pub fn illegal_position(case: &Case) {
    // The bishop is pinned, and checks.
    let both = "4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1";
    let mut table = case.table("none", both);
    let events = table.lines("lift e2, put b5, clock");
    assert_eq!(penalty(&events).law.article, case.article);
    case.is_heard(&table);
    let mut table = case.table("none", PROMOTION);
    penalty(&table.lines("lift a7, put a8, clock"));
    // Another illegal move waits for the claim.
    let mut table = case.table("none", both);
    let events = table.lines("lift e2, put f2, clock");
    assert!(
        matches!(events.as_slice(), [Event::Turn(TurnEvent::Shown(..))]),
        "{events:?}"
    );
}

/// An illegal move that the opponent has answered without a claim; until then he is on move, and nothing gives it away.
pub fn stands_unclaimed(case: &Case) {
    for who in WHO {
        let mut table = case.table(who, START);
        let by_touch = table.session().agreement().blind[0];
        let said = if by_touch { ", say e2e5" } else { "" };
        table.lines(&format!("lift e2, put e5{said}, clock"));
        assert_eq!(table.session().on_move(), Side::Black);
        assert_eq!(table.session().piece_at(square("e2")), None);
        let placed = table.session().position().squares_of(piece("white pawn"));
        assert!(placed.contains(&square("e5")), "{who}: {placed:?}");
        let offer = table.line("draw");
        let offered = |event: &Event| {
            matches!(
                event,
                Event::Claims(ClaimsEvent::Offered {
                    side: Side::Black,
                    ..
                })
            )
        };
        assert!(offer.iter().any(offered), "{who}: {offer:?}");
        let events = answered(&mut table, "a7a6");
        let stands = events.iter().find_map(|event| match event {
            Event::Turn(TurnEvent::IllegalStands(law)) => Some(law.article),
            _ => None,
        });
        assert_eq!(stands, Some(case.article), "{who}: {events:?}");
        case.is_heard(&table);
        let events = table.line("claim illegal");
        assert!(
            !events
                .iter()
                .any(|event| matches!(event, Event::Turn(TurnEvent::Penalised(_))))
        );
    }
}
