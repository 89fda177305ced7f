//! What is heard of an agreement and its time control.

use super::cue::{Arg, Phrase, Sentence};
use super::parts::{duration, one};
use super::phrases as say;
use crate::board::Side;
use crate::clock::{Bonus, Period, TimeControl};
use crate::protocol::agreement::{Agreement, Announcing, Conduct, Disagreement};

/// When the clock warns.
pub(super) fn warnings(warnings_s: &[u32]) -> Vec<Sentence> {
    if warnings_s.is_empty() {
        return vec![one(&say::SET_NO_WARNINGS, vec![])];
    }
    let mut phrases = vec![Phrase::new(&say::SET_WARNINGS, vec![])];
    let times = warnings_s.iter().map(|s| u64::from(*s) * 1000);
    phrases.extend(times.flat_map(duration));
    vec![Sentence(phrases)]
}

/// Why an agreement is not possible.
pub(super) fn disagreement(disagreement: &Disagreement) -> Sentence {
    let what = match disagreement {
        Disagreement::NoLateRule => return super::play::refused("no-late-rule"),
        Disagreement::OtherGame => return one(&say::OTHER_GAME, vec![]),
        Disagreement::NoSuchEdition(_) => "no-such-edition",
        Disagreement::NoSuchForm(_) => "no-such-form",
        Disagreement::NoRepetition => "no-repetition",
        Disagreement::NoDrawLimit => "no-draw-limit",
        Disagreement::NoDelay => "no-delay",
    };
    one(&say::DISAGREED, vec![Arg::Key(what)])
}

/// What was agreed on.
pub(super) fn agreement(agreement: &Agreement) -> Vec<Sentence> {
    let competes = agreement.conduct == Conduct::Competition;
    let conduct = if competes { "competition" } else { "practice" };
    let edition = agreement.rules().map_or("", |rules| rules.edition.name);
    let mut sentences = vec![one(
        &say::AGREED,
        vec![
            Arg::Key(conduct),
            Arg::Key(agreement.form.key()),
            Arg::Article(edition),
        ],
    )];
    match &agreement.control {
        Some(control) => sentences.extend(control_told(control)),
        None => sentences.push(one(&say::NO_CLOCK, vec![])),
    }
    if competes {
        let who = Arg::Key(who(agreement.blind));
        sentences.push(one(&say::AGREED_TOUCH, vec![who]));
        let announcing = match agreement.announcing {
            Announcing::Words => "words",
            Announcing::ReadOut => "read-out",
        };
        sentences.push(one(&say::AGREED_ANNOUNCING, vec![Arg::Key(announcing)]));
        if agreement.opponent_repeats {
            sentences.push(one(&say::AGREED_REPEATS, vec![]));
        }
        if agreement.two_boards {
            sentences.push(one(&say::AGREED_BOARDS, vec![]));
        }
        if let Some(session_s) = agreement.session_s {
            let mut session = one(&say::AGREED_SESSION, vec![]);
            session.0.extend(duration(u64::from(session_s) * 1000));
            sentences.push(session);
        }
        if let Some(moves) = agreement.no_draws_before {
            sentences.push(one(&say::AGREED_NO_DRAWS, vec![Arg::Number(moves)]));
        }
        sentences.extend(super::play::agreed(&agreement.arrangements));
        if agreement.position.draughts().is_some() {
            sentences.push(one(&say::BY_ANALOGY, vec![]));
        }
    }
    let side = Arg::Side(agreement.position.turn());
    sentences.push(one(&say::COMPLETED, vec![side]));
    sentences
}

/// Who plays by touch.
pub(super) const fn who(blind: [bool; 2]) -> &'static str {
    match blind {
        [true, true] => "both",
        [true, false] => "white",
        [false, true] => "black",
        [false, false] => "nobody",
    }
}

pub(super) fn control_told(control: &TimeControl) -> Vec<Sentence> {
    let of = |side, named: bool| {
        let periods = control.periods(side).iter();
        periods.map(move |period| {
            let mut phrases = Vec::new();
            if named {
                phrases.push(Phrase::new(&say::TIME_OF, vec![Arg::Side(side)]));
            }
            phrases.extend(period_told(period));
            Sentence(phrases)
        })
    };
    if control.is_equal() {
        return of(Side::White, false).collect();
    }
    let both = Side::BOTH.into_iter();
    both.flat_map(|side| of(side, true)).collect()
}

fn period_told(period: &Period) -> Vec<Phrase> {
    let mut phrases = vec![match period.moves {
        Some(moves) => Phrase::new(&say::PERIOD_MOVES, vec![Arg::Number(moves)]),
        None => Phrase::new(&say::PERIOD_REST, vec![]),
    }];
    phrases.extend(duration(u64::from(period.main_s) * 1000));
    let bonus = match period.bonus {
        Bonus::None => return phrases,
        Bonus::Increment(_) => "increment",
        Bonus::Bronstein(_) => "bronstein",
        Bonus::Delay(_) => "delay",
    };
    let seconds = Arg::Number(period.bonus.seconds());
    phrases.push(Phrase::new(&say::BONUS, vec![Arg::Key(bonus), seconds]));
    phrases
}
