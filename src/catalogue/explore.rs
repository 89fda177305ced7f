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

/// A row that explores what is named or typed with it.
macro_rules! explores {
    ($id:literal, $with:ident($what:ident)) => {
        command!($id, Does::$with(|with| Ask::Explore(Explore::$what(with))))
    };
}
pub(super) use explores;

/// In the order in which they are documented.
pub(super) const ROWS: &[Row] = &[
    command!("board-look", Does::Here(Ask::Look))
        .like("look")
        .on_board(small('O')),
    explores!("colour", Here(Colour)).on_board(capital('O')),
    explores!("to-rank", Rank(ToRank)).on_board(Stroke::Rank),
    explores!("to-file", File(ToFile)).on_board(Stroke::FileByNumber),
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
    explores!("attackers-here", Here(Attackers)).on_board(small('A')),
    explores!("defenders-here", Here(Defenders)).on_board(small('D')),
    explores!("moves-from", Here(Moves)).on_board(small('M')),
    explores!("captures-from", Here(Captures)).on_board(capital('M')),
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
    explores!("view-ray", Step(Ray)).after(VIEW, Stroke::Step),
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
    explores!("squares-others", Kind(OthersOfKind)).after(SQUARES, Stroke::KindShifted),
    ask!("squares-own", Ask::Explore(Explore::OwnPieces)).after(SQUARES, small('O')),
    ask!("squares-theirs", Ask::Explore(Explore::OthersPieces)).after(SQUARES, small('T')),
    ask!("squares-white", pieces(Some(Side::White), None)).after(SQUARES, small('W')),
    ask!("squares-black", pieces(Some(Side::Black), None)).after(SQUARES, small('L')),
    ask!("squares-all", Ask::AllPieces).after(SQUARES, small('A')),
    ask!("squares-files", Ask::Explore(Explore::Files)).after(SQUARES, small('F')),
    ask!("squares-pawns", Ask::Explore(Explore::Pawns)).after(SQUARES, small('S')),
    ask!("squares-material", Ask::Explore(Explore::Material)).after(SQUARES, small('M')),
    command!("jump", Does::Prefix).on_board(small('J')),
    explores!("jump-file", File(ToFile)).after(JUMP, Stroke::File),
    explores!("jump-rank", Rank(ToRank)).after(JUMP, Stroke::Rank),
    ask!("jump-last", Ask::Explore(Explore::ToLastMove)).after(JUMP, small('L')),
];
