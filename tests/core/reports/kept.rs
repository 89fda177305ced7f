//! A question for which the game waits is not lost over something else: it is answered first.

use annabella::game::Position;
use annabella::protocol::{Ask, Event, Question, Refusal};
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;

use super::{NOW, all_places, at};
use crate::common::commands::{any_agreement, any_practice, any_sheet_command, any_shelf_command};

/// What has nothing to do with the game, and may ask a question of its own.
fn any_other_matter() -> impl Strategy<Value = Ask> {
    prop_oneof![
        Just(Ask::NewGame),
        Just(Ask::NewGameFrom(Position::default())),
        Just(Ask::Agree),
        any_agreement().prop_map(|agreement| Ask::AgreeOn(Box::new(agreement))),
        any_shelf_command().prop_map(Ask::Shelf),
        any_sheet_command().prop_map(Ask::Sheet),
        any_practice().prop_map(Ask::Practice),
    ]
}

#[test]
fn a_question_of_the_game_is_not_lost_over_another_matter() {
    let mut runner = TestRunner::deterministic();
    let (mut tried, mut told) = (0, 0);
    for place in all_places() {
        let session = at(place);
        let waits = session.question().is_some_and(Question::holds_up_game);
        if !waits || session.errand().is_some() {
            continue;
        }
        for _ in 0..60 {
            let ask = any_other_matter()
                .new_tree(&mut runner)
                .expect("an ask")
                .current();
            let mut after = session.clone();
            let events = after.handle(NOW, ask.clone()).events;
            let question = session.question();
            assert_eq!(after.question(), question, "{}: {ask:?}", place.0);
            let is_told = |event: &Event| matches!(event, Event::Refused(Refusal::AnswerFirst(first)) if Some(first) == question);
            told += usize::from(events.iter().any(is_told));
            tried += 1;
        }
    }
    assert!(tried >= 300 && told >= 50, "{tried}, {told}");
}
