//! What passes between a session and everything around it: asks and reports in, events and requests out.
//!
//! Data only. What narrates, renders, listens or carries out knows this, and not the inside of a session.

pub mod adjournment;
pub mod advice;
pub mod agreement;
pub mod arbiter;
pub mod ask;
pub mod choice;
pub mod claims;
pub mod clock;
pub mod cursor;
pub mod draughts;
pub mod drill;
pub mod engine;
mod engine_option;
pub mod entry;
pub mod envelope;
pub mod event;
pub mod explanation;
pub mod explore;
pub mod folder;
pub mod hands;
mod incoming;
pub mod input;
pub mod place;
pub mod practice;
pub mod procedure;
pub mod proof;
pub mod question;
pub mod reach;
pub mod refusal;
pub mod report;
pub mod request;
pub mod settings;
pub mod setup;
pub mod sheet;
pub mod shelf;
pub mod sound;
pub mod speech;
pub mod suspension;
pub mod sweep;
mod system_fault;
pub mod tape;
pub mod terms;
pub mod tournament;
pub mod turn;
pub mod viewer;
pub mod waits;
pub mod work;

pub use adjournment::{Adjournment, AdjournmentEvent, AdjournmentQuestion, NotNow, NotTaken};
pub use advice::{
    Advice, AdviceCommand, AdviceEvent, AnalysisSummary, Assessment, BestLine, Degree, Direction,
    JudgedMove, Quality,
};
pub use agreement::{
    AgreedOpponent, Agreement, Announcing, Arrangements, Conduct, Disagreement, FormOfPlay,
};
pub use arbiter::{ArbiterEvent, Hindrance, Intervention};
pub use ask::{Ask, ClaimKind, Suggestion};
pub use choice::Choice;
pub use claims::{ClaimsEvent, Correction, WrongClaim};
pub use clock::{ClockEvent, TimeTold};
pub use cursor::CursorEvent;
pub use draughts::{DraughtsCommand, DraughtsEntry, DraughtsEvent};
pub use drill::{DrillCommand, DrillEvent, DrillReport, FindingEvent, NoDrill, OwnGame, Stamp};
pub use engine::{ClockTimes, Engine, EngineFault, EngineStrength};
pub use engine_option::{EngineOption, OptionRange};
pub use entry::MoveEntry;
pub use envelope::{Envelope, Slip};
pub use event::{Event, Incident, Placement};
pub use explanation::{Explanation, Next, NextStep};
pub use explore::{BoardLine, Explore, Explored, Inquiry, InquiryAnswer, Target};
pub use folder::{FileKind, FileRow, Folder, PathCompletion, file_name};
pub use hands::HandsEvent;
pub use incoming::IncomingGame;
pub use input::{Input, Outcome};
pub use place::{Place, Stage, Topic};
pub use practice::{
    Errand, ErrandAnswer, ErrandKind, Finding, OpponentQuestion, PracticeCommand, PracticeEvent,
    PracticeRefusal,
};
pub use procedure::{Astray, ProcedureEvent, Prompt};
pub use proof::{Proof, ProofQuestion};
pub use question::Question;
pub use reach::Reach;
pub use refusal::Refusal;
pub use report::{OpenedGame, Report, Trouble};
pub use request::Request;
pub use settings::appearance::Theme;
pub use settings::braille::{BrailleSettings, Strokes};
pub use settings::keyboard::{Keyboard, Keys};
pub use settings::opponent::{BoardForBlack, OpponentChange, OpponentSettings};
pub use settings::setting::{Setting, Value};
pub use settings::sheet::{Format, SheetSettings};
pub use settings::sound::{Ears, SoundSetting, SoundSettings, Speaking};
pub use settings::speech::SpeechOutput;
pub use settings::tape::{TapeFormat, TapeSettings};
pub use settings::verbosity::{Detail, Preset, Verbosity};
pub use settings::{Change, FileNames, MoveForm, MoveWords, Settings, Speaker, hall_voice};
pub use setup::{NoSetup, Placing, SetupCommand, SetupEvent};
pub use sheet::{
    Export, NotSaved, Previewed, ReadNote, SheetCommand, SheetEvent, SheetQuestion, SheetReport,
    WrittenFile,
};
pub use shelf::{
    FaultEnds, Imported, Keeping, ShelfAnswer, ShelfCommand, ShelfEvent, ShelfFault, ShelfQuestion,
    ShelfRequest, ShelfStep, Walk, Wrong,
};
pub use sound::{SoundCommand, SoundEvent};
pub use speech::ReviewStep;
pub use suspension::{ClaimDecidedBy, Decision, LeftOpen, PlayEvent, Suspension};
pub use sweep::Sweep;
pub use system_fault::{OpenFault, SystemFault};
pub use tape::{TapeCommand, TapeEvent, TapeReport};
pub use terms::{Clause, Switch, Term};
pub use tournament::{
    EventErrand, EventLook, EventTable, EventTrouble, TournamentAnswer, TournamentAsk,
    TournamentDoubt, TournamentEvent, TournamentQuestion, TournamentRequest, TournamentTrouble,
    Who,
};
pub use turn::TurnEvent;
pub use viewer::ViewerEvent;
pub use waits::Waits;
pub use work::{WorkCommand, WorkEvent, WorkKind, WorkReport, Working};
