//! The code of Russian draughts, article by article.

use annabella::arbiter::{Forbidden, Obligation};
use annabella::board::{Kind, Piece, Side};
use annabella::protocol::{ClaimsEvent, Event, HandsEvent, TurnEvent};
use annabella::record::GameResult;

use super::case::{Case, square};
use crate::common::table::{Table, penalty};

articles! {
    russian_draughts_art_1_4
    russian_draughts_art_1_4_1
    russian_draughts_art_1_4_6
    russian_draughts_art_1_4_7
    russian_draughts_art_1_4_7_and_1_4_9
    russian_draughts_art_1_4_9
    russian_draughts_art_1_5_3
    russian_draughts_art_1_5_4_and_1_5_13
    russian_draughts_art_1_6_1
    russian_draughts_art_1_8_1
    russian_draughts_art_1_8_1_and_3_8
    russian_draughts_art_1_9_1_1
    russian_draughts_art_1_9_1_2
    russian_draughts_art_1_9_1_3
    russian_draughts_art_1_9_1_4
    russian_draughts_art_1_9_1_5
    russian_draughts_art_1_9_1_6
    russian_draughts_art_1_9_1_7
    russian_draughts_art_1_9_2
}

const START: &str = "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8";
/// White must capture with the man on c3, over d4 and then over d6.
const CAPTURE: &str = "W:Wa1,c3,h2:Bd4,d6,h8";
/// Six pieces, all kings but for two men each that cannot meet: nothing can be captured.
const KINGS: &str = "W:WKa5,c1,g1:BKh4,f8,b8";

fn man(at: &str) -> Obligation {
    let piece = Piece {
        side: Side::White,
        kind: Kind::Man,
    };
    Obligation::Move(square(at), piece)
}

/// Plays moves as a sighted side does; returns what the last one brought.
fn plays(table: &mut Table, moves: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for mv in moves.split_whitespace() {
        if table.session().record().outcome().is_some() {
            break;
        }
        events = table.line(mv);
        if table.session().record().outcome().is_none() {
            events = table.line("clock");
        }
    }
    events
}

pub fn touched_when(case: &Case) {
    let mut table = case.table("none", START);
    let events = table.lines("touch c3, a3-b4, clock");
    case.is_forbidden(&mut table, &events, Forbidden::Bound(man("c3")));
}

pub fn own_piece_touched(case: &Case) {
    for who in ["both", "none"] {
        let mut table = case.table(who, START);
        let say = if who == "both" { "say a3-b4, " } else { "" };
        let events = table.lines(&format!("lift c3, put c3, lift a3, put b4, {say}clock"));
        case.is_forbidden(&mut table, &events, Forbidden::Bound(man("c3")));
        // Of several the first one that can move or capture.
        let mut table = case.table(who, CAPTURE);
        let say = if who == "both" { "say c3:c7, " } else { "" };
        let capture = "lift c3, put c7, remove d4, remove d6";
        table.lines(&format!("lift h2, put h2, {capture}, {say}clock"));
        assert_eq!(table.session().record().plies(), 1, "{who}");
    }
}

pub fn touch_binds_replacement(case: &Case) {
    let mut table = case.table("none", START);
    let events = table.lines("lift c3, put c5, clock");
    assert!(penalty(&events).touch_binds);
    let bound = |event: &Event| matches!(event, Event::Turn(TurnEvent::Bound(to, law, _)) if *to == man("c3") && law.article == case.article);
    assert!(events.iter().any(bound), "{events:?}");
}

pub fn nothing_playable(case: &Case) {
    let mut table = case.table("none", START);
    let events = table.line("touch a1");
    let told = |event: &Event| matches!(event, Event::Turn(TurnEvent::TouchFree(law)) if law.article == case.article);
    assert!(events.iter().any(told), "{events:?}");
    case.is_heard(&table);
    plays(&mut table, "c3-d4");
    assert_eq!(table.session().record().plies(), 1);
}

/// Touching a piece of the opponent binds to nothing, alone or with an own one.
pub fn opponents_piece_touched(case: &Case) {
    let fen = "W:Wa1,c3,h2:Bd4,b4,h8";
    for lines in ["touch d4, c3:a5", "touch d4, touch c3, c3:a5"] {
        let mut table = case.table("none", fen);
        table.lines(&format!("{lines}, clock"));
        assert_eq!(table.session().record().plies(), 1, "{lines}");
    }
}

pub fn adjust(case: &Case) {
    let mut table = case.table("none", START);
    let events = table.line("adjust");
    assert!(
        matches!(events.as_slice(), [Event::Hands(HandsEvent::Adjusting(law))] if law.article == case.article)
    );
    table.lines("lift c3, put c3, a3-b4, clock");
    assert_eq!(table.session().record().plies(), 1);
}

pub fn move_made_when(case: &Case) {
    case.forbids("none", START, "lift c3, put d4, lift d4", Forbidden::Made);
}

pub fn illegal_move(case: &Case) {
    for who in ["both", "none"] {
        let mut table = case.table(who, START);
        let say = if who == "both" { "say c3-c5, " } else { "" };
        let events = table.lines(&format!("lift c3, put c5, {say}clock"));
        let penalty = penalty(&events);
        assert_eq!((penalty.law.article, penalty.bonus_s), (case.article, 0));
        assert_eq!(penalty.ruling, None);
        assert_eq!(table.session().record().plies(), 0);
        case.is_heard(&table);
    }
}

pub fn capture_compulsory(case: &Case) {
    for who in ["both", "none"] {
        let mut table = case.table(who, CAPTURE);
        let say = if who == "both" { "say h2-g3, " } else { "" };
        let events = table.lines(&format!("lift h2, put g3, {say}clock"));
        assert_eq!(penalty(&events).law.article, case.article, "{who}");
        case.is_heard(&table);
        assert_eq!(table.session().position().turn(), Side::White);
    }
}

pub fn capture_completed(case: &Case) {
    // It stops too early; a captured piece is left; both.
    for lines in [
        "lift c3, put e5, remove d4",
        "lift c3, put c7, remove d4",
        "lift c3, put e5",
    ] {
        let mut table = case.table("none", CAPTURE);
        let events = table.lines(&format!("{lines}, clock"));
        assert_eq!(penalty(&events).law.article, case.article, "{lines}");
        case.is_heard(&table);
        let bound = |event: &Event| matches!(event, Event::Turn(TurnEvent::Bound(to, _, _)) if *to == man("c3"));
        assert!(events.iter().any(bound), "{lines}");
    }
    let mut table = case.table("both", CAPTURE);
    let events = table.lines("lift c3, put e5, remove d4, say c3-e5, clock");
    assert_eq!(penalty(&events).law.article, case.article);
}

/// The opponent alone decides whether two moves in a row are put right.
pub fn two_moves(case: &Case) {
    let moves = "lift c3, put d4, lift g3, put h4, say c3-d4, clock";
    let mut table = case.table("both", START);
    table.lines(moves);
    assert_eq!(table.session().on_move(), Side::Black);
    case.is_heard(&table);
    let events = table.line("claim illegal");
    assert_eq!(penalty(&events).law.article, case.article);
    case.is_heard(&table);
    assert_eq!(table.session().position().turn(), Side::White);
    let mut table = case.table("both", START);
    table.lines(moves);
    table.lines("lift f6, put g5, say f6-g5, clock");
    let position = table.session().position();
    assert!(position.piece_at(square("d4")).is_some());
    assert_eq!(position.turn(), Side::White);
}

pub fn announcement_words(case: &Case) {
    let mut table = case.table("both", START);
    table.lines("lift c3, put d4, say c3-d4");
    assert!(table.heard().contains("c3"), "{}", table.heard());
}

pub fn resignation(case: &Case) {
    let mut table = case.table("none", START);
    let events = table.lines("resign, yes");
    case.ends(&table, &events, GameResult::Win(Side::Black));
}

pub fn no_piece_or_move(case: &Case) {
    for (fen, mv) in [("W:Wc3:Bd4", "c3:e5"), ("W:Wb4,d2:Ba5", "d2-c3")] {
        let mut table = case.table("none", fen);
        let events = plays(&mut table, mv);
        case.ends(&table, &events, GameResult::Win(Side::White));
    }
}

pub fn flag(case: &Case) {
    let mut table = case.table("none 1+0", START);
    let events = table.wait(61_000);
    case.ends(&table, &events, GameResult::Win(Side::Black));
}

pub fn agreement(case: &Case) {
    let mut table = case.table("none", START);
    table.lines("c3-d4, draw, clock");
    let events = table.line("yes");
    case.ends(&table, &events, GameResult::Draw);
}

pub fn dead_position(case: &Case) {
    let mut table = case.table("none", "W:WKa5:BKh4");
    let events = table.line("no-win");
    case.ends(&table, &events, GameResult::Draw);
}

pub fn kings_against_one(case: &Case) {
    let mut table = case.table("none", "W:WKa1,Kc1,Ke1:BKa5");
    let events = plays(&mut table, &"a1-b2 a5-d8 b2-a1 d8-a5 ".repeat(8));
    case.ends(&table, &events, GameResult::Draw);
}

pub fn balance(case: &Case) {
    let mut table = case.table("none", "W:WKa5:BKh4");
    let events = plays(&mut table, &"a5-b6 h4-g5 b6-a5 g5-h4 ".repeat(3));
    case.ends(&table, &events, GameResult::Draw);
}

pub fn main_road(case: &Case) {
    let mut table = case.table("none", "W:WKc1,Ke1,a3:BKa1");
    let events = plays(
        &mut table,
        "c1-d2 a1-h8 d2-c1 h8-a1 c1-d2 a1-h8 d2-c1 h8-a1 c1-d2 a1-h8",
    );
    case.ends(&table, &events, GameResult::Draw);
}

pub fn king_moves(case: &Case) {
    let mut table = case.table("none", "W:WKa5,c1,g1,a1,c3:BKh4,f8,b8,h8");
    let moves = "a5-b6 h4-g5 b6-a5 g5-h4 ".repeat(8);
    let events = plays(&mut table, &moves);
    case.ends(&table, &events, GameResult::Draw);
    assert_eq!(table.session().record().plies(), 30);
}

/// The position has stood three times, and once more after a wrong claim.
pub fn repetition(case: &Case) {
    let mut table = case.table("none", KINGS);
    plays(&mut table, &"a5-b6 h4-g5 b6-a5 g5-h4 ".repeat(2));
    let events = table.line("claim repetition");
    case.ends(&table, &events, GameResult::Draw);
}

pub fn claim_ahead(case: &Case) {
    let mut table = case.table("none", KINGS);
    plays(&mut table, "a5-b6 h4-g5 b6-a5 g5-h4 a5-b6 h4-g5 b6-a5");
    let events = table.line("claim repetition g5-h4");
    case.ends(&table, &events, GameResult::Draw);
}

pub fn claim_lost_by(case: &Case) {
    let mut table = case.table("none", KINGS);
    plays(&mut table, &"a5-b6 h4-g5 b6-a5 g5-h4 ".repeat(2));
    let events = table.lines("lift a5, put b6, claim repetition");
    case.is_forbidden(&mut table, &events, Forbidden::ClaimLost);
}

/// The declared move counts as made, and nobody's clock is corrected.
pub fn claimed_move_binds(case: &Case) {
    for who in ["both", "none"] {
        let mut table = case.table(&format!("{who} 60+0"), KINGS);
        let events = table.line("claim repetition a5-b6");
        let Some(wrong) = events.iter().find_map(|event| match event {
            Event::Claims(ClaimsEvent::ClaimWrong(wrong)) => Some(*wrong),
            _ => None,
        }) else {
            panic!("{who}: {events:?}");
        };
        assert_eq!(wrong.correction, None);
        assert_eq!(
            wrong.must_make.map(|(_, law)| law.article),
            Some(case.article)
        );
        case.is_heard(&table);
        let session = table.session();
        assert_eq!(session.record().plies(), 1, "{who}");
        assert_eq!(session.on_move(), Side::Black, "{who}");
    }
}
