//! Which command was probably meant here, and whether it is done without a question.

use super::contents::suits;
use super::holes;
use super::intent::only_tells;
use crate::board::Square;
use crate::catalogue::{Does, Hand, Row, When};
use crate::protocol::{
    Advice, AdviceCommand, Ask, Change, Explore, Intervention, OpponentChange, PracticeCommand,
    ShelfCommand,
};
use crate::session::Session;
use crate::voice::{Likely, Meaning, Mood, Voices, WordMood};

/// What has so much in common with words, in percent, is asked about.
pub(super) const LIKELY: u32 = 52;
/// With so much in common a command was meant, and no move between words that are none.
pub(super) const CLEARER_THAN_A_MOVE: u32 = 65;
/// So much more than the next likely one has that which is done without a question.
const CLEARLY: u32 = 4;
/// The same where not every word is known.
const MUCH: u32 = 12;
/// What nothing else comes near needs so much less at most.
const MOST_ALONE: u32 = 8;
/// What is of use only where the player is goes before what is of use everywhere.
const OF_PLACE: u32 = 10;

/// What is refused where the player is goes behind what is possible there if it has so little more.
const ELSEWHERE: u32 = 4;
/// What costs something is done where nothing else comes near, and with so much in common, in percent.
const WORD_FOR_WORD: u32 = 98;
/// With so much in common, in percent, nothing was said besides but courtesy.
const ALL: u32 = 99;
/// So much a command for another place has in common at least, which is refused here and so far from all others.
const FOR_ELSEWHERE: u32 = 94;

/// No more than so much, in percent, is said besides where the next line would be taken for an answer.
const LITTLE: u32 = 10;

/// What can be asked about goes before what cannot if it has so little less.
pub(super) const NEARLY: u32 = 12;

/// The commands that words may mean here, the likeliest first.
pub(super) fn likely_here(text: &str, session: &Session, voices: &Voices) -> Vec<Likely> {
    let language = session.settings().language.as_str();
    let mut all = voices.likely(text, language);
    // What is of another place is only looked for where every word is known.
    let can_be = |one: &Likely| one.is_known || is_possible(&one.meaning, session);
    // Who asks whether something was done, how it is done or whether he may do it, does not want it done, and only a
    // claim is about somebody else.
    let may_he = voices.asked_whether(text, language).is_some();
    let begins = |mood| voices.after_mood(mood, text, language).is_some();
    let how = begins(WordMood::How) || begins(WordMood::Keys);
    let is_wanted = |one: &Likely| match one.mood {
        _ if how && acts(&one.meaning) || may_he && is_weighty(&one.meaning) => false,
        Mood::Order | Mood::Doubt => true,
        Mood::Other => !acts(&one.meaning) || is_claim(&one.meaning),
        Mood::Question => !acts(&one.meaning),
    };
    // Of an empty square nobody asks where its piece may go: it was said where one is to go.
    let position = session.position();
    let has_piece = |one: &Likely| {
        moved_from(&one.meaning).is_none_or(|square| position.piece_at(square).is_some())
    };
    // "I can't go on, I resign" denies something else.
    let last = text.rsplit(',').next().unwrap_or(text);
    let denies = voices.denies(last, language);
    let is_denied = |one: &Likely| {
        let least = if is_lasting(&one.meaning) {
            WORD_FOR_WORD
        } else {
            CLEARER_THAN_A_MOVE
        };
        denies && acts(&one.meaning) && one.share < least
    };
    all.retain(|one| {
        can_be_meant(&one.meaning, session)
            && can_be(one)
            && is_wanted(one)
            && has_piece(one)
            && !is_denied(one)
    });
    for one in &mut all {
        let row = one.meaning.row();
        if !is_possible(&one.meaning, session) {
            one.share = one.share.saturating_sub(ELSEWHERE);
        } else if row.is_some_and(|row| row.when.is_special()) {
            one.share += OF_PLACE;
        }
    }
    all.sort_by_key(|one| std::cmp::Reverse(one.share));
    all
}

/// Whether it can be meant here: an answer is not guessed, an arbiter speaks where there is one, and the words of
/// draughts are for draughts.
pub(super) fn can_be_meant(meaning: &Meaning, session: &Session) -> bool {
    // What is said of a drill or a game that stands still is too short to be looked for elsewhere.
    let is_of_moment = matches!(
        meaning.row().map(|row| row.when),
        Some(
            When::Drilling
                | When::Lesson
                | When::SettingUp
                | When::SettingUpChess
                | When::Suspended
        )
    );
    if is_of_moment && !is_possible(meaning, session) {
        return false;
    }
    let Meaning::Ask(ask, row) = meaning else {
        return true;
    };
    let is_answer = matches!(**ask, Ask::Yes | Ask::No | Ask::Cancel);
    let by_arbiter = matches!(**ask, Ask::Arbiter(_)) && row.is_none();
    let of_draughts = matches!(**ask, Ask::Draughts(_));
    !is_answer
        && holes::may_be(meaning, session)
        && (!by_arbiter || session.is_in_competition())
        && (!of_draughts || session.position().chess().is_none())
}

/// Whether it is no command for another place, which would only be refused here.
pub(super) fn is_possible(meaning: &Meaning, session: &Session) -> bool {
    meaning.row().is_none_or(|row| suits(&row, session))
}

/// What is done without a question: it is clear, and costs little if it was not meant. The less is known of the words,
/// and the more it changes, the clearer it must be.
pub(super) fn sure(likely: &[Likely], session: &Session) -> Option<Meaning> {
    let first = likely.first()?;
    let next = likely.iter().find(|other| other.meaning != first.meaning);
    let more = first.share - next.map_or(0, |next| next.share);
    // What stands alone needs less.
    let alone = (more / 2).min(MOST_ALONE);
    // What is refused says why, and that is what was asked for.
    if !is_possible(&first.meaning, session) {
        let is_sure = first.is_whole && first.share + alone >= FOR_ELSEWHERE && more >= CLEARLY;
        return is_sure.then(|| first.meaning.clone());
    }
    if is_only_asked(first) {
        return None;
    }
    // A move alone does not ask whether it can be made: "he played knight f3".
    if matches!(first.meaning.row(), Some(row) if matches!(row.does, Does::KindTo(_))) {
        return None;
    }
    // "Level 5 is strong" sets none.
    let sets_level =
        |ask: &Ask| matches!(ask, Ask::Set(Change::Opponent(OpponentChange::Level(_))));
    if matches!(&first.meaning, Meaning::Ask(ask, _) if sets_level(ask) && first.share < ALL) {
        return None;
    }
    let tells = |ask: &Ask| only_tells(ask) || only_advises(ask);
    let (least, clearly) = match &first.meaning {
        Meaning::Ask(ask, _) if tells(ask) && first.is_known => (76, 0),
        Meaning::Ask(ask, _) if seats_anybody(ask) => return None,
        // "Small", "me": a word that is no way of saying it sets nothing.
        Meaning::Ask(ask, _) if only_sets(ask) && first.is_bare => return None,
        Meaning::Ask(ask, _) if is_soon_undone(ask, session) && first.is_whole => (82, CLEARLY),
        Meaning::Ask(ask, _) if only_sets(ask) => (88, MUCH),
        // It is asked about in any case.
        Meaning::Ask(ask, _) if **ask == Ask::Resign => {
            let is_sure = first.is_known && first.share >= 80 && more >= CLEARLY;
            return is_sure.then(|| first.meaning.clone());
        }
        Meaning::Ask(ask, _) if costs_something(ask) && first.is_whole => {
            let is_sure = first.share >= WORD_FOR_WORD && more >= MUCH;
            return is_sure.then(|| first.meaning.clone());
        }
        // The next line would be taken for what is asked for.
        Meaning::Hands(row) if begins_line(row) => {
            let is_sure = first.is_whole && first.mood == Mood::Order && first.left_over <= LITTLE;
            return is_sure.then(|| first.meaning.clone());
        }
        Meaning::Hands(row) if !changes(row) && first.is_known => (74, CLEARLY),
        // Enter at the board takes a piece or puts it down.
        Meaning::Hands(row) if matches!(row.does, Does::Hands(Hand::Enter)) => return None,
        // "This is easy" wants no other level, "which language is this" no other language.
        Meaning::Hands(row)
            if matches!(
                row.does,
                Does::Hands(Hand::NextValue(_) | Hand::PreviousValue(_))
            ) =>
        {
            return None;
        }
        Meaning::Hands(_) if first.is_whole => (80, CLEARLY),
        Meaning::Ask(..) | Meaning::Hands(_) => return None,
    };
    let is_sure = first.share + alone >= least && more >= clearly;
    is_sure.then(|| first.meaning.clone())
}

/// Whether it does something, and a question mark stands behind it, so that it seems to be asked about: "is that a new
/// game?"
pub(super) fn is_only_asked(one: &Likely) -> bool {
    let is_asked = one.mood == Mood::Doubt && acts(&one.meaning);
    is_asked && !is_put(&one.meaning) && !is_claim(&one.meaning)
}

/// Whether it does something, and neither tells nor advises.
pub(super) fn acts(meaning: &Meaning) -> bool {
    match meaning {
        Meaning::Ask(ask, _) => {
            let advises = matches!(**ask, Ask::Practice(PracticeCommand::Advice(_)));
            !only_tells(ask) && !advises
        }
        Meaning::Hands(row) => changes(row),
    }
}

/// The square of the piece of which it tells where it may go.
fn moved_from(meaning: &Meaning) -> Option<Square> {
    let Meaning::Ask(ask, _) = meaning else {
        return None;
    };
    if let Ask::Explore(Explore::Moves(square) | Explore::Captures(square)) = **ask {
        square
    } else {
        None
    }
}

/// Whether it claims what somebody else has done.
pub(super) fn is_claim(meaning: &Meaning) -> bool {
    matches!(meaning, Meaning::Ask(ask, _) if matches!(**ask, Ask::Claim(_)))
}

/// Whether it is put to somebody as a question: "draw?".
fn is_put(meaning: &Meaning) -> bool {
    matches!(meaning, Meaning::Ask(ask, _) if matches!(**ask, Ask::OfferDraw))
}

/// Whether it makes something of the game that no word more makes good.
pub(super) fn is_final(meaning: &Meaning) -> bool {
    matches!(meaning, Meaning::Ask(ask, _) if matches!(
        **ask,
        Ask::PressClock
            | Ask::Undo
            | Ask::UndoMoves(_)
            | Ask::Claim(_)
            | Ask::Touch(_)
            | Ask::Lift(_)
            | Ask::Put(_)
    ))
}

/// Whether the game, or what was reached in it, would not be what it was.
pub(super) fn is_lasting(meaning: &Meaning) -> bool {
    is_final(meaning)
        || matches!(meaning, Meaning::Ask(ask, _) if matches!(
            **ask,
            Ask::Quit | Ask::Resign | Ask::OfferDraw | Ask::NewGame | Ask::NewGameFrom(_) | Ask::Arbiter(_)
        ))
}

/// Whether it is not done where somebody only asks whether he may: it changes the game, or writes something.
pub(super) fn is_weighty(meaning: &Meaning) -> bool {
    is_lasting(meaning)
        || matches!(meaning, Meaning::Ask(ask, _) if matches!(
            **ask,
            Ask::Sheet(_) | Ask::Shelf(_) | Ask::Tape(_)
        ))
        || matches!(meaning, Meaning::Hands(row) if matches!(row.does, Does::Hands(Hand::ExportBraille)))
}

/// Whether it only changes a setting, or only asks for a choice.
fn only_sets(ask: &Ask) -> bool {
    let chooses = matches!(ask, Ask::Practice(PracticeCommand::Choose(_)));
    chooses || matches!(ask, Ask::Set(_) | Ask::Sound(_))
}

/// Whether it changes a setting.
pub(super) fn sets(meaning: &Meaning) -> bool {
    match meaning {
        Meaning::Ask(ask, _) => matches!(**ask, Ask::Set(_) | Ask::Sound(_)),
        Meaning::Hands(row) => matches!(
            row.does,
            Does::Hands(Hand::NextValue(_) | Hand::PreviousValue(_))
        ),
    }
}

/// Whether it is a step of a game or its end that is seldom said by chance.
fn costs_something(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::Quit | Ask::Claim(_) | Ask::Touch(_) | Ask::PressClock
    )
}

/// Whether somebody else plays from now on, who may move at once, or nobody does, or nobody helps.
fn seats_anybody(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::Practice(PracticeCommand::Opponent(_) | PracticeCommand::Off | PracticeCommand::Leave,)
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

/// Whether a line is typed for a row of the hands.
fn begins_line(row: &Row) -> bool {
    matches!(row.does, Does::Hands(Hand::Shelf(_) | Hand::Comment))
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
                | Hand::Which(_)
        )
    )
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
                | Ask::UndoMoves(2..)
                | Ask::Agree
                | Ask::NewGame
                | Ask::NewGameFrom(_)
        )
}
