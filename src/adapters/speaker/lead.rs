//! Leading the system's voice: what was asked of it, and whether it still answers.

use std::sync::mpsc::{Receiver, Sender};
use std::time::{Duration, Instant};

use super::message::{SpeakerMessage, Spoken};
use crate::adapters::speech::{LifeSign, SystemVoice, within_rates};

/// What has become of what the system's voice was to say.
pub enum LeadOutcome {
    /// Nothing new.
    Nothing,
    /// It has been said.
    Said(u64),
    /// The voice does not answer; this is what it was saying.
    Silent(Option<Spoken>),
}

/// How long a text may sound at most, beyond the patience with the voice.
const SLOWEST_CHARACTER: Duration = Duration::from_millis(200);

/// How long a text sounds at the normal rate.
const USUAL_CHARACTER: Duration = Duration::from_millis(75);

/// How long the end of the program waits for the voice to fall silent.
const LAST_WORD: Duration = Duration::from_millis(300);

pub struct Lead {
    /// A voice that is silent for longer than this is given up.
    patience: Duration,
    messages: Sender<SpeakerMessage>,
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
    what: Spoken,
    /// Calls that come before its own answer.
    calls_before: usize,
    /// When its own call was answered, and how many utterances it consists of.
    accepted: Option<(Instant, Option<usize>)>,
    began: usize,
    ended: usize,
}

/// What is known of something being said.
#[derive(PartialEq, Eq)]
enum Progress {
    /// It sounds, or should soon.
    Open,
    Said,
    /// It never began, or never came to an end.
    Lost,
}

impl Saying {
    fn progress(&self, now: Instant, patience: Duration) -> Progress {
        match self.accepted {
            Some((_, Some(utterances))) if self.ended >= utterances => Progress::Said,
            Some((_, utterances)) if self.deadline(patience).is_some_and(|end| now >= end) => {
                if utterances.is_some() {
                    Progress::Lost
                } else {
                    // This system does not say when it has spoken; long enough is all that can be known.
                    Progress::Said
                }
            }
            _ => Progress::Open,
        }
    }

    /// When something must have happened.
    fn deadline(&self, patience: Duration) -> Option<Instant> {
        let (since, utterances) = self.accepted?;
        let characters: usize = self
            .what
            .speech
            .iter()
            .map(|s| s.text.chars().count())
            .sum();
        let characters = u32::try_from(characters).unwrap_or(u32::MAX).min(100_000);
        Some(match utterances {
            Some(_) if self.began == 0 => since + patience,
            Some(_) => since + patience + SLOWEST_CHARACTER * characters,
            None => {
                since
                    + USUAL_CHARACTER.div_f32(within_rates(self.what.settings.delivery.rate))
                        * characters
            }
        })
    }
}

impl Lead {
    pub const fn new(messages: Sender<SpeakerMessage>, patience: Duration) -> Self {
        Self {
            patience,
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
                let _ = messages.send(SpeakerMessage::Sign(connection, sign));
            }),
            unanswered: 1,
            last_sign: Instant::now(),
            saying: None,
        });
    }

    pub fn speak(&mut self, what: Spoken) {
        if let Some(connection) = &mut self.voice {
            let calls_before = connection.asked();
            connection.voice.speak(
                what.speech.clone(),
                what.settings.delivery,
                what.settings.speech_volume,
            );
            connection.saying = Some(Saying {
                what,
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

    pub fn take(&mut self, connection: u64, sign: LifeSign) {
        if connection != self.connections {
            return;
        }
        let Some(connected) = &mut self.voice else {
            return;
        };
        connected.last_sign = Instant::now();
        match sign {
            LifeSign::Alive => {}
            LifeSign::Done { utterances } => connected.answered(utterances),
            LifeSign::Began => {
                if let Some(saying) = &mut connected.saying {
                    saying.began += 1;
                }
            }
            LifeSign::Ended => {
                // An end without a beginning belongs to what was cut before.
                if let Some(saying) = &mut connected.saying
                    && saying.ended < saying.began
                {
                    saying.ended += 1;
                }
            }
            LifeSign::Gone => self.fail(),
        }
    }

    pub fn deadline(&self) -> Option<Instant> {
        let connection = self.voice.as_ref()?;
        let answer = (connection.unanswered > 0).then(|| connection.last_sign + self.patience);
        let saying = connection.saying.as_ref();
        let saying = saying.and_then(|saying| saying.deadline(self.patience));
        answer.into_iter().chain(saying).min()
    }

    pub fn outcome(&mut self, now: Instant) -> LeadOutcome {
        if let Some(connection) = &mut self.voice {
            match connection
                .saying
                .as_ref()
                .map(|saying| saying.progress(now, self.patience))
            {
                Some(Progress::Lost) => self.fail(),
                Some(Progress::Said) => {
                    if let Some(saying) = connection.saying.take() {
                        return LeadOutcome::Said(saying.what.ticket);
                    }
                }
                Some(Progress::Open) | None if connection.owes_an_answer(now, self.patience) => {
                    self.fail();
                }
                Some(Progress::Open) | None => {}
            }
        }
        if std::mem::take(&mut self.failed) {
            return LeadOutcome::Silent(self.unsaid.take().map(|saying| saying.what));
        }
        LeadOutcome::Nothing
    }

    /// Silences the voice and waits a moment for it.
    pub fn quit(mut self, inbox: &Receiver<SpeakerMessage>) {
        self.stop();
        let until = Instant::now() + LAST_WORD;
        while let Some(connection) = &self.voice
            && connection.unanswered > 0
        {
            match inbox.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(SpeakerMessage::Sign(connection, sign)) => self.take(connection, sign),
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

    fn owes_an_answer(&self, now: Instant, patience: Duration) -> bool {
        self.unanswered > 0 && now >= self.last_sign + patience
    }
}
