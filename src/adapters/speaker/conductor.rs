//! The thread that reports, and that leads the system's voice while it answers.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::Instant;

use super::lead::{Lead, Outcome};
use super::{Segment, SpeakerEvent, SpeakerNotice, SpeakerSettings, VoiceSource};
use crate::adapters::audio::playback::{PlaybackEvent, SinkEvent};
use crate::adapters::audio::{MixerEvent, Output, Playback};
use crate::adapters::speech::{self, Sign, Voice};
use crate::narrate::cue::Audience;

/// What the conductor hears of.
pub enum Message {
    /// An announcement for the system's voice.
    Announce(Spoken),
    /// The player wants silence.
    Stop,
    /// Whose voice is to speak from now on.
    Source(VoiceSource),
    /// From the mixer and its sink.
    Playback(PlaybackEvent),
    /// From the embedded voice.
    Voice(speech::Notice),
    /// From the system's voice; the number tells one connection from another.
    Sign(u64, Sign),
    /// The program ends.
    Quit,
}

/// What is to be said for an announcement once its earcons are over.
pub struct Spoken {
    pub ticket: u64,
    pub speech: Vec<Segment>,
    pub settings: SpeakerSettings,
}

pub struct Conductor<R> {
    playback: Arc<Playback>,
    voice: Arc<Voice>,
    report: R,
    source: VoiceSource,
    waiting: Vec<Spoken>,
    system: Lead,
}

impl<R: Fn(SpeakerEvent)> Conductor<R> {
    pub fn new(
        playback: Arc<Playback>,
        voice: Arc<Voice>,
        messages: Sender<Message>,
        settings: &SpeakerSettings,
        report: R,
    ) -> Self {
        Self {
            playback,
            voice,
            report,
            source: settings.source,
            waiting: Vec::new(),
            system: Lead::new(messages, settings.patience),
        }
    }

    pub fn run(mut self, inbox: &Receiver<Message>) {
        if self.source == VoiceSource::System {
            self.system.connect();
        }
        loop {
            let received = match self.system.deadline() {
                Some(deadline) => {
                    inbox.recv_timeout(deadline.saturating_duration_since(Instant::now()))
                }
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match received {
                Ok(Message::Quit) | Err(RecvTimeoutError::Disconnected) => break,
                Ok(message) => self.handle(message),
                Err(RecvTimeoutError::Timeout) => {}
            }
            self.follow_system();
        }
        self.system.quit(inbox);
    }

    fn handle(&mut self, message: Message) {
        match message {
            Message::Announce(spoken) => self.announce(spoken),
            Message::Stop => {
                self.waiting.clear();
                self.system.stop();
            }
            Message::Source(source) => {
                if source == VoiceSource::System && self.source != source {
                    self.system.connect();
                }
                self.source = source;
            }
            Message::Playback(PlaybackEvent::Mixer(MixerEvent::SoundsEnded(ticket))) => {
                if let Some(at) = self.waiting.iter().position(|w| w.ticket == ticket) {
                    self.system.speak(self.waiting.remove(at));
                }
            }
            Message::Playback(PlaybackEvent::Mixer(MixerEvent::Finished(ticket))) => {
                (self.report)(SpeakerEvent::Finished(ticket));
            }
            Message::Playback(PlaybackEvent::Sink(output, event)) => {
                self.notice(SpeakerNotice::of(output, event));
            }
            Message::Playback(PlaybackEvent::Underruns(count)) => {
                (self.report)(SpeakerEvent::Underruns(count));
            }
            Message::Voice(notice) => self.notice(notice.into()),
            Message::Sign(connection, sign) => self.system.take(connection, sign),
            Message::Quit => {}
        }
    }

    /// Has it said by the system's voice as soon as its earcons are over, which they may be already.
    fn announce(&mut self, spoken: Spoken) {
        if !self.system.is_there() {
            return self.say_ourselves(spoken);
        }
        match self.playback.sounds_are_over(spoken.ticket) {
            Some(true) => self.system.speak(spoken),
            Some(false) => self.waiting.push(spoken),
            // It has been cut meanwhile.
            None => {}
        }
    }

    fn say_ourselves(&self, spoken: Spoken) {
        let Spoken {
            ticket,
            speech,
            settings,
        } = spoken;
        self.voice
            .speak(ticket, Audience::Both, speech, settings.delivery);
    }

    /// Completes what the system's voice has said, and takes over what it leaves unsaid.
    fn follow_system(&mut self) {
        match self.system.outcome(Instant::now()) {
            Outcome::Nothing => {}
            Outcome::Said(ticket) => self.playback.complete(ticket),
            Outcome::Silent(unsaid) => {
                self.notice(SpeakerNotice::SystemVoiceSilent);
                let waiting = std::mem::take(&mut self.waiting);
                for spoken in unsaid.into_iter().chain(waiting) {
                    self.say_ourselves(spoken);
                }
            }
        }
    }

    fn notice(&self, notice: SpeakerNotice) {
        (self.report)(SpeakerEvent::Notice(notice));
    }
}

impl SpeakerNotice {
    fn of(output: Output, event: SinkEvent) -> Self {
        match event {
            SinkEvent::NoDevice | SinkEvent::DeviceLost if output == Output::Second => {
                Self::SecondMissing
            }
            SinkEvent::DeviceBack if output == Output::Second => Self::SecondBack,
            SinkEvent::NoDevice => Self::NoDevice,
            SinkEvent::DeviceLost => Self::DeviceLost,
            SinkEvent::DeviceBack => Self::DeviceBack,
            SinkEvent::FileFailed => Self::FileFailed,
        }
    }
}
