//! The dictaphone of the game that is played: what it records, and the microphone at each announcement.

use crate::protocol::{Choice as _, Event, Report, TapeReport, TurnEvent};
use std::time::Duration;

use super::Host;
use super::underway::Taping;
use crate::adapters::audio::microphone::{self, Microphone};
use crate::adapters::calendar::Wall;
use crate::adapters::envelope::dial;
use crate::adapters::inbox::Message;
use crate::adapters::speaker::{OfflineError, Passage, SpeakerSettings};
use crate::adapters::store::free_path;
use crate::adapters::tape::{CueMark, Dictaphone, OWN_VOICE_MS, Recorded};
use crate::board::Side;
use crate::game::{Move, Position};
use crate::narrate::cue::{Cue, Utterance};
use crate::narrate::narrate;
use crate::narrate::tape::{is_recorded, stamp};
use crate::time::Moment;

use super::ear::segment;

/// The silence after an announcement, in milliseconds.
const PAUSE_MS: u32 = 700;

impl Host {
    /// The dictaphone finishes its file.
    pub(super) fn stop_dictaphone(&mut self) {
        self.end_own_voice();
        if let Some(mut dictaphone) = self.taping.dictaphone.take() {
            dictaphone.stop();
            self.taping.ending.push(dictaphone);
        }
    }

    /// Starts the dictaphone; what became of it.
    pub(super) fn start_dictaphone(&mut self, own_voice: bool) -> TapeReport {
        let failed = |file: String, error: &OfflineError| TapeReport::Failed {
            file,
            detail: detail(error),
        };
        let Some(folders) = &self.folders else {
            let nowhere = OfflineError::File(std::io::ErrorKind::NotFound);
            return failed(String::new(), &nowhere);
        };
        let format = self.desk.session().settings().tape.format;
        let wall = Wall::now();
        let title = format!("{} {}", wall.date, wall.time);
        let folder = folders.data.join("recordings");
        let _ = std::fs::create_dir_all(&folder);
        let name = title.replace(':', "-").replace(' ', "_");
        let path = free_path(&folder, &name, format.key());
        let file = path.display().to_string();
        // The record is for others too, so that it is as plain as can be.
        let voice = (Some(folders.cache.clone()), SpeakerSettings::default());
        let inbox = self.inbox.clone();
        let started = Dictaphone::start(&path, format, &title, voice, move |report| {
            let _ = inbox.send(Message::Tape(report));
        });
        match started {
            Ok(dictaphone) => {
                let has_microphone = own_voice && microphone::is_there();
                self.taping = Taping {
                    dictaphone: Some(dictaphone),
                    ending: std::mem::take(&mut self.taping.ending),
                    own_voice: has_microphone,
                    microphone: None,
                    game: 1,
                    begins: true,
                };
                TapeReport::Started {
                    file,
                    lacks_microphone: own_voice && !has_microphone,
                }
            }
            Err(error) => failed(file, &error),
        }
    }

    /// Records what was announced, with the time of day and the clocks behind it.
    pub(super) fn record(&mut self, now: Moment, events: &[Event]) {
        let recorded: Vec<&Event> = events.iter().filter(|event| is_recorded(event)).collect();
        let Some(dictaphone) = &self.taping.dictaphone else {
            return;
        };
        if recorded.is_empty() {
            return;
        }
        let begins = |event: &&&Event| matches!(event, Event::Began(..) | Event::Agreed(..));
        if recorded.iter().any(|event| begins(&event)) && !self.taping.begins {
            self.taping.game += 1;
            self.taping.begins = true;
        }
        let session = self.desk.session();
        let settings = session.settings();
        let wall = Wall::now();
        let clocks = session.clock().map_or(Vec::new(), |clock| {
            let left = |side: Side| (side, clock.remaining_ms(side, now));
            Side::BOTH.map(left).to_vec()
        });
        let cues = recorded.iter().flat_map(|event| narrate(event, settings));
        let said = cues.filter_map(|cue| match cue {
            Cue::Say(utterance) => Some(utterance),
            Cue::Sound(_) => None,
        });
        let said = said.chain(stamp(Some(wall.hours_minutes), &clocks));
        let speak = |utterance: Utterance| segment(self.desk.voices().render(&utterance, settings));
        let passage = Passage {
            sounds: Vec::new(),
            speech: said.map(speak).collect(),
            pause_ms: PAUSE_MS,
        };
        let made = recorded.iter().find_map(|event| move_of(event));
        let mut remarks = vec![("TIME", wall.time.clone())];
        let dials = clocks.iter().map(|(_, ms)| dial(*ms));
        remarks.extend(
            dials
                .zip(["WHITE", "BLACK"])
                .map(|(dial, side)| (side, dial)),
        );
        let (number, title) = match made {
            Some((before, mv)) => (before.number(), numbered(before, mv)),
            None => (0, format!("{} {}", wall.date, wall.time)),
        };
        let mark = CueMark {
            game: self.taping.game,
            number,
            title,
            remarks,
        };
        // What is announced between two moves belongs to the move before.
        let mark = (self.taping.begins || made.is_some()).then_some(mark);
        dictaphone.announce(passage, mark);
        self.taping.begins = false;
        if self.taping.own_voice && made.is_some() {
            let limit = Duration::from_millis(OWN_VOICE_MS.into());
            let (microphone, heard) = Microphone::listen(limit);
            dictaphone.voice(heard);
            self.taping.microphone = Some(microphone);
        }
    }

    /// The player has pressed a key: what is said from now on is not for the record.
    pub(super) fn end_own_voice(&mut self) {
        self.taping.microphone = None;
    }

    /// Waits until the record is whole.
    pub(super) fn close_dictaphone(&mut self) {
        self.end_own_voice();
        self.taping.dictaphone = None;
        self.taping.ending.clear();
    }

    pub(super) fn tape_report(&mut self, report: Recorded) {
        let number = |value: u64| u32::try_from(value).unwrap_or(u32::MAX);
        let told = match report {
            Recorded::Stopped {
                path,
                announcements,
                length_s,
            } => TapeReport::Stopped {
                file: path.display().to_string(),
                announcements: number(announcements as u64),
                length_s: number(length_s),
            },
            Recorded::Failed { path, error } => {
                self.taping = Taping::default();
                TapeReport::Failed {
                    file: path.display().to_string(),
                    detail: detail(&error),
                }
            }
        };
        self.handle(Report::Tape(told));
    }
}

/// The move that an event announces, with the position before it.
fn move_of(event: &Event) -> Option<(&Position, Move)> {
    if let Event::Moved { before, mv }
    | Event::Turn(
        TurnEvent::Announced { before, mv } | TurnEvent::Completed { before, mv, .. },
    ) = event
    {
        return Some((before, *mv));
    }
    None
}

/// `12. Nf3`, `12... Nc6`, `7. c3-d4`.
pub fn numbered(before: &Position, mv: Move) -> String {
    let dots = match before.turn() {
        Side::White => ".",
        Side::Black => "...",
    };
    let notation = before.notation(mv).unwrap_or_default();
    format!("{}{dots} {notation}", before.number())
}

fn detail(error: &OfflineError) -> String {
    match error {
        OfflineError::File(kind) => kind.to_string(),
        OfflineError::Speech(error) => format!("{error:?}"),
    }
}
