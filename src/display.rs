//! The line of a Braille display: what stands on it, and what its keys ask for.
//!
//! The line is the rank of the cursor as eight cells, the last move, and the clocks. What is said, what is asked and
//! what is typed takes its place at once. It may be longer than a display, and keys move along it.

use crate::board::{Side, Square};
use crate::braille::{BLANK, Cell, Cells, cell_of_pattern, code, prose, square_cell};
use crate::clock::Running;
use crate::desk::{Desk, Heard};
use crate::earcon::Earcon;
use crate::input::DeviceInput;
use crate::input::DisplayKey;
use crate::input::choices::words;
use crate::input::keys::{Code, Key as Pressed};
use crate::input::perkins::Chord;
use crate::narrate::cue::Urgency;
use crate::narrate::narrate;
use crate::protocol::ReviewStep;
use crate::time::Moment;

/// The code of moves when the player has chosen none.
const USUAL_CODE: &str = "san-low";

/// What stands before a question and before an error: cells of eight dots, which no text has.
const QUESTION_MARK: Cell = 0b1110_0010;
const ERROR_MARK: Cell = 0xff;

/// With these sounds comes what decides the game, or how it goes on.
const DECIDES: [Earcon; 4] = [Earcon::Mate, Earcon::Draw, Earcon::Flag, Earcon::Ruling];

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

/// What was said and has the display until the player goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Message {
    text: String,
    is_error: bool,
    /// Whether it is owed to the player, and no newer message takes its place.
    waits: bool,
}

/// The display: how wide it is, and which part of the line is on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Display {
    columns: usize,
    /// The first cell of the line that is on the display.
    first: usize,
    /// The line as it was shown last.
    parts: Vec<(Cell, Option<Part>)>,
    /// What was said and may not have been read yet.
    messages: Vec<Message>,
    /// Whether the last of it has not been shown yet: what is said with it stands behind it.
    is_fresh: bool,
}

impl Display {
    /// A display of a number of columns.
    pub fn new(columns: usize) -> Self {
        Self {
            columns,
            ..Self::default()
        }
    }

    /// Something becomes heard: it is shown at once, where nothing else on the display shows it. What is seen on the
    /// board is on the line; so is the player's own move; and a question stays as long as it waits.
    pub fn tell(&mut self, heard: &Heard) {
        let is_on_line = match heard.urgency {
            Urgency::Idle | Urgency::Typed => return,
            Urgency::Own => true,
            Urgency::Echo => heard.sounds.iter().any(|placed| placed.square.is_some()),
            Urgency::Polite | Urgency::Owed => false,
        };
        let is_error = heard.sounds.iter().any(|one| one.earcon == Earcon::Refusal);
        let is_question = heard.asks() && !is_error;
        let waits = heard.urgency == Urgency::Owed && !is_on_line && !is_question;
        if !self.is_fresh {
            // What is owed and may not have been read yet is gone on with; anything else takes its place, and so does what
            // ends or rules the game: it must be seen at once.
            let is_urgent = heard.sounds.iter().any(|one| DECIDES.contains(&one.earcon));
            self.messages.retain(|one| waits && one.waits && !is_urgent);
        }
        let texts = heard.texts.iter().map(|text| text.written.trim());
        let text = texts.filter(|text| !text.is_empty()).collect::<Vec<_>>();
        if is_on_line || is_question || text.is_empty() {
            return;
        }
        if self.messages.is_empty() {
            self.first = 0;
        }
        self.is_fresh = true;
        self.messages.push(Message {
            text: text.join(" "),
            is_error,
            waits,
        });
    }

    /// What is to be on the display now.
    pub fn line(&mut self, desk: &Desk, now: Moment) -> DisplayLine {
        let typed = desk.line();
        let is_typing = !typed.is_empty();
        self.is_fresh = false;
        if is_typing {
            self.messages.clear();
        }
        let asked = desk.question().filter(|_| desk.menu().is_none());
        if let Some(asked) = &asked {
            // The answer that is reached stands before its question.
            self.messages.retain(|one| !asked.has_reached(&one.text));
        }
        // So does an offer in a competition; beside it is the board, on which it is answered, too.
        let is_free = asked.is_none() && desk.menu().is_none();
        let offer = standing_offer(desk).filter(|_| is_free);
        self.messages
            .retain(|one| offer.as_ref() != Some(&one.text));
        let prose = prose(&desk.session().settings().language);
        let mut strip = Strip::default();
        let mut cursor = None;
        if is_typing {
            strip.add(typed_cells(&typed, desk).as_slice(), Part::Typed);
            cursor = Some(strip.0.len());
            strip.gap();
        } else if !self.messages.is_empty() {
            for message in &self.messages {
                strip.gap();
                if message.is_error {
                    strip.add(&[ERROR_MARK, BLANK], Part::Said);
                }
                strip.add(prose.write(&message.text).as_slice(), Part::Said);
            }
        }
        // A question stands behind what is said until it is answered.
        let shows_board = asked.is_none() && strip.0.is_empty();
        let asked = asked.map(|asked| asked.line()).or(offer);
        if let Some(asked) = asked.filter(|_| !is_typing) {
            strip.gap();
            strip.add(&[QUESTION_MARK, BLANK], Part::Asked);
            strip.add(prose.write(&asked).as_slice(), Part::Asked);
        }
        if shows_board {
            strip.gap();
            let at = strip.0.len();
            strip.board(desk);
            strip.last_move(desk);
            strip.clocks(desk, now);
            cursor = Some(at + usize::from(desk.session().cursor().file()));
        }
        if is_typing {
            // The end of what is typed is always on the display.
            self.first = cursor.unwrap_or(0) / self.columns.max(1) * self.columns;
        } else if is_another(&self.parts, &strip.0) || self.first >= strip.0.len() {
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
        let review = |step| DeviceInput::Display(DisplayKey::Review(step));
        Some(match key {
            PressedKey::Route(column) => match self.parts.get(self.first + column)?.1? {
                Part::Square(square) => DeviceInput::Display(DisplayKey::Square(square)),
                Part::Move => press(Code::Function(2), false),
                Part::Clock => press(Code::Function(6), true),
                Part::Said => {
                    self.messages.clear();
                    return None;
                }
                Part::Asked | Part::Typed => return None,
            },
            PressedKey::Dots { dots, space } => {
                DeviceInput::Display(DisplayKey::Chord(Chord { dots, space }))
            }
            PressedKey::Up => press(Code::Up, false),
            PressedKey::Down => press(Code::Down, false),
            PressedKey::Press(code) => press(code, false),
            // The space bar of a display writes the blank of Braille, however it is reported.
            PressedKey::Types(' ') => {
                let (dots, space) = (BLANK, true);
                DeviceInput::Display(DisplayKey::Chord(Chord { dots, space }))
            }
            PressedKey::Types(typed) => DeviceInput::Character(typed),
            // Before the beginning is what was said before.
            PressedKey::Left if self.first == 0 => review(ReviewStep::Previous),
            PressedKey::Left => {
                self.first = self.first.saturating_sub(self.columns);
                return None;
            }
            PressedKey::Right => {
                let next = self.first + self.columns;
                if next < self.parts.len() {
                    self.first = next;
                    return None;
                }
                // Behind the end of what was said is what was said after it.
                self.messages.first()?;
                review(ReviewStep::Next)
            }
            PressedKey::Home => {
                self.first = 0;
                self.messages.clear();
                return None;
            }
        })
    }
}

/// Whether what stands on the line now is something else than before: only the time of a clock changes where the
/// player reads on.
fn is_another(old: &[(Cell, Option<Part>)], new: &[(Cell, Option<Part>)]) -> bool {
    let kind = |parts: &[(Cell, Option<Part>)]| match parts.first() {
        Some((_, Some(Part::Typed))) => Some(Part::Typed),
        Some((_, Some(Part::Said))) => Some(Part::Said),
        Some((_, Some(Part::Asked))) => Some(Part::Asked),
        Some((_, Some(Part::Square(_) | Part::Move | Part::Clock) | None)) | None => None,
    };
    let is_text = matches!(kind(new), Some(Part::Said | Part::Asked));
    kind(old) != kind(new) || is_text && !new.starts_with(old)
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

    /// A blank between what stands on the line.
    fn gap(&mut self) {
        if !self.0.is_empty() {
            self.0.push((BLANK, None));
        }
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
}

/// `1:29:45`, or `4:05` in the last hour; a second that has begun still shows.
pub fn dial(ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// The offer of a draw that stands in a competition, in words.
fn standing_offer(desk: &Desk) -> Option<String> {
    let (session, settings) = (desk.session(), desk.session().settings());
    let offer = session.standing_offer()?;
    Some(words(&narrate(&offer, settings), settings, desk.voices()))
}
