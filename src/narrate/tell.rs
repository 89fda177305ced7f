//! What was asked for and what has happened, told in sentences.

use super::cue::{Arg, Cue, Phrase, Sentence, Sentences, answered, delivered, owed, sentence};
use super::draughts;
use super::parts::{article, result_key};
use super::phrases as say;
use crate::arbiter::{Ruling, Verdict};
use crate::board::Side;
use crate::earcon::Earcon;
use crate::game::Position;
use crate::protocol::{Detail, Settings, Topic};
use crate::record::GameResult;

/// What a ruling is, in words.
fn verdict(ruling: &Ruling) -> Phrase {
    let winner = match ruling.outcome {
        GameResult::Win(side) => side,
        GameResult::Draw | GameResult::LostByBoth => Side::White,
    };
    match ruling.verdict {
        Verdict::Checkmate => say::RULED_CHECKMATE.with(winner),
        Verdict::Stalemate => say::RULED_STALEMATE.plain(),
        Verdict::DeadPosition => say::RULED_DEAD.plain(),
        Verdict::ListedMaterial => say::RULED_LISTED.plain(),
        Verdict::Repetition(times) => say::RULED_REPETITION.with(times),
        Verdict::QuietMoves(moves) => say::RULED_QUIET.with(moves),
        Verdict::Resignation(loser) => say::RULED_RESIGNED.with(loser),
        Verdict::PerpetualCheck(side) => say::RULED_PERPETUAL.with(side),
        Verdict::Flag(loser) => say::RULED_FLAG.with(loser),
        Verdict::BothFlags => say::RULED_BOTH_FLAGS.plain(),
        Verdict::IllegalMoves(loser, number) => say::RULED_ILLEGAL.with((loser, number)),
        Verdict::Agreement => say::RULED_AGREED.plain(),
        Verdict::SealedMove(loser, _) => say::RULED_SEALED.with(loser),
        Verdict::Late(loser) => say::RULED_LATE.with(loser),
        Verdict::BothLate => say::RULED_BOTH_LATE.plain(),
        Verdict::Quickplay => by_hall("quickplay", winner),
        Verdict::QuickplayLost(side) => by_hall("quickplay-lost", side),
        Verdict::LateArrival(side) => by_hall("late", side),
        Verdict::DeclaredLost(Some(loser)) => say::RULED_LOST.with(loser),
        Verdict::DeclaredLost(None) => say::RULED_LOST_BOTH.plain(),
        Verdict::IllegalPosition => say::RULED_ILLEGAL_POSITION.plain(),
        Verdict::Draughts(end) => draughts::ruled(end, winner),
    }
}

fn by_hall(what: &'static str, side: Side) -> Phrase {
    say::RULED_HALL.with((what, side))
}

/// A ruling that would end the game, with the result and its article.
pub(super) fn ended(ruling: &Ruling) -> Vec<Sentence> {
    let spared = spared_by(ruling).map(|side| by_hall("no-mate", side));
    let result = say::RESULT.with(result_key(Some(ruling.outcome)));
    (verdict(ruling), spared, result, article(ruling.law())).sentences()
}

/// A ruling with its article, and with the result where that is more than the ruling says.
pub(super) fn ruling(ruling: &Ruling, settings: &Settings) -> Vec<Cue> {
    let is_long = settings.verbosity.says(Detail::Long);
    let is_mate = ruling.verdict == Verdict::Checkmate;
    // The announcement of the move has said that it mates.
    let verdict = match ruling.outcome {
        GameResult::Win(winner) if is_mate && !is_long => say::RULED_MATED.with(winner),
        GameResult::Win(_) | GameResult::Draw | GameResult::LostByBoth => verdict(ruling),
    };
    let says_result = is_long || !says_all(ruling.verdict);
    let result = says_result.then(|| say::RESULT.with(result_key(Some(ruling.outcome))));
    let spared = spared_by(ruling).map(|side| by_hall("no-mate", side));
    let said = (verdict, spared, result, article(ruling.law()));
    // The move that mates has the earcon of mate; to hear it twice would say nothing more.
    if is_mate {
        return vec![owed(said)];
    }
    let is_flag = matches!(ruling.verdict, Verdict::Flag(_) | Verdict::BothFlags);
    let earcon = match ruling.outcome {
        _ if is_flag => Earcon::Flag,
        GameResult::Win(_) => Earcon::Mate,
        GameResult::Draw | GameResult::LostByBoth => Earcon::Draw,
    };
    delivered(earcon, said)
}

/// Who would have won, but cannot mate.
const fn spared_by(ruling: &Ruling) -> Option<Side> {
    let (
        Verdict::Flag(loser)
        | Verdict::IllegalMoves(loser, _)
        | Verdict::Resignation(loser)
        | Verdict::SealedMove(loser, _),
        GameResult::Draw,
    ) = (ruling.verdict, ruling.outcome)
    else {
        return None;
    };
    Some(loser.other())
}

/// Whether a verdict alone says what the result is.
const fn says_all(verdict: Verdict) -> bool {
    matches!(
        verdict,
        Verdict::Checkmate
            | Verdict::Stalemate
            | Verdict::DeadPosition
            | Verdict::ListedMaterial
            | Verdict::Repetition(_)
            | Verdict::QuietMoves(_)
            | Verdict::Agreement
    )
}

/// What can be done where the player is.
pub(super) fn help(topic: Topic) -> Phrase {
    match topic {
        Topic::Playing => say::HELP_BEGIN.with("playing"),
        Topic::Competing => say::HELP_BEGIN.with("competing"),
        Topic::Listening => say::HELP_BEGIN.with("listening"),
        Topic::Judging => say::HELP_ARBITER.plain(),
        Topic::Agreeing => say::HELP_AGREEING.plain(),
        Topic::Answering => say::HELP_ANSWERING.plain(),
        Topic::Choosing => say::HELP_CHOOSING.plain(),
    }
}

/// How the program begins.
pub(super) fn greeting(game: Option<&Position>, settings: &Settings) -> Vec<Sentence> {
    let voice = |voice: &str| Arg::Voice(voice.to_owned());
    let voices = (voice(&settings.language), voice(&settings.announcer));
    let help = game.is_some().then(|| say::GREETING_HELP.plain());
    (
        say::GREETING.plain(),
        say::GREETING_SETUP.with(voices),
        game.map(|game| say::COMPLETED.with(game.turn())),
        help,
    )
        .sentences()
}

/// How a game begins.
/// A new game, against the program or not.
pub(super) fn begun(position: &Position, is_against: bool) -> Vec<Cue> {
    answered(Earcon::Ready, began(position, is_against))
}

fn began(position: &Position, is_against: bool) -> Phrase {
    let side = position.turn();
    let players = if is_against { "one" } else { "two" };
    match position {
        _ if !position.is_start() => say::BEGAN_AT.with((side, position.number())),
        Position::Chess(_) => say::BEGAN.with((players, side)),
        Position::Draughts(_) => say::BEGAN_DRAUGHTS.with((players, side)),
    }
}

/// Who is to move, and whether in check.
pub fn to_move(position: &Position) -> Sentence {
    let check = position.is_check().then(|| say::IN_CHECK.plain());
    sentence((
        say::TO_MOVE.with((position.turn(), position.number())),
        check,
    ))
}

/// How the game stands.
pub fn status(outcome: Option<GameResult>) -> Phrase {
    match outcome {
        None => say::STATUS_GOING_ON.plain(),
        Some(_) => say::STATUS_OVER.with(result_key(outcome)),
    }
}
