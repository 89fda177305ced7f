//! Draughts: the announcement of a move in each form, why a move is refused, and how a game ends.

use super::announce::announce;
use super::cue::{Arg, Cue, Phrase, Sentence, Sentences, delivered, echo, followed, sentence};
use super::parts::article;
use super::phrases as say;
use crate::arbiter::draughts::{Count, Counted, DraughtsEnd};
use crate::arbiter::{Law, Penalty};
use crate::board::{Side, Square};
use crate::draughts::{Breach, Road, WhyNot};
use crate::earcon::Earcon;
use crate::protocol::{DraughtsEvent, MoveForm};

/// How a game has ended.
pub(super) fn ruled(end: DraughtsEnd, winner: Side) -> Phrase {
    match end {
        DraughtsEnd::NoPieces(loser) => say::RULED_NO_PIECES.with((winner, loser)),
        DraughtsEnd::NoMoves(loser) => say::RULED_NO_MOVES.with((winner, loser)),
        DraughtsEnd::NoWin => say::RULED_NO_WIN.plain(),
        DraughtsEnd::Counted(count) => {
            let (what, side, pieces) = counted(count.what);
            say::RULED_COUNTED.with((what, count.wanted, side, pieces))
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
pub(super) fn why_not(why: &WhyNot) -> Phrase {
    match *why {
        WhyNot::LightSquare(square) => say::NO_LIGHT_SQUARE.with(square),
        WhyNot::Empty(square) => say::NO_EMPTY.with(square),
        WhyNot::OpponentsPiece(square) => say::NO_OPPONENTS_MAN.with(square),
        WhyNot::Occupied(square) => say::NO_OCCUPIED.with(square),
        WhyNot::MustCapture(with) => {
            let squares: Vec<Square> = with.iter().collect();
            say::NO_MUST_CAPTURE.with((squares.len(), squares))
        }
        WhyNot::IsNoCapture(square) => say::NO_IS_NO_CAPTURE.with(square),
        WhyNot::GoesOn(square) => say::NO_GOES_ON.with(square),
        WhyNot::LandElsewhere(square) => say::NO_LAND_ELSEWHERE.with(square),
        WhyNot::Backwards(square) => say::NO_BACKWARDS.with(square),
        WhyNot::TooFar(square) => say::NO_TOO_FAR.with(square),
        WhyNot::Blocked(square) => say::NO_BLOCKED_AT.with(square),
        WhyNot::NotDiagonal => say::NO_DIAGONAL.plain(),
        WhyNot::NotAlong => say::NO_ALONG.plain(),
        WhyNot::CapturesOthers(count) => say::NO_SO_MANY.with(count),
    }
}

/// What players of draughts ask.
pub(super) fn tell(event: &DraughtsEvent) -> Vec<Cue> {
    let road = |road: &Road| {
        let (from, to) = road.ends()?;
        Some(say::ROAD.with((road.key(), from, to)))
    };
    let refused = |why: Phrase, law| delivered(Earcon::Refusal, (why, article(law)));
    let told: Vec<Sentence> = match event {
        DraughtsEvent::Counts(counts) => counts.iter().flat_map(standing).collect(),
        DraughtsEvent::Captures(_, moves) if moves.is_empty() => {
            say::CAPTURES_NONE.plain().sentences()
        }
        DraughtsEvent::Captures(position, moves) => {
            let ways = moves.iter();
            let ways = ways.map(|mv| announce(position, *mv, MoveForm::Full));
            let ways: Vec<Sentence> = ways.collect();
            (say::CAPTURES_NOW.with(moves.len()), ways).sentences()
        }
        DraughtsEvent::Roads(square, roads) if roads.is_empty() => {
            say::ROADS_NONE.with(square).sentences()
        }
        DraughtsEvent::Roads(square, roads) => {
            followed(say::ROADS_OF.with(square), roads.iter().filter_map(road)).sentences()
        }
        DraughtsEvent::Road(which, pieces) => {
            let stand = pieces
                .iter()
                .map(|(square, piece)| say::SQUARE_PIECE.with((square, piece.side, piece.kind)));
            let empty = pieces.is_empty().then(|| say::ROAD_EMPTY.plain());
            let told = |name| sentence((followed(name, stand).0, empty)).sentences();
            road(which).map(told).unwrap_or_default()
        }
        DraughtsEvent::NotRepeated(count) => {
            return refused(say::NOT_REPEATED.with(count.moves), count.law);
        }
        DraughtsEvent::TwoMoves(side, law) => {
            return refused(say::TWO_MOVES.with((side, side.other())), *law);
        }
        DraughtsEvent::MayBeWon(law) => return refused(say::MAY_BE_WON.plain(), *law),
        DraughtsEvent::OtherGame => say::NO_DRAUGHTS.plain().sentences(),
    };
    vec![echo(told)]
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

/// Whether a law is explained here.
pub(super) fn explains(law: Law) -> bool {
    law.article.contains("draughts") && RULES.contains(&law.rule)
}

/// An irregularity that is put right: what was wrong, and the article.
pub(super) fn put_right(penalty: &Penalty, breach: Breach) -> Vec<Sentence> {
    (
        say::PENALISED_DRAUGHTS.with((Arg::Key(breach.into()), penalty.by)),
        say::RESTORED.plain(),
        article(penalty.law),
    )
        .sentences()
}

/// How far a count has come, with its article.
fn standing(count: &Count) -> Vec<Sentence> {
    let (what, side, pieces) = counted(count.what);
    let stands = say::COUNT_STANDS.with((what, count.moves, count.wanted, side, pieces));
    (stands, article(count.law)).sentences()
}
