//! What is found on the board, told in as few words as can be understood.

use super::announce::announce;
use super::cue::{Arg, Cue, Phrase, Sentence, Urgency, announcement, answered, echo, sound};
use super::parts::{number, one};
use super::phrases::{self as say, Spec};
use crate::board::{Kind, Piece, Side, Square, Step};
use crate::earcon::Earcon;
use crate::explore::{BoardChange, PlacedPiece};
use crate::protocol::explore::{BoardLine, Explored, Target};
use crate::protocol::settings::Settings;

/// What is heard of a look at the board.
pub(super) fn tell(explored: &Explored, settings: &Settings) -> Vec<Cue> {
    match explored {
        Explored::LastMove(Some(last)) => {
            let (before, mv) = last.as_ref();
            let sentence = announce(before, *mv, settings.form);
            vec![
                sound(super::announce::earcon_of(before, *mv), Some(mv.to())),
                announcement(Urgency::Echo, sentence),
            ]
        }
        Explored::Wrapped(_, true) => answered(Earcon::Edge, vec![one(&say::WRAPPED, vec![])]),
        Explored::Wrapped(kind, false) => answered(
            Earcon::Refusal,
            vec![one(&say::NONE_OF_KIND, vec![Arg::Kind(*kind)])],
        ),
        found => vec![echo(sentences(found))],
    }
}

fn sentences(explored: &Explored) -> Vec<Sentence> {
    match explored {
        Explored::Colour(square, piece) => vec![colour(*square, *piece)],
        Explored::Line(line, found) => vec![on_line(*line, found)],
        Explored::Rays(rays) => rays.iter().map(|(step, found)| ray(*step, found)).collect(),
        Explored::Around(kind, square, found) => {
            let head = Phrase::new(
                &say::AROUND,
                vec![Arg::Key(kind.key()), Arg::Square(*square)],
            );
            vec![listed(head, pieces(found, Place::Square))]
        }
        Explored::Attack { .. } => vec![attack(explored)],
        Explored::Moves { .. } => vec![moves(explored)],
        Explored::NothingHere(square) => vec![one(&say::NO_EMPTY, vec![Arg::Square(*square)])],
        Explored::IfPut { .. } => vec![if_put(explored)],
        Explored::Files { files, .. } if files.is_empty() => vec![one(&say::NO_PAWNS, vec![])],
        Explored::Files { pawns, files } => files
            .iter()
            .map(|(file, found)| on_file(*file, found, *pawns))
            .collect(),
        Explored::Material { counts, compares } => material(counts, *compares),
        Explored::LastCaptured(None) => vec![one(&say::NONE_CAPTURED, vec![])],
        Explored::LastCaptured(Some((piece, square))) => {
            vec![one(&say::CAPTURED, of(*piece, *square))]
        }
        Explored::LastMove(_) => vec![one(&say::NO_MOVES_YET, vec![])],
        Explored::Changes(changes) if changes.is_empty() => vec![one(&say::UNCHANGED, vec![])],
        Explored::Changes(changes) => changes.iter().map(change).collect(),
        Explored::Board(ranks) => whole(ranks),
        Explored::Threats { new, ended } if new.is_empty() && ended.is_empty() => {
            vec![one(&say::NO_THREATS, vec![])]
        }
        Explored::Threats { new, ended } => {
            let new = new.iter().map(|pair| threat(&say::THREAT, pair));
            let ended = ended.iter().map(|pair| threat(&say::THREAT_OVER, pair));
            new.chain(ended).collect()
        }
        Explored::Wrapped(kind, _) => vec![one(&say::NONE_OF_KIND, vec![Arg::Kind(*kind)])],
        Explored::Flipped(side) => vec![one(&say::FLIPPED, vec![Arg::Side(*side)])],
    }
}

/// A head with what follows it, or with the word that nothing does.
fn listed(head: Phrase, phrases: impl Iterator<Item = Phrase>) -> Sentence {
    let mut sentence = vec![head];
    sentence.extend(phrases);
    if sentence.len() == 1 {
        sentence.push(Phrase::new(&say::NONE_THERE, vec![]));
    }
    Sentence(sentence)
}

fn of(piece: Piece, square: Square) -> Vec<Arg> {
    vec![
        Arg::Side(piece.side),
        Arg::Kind(piece.kind),
        Arg::Square(square),
    ]
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
        let kind = Arg::Kind(piece.kind);
        if before == Some(piece.side) {
            Phrase::new(short, vec![kind, place])
        } else {
            Phrase::new(full, vec![Arg::Side(piece.side), kind, place])
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
        None => Phrase::new(&say::SQUARE_EMPTY, vec![Arg::Square(square)]),
        Some(piece) => {
            let args = vec![
                Arg::Square(square),
                Arg::Side(piece.side),
                Arg::Kind(piece.kind),
            ];
            Phrase::new(&say::SQUARE_PIECE, args)
        }
    };
    let key = if square.is_dark() { "dark" } else { "light" };
    let colour = Phrase::new(&say::COLOUR, vec![Arg::Key(key)]);
    Sentence(vec![stands, colour])
}

fn on_line(line: BoardLine, found: &[PlacedPiece]) -> Sentence {
    match line {
        BoardLine::File(file) => on_file(file, found, false),
        BoardLine::Rank(rank) => {
            let head = Phrase::new(&say::RANK, vec![Arg::Rank(rank)]);
            listed(head, pieces(found, Place::File))
        }
    }
}

fn on_file(file: u8, found: &[PlacedPiece], only_pawns: bool) -> Sentence {
    let head = Phrase::new(&say::FILE, vec![Arg::File(file)]);
    if !only_pawns {
        return listed(head, pieces(found, Place::Rank));
    }
    let each = |(square, piece): &PlacedPiece| {
        let rank = Arg::Rank(square.rank());
        Phrase::new(&say::SIDE_AT_RANK, vec![Arg::Side(piece.side), rank])
    };
    listed(head, found.iter().map(each))
}

fn ray(step: Step, found: &[PlacedPiece]) -> Sentence {
    listed(direction(step), pieces(found, Place::Square))
}

/// The name of a direction.
pub(super) fn direction(step: Step) -> Phrase {
    Phrase::new(&say::DIRECTION, vec![Arg::Key(step.key())])
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
            let args = vec![Arg::Rank(*rank), Arg::Rank(rest[empty - 1].0)];
            let head = Phrase::new(&say::RANKS, args);
            sentences.push(listed(head, std::iter::empty()));
            rest = &rest[empty..];
        } else {
            sentences.push(on_line(BoardLine::Rank(*rank), found));
            rest = others;
        }
    }
    sentences
}

fn from((kind, square): &(Kind, Square), spec: &'static Spec) -> Phrase {
    Phrase::new(spec, vec![Arg::Kind(*kind), Arg::Square(*square)])
}

fn attack(explored: &Explored) -> Sentence {
    let Explored::Attack {
        square,
        side,
        defends,
        direct,
        behind,
        ..
    } = explored
    else {
        return Sentence::default();
    };
    let act = if *defends { "defends" } else { "attacks" };
    let args = vec![Arg::Key(act), Arg::Side(*side), Arg::Square(*square)];
    if direct.is_empty() {
        return one(&say::ATTACK_NONE, args);
    }
    let mut sentence = vec![Phrase::new(&say::ATTACK, args)];
    sentence.extend(direct.iter().map(|piece| from(piece, &say::PIECE_FROM)));
    sentence.extend(behind.iter().map(|piece| from(piece, &say::BEHIND)));
    Sentence(sentence)
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
    let mut args = of(*piece, *square);
    if targets.is_empty() {
        args.push(Arg::Key(if *captures { "captures" } else { "moves" }));
        return one(&say::NO_TARGETS, args);
    }
    let mut sentence = vec![Phrase::new(&say::MOVES_OF, args)];
    if *out_of_turn {
        sentence.push(Phrase::new(&say::OUT_OF_TURN, vec![]));
    }
    let quiet = targets.iter().filter(|target| target.captured.is_none());
    let quiet: Vec<Square> = quiet.map(|target| target.to).collect();
    if !quiet.is_empty() {
        sentence.push(Phrase::new(&say::TO, vec![Arg::Squares(quiet)]));
    }
    let capture = |target: &Target| {
        let taken = target.captured?;
        Some(if target.way.is_empty() {
            from(&(taken, target.to), &say::CAPTURES)
        } else {
            super::draughts::capture_of(target.count, &target.way)
        })
    };
    sentence.extend(targets.iter().filter_map(capture));
    Sentence(sentence)
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
    let args = vec![Arg::Kind(piece.kind), Arg::Square(*square), Arg::Key(act)];
    let mut sentence = vec![Phrase::new(&say::IF_PUT, args)];
    sentence.extend(targets.iter().map(|one| from(one, &say::WOULD_ATTACK)));
    sentence.extend(by.iter().map(|one| from(one, &say::WOULD_SUFFER)));
    Sentence(sentence)
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

fn material(counts: &[Vec<(Kind, u32)>; 2], compares: bool) -> Vec<Sentence> {
    let has = |side: Side| {
        let head = Phrase::new(&say::PIECES_OF, vec![Arg::Side(side)]);
        let kinds = counts[side as usize].iter().copied();
        let counted = kinds.filter(|(kind, count)| *kind != Kind::King && *count > 0);
        let phrase =
            |(kind, count)| Phrase::new(&say::COUNT, vec![Arg::Kind(kind), Arg::Number(count)]);
        listed(head, counted.map(phrase))
    };
    let mut sentences: Vec<Sentence> = Side::BOTH.map(has).into();
    if compares {
        let sum = |side: Side| {
            let counts = counts[side as usize].iter();
            counts
                .map(|(kind, count)| count * worth(*kind))
                .sum::<u32>()
        };
        let [white, black] = Side::BOTH.map(sum);
        sentences.push(match (white.checked_sub(black), black.checked_sub(white)) {
            (Some(0), _) => one(&say::LEVEL, vec![]),
            (Some(up), _) => one(&say::AHEAD, vec![Arg::Side(Side::White), Arg::Number(up)]),
            (_, up) => {
                let up = number(up.unwrap_or(0) as usize);
                one(&say::AHEAD, vec![Arg::Side(Side::Black), up])
            }
        });
    }
    sentences
}

fn change(change: &BoardChange) -> Sentence {
    match *change {
        BoardChange::Went(piece, from, to) => {
            let (side, kind) = (Arg::Side(piece.side), Arg::Kind(piece.kind));
            one(
                &say::WENT,
                vec![side, kind, Arg::Square(from), Arg::Square(to)],
            )
        }
        BoardChange::Came(piece, square) => one(&say::CAME, of(piece, square)),
        BoardChange::Left(piece, square) => one(&say::LEFT, of(piece, square)),
    }
}

fn threat(
    spec: &'static Spec,
    ((from, piece), (on, taken)): &(PlacedPiece, PlacedPiece),
) -> Sentence {
    let mut args = of(*piece, *from);
    args.extend([Arg::Kind(taken.kind), Arg::Square(*on)]);
    one(spec, args)
}
