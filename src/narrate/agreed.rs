//! What is heard of an agreement and its time control.

use super::cue::{Arg, Phrase, Phrases, Sentence, Sentences, sentence};
use super::parts::{duration, timed_s};
use super::{phrases as say, play, practice};
use crate::board::Side;
use crate::clock::{Bonus, Period, TimeControl};
use crate::protocol::{Agreement, Announcing, Conduct, Disagreement, Settings};

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
        Disagreement::NoQuickplay => "no-quickplay",
        Disagreement::NoQuickplayInForm => "no-quickplay-in-form",
        Disagreement::NoDelay => "no-delay",
    })
}

/// A game begins under an agreement: its laws, its clock, and who is to move; all terms only where all is told.
pub(super) fn began(agreement: &Agreement, is_known: bool, settings: &Settings) -> Vec<Sentence> {
    // Its clock runs: terms that were read are not read again.
    if is_known {
        return say::COMPLETED.with(agreement.position.turn()).sentences();
    }
    let is_full = settings.verbosity.is_full();
    let competes = agreement.conduct == Conduct::Competition;
    (
        laws(agreement),
        control_told(agreement.control.as_ref()),
        is_full.then(|| clauses(agreement, true)),
        (is_full && competes).then(practice::no_help),
        say::COMPLETED.with(agreement.position.turn()),
    )
        .sentences()
}

/// Everything that was agreed on.
pub(super) fn terms(agreement: &Agreement) -> Vec<Sentence> {
    let control = control_told(agreement.control.as_ref());
    (laws(agreement), control, clauses(agreement, true)).sentences()
}

/// The terms of every game of an event, in which each player may play by touch or not.
pub(super) fn of_event(agreement: &Agreement, one_board: bool) -> Vec<Sentence> {
    let all_by_touch = agreement.blind.contains(&true);
    let control = control_told(agreement.control.as_ref());
    let clauses = clauses(agreement, all_by_touch);
    let one_board = one_board.then(|| say::PAD_TERM.with("one-board"));
    (laws(agreement), control, clauses, one_board).sentences()
}

/// Under which laws a game is played.
fn laws(agreement: &Agreement) -> Phrase {
    let edition = agreement.rules().map_or("", |rules| rules.edition.name);
    let conduct = match agreement.conduct {
        Conduct::Competition => agreement.form.key(),
        Conduct::Practice => "practice",
    };
    say::AGREED.with((conduct, Arg::Article(edition)))
}

/// What was agreed on for a competition, besides its laws and its clock, and who plays by touch.
fn clauses(agreement: &Agreement, tells_touch: bool) -> Vec<Sentence> {
    if agreement.conduct != Conduct::Competition {
        return Vec::new();
    }
    let reads_out = agreement.announcing == Announcing::ReadOut;
    let session = agreement.session_s;
    let no_draws = agreement.no_draws_before;
    let is_draughts = agreement.position.draughts().is_some();
    let repeats = agreement.opponent_repeats;
    let procedure = (
        tells_touch.then(|| say::AGREED_TOUCH.with(who(agreement.blind))),
        reads_out.then(|| say::AGREED_READ_OUT.plain()),
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
        let is_only = periods.len() == 1;
        periods.map(move |period| sentence((name.clone(), period_told(period, is_only))))
    };
    sides.iter().flat_map(of).collect()
}

fn period_told(period: &Period, is_only: bool) -> Vec<Phrase> {
    let moves = match period.moves {
        Some(moves) => Some(say::PERIOD_MOVES.with(moves)),
        None => (!is_only).then(|| say::PERIOD_REST.plain()),
    };
    let main = duration(u64::from(period.main_s) * 1000);
    let key: Option<&'static str> = match period.bonus {
        Bonus::None => None,
        Bonus::Increment(_) => Some("increment"),
        Bonus::Bronstein(_) => Some("bronstein"),
        Bonus::Delay(_) => Some("delay"),
    };
    let bonus = key.map(|key| say::BONUS.with((key, period.bonus.seconds())));
    (moves, main, bonus).phrases()
}
