//! Leading the system's voice: what was asked of it, and whether it still answers.

use std::sync::mpsc::{Receiver, Sender};
use std::time::{Duration, Instant};

use super::conductor::Message;
use super::{Segment, SpeakerSettings};
use crate::adapters::speech::{Sign, SystemVoice};

/// What has become of what the system's voice was to say.
pub enum Outcome {
    /// Nothing new.
    Nothing,
    /// It has been said.
    Said(u64),
    /// The voice does not answer; this is what it was saying.
    Silent(Option<(u64, Vec<Segment>, SpeakerSettings)>),
}

/// A voice that is silent for longer than this is given up.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long a text may sound at most, beyond [`PATIENCE`].
const SLOWEST_CHARACTER: Duration = Duration::from_millis(250);

/// How long the end of the program waits for the voice to fall silent.
const LAST_WORD: Duration = Duration::from_millis(300);

pub struct Lead {
    messages: Sender<Message>,
    connections: u64,
    voice: Option<Connection>,
    /// It has failed, and that has not been told yet.
    failed: bool,
    /// What was being said when it failed.
    unsaid: Option<Saying>,
}

struct Connection {
    voice: SystemVoice,
    /// Calls that have not been answered.
    unanswered: usize,
    last_sign: Instant,
    saying: Option<Saying>,
}

struct Saying {
    ticket: u64,
    speech: Vec<Segment>,
    settings: SpeakerSettings,
    /// Calls that come before its own answer.
    calls_before: usize,
    /// When its own call was answered, and how many utterances it consists of.
    accepted: Option<(Instant, Option<usize>)>,
    began: usize,
    ended: usize,
}

impl Saying {
    fn is_over(&self, now: Instant) -> bool {
        self.accepted.is_some_and(|(since, utterances)| {
            utterances.is_some_and(|utterances| self.ended >= utterances)
                || now >= since + self.longest()
        })
    }

    /// When something must have happened.
    fn deadline(&self) -> Option<Instant> {
        let (since, utterances) = self.accepted?;
        if self.has_not_begun(utterances) {
            Some(since + PATIENCE)
        } else {
            Some(since + self.longest())
        }
    }

    const fn has_not_begun(&self, utterances: Option<usize>) -> bool {
        matches!(utterances, Some(1..)) && self.began == 0
    }

    fn longest(&self) -> Duration {
        let characters: usize = self.speech.iter().map(|s| s.text.chars().count()).sum();
        PATIENCE + SLOWEST_CHARACTER * u32::try_from(characters).unwrap_or(u32::MAX / 1_000)
    }
}

impl Lead {
    pub const fn new(messages: Sender<Message>) -> Self {
        Self {
            messages,
            connections: 0,
            voice: None,
            failed: false,
            unsaid: None,
        }
    }

    pub const fn is_there(&self) -> bool {
        self.voice.is_some()
    }

    pub fn connect(&mut self) {
        if self.voice.is_some() {
            return;
        }
        self.connections += 1;
        let connection = self.connections;
        let messages = self.messages.clone();
        self.voice = Some(Connection {
            voice: SystemVoice::start(move |sign| {
                let _ = messages.send(Message::Sign(connection, sign));
            }),
            unanswered: 1,
            last_sign: Instant::now(),
            saying: None,
        });
    }

    pub fn speak(&mut self, ticket: u64, speech: Vec<Segment>, settings: SpeakerSettings) {
        if let Some(connection) = &mut self.voice {
            let calls_before = connection.asked();
            connection
                .voice
                .speak(speech.clone(), settings.rate, settings.speech_volume);
            connection.saying = Some(Saying {
                ticket,
                speech,
                settings,
                calls_before,
                accepted: None,
                began: 0,
                ended: 0,
            });
        }
    }

    pub fn stop(&mut self) {
        if let Some(connection) = &mut self.voice
            && connection.saying.take().is_some()
        {
            connection.asked();
            connection.voice.stop();
        }
    }

    pub fn take(&mut self, connection: u64, sign: Sign) {
        if connection != self.connections {
            return;
        }
        let Some(connected) = &mut self.voice else {
            return;
        };
        connected.last_sign = Instant::now();
        match sign {
            Sign::Alive => {}
            Sign::Done { utterances } => connected.answered(utterances),
            Sign::Began => {
                if let Some(saying) = &mut connected.saying {
                    saying.began += 1;
                }
            }
            Sign::Ended => {
                // An end without a beginning belongs to what was cut before.
                if let Some(saying) = &mut connected.saying
                    && saying.ended < saying.began
                {
                    saying.ended += 1;
                }
            }
            Sign::Gone => self.fail(),
        }
    }

    pub fn deadline(&self) -> Option<Instant> {
        let connection = self.voice.as_ref()?;
        let answer = (connection.unanswered > 0).then(|| connection.last_sign + PATIENCE);
        let saying = connection.saying.as_ref().and_then(Saying::deadline);
        answer.into_iter().chain(saying).min()
    }

    pub fn outcome(&mut self, now: Instant) -> Outcome {
        if let Some(connection) = &mut self.voice {
            if connection.is_silent(now) {
                self.fail();
            } else if let Some(saying) = connection.saying.take_if(|s| s.is_over(now)) {
                return Outcome::Said(saying.ticket);
            }
        }
        if std::mem::take(&mut self.failed) {
            let unsaid = self.unsaid.take();
            return Outcome::Silent(unsaid.map(|s| (s.ticket, s.speech, s.settings)));
        }
        Outcome::Nothing
    }

    /// Silences the voice and waits a moment for it.
    pub fn quit(mut self, inbox: &Receiver<Message>) {
        self.stop();
        let until = Instant::now() + LAST_WORD;
        while let Some(connection) = &self.voice
            && connection.unanswered > 0
        {
            match inbox.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(Message::Sign(connection, sign)) => self.take(connection, sign),
                Ok(_) => {}
                Err(_) => return,
            }
        }
    }

    fn fail(&mut self) {
        if let Some(connection) = self.voice.take() {
            self.failed = true;
            self.unsaid = connection.saying;
        }
    }
}

impl Connection {
    /// Counts a call; returns how many are to be answered before it.
    fn asked(&mut self) -> usize {
        if self.unanswered == 0 {
            self.last_sign = Instant::now();
        }
        self.unanswered += 1;
        self.unanswered - 1
    }

    fn answered(&mut self, utterances: Option<usize>) {
        self.unanswered = self.unanswered.saturating_sub(1);
        if let Some(saying) = &mut self.saying
            && saying.accepted.is_none()
        {
            if saying.calls_before == 0 {
                saying.accepted = Some((Instant::now(), utterances));
            } else {
                saying.calls_before -= 1;
            }
        }
    }

    fn is_silent(&self, now: Instant) -> bool {
        let no_answer = self.unanswered > 0 && now >= self.last_sign + PATIENCE;
        let no_begin = self.saying.as_ref().is_some_and(|saying| {
            saying.accepted.is_some_and(|(since, utterances)| {
                saying.has_not_begun(utterances) && now >= since + PATIENCE
            })
        });
        no_answer || no_begin
    }
}
