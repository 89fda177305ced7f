//! The table at which a player sits: a game, and where the player is in it.

mod fingers;
pub(in crate::session) mod pieces;

use crate::board::Square;
use crate::game::{Move, Position};
use crate::protocol::{Previewed, Question};
use crate::record::Record;
use crate::session::competition::Contest;
use crate::time::Moment;
use fingers::Fingers;

/// Where the cursor stands at the beginning: e1, the king.
pub(in crate::session) const HOME: Square = Square::new(4, 0).expect("e1 is on the board");

/// A game under its agreement, with the player's cursor, hand and question.
///
/// An activity has a table of its own, so that the one of the game is exactly as it was when the
/// activity is left.
#[derive(Clone, Debug)]
pub(in crate::session) struct Table {
    /// The agreement, the laws, the clock and the turn under way.
    pub contest: Contest,
    /// The moves that were completed.
    pub record: Record,
    /// Whether the game is played or listened to.
    pub mode: Mode,
    /// Who says in which words moves are announced at this table.
    pub words_by: WordsChosenBy,
    /// Where the player stands.
    pub cursor: Square,
    /// From which side the board is felt, and what was felt last.
    pub fingers: Fingers,
    /// In practice: the moves of the longest line from which moves were taken back.
    pub taken_back: Vec<Move>,
    /// In practice: the square of the piece in the hand.
    pub hand: Option<Square>,
    /// The question that waits for an answer.
    pub question: Option<Question>,
    /// The question that was open when the program ended.
    pub left: LeftQuestion,
    /// In practice: the move that is being entered offers a draw.
    pub offers_with_move: bool,
    /// When the move that was said aloud is made, if nobody takes it back.
    pub spoken_due: Option<Moment>,
    /// When a move was made as it was read back, if the player has asked for nothing since.
    pub made_as_read: Option<Moment>,
    /// The lines out of which variations were entered.
    pub outer: Vec<Outer>,
    /// The page of a sheet that was shown last.
    pub previewed: Option<Previewed>,
    /// Whether the clock stands only because a question, a menu or an activity waits.
    pub is_held: bool,
    /// How often the player has peeked at the board, while it is hidden.
    pub peeks: Option<u32>,
}

/// The question about the game that was open when the program ended.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct LeftQuestion {
    pub question: Option<Question>,
    /// Whether it is put again when the game is gone on with.
    pub is_put_again: bool,
    /// Whether the player has not said yet whether that game goes on: it stands on the board, and what is done in it says so.
    pub is_put_off: bool,
}

/// What is done with the game on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Mode {
    /// Two players at one computer play it.
    Play,
    /// It is listened to; so many plies of it stand on the board.
    Listen(usize),
}

/// The line out of which a variation was entered.
#[derive(Clone, Debug)]
pub(in crate::session) struct Outer {
    pub record: Record,
    /// The move instead of which the variation stands, from 0, and the number of the variation.
    pub ply: usize,
    pub index: usize,
}

/// Who says in which words the moves of a game are announced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::session) enum WordsChosenBy {
    /// The laws, where they say so.
    #[default]
    Laws,
    /// The laws; but the players have chosen the form.
    LawsInOwnForm,
    /// The players, who have chosen words since the game began.
    Players,
}

impl Table {
    /// A table with a game of its own on it.
    pub fn new(record: Record, contest: Contest) -> Self {
        Self {
            contest,
            record,
            mode: Mode::Play,
            words_by: WordsChosenBy::default(),
            cursor: HOME,
            fingers: Fingers::default(),
            hand: None,
            question: None,
            left: LeftQuestion::default(),
            offers_with_move: false,
            spoken_due: None,
            made_as_read: None,
            outer: Vec::new(),
            previewed: None,
            taken_back: Vec::new(),
            is_held: false,
            peeks: None,
        }
    }

    /// A table for practice from a position.
    pub fn practice(position: Position) -> Self {
        let contest = Contest::practice(position.clone());
        Self::new(Record::starting_from(position), contest)
    }

    /// The number of plies of the record that stand on the board.
    pub fn plies(&self) -> usize {
        match self.mode {
            Mode::Play => self.record.plies(),
            Mode::Listen(plies) => plies,
        }
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.record.position_after(self.plies())
    }
}
