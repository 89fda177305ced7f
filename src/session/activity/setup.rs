//! How a session sets a position up: the game lies under it, untouched, until a new one begins.

use crate::board::{Kind, Piece, Side, Square};
use crate::game::{Game, Position, Setup};
use crate::protocol::{
    Ask, CursorEvent, Event, NoDrill, NoSetup, Placing, Question, Refusal, SetupCommand, SetupEvent,
};
use crate::session::activity::Activity;
use crate::session::activity::setting_up::SettingUp;
use crate::session::table::Table;
use crate::session::{Session, refused};

/// More squares than this are not told one by one when a change is taken back.
const MOST_TOLD: usize = 4;

impl Session {
    /// The position that is being set up.
    pub fn setup(&self) -> Option<&Setup> {
        self.activity.setup().map(SettingUp::board)
    }

    /// Whose the next pieces are, while a position is set up.
    pub fn placed_side(&self) -> Option<Side> {
        self.activity.setup().map(|setup| setup.side)
    }

    pub(in crate::session) fn handle_setup(&mut self, command: SetupCommand) -> Vec<Event> {
        match command {
            SetupCommand::Begin => self.begin_setup(),
            SetupCommand::Fen(text) => self.take_fen(&text),
            _ if self.setup().is_none() => no_setup(NoSetup::NotSettingUp),
            _ if self.table.question.is_some() => self
                .table
                .question
                .clone()
                .map_or_else(Vec::new, |question| refused(Refusal::AnswerFirst(question))),
            SetupCommand::Place(placings, side) => self.put_pieces(&placings, side),
            SetupCommand::PutHere(kind) => self.put_here(kind),
            SetupCommand::OtherSide => {
                let side = self.placed_side().map(Side::other);
                side.map_or_else(Vec::new, |side| self.put_pieces(&[], side))
            }
            SetupCommand::Clear => {
                self.change(Setup::clear);
                told(SetupEvent::Cleared)
            }
            SetupCommand::Initial => {
                self.change(|board| *board = Setup::of(&board.game().start()));
                told(SetupEvent::Initial)
            }
            SetupCommand::Turn(side) => {
                self.change(|board| board.turn = side);
                told(SetupEvent::Turn(side))
            }
            SetupCommand::Castling => {
                self.change(Setup::switch_castling);
                self.setup_castling()
            }
            SetupCommand::Done => self.end_setup(),
            SetupCommand::Leave => self.leave_setup(),
            SetupCommand::Unreadable(text) => refused(Refusal::Unreadable(text)),
        }
    }

    fn begin_setup(&mut self) -> Vec<Event> {
        refuse!(self.why_no_question_now());
        if self.setup().is_some() {
            return self.end_setup();
        }
        if self.is_drilling() {
            return refused(Refusal::NoDrill(NoDrill::Drilling));
        }
        if self.is_lawful() && self.table.record.outcome().is_none() {
            return no_setup(NoSetup::Competing);
        }
        let left = self.left_setup.take();
        let board = left.unwrap_or_else(|| Setup::of(self.position()));
        let table = Table::practice(self.position().clone());
        let setup = SettingUp {
            board,
            before: Vec::new(),
            side: Side::White,
        };
        self.begin_activity(Activity::Setup(setup), table);
        let mut events = told(SetupEvent::Began);
        events.extend(self.setup_told());
        events
    }

    /// Where the pieces stand, and who is to move.
    fn setup_told(&self) -> Vec<Event> {
        let all = self.all_pieces();
        // The usual position has a name; of any other, both sides are told.
        let told = if let Event::AllPieces { is_start: true, .. } = all {
            all
        } else {
            Event::Listed(self.placements(None, None))
        };
        let mut events = vec![told];
        events.extend(self.setup_turn());
        events
    }

    fn setup_turn(&self) -> Option<Event> {
        let board = self.setup()?;
        Some(Event::Setup(SetupEvent::Turn(board.turn)))
    }

    fn setup_castling(&self) -> Vec<Event> {
        let castling = self.setup().into_iter().flat_map(Setup::castling);
        told(SetupEvent::Castling(castling.collect()))
    }

    /// Changes the board; it can be taken back.
    fn change<T>(&mut self, change: impl FnOnce(&mut Setup) -> T) -> Option<T> {
        self.table.hand = None;
        let setting_up = self.activity.setup_mut()?;
        let before = setting_up.board.clone();
        let changed = change(&mut setting_up.board);
        if setting_up.board != before {
            setting_up.before.push(before);
        }
        Some(changed)
    }

    /// Puts pieces, as far as they can stand there.
    fn put_pieces(&mut self, placings: &[Placing], side: Side) -> Vec<Event> {
        let here = self.table.cursor;
        if let Some(setting_up) = self.activity.setup_mut() {
            setting_up.side = side;
        }
        if placings.is_empty() {
            return told(SetupEvent::Next(side));
        }
        let put_all = |board: &mut Setup| {
            let put = |placing: &Placing| put(board, placing.square.unwrap_or(here), placing.piece);
            placings.iter().flat_map(put).collect()
        };
        self.change(put_all).unwrap_or_default()
    }

    fn put_here(&mut self, kind: Option<Kind>) -> Vec<Event> {
        let Some(side) = self.placed_side() else {
            return Vec::new();
        };
        let piece = kind.map(|kind| Piece { side, kind });
        let square = None;
        self.put_pieces(&[Placing { square, piece }], side)
    }

    /// Takes a position that was written, or begins a game from it.
    fn take_fen(&mut self, text: &str) -> Vec<Event> {
        let position = match Position::from_fen(text) {
            Ok(position) => position,
            Err(fault) => return no_setup(NoSetup::NoGame(fault)),
        };
        if self.setup().is_none() {
            return self.new_game(position);
        }
        self.change(|board| *board = Setup::of(&position));
        let mut events = told(SetupEvent::Read);
        events.extend(self.setup_told());
        events
    }

    /// Takes the piece under the cursor, or puts it there.
    fn take_or_put_in_setup(&mut self) -> Vec<Event> {
        let here = self.table.cursor;
        let piece = self.piece_at(here);
        match (self.table.hand, piece) {
            (Some(from), _) if from == here => self.put_back_in_setup(),
            (Some(from), _) => {
                let moved = self.piece_at(from);
                let put_there = |board: &mut Setup| {
                    let events = put(board, here, moved);
                    if board.piece_at(here) == moved {
                        // It stood there until now, so that this cannot fail.
                        let _ = board.put(from, None);
                    }
                    events
                };
                self.change(put_there).unwrap_or_default()
            }
            (None, Some(piece)) => {
                self.table.hand = Some(here);
                vec![Event::Cursor(CursorEvent::Taken(here, piece))]
            }
            (None, None) => refused(Refusal::NothingHere(here)),
        }
    }

    fn put_back_in_setup(&mut self) -> Vec<Event> {
        let held = self.table.hand.take();
        let held = held.and_then(|from| Some((from, self.piece_at(from)?)));
        vec![held.map_or(
            Event::Cursor(CursorEvent::NothingToCancel),
            |(from, piece)| Event::Cursor(CursorEvent::PutBack(from, piece)),
        )]
    }

    fn undo_in_setup(&mut self) -> Vec<Event> {
        self.table.hand = None;
        let Some(setting_up) = self.activity.setup_mut() else {
            return Vec::new();
        };
        let Some(before) = setting_up.before.pop() else {
            return refused(Refusal::NoMoves);
        };
        let after = std::mem::replace(&mut setting_up.board, before);
        let board = &setting_up.board;
        let changed = Square::all()
            .filter(|square| board.piece_at(*square) != after.piece_at(*square))
            .map(|square| stands_again(square, board.piece_at(square), after.piece_at(square)));
        let changed: Vec<Event> = changed.flatten().collect();
        let mut events = told(SetupEvent::Undone);
        if changed.is_empty() || changed.len() > MOST_TOLD {
            events.extend(self.setup_told());
        } else {
            events.extend(changed);
        }
        events
    }

    /// A game begins from the board, after a question if another one is going on.
    fn end_setup(&mut self) -> Vec<Event> {
        let Some(position) = self.setup().map(Setup::position) else {
            return no_setup(NoSetup::NotSettingUp);
        };
        match position {
            Err(fault) => no_setup(NoSetup::NoGame(fault)),
            Ok(position) if self.at_the_game(|session| session.is_under_way()) => {
                self.ask(Question::NewGame(Box::new(position)))
            }
            Ok(position) => self.begin_from_setup(position),
        }
    }

    fn begin_from_setup(&mut self, position: Position) -> Vec<Event> {
        self.end_activity();
        self.begin(position)
    }

    /// The game is on the board again, as it was.
    pub(in crate::session) fn leave_setup(&mut self) -> Vec<Event> {
        self.end_activity();
        told(SetupEvent::Left)
    }

    /// The game of which the pieces on the board are.
    pub(in crate::session) fn game_on_board(&self) -> Game {
        let setup = self.setup().map(Setup::game);
        setup.unwrap_or_else(|| self.position().game())
    }

    /// What an ask means while a position is set up.
    pub(in crate::session) fn in_setup(&mut self, ask: Ask) -> Vec<Event> {
        let question = self.table.question.clone();
        match (ask, question) {
            (Ask::Yes, Some(Question::NewGame(position))) => self.begin_from_setup(*position),
            (Ask::Yes, Some(_)) => self.leave_setup(),
            (Ask::No | Ask::Cancel, Some(question)) => {
                self.table.question = None;
                vec![Event::Declined(question)]
            }
            (Ask::Repeat, Some(question)) => self.ask(question),
            (
                Ask::TakeOrPut | Ask::Undo | Ask::PressClock | Ask::Turn | Ask::Help,
                Some(question),
            ) => refused(Refusal::AnswerFirst(question)),
            (Ask::Yes | Ask::No, None) => no_setup(NoSetup::SettingUp),
            (Ask::Cancel, None) if self.table.hand.is_some() => self.put_back_in_setup(),
            (Ask::Cancel, None) => self.ask(Question::LeaveSetup),
            (Ask::TakeOrPut, None) => self.take_or_put_in_setup(),
            (Ask::Undo, None) => self.undo_in_setup(),
            (Ask::PressClock, None) => self.end_setup(),
            (Ask::Repeat, None) => self.setup_told(),
            (Ask::Turn, None) => self.setup_turn().into_iter().collect(),
            (Ask::Help, None) => told(SetupEvent::Helped),
            (ask, _) => self.at_the_table(ask),
        }
    }
}

fn put(board: &mut Setup, square: Square, piece: Option<Piece>) -> Vec<Event> {
    let before = board.piece_at(square);
    match board.put(square, piece) {
        Err(fault) => no_setup(NoSetup::NotThere(square, fault)),
        Ok(()) => told(match (board.piece_at(square), before) {
            (Some(piece), before) => {
                let other = before.filter(|before| *before != piece);
                SetupEvent::Put(square, piece, other)
            }
            (None, Some(before)) => SetupEvent::Emptied(square, before),
            (None, None) => SetupEvent::WasEmpty(square),
        }),
    }
}

/// What stands on a square again.
fn stands_again(square: Square, piece: Option<Piece>, was: Option<Piece>) -> Vec<Event> {
    match (piece, was) {
        (Some(piece), was) => told(SetupEvent::Put(square, piece, was)),
        (None, Some(was)) => told(SetupEvent::Emptied(square, was)),
        (None, None) => Vec::new(),
    }
}

fn told(event: SetupEvent) -> Vec<Event> {
    vec![Event::Setup(event)]
}

fn no_setup(why: NoSetup) -> Vec<Event> {
    refused(Refusal::NoSetup(why))
}
