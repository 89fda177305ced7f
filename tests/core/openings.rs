//! Names of openings: whole games come to their names, and every voice has every family.

use std::collections::{BTreeSet, HashSet};
use std::path::Path;

use annabella::game::Game;
use annabella::openings::{Name, lines, name_of};
use annabella::record::Record;

fn named(start: &str, moves: &str) -> Option<(Name, usize)> {
    let start = match start {
        "" => Game::Chess.start(),
        fen => Game::Chess.read_fen(fen).unwrap(),
    };
    let mut record = Record::starting_from(start);
    for san in moves.split_whitespace() {
        let mv = record.position().read(san).unwrap();
        assert!(record.play(mv), "{san}");
    }
    name_of((0..=record.plies()).map(|plies| record.position_after(plies)))
}

/// A family without a word of its own would be heard under the name of another one.
#[test]
fn every_voice_names_every_family() {
    let families: BTreeSet<&str> = lines().map(|(name, _)| name.family).collect();
    assert!(families.len() >= 60, "{}", families.len());
    for language in ["en", "de", "ru", "es", "fr"] {
        let path = Path::new("voices").join(language).join("practice.ftl");
        let text = std::fs::read_to_string(path).unwrap();
        let begin = text.find("\nopening = ").unwrap();
        let end = begin + text[begin..].find("\n  }").unwrap();
        for family in &families {
            let word = text[begin..end].find(&format!("[{family}] "));
            assert!(word.is_some(), "{language}: {family}");
        }
    }
}

#[test]
fn the_last_named_position_of_a_game_counts() {
    let (name, at) = named("", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 a3 h6").unwrap();
    assert_eq!(name.family, "sicilian-defence");
    assert_eq!(name.variation, Some("Najdorf Variation"));
    assert_eq!(at, 10);
    // Another order of moves.
    let (name, _) = named("", "Nf3 Nf6 c4 g6 Nc3 Bg7 d4 O-O e4 d6 Be2 e5 O-O").unwrap();
    assert_eq!(name.family, "kings-indian-defence");
    assert_eq!(name.variation, Some("Orthodox Variation"));
    assert_eq!(named("", ""), None);
}

/// The moves of a game from a position are counted from there, whatever number it has.
#[test]
fn a_game_from_a_position_has_its_name_too() {
    let spanish = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 30";
    let (name, at) = named(spanish, "a6 Ba4 h6").unwrap();
    assert_eq!(name.variation, Some("Morphy Defence"));
    assert_eq!(at, 1);
    assert_eq!(named("7k/8/8/8/8/8/6R1/K7 w - - 0 1", "Ra2"), None);
}

#[test]
fn every_line_of_the_table_is_legal_and_names_a_position_of_its_own() {
    let mut names = HashSet::new();
    for (name, moves) in lines() {
        let plies = moves.split(' ').count();
        assert_eq!(named("", moves), Some((name, plies)), "{moves}");
        assert!(names.insert(name), "two lines have the name {name:?}");
    }
    assert!(names.len() >= 500);
}
