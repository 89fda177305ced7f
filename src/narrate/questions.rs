//! What the player is asked, and that a question is answered with no.

use super::announce::announce;
use super::cue::{Arg, Cue, Phrase, Sentence, delivered, owed, sound};
use super::parts::{number, one};
use super::phrases::{self as say, Spec};
use super::{adjourning, agreed, arbiter, exercise, play, practice, setup, sheet, shelf};
use crate::board::Square;
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::protocol::choice::Choice as _;
use crate::protocol::question::Question;
use crate::protocol::settings::MoveForm;

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
        Question::Opponent(question) => return practice::question(question),
        Question::Arbiter(intervention) => return vec![arbiter::question(intervention)],
        Question::Output(proposed) => (&say::ASK_OUTPUT, vec![Arg::Key(proposed.key())]),
        Question::OwnVoice => (&say::ASK_OWN_VOICE, vec![]),
        Question::Resume(plies) => (&say::ASK_RESUME, vec![number(plies.div_ceil(2))]),
        Question::Promotion(..) => (&say::ASK_PROMOTION, vec![]),
        Question::ReadBack(position, mv) => {
            let form = MoveForm::Full;
            return vec![
                announce(position, *mv, form),
                one(&say::ASK_READ_BACK, vec![]),
            ];
        }
        Question::Which(position, moves) => return which(position, moves),
        Question::Dispute(_, side, moves) => (
            &say::ASK_DISPUTE,
            vec![Arg::Side(side.other()), Arg::Number(*moves)],
        ),
        Question::Drill(exercise) => return exercise::question(*exercise),
        Question::LeaveSetup => return vec![setup::question()],
        Question::LeaveDrill => (&say::DRILL_LEAVE, vec![]),
        Question::Missing { side, ms } => return play::missing(*side, *ms),
        Question::Edition(_) => (&say::ASK_EDITION, vec![]),
        Question::Blind(_) => (&say::ASK_BLIND, vec![]),
        Question::Control(_) => (&say::ASK_CONTROL, vec![]),
        Question::Sheet(question) => return vec![sheet::question(question)],
        Question::Adjournment(question) => return adjourning::question(*question),
        Question::Shelf(question) => return vec![shelf::question(question)],
        Question::Agreement(agreement) => {
            let mut sentences = agreed::agreement(agreement);
            sentences.extend(play::awaited(agreement.arrangements.awaited));
            sentences.push(one(&say::ASK_AGREEMENT, vec![]));
            return sentences;
        }
    };
    vec![one(spec, args)]
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
    delivered(Earcon::Cancel, vec![phrase.into()])
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
        return vec![one(&say::ASK_WHICH_FROM, args)];
    }
    let mut sentences = vec![one(&say::ASK_WHICH, vec![number(moves.len())])];
    let form = MoveForm::Full;
    sentences.extend(moves.iter().map(|mv| announce(position, *mv, form)));
    sentences
}
