//! The keys that explore the board while letters are for that: the second half of the key table.

use super::key_names::{plain, shift};
use super::keys::{Action, Code, Key};
use crate::board::{Kind, Side, Step};
use crate::protocol::ask::Ask;
use crate::protocol::explore::Explore;

/// Which press belongs to a row: one key, or any key of a family, whose member fills a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// One key.
    Key(Key),
    /// A to H.
    File,
    /// 1 to 8.
    Rank,
    /// Shift and 1 to 8.
    FileByNumber,
    /// K, Q, R, B, N or P.
    Kind,
    /// The same with Shift.
    KindShifted,
    /// An arrow, with Shift the slanting one clockwise from it.
    Step,
}

/// What a row does.
#[derive(Clone, Copy, Debug)]
pub enum Does {
    /// What a key of every layer can do as well.
    Act(Action),
    /// Explores the board.
    Explore(Explore),
    /// Lists pieces: of White or Black, or of both.
    Pieces(Option<Side>),
    /// Something with a file, 0 to 7.
    OnFile(fn(u8) -> Ask),
    /// Something with a rank, 0 to 7.
    OnRank(fn(u8) -> Ask),
    /// Something with a kind of piece.
    OnKind(fn(Kind) -> Ask),
    /// Something in a direction.
    OnStep(fn(Step) -> Ask),
    /// Waits for the second key.
    Prefix,
}

/// A row of the table of the board.
#[derive(Clone, Copy, Debug)]
pub struct BoardRow {
    /// The id of the command: for settings, words and other devices.
    pub id: &'static str,
    /// The id of the prefix that comes first, if one does.
    pub prefix: Option<&'static str>,
    /// The key.
    pub stroke: Stroke,
    /// What it does.
    pub does: Does,
}

const fn row(id: &'static str, key: Key, does: Does) -> BoardRow {
    of(id, None, Stroke::Key(key), does)
}

const fn after(prefix: &'static str, id: &'static str, letter: char, does: Does) -> BoardRow {
    let key = plain(Code::Letter(letter));
    of(id, Some(prefix), Stroke::Key(key), does)
}

const fn of(
    id: &'static str,
    prefix: Option<&'static str>,
    stroke: Stroke,
    does: Does,
) -> BoardRow {
    BoardRow {
        id,
        prefix,
        stroke,
        does,
    }
}

const fn letter(letter: char) -> Key {
    plain(Code::Letter(letter))
}

const fn capital(letter: char) -> Key {
    shift(Code::Letter(letter))
}

fn of_kind(kind: Kind) -> Ask {
    let kind = Some(kind);
    Ask::Pieces { side: None, kind }
}

const VIEW: &str = "view";
const SQUARES: &str = "squares";
const JUMP: &str = "jump";

const fn ray(straight: bool, back: bool) -> Does {
    Does::Explore(Explore::NextRay { straight, back })
}

/// The keys of the board, in the order in which they are documented.
pub const BOARD: &[BoardRow] = &[
    row("board-look", letter('O'), Does::Act(Action::Look)),
    row("colour", capital('O'), Does::Explore(Explore::Colour(None))),
    of(
        "to-rank",
        None,
        Stroke::Rank,
        Does::OnRank(|rank| Ask::Explore(Explore::ToRank(rank))),
    ),
    of(
        "to-file",
        None,
        Stroke::FileByNumber,
        Does::OnFile(|file| Ask::Explore(Explore::ToFile(file))),
    ),
    of(
        "next-piece",
        None,
        Stroke::Kind,
        Does::OnKind(|kind| Ask::Explore(Explore::Next { kind, back: false })),
    ),
    of(
        "previous-piece",
        None,
        Stroke::KindShifted,
        Does::OnKind(|kind| Ask::Explore(Explore::Next { kind, back: true })),
    ),
    row(
        "attackers-here",
        letter('A'),
        Does::Explore(Explore::Attackers(None)),
    ),
    row(
        "defenders-here",
        letter('D'),
        Does::Explore(Explore::Defenders(None)),
    ),
    row(
        "moves-from",
        letter('M'),
        Does::Explore(Explore::Moves(None)),
    ),
    row(
        "captures-from",
        capital('M'),
        Does::Explore(Explore::Captures(None)),
    ),
    row("in-hand", letter('W'), Does::Explore(Explore::InHand)),
    row("if-put", capital('W'), Does::Explore(Explore::IfPut)),
    row("threats", letter('H'), Does::Explore(Explore::Threats)),
    row("rank-here", letter('E'), Does::Explore(Explore::Rank(None))),
    row("file-here", letter('U'), Does::Explore(Explore::File(None))),
    row("next-slanting-ray", letter('X'), ray(false, false)),
    row("previous-slanting-ray", capital('X'), ray(false, true)),
    row("next-straight-ray", letter('Y'), ray(true, false)),
    row("previous-straight-ray", capital('Y'), ray(true, true)),
    row("last-move", letter('L'), Does::Explore(Explore::LastMove)),
    row(
        "to-last-move",
        capital('L'),
        Does::Explore(Explore::ToLastMove),
    ),
    row(
        "last-captured",
        letter('C'),
        Does::Explore(Explore::LastCaptured),
    ),
    row("changes", capital('C'), Does::Explore(Explore::Changes)),
    row("whole-board", letter('Z'), Does::Explore(Explore::Board)),
    row("board-time", letter('T'), Does::Act(Action::TellTime)),
    row("board-turn", capital('T'), Does::Act(Action::Turn)),
    row("board-back", capital('A'), Does::Act(Action::Back)),
    row("board-forward", capital('D'), Does::Act(Action::Forward)),
    row("flip", letter('F'), Does::Explore(Explore::Flip)),
    row("board-help", capital('H'), Does::Act(Action::Help)),
    row("write", letter('I'), Does::Act(Action::Write)),
    row(
        "write-command",
        plain(Code::Slash),
        Does::Act(Action::Write),
    ),
    row(VIEW, letter('V'), Does::Prefix),
    of(
        "view-ray",
        Some(VIEW),
        Stroke::Step,
        Does::OnStep(|step| Ask::Explore(Explore::Ray(step))),
    ),
    of(
        "view-file",
        Some(VIEW),
        Stroke::File,
        Does::OnFile(|file| Ask::Explore(Explore::File(Some(file)))),
    ),
    of(
        "view-rank",
        Some(VIEW),
        Stroke::Rank,
        Does::OnRank(|rank| Ask::Explore(Explore::Rank(Some(rank)))),
    ),
    after(
        VIEW,
        "view-diagonals",
        'X',
        Does::Explore(Explore::Diagonals),
    ),
    after(VIEW, "view-knight", 'N', Does::Explore(Explore::KnightView)),
    after(VIEW, "view-king", 'K', Does::Explore(Explore::KingView)),
    row(SQUARES, letter('S'), Does::Prefix),
    of(
        "squares-kind",
        Some(SQUARES),
        Stroke::Kind,
        Does::OnKind(of_kind),
    ),
    of(
        "squares-others",
        Some(SQUARES),
        Stroke::KindShifted,
        Does::OnKind(|kind| Ask::Explore(Explore::OthersOfKind(kind))),
    ),
    after(
        SQUARES,
        "squares-own",
        'O',
        Does::Explore(Explore::OwnPieces),
    ),
    after(
        SQUARES,
        "squares-theirs",
        'T',
        Does::Explore(Explore::OthersPieces),
    ),
    after(
        SQUARES,
        "squares-white",
        'W',
        Does::Pieces(Some(Side::White)),
    ),
    after(
        SQUARES,
        "squares-black",
        'L',
        Does::Pieces(Some(Side::Black)),
    ),
    after(SQUARES, "squares-all", 'A', Does::Pieces(None)),
    after(SQUARES, "squares-files", 'F', Does::Explore(Explore::Files)),
    after(SQUARES, "squares-pawns", 'S', Does::Explore(Explore::Pawns)),
    after(
        SQUARES,
        "squares-material",
        'M',
        Does::Explore(Explore::Material),
    ),
    row(JUMP, letter('J'), Does::Prefix),
    of(
        "jump-file",
        Some(JUMP),
        Stroke::File,
        Does::OnFile(|file| Ask::Explore(Explore::ToFile(file))),
    ),
    of(
        "jump-rank",
        Some(JUMP),
        Stroke::Rank,
        Does::OnRank(|rank| Ask::Explore(Explore::ToRank(rank))),
    ),
    after(JUMP, "jump-last", 'L', Does::Explore(Explore::ToLastMove)),
];
