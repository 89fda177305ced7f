//! Chords as on a Braille writer: keys pressed together make a cell once all of them are up again.

use crate::braille::Cell;
use crate::catalogue::key::Code;
use crate::protocol::Strokes;

/// A key of the writer, by its place on the keyboard and not by what it types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChordKey {
    /// The key of a dot, 1 to 8.
    Dot(u8),
    /// The space bar.
    Space,
}

/// What happened to a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// It went down; repeated while it is held.
    Down(ChordKey),
    /// It came up.
    Up(ChordKey),
}

/// The keys of the six dots and the space bar, then those of dots 7 and 8.
const PLACES: [(Code, ChordKey); 9] = [
    (Code::Letter('F'), ChordKey::Dot(1)),
    (Code::Letter('D'), ChordKey::Dot(2)),
    (Code::Letter('S'), ChordKey::Dot(3)),
    (Code::Letter('J'), ChordKey::Dot(4)),
    (Code::Letter('K'), ChordKey::Dot(5)),
    (Code::Letter('L'), ChordKey::Dot(6)),
    (Code::Space, ChordKey::Space),
    (Code::Letter('A'), ChordKey::Dot(7)),
    (Code::Semicolon, ChordKey::Dot(8)),
];

impl ChordKey {
    /// The key of the writer in a place of the keyboard; `None` for the other keys.
    pub fn at(code: Code) -> Option<Self> {
        let found = PLACES.iter().find(|(place, _)| *place == code);
        found.map(|(_, key)| *key)
    }

    /// Where it is on the keyboard.
    pub fn code(self) -> Code {
        let found = PLACES.iter().find(|(_, key)| *key == self);
        found.map_or(Code::Space, |(code, _)| *code)
    }

    const fn bit(self) -> u16 {
        match self {
            Self::Dot(dot) => 1 << (dot.saturating_sub(1) & 7),
            Self::Space => SPACE,
        }
    }
}

/// The bit of the space bar, above those of the eight dots.
const SPACE: u16 = 1 << 8;

/// Keys that were pressed together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chord {
    pub dots: Cell,
    /// Whether the space bar was among them.
    pub space: bool,
}

impl Chord {
    fn of(bits: u16) -> Self {
        Self {
            // The lower eight bits are the dots.
            dots: (bits & 0xff) as Cell,
            space: bits & SPACE != 0,
        }
    }

    /// The keys that belong to it.
    pub fn keys(self) -> impl Iterator<Item = ChordKey> {
        let keys = PLACES.iter().map(|(_, key)| *key);
        keys.filter(move |key| self.has(*key))
    }

    /// Whether a key belongs to it.
    pub fn has(self, key: ChordKey) -> bool {
        match key {
            ChordKey::Dot(_) => u16::from(self.dots) & key.bit() != 0,
            ChordKey::Space => self.space,
        }
    }

    /// The chord of a number of dots, `125`, or of the space bar, `space` or `space 12`.
    pub fn from_name(name: &str) -> Option<Self> {
        let (space, dots) = match name.strip_prefix("space") {
            Some(rest) => (true, rest.strip_prefix('+').unwrap_or(rest)),
            None => (false, name),
        };
        let mut chord = Self { dots: 0, space };
        for dot in dots.chars() {
            let dot = dot.to_digit(10).filter(|dot| (1..=8).contains(dot))?;
            chord.dots |= 1 << (dot - 1);
        }
        (chord != Self::default()).then_some(chord)
    }
}

/// Follows the keys and tells the chords. A chord ends when all keys are up, in whatever order they
/// went down and came up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chorder {
    held: u16,
    chord: u16,
}

impl Chorder {
    /// A key has gone down or come up; the chord that ends with it.
    pub fn touch(&mut self, touch: Touch) -> Option<Chord> {
        match touch {
            Touch::Down(key) => {
                self.held |= key.bit();
                self.chord |= key.bit();
                None
            }
            // What went down before the writer was there makes no chord.
            Touch::Up(key) if self.held & key.bit() == 0 => None,
            Touch::Up(key) => {
                self.held &= !key.bit();
                if self.held != 0 {
                    return None;
                }
                Some(Chord::of(std::mem::take(&mut self.chord)))
            }
        }
    }
}

/// What chords have made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrailleStroke {
    /// A cell; no dot is the blank.
    Cell(Cell),
    /// A part of a cell: the dots so far.
    Part(Cell),
    /// The space bar and dots: a command.
    Command(Cell),
}

/// The cell that is being made of several strokes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Writer {
    part: Option<Cell>,
}

/// The dots of the left column with their neighbours on the right: 1 and 4, 2 and 5, 3 and 6, 7 and 8.
const COLUMNS: [(u8, u8); 4] = [(0, 3), (1, 4), (2, 5), (6, 7)];

/// The dots of a stroke in one column of the cell, by whichever hand it was made.
fn in_column(dots: Cell, is_left: bool) -> Cell {
    let rows = COLUMNS.iter().map(|&(left, right)| {
        let is_raised = dots & (1 << left | 1 << right) != 0;
        let bit = if is_left { left } else { right };
        Cell::from(is_raised) << bit
    });
    rows.fold(0, |cell, dot| cell | dot)
}

impl Writer {
    /// What a chord makes, as the player strikes the keys.
    pub fn strike(&mut self, chord: Chord, strokes: Strokes) -> BrailleStroke {
        if chord.space && chord.dots != 0 {
            self.part = None;
            return BrailleStroke::Command(chord.dots);
        }
        match strokes {
            Strokes::Whole => BrailleStroke::Cell(chord.dots),
            Strokes::Collected if chord.space => BrailleStroke::Cell(self.part.take().unwrap_or(0)),
            Strokes::Collected => {
                // A dot that is struck again is taken away.
                let part = self.part.unwrap_or(0) ^ chord.dots;
                self.part = Some(part);
                BrailleStroke::Part(part)
            }
            Strokes::Halves => {
                if let Some(left) = self.part.take() {
                    return BrailleStroke::Cell(left | in_column(chord.dots, false));
                }
                let left = in_column(chord.dots, true);
                self.part = Some(left);
                BrailleStroke::Part(left)
            }
        }
    }

    /// Gives a part of a cell up; whether there was one.
    pub fn give_up(&mut self) -> bool {
        self.part.take().is_some()
    }
}

/// Asks for keys to be held together, and notes which of them the keyboard does not report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyboardTest {
    at: usize,
    is_second_try: bool,
    /// What was asked for, and which of it did not arrive.
    missing: Vec<(Vec<ChordKey>, Vec<ChordKey>)>,
}

/// How far the test has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tested {
    /// These keys are to be held together next.
    Next(Vec<ChordKey>),
    /// Some did not arrive: they are to be held once more.
    Again {
        /// What is asked for.
        wanted: Vec<ChordKey>,
        /// What did not arrive.
        missing: Vec<ChordKey>,
    },
    /// The test is over: what did not arrive, of which keys held together.
    Over(Vec<(Vec<ChordKey>, Vec<ChordKey>)>),
}

/// The keys that are asked for: the left hand, the right hand, all dots, and the space bar as well.
const ASKED: [std::ops::Range<usize>; 4] = [0..3, 3..6, 0..6, 0..7];

impl KeyboardTest {
    /// The keys that are to be held together now.
    pub fn wanted(&self) -> Vec<ChordKey> {
        let range = ASKED.get(self.at).cloned().unwrap_or(0..0);
        PLACES[range].iter().map(|(_, key)| *key).collect()
    }

    /// What a chord tells of the keyboard. What is missing is asked for twice before it counts,
    /// because fingers miss keys, too.
    pub fn chord(&mut self, chord: Chord) -> Tested {
        let wanted = self.wanted();
        let missing = wanted.iter().copied().filter(|key| !chord.has(*key));
        let missing: Vec<ChordKey> = missing.collect();
        if !missing.is_empty() && !std::mem::replace(&mut self.is_second_try, true) {
            return Tested::Again { wanted, missing };
        }
        if !missing.is_empty() {
            self.missing.push((wanted, missing));
        }
        self.is_second_try = false;
        self.at += 1;
        if self.at < ASKED.len() {
            Tested::Next(self.wanted())
        } else {
            Tested::Over(std::mem::take(&mut self.missing))
        }
    }
}
