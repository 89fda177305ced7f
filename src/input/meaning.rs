//! What words mean to the hands.

use super::asking::{is_announcement, is_for_options, is_unread, no_option};
use super::entry::{
    answer_in_words, answer_to_draw, castling_meant, castling_told, entry_of, is_move, name,
    repeated,
};
use super::hands::Hands;
use super::intent::{Intent, one, suggested};
use super::irreversible::claim_asked_about;
use super::likely::{
    CLEARER_THAN_A_MOVE, LIKELY, NEARLY, acts, can_be_meant, is_lasting, is_only_asked,
    is_possible, is_weighty, likely_here, sets, sure,
};
use super::nearest::{as_called, asked_for, known_move, nearest_command, nearest_move};
use super::words::{meaning, words};
use super::{braille, drill, event_words, key_asked, of_piece, practice, setup, shelf, tournament};
use crate::catalogue::{Does, Hand, Row};
use crate::narrate;
use crate::protocol::{Ask, Explore, MoveEntry, Question, ShelfCommand};
use crate::session::Session;
use crate::voice::{Likely, Meaning, Mood, Voices, WordMood};

impl Hands {
    /// Words: a move, a command, or what stands for a key.
    pub(super) fn say(&mut self, text: &str, session: &Session, voices: &Voices) -> Intent {
        if braille::is_cells(text) {
            return self.say_cells(text, session, voices);
        }
        // Who knows other programs begins a command with a slash.
        let text = text.trim_start().trim_start_matches('/');
        let asked = voices.command(text, &session.settings().language);
        if let Some(answer @ (Ask::Yes | Ask::No)) = &asked
            && let Some(done) = self.answer_doubt(*answer == Ask::Yes, session)
        {
            return done;
        }
        if let Some(told) = self.more((text, asked.as_ref()), session, voices) {
            return told;
        }
        let repeated = repeated(text, session, voices);
        let answer = repeated.or_else(|| answer_in_words(text, session, voices));
        if let Some(answer) = answer.or_else(|| answer_to_draw(text, session, voices)) {
            return one(answer);
        }
        let language = session.settings().language.as_str();
        if session.question().is_none() && voices.says_no_to_itself(text, language) {
            return Intent::Heard(narrate::left_as_it_is());
        }
        if let Some(fen) = setup::fen(text) {
            return one(fen);
        }
        if let Some(kept) = self.keep_ahead(text, session, voices) {
            return kept;
        }
        let level = practice::level_said(text, session, voices);
        if let Some(told) = level.or_else(|| key_asked::told(text, session, voices)) {
            return told;
        }
        let meant = if let Some(board) = session.setup() {
            setup::words(text, board, session, voices)
        } else if let Some(exercise) = session.exercise() {
            drill::answer(text, exercise, session, voices)
        } else {
            words(text, session, voices)
        };
        if is_for_options(text, session, &meant)
            && let Some(named) = self.option_named(text, session, voices)
        {
            return named;
        }
        let meant = if is_unread(&meant) && !is_announcement(&meant, session) {
            let entry = tournament::bare(text, session, voices);
            entry
                .or_else(|| event_words::of_board(text, session, voices))
                .or_else(|| event_words::of_no_board(text, session, voices))
                .map(one)
                .or_else(|| self.by_hand(text, session, voices))
                .or_else(|| name(text, session))
                .or_else(|| no_option(&meant, session))
                .unwrap_or(meant)
        } else {
            meant
        };
        claim_asked_about(meant, text, session, voices)
    }

    /// What the hands do about words that are neither a move nor asked of the session; what is asked of the library
    /// with words of its own; and what was probably meant.
    fn by_hand(&mut self, text: &str, session: &Session, voices: &Voices) -> Option<Intent> {
        let asks_name = session.question() == Some(&Question::Name);
        let is_free = asks_name || matches!(session.question(), None | Some(Question::Meant(..)));
        let language = session.settings().language.as_str();
        // "Don't speak any faster" has the words of "don't speak".
        let denies = is_free && !asks_name && denies_a_setting(text, session, voices);
        if denies && !voices.is_command(text, language) {
            return Some(Intent::Heard(narrate::left_as_it_is()));
        }
        if let Some(Meaning::Hands(row)) = meaning(text, session, voices) {
            let is_short = matches!(
                row.does,
                Does::Hands(Hand::Silence | Hand::Thanks | Hand::Hello)
            );
            let pressed = row.fixed().filter(|_| is_free || is_short)?;
            return Some(self.pressed(pressed, session, voices));
        }
        if let Some(told) = tell_how(text, session, voices) {
            return Some(told);
        }
        if let Some(told) = of_piece::centre(text, session, voices).filter(|_| is_free) {
            return Some(told);
        }
        if is_free && voices.asks_to_castle(text, language) {
            return Some(one(Ask::Explore(Explore::Castling)));
        }
        if let Some(castles) = castling_told(text, session, voices).filter(|_| is_free) {
            return Some(one(castles));
        }
        if let Some(rule) = voices.rule_asked(text, language) {
            let is_chess = session.position().chess().is_some();
            return Some(Intent::Heard(narrate::rule(match is_chess {
                true => rule,
                false => "draughts",
            })));
        }
        // What is like a command may be a name, and what the laws say of everybody is no command.
        if !is_free || asks_name || voices.is_of_laws(text, language) {
            return None;
        }
        let dropped = voices.dropped(text, language);
        let drops_a_move = dropped.is_some_and(|mv| is_move(&entry_of(mv, session, voices)));
        if drops_a_move || denies {
            return Some(Intent::Heard(narrate::left_as_it_is()));
        }
        self.by_likeness(text, session, voices)
    }

    /// What is done or asked about because it is like what was said.
    fn by_likeness(&mut self, text: &str, session: &Session, voices: &Voices) -> Option<Intent> {
        if let Some(done) = shelf::by_path(text, session, voices) {
            return Some(done);
        }
        let is_game = session.setup().is_none() && session.exercise().is_none();
        // "No knight f3" is no slip of "knight f3".
        let may_move = is_game && !voices.denies(text, &session.settings().language);
        if let Some(ask) = may_move
            .then(|| nearest_move(text, session, voices))
            .flatten()
        {
            return Some(one(ask));
        }
        let entry = entry_of(text, session, voices);
        let is_unreadable = matches!(entry, MoveEntry::Unreadable(_));
        if may_move
            && is_unreadable
            && let Some(ask) = castling_meant(text, session, voices)
        {
            return Some(one(ask));
        }
        // Who speaks of taking may take a move back.
        let names_no_move = is_unreadable || matches!(entry, MoveEntry::NoCaptures);
        let likely = if names_no_move {
            likely_here(text, session, voices)
        } else {
            Vec::new()
        };
        let share = likely.first().map_or(0, |one| one.share);
        let asked = || of_piece::asked(text, share, session, voices);
        if let Some(asked) = is_game.then(asked).flatten() {
            return Some(asked);
        }
        let is_clear = is_clear(text, likely.first(), session, voices);
        if may_move
            && is_unreadable
            && !is_clear
            && let Some(ask) = known_move(text, session, voices)
        {
            return Some(one(ask));
        }
        let command = shelf::in_words(text, session, voices);
        let sure = sure(&likely, session);
        if let Some(sought) = command
            .as_ref()
            .filter(|ask| seeks(ask, sure.as_ref(), session, voices))
        {
            return Some(one(sought.clone()));
        }
        if let Some(sure) = sure {
            return match sure {
                Meaning::Ask(ask, _) => Some(self.asked(*ask, session)),
                Meaning::Hands(row) => Some(self.pressed(row.fixed()?, session, voices)),
            };
        }
        // "Rook one", "Springer d55": part of a move, and no command.
        if voices.is_part_of_a_move(text, &session.settings().language) {
            return None;
        }
        if is_game
            && is_unreadable
            && let Some(ask) = nearest_command(text, session, voices)
        {
            return Some(one(ask));
        }
        let nearly = if is_unreadable { NEARLY } else { 0 };
        let asked = || asked_about(likely, nearly, session, voices).filter(|_| is_game);
        command.or_else(asked).map(one)
    }
}

/// Whether a command was meant, and no move between words that are none. "The pawn is moved to e4" and "White plays e4"
/// ask nothing.
fn is_clear(text: &str, likely: Option<&Likely>, session: &Session, voices: &Voices) -> bool {
    let is_other = |one: &Likely| {
        let row = one.meaning.row();
        !row.is_some_and(|row| matches!(row.does, Does::KindTo(_)))
    };
    likely.is_some_and(|one| one.share >= CLEARER_THAN_A_MOVE && is_other(one))
        && !voices.tells_of_a_side(text, &session.settings().language)
}

/// Whether a line denies what would change a setting: "don't speak faster". What is wanted with a denial, as "not so
/// fast", is a command of its own.
fn denies_a_setting(text: &str, session: &Session, voices: &Voices) -> bool {
    let denied = voices.without_denial(text, &session.settings().language);
    let meant = denied.and_then(|denied| meaning(&denied, session, voices));
    meant.is_some_and(|meant| sets(&meant))
}

/// "How do I resign", "which key resigns", "may I resign": the key of a command and what it does. What only tells is
/// told, and not explained, unless its key was asked for.
fn tell_how(text: &str, session: &Session, voices: &Voices) -> Option<Intent> {
    let settings = session.settings();
    let language = settings.language.as_str();
    let key = voices.after_mood(WordMood::Keys, text, language);
    let how = || voices.after_mood(WordMood::How, text, language);
    let may = voices.asked_whether(text, language);
    let is_meant = |one: &Meaning| match (&key, &may) {
        (Some(_), _) => true,
        (None, Some(_)) => is_weighty(one),
        (None, None) => acts(one),
    };
    let asked = key.clone().or_else(|| may.clone()).or_else(how)?;
    // What is only said or typed has no sentence.
    let can_be_told = |one: &Meaning| {
        let has_key = |row: &Row| !row.names(&settings.keys).is_empty();
        let is_told = |row: Row| has_key(&row) || key.is_none() && row.page().is_some();
        can_be_meant(one, session) && is_possible(one, session) && one.row().is_some_and(is_told)
    };
    let is_rule = voices.rule_asked(text, language).is_some();
    let exact = voices
        .meanings(&asked, language)
        .into_iter()
        .find(can_be_told);
    let exact = exact.filter(|_| !is_rule || voices.is_command(&asked, language));
    let least = if is_rule {
        FOR_SURE
    } else {
        CLEARER_THAN_A_MOVE
    };
    let likely = || {
        let all = voices.likely(&asked, language).into_iter();
        // One word with another ending is enough for its key.
        let is_clear = |one: &Likely| one.is_known || key.is_some() && one.share >= CLEARLY_TOLD;
        let all = all.filter(|one| one.share >= least && is_clear(one));
        all.map(|one| one.meaning).find(can_be_told)
    };
    let row = exact.or_else(likely).filter(is_meant)?.row()?;
    Some(Intent::Heard(narrate::keyboard::explained(
        row.names(&settings.keys),
        Some(row.doc()),
    )))
}

/// What is asked about of what is likely: the first that can be, if it has little less than the likeliest.
fn asked_about(
    likely: Vec<Likely>,
    nearly: u32,
    session: &Session,
    voices: &Voices,
) -> Option<Ask> {
    let best = likely.first()?.share;
    likely.into_iter().find_map(|one| {
        // Who leaves says little else.
        let least = if one.meaning.leaves() { LEAVES } else { LIKELY };
        let says_it = one.says_most && matches!(one.mood, Mood::Order | Mood::Doubt);
        let is_near = says_it && one.share >= least && one.share + nearly >= best;
        // "Take back?" is short for "may I".
        let is_exact = one.is_whole && one.left_over == 0 && one.share >= 100;
        let may_be = is_exact || !is_only_asked(&one);
        let is_meant = may_be && one.left_over <= most_left_over(&one);
        let words = as_called(&one.meaning, one.words, session, voices);
        let ask = asked_for(one.meaning, session, voices).filter(|_| is_near && is_meant)?;
        // What is suggested can be done here.
        (!session.refuses(&ask)).then(|| suggested(ask, words))
    })
}

/// Where more is left over of what was said, in percent, it was about something else. Less may be where something is
/// done, and the least where the game would not be what it was.
fn most_left_over(one: &Likely) -> u32 {
    // Who leaves says nothing besides.
    if one.meaning.leaves() {
        return 0;
    }
    if is_lasting(&one.meaning) {
        return if one.mood == Mood::Order { 20 } else { 0 };
    }
    let is_clear = one.mood == Mood::Order && one.share >= CLEARLY_TOLD;
    if is_clear && !acts(&one.meaning) {
        38
    } else {
        25
    }
}

/// With so much in common, in percent, something that only tells may be suggested though more was said.
const CLEARLY_TOLD: u32 = 60;

/// With so much in common, in percent, a command was asked about, and no rule of the game that was named, too.
const FOR_SURE: u32 = 80;

/// With so much in common, in percent, it is asked whether somebody meant to leave.
const LEAVES: u32 = 85;

/// Whether a name or a year is sought in the library, and no line begun for it.
fn seeks(ask: &Ask, sure: Option<&Meaning>, session: &Session, voices: &Voices) -> bool {
    let Ask::Shelf(ShelfCommand::Search(sought)) = ask else {
        return false;
    };
    let row = sure.and_then(Meaning::row);
    let begins_line = row.is_some_and(|row| matches!(row.does, Does::Hands(Hand::Shelf(_))));
    begins_line || voices.has_unknown(sought, &session.settings().language)
}
