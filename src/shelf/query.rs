//! What a player types to search the shelf: one line, without a form and without words of any
//! language: what each word is shows by itself.

use serde::{Deserialize, Serialize};

use super::sheet::{folded, position_key};
use crate::game::{Game, Position};
use crate::record::GameResult;

/// What a game must have to be found. Everything that is named must fit; an empty query finds all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Query {
    /// Parts of the names of players, event or site, folded.
    pub words: Vec<String>,
    /// When it was played.
    pub dates: Option<Dates>,
    /// The result as PGN writes it.
    pub result: Option<String>,
    /// The code of the opening, for example `B90`.
    pub eco: Option<String>,
    /// The first moves, in the notation of the game.
    pub opening: Vec<String>,
    /// The key of a position that stood on the board.
    pub position: Option<i64>,
}

/// A span of dates as PGN writes them, or their beginnings; both ends are in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dates {
    /// The first: `1960`, `1960.03`, `1960.03.15`.
    pub from: String,
    /// The last.
    pub to: String,
}

impl Query {
    /// Reads a line: names, a year or a date or two years with a hyphen, a result, the code of an
    /// opening, the first moves. `Tal 1960 1-0`, `Botvinnik 1950-1960`, `e4 c5 Nf3 B90`.
    pub fn read(text: &str) -> Self {
        let mut query = Self::default();
        let mut reached = Game::ALL.map(|game| Some(game.start()));
        for word in text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';')) {
            let word = word.trim();
            if word.is_empty() {
                continue;
            }
            if let Some(result) = result(word) {
                query.result = Some(result.to_owned());
            } else if let Some(dates) = Dates::read(word) {
                query.dates = Some(dates);
            } else if is_eco(word) {
                query.eco = Some(word.to_uppercase());
            } else if !query.take_move(&mut reached, word) {
                let word = folded(word);
                query.words.extend(
                    Some(word.trim())
                        .filter(|word| !word.is_empty())
                        .map(str::to_owned),
                );
            }
        }
        query
    }

    /// Games in which this position stood on the board.
    pub fn of_position(position: &Position) -> Self {
        Self {
            position: Some(position_key(position)),
            ..Self::default()
        }
    }

    /// Whether the word is the next move of the opening, or its number.
    fn take_move(&mut self, reached: &mut [Option<Position>; 2], word: &str) -> bool {
        let digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let rest = digits.trim_start_matches('.');
        // "1." and "1.e4", but not a word that only begins with a figure.
        let is_numbered = digits.len() < word.len() && rest.len() < digits.len();
        if is_numbered && rest.is_empty() {
            return true;
        }
        let text = if is_numbered { rest } else { word };
        // The first move says which game is meant.
        let played = reached.each_ref().map(|position| {
            let position = position.as_ref()?;
            let mv = position.read(text)?;
            Some((position.notation(mv)?, position.play(mv)?))
        });
        let Some((notation, _)) = played.iter().flatten().next() else {
            return false;
        };
        self.opening.push(notation.clone());
        *reached = played.map(|played| played.map(|(_, next)| next));
        true
    }
}

fn result(word: &str) -> Option<&'static str> {
    let usual = match word {
        "½-½" | "½" | "1/2" | "1-1" => "1/2-1/2",
        // As results are written in draughts.
        "2-0" => "1-0",
        "0-2" => "0-1",
        other => other,
    };
    GameResult::from_pgn(usual).map(GameResult::pgn)
}

/// A letter from A to E and two figures.
fn is_eco(word: &str) -> bool {
    let [letter, figures @ ..] = word.as_bytes() else {
        return false;
    };
    matches!(letter.to_ascii_uppercase(), b'A'..=b'E')
        && figures.len() == 2
        && figures.iter().all(u8::is_ascii_digit)
}

impl Dates {
    /// A year, a month or a day, with full stops or hyphens; or two years with a hyphen.
    fn read(word: &str) -> Option<Self> {
        let is_year =
            |text: &str| text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit());
        if let Some((from, to)) = word.split_once('-')
            && is_year(from)
            && is_year(to)
        {
            return Some(Self {
                from: from.min(to).to_owned(),
                to: from.max(to).to_owned(),
            });
        }
        let mut parts = word.split(['.', '-']);
        let year = parts.next().filter(|year| is_year(year))?;
        let mut date = year.to_owned();
        let mut count = 1;
        for part in parts {
            let number: u32 = part.parse().ok().filter(|_| part.len() <= 2)?;
            date.push_str(&format!(".{number:02}"));
            count += 1;
        }
        (count <= 3).then(|| Self {
            from: date.clone(),
            to: date,
        })
    }
}
