//! What is heard of an agreement and its time control.

use super::cue::{Arg, Phrase, Phrases, Sentence, Sentences, sentence};
use super::parts::{duration, timed_s};
use super::{phrases as say, play};
use crate::board::Side;
use crate::clock::{Bonus, Period, TimeControl};
use crate::protocol::{Agreement, Announcing, Conduct, Disagreement};

/// When the clock warns.
pub(super) fn warnings(warnings_s: &[u32]) -> Sentence {
    if warnings_s.is_empty() {
        return say::SET_NO_WARNINGS.plain().into();
    }
    let times = warnings_s.iter().map(|s| u64::from(*s) * 1000);
    let times: Vec<Phrase> = times.flat_map(duration).collect();
    sentence((say::SET_WARNINGS.plain(), times))
}

/// Why an agreement is not possible.
pub(super) fn disagreement(disagreement: &Disagreement) -> Phrase {
    say::DISAGREED.with(match disagreement {
        Disagreement::NoLateRule => return play::refused("no-late-rule"),
        Disagreement::OtherGame => return say::OTHER_GAME.plain(),
        Disagreement::NoSuchEdition(_) => "no-such-edition",
        Disagreement::NoSuchForm(_) => "no-such-form",
        Disagreement::NoRepetition => "no-repetition",
        Disagreement::NoDrawLimit => "no-draw-limit",
        Disagreement::NoDelay => "no-delay",
    })
}

/// What was agreed on.
pub(super) fn agreement(agreement: &Agreement) -> Vec<Sentence> {
    let competes = agreement.conduct == Conduct::Competition;
    let conduct = if competes { "competition" } else { "practice" };
    let edition = agreement.rules().map_or("", |rules| rules.edition.name);
    let form = agreement.form.key();
    (
        say::AGREED.with((conduct, form, Arg::Article(edition))),
        control_told(agreement.control.as_ref()),
        competes.then(|| competition(agreement)),
        say::COMPLETED.with(agreement.position.turn()),
    )
        .sentences()
}

/// What was agreed on for a competition.
fn competition(agreement: &Agreement) -> Vec<Sentence> {
    let announcing = match agreement.announcing {
        Announcing::Words => "words",
        Announcing::ReadOut => "read-out",
    };
    let session = agreement.session_s;
    let no_draws = agreement.no_draws_before;
    let is_draughts = agreement.position.draughts().is_some();
    let repeats = agreement.opponent_repeats;
    let procedure = (
        say::AGREED_TOUCH.with(who(agreement.blind)),
        say::AGREED_ANNOUNCING.with(announcing),
        repeats.then(|| say::AGREED_REPEATS.plain()),
        agreement.two_boards.then(|| say::AGREED_BOARDS.plain()),
    );
    (
        procedure,
        session.map(|session_s| timed_s(say::AGREED_SESSION.plain(), session_s)),
        no_draws.map(|moves| say::AGREED_NO_DRAWS.with(moves)),
        play::agreed(&agreement.arrangements),
        is_draughts.then(|| say::BY_ANALOGY.plain()),
    )
        .sentences()
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

/// A time control, period by period, or that there is none.
pub(super) fn control_told(control: Option<&TimeControl>) -> Vec<Sentence> {
    let Some(control) = control else {
        return say::NO_CLOCK.plain().sentences();
    };
    let is_equal = control.is_equal();
    let sides = if is_equal {
        &[Side::White][..]
    } else {
        &Side::BOTH
    };
    let of = |side: &Side| {
        let name = (!is_equal).then(|| say::TIME_OF.with(side));
        let periods = control.periods(*side).iter();
        periods.map(move |period| sentence((name.clone(), period_told(period))))
    };
    sides.iter().flat_map(of).collect()
}

fn period_told(period: &Period) -> Vec<Phrase> {
    let moves = match period.moves {
        Some(moves) => say::PERIOD_MOVES.with(moves),
        None => say::PERIOD_REST.plain(),
    };
    let key: Option<&'static str> = match period.bonus {
        Bonus::None => None,
        Bonus::Increment(_) => Some("increment"),
        Bonus::Bronstein(_) => Some("bronstein"),
        Bonus::Delay(_) => Some("delay"),
    };
    let bonus = key.map(|key| say::BONUS.with((key, period.bonus.seconds())));
    (timed_s(moves, period.main_s).0, bonus).phrases()
}
