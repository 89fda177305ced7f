//! The verbs of adjourned games, and how a player's writing is sealed.

use super::arbiter::{seconds, side};
use super::entry::{DRAW_OFFERED, answer_by_letter, beside_an_offer, entry_of};
use super::intent::{Intent, one};
use super::{braille as cells, terms};
use crate::arbiter::{OnWord, Written};
use crate::braille::{self, Cells, Reading};
use crate::protocol::{Adjournment, AdjournmentQuestion, Ask, MoveEntry, Slip};
use crate::session::Session;
use crate::voice::Voices;

/// What stands between a move that is sealed and the word under which it is. The semicolon alone is a
/// sign of Braille printers.
const WORD_FOLLOWS: &str = "; ";
/// The sign of it without the space behind.
pub(super) const BEFORE_WORD: char = ';';

/// The command of a verb with what follows it; `None` if it is none of an adjournment.
pub(super) fn command(verb: &str, rest: &str) -> Option<Adjournment> {
    Some(match (verb, rest) {
        ("adjourn", "") => Adjournment::Adjourn(OnWord::Player),
        ("adjourn", "session-over") => Adjournment::Adjourn(OnWord::SessionOver),
        ("adjourn", "consent") => Adjournment::Adjourn(OnWord::Arbiter),
        ("players", names) => {
            let (white, black) = names.split_once('/')?;
            Adjournment::Names([white, black].map(|name| name.trim().to_owned()))
        }
        ("appointment", text) if !text.is_empty() => Adjournment::Appointment(text.to_owned()),
        ("resume", who) => resume(who)?,
        ("wrong-time", what) => wrong_time(what)?,
        ("offer", name) => Adjournment::Offer(side(name)?),
        ("resign", name) => Adjournment::Resigns(side(name)?),
        _ => return None,
    })
}

/// `resume`, `resume both`, `resume white late-60`: who is present, and how many minutes late a
/// player may come where the event sets it.
fn resume(text: &str) -> Option<Adjournment> {
    let (mut present, mut late_s) = (None, None);
    for word in text.split_whitespace() {
        match word.strip_prefix("late-") {
            Some(minutes) => late_s = Some(minutes.parse::<u32>().ok()?.checked_mul(60)?),
            None => present = Some(terms::blind(word)?),
        }
    }
    Some(Adjournment::Resume { present, late_s })
}

/// `wrong-time white 0:35:00 black`: whose clock, what should be left, and who points it out; the
/// arbiter if nobody is named.
fn wrong_time(text: &str) -> Option<Adjournment> {
    let mut words = text.split_whitespace();
    let whose = side(words.next()?)?;
    let remaining_s = seconds(words.next()?)?;
    let by = match words.next() {
        Some(name) => Some(side(name)?),
        None => None,
    };
    words.next().is_none().then_some(Adjournment::WrongTime {
        side: whose,
        remaining_s,
        by,
    })
}

/// With these behind a sealed move a draw is offered.
const OFFER_SIGNS: [&str; 2] = [DRAW_OFFERED, " ="];

/// What a player has written in the position on the board is to be sealed: a move, and behind a
/// semicolon the word under which it is sealed.
pub(super) fn seal(text: &str, session: &Session, voices: &Voices) -> Intent {
    let (text, word) = match text.split_once(WORD_FOLLOWS) {
        Some((text, word)) => (text.trim(), Some(word.trim())),
        None => (text.trim(), None),
    };
    let is_read = |written: &Written| !written.fitting.is_empty() || written.to.is_some();
    // The sign goes first: without it "e8=" would be half a promotion.
    let signed = OFFER_SIGNS.iter().find_map(|sign| text.strip_suffix(sign));
    let mut read = written(signed.unwrap_or(text), session, voices);
    let mut offers_draw = signed.is_some() && is_read(&read);
    if !is_read(&read) {
        let moves = beside_an_offer(text, session, voices);
        let found = moves.map(|mv| written(mv, session, voices)).find(is_read);
        offers_draw = found.is_some();
        read = found.unwrap_or(read);
    }
    let slip = Slip {
        text: text.to_owned(),
        written: read,
        offers_draw,
    };
    let word = word.filter(|word| !word.is_empty());
    Intent::Seal(Box::new(slip), word.map(str::to_owned))
}

/// A legal move with the word under which it is sealed, and nothing else; `None` if the line is no such thing. What is
/// not legal would lose, and is sealed only by who says that he seals.
pub(super) fn seal_under_word(text: &str, session: &Session, voices: &Voices) -> Option<Intent> {
    let (mv, word) = text.split_once(BEFORE_WORD)?;
    let entry = entry_of(mv.trim(), session, voices);
    let is_one = matches!(entry, MoveEntry::Move(_));
    let is_sealed = !word.trim().is_empty() && is_one;
    is_sealed.then(|| seal(&format!("{mv}{WORD_FOLLOWS}{word}"), session, voices))
}

/// What is typed about an adjourned game in every language alike: names, dates, times and moves.
pub(super) fn typed(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let (verb, rest) = text.trim().split_once(char::is_whitespace)?;
    let rest = rest.trim();
    let verbs = ["players", "appointment", "wrong-time", "offer", "resign"];
    if verb == "sealed-move" {
        let entry = entry_of(rest, session, voices);
        return Some(Ask::Adjournment(Adjournment::Says(entry)));
    }
    if !verbs.contains(&verb) {
        return None;
    }
    command(verb, rest).map(Ask::Adjournment)
}

/// The words with which a player adjourns or seals, with the move behind them.
pub(super) fn seal_in_words(text: &str, session: &Session, voices: &Voices) -> Option<Intent> {
    if !session.can_seal() {
        return None;
    }
    let language = session.settings().language.as_str();
    let seals = Ask::Adjournment(Adjournment::Adjourn(OnWord::Player));
    let gaps = text.match_indices(char::is_whitespace);
    let mut parts = gaps.map(|(at, _)| text.split_at(at));
    let (_, rest) =
        parts.rfind(|(words, _)| voices.command(words, language) == Some(seals.clone()))?;
    Some(seal(rest, session, voices))
}

/// What the key for adjournments does now.
pub(super) fn next_step(session: &Session) -> Ask {
    let resumes = session.is_away() || session.awaits_anybody();
    Ask::Adjournment(if resumes {
        Adjournment::Resume {
            present: None,
            late_s: None,
        }
    } else {
        Adjournment::Adjourn(OnWord::Player)
    })
}

/// What can be read of a player's writing: words, notation, or cells of Braille in any code.
fn written(text: &str, session: &Session, voices: &Voices) -> Written {
    let position = session.position();
    let written = voices.written(text, position, &session.settings().language);
    if !written.fitting.is_empty() || written.to.is_some() {
        return written;
    }
    // What is no notation may be Braille, as patterns of dots or in the signs of a Braille printer.
    let code = session.settings().braille.code();
    let cells = Cells::read(text).map(|mut cells| {
        cells.trim_end();
        braille::decode(position, &cells, code)
    });
    let fitting = match cells {
        Ok(Reading::One(mv)) => vec![mv],
        Ok(Reading::Several(moves)) => moves,
        Ok(Reading::None) | Err(_) => {
            // Whoever writes in cells may write in words, too.
            let words = cells::as_prose(text, session);
            let words = words.filter(|_| cells::is_cells(text));
            return words.map_or(written, |words| {
                voices.written(&words, position, &session.settings().language)
            });
        }
    };
    Written { fitting, ..written }
}

/// The answer to a question of an adjournment; `None` if the text is none.
pub(super) fn answer(
    question: AdjournmentQuestion,
    text: &str,
    session: &Session,
    voices: &Voices,
) -> Option<Intent> {
    let language = session.settings().language.as_str();
    let command = voices.command(text, language);
    match question {
        AdjournmentQuestion::Present(_) => {
            let sides = terms::sides_said(text, voices, language);
            sides.map(|present| one(Ask::Adjournment(Adjournment::Present(present))))
        }
        AdjournmentQuestion::Word => Some(match command {
            Some(command @ (Ask::No | Ask::Cancel | Ask::Help)) => one(command),
            _ => Intent::Unseal(text.trim().to_owned()),
        }),
        AdjournmentQuestion::SessionOver(_)
        | AdjournmentQuestion::Consent(..)
        | AdjournmentQuestion::TakeTime(..)
        | AdjournmentQuestion::Late(_)
        | AdjournmentQuestion::BeyondDoubt(_)
        | AdjournmentQuestion::Annul(_)
        | AdjournmentQuestion::Meaning(_)
        | AdjournmentQuestion::Unlike(..) => match answer_by_letter(text, session, voices) {
            Some(answer) => Some(one(answer)),
            None => command
                .filter(|command| matches!(command, Ask::Yes | Ask::No))
                .map(one),
        },
    }
}
