//! What is heard in drills: what is asked, whether the answer is right, and what the right one is.

use super::cue::{Arg, Cue, Part, Phrase, Sentence, Urgency, Utterance};
use super::phrases as say;
use super::tell::number;
use super::{echo, sound};
use crate::board::Square;
use crate::drill::{Exercise, Outcome, Subject, Summary, Verdict, Wanted, Way};
use crate::earcon::Earcon;
use crate::protocol::drill::DrillEvent;
use crate::protocol::settings::Settings;

/// What is heard of an event in a drill.
///
/// All of it answers the player's own key, so that who knows the answer need not hear the question
/// to its end.
pub(super) fn tell(event: &DrillEvent, settings: &Settings) -> Vec<Cue> {
    match event {
        DrillEvent::Began(subject) => vec![
            sound(Earcon::Ready, None),
            echo(vec![one(&say::DRILL_BEGAN, vec![Arg::Key(subject.key())])]),
        ],
        DrillEvent::Asked(exercise) => asked(*exercise),
        DrillEvent::Judged(outcome) => judged(outcome),
        DrillEvent::Skipped(exercise) => {
            let mut cues = vec![sound(Earcon::Notice, None)];
            cues.extend(solution(*exercise));
            cues
        }
        DrillEvent::At {
            square,
            piece,
            is_named,
        } => at(*square, piece.is_some(), *is_named),
        DrillEvent::Hint(Some(square)) => {
            let hint = one(&say::DRILL_HINT, vec![Arg::Square(*square)]);
            vec![sound(Earcon::Notice, Some(*square)), echo(vec![hint])]
        }
        DrillEvent::Hint(None) => vec![
            sound(Earcon::Refusal, None),
            echo(vec![one(&say::DRILL_NO_HINT, vec![])]),
        ],
        DrillEvent::Helped(subject) => vec![echo(help(*subject))],
        DrillEvent::Summary(summaries) => vec![echo(summary(summaries))],
        DrillEvent::Left { right, wrong, .. } => vec![
            sound(Earcon::Notice, None),
            echo(vec![one(
                &say::DRILL_LEFT,
                vec![Arg::Number(*right), Arg::Number(*wrong)],
            )]),
        ],
        DrillEvent::Finding(event) => super::finding::tell(event),
        DrillEvent::Procedure(event) => super::procedure::tell(event, settings),
        DrillEvent::ReadingFile => vec![echo(vec![one(&say::FIND_FILE, vec![])])],
        DrillEvent::Nothing(why) => vec![
            sound(Earcon::Refusal, None),
            super::owed(vec![one(&say::DRILL_REFUSED, vec![Arg::Key(why.key())])]),
        ],
        DrillEvent::Exporting => vec![echo(vec![one(&say::DRILL_EXPORTING, vec![])])],
        DrillEvent::Exported(path) => vec![
            sound(Earcon::Notice, None),
            echo(vec![one(
                &say::DRILL_EXPORTED,
                vec![Arg::Text(path.clone())],
            )]),
        ],
    }
}

fn one(spec: &'static say::Spec, args: Vec<Arg>) -> Sentence {
    Phrase::new(spec, args).into()
}

/// A word of the hall, in its own voice.
fn hall(name: Arg) -> Cue {
    Cue::Say(Utterance {
        part: Part::Hall,
        urgency: Urgency::Echo,
        sentences: vec![one(&say::DRILL_SAID, vec![name])],
    })
}

fn asked(exercise: Exercise) -> Vec<Cue> {
    let mut cues = vec![echo(question(exercise))];
    match exercise {
        Exercise::FileOfWord(file) => cues.push(hall(Arg::Word(file))),
        Exercise::RankOfWord(rank) => cues.push(hall(Arg::Rank(rank))),
        _ => {}
    }
    cues
}

/// What is asked, without the word of the hall that may follow.
pub(super) fn question(exercise: Exercise) -> Vec<Sentence> {
    let line = |line: u8| Arg::Number(u32::from(line) + 1);
    vec![match exercise {
        Exercise::WordOfFile(file) => one(&say::DRILL_WORD_OF_FILE, vec![Arg::Letter(file)]),
        Exercise::FileOfWord(_) => one(&say::DRILL_FILE_OF_WORD, vec![]),
        Exercise::WordOfRank(rank) => one(&say::DRILL_WORD_OF_RANK, vec![line(rank)]),
        Exercise::RankOfWord(_) => one(&say::DRILL_RANK_OF_WORD, vec![]),
        Exercise::Dark(square) => one(&say::DRILL_DARK, vec![Arg::Square(square)]),
        Exercise::OnDiagonal(from, to) => one(
            &say::DRILL_ON_DIAGONAL,
            vec![Arg::Square(from), Arg::Square(to)],
        ),
        Exercise::Diagonal(from, to) => one(
            &say::DRILL_DIAGONAL,
            vec![Arg::Square(from), Arg::Square(to)],
        ),
        Exercise::Route(from, to) => {
            let moves = number(exercise.squares().len());
            one(
                &say::DRILL_ROUTE,
                vec![Arg::Square(from), Arg::Square(to), moves],
            )
        }
        Exercise::Seat(side, file, rank) => one(
            &say::DRILL_SEAT,
            vec![Arg::Key(side.key()), line(file), line(rank)],
        ),
        Exercise::Beside(side, square, step) => one(
            &say::DRILL_BESIDE,
            vec![
                Arg::Key(side.key()),
                Arg::Key(step.key()),
                Arg::Square(square),
            ],
        ),
        Exercise::Reach(kind, square) => one(
            &say::DRILL_REACH,
            vec![Arg::Kind(kind), Arg::Square(square)],
        ),
    }]
}

fn judged(outcome: &Outcome) -> Vec<Cue> {
    let exercise = outcome.exercise;
    let said = |earcon, sentence: Sentence| vec![sound(earcon, None), echo(vec![sentence])];
    match &outcome.verdict {
        Verdict::Right => said(Earcon::Target, one(&say::DRILL_RIGHT, vec![])),
        Verdict::More(left) => {
            let phrases = vec![
                Phrase::new(&say::DRILL_RIGHT, vec![]),
                Phrase::new(&say::DRILL_MORE, vec![number(*left)]),
            ];
            said(Earcon::Target, Sentence(phrases))
        }
        Verdict::Already(square) => said(
            Earcon::Notice,
            one(&say::DRILL_ALREADY, vec![Arg::Square(*square)]),
        ),
        Verdict::Wrong {
            missing,
            extra,
            goes_on,
        } => {
            let mut wrong = vec![Phrase::new(&say::DRILL_WRONG, vec![])];
            let listed = |spec, squares: &Vec<Square>| {
                let is_said = !squares.is_empty();
                is_said.then(|| Phrase::new(spec, vec![Arg::Squares(squares.clone())]))
            };
            wrong.extend(listed(&say::DRILL_EXTRA, extra));
            wrong.extend(listed(&say::DRILL_MISSING, missing));
            let mut cues = said(Earcon::Refusal, Sentence(wrong));
            if *goes_on {
                cues.push(echo(vec![one(&say::DRILL_STILL, vec![])]));
            } else if missing.is_empty() {
                cues.extend(solution(exercise));
            }
            cues
        }
        Verdict::OtherWay(way) => {
            let key = match (way, exercise.wanted()) {
                (Way::Sign, Wanted::File) => "letter",
                (Way::Sign, _) => "figure",
                _ => "word",
            };
            said(
                Earcon::Notice,
                one(&say::DRILL_OTHER_WAY, vec![Arg::Key(key)]),
            )
        }
        Verdict::NoAnswer => said(Earcon::Refusal, one(&say::DRILL_NO_ANSWER, vec![])),
    }
}

/// What the right answer is.
fn solution(exercise: Exercise) -> Vec<Cue> {
    let said = |sentence: Sentence| vec![echo(vec![sentence])];
    let truth =
        |yes: &'static str, no: &'static str| Arg::Key(if exercise.is_true() { yes } else { no });
    match exercise {
        Exercise::WordOfFile(file) | Exercise::FileOfWord(file) => vec![
            echo(vec![one(&say::DRILL_LETTER_IS, vec![Arg::Letter(file)])]),
            hall(Arg::Word(file)),
        ],
        Exercise::WordOfRank(rank) | Exercise::RankOfWord(rank) => vec![
            echo(vec![one(
                &say::DRILL_NUMBER_IS,
                vec![Arg::Number(u32::from(rank) + 1)],
            )]),
            hall(Arg::Rank(rank)),
        ],
        Exercise::Dark(square) => said(one(
            &say::DRILL_IS_DARK,
            vec![Arg::Square(square), truth("dark", "light")],
        )),
        Exercise::OnDiagonal(from, to) => said(one(
            &say::DRILL_IS_ON,
            vec![Arg::Square(from), Arg::Square(to), truth("yes", "no")],
        )),
        _ => said(one(
            &say::DRILL_SQUARES_ARE,
            vec![Arg::Squares(exercise.squares())],
        )),
    }
}

fn at(square: Square, is_piece: bool, is_named: bool) -> Vec<Cue> {
    let (earcon, state) = match (is_piece, is_named) {
        (true, _) => (Earcon::Own, "piece"),
        (_, true) => (Earcon::Target, "named"),
        _ => (Earcon::Empty, "free"),
    };
    let said = one(&say::DRILL_AT, vec![Arg::Square(square), Arg::Key(state)]);
    vec![sound(earcon, Some(square)), echo(vec![said])]
}

fn help(subject: Subject) -> Vec<Sentence> {
    vec![
        one(&say::DRILL_HELP, vec![Arg::Key(subject.key())]),
        one(&say::DRILL_HELP_ALL, vec![]),
    ]
}

fn summary(summaries: &[Summary]) -> Vec<Sentence> {
    if summaries.is_empty() {
        return vec![one(&say::DRILL_NO_SUMMARY, vec![])];
    }
    let told = |one: &Summary| {
        let count = Arg::Number;
        Sentence(vec![
            Phrase::new(&say::DRILL_SUBJECT, vec![Arg::Key(one.subject)]),
            Phrase::new(
                &say::DRILL_SUMMARY,
                vec![count(one.asked), count(one.known), count(one.due)],
            ),
            Phrase::new(&say::DRILL_SCORE, vec![count(one.right), count(one.wrong)]),
        ])
    };
    summaries.iter().map(told).collect()
}
