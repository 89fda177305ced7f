//! What players say, in lists of their own language, as files: each phrase, and what must come of it.
//!
//! Under `plain` are the phrases of every game, under `hard` those that have gone wrong or could.
//! No phrase may be understood as a move that was not meant, and of the plain ones hardly any refused.

use annabella::game::{Game, Position};

use super::{heard_in, position};

/// The languages, and the files of each: the first forms, further ones, and those of other positions.
/// Each has a number of phrases at least, and of hard ones.
const LANGUAGES: [&str; 5] = ["de", "en", "es", "fr", "ru"];
const PARTS: [(&str, [usize; 2]); 10] = [
    ("", [150, 60]),
    ("-further", [150, 60]),
    ("-third", [150, 60]),
    ("-fourth", [30, 20]),
    ("-fifth", [10, 10]),
    ("-sixth", [2, 8]),
    ("-seventh", [2, 0]),
    ("-eighth", [40, 40]),
    ("-ninth", [9, 8]),
    ("-tenth", [100, 80]),
];

fn list(language: &str, part: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/core/hear/lists");
    let path = format!("{folder}/{language}{part}.txt");
    std::fs::read_to_string(path).expect("a list for every language")
}

/// What became of a phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// What was wanted.
    Right,
    /// A question or a refusal that was not wanted.
    NotMade,
    /// Not a word of it.
    Lost,
    /// A move that was not meant.
    Wrong,
}

/// Whether the pawn's way is heard and what it becomes is asked.
fn is_promotion(heard: &str) -> bool {
    let way = heard.strip_prefix("FromTo(").map(str::as_bytes);
    matches!(
        way,
        Some([_, b'7', b',', b' ', _, b'8', ..] | [_, b'2', b',', b' ', _, b'1', ..])
    )
}

fn fate(wanted: &str, heard: &str) -> Fate {
    let asks = heard.contains(" or ") || is_promotion(heard);
    let refuses = !asks && (heard.contains('(') || heard.starts_with(char::is_uppercase))
        || heard == "unreadable";
    let is_right = match wanted {
        "asks" => asks,
        "refused" => refuses,
        "told" => refuses && heard != "unreadable",
        mv => heard == mv,
    };
    match (is_right, asks || refuses) {
        (true, _) => Fate::Right,
        (false, true) if heard == "unreadable" => Fate::Lost,
        (false, true) => Fate::NotMade,
        (false, false) => Fate::Wrong,
    }
}

/// The position that a line sets up, if it does.
fn position_of(line: &str) -> Option<Position> {
    if line == "draughts" {
        return Some(Game::Draughts.start());
    }
    if let Some(fen) = line.strip_prefix("draughts ") {
        return Some(
            Game::Draughts
                .read_fen(fen)
                .expect("a position of draughts"),
        );
    }
    let fen = line.strip_prefix("fen ")?;
    Some(position(if fen == "start" { "" } else { fen }))
}

/// A phrase, in which position, what must come of it, and whether it is a hard one.
struct Phrase {
    board: Position,
    is_hard: bool,
    wanted: String,
    said: String,
}

fn phrases(list: &str) -> Vec<Phrase> {
    let (mut board, mut is_hard, mut phrases) = (Position::default(), false, Vec::new());
    let lines = list.lines();
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if line == "plain" || line == "hard" {
            is_hard = line == "hard";
        } else if let Some(next) = position_of(line) {
            board = next;
        } else {
            let (wanted, said) = line.split_once(": ").expect("what is wanted, and phrases");
            phrases.extend(said.split(" | ").map(|said| Phrase {
                board: board.clone(),
                is_hard,
                wanted: wanted.to_owned(),
                said: said.to_owned(),
            }));
        }
    }
    phrases
}

#[test]
fn what_players_say_is_understood() {
    let mut faults = Vec::new();
    for (language, (part, least)) in LANGUAGES
        .into_iter()
        .flat_map(|language| PARTS.map(|part| (language, part)))
    {
        let (mut counts, mut refused) = ([0; 2], 0);
        let mut fates = [[0; 4]; 2];
        for phrase in phrases(&list(language, part)) {
            let Phrase {
                board,
                is_hard,
                wanted,
                said,
            } = &phrase;
            counts[usize::from(*is_hard)] += 1;
            let heard = heard_in(said, board, language);
            let fate = fate(wanted, &heard);
            fates[usize::from(*is_hard)][fate as usize] += 1;
            refused += usize::from(matches!(fate, Fate::NotMade | Fate::Lost) && !is_hard);
            if fate == Fate::Wrong || fate != Fate::Right && *is_hard {
                faults.push(format!(
                    "{fate:?} {language} {}: {said:?}: {heard}, not {wanted}",
                    board.fen()
                ));
            }
        }
        println!(
            "{language}{part}: {counts:?} phrases, {refused} plain ones refused; right, not made, lost, wrong {fates:?}"
        );
        if counts[0] < least[0] || counts[1] < least[1] {
            faults.push(format!("{language}{part}: {counts:?}"));
        }
        if refused * 50 > counts[0] {
            faults.push(format!(
                "{language}{part}: {refused} of {} refused",
                counts[0]
            ));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
