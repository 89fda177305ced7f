//! The keys that explore the board while letters are for that.

use super::key::{Code, Key, letter, plain, shift};
use super::{Does, Hand, Row, Stroke, command};
use crate::board::{Kind, Side};
use crate::protocol::ask::Ask;
use crate::protocol::explore::Explore;

const fn small(key: char) -> Stroke {
    Stroke::Key(plain(letter(key)))
}

const fn capital(key: char) -> Stroke {
    Stroke::Key(shift(letter(key)))
}

const SLASH: Key = plain(Code::Slash);

const VIEW: &str = "view";
const SQUARES: &str = "squares";
const JUMP: &str = "jump";

const fn ray(straight: bool, back: bool) -> Ask {
    Ask::Explore(Explore::NextRay { straight, back })
}

const fn pieces(side: Option<Side>, kind: Option<Kind>) -> Ask {
    Ask::Pieces { side, kind }
}

/// In the order in which they are documented.
pub(super) const ROWS: &[Row] = &[
    command!("board-look", Does::Here(Ask::Look))
        .like("look")
        .on_board(small('O')),
    command!(
        "colour",
        Does::Here(|square| Ask::Explore(Explore::Colour(square)))
    )
    .on_board(capital('O')),
    command!(
        "to-rank",
        Does::Rank(|rank| Ask::Explore(Explore::ToRank(rank)))
    )
    .on_board(Stroke::Rank),
    command!(
        "to-file",
        Does::File(|file| Ask::Explore(Explore::ToFile(file)))
    )
    .on_board(Stroke::FileByNumber),
    command!(
        "next-piece",
        Does::Kind(|kind| Ask::Explore(Explore::Next { kind, back: false }))
    )
    .on_board(Stroke::Kind),
    command!(
        "previous-piece",
        Does::Kind(|kind| Ask::Explore(Explore::Next { kind, back: true }))
    )
    .on_board(Stroke::KindShifted),
    command!(
        "attackers-here",
        Does::Here(|square| Ask::Explore(Explore::Attackers(square)))
    )
    .on_board(small('A')),
    command!(
        "defenders-here",
        Does::Here(|square| Ask::Explore(Explore::Defenders(square)))
    )
    .on_board(small('D')),
    command!(
        "moves-from",
        Does::Here(|square| Ask::Explore(Explore::Moves(square)))
    )
    .on_board(small('M')),
    command!(
        "captures-from",
        Does::Here(|square| Ask::Explore(Explore::Captures(square)))
    )
    .on_board(capital('M')),
    command!("in-hand", Does::Ask(|| Ask::Explore(Explore::InHand))).on_board(small('W')),
    command!("if-put", Does::Ask(|| Ask::Explore(Explore::IfPut))).on_board(capital('W')),
    command!("threats", Does::Ask(|| Ask::Explore(Explore::Threats))).on_board(small('H')),
    command!("rank-here", Does::Ask(|| Ask::Explore(Explore::Rank(None)))).on_board(small('E')),
    command!("file-here", Does::Ask(|| Ask::Explore(Explore::File(None)))).on_board(small('U')),
    command!("next-slanting-ray", Does::Ask(|| ray(false, false))).on_board(small('X')),
    command!("previous-slanting-ray", Does::Ask(|| ray(false, true))).on_board(capital('X')),
    command!("next-straight-ray", Does::Ask(|| ray(true, false))).on_board(small('Y')),
    command!("previous-straight-ray", Does::Ask(|| ray(true, true))).on_board(capital('Y')),
    command!("last-move", Does::Ask(|| Ask::Explore(Explore::LastMove))).on_board(small('L')),
    command!(
        "to-last-move",
        Does::Ask(|| Ask::Explore(Explore::ToLastMove))
    )
    .on_board(capital('L')),
    command!(
        "last-captured",
        Does::Ask(|| Ask::Explore(Explore::LastCaptured))
    )
    .on_board(small('C')),
    command!("changes", Does::Ask(|| Ask::Explore(Explore::Changes))).on_board(capital('C')),
    command!("whole-board", Does::Ask(|| Ask::Explore(Explore::Board))).on_board(small('Z')),
    command!("board-time", Does::Ask(|| Ask::TellTime))
        .like("tell-time")
        .on_board(small('T')),
    command!("board-turn", Does::Ask(|| Ask::Turn))
        .like("turn")
        .on_board(capital('T')),
    command!("board-back", Does::Ask(|| Ask::Back))
        .like("back")
        .on_board(capital('A')),
    command!("board-forward", Does::Ask(|| Ask::Forward))
        .like("forward")
        .on_board(capital('D')),
    command!("flip", Does::Ask(|| Ask::Explore(Explore::Flip))).on_board(small('F')),
    command!("board-help", Does::Both(Hand::Help, || Ask::Help))
        .like("help")
        .on_board(capital('H')),
    command!("write", Does::Hands(Hand::Write))
        .like("write-line")
        .on_board(small('I')),
    command!("write-command", Does::Hands(Hand::Write))
        .like("write-line")
        .on_board(Stroke::Key(SLASH)),
    command!("view", Does::Prefix).on_board(small('V')),
    command!(
        "view-ray",
        Does::Step(|step| Ask::Explore(Explore::Ray(step)))
    )
    .after(VIEW, Stroke::Step),
    command!(
        "view-file",
        Does::File(|file| Ask::Explore(Explore::File(Some(file))))
    )
    .after(VIEW, Stroke::File),
    command!(
        "view-rank",
        Does::Rank(|rank| Ask::Explore(Explore::Rank(Some(rank))))
    )
    .after(VIEW, Stroke::Rank),
    command!(
        "view-diagonals",
        Does::Ask(|| Ask::Explore(Explore::Diagonals))
    )
    .after(VIEW, small('X')),
    command!(
        "view-knight",
        Does::Ask(|| Ask::Explore(Explore::KnightView))
    )
    .after(VIEW, small('N')),
    command!("view-king", Does::Ask(|| Ask::Explore(Explore::KingView))).after(VIEW, small('K')),
    command!("squares", Does::Prefix).on_board(small('S')),
    command!("squares-kind", Does::Kind(|kind| pieces(None, Some(kind))))
        .after(SQUARES, Stroke::Kind),
    command!(
        "squares-others",
        Does::Kind(|kind| Ask::Explore(Explore::OthersOfKind(kind)))
    )
    .after(SQUARES, Stroke::KindShifted),
    command!(
        "squares-own",
        Does::Ask(|| Ask::Explore(Explore::OwnPieces))
    )
    .after(SQUARES, small('O')),
    command!(
        "squares-theirs",
        Does::Ask(|| Ask::Explore(Explore::OthersPieces))
    )
    .after(SQUARES, small('T')),
    command!(
        "squares-white",
        Does::Ask(|| pieces(Some(Side::White), None))
    )
    .after(SQUARES, small('W')),
    command!(
        "squares-black",
        Does::Ask(|| pieces(Some(Side::Black), None))
    )
    .after(SQUARES, small('L')),
    command!("squares-all", Does::Ask(|| pieces(None, None))).after(SQUARES, small('A')),
    command!("squares-files", Does::Ask(|| Ask::Explore(Explore::Files)))
        .after(SQUARES, small('F')),
    command!("squares-pawns", Does::Ask(|| Ask::Explore(Explore::Pawns)))
        .after(SQUARES, small('S')),
    command!(
        "squares-material",
        Does::Ask(|| Ask::Explore(Explore::Material))
    )
    .after(SQUARES, small('M')),
    command!("jump", Does::Prefix).on_board(small('J')),
    command!(
        "jump-file",
        Does::File(|file| Ask::Explore(Explore::ToFile(file)))
    )
    .after(JUMP, Stroke::File),
    command!(
        "jump-rank",
        Does::Rank(|rank| Ask::Explore(Explore::ToRank(rank)))
    )
    .after(JUMP, Stroke::Rank),
    command!("jump-last", Does::Ask(|| Ask::Explore(Explore::ToLastMove))).after(JUMP, small('L')),
];
