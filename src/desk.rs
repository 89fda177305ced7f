//! A player's desk: hands, session and voices together, still without a device.

mod clipboard;
mod device;
mod heard;
mod lapse;

use crate::protocol::{Ask, Event, Input, Outcome, Place, Question, Report, ReviewStep};
use std::sync::Arc;

use crate::board::{Side, Step};
use crate::input::choices::{options, words};
use crate::input::keys::Code;
use crate::input::menu::Menu;
use crate::input::spoken::Sayable;
use crate::input::{DeviceInput, FileList, Hands, Intent};
use crate::narrate::cue::{Audience, Cue, Urgency};
use crate::narrate::review::Review;
use crate::narrate::{
    audience, copied, edge_of_review, in_few_words, is_told_by_another, narrate, narrate_among,
    nothing_said, spelling,
};
use crate::session::Session;
use crate::time::Moment;
use crate::voice::{Text, Voices};
pub use clipboard::Copied;
pub use heard::{Brief, Heard};
pub use lapse::Lapse;
use lapse::Lapses;

/// A question that waits for an answer, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionView {
    /// The question itself.
    pub text: String,
    /// The answers that can be clicked; any answer can be typed.
    pub answers: Vec<String>,
    /// Which of them is reached, counted from 0; Enter takes it.
    pub at: Option<usize>,
}

impl QuestionView {
    /// On one line: the answer that is reached and which of how many it is, then the question.
    pub fn line(&self) -> String {
        let reached = self.at.and_then(|at| Some((at, self.answers.get(at)?)));
        let reached = reached.map(|(at, one)| format!("{one} {}/{}", at + 1, self.answers.len()));
        let parts = reached.into_iter().chain([self.text.clone()]);
        parts.collect::<Vec<_>>().join("  ")
    }

    /// Whether a text tells which answer is reached.
    pub fn has_reached(&self, text: &str) -> bool {
        let reached = self.at.and_then(|at| self.answers.get(at));
        let behind = reached.and_then(|reached| text.strip_prefix(reached.as_str()));
        behind.is_some_and(|behind| !behind.starts_with(char::is_alphanumeric))
    }
}

/// Where a player is: the place, the number of the question, and whether the menu or the list of files lies over it.
type At = (Place, u32, bool, bool);

/// So often what was cut is said again: a move or a ruling, anything else.
const AGAIN: [u8; 2] = [2, 1];

/// Hands, session and voices.
#[derive(Clone)]
pub struct Desk {
    hands: Hands,
    session: Session,
    voices: Arc<Voices>,
    review: Review<Vec<Text>>,
    copied: Option<Copied>,
    /// What has happened by which something becomes stale before it was heard.
    lapses: Lapses,
    /// Where the player is, and at how many places he was before.
    at: (Option<At>, u32),
    /// Whose device the last input came from, if that is known.
    hand: Option<Side>,
}

impl Desk {
    /// A desk with nothing on it.
    pub fn new(voices: Arc<Voices>) -> Self {
        Self {
            hands: Hands::default(),
            session: Session::default(),
            voices,
            review: Review::default(),
            copied: None,
            lapses: Lapses::default(),
            at: (None, 0),
            hand: None,
        }
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The voices.
    pub fn voices(&self) -> &Voices {
        &self.voices
    }

    /// The voices, for whoever works beside.
    pub fn shared_voices(&self) -> Arc<Voices> {
        Arc::clone(&self.voices)
    }

    /// What has been typed and not been entered yet.
    pub fn line(&self) -> String {
        self.hands.line()
    }

    /// The word that the player is to say, so that his voice is learnt.
    pub fn word_to_say(&self) -> Option<&Text> {
        self.hands.word_to_say()
    }

    /// What the player can say aloud here and now.
    pub fn sayable(&self) -> Sayable {
        match self.is_secret() {
            true => Sayable::default(),
            false => self.hands.sayable(&self.session, &self.voices),
        }
    }

    /// Whether what is typed now is neither heard nor shown.
    pub fn is_secret(&self) -> bool {
        let question = self.session.question();
        self.hands.is_secret() || question.is_some_and(Question::wants_password)
    }

    /// Where the player is in the menu, if it is open.
    pub fn menu(&self) -> Option<Menu> {
        self.hands.menu()
    }

    /// The list of files to open, if the player walks it.
    pub fn files(&self) -> Option<&FileList> {
        self.hands.files()
    }

    /// Whether a path is being typed.
    pub fn types_a_path(&self) -> bool {
        self.hands.types_a_path()
    }

    /// Whether keys are struck as on a Braille writer now.
    pub fn takes_chords(&self) -> bool {
        self.hands.takes_chords(&self.session)
    }

    /// The question that waits, in words.
    pub fn question(&self) -> Option<QuestionView> {
        let question = self.session.question()?;
        let (settings, voices) = (self.session.settings(), &*self.voices);
        let asked = narrate(&Event::Asked(question.clone()), settings);
        let answers = options(question).into_iter();
        Some(QuestionView {
            text: words(&asked, settings, voices),
            answers: answers.map(|one| one.label(settings, voices)).collect(),
            at: self.hands.choice(&self.session),
        })
    }

    /// What an input means here and now. Nothing has happened yet.
    pub fn interpret(&mut self, input: DeviceInput) -> Intent {
        let (hand, input) = input.of_whom();
        self.hand = hand;
        // Whoever presses Escape wants to hear nothing of it again.
        let is_escape = matches!(&input, DeviceInput::Key(key) if key.code == Code::Escape);
        self.at.0.take_if(|_| is_escape);
        let is_written = !self.hands.line().is_empty();
        let enters = matches!(&input, DeviceInput::Key(key) if key.code == Code::Enter && is_written)
            || matches!(&input, DeviceInput::Line(_));
        if enters {
            self.lapses.note_deed(hand);
        }
        let mut meant = self.hands.interpret(input, &self.session, &self.voices);
        if let Some(side) = hand {
            meant = self.meant_by(side, meant);
        }
        self.note_place();
        meant
    }

    /// Handles what a log tells, unheard. What was wanted then has been answered in the log.
    pub fn replay(&mut self, at: Moment, input: impl Into<Input>) {
        let _ = self.session.handle(at, input);
    }

    /// Handles an input; returns what comes of it and what is heard of it.
    pub fn handle(&mut self, now: Moment, input: impl Into<Input>) -> (Outcome, Vec<Heard>) {
        let input = input.into();
        if let Input::Ask(Ask::Review(step)) = input {
            return (Outcome::default(), self.read_again(step));
        }
        if !matches!(input, Input::Report(Report::Tick | Report::Trouble(_))) {
            self.review.leave();
        }
        // What an ask looks up is for the player who gave it, also when it ends his turn.
        let explorer = self.explorer();
        // One hand makes the moves of both sides, unless each has a device.
        let is_ask = matches!(input, Input::Ask(_));
        let is_own = is_ask && self.hand.is_none();
        let by = is_ask.then(|| self.hand.unwrap_or(Side::White));
        // Nobody is reminded of a question while he answers it.
        if self.hands.is_heard() {
            self.session.put_off_reminder(now);
        }
        let outcome = self.session.handle(now, input);
        if is_ask && outcome.events.iter().any(is_deed) {
            self.lapses.note_deed(self.hand);
        }
        self.lapses.note(&outcome.events, self.session.question());
        self.note_place();
        let settings = self.session.settings();
        let mut heard = Vec::new();
        let events = outcome.events.iter();
        for event in events.filter(|event| !is_told_by_another(event, &outcome.events)) {
            let audience = audience(event, explorer);
            let first = heard.len();
            let cues = narrate_among(event, &outcome.events, settings);
            self.add(&mut heard, &cues, audience);
            for one in &mut heard[first..] {
                one.lapses = self.lapses.of(event, self.session.question(), by);
                self.mark(one, event, is_own);
            }
        }
        if outcome.events.iter().any(Event::lasts) {
            heard.iter_mut().for_each(|one| one.told_at = None);
        }
        let said = heard.iter().filter(|heard| !heard.texts.is_empty());
        said.for_each(|heard| self.review.push(heard.texts.clone()));
        (outcome, heard)
    }

    /// What was said ahead and comes now.
    pub fn take_ahead(&mut self) -> Option<DeviceInput> {
        self.hands.take_ahead(&self.session)
    }

    /// Notes what is heard of a move.
    fn mark(&self, heard: &mut Heard, event: &Event, is_own: bool) {
        let Event::Moved { before, mv } = event else {
            return;
        };
        let render = |cue| match cue {
            Cue::Say(said) => Some(self.voices.render(&said, self.session.settings())),
            Cue::Sound(_) => None,
        };
        if let [Some(text), Some(and_before), Some(and_more)] =
            in_few_words(before, *mv).map(render)
        {
            heard.brief = Some(Brief {
                text,
                joints: [and_before, and_more],
                before: 0,
            });
        }
        if is_own && heard.urgency == Urgency::Owed {
            heard.urgency = Urgency::Own;
        }
    }

    /// Whether it is stale, so that nobody wants to hear it any more.
    pub fn is_over(&self, heard: &Heard) -> bool {
        let is_asked = self.session.question().is_some();
        let is_answering = self.hands.is_answering(&self.session);
        let lapse = heard.lapses;
        lapse.is_some_and(|lapse| self.lapses.is_over(lapse, is_asked, is_answering))
    }

    /// Whether what was cut so often is worth to be said again: a move or a ruling twice, anything else once, and only
    /// where it was told.
    pub fn is_worth_again(&self, heard: &Heard, cuts: u8) -> bool {
        let [lasting, passing] = AGAIN;
        match heard.told_at {
            None => cuts <= lasting,
            Some(place) => cuts <= passing && place == self.at.1,
        }
    }

    fn note_place(&mut self) {
        let over = [self.hands.menu().is_some(), self.hands.files().is_some()];
        let at = (self.session.place(), self.lapses.number(), over[0], over[1]);
        if self.at.0.replace(at) != Some(at) {
            self.at.1 = self.at.1.wrapping_add(1);
        }
    }

    fn read_again(&mut self, step: ReviewStep) -> Vec<Heard> {
        if let Some(of_board) = Copied::of_board(step, &self.session) {
            self.copied = Some(of_board);
            return self.tell(&copied());
        }
        let Some((texts, is_edge)) = self.review.step(step) else {
            return self.tell(&nothing_said());
        };
        let texts = texts.clone();
        let written = texts.iter().map(|text| text.written.trim());
        let written = written.collect::<Vec<_>>().join(" ");
        match step {
            ReviewStep::Copy => {
                self.copied = Some(Copied::Text(written));
                self.tell(&copied())
            }
            ReviewStep::Spell => self.tell(&spelling(&written)),
            ReviewStep::Previous
            | ReviewStep::Next
            | ReviewStep::First
            | ReviewStep::Last
            | ReviewStep::CopyPosition
            | ReviewStep::CopyGame => {
                let mut heard = self.tell(&is_edge.then(edge_of_review).unwrap_or_default());
                let nothing = || Heard::nothing(Audience::One(self.explorer()));
                let mut again = heard.pop().unwrap_or_else(nothing);
                (again.urgency, again.texts) = (Urgency::Echo, texts);
                vec![again]
            }
        }
    }

    /// What is heard of cues that answer a player's own hand.
    pub fn tell(&self, cues: &[Cue]) -> Vec<Heard> {
        let mut all = Vec::new();
        self.add(&mut all, cues, Audience::One(self.explorer()));
        all
    }

    /// Adds what is heard of cues. An earcon after speech, another urgency or audience begins anew.
    fn add(&self, all: &mut Vec<Heard>, cues: &[Cue], audience: Audience) {
        for cue in cues {
            let urgency = match cue {
                Cue::Sound(_) => None,
                Cue::Say(utterance) => Some(utterance.urgency),
            };
            let goes_on = all.last().is_some_and(|last| {
                (last.audience, &last.lapses, &last.brief) == (audience, &None, &None)
                    && match urgency {
                        None => last.texts.is_empty(),
                        Some(urgency) => last.texts.is_empty() || last.urgency == urgency,
                    }
            });
            if !goes_on {
                all.push(Heard {
                    told_at: Some(self.at.1),
                    ..Heard::nothing(audience)
                });
            }
            let Some(last) = all.last_mut() else { continue };
            match cue {
                Cue::Sound(placed) => last.sounds.push(*placed),
                Cue::Say(utterance) => {
                    last.urgency = utterance.urgency;
                    let text = self.voices.render(utterance, self.session.settings());
                    last.texts.push(text);
                }
            }
        }
    }

    /// What will probably be heard next: the squares around the cursor.
    pub fn likely(&self) -> Vec<Text> {
        let steps = [Step::Up, Step::Down, Step::Left, Step::Right];
        let settings = self.session.settings();
        let steps = steps.into_iter();
        let squares = steps.filter_map(|step| self.session.cursor().step(step));
        let cues = squares.flat_map(|square| narrate(&self.session.stand(square), settings));
        cues.filter_map(|cue| match cue {
            Cue::Say(utterance) => Some(self.voices.render(&utterance, settings)),
            Cue::Sound(_) => None,
        })
        .collect()
    }

    /// Whose device the last input came from, if that is known.
    pub fn hand(&self) -> Option<Side> {
        self.hand
    }

    /// Who explores the board now: the player whose device it is, or the one whose turn it is.
    pub fn explorer(&self) -> Side {
        let turn = || self.session.position().turn();
        self.hand.unwrap_or_else(turn)
    }
}

/// Whether a hand has done something by it, be it in vain.
fn is_deed(event: &Event) -> bool {
    matches!(
        event,
        Event::Moved { .. } | Event::Refused(_) | Event::Declined(_)
    )
}
