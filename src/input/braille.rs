//! Braille in the hands: what chords and typed cells mean.

use super::device::{DeviceInput, DisplayKey};
use super::hands::Hands;
use super::intent::{Intent, MicrophoneKey, one};
use super::perkins::{BrailleStroke, Chord, ChordKey, KeyboardTest, Tested, Touch};
use crate::braille::{self, BLANK, Cell, Cells, Prose, Reading, cell_of_pattern, pattern};
use crate::catalogue::key::{Code, plain};
use crate::catalogue::keymap;
use crate::narrate::cue::{Cue, Phrase};
use crate::narrate::perkins as tell;
use crate::narrate::{given_up, secret_key};
use crate::protocol::{Ask, Keyboard, MoveEntry, Question, Strokes};
use crate::session::Session;
use crate::voice::Voices;

/// What the space bar does together with dots: as Braille displays and their readers have it.
const COMMANDS: [(Cell, Code); 7] = [
    (0x01, Code::Up),
    (0x08, Code::Down),
    (0x04, Code::Left),
    (0x20, Code::Right),
    (0x11, Code::Escape),
    (0x03, Code::Backspace),
    (0x13, Code::Function(1)),
];
/// The space bar and R: what was said, again.
const AGAIN: (Cell, Code) = (0x17, Code::Function(2));
/// The space bar and L: the square.
const LOOK: (Cell, Code) = (0x07, Code::Space);

/// The space bar and M: the microphone.
const LISTEN: Cell = 0x0D;

/// Dot 7 alone takes a cell back.
const DOT_7: Cell = 0x40;
/// Dot 8 alone enters the line.
const DOT_8: Cell = 0x80;

/// Whether a text is written in cells.
pub(super) fn is_cells(text: &str) -> bool {
    text.chars().any(|c| cell_of_pattern(c).is_some())
}

/// How prose in cells is read: in the language of the program.
fn prose(session: &Session) -> &'static Prose {
    braille::prose(&session.settings().language)
}

/// The text of cells that are prose.
pub(super) fn as_prose(text: &str, session: &Session) -> Option<String> {
    prose(session).read_line(&Cells::from_unicode(text).ok()?)
}

/// The legal moves that cells can mean, in the code of the player.
fn moves(text: &str, session: &Session) -> Option<MoveEntry> {
    let mut cells = Cells::from_unicode(text).ok()?;
    cells.trim_end();
    let code = session.settings().braille.code();
    match braille::decode(session.position(), &cells, code) {
        Reading::One(mv) => Some(MoveEntry::Move(mv)),
        Reading::Several(moves) => Some(MoveEntry::Several(moves)),
        Reading::None => None,
    }
}

/// What is heard of the test of the keyboard.
fn told(tested: Tested) -> Vec<Cue> {
    let names = |keys: Vec<ChordKey>| -> Vec<Phrase> {
        let keys = keys.into_iter().map(|key| plain(key.code()));
        keys.map(keymap::key_name).collect()
    };
    match tested {
        Tested::Next(wanted) => tell::test_next(names(wanted)),
        Tested::Again { wanted, missing } => tell::test_again(names(wanted), names(missing)),
        Tested::Over(faults) => {
            let faults = faults.into_iter();
            tell::test_over(
                faults
                    .map(|(held, lost)| (names(held), names(lost)))
                    .collect(),
            )
        }
    }
}

impl Hands {
    /// Whether keys are chords now: the window then tells where they are, and when they come up.
    pub fn takes_chords(&self, session: &Session) -> bool {
        self.braille.test.is_some() || self.letters_are_for(session) == Keyboard::Perkins
    }

    pub(super) fn touch(&mut self, touch: Touch, session: &Session, voices: &Voices) -> Intent {
        match self.braille.chorder.touch(touch) {
            Some(chord) => self.chord(chord, session, voices),
            None => Intent::Heard(Vec::new()),
        }
    }

    /// Several touches, of which the last that makes a chord is heard.
    pub(super) fn touches(
        &mut self,
        touches: &[Touch],
        session: &Session,
        voices: &Voices,
    ) -> Intent {
        let mut heard = Vec::new();
        for touch in touches {
            let meant = self.touch(*touch, session, voices);
            if let Intent::Heard(cues) = meant {
                heard.extend(cues);
            } else {
                return meant;
            }
        }
        Intent::Heard(heard)
    }

    /// Keys of the keyboard were pressed together.
    fn chord(&mut self, chord: Chord, session: &Session, voices: &Voices) -> Intent {
        if let Some(test) = &mut self.braille.test {
            let tested = test.chord(chord);
            if matches!(tested, Tested::Over(_)) {
                self.braille.test = None;
            }
            return Intent::Heard(told(tested));
        }
        let strokes = session.settings().braille.strokes;
        self.chord_as(chord, strokes, session, voices)
    }

    fn chord_as(
        &mut self,
        chord: Chord,
        strokes: Strokes,
        session: &Session,
        voices: &Voices,
    ) -> Intent {
        match self.braille.writer.strike(chord, strokes) {
            BrailleStroke::Part(_) if self.types_unheard() => Intent::Heard(secret_key()),
            BrailleStroke::Part(dots) => Intent::Heard(tell::part(dots)),
            BrailleStroke::Command(dots) => self.chord_command(dots, session, voices),
            BrailleStroke::Cell(DOT_7) => self.press_plain(Code::Backspace, session, voices),
            BrailleStroke::Cell(DOT_8) => self.press_plain(Code::Enter, session, voices),
            // The space bar between two moves says the square, as it does on every keyboard.
            BrailleStroke::Cell(BLANK) if self.line.is_empty() => {
                self.press_plain(Code::Space, session, voices)
            }
            BrailleStroke::Cell(cell) => self.type_cell(cell, session),
        }
    }

    fn press_plain(&mut self, code: Code, session: &Session, voices: &Voices) -> Intent {
        self.press(plain(code), session, voices)
    }

    fn chord_command(&mut self, dots: Cell, session: &Session, voices: &Voices) -> Intent {
        if dots == LISTEN {
            return Intent::Listen(MicrophoneKey::Struck);
        }
        let mut all = COMMANDS.iter().chain([&AGAIN, &LOOK]);
        match all.find(|(chord, _)| *chord == dots) {
            // Looking at the square is meant also while a line is typed.
            Some((_, Code::Space)) => one(Ask::Look(None)),
            Some((_, code)) => self.press_plain(*code, session, voices),
            None => Intent::Heard(tell::unknown(dots)),
        }
    }

    fn type_cell(&mut self, cell: Cell, session: &Session) -> Intent {
        let echo = if self.types_unheard() {
            secret_key()
        } else {
            tell::cell(&self.cell_name(cell, session), session.settings())
        };
        self.line.push(pattern(cell));
        Intent::Heard(echo)
    }

    /// What a cell is heard as: the letter or the digit that it is here, or its dots.
    fn cell_name(&self, cell: Cell, session: &Session) -> tell::CellName {
        let prose = prose(session);
        let before: Vec<Cell> = self.line.chars().filter_map(cell_of_pattern).collect();
        if cell == BLANK {
            return tell::CellName::Text(' ');
        }
        let digit = prose.digit_after(&before, cell);
        match digit.or_else(|| prose.letter_of(cell)) {
            Some(character) => tell::CellName::Text(character),
            None => tell::CellName::Dots(cell),
        }
    }

    /// What Backspace takes back in Braille; `None` if there is nothing of that kind.
    pub(super) fn take_cell_back(&mut self, session: &Session) -> Option<Intent> {
        if self.braille.writer.give_up() {
            return Some(Intent::Heard(given_up()));
        }
        let cell = cell_of_pattern(self.line.chars().last()?)?;
        self.line.pop();
        Some(Intent::Heard(match self.types_unheard() {
            true => secret_key(),
            false => tell::cell_erased(self.cell_name(cell, session)),
        }))
    }

    /// Begins the test of the keyboard, or ends it.
    pub(super) fn test_braille(&mut self) -> Intent {
        if self.braille.test.take().is_some() {
            return Intent::Heard(given_up());
        }
        let test = KeyboardTest::default();
        let wanted = test.wanted();
        self.braille.test = Some(test);
        Intent::Heard(told(Tested::Next(wanted)))
    }

    /// A line of cells: a move in the code of the player, else prose in his language.
    pub(super) fn say_cells(&mut self, text: &str, session: &Session, voices: &Voices) -> Intent {
        let in_prose = as_prose(text, session);
        let entry = match session.question() {
            None => moves(text, session),
            Some(Question::Which(_, among)) => match moves(text, session) {
                Some(MoveEntry::Move(mv)) if among.contains(&mv) => Some(MoveEntry::Move(mv)),
                _ => None,
            },
            Some(_) => None,
        };
        match (entry, in_prose) {
            (Some(entry), _) => one(Ask::Enter(entry)),
            (None, Some(words)) => self.say(&words, session, voices),
            (None, None) => one(Ask::Enter(MoveEntry::Unreadable(text.to_owned()))),
        }
    }

    /// What a Braille display asks for.
    pub(super) fn on_display(
        &mut self,
        key: DisplayKey,
        session: &Session,
        voices: &Voices,
    ) -> Intent {
        match key {
            // The keys of a display are struck all at once, whatever the keyboard's are.
            DisplayKey::Chord(chord) => self.chord_as(chord, Strokes::Whole, session, voices),
            DisplayKey::Square(square) => {
                self.interpret(DeviceInput::Click(square), session, voices)
            }
            DisplayKey::Press(key) => self.press(key, session, voices),
            DisplayKey::Review(step) => one(Ask::Review(step)),
        }
    }
}
