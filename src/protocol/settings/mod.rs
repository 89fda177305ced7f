//! What the player has chosen: language, announcement voice, form of a move, speech.

pub mod appearance;
pub mod braille;
pub mod keyboard;
pub mod opponent;
pub mod sheet;
pub mod sound;
pub mod speech;
pub mod tape;
pub mod verbosity;

use crate::protocol::settings::appearance::{Theme, ZOOM_PERCENT, Zoom};
use crate::protocol::settings::braille::{BrailleChange, BrailleSettings};
use crate::protocol::settings::keyboard::{Keyboard, Keys};
use crate::protocol::settings::opponent::{OpponentChange, OpponentSettings};
use crate::protocol::settings::sheet::{SheetChange, SheetSettings};
use crate::protocol::settings::sound::{SoundChange, SoundSettings};
use crate::protocol::settings::speech::SpeechOutput;
use crate::protocol::settings::tape::{TapeChange, TapeSettings};
use crate::protocol::settings::verbosity::{Detail, Preset, Verbosity};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// How a move is announced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum MoveForm {
    /// Piece, square of origin and square of arrival: "Springer Gustav eins, Felix drei".
    #[default]
    Full,
    /// Piece and square of arrival, the origin only where it is needed.
    Short,
    /// The two squares.
    Squares,
    /// Standard algebraic notation.
    San,
    /// The notation of engines: g1f3.
    Uci,
}

/// Which words a plain voice uses for the files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum FileNames {
    /// The names of the announcement alphabet: Anna to Hector.
    #[default]
    Anna,
    /// The names of the letters in the language.
    Letters,
    /// The international spelling alphabet: Alfa to Hotel.
    Nato,
}

/// Who speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Speaker {
    /// The synthesiser that the program brings or finds.
    #[default]
    Embedded,
    /// The voice of the operating system.
    System,
}

/// The settings of a session. The host keeps them between sessions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The voice of the program's sentences, for example `de`.
    pub language: String,
    /// How sheets in Braille are written from the board.
    #[serde(default)]
    pub sheet: SheetSettings,
    /// The voice of the announcements of moves, for example `fide-de`.
    pub announcer: String,
    /// How a move is announced.
    pub form: MoveForm,
    /// Which words plain voices use for the files.
    pub files: FileNames,
    /// Whether a move that was entered in words is read back before it is made.
    pub reads_back: bool,
    /// At which readings of the own clock the player is warned, in seconds.
    pub warnings_s: Vec<u32>,
    /// How much is said.
    pub verbosity: Verbosity,
    /// The colours of the window.
    pub theme: Theme,
    /// The size of everything in the window, in percent, 75 to 400.
    pub zoom_percent: u16,
    /// Whether the opponent has a window with the board seen from Black.
    pub second_window: bool,
    /// The code of the Braille line in the window; `None` for no line.
    pub braille_line: Option<String>,
    /// Through what words are heard.
    pub output: SpeechOutput,
    /// Whose voice it is, where the program speaks itself.
    pub speaker: Speaker,
    /// The rate of speech in percent of the voice's own, 100 to 300.
    pub rate_percent: u16,
    /// The loudness of speech in percent, 10 to 100.
    pub speech_percent: u16,
    /// The loudness of earcons in percent, 0 to 100.
    pub earcon_percent: u16,
    /// What letters are for.
    pub keyboard: Keyboard,
    /// The keys that the player has changed.
    pub keys: Keys,
    /// How Braille is written and read.
    pub braille: BrailleSettings,
    /// How the program sounds.
    pub sound: SoundSettings,
    /// What was chosen about opponents.
    pub opponent: OpponentSettings,
    /// How the dictaphone records.
    pub tape: TapeSettings,
    /// The gamepads whose layout was spoken.
    pub pads: Vec<String>,
    /// The buttons of the gamepad that the player has changed: the name of the press, and the id
    /// of the row of the key table.
    pub buttons: Keys,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: "en".to_owned(),
            announcer: "fide-de".to_owned(),
            form: MoveForm::default(),
            files: FileNames::default(),
            reads_back: false,
            warnings_s: WARNINGS_S.to_vec(),
            verbosity: Verbosity::default(),
            sheet: SheetSettings::default(),
            theme: Theme::default(),
            zoom_percent: 100,
            second_window: false,
            braille_line: None,
            output: SpeechOutput::default(),
            speaker: Speaker::default(),
            rate_percent: 100,
            speech_percent: 100,
            earcon_percent: 70,
            keyboard: Keyboard::default(),
            keys: Keys::new(),
            braille: BrailleSettings::default(),
            sound: SoundSettings::default(),
            opponent: OpponentSettings::default(),
            tape: TapeSettings::default(),
            pads: Vec::new(),
            buttons: Keys::new(),
        }
    }
}

/// The warnings of a player who has chosen none: 5, 2 and 1 minutes, 30 and 10 seconds.
pub const WARNINGS_S: [u32; 5] = [300, 120, 60, 30, 10];

/// The range of the rate of speech, in percent.
pub const RATE_PERCENT: std::ops::RangeInclusive<u16> = 100..=300;

/// How much one press changes the rate, in percent.
pub const RATE_STEP_PERCENT: u16 = 20;

/// How much one press changes a loudness, in percent.
pub const VOLUME_STEP_PERCENT: u16 = 10;

/// A change of one setting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// Sheets in Braille are written in another way.
    Sheet(SheetChange),
    /// Another language of the program.
    Language(String),
    /// Another voice for announcements.
    Announcer(String),
    /// Another form of a move.
    Form(MoveForm),
    /// Other words for the files.
    Files(FileNames),
    /// Whether a move in words is read back before it is made.
    ReadBack(bool),
    /// At which readings of the clock the player is warned, in seconds.
    Warnings(Vec<u32>),
    /// Everything as it is at first, but for the language and for who speaks: whoever asks for it
    /// must understand and hear what follows.
    Reset,
    /// A preset of what is said.
    Preset(Preset),
    /// Something is said from now on, or left out.
    Detail(Detail, bool),
    /// Other colours of the window.
    Theme(Theme),
    /// Everything in the window greater or smaller.
    Zoom(Zoom),
    /// The opponent has a window, or none.
    SecondWindow(bool),
    /// Another code of the Braille line; `None` for no line.
    BrailleLine(Option<String>),
    /// Words are heard through something else.
    Output(SpeechOutput),
    /// Another speaker.
    Speaker(Speaker),
    /// Faster by one step.
    Faster,
    /// Slower by one step.
    Slower,
    /// Speech louder by one step.
    Louder,
    /// Speech softer by one step.
    Softer,
    /// Earcons louder by one step.
    EarconsLouder,
    /// Earcons softer by one step.
    EarconsSofter,
    /// Letters for something else.
    Keyboard(Keyboard),
    /// Another key for the command with this id.
    Key(String, String),
    /// The gamepad of this name is known; its layout was spoken.
    KnowsPad(String),
    /// A button of the gamepad does what the row of the key table with this id does.
    Button(String, String),
    /// All buttons as they were at first.
    ResetButtons,
    /// All keys as they were at first.
    ResetKeys,
    /// A change of how Braille is written and read.
    Braille(BrailleChange),
    /// A change of the sound.
    Sound(SoundChange),
    /// A change of the opponent.
    Opponent(OpponentChange),
    /// A change of the dictaphone.
    Tape(TapeChange),
}

impl Settings {
    /// Brings numbers back into their ranges, as after reading a file that somebody has edited.
    pub fn mend(&mut self) {
        self.rate_percent = self
            .rate_percent
            .clamp(*RATE_PERCENT.start(), *RATE_PERCENT.end());
        // Speech never becomes silent by a setting: silence would look like a crash.
        self.speech_percent = self.speech_percent.clamp(VOLUME_STEP_PERCENT, 100);
        self.earcon_percent = self.earcon_percent.min(100);
        let [smallest, .., greatest] = ZOOM_PERCENT;
        self.zoom_percent = self.zoom_percent.clamp(smallest, greatest);
        self.sound.mend();
        self.opponent.mend();
    }

    /// Makes a change. Numbers stop at the ends of their ranges.
    pub fn apply(&mut self, change: &Change) {
        match change {
            Change::Sheet(change) => self.sheet.apply(change),
            Change::Language(voice) => self.language.clone_from(voice),
            Change::Announcer(voice) => self.announcer.clone_from(voice),
            Change::Form(form) => self.form = *form,
            Change::Files(files) => self.files = *files,
            Change::ReadBack(reads_back) => self.reads_back = *reads_back,
            Change::Warnings(warnings_s) => self.warnings_s.clone_from(warnings_s),
            Change::Reset => {
                *self = Self {
                    language: std::mem::take(&mut self.language),
                    output: self.output,
                    ..Self::default()
                };
            }
            Change::Preset(preset) => self.verbosity.choose(*preset),
            Change::Detail(detail, is_said) => self.verbosity.set(*detail, *is_said),
            Change::Theme(theme) => self.theme = *theme,
            Change::Zoom(step) => self.zoom_percent = step.from(self.zoom_percent),
            Change::SecondWindow(is_open) => self.second_window = *is_open,
            Change::BrailleLine(code) => self.braille_line.clone_from(code),
            Change::Output(output) => self.output = *output,
            Change::Speaker(speaker) => self.speaker = *speaker,
            Change::Faster => {
                self.rate_percent = self.rate_percent.saturating_add(RATE_STEP_PERCENT);
            }
            Change::Slower => {
                self.rate_percent = self.rate_percent.saturating_sub(RATE_STEP_PERCENT);
            }
            Change::Louder => {
                self.speech_percent = self.speech_percent.saturating_add(VOLUME_STEP_PERCENT);
            }
            Change::Softer => {
                self.speech_percent = self.speech_percent.saturating_sub(VOLUME_STEP_PERCENT);
            }
            Change::Keyboard(keyboard) => self.keyboard = *keyboard,
            Change::Key(id, key) => {
                self.keys.insert(id.clone(), key.clone());
            }
            Change::ResetKeys => self.keys.clear(),
            Change::Braille(change) => self.braille.apply(change),
            Change::Sound(change) => self.sound.apply(change),
            Change::Opponent(change) => self.opponent.apply(change),
            Change::Tape(change) => self.tape.apply(*change),
            Change::KnowsPad(name) => {
                if !self.pads.contains(name) {
                    self.pads.push(name.clone());
                }
            }
            Change::Button(press, id) => {
                self.buttons.insert(press.clone(), id.clone());
            }
            Change::ResetButtons => self.buttons.clear(),
            Change::EarconsLouder => {
                self.earcon_percent = self.earcon_percent.saturating_add(VOLUME_STEP_PERCENT);
            }
            Change::EarconsSofter => {
                self.earcon_percent = self.earcon_percent.saturating_sub(VOLUME_STEP_PERCENT);
            }
        }
        self.mend();
    }
}
