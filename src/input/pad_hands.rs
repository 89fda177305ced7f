//! The player's hands on a gamepad: walking, reviewing, choosing from a menu, and giving a button
//! another meaning.

use super::board_keys::Does;
use super::choices::{self, Choice, Item};
use super::keymap::{self, Filled};
use super::keys::Action;
use super::pad::{self, Button, Pad, PadDoes, Press, Report, THEMES, Touch};
use super::{Hands, Intent, one};
use crate::narrate::cue::Cue;
use crate::narrate::{given_up, pad as tell};
use crate::session::Session;
use crate::session::command::Command;
use crate::session::event::Question;
use crate::session::settings::Change;
use crate::voice::Voices;

/// What stands open on the gamepad.
#[derive(Clone, Debug, Default)]
pub(super) struct PadHands {
    pad: Pad,
    /// The name of the gamepad, until its layout was spoken.
    unknown: Option<String>,
    /// Which theme the right stick tells.
    theme: usize,
    /// The menu, and the option reached in it.
    menu: Option<(Open, usize)>,
    /// The question whose options are walked, and the option reached.
    answering: Option<(Question, usize)>,
    /// The character reached, while a line is written.
    pub(super) writing: Option<usize>,
    /// A button that is to mean something else.
    changing: Option<Changing>,
}

/// Which menu is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Open {
    Everything,
    /// The options that fill the gap of the row with this id.
    Filling(&'static str),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Changing {
    /// The button is wanted.
    Which,
    /// What this press is to do is chosen in the menu.
    To(Press),
}

impl Hands {
    /// What a report of the gamepad means here and now.
    pub(super) fn on_pad(&mut self, report: Report, session: &Session, voices: &Voices) -> Intent {
        match self.pad.pad.take(report) {
            Touch::Arrived(name) => {
                let is_known = session.settings().pads.contains(&name);
                self.pad.unknown = (!is_known).then(|| name.clone());
                Intent::Heard(tell::arrived(&name))
            }
            Touch::Left => {
                self.pad = PadHands {
                    theme: self.pad.theme,
                    ..PadHands::default()
                };
                Intent::Heard(tell::gone())
            }
            Touch::Nothing => Intent::Heard(Vec::new()),
            // The first press of a gamepad that is not known only says what its buttons do.
            _ if self.pad.unknown.is_some() => self.introduce(session),
            Touch::Walk(step) => one(Command::Walk(step)),
            Touch::Review(step) => {
                let id = THEMES[self.pad.theme % THEMES.len()].row(step);
                self.row(id, session, voices)
            }
            Touch::Press(press) => self.pad_pressed(press, session, voices),
        }
    }

    fn introduce(&mut self, session: &Session) -> Intent {
        let name = self.pad.unknown.take().unwrap_or_default();
        Intent::Both(
            vec![Command::Set(Change::KnowsPad(name))],
            tell::layout(spoken_layout(session)),
        )
    }

    fn pad_pressed(&mut self, press: Press, session: &Session, voices: &Voices) -> Intent {
        if self.pad.changing == Some(Changing::Which) {
            return self.button_to_change(press);
        }
        if let Some(at) = self.pad.writing {
            return self.pad_write(at, press, session, voices);
        }
        if self.pad.menu.is_some() {
            return self.in_choices(press, session, voices);
        }
        if let Some(question) = session.question()
            && let Some(intent) = self.answer(press, question.clone(), session)
        {
            return intent;
        }
        match pad::meaning(press, &session.settings().buttons) {
            Some(PadDoes::Row(id)) => self.row(id, session, voices),
            Some(PadDoes::Theme(next)) => {
                let step = if next { 1 } else { THEMES.len() - 1 };
                self.pad.theme = (self.pad.theme + step) % THEMES.len();
                let theme = THEMES[self.pad.theme];
                let docs = theme.rows.iter().filter_map(|id| keymap::row(id));
                Intent::Heard(tell::theme(theme.key, docs.map(|row| row.doc()).collect()))
            }
            Some(PadDoes::Menu) => self.open(Open::Everything, session),
            Some(PadDoes::Layout) => Intent::Heard(tell::layout(spoken_layout(session))),
            None => Intent::Heard(tell::free(press.held, press.button.key())),
        }
    }

    /// Does what a row of the key table does.
    fn row(&mut self, id: &str, session: &Session, voices: &Voices) -> Intent {
        let Some(row) = keymap::row(id) else {
            return Intent::Heard(given_up());
        };
        let filled = match row.does {
            Does::Act(action) => return self.perform_by_pad(action, session, voices),
            Does::Explore(query) => Filled::Explore(query),
            Does::Pieces(side) => Filled::Pieces(side),
            Does::Prefix => return Intent::Heard(given_up()),
            _ => return self.open(Open::Filling(row.id), session),
        };
        one(filled.command())
    }

    /// What wants a line is written on the gamepad.
    fn perform_by_pad(&mut self, action: Action, session: &Session, voices: &Voices) -> Intent {
        let intent = self.perform(action, session, voices);
        if self.has_purpose() {
            self.pad.writing = Some(0);
        }
        intent
    }

    /// The options of a question are walked with the directional pad and taken with the lower
    /// button. `None` if the button does what it always does.
    fn answer(&mut self, press: Press, question: Question, session: &Session) -> Option<Intent> {
        if press.held {
            return None;
        }
        let items = choices::options(&question);
        let reached = self.pad.answering.take();
        let at = reached.filter(|(of, _)| *of == question).map(|(_, at)| at);
        let next = match (press.button, at) {
            (Button::Down | Button::Right, at) => at.map_or(0, |at| (at + 1) % items.len().max(1)),
            (Button::Up | Button::Left, at) => {
                let last = items.len().saturating_sub(1);
                at.map_or(last, |at| at.checked_sub(1).unwrap_or(last))
            }
            (Button::South, Some(at)) => {
                let item = items.into_iter().nth(at)?;
                return Some(self.choose(item, session, None));
            }
            // Nothing was chosen yet, so that nothing is answered by accident.
            (Button::South, None) => return Some(one(Command::Repeat)),
            _ => {
                self.pad.answering = at.map(|at| (question, at));
                return None;
            }
        };
        self.pad.answering = Some((question, next));
        Some(Intent::Heard(told(&items, next)))
    }

    fn open(&mut self, open: Open, session: &Session) -> Intent {
        self.pad.menu = Some((open, 0));
        let items = items(open, session);
        let mut cues = tell::menu(items.len());
        cues.extend(told(&items, 0));
        Intent::Heard(cues)
    }

    /// Up and down go by one, left and right by ten; the lower button takes, the right one leaves.
    fn in_choices(&mut self, press: Press, session: &Session, voices: &Voices) -> Intent {
        let Some((open, at)) = self.pad.menu else {
            return Intent::Heard(given_up());
        };
        let items = items(open, session);
        let last = items.len().saturating_sub(1);
        let next = match press.button {
            Button::Down => (at + 1) % items.len().max(1),
            Button::Up => at.checked_sub(1).unwrap_or(last),
            Button::Right => (at + 10).min(last),
            Button::Left => at.saturating_sub(10),
            Button::South => {
                let Some(item) = items.into_iter().nth(at) else {
                    return Intent::Heard(given_up());
                };
                return self.choose(item, session, Some(voices));
            }
            Button::North | Button::West => at,
            _ => {
                self.pad.menu = None;
                self.pad.changing = None;
                return Intent::Heard(given_up());
            }
        };
        self.pad.menu = Some((open, next));
        Intent::Heard(told(&items, next))
    }

    /// An option was taken.
    fn choose(&mut self, item: Item, session: &Session, voices: Option<&Voices>) -> Intent {
        if let Some(Changing::To(press)) = self.pad.changing {
            let Some(id) = item.id else {
                return Intent::Heard(tell::not_for_a_button());
            };
            self.pad.changing = None;
            self.pad.menu = None;
            return one(Command::Set(Change::Button(press.name(), id.to_owned())));
        }
        self.pad.menu = None;
        self.pad.answering = None;
        match (item.choice, voices) {
            (Choice::Commands(commands), _) => Intent::Commands(commands),
            (Choice::Act(action), Some(voices)) => self.perform_by_pad(action, session, voices),
            (Choice::Act(_), None) => Intent::Heard(given_up()),
            (Choice::Fill(id), _) => self.open(Open::Filling(id), session),
            (Choice::Write, _) => self.begin_pad_writing(session.settings()),
            (Choice::ChangeButton, _) => {
                self.pad.changing = Some(Changing::Which);
                Intent::Heard(tell::change_button())
            }
            (Choice::ResetButtons, _) => one(Command::Set(Change::ResetButtons)),
        }
    }

    fn button_to_change(&mut self, press: Press) -> Intent {
        if !pad::can_be_given(press) {
            self.pad.changing = None;
            return Intent::Heard(tell::button_fixed(press.held, press.button.key()));
        }
        self.pad.changing = Some(Changing::To(press));
        self.pad.menu = Some((Open::Everything, 0));
        Intent::Heard(tell::change_button_to(press.held, press.button.key()))
    }
}

fn items(open: Open, session: &Session) -> Vec<Item> {
    match open {
        Open::Everything => choices::everything(session),
        Open::Filling(id) => choices::fillings(id),
    }
}

/// What is heard of the option reached: what it is, and which of how many.
fn told(items: &[Item], at: usize) -> Vec<Cue> {
    let Some(item) = items.get(at) else {
        return given_up();
    };
    let mut cues = item.told.clone();
    cues.push(tell::place(at + 1, items.len()));
    cues
}

/// Each button with what it does, as the player has them.
fn spoken_layout(session: &Session) -> Vec<crate::narrate::cue::Sentence> {
    let own = &session.settings().buttons;
    let presses = [false, true].into_iter().flat_map(|held| {
        Button::ALL
            .into_iter()
            .map(move |button| Press { held, button })
    });
    let of = |press: Press| {
        let does = pad::meaning(press, own)?;
        let doc = match does {
            PadDoes::Row(id) => keymap::row(id)?.doc(),
            PadDoes::Theme(next) => tell::doc(if next { "next-theme" } else { "previous-theme" }),
            PadDoes::Menu => tell::doc("menu"),
            PadDoes::Layout => tell::doc("layout"),
        };
        Some(tell::button(press.held, press.button.key(), doc))
    };
    let sticks = [tell::doc("left-stick"), tell::doc("right-stick")].map(Into::into);
    presses.filter_map(of).chain(sticks).collect()
}
