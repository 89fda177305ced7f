//! What is heard where moves are to be found: a game from memory, tactics; and of a hidden board.

use super::cue::{Arg, Cue, Phrase, Sentence, answered, echo, sound};
use super::parts::one;
use super::phrases as say;
use crate::drill::line::Aim;
use crate::earcon::Earcon;
use crate::protocol::drill::FindingEvent;

/// What is heard of an event.
pub(super) fn tell(event: &FindingEvent) -> Vec<Cue> {
    match event {
        FindingEvent::Wanted { .. } => wanted(event),
        FindingEvent::BadLine(bad) => {
            let fault = Arg::Key(bad.fault.key());
            with(
                Earcon::Refusal,
                one(&say::FIND_BAD_LINE, vec![Arg::Number(bad.line), fault]),
            )
        }
        FindingEvent::MoreBad(count) => with(
            Earcon::Refusal,
            one(&say::FIND_MORE_BAD, vec![Arg::Number(*count)]),
        ),
        FindingEvent::PartRead(count) => with(
            Earcon::Notice,
            one(&say::FIND_PART, vec![Arg::Number(*count)]),
        ),
        FindingEvent::PassedOver(count) => with(
            Earcon::Refusal,
            one(&say::FIND_PASSED_OVER, vec![Arg::Number(*count)]),
        ),
        FindingEvent::Unproved => with(Earcon::Refusal, one(&say::FIND_UNPROVED, vec![])),
        FindingEvent::NotFound => with(Earcon::Refusal, one(&say::FIND_WRONG, vec![])),
        FindingEvent::FoundAll { slips, hints } => {
            let counts = vec![Arg::Number(*slips), Arg::Number(*hints)];
            with(Earcon::Target, one(&say::FIND_FOUND, counts))
        }
        FindingEvent::Hint { kind, from, to } => {
            let from = vec![Arg::Kind(*kind), Arg::Square(*from)];
            let mut phrases = vec![Phrase::new(&say::FIND_PIECE, from)];
            phrases.extend(to.map(|to| Phrase::new(&say::FIND_TO, vec![Arg::Square(to)])));
            with(Earcon::Notice, Sentence(phrases))
        }
        FindingEvent::Helped => vec![echo(vec![one(&say::FIND_HELP, vec![])])],
        FindingEvent::Left { right, wrong } => {
            let counts = vec![Arg::Number(*right), Arg::Number(*wrong)];
            with(Earcon::Notice, one(&say::DRILL_LEFT, counts))
        }
        FindingEvent::Hidden => with(Earcon::Notice, one(&say::BLINDFOLD_ON, vec![])),
        FindingEvent::Shown(peeks) => with(
            Earcon::Notice,
            one(&say::BLINDFOLD_OFF, vec![Arg::Number(*peeks)]),
        ),
        FindingEvent::Peeked(peeks) => with(
            Earcon::Notice,
            one(&say::BLINDFOLD_PEEK, vec![Arg::Number(*peeks)]),
        ),
        FindingEvent::At(square) => vec![
            sound(Earcon::Edge, Some(*square)),
            echo(vec![one(&say::BLINDFOLD_AT, vec![Arg::Square(*square)])]),
        ],
    }
}

/// What is to be found.
fn wanted(event: &FindingEvent) -> Vec<Cue> {
    let FindingEvent::Wanted {
        aim,
        side,
        rating,
        game,
    } = event
    else {
        return Vec::new();
    };
    let side = Arg::Side(*side);
    let mut sentences = Vec::new();
    if let Some(game) = game {
        let mut listed = super::shelf::listed(game, false);
        if game.white.is_empty()
            && game.black.is_empty()
            && let Some(Sentence(phrases)) = listed.first_mut()
        {
            // Players know who played their own games.
            phrases.remove(0);
        }
        sentences.extend(listed);
    }
    sentences.push(match aim {
        Aim::Recall => one(&say::FIND_GAME, vec![side]),
        Aim::Mate(moves) => one(&say::FIND_MATE, vec![side, Arg::Number(*moves)]),
        Aim::WinIn(moves) => one(&say::FIND_WIN_IN, vec![side, Arg::Number(*moves)]),
        Aim::OnlyWin => one(&say::FIND_ONLY_WIN, vec![side]),
        Aim::Best => one(&say::FIND_BEST, vec![side]),
    });
    sentences.extend(rating.map(|rating| one(&say::FIND_RATING, vec![Arg::Number(rating)])));
    answered(Earcon::Question, sentences)
}

fn with(earcon: Earcon, sentence: Sentence) -> Vec<Cue> {
    vec![sound(earcon, None), echo(vec![sentence])]
}
