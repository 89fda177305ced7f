//! What the player has chosen: language, announcement voice, form of a move, speech.

pub mod appearance;
pub mod braille;
pub mod keyboard;
mod landed;
pub mod opponent;
pub mod setting;
pub mod sheet;
mod slot;
pub mod sound;
pub mod speech;
pub mod tape;
pub mod verbosity;

use crate::protocol::settings::appearance::Theme;
use crate::protocol::settings::braille::BrailleSettings;
use crate::protocol::settings::keyboard::{Keyboard, Keys};
use crate::protocol::settings::opponent::{OpponentChange, OpponentSettings};
use crate::protocol::settings::setting::{Setting, Value};
use crate::protocol::settings::sheet::SheetSettings;
use crate::protocol::settings::sound::SoundSettings;
use crate::protocol::settings::speech::SpeechOutput;
use crate::protocol::settings::tape::TapeSettings;
use crate::protocol::settings::verbosity::Verbosity;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// How a move is announced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum MoveForm {
    /// Piece, square of origin and square of arrival: "Springer Gustav eins, Felix drei".
    Full,
    /// Piece and square of arrival, the origin only where it is needed; of a pawn the square alone.
    #[default]
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

/// Whose words a player wants for moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveWords {
    /// Those of the playing hall, in which all nations understand each other: Anna, Bella, Cesar.
    Hall,
    /// Those of the player's own language, with the letters of the files.
    Own,
}

/// The voice that announces in the words of the hall, as a language speaks them; where it has none, that of
/// the language, whose files can have those names.
pub fn hall_voice(language: &str) -> &str {
    match language {
        "de" => "fide-de",
        "en" => "fide-en",
        "ru" => "fide-ru",
        other => other,
    }
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
    /// Whether the second rank is "zwo" in German, which nobody takes for "drei".
    pub zwo: bool,
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
    /// Whether the window shows the board and nothing beside it, until something is asked or typed.
    pub board_only: bool,
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
    /// The name of the player, under which his games are kept; empty for what the system calls him, and `None` if he
    /// has not been asked yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
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
            zwo: false,
            reads_back: false,
            warnings_s: WARNINGS_S.to_vec(),
            verbosity: Verbosity::default(),
            sheet: SheetSettings::default(),
            theme: Theme::default(),
            zoom_percent: 100,
            second_window: false,
            board_only: false,
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
            player: None,
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

/// A change of the settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", remote = "Self")]
pub enum Change {
    /// More by one step, on, or the next choice.
    More(Setting),
    /// Less by one step, off, or the choice before.
    Less(Setting),
    /// A value.
    To(Setting, Value),
    /// The words of moves, altogether.
    Words(MoveWords),
    /// Another size of sheets in Braille: cells in a line, lines on a page.
    SheetSize(usize, usize),
    /// The name under which the games of the player are kept; empty for what the system calls him.
    Player(String),
    /// Everything as it is at first, but for the language, with the words of its hall, and for who speaks: whoever
    /// asks for it must understand and hear what follows.
    Reset,
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
    /// A change of the opponent.
    Opponent(OpponentChange),
}

impl Serialize for Change {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Change {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = serde_json::Value::deserialize(deserializer)?;
        Self::deserialize(landed::translated(written)).map_err(D::Error::custom)
    }
}

impl Change {
    /// A setting is put to a value.
    pub fn to(setting: Setting, value: impl Into<Value>) -> Self {
        Self::To(setting, value.into())
    }

    /// A setting by one step, up or down.
    pub const fn by_step(setting: Setting, up: bool) -> Self {
        match up {
            true => Self::More(setting),
            false => Self::Less(setting),
        }
    }

    /// The setting that is turned; `None` if it is another change.
    pub const fn setting(&self) -> Option<Setting> {
        match self {
            Self::More(setting) | Self::Less(setting) | Self::To(setting, _) => Some(*setting),
            Self::Opponent(
                OpponentChange::Level(_) | OpponentChange::Third(_) | OpponentChange::Thirds(_),
            ) => Some(Setting::Level),
            Self::Opponent(OpponentChange::Ponders(_)) => Some(Setting::Ponders),
            Self::Words(_)
            | Self::SheetSize(..)
            | Self::Player(_)
            | Self::Reset
            | Self::Key(..)
            | Self::KnowsPad(_)
            | Self::Button(..)
            | Self::ResetButtons
            | Self::ResetKeys
            | Self::Opponent(OpponentChange::Engine(..) | OpponentChange::Option(..)) => None,
        }
    }
}

impl Settings {
    /// Makes a change. Numbers stop at the ends of their ranges; a value that a setting cannot have changes nothing.
    pub fn apply(&mut self, change: &Change) {
        let before = self.language.clone();
        self.make(change);
        if self.language != before {
            self.announce_after(&before);
        }
    }

    /// Moves that were announced in the words of the language before, its own or those of its hall, are announced in
    /// those of the new one.
    fn announce_after(&mut self, before: &str) {
        if self.files == FileNames::Anna && self.announcer == hall_voice(before) {
            self.announcer = hall_voice(&self.language).to_owned();
        } else if self.announcer == before {
            self.announcer.clone_from(&self.language);
        }
    }

    fn make(&mut self, change: &Change) {
        match change {
            Change::More(setting) => self.turn(*setting, true),
            Change::Less(setting) => self.turn(*setting, false),
            Change::To(setting, value) => {
                self.put(*setting, value);
            }
            Change::Words(MoveWords::Hall) => {
                self.announcer = hall_voice(&self.language).to_owned();
                self.files = FileNames::Anna;
            }
            Change::Words(MoveWords::Own) => {
                self.announcer.clone_from(&self.language);
                self.files = FileNames::Letters;
            }
            Change::SheetSize(width, height) => {
                (self.sheet.width, self.sheet.height) = (*width, *height);
            }
            Change::Player(name) => self.player = Some(name.clone()),
            Change::Reset => {
                *self = Self {
                    announcer: hall_voice(&self.language).to_owned(),
                    language: std::mem::take(&mut self.language),
                    output: self.output,
                    ..Self::default()
                };
            }
            Change::Key(id, key) => {
                self.keys.insert(id.clone(), key.clone());
            }
            Change::ResetKeys => self.keys.clear(),
            Change::KnowsPad(name) if self.pads.contains(name) => {}
            Change::KnowsPad(name) => self.pads.push(name.clone()),
            Change::Button(press, id) => {
                self.buttons.insert(press.clone(), id.clone());
            }
            Change::ResetButtons => self.buttons.clear(),
            Change::Opponent(change) => self.opponent.apply(change),
        }
        self.mend();
    }
}
