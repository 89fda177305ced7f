//! Commands at random, sensible and absurd: every variant there is.

use annabella::board::{Kind, Side, Square, Step};
use annabella::chess;
use annabella::clock::TimeControl;
use annabella::game::{Move, Position};
use annabella::session::agreement::{Agreement, Announcing, Conduct, FormOfPlay};
use annabella::session::command::{Claim, Command, Entry, OpenFault, Opening, Term, Trouble};
use annabella::session::explore::Explore;
use annabella::session::keyboard::{Keyboard, Keys};
use annabella::session::settings::{Change, FileNames, Form, Settings, Speaker};
use proptest::prelude::*;

use super::{STARTS, random_record};

/// Positions in which the game is over, or nearly.
const ENDS: [&str; 5] = [
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
    prop::sample::select(Kind::CHESS.to_vec())
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
    prop::sample::select(fens).prop_map(|fen| chess::Position::from_fen(fen).unwrap().into())
}

pub fn any_opening() -> impl Strategy<Value = Opening> {
    let choices = prop::collection::vec(any::<u16>(), 0..30);
    (any_start(), choices, any::<u32>(), any::<u32>(), any_text()).prop_map(
        |(start, choices, number, count, name)| {
            let Position::Chess(start) = start;
            let mut record = random_record(start, &choices);
            record.set_tag("White", &name);
            Opening {
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

pub fn any_entry() -> impl Strategy<Value = Entry> {
    prop_oneof![
        any_move().prop_map(Entry::Move),
        prop::collection::vec(any_move(), 0..5).prop_map(Entry::Several),
        (any_square(), any_square()).prop_map(|(from, to)| Entry::FromTo(from, to)),
        (any_kind(), any_square()).prop_map(|(kind, to)| Entry::KindTo(kind, to)),
        any_square().prop_map(Entry::To),
        any::<bool>().prop_map(Entry::Castling),
        any_square().prop_map(Entry::NoCapture),
        Just(Entry::NoCheck),
        Just(Entry::NoPromotion),
        any_text().prop_map(Entry::Unreadable),
    ]
}

pub fn any_settings() -> impl Strategy<Value = Settings> {
    let voices = prop::sample::select(vec!["en", "de", "ru", "es", "fr", "fide-de", "", "xx"]);
    let percent = || any::<u16>();
    let forms = prop::sample::select(Form::ALL.to_vec());
    let files = prop::sample::select(FileNames::ALL.to_vec());
    let parts = (voices.clone(), voices, forms, files, any::<bool>());
    (parts, percent(), percent(), percent()).prop_map(|(parts, rate, speech, earcon)| {
        let (language, announcer, form, files, reads_back) = parts;
        Settings {
            language: language.to_owned(),
            announcer: announcer.to_owned(),
            form,
            files,
            reads_back,
            warnings_s: vec![60, 10],
            speaker: Speaker::System,
            rate_percent: rate,
            speech_percent: speech,
            earcon_percent: earcon,
            keyboard: Keyboard::default(),
            keys: Keys::new(),
        }
    })
}

pub fn any_change() -> impl Strategy<Value = Change> {
    prop_oneof![
        any_text().prop_map(Change::Language),
        any_text().prop_map(Change::Announcer),
        prop::sample::select(Form::ALL.to_vec()).prop_map(Change::Form),
        prop::sample::select(FileNames::ALL.to_vec()).prop_map(Change::Files),
        any::<bool>().prop_map(Change::ReadBack),
        prop::collection::vec(any::<u32>(), 0..4).prop_map(Change::Warnings),
        prop::sample::select(vec![
            Change::Speaker(Speaker::Embedded),
            Change::Speaker(Speaker::System),
            Change::Faster,
            Change::Slower,
            Change::Louder,
            Change::Softer,
            Change::EarconsLouder,
            Change::EarconsSofter,
            Change::ResetKeys,
        ]),
        prop::sample::select(Keyboard::ALL.to_vec()).prop_map(Change::Keyboard),
        (any_text(), any_text()).prop_map(|(id, key)| Change::Key(id, key)),
    ]
}

pub fn any_trouble() -> impl Strategy<Value = Trouble> {
    prop_oneof![
        (any_text(), any_text()).prop_map(|(key, detail)| Trouble::Sound { key, detail }),
        (any_text(), any_text()).prop_map(|(file, detail)| Trouble::Unwritable { file, detail }),
        any_text().prop_map(|detail| Trouble::SettingsBroken { detail }),
        (any::<u32>(), any_text()).prop_map(|(line, kept)| Trouble::LogDamaged { line, kept }),
        Just(Trouble::LogInUse),
        Just(Trouble::NoOtherGame),
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
    (parts, flags, any_control(), draws, any_start()).prop_map(
        |(
            (conduct, edition, form, announcing),
            (blind, repeats, boards),
            control,
            draws,
            start,
        )| {
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
                position: start,
            }
        },
    )
}

/// No clock, or one that is short enough to run out.
pub fn any_control() -> impl Strategy<Value = Option<TimeControl>> {
    let texts = vec!["", "0:02", "1+1", "3/0:30,1", "5;3", "1d2", "5b3", "90+30"];
    prop::sample::select(texts).prop_map(|text| text.parse().ok())
}

pub fn any_term() -> impl Strategy<Value = Term> {
    prop_oneof![
        prop::sample::select(vec!["fide-2005", "ussr-1956", "none"])
            .prop_map(|edition| Term::Edition(edition.to_owned())),
        prop::sample::select(FormOfPlay::ALL.to_vec()).prop_map(Term::Form),
        any::<[bool; 2]>().prop_map(Term::Blind),
        any_control().prop_map(Term::Control),
    ]
}

/// The commands that say nothing but themselves.
pub const BARE: [Command; 31] = [
    Command::Settle,
    Command::ReadOut,
    Command::Press,
    Command::Pause,
    Command::Claim(Claim::Flag),
    Command::Claim(Claim::Illegal),
    Command::Claim(Claim::Repetition(None)),
    Command::Claim(Claim::QuietMoves(None)),
    Command::MayIClaim,
    Command::Claims,
    Command::Why,
    Command::TakeOrPut,
    Command::Cancel,
    Command::Yes,
    Command::No,
    Command::Undo,
    Command::Repeat,
    Command::Turn,
    Command::Moves,
    Command::Clock,
    Command::Adjust,
    Command::Status,
    Command::Forward,
    Command::Back,
    Command::ToStart,
    Command::ToEnd,
    Command::PlayOn,
    Command::Resign,
    Command::OfferDraw,
    Command::Help,
    Command::Quit,
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
            Explore::ToLastMove,
            Explore::Flip,
        ]),
    ]
}

/// Every command but [`Command::Tick`].
pub fn any_command() -> impl Strategy<Value = Command> {
    let queries = (prop::option::of(any_side()), prop::option::of(any_kind()));
    prop_oneof![
        20 => prop::sample::select(BARE.to_vec()),
        1 => any_settings().prop_map(Command::Start),
        2 => any_start().prop_map(Command::NewGame),
        2 => any_opening().prop_map(|opening| Command::Open(Box::new(opening))),
        1 => any_fault().prop_map(Command::OpenFailed),
        8 => any_entry().prop_map(Command::Enter),
        4 => any_step().prop_map(Command::Walk),
        8 => any_square().prop_map(Command::Go),
        3 => any_kind().prop_map(Command::Promote),
        2 => prop::option::of(any_square()).prop_map(Command::Look),
        2 => queries.prop_map(|(side, kind)| Command::Pieces { side, kind }),
        2 => prop::option::of(any_square()).prop_map(Command::Attackers),
        12 => any_explore().prop_map(Command::Explore),
        2 => any::<u32>().prop_map(Command::ToMove),
        2 => (0u32..12).prop_map(Command::ToMove),
        4 => any_change().prop_map(Command::Set),
        2 => any_trouble().prop_map(Command::Report),
        4 => any_agreement().prop_map(|agreement| Command::Agree(Box::new(agreement))),
        4 => any_term().prop_map(Command::Term),
        8 => any_square().prop_map(Command::Lift),
        2 => any_square().prop_map(Command::Touch),
        8 => any_square().prop_map(Command::Put),
        3 => prop::option::of(any_entry()).prop_map(Command::RepeatedBy),
        2 => any_entry().prop_map(|entry| Command::Claim(Claim::Repetition(Some(entry)))),
        2 => any_entry().prop_map(|entry| Command::Claim(Claim::QuietMoves(Some(entry)))),
    ]
}

/// Does nothing: it is here so that a new command cannot be forgotten above.
pub fn is_known(command: &Command) {
    match command {
        Command::Start(_) | Command::NewGame(_) | Command::Open(_) | Command::OpenFailed(_) => {}
        Command::Enter(_) | Command::Walk(_) | Command::Go(_) | Command::TakeOrPut => {}
        Command::Cancel | Command::Yes | Command::No | Command::Promote(_) => {}
        Command::Undo | Command::Repeat | Command::Turn | Command::Look(_) => {}
        Command::Pieces { .. } | Command::Attackers(_) | Command::Moves | Command::Clock => {}
        Command::Adjust | Command::Status | Command::Forward | Command::Back => {}
        Command::ToStart | Command::ToEnd | Command::ToMove(_) | Command::PlayOn => {}
        Command::Resign | Command::OfferDraw | Command::Set(_) | Command::Help => {}
        Command::Quit | Command::Report(_) | Command::Tick => {}
        Command::Agree(_) | Command::Settle | Command::Term(_) | Command::Lift(_) => {}
        Command::Touch(_) | Command::Put(_) | Command::ReadOut | Command::RepeatedBy(_) => {}
        Command::Press | Command::Pause | Command::Claim(_) | Command::Why => {}
        Command::MayIClaim | Command::Claims | Command::Explore(_) => {}
    }
}
