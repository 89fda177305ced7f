//! What a press means where letters are not typed: on the board, on the home row, while keys
//! explain themselves, and while a key is being changed.

use super::braille::is_cells;
use super::hands::{Hands, KeyChange};
use super::intent::{Intent, one};
use super::typed::key_of_character;
use crate::board::Square;
use crate::catalogue::key::{Code, Key};
use crate::catalogue::keymap::{self, can_be_given, conflict, find, rows};
use crate::catalogue::{Does, Hand, Pressed, Row, Stroke};
use crate::narrate::{given_up, keyboard as tell};
use crate::protocol::{Ask, Change, Keyboard, MoveEntry, Question};
use crate::session::Session;
use crate::voice::Voices;

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
        if let Some(done) = self.type_in_files(typed, session) {
            return done;
        }
        if let Some(menu) = &mut self.menu {
            return Intent::Heard(menu.seek(typed, session, voices));
        }
        match self.letters_are_for(session) {
            Keyboard::Line | Keyboard::HomeRow if self.begins_a_row(key, session) => {
                self.say_prefix(session)
            }
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
        let found = find(key, prefix.map(|row| row.id), board, keys);
        let ends = matches!(found, Some((_, Pressed::Hands(Hand::ExplainKeys))));
        if ends || key.code == Code::Escape {
            self.explains = false;
            return Intent::Heard(tell::explains(false));
        }
        let Some((row, pressed)) = found else {
            let is_typed = matches!(key.code, Code::Letter(_) | Code::Digit(_)) && !key.ctrl;
            let letters = is_typed.then(|| tell::letters(self.letters_are_for(session)));
            return Intent::Heard(tell::explained(vec![keymap::key_name(key)], letters));
        };
        if let Pressed::Prefix(row) = pressed {
            self.prefix = Some(row);
        }
        Intent::Heard(tell::explained(row.names(keys), Some(row.doc())))
    }

    /// The next step of changing a key.
    fn change(&mut self, changing: KeyChange, key: Key, session: &Session) -> Intent {
        let keys = &session.settings().keys;
        if key.code == Code::Escape {
            self.changing = None;
            return Intent::Heard(given_up());
        }
        let name = || vec![keymap::key_name(key)];
        match changing {
            KeyChange::Which(prefix) => {
                let itself = prefix.filter(|_| key.code == Code::Enter);
                let found = itself.or_else(|| {
                    let board = session.settings().keyboard == Keyboard::Board;
                    find(key, prefix.map(|row| row.id), board, keys).map(|(row, _)| row)
                });
                let Some(row) = found else {
                    return Intent::Heard(tell::explained(name(), None));
                };
                if matches!(row.does, Does::Prefix) && itself.is_none() {
                    self.changing = Some(KeyChange::Which(Some(row)));
                    return Intent::Heard(tell::prefix(row.doc(), continuations(&row, session)));
                }
                let is_needed = matches!(
                    row.does,
                    Does::Hands(Hand::Enter | Hand::ChangeKey) | Does::Both(Hand::Cancel, _)
                );
                if row.stroke == Stroke::Step || is_needed {
                    return Intent::Heard(tell::key_fixed(row.names(keys)));
                }
                self.changing = Some(KeyChange::To(row));
                Intent::Heard(tell::change_key_to(row.doc()))
            }
            KeyChange::To(row) => {
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
                one(Ask::Set(Change::Key(row.id.to_owned(), key.name())))
            }
        }
    }

    /// Says what the prefix waits for.
    pub(super) fn say_prefix(&self, session: &Session) -> Intent {
        let Some(row) = self.prefix else {
            return Intent::Heard(given_up());
        };
        let next = continuations(&row, session);
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
            let chosen = MoveEntry::ways(moves).into_iter().nth(finger.into());
            return one(chosen.map_or(Ask::Repeat, |(_, entry)| Ask::Enter(entry)));
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
fn continuations(prefix: &Row, session: &Session) -> Vec<crate::narrate::cue::Sentence> {
    let keys = &session.settings().keys;
    rows()
        .filter(|row| row.prefix == Some(prefix.id))
        // A table has rows and columns, and no diagonals.
        .filter(|row| row.stroke == Stroke::Step || !session.walks_the_table())
        .map(|row| {
            tell::named(
                vec![keymap::stroke_name(row.stroke_in(keys))],
                Some(row.doc()),
            )
        })
        .collect()
}
