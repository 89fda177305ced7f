//! What a press means where letters are not typed: on the board, on the home row, while keys
//! explain themselves, and while a key is being changed.

use super::board_keys::Does;
use super::braille::is_cells;
use super::keymap::{self, Pressed, Row, can_be_given, conflict, find, rows};
use super::keys::{Action, Code, Key};
use super::typed::key_of_character;
use super::{Hands, Intent, one};
use crate::board::Square;
use crate::narrate::{given_up, keyboard as tell};
use crate::protocol::ask::{Ask, MoveEntry};
use crate::protocol::choice::Choice as _;
use crate::protocol::question::Question;
use crate::protocol::settings::Change;
use crate::protocol::settings::keyboard::Keyboard;
use crate::protocol::settings::setting::Setting;
use crate::session::Session;
use crate::voice::Voices;

/// How far the changing of a key has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Changing {
    /// The key that is to change is wanted; after a prefix, its second key.
    Which(Option<&'static str>),
    /// The new key for the command with this id is wanted.
    To(&'static str),
}

/// The eight keys of the home row from left to right, with what they type on Latin, German,
/// French, Spanish and Russian keyboards.
const HOME_ROW: [&[char]; 8] = [
    &['a', 'q', 'ф'],
    &['s', 'ы'],
    &['d', 'в'],
    &['f', 'а'],
    &['j', 'о'],
    &['k', 'л'],
    &['l', 'д'],
    &[';', 'ö', 'm', 'ñ', 'ж'],
];

impl Hands {
    /// A key that types a character was pressed.
    pub(super) fn stroke(
        &mut self,
        key: Option<Key>,
        typed: char,
        session: &Session,
        voices: &Voices,
    ) -> Intent {
        let key = key.or_else(|| key_of_character(typed));
        if let Some(key) = key.filter(|_| self.catches_keys()) {
            return self.press(key, session, voices);
        }
        match self.letters_are_for(session) {
            Keyboard::Line => self.write(typed, session, voices),
            Keyboard::HomeRow => self.home_row(key, typed, session),
            // A cell that was typed as such, pasted for instance, is a cell.
            Keyboard::Perkins if is_cells(typed.encode_utf8(&mut [0; 4])) => {
                self.write(typed, session, voices)
            }
            Keyboard::Perkins => {
                let name = key.map(keymap::key_name);
                Intent::Heard(tell::explained(name.into_iter().collect(), None))
            }
            Keyboard::Board => match (session.question(), key) {
                (Some(Question::Promotion(..)), Some(key)) => {
                    let kind = keymap::kind_of(key, key.shift);
                    one(kind.map_or(Ask::Help, Ask::Promote))
                }
                // The prefix says once more what can follow it.
                _ if typed == '?' && self.prefix.is_some() => self.say_prefix(session),
                (_, Some(key)) => self.press(key, session, voices),
                (_, None) => Intent::Heard(tell::explained(Vec::new(), None)),
            },
        }
    }

    /// What letters do now: they are typed where a line is wanted or an answer in words.
    pub(super) fn letters_are_for(&self, session: &Session) -> Keyboard {
        let chosen = session.settings().keyboard;
        let wants_words = match session.question() {
            None => false,
            Some(Question::Promotion(..)) => chosen != Keyboard::Board,
            Some(Question::Which(..)) => chosen != Keyboard::HomeRow,
            Some(_) => true,
        };
        // Whoever writes Braille answers in Braille, too.
        if chosen == Keyboard::Perkins && !self.writes {
            return chosen;
        }
        if wants_words || self.writes || self.has_purpose() {
            return Keyboard::Line;
        }
        chosen
    }

    /// Whether every key only explains itself, or is taken for the key that is being changed.
    pub(super) fn catches_keys(&self) -> bool {
        self.explains || self.changing.is_some()
    }

    /// What a key does that is caught.
    pub(super) fn caught(&mut self, key: Key, session: &Session) -> Intent {
        let keys = &session.settings().keys;
        let board = session.settings().keyboard == Keyboard::Board;
        if let Some(changing) = self.changing {
            return self.change(changing, key, session);
        }
        let prefix = self.prefix.take();
        let found = find(key, prefix, board, keys);
        let ends = matches!(found, Some((_, Pressed::Act(Action::ExplainKeys))));
        if ends || key.code == Code::Escape {
            self.explains = false;
            return Intent::Heard(tell::explains(false));
        }
        let Some((row, pressed)) = found else {
            let is_typed = matches!(key.code, Code::Letter(_) | Code::Digit(_)) && !key.ctrl;
            let letters = is_typed.then(|| tell::letters(self.letters_are_for(session)));
            return Intent::Heard(tell::explained(vec![keymap::key_name(key)], letters));
        };
        if let Pressed::Prefix(id) = pressed {
            self.prefix = Some(id);
        }
        Intent::Heard(tell::explained(row.names(keys), Some(row.doc())))
    }

    /// The next step of changing a key.
    fn change(&mut self, changing: Changing, key: Key, session: &Session) -> Intent {
        let keys = &session.settings().keys;
        if key.code == Code::Escape {
            self.changing = None;
            return Intent::Heard(given_up());
        }
        let name = || vec![keymap::key_name(key)];
        match changing {
            Changing::Which(prefix) => {
                let itself = prefix.filter(|_| key.code == Code::Enter);
                let found = itself.and_then(keymap::row).or_else(|| {
                    let board = session.settings().keyboard == Keyboard::Board;
                    find(key, prefix, board, keys).map(|(row, _)| row)
                });
                let Some(row) = found else {
                    return Intent::Heard(tell::explained(name(), None));
                };
                if matches!(row.does, Does::Prefix) && itself.is_none() {
                    self.changing = Some(Changing::Which(Some(row.id)));
                    return Intent::Heard(tell::prefix(row.doc(), continuations(row.id, session)));
                }
                let is_fixed = matches!(row.stroke, super::board_keys::Stroke::Step);
                let is_needed = matches!(
                    row.does,
                    Does::Act(Action::Enter | Action::Cancel | Action::ChangeKey)
                );
                if is_fixed || is_needed {
                    return Intent::Heard(tell::key_fixed(row.names(keys)));
                }
                self.changing = Some(Changing::To(row.id));
                Intent::Heard(tell::change_key_to(row.doc()))
            }
            Changing::To(id) => {
                let Some(row) = keymap::row(id) else {
                    self.changing = None;
                    return Intent::Heard(given_up());
                };
                if !can_be_given(key, &row) {
                    return Intent::Heard(tell::key_fixed(name()));
                }
                let wanted = match row.can_be_held() {
                    true => row.family_of(key),
                    false => vec![key],
                };
                if wanted.is_empty() {
                    return Intent::Heard(tell::key_fixed(name()));
                }
                let taken = |key: &Key| conflict(*key, &row, keys);
                if let Some(other) = wanted.iter().find_map(taken) {
                    return Intent::Heard(tell::key_taken(other.names(keys), other.doc()));
                }
                self.changing = None;
                one(Ask::Set(Change::Key(id.to_owned(), key.name())))
            }
        }
    }

    /// Begins or ends what a key of the hands' own is for.
    pub(super) fn of_the_hands(&mut self, action: Action, session: &Session) -> Option<Intent> {
        let toggled = |keyboard: Keyboard| {
            let on = session.settings().keyboard == keyboard;
            let next = if on { Keyboard::Line } else { keyboard };
            one(Ask::Set(Change::to(Setting::Keyboard, next.key())))
        };
        Some(match action {
            Action::BoardKeys => toggled(Keyboard::Board),
            Action::HomeRow => toggled(Keyboard::HomeRow),
            Action::Braille(action) => self.of_braille(action, session),
            Action::ResetKeys => one(Ask::Set(Change::ResetKeys)),
            Action::Write => {
                self.writes = session.settings().keyboard != Keyboard::Line;
                Intent::Heard(tell::writes())
            }
            Action::ExplainKeys => {
                self.explains = true;
                Intent::Heard(tell::explains(true))
            }
            Action::ChangeKey => {
                self.changing = Some(Changing::Which(None));
                Intent::Heard(tell::change_key())
            }
            Action::Help if self.has_helped && session.question().is_none() => {
                Intent::Heard(tell::listed(all_keys(session)))
            }
            _ => return None,
        })
    }

    /// Says what the prefix waits for.
    pub(super) fn say_prefix(&self, session: &Session) -> Intent {
        let Some(row) = self.prefix.and_then(keymap::row) else {
            return Intent::Heard(given_up());
        };
        let next = continuations(row.id, session);
        Intent::Heard(tell::prefix(row.doc(), next))
    }

    /// A stroke of the home row: a file, then a rank; or the number of an answer.
    fn home_row(&mut self, key: Option<Key>, typed: char, session: &Session) -> Intent {
        let lower = typed.to_lowercase().next().unwrap_or(typed);
        let finger = HOME_ROW.iter().position(|keys| keys.contains(&lower));
        let Some(finger) = finger.and_then(|at| u8::try_from(at).ok()) else {
            self.file = None;
            let name = key.map(keymap::key_name);
            return Intent::Heard(tell::explained(name.into_iter().collect(), None));
        };
        if let Some(Question::Which(_, moves)) = session.question() {
            let chosen = moves.get(usize::from(finger));
            return one(chosen.map_or(Ask::Repeat, |mv| Ask::Enter(MoveEntry::Move(*mv))));
        }
        let Some(file) = self.file.take() else {
            self.file = Some(finger);
            return Intent::Heard(tell::home_file(finger));
        };
        match Square::new(file, finger) {
            Some(square) => {
                let asks = to_square(square, session).into_iter();
                Intent::Commands(asks.map(Into::into).collect())
            }
            None => Intent::Heard(given_up()),
        }
    }
}

/// What naming a square does: it takes the own piece there, or puts the one in the hand. With an
/// empty hand it names where to go, if only one move leads there, or asks which one is meant.
fn to_square(square: Square, session: &Session) -> Vec<Ask> {
    let position = session.position();
    let own = session
        .piece_at(square)
        .is_some_and(|piece| piece.side == position.turn());
    let fitting: Vec<_> = position.legal_moves();
    let fitting: Vec<_> = fitting.into_iter().filter(|mv| mv.to() == square).collect();
    let by_hand = own || session.hand().is_some() || session.is_in_competition();
    if by_hand || session.is_listening() {
        let go = Ask::Go(square);
        let is_felt = session.is_listening();
        return if is_felt {
            vec![go]
        } else {
            vec![go, Ask::TakeOrPut]
        };
    }
    vec![Ask::Enter(match fitting.as_slice() {
        [] => MoveEntry::To(square),
        [mv] => MoveEntry::Move(*mv),
        _ => MoveEntry::Several(fitting),
    })]
}

/// The keys that can follow a prefix, each with what it does.
fn continuations(prefix: &str, session: &Session) -> Vec<crate::narrate::cue::Sentence> {
    let keys = &session.settings().keys;
    rows()
        .filter(|row| row.prefix == Some(prefix))
        .map(|row| {
            tell::named(
                vec![keymap::stroke_name(row.stroke_in(keys))],
                Some(row.doc()),
            )
        })
        .collect()
}

/// Every key that does something here, each with what it does.
fn all_keys(session: &Session) -> Vec<crate::narrate::cue::Sentence> {
    let settings = session.settings();
    let board = settings.keyboard == Keyboard::Board;
    let is_here = |row: &Row| (board || !row.board) && suits(row, session);
    let here: Vec<Row> = rows().filter(is_here).collect();
    // The keys of the board first: they are what the player is in the middle of.
    let (of_board, everywhere): (Vec<Row>, Vec<Row>) = here.into_iter().partition(|row| row.board);
    let rows = of_board.into_iter().chain(everywhere);
    rows.map(|row| super::help::named(&row, session)).collect()
}

/// Whether a row is of any use in what is being done: playing, competing or listening.
pub(super) fn suits(row: &Row, session: &Session) -> bool {
    let (listens, competes) = (session.is_listening(), session.is_in_competition());
    match row.does {
        Does::Explore(query) => !(competes && query.is_advice()),
        Does::Act(action) => match action {
            Action::Forward | Action::Back | Action::ToStart | Action::ToEnd | Action::PlayOn => {
                listens
            }
            Action::NextGame | Action::PreviousGame => listens,
            Action::PressClock | Action::ReadOut | Action::Repeats => competes,
            Action::Attackers | Action::Practice(_) => !competes,
            Action::Undo | Action::Pause | Action::ReadBack => !competes && !listens,
            Action::OfferDraw | Action::Resign | Action::Adjust => !listens,
            _ => true,
        },
        _ => true,
    }
}
