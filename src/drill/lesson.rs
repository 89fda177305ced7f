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
        match self {
            Self::Illegal(from, _) if square == from => None,
            Self::Illegal(from, to) if square == to => before.piece_at(from),
            Self::Move(_)
            | Self::Early(_)
            | Self::Misspoken(..)
            | Self::Illegal(..)
            | Self::Touch(_)
            | Self::Instead(_)
            | Self::Adjust(_)
            | Self::Reply(_)
            | Self::Misheard(..)
            | Self::Offer(_)
            | Self::Decline
            | Self::Claim(_) => match self.wanted().and_then(|mv| before.play(mv)) {
                Some(after) => after.piece_at(square),
                None => before.piece_at(square),
            },
        }
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

/// All lessons, the easiest first.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        key: "move",
        fen: "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1",
        goals: &[LessonGoal::Move(mv("e2", "e4"))],
        ..PLAIN
    },
    Lesson {
        key: "capture",
        fen: "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
        goals: &[LessonGoal::Move(mv("e4", "d5"))],
        ..PLAIN
    },
    Lesson {
        key: "castling-short",
        fen: "4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1",
        goals: &[LessonGoal::Move(mv("e1", "g1"))],
        ..PLAIN
    },
    Lesson {
        key: "promotion",
        fen: "8/P6k/8/8/8/8/8/K7 w - - 0 1",
        goals: &[LessonGoal::Move(Move {
            promotion: Some(Kind::Queen),
            ..mv("a7", "a8")
        })],
        ..PLAIN
    },
    Lesson {
        key: "order",
        fen: "4k3/3p4/8/8/8/8/3P4/4K3 w - - 0 1",
        goals: &[
            LessonGoal::Early(mv("d2", "d4")),
            LessonGoal::Move(mv("d2", "d4")),
        ],
        ..PLAIN
    },
    Lesson {
        key: "reply",
        fen: "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1",
        goals: &[
            LessonGoal::Reply(mv("e7", "e5")),
            LessonGoal::Move(mv("e2", "e4")),
        ],
        needs_repetition: true,
        ..PLAIN
    },
    Lesson {
        key: "reply-capture",
        fen: "4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1",
        goals: &[LessonGoal::Reply(mv("d5", "e4"))],
        needs_repetition: true,
        ..PLAIN
    },
    Lesson {
        key: "reply-castling",
        fen: "4k2r/5ppp/8/8/8/8/5PPP/4K3 b k - 0 1",
        goals: &[LessonGoal::Reply(mv("e8", "g8"))],
        needs_repetition: true,
        ..PLAIN
    },
    Lesson {
        key: "misheard",
        fen: "4k3/3p4/8/8/8/8/3P4/4K3 w - - 0 1",
        goals: &[LessonGoal::Misheard(mv("d2", "d4"), mv("d2", "d3"))],
        needs_repetition: true,
        ..PLAIN
    },
    Lesson {
        key: "misspoken",
        fen: "4k3/2p5/8/8/8/8/2P5/4K3 w - - 0 1",
        goals: &[
            LessonGoal::Misspoken(mv("c2", "c4"), mv("c2", "c3")),
            LessonGoal::Move(mv("c2", "c4")),
        ],
        ..PLAIN
    },
    Lesson {
        key: "passing",
        fen: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        goals: &[LessonGoal::Move(mv("e5", "d6"))],
        ..PLAIN
    },
    Lesson {
        key: "castling-long",
        fen: "4k3/8/8/8/8/8/PPP5/R3K3 w Q - 0 1",
        goals: &[LessonGoal::Move(mv("e1", "c1"))],
        ..PLAIN
    },
    Lesson {
        key: "check",
        fen: "4k3/8/8/8/8/4P3/8/R3K3 w - - 0 1",
        goals: &[LessonGoal::Move(mv("a1", "a8"))],
        ..PLAIN
    },
    Lesson {
        key: "mate",
        fen: "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
        goals: &[LessonGoal::Move(mv("a1", "a8"))],
        ..PLAIN
    },
    Lesson {
        key: "touched",
        fen: "4k3/8/8/8/8/8/3P4/4K1N1 w - - 0 1",
        goals: &[
            LessonGoal::Touch(at("g1")),
            LessonGoal::Instead(mv("d2", "d4")),
            LessonGoal::Move(mv("g1", "f3")),
        ],
        ..PLAIN
    },
    Lesson {
        key: "adjust",
        fen: "4k3/8/8/8/8/8/3P4/4K1N1 w - - 0 1",
        goals: &[
            LessonGoal::Adjust(at("g1")),
            LessonGoal::Move(mv("d2", "d4")),
        ],
        ..PLAIN
    },
    Lesson {
        key: "illegal",
        fen: "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1",
        goals: &[
            LessonGoal::Illegal(at("e2"), at("d2")),
            LessonGoal::Move(mv("e2", "e4")),
        ],
        ..PLAIN
    },
    Lesson {
        key: "offer",
        fen: "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 20",
        goals: &[LessonGoal::Offer(mv("e2", "e4"))],
        ..PLAIN
    },
    Lesson {
        key: "decline",
        fen: "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 20",
        played: &[mv("e2", "e4"), mv("e7", "e5")],
        goals: &[LessonGoal::Decline],
        ..PLAIN
    },
    Lesson {
        key: "claim",
        fen: "6k1/5ppp/8/3n4/3N4/8/5PPP/6K1 w - - 0 1",
        played: &[
            mv("d4", "f3"),
            mv("d5", "f6"),
            mv("f3", "d4"),
            mv("f6", "d5"),
            mv("d4", "f3"),
            mv("d5", "f6"),
            mv("f3", "d4"),
            mv("f6", "d5"),
        ],
        goals: &[LessonGoal::Claim(None)],
        ..PLAIN
    },
    Lesson {
        key: "claim-ahead",
        fen: "6k1/5ppp/8/3n4/8/5N2/5PPP/6K1 b - - 0 1",
        played: &[
            mv("d5", "f6"),
            mv("f3", "d4"),
            mv("f6", "d5"),
            mv("d4", "f3"),
            mv("d5", "f6"),
            mv("f3", "d4"),
            mv("f6", "d5"),
        ],
        goals: &[LessonGoal::Claim(Some(mv("d4", "f3")))],
        ..PLAIN
    },
];

/// A lesson without anything of its own.
const PLAIN: Lesson = Lesson {
    key: "",
    fen: "",
    played: &[],
    goals: &[],
    needs_repetition: false,
};

const fn mv(from: &str, to: &str) -> Move {
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
