//! The keys that explore the board while letters are for that.

use super::key::{Code, Key, letter, plain, shift};
use super::{Does, Hand, Row, Stroke, ask, command};
use crate::board::{Kind, Side};
use crate::protocol::{Ask, Explore};

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
    ask!("in-hand", Ask::Explore(Explore::InHand)).on_board(small('W')),
    ask!("if-put", Ask::Explore(Explore::IfPut)).on_board(capital('W')),
    ask!("threats", Ask::Explore(Explore::Threats)).on_board(small('H')),
    ask!("rank-here", Ask::Explore(Explore::Rank(None))).on_board(small('E')),
    ask!("file-here", Ask::Explore(Explore::File(None))).on_board(small('U')),
    ask!("next-slanting-ray", ray(false, false)).on_board(small('X')),
    ask!("previous-slanting-ray", ray(false, true)).on_board(capital('X')),
    ask!("next-straight-ray", ray(true, false)).on_board(small('Y')),
    ask!("previous-straight-ray", ray(true, true)).on_board(capital('Y')),
    ask!("last-move", Ask::Explore(Explore::LastMove)).on_board(small('L')),
    ask!("to-last-move", Ask::Explore(Explore::ToLastMove)).on_board(capital('L')),
    ask!("last-captured", Ask::Explore(Explore::LastCaptured)).on_board(small('C')),
    ask!("changes", Ask::Explore(Explore::Changes)).on_board(capital('C')),
    ask!("whole-board", Ask::Explore(Explore::Board)).on_board(small('Z')),
    ask!("board-time", Ask::TellTime)
        .like("tell-time")
        .on_board(small('T')),
    ask!("board-turn", Ask::Turn)
        .like("turn")
        .on_board(capital('T')),
    ask!("board-back", Ask::Back)
        .like("back")
        .on_board(capital('A')),
    ask!("board-forward", Ask::Forward)
        .like("forward")
        .on_board(capital('D')),
    ask!("flip", Ask::Explore(Explore::Flip)).on_board(small('F')),
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
    ask!("view-diagonals", Ask::Explore(Explore::Diagonals)).after(VIEW, small('X')),
    ask!("view-knight", Ask::Explore(Explore::KnightView)).after(VIEW, small('N')),
    ask!("view-king", Ask::Explore(Explore::KingView)).after(VIEW, small('K')),
    command!("squares", Does::Prefix).on_board(small('S')),
    command!("squares-kind", Does::Kind(|kind| pieces(None, Some(kind))))
        .after(SQUARES, Stroke::Kind),
    command!(
        "squares-others",
        Does::Kind(|kind| Ask::Explore(Explore::OthersOfKind(kind)))
    )
    .after(SQUARES, Stroke::KindShifted),
    ask!("squares-own", Ask::Explore(Explore::OwnPieces)).after(SQUARES, small('O')),
    ask!("squares-theirs", Ask::Explore(Explore::OthersPieces)).after(SQUARES, small('T')),
    ask!("squares-white", pieces(Some(Side::White), None)).after(SQUARES, small('W')),
    ask!("squares-black", pieces(Some(Side::Black), None)).after(SQUARES, small('L')),
    ask!("squares-all", Ask::AllPieces).after(SQUARES, small('A')),
    ask!("squares-files", Ask::Explore(Explore::Files)).after(SQUARES, small('F')),
    ask!("squares-pawns", Ask::Explore(Explore::Pawns)).after(SQUARES, small('S')),
    ask!("squares-material", Ask::Explore(Explore::Material)).after(SQUARES, small('M')),
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
    ask!("jump-last", Ask::Explore(Explore::ToLastMove)).after(JUMP, small('L')),
];
