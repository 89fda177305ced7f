//! The player's hands on a gamepad: walking, reviewing, the menu, answering, and giving a button
//! another meaning.

use super::hands::{ButtonChange, Hands, PadHands};
use super::intent::{Intent, MicrophoneKey, one};
use super::menu::Menu;
use super::pad::{self, Button, PadDoes, PadGesture, PadReport, Press, THEMES};
use crate::board::Step;
use crate::catalogue::key::{Code, plain};
use crate::catalogue::{Hand, Pressed, row};
use crate::narrate::{given_up, pad as tell};
use crate::protocol::{Ask, Change};
use crate::session::Session;
use crate::voice::Voices;

/// The buttons that walk the pages of help, and leave them, as these keys do.
const HELP_BUTTONS: [(Button, Code); 5] = [
    (Button::Up, Code::Up),
    (Button::Down, Code::Down),
    (Button::Left, Code::Left),
    (Button::Right, Code::Right),
    (Button::East, Code::Escape),
];

/// The key that a button stands for in a list: in the menu, and among files.
const fn code_in_lists(button: Button) -> Option<Code> {
    match button {
        Button::Down => Some(Code::Down),
        Button::Up => Some(Code::Up),
        Button::Right => Some(Code::Right),
        Button::Left => Some(Code::Left),
        Button::South => Some(Code::Enter),
        Button::East => Some(Code::Escape),
        Button::LeftShoulder => Some(Code::Home),
        Button::RightShoulder => Some(Code::End),
        Button::North
        | Button::West
        | Button::LeftTrigger
        | Button::RightTrigger
        | Button::Select
        | Button::Start
        | Button::LeftStick
        | Button::RightStick => None,
    }
}

/// Whether a button opens the microphone, alone or with the left trigger, which may have come up before it.
fn opens_microphone(button: Button, session: &Session) -> bool {
    let opens = |held| {
        let meant = pad::meaning(Press { held, button }, &session.settings().buttons);
        meant == Some(PadDoes::Row("listen"))
    };
    opens(false) || opens(true)
}

impl Hands {
    /// What a report of the gamepad means here and now.
    pub(super) fn on_pad(
        &mut self,
        report: PadReport,
        session: &Session,
        voices: &Voices,
    ) -> Intent {
        match self.pad.pad.take(report) {
            PadGesture::Arrived(name) => {
                let is_known = session.settings().pads.contains(&name);
                self.pad.unknown = (!is_known).then(|| name.clone());
                Intent::Heard(tell::arrived(&name))
            }
            PadGesture::Left => {
                self.pad = PadHands {
                    theme: self.pad.theme,
                    ..PadHands::default()
                };
                Intent::Heard(tell::gone())
            }
            PadGesture::Released(button) if opens_microphone(button, session) => {
                Intent::Listen(MicrophoneKey::Up)
            }
            PadGesture::Released(_) | PadGesture::Nothing => Intent::Heard(Vec::new()),
            // The first press of a gamepad that is not known only says what its buttons do.
            _ if self.pad.unknown.is_some() => self.introduce(session),
            PadGesture::Walk(step) | PadGesture::Review(step) if self.menu.is_some() => {
                self.in_pad_menu(button_of(step), session, voices)
            }
            PadGesture::Walk(step)
                if self.reading.1 || self.files.is_some() || session.question().is_some() =>
            {
                self.press(plain(arrow_of(step)), session, voices)
            }
            PadGesture::Walk(step) => one(Ask::Walk(step)),
            PadGesture::Review(step) => {
                let id = THEMES[self.pad.theme % THEMES.len()].row(step);
                self.row(id, session, voices)
            }
            PadGesture::Press(press) => self.pad_pressed(press, session, voices),
        }
    }

    fn introduce(&mut self, session: &Session) -> Intent {
        let name = self.pad.unknown.take().unwrap_or_default();
        Intent::Both(
            vec![Ask::Set(Change::KnowsPad(name)).into()],
            tell::layout(spoken_layout(session)),
        )
    }

    fn pad_pressed(&mut self, press: Press, session: &Session, voices: &Voices) -> Intent {
        if self.pad.changing == Some(ButtonChange::Which) {
            return self.button_to_change(press);
        }
        if let Some(at) = self.pad.writing {
            return self.pad_write(at, press, session, voices);
        }
        if self.menu.is_some() {
            return self.in_pad_menu(press.button, session, voices);
        }
        if self.files.is_some()
            && let Some(code) = code_in_lists(press.button)
        {
            return self.press(plain(code), session, voices);
        }
        let walks = HELP_BUTTONS
            .iter()
            .find(|(button, _)| *button == press.button);
        if let Some((_, code)) = walks.filter(|_| !press.held)
            && let Some(page) = self.walk_help(plain(*code), session, voices)
        {
            return page;
        }
        // The options of a question are walked and taken as a list is; the right button does what it always does.
        if !press.held
            && press.button != Button::East
            && let Some(code) = code_in_lists(press.button)
            && session.question().is_some()
        {
            // Nothing was chosen yet, so that nothing is answered by accident.
            if code == Code::Enter && !self.is_answering(session) {
                return one(Ask::Repeat);
            }
            if let Some(answered) = self.walk_options(code, session) {
                return answered;
            }
        }
        match pad::meaning(press, &session.settings().buttons) {
            Some(PadDoes::Row(id)) => self.row(id, session, voices),
            Some(PadDoes::Theme(next)) => {
                let step = if next { 1 } else { THEMES.len() - 1 };
                self.pad.theme = (self.pad.theme + step) % THEMES.len();
                let theme = THEMES[self.pad.theme];
                let docs = theme.rows.iter().filter_map(|id| row(id));
                Intent::Heard(tell::theme(theme.key, docs.map(|row| row.doc()).collect()))
            }
            Some(PadDoes::Menu) => self.open_menu(Menu::default(), session),
            Some(PadDoes::Layout) => Intent::Heard(tell::layout(spoken_layout(session))),
            None => Intent::Heard(tell::free(press.held, press.button.key())),
        }
    }

    /// Does what a row of the key table does.
    fn row(&mut self, id: &str, session: &Session, voices: &Voices) -> Intent {
        let Some(row) = row(id) else {
            return Intent::Heard(given_up());
        };
        match row.fixed() {
            Some(Pressed::Prefix(_)) => Intent::Heard(given_up()),
            Some(pressed @ Pressed::Hands(_)) => {
                let intent = self.pressed(pressed, session, voices);
                self.write_by_pad();
                intent
            }
            Some(pressed) => self.pressed(pressed, session, voices),
            None => self.open_menu(Menu::filling(row), session),
        }
    }

    /// The menu is walked as with the arrows: the lower button takes, the right one goes back,
    /// the shoulders go to the ends, and the small buttons close it.
    fn in_pad_menu(&mut self, button: Button, session: &Session, voices: &Voices) -> Intent {
        let Some(code) = code_in_lists(button) else {
            if !matches!(button, Button::North | Button::West) {
                return self.act(Hand::Menu, session, voices);
            }
            let heard = self.menu.as_mut().map(|menu| menu.heard(session));
            return Intent::Heard(heard.unwrap_or_default());
        };
        match self.menu.as_mut() {
            Some(menu) => {
                let pressed = menu.press(plain(code), session, voices);
                let intent = self.in_menu(pressed, session, voices);
                self.write_by_pad();
                intent
            }
            None => Intent::Heard(given_up()),
        }
    }

    /// What wants a line is written on the gamepad.
    fn write_by_pad(&mut self) {
        if self.has_purpose() {
            self.pad.writing = Some(0);
        }
    }

    /// The name of the press that is to mean something else, which is now known.
    pub(super) fn takes_button(&mut self) -> Option<String> {
        match self.pad.changing.take()? {
            ButtonChange::To(press) => Some(press.name()),
            ButtonChange::Which => None,
        }
    }

    fn button_to_change(&mut self, press: Press) -> Intent {
        if !pad::can_be_given(press) {
            self.pad.changing = None;
            return Intent::Heard(tell::button_fixed(press.held, press.button.key()));
        }
        self.pad.changing = Some(ButtonChange::To(press));
        self.menu = Some(Menu::picking());
        Intent::Heard(tell::change_button_to(press.held, press.button.key()))
    }
}

/// The button of a direction in which a stick is pushed.
fn button_of(step: Step) -> Button {
    match step {
        Step::Up | Step::UpLeft => Button::Up,
        Step::Down | Step::DownRight => Button::Down,
        Step::Left | Step::DownLeft => Button::Left,
        Step::Right | Step::UpRight => Button::Right,
    }
}

const fn arrow_of(step: Step) -> Code {
    match step {
        Step::Up | Step::UpLeft => Code::Up,
        Step::Down | Step::DownRight => Code::Down,
        Step::Left | Step::DownLeft => Code::Left,
        Step::Right | Step::UpRight => Code::Right,
    }
}

/// Each button with what it does, as the player has them.
fn spoken_layout(session: &Session) -> Vec<crate::narrate::cue::Sentence> {
    let own = &session.settings().buttons;
    let presses = [false, true].into_iter().flat_map(|held| {
        let buttons = Button::ALL.iter();
        buttons.map(move |&button| Press { held, button })
    });
    let of = |press: Press| {
        let does = pad::meaning(press, own)?;
        let doc = match does {
            PadDoes::Row(id) => row(id)?.doc(),
            PadDoes::Theme(next) => tell::doc(if next { "next-theme" } else { "previous-theme" }),
            PadDoes::Menu => tell::doc("menu"),
            PadDoes::Layout => tell::doc("layout"),
        };
        Some(tell::button(press.held, press.button.key(), doc))
    };
    let sticks = [tell::doc("left-stick"), tell::doc("right-stick")].map(Into::into);
    presses.filter_map(of).chain(sticks).collect()
}
