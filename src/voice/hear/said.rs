//! Everything that a line says of one move.

use super::mark::Mark;
use super::reading::Rigour;
use super::tokens::Token;
use crate::board::{Kind, Side, Square};
use crate::chess::Castling;

/// What was said of check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SaidCheck {
    /// Check, perhaps mate.
    Check,
    /// Double check.
    Double,
    /// `++`: double check for some, mate for others.
    TwoSigns,
    /// Mate.
    Mate,
}

/// Everything that a line says of one move; what it does not say is `None` or `false`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Said {
    /// Castling, and which way.
    pub(super) castling: Option<Option<Castling>>,
    pub(super) mover: Option<Kind>,
    pub(super) from: Option<Square>,
    pub(super) from_file: Option<u8>,
    pub(super) from_rank: Option<u8>,
    pub(super) to: Option<Square>,
    pub(super) to_file: Option<u8>,
    pub(super) takes: bool,
    pub(super) captured: Option<Kind>,
    /// The side of the board, the king's or the queen's, from which the piece comes.
    pub(super) wing: Option<Castling>,
    pub(super) promotion: Option<Kind>,
    pub(super) en_passant: bool,
    /// That it goes back, which no pawn does.
    pub(super) back: bool,
    /// That it is a pawn, and goes so many squares straight.
    pub(super) squares: Option<u8>,
    /// The rank to which a piece goes, where no square was named.
    pub(super) to_rank: Option<u8>,
    /// The piece in front of which it stands.
    pub(super) in_front_of: Option<Kind>,
    /// Whether the piece stands on a dark square.
    pub(super) is_on_dark: Option<bool>,
    /// Where the piece stands among those of its kind, as its player sees it.
    pub(super) outermost: Option<(i8, i8)>,
    /// That a piece gives check or is put there, and not which one: "mate on d8".
    pub(super) by_any: bool,
    /// That it begins with a preposition which may be a piece.
    pub(super) is_doubtful: bool,
    pub(super) check: Option<SaidCheck>,
    /// That a pawn reaches the last rank, where no square was named: "promotion".
    pub(super) promotes: bool,
    /// That the file was said twice, which may be a piece: "dd4".
    pub(super) is_doubled: bool,
    /// That only notation makes a pawn's move of it: "d4".
    pub(super) is_unnamed: bool,
}

/// Takes out what was not meant: that something is taken where pieces are traded, and a pawn whose file was said twice
/// where that is no piece, or no letters.
pub(super) fn drop_unmeant(said: &mut Vec<Said>, trades: bool, rigour: Rigour, tokens: &[Token]) {
    said.retain(|one| !trades || !one.only_takes());
    let run = |token: &Token| match token {
        Token::Run(run) => Some(run.text.clone()),
        Token::Figures(_) | Token::Sign(_) | Token::Strange => None,
    };
    let letters: String = tokens.iter().filter_map(run).collect();
    let is_twice = letters.chars().count() == 2;
    let is_alone = said.iter().all(|one| one.is_doubled) && rigour != Rigour::Lenient;
    said.retain(|one| !one.is_doubled || is_twice && !is_alone);
}

impl Said {
    /// Notes what a mark says of the piece or its way, wherever it stands; false if it says something else.
    pub(super) fn note(&mut self, mark: Mark) -> bool {
        if let Mark::Squares(count) = mark {
            self.squares = Some(count);
        } else if let Mark::InFrontOf(kind) = mark {
            self.in_front_of = Some(kind);
        } else if let Mark::Squared(is_dark) = mark {
            self.is_on_dark = Some(is_dark);
        } else if let Mark::Outermost(files, ranks) = mark {
            self.outermost = Some((files, ranks));
        } else if mark == Mark::EnPassant {
            self.en_passant = true;
        } else if mark == Mark::Back {
            self.back = true;
        } else if mark == Mark::Putting {
            self.by_any = true;
        } else if mark == Mark::Doubtful {
            self.is_doubtful = true;
        } else {
            return false;
        }
        true
    }

    /// The same where the square of the pawn that is captured en passant was said: "e5 takes d5 en passant".
    pub(super) fn of_passed_pawn(self, turn: Side) -> Option<Self> {
        let [on, ahead] = match turn {
            Side::White => [4, 5],
            Side::Black => [3, 2],
        };
        let on = self.to.filter(|to| self.en_passant && to.rank() == on)?;
        let to = Square::new(on.file(), ahead);
        Some(Self { to, ..self })
    }

    /// Whether it names no piece, square, file or rank, but at most that something is taken, or given check.
    pub(super) fn names_nothing(&self) -> bool {
        let bare = Self {
            takes: self.takes,
            en_passant: self.en_passant,
            back: self.back,
            by_any: self.by_any,
            is_doubtful: self.is_doubtful,
            check: self.check,
            ..Self::default()
        };
        *self == bare
    }

    /// Whether it is castling, or names a piece at most that takes or is taken, and no square, file or rank.
    pub(super) fn names_no_way(&self) -> bool {
        let bare = Self {
            castling: self.castling,
            mover: self.mover,
            takes: self.takes,
            captured: self.captured,
            check: self.check,
            ..Self::default()
        };
        *self == bare && (self.takes || self.castling.is_some())
    }

    /// Whether nothing was said but that something is taken. A word that may be of any language is too little for that.
    pub(super) fn only_takes(&self) -> bool {
        let taken = Self {
            takes: true,
            check: self.check,
            ..Self::default()
        };
        *self == taken
    }
}

/// The numeric notation of correspondence chess: `5254`, `57581` with what the pawn becomes.
pub(super) fn numeric(tokens: &[Token]) -> Option<Said> {
    let mut figures = String::new();
    for token in tokens {
        if let Token::Figures(more) = token
            && more.len() > 1
        {
            figures.push_str(more);
        } else {
            return None;
        }
    }
    let digits: Vec<u8> = figures
        .bytes()
        .map(|figure| figure.wrapping_sub(b'1'))
        .collect();
    let (squares, promotion) = digits.split_at_checked(4)?;
    let promotion = match promotion {
        [] => None,
        [at] => Some(*[Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight].get(usize::from(*at))?),
        _ => return None,
    };
    Some(Said {
        from: Some(Square::new(squares[0], squares[1])?),
        to: Some(Square::new(squares[2], squares[3])?),
        promotion,
        ..Said::default()
    })
}

/// What is said, but for what only names a capture: in another language that is too little.
pub(super) fn but_taking(mut said: Vec<Said>) -> Vec<Said> {
    said.retain(|one| !one.only_takes());
    said
}
