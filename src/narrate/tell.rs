//! What was asked for and what has happened, told in sentences.

use super::announce::announce;
use super::cue::{Arg, Cue, Phrase, Sentence, Urgency, announcement, interface, owed, sound};
use super::naming;
use super::parts::{number, result_key};
use super::phrases::{self as say, Spec};
use crate::arbiter::{Ruling, Verdict};
use crate::board::Side;
use crate::earcon::Earcon;
use crate::game::Position;
use crate::protocol::event::Event;
use crate::protocol::place::Topic;
use crate::protocol::report::OpenedGame;
use crate::protocol::settings::Settings;
use crate::record::GameResult;

/// A ruling with its article.
pub(super) fn ruling(ruling: &Ruling) -> Vec<Cue> {
    let winner = match ruling.outcome {
        GameResult::Win(side) => side,
        GameResult::Draw | GameResult::LostByBoth => Side::White,
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
        (_, GameResult::Win(_)) => Earcon::Mate,
        (_, GameResult::Draw | GameResult::LostByBoth) => Earcon::Draw,
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
pub fn status(outcome: Option<GameResult>) -> Sentence {
    match outcome {
        None => Phrase::new(&say::STATUS_GOING_ON, vec![]).into(),
        Some(_) => Phrase::new(&say::STATUS_OVER, vec![Arg::Key(result_key(outcome))]).into(),
    }
}
