//! The line of a Braille display: what stands on it, and what its keys ask for.
//!
//! The line is the rank of the cursor as eight cells, the last move, the clocks, and then what was
//! said last. What is typed takes its place. It is longer than a display, and keys move along it.

use crate::board::{Side, Square};
use crate::braille::{BLANK, Cell, Cells, cell_of_pattern, code, prose, square_cell};
use crate::clock::Running;
use crate::desk::Desk;
use crate::input::DeviceInput;
use crate::input::DisplayKey;
use crate::input::keys::{Code, Key as Pressed};
use crate::input::perkins::Chord;
use crate::time::Moment;

/// The code of moves when the player has chosen none.
const USUAL_CODE: &str = "san-low";

/// What is on the display.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DisplayLine {
    /// Its cells, as many as there are columns at most.
    pub cells: Cells,
    /// Under which of them the cursor stands, counted from 0.
    pub cursor: Option<usize>,
}

/// A key of the display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PressedKey {
    /// The key above a cell, counted from 0.
    Route(usize),
    /// Dots that were typed, with the space bar or without.
    Dots {
        /// The dots.
        dots: Cell,
        /// Whether the space bar was pressed, too.
        space: bool,
    },
    /// The line above.
    Up,
    /// The line below.
    Down,
    /// The part of the line before this one.
    Left,
    /// The part of the line behind this one.
    Right,
    /// The beginning of the line.
    Home,
    /// A key that a keyboard has, too.
    Press(Code),
    /// A character.
    Types(char),
}

/// What a display reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisplayReport {
    /// There is one, with a number of columns.
    Ready(usize),
    /// A key was pressed.
    Key(PressedKey),
    /// It is gone.
    Gone,
}

/// What a cell of the line belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Square(Square),
    Move,
    Clock,
    Said,
    Asked,
    Typed,
}

/// The display: how wide it is, and which part of the line is on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Display {
    columns: usize,
    /// The first cell of the line that is on the display.
    first: usize,
    /// What was said last when the line was read beyond its beginning.
    parts: Vec<(Cell, Option<Part>)>,
}

impl Display {
    /// A display of a number of columns.
    pub fn new(columns: usize) -> Self {
        Self {
            columns,
            ..Self::default()
        }
    }

    /// What is to be on the display now.
    pub fn line(&mut self, desk: &Desk, now: Moment) -> DisplayLine {
        let typed = desk.line();
        let is_typing = !typed.is_empty();
        let mut strip = Strip::default();
        let asked = desk
            .question()
            .filter(|_| !is_typing && desk.menu().is_none());
        if is_typing {
            strip.add(typed_cells(&typed, desk).as_slice(), Part::Typed);
        } else if let Some(asked) = &asked {
            let prose = prose(&desk.session().settings().language);
            strip.add(prose.write(&asked.line()).as_slice(), Part::Asked);
        } else {
            strip.board(desk);
            strip.last_move(desk);
            strip.clocks(desk, now);
            strip.said(desk, self.columns);
        }
        let cursor = if is_typing {
            strip.0.push((BLANK, None));
            Some(strip.0.len() - 1)
        } else {
            let file = usize::from(desk.session().cursor().file());
            asked.is_none().then_some(file)
        };
        let asks = |parts: &[(Cell, Option<Part>)]| matches!(parts, [(_, Some(Part::Asked)), ..]);
        let is_news =
            asks(&strip.0) != asks(&self.parts) || asked.is_some() && self.parts != strip.0;
        let was_typing = matches!(self.parts.first(), Some((_, Some(Part::Typed))));
        if is_typing {
            // The end of what is typed is always on the display.
            self.first = cursor.unwrap_or(0) / self.columns.max(1) * self.columns;
        } else if was_typing || is_news || self.first >= strip.0.len() {
            self.first = 0;
        }
        self.parts = strip.0;
        let shown = self.parts.iter().skip(self.first).take(self.columns);
        let mut cells: Cells = shown.map(|(cell, _)| *cell).collect();
        cells.pad_to(self.columns);
        let cursor = cursor.and_then(|at| at.checked_sub(self.first));
        DisplayLine {
            cells,
            cursor: cursor.filter(|at| *at < self.columns),
        }
    }

    /// What a key asks for; `None` if it only moves along the line.
    pub fn press(&mut self, key: PressedKey) -> Option<DeviceInput> {
        let press = |code, shift| {
            let ctrl = false;
            DeviceInput::Display(DisplayKey::Press(Pressed { code, ctrl, shift }))
        };
        Some(match key {
            PressedKey::Route(column) => match self.parts.get(self.first + column)?.1? {
                Part::Square(square) => DeviceInput::Display(DisplayKey::Square(square)),
                Part::Move | Part::Said => press(Code::Function(2), false),
                Part::Clock => press(Code::Function(6), true),
                Part::Asked | Part::Typed => return None,
            },
            PressedKey::Dots { dots, space } => {
                DeviceInput::Display(DisplayKey::Chord(Chord { dots, space }))
            }
            PressedKey::Up => press(Code::Up, false),
            PressedKey::Down => press(Code::Down, false),
            PressedKey::Press(code) => press(code, false),
            PressedKey::Types(typed) => DeviceInput::Character(typed),
            PressedKey::Left => {
                self.first = self.first.saturating_sub(self.columns);
                return None;
            }
            PressedKey::Right => {
                let next = self.first + self.columns;
                if next < self.parts.len() {
                    self.first = next;
                }
                return None;
            }
            PressedKey::Home => {
                self.first = 0;
                return None;
            }
        })
    }
}

/// The cells of what is typed: cells as they are, letters in the Braille of the language.
fn typed_cells(typed: &str, desk: &Desk) -> Cells {
    let prose = prose(&desk.session().settings().language);
    let mut cells = Cells::new();
    for character in typed.chars() {
        match cell_of_pattern(character) {
            Some(cell) => cells.push(cell),
            None if character == ' ' => cells.push(BLANK),
            None => cells.append(prose.write(&character.to_string()).as_slice()),
        }
    }
    cells
}

/// The whole line while it is made.
#[derive(Default)]
struct Strip(Vec<(Cell, Option<Part>)>);

impl Strip {
    fn add(&mut self, cells: &[Cell], part: Part) {
        self.0.extend(cells.iter().map(|cell| (*cell, Some(part))));
    }

    fn gap(&mut self) {
        self.0.push((BLANK, None));
    }

    /// The rank of the cursor, and its number.
    fn board(&mut self, desk: &Desk) {
        let session = desk.session();
        let rank = session.cursor().rank();
        for square in (0..8).filter_map(|file| Square::new(file, rank)) {
            let cell = square_cell(session.piece_at(square), square);
            self.add(&[cell], Part::Square(square));
        }
        self.gap();
        if let Some(code) = code(USUAL_CODE) {
            let number = code.number(u32::from(rank) + 1);
            self.0
                .extend(number.as_slice().iter().map(|cell| (*cell, None)));
        }
    }

    /// The last move with its number, in the code of the player.
    fn last_move(&mut self, desk: &Desk) {
        let session = desk.session();
        let chosen = session.settings().braille.code();
        let (Some(code), Some(before)) = (
            chosen.or_else(|| code(USUAL_CODE)),
            session.plies().checked_sub(1),
        ) else {
            return;
        };
        let Some(mv) = session.record().moves().get(before) else {
            return;
        };
        let position = session.record().position_after(before);
        let mut cells = code.move_number(position.number(), position.turn());
        cells.push(BLANK);
        if position.turn() == Side::Black {
            cells.append(code.lone_black().as_slice());
        }
        cells.append(code.encode(position, *mv).unwrap_or_default().as_slice());
        self.gap();
        self.add(cells.as_slice(), Part::Move);
    }

    /// The times of White and Black; a dot 8 before the one that runs.
    fn clocks(&mut self, desk: &Desk, now: Moment) {
        let session = desk.session();
        let Some(clock) = session.clock() else { return };
        let prose = prose(&session.settings().language);
        for side in Side::BOTH {
            let runs = clock.running() == Running::Runs(side);
            self.gap();
            if runs {
                self.add(&[0x80], Part::Clock);
            }
            let time = dial(clock.remaining_ms(side, now));
            self.add(prose.write(&time).as_slice(), Part::Clock);
        }
    }

    /// What was said last, from the beginning of the next part.
    fn said(&mut self, desk: &Desk, columns: usize) {
        let said = prose(&desk.session().settings().language).write(&desk.last_said());
        if said.is_empty() || columns == 0 {
            return;
        }
        while !self.0.len().is_multiple_of(columns) {
            self.gap();
        }
        self.add(said.as_slice(), Part::Said);
    }
}

/// `1:29:45`, or `4:05` in the last hour; a second that has begun still shows.
fn dial(ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
