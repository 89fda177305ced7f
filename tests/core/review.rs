//! Reading again what was said.

use annabella::narrate::review::Review;
use annabella::protocol::{
    ReviewStep, speech::ReviewStep::Copy, speech::ReviewStep::First, speech::ReviewStep::Last,
    speech::ReviewStep::Next, speech::ReviewStep::Previous, speech::ReviewStep::Spell,
};

/// How much is kept.
const KEPT: u32 = 500;

fn walk(review: &mut Review<u32>, steps: &[ReviewStep]) -> Vec<(u32, bool)> {
    let step = |step: &ReviewStep| review.step(*step).map(|(said, edge)| (*said, edge));
    steps.iter().filter_map(step).collect()
}

#[test]
fn nothing_was_said() {
    let mut review = Review::<u32>::default();
    for &step in ReviewStep::ALL {
        assert!(review.step(step).is_none());
    }
}

#[test]
fn one_walks_from_the_newest_to_the_oldest_and_back() {
    let mut review = Review::default();
    (1..=3).for_each(|said| review.push(said));
    let back = walk(&mut review, &[Previous, Previous, Previous, Previous]);
    assert_eq!(back, [(3, false), (2, false), (1, false), (1, true)]);
    let forth = walk(&mut review, &[Next, Spell, Next, Copy, Next]);
    assert_eq!(
        forth,
        [(2, false), (2, false), (3, false), (3, false), (3, true)]
    );
    assert_eq!(walk(&mut review, &[First, Last]), [(1, false), (3, false)]);
}

#[test]
fn what_is_said_meanwhile_does_not_push_the_reader_on() {
    let mut review = Review::default();
    (1..=3).for_each(|said| review.push(said));
    walk(&mut review, &[Previous, Previous]);
    review.push(4);
    assert_eq!(walk(&mut review, &[Next, Next]), [(3, false), (4, false)]);
}

#[test]
fn only_so_much_is_kept() {
    let mut review = Review::default();
    let many = KEPT + 10;
    (0..many).for_each(|said| review.push(said));
    assert_eq!(
        walk(&mut review, &[Previous, First]),
        [(many - 1, false), (10, false)]
    );
}
