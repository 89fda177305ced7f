//! What players say, in lists of their own language, as files: each phrase, and what must come of it.
//!
//! Under `plain` are the phrases of every game, under `hard` those that have gone wrong or could.
//! No phrase may be understood as a move that was not meant, and of the plain ones hardly any refused.

use annabella::game::{Game, Position};

use super::{heard_in, position};

/// The files, by language.
const LISTS: [(&str, &str); 5] = [
    ("de", include_str!("lists/de.txt")),
    ("en", include_str!("lists/en.txt")),
    ("es", include_str!("lists/es.txt")),
    ("fr", include_str!("lists/fr.txt")),
    ("ru", include_str!("lists/ru.txt")),
];

/// How many phrases a list has at least, and how many hard ones.
const LEAST: [usize; 2] = [200, 60];

/// What became of a phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// What was wanted.
    Right,
    /// A move that was not meant.
    Wrong,
    /// A question or a refusal that was not wanted.
    NotMade,
}

fn fate(wanted: &str, heard: &str) -> Fate {
    let asks = heard.contains(" or ") || heard.starts_with("FromTo(e7");
    let refuses = !asks && (heard.contains('(') || heard.starts_with(char::is_uppercase))
        || heard == "unreadable";
    let is_right = match wanted {
        "asks" => asks,
        "refused" => refuses,
        mv => heard == mv,
    };
    match (is_right, asks || refuses) {
        (true, _) => Fate::Right,
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

#[test]
fn what_players_say_is_understood() {
    let mut faults = Vec::new();
    for (language, list) in LISTS {
        let (mut board, mut is_hard) = (Position::default(), false);
        let (mut counts, mut refused) = ([0; 2], 0);
        for line in list
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
        {
            if line == "plain" || line == "hard" {
                is_hard = line == "hard";
                continue;
            }
            if let Some(next) = position_of(line) {
                board = next;
                continue;
            }
            let (wanted, phrases) = line.split_once(": ").expect("what is wanted, and phrases");
            for phrase in phrases.split(" | ") {
                counts[usize::from(is_hard)] += 1;
                let heard = heard_in(phrase, &board, language);
                let fate = fate(wanted, &heard);
                refused += usize::from(fate == Fate::NotMade && !is_hard);
                if fate == Fate::Wrong || fate == Fate::NotMade && is_hard {
                    faults.push(format!(
                        "{language} {}: {phrase:?}: {heard}, not {wanted}",
                        board.fen()
                    ));
                }
            }
        }
        println!("{language}: {counts:?} phrases, {refused} plain ones refused");
        assert!(
            counts[0] >= LEAST[0] && counts[1] >= LEAST[1],
            "{language}: {counts:?}"
        );
        assert!(
            refused * 50 <= counts[0],
            "{language}: {refused} of {} refused",
            counts[0]
        );
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
