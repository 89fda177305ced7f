//! What a match between two opponents came to.

use std::time::Duration;

use annabella::adapters::duel::{MatchScore, Spent};

#[test]
fn an_even_score_is_no_difference_and_three_quarters_are_191() {
    let score = |won, drawn, lost| MatchScore { won, drawn, lost };
    assert!(score(5, 3, 5).elo().0.abs() < 1e-9);
    let (elo, error) = score(60, 30, 10).elo();
    assert!((elo - 190.8).abs() < 0.1 && error > 10.0, "{elo} {error}");
    assert!(score(8, 0, 0).elo().0.is_finite());
}

#[test]
fn the_99th_percentile_leaves_one_move_in_a_hundred_out() {
    let mut spent = Spent::default();
    for ms in 0..100 {
        spent.note(Duration::from_millis(ms));
    }
    assert_eq!(spent.below(990), Duration::from_millis(98));
    assert_eq!(spent.below(1000), Duration::from_millis(99));
    assert_eq!(Spent::default().below(990), Duration::ZERO);
}
