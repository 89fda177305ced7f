//! What comes of what a player has said aloud.

use super::choices::options;
use super::hands::{Hands, Hearing};
use super::intent::{Intent, either, one, only_tells, suggested};
use super::spoken::{Listened, Missed, SpokenMeaning, sentence_of};
use crate::game::Move;
use crate::narrate::listening as tell;
use crate::protocol::{Ask, MoveEntry, Question, Report, Suggestion};
use crate::session::Session;
use crate::voice::Voices;

impl Hands {
    /// Whether the microphone is open, or what was said is still being found out.
    pub fn is_heard(&self) -> bool {
        self.ear.is_open || self.ear.works
    }

    /// What was reached among the answers is of no other question, and not of this one when it is asked again. What was not
    /// clear counts where it is still asked what was said.
    pub(super) fn turn_to_other_question(&mut self, question: Option<&Question>) {
        self.answering = None;
        self.doubted = None;
        let both = [self.asked.as_ref(), question];
        let mut both = both.into_iter();
        self.was_unclear &= both.all(|one| one.is_some_and(Question::asks_what_was_said));
    }

    /// What comes of listening. The session is told while the player speaks, for a move that was read back waits then.
    pub(super) fn on_spoken(
        &mut self,
        spoken: Listened,
        session: &Session,
        voices: &Voices,
    ) -> Intent {
        let meant = self.meant_by_speech(spoken, session, voices);
        if self.is_heard() == session.hears_speech() {
            return meant;
        }
        match meant.split() {
            Ok((mut inputs, cues)) => {
                inputs.push(Report::Speaks(self.is_heard()).into());
                Intent::joined(inputs, cues)
            }
            Err(other) => other,
        }
    }

    fn meant_by_speech(&mut self, spoken: Listened, session: &Session, voices: &Voices) -> Intent {
        self.ear = Hearing {
            // An answer may come while the player speaks again.
            is_open: spoken == Listened::Open
                || self.ear.is_open && !matches!(spoken, Listened::Closed | Listened::GivenUp),
            works: matches!(spoken, Listened::Closed | Listened::Waits),
        };
        // Whoever speaks over a move that was read back may have taken it back: it is asked about.
        if let Some(Question::Spoken(_, mv)) = session.question()
            && matches!(spoken, Listened::GivenUp | Listened::Missed(_))
        {
            let is_unclear = spoken == Listened::Missed(Missed::NotUnderstood);
            let told = if let (Listened::Missed(why), false) = (&spoken, is_unclear) {
                tell::missed((*why).into())
            } else {
                Vec::new()
            };
            self.was_unclear |= is_unclear;
            return Intent::joined(vec![asked_whether_made(*mv).into()], told);
        }
        match spoken {
            Listened::Open => Intent::Heard(tell::open()),
            Listened::Closed => Intent::Heard(tell::closed()),
            Listened::Waits => Intent::Heard(tell::waits()),
            Listened::GivenUp => Intent::Heard(tell::given_up()),
            Listened::Teaches(words) => self.begin_enrolment(words),
            Listened::Heard(meaning) => self.on_meaning(meaning, session, voices),
            Listened::Unclear(SpokenMeaning::Move(one_move), SpokenMeaning::Move(other)) => {
                // Of the two, the one that is asked about is the likely one.
                let is_asked = |mv: &Move| matches!(session.question(), Some(Question::Which(_, moves)) if moves.contains(mv));
                match [one_move, other].map(|mv| is_asked(&mv).then_some(mv)) {
                    [Some(mv), None] | [None, Some(mv)] => {
                        self.unsure(SpokenMeaning::Move(mv), None, session, voices)
                    }
                    [Some(_), Some(_)] | [None, None] => self
                        .given_up(session)
                        .unwrap_or_else(|| one(Ask::Spoken(vec![one_move, other]))),
                }
            }
            Listened::Unclear(nearer, other) => self.unsure(nearer, Some(&other), session, voices),
            Listened::Unsure(nearer) => self.unsure(nearer, None, session, voices),
            Listened::Learnt => self.word_learnt(),
            Listened::Missed(Missed::NotUnderstood) if session.question().is_some() => {
                self.not_clear(session)
            }
            Listened::Missed(why) => {
                let mut told = tell::missed(why.into());
                told.extend(self.word_again());
                Intent::Heard(told)
            }
        }
    }

    fn on_meaning(&mut self, meaning: SpokenMeaning, session: &Session, voices: &Voices) -> Intent {
        self.was_unclear = false;
        match meaning {
            SpokenMeaning::Move(mv) => match session.question() {
                Some(Question::Which(_, moves)) if moves.contains(&mv) => {
                    one(Ask::Enter(MoveEntry::Move(mv)))
                }
                Some(_) | None => one(Ask::Spoken(vec![mv])),
            },
            SpokenMeaning::Option(at) => self.hear_option(at, session),
            SpokenMeaning::Words(words) => {
                let settings = session.settings();
                let is_draw = voices.command(&words, &settings.language) == Some(Ask::OfferDraw);
                let question = session.question();
                // What cannot be taken back is not done by the ear alone.
                if is_draw && question.is_none_or(Question::asks_what_was_said) {
                    return one(suggested(
                        Ask::OfferDraw,
                        sentence_of(&words, settings, voices),
                    ));
                }
                self.say(&words, session, voices)
            }
        }
    }

    /// What was not heard clearly is asked about, and perhaps what was nearly as near.
    fn unsure(
        &mut self,
        nearer: SpokenMeaning,
        other: Option<&SpokenMeaning>,
        session: &Session,
        voices: &Voices,
    ) -> Intent {
        let heard = [Some(&nearer), other];
        let question = session.question();
        let places = heard.into_iter().flatten();
        let places = places.filter_map(|meaning| place_of(meaning, question?));
        let places: Vec<usize> = places.collect();
        let is_option = question.is_some_and(|question| place_of(&nearer, question).is_some());
        // What is asked about a move costs nothing where the answer is no, and what may have been a no is no yes.
        let is_no = |meaning: &SpokenMeaning| takes_back(meaning, session, voices);
        match question {
            Some(asked) if asked.asks_what_was_said() && is_no(&nearer) => return one(Ask::No),
            Some(Question::Spoken(_, mv)) if other.is_some_and(is_no) => {
                self.was_unclear = true;
                return one(asked_whether_made(*mv));
            }
            Some(Question::Spoken(..)) if is_option => return one(Ask::Yes),
            Some(_) | None => {}
        }
        if let Some(given_up) = self.given_up(session) {
            return given_up;
        }
        // A yes or a no that is not clear is asked for once more.
        let is_yes_or_no = question.is_some_and(|asked| {
            let said = places
                .first()
                .and_then(|at| options(asked).into_iter().nth(*at));
            said.is_some_and(|said| matches!(said.command, Ask::Yes | Ask::No))
        });
        let asked = match (is_yes_or_no, is_option) {
            (true, _) => None,
            (false, true) => self.doubt(places, session),
            (false, false) => self.asked_whether(nearer, other, session, voices),
        };
        asked.unwrap_or_else(|| self.asked_again(session))
    }

    /// What was said is no clear answer: a question that wants one is put again.
    fn not_clear(&mut self, session: &Session) -> Intent {
        let given_up = self.given_up(session);
        given_up.unwrap_or_else(|| self.asked_again(session))
    }

    /// Nobody is asked for ever: what is not clear for the second time is no, where that costs nothing, and else a key
    /// has to say it.
    fn given_up(&mut self, session: &Session) -> Option<Intent> {
        let question = session.question()?;
        if !std::mem::replace(&mut self.was_unclear, true) {
            return None;
        }
        if question.is_declined_for_nothing() {
            self.was_unclear = false;
            return Some(Intent::joined(vec![Ask::No.into()], tell::say_again()));
        }
        let not_understood = || Intent::Heard(tell::missed(Missed::NotUnderstood.into()));
        question.wants_yes_or_no().then(not_understood)
    }

    /// Puts a question again that wants yes or no, or what was said.
    fn asked_again(&mut self, session: &Session) -> Intent {
        let wants_it =
            |asked: &Question| asked.wants_yes_or_no() || asked.is_declined_for_nothing();
        if !session.question().is_some_and(wants_it) {
            return Intent::Heard(tell::missed(Missed::NotUnderstood.into()));
        }
        self.doubted = None;
        self.answering = None;
        one(Ask::Repeat)
    }

    /// Asks whether a move or a command was said, and which of two commands; nothing where something else is asked.
    fn asked_whether(
        &mut self,
        meant: SpokenMeaning,
        other: Option<&SpokenMeaning>,
        session: &Session,
        voices: &Voices,
    ) -> Option<Intent> {
        let settings = session.settings();
        let question = session.question();
        let is_free = question.is_none_or(Question::asks_what_was_said);
        match (meant, question) {
            _ if session.exercise().is_some() => None,
            // Of the one that was read back and this one the player chooses.
            (SpokenMeaning::Move(mv), Some(Question::Spoken(_, read))) => {
                Some(one(Ask::Spoken(vec![*read, mv])))
            }
            (SpokenMeaning::Move(mv), _) => is_free.then(|| {
                let ask = Ask::Enter(MoveEntry::Move(mv));
                one(suggested(ask, String::new()))
            }),
            (SpokenMeaning::Option(_), _) => None,
            (SpokenMeaning::Words(words), question) => {
                let ask = voices.command(&words, &settings.language)?;
                // What only tells costs less than a question, and what stays as it is costs nothing.
                if question.is_some() && only_tells(&ask) {
                    return Some(self.say(&words, session, voices));
                }
                let is_answer = ask == Ask::Yes || question.is_some() && ask == Ask::No;
                (is_free && !is_answer).then(|| {
                    let sentence = sentence_of(&words, settings, voices);
                    let other = other.and_then(|other| command_of(other, session, voices));
                    let other = other.filter(|other| other.ask != ask);
                    one(either(ask, sentence, other.map(Box::new)))
                })
            }
        }
    }
}

/// Asks whether a move that was read back is to be made.
fn asked_whether_made(mv: Move) -> Ask {
    suggested(Ask::Enter(MoveEntry::Move(mv)), String::new())
}

/// The command that was said, by its sentence; a yes or a no is none.
fn command_of(meaning: &SpokenMeaning, session: &Session, voices: &Voices) -> Option<Suggestion> {
    let SpokenMeaning::Words(words) = meaning else {
        return None;
    };
    let settings = session.settings();
    let ask = voices.command(words, &settings.language)?;
    (!matches!(ask, Ask::Yes | Ask::No)).then(|| Suggestion {
        ask,
        words: sentence_of(words, settings, voices),
        other: None,
    })
}

/// Whether this means no to a question what was said, or takes back what was read back.
fn takes_back(meaning: &SpokenMeaning, session: &Session, voices: &Voices) -> bool {
    let question = session.question();
    let ask = match meaning {
        SpokenMeaning::Option(at) => question.and_then(|asked| {
            let option = options(asked).into_iter().nth(*at);
            option.map(|option| option.command)
        }),
        SpokenMeaning::Words(words) => voices.command(words, &session.settings().language),
        SpokenMeaning::Move(_) => None,
    };
    let is_read = matches!(question, Some(Question::Spoken(..)));
    ask == Some(Ask::No) || is_read && ask == Some(Ask::Undo)
}

/// The place of an answer among the options of a question.
fn place_of(meaning: &SpokenMeaning, question: &Question) -> Option<usize> {
    match (meaning, question) {
        (SpokenMeaning::Option(at), _) => Some(*at),
        (SpokenMeaning::Move(mv), Question::Which(_, moves)) => {
            let ways = MoveEntry::ways(moves);
            ways.iter().position(|(_, entry)| entry.names(mv))
        }
        (SpokenMeaning::Move(_) | SpokenMeaning::Words(_), _) => None,
    }
}
