//! What is heard: through the own voice or the screen reader, in the order of the queue.

use crate::protocol::{Choice as _, Ears, Question, Report, Speaker, SpeechOutput, Trouble};
use std::time::{Duration, Instant};

use super::Host;
use crate::adapters::reader::ScreenReading;
use crate::adapters::speaker::{Announcement, Segment, SpeakerEvent, SpeakerNotice};
use crate::adapters::store::{save_settings, unwritable};
use crate::adapters::tuning::adjust;
use crate::desk::Heard;
use crate::input::rumble;
use crate::narrate::lanes::Ordered;
use crate::narrate::queue::Order;
use crate::voice::Text;

/// How long a screen reader has to find the window before it is taken to be absent.
const READER_COMES: Duration = Duration::from_millis(700);

impl Host {
    /// Tells the front, and the ear in the order of the queue.
    pub(super) fn hear(&mut self, batch: Vec<Heard>) {
        self.library_word.note(batch.iter().map(read));
        for heard in &batch {
            let mut felt = heard.sounds.iter().filter_map(rumble::of);
            if let (Some(gamepads), Some(felt)) = (&self.gamepads, felt.next_back()) {
                gamepads.rumble(felt);
            }
            for text in &heard.texts {
                self.trace.line("said", || text.written.clone());
            }
            if let Some(display) = &mut self.shown.display {
                display.tell(heard);
            }
            self.front.hear(heard);
        }
        self.sound_out(batch);
    }

    /// What was told to the front is heard.
    pub(super) fn sound_out(&mut self, batch: Vec<Heard>) {
        let desk = &self.desk;
        let orders = self.queue.retract(|heard| desk.is_over(heard));
        self.carry_out(orders);
        let desk = &self.desk;
        if let Some(gathered) = &mut self.gathered {
            gathered.retain(|heard| !desk.is_over(heard));
            gathered.extend(batch);
        } else if self.speaker.is_some() && !batch.is_empty() {
            self.end_reading(ScreenReading::is_heard);
            let apart = self.hears_apart();
            let orders = self.queue.set_apart(apart);
            self.carry_out(orders);
            let batch = match self.reads() {
                // On Linux nothing tells a screen reader in which language a text is, so that there is nothing to keep apart.
                true => Heard::in_one_piece(batch, cfg!(target_os = "linux")),
                false => batch,
            };
            let batch = batch
                .into_iter()
                .map(|heard| (heard.urgency, heard.audience, heard));
            let orders = self.queue.push(batch);
            self.carry_out(orders);
            self.prepare();
        }
    }

    /// Everything that becomes heard while this is done is heard in its order, and nothing of it cuts the rest.
    pub(super) fn together(&mut self, act: impl FnOnce(&mut Self)) {
        let before = self.gathered.replace(Vec::new());
        act(self);
        let batch = std::mem::replace(&mut self.gathered, before).unwrap_or_default();
        // The front has been told already.
        self.sound_out(batch);
    }

    /// While the player listens, the voice gets ready for where the cursor may go next.
    fn prepare(&self) {
        if let Some(speaker) = self.speaker.as_ref().filter(|_| !self.reads()) {
            let likely = self.desk.likely().into_iter();
            speaker.prepare(likely.map(segment).collect());
        }
    }

    pub(super) fn carry_out(&mut self, orders: Vec<Ordered<Heard>>) {
        let reads = self.reads();
        let Some(speaker) = &self.speaker else {
            return;
        };
        for (audience, order) in orders {
            match order {
                Order::Stop => {
                    self.reading = None;
                    speaker.stop(audience);
                }
                Order::Start(ticket, mut heard) => {
                    // The own voice takes over: what the screen reader was to say is over.
                    if !reads {
                        self.front.read("", "");
                    }
                    let text = read(&heard);
                    self.trace.line("begins", || format!("{ticket} {text}"));
                    self.library_word.begin(ticket, &text);
                    if reads && !text.is_empty() {
                        self.front.read(&text, heard.language());
                        self.reading = Some(ScreenReading::began(ticket, &text, Instant::now()));
                        heard.texts.clear();
                    }
                    speaker.play(Announcement {
                        ticket,
                        audience,
                        sounds: heard.sounds,
                        speech: heard.texts.into_iter().map(segment).collect(),
                    });
                }
            }
        }
    }

    pub(super) fn speaker_event(&mut self, event: SpeakerEvent) {
        match event {
            // Of what a screen reader speaks only the earcons have ended.
            SpeakerEvent::Finished(ticket)
                if self
                    .reading
                    .is_some_and(|reading| reading.ticket() == ticket) => {}
            SpeakerEvent::Finished(ticket) => {
                self.trace.line("heard", || ticket.to_string());
                self.end_word_of_library(ticket);
                let orders = self.queue.finished(ticket);
                self.carry_out(orders);
            }
            SpeakerEvent::Underruns(count) => self.trace.line("underruns", || count.to_string()),
            SpeakerEvent::Notice(notice) => {
                match notice {
                    SpeakerNotice::SecondMissing => self.second_is_there = false,
                    SpeakerNotice::SecondBack => self.second_is_there = true,
                    SpeakerNotice::NoDevice
                    | SpeakerNotice::DeviceLost
                    | SpeakerNotice::DeviceBack
                    | SpeakerNotice::FileFailed
                    | SpeakerNotice::VoiceMissing { .. }
                    | SpeakerNotice::SpeechFailed
                    | SpeakerNotice::SystemVoiceSilent
                    | SpeakerNotice::EmbeddedPort => {}
                }
                let key = <&str>::from(&notice).to_owned();
                let detail = if let SpeakerNotice::VoiceMissing { language } = notice {
                    language
                } else {
                    String::new()
                };
                self.handle(Report::Trouble(Trouble::Sound { key, detail }));
            }
        }
    }

    /// Whether a screen reader is there; waits for it where one is likely. `None` where none can be.
    pub(super) fn await_reader(&mut self, is_likely: bool) -> Option<bool> {
        let wait = READER_COMES * u32::from(is_likely);
        let reader = self.front.await_reader(wait);
        self.reader_is_there = reader == Some(true);
        reader
    }

    /// The player wants silence.
    pub(super) fn fall_silent(&mut self) {
        let orders = self.queue.silence(self.desk.hand());
        self.carry_out(orders);
        self.trace.line("silent", String::new);
    }

    /// Whether each player has an ear or a device of his own. Only the own voice can speak to one of them.
    fn hears_apart(&self) -> bool {
        let settings = self.desk.session().settings();
        let is_own_voice = settings.speaker == Speaker::Embedded && !self.reads();
        is_own_voice
            && match settings.sound.ears {
                Ears::Shared => false,
                Ears::LeftRight => true,
                Ears::TwoDevices => settings.sound.second_device.is_some() && self.second_is_there,
            }
    }

    /// Tells the speaker how it is to sound, and from which side the board is heard.
    pub(super) fn tune(&self) {
        if let Some(speaker) = &self.speaker {
            let session = self.desk.session();
            adjust(speaker, session.settings(), session.seen_from());
        }
    }

    /// Settings have changed: the speaker and the disk are told. Returns what the player is to
    /// hear if they could not be saved.
    pub(super) fn keep_settings(&mut self) -> Option<Trouble> {
        self.tune();
        let folders = self.folders.as_ref()?;
        let error = save_settings(folders, &self.kept).err()?;
        let is_news = !std::mem::replace(&mut self.has_told_unsaved, true);
        is_news.then(|| unwritable(&folders.config, &error))
    }

    /// Whether words are heard through the screen reader: where the player has chosen it, and until he has chosen, as
    /// long as it may be the right guess. A question that nobody answers is put again by the own voice.
    pub(super) fn reads(&self) -> bool {
        let session = self.desk.session();
        let proposed = Some(&Question::Output(SpeechOutput::ScreenReader));
        let is_guess = session.question() == proposed && session.reminds();
        let is_chosen = session.settings().output == SpeechOutput::ScreenReader;
        self.reader_is_there && (is_chosen || is_guess)
    }

    /// A player who has never been asked is asked in which words moves are announced; where he is asked who is to
    /// speak, after that.
    pub(super) fn ask_words(&mut self, asks: bool) {
        if asks && self.desk.session().question().is_none() {
            self.handle(Report::WordsProposed);
        }
    }

    /// A player who has never been asked is asked who is to speak.
    pub(super) fn ask_output(&mut self, is_first: bool, reader: Option<bool>) {
        let Some(is_there) = reader else { return };
        let is_wanted = self.desk.session().settings().output == SpeechOutput::ScreenReader;
        if is_first && !is_wanted {
            let proposed = SpeechOutput::ALL[usize::from(is_there)];
            self.handle(Report::SpeakerProposed(proposed));
        } else if is_wanted && !is_there {
            self.handle(Report::Trouble(Trouble::Reader { is_there }));
        }
    }

    /// A screen reader has come or gone; the player hears whose voice goes on.
    pub(super) fn reader_event(&mut self, is_there: bool) {
        let is_news = std::mem::replace(&mut self.reader_is_there, is_there) != is_there;
        if !is_news {
            return;
        }
        if !is_there {
            // What it was reading nobody reads on: the own voice does not wait for it.
            self.end_reading(|_, _| true);
        }
        match self.desk.session().settings().output {
            SpeechOutput::ScreenReader => {
                self.handle(Report::Trouble(Trouble::Reader { is_there }));
            }
            SpeechOutput::OwnVoice if is_there => {
                self.handle(Report::Trouble(Trouble::ReaderBeside));
            }
            SpeechOutput::OwnVoice => {}
        }
    }

    /// The library learns when all that it has lost was heard to its end.
    fn end_word_of_library(&mut self, ticket: u64) {
        if self.library_word.end(ticket) {
            self.shelf.heard();
        }
    }

    /// The screen reader has had the time that it needs.
    pub(super) fn end_reading(&mut self, has_ended: impl Fn(ScreenReading, Instant) -> bool) {
        let now = Instant::now();
        if let Some(reading) = self.reading.take_if(|reading| has_ended(*reading, now)) {
            self.trace.line("heard", || reading.ticket().to_string());
            // What only a fast one would have read, or one that is gone, may be unheard.
            if is_done(reading, now) {
                self.end_word_of_library(reading.ticket());
            }
            let orders = self.queue.finished(reading.ticket());
            self.carry_out(orders);
        }
    }
}

pub(super) fn segment(text: Text) -> Segment {
    Segment {
        language: text.language,
        text: text.spoken,
    }
}

/// Whether even a slow screen reader has said it all.
pub(super) fn is_done(reading: ScreenReading, now: Instant) -> bool {
    reading.left(now).is_zero()
}

/// What is heard, for a screen reader.
fn read(heard: &Heard) -> String {
    let texts = heard.texts.iter().map(|text| text.read().trim().to_owned());
    let texts: Vec<String> = texts.filter(|text| !text.is_empty()).collect();
    texts.join(" ")
}
