//! What is heard in drills: what is asked, whether the answer is right, and what the right one is.

use super::cue::{
    Arg, Cue, Part, Sentence, Sentences, Urgency, Utterance, answered, answered_at, delivered,
    echo, sentence, sound,
};
use super::exercise::question;
use super::phrases as say;
use crate::board::Square;
use crate::drill::{DrillOutcome, DrillVerdict, Exercise, Summary, Wanted, Way};
use crate::earcon::Earcon;
use crate::protocol::{DrillEvent, Settings};

/// What is heard of an event in a drill.
///
/// All of it answers the player's own key, so that who knows the answer need not hear the question
/// to its end.
pub(super) fn tell(event: &DrillEvent, settings: &Settings) -> Vec<Cue> {
    match event {
        DrillEvent::Began(subject) => answered(Earcon::Ready, say::DRILL_BEGAN.with(subject.key())),
        DrillEvent::Asked(exercise) => asked(*exercise),
        DrillEvent::Judged(outcome) => judged(outcome),
        DrillEvent::Skipped(exercise, squares) => {
            let solution = solution(*exercise, squares);
            [vec![sound(Earcon::Notice, None)], solution].concat()
        }
        DrillEvent::At {
            square,
            piece,
            is_named,
        } => at(*square, piece.is_some(), *is_named),
        DrillEvent::Hint(Some(square)) => {
            answered_at(Earcon::Notice, *square, say::DRILL_HINT.with(square))
        }
        DrillEvent::Hint(None) => answered(Earcon::Refusal, say::DRILL_NO_HINT.plain()),
        DrillEvent::Helped(subject) => {
            let help = say::DRILL_HELP.with(subject.key());
            vec![echo((help, say::DRILL_HELP_ALL.plain()))]
        }
        DrillEvent::Summary(summaries) => vec![echo(summary(summaries))],
        DrillEvent::Left { right, wrong, .. } => {
            answered(Earcon::Notice, say::DRILL_LEFT.with((right, wrong)))
        }
        DrillEvent::Finding(event) => super::finding::tell(event),
        DrillEvent::Procedure(event) => super::procedure::tell(event, settings),
        DrillEvent::ReadingFile => vec![echo(say::FIND_FILE.plain())],
        DrillEvent::Nothing(why) => delivered(Earcon::Refusal, say::DRILL_REFUSED.with(why.key())),
        DrillEvent::Exporting => vec![echo(say::DRILL_EXPORTING.plain())],
        DrillEvent::Exported(path) => answered(Earcon::Notice, say::DRILL_EXPORTED.with(path)),
    }
}

/// A word of the hall, in its own voice.
fn hall(name: Arg) -> Cue {
    Cue::Say(Utterance {
        part: Part::Hall,
        urgency: Urgency::Echo,
        sentences: say::DRILL_SAID.with(name).sentences(),
    })
}

fn asked(exercise: Exercise) -> Vec<Cue> {
    let asked = echo(question(exercise));
    if let Exercise::FileOfWord(file) = exercise {
        vec![asked, hall(Arg::Word(file))]
    } else if let Exercise::RankOfWord(rank) = exercise {
        vec![asked, hall(Arg::Rank(rank))]
    } else {
        vec![asked]
    }
}

fn judged(outcome: &DrillOutcome) -> Vec<Cue> {
    let exercise = outcome.exercise;
    match &outcome.verdict {
        DrillVerdict::Right => answered(Earcon::Target, say::DRILL_RIGHT.plain()),
        DrillVerdict::More(left) => {
            let more = say::DRILL_MORE.with(*left);
            answered(Earcon::Target, sentence((say::DRILL_RIGHT.plain(), more)))
        }
        DrillVerdict::Already(square) => answered(Earcon::Notice, say::DRILL_ALREADY.with(square)),
        DrillVerdict::Wrong {
            missing,
            extra,
            goes_on,
        } => {
            let some = |squares: &Vec<Square>| Some(squares.clone()).filter(|all| !all.is_empty());
            // Where one square was wanted, the wrong one is what was just typed.
            let extra = some(extra).filter(|_| outcome.solution.len() > 1);
            let wrong = sentence((
                say::DRILL_WRONG.plain(),
                extra.map(|squares| say::DRILL_EXTRA.with(squares)),
                some(missing).map(|squares| say::DRILL_MISSING.with(squares)),
            ));
            let mut cues = answered(Earcon::Refusal, wrong);
            if *goes_on {
                cues.push(echo(say::DRILL_STILL.plain()));
            } else if missing.is_empty() {
                cues.extend(solution(exercise, &outcome.solution));
            }
            cues
        }
        DrillVerdict::OtherWay(way) => {
            let key = match (way, exercise.wanted()) {
                (Way::Sign, Wanted::File) => "letter",
                (Way::Sign, Wanted::Rank | Wanted::Squares | Wanted::Truth) => "figure",
                (Way::Word | Way::OtherWord, _) => "word",
            };
            answered(Earcon::Notice, say::DRILL_OTHER_WAY.with(key))
        }
        DrillVerdict::NoAnswer => answered(Earcon::Refusal, say::DRILL_NO_ANSWER.plain()),
    }
}

/// What the right answer is.
fn solution(exercise: Exercise, squares: &[Square]) -> Vec<Cue> {
    let truth = |yes: &'static str, no: &'static str| if exercise.is_true() { yes } else { no };
    match exercise {
        Exercise::WordOfFile(file) | Exercise::FileOfWord(file) => vec![
            echo(say::DRILL_LETTER_IS.with(Arg::Letter(file))),
            hall(Arg::Word(file)),
        ],
        Exercise::WordOfRank(rank) | Exercise::RankOfWord(rank) => vec![
            echo(say::DRILL_NUMBER_IS.with(rank + 1)),
            hall(Arg::Rank(rank)),
        ],
        Exercise::Dark(square) => {
            let colour = truth("dark", "light");
            vec![echo(say::DRILL_IS_DARK.with((square, colour)))]
        }
        Exercise::OnDiagonal(from, to) => {
            let answer = truth("yes", "no");
            vec![echo(say::DRILL_IS_ON.with((from, to, answer)))]
        }
        Exercise::Diagonal(..)
        | Exercise::Route(..)
        | Exercise::Seat(..)
        | Exercise::Beside(..)
        | Exercise::Reach(..) => vec![echo(say::DRILL_SQUARES_ARE.with(squares.to_vec()))],
    }
}

fn at(square: Square, is_piece: bool, is_named: bool) -> Vec<Cue> {
    let (earcon, state) = match (is_piece, is_named) {
        (true, _) => (Earcon::Own, "piece"),
        (_, true) => (Earcon::Target, "named"),
        _ => (Earcon::Empty, "free"),
    };
    answered_at(earcon, square, say::DRILL_AT.with((square, state)))
}

fn summary(summaries: &[Summary]) -> Vec<Sentence> {
    let told = |one: &Summary| {
        sentence((
            say::DRILL_SUBJECT.with(one.subject),
            say::DRILL_SUMMARY.with((one.asked, one.known, one.due)),
            say::DRILL_SCORE.with((one.right, one.wrong)),
        ))
    };
    let nothing = summaries.is_empty().then(|| say::DRILL_NO_SUMMARY.plain());
    let told: Vec<Sentence> = summaries.iter().map(told).collect();
    (nothing, told).sentences()
}
