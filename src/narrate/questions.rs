//! What the player is asked, and that a question is answered with no.

use super::announce::{announce, way_of};
use super::cue::{
    Arg, Cue, Phrase, Sentence, Sentences, Urgency, announcement, delivered, owed, sound,
};
use super::phrases as say;
use super::{
    adjourning, agreed, arbiter, exercise, lawful, parts, play, practice, setup, sheet, shelf,
    tournament,
};
use crate::board::{Kind, Square};
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::protocol::{
    AdjournmentQuestion, Ask, Choice as _, Conduct, MoveEntry, MoveForm, Question, Suggestion,
};

/// A question, with an earcon of its own where it is an offer.
pub(super) fn asked(asked: &Question) -> Vec<Cue> {
    if let Question::Words = asked {
        return words(Earcon::Question);
    }
    if let Question::Spoken(position, mv) = asked {
        let read = parts::announced(Urgency::Owed, position, *mv, MoveForm::Short);
        return vec![sound(Earcon::Question, None), read];
    }
    let is_offer = matches!(asked, Question::Draw(_));
    let earcon = if is_offer {
        Earcon::DrawOffer
    } else {
        Earcon::Question
    };
    delivered(earcon, question(asked))
}

/// In which words moves are announced, with a sample of each: those of the hall, which announce already, and the
/// player's own.
pub(super) fn words(earcon: Earcon) -> Vec<Cue> {
    let mut cues = delivered(earcon, say::ASK_WORDS.plain());
    let sample = "g1f3".parse::<crate::chess::Move>();
    let sample = sample.map(|mv| announce(&Position::default(), mv.into(), MoveForm::Short));
    cues.extend(sample.map(|sample| announcement(Urgency::Owed, sample)));
    cues.push(owed(own_words()));
    cues
}

fn own_words() -> Phrase {
    say::ASK_WORDS_OWN.with((Kind::Knight, Arg::Letter(5), Arg::Rank(2)))
}

/// The sentences of a question.
pub fn question(question: &Question) -> Vec<Sentence> {
    let phrase: Phrase = match question {
        Question::NewGame(_) => say::ASK_NEW_GAME.plain(),
        Question::Open(_) => say::ASK_OPEN.plain(),
        Question::Resign(side) => say::ASK_RESIGN.with(side),
        Question::Draw(side) => say::ASK_DRAW.with((side, side.other())),
        Question::Opponent(question) => return practice::question(question).sentences(),
        Question::Arbiter(intervention, costs) => {
            let costs = costs.as_ref().map(|costs| lawful::costs(costs));
            return (costs, arbiter::question(intervention)).sentences();
        }
        Question::Words => return (say::ASK_WORDS.plain(), own_words()).sentences(),
        Question::Name => say::ASK_NAME.plain(),
        Question::Output(proposed) => say::ASK_OUTPUT.with(proposed.key()),
        Question::OwnVoice => say::ASK_OWN_VOICE.plain(),
        Question::Resume(plies, named, runs) => {
            let game = named.iter().flat_map(|named| tournament::named(named));
            let game: Vec<Sentence> = game.collect();
            let clock = if *runs { "runs" } else { "none" };
            let asks = say::ASK_RESUME.with((plies.div_ceil(2), clock));
            return (game, asks).sentences();
        }
        Question::Promotion(..) => say::ASK_PROMOTION.plain(),
        Question::ReadBack(position, mv) => {
            let read = announce(position, *mv, MoveForm::Full);
            return (read, say::ASK_READ_BACK.plain()).sentences();
        }
        Question::Spoken(position, mv) => {
            return vec![announce(position, *mv, MoveForm::Short)];
        }
        Question::Meant(position, suggestion) => meant(position, suggestion),
        Question::Which(position, moves) => return which(position, moves),
        Question::Dispute(_, side, moves) => say::ASK_DISPUTE.with((side.other(), moves)),
        Question::Drill(exercise) => exercise::question(*exercise),
        Question::LeaveSetup => setup::question(),
        Question::LeaveDrill => say::DRILL_LEAVE.plain(),
        Question::Missing { side, ms } => return play::missing(*side, *ms),
        Question::Edition(_) => say::ASK_EDITION.plain(),
        Question::Blind(_) => say::ASK_BLIND.plain(),
        Question::Control(agreement) => match agreement.conduct {
            Conduct::Competition => say::ASK_CONTROL.plain(),
            Conduct::Practice => say::ASK_PRACTICE_CONTROL.plain(),
        },
        Question::Facing(_) => say::ASK_FACING.plain(),
        Question::Sheet(question) => sheet::question(question),
        Question::Adjournment(question) => return adjourning::question(*question),
        Question::Shelf(question) => shelf::question(question),
        Question::Tournament(question) => return tournament::question(question),
        Question::Agreement(agreement) => {
            let awaited = play::awaited(agreement.arrangements.awaited);
            let asks = match agreement.ends_game {
                true => say::ASK_AGREEMENT_INSTEAD.plain(),
                false => say::ASK_AGREEMENT.plain(),
            };
            let opponent = agreement.opponent.and_then(practice::agreed);
            return (agreed::terms(agreement), opponent, awaited, asks).sentences();
        }
    };
    phrase.sentences()
}

/// The move or the words that may have been meant.
fn meant(position: &Position, suggestion: &Suggestion) -> Phrase {
    if let Some(other) = &suggestion.other {
        return say::ASK_EITHER.with((suggestion.words.clone(), other.words.clone()));
    }
    if suggestion.ask == Ask::Quit {
        return say::ASK_QUIT.plain();
    }
    let (Ask::Enter(entry) | Ask::EnterOffering(entry)) = &suggestion.ask else {
        return say::ASK_MEANT.with(suggestion.words.clone());
    };
    let MoveEntry::Move(mv) = entry else {
        return say::ASK_MEANT.with(suggestion.words.clone());
    };
    say::ASK_MEANT_MOVE.with(announce(position, *mv, MoveForm::Short))
}

/// A question was answered with no.
pub(super) fn declined(question: &Question) -> Vec<Cue> {
    if let Question::Tournament(question) = question
        && let Some(told) = tournament::declined(question)
    {
        return delivered(Earcon::Cancel, told);
    }
    let is_choice = question.asks_about_move();
    let declined = if matches!(question, Question::Draw(_)) {
        say::DECLINED_DRAW.plain()
    } else if matches!(
        question,
        Question::Adjournment(AdjournmentQuestion::Late(_))
    ) {
        say::LATE_WAITS.plain()
    } else if is_choice {
        say::DECLINED_CHOICE.plain()
    } else if matches!(question, Question::Resume(..)) {
        say::DECLINED_RESUME.plain()
    } else {
        say::DECLINED.plain()
    };
    delivered(Earcon::Cancel, declined)
}

/// Names what distinguishes the moves: the squares of origin if nothing else does.
fn which(position: &Position, moves: &[Move]) -> Vec<Sentence> {
    let ways = MoveEntry::ways(moves);
    let goal = |mv: &Move| (position.piece_at(mv.from()), mv.to());
    let first = moves.first().map(goal);
    let alike = moves.iter().all(|mv| Some(goal(mv)) == first);
    let origins: Vec<Square> = ways.iter().map(|(mv, _)| mv.from()).collect();
    let mut each = origins.iter().enumerate();
    let differ = each.all(|(at, from)| !origins[..at].contains(from));
    if let (true, true, Some((Some(piece), _))) = (alike, differ, first) {
        let args = (piece.kind, Arg::AnyOf(origins));
        return say::ASK_WHICH_FROM.with(args).sentences();
    }
    let announced = |(mv, entry): &(Move, MoveEntry)| match matches!(entry, MoveEntry::Move(_)) {
        true => announce(position, *mv, MoveForm::Full),
        false => way_of(position, *mv),
    };
    let all: Vec<Sentence> = ways.iter().map(announced).collect();
    (say::ASK_WHICH.with(ways.len()), all).sentences()
}
