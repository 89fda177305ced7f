//! § 21 of the code of 1956 with its worked examples, and how a writing is read.

use annabella::arbiter::{Flaw, Judged, Rules, judge_sealed};
use annabella::board::Side::White;
use annabella::protocol::{AdjournmentEvent as Told, Ask};
use annabella::record::GameResult;

use super::{at_fen, has, loses_by_seal, opened, read, ruling};

/// How a move in Russian notation is judged by § 21: the move, whether as a slip, or the flaw.
fn judged(fen: &str, text: &str) -> Result<(String, bool), Flaw> {
    let position = annabella::chess::Position::from_fen(fen).unwrap().into();
    let rules = Rules::find("ussr-1956", "standard", [true; 2]).unwrap();
    match judge_sealed(&rules, &position, &read(text, &position, "ru")) {
        Judged::Clear(mv) => Ok((mv.to_string(), false)),
        Judged::Slip(mv, law) => {
            assert_eq!(law.article, "§ 21 (USSR 1956)");
            Ok((mv.to_string(), true))
        }
        Judged::Flawed(flaw, ruling) => {
            assert_eq!(ruling.article, "§ 21 (USSR 1956)");
            assert_eq!(ruling.outcome, GameResult::Win(position.turn().other()));
            Err(flaw)
        }
    }
}

/// The bishop can go to g6 and to h7: nobody can say which square was meant.
#[test]
fn ussr_1956_section_21_example_bishop_b1_g7_loses() {
    let fen = "4k3/p7/8/8/8/8/4K3/1B6 w - - 0 41";
    assert_eq!(judged(fen, "Сb1-g7"), Err(Flaw::Ambiguous));
    let mut table = at_fen("ussr-1956", fen);
    table.puts_away("Bb1-g7");
    table.resumes([true; 2]);
    // The arbiter is asked whether he knows what was meant, and does not.
    let events = table.does(Ask::No);
    assert!(loses_by_seal(&events, White));
    // It is lost, whatever the opponent has left: this edition makes no exception.
    assert_eq!(ruling(&events).outcome, GameResult::Win(White.other()));
    // If only one of the squares can be reached, it is an obvious slip.
    let blocked = "4k3/p6N/8/8/8/8/4K3/1B6 w - - 0 41";
    assert_eq!(judged(blocked, "Сb1-g7"), Ok(("b1g6".into(), true)));
}

/// The knight on e7 reaches only f5 on that file, and no other knight reaches f4.
#[test]
fn ussr_1956_section_21_example_knight_e7_f4_is_a_slip() {
    let fen = "7k/p3N3/8/8/8/8/4K3/8 w - - 0 41";
    assert_eq!(judged(fen, "Кe7-f4"), Ok(("e7f5".into(), true)));
    let mut table = at_fen("ussr-1956", fen);
    table.puts_away("Ne7-f4");
    let events = table.resumes([true; 2]);
    assert_eq!(opened(&events).as_deref(), Some("e7f5"));
    assert!(has(&events, |told| matches!(
        told,
        Told::Opened { slip: Some(_), .. }
    )));
    // With another knight that reaches f4 there are two readings.
    let fen = "7k/p3N3/8/8/8/3N4/4K3/8 w - - 0 41";
    assert_eq!(judged(fen, "Кe7-f4"), Err(Flaw::Ambiguous));
}

/// The queen stands on c7, and it is clear where it goes.
#[test]
fn ussr_1956_section_21_example_queen_d7_f4_is_a_slip() {
    let fen = "7k/2Q5/8/8/8/8/4K3/8 w - - 0 41";
    assert_eq!(judged(fen, "Фd7-f4"), Ok(("c7f4".into(), true)));
    let mut table = at_fen("ussr-1956", fen);
    table.puts_away("Qd7-f4");
    assert_eq!(opened(&table.resumes([true; 2])).as_deref(), Some("c7f4"));
}

#[test]
fn ussr_1956_section_21() {
    let fen = "4k3/8/8/8/8/8/4K3/R6R w - - 0 40";
    assert_eq!(judged(fen, "Лd1"), Err(Flaw::Ambiguous));
    assert_eq!(judged(fen, "привет"), Err(Flaw::Unclear));
    assert_eq!(judged(fen, "0-0"), Err(Flaw::Illegal));
    assert_eq!(judged(fen, "Лa1-d1"), Ok(("a1d1".into(), false)));
    assert_eq!(judged(fen, "Л a1 d1"), Ok(("a1d1".into(), false)));
}

/// A promotion without its piece has four readings.
#[test]
fn a_promotion_names_its_piece() {
    let fen = "7k/P7/8/8/8/8/4K3/8 w - - 0 40";
    assert_eq!(judged(fen, "a7-a8"), Err(Flaw::Ambiguous));
    assert_eq!(judged(fen, "a7-a8Ф"), Ok(("a7a8q".into(), false)));
}
