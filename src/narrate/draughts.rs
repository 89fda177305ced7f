//! Draughts: the announcement of a move in each form, why a move is refused, and how a game ends.

use super::announce::announce as announce_any;
use super::cue::{Arg, Cue, Phrase, Sentence, delivered, echo};
use super::parts::{article, number};
use super::phrases::{self as say, Spec};
use crate::arbiter::draughts::{Count, Counted, DraughtsEnd};
use crate::arbiter::{Law, Penalty};
use crate::board::{Side, Square};
use crate::draughts::{Breach, Road, WhyNot};
use crate::earcon::Earcon;
use crate::protocol::draughts::DraughtsEvent;
use crate::protocol::settings::MoveForm;

/// How a game has ended.
pub(super) fn ruled(end: DraughtsEnd, winner: Side) -> (&'static Spec, Vec<Arg>) {
    let sides = |loser| vec![Arg::Side(winner), Arg::Side(loser)];
    match end {
        DraughtsEnd::NoPieces(loser) => (&say::RULED_NO_PIECES, sides(loser)),
        DraughtsEnd::NoMoves(loser) => (&say::RULED_NO_MOVES, sides(loser)),
        DraughtsEnd::NoWin => (&say::RULED_NO_WIN, vec![]),
        DraughtsEnd::Counted(count) => {
            let (what, side, pieces) = counted(count.what);
            let args = vec![
                Arg::Key(what),
                Arg::Number(count.wanted),
                Arg::Side(side),
                Arg::Number(pieces),
            ];
            (&say::RULED_COUNTED, args)
        }
    }
}

/// The key of what is counted, the side whose moves are, and the pieces on the board.
fn counted(what: Counted) -> (&'static str, Side, u32) {
    match what {
        Counted::KingsAgainstOne(side) => ("kings-against-one", side, 0),
        Counted::Balance(pieces) => ("balance", Side::White, pieces),
        Counted::MainRoad(side) => ("main-road", side, 0),
        Counted::KingMoves => ("king-moves", Side::White, 0),
        Counted::Repetition => ("repetition", Side::White, 0),
    }
}

/// Why a move is not legal.
pub(super) fn why_not(why: &WhyNot) -> Sentence {
    let at = |square: Square| vec![Arg::Square(square)];
    let (spec, args): (&'static Spec, Vec<Arg>) = match *why {
        WhyNot::LightSquare(square) => (&say::NO_LIGHT_SQUARE, at(square)),
        WhyNot::Empty(square) => (&say::NO_EMPTY, at(square)),
        WhyNot::OpponentsPiece(square) => (&say::NO_OPPONENTS_MAN, at(square)),
        WhyNot::Occupied(square) => (&say::NO_OCCUPIED, at(square)),
        WhyNot::MustCapture(with) => {
            let squares: Vec<Square> = with.iter().collect();
            let args = vec![number(squares.len()), Arg::Squares(squares)];
            (&say::NO_MUST_CAPTURE, args)
        }
        WhyNot::IsNoCapture(square) => (&say::NO_IS_NO_CAPTURE, at(square)),
        WhyNot::GoesOn(square) => (&say::NO_GOES_ON, at(square)),
        WhyNot::LandElsewhere(square) => (&say::NO_LAND_ELSEWHERE, at(square)),
        WhyNot::Backwards(square) => (&say::NO_BACKWARDS, at(square)),
        WhyNot::TooFar(square) => (&say::NO_TOO_FAR, at(square)),
        WhyNot::Blocked(square) => (&say::NO_BLOCKED_AT, at(square)),
        WhyNot::NotDiagonal => (&say::NO_DIAGONAL, vec![]),
        WhyNot::NotAlong => (&say::NO_ALONG, vec![]),
        WhyNot::CapturesOthers(count) => (&say::NO_SO_MANY, vec![Arg::Number(count)]),
    };
    Phrase::new(spec, args).into()
}

/// What players of draughts ask.
pub(super) fn tell(event: &DraughtsEvent) -> Vec<Cue> {
    let one = |spec: &'static Spec, args| vec![Sentence::from(Phrase::new(spec, args))];
    let road = |road: &Road| Phrase::new(&say::ROAD, vec![Arg::Key(road.key())]);
    let told = match event {
        DraughtsEvent::Counts(counts) => counts.iter().flat_map(standing).collect(),
        DraughtsEvent::Captures(_, moves) if moves.is_empty() => one(&say::CAPTURES_NONE, vec![]),
        DraughtsEvent::Captures(position, moves) => {
            let mut told = one(&say::CAPTURES_NOW, vec![number(moves.len())]);
            let ways = moves.iter();
            told.extend(ways.map(|mv| announce_any(position, *mv, MoveForm::Full)));
            told
        }
        DraughtsEvent::Roads(square, roads) if roads.is_empty() => {
            one(&say::ROADS_NONE, vec![Arg::Square(*square)])
        }
        DraughtsEvent::Roads(square, roads) => {
            let mut phrases = vec![Phrase::new(&say::ROADS_OF, vec![Arg::Square(*square)])];
            phrases.extend(roads.iter().map(road));
            vec![Sentence(phrases)]
        }
        DraughtsEvent::Road(which, pieces) => {
            let mut phrases = vec![road(which)];
            phrases.extend(pieces.iter().map(|(square, piece)| {
                let side = Arg::Side(piece.side);
                let args = vec![Arg::Square(*square), side, Arg::Kind(piece.kind)];
                Phrase::new(&say::SQUARE_PIECE, args)
            }));
            if pieces.is_empty() {
                phrases.push(Phrase::new(&say::ROAD_EMPTY, vec![]));
            }
            vec![Sentence(phrases)]
        }
        DraughtsEvent::NotRepeated(count) => {
            let told = [
                Phrase::new(&say::NOT_REPEATED, vec![Arg::Number(count.moves)]).into(),
                article(count.law),
            ];
            return delivered(Earcon::Refusal, told.into());
        }
        DraughtsEvent::TwoMoves(side, law) => {
            let sides = vec![Arg::Side(*side), Arg::Side(side.other())];
            let told = vec![Phrase::new(&say::TWO_MOVES, sides).into(), article(*law)];
            return delivered(Earcon::Refusal, told);
        }
        DraughtsEvent::MayBeWon(law) => {
            let told = vec![Phrase::new(&say::MAY_BE_WON, vec![]).into(), article(*law)];
            return delivered(Earcon::Refusal, told);
        }
        DraughtsEvent::OtherGame => one(&say::NO_DRAUGHTS, vec![]),
    };
    vec![echo(told)]
}

/// A capture that a piece could make: how many it takes, and its way.
pub(super) fn capture_of(count: u32, way: &[Square]) -> Phrase {
    let args = vec![Arg::Number(count), Arg::Squares(way.to_vec())];
    Phrase::new(&say::CAPTURE_OF, args)
}

/// The rules that are explained here, and those of chess that say something else in draughts.
const RULES: [&str; 12] = [
    "no_piece_or_move",
    "kings_against_one",
    "balance",
    "main_road",
    "king_moves",
    "two_moves",
    "capture_completed",
    "capture_compulsory",
    "own_piece_touched",
    "nothing_playable",
    "claimed_move_binds",
    "dead_position",
];

/// What a rule of draughts says; `None` if it is another rule, or of another game.
pub(super) fn why(law: Law) -> Option<Sentence> {
    let is_ours = law.article.contains("draughts") && RULES.contains(&law.rule);
    let rule = Arg::Text(law.rule.replace('_', "-"));
    is_ours.then(|| Phrase::new(&say::WHY_DRAUGHTS, vec![rule]).into())
}

/// An irregularity that is put right: what was wrong, and the article.
pub(super) fn put_right(penalty: &Penalty, breach: Breach) -> Vec<Sentence> {
    let args = vec![Arg::Key(breach.into()), Arg::Side(penalty.by)];
    vec![
        Phrase::new(&say::PENALISED_DRAUGHTS, args).into(),
        Phrase::new(&say::RESTORED, vec![]).into(),
        article(penalty.law),
    ]
}

/// How far a count has come, with its article.
fn standing(count: &Count) -> [Sentence; 2] {
    let (what, side, pieces) = counted(count.what);
    let args = vec![
        Arg::Key(what),
        Arg::Number(count.moves),
        Arg::Number(count.wanted),
        Arg::Side(side),
        Arg::Number(pieces),
    ];
    [
        Phrase::new(&say::COUNT_STANDS, args).into(),
        article(count.law),
    ]
}
