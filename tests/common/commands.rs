//! Asks and reports at random, sensible and absurd: every variant there is.

use std::sync::LazyLock;

use annabella::arbiter::{Cause, OnWord, Sanction, SetupFault, Written};
use annabella::board::{Kind, Side, Square, Step};
use annabella::chess::{self, Mating};
use annabella::clock::TimeControl;
use annabella::draughts;
use annabella::game::{Game, Move, Position};
use annabella::protocol::{
    Adjournment, AgreedOpponent, Agreement, Announcing, Arrangements, Ask, BrailleSettings, Change,
    Choice as _, ClaimKind, Clause, Conduct, Decision, Detail, DraughtsCommand, DraughtsEntry,
    Engine, Errand, Explore, Export, FaultEnds, FileNames, Finding, FormOfPlay, Format, Imported,
    Input, Intervention, Keyboard, Keys, MoveEntry, MoveForm, NotSaved, OpenFault, OpenedGame,
    OpponentChange, OpponentSettings, PracticeCommand, Proof, ProofQuestion, Report, ReviewStep,
    Setting, Settings, SheetCommand, SheetReport, SheetSettings, ShelfAnswer, ShelfCommand,
    ShelfFault, Slip, SoundSetting, Speaker, SpeechOutput, Suggestion, Switch, Term, Theme,
    Trouble, Value, Verbosity, Walk, WorkCommand, WorkKind, WorkReport, Working, Wrong, advice,
    practice,
};
use annabella::seal::Sealed;
use annabella::shelf::{FoundGames, Listing};
use proptest::prelude::*;

use super::sealing::sealed;
use super::sound::{
    any_sound_command, any_sound_settings, any_sweep, any_tape_command, any_tape_report,
    any_tape_settings,
};
use super::{STARTS, random_record};

/// Positions in which the game is over, or nearly.
const ENDS: [&str; 7] = [
    "4k2r/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
    "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/3BK3 w - - 0 1",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
    "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
    "7k/8/6K1/5Q2/8/8/8/8 w - - 149 120",
    "4k3/P7/8/8/8/8/7p/4K3 b - - 3 40",
];

pub fn any_square() -> impl Strategy<Value = Square> {
    (0u8..64).prop_map(|index| Square::from_index(index).unwrap())
}

pub fn any_kind() -> impl Strategy<Value = Kind> {
    prop::sample::select(Kind::all().collect::<Vec<_>>())
}

pub fn any_side() -> impl Strategy<Value = Side> {
    prop::sample::select(Side::BOTH.to_vec())
}

pub fn any_step() -> impl Strategy<Value = Step> {
    prop::sample::select(vec![
        Step::Up,
        Step::Down,
        Step::Left,
        Step::Right,
        Step::UpLeft,
        Step::UpRight,
        Step::DownLeft,
        Step::DownRight,
    ])
}

/// Positions of draughts: the first one, captures by men and kings, and counts that are nearly full.
const DRAUGHTS: [&str; 5] = [
    "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6",
    "W:Wd2,g1:Bc3,e3,g5,e5,g7,b6,d6",
    "W:WKa1,Kc1,Ke1:BKh8",
    "B:WKe3,b2:Ba5,c7,Kh8:F30",
    "W:Wa7:Bh8",
];

/// Any two squares and any promotion; hardly ever legal. Kings and pawns are no promotions that
/// UCI can write, so they do not occur.
pub fn any_move() -> impl Strategy<Value = Move> {
    let promotions = vec![Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];
    let promotion = prop::option::weighted(0.2, prop::sample::select(promotions));
    (any_square(), any_square(), promotion).prop_map(|(from, to, promotion)| {
        Move::Chess(chess::Move {
            from,
            to,
            promotion,
        })
    })
}

pub fn any_start() -> impl Strategy<Value = Position> {
    let fens: Vec<&str> = STARTS.iter().chain(&ENDS).copied().collect();
    let of_chess =
        prop::sample::select(fens).prop_map(|fen| chess::Position::from_fen(fen).unwrap().into());
    let of_draughts = prop::sample::select(DRAUGHTS.to_vec())
        .prop_map(|fen| draughts::Position::from_fen(fen).unwrap().into());
    prop_oneof![4 => of_chess, 2 => of_draughts]
}

pub fn any_opening() -> impl Strategy<Value = OpenedGame> {
    let choices = prop::collection::vec(any::<u16>(), 0..30);
    (any_start(), choices, any::<u32>(), any::<u32>(), any_text()).prop_map(
        |(start, choices, number, count, name)| {
            let mut record = random_record(start, &choices);
            record.set_tag("White", &name);
            OpenedGame {
                record,
                number,
                count,
            }
        },
    )
}

/// Texts with everything that breaks formats: quotation marks, line feeds, braces, signs.
pub fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(String::new()),
        Just("\"}\n\r\t{ $x } \u{0}\u{2028}конь ♞".to_owned()),
        any::<String>(),
    ]
}

pub fn any_entry() -> impl Strategy<Value = MoveEntry> {
    prop_oneof![
        any_move().prop_map(MoveEntry::Move),
        prop::collection::vec(any_move(), 0..5).prop_map(MoveEntry::Several),
        (any_square(), any_square()).prop_map(|(from, to)| MoveEntry::FromTo(from, to)),
        (any_kind(), any_square()).prop_map(|(kind, to)| MoveEntry::KindTo(kind, to)),
        any_square().prop_map(MoveEntry::To),
        any::<bool>().prop_map(MoveEntry::Castling),
        any_square().prop_map(MoveEntry::NoCapture),
        Just(MoveEntry::NoCheck),
        prop::collection::vec(any_square(), 0..4)
            .prop_map(|squares| MoveEntry::Draughts(DraughtsEntry::Along(squares))),
        (any::<u32>(), any::<u32>())
            .prop_map(|(said, so)| MoveEntry::Draughts(DraughtsEntry::Takes(said, so))),
        Just(MoveEntry::NoPromotion),
        any_text().prop_map(MoveEntry::Unreadable),
    ]
}

pub fn any_settings() -> impl Strategy<Value = Settings> {
    let voices = prop::sample::select(vec!["en", "de", "ru", "es", "fr", "fide-de", "", "xx"]);
    let percent = || any::<u16>();
    let forms = prop::sample::select(MoveForm::ALL.to_vec());
    let files = prop::sample::select(FileNames::ALL.to_vec());
    let parts = (voices.clone(), voices, forms, files, any::<bool>());
    let percents = (percent(), percent(), percent());
    let sounds = (any_sound_settings(), any_tape_settings());
    (parts, percents, sounds).prop_map(|(parts, percents, (sound, tape))| {
        let (rate, speech, earcon) = percents;
        let (language, announcer, form, files, reads_back) = parts;
        Settings {
            language: language.to_owned(),
            announcer: announcer.to_owned(),
            form,
            files,
            zwo: false,
            reads_back,
            warnings_s: vec![60, 10],
            verbosity: Verbosity::default(),
            sheet: SheetSettings::default(),
            theme: Theme::Yellow,
            zoom_percent: 300,
            second_window: true,
            board_only: true,
            braille_line: Some("ueb".to_owned()),
            output: SpeechOutput::ScreenReader,
            speaker: Speaker::System,
            rate_percent: rate,
            speech_percent: speech,
            earcon_percent: earcon,
            keyboard: Keyboard::default(),
            braille: BrailleSettings::default(),
            keys: Keys::new(),
            pads: Vec::new(),
            buttons: Keys::new(),
            opponent: OpponentSettings::default(),
            player: Some("Anna".to_owned()),
            sound,
            tape,
        }
    })
}

/// A setting of any kind.
pub fn any_setting() -> impl Strategy<Value = Setting> {
    let all = [
        Setting::Language,
        Setting::Announcer,
        Setting::Form,
        Setting::Files,
        Setting::Zwo,
        Setting::ReadBack,
        Setting::Warnings,
        Setting::Output,
        Setting::Speaker,
        Setting::Rate,
        Setting::SpeechVolume,
        Setting::EarconVolume,
        Setting::Preset,
        Setting::Theme,
        Setting::Zoom,
        Setting::SecondWindow,
        Setting::BoardOnly,
        Setting::Braille,
        Setting::Keyboard,
        Setting::Code,
        Setting::Strokes,
        Setting::SheetFormat,
        Setting::SheetCode,
        Setting::SheetLayout,
        Setting::Device,
        Setting::TapeFormat,
        Setting::OwnVoice,
    ];
    prop_oneof![
        4 => prop::sample::select(all.to_vec()),
        1 => prop::sample::select(Detail::ALL.to_vec()).prop_map(Setting::Detail),
        2 => prop::sample::select(SoundSetting::ALL.to_vec()).prop_map(Setting::Sound),
    ]
}

fn any_value() -> impl Strategy<Value = Value> {
    prop_oneof![
        any::<bool>().prop_map(Value::Switch),
        any::<u16>().prop_map(|number| Value::Number(number.into())),
        any_text().prop_map(Value::Text),
        prop::sample::select(vec![
            "san", "letters", "full", "dark", "system", "perkins", "wav", ""
        ])
        .prop_map(Value::from),
        prop::collection::vec(any::<u32>(), 0..4).prop_map(Value::Times),
    ]
}

pub fn any_change() -> impl Strategy<Value = Change> {
    prop_oneof![
        4 => any_setting().prop_map(Change::More),
        4 => any_setting().prop_map(Change::Less),
        8 => (any_setting(), any_value()).prop_map(|(setting, value)| Change::To(setting, value)),
        1 => prop::sample::select(vec![Change::Reset, Change::ResetKeys, Change::ResetButtons]),
        1 => any_text().prop_map(Change::KnowsPad),
        1 => Just(Change::Button("west".to_owned(), "moves".to_owned())),
        1 => (0u8..15).prop_map(|level| Change::Opponent(OpponentChange::Level(level))),
        1 => (0u8..40).prop_map(|thirds| Change::Opponent(OpponentChange::Thirds(thirds))),
        1 => any::<bool>().prop_map(|ponders| Change::Opponent(OpponentChange::Ponders(ponders))),
        1 => (any_game(), prop::option::of("/[a-z]{1,6}")).prop_map(|(game, file)| {
            let options = Vec::new();
            let engine = file.map(|file| Engine {
                file,
                arguments: Vec::new(),
                options,
            });
            Change::Opponent(OpponentChange::Engine(game, engine))
        }),
        1 => (any_game(), "[A-Z][a-z]{1,6}", "[0-9]{1,3}").prop_map(|(game, name, value)| {
            Change::Opponent(OpponentChange::Option(game, name, value))
        }),
        1 => (any_text(), any_text()).prop_map(|(id, key)| Change::Key(id, key)),
    ]
}

pub fn any_trouble() -> impl Strategy<Value = Trouble> {
    prop_oneof![
        (any_text(), any_text()).prop_map(|(key, detail)| Trouble::Sound { key, detail }),
        (any_text(), any_text()).prop_map(|(file, detail)| Trouble::Unwritable { file, detail }),
        any_text().prop_map(|detail| Trouble::SettingsBroken { detail }),
        (any::<u32>(), any_text()).prop_map(|(line, kept)| Trouble::LogDamaged { line, kept }),
        Just(Trouble::LogInUse),
        Just(Trouble::NotKept),
        Just(Trouble::NoOtherGame),
        any_text().prop_map(|detail| Trouble::SettingBroken { detail }),
        any::<bool>().prop_map(|is_there| Trouble::Reader { is_there }),
        Just(Trouble::ReaderBeside),
        any_text().prop_map(Trouble::NoSuchVoice),
        any_text().prop_map(Trouble::NotUnderstood),
    ]
}

pub fn any_fault() -> impl Strategy<Value = OpenFault> {
    (
        any_text(),
        any::<u32>(),
        any::<u32>(),
        any_text(),
        any_text(),
    )
        .prop_map(|(file, line, column, key, detail)| OpenFault {
            file,
            line,
            column,
            key,
            detail,
            number: 0,
        })
}

/// Agreements under every edition, and some that no edition allows.
pub fn any_agreement() -> impl Strategy<Value = Agreement> {
    let editions = vec![
        "ussr-1956",
        "fide-2001",
        "fide-2005",
        "fide-2009",
        "fide-2023",
        "russian-draughts",
        "russian-draughts",
        "fide-1999",
    ];
    let conduct = prop::sample::select(vec![
        Conduct::Competition,
        Conduct::Competition,
        Conduct::Practice,
    ]);
    let form = prop::sample::select(FormOfPlay::ALL.to_vec());
    let announcing = prop::sample::select(vec![Announcing::Words, Announcing::ReadOut]);
    let parts = (conduct, prop::sample::select(editions), form, announcing);
    let flags = (any::<[bool; 2]>(), any::<bool>(), any::<bool>());
    let draws = prop::option::weighted(0.1, 0u32..40);
    let sessions = prop::option::weighted(0.3, 0u32..20);
    let opponent = prop::option::weighted(0.3, (any_side(), prop::option::of(0u8..12)));
    let rest = (draws, sessions, any_arrangements(), opponent);
    (parts, flags, any_control(), rest, any_start()).prop_map(
        |(
            (conduct, edition, form, announcing),
            (blind, repeats, boards),
            control,
            (draws, session_s, arrangements, opponent),
            start,
        )| {
            let is_of_draughts = edition == "russian-draughts";
            let own = start.draughts().is_some() == is_of_draughts;
            let start = if own {
                start
            } else {
                Game::of_edition(edition).start()
            };
            Agreement {
                conduct,
                edition: edition.to_owned(),
                form,
                blind,
                control,
                announcing,
                opponent_repeats: repeats && edition != "ussr-1956",
                two_boards: boards,
                no_draws_before: draws,
                session_s,
                arrangements,
                opponent: opponent.map(|(side, level)| AgreedOpponent { side, level }),
                reads_first: false,
                ends_game: false,
                tags: Vec::new(),
                position: start,
            }
        },
    )
}

/// Mostly nothing special; sometimes somebody is awaited, or a quickplay finish was announced.
pub fn any_arrangements() -> impl Strategy<Value = Arrangements> {
    let late = prop::option::weighted(0.1, prop::sample::select(vec![0, 60, 3600]));
    let awaited = prop_oneof![8 => Just([false; 2]), 1 => any::<[bool; 2]>()];
    let flags = (any::<bool>(), prop::bool::weighted(0.3), any::<bool>());
    (flags, late, awaited).prop_map(
        |((quickplay, without_arbiter, warnings), late_s, awaited)| Arrangements {
            quickplay,
            without_arbiter,
            warnings,
            late_s,
            awaited,
        },
    )
}

/// What is asked around the board.
pub fn any_play_ask() -> impl Strategy<Value = Ask> {
    let decisions = vec![
        Decision::Agree,
        Decision::Reject,
        Decision::Postpone { gives_time: true },
        Decision::Postpone { gives_time: false },
    ];
    prop_oneof![
        3 => prop::sample::select(decisions).prop_map(Ask::Decide),
        2 => any_side().prop_map(Ask::Present),
        1 => Just(Ask::NextDay),
    ]
}

pub fn any_slept() -> impl Strategy<Value = Report> {
    prop_oneof![0u64..100_000, any::<u64>()].prop_map(|ms| Report::Slept { ms })
}

fn any_export(overwrites: bool) -> Export {
    Export {
        format: Format::Pgn,
        path: Some("x.pgn".to_owned()),
        overwrites,
    }
}

/// Whatever may be done with the scoresheet.
pub fn any_sheet_command() -> impl Strategy<Value = SheetCommand> {
    prop_oneof![
        Just(SheetCommand::Tell),
        "[a-z{}%\\[\\] ]{0,8}".prop_map(SheetCommand::Comment),
        any::<u8>().prop_map(SheetCommand::Glyph),
        Just(SheetCommand::NextQuality),
        (0usize..3).prop_map(SheetCommand::Enter),
        Just(SheetCommand::Leave),
        Just(SheetCommand::Save),
        any::<bool>().prop_map(|overwrites| SheetCommand::Export(any_export(overwrites))),
        prop::option::of(0u32..4).prop_map(SheetCommand::Preview),
    ]
}

/// What became of a scoresheet.
pub fn any_sheet_report() -> impl Strategy<Value = SheetReport> {
    prop_oneof![
        Just(SheetReport::Exists(any_export(false))),
        Just(SheetReport::NotSaved(NotSaved::NoFile)),
    ]
}

/// An answer to a question that the session may have asked.
pub fn any_proof() -> impl Strategy<Value = Proof> {
    let found = vec![Mating::Winnable, Mating::Unwinnable, Mating::Undecided];
    let parts = (
        any_start(),
        prop::option::of(any_side()),
        prop::sample::select(found),
    );
    parts.prop_map(|(position, side, mating)| Proof {
        question: ProofQuestion { position, side },
        mating,
    })
}

/// No clock, or one that is short enough to run out.
pub fn any_control() -> impl Strategy<Value = Option<TimeControl>> {
    let texts = vec!["", "0:02", "1+1", "3/0:30,1", "5;3", "1d2", "5b3", "90+30"];
    prop::sample::select(texts).prop_map(|text| text.parse().ok())
}

pub fn any_clause() -> impl Strategy<Value = Clause> {
    prop_oneof![
        prop::sample::select(FormOfPlay::ALL.to_vec()).prop_map(Clause::Form),
        prop::sample::select(Switch::ALL.to_vec()).prop_map(Clause::Switch),
        (0..4u32).prop_map(Clause::NoDrawsBefore),
        (0..300u32).prop_map(Clause::SessionS),
        (0..300u32).prop_map(Clause::LateS),
        any::<[bool; 2]>().prop_map(Clause::Awaiting),
    ]
}

pub fn any_term() -> impl Strategy<Value = Term> {
    prop_oneof![
        prop::sample::select(vec!["fide-2005", "ussr-1956", "none"])
            .prop_map(|edition| Term::Edition(edition.to_owned())),
        prop::collection::vec(any_clause(), 1..3).prop_map(Term::Clauses),
        any::<[bool; 2]>().prop_map(Term::Blind),
        any_control().prop_map(Term::Control),
    ]
}

/// Whatever an arbiter may do, and much that he may not.
pub fn any_intervention() -> impl Strategy<Value = Intervention> {
    let seconds = || prop_oneof![0u32..200, any::<u32>()];
    let sanctions = vec![
        Sanction::Warning,
        Sanction::Reprimand,
        Sanction::OpponentGainsPoints(1),
        Sanction::OffenderLosesPoints(9),
        Sanction::LossOfGame,
        Sanction::Fine,
        Sanction::ExclusionFromRounds,
        Sanction::Expulsion,
    ];
    let causes = vec![
        Cause::Displaced,
        Cause::IllegalMove,
        Cause::Agreed,
        Cause::SheetsDiffer,
    ];
    let faults = vec![SetupFault::Pieces, SetupFault::Board, SetupFault::Colours];
    let bare = vec![
        Intervention::Toggle,
        Intervention::StepIn,
        Intervention::StepIn,
        Intervention::StepBack,
        Intervention::LostByBoth,
        Intervention::ClocksAsThen,
        Intervention::Restored,
        Intervention::IllegalPosition,
        Intervention::TellToPress,
        Intervention::TwoBoards,
        Intervention::Incidents,
    ];
    let sheets = vec![
        "e4 e5",
        "1. d4 d5 2. c4",
        "",
        "xx",
        "e4 e5 Ke2 {",
        "8/8/8/8/8/8/8/K6k",
    ];
    prop_oneof![
        8 => prop::sample::select(bare),
        3 => (any_side(), prop::sample::select(sanctions))
            .prop_map(|(side, sanction)| Intervention::Sanction(side, sanction)),
        2 => (any_side(), seconds(), any::<bool>()).prop_map(|(side, s, gains)| {
            let sanction = if gains { Sanction::OpponentGainsTime(s) } else { Sanction::OffenderLosesTime(s) };
            Intervention::Sanction(side, sanction)
        }),
        1 => (prop::option::of(any_side()), seconds())
            .prop_map(|(side, s)| Intervention::Compensate(side, s)),
        1 => (any_side(), any::<u64>()).prop_map(|(side, ms)| Intervention::SetClock(side, ms)),
        1 => (any_side(), 0u64..100_000).prop_map(|(side, ms)| Intervention::SetClock(side, ms)),
        1 => (any_side(), any::<u32>()).prop_map(|(side, moves)| Intervention::SetMoves(side, moves)),
        4 => (0u32..5, any_side(), prop::sample::select(causes))
            .prop_map(|(number, side, cause)| Intervention::GoBack(number, side, cause)),
        2 => any_side().prop_map(Intervention::Displaced),
        2 => (prop::sample::select(faults), any::<bool>())
            .prop_map(|(fault, renew)| Intervention::SetUpWrong(fault, renew)),
        2 => (any_side(), prop::sample::select(sheets.clone()))
            .prop_map(|(side, text)| Intervention::Sheet(side, text.to_owned())),
        2 => (any_side(), prop::sample::select(sheets))
            .prop_map(|(side, text)| Intervention::Board(side, text.to_owned())),
        1 => (any_side(), any::<bool>())
            .prop_map(|(side, has_one)| Intervention::Assistant(side, has_one)),
    ]
}

/// The asks that say nothing but themselves.
pub const BARE: [Ask; 37] = [
    Ask::Claim(ClaimKind::Quickplay),
    Ask::Claim(ClaimKind::Increment),
    Ask::Agree,
    Ask::ReadOut,
    Ask::PressClock,
    Ask::Pause,
    Ask::Claim(ClaimKind::Flag),
    Ask::Claim(ClaimKind::Illegal),
    Ask::Claim(ClaimKind::Repetition(None)),
    Ask::Claim(ClaimKind::QuietMoves(None)),
    Ask::MayIClaim,
    Ask::Claims,
    Ask::Why,
    Ask::TakeOrPut,
    Ask::Cancel,
    Ask::Yes,
    Ask::No,
    Ask::Undo,
    Ask::NewGame,
    Ask::Repeat,
    Ask::Turn,
    Ask::AllPieces,
    Ask::Moves,
    Ask::AllMoves,
    Ask::TellTime,
    Ask::Adjust,
    Ask::Status,
    Ask::Heading,
    Ask::Forward,
    Ask::Back,
    Ask::ToStart,
    Ask::ToEnd,
    Ask::PlayOn,
    Ask::Resign,
    Ask::OfferDraw,
    Ask::Help,
    Ask::Quit,
];

/// Every way of exploring the board, with lines that are not there too.
pub fn any_explore() -> impl Strategy<Value = Explore> {
    let line = || prop_oneof![0u8..8, any::<u8>()];
    prop_oneof![
        prop::option::of(any_square()).prop_map(Explore::Colour),
        prop::option::of(line()).prop_map(Explore::Rank),
        prop::option::of(line()).prop_map(Explore::File),
        any_step().prop_map(Explore::Ray),
        (any::<bool>(), any::<bool>())
            .prop_map(|(straight, back)| Explore::NextRay { straight, back }),
        prop::option::of(any_square()).prop_map(Explore::Attackers),
        prop::option::of(any_square()).prop_map(Explore::Defenders),
        prop::option::of(any_square()).prop_map(Explore::Moves),
        prop::option::of(any_square()).prop_map(Explore::Captures),
        (any_kind(), any::<bool>()).prop_map(|(kind, back)| Explore::Next { kind, back }),
        line().prop_map(Explore::ToFile),
        line().prop_map(Explore::ToRank),
        prop::sample::select(vec![
            Explore::Diagonals,
            Explore::KnightView,
            Explore::KingView,
            Explore::InHand,
            Explore::IfPut,
            Explore::OwnPieces,
            Explore::OthersPieces,
            Explore::Files,
            Explore::Pawns,
            Explore::Material,
            Explore::LastCaptured,
            Explore::LastMove,
            Explore::Changes,
            Explore::Board,
            Explore::Threats,
            Explore::Check,
            Explore::EveryMove,
            Explore::Castling,
            Explore::ToLastMove,
            Explore::Flip,
        ]),
    ]
}

fn any_game() -> impl Strategy<Value = Game> {
    prop::sample::select(Game::ALL.to_vec())
}

/// What was found for practice, mostly for something else.
pub fn any_finding() -> impl Strategy<Value = Finding> {
    let tasks = prop::sample::select(vec![
        practice::ErrandKind::Move,
        practice::ErrandKind::Draw,
        practice::ErrandKind::Line,
        practice::ErrandKind::Judge,
        practice::ErrandKind::Advice(advice::Advice::Hint),
        practice::ErrandKind::Advice(advice::Advice::Threat),
        practice::ErrandKind::Advice(advice::Advice::Hanging),
    ]);
    let line =
        (-400i32..400, prop::collection::vec(any_move(), 0..3)).prop_map(|(value, moves)| {
            let win_in = (value > 300).then_some(5);
            practice::ErrandAnswer::Line(advice::BestLine {
                value,
                win_in,
                moves,
            })
        });
    let found = prop_oneof![
        line,
        prop::option::of(any_move()).prop_map(practice::ErrandAnswer::Threat),
        prop::collection::vec(any_square(), 0..3).prop_map(practice::ErrandAnswer::Squares),
        any_move().prop_map(practice::ErrandAnswer::Move),
        any::<bool>().prop_map(practice::ErrandAnswer::Draw),
        Just(practice::ErrandAnswer::Nothing),
    ];
    let errand = (tasks, any_start(), 0usize..4, prop::option::of(any_side()));
    (errand, found).prop_map(|((task, position, plies, side), found)| {
        let errand = Errand {
            task,
            position,
            plies,
            answers_for: side,
            level: 1,
            seed: 0,
            time_ms: None,
            engine: None,
            clock: None,
        };
        Finding {
            errand,
            found,
            fault: None,
            cannot_be_weakened: false,
        }
    })
}

/// What belongs to practice.
pub fn any_practice() -> impl Strategy<Value = PracticeCommand> {
    let asked = prop::sample::select(vec![
        advice::AdviceCommand::Ask(advice::Advice::Hint),
        advice::AdviceCommand::Ask(advice::Advice::Threat),
        advice::AdviceCommand::Ask(advice::Advice::Hanging),
        advice::AdviceCommand::Ask(advice::Advice::Value),
        advice::AdviceCommand::Line(advice::Direction::Next),
        advice::AdviceCommand::Line(advice::Direction::Previous),
        advice::AdviceCommand::Analyse,
        advice::AdviceCommand::Turn(advice::Direction::Next),
        advice::AdviceCommand::Turn(advice::Direction::Previous),
    ]);
    prop_oneof![
        4 => prop::option::of(any_side()).prop_map(PracticeCommand::Opponent),
        2 => (0u8..12).prop_map(PracticeCommand::Level),
        1 => prop::collection::vec("/[a-z]{1,6}", 0..3).prop_map(PracticeCommand::Choose),
        3 => asked.prop_map(PracticeCommand::Advice),
        1 => Just(PracticeCommand::Off),
        1 => Just(PracticeCommand::Leave),
    ]
}

/// Everything that a session can be given, but [`Report::Tick`].
pub fn any_input() -> impl Strategy<Value = Input> {
    prop_oneof![
        9 => any_ask().prop_map(Input::Ask),
        1 => any_report().prop_map(Input::Report),
    ]
}

/// Everything that the world reports, but [`Report::Tick`].
pub fn any_report() -> impl Strategy<Value = Report> {
    prop_oneof![
        1 => any::<bool>().prop_map(Report::InMenu),
        1 => any::<bool>().prop_map(Report::Speaks),
        1 => any_settings().prop_map(Report::Started),
        2 => any_opening().prop_map(|opening| Report::Opened(Box::new(opening))),
        1 => any_fault().prop_map(Report::NotOpened),
        1 => any_fault().prop_map(Report::NoEnvelope),
        1 => any_text().prop_map(Report::EnvelopeFiled),
        1 => Just(Report::EnvelopeKept),
        2 => any_trouble().prop_map(Report::Trouble),
        1 => any_proof().prop_map(Report::Proved),
        1 => any_finding().prop_map(|finding| Report::Thought(Box::new(finding))),
        1 => any_slept(),
        1 => prop::sample::select(SpeechOutput::ALL.to_vec()).prop_map(Report::SpeakerProposed),
        1 => Just(Report::WordsProposed),
        1 => Just(Report::QuestionLeft),
        1 => any_sheet_report().prop_map(Report::Sheet),
        1 => super::drill::any_drill_report().prop_map(Report::Drill),
        3 => any_shelf_answer().prop_map(Report::Shelf),
        3 => super::tournament::any_tournament_answer().prop_map(|it| Report::Tournament(Box::new(it))),
        2 => any_work_report().prop_map(Report::Work),
        1 => any_tape_report().prop_map(Report::Tape),
    ]
}

/// Everything that a player asks.
pub fn any_ask() -> impl Strategy<Value = Ask> {
    let queries = (prop::option::of(any_side()), prop::option::of(any_kind()));
    prop_oneof![
        20 => prop::sample::select(BARE.to_vec()),
        1 => any_square().prop_map(|square| Ask::Draughts(DraughtsCommand::Roads(Some(square)))),
        1 => prop::sample::select(vec![
            DraughtsCommand::Counts,
            DraughtsCommand::Captures,
            DraughtsCommand::Road(draughts::Road::Main),
        ])
        .prop_map(Ask::Draughts),
        2 => any_start().prop_map(Ask::NewGameFrom),
        2 => any_sheet_command().prop_map(Ask::Sheet),
        3 => any_play_ask(),
        4 => any_shelf_command().prop_map(Ask::Shelf),
        4 => super::tournament::any_tournament_ask().prop_map(|ask| Ask::Tournament(Box::new(ask))),
        1 => any_work_command().prop_map(Ask::Work),
        8 => any_entry().prop_map(Ask::Enter),
        2 => any_entry().prop_map(Ask::EnterOffering),
        2 => any_suggestion(),
        4 => any_step().prop_map(Ask::Walk),
        8 => any_square().prop_map(Ask::Go),
        3 => any_kind().prop_map(Ask::Promote),
        2 => any_sound_command().prop_map(Ask::Sound),
        2 => any_sweep().prop_map(Ask::Sweep),
        3 => any_tape_command().prop_map(Ask::Tape),
        2 => prop::option::of(any_square()).prop_map(Ask::Look),
        2 => queries.prop_map(|(side, kind)| Ask::Pieces { side, kind }),
        2 => prop::option::of(any_square()).prop_map(Ask::Attackers),
        12 => any_explore().prop_map(Ask::Explore),
        2 => any::<u32>().prop_map(Ask::ToMove),
        2 => (0u32..12).prop_map(Ask::ToMove),
        2 => (0u32..5).prop_map(Ask::UndoMoves),
        2 => Just(Ask::Redo),
        1 => (0_u32..9).prop_map(Ask::LastMoves),
        4 => any_change().prop_map(Ask::Set),
        1 => prop::sample::select(ReviewStep::ALL.to_vec()).prop_map(Ask::Review),
        4 => any_agreement().prop_map(|agreement| Ask::AgreeOn(Box::new(agreement))),
        4 => any_term().prop_map(Ask::Term),
        8 => any_square().prop_map(Ask::Lift),
        2 => any_square().prop_map(Ask::Touch),
        8 => any_square().prop_map(Ask::Put),
        3 => prop::option::of(any_entry()).prop_map(Ask::Repeats),
        2 => any_entry().prop_map(|entry| Ask::Claim(ClaimKind::Repetition(Some(entry)))),
        2 => any_entry().prop_map(|entry| Ask::Claim(ClaimKind::QuietMoves(Some(entry)))),
        8 => any_intervention().prop_map(Ask::Arbiter),
        8 => any_adjournment().prop_map(Ask::Adjournment),
        4 => any_practice().prop_map(Ask::Practice),
        8 => super::drill::any_drill_command().prop_map(Ask::Drill),
        6 => super::setup::any_setup_command().prop_map(Ask::Setup),
    ]
}

/// What a player may have written to be sealed.
fn any_slip() -> impl Strategy<Value = Slip> {
    let fitting = prop::collection::vec(any_move(), 0..3);
    let squares = (
        prop::option::of(any_square()),
        prop::option::of(any_square()),
    );
    (fitting, squares).prop_map(|(fitting, (from, to))| {
        let written = Written {
            fitting,
            from,
            to,
            ..Written::default()
        };
        let text = String::from("?");
        Slip {
            text,
            written,
            offers_draw: false,
        }
    })
}

/// A move that is sealed, or something else; under a word or not.
pub fn any_sealed() -> impl Strategy<Value = Sealed> {
    // One is enough: what is found under a word comes by itself.
    static LOCKED: LazyLock<Sealed> =
        LazyLock::new(|| sealed(&Slip::default(), Some("word"), &Position::default()));
    let open =
        (any_slip(), any_start()).prop_map(|(slip, position)| sealed(&slip, None, &position));
    prop_oneof![
        4 => open,
        1 => Just(()).prop_map(|()| LOCKED.clone()),
    ]
}

pub fn any_adjournment() -> impl Strategy<Value = Adjournment> {
    let words = vec![OnWord::Player, OnWord::SessionOver, OnWord::Arbiter];
    let bare = vec![
        Adjournment::Stop,
        Adjournment::Tell,
        Adjournment::EnvelopeLost,
        Adjournment::PositionLost,
        Adjournment::Drawn,
    ];
    let present = || prop::option::of(any::<[bool; 2]>());
    let wrong = (any_side(), 0u32..400, prop::option::of(any_side()));
    prop_oneof![
        3 => prop::sample::select(words).prop_map(Adjournment::Adjourn),
        3 => any_sealed().prop_map(Adjournment::Seal),
        4 => prop::sample::select(bare),
        1 => [any_text(), any_text()].prop_map(Adjournment::Names),
        1 => any_text().prop_map(Adjournment::Appointment),
        3 => (present(), prop::option::of(0u32..100))
            .prop_map(|(present, late_s)| Adjournment::Resume { present, late_s }),
        2 => any::<[bool; 2]>().prop_map(Adjournment::Present),
        1 => prop::sample::select(vec!["word", "other"]).prop_map(|word| Adjournment::Word(word.to_owned())),
        1 => prop::option::of(any_slip()).prop_map(|slip| Adjournment::Unsealed(slip.map(Box::new))),
        2 => any_side().prop_map(Adjournment::Arrives),
        2 => any_entry().prop_map(Adjournment::Says),
        1 => wrong.prop_map(|(side, remaining_s, by)| Adjournment::WrongTime { side, remaining_s, by }),
        1 => any_side().prop_map(Adjournment::Offer),
        1 => any_side().prop_map(Adjournment::Resigns),
    ]
}

fn any_words() -> impl Strategy<Value = String> {
    prop::sample::select(vec!["", "e4 e5", "Tal 1960 1-0", "a.db"]).prop_map(str::to_owned)
}

/// What the shelf may answer.
fn any_shelf_answer() -> impl Strategy<Value = ShelfAnswer> {
    let listing = |id: i64| Listing {
        id,
        white: "Anna".to_owned(),
        black: String::new(),
        event: "Club".to_owned(),
        date: "1960.03.15".to_owned(),
        outcome: None,
        plies: 5,
        first: "e4 e5".to_owned(),
        is_altered: false,
    };
    let found = (0..4i64, 0..300u32).prop_map(move |(games, count)| FoundGames {
        games: (0..games).map(listing).collect(),
        count,
    });
    let wrong = vec![
        Wrong::Damaged,
        Wrong::Locked,
        Wrong::Broken,
        Wrong::NoneHere,
    ];
    let fault = prop::sample::select(wrong).prop_map(|what| ShelfFault {
        what,
        file: "a.db".to_owned(),
        detail: String::new(),
        ends: FaultEnds::NotSaid,
    });
    prop_oneof![
        4 => found.prop_map(ShelfAnswer::Found),
        1 => any::<bool>().prop_map(ShelfAnswer::Kept),
        1 => Just(ShelfAnswer::EndedKept),
        1 => (0..3u32, 0..3u32).prop_map(|(games, faulty)| ShelfAnswer::Imported(Imported {
            games,
            faulty,
            ..Imported::default()
        })),
        1 => any_words().prop_map(|file| ShelfAnswer::BackedUp(file, 2)),
        1 => any_words().prop_map(ShelfAnswer::Exists),
        1 => (0..4i64).prop_map(ShelfAnswer::Deleted),
        1 => (0..4u32, 0..2u32).prop_map(|(games, cut)| ShelfAnswer::Sound(games, cut)),
        1 => prop::sample::select(WorkKind::ALL.to_vec()).prop_map(ShelfAnswer::Stopped),
        1 => prop::sample::select(WorkKind::ALL.to_vec()).prop_map(ShelfAnswer::StoppedMended),
        1 => any_words().prop_map(|file| ShelfAnswer::KeptBeside(file, 2)),
        1 => fault.prop_map(ShelfAnswer::Fault),
    ]
}

/// Anything around the shelf of games.
pub fn any_shelf_command() -> impl Strategy<Value = ShelfCommand> {
    let text = any_words;
    let walks = vec![
        Walk::Next,
        Walk::Previous,
        Walk::First,
        Walk::Last,
        Walk::Here,
    ];
    prop_oneof![
        4 => text().prop_map(ShelfCommand::Search),
        1 => Just(ShelfCommand::Here),
        1 => Just(ShelfCommand::Keep),
        1 => text().prop_map(ShelfCommand::Import),
        1 => text().prop_map(ShelfCommand::Backup),
        1 => text().prop_map(ShelfCommand::Restore),
        2 => Just(ShelfCommand::Delete),
        2 => Just(ShelfCommand::Open),
        4 => prop::sample::select(walks).prop_map(ShelfCommand::Walk),
        1 => Just(ShelfCommand::Close),
    ]
}

fn any_work_command() -> impl Strategy<Value = WorkCommand> {
    prop_oneof![Just(WorkCommand::Tell), Just(WorkCommand::Stop)]
}

/// Anything that happens to work.
fn any_work_report() -> impl Strategy<Value = WorkReport> {
    let task = || prop::sample::select(WorkKind::ALL.to_vec());
    prop_oneof![
        task().prop_map(WorkReport::Began),
        (task(), 0..9u32, prop::option::of(0..=100u32)).prop_map(|(task, done, percent)| {
            WorkReport::Reached(Working {
                task,
                done,
                percent,
            })
        }),
        (task(), any::<bool>()).prop_map(|(task, stopped)| WorkReport::Ended(task, stopped)),
    ]
}

/// What may be without a word: the world tells it, and the game simply goes on.
pub fn may_be_quiet(input: &Input) -> bool {
    let Input::Report(report) = input else {
        return false;
    };
    if let Report::Tournament(answer) = report {
        return matches!(
            **answer,
            annabella::protocol::TournamentAnswer::Kept
                | annabella::protocol::TournamentAnswer::News(..)
        );
    }
    matches!(
        report,
        Report::Tick
            | Report::QuestionLeft
            | Report::InMenu(_)
            | Report::Speaks(_)
            | Report::Proved(_)
            | Report::Thought(_)
            | Report::EnvelopeKept
            | Report::Shelf(ShelfAnswer::EndedKept)
    )
}

/// A question whether something was meant.
fn any_suggestion() -> impl Strategy<Value = Ask> {
    let asks = prop_oneof![
        4 => any_entry().prop_map(Ask::Enter),
        1 => Just(Ask::Undo),
        1 => Just(Ask::TellTime),
        1 => Just(Ask::Resign),
    ];
    asks.prop_map(|ask| {
        let words = "words".to_owned();
        Ask::Suggest(Box::new(Suggestion {
            ask,
            words,
            other: None,
        }))
    })
}

/// Does nothing: it is here so that a new ask cannot be forgotten above.
pub fn is_known(ask: &Ask) {
    match ask {
        Ask::NewGame | Ask::Draughts(_) | Ask::NewGameFrom(_) => {}
        Ask::Enter(_) | Ask::EnterOffering(_) | Ask::Suggest(_) | Ask::Spoken(_) => {}
        Ask::Walk(_) | Ask::Go(_) | Ask::TakeOrPut => {}
        Ask::Cancel | Ask::Yes | Ask::No | Ask::Promote(_) => {}
        Ask::Undo | Ask::UndoMoves(_) | Ask::Redo | Ask::Repeat | Ask::Turn | Ask::Look(_) => {}
        Ask::Pieces { .. } | Ask::AllPieces | Ask::Attackers(_) => {}
        Ask::Moves | Ask::AllMoves | Ask::LastMoves(_) | Ask::TellTime => {}
        Ask::Adjust | Ask::Status | Ask::Heading | Ask::Forward | Ask::Back => {}
        Ask::ToStart | Ask::ToEnd | Ask::ToMove(_) | Ask::PlayOn => {}
        Ask::Resign | Ask::ResignAs(_) | Ask::OfferDraw | Ask::Set(_) | Ask::Help | Ask::Quit => {}
        Ask::AgreeOn(_) | Ask::Agree | Ask::Term(_) | Ask::Lift(_) => {}
        Ask::Touch(_) | Ask::Put(_) | Ask::ReadOut | Ask::Repeats(_) => {}
        Ask::PressClock | Ask::Pause | Ask::Claim(_) | Ask::Why => {}
        Ask::Decide(_) | Ask::Present(_) | Ask::NextDay | Ask::Review(_) => {}
        Ask::MayIClaim | Ask::Claims | Ask::Sound(_) | Ask::Sweep(_) => {}
        Ask::Adjournment(_) | Ask::Tape(_) | Ask::Explore(_) | Ask::Sheet(_) => {}
        Ask::Arbiter(_) | Ask::Drill(_) | Ask::Setup(_) => {}
        Ask::Practice(_) | Ask::Shelf(_) | Ask::Work(_) | Ask::Tournament(_) => {}
    }
}
