//! Why not: the sentences for what could not be done, and for what the world does not give.

use super::cue::{Arg, Cue, Phrase, Sentence, Sentences, delivered, sentence};
use super::parts::{article, path, reason, result_key, wrong_move};
use super::phrases as say;
use super::setup::wrong;
use super::{adjourning, agreed, arbiter, draughts, objections, play, practice, questions, setup};
use crate::chess::{Castling, Obstacle, WhyNot};
use crate::earcon::Earcon;
use crate::game;
use crate::protocol::{OpenFault, Question, Refusal, Trouble};

/// In which letters a text is written, where these may be what is wrong with it.
fn script(text: &str) -> &'static str {
    let is_cyrillic =
        |c: char| ('а'..='ё').contains(&c.to_ascii_lowercase()) || ('А'..='Я').contains(&c);
    let is_square = |c: char| "abcdefghxKQRBNO".contains(c);
    let has = |is: &dyn Fn(char) -> bool| text.chars().any(is);
    let latin = |c: char| c.is_ascii_alphabetic();
    let is_mixed = |word: &str| word.contains(is_cyrillic) && word.contains(latin);
    match (has(&is_cyrillic), has(&latin)) {
        // Russian words with a square in Latin letters are as they should be.
        (true, true) if !text.split(|c: char| !c.is_alphabetic()).any(is_mixed) => "other",
        (true, true) => "mixed",
        (true, false) => "cyrillic",
        (false, true) if has(&|c| latin(c) && !is_square(c)) => "latin",
        (false, _) => "other",
    }
}

/// A refusal. The question of the words of moves has its samples where it is put again.
pub(super) fn told(why: &Refusal) -> Vec<Cue> {
    if let Refusal::AnswerFirst(Question::Words) = why {
        return questions::words(Earcon::Refusal);
    }
    delivered(Earcon::Refusal, refusal(why))
}

/// The sentences of a refusal.
pub(super) fn refusal(refusal: &Refusal) -> Vec<Sentence> {
    let phrase = match refusal {
        Refusal::Illegal(game::WhyNot::Chess(why)) => why_not(why),
        Refusal::Illegal(game::WhyNot::Draughts(why)) => draughts::why_not(why),
        Refusal::Unreadable(text) if text.trim().is_empty() => say::UNREADABLE_EMPTY.plain(),
        Refusal::Unreadable(text) => {
            say::UNREADABLE.with((beginning(text), Arg::Key(script(text))))
        }
        Refusal::GameOver(outcome) => say::GAME_OVER.with(result_key(*outcome)),
        Refusal::Listening => say::LISTENING.plain(),
        Refusal::NotListening => say::NOT_LISTENING.plain(),
        Refusal::NothingHere(square) => say::NOTHING_HERE.with(square),
        Refusal::NotYours(square, piece) => say::NOT_YOURS.with((square, piece.side, piece.kind)),
        Refusal::NoMoves => say::NO_MOVES.plain(),
        Refusal::NothingTakenBack => say::NOTHING_TAKEN_BACK.plain(),
        Refusal::NoSuchMove(number) => say::NO_SUCH_MOVE.with(number),
        Refusal::NoQuestion => say::NO_QUESTION.plain(),
        Refusal::AnswerFirst(question) => return questions::question(question),
        Refusal::NothingAnnounced => say::NOTHING_ANNOUNCED.plain(),
        Refusal::Forbidden(objection) => return objections::objection(objection).sentences(),
        Refusal::Disagreed(disagreement) => agreed::disagreement(disagreement),
        Refusal::Occupied(square, piece) => say::OCCUPIED.with((square, piece.side, piece.kind)),
        Refusal::ClaimFirst(law) => return (now(refusal), article(*law)).sentences(),
        Refusal::Suspended(suspension) => return play::suspended(suspension).sentences(),
        Refusal::NoSetup(why) => return setup::refusal(why).sentences(),
        Refusal::NoDrill(why) => say::DRILL_REFUSED.with(why.key()),
        Refusal::NoOccasion | Refusal::NoSuchRule | Refusal::NoneInTheseLaws => {
            play::refused(refusal.into())
        }
        Refusal::NotHere(side) => play::not_here(*side),
        Refusal::Arbiter(hindrance) => arbiter::hindrance(*hindrance),
        Refusal::Practice(why) => return practice::refusal(why).sentences(),
        Refusal::Adjournment(why) => adjourning::not_now(*why),
        Refusal::NotInPractice
        | Refusal::EmptyHand
        | Refusal::NotReadOut
        | Refusal::Paused
        | Refusal::NoPause
        | Refusal::PracticeOnly
        | Refusal::ClaimsLater
        | Refusal::OfferStands => now(refusal),
    };
    phrase.sentences()
}

fn now(refusal: &Refusal) -> Phrase {
    say::REFUSED_NOW.with(Arg::Key(refusal.into()))
}

/// Something that the world around the session cannot do.
pub(super) fn trouble(trouble: &Trouble) -> Phrase {
    match trouble {
        Trouble::Sound { key, detail } => say::TROUBLE_SOUND.with((key, detail)),
        Trouble::Unwritable { file, detail } => {
            say::TROUBLE_FILE.with((path(file), reason(detail)))
        }
        Trouble::LogInUse => say::TROUBLE_IN_USE.plain(),
        Trouble::NotKept => say::TROUBLE_NOT_KEPT.plain(),
        Trouble::ProgressBroken { detail } => say::DRILL_BROKEN.with(reason(detail)),
        Trouble::SettingsBroken { detail } => say::TROUBLE_SETTINGS.with(reason(detail)),
        Trouble::SettingBroken { detail } => say::TROUBLE_SETTING.with(detail),
        Trouble::LogDamaged { line, kept } => say::TROUBLE_LOG.with((line, kept)),
        Trouble::NoOtherGame => say::NO_OTHER_GAME.plain(),
        Trouble::NoSuchVoice(voice) => say::TROUBLE_VOICE.with(voice),
        Trouble::Reader { is_there: true } => say::TROUBLE_READER.with("there"),
        Trouble::Reader { is_there: false } => say::TROUBLE_READER.with("gone"),
        Trouble::ReaderBeside => say::TROUBLE_READER.with("beside"),
        Trouble::NotUnderstood(words) => say::TROUBLE_WORDS.with(beginning(words)),
    }
}

/// As much of a text as says which one it is, in characters: nobody listens to a pasted page.
fn beginning(text: &str) -> String {
    const LONGEST: usize = 80;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

pub(super) fn unopenable(fault: &OpenFault) -> Phrase {
    let line = fault.line;
    // What was pasted is no file that the player knows.
    let file = match fault.file.is_empty() {
        true => Arg::Sentence(sentence(say::PASTED_TEXT.plain())),
        false => path(&fault.file),
    };
    if line == 0 {
        return say::UNOPENABLE.with((file, &fault.key, reason(&fault.detail)));
    }
    let what = match fault.number {
        0 => unopenable_there(fault),
        _ => wrong_move(fault),
    };
    if fault.file.is_empty() && fault.number > 0 {
        return what;
    }
    let what = Arg::Sentence(sentence(what));
    say::UNOPENABLE_AT.with((file, line, fault.column, what))
}

/// What is wrong in a place of a file, without the place. Of a position it is said why it is none.
pub(super) fn unopenable_there(fault: &OpenFault) -> Phrase {
    let detail = match fault.key.as_str() {
        "bad-fen" if !fault.detail.is_empty() => {
            let said: Vec<Phrase> = fault.detail.split(", ").map(wrong).collect();
            Arg::Sentence(sentence(said))
        }
        _ => Arg::Text(fault.detail.clone()),
    };
    let what = say::UNOPENABLE_THERE.with(&fault.key);
    match fault.detail.is_empty() {
        true => what,
        false => say::UNOPENABLE_DETAIL.with((Arg::Sentence(sentence(what)), detail)),
    }
}

fn why_not(why: &WhyNot) -> Phrase {
    match *why {
        WhyNot::Empty(square) => say::NO_EMPTY.with(square),
        WhyNot::OpponentsPiece(square, piece) => {
            say::NO_OPPONENTS.with((square, piece.kind, piece.side))
        }
        WhyNot::NoSuchPiece(kind) => say::NO_SUCH_PIECE.with(kind),
        WhyNot::NoneReaches(kind, to) => say::NO_NONE_REACHES.with((kind, to)),
        WhyNot::NothingReaches(to) => say::NO_NOTHING_REACHES.with(to),
        WhyNot::NotItsWay(kind, from, to) => say::NO_NOT_ITS_WAY.with((kind, from, to)),
        WhyNot::OwnPiece(square, kind) => say::NO_OWN_PIECE.with((square, kind)),
        WhyNot::Blocked(square, piece) => say::NO_BLOCKED.with((square, piece.side, piece.kind)),
        WhyNot::NothingToCapture(square) => say::NO_NOTHING_TO_CAPTURE.with(square),
        WhyNot::Pinned(square, kind, by) => say::NO_PINNED.with((square, kind, by)),
        WhyNot::StillInCheck(by) => say::NO_STILL_IN_CHECK.with(by),
        WhyNot::KingWouldBeInCheck(square, by) => say::NO_KING_IN_CHECK.with((square, by)),
        WhyNot::Castling(castling, obstacle) => castling_obstacle(castling, obstacle),
        WhyNot::NoPromotion => say::NO_PROMOTION.plain(),
        WhyNot::NoCapture(square) => say::NO_CAPTURE.with(square),
        WhyNot::NoCaptures => say::NO_CAPTURES.plain(),
        WhyNot::NotThere(kind, square) => say::NO_NOT_THERE.with((kind, square)),
        WhyNot::NoneFromThere(kind, to) => say::NO_NONE_FROM_THERE.with((kind, to)),
        WhyNot::NoEnPassant => say::NO_EN_PASSANT.plain(),
        WhyNot::NoSuchCheck(check) => say::NO_SUCH_CHECK.with(Arg::Key(check.into())),
    }
}

fn castling_obstacle(castling: Castling, obstacle: Obstacle) -> Phrase {
    match obstacle {
        Obstacle::RightLost => say::NO_CASTLING_RIGHT.with(Arg::Key(castling.into())),
        Obstacle::InCheck => say::NO_CASTLING_IN_CHECK.plain(),
        Obstacle::Between(square) => say::NO_CASTLING_BETWEEN.with(square),
        Obstacle::Attacked(square) => say::NO_CASTLING_ATTACKED.with(square),
    }
}
