//! The options of a question, by ear. Three buttons are enough: one step on, one step back, and yes.

use super::intent::{Intent, one};
use super::practice;
use crate::board::Kind;
use crate::clock::PRESETS;
use crate::laws;
use crate::narrate::cue::Cue;
use crate::narrate::line_empty;
use crate::narrate::pad as tell;
use crate::protocol::{
    AdjournmentQuestion, Agreement, Ask, Clause, Conduct, MoveEntry, MoveWords, Question, Switch,
    Term,
};
use crate::session::Session;

/// One option: what is heard of it, and what it does.
#[derive(Clone, Debug)]
pub struct AnswerOption {
    /// What is heard.
    pub told: Vec<Cue>,
    /// What it does.
    pub command: Ask,
}

impl AnswerOption {
    fn new(told: Vec<Cue>, command: Ask) -> Self {
        Self { told, command }
    }
}

/// The options of a question. Where a slip would cost something, the first one is no.
pub fn options(question: &Question) -> Vec<AnswerOption> {
    match question {
        Question::Promotion(..) => [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight]
            .into_iter()
            .map(|kind| AnswerOption::new(tell::kind(kind), Ask::Promote(kind)))
            .collect(),
        Question::Which(position, moves) => {
            let of = |mv: &crate::game::Move| {
                let command = Ask::Enter(MoveEntry::Move(*mv));
                AnswerOption::new(tell::mv(position, *mv), command)
            };
            moves.iter().map(of).collect()
        }
        Question::Edition(_) => {
            let of = |edition: &'static laws::Edition| {
                let term = Term::Edition(edition.id.to_owned());
                AnswerOption::new(tell::edition(edition.name), Ask::Term(term))
            };
            laws::to_choose().map(of).collect()
        }
        Question::Blind(_) => [[true, true], [true, false], [false, true], [false, false]]
            .into_iter()
            .map(|blind| AnswerOption::new(tell::blind(blind), Ask::Term(Term::Blind(blind))))
            .collect(),
        Question::Control(_) => {
            let none = AnswerOption::new(tell::control(None), Ask::Term(Term::Control(None)));
            let presets = PRESETS.iter().map(|preset| {
                let control = preset.control();
                let told = tell::control(Some(&control));
                AnswerOption::new(told, Ask::Term(Term::Control(Some(control))))
            });
            std::iter::once(none).chain(presets).collect()
        }
        Question::Opponent(question) => practice::options(question)
            .into_iter()
            .map(|(told, command)| AnswerOption::new(told, command))
            .collect(),
        Question::Words => [(MoveWords::Hall, Ask::Yes), (MoveWords::Own, Ask::No)]
            .into_iter()
            .map(|(words, command)| AnswerOption::new(tell::words(words), command))
            .collect(),
        Question::Agreement(agreement) => clauses(agreement),
        Question::NewGame(_)
        | Question::Open(_)
        | Question::Facing(_)
        | Question::Resign(_)
        | Question::Draw(_)
        | Question::Resume(_)
        | Question::ReadBack(..)
        | Question::Meant(..)
        | Question::Arbiter(_)
        | Question::Adjournment(_)
        | Question::Dispute(..)
        | Question::Missing { .. }
        | Question::Drill(_)
        | Question::LeaveDrill
        | Question::LeaveSetup
        | Question::Shelf(_)
        | Question::Sheet(_)
        | Question::OwnVoice
        | Question::Output(_) => yes_or_no(),
    }
}

/// What more can be agreed on, after the answers to the question itself.
fn clauses(agreement: &Agreement) -> Vec<AnswerOption> {
    let mut items = yes_or_no();
    // What the edition does not know is not offered.
    let possible = |clause: &Clause| {
        let mut other = agreement.clone();
        other.take(*clause);
        other.rules().is_ok()
    };
    // In practice there is nothing of a competition to agree on.
    let is_competition = agreement.conduct == Conduct::Competition;
    for switch in Switch::others(agreement)
        .into_iter()
        .filter(|_| is_competition)
    {
        let clause = Clause::Switch(switch);
        if possible(&clause) {
            let command = Ask::Term(Term::Clauses(vec![clause]));
            items.push(AnswerOption::new(tell::switch(switch), command));
        }
    }
    items
}

/// The options that can be shown and clicked: none where words are wanted.
pub fn shown(question: &Question) -> Vec<AnswerOption> {
    if let Question::Adjournment(AdjournmentQuestion::Word) = question {
        Vec::new()
    } else {
        options(question)
    }
}

/// An option of the question that waits was clicked.
pub(super) fn clicked(at: usize, session: &Session) -> Intent {
    let options = session.question().map(shown).unwrap_or_default();
    match options.into_iter().nth(at) {
        Some(item) => one(item.command),
        None => Intent::Heard(line_empty()),
    }
}

fn yes_or_no() -> Vec<AnswerOption> {
    [Ask::No, Ask::Yes]
        .map(|answer| AnswerOption::new(tell::answer(answer == Ask::Yes), answer))
        .into()
}
