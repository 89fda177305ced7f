//! A menu by ear: the options of a question, or everything that can be done. Three buttons are
//! enough for it: one step on, one step back, and yes.

use super::board_keys::Does;
use super::keymap::{self, Filled, Row};
use super::keys::Action;
use crate::board::Kind;
use crate::clock::PRESETS;
use crate::explore::CLOCKWISE;
use crate::laws;
use crate::narrate::cue::Cue;
use crate::narrate::pad as tell;
use crate::session::Session;
use crate::session::agreement::Announcing;
use crate::session::command::{Claim, Command, Entry, Term};
use crate::session::event::Question;

/// What an option does.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    /// Commands for the session.
    Commands(Vec<Command>),
    /// An action of the hands.
    Act(Action),
    /// Opens the options that fill the gap of a row.
    Fill(&'static str),
    /// Another meaning for a button is wanted.
    ChangeButton,
    /// All buttons as they were at first.
    ResetButtons,
}

/// One option: what is heard of it, and what it does.
#[derive(Clone, Debug)]
pub struct Item {
    /// What is heard.
    pub told: Vec<Cue>,
    /// What it does.
    pub choice: Choice,
    /// The id of the row of the key table, if it is one.
    pub id: Option<&'static str>,
}

impl Item {
    fn new(told: Vec<Cue>, command: Command) -> Self {
        Self {
            told,
            choice: Choice::Commands(vec![command]),
            id: None,
        }
    }
}

/// The options of a question. Where a slip would cost something, the first one is no.
pub fn options(question: &Question) -> Vec<Item> {
    match question {
        Question::Promotion(..) => [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight]
            .into_iter()
            .map(|kind| Item::new(tell::kind(kind), Command::Promote(kind)))
            .collect(),
        Question::Which(position, moves) => {
            let of = |mv: &crate::game::Move| {
                let command = Command::Enter(Entry::Move(*mv));
                Item::new(tell::mv(position, *mv), command)
            };
            moves.iter().map(of).collect()
        }
        Question::Edition(_) => {
            let newest_first = laws::ALL.into_iter().rev();
            let of = |edition: &'static laws::Edition| {
                let term = Term::Edition(edition.id.to_owned());
                Item::new(tell::edition(edition.name), Command::Term(term))
            };
            newest_first.map(of).collect()
        }
        Question::Blind(_) => [[true, true], [true, false], [false, true], [false, false]]
            .into_iter()
            .map(|blind| Item::new(tell::blind(blind), Command::Term(Term::Blind(blind))))
            .collect(),
        Question::Control(_) => {
            let none = Item::new(tell::control(None), Command::Term(Term::Control(None)));
            let presets = PRESETS.iter().map(|preset| {
                let control = preset.control();
                let told = tell::control(Some(&control));
                Item::new(told, Command::Term(Term::Control(Some(control))))
            });
            std::iter::once(none).chain(presets).collect()
        }
        Question::Agreement(agreement) => {
            let mut items = yes_or_no();
            // Without words a player can announce only by letting the program read out.
            if agreement.announcing == Announcing::Words {
                let mut other = agreement.clone();
                other.announcing = Announcing::ReadOut;
                items.push(Item::new(tell::read_out(), Command::Agree(other)));
            }
            items
        }
        _ => yes_or_no(),
    }
}

fn yes_or_no() -> Vec<Item> {
    [Command::No, Command::Yes]
        .map(|answer| Item::new(tell::answer(answer == Command::Yes), answer))
        .into()
}

/// What can be done without a row of the key table.
fn besides() -> Vec<(&'static str, Choice)> {
    let command = |command| Choice::Commands(vec![command]);
    vec![
        ("claim-flag", command(Command::Claim(Claim::Flag))),
        ("claim-illegal", command(Command::Claim(Claim::Illegal))),
        (
            "claim-repetition",
            command(Command::Claim(Claim::Repetition(None))),
        ),
        (
            "claim-quiet-moves",
            command(Command::Claim(Claim::QuietMoves(None))),
        ),
        ("may-i-claim", command(Command::MayIClaim)),
        ("claims", command(Command::Claims)),
        ("status", command(Command::Status)),
        ("yes", command(Command::Yes)),
        ("no", command(Command::No)),
        ("change-button", Choice::ChangeButton),
        ("reset-buttons", Choice::ResetButtons),
    ]
}

/// Everything that can be done here: first what has no key, then the rows of the key table.
pub fn everything(session: &Session) -> Vec<Item> {
    let besides = besides().into_iter().map(|(key, choice)| Item {
        told: tell::besides(key),
        choice,
        id: None,
    });
    let rows = keymap::rows().filter(|row| is_of_use(row, session));
    besides.chain(rows.map(|row| of_row(&row))).collect()
}

/// Whether a row is for a hand on a gamepad: not those that are about keys themselves.
fn is_of_use(row: &Row, session: &Session) -> bool {
    let is_for_keys = matches!(
        row.does,
        Does::Prefix
            | Does::Act(
                Action::BoardKeys
                    | Action::HomeRow
                    | Action::Write
                    | Action::ExplainKeys
                    | Action::ChangeKey
                    | Action::OpenFile
            )
    ) || matches!(row.does, Does::Act(Action::Shelf(action)) if action.is_typed());
    let is_twice = row.board && matches!(row.does, Does::Act(_));
    !is_for_keys && !is_twice && super::layers::suits(row, session)
}

fn of_row(row: &Row) -> Item {
    let command = |filled: Filled| Choice::Commands(vec![filled.command()]);
    let choice = match row.does {
        Does::Act(action) => Choice::Act(action),
        Does::Explore(query) => command(Filled::Explore(query)),
        Does::Pieces(side) => command(Filled::Pieces(side)),
        _ => Choice::Fill(row.id),
    };
    Item {
        told: tell::row(row.doc()),
        choice,
        id: Some(row.id),
    }
}

/// What fills the gap of a row: files, ranks, kinds or directions.
pub fn fillings(id: &str) -> Vec<Item> {
    let Some(row) = keymap::row(id) else {
        return Vec::new();
    };
    let item = |told, filled: Filled| Item::new(told, filled.command());
    match row.does {
        Does::OnFile(make) => (0..8)
            .map(|file| item(tell::file(file), Filled::Line(make, file)))
            .collect(),
        Does::OnRank(make) => (0..8)
            .map(|rank| item(tell::rank(rank), Filled::Line(make, rank)))
            .collect(),
        Does::OnKind(make) => Kind::CHESS
            .into_iter()
            .map(|kind| item(tell::kind(kind), Filled::Kind(make, kind)))
            .collect(),
        Does::OnStep(make) => CLOCKWISE
            .into_iter()
            .map(|step| item(tell::step(step), Filled::Step(make, step)))
            .collect(),
        _ => Vec::new(),
    }
}
