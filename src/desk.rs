//! A player's desk: hands, session and voices together, still without a device.

use crate::protocol::{Ask, Input, Outcome, Report, ReviewStep};
use std::sync::Arc;

use crate::board::{Side, Step};
use crate::earcon::Placed;
use crate::input::menu::Menu;
use crate::input::{DeviceInput, FileList, Hands, Intent};
use crate::narrate::cue::{Audience, Cue, Urgency};
use crate::narrate::review::Review;
use crate::narrate::{
    audience, copied, edge_of_review, is_told_by_another, narrate, nothing_said, spelling,
};
use crate::session::Session;
use crate::time::Moment;
use crate::voice::{Text, Voices};

/// What is heard at once: earcons first, then speech.
#[derive(Clone, Debug, PartialEq)]
pub struct Heard {
    /// How it behaves towards other speech.
    pub urgency: Urgency,
    /// Who hears it.
    pub audience: Audience,
    /// The earcons.
    pub sounds: Vec<Placed>,
    /// The speech, in one voice or several.
    pub texts: Vec<Text>,
}

/// Hands, session and voices.
pub struct Desk {
    hands: Hands,
    session: Session,
    voices: Arc<Voices>,
    review: Review<Vec<Text>>,
    copied: Option<String>,
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

    /// What has been typed and not been entered yet.
    pub fn line(&self) -> String {
        self.hands.line()
    }

    /// Whether what is typed now is neither heard nor shown.
    pub fn is_secret(&self) -> bool {
        self.hands.is_secret()
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

    /// What was said last, as text; an echo of the own keys is none.
    pub fn last_said(&self) -> String {
        let texts = self.review.latest().into_iter().flatten();
        let written = texts.map(|text| text.written.trim());
        written.collect::<Vec<_>>().join(" ")
    }

    /// What an input means here and now. Nothing has happened yet.
    pub fn interpret(&mut self, input: DeviceInput) -> Intent {
        let (hand, input) = input.of_whom();
        self.hand = hand;
        self.hands.interpret(input, &self.session, &self.voices)
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
        let outcome = self.session.handle(now, input);
        let settings = self.session.settings();
        let mut heard = Vec::new();
        for event in outcome
            .events
            .iter()
            .filter(|event| !is_told_by_another(event, &outcome.events))
        {
            let audience = audience(event, explorer);
            self.add(&mut heard, &narrate(event, settings), audience);
        }
        let said = heard.iter().filter(|heard| !heard.texts.is_empty());
        said.for_each(|heard| self.review.push(heard.texts.clone()));
        (outcome, heard)
    }

    /// What was said ahead and comes now.
    pub fn take_ahead(&mut self) -> Option<DeviceInput> {
        self.hands.take_ahead(&self.session)
    }

    /// What the player wants in the clipboard, once.
    pub fn take_copied(&mut self) -> Option<String> {
        self.copied.take()
    }

    fn read_again(&mut self, step: ReviewStep) -> Vec<Heard> {
        let Some((texts, is_edge)) = self.review.step(step) else {
            return self.tell(&nothing_said());
        };
        let texts = texts.clone();
        let written = texts.iter().map(|text| text.written.trim());
        let written = written.collect::<Vec<_>>().join(" ");
        match step {
            ReviewStep::Copy => {
                self.copied = Some(written);
                self.tell(&copied())
            }
            ReviewStep::Spell => self.tell(&spelling(&written)),
            ReviewStep::Previous | ReviewStep::Next | ReviewStep::First | ReviewStep::Last => {
                let edge = is_edge.then(edge_of_review).unwrap_or_default();
                let mut heard = self.tell(&edge);
                let sounds = heard.pop().map(|heard| heard.sounds).unwrap_or_default();
                vec![Heard {
                    urgency: Urgency::Echo,
                    audience: Audience::One(self.explorer()),
                    sounds,
                    texts,
                }]
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
                last.audience == audience
                    && match urgency {
                        None => last.texts.is_empty(),
                        Some(urgency) => last.texts.is_empty() || last.urgency == urgency,
                    }
            });
            if !goes_on {
                all.push(Heard {
                    urgency: Urgency::Echo,
                    audience,
                    sounds: Vec::new(),
                    texts: Vec::new(),
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
        let squares = steps
            .into_iter()
            .filter_map(|step| self.session.cursor().step(step));
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
