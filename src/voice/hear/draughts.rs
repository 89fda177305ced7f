//! Draughts: the move that a line of text means, in notation or in words.

use super::choose;
use super::ears::ENGLISH;
use super::mark::Mark;
use super::reading::{Reader, Rigour};
use super::sides::is_told_of;
use super::tokens::tokens;
use super::vocabulary::Vocabulary;
use crate::arbiter::Written;
use crate::board::{Kind, Square};
use crate::draughts::{Move, Position, Unread};
use crate::game;
use crate::protocol::{DraughtsEntry, MoveEntry};
use crate::voice::Voices;

/// Everything that a line says of one move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Said {
    /// The file that a short notation names.
    from_file: Option<u8>,
    squares: Vec<Square>,
    /// The piece that moves, as a king or not.
    is_king: Option<bool>,
    takes: bool,
    count: Option<u32>,
    is_crowned: bool,
}

impl Voices {
    pub(super) fn hear_draughts(
        &self,
        text: &str,
        position: &game::Position,
        [language, announcer]: [&str; 2],
    ) -> MoveEntry {
        let Some(board) = position.draughts() else {
            return MoveEntry::Unreadable(text.to_owned());
        };
        if let Ok(moves) = board.read(text) {
            return of(&moves);
        }
        let said = self.said_in_draughts(text, [language, announcer]);
        let mut fitting: Vec<Move> = Vec::new();
        for mv in said.iter().flat_map(|one| one.fitting(board)) {
            if !fitting.contains(&mv) {
                fitting.push(mv);
            }
        }
        if !fitting.is_empty() {
            return of(&fitting);
        }
        if let Some(reason) = said.iter().find_map(|one| one.refusal(board)) {
            return reason;
        }
        match (board.read(text), board.squares(text)) {
            (Err(Unread::NoMove), Some(squares)) => along(squares),
            _ => MoveEntry::Unreadable(text.to_owned()),
        }
    }

    /// What a line says of a move, in the first way in which anybody understands it.
    fn said_in_draughts(&self, text: &str, own: [&str; 2]) -> Vec<Said> {
        let tokens = tokens(text);
        let first = self.own(own[0]);
        if first.breaks_off(&tokens) || first.tells(&tokens) {
            return Vec::new();
        }
        let read = |vocabulary: &Vocabulary, rigour| -> Vec<Said> {
            let ways = Reader::read(self, vocabulary, rigour, &tokens);
            ways.iter().filter_map(|marks| understand(marks)).collect()
        };
        let own = own.into_iter().chain([ENGLISH]);
        let own: Vec<&Vocabulary> = own.map(|id| self.own(id)).collect();
        let strict = own.iter().map(|voice| (*voice, Rigour::Own));
        let lenient = own.iter().map(|voice| (*voice, Rigour::Lenient));
        let others = self.vocabularies().map(|voice| (voice, Rigour::Lenient));
        let mut all = strict.chain(lenient).chain(others);
        all.find_map(|(voice, rigour)| {
            let said = read(voice, rigour);
            (!said.is_empty()).then_some(said)
        })
        .unwrap_or_default()
    }

    /// Which of several legal moves an answer picks out: by a square of its way or of what it
    /// captures, or by its place in the list.
    pub(super) fn choose_in_draughts(
        &self,
        text: &str,
        position: &game::Position,
        candidates: &[game::Move],
        language: &str,
    ) -> Option<game::Move> {
        let board = position.draughts()?;
        if let Ok(moves) = board.read(text) {
            return only(
                candidates
                    .iter()
                    .filter(|mv| mv.draughts().is_some_and(|mv| moves.contains(&mv))),
            );
        }
        let tokens = tokens(text);
        for rigour in [Rigour::Own, Rigour::Lenient] {
            for marks in Reader::read(self, self.own(language), rigour, &tokens) {
                if let Some(mv) = choose::by_number(&marks, candidates) {
                    return Some(mv);
                }
                let squares = understand(&marks).map(|said| said.squares);
                let Some(squares) = squares.filter(|squares| !squares.is_empty()) else {
                    continue;
                };
                let touches = |mv: Move| {
                    let way = board.path(mv);
                    squares
                        .iter()
                        .all(|at| way.contains(at) || mv.captured.contains(*at))
                };
                let fits = |mv: &&game::Move| mv.draughts().is_some_and(touches);
                if let Some(mv) = only(candidates.iter().filter(fits)) {
                    return Some(mv);
                }
            }
        }
        None
    }

    pub(super) fn written_in_draughts(
        &self,
        text: &str,
        position: &game::Position,
        language: &str,
    ) -> Written {
        let entry = self.hear_draughts(text, position, [language; 2]);
        let fitting = if let MoveEntry::Several(moves) = entry {
            moves
        } else if let MoveEntry::Move(mv) = entry {
            vec![mv]
        } else {
            Vec::new()
        };
        let said = self
            .said_in_draughts(text, [language; 2])
            .into_iter()
            .next();
        let squares = position
            .draughts()
            .and_then(|board| board.squares(text))
            .or(said.map(|said| said.squares));
        // Who names nothing has written no move, though only one may fit.
        let names_nothing = squares.as_ref().is_none_or(Vec::is_empty);
        let squares = squares.filter(|squares| squares.len() > 1);
        Written {
            fitting: if names_nothing { Vec::new() } else { fitting },
            kind: None,
            from: squares
                .as_ref()
                .and_then(|squares| squares.first().copied()),
            to: squares.as_ref().and_then(|squares| squares.last().copied()),
            promotion: None,
        }
    }
}

fn only<'a>(mut moves: impl Iterator<Item = &'a game::Move>) -> Option<game::Move> {
    let first = moves.next()?;
    moves.next().is_none().then_some(*first)
}

fn of(moves: &[Move]) -> MoveEntry {
    match moves {
        [only] => MoveEntry::Move((*only).into()),
        several => MoveEntry::Several(several.iter().copied().map(Into::into).collect()),
    }
}

fn along(squares: Vec<Square>) -> MoveEntry {
    MoveEntry::Draughts(DraughtsEntry::Along(squares))
}

/// What the marks say together; `None` if they make no sense.
fn understand(marks: &[Mark]) -> Option<Said> {
    let mut said = Said::default();
    let mut file = None;
    let mut takes = false;
    let mut reversed = false;
    for (at, &mark) in marks.iter().enumerate() {
        match (mark, file) {
            (Mark::Side(_), _) if is_told_of(marks, at) => return None,
            (Mark::Filler | Mark::Judging | Mark::Side(_) | Mark::Naming | Mark::Back, _) => {
                continue;
            }
            (Mark::AskingFirst, _) if at > 0 => continue,
            (Mark::File(next), None) => {
                file = Some(next);
                continue;
            }
            (Mark::File(next), Some(first)) if said.squares.is_empty() => {
                said.from_file = said.from_file.is_none().then_some(first).or(None);
                said.from_file?;
                file = Some(next);
                continue;
            }
            (Mark::Rank(rank), Some(file_of_it)) => {
                said.squares.push(Square::new(file_of_it, rank)?);
                file = None;
            }
            (Mark::Rank(rank), None) if takes && !said.squares.is_empty() => {
                said.count = said.count.is_none().then_some(u32::from(rank) + 1);
                said.count?;
            }
            (Mark::Takes | Mark::Taking | Mark::Cross, Some(first)) if said.squares.is_empty() => {
                said.from_file = Some(first);
                file = None;
                said.takes = true;
                takes = true;
                continue;
            }
            (Mark::Takes | Mark::Taking | Mark::Cross, None) => {
                said.takes = true;
                takes = true;
                continue;
            }
            (Mark::Square(square), None) => said.squares.push(square),
            (Mark::Kind(kind) | Mark::By(kind), None)
                if said.squares.is_empty() && said.from_file.is_none() =>
            {
                said.is_king = Some(is_king(kind)?);
            }
            (Mark::Kind(kind) | Mark::By(kind), None) if is_king(kind)? => said.is_crowned = true,
            (Mark::Becomes, None) => {}
            // "Takes d4 with c3"
            (Mark::With, _) => reversed |= said.takes && said.squares.len() == 1,
            (Mark::From | Mark::OutOf, None) => reversed = said.squares.len() == 1,
            (Mark::To | Mark::Towards, None) => {}
            _ => return None,
        }
        takes = false;
    }
    if file.is_some() || said.squares.is_empty() && !said.takes {
        return None;
    }
    if reversed && said.squares.len() == 2 {
        said.squares.reverse();
    }
    let is_short = said.from_file.is_some();
    (!is_short || said.squares.len() <= 1).then_some(said)
}

/// The captures whose way or whose prey is named: "c3 over d4 to e5".
fn over(squares: &[Square], board: &Position) -> Vec<Move> {
    let [from, between @ .., to] = squares else {
        return Vec::new();
    };
    let mut moves = board.legal_moves();
    moves.retain(|mv| {
        let way = board.path(*mv);
        let passes = |at: &Square| way.contains(at) || mv.captured.contains(*at);
        let is_way = mv.from == *from && mv.to == *to;
        is_way && mv.is_capture() && !between.is_empty() && between.iter().all(passes)
    });
    moves
}

/// Whether a word for a piece means a king. In many languages the king of draughts is called as the
/// queen of chess, and the man as its pawn.
fn is_king(kind: Kind) -> Option<bool> {
    match kind {
        Kind::King | Kind::Queen | Kind::DraughtsKing => Some(true),
        Kind::Pawn | Kind::Man => Some(false),
        Kind::Rook | Kind::Bishop | Kind::Knight => None,
    }
}

impl Said {
    /// The legal moves between the squares that were named; where none arrives there, the captures of what stands on
    /// the last one: "takes b4".
    fn related(&self, board: &Position) -> Vec<Move> {
        let moves = self.arriving(board);
        let (true, true, Some((victim, from))) =
            (self.takes, moves.is_empty(), self.squares.split_last())
        else {
            return moves;
        };
        let mut captures = board.legal_moves();
        // "c3 takes"
        if from.is_empty()
            && self.from_file.is_none()
            && captures
                .iter()
                .any(|mv| mv.is_capture() && mv.from == *victim)
        {
            captures.retain(|mv| mv.is_capture() && mv.from == *victim);
            return captures;
        }
        captures.retain(|mv| {
            let is_from = match from {
                [] => self.from_file.is_none_or(|file| file == mv.from.file()),
                [from] => *from == mv.from,
                _ => false,
            };
            // "The king takes d4 and stops on f6"
            let stops = || mv.to == *victim && from.iter().all(|at| mv.captured.contains(*at));
            is_from && mv.captured.contains(*victim) || !from.is_empty() && stops()
        });
        captures
    }

    fn arriving(&self, board: &Position) -> Vec<Move> {
        match (self.squares.as_slice(), self.from_file) {
            ([], file) => {
                let mut moves = board.legal_moves();
                moves
                    .retain(|mv| mv.is_capture() && file.is_none_or(|file| mv.from.file() == file));
                moves
            }
            ([to], file) => {
                let mut moves = board.legal_moves();
                moves.retain(|mv| mv.to == *to && file.is_none_or(|file| mv.from.file() == file));
                moves
            }
            (squares, _) => {
                let moves = board.moves_along(squares);
                match moves.is_empty() {
                    true => over(squares, board),
                    false => moves,
                }
            }
        }
    }

    /// The own piece that may not go to a square because something must be captured.
    fn could_go(&self, board: &Position, to: Square) -> Option<Square> {
        let own = board.pieces(board.turn());
        let is_meant = |at: &Square| {
            let is_king = board.piece_at(*at).map(|(_, is_king)| is_king);
            let is_due = board.legal_moves().iter().any(Move::is_capture);
            is_due
                && board.could_step(*at, to)
                && (self.is_king.is_none() || self.is_king == is_king)
        };
        own.iter().find(is_meant)
    }

    fn fitting(&self, board: &Position) -> Vec<Move> {
        let mut moves = self.related(board);
        moves.retain(|mv| self.fault(board, *mv).is_none());
        moves
    }

    /// What was said of a move that is not true of it.
    fn fault(&self, board: &Position, mv: Move) -> Option<MoveEntry> {
        if self.takes && !mv.is_capture() {
            return Some(MoveEntry::NoCapture(mv.to));
        }
        let is_king = board.piece_at(mv.from).map(|(_, is_king)| is_king);
        if self.is_king.is_some() && self.is_king != is_king {
            let said = match self.is_king {
                Some(true) => Kind::DraughtsKing,
                _ => Kind::Man,
            };
            return Some(MoveEntry::NotThere(said, mv.from));
        }
        let captured = mv.captured.count();
        if let Some(count) = self.count
            && count != captured
        {
            return Some(MoveEntry::Draughts(DraughtsEntry::Takes(count, captured)));
        }
        (self.is_crowned && !board.promotes(mv)).then_some(MoveEntry::NoPromotion)
    }

    /// Why nothing that was said is a legal move.
    fn refusal(&self, board: &Position) -> Option<MoveEntry> {
        let related = self.related(board);
        if let Some(fault) = related.first().and_then(|mv| self.fault(board, *mv)) {
            return Some(fault);
        }
        match (self.squares.as_slice(), self.from_file) {
            ([], _) => self.takes.then_some(MoveEntry::NoCaptures),
            // What could go there, were no capture due, hears that one is.
            ([to], None) => Some(
                self.could_go(board, *to)
                    .map_or(MoveEntry::To(*to), |from| along(vec![from, *to])),
            ),
            ([to], Some(file)) => {
                // The piece of that file that is nearest to the square is the one that was meant.
                let own = board.pieces(board.turn());
                let nearest = own
                    .iter()
                    .filter(|at| at.file() == file)
                    .min_by_key(|at| at.rank().abs_diff(to.rank()));
                Some(nearest.map_or(MoveEntry::To(*to), |from| along(vec![from, *to])))
            }
            (squares, _) => Some(along(squares.to_vec())),
        }
    }
}
