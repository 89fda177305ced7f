//! What was asked for and what has happened, told in sentences.

use super::announce::announce;
use super::cue::{Arg, Cue, Phrase, Sentence, Urgency};
use super::naming;
use super::phrases::{self as say, Spec};
use super::{announcement, interface, owed, sound};
use crate::arbiter::{Ruling, Verdict};
use crate::board::{Side, Square};
use crate::chess::Check;
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::protocol::choice::Choice as _;
use crate::protocol::event::{Event, Topic};
use crate::protocol::question::Question;
use crate::protocol::report::OpenedGame;
use crate::protocol::settings::Settings;
use crate::record::Outcome;

/// The earcon of a move: the most important thing that it does.
pub(super) fn earcon_of(before: &Position, mv: Move) -> Earcon {
    let facts = match (before, mv) {
        (Position::Chess(position), Move::Chess(mv)) => position.facts(mv),
        (Position::Draughts(position), Move::Draughts(mv)) => {
            return super::draughts::earcon_of(position, mv);
        }
        _ => None,
    };
    let Some(facts) = facts else {
        return Earcon::Move;
    };
    match facts.check {
        Some(Check::Mate) => Earcon::Mate,
        Some(_) => Earcon::Check,
        None if facts.promotion.is_some() => Earcon::Promotion,
        None if facts.castling.is_some() => Earcon::Castling,
        None if facts.captured.is_some() => Earcon::Capture,
        None => Earcon::Move,
    }
}

/// A ruling with its article.
pub(super) fn ruling(ruling: &Ruling) -> Vec<Cue> {
    let winner = match ruling.outcome {
        Outcome::Win(side) => side,
        Outcome::Draw | Outcome::LostByBoth => Side::White,
    };
    let (spec, args): (&'static Spec, Vec<Arg>) = match ruling.verdict {
        Verdict::Checkmate => (&say::RULED_CHECKMATE, vec![Arg::Side(winner)]),
        Verdict::Stalemate => (&say::RULED_STALEMATE, vec![]),
        Verdict::DeadPosition => (&say::RULED_DEAD, vec![]),
        Verdict::Repetition(times) => (&say::RULED_REPETITION, vec![number(times)]),
        Verdict::QuietMoves(moves) => (&say::RULED_QUIET, vec![Arg::Number(moves)]),
        Verdict::Resignation(loser) => (&say::RULED_RESIGNED, vec![Arg::Side(loser)]),
        Verdict::PerpetualCheck(side) => (&say::RULED_PERPETUAL, vec![Arg::Side(side)]),
        Verdict::Flag(loser) => (&say::RULED_FLAG, vec![Arg::Side(loser)]),
        Verdict::BothFlags => (&say::RULED_BOTH_FLAGS, vec![]),
        Verdict::IllegalMoves(loser, number) => (
            &say::RULED_ILLEGAL,
            vec![Arg::Side(loser), Arg::Number(number)],
        ),
        Verdict::Agreement => (&say::RULED_AGREED, vec![]),
        Verdict::SealedMove(loser, _) => (&say::RULED_SEALED, vec![Arg::Side(loser)]),
        Verdict::Late(loser) => (&say::RULED_LATE, vec![Arg::Side(loser)]),
        Verdict::BothLate => (&say::RULED_BOTH_LATE, vec![]),
        Verdict::Quickplay => ruled_hall("quickplay", winner),
        Verdict::QuickplayLost(side) => ruled_hall("quickplay-lost", side),
        Verdict::LateArrival(side) => ruled_hall("late", side),
        Verdict::DeclaredLost(Some(loser)) => (&say::RULED_LOST, vec![Arg::Side(loser)]),
        Verdict::DeclaredLost(None) => (&say::RULED_LOST_BOTH, vec![]),
        Verdict::IllegalPosition => (&say::RULED_ILLEGAL_POSITION, vec![]),
        Verdict::Draughts(end) => super::draughts::ruled(end, winner),
    };
    let earcon = match (ruling.verdict, ruling.outcome) {
        (Verdict::Flag(_) | Verdict::BothFlags, _) => Earcon::Flag,
        (_, Outcome::Win(_)) => Earcon::Mate,
        (_, Outcome::Draw | Outcome::LostByBoth) => Earcon::Draw,
    };
    let result = Arg::Key(result_key(Some(ruling.outcome)));
    let said = owed(vec![
        Phrase::new(spec, args).into(),
        Phrase::new(&say::RESULT, vec![result]).into(),
        Phrase::new(&say::ARTICLE, vec![Arg::Article(ruling.article)]).into(),
    ]);
    match ruling.verdict {
        // The move that mates has the earcon of mate; to hear it twice would say nothing more.
        Verdict::Checkmate => vec![said],
        _ => vec![sound(earcon, None), said],
    }
}

fn ruled_hall(what: &'static str, side: Side) -> (&'static Spec, Vec<Arg>) {
    (&say::RULED_HALL, vec![Arg::Key(what), Arg::Side(side)])
}

/// The key of a result in the voices.
pub(super) fn result_key(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Win(Side::White)) => "white",
        Some(Outcome::Win(Side::Black)) => "black",
        Some(Outcome::Draw) => "draw",
        Some(Outcome::LostByBoth) => "nobody",
        None => "unknown",
    }
}

/// A question, with an earcon of its own where it is an offer.
pub(super) fn asked(asked: &Question) -> Vec<Cue> {
    let earcon = match asked {
        Question::Draw(_) => Earcon::DrawOffer,
        _ => Earcon::Question,
    };
    vec![sound(earcon, None), owed(question(asked))]
}

/// The sentences of a question.
pub(super) fn question(question: &Question) -> Vec<Sentence> {
    let (spec, args): (&'static Spec, Vec<Arg>) = match question {
        Question::NewGame(_) => (&say::ASK_NEW_GAME, vec![]),
        Question::Open(_) => (&say::ASK_OPEN, vec![]),
        Question::Resign(side) => (&say::ASK_RESIGN, vec![Arg::Side(*side)]),
        Question::Draw(side) => (
            &say::ASK_DRAW,
            vec![Arg::Side(*side), Arg::Side(side.other())],
        ),
        Question::Opponent(question) => return super::practice::question(question),
        Question::Arbiter(intervention) => return vec![super::arbiter::question(intervention)],
        Question::Output(proposed) => (&say::ASK_OUTPUT, vec![Arg::Key(proposed.key())]),
        Question::OwnVoice => (&say::ASK_OWN_VOICE, vec![]),
        Question::Resume(plies) => (&say::ASK_RESUME, vec![number(plies.div_ceil(2))]),
        Question::Promotion(..) => (&say::ASK_PROMOTION, vec![]),
        Question::ReadBack(position, mv) => {
            let form = crate::protocol::settings::MoveForm::Full;
            return vec![
                announce(position, *mv, form),
                Phrase::new(&say::ASK_READ_BACK, vec![]).into(),
            ];
        }
        Question::Which(position, moves) => return which(position, moves),
        Question::Dispute(_, side, moves) => (
            &say::ASK_DISPUTE,
            vec![Arg::Side(side.other()), Arg::Number(*moves)],
        ),
        Question::Drill(exercise) => return super::drill::question(*exercise),
        Question::LeaveSetup => return vec![super::setup::question()],
        Question::LeaveDrill => (&say::DRILL_LEAVE, vec![]),
        Question::Missing { side, ms } => return super::hall::missing(*side, *ms),
        Question::Edition(_) => (&say::ASK_EDITION, vec![]),
        Question::Blind(_) => (&say::ASK_BLIND, vec![]),
        Question::Control(_) => (&say::ASK_CONTROL, vec![]),
        Question::Sheet(question) => return vec![super::sheet::question(question)],
        Question::Adjournment(question) => return super::adjourning::question(*question),
        Question::Shelf(question) => return vec![super::shelf::question(question)],
        Question::Agreement(agreement) => {
            let mut sentences = super::agreed::agreement(agreement);
            sentences.extend(super::hall::awaited(agreement.hall.awaited));
            sentences.push(Phrase::new(&say::ASK_AGREEMENT, vec![]).into());
            return sentences;
        }
    };
    vec![Phrase::new(spec, args).into()]
}

/// A question was answered with no.
pub(super) fn declined(question: &Question) -> Vec<Cue> {
    let phrase = match question {
        Question::Draw(side) => Phrase::new(&say::DECLINED_DRAW, vec![Arg::Side(side.other())]),
        Question::Which(..) | Question::Promotion(..) | Question::ReadBack(..) => {
            Phrase::new(&say::DECLINED_CHOICE, vec![])
        }
        _ => Phrase::new(&say::DECLINED, vec![]),
    };
    vec![sound(Earcon::Cancel, None), owed(vec![phrase.into()])]
}

/// What can be done where the player is.
pub(super) fn help(topic: Topic) -> Sentence {
    let place = |place| Phrase::new(&say::HELP_BEGIN, vec![Arg::Key(place)]);
    let phrase = match topic {
        Topic::Playing => place("playing"),
        Topic::Competing => place("competing"),
        Topic::Listening => place("listening"),
        Topic::Judging => Phrase::new(&say::HELP_ARBITER, vec![]),
        Topic::Agreeing => Phrase::new(&say::HELP_AGREEING, vec![]),
        Topic::Answering => Phrase::new(&say::HELP_ANSWERING, vec![]),
        Topic::Choosing => Phrase::new(&say::HELP_CHOOSING, vec![]),
    };
    phrase.into()
}

/// Names what distinguishes the moves: the squares of origin if nothing else does.
fn which(position: &Position, moves: &[Move]) -> Vec<Sentence> {
    let first = moves
        .first()
        .map(|mv| (position.piece_at(mv.from()), mv.to()));
    let alike = moves
        .iter()
        .all(|mv| Some((position.piece_at(mv.from()), mv.to())) == first);
    let origins: Vec<Square> = moves.iter().map(Move::from).collect();
    let differ = origins
        .iter()
        .enumerate()
        .all(|(at, from)| !origins[..at].contains(from));
    if let (true, true, Some((Some(piece), to))) = (alike, differ, first) {
        let args = vec![
            number(moves.len()),
            Arg::Kind(piece.kind),
            Arg::Square(to),
            Arg::Squares(origins),
        ];
        return vec![Phrase::new(&say::ASK_WHICH_FROM, args).into()];
    }
    let mut sentences = vec![Phrase::new(&say::ASK_WHICH, vec![number(moves.len())]).into()];
    let form = crate::protocol::settings::MoveForm::Full;
    sentences.extend(moves.iter().map(|mv| announce(position, *mv, form)));
    sentences
}

/// How the program, a game, or the listening to a game begins and ends.
pub(super) fn beginning(event: &Event, settings: &Settings) -> Vec<Sentence> {
    let one = |spec: &'static Spec, args| Sentence::from(Phrase::new(spec, args));
    match event {
        Event::Greeted => vec![
            one(&say::GREETING, vec![]),
            one(
                &say::GREETING_SETUP,
                vec![
                    Arg::Voice(settings.language.clone()),
                    Arg::Voice(settings.announcer.clone()),
                ],
            ),
            one(&say::GREETING_HELP, vec![]),
        ],
        Event::Began(position) if position.is_start() => {
            let side = vec![Arg::Side(position.turn())];
            match position {
                Position::Chess(_) => vec![one(&say::BEGAN, side)],
                Position::Draughts(_) => vec![one(&say::BEGAN_DRAUGHTS, side)],
            }
        }
        Event::Began(position) => {
            let args = vec![Arg::Side(position.turn()), Arg::Number(position.number())];
            vec![one(&say::BEGAN_AT, args)]
        }
        Event::Opened(opening) => {
            let mut sentences = opened(opening);
            sentences.push(Phrase::new(&say::OPENED_HINT, vec![]).into());
            sentences
        }
        Event::PlayedOn(position) => vec![one(&say::PLAYED_ON, vec![Arg::Side(position.turn())])],
        Event::EndOfGame { outcome, .. } => {
            vec![one(&say::END_OF_GAME, vec![Arg::Key(result_key(*outcome))])]
        }
        Event::BeginningOfGame => vec![one(&say::BEGINNING_OF_GAME, vec![])],
        _ => vec![one(&say::GOODBYE, vec![])],
    }
}

/// What a game from a file says of itself.
pub fn opened(opening: &OpenedGame) -> Vec<Sentence> {
    let record = &opening.record;
    let moves = number(record.plies().div_ceil(2));
    let mut sentences = Vec::new();
    if opening.count > 1 {
        let place = vec![Arg::Number(opening.number), Arg::Number(opening.count)];
        sentences.push(Phrase::new(&say::OPENED_PLACE, place).into());
    }
    let players = match (record.tag("White"), record.tag("Black")) {
        (None, None) => Phrase::new(&say::OPENED_NAMELESS, vec![moves]),
        (white, black) => {
            let name = |name: Option<&str>| naming::player(name.unwrap_or_default());
            Phrase::new(&say::OPENED, vec![name(white), name(black), moves])
        }
    };
    sentences.push(players.into());
    if let Some(event) = record.tag("Event") {
        let event = vec![Arg::Text(event.to_owned())];
        sentences.push(Phrase::new(&say::OPENED_EVENT, event).into());
    }
    if let Some(date) = record.tag("Date").and_then(naming::date) {
        sentences.push(Sentence(vec![Phrase::new(&say::OPENED_DATE, vec![]), date]));
    }
    let result = vec![Arg::Key(result_key(record.outcome()))];
    sentences.push(Phrase::new(&say::OPENED_RESULT, result).into());
    sentences
}

/// Where a game stands that is taken up again or was jumped through.
pub(super) fn place(event: &Event, settings: &Settings) -> Vec<Cue> {
    let urgency = match event {
        Event::Resumed { .. } => Urgency::Owed,
        _ => Urgency::Echo,
    };
    let (sentence, last): (Sentence, _) = match event {
        Event::Resumed {
            plies,
            position,
            last,
            ..
        } => {
            let args = vec![number(plies.div_ceil(2)), Arg::Side(position.turn())];
            (Phrase::new(&say::RESUMED, args).into(), last)
        }
        Event::Jumped { last: None, .. } => (Phrase::new(&say::AT_START, vec![]).into(), &None),
        Event::Jumped { position, last } => {
            let args = vec![Arg::Number(position.number()), Arg::Side(position.turn())];
            (Phrase::new(&say::AT_MOVE, args).into(), last)
        }
        _ => return Vec::new(),
    };
    let mut sentences = vec![sentence];
    if let Event::Resumed { listens: true, .. } = event {
        sentences.push(Phrase::new(&say::OPENED_HINT, vec![]).into());
    }
    let Some((before, mv)) = last else {
        return vec![sound(Earcon::Ready, None), interface(urgency, sentences)];
    };
    sentences.push(Phrase::new(&say::LAST_MOVE, vec![]).into());
    vec![
        sound(Earcon::Ready, Some(mv.to())),
        interface(urgency, sentences),
        announcement(urgency, announce(before, *mv, settings.form)),
    ]
}

/// Who is to move, and whether in check.
pub fn to_move(position: &Position) -> Sentence {
    let args = vec![Arg::Side(position.turn()), Arg::Number(position.number())];
    let mut phrases = vec![Phrase::new(&say::TO_MOVE, args)];
    if position.is_check() {
        phrases.push(Phrase::new(&say::IN_CHECK, vec![]));
    }
    Sentence(phrases)
}

/// How the game stands.
pub fn status(outcome: Option<Outcome>) -> Sentence {
    match outcome {
        None => Phrase::new(&say::STATUS_GOING_ON, vec![]).into(),
        Some(_) => Phrase::new(&say::STATUS_OVER, vec![Arg::Key(result_key(outcome))]).into(),
    }
}

/// A count as a number in a phrase.
pub(super) fn number(value: usize) -> Arg {
    Arg::Number(u32::try_from(value).unwrap_or(u32::MAX))
}
