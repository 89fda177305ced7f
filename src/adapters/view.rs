//! What a window shows: plain data, made anew whenever the desk changes.

use std::time::Duration;

use super::braille_line::{self, BrailleRow};
use super::captions::Caption;
use super::menu_view::{self, MenuView};
use super::player_view::{self, PlayerView};
use super::table_view::{self, TableView};
use super::wording::{capital, sentence, written};
use crate::board::{Piece, Side, Square};
use crate::catalogue::key::Key;
use crate::catalogue::{Stroke, row};
use crate::clock::Running;
use crate::desk::{Desk, QuestionView};
use crate::display::dial;
use crate::game::Position;
use crate::narrate::announce::announce;
use crate::narrate::cue::Arg;
use crate::narrate::phrases as say;
use crate::narrate::tell;
use crate::protocol::{MoveForm, Settings, Theme};
use crate::record::GameResult;
use crate::session::Session;
use crate::time::Moment;

/// A move of the list: its number and the SAN of both sides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveRow {
    /// The number of the move.
    pub number: u32,
    /// White's move, if the list has it.
    pub white: Option<String>,
    /// Black's move, if it has been made.
    pub black: Option<String>,
}

/// A square with what is needed to draw and to name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareView {
    /// The square.
    pub square: Square,
    /// What stands there.
    pub piece: Option<Piece>,
    /// Its name with what stands there, in the language of the program.
    pub name: String,
}

/// The two clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockView {
    /// What stands before each time: White's, then Black's.
    pub names: [String; 2],
    /// What is left to each side, in milliseconds.
    pub remaining_ms: [u64; 2],
    /// Whose clock runs.
    pub running: Option<Side>,
    /// Whose clock runs, or will go on when what has paused it is over.
    pub of_turn: Option<Side>,
    /// Whether it stands for more than the time of a question: for the arbiter, or a pause.
    pub is_stopped: bool,
}

impl ClockView {
    /// The clocks after a number of milliseconds, if nothing else happens.
    #[must_use]
    pub fn later(&self, ms: u64) -> Self {
        let mut later = self.clone();
        if let Some(side) = self.running {
            let left = &mut later.remaining_ms[side as usize];
            *left = left.saturating_sub(ms);
        }
        later
    }

    /// How long until the clocks show something else; `None` while none runs.
    pub fn next_change(&self) -> Option<Duration> {
        let left_ms = self.remaining_ms[self.running? as usize];
        (left_ms > 0).then(|| Duration::from_millis(left_ms % 1000 + 1))
    }

    /// The time of a side, as a chessclock shows it.
    pub fn dial_of(&self, side: Side) -> String {
        dial(self.remaining_ms[side as usize])
    }

    /// White's time and Black's, as a chessclock shows them: `1:29:45`, or `4:05` in the last hour.
    pub fn lines(&self) -> [String; 2] {
        let [white, black] = &self.names;
        let [white_ms, black_ms] = self.remaining_ms.map(dial);
        [format!("{white} {white_ms}"), format!("{black} {black_ms}")]
    }

    /// Both times on one line.
    pub fn text(&self) -> String {
        self.lines().join("   ")
    }
}

/// What a screen reader is to say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SaidRow {
    /// The text; empty while there is nothing to say.
    pub text: String,
    /// Its language, as that of a [`Caption`].
    pub language: String,
    /// Its number: the same text may come twice in a row, and is then said twice.
    pub number: u64,
}

/// Everything a window shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The squares, a1 to h8.
    pub squares: Vec<SquareView>,
    /// Where the player stands.
    pub cursor: Square,
    /// From where the piece in the hand was taken.
    pub hand: Option<Square>,
    /// The side that sits below.
    pub seen_from: Side,
    /// Whether the opponent has a window.
    pub second_window: bool,
    /// The Braille line, row by row; empty if none is wanted.
    pub braille: Vec<BrailleRow>,
    /// The squares of the last move.
    pub last_move: Option<(Square, Square)>,
    /// Whose turn it is.
    pub turn: Side,
    /// Whether the game has ended, so that nobody is to move.
    pub is_over: bool,
    /// Who is to move, as a sentence; or the result.
    pub status: String,
    /// Of whom that tells: the side to move, or the one that has won.
    pub status_side: Option<Side>,
    /// The moves so far.
    pub moves: Vec<MoveRow>,
    /// The clocks, if the game has any.
    pub clock: Option<ClockView>,
    /// White and Black.
    pub players: [PlayerView; 2],
    /// What has been typed.
    pub line: String,
    /// Whether it is a path, which Tab completes.
    pub completes: bool,
    /// Whether keys are struck as on a Braille writer.
    pub chords: bool,
    /// The key that opens the microphone.
    pub listens: Option<Key>,
    /// What was said, the newest last.
    pub captions: Vec<Caption>,
    /// What a screen reader is to say, if it is the one that speaks.
    pub announcement: SaidRow,
    /// Whether a screen reader listens.
    pub is_listened: bool,
    /// The menu, if it is open.
    pub menu: Option<MenuView>,
    /// The cross-table of a tournament, while the player walks in it.
    pub table: Option<TableView>,
    /// The question that waits for an answer.
    pub question: Option<QuestionView>,
    /// The colours.
    pub theme: Theme,
    /// The size of everything, in percent.
    pub zoom_percent: u16,
    /// Whether the board is shown alone, until something is asked or typed.
    pub board_only: bool,
    /// The language of the program, for example `de`.
    pub language: String,
    /// The labels, in the language of the program.
    pub labels: Labels,
}

/// The words on the window.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "each field is the label that it names")]
pub struct Labels {
    pub title: String,
    pub opponent: String,
    pub board: String,
    pub moves: String,
    pub clocks: String,
    pub no_clocks: String,
    pub messages: String,
    pub line: String,
    pub menu: String,
    pub play: String,
    pub competition: String,
    pub drills: String,
    pub open: String,
    pub help: String,
    /// What stands on the control key.
    pub control: String,
}

impl View {
    /// The view of a desk, with what was said lately.
    pub fn of(desk: &Desk, captions: &[Caption], now: Moment) -> Self {
        let session = desk.session();
        let squares = Square::all().map(|square| SquareView {
            square,
            piece: session.piece_at(square),
            name: square_name(desk, square),
        });
        let plies = session.plies();
        let last = session.record().moves().get(..plies);
        let last = last.and_then(<[_]>::last);
        let outcome = session.record().outcome();
        let is_over = outcome.is_some() && plies == session.record().plies();
        let drilled = session.drilled();
        let status = if let Some(board) = session.setup() {
            say::SETUP_TURN.with(board.turn).into()
        } else if let Some(subject) = drilled {
            say::DRILL_BEGAN.with(subject.key()).into()
        } else if let Some((number, key)) = session.lesson() {
            crate::narrate::lesson(number, key).into()
        } else if is_over {
            tell::status(outcome).into()
        } else if session.waits_for_claim() {
            say::ARBITER_TO_MOVE.with(session.to_move()).into()
        } else {
            tell::to_move(session.position())
        };
        let status = sentence(desk, &status);
        let status_side = match outcome.filter(|_| is_over) {
            Some(GameResult::Win(side)) => Some(side),
            Some(GameResult::Draw | GameResult::LostByBoth) => None,
            None => Some(session.to_move()),
        };
        let clock = clock(desk, now);
        let agreed = session.is_in_competition() && session.agreement().two_boards;
        Self {
            squares: squares.collect(),
            seen_from: session.seen_from(),
            second_window: agreed || session.settings().second_window,
            braille: braille(desk, &status, clock.as_ref()),
            cursor: session.cursor(),
            hand: session.hand(),
            last_move: last
                .filter(|_| drilled.is_none() && session.setup().is_none())
                .map(|mv| (mv.from(), mv.to())),
            turn: session.to_move(),
            is_over,
            status,
            status_side,
            moves: rows(desk, plies),
            clock,
            players: Side::BOTH.map(|side| player_view::of(desk, side, plies)),
            line: desk.line(),
            completes: desk.types_a_path(),
            chords: desk.takes_chords(),
            listens: listen_key(session.settings()),
            captions: captions.to_vec(),
            announcement: SaidRow::default(),
            is_listened: false,
            menu: menu_view::of(desk),
            table: table_view::of(desk),
            question: desk.question(),
            theme: session.settings().theme,
            zoom_percent: session.settings().zoom_percent,
            board_only: session.settings().board_only,
            language: session.settings().language.clone(),
            labels: labels(desk),
        }
    }
}

/// What stands on a square, in words.
fn square_name(desk: &Desk, square: Square) -> String {
    let session = desk.session();
    let at = Arg::Square(square);
    let phrase = match session.piece_at(square) {
        None if session.is_blindfold() => say::BLINDFOLD_AT.with(at), // nobody says it is empty
        None => say::SQUARE_EMPTY.with(at),
        Some(one) => say::SQUARE_PIECE.with(vec![at, one.side.into(), one.kind.into()]),
    };
    written(desk, &phrase)
}

fn braille(desk: &Desk, status: &str, clock: Option<&ClockView>) -> Vec<BrailleRow> {
    let rows = braille_line::rows(desk, status, clock.map(ClockView::text));
    let row = |(key, text, cells)| BrailleRow {
        name: written(desk, &say::BRAILLE_LINE.with(key)),
        text,
        cells,
    };
    rows.into_iter().map(row).collect()
}

fn clock(desk: &Desk, now: Moment) -> Option<ClockView> {
    let session = desk.session();
    let clock = session.clock()?;
    let name = |side| capital(&written(desk, &say::PIECES_OF.with(side)));
    Some(ClockView {
        names: Side::BOTH.map(name),
        remaining_ms: Side::BOTH.map(|side| clock.remaining_ms(side, now)),
        running: match clock.running() {
            Running::Runs(side) => Some(side),
            Running::Stopped | Running::Paused(_) => None,
        },
        is_stopped: matches!(clock.running(), Running::Paused(_)) && !waits_for_answer(session),
        of_turn: match clock.running() {
            Running::Runs(side) | Running::Paused(side) => Some(side),
            Running::Stopped => None,
        },
    })
}

/// Whether nothing but a question stops the clocks.
fn waits_for_answer(session: &Session) -> bool {
    session.question().is_some() && session.suspension().is_none() && !session.has_arbiter()
}

fn rows(desk: &Desk, plies: usize) -> Vec<MoveRow> {
    let record = desk.session().record();
    let mut rows: Vec<MoveRow> = Vec::new();
    for (at, mv) in record.moves().iter().take(plies).enumerate() {
        let before: &Position = record.position_after(at);
        let san = announce(before, *mv, MoveForm::San);
        let text = san
            .0
            .first()
            .map(|phrase| written(desk, phrase))
            .unwrap_or_default();
        let number = before.number();
        match before.turn() {
            Side::White => rows.push(MoveRow {
                number,
                white: Some(text),
                black: None,
            }),
            Side::Black => match rows.last_mut() {
                Some(row) if row.number == number => row.black = Some(text),
                _ => rows.push(MoveRow {
                    number,
                    white: None,
                    black: Some(text),
                }),
            },
        }
    }
    rows
}

fn labels(desk: &Desk) -> Labels {
    let label = |what| written(desk, &say::LABEL.with(what));
    Labels {
        title: label("title"),
        opponent: label("opponent"),
        board: label("board"),
        moves: label("moves"),
        clocks: label("clocks"),
        no_clocks: label("no-clocks"),
        messages: label("messages"),
        line: label("line"),
        menu: label("menu"),
        play: label("play"),
        competition: label("competition"),
        drills: label("drills"),
        open: label("open"),
        help: label("help"),
        control: label("control"),
    }
}

/// The key that opens the microphone, as the player has it.
fn listen_key(settings: &Settings) -> Option<Key> {
    if let Stroke::Key(key) = row("listen")?.stroke_in(&settings.keys) {
        Some(key)
    } else {
        None
    }
}
