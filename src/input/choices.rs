//! The options of a question: the one table from which keys, words, the window, the Braille line and the gamepad read.

use super::{practice, terms};
use crate::board::Kind;
use crate::clock::{ControlPreset, PRESETS};
use crate::game::{Move, Position};
use crate::laws;
use crate::narrate::cue::Cue;
use crate::narrate::pad as tell;
use crate::protocol::{
    Adjournment, AdjournmentQuestion, Agreement, Ask, Clause, Conduct, MoveEntry, MoveWords,
    OpponentQuestion, PracticeCommand, Question, Settings, Suggestion, Switch, Term,
};
use crate::voice::{Text, Voices};

/// More options than these are not told one by one.
pub(super) const FEW: usize = 6;

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

    /// Its words, as a voice says them.
    pub fn spoken<'a>(
        &'a self,
        settings: &'a Settings,
        voices: &'a Voices,
    ) -> impl Iterator<Item = Text> + 'a {
        self.told.iter().filter_map(move |cue| match cue {
            Cue::Say(utterance) => Some(voices.render(utterance, settings)),
            Cue::Sound(_) => None,
        })
    }

    /// Its words, as they stand on a button: without a full stop.
    pub fn label(&self, settings: &Settings, voices: &Voices) -> String {
        let text = words(&self.told, settings, voices);
        text.trim_end_matches('.').to_owned()
    }
}

/// What is said of cues, in writing.
pub fn words(cues: &[Cue], settings: &Settings, voices: &Voices) -> String {
    let texts = cues.iter().filter_map(|cue| match cue {
        Cue::Say(utterance) => Some(voices.render(utterance, settings).written),
        Cue::Sound(_) => None,
    });
    let texts: Vec<String> = texts.map(|text| text.trim().to_owned()).collect();
    texts.join(" ")
}

/// Which option Enter alone takes, counted from 0: what most people want, and no where a slip would cost something.
/// None where there is nothing that most people want.
pub fn usual(question: &Question) -> Option<usize> {
    let takes = |command: &Ask| {
        let all = options(question);
        all.iter().position(|option| option.command == *command)
    };
    if question.either().is_some() {
        return None;
    }
    match question {
        Question::Which(..)
        | Question::Drill(_)
        | Question::Adjournment(AdjournmentQuestion::Word) => None,
        Question::Edition(_) | Question::Control(_) => {
            terms::usual(question).and_then(|term| takes(&Ask::Term(term)))
        }
        Question::Opponent(OpponentQuestion::Level(level)) => {
            takes(&Ask::Practice(PracticeCommand::Level(*level)))
        }
        Question::Promotion(..)
        | Question::Blind(_)
        | Question::Adjournment(AdjournmentQuestion::Present(_))
        | Question::Opponent(OpponentQuestion::Side | OpponentQuestion::Engine(..))
        | Question::Words
        | Question::Name => Some(0),
        Question::Agreement(agreement) if agreement.ends_game => takes(&Ask::No),
        Question::Resume(..)
        | Question::Agreement(_)
        | Question::Output(_)
        | Question::Spoken(..) => takes(&Ask::Yes),
        Question::NewGame(_)
        | Question::Open(_)
        | Question::Facing(_)
        | Question::Resign(_)
        | Question::Draw(_)
        | Question::ReadBack(..)
        | Question::Meant(..)
        | Question::Arbiter(..)
        | Question::Adjournment(_)
        | Question::Dispute(..)
        | Question::Missing { .. }
        | Question::LeaveDrill
        | Question::LeaveSetup
        | Question::Shelf(_)
        | Question::Tournament(_)
        | Question::Sheet(_)
        | Question::OwnVoice => takes(&Ask::No),
    }
}

/// Both, White, Black, nobody.
const SIDES: [[bool; 2]; 4] = [[true, true], [true, false], [false, true], [false, false]];

/// The options of a question; none where words are wanted.
pub fn options(question: &Question) -> Vec<AnswerOption> {
    let of = |one: &Suggestion| AnswerOption::new(tell::command(&one.words), one.ask.clone());
    match question.either() {
        Some(both) => both.map(of).into(),
        None => options_by_kind(question),
    }
}

fn options_by_kind(question: &Question) -> Vec<AnswerOption> {
    match question {
        Question::Promotion(..) => [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight]
            .into_iter()
            .map(|kind| AnswerOption::new(tell::kind(kind), Ask::Promote(kind)))
            .collect(),
        Question::Which(position, moves) => which(position, moves),
        Question::Edition(_) => {
            let of = |edition: &'static laws::Edition| {
                let term = Term::Edition(edition.id.to_owned());
                AnswerOption::new(tell::edition(edition.name), Ask::Term(term))
            };
            laws::to_choose().map(of).collect()
        }
        Question::Blind(_) => SIDES
            .map(|blind| AnswerOption::new(tell::sides(blind), Ask::Term(Term::Blind(blind))))
            .into(),
        Question::Adjournment(AdjournmentQuestion::Present(_)) => SIDES
            .map(|sides| {
                let command = Ask::Adjournment(Adjournment::Present(sides));
                AnswerOption::new(tell::sides(sides), command)
            })
            .into(),
        Question::Adjournment(AdjournmentQuestion::Word) => Vec::new(),
        Question::Control(agreement) => {
            let none = AnswerOption::new(tell::control(None), Ask::Term(Term::Control(None)));
            let presets = presets_for(agreement).into_iter().map(|preset| {
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
        Question::Words => words_of_moves(),
        Question::Name => vec![AnswerOption::new(tell::name_of_computer(), Ask::Yes)],
        Question::Agreement(agreement) => clauses(agreement),
        Question::NewGame(_)
        | Question::Open(_)
        | Question::Facing(_)
        | Question::Resign(_)
        | Question::Draw(_)
        | Question::Resume(..)
        | Question::ReadBack(..)
        | Question::Spoken(..)
        | Question::Meant(..)
        | Question::Arbiter(..)
        | Question::Adjournment(_)
        | Question::Dispute(..)
        | Question::Missing { .. }
        | Question::Drill(_)
        | Question::LeaveDrill
        | Question::LeaveSetup
        | Question::Shelf(_)
        | Question::Tournament(_)
        | Question::Sheet(_)
        | Question::OwnVoice
        | Question::Output(_) => yes_or_no(),
    }
}

/// The moves of which one is meant; a pawn that is promoted is one of them, whatever it becomes.
fn which(position: &Position, moves: &[Move]) -> Vec<AnswerOption> {
    let of = |(mv, entry): (Move, MoveEntry)| {
        let told = match matches!(entry, MoveEntry::Move(_)) {
            true => tell::mv(position, mv),
            false => tell::way(position, mv),
        };
        AnswerOption::new(told, Ask::Enter(entry))
    };
    MoveEntry::ways(moves).into_iter().map(of).collect()
}

/// Whether a number counts the options of a question, and is none of their own.
pub(super) const fn counts(question: &Question) -> bool {
    !matches!(question, Question::Control(_) | Question::Which(..))
}

/// The norms of the edition first, of today's in practice the fast ones.
fn presets_for(agreement: &Agreement) -> Vec<&'static ControlPreset> {
    let mut presets: Vec<&ControlPreset> = PRESETS.iter().collect();
    if agreement.conduct == Conduct::Practice {
        presets.reverse();
    }
    let is_of_1956 = agreement.edition == USSR_1956;
    presets.sort_by_key(|preset| preset.id.starts_with(USSR_1956) != is_of_1956);
    presets
}

/// The key of the edition that has norms of its own, with which the keys of these begin.
const USSR_1956: &str = "ussr-1956";

/// Whose words moves are announced in.
fn words_of_moves() -> Vec<AnswerOption> {
    [(MoveWords::Hall, Ask::Yes), (MoveWords::Own, Ask::No)]
        .into_iter()
        .map(|(words, command)| AnswerOption::new(tell::words(words), command))
        .collect()
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

fn yes_or_no() -> Vec<AnswerOption> {
    [Ask::Yes, Ask::No]
        .map(|answer| AnswerOption::new(tell::answer(answer == Ask::Yes), answer))
        .into()
}
