//! What is heard of advice: hints, threats, who stands better, lines, and a game that was gone through.

use super::announce::{announce, earcon_of};
use super::cue::{
    Arg, Cue, Phrase, Sentence, Urgency, announcement, answered, delivered, interface, owed, sound,
};
use super::parts::one;
use super::phrases::{self as say};
use crate::board::Side;
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::openings::Name;
use crate::protocol::advice::{
    AdviceEvent, AnalysisSummary, Assessment, Degree, Direction, JudgedMove, Quality,
};
use crate::protocol::settings::Settings;

/// What is heard of advice.
pub(super) fn tell(event: &AdviceEvent, settings: &Settings) -> Vec<Cue> {
    match event {
        AdviceEvent::Looks => answered(Earcon::Thinking, vec![plain("looks")]),
        AdviceEvent::Hint(square) => {
            vec![owed(vec![one(
                &say::ADVICE_HINT,
                vec![Arg::Square(*square)],
            )])]
        }
        AdviceEvent::Threat(threat) => {
            let (passed, mv) = threat.as_ref();
            let side = vec![Arg::Side(passed.turn())];
            vec![
                owed(vec![one(&say::ADVICE_THREAT, side)]),
                said(passed, *mv, settings),
            ]
        }
        AdviceEvent::NoThreat => vec![owed(vec![plain("no-threat")])],
        AdviceEvent::Forced => vec![owed(vec![plain("forced")])],
        AdviceEvent::Hanging(pieces) if pieces.is_empty() => {
            vec![owed(vec![plain("nothing-hangs")])]
        }
        AdviceEvent::Hanging(pieces) => {
            let hangs = pieces.iter().map(|(square, piece)| {
                let args = vec![Arg::Kind(piece.kind), Arg::Square(*square)];
                Phrase::new(&say::ADVICE_HANGS, args)
            });
            let head = Phrase::new(&say::ADVICE, vec![Arg::Key("hang")]);
            vec![owed(vec![Sentence(
                std::iter::once(head).chain(hangs).collect(),
            )])]
        }
        AdviceEvent::Value(value) => vec![owed(vec![assessment(*value)])],
        AdviceEvent::LineFound(value, count) => vec![owed(vec![
            assessment(*value),
            one(&say::ADVICE_LINE, vec![Arg::Number(*count)]),
        ])],
        AdviceEvent::LineMove(step, _) => {
            let (before, mv) = step.as_ref();
            vec![
                sound(earcon_of(before, *mv), Some(mv.to())),
                announcement(Urgency::Owed, announce(before, *mv, settings.form)),
            ]
        }
        AdviceEvent::LineEnds(way) | AdviceEvent::NoTurn(way) => {
            let is_line = matches!(event, AdviceEvent::LineEnds(_));
            let what = match (is_line, way) {
                (true, Direction::Next) => "line-end",
                (true, Direction::Previous) => "line-start",
                (false, Direction::Next) => "no-next-turn",
                (false, Direction::Previous) => "no-previous-turn",
            };
            answered(Earcon::Edge, vec![plain(what)])
        }
        AdviceEvent::Analyses(plies) => {
            let moves = vec![Arg::Number(plies.div_ceil(2))];
            delivered(Earcon::Thinking, vec![one(&say::ADVICE_ANALYSES, moves)])
        }
        AdviceEvent::Opening(name, until) => vec![owed(vec![opening(*name, *until)])],
        AdviceEvent::NoOpening => vec![owed(vec![plain("no-opening")])],
        AdviceEvent::Analysed(told) => summary(told, settings),
        AdviceEvent::Judged(one) => judged(one, settings),
    }
}

/// The family, the variation, and until which move the game has kept to it.
fn opening(name: Name, until: Option<u32>) -> Sentence {
    let mut phrases = vec![Phrase::new(&say::OPENING, vec![Arg::Key(name.family)])];
    phrases.extend(name.variation.map(|variation| {
        Phrase::new(
            &say::OPENING_VARIATION,
            vec![Arg::Text(variation.to_owned())],
        )
    }));
    phrases.extend(until.map(|number| Phrase::new(&say::OPENING_UNTIL, vec![Arg::Number(number)])));
    Sentence(phrases)
}

fn assessment(assessment: Assessment) -> Sentence {
    let side = Arg::Side(assessment.side);
    let degree = match assessment.degree {
        Degree::Wins(moves) => return one(&say::ADVICE_WINS, vec![side, Arg::Number(moves)]),
        Degree::Level => "level",
        Degree::Slight => "slight",
        Degree::Clear => "clear",
        Degree::Winning => "winning",
    };
    one(&say::ADVICE_STANDING, vec![Arg::Key(degree), side])
}

/// A move of a game that was gone through: how good it was, what was better, how it stands then.
fn judged(judged: &JudgedMove, settings: &Settings) -> Vec<Cue> {
    let quality = one(&say::ADVICE_QUALITY, vec![Arg::Key(judged.quality.key())]);
    let Some(best) = judged.best.filter(|_| judged.quality != Quality::Best) else {
        return vec![owed(vec![quality])];
    };
    let mut cues = vec![
        owed(vec![quality, plain("best-was")]),
        said(&judged.before, best, settings),
    ];
    if judged.quality > Quality::Good {
        cues.push(owed(vec![assessment(judged.assessment)]));
    }
    cues
}

/// What a whole game comes to.
fn summary(summary: &AnalysisSummary, settings: &Settings) -> Vec<Cue> {
    let mut sentences = vec![plain("analysed")];
    sentences.extend(Side::BOTH.map(|side| {
        let counts = summary.counts[side as usize].map(Arg::Number);
        let args = std::iter::once(Arg::Side(side)).chain(counts);
        one(&say::ADVICE_COUNTS, args.collect())
    }));
    let Some(turned) = &summary.turned else {
        sentences.push(plain("did-not-turn"));
        return delivered(Earcon::Ready, sentences);
    };
    let before = &turned.before;
    let place = vec![Arg::Number(before.number()), Arg::Side(before.turn())];
    sentences.push(one(&say::ADVICE_TURNED, place));
    let mut cues = vec![
        sound(Earcon::Ready, None),
        owed(sentences),
        said(before, turned.mv, settings),
    ];
    if let Some(best) = turned.best {
        cues.push(owed(vec![plain("best-was")]));
        cues.push(said(before, best, settings));
    }
    cues.push(interface(Urgency::Owed, vec![plain("go-through")]));
    cues
}

/// A move in the words of announcements, without its sound: it is not made.
fn said(before: &Position, mv: Move, settings: &Settings) -> Cue {
    announcement(Urgency::Owed, announce(before, mv, settings.form))
}

fn plain(what: &'static str) -> Sentence {
    one(&say::ADVICE, vec![Arg::Key(what)])
}
