//! What only the hands do, and what they look at before something is asked.

use super::hands::{ButtonChange, Hands, KeyChange, Purpose};
use super::intent::{Intent, MicrophoneKey, one};
use super::menu::{Menu, MenuResponse};
use super::setting::turned;
use super::{adjourning, sheet, shelf};
use crate::catalogue::key::{Code, plain};
use crate::catalogue::{Hand, Pressed, Typed, WhichSpoken};
use crate::narrate::menu::closed;
use crate::narrate::{
    given_up, hello, keyboard as tell, line_empty, manual, pad, secret_wanted, shelf_input,
    thanked, which_language, which_voice,
};
use crate::protocol::{
    Ask, Change, Choice as _, Conduct, Keyboard, OpponentQuestion, Place, PracticeCommand,
    Question, Setting,
};
use crate::session::Session;
use crate::voice::Voices;

impl Hands {
    /// What a press, a row of the menu or a verb comes to.
    pub(super) fn pressed(
        &mut self,
        pressed: Pressed,
        session: &Session,
        voices: &Voices,
    ) -> Intent {
        match pressed {
            Pressed::Ask(ask) => self.asked(*ask, session),
            Pressed::AtCursor(make) => self.asked(make(session.cursor()), session),
            Pressed::Hands(hand) => self.perform(hand, session, voices),
            Pressed::Prefix(row) => {
                self.prefix = Some(row);
                self.say_prefix(session)
            }
        }
    }

    /// Something is asked, and what only the key before it had begun is forgotten.
    pub(super) fn asked(&mut self, ask: Ask, session: &Session) -> Intent {
        self.file = None;
        if matches!(ask, Ask::Yes | Ask::No)
            && let Some(done) = self.answer_doubt(ask == Ask::Yes, session)
        {
            return done;
        }
        one(self.meant_there(&ask, session).unwrap_or(ask))
    }

    /// Carries out what the hands do, and forgets what only the key before it had begun.
    pub(super) fn perform(&mut self, hand: Hand, session: &Session, voices: &Voices) -> Intent {
        self.file = None;
        self.act(hand, session, voices)
    }

    /// What Enter does: a word that is taught is left out, a line is entered, an option taken, a piece taken or put.
    fn enter_or_take(&mut self, session: &Session, voices: &Voices) -> Intent {
        if self.enrolment.is_some() && self.line.is_empty() && session.question().is_none() {
            return self.next_word();
        }
        let entered = self.enter(session, voices);
        let answered = entered.or_else(|| self.walk_options(Code::Enter, session));
        answered.unwrap_or_else(|| one(Ask::TakeOrPut))
    }

    /// What Escape does: it gives up what is being said, leaves what is open, else gives up the line, else cancels what the session knows.
    fn leave_or_cancel(&mut self, session: &Session, voices: &Voices) -> Intent {
        if self.is_heard() {
            return Intent::Listen(MicrophoneKey::GivenUp);
        }
        if self.line.is_empty() && self.reading.1 {
            return self.open_or_close_manual(session);
        }
        if self.line.is_empty() && self.enrolment.is_some() && session.question().is_none() {
            return self.end_enrolment();
        }
        let left = self.walk_help(plain(Code::Escape), session, voices);
        let given_up = left.or_else(|| self.give_up_line());
        let is_choosing = session.question().is_some_and(leads_to_opponent);
        let cancel = match is_choosing {
            true => Ask::Practice(PracticeCommand::Leave),
            false => Ask::Cancel,
        };
        given_up.unwrap_or_else(|| one(cancel))
    }

    pub(super) fn act(&mut self, hand: Hand, session: &Session, voices: &Voices) -> Intent {
        if let Some(ask) = self.done_there(hand, session) {
            return one(ask);
        }
        match hand {
            Hand::Enter => self.enter_or_take(session, voices),
            Hand::Cancel => self.leave_or_cancel(session, voices),
            Hand::Help => {
                let line = self.help_of_line();
                let told = line.or_else(|| self.help_again(session, voices));
                told.unwrap_or_else(|| one(Ask::Help))
            }
            Hand::Menu => self.open_or_close_menu(session),
            Hand::Page(page) => self.open_menu(Menu::on(page), session),
            Hand::Manual => self.open_or_close_manual(session),
            Hand::About => Intent::About,
            Hand::FaultReport => Intent::FaultReport,
            Hand::Silence => Intent::Silence,
            Hand::Listen => Intent::Listen(MicrophoneKey::Down),
            Hand::TeachVoice => Intent::TeachVoice,
            Hand::Thanks => Intent::Heard(thanked()),
            Hand::Hello => Intent::Heard(hello()),
            Hand::Which(WhichSpoken::Language) => Intent::Heard(which_language()),
            Hand::Which(WhichSpoken::Voice) => Intent::Heard(which_voice()),
            Hand::OtherGame(steps) => Intent::OtherGame(steps),
            Hand::OtherKind => {
                let other = session.position().game().other();
                one(Ask::NewGameFrom(other.start()))
            }
            Hand::Comment => self.comment(session),
            Hand::ExportBraille => one(sheet::export(session.settings().sheet.format, "")),
            Hand::SealedPage => self.seal_on_a_page(session),
            Hand::NextValue(setting) => other_value(setting, true, session, voices),
            Hand::PreviousValue(setting) => other_value(setting, false, session, voices),
            Hand::OtherDevice => Intent::OtherDevice,
            Hand::BrailleStrokes => {
                self.braille.writer.give_up();
                other_value(Setting::Strokes, true, session, voices)
            }
            Hand::BrailleTest => self.test_braille(),
            Hand::Letters(keyboard) => self.letters_for(keyboard, session),
            Hand::Adjourn if session.can_seal() && session.question().is_none() => {
                self.wanted(Purpose::Secret, secret_wanted())
            }
            Hand::Adjourn => one(adjourning::next_step(session)),
            Hand::Files(aim) => {
                self.aim = aim;
                Intent::Browse(None)
            }
            // What is refused here is not asked for.
            Hand::Shelf(typed) if typed != Typed::Player && !is_at_the_game(session) => {
                one(shelf::meant(typed, "", session, voices))
            }
            Hand::Shelf(typed) => {
                let heard = shelf_input(typed.into());
                self.wanted(Purpose::Shelf(typed), heard)
            }
            Hand::Write => self.begin_writing(session),
            Hand::WriteByPad => self.begin_pad_writing(session.settings()),
            Hand::ExplainKeys => self.explain_keys(),
            Hand::ChangeKey => {
                self.changing = Some(KeyChange::Which(None));
                Intent::Heard(tell::change_key())
            }
            Hand::ChangeButton => {
                self.pad.changing = Some(ButtonChange::Which);
                Intent::Heard(pad::change_button())
            }
        }
    }

    fn begin_writing(&mut self, session: &Session) -> Intent {
        self.writes = session.settings().keyboard != Keyboard::Line;
        Intent::Heard(tell::writes())
    }

    fn explain_keys(&mut self) -> Intent {
        self.explains = true;
        Intent::Heard(tell::explains(true))
    }

    /// A line is begun for something, and what is to be typed is said.
    pub(super) fn wanted(
        &mut self,
        purpose: Purpose,
        heard: Vec<crate::narrate::cue::Cue>,
    ) -> Intent {
        self.begin_line(purpose);
        Intent::Heard(heard)
    }

    fn open_or_close_menu(&mut self, session: &Session) -> Intent {
        if self.menu.take().is_some() {
            self.pad.changing = None;
            return Intent::Heard(closed());
        }
        self.open_menu(Menu::default(), session)
    }

    pub(super) fn open_menu(&mut self, mut menu: Menu, session: &Session) -> Intent {
        self.files = None;
        let heard = menu.heard(session);
        self.menu = Some(menu);
        Intent::Heard(heard)
    }

    /// The manual is opened where it was closed.
    fn open_or_close_manual(&mut self, session: &Session) -> Intent {
        let (reading, is_open) = &mut self.reading;
        *is_open = !*is_open;
        Intent::Heard(match is_open {
            true => reading.opened(&session.settings().language),
            false => manual::closed(),
        })
    }

    /// Letters are for something, or are typed again.
    fn letters_for(&mut self, keyboard: Keyboard, session: &Session) -> Intent {
        if keyboard == Keyboard::Perkins {
            self.braille.writer.give_up();
        }
        let on = session.settings().keyboard == keyboard;
        let next = if on { Keyboard::Line } else { keyboard };
        one(Ask::Set(Change::to(Setting::Keyboard, next.key())))
    }

    /// What a key or a click has done in the menu.
    pub(super) fn in_menu(
        &mut self,
        pressed: MenuResponse,
        session: &Session,
        voices: &Voices,
    ) -> Intent {
        let stays = matches!(
            pressed,
            MenuResponse::Heard(_)
                | MenuResponse::Set(_)
                | MenuResponse::Device
                | MenuResponse::Beside
        );
        if !stays {
            self.menu = None;
        }
        match pressed {
            MenuResponse::Heard(cues) => Intent::Heard(cues),
            MenuResponse::Set(command) => one(*command),
            MenuResponse::Device => Intent::OtherDevice,
            MenuResponse::Closed(cues) => {
                self.pad.changing = None;
                Intent::Heard(cues)
            }
            MenuResponse::Row(pressed) => self.pressed(pressed, session, voices),
            MenuResponse::Picked(row) => match self.takes_button() {
                Some(press) => one(Ask::Set(Change::Button(press, row.id.to_owned()))),
                None => Intent::Heard(given_up()),
            },
            MenuResponse::Beside | MenuResponse::Elsewhere => Intent::Heard(line_empty()),
        }
    }
}

/// The next value of a setting, or the one before; of the device only the host knows it.
pub(super) fn other_value(
    setting: Setting,
    up: bool,
    session: &Session,
    voices: &Voices,
) -> Intent {
    turned(setting, up, session.settings(), voices).map_or(Intent::OtherDevice, one)
}

/// Whether a question is one of those that lead to an opponent, behind the first.
fn leads_to_opponent(question: &Question) -> bool {
    let is_of_choice = matches!(
        question,
        Question::Opponent(OpponentQuestion::Engine(..) | OpponentQuestion::Level(_))
    );
    let is_clock =
        matches!(question, Question::Control(agreement) if agreement.conduct == Conduct::Practice);
    is_of_choice || is_clock
}

/// Whether the player is at a game, and not at what lies over it.
fn is_at_the_game(session: &Session) -> bool {
    match session.place() {
        Place::Exercise(_) | Place::Puzzle | Place::Lesson | Place::Setup => false,
        Place::Viewer | Place::Practice { .. } | Place::Competition(_) => true,
    }
}
