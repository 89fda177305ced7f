//! What words mean to the hands.

use super::acting::other_value;
use super::asking::{is_for_options, is_unread, no_option};
use super::contents::suits;
use super::device::DeviceInput;
use super::entry::{answer_in_words, entry_of, on_the_other};
use super::hands::Hands;
use super::intent::{Intent, one, only_tells};
use super::words::{meaning, words};
use super::{braille, drill, setup, shelf};
use crate::catalogue::{Does, Hand, Row};
use crate::narrate::ahead;
use crate::protocol::{
    Advice, AdviceCommand, Ask, Change, Input, Intervention, MoveEntry, PracticeCommand, Question,
    ShelfCommand, Suggestion,
};
use crate::session::Session;
use crate::voice::{Likely, Meaning, Voices};

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
                .or_else(|| name(text, session))
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
    /// with words of its own; and what was probably meant.
    fn by_hand(&mut self, text: &str, session: &Session, voices: &Voices) -> Option<Intent> {
        let asks_name = session.question() == Some(&Question::Name);
        let is_free = asks_name || matches!(session.question(), None | Some(Question::Meant(..)));
        if let Some(Meaning::Hands(row)) = meaning(text, session, voices) {
            let is_short = matches!(row.does, Does::Hands(Hand::Silence | Hand::Thanks));
            let pressed = row.fixed().filter(|_| is_free || is_short)?;
            return Some(self.pressed(pressed, session, voices));
        }
        // What is like a command may be a name.
        if !is_free || asks_name {
            return None;
        }
        if let Some(path) = shelf::path_in_words(text, session, voices) {
            return Some(Intent::Open(path));
        }
        let is_game = session.setup().is_none() && session.exercise().is_none();
        if let Some(ask) = is_game
            .then(|| nearest_move(text, session, voices))
            .flatten()
        {
            return Some(one(ask));
        }
        let entry = entry_of(text, session, voices);
        let is_unreadable = matches!(entry, MoveEntry::Unreadable(_));
        // Who speaks of taking may take a move back.
        let names_no_move = is_unreadable || matches!(entry, MoveEntry::NoCaptures);
        let likely = if names_no_move {
            likely_here(text, session, voices)
        } else {
            Vec::new()
        };
        let is_clear = likely
            .first()
            .is_some_and(|one| one.share >= CLEARER_THAN_A_MOVE);
        if is_game
            && is_unreadable
            && !is_clear
            && let Some(ask) = known_move(text, session, voices)
        {
            return Some(one(ask));
        }
        if let Some(sure) = sure(&likely, session) {
            return match sure {
                Meaning::Ask(ask, _) => Some(one(*ask)),
                Meaning::Hands(row) => Some(self.pressed(row.fixed()?, session, voices)),
            };
        }
        if is_game
            && is_unreadable
            && let Some(ask) = nearest_command(text, session, voices)
        {
            return Some(one(ask));
        }
        let command = shelf::in_words(text, session, voices);
        let asked = || {
            let best = likely.first()?.share;
            let nearly = if is_unreadable { NEARLY } else { 0 };
            let mut likely = likely.into_iter();
            let near = likely.find_map(|one| {
                let is_near = one.share >= LIKELY && one.share + nearly >= best;
                let ask = asked_for(one.meaning, session, voices).filter(|_| is_near)?;
                Some(suggested(ask, one.words))
            });
            near.filter(|_| is_game)
        };
        command.or_else(asked).map(one)
    }
}

/// No name has more words: what is longer was meant as something else.
const WORDS_OF_A_NAME: usize = 4;

/// The player's name, where that is asked: what is nothing else.
fn name(text: &str, session: &Session) -> Option<Intent> {
    let is_asked = session.question() == Some(&Question::Name);
    let is_of_names = |c: char| c.is_alphabetic() || " .-'’".contains(c);
    let is_name =
        text.split_whitespace().count() <= WORDS_OF_A_NAME && text.chars().all(is_of_names);
    (is_asked && is_name).then(|| one(Ask::Set(Change::Player(text.trim().to_owned()))))
}

/// The move or the moves that may have been meant by words that were not understood.
fn nearest_move(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
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
    match moves.as_slice() {
        [] => None,
        [only] => Some(suggested(Ask::Enter(MoveEntry::Move(*only)), String::new())),
        _ => Some(Ask::Enter(MoveEntry::Several(moves))),
    }
}

/// The command that words are with the slip of one letter put right, as a question.
fn nearest_command(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let lines = voices.nearest_lines(text, &session.settings().language);
    lines.into_iter().find_map(|line| {
        let meaning = meaning(&line, session, voices)?;
        let ask = is_of_here(&meaning, session).then(|| asked_for(meaning, session, voices))??;
        Some(suggested(ask, line))
    })
}

fn suggested(ask: Ask, words: String) -> Ask {
    Ask::Suggest(Box::new(Suggestion { ask, words }))
}

/// What has so much in common with words, in percent, is asked about.
const LIKELY: u32 = 52;
/// With so much in common a command was meant, and no move between words that are none.
const CLEARER_THAN_A_MOVE: u32 = 65;
/// So much more than the next likely one has that which is done without a question.
const CLEARLY: u32 = 4;
/// The same where not every word is known.
const MUCH: u32 = 12;
/// What nothing else comes near needs so much less at most.
const MOST_ALONE: u32 = 8;
/// What is of use only where the player is goes before what is of use everywhere.
const OF_PLACE: u32 = 10;

/// What can be asked about goes before what cannot if it has so little less.
const NEARLY: u32 = 12;

/// The commands that words may mean here, the likeliest first.
fn likely_here(text: &str, session: &Session, voices: &Voices) -> Vec<Likely> {
    let language = session.settings().language.as_str();
    let mut all = voices.likely(text, language);
    all.retain(|one| is_of_here(&one.meaning, session));
    for one in &mut all {
        let is_special = one.meaning.row().is_some_and(|row| row.when.is_special());
        one.share += if is_special { OF_PLACE } else { 0 };
    }
    all.sort_by_key(|one| std::cmp::Reverse(one.share));
    all
}

/// Whether it can be meant here: an answer is not guessed, an arbiter speaks where there is one, and the words of
/// draughts are for draughts.
fn is_of_here(meaning: &Meaning, session: &Session) -> bool {
    let Meaning::Ask(ask, row) = meaning else {
        return meaning.row().is_none_or(|row| suits(&row, session));
    };
    let is_answer = matches!(**ask, Ask::Yes | Ask::No | Ask::Cancel);
    let by_arbiter = matches!(**ask, Ask::Arbiter(_)) && row.is_none();
    let of_draughts = matches!(**ask, Ask::Draughts(_));
    row.is_none_or(|row| suits(&row, session))
        && !is_answer
        && (!by_arbiter || session.is_in_competition())
        && (!of_draughts || session.position_to_move().chess().is_none())
}

/// What is done without a question: it is clear, and costs little if it was not meant. The less is known of the words,
/// and the more it changes, the clearer it must be.
fn sure(likely: &[Likely], session: &Session) -> Option<Meaning> {
    let first = likely.first()?;
    let next = likely.iter().find(|other| other.meaning != first.meaning);
    let more = first.share - next.map_or(0, |next| next.share);
    // What stands alone needs less.
    let alone = (more / 2).min(MOST_ALONE);
    let tells = |ask: &Ask| only_tells(ask) || only_advises(ask);
    let (least, clearly) = match &first.meaning {
        Meaning::Ask(ask, _) if resets(ask) => return None,
        Meaning::Ask(ask, _) if tells(ask) && first.is_known => (76, 0),
        Meaning::Ask(ask, _) if is_soon_undone(ask, session) && first.is_whole => (82, CLEARLY),
        Meaning::Ask(ask, _) if only_sets(ask) => (88, MUCH),
        // It is asked about in any case.
        Meaning::Ask(ask, _) if **ask == Ask::Resign => {
            return (first.share >= 80 && more >= CLEARLY).then(|| first.meaning.clone());
        }
        Meaning::Ask(..) => return None,
        Meaning::Hands(row) if !changes(row) && first.is_known => (74, CLEARLY),
        // Enter at the board takes a piece or puts it down.
        Meaning::Hands(row) if matches!(row.does, Does::Hands(Hand::Enter)) => return None,
        Meaning::Hands(_) if first.is_whole => (80, CLEARLY),
        Meaning::Hands(_) => return None,
    };
    let is_sure = first.share + alone >= least && more >= clearly;
    is_sure.then(|| first.meaning.clone())
}

/// Whether it only changes a setting, or only asks for a choice.
fn only_sets(ask: &Ask) -> bool {
    let chooses = matches!(ask, Ask::Practice(PracticeCommand::Choose(_)));
    chooses || matches!(ask, Ask::Set(_) | Ask::Sound(_))
}

/// Whether it gives up what the player has chosen, which nobody can tell him afterwards.
fn resets(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::Set(Change::Reset | Change::ResetKeys | Change::ResetButtons)
    )
}

/// Whether it tells what somebody who looks at the board sees, and no move.
fn only_advises(ask: &Ask) -> bool {
    let Ask::Practice(PracticeCommand::Advice(advice)) = ask else {
        return false;
    };
    match advice {
        AdviceCommand::Ask(Advice::Threat | Advice::Hanging | Advice::Value)
        | AdviceCommand::Opening => true,
        AdviceCommand::Ask(Advice::Hint)
        | AdviceCommand::Line(_)
        | AdviceCommand::Analyse
        | AdviceCommand::Turn(_) => false,
    }
}

/// Whether a row of the hands changes something, and does not only open a page or a line.
fn changes(row: &Row) -> bool {
    !matches!(
        row.does,
        Does::Hands(
            Hand::Help
                | Hand::Menu
                | Hand::Page(_)
                | Hand::Manual
                | Hand::About
                | Hand::ExplainKeys
                | Hand::Files(_)
                | Hand::Shelf(_)
                | Hand::Comment
                | Hand::Silence
        )
    )
}

/// What a meaning asks of the session, if it does not only open something for the hands.
fn asked_for(meaning: Meaning, session: &Session, voices: &Voices) -> Option<Ask> {
    match meaning {
        Meaning::Ask(ask, _) => Some(*ask),
        Meaning::Hands(row) => changed(row, session, voices),
    }
}

/// What a row of the hands that changes a setting asks of the session.
fn changed(row: Row, session: &Session, voices: &Voices) -> Option<Ask> {
    let intent = if let Does::Hands(Hand::NextValue(setting)) = row.does {
        other_value(setting, true, session, voices)
    } else if let Does::Hands(Hand::PreviousValue(setting)) = row.does {
        other_value(setting, false, session, voices)
    } else {
        return None;
    };
    let Intent::Commands(commands) = intent else {
        return None;
    };
    match commands.as_slice() {
        [Input::Ask(ask)] => Some(ask.clone()),
        _ => None,
    }
}

/// Whether one word more makes good what was not meant, or a question comes first.
fn is_soon_undone(ask: &Ask, session: &Session) -> bool {
    let is_offer = matches!(ask, Ask::OfferDraw) && !session.is_in_competition();
    let of_arbiter = matches!(ask, Ask::Arbiter(Intervention::StepIn));
    is_offer
        || of_arbiter
        || matches!(
            ask,
            Ask::Set(_)
                | Ask::Adjust
                | Ask::Sound(_)
                | Ask::Practice(_)
                | Ask::Drill(_)
                | Ask::Setup(_)
                | Ask::Sheet(_)
                | Ask::Tape(_)
                | Ask::Shelf(ShelfCommand::Keep | ShelfCommand::Open | ShelfCommand::Close)
                | Ask::Forward
                | Ask::Back
                | Ask::ToStart
                | Ask::ToEnd
                | Ask::ToMove(_)
                | Ask::PlayOn
                | Ask::Pause
                | Ask::Undo
                | Ask::Agree
                | Ask::NewGame
                | Ask::NewGameFrom(_)
        )
}

/// The move that the known words among others mean, as a question.
fn known_move(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let language = session.settings().language.as_str();
    let entry = entry_of(&voices.known_words(text, language)?, session, voices);
    matches!(entry, MoveEntry::Move(_)).then(|| suggested(Ask::Enter(entry), String::new()))
}
