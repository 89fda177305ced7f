//! Lessons in the procedure of a competition by touch: positions, and what is to be done in each.

use crate::board::{Kind, Piece, Square};
use crate::chess::{self, Move};
use crate::game::{self, Position};

/// The key under which progress and voices keep the lessons.
pub const SUBJECT: &str = "procedure";

/// What is to be done in a lesson. What is done on purpose shows what the arbiter says to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonGoal {
    /// The move, in the right order up to the clock.
    Move(Move),
    /// On purpose: the move is made, and the clock is pressed before the announcement.
    Early(Move),
    /// On purpose: the first move is made and the second one announced.
    Misspoken(Move, Move),
    /// On purpose: a move that is not legal is completed.
    Illegal(Square, Square),
    /// On purpose: the piece is taken out of its hole and put back.
    Touch(Square),
    /// On purpose: another move than that of the touched piece is completed.
    Instead(Move),
    /// The piece is adjusted.
    Adjust(Square),
    /// The opponent has moved: the move is repeated aloud and made on the player's own board.
    Reply(Move),
    /// The move, which the opponent first repeats as the second one.
    Misheard(Move, Move),
    /// The move, with an offer of a draw at the right moment.
    Offer(Move),
    /// The opponent's offer of a draw is declined.
    Decline,
    /// A draw by repetition is claimed; with the move that is declared, if the position does not stand yet.
    Claim(Option<Move>),
}

/// A lesson.
#[derive(Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The key under which voices and progress keep it.
    pub key: &'static str,
    fen: &'static str,
    /// What was played before the lesson begins.
    pub played: &'static [Move],
    /// What is to be done, one after another.
    pub goals: &'static [LessonGoal],
    /// Whether it is about the opponent who repeats each announcement.
    pub needs_repetition: bool,
}

impl Lesson {
    /// The same after these moves.
    const fn after(self, played: &'static [Move]) -> Self {
        Self { played, ..self }
    }

    /// The same with an opponent who repeats each announcement.
    const fn repeated(self) -> Self {
        let needs_repetition = true;
        Self {
            needs_repetition,
            ..self
        }
    }

    /// The position in which the game of the lesson began.
    pub fn start(&self) -> Position {
        // A test reads the positions of all lessons.
        let read = chess::Position::from_fen(self.fen);
        read.map(Position::from).unwrap_or_default()
    }
}

impl LessonGoal {
    /// The legal move that is to stand on the board.
    pub fn wanted(self) -> Option<game::Move> {
        match self {
            Self::Move(mv)
            | Self::Early(mv)
            | Self::Misspoken(mv, _)
            | Self::Instead(mv)
            | Self::Reply(mv)
            | Self::Misheard(mv, _)
            | Self::Offer(mv) => Some(mv.into()),
            Self::Illegal(..)
            | Self::Touch(_)
            | Self::Adjust(_)
            | Self::Decline
            | Self::Claim(_) => None,
        }
    }

    /// What is to stand on a square in the end.
    pub fn piece_at(self, square: Square, before: &Position) -> Option<Piece> {
        if let Self::Illegal(from, to) = self
            && (square == from || square == to)
        {
            return before.piece_at(from).filter(|_| square == to);
        }
        let after = self.wanted().and_then(|mv| before.play(mv));
        after.as_ref().unwrap_or(before).piece_at(square)
    }

    /// Whether what stands on a square now belongs to the way to the goal.
    pub fn allows(self, square: Square, now: Option<Piece>, before: &Position) -> bool {
        let (was, then) = (before.piece_at(square), self.piece_at(square, before));
        if now == was || now == then {
            return true;
        }
        let Some(piece) = now else {
            return was != then
                || matches!(self, Self::Touch(one) | Self::Adjust(one) if one == square);
        };
        // Before the choice it is the pawn that stands there.
        let promotes = |mv: game::Move| mv.to() == square && mv.promotion().is_some();
        piece.kind == Kind::Pawn
            && piece.side == before.turn()
            && self.wanted().is_some_and(promotes)
    }
}

/// Rows of lessons: the key, the position, what is to be done, and what is special.
macro_rules! lessons {
    ($($key:literal: $fen:literal => $($goal:ident $(($($of:expr),*))?),*; $($more:ident($($with:expr)?);)?)*) => {
        &[$(lesson($key, $fen, &[$(LessonGoal::$goal $(($($of),*))?),*])$(.$more($($with)?))?),*]
    };
}

/// All lessons, the easiest first.
pub const LESSONS: &[Lesson] = lessons! {
    "move": "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1" => Move(mv("e2e4"));
    "capture": "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1" => Move(mv("e4d5"));
    "castling-short": "4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1" => Move(mv("e1g1"));
    "promotion": "8/P6k/8/8/8/8/8/K7 w - - 0 1" => Move(QUEENED);
    "order": "4k3/3p4/8/8/8/8/3P4/4K3 w - - 0 1" => Early(mv("d2d4")), Move(mv("d2d4"));
    "reply": "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1" => Reply(mv("e7e5")), Move(mv("e2e4")); repeated();
    "reply-capture": "4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1" => Reply(mv("d5e4")); repeated();
    "reply-castling": "4k2r/5ppp/8/8/8/8/5PPP/4K3 b k - 0 1" => Reply(mv("e8g8")); repeated();
    "misheard": "4k3/3p4/8/8/8/8/3P4/4K3 w - - 0 1" => Misheard(mv("d2d4"), mv("d2d3")); repeated();
    "misspoken": "4k3/2p5/8/8/8/8/2P5/4K3 w - - 0 1"
        => Misspoken(mv("c2c4"), mv("c2c3")), Move(mv("c2c4"));
    "passing": "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1" => Move(mv("e5d6"));
    "castling-long": "4k3/8/8/8/8/8/PPP5/R3K3 w Q - 0 1" => Move(mv("e1c1"));
    "check": "4k3/8/8/8/8/4P3/8/R3K3 w - - 0 1" => Move(mv("a1a8"));
    "mate": "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1" => Move(mv("a1a8"));
    "touched": "4k3/8/8/8/8/8/3P4/4K1N1 w - - 0 1"
        => Touch(at("g1")), Instead(mv("d2d4")), Move(mv("g1f3"));
    "adjust": "4k3/8/8/8/8/8/3P4/4K1N1 w - - 0 1" => Adjust(at("g1")), Move(mv("d2d4"));
    "illegal": "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1" => Illegal(at("e2"), at("d2")), Move(mv("e2e4"));
    "offer": "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 20" => Offer(mv("e2e4"));
    "decline": "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 20" => Decline; after(&[mv("e2e4"), mv("e7e5")]);
    "claim": "6k1/5ppp/8/3n4/3N4/8/5PPP/6K1 w - - 0 1" => Claim(None); after(&THERE_AND_BACK);
    "claim-ahead": "6k1/5ppp/8/3n4/8/5N2/5PPP/6K1 b - - 0 1"
        => Claim(Some(mv("d4f3"))); after(THERE_AND_BACK.split_at(1).1);
};

const QUEENED: Move = Move {
    promotion: Some(Kind::Queen),
    ..mv("a7a8")
};

/// Both knights go away and come back, twice.
const THERE_AND_BACK: [Move; 8] = {
    let [white, black, white_back, black_back] = [mv("d4f3"), mv("d5f6"), mv("f3d4"), mv("f6d5")];
    [
        white, black, white_back, black_back, white, black, white_back, black_back,
    ]
};

/// A lesson from a position.
const fn lesson(key: &'static str, fen: &'static str, goals: &'static [LessonGoal]) -> Lesson {
    Lesson {
        key,
        fen,
        played: &[],
        goals,
        needs_repetition: false,
    }
}

/// The move from the square to the square of a text: `e2e4`.
const fn mv(text: &str) -> Move {
    let (from, to) = text.split_at(2);
    Move {
        from: at(from),
        to: at(to),
        promotion: None,
    }
}

const fn at(name: &str) -> Square {
    let name = name.as_bytes();
    Square::new(name[0] - b'a', name[1] - b'1').expect("the name of a square")
}
