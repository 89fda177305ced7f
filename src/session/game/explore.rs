//! How a session answers questions about the board.

use crate::arbiter;
use crate::board::{Kind, Side, Square, Step};
use crate::explore::{self as find, BoardView, CLOCKWISE, PlacedPiece};
use crate::game::Move;
use crate::protocol::{BoardLine, CursorEvent, Event, Explore, Explored, Refusal, Target};
use crate::session::game::draughts::new_captures;
use crate::session::{Session, refused};

/// The ranks or files in the order in which they are told.
fn lines(from_last: bool) -> impl Iterator<Item = u8> {
    (0..8).map(move |at| if from_last { 7 - at } else { at })
}

impl Session {
    /// The side from which the board is seen: up is away from it.
    pub fn seen_from(&self) -> Side {
        self.table.fingers.side
    }

    /// Whether a competition is being played, so that nobody may help.
    pub fn is_in_competition(&self) -> bool {
        self.is_lawful() && self.table.record.outcome().is_none()
    }

    /// The objection to telling what the player has to find out alone, if a game is under way in
    /// which that is so.
    pub(in crate::session) fn refuse_advice(&mut self) -> Option<Vec<Event>> {
        if !self.is_in_competition() {
            return None;
        }
        let objection = arbiter::no_advice(&self.table.contest.rules);
        self.table.contest.law = Some(objection.law);
        Some(refused(Refusal::Forbidden(objection)))
    }

    pub(in crate::session) fn explore(&mut self, query: Explore) -> Vec<Event> {
        if query.is_advice()
            && let Some(refused) = self.refuse_advice()
        {
            return refused;
        }
        let found = match query {
            Explore::ToFile(file) => {
                return self.go_if(Square::new(file, self.table.cursor.rank()));
            }
            Explore::ToRank(rank) => {
                return self.go_if(Square::new(self.table.cursor.file(), rank));
            }
            Explore::ToLastMove => {
                let shown = self.unclaimed_shown();
                let shown = shown.and_then(|board| Some(board.moves.first()?.to));
                let last = shown.or_else(|| Some(self.last_move()?.1.to()));
                return last.map_or_else(|| refused(Refusal::NoMoves), |square| self.go(square));
            }
            Explore::Next { kind, back } => return self.go_to_next(kind, back),
            Explore::OwnPieces => return self.pieces_of(self.table.fingers.side, None),
            Explore::OthersPieces => return self.pieces_of(self.table.fingers.side.other(), None),
            Explore::OwnOfKind(kind) => {
                return self.pieces_of(self.table.fingers.side, Some(kind));
            }
            Explore::InHand | Explore::IfPut if self.hand().is_none() => {
                return refused(Refusal::EmptyHand);
            }
            Explore::OthersOfKind(kind) => {
                return self.pieces_of(self.table.fingers.side.other(), Some(kind));
            }
            Explore::NextRay { straight, back } => self.next_ray(straight, back),
            Explore::Changes => self.changes(),
            Explore::Inquiry(inquiry) => self.inquire(inquiry),
            Explore::Flip => {
                self.table.fingers.side = self.table.fingers.side.other();
                Explored::Flipped(self.table.fingers.side)
            }
            other @ (Explore::Colour(_)
            | Explore::Rank(_)
            | Explore::File(_)
            | Explore::Diagonals
            | Explore::Ray(_)
            | Explore::KnightView
            | Explore::KingView
            | Explore::Attackers(_)
            | Explore::Defenders(_)
            | Explore::Moves(_)
            | Explore::Captures(_)
            | Explore::InHand
            | Explore::IfPut
            | Explore::Files
            | Explore::Pawns
            | Explore::Material
            | Explore::LastCaptured
            | Explore::LastMove
            | Explore::Board
            | Explore::Threats
            | Explore::Check
            | Explore::MoveNumber
            | Explore::EveryMove
            | Explore::EveryCapture
            | Explore::MovesOfKind(_)
            | Explore::Castling) => self.look_up(other),
        };
        vec![Event::Explored(found)]
    }

    fn pieces_of(&self, side: Side, kind: Option<Kind>) -> Vec<Event> {
        vec![Event::Listed(self.placements(Some(side), kind))]
    }

    /// Where all pieces are, those of the side to move first.
    pub(in crate::session) fn all_pieces(&self) -> Event {
        let position = self.position();
        let start = position.game().start();
        Event::AllPieces {
            placements: self.placements(None, None),
            turn: self.to_move(),
            is_start: self.board() == BoardView::new(|square| start.piece_at(square)),
        }
    }

    pub(super) fn board(&self) -> BoardView {
        BoardView::new(|square| self.piece_at(square))
    }

    /// What can be told without changing anything.
    fn look_up(&self, query: Explore) -> Explored {
        let (board, side) = (self.board(), self.table.fingers.side);
        let here = |square: Option<Square>| square.unwrap_or(self.table.cursor);
        match query {
            Explore::Rank(rank) => {
                let rank = rank.unwrap_or(self.table.cursor.rank());
                Explored::Line(BoardLine::Rank(rank), board.on(find::rank(rank, side)))
            }
            Explore::File(file) => {
                let file = file.unwrap_or(self.table.cursor.file());
                Explored::Line(BoardLine::File(file), board.on(find::file(file, side)))
            }
            Explore::Ray(step) => Explored::Rays(vec![self.ray(self.table.cursor, step)]),
            Explore::Diagonals => self.diagonals(self.table.cursor),
            Explore::KnightView => {
                let found = board.on(find::knight(self.table.cursor, side));
                Explored::Around(Kind::Knight, self.table.cursor, found)
            }
            Explore::KingView => self.around(self.table.cursor),
            Explore::Attackers(square) => self.attack(here(square), false),
            Explore::Defenders(square) => self.attack(here(square), true),
            Explore::Moves(square) => self.moves_from(here(square), false),
            Explore::Captures(square) => self.moves_from(here(square), true),
            Explore::InHand => match self.hand() {
                Some(square) => self.moves_from(square, false),
                None => Explored::NothingHere(self.table.cursor),
            },
            Explore::IfPut => self.if_put(),
            Explore::Files => self.files(false),
            Explore::Pawns => self.files(true),
            Explore::Material => self.material(None),
            Explore::LastCaptured => Explored::LastCaptured(self.last_captured()),
            Explore::LastMove => self.last_move_shown(),
            Explore::Threats => self.threats(),
            Explore::Check => self.check(),
            Explore::MoveNumber => self.move_number(),
            Explore::EveryMove => self.every_move(None, false),
            Explore::EveryCapture => self.every_move(None, true),
            Explore::MovesOfKind(kind) => self.every_move(Some(kind), false),
            Explore::Castling => self.castling(),
            Explore::Board => {
                let on = |rank| (rank, board.on(find::rank(rank, side)));
                Explored::Board(lines(side == Side::White).map(on).collect())
            }
            Explore::Colour(square) => {
                let square = here(square);
                Explored::Colour(square, board.at(square))
            }
            // What goes somewhere or remembers something is carried out above.
            Explore::NextRay { .. }
            | Explore::OwnPieces
            | Explore::OthersPieces
            | Explore::OwnOfKind(_)
            | Explore::OthersOfKind(_)
            | Explore::Changes
            | Explore::Next { .. }
            | Explore::ToFile(_)
            | Explore::ToRank(_)
            | Explore::ToLastMove
            | Explore::Inquiry(_)
            | Explore::Flip => Explored::Flipped(side),
        }
    }

    fn last_move_shown(&self) -> Explored {
        let shown = self.unclaimed_shown().map(Explored::Shown);
        shown.unwrap_or_else(|| Explored::LastMove(self.last_move().map(Box::new)))
    }

    fn files(&self, pawns: bool) -> Explored {
        let (board, side) = (self.board(), self.table.fingers.side);
        let on = |file| {
            let mut found = board.on(find::file(file, side));
            found.retain(|(_, piece)| !pawns || piece.kind == Kind::Pawn);
            (file, found)
        };
        let files = lines(side == Side::Black).map(on);
        let files = files.filter(|(_, found)| !found.is_empty()).collect();
        Explored::Files { pawns, files }
    }

    fn go_if(&mut self, square: Option<Square>) -> Vec<Event> {
        match square {
            Some(square) => self.go(square),
            None => vec![Event::Cursor(CursorEvent::Edge(self.table.cursor))],
        }
    }

    fn go_to_next(&mut self, kind: Kind, back: bool) -> Vec<Event> {
        let next = self
            .board()
            .next(self.table.cursor, kind, back, self.table.fingers.side);
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
    pub(super) fn ray(&self, from: Square, step: Step) -> (Step, Vec<PlacedPiece>) {
        let towards = find::seen(step, self.table.fingers.side);
        (step, self.board().on(from.ray(towards)))
    }

    fn next_ray(&mut self, straight: bool, back: bool) -> Explored {
        let first = usize::from(!straight);
        let last = self
            .table
            .fingers
            .ray
            .filter(|(from, _)| *from == self.table.cursor);
        let index = match last {
            Some((_, index)) if index % 2 == first => (index + if back { 6 } else { 2 }) % 8,
            _ if back => 6 + first,
            _ => first,
        };
        self.table.fingers.ray = Some((self.table.cursor, index));
        Explored::Rays(vec![self.ray(self.table.cursor, CLOCKWISE[index])])
    }

    /// What has changed since this was asked last. If only moves were made since then, it is told
    /// which piece went where; after anything else the two boards are compared.
    fn changes(&mut self) -> Explored {
        let side = self.table.fingers.side;
        let (plies, now) = (self.plies(), self.board());
        let then = |plies| {
            BoardView::new(|square| self.table.record.position_after(plies).piece_at(square))
        };
        let earlier = self.table.fingers.listened.take();
        let (from, earlier) = earlier.unwrap_or_else(|| (0, then(0)));
        let is_played_on = from <= plies && then(from) == earlier && then(plies) == now;
        let changes = if is_played_on {
            let boards: Vec<BoardView> = (from..=plies).map(then).collect();
            find::changes_through(&boards, side)
        } else {
            now.changes_since(&earlier, side)
        };
        self.table.fingers.listened = Some((plies, now));
        Explored::Changes(changes)
    }

    /// Who attacks or defends a square. An empty one is attacked by the opponent of the player on
    /// move, and defended by that player.
    fn attack(&self, square: Square, defends: bool) -> Explored {
        let position = self.position();
        let piece = self.piece_at(square);
        let own = piece.map_or(position.turn(), |piece| piece.side);
        let side = if defends { own } else { own.other() };
        let chess = position.chess();
        let behind = chess.map(|chess| chess.attackers_behind(square, side));
        let behind = behind.into_iter().flatten();
        let kind = |at| Some((position.piece_at(at)?.kind, at));
        Explored::Attack {
            square,
            piece,
            side,
            defends,
            direct: position.attackers(square, side),
            behind: behind.filter_map(kind).collect(),
        }
    }

    pub(super) fn moves_from(&self, square: Square, captures: bool) -> Explored {
        let position = self.position();
        let Some(piece) = position.piece_at(square) else {
            return Explored::NothingHere(square);
        };
        let board = position.draughts();
        let way = |mv: Move| Some(board?.path(mv.draughts()?)[1..].to_vec());
        let target = |(mv, captured): (Move, Vec<Kind>)| Target {
            to: mv.to(),
            captured: captured.first().copied(),
            way: way(mv).unwrap_or_default(),
            count: u32::try_from(captured.len()).unwrap_or(u32::MAX),
        };
        let moves = position.moves_from(square);
        let mut targets: Vec<Target> = moves.into_iter().map(target).collect();
        targets.retain(|target| !captures || target.captured.is_some());
        targets.sort_by_key(|target| target.to);
        // A promotion is four moves to one square.
        targets.dedup();
        Explored::Moves {
            square,
            piece,
            targets,
            captures,
            out_of_turn: piece.side != position.turn(),
        }
    }

    fn if_put(&self) -> Explored {
        let (position, square) = (self.position(), self.table.cursor);
        let hand = self
            .hand()
            .and_then(|from| Some((from, position.piece_at(from)?)));
        let Some((from, piece)) = hand else {
            return Explored::NothingHere(square);
        };
        let attacks = match position.chess() {
            Some(chess) => chess.attacks_if_put(from, square),
            // In draughts it is enough to know whether the piece may go there.
            None => Some(Default::default()),
        };
        let Some(attacks) = attacks else {
            return Explored::NothingHere(square);
        };
        let kind = |at| Some((position.piece_at(at)?.kind, at));
        let [targets, by] = attacks.map(|squares| squares.into_iter().filter_map(kind).collect());
        let moves = position.moves_from(from);
        let legal = moves.iter().any(|(mv, _)| mv.to() == square);
        Explored::IfPut {
            piece,
            square,
            legal,
            targets,
            by,
        }
    }

    fn threats(&self) -> Explored {
        let threats = self.last_move().and_then(|(before, mv)| {
            let (Some(before), Some(now)) = (before.chess(), self.position().chess()) else {
                return Some(new_captures(&before, self.position(), mv));
            };
            let [new, ended] = before.threats_by(mv.chess()?)?;
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
            Some((told(now, new), told(before, ended)))
        });
        let (new, ended) = threats.unwrap_or_default();
        Explored::Threats { new, ended }
    }
}
