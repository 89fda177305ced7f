//! What words mean to the hands.

use super::asking::{is_for_options, is_unread, no_option};
use super::device::DeviceInput;
use super::entry::{answer_in_words, entry_of, on_the_other};
use super::hands::Hands;
use super::intent::{Intent, one};
use super::words::{command_here, meaning, words};
use super::{braille, drill, setup, shelf};
use crate::catalogue::{Does, Hand};
use crate::narrate::ahead;
use crate::protocol::{Ask, MoveEntry, Question, Suggestion};
use crate::session::Session;
use crate::voice::{Meaning, Voices};

impl Hands {
    /// Words: a move, a command, or what stands for a key.
    pub(super) fn say(&mut self, text: &str, session: &Session, voices: &Voices) -> Intent {
        if braille::is_cells(text) {
            return self.say_cells(text, session, voices);
        }
        // Who knows other programs begins a command with a slash.
        let text = text.trim_start().trim_start_matches('/');
        if let Some(answer) = answer_in_words(text, session, voices) {
            return one(answer);
        }
        if let Some(fen) = setup::fen(text) {
            return one(fen);
        }
        if let Some(kept) = self.keep_ahead(text, session, voices) {
            return kept;
        }
        let meant = if let Some(board) = session.setup() {
            setup::words(text, board, session, voices)
        } else if let Some(exercise) = session.exercise() {
            drill::answer(text, exercise, session, voices)
        } else {
            words(text, session, voices)
        };
        let named = is_for_options(text, session, &meant);
        if let Some(named) = named
            .then(|| self.option_named(text, session, voices))
            .flatten()
        {
            return named;
        }
        if is_unread(&meant) {
            let found = self.by_hand(text, session, voices);
            return found
                .or_else(|| no_option(&meant, session))
                .unwrap_or(meant);
        }
        meant
    }

    /// Keeps a move that is said ahead while the opponent thinks.
    fn keep_ahead(&mut self, text: &str, session: &Session, voices: &Voices) -> Option<Intent> {
        let is_free = session.question().is_none() && session.is_opponents_turn();
        let mv = voices.said_ahead(text, &session.settings().language)?;
        is_free.then(|| {
            self.ahead = Some(mv.to_owned());
            Intent::Heard(ahead(true))
        })
    }

    /// Takes what was said ahead when its time has come. A game that is over or given up drops it.
    pub fn take_ahead(&mut self, session: &Session) -> Option<DeviceInput> {
        self.ahead
            .take_if(|_| !session.is_opponents_turn())
            .map(DeviceInput::Ahead)
    }

    /// What the hands do about words that are neither a move nor asked of the session; what is asked of the library
    /// with words of its own; and what may have been meant.
    fn by_hand(&mut self, text: &str, session: &Session, voices: &Voices) -> Option<Intent> {
        let is_free = matches!(session.question(), None | Some(Question::Meant(..)));
        if let Some(Meaning::Hands(row)) = meaning(text, session, voices) {
            let is_short = matches!(row.does, Does::Hands(Hand::Silence | Hand::Thanks));
            let pressed = row.fixed().filter(|_| is_free || is_short)?;
            return Some(self.pressed(pressed, session, voices));
        }
        if !is_free {
            return None;
        }
        let command = shelf::in_words(text, session, voices);
        let is_game = session.setup().is_none() && session.exercise().is_none();
        let meant = || suggestion(text, session, voices).filter(|_| is_game);
        command.or_else(meant).map(one)
    }
}

/// What may have been meant by words that were not understood, if they are nearly a move or a command.
fn suggestion(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let settings = session.settings();
    let languages = [settings.language.as_str(), settings.announcer.as_str()];
    let position = session.position_to_move();
    let is_unreadable = matches!(entry_of(text, session, voices), MoveEntry::Unreadable(_));
    let moves = if let MoveEntry::Move(mv) = on_the_other(text, session, voices) {
        vec![mv]
    } else if is_unreadable {
        voices.nearest_moves(text, &position, languages)
    } else {
        // "bxc6" where only a bishop can capture.
        voices.hear_leniently(text, &position, languages[0])
    };
    let suggested = |ask, words| Ask::Suggest(Box::new(Suggestion { ask, words }));
    match moves.as_slice() {
        [] if is_unreadable => {
            let lines = voices.nearest_lines(text, languages[0]).into_iter();
            let mut commands =
                lines.filter_map(|line| Some((command_here(&line, session, voices)?, line)));
            let nearest = commands.next().map(|(ask, words)| suggested(ask, words));
            nearest
                .or_else(|| known(text, session, voices))
                .or_else(|| {
                    let (share, words) = voices.nearest_command(text, languages[0])?;
                    let ask = command_here(&words, session, voices)?;
                    let is_sure = share >= SURELY_ALIKE && only_tells(&ask);
                    Some(if is_sure { ask } else { suggested(ask, words) })
                })
        }
        [] => None,
        [only] => Some(suggested(Ask::Enter(MoveEntry::Move(*only)), String::new())),
        _ => Some(Ask::Enter(MoveEntry::Several(moves))),
    }
}

/// With so much in common, in percent, what only tells something is told without a question.
const SURELY_ALIKE: usize = 80;

/// Whether an ask only tells something. Where it was not meant, that costs less than a question.
fn only_tells(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::Turn
            | Ask::TellTime
            | Ask::Moves
            | Ask::AllMoves
            | Ask::Repeat
            | Ask::Help
            | Ask::Status
            | Ask::Pieces { .. }
            | Ask::AllPieces
            | Ask::Attackers(_)
            | Ask::Look(_)
            | Ask::Explore(_)
    )
}

/// What the known words among others mean, as a question.
fn known(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let language = session.settings().language.as_str();
    let words = voices.known_words(text, language)?;
    let entry = entry_of(&words, session, voices);
    let (ask, words) = if let MoveEntry::Move(_) = entry {
        (Ask::Enter(entry), String::new())
    } else {
        (command_here(&words, session, voices)?, words)
    };
    Some(Ask::Suggest(Box::new(Suggestion { ask, words })))
}
