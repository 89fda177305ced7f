//! What is found on the board, told in as few words as can be understood.

use super::cue::{
    Arg, Cue, Phrase, Sentence, Sentences, Urgency, answered, echo, followed, owed, sentence,
};
use super::lawful;
use super::parts::played;
use super::phrases::{self as say, Spec};
use crate::board::{Kind, Piece, Side, Square, Step};
use crate::chess::{Castling, Obstacle};
use crate::earcon::Earcon;
use crate::explore::{BoardChange, PlacedPiece};
use crate::protocol::{BoardLine, Detail, Explored, InquiryAnswer, Settings, Target};

/// What is heard of a look at the board.
pub(super) fn tell(explored: &Explored, settings: &Settings) -> Vec<Cue> {
    let said: Vec<Sentence> = match explored {
        Explored::LastMove(Some(last)) => {
            let (before, mv) = last.as_ref();
            return played(Urgency::Echo, before, *mv, settings.form);
        }
        Explored::Shown(board) => {
            return lawful::on_board(board, Urgency::Echo, settings.form);
        }
        Explored::LastMove(None) => say::NO_MOVES_YET.plain().sentences(),
        Explored::Wrapped(_, true) => return answered(Earcon::Edge, say::WRAPPED.plain()),
        Explored::Wrapped(kind, false) => {
            return answered(Earcon::Refusal, say::NONE_OF_KIND.with(kind));
        }
        Explored::Colour(square, piece) => colour(*square, *piece).sentences(),
        Explored::Line(line, found) => on_line(*line, found).sentences(),
        Explored::Found(found) => answer(*found),
        Explored::Passed(pawns) => passed(pawns),
        Explored::Rays(rays) => {
            let rays = rays.iter();
            rays.map(|(step, found)| listed(direction(*step), pieces(found, Place::Square)))
                .collect()
        }
        Explored::Around(kind, square, found) => {
            let head = say::AROUND.with((kind.key(), square));
            listed(head, pieces(found, Place::Square)).sentences()
        }
        Explored::Attack { .. } => attack(explored).sentences(),
        Explored::Moves { .. } => moves(explored).sentences(),
        Explored::EveryMove(found) if found.is_empty() => say::NO_LEGAL_MOVE.plain().sentences(),
        Explored::EveryMove(found) => found.iter().map(moves).collect(),
        Explored::MoveNumber(Some(number)) => say::WHICH_MOVE.with(*number).sentences(),
        Explored::MoveNumber(None) => say::NO_COUNT.plain().sentences(),
        Explored::Castling(ways) => castling(ways),
        Explored::NoCapture => say::NOTHING_TO_CAPTURE.plain().sentences(),
        Explored::NoCheck => say::NO_CHECK.plain().sentences(),
        Explored::Check(side, from) => {
            let from = each(from, &say::PIECE_FROM);
            vec![sentence((say::CHECK_ON.with(side), from))]
        }
        Explored::NothingHere(square) => say::NO_EMPTY.with(square).sentences(),
        Explored::IfPut { .. } => if_put(explored).sentences(),
        Explored::Files { files, .. } if files.is_empty() => say::NO_PAWNS.plain().sentences(),
        Explored::Files { pawns, files } => {
            let files = files.iter();
            files
                .map(|(file, found)| on_file(*file, found, *pawns))
                .collect()
        }
        Explored::Material { counts, compares } => {
            material(counts, *compares, settings.verbosity.says(Detail::Long))
        }
        Explored::LastCaptured(None) => say::NONE_CAPTURED.plain().sentences(),
        Explored::LastCaptured(Some(captured)) => say::CAPTURED.with(of(*captured)).sentences(),
        Explored::Changes(changes) if changes.is_empty() => say::UNCHANGED.plain().sentences(),
        Explored::Changes(changes) => changes.iter().map(change).collect(),
        Explored::Board(ranks) => whole(ranks),
        Explored::Threats { new, ended } if new.is_empty() && ended.is_empty() => {
            say::NO_THREATS.plain().sentences()
        }
        Explored::Threats { new, ended } => {
            let new = new.iter().map(|pair| threat(&say::THREAT, pair));
            let ended = ended.iter().map(|pair| threat(&say::THREAT_OVER, pair));
            new.chain(ended).collect()
        }
        // The program may move at once, and must not cut it.
        Explored::Flipped(side) => return vec![owed(say::FLIPPED.with(side))],
    };
    vec![echo(said)]
}

/// The passed pawns of both sides, or that there are none.
fn passed(pawns: &[Vec<Square>; 2]) -> Vec<Sentence> {
    let of = |side: Side| {
        let squares = pawns[side as usize].clone();
        (!squares.is_empty()).then(|| say::PASSED.with((side, squares)).into())
    };
    let told: Vec<Sentence> = Side::BOTH.into_iter().filter_map(of).collect();
    if told.is_empty() {
        return say::NONE_PASSED.plain().sentences();
    }
    told
}

fn answer(found: InquiryAnswer) -> Vec<Sentence> {
    match found {
        InquiryAnswer::NoLine(from, to) => say::NO_LINE.with((from, to)).sentences(),
        InquiryAnswer::PieceCount(counts) => {
            let has = |side: Side| {
                let count = say::PIECE_COUNT.with(counts[side as usize]);
                listed(say::PIECES_OF.with(side), std::iter::once(count))
            };
            Side::BOTH.map(has).to_vec()
        }
        InquiryAnswer::Castled(found) => Side::BOTH
            .map(|side| match found[side as usize] {
                Some((way, number)) => say::CASTLED
                    .with((side, Arg::Key(way.into()), number))
                    .into(),
                None => say::NOT_CASTLED.with(side).into(),
            })
            .to_vec(),
        InquiryAnswer::Occurrences(count) => say::OCCURRENCES.with(count).sentences(),
        InquiryAnswer::MoveCount(count) => say::MOVE_COUNT.with(count).sentences(),
        InquiryAnswer::Reach(kind, square, reaches) => {
            let act = if reaches { "legal" } else { "not-legal" };
            say::IF_PUT.with((kind, square, act)).sentences()
        }
        InquiryAnswer::FileName(file) => {
            let letter = char::from(b'a' + file).to_string();
            say::FILE_NAME.with((Arg::File(file), letter)).sentences()
        }
    }
}

/// Whether castling is possible on each side, and why not. What stands against both is said once.
fn castling(ways: &[(Castling, Option<Obstacle>)]) -> Vec<Sentence> {
    let all = |obstacle| ways.iter().all(|(_, one)| *one == Some(obstacle));
    if all(Obstacle::InCheck) {
        return say::NO_CASTLING_IN_CHECK.plain().sentences();
    }
    if all(Obstacle::RightLost) {
        return say::CASTLING_LOST.plain().sentences();
    }
    let one = |(way, obstacle): &(Castling, Option<Obstacle>)| {
        let way = Arg::Key((*way).into());
        match obstacle {
            None => say::CASTLING.with((way, "yes")).into(),
            Some(Obstacle::RightLost) => say::CASTLING.with((way, "right-lost")).into(),
            Some(Obstacle::InCheck) => say::CASTLING.with((way, "in-check")).into(),
            Some(Obstacle::Between(square)) => {
                say::CASTLING_AT.with((way, "between", square)).into()
            }
            Some(Obstacle::Attacked(square)) => {
                say::CASTLING_AT.with((way, "attacked", square)).into()
            }
        }
    };
    ways.iter().map(one).collect()
}

/// A head with what follows it, or with the word that nothing does.
fn listed(head: Phrase, phrases: impl Iterator<Item = Phrase>) -> Sentence {
    let mut listed = followed(head, phrases);
    if listed.0.len() == 1 {
        listed.0.push(say::NONE_THERE.plain());
    }
    listed
}

fn of((piece, square): (Piece, Square)) -> (Side, Kind, Square) {
    (piece.side, piece.kind, square)
}

/// Where each piece stands: its side only where it is another one than before.
fn pieces(found: &[PlacedPiece], place: Place) -> impl Iterator<Item = Phrase> {
    found.iter().enumerate().map(move |(at, (square, piece))| {
        let before = at.checked_sub(1).map(|before| found[before].1.side);
        let (full, short, place): (&'static Spec, &'static Spec, Arg) = match place {
            Place::Square => (&say::AT, &say::PIECE_FROM, Arg::Square(*square)),
            Place::File => (&say::AT_FILE, &say::KIND_AT_FILE, Arg::File(square.file())),
            Place::Rank => (&say::AT_RANK, &say::KIND_AT_RANK, Arg::Rank(square.rank())),
        };
        if before == Some(piece.side) {
            short.with((piece.kind, place))
        } else {
            full.with((piece.side, piece.kind, place))
        }
    })
}

/// What has to be said of where a piece stands: on a rank the file is enough, on a file the rank.
#[derive(Clone, Copy)]
enum Place {
    Square,
    File,
    Rank,
}

fn colour(square: Square, piece: Option<Piece>) -> Sentence {
    let stands = match piece {
        None => say::SQUARE_EMPTY.with(square),
        Some(piece) => say::SQUARE_PIECE.with((square, piece.side, piece.kind)),
    };
    let key = if square.is_dark() { "dark" } else { "light" };
    sentence((stands, say::COLOUR.with(key)))
}

fn on_line(line: BoardLine, found: &[PlacedPiece]) -> Sentence {
    match line {
        BoardLine::File(file) => on_file(file, found, false),
        BoardLine::Rank(rank) => {
            let head = say::RANK.with(Arg::Rank(rank));
            listed(head, pieces(found, Place::File))
        }
        BoardLine::Between(from, to) => {
            let head = say::BETWEEN.with((from, to));
            listed(head, pieces(found, Place::Square))
        }
    }
}

fn on_file(file: u8, found: &[PlacedPiece], only_pawns: bool) -> Sentence {
    let head = say::FILE.with(Arg::File(file));
    if !only_pawns {
        return listed(head, pieces(found, Place::Rank));
    }
    let each = |(square, piece): &PlacedPiece| {
        say::SIDE_AT_RANK.with((piece.side, Arg::Rank(square.rank())))
    };
    listed(head, found.iter().map(each))
}

/// The name of a direction.
pub(super) fn direction(step: Step) -> Phrase {
    say::DIRECTION.with(step.key())
}

/// Each rank in one sentence; empty ranks that follow each other share one.
fn whole(ranks: &[(u8, Vec<PlacedPiece>)]) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    let mut rest = ranks;
    while let Some(((rank, found), others)) = rest.split_first() {
        let empty = rest
            .iter()
            .take_while(|(_, found)| found.is_empty())
            .count();
        if empty > 1 {
            let last = Arg::Rank(rest[empty - 1].0);
            let head = say::RANKS.with((Arg::Rank(*rank), last));
            sentences.push(listed(head, std::iter::empty()));
            rest = &rest[empty..];
        } else {
            sentences.push(on_line(BoardLine::Rank(*rank), found));
            rest = others;
        }
    }
    sentences
}

fn each(pieces: &[(Kind, Square)], spec: &'static Spec) -> Vec<Phrase> {
    pieces.iter().map(|pair| spec.with(*pair)).collect()
}

fn attack(explored: &Explored) -> Sentence {
    let Explored::Attack {
        side,
        defends,
        direct,
        behind,
        ..
    } = explored
    else {
        return Sentence::default();
    };
    let args = (if *defends { "defends" } else { "attacks" }, side);
    if direct.is_empty() {
        return say::ATTACK_NONE.with(args).into();
    }
    let (direct, behind) = (each(direct, &say::PIECE_FROM), each(behind, &say::BEHIND));
    sentence((say::ATTACK.with(args), direct, behind))
}

fn moves(explored: &Explored) -> Sentence {
    let Explored::Moves {
        square,
        piece,
        targets,
        captures,
        out_of_turn,
    } = explored
    else {
        return Sentence::default();
    };
    let (side, kind) = (piece.side, piece.kind);
    if targets.is_empty() {
        let what = if *captures { "captures" } else { "moves" };
        return say::NO_TARGETS.with((side, kind, square, what)).into();
    }
    let quiet = targets.iter().filter(|target| target.captured.is_none());
    let quiet: Vec<Square> = quiet.map(|target| target.to).collect();
    let capture = |target: &Target| {
        let taken = target.captured?;
        Some(if target.way.is_empty() {
            say::CAPTURES.with((taken, target.to))
        } else {
            say::CAPTURE_OF.with((target.count, target.way.clone()))
        })
    };
    sentence((
        say::MOVES_OF.with((side, kind, square)),
        out_of_turn.then(|| say::OUT_OF_TURN.plain()),
        (!quiet.is_empty()).then(|| say::TO.with(quiet)),
        targets.iter().filter_map(capture).collect::<Vec<_>>(),
    ))
}

fn if_put(explored: &Explored) -> Sentence {
    let Explored::IfPut {
        piece,
        square,
        legal,
        targets,
        by,
    } = explored
    else {
        return Sentence::default();
    };
    let act = if *legal { "legal" } else { "not-legal" };
    sentence((
        say::IF_PUT.with((piece.kind, square, act)),
        each(targets, &say::WOULD_ATTACK),
        each(by, &say::WOULD_SUFFER),
    ))
}

/// What a piece of chess is worth in pawns; the king is beyond price.
const fn worth(kind: Kind) -> u32 {
    match kind {
        Kind::King | Kind::DraughtsKing | Kind::Man => 0,
        Kind::Queen => 9,
        Kind::Rook => 5,
        Kind::Bishop | Kind::Knight => 3,
        Kind::Pawn => 1,
    }
}

/// Who is ahead, and where nobody says that or at length the pieces, too.
fn material(counts: &[Vec<(Kind, u32)>; 2], compares: bool, at_length: bool) -> Vec<Sentence> {
    let has = |side: Side| {
        let kinds = counts[side as usize].iter().copied();
        // Nobody counts kings but who asks for them.
        let is_only = counts[side as usize].len() == 1;
        let counted = kinds.filter(|(kind, count)| (is_only || *kind != Kind::King) && *count > 0);
        let counted = counted.map(|pair| say::COUNT.with(pair));
        listed(say::PIECES_OF.with(side), counted)
    };
    let compared = compares.then(|| {
        let sum = |side: Side| {
            let counts = counts[side as usize].iter();
            let worths = counts.map(|(kind, count)| count * worth(*kind));
            worths.sum::<u32>()
        };
        let [white, black] = Side::BOTH.map(sum);
        let ahead = if white > black {
            Side::White
        } else {
            Side::Black
        };
        match white.abs_diff(black) {
            0 => say::LEVEL.plain(),
            up => say::AHEAD.with((ahead, up)),
        }
    });
    let counted = (at_length || compared.is_none()).then(|| Side::BOTH.map(has).to_vec());
    (compared, counted).sentences()
}

fn change(change: &BoardChange) -> Sentence {
    match *change {
        BoardChange::Went(piece, from, to) => say::WENT.with((piece.side, piece.kind, from, to)),
        BoardChange::Came(piece, square) => say::CAME.with(of((piece, square))),
        BoardChange::Left(piece, square) => say::LEFT.with(of((piece, square))),
    }
    .into()
}

fn threat(spec: &'static Spec, pair: &(PlacedPiece, PlacedPiece)) -> Sentence {
    let ((from, piece), (on, taken)) = pair;
    let args = (piece.side, piece.kind, from, taken.kind, on);
    spec.with(args).into()
}
