//! What is heard of advice: hints, threats, who stands better, lines, and a game that was gone through.

use super::cue::{
    Arg, Cue, Phrase, Sentence, Urgency, answered, delivered, followed, owed, sentence,
};
use super::parts::{announced, played};
use super::phrases as say;
use crate::board::Side;
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::openings::Name;
use crate::protocol::{
    AdviceEvent, AnalysisSummary, Assessment, Degree, Direction, JudgedMove, Quality, Settings,
};

/// What is heard of advice.
pub(super) fn tell(event: &AdviceEvent, settings: &Settings) -> Vec<Cue> {
    match event {
        AdviceEvent::Looks => answered(Earcon::Thinking, plain("looks")),
        AdviceEvent::Hint(square) => vec![owed(say::ADVICE_HINT.with(square))],
        AdviceEvent::Threat(threat) => {
            let (passed, mv) = threat.as_ref();
            vec![
                owed(say::ADVICE_THREAT.with(passed.turn())),
                said(passed, *mv, settings),
            ]
        }
        AdviceEvent::NoThreat => vec![owed(plain("no-threat"))],
        AdviceEvent::Forced => vec![owed(plain("forced"))],
        AdviceEvent::Hanging(pieces) if pieces.is_empty() => vec![owed(plain("nothing-hangs"))],
        AdviceEvent::Hanging(pieces) => {
            let hangs = pieces.iter();
            let hangs = hangs.map(|(square, piece)| say::ADVICE_HANGS.with((piece.kind, square)));
            vec![owed(followed(plain("hang"), hangs))]
        }
        AdviceEvent::Value(value) => vec![owed(assessment(*value))],
        AdviceEvent::LineFound(value, count) => {
            vec![owed((assessment(*value), say::ADVICE_LINE.with(count)))]
        }
        AdviceEvent::LineMove(step, _) => {
            let (before, mv) = step.as_ref();
            played(Urgency::Owed, before, *mv, settings.form)
        }
        AdviceEvent::LineEnds(Direction::Next) => answered(Earcon::Edge, plain("line-end")),
        AdviceEvent::LineEnds(Direction::Previous) => answered(Earcon::Edge, plain("line-start")),
        AdviceEvent::NoTurn(Direction::Next) => answered(Earcon::Edge, plain("no-next-turn")),
        AdviceEvent::NoTurn(Direction::Previous) => {
            answered(Earcon::Edge, plain("no-previous-turn"))
        }
        AdviceEvent::Analyses(plies) => {
            let moves = say::ADVICE_ANALYSES.with(plies.div_ceil(2));
            delivered(Earcon::Thinking, moves)
        }
        AdviceEvent::Opening(name, until) => vec![owed(opening(*name, *until))],
        AdviceEvent::NoOpening => vec![owed(plain("no-opening"))],
        AdviceEvent::Analysed(told) => summary(told, settings),
        AdviceEvent::Judged(one) => judged(one, settings),
    }
}

/// The family, the variation, and until which move the game has kept to it.
fn opening(name: Name, until: Option<u32>) -> Sentence {
    let variation = name.variation.map(str::to_owned);
    sentence((
        say::OPENING.with(name.family),
        variation.map(|variation| say::OPENING_VARIATION.with(variation)),
        until.map(|number| say::OPENING_UNTIL.with(number)),
    ))
}

fn assessment(assessment: Assessment) -> Phrase {
    let degree = match assessment.degree {
        Degree::Wins(moves) => return say::ADVICE_WINS.with((assessment.side, moves)),
        Degree::Level => "level",
        Degree::Slight => "slight",
        Degree::Clear => "clear",
        Degree::Winning => "winning",
    };
    say::ADVICE_STANDING.with((degree, assessment.side))
}

/// A move of a game that was gone through: how good it was, what was better, how it stands then.
fn judged(judged: &JudgedMove, settings: &Settings) -> Vec<Cue> {
    let quality = say::ADVICE_QUALITY.with(judged.quality.key());
    let Some(best) = judged.best.filter(|_| judged.quality != Quality::Best) else {
        return vec![owed(quality)];
    };
    let mut cues = vec![
        owed((quality, plain("best-was"))),
        said(&judged.before, best, settings),
    ];
    if judged.quality > Quality::Good {
        cues.push(owed(assessment(judged.assessment)));
    }
    cues
}

/// What a whole game comes to.
fn summary(summary: &AnalysisSummary, settings: &Settings) -> Vec<Cue> {
    let counts = Side::BOTH.map(|side| {
        let counts = summary.counts[side as usize].map(Arg::Number);
        let args: Vec<Arg> = std::iter::once(side.into()).chain(counts).collect();
        say::ADVICE_COUNTS.with(args)
    });
    let told = (plain("analysed"), counts.to_vec());
    let Some(turned) = &summary.turned else {
        return delivered(Earcon::Ready, (told, plain("did-not-turn")));
    };
    let before = &turned.before;
    let place = say::ADVICE_TURNED.with((before.number(), before.turn()));
    let mut cues = delivered(Earcon::Ready, (told, place));
    cues.push(said(before, turned.mv, settings));
    if let Some(best) = turned.best {
        cues.push(owed(plain("best-was")));
        cues.push(said(before, best, settings));
    }
    cues.push(owed(plain("go-through")));
    cues
}

/// A move in the words of announcements, without its sound: it is not made.
fn said(before: &Position, mv: Move, settings: &Settings) -> Cue {
    announced(Urgency::Owed, before, mv, settings.form)
}

fn plain(what: &'static str) -> Phrase {
    say::ADVICE.with(what)
}
