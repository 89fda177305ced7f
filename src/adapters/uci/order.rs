//! The orders of UCI, read from lines without doing anything.

use crate::board::Side;
use crate::chess;
use crate::game::{Move, Position};

/// The longest time that is understood, in milliseconds: a year.
const LONGEST_MS: u64 = 366 * 24 * 3_600_000;
/// What the way of a move to the other program may cost, in milliseconds.
const OVERHEAD_MS: u64 = 10;
/// The time for a move whose limit cannot be read, in milliseconds.
const UNREAD_MS: u64 = 1_000;
/// The greatest depth, in half-moves.
const DEEPEST: u8 = 100;

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UciOrder {
    /// `uci`: who is there, and with which options?
    Greet,
    /// `isready`
    IsReady,
    /// `ucinewgame`
    NewGame,
    /// `setoption name NAME value VALUE`, the name in small letters.
    Set(String, String),
    /// `position`: the positions of a game, none if it could not be read, and what could not be read of it.
    Position(Vec<Position>, Option<String>),
    /// `go`
    Go(UciSearch),
    /// `ponderhit`: the move that was expected has been made.
    PonderHit,
    /// `stop`
    Stop,
    /// `quit`
    Quit,
    /// An order that cannot be carried out, and why.
    Faulty(String),
}

/// What `go` asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UciSearch {
    /// Only these moves are looked at; all, if there are none. Words that are no moves are left out.
    pub only: Vec<chess::Move>,
    /// The greatest depth in half-moves.
    pub depth: Option<u8>,
    /// The greatest number of positions.
    pub nodes: Option<u64>,
    /// The time for this move, in milliseconds.
    pub move_ms: Option<u64>,
    /// The time that White and Black have left, and what each move brings them, in milliseconds.
    pub clocks: [UciClock; 2],
    /// The moves until more time is given.
    pub moves_to_go: Option<u64>,
    /// The answer waits for `stop`.
    pub is_infinite: bool,
    /// The answer waits for `ponderhit` or `stop`.
    pub ponders: bool,
}

/// A side's clock, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UciClock {
    /// What is left; `None` if nothing is said of it.
    pub left: Option<u64>,
    /// What each move brings.
    pub bonus: u64,
}

impl UciSearch {
    /// How long a side may think about the move, in milliseconds: a part of what it has left, or of what the
    /// other side has, if nothing is said of its own. `None` if nothing limits it.
    pub fn budget_ms(&self, side: Side) -> Option<u64> {
        let share = |clock: UciClock| {
            let left = clock.left?;
            let moves = self.moves_to_go.unwrap_or(28).clamp(1, 40);
            let share = left / moves + clock.bonus * 3 / 4;
            Some(share.min(left.saturating_sub(4 * OVERHEAD_MS) / 2))
        };
        let [white, black] = self.clocks;
        let (own, other) = match side {
            Side::White => (white, black),
            Side::Black => (black, white),
        };
        let left = own.left.or(other.left);
        let budget = self.move_ms.or_else(|| share(UciClock { left, ..own }))?;
        Some(budget.saturating_sub(OVERHEAD_MS).max(1))
    }
}

/// What a line asks for; `None` if it means nothing. Words before the first order are passed over, as the
/// protocol asks for.
pub fn read(line: &str) -> Option<UciOrder> {
    let mut words = line.split_whitespace();
    loop {
        return Some(match words.next()? {
            "uci" => UciOrder::Greet,
            "isready" => UciOrder::IsReady,
            "ucinewgame" => UciOrder::NewGame,
            "setoption" => option(words),
            "position" => position(words),
            "go" => UciOrder::Go(search(&words.collect::<Vec<_>>())),
            "ponderhit" => UciOrder::PonderHit,
            "stop" => UciOrder::Stop,
            "quit" => UciOrder::Quit,
            _ => continue,
        });
    }
}

/// `name NAME value VALUE`, both of any number of words.
fn option<'a>(words: impl Iterator<Item = &'a str>) -> UciOrder {
    let words: Vec<&str> = words.skip_while(|word| *word == "name").collect();
    let end = words.iter().position(|word| *word == "value");
    let (name, value) = words.split_at(end.unwrap_or(words.len()));
    let value = value.get(1..).unwrap_or_default();
    UciOrder::Set(name.join(" ").to_lowercase(), value.join(" "))
}

/// The game of `startpos|fen F moves M...`, up to the first move that is not legal.
fn position<'a>(mut words: impl Iterator<Item = &'a str>) -> UciOrder {
    let mut start = Position::default();
    match words.next() {
        Some("startpos") => {
            words.next();
        }
        Some("fen") => {
            let fen: Vec<&str> = words.by_ref().take_while(|word| *word != "moves").collect();
            // Other programs write rights to castle and squares of en passant that are none.
            match chess::Position::from_odd_fen(&fen.join(" ")) {
                Ok((read, _)) => start = read.into(),
                Err(_) => return no_position(&fen.join(" ")),
            }
        }
        _ => return no_position("neither startpos nor fen"),
    }
    let mut game = vec![start];
    for word in words {
        let mv: Option<chess::Move> = word.parse().ok();
        let next = mv.and_then(|mv| game.last()?.play(mv.into()));
        let Some(next) = next else {
            let fault = format!("no legal move, and left out with all after it: {word}");
            return UciOrder::Position(game, Some(fault));
        };
        game.push(next);
    }
    UciOrder::Position(game, None)
}

/// An order after which no position stands, so that no answer is taken for one about it.
fn no_position(why: &str) -> UciOrder {
    UciOrder::Position(Vec::new(), Some(format!("no position: {why}")))
}

/// The limits of a search. A number that is negative counts as 0, one that is too great as the greatest.
fn search(words: &[&str]) -> UciSearch {
    let mut search = UciSearch::default();
    let mut at = words.iter().copied().peekable();
    while let Some(word) = at.next() {
        let mut number = || at.next_if(|word| word.parse::<f64>().is_ok()).map(whole);
        let [white, black] = &mut search.clocks;
        match word {
            "wtime" => white.left = number().map(time),
            "btime" => black.left = number().map(time),
            "winc" => white.bonus = number().map_or(0, time),
            "binc" => black.bonus = number().map_or(0, time),
            "movestogo" => search.moves_to_go = number(),
            "movetime" => search.move_ms = number().map(time),
            "nodes" => search.nodes = number(),
            "depth" => search.depth = number().map(depth),
            // A mate in a number of moves is seen at twice as many half-moves.
            "mate" => search.depth = number().map(|moves| depth(moves.saturating_mul(2))),
            "infinite" => search.is_infinite = true,
            "ponder" => search.ponders = true,
            "searchmoves" => {
                let moves = std::iter::from_fn(|| at.next_if(|word| is_move(word)));
                search.only = moves.filter_map(|word| word.parse().ok()).collect();
            }
            _ => {}
        }
    }
    let has_limit = search.depth.is_some() || search.nodes.is_some() || search.move_ms.is_some();
    let has_clock = search.clocks.iter().any(|clock| clock.left.is_some());
    if !has_limit && !has_clock && !search.is_infinite && words.iter().any(|word| limits(word)) {
        search.move_ms = Some(UNREAD_MS);
    }
    search
}

/// Whether a word of `go` sets a limit, so that the search is not meant to go on for ever.
fn limits(word: &str) -> bool {
    matches!(
        word,
        "wtime" | "btime" | "winc" | "binc" | "movestogo" | "movetime" | "nodes" | "depth" | "mate"
    )
}

fn is_move(word: &str) -> bool {
    word.parse::<chess::Move>().is_ok()
}

fn whole(word: &str) -> u64 {
    match word.parse::<i128>() {
        Ok(number) => u64::try_from(number.max(0)).unwrap_or(u64::MAX),
        // Tenths, or more digits than any time has.
        Err(_) if word.starts_with('-') => 0,
        Err(_) => word
            .split('.')
            .next()
            .map_or(0, |whole| whole.parse().unwrap_or(u64::MAX)),
    }
}

fn time(ms: u64) -> u64 {
    ms.min(LONGEST_MS)
}

fn depth(plies: u64) -> u8 {
    u8::try_from(plies).unwrap_or(DEEPEST).clamp(1, DEEPEST)
}

/// The moves of a search that are legal in a position.
pub(super) fn legal(only: &[chess::Move], position: &Position) -> Vec<Move> {
    let moves = only.iter().copied().map(Into::into);
    moves.filter(|mv| position.play(*mv).is_some()).collect()
}
