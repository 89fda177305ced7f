//! The record of a game: where it began, the moves made, every position on the way, the result.

mod notes;

use serde::{Deserialize, Serialize};

use crate::board::Side;
use crate::game::{Move, Position};

pub use notes::{Note, Notes, Variation, prose};

/// No line has more moves: after 75 moves without a capture or a pawn move a game is drawn
/// (Art. 9.6.2, FIDE 2023), so that none lasts longer than 8,849 of each side.
pub const MOST_PLIES: usize = 17_698;

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GameResult {
    /// The side named has won.
    Win(Side),
    /// Nobody has won.
    Draw,
    /// Both have lost.
    LostByBoth,
}

impl GameResult {
    /// The result as PGN writes it: `1-0`, `0-1`, `1/2-1/2`. PGN has none for a game that both have
    /// lost; there it is open, `*`.
    pub const fn pgn(self) -> &'static str {
        match self {
            Self::Win(Side::White) => "1-0",
            Self::Win(Side::Black) => "0-1",
            Self::Draw => "1/2-1/2",
            Self::LostByBoth => "*",
        }
    }

    /// Reads the result as PGN writes it; `None` if it is open (`*`) or unknown.
    pub fn from_pgn(text: &str) -> Option<Self> {
        [Self::Win(Side::White), Self::Win(Side::Black), Self::Draw]
            .into_iter()
            .find(|outcome| outcome.pgn() == text)
    }
}

/// The tags that every game in PGN has, in their order.
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// A game as it was played, or as it was read from a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct Record {
    tags: Vec<(String, String)>,
    outcome: Option<GameResult>,
    moves: Vec<Move>,
    /// With which moves, counted from 0, a draw was offered; in order, each once.
    offers: Vec<usize>,
    /// What stands beside the moves.
    notes: Notes,
    /// The starting position, then the position after each move: one more than there are moves.
    positions: Vec<Position>,
    /// What stood in the same game before its start, where no legal move has led there.
    stood_before: Vec<Position>,
}

/// The form of a record in a log: positions are found again by playing the moves.
#[derive(Serialize, Deserialize)]
struct Written {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tags: Vec<(String, String)>,
    start: Position,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    moves: Vec<Move>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    offers: Vec<usize>,
    #[serde(default, skip_serializing_if = "Notes::is_empty")]
    notes: Notes,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    outcome: Option<GameResult>,
}

impl Default for Record {
    fn default() -> Self {
        Self::starting_from(Position::default())
    }
}

impl Record {
    /// A game in which nothing has been played yet.
    pub fn starting_from(start: Position) -> Self {
        Self {
            tags: Vec::new(),
            outcome: None,
            moves: Vec::new(),
            offers: Vec::new(),
            notes: Notes::default(),
            positions: vec![start],
            stood_before: Vec::new(),
        }
    }

    /// The same game from a position to which no legal move has led. What stood before counts where it is asked how often
    /// a position has stood.
    pub fn going_on_from(&self, start: Position) -> Self {
        let next = Self {
            tags: self.tags.clone(),
            ..Self::starting_from(start)
        };
        next.following(self)
    }

    /// This record as the part of a game that comes after another one.
    #[must_use]
    pub fn following(self, before: &Self) -> Self {
        let stood = before.stood_before.iter().chain(&before.positions);
        Self {
            stood_before: stood.cloned().collect(),
            ..self
        }
    }

    /// What stood in the same game before its start, where no legal move has led there.
    pub fn stood_before(&self) -> &[Position] {
        &self.stood_before
    }

    /// Names, event, date and the like, in the words and the order of PGN: the seven-tag roster,
    /// then the others by name. Unknown values are left out.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The value of a tag; `None` if it is missing or unknown.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let found = self.tags.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Adds a tag, or gives it another value. An unknown value (`?`, `????.??.??`, or nothing) takes it away.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let is_sign = |c: char| !matches!(c, '?' | '.' | ' ');
        let known = value.contains(is_sign) || value.contains('.') && !value.contains('?');
        let place = self
            .tags
            .binary_search_by(|(key, _)| order(key).cmp(&order(name)));
        match place {
            Ok(index) if known => value.clone_into(&mut self.tags[index].1),
            Ok(index) => drop(self.tags.remove(index)),
            Err(index) if known => {
                let tag = (name.to_owned(), value.to_owned());
                self.tags.insert(index, tag);
            }
            Err(_) => {}
        }
    }

    /// The result; `None` while the game goes on or if it is unknown.
    pub fn outcome(&self) -> Option<GameResult> {
        self.outcome
    }

    /// Sets or takes back the result.
    pub fn set_outcome(&mut self, outcome: Option<GameResult>) {
        self.outcome = outcome;
    }

    /// The result that a mate or a stalemate on the board is.
    pub fn result_on_board(&self) -> Option<GameResult> {
        let position = self.position().chess()?;
        if position.is_checkmate() {
            return Some(GameResult::Win(position.turn().other()));
        }
        position.is_stalemate().then_some(GameResult::Draw)
    }

    /// The moves made.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// With which moves, counted from 0, a draw was offered: what the score sheets note as `(=)`.
    /// The last may be a move that was not completed any more.
    pub fn offers(&self) -> &[usize] {
        &self.offers
    }

    /// Whether a draw was offered with a move, counted from 0; an offer with a move that was not
    /// completed stands with the last one.
    pub fn has_offer(&self, ply: usize) -> bool {
        let is_last = ply + 1 == self.moves.len();
        let stands = |offer: &usize| *offer == ply || is_last && *offer > ply;
        self.offers.iter().any(stands)
    }

    /// Notes an offer of a draw with the move after a number of plies; later than the next move there
    /// is none to note it with.
    pub fn note_offer(&mut self, ply: usize) {
        let ply = ply.min(self.moves.len());
        if let Err(place) = self.offers.binary_search(&ply) {
            self.offers.insert(place, ply);
        }
    }

    /// Comments, signs, clock times and variations beside the moves.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// Puts notes beside the moves in place of those there. Returns whether every variation is
    /// legal where it stands; if not, nothing changes.
    #[must_use]
    pub fn set_notes(&mut self, notes: Notes) -> bool {
        let fits = notes.fit(&self.positions);
        if fits {
            self.notes = notes;
        }
        fits
    }

    /// Notes what the clock of the player who has moved last showed after the move.
    pub fn note_clock(&mut self, clock_ms: u64) {
        if let Some(last) = self.moves.len().checked_sub(1) {
            self.notes
                .change(last, |note| note.clock_ms = Some(clock_ms));
        }
    }

    /// The number of moves made, counting those of both sides.
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The position after a number of plies; after the last one if there were fewer.
    pub fn position_after(&self, plies: usize) -> &Position {
        let index = plies.min(self.moves.len());
        &self.positions[index]
    }

    /// The position in which the game began.
    pub fn start(&self) -> &Position {
        self.position_after(0)
    }

    /// The position that the game has reached.
    pub fn position(&self) -> &Position {
        self.position_after(self.moves.len())
    }

    /// How often the position after a number of plies has stood on the board by then.
    pub fn occurrences(&self, plies: usize) -> usize {
        let plies = plies.min(self.moves.len());
        let now = &self.positions[plies];
        let stood = self.stood_before.iter().chain(&self.positions[..=plies]);
        stood.filter(|position| *position == now).count()
    }

    /// Makes a move. Returns whether it was legal; an illegal one changes nothing.
    #[must_use]
    pub fn play(&mut self, mv: Move) -> bool {
        let Some(next) = self.position().play(mv) else {
            return false;
        };
        self.moves.push(mv);
        self.positions.push(next);
        true
    }

    /// Takes the last move back and returns it, together with the result that the game had.
    pub fn undo(&mut self) -> Option<Move> {
        let mv = self.moves.pop()?;
        self.positions.pop();
        // What was offered with the move that is taken back, or after it, is not on the sheet.
        self.offers.retain(|ply| *ply < self.moves.len());
        self.notes.moves.split_off(&self.moves.len());
        self.outcome = None;
        Some(mv)
    }

    /// The plies after which the move with a number is to be played by a side; `None` if the game
    /// has no such move.
    pub fn plies_before(&self, number: u32, side: Side) -> Option<usize> {
        let wanted = |position: &Position| position.number() == number && position.turn() == side;
        self.positions.iter().position(wanted)
    }
}

/// Where a tag stands among the others.
fn order(name: &str) -> (usize, &str) {
    let place = ROSTER.iter().position(|&known| known == name);
    (place.unwrap_or(ROSTER.len()), name)
}

impl From<Record> for Written {
    fn from(mut record: Record) -> Self {
        Self {
            tags: record.tags,
            start: record.positions.swap_remove(0),
            moves: record.moves,
            offers: record.offers,
            notes: record.notes,
            outcome: record.outcome,
        }
    }
}

impl TryFrom<Written> for Record {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let mut record = Self::starting_from(written.start);
        for mv in written.moves {
            if !record.play(mv) {
                return Err(mv.to_string());
            }
        }
        for (name, value) in written.tags {
            record.set_tag(&name, &value);
        }
        for ply in written.offers {
            record.note_offer(ply);
        }
        if !record.set_notes(written.notes) {
            return Err("notes".to_owned());
        }
        record.outcome = written.outcome;
        Ok(record)
    }
}
