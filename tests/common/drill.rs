//! Drills at random: what is asked in them, and what they are told.

use annabella::drill::tactics::Collection;
use annabella::drill::{Answer, Subject, Way};
use annabella::game::Game;
use annabella::protocol::{DrillCommand, DrillReport, OwnGame, Stamp};
use annabella::record::Record;
use annabella::shelf::Listing;
use proptest::prelude::*;

use super::commands::{any_square, any_text};

pub fn any_answer() -> impl Strategy<Value = Answer> {
    let ways = || prop::sample::select(vec![Way::Sign, Way::Word, Way::OtherWord]);
    let line = || prop_oneof![0u8..8, any::<u8>()];
    prop_oneof![
        (line(), ways()).prop_map(|(file, way)| Answer::File(file, way)),
        (line(), ways()).prop_map(|(rank, way)| Answer::Rank(rank, way)),
        prop::collection::vec(any_square(), 0..6).prop_map(Answer::Squares),
        any_square().prop_map(Answer::Cursor),
        any::<bool>().prop_map(Answer::Truth),
        any_text().prop_map(Answer::Unreadable),
    ]
}

fn any_stamp() -> impl Strategy<Value = Stamp> {
    (any::<u64>(), any::<u32>()).prop_map(|(seed, day)| Stamp { seed, day })
}

/// What drills have waited for.
pub fn any_drill_report() -> impl Strategy<Value = DrillReport> {
    prop_oneof![
        (any_tactics(), any_stamp())
            .prop_map(|(found, stamp)| DrillReport::Collection(Box::new(found), stamp)),
        (any_game(), any_stamp()).prop_map(|(game, stamp)| DrillReport::Games(vec![game], stamp)),
        Just(DrillReport::NoFile),
        any_text().prop_map(DrillReport::Exported),
    ]
}

pub fn any_drill_command() -> impl Strategy<Value = DrillCommand> {
    let stamp = any_stamp;
    let subject = prop::sample::select(Subject::ALL.to_vec());
    prop_oneof![
        3 => (subject, stamp()).prop_map(|(subject, stamp)| DrillCommand::Begin(subject, stamp)),
        8 => any_answer().prop_map(DrillCommand::Answer),
        1 => Just(DrillCommand::Skip),
        1 => Just(DrillCommand::Hint),
        4 => Just(DrillCommand::Leave),
        1 => stamp().prop_map(DrillCommand::Summary),
        2 => stamp().prop_map(DrillCommand::Recall),
        2 => stamp().prop_map(DrillCommand::Tactics),
        2 => stamp().prop_map(DrillCommand::Procedure),
        1 => Just(DrillCommand::Edition),
        1 => Just(DrillCommand::RecallLast),
        1 => Just(DrillCommand::File),
        2 => Just(DrillCommand::Blindfold),
        1 => Just(DrillCommand::Hide),
        1 => Just(DrillCommand::Show),
        1 => Just(DrillCommand::Peek),
        1 => Just(DrillCommand::Export),
    ]
}

/// A file of combinations, whole or broken.
fn any_tactics() -> impl Strategy<Value = Collection> {
    let known = vec![
        "7k/5Q2/6K1/8/8/8/8/8 w - - dm 1; id \"one\";",
        "7k/8/5K2/8/8/8/8/6Q1 w - - bm Qg7#;",
        "a,6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1,g8f8 a1a8,900",
        "a,6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1,g8g1,900",
        // There is no such mate.
        "8/8/8/3k4/8/8/8/RR4K1 w - - dm 3;",
    ];
    let text = prop_oneof![
        prop::sample::select(known).prop_map(str::to_owned),
        any_text()
    ];
    text.prop_map(|text| {
        let mut collection = Collection::default();
        collection.read_lines(&text, Some(0));
        collection
    })
}

/// A game of the player, of chess or of draughts.
fn any_game() -> impl Strategy<Value = OwnGame> {
    let games = vec![
        (Game::Chess, "e2e4 e7e5"),
        (Game::Draughts, "c3d4 d6c5"),
        (Game::Chess, ""),
    ];
    prop::sample::select(games).prop_map(|(game, moves)| {
        let mut record = Record::starting_from(game.start());
        for text in moves.split_whitespace() {
            let legal = record.position().legal_moves();
            let mv = legal.iter().find(|mv| mv.to_string() == text);
            assert!(record.play(*mv.unwrap_or(&legal[0])));
        }
        let listing = Listing {
            id: 1,
            white: String::new(),
            black: "Tal".to_owned(),
            event: String::new(),
            date: "1960.03.15".to_owned(),
            outcome: None,
            plies: u32::try_from(record.plies()).unwrap_or(0),
            first: String::new(),
            is_altered: false,
        };
        OwnGame { listing, record }
    })
}
