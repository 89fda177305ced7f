//! Exploring the board: what a player can ask of it, and what is found.

use serde::{Deserialize, Serialize};

use super::event::{Event, Refusal};
use super::{Session, refused};
use crate::arbiter;
use crate::board::{Kind, Piece, Side, Square, Step};
use crate::explore::{self as find, Board, CLOCKWISE, Change, Found};
use crate::game::{Move, Position};

/// What a player asks of the board. A square, file or rank that is not named is the cursor's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Explore {
    /// The square with its colour.
    Colour(Option<Square>),
    /// The pieces on a rank, 0 to 7.
    Rank(Option<u8>),
    /// The pieces on a file, 0 to 7.
    File(Option<u8>),
    /// The pieces on the diagonals of the square.
    Diagonals,
    /// The pieces in a direction up to the edge.
    Ray(Step),
    /// The pieces in the next direction round the clock: straight or slanting, onwards or back.
    NextRay {
        /// Along ranks and files, not along diagonals.
        straight: bool,
        /// Against the clock.
        back: bool,
    },
    /// The pieces a knight's move away.
    KnightView,
    /// The pieces on the squares around.
    KingView,
    /// Who attacks the piece on a square, or an empty square.
    Attackers(Option<Square>),
    /// Who defends the piece on a square, or an empty square.
    Defenders(Option<Square>),
    /// The legal moves of the piece on a square.
    Moves(Option<Square>),
    /// Its captures only.
    Captures(Option<Square>),
    /// The legal moves of the piece in the hand.
    InHand,
    /// What the piece in the hand would attack from the square of the cursor, and who it.
    IfPut,
    /// The pieces of the side from which the board is seen.
    OwnPieces,
    /// The pieces of the other side.
    OthersPieces,
    /// All pieces, file by file.
    Files,
    /// The pawns, file by file.
    Pawns,
    /// What each side has.
    Material,
    /// What was captured last.
    LastCaptured,
    /// The last move.
    LastMove,
    /// What has changed since this was asked last.
    Changes,
    /// The whole board, rank by rank.
    Board,
    /// Whom the last move attacks, and which attacks it ended.
    Threats,
    /// Goes to the next piece of a kind, or to the one before.
    Next {
        /// The kind.
        kind: Kind,
        /// Whether backwards.
        back: bool,
    },
    /// Goes to a file on the same rank.
    ToFile(u8),
    /// Goes to a rank on the same file.
    ToRank(u8),
    /// Goes to where the last move ended.
    ToLastMove,
    /// Turns the board round.
    Flip,
}

impl Explore {
    /// Whether the answer is more than what fingers find on the board: something that a player in
    /// a competition has to find out alone.
    ///
    /// Lines, rays, a knight's and a king's squares and lists only tell which piece stands where.
    /// The last move and the last capture are in the player's own score. Attacks, moves, captures
    /// and threats follow from the position, and a comparison with earlier is a note.
    pub const fn is_advice(self) -> bool {
        matches!(
            self,
            Self::Attackers(_)
                | Self::Defenders(_)
                | Self::Moves(_)
                | Self::Captures(_)
                | Self::InHand
                | Self::IfPut
                | Self::Changes
                | Self::Threats
        )
    }
}

/// A rank or a file, 0 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// A rank.
    Rank(u8),
    /// A file.
    File(u8),
}

/// A square that a piece can go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The square.
    pub to: Square,
    /// What is captured.
    pub captured: Option<Kind>,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Explored {
    /// A square, what stands there, and its colour.
    Colour(Square, Option<Piece>),
    /// The pieces on a rank or a file.
    Line(Line, Vec<Found>),
    /// The pieces in directions from a square.
    Rays(Vec<(Step, Vec<Found>)>),
    /// The pieces on the squares that a knight or a king would reach.
    Around(Kind, Square, Vec<Found>),
    /// Who attacks or defends a square.
    Attack {
        /// The square.
        square: Square,
        /// What stands there.
        piece: Option<Piece>,
        /// Whose pieces do it.
        side: Side,
        /// Whether they defend it.
        defends: bool,
        /// Those that do it themselves.
        direct: Vec<(Kind, Square)>,
        /// Those that do it through the others.
        behind: Vec<(Kind, Square)>,
    },
    /// Where a piece can go; nowhere, if there are no targets.
    Moves {
        /// The square of the piece.
        square: Square,
        /// The piece.
        piece: Piece,
        /// Where it can go.
        targets: Vec<Target>,
        /// Whether only captures were asked for.
        captures: bool,
        /// Whether it is not its side's turn.
        out_of_turn: bool,
    },
    /// Nothing stands there that could move.
    NothingHere(Square),
    /// What a piece would attack on another square, and what would attack it.
    IfPut {
        /// The piece.
        piece: Piece,
        /// The square.
        square: Square,
        /// Whether it can go there.
        legal: bool,
        /// What it would attack.
        targets: Vec<(Kind, Square)>,
        /// What would attack it.
        by: Vec<(Kind, Square)>,
    },
    /// Pieces, or pawns only, file by file; files without any are left out.
    Files {
        /// Whether only pawns were asked for.
        pawns: bool,
        /// Each file, 0 to 7, with its pieces.
        files: Vec<(u8, Vec<Found>)>,
    },
    /// How many pieces of each kind White and Black have, in the order of [`Kind::CHESS`].
    Material {
        /// White's, then Black's.
        counts: [[u32; 6]; 2],
        /// Whether the difference may be told too.
        compares: bool,
    },
    /// What was captured last, and where; `None` if nothing was.
    LastCaptured(Option<(Piece, Square)>),
    /// The last move with the position before it; `None` if there was none.
    LastMove(Option<Box<(Position, Move)>>),
    /// What has changed.
    Changes(Vec<Change>),
    /// Each rank with its pieces, the farthest first.
    Board(Vec<(u8, Vec<Found>)>),
    /// Who attacks whom since the last move, and who no longer does.
    Threats {
        /// Attacker and attacked.
        new: Vec<(Found, Found)>,
        /// Those that are over, as they stood before the move.
        ended: Vec<(Found, Found)>,
    },
    /// The search for the next piece of a kind went round the board, or found none.
    Wrapped(Kind, bool),
    /// The board is seen from this side.
    Flipped(Side),
}

/// What the fingers remember.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fingers {
    /// From which side the board is seen.
    pub side: Side,
    /// From which square and in which direction the last ray went, round the clock.
    ray: Option<(Square, usize)>,
    /// The board as it was when changes were asked for; `None` is the beginning of the game.
    listened: Option<Board>,
}

impl Default for Fingers {
    fn default() -> Self {
        Self {
            side: Side::White,
            ray: None,
            listened: None,
        }
    }
}

impl Fingers {
    /// Another game is on the board.
    pub fn forget(&mut self) {
        self.ray = None;
        self.listened = None;
    }
}

impl Session {
    /// The side from which the board is seen: up is away from it.
    pub fn seen_from(&self) -> Side {
        self.fingers.side
    }

    /// Whether a competition is being played, so that nobody may help.
    pub fn is_in_competition(&self) -> bool {
        self.is_lawful() && self.record.outcome().is_none()
    }

    /// The objection to telling what the player has to find out alone, if a game is under way in
    /// which that is so.
    pub(super) fn refuse_advice(&mut self) -> Option<Vec<Event>> {
        if !self.is_in_competition() {
            return None;
        }
        let objection = arbiter::no_advice(&self.contest.rules);
        self.contest.law = Some(objection.law);
        Some(refused(Refusal::Forbidden(objection)))
    }

    pub(super) fn explore(&mut self, query: Explore) -> Vec<Event> {
        if query.is_advice()
            && let Some(refused) = self.refuse_advice()
        {
            return refused;
        }
        let found = match query {
            Explore::ToFile(file) => return self.go_if(Square::new(file, self.cursor.rank())),
            Explore::ToRank(rank) => return self.go_if(Square::new(self.cursor.file(), rank)),
            Explore::ToLastMove => {
                let last = self.last_move();
                return match last {
                    Some((_, mv)) => self.go(mv.to()),
                    None => refused(Refusal::NoMoves),
                };
            }
            Explore::Next { kind, back } => return self.go_to_next(kind, back),
            Explore::OwnPieces | Explore::OthersPieces => {
                let own = self.fingers.side;
                let side = if query == Explore::OwnPieces {
                    own
                } else {
                    own.other()
                };
                return vec![Event::Listed(self.placements(Some(side), None))];
            }
            Explore::InHand | Explore::IfPut if self.hand().is_none() => {
                return refused(Refusal::EmptyHand);
            }
            Explore::NextRay { straight, back } => self.next_ray(straight, back),
            Explore::Changes => self.changes(),
            Explore::Flip => {
                self.fingers.side = self.fingers.side.other();
                Explored::Flipped(self.fingers.side)
            }
            other => self.look_up(other),
        };
        vec![Event::Explored(found)]
    }

    fn board(&self) -> Board {
        Board::new(|square| self.piece_at(square))
    }

    /// What can be told without changing anything.
    fn look_up(&self, query: Explore) -> Explored {
        let (board, side) = (self.board(), self.fingers.side);
        let here = |square: Option<Square>| square.unwrap_or(self.cursor);
        match query {
            Explore::Rank(rank) => {
                let rank = rank.unwrap_or(self.cursor.rank());
                Explored::Line(Line::Rank(rank), board.on(find::rank(rank, side)))
            }
            Explore::File(file) => {
                let file = file.unwrap_or(self.cursor.file());
                Explored::Line(Line::File(file), board.on(find::file(file, side)))
            }
            Explore::Ray(step) => Explored::Rays(vec![self.ray(step)]),
            Explore::Diagonals => {
                let slanting = CLOCKWISE.into_iter().skip(1).step_by(2);
                Explored::Rays(slanting.map(|step| self.ray(step)).collect())
            }
            Explore::KnightView => {
                let found = board.on(find::knight(self.cursor, side));
                Explored::Around(Kind::Knight, self.cursor, found)
            }
            Explore::KingView => {
                let found = board.on(find::king(self.cursor, side));
                Explored::Around(Kind::King, self.cursor, found)
            }
            Explore::Attackers(square) => self.attack(here(square), false),
            Explore::Defenders(square) => self.attack(here(square), true),
            Explore::Moves(square) => self.moves_from(here(square), false),
            Explore::Captures(square) => self.moves_from(here(square), true),
            Explore::InHand => match self.hand() {
                Some(square) => self.moves_from(square, false),
                None => Explored::NothingHere(self.cursor),
            },
            Explore::IfPut => self.if_put(),
            Explore::Files | Explore::Pawns => {
                let pawns = query == Explore::Pawns;
                let is_meant = |found: &Found| !pawns || found.1.kind == Kind::Pawn;
                let on = |file| {
                    let mut found = board.on(find::file(file, side));
                    found.retain(is_meant);
                    (file, found)
                };
                let mut order: Vec<u8> = (0..8).collect();
                if side == Side::Black {
                    order.reverse();
                }
                let files = order.into_iter().map(on);
                let files = files.filter(|(_, found)| !found.is_empty()).collect();
                Explored::Files { pawns, files }
            }
            Explore::Material => {
                let mut counts = [[0; 6]; 2];
                for (_, piece) in board.on(Square::all()) {
                    let at = Kind::CHESS.iter().position(|kind| *kind == piece.kind);
                    counts[piece.side as usize][at.unwrap_or(0)] += 1;
                }
                let compares = !self.is_in_competition();
                Explored::Material { counts, compares }
            }
            Explore::LastCaptured => Explored::LastCaptured(self.last_captured()),
            Explore::LastMove => Explored::LastMove(self.last_move().map(Box::new)),
            Explore::Threats => self.threats(),
            Explore::Board => {
                let mut order: Vec<u8> = (0..8).collect();
                if side == Side::White {
                    order.reverse();
                }
                let on = |rank| (rank, board.on(find::rank(rank, side)));
                Explored::Board(order.into_iter().map(on).collect())
            }
            Explore::Colour(square) => {
                let square = here(square);
                Explored::Colour(square, board.at(square))
            }
            // What goes somewhere or remembers something is carried out above.
            _ => Explored::Flipped(side),
        }
    }

    fn go_if(&mut self, square: Option<Square>) -> Vec<Event> {
        match square {
            Some(square) => self.go(square),
            None => vec![Event::Edge(self.cursor)],
        }
    }

    fn go_to_next(&mut self, kind: Kind, back: bool) -> Vec<Event> {
        let next = self
            .board()
            .next(self.cursor, kind, back, self.fingers.side);
        let Some((square, wrapped)) = next else {
            return vec![Event::Explored(Explored::Wrapped(kind, false))];
        };
        let mut events = Vec::new();
        if wrapped {
            events.push(Event::Explored(Explored::Wrapped(kind, true)));
        }
        events.extend(self.go(square));
        events
    }

    /// The pieces in a direction as the player sees it.
    fn ray(&self, step: Step) -> (Step, Vec<Found>) {
        let towards = find::seen(step, self.fingers.side);
        (step, self.board().on(find::ray(self.cursor, towards)))
    }

    fn next_ray(&mut self, straight: bool, back: bool) -> Explored {
        let first = usize::from(!straight);
        let last = self.fingers.ray.filter(|(from, _)| *from == self.cursor);
        let index = match last {
            Some((_, index)) if index % 2 == first => (index + if back { 6 } else { 2 }) % 8,
            _ if back => 6 + first,
            _ => first,
        };
        self.fingers.ray = Some((self.cursor, index));
        Explored::Rays(vec![self.ray(CLOCKWISE[index])])
    }

    fn changes(&mut self) -> Explored {
        let now = self.board();
        let start = || Board::new(|square| self.record.start().piece_at(square));
        let earlier = self.fingers.listened.take().unwrap_or_else(start);
        let changes = now.changes_since(&earlier, self.fingers.side);
        self.fingers.listened = Some(now);
        Explored::Changes(changes)
    }

    /// Who attacks or defends a square. An empty one is attacked by the opponent of the player on
    /// move, and defended by that player.
    fn attack(&self, square: Square, defends: bool) -> Explored {
        let Position::Chess(chess) = self.position();
        let piece = self.piece_at(square);
        let own = piece.map_or(chess.turn(), |piece| piece.side);
        let side = if defends { own } else { own.other() };
        let behind = chess.attackers_behind(square, side).into_iter();
        let kind = |at| Some((chess.piece_at(at)?.kind, at));
        Explored::Attack {
            square,
            piece,
            side,
            defends,
            direct: self.position().attackers(square, side),
            behind: behind.filter_map(kind).collect(),
        }
    }

    fn moves_from(&self, square: Square, captures: bool) -> Explored {
        let Position::Chess(chess) = self.position();
        let Some(piece) = chess.piece_at(square) else {
            return Explored::NothingHere(square);
        };
        let target = |mv: crate::chess::Move| {
            let passing = piece.kind == Kind::Pawn && mv.from.file() != mv.to.file();
            let captured = chess.piece_at(mv.to).map(|piece| piece.kind);
            Target {
                to: mv.to,
                captured: captured.or(passing.then_some(Kind::Pawn)),
            }
        };
        let mut targets: Vec<Target> = chess.moves_from(square).into_iter().map(target).collect();
        targets.retain(|target| !captures || target.captured.is_some());
        targets.sort_by_key(|target| target.to);
        // A promotion is four moves to one square.
        targets.dedup();
        Explored::Moves {
            square,
            piece,
            targets,
            captures,
            out_of_turn: piece.side != chess.turn(),
        }
    }

    fn if_put(&self) -> Explored {
        let Position::Chess(chess) = self.position();
        let hand = self.hand().and_then(|from| {
            let piece = chess.piece_at(from)?;
            Some((from, piece, chess.attacks_if_put(from, self.cursor)?))
        });
        let Some((from, piece, attacks)) = hand else {
            return Explored::NothingHere(self.cursor);
        };
        let square = self.cursor;
        let kind = |at| Some((chess.piece_at(at)?.kind, at));
        let [targets, by] = attacks.map(|squares| squares.into_iter().filter_map(kind).collect());
        let legal = chess.moves_from(from).iter().any(|mv| mv.to == square);
        Explored::IfPut {
            piece,
            square,
            legal,
            targets,
            by,
        }
    }

    fn last_captured(&self) -> Option<(Piece, Square)> {
        (0..self.plies()).rev().find_map(|plies| {
            let mv = *self.record.moves().get(plies)?;
            let before = self.record.position_after(plies);
            let (Position::Chess(chess), Move::Chess(chess_move)) = (before, mv);
            let kind = chess.facts(chess_move)?.captured?;
            let side = chess.turn().other();
            Some((Piece { side, kind }, mv.to()))
        })
    }

    fn threats(&self) -> Explored {
        let threats = self.last_move().and_then(|(before, mv)| {
            let (Position::Chess(before), Move::Chess(mv)) = (before, mv);
            let Position::Chess(now) = self.position();
            let [new, ended] = before.threats_by(mv)?;
            let pair = |position: &crate::chess::Position, (from, to): (Square, Square)| {
                Some((
                    (from, position.piece_at(from)?),
                    (to, position.piece_at(to)?),
                ))
            };
            let told = |position, threats: Vec<(Square, Square)>| {
                let pairs = threats.into_iter();
                pairs.filter_map(|threat| pair(position, threat)).collect()
            };
            Some((told(now, new), told(&before, ended)))
        });
        let (new, ended) = threats.unwrap_or_default();
        Explored::Threats { new, ended }
    }
}
