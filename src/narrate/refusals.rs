//! Why not: the sentences for what could not be done, and for what the world does not give.

use super::cue::{Arg, Phrase, Sentence};
use super::parts::result_key;
use super::phrases::{self as say, Spec};
use crate::chess::{Castling, Obstacle, WhyNot};
use crate::game;
use crate::protocol::refusal::Refusal;
use crate::protocol::report::{OpenFault, Trouble};

/// The sentences of a refusal.
pub(super) fn refusal(refusal: &Refusal) -> Vec<Sentence> {
    let one = |spec: &'static Spec, args| vec![Phrase::new(spec, args).into()];
    match refusal {
        Refusal::Illegal(game::WhyNot::Chess(why)) => vec![why_not(why).into()],
        Refusal::Illegal(game::WhyNot::Draughts(why)) => vec![super::draughts::why_not(why)],
        Refusal::Unreadable(text) if text.trim().is_empty() => one(&say::UNREADABLE_EMPTY, vec![]),
        Refusal::Unreadable(text) => one(&say::UNREADABLE, vec![Arg::Text(text.clone())]),
        Refusal::GameOver(outcome) => one(&say::GAME_OVER, vec![Arg::Key(result_key(*outcome))]),
        Refusal::Listening => one(&say::LISTENING, vec![]),
        Refusal::NotListening => one(&say::NOT_LISTENING, vec![]),
        Refusal::NothingHere(square) => one(&say::NOTHING_HERE, vec![Arg::Square(*square)]),
        Refusal::NotYours(square, piece) => one(
            &say::NOT_YOURS,
            vec![
                Arg::Square(*square),
                Arg::Side(piece.side),
                Arg::Kind(piece.kind),
            ],
        ),
        Refusal::NoMoves => one(&say::NO_MOVES, vec![]),
        Refusal::NoSuchMove(number) => one(&say::NO_SUCH_MOVE, vec![Arg::Number(*number)]),
        Refusal::NoQuestion => one(&say::NO_QUESTION, vec![]),
        Refusal::AnswerFirst(question) => super::questions::question(question),
        Refusal::NothingAnnounced => one(&say::NOTHING_ANNOUNCED, vec![]),
        Refusal::Forbidden(objection) => super::objections::objection(objection),
        Refusal::Disagreed(disagreement) => vec![super::agreed::disagreement(disagreement)],
        Refusal::Occupied(square, piece) => one(
            &say::OCCUPIED,
            vec![
                Arg::Square(*square),
                Arg::Side(piece.side),
                Arg::Kind(piece.kind),
            ],
        ),
        Refusal::ClaimFirst(law) => vec![
            now("claim-first"),
            Phrase::new(&say::ARTICLE, vec![Arg::Article(law.article)]).into(),
        ],
        Refusal::Suspended(suspension) => super::play::suspended(suspension),
        Refusal::NoSetup(why) => super::setup::refusal(why),
        Refusal::NoDrill(why) => one(&say::DRILL_REFUSED, vec![Arg::Key(why.key())]),
        Refusal::NoOccasion => vec![super::play::refused("no-occasion")],
        Refusal::NoSuchRule => vec![super::play::refused("no-such-rule")],
        Refusal::NotHere(side) => vec![super::play::not_here(*side)],
        Refusal::Arbiter(hindrance) => vec![super::arbiter::hindrance(*hindrance)],
        Refusal::Practice(refusal) => vec![super::practice::refusal(*refusal)],
        Refusal::NotInPractice => vec![now("not-in-practice")],
        Refusal::EmptyHand => vec![now("empty-hand")],
        Refusal::NotReadOut => vec![now("not-read-out")],
        Refusal::Paused => vec![now("paused")],
        Refusal::NoPause => vec![now("no-pause")],
        Refusal::PracticeOnly => vec![now("practice-only")],
        Refusal::ClaimsLater => vec![now("claims-later")],
        Refusal::Adjournment(why) => vec![super::adjourning::not_now(*why)],
        Refusal::OfferStands => vec![now("offer-stands")],
    }
}

fn now(what: &'static str) -> Sentence {
    Phrase::new(&say::REFUSED_NOW, vec![Arg::Key(what)]).into()
}

/// The sentences of something that the world around the session cannot do.
pub(super) fn trouble(trouble: &Trouble) -> Vec<Sentence> {
    let text = |text: &String| Arg::Text(text.clone());
    let phrase = match trouble {
        Trouble::Sound { key, detail } => {
            Phrase::new(&say::TROUBLE_SOUND, vec![text(key), text(detail)])
        }
        Trouble::Unwritable { file, detail } => {
            Phrase::new(&say::TROUBLE_FILE, vec![text(file), text(detail)])
        }
        Trouble::LogInUse => Phrase::new(&say::TROUBLE_IN_USE, vec![]),
        Trouble::ProgressBroken { detail } => Phrase::new(&say::DRILL_BROKEN, vec![text(detail)]),
        Trouble::SettingsBroken { detail } => {
            Phrase::new(&say::TROUBLE_SETTINGS, vec![text(detail)])
        }
        Trouble::SettingBroken { detail } => Phrase::new(&say::TROUBLE_SETTING, vec![text(detail)]),
        Trouble::LogDamaged { line, kept } => {
            Phrase::new(&say::TROUBLE_LOG, vec![Arg::Number(*line), text(kept)])
        }
        Trouble::NoOtherGame => Phrase::new(&say::NO_OTHER_GAME, vec![]),
        Trouble::NoSuchVoice(voice) => Phrase::new(&say::TROUBLE_VOICE, vec![text(voice)]),
        Trouble::Reader { is_there } => {
            let key = if *is_there { "there" } else { "gone" };
            Phrase::new(&say::TROUBLE_READER, vec![Arg::Key(key)])
        }
        Trouble::ReaderBeside => Phrase::new(&say::TROUBLE_READER, vec![Arg::Key("beside")]),
        Trouble::NotUnderstood(words) => Phrase::new(&say::TROUBLE_WORDS, vec![text(words)]),
    };
    vec![phrase.into()]
}

pub(super) fn unopenable(fault: &OpenFault) -> Phrase {
    let file = Arg::Text(fault.file.clone());
    let key = Arg::Text(fault.key.clone());
    let detail = Arg::Text(fault.detail.clone());
    if fault.line == 0 {
        return Phrase::new(&say::UNOPENABLE, vec![file, key, detail]);
    }
    let (line, column) = (Arg::Number(fault.line), Arg::Number(fault.column));
    Phrase::new(&say::UNOPENABLE_AT, vec![file, line, column, key, detail])
}

fn why_not(why: &WhyNot) -> Phrase {
    use Arg::{Kind, Side, Square};
    let (spec, args): (&'static Spec, Vec<Arg>) = match *why {
        WhyNot::Empty(square) => (&say::NO_EMPTY, vec![Square(square)]),
        WhyNot::OpponentsPiece(square, piece) => (
            &say::NO_OPPONENTS,
            vec![Square(square), Kind(piece.kind), Side(piece.side)],
        ),
        WhyNot::NoSuchPiece(kind) => (&say::NO_SUCH_PIECE, vec![Kind(kind)]),
        WhyNot::NoneReaches(kind, to) => (&say::NO_NONE_REACHES, vec![Kind(kind), Square(to)]),
        WhyNot::NothingReaches(to) => (&say::NO_NOTHING_REACHES, vec![Square(to)]),
        WhyNot::NotItsWay(kind, from, to) => (
            &say::NO_NOT_ITS_WAY,
            vec![Kind(kind), Square(from), Square(to)],
        ),
        WhyNot::OwnPiece(square, kind) => (&say::NO_OWN_PIECE, vec![Square(square), Kind(kind)]),
        WhyNot::Blocked(square, piece) => (
            &say::NO_BLOCKED,
            vec![Square(square), Side(piece.side), Kind(piece.kind)],
        ),
        WhyNot::NothingToCapture(square) => (&say::NO_NOTHING_TO_CAPTURE, vec![Square(square)]),
        WhyNot::Pinned(square, kind, by) => (
            &say::NO_PINNED,
            vec![Square(square), Kind(kind), Square(by)],
        ),
        WhyNot::StillInCheck(by) => (&say::NO_STILL_IN_CHECK, vec![Square(by)]),
        WhyNot::KingWouldBeInCheck(square, by) => {
            (&say::NO_KING_IN_CHECK, vec![Square(square), Square(by)])
        }
        WhyNot::Castling(castling, obstacle) => castling_obstacle(castling, obstacle),
        WhyNot::NoPromotion => (&say::NO_PROMOTION, vec![]),
        WhyNot::NoCapture(square) => (&say::NO_CAPTURE, vec![Square(square)]),
        WhyNot::NotThere(kind, square) => (&say::NO_NOT_THERE, vec![Kind(kind), Square(square)]),
        WhyNot::NoneFromThere(kind, to) => (&say::NO_NONE_FROM_THERE, vec![Kind(kind), Square(to)]),
        WhyNot::NoEnPassant => (&say::NO_EN_PASSANT, vec![]),
        WhyNot::NoSuchCheck => (&say::NO_SUCH_CHECK, vec![]),
    };
    Phrase::new(spec, args)
}

fn castling_obstacle(castling: Castling, obstacle: Obstacle) -> (&'static Spec, Vec<Arg>) {
    let way = castling.into();
    match obstacle {
        Obstacle::RightLost => (&say::NO_CASTLING_RIGHT, vec![Arg::Key(way)]),
        Obstacle::InCheck => (&say::NO_CASTLING_IN_CHECK, vec![]),
        Obstacle::Between(square) => (&say::NO_CASTLING_BETWEEN, vec![Arg::Square(square)]),
        Obstacle::Attacked(square) => (&say::NO_CASTLING_ATTACKED, vec![Arg::Square(square)]),
    }
}
