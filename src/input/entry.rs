//! The move that words mean, and the answer that one letter gives.

use super::intent::{Intent, one, suggested};
use super::likely::is_possible;
use super::typed::on_the_other_keyboard;
use crate::narrate;
use crate::protocol::{Ask, Change, MoveEntry, Question};
use crate::session::Session;
use crate::voice::{AnswerWord, Meaning, Reply, Script, Voices, YesAbout};

/// What both players write behind a move with which a draw is offered.
pub(super) const DRAW_OFFERED: &str = "(=)";

/// No move has more words.
pub(super) const MOST_GAPS: usize = 32;

/// Whether a legal move was meant, or several.
pub(super) fn is_move(entry: &MoveEntry) -> bool {
    matches!(entry, MoveEntry::Move(_) | MoveEntry::Several(_))
}

/// The move that words mean in the languages of this player.
pub(super) fn entry_of(text: &str, session: &Session, voices: &Voices) -> MoveEntry {
    let settings = session.settings();
    let (language, announcer) = (&settings.language, &settings.announcer);
    let position = session.position();
    let entry = voices.hear_between(text, position, language, announcer);
    // "Та3" is a tower to the eye, and on the other keyboard a knight.
    if let MoveEntry::Move(mv) = entry
        && voices.is_foreign(text, language)
        && let MoveEntry::Move(other) = on_the_other(text, session, voices)
        && other != mv
    {
        return MoveEntry::Several(vec![mv, other]);
    }
    entry
}

/// The move that the keys of a line mean on the other keyboard.
pub(super) fn on_the_other(text: &str, session: &Session, voices: &Voices) -> MoveEntry {
    let settings = session.settings();
    let position = session.position();
    let text = on_the_other_keyboard(text);
    voices.hear_between(&text, position, &settings.language, &settings.announcer)
}

/// The castling that is named among words of which not all were understood, as a question.
pub(super) fn castling_meant(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let castling = voices.castling_in(text, &session.settings().language)?;
    let entry = entry_of(&castling, session, voices);
    match entry.moves() {
        [_] => Some(suggested(Ask::Enter(entry), String::new())),
        [] => None,
        _ => Some(Ask::Enter(entry)),
    }
}

/// What comes of castling that is told of a side: a question if it is to move, else who is.
pub(super) fn castling_told(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let (position, language) = (session.position(), &session.settings().language);
    let (side, entry) = voices.castling_told(text, position, language)?;
    if side != position.turn() {
        return Some(Ask::Turn);
    }
    Some(match entry.moves() {
        [_] => suggested(Ask::Enter(entry), String::new()),
        _ => Ask::Enter(entry),
    })
}

/// The answer that one letter of the language gives to a question that wants yes or no, as a line of its own.
pub(super) fn answer_by_letter(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    if !session.question()?.wants_yes_or_no() {
        return None;
    }
    let mut letters = text.trim().chars();
    let (letter, None) = (letters.next()?, letters.next()) else {
        return None;
    };
    let language = voices.get(&session.settings().language)?;
    Some(if language.answer_of(letter)? {
        Ask::Yes
    } else {
        Ask::No
    })
}

/// The move that is said once more behind a yes, where it was asked whether it was meant: "yes, knight f3".
pub(super) fn repeated(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let is_asked = matches!(session.question()?, Question::Meant(..));
    let rest = voices.behind_yes(text, &session.settings().language)?;
    let entry = entry_of(rest, session, voices);
    (is_asked && is_move(&entry)).then_some(Ask::Enter(entry))
}

/// The answer that a whole sentence gives to a question that wants yes or no. One that says both is not understood. Who
/// does not know what to answer, to any question, or does not mind, hears it again.
pub(super) fn answer_in_words(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let language = session.settings().language.as_str();
    let may_be_lost = |question: &Question| !question.wants_password();
    let is_asked = session.question().is_some_and(may_be_lost) && !session.is_drilling();
    let word = || voices.answer_in_a_word(text, language);
    if is_asked && matches!(word(), Some(AnswerWord::Unknown | AnswerWord::Indifferent)) {
        return Some(Ask::Enter(MoveEntry::Unreadable(text.to_owned())));
    }
    let asks = |question: &Question| question.wants_yes_or_no();
    let wants = session
        .question()
        .map_or_else(|| session.awaits_answer(), asks);
    if !wants {
        return None;
    }
    let asked = || {
        let voice = voices.get(language)?;
        let sentences = narrate::question(session.question()?).into_iter();
        let said = |one| voices.sentence(voice, &one, session.settings(), Script::Written);
        Some(sentences.map(said).collect::<Vec<String>>().join(" "))
    };
    let asked = asked().unwrap_or_default();
    let about = session.question().map_or(YesAbout::Offer, about);
    let reply = voices.reply(text, (about, &asked), language);
    // Who is offered a draw and takes it captures nothing.
    let takes_it = about == YesAbout::Draw && reply == Some(Reply::Yes);
    if !takes_it && is_move(&entry_of(text, session, voices)) {
        return None;
    }
    let meanings = voices.meanings(text, language);
    // Who wants to play on, or asks to wait, answers the question first.
    let is_command = |one: &Meaning| {
        let waits = matches!(one, Meaning::Ask(ask, _) if **ask == Ask::Pause);
        is_possible(one, session) && !waits && !one.agrees()
    };
    match reply {
        Some(Reply::Yes) => Some(Ask::Yes),
        _ if meanings.iter().any(is_command) => None,
        // More was said than that; one word may be another language's yes.
        None if text.trim().contains(' ') && meanings.iter().any(Meaning::agrees) => {
            Some(replied(Reply::Unclear, text))
        }
        reply => Some(replied(reply?, text)),
    }
}

/// What a question asks that wants yes or no.
fn about(question: &Question) -> YesAbout {
    match question {
        Question::Draw(_) => YesAbout::Draw,
        Question::Resign(_) => YesAbout::Resign,
        Question::NewGame(_) => YesAbout::New,
        Question::Agreement(_) => YesAbout::Begin,
        Question::LeaveDrill | Question::LeaveSetup => YesAbout::Leave,
        Question::Shelf(_) => YesAbout::Delete,
        Question::Meant(..) | Question::ReadBack(..) | Question::Spoken(..) => YesAbout::Meant,
        Question::Resume(..) => YesAbout::Resume,
        Question::Open(_)
        | Question::Promotion(..)
        | Question::Which(..)
        | Question::Arbiter(..)
        | Question::Edition(_)
        | Question::Blind(_)
        | Question::Control(_)
        | Question::Adjournment(_)
        | Question::Dispute(..)
        | Question::Missing { .. }
        | Question::Facing(_)
        | Question::Opponent(_)
        | Question::Drill(_)
        | Question::Tournament(_)
        | Question::Sheet(_)
        | Question::OwnVoice
        | Question::Output(_)
        | Question::Words
        | Question::Name => YesAbout::Other,
    }
}

/// The answer to an offer of a draw, where no question waits: who accepts or declines one offers none.
pub(super) fn answer_to_draw(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let language = session.settings().language.as_str();
    let is_at_game = session.setup().is_none() && session.exercise().is_none();
    let is_free = is_at_game && session.question().is_none() && !voices.is_command(text, language);
    let reply = is_free.then(|| voices.reply_to_draw(text, language))??;
    // "Ich nehme das Remis an" captures nothing.
    let entry = entry_of(text, session, voices);
    let names_a_square = text.contains(|c: char| c.is_ascii_digit());
    let is_several = matches!(entry, MoveEntry::Several(_));
    let is_other = is_move(&entry) && (names_a_square || !is_several);
    (!is_other).then(|| replied(reply, text))
}

fn replied(reply: Reply, text: &str) -> Ask {
    match reply {
        Reply::Yes => Ask::Yes,
        Reply::No => Ask::No,
        Reply::Unclear => Ask::Enter(MoveEntry::Unreadable(text.to_owned())),
    }
}

/// What stands before or behind the sign or the words that offer a draw.
pub(super) fn beside_an_offer<'t>(
    text: &'t str,
    session: &'t Session,
    voices: &'t Voices,
) -> impl Iterator<Item = &'t str> {
    let language = session.settings().language.as_str();
    let gaps = text.match_indices([' ', ',', ';']).take(MOST_GAPS);
    let parts = gaps.flat_map(|(at, _)| {
        let (first, last) = (&text[..at], &text[at + 1..]);
        [(first, last), (last, first)]
    });
    // "Knight f3, that's rubbish" judges, and a word of that offers nothing.
    let mut ends = text.match_indices(' ').take(MOST_GAPS);
    let judges = ends.any(|(at, _)| voices.asks(&text[at..], language));
    let offers = parts.filter(move |(mv, offer)| {
        let is_beside = || voices.offers_draw(offer, language) && !voices.offers_draw(mv, language);
        !judges && is_beside() && !voices.is_no_move_beside(mv, offer, language)
    });
    let signed = text.trim_end().strip_suffix(DRAW_OFFERED);
    signed.into_iter().chain(offers.map(|(mv, _)| mv))
}

/// No name has more words: what is longer was meant as something else.
const WORDS_OF_A_NAME: usize = 4;

/// The player's name, where that is asked: what is nothing else.
pub(super) fn name(text: &str, session: &Session) -> Option<Intent> {
    let is_asked = session.question() == Some(&Question::Name);
    let is_of_names = |c: char| c.is_alphabetic() || " .-'’".contains(c);
    let is_name =
        text.split_whitespace().count() <= WORDS_OF_A_NAME && text.chars().all(is_of_names);
    (is_asked && is_name).then(|| one(Ask::Set(Change::Player(text.trim().to_owned()))))
}
