//! Words that were entered: the answer to a question, a move, or a command.

use super::contents::suits;
use super::entry::{
    DRAW_OFFERED, MOST_GAPS, answer_by_letter, beside_an_offer, castling_meant, entry_of, is_move,
};
use super::intent::{Intent, one, only_tells};
use super::likely::{acts, is_claim, is_final, is_possible, is_weighty};
use super::practice::{answer, typed};
use super::terms::NoTerm;
use super::{adjourning, against, arbiter, holes, seats, setting, terms};
use crate::board::Kind;
use crate::catalogue::When;
use crate::clock::{Clock, Running};
use crate::narrate::{at_a_loss, no_clock};
use crate::protocol::{Adjournment, Ask, ClaimKind, MoveEntry, Question, SetupCommand};
use crate::session::Session;
use crate::voice::{Meaning, Voices, WordMood};

/// Words: the answer to a question, a move, or a command, in this order.
pub(super) fn words(text: &str, session: &Session, voices: &Voices) -> Intent {
    let language = session.settings().language.as_str();
    let position = session.position();
    match session.question() {
        Some(Question::Promotion(..)) => {
            if let Some(kind) = promoted(text, voices, language) {
                return one(Ask::Promote(kind));
            }
        }
        Some(Question::Which(_, moves)) => {
            if let Some(entry) = voices.choose(text, position, moves, language) {
                return one(Ask::Enter(entry));
            }
        }
        Some(question @ (Question::Edition(_) | Question::Blind(_) | Question::Control(_))) => {
            return term(question, text, session, voices);
        }
        Some(Question::Opponent(asked)) => return answer(asked, text, voices, language),
        Some(Question::Adjournment(question)) => {
            if let Some(answer) = adjourning::answer(*question, text, session, voices) {
                return answer;
            }
        }
        Some(Question::Agreement(_)) if voices.begins(text, language) => return one(Ask::Yes),
        Some(question) => {
            if let Some(answer) = answered(question, text, session, voices) {
                return one(answer);
            }
        }
        None if session.has_pawn_to_promote() => {
            let entry = entry_of(text, session, voices);
            if let (false, Some(kind)) = (is_move(&entry), promoted(text, voices, language)) {
                return one(Ask::Promote(kind));
            }
        }
        None => {}
    }
    if session.question().is_none() {
        if !session.is_drilling() && voices.is_at_a_loss(text, language) {
            return Intent::Heard(at_a_loss());
        }
        if let Some(game) = against::game(text, session, voices) {
            return game;
        }
    }
    let typed = by_arbiter(text).or_else(|| adjourning::typed(text, session, voices));
    if let Some(command) = typed.or_else(|| typed_alike(text)) {
        return one(command);
    }
    if let Some(ask) = number_alone(text, session) {
        return one(ask);
    }
    let sealing = adjourning::seal_in_words(text, session, voices);
    if let Some(intent) = sealing.or_else(|| draw_claim(text, session, voices).map(one)) {
        return intent;
    }
    let entry = entry_of(text, session, voices);
    if let Some(offering) = offering(text, &entry, session, voices) {
        return one(offering);
    }
    let ask = move_or_command(text, entry, session, voices);
    let row = || meaning(text, session, voices).and_then(|one| one.row());
    one(seats::asked_about(ask, row, text, session, voices))
}

/// A number alone: where moves are walked it is that of a move, elsewhere it means nothing.
fn number_alone(text: &str, session: &Session) -> Option<Ask> {
    if session.question().is_some() || session.is_drilling() {
        return None;
    }
    let number = text.trim().trim_end_matches('.').parse().ok()?;
    Some(match session.is_listening() {
        true => Ask::ToMove(number),
        false => Ask::Enter(MoveEntry::Unreadable(text.to_owned())),
    })
}

/// The answer to a question that wants yes or no, or a term of an agreement.
fn answered(question: &Question, text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let language = session.settings().language.as_str();
    if let Some(term) = terms::answer(question, text) {
        return Some(Ask::Term(term));
    }
    let of_agreement = matches!(question, Question::Agreement(_));
    let term = of_agreement.then(|| voices.term(text, language)).flatten();
    if let Some(answer) = term.or_else(|| answer_by_letter(text, session, voices)) {
        return Some(answer);
    }
    let answer = voices.command(text, language)?;
    if answer == Ask::Yes && voices.only_asks(text, language) {
        return Some(Ask::Enter(MoveEntry::Unreadable(text.to_owned())));
    }
    matches!(answer, Ask::Yes | Ask::No).then_some(answer)
}

/// The move that was heard, or the command that the same words are.
fn move_or_command(text: &str, entry: MoveEntry, session: &Session, voices: &Voices) -> Ask {
    let is_known = is_move(&entry) || is_square(text, &entry);
    if !is_known || is_command(text, session, voices) {
        return command_here(text, &entry, session, voices).unwrap_or(Ask::Enter(entry));
    }
    let language = session.settings().language.as_str();
    let is_unsure = takes_back(text, &entry, language, voices) || voices.only_sighs(text, language);
    Ask::Enter(match is_unsure {
        true => MoveEntry::Unreadable(text.to_owned()),
        false => entry,
    })
}

/// The command, unless it is for setting up and the words castle, or it would give the game up where a choice was asked
/// for: "l'autre".
fn command_here(text: &str, entry: &MoveEntry, session: &Session, voices: &Voices) -> Option<Ask> {
    let is_here = || meaning(text, session, voices).is_some_and(|one| is_possible(&one, session));
    if matches!(entry, MoveEntry::Castling(_)) && !is_here() {
        return None;
    }
    let command = command_in(text, session, voices)?;
    // "Castling please" castles where that is legal, and sets nothing up.
    let sets_castling = matches!(command, Ask::Setup(SetupCommand::Castling));
    if sets_castling && session.setup().is_none() && castling_meant(text, session, voices).is_some()
    {
        return None;
    }
    let chooses = matches!(
        session.question(),
        Some(Question::Which(..) | Question::Promotion(..) | Question::Agreement(_))
    );
    let gives_up = matches!(command, Ask::NewGame | Ask::NewGameFrom(_));
    (!chooses || !gives_up).then_some(command)
}

/// Whether a word of what may be a capture takes a move back by itself: "je voudrais reprendre". That is asked about.
fn takes_back(text: &str, entry: &MoveEntry, language: &str, voices: &Voices) -> bool {
    let names_a_square = text.contains(|c: char| c.is_ascii_digit());
    let undoes = |word: &str| voices.command(word, language) == Some(Ask::Undo);
    !names_a_square
        && matches!(entry, MoveEntry::Move(_))
        && text.split_whitespace().take(MOST_GAPS).any(undoes)
}

/// What an arbiter types, which is the same in every language, and in the window as at the console.
fn by_arbiter(text: &str) -> Option<Ask> {
    let rest = text.trim().strip_prefix("arbiter")?;
    arbiter::read(rest).filter(|_| rest.is_empty() || rest.starts_with(char::is_whitespace))
}

/// The piece that a pawn becomes, by its name or in a sentence that is no command and asks nothing.
fn promoted(text: &str, voices: &Voices, language: &str) -> Option<Kind> {
    if voices.has_question(text) {
        return None;
    }
    let in_a_sentence = || {
        let is_command = !voices.meanings(text, language).is_empty();
        voices.promotion_in(text, language).filter(|_| !is_command)
    };
    voices.promotion(text).or_else(in_a_sentence)
}

/// A move with the sign or with words that offer a draw: "e4 (=)", "e4 draw", "remis, e4".
fn offering(text: &str, entry: &MoveEntry, session: &Session, voices: &Voices) -> Option<Ask> {
    if let Some(mv) = text.trim_end().strip_suffix(DRAW_OFFERED) {
        return Some(Ask::EnterOffering(entry_of(mv, session, voices)));
    }
    if is_move(entry) {
        return None;
    }
    beside_an_offer(text, session, voices).find_map(|mv| {
        let entry = entry_of(mv, session, voices);
        let is_meant = is_move(&entry) || matches!(entry, MoveEntry::FromTo(..));
        is_meant.then_some(Ask::EnterOffering(entry))
    })
}

/// Whether one word names a square, even where no move goes there: "a4" is not "a" and the number of a move.
fn is_square(text: &str, entry: &MoveEntry) -> bool {
    let [file, rank] = text.trim().as_bytes() else {
        return false;
    };
    file.is_ascii_alphabetic()
        && rank.is_ascii_digit()
        && !matches!(entry, MoveEntry::Unreadable(_))
}

/// "Go to e4" walks there, even where a pawn could go, and "take back" takes no piece. One word that names no square is
/// what it means as a command here: "zurücknehmen" takes nothing but a move, and "cómo" nothing at all.
fn is_command(text: &str, session: &Session, voices: &Voices) -> bool {
    let names_a_square = text.contains(|c: char| c.is_ascii_digit());
    if text.split_whitespace().nth(1).is_none() {
        let meant = meaning(text, session, voices).filter(|_| !names_a_square);
        return meant.is_some_and(|meant| meant.row().is_none_or(|row| suits(&row, session)));
    }
    let is_castling = |ask: &Ask| matches!(ask, Ask::Setup(SetupCommand::Castling));
    let lifts_or_puts = |ask: Ask| holes::lifts_or_puts(&ask, session);
    if command_in(text, session, voices).is_some_and(lifts_or_puts) {
        return true;
    }
    voices
        .command(text, &session.settings().language)
        .is_some_and(|ask| {
            let is_of_board = matches!(ask, Ask::Go(_) | Ask::Explore(_));
            // "A four" is no move of that number, and "castling please" castles.
            !matches!(ask, Ask::ToMove(_))
                && (!names_a_square || is_of_board)
                && (!is_castling(&ask) || session.setup().is_some())
        })
}

/// The answer to a question about a term of an agreement. What is none is said, or asked again.
fn term(question: &Question, text: &str, session: &Session, voices: &Voices) -> Intent {
    let language = session.settings().language.as_str();
    if let Some(term) = terms::answer(question, text) {
        return one(Ask::Term(term));
    }
    if let Some(command @ (Ask::No | Ask::Cancel | Ask::Help | Ask::Repeat)) =
        voices.command(text, language)
    {
        return one(command);
    }
    // The rank of a square is no number of minutes.
    let entry = entry_of(text, session, voices);
    if is_move(&entry) {
        return one(Ask::Enter(entry));
    }
    if let Some(term) = terms::in_a_sentence(question, text, voices, language) {
        return one(Ask::Term(term));
    }
    if matches!(question, Question::Control(_)) {
        let is_short = terms::is_short_clock(text);
        let fault = is_short.then(|| NoTerm::clock(text.trim()).said());
        return fault.unwrap_or_else(|| Intent::Heard(no_clock()));
    }
    one(Ask::Enter(MoveEntry::Unreadable(text.to_owned())))
}

/// What words mean as a command here: where they are said for several things, for what suits the place.
pub(super) fn meaning(text: &str, session: &Session, voices: &Voices) -> Option<Meaning> {
    let wanted = voices.instead(text, &session.settings().language);
    let text = wanted.unwrap_or(text);
    let mut meanings = voices.meanings(text, &session.settings().language);
    meanings.retain(|one| holes::may_be(one, session));
    // What is of an event goes before all else while one is open, and behind it elsewhere.
    let is_of_event = |one: &Meaning| one.row().is_some_and(|row| row.when == When::Tournament);
    let is_here = |one: &Meaning| is_of_event(one) == session.has_event();
    if meanings.iter().any(is_here) {
        meanings.retain(is_here);
    }
    // A question changes nothing where it may only ask, and is no step of a game unless it is a request.
    let tells = |meaning: &Meaning| matches!(meaning, Meaning::Ask(ask, _) if only_tells(ask));
    if text.trim_end().ends_with('?') {
        let is_request = voices.begins_request(text, &session.settings().language);
        let only_asks = meanings.iter().any(tells);
        meanings.retain(|one| tells(one) || !only_asks && (is_request || !is_final(one)));
    }
    // "Was that a mistake" has the words of "that was a mistake", and who asks how to do something, with which key, or
    // whether he may, does not do it yet.
    let language = session.settings().language.as_str();
    let is_exact = || voices.is_command(text, language);
    let begins = |mood| voices.after_mood(mood, text, language).is_some();
    let asks_how = || (begins(WordMood::How) || begins(WordMood::Keys)) && !is_exact();
    if voices.asks(text, language) || asks_how() {
        meanings.retain(|one| !acts(one) || is_claim(one));
    }
    if voices.asked_whether(text, language).is_some() {
        meanings.retain(|one| !is_weighty(one));
    }
    if voices.is_of_laws(text, language) && !is_exact() {
        return None;
    }
    let is_special = |meaning: &&Meaning| {
        let row = meaning.row().filter(|row| row.when != When::Always);
        row.is_some_and(|row| suits(&row, session))
    };
    let is_of_place = |meaning: &&Meaning| {
        let when = meaning.row().map(|row| row.when);
        matches!(when, Some(When::Drilling | When::SettingUp)) && is_special(meaning)
    };
    let is_answer = |meaning: &&Meaning| match meaning {
        Meaning::Ask(ask, _) => matches!(**ask, Ask::Yes | Ask::No),
        Meaning::Hands(_) => false,
    };
    let is_usual = |meaning: &&Meaning| {
        meaning.row().is_none_or(|row| row.when == When::Always) && !is_answer(meaning)
    };
    let all = || meanings.iter();
    let answer = all().find(is_answer).filter(|_| session.awaits_answer());
    let found = answer.or_else(|| all().find(is_of_place));
    let found = found.or_else(|| all().find(is_special).or_else(|| all().find(is_usual)));
    found.or_else(|| all().next()).cloned()
}

/// The command in words of the player's language. Who was awaited when an adjourned game was resumed arrives.
pub(super) fn command_in(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let command = meaning(text, session, voices)?.ask()?;
    // One command stops the clocks and starts them: who wants what is so already hears how they stand.
    let runs = session.clock().map(Clock::running);
    let is_so = match runs {
        Some(Running::Runs(_)) => {
            voices.is_in_mood(WordMood::Runs, text, &session.settings().language)
        }
        Some(Running::Paused(_)) => {
            voices.is_in_mood(WordMood::Stops, text, &session.settings().language)
        }
        Some(Running::Stopped) | None => false,
    };
    if command == Ask::Pause && is_so {
        return Some(Ask::TellTime);
    }
    if let Ask::Present(side) = command
        && session.awaits_anybody()
    {
        return Some(Ask::Adjournment(Adjournment::Arrives(side)));
    }
    Some(command)
}

/// What is typed in the same way in every language: when the clock warns, `warnings 300 60 10`, and
/// which engine plays.
fn typed_alike(text: &str) -> Option<Ask> {
    if let Some(command) = typed(text) {
        return Some(command);
    }
    let rest = text.trim().strip_prefix("warnings ")?;
    setting::change("warnings", rest.trim()).map(Ask::Set)
}

/// A claim of a draw with the move that is declared: the words of the claim, then those of the move.
fn draw_claim(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let language = session.settings().language.as_str();
    let text = text.trim();
    if voices.command(text, language).is_some() {
        return None;
    }
    let gaps = text
        .match_indices(char::is_whitespace)
        .rev()
        .take(MOST_GAPS);
    gaps.map(|(at, _)| text.split_at(at))
        .find_map(|(words, mv)| {
            let entry = || {
                let entry = entry_of(mv, session, voices);
                // What names no square is no move that somebody declares, but more words: "I claim a draw".
                let is_said = matches!(entry, MoveEntry::Unreadable(_))
                    && !mv.contains(|c: char| c.is_ascii_digit());
                (!is_said).then_some(entry)
            };
            let claim = voices.command(words, language)?;
            if claim == Ask::Claim(ClaimKind::Repetition(None)) {
                Some(ClaimKind::Repetition(Some(entry()?)))
            } else if claim == Ask::Claim(ClaimKind::QuietMoves(None)) {
                Some(ClaimKind::QuietMoves(Some(entry()?)))
            } else {
                None
            }
        })
        .map(Ask::Claim)
}
