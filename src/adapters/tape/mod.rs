//! The dictaphone: announcements one after another in a sound file, with a cue sheet beside it.

mod cue_sheet;
mod worker;

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use super::audio::{BLOCK_FRAMES, FlacRecording, Recording, SAMPLE_RATE_HZ};
use super::speaker::{OfflineError, Passage, Studio};
use super::store::{Destination, write_whole};
use crate::protocol::TapeFormat;

pub use cue_sheet::{CueMark, CueSheet, Remarks};
pub use worker::{Dictaphone, Recorded};

/// The longest piece of one's own voice, in milliseconds.
pub const OWN_VOICE_MS: u32 = 10_000;

/// A sound file of either kind.
enum Sound {
    Wav(Recording),
    Flac(Box<FlacRecording>),
}

impl Sound {
    fn create(path: &Path, format: TapeFormat, channels: u16) -> Result<Self, OfflineError> {
        Ok(match format {
            TapeFormat::Wav => Self::Wav(Recording::create(path, channels)?),
            TapeFormat::Flac => Self::Flac(Box::new(FlacRecording::begin(File::create(path)?)?)),
        })
    }

    fn append(&mut self, samples: &[f32]) -> Result<(), OfflineError> {
        match self {
            Self::Wav(wav) => Ok(wav.append(samples)?),
            Self::Flac(flac) => Ok(flac.append(samples)?),
        }
    }

    fn flush(&mut self) -> Result<(), OfflineError> {
        match self {
            Self::Wav(wav) => Ok(wav.flush()?),
            Self::Flac(flac) => Ok(flac.flush()?),
        }
    }

    fn finish(self) -> Result<(), OfflineError> {
        match self {
            Self::Wav(wav) => Ok(wav.finish()?),
            Self::Flac(flac) => Ok(flac.finish()?),
        }
    }
}

/// The sound file of a record that is being written.
///
/// Each announcement begins with a block of 80 ms, so that the cue sheet names the very sample. After each the file can
/// be played, even if the program is killed.
pub struct Tape {
    sound: Sound,
    /// Where the file will be when it is whole; `None` for one that is in its place already.
    to: Option<Destination>,
    path: PathBuf,
    sheet: CueSheet,
    frames: u64,
    announcements: usize,
}

impl Tape {
    /// Begins a record that is in its place from the beginning, and its cue sheet with it: a game that is played.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn live(path: &Path, format: TapeFormat, sheet: CueSheet) -> Result<Self, OfflineError> {
        Self::create(path, None, format, sheet)
    }

    /// Begins a record that is put in its place when it is whole: games of a file.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn whole(path: &Path, format: TapeFormat, sheet: CueSheet) -> Result<Self, OfflineError> {
        Self::create(path, Some(Destination::of_sought(path)?), format, sheet)
    }

    fn create(
        path: &Path,
        to: Option<Destination>,
        format: TapeFormat,
        sheet: CueSheet,
    ) -> Result<Self, OfflineError> {
        Ok(Self {
            sound: match &to {
                // Announcements alone, without earcons, sound alike in both ears.
                Some(to) => Sound::create(to.written(), format, 1)?,
                None => Sound::create(path, format, 2)?,
            },
            to,
            path: path.to_owned(),
            sheet,
            frames: 0,
            announcements: 0,
        })
    }

    /// Appends an announcement, as the voice of the studio speaks it.
    ///
    /// # Errors
    /// The file cannot be written, or the announcement cannot be spoken; the file is sound nevertheless.
    pub fn announce(
        &mut self,
        studio: &mut Studio,
        passage: &Passage,
        mark: Option<CueMark>,
    ) -> Result<(), OfflineError> {
        if let Some(mark) = mark {
            self.sheet.mark(self.frames, mark);
        }
        let (sound, frames) = (&mut self.sound, &mut self.frames);
        let spoken = studio.render(passage, &mut |block| {
            *frames += block.len() as u64 / 2;
            sound.append(block)
        });
        self.announcements += 1;
        self.settle()?;
        if self.to.is_none() {
            self.write_sheet()?;
        }
        spoken.map(drop)
    }

    /// Appends what a microphone has heard, 48 kHz.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn append_voice(&mut self, samples: &[i16]) -> Result<(), OfflineError> {
        let both = |&sample: &i16| [f32::from(sample) / 32_768.0; 2];
        let stereo: Vec<f32> = samples.iter().flat_map(both).collect();
        self.sound.append(&stereo)?;
        self.frames += samples.len() as u64;
        self.settle()
    }

    /// Fills the last block with silence and brings everything to the file.
    fn settle(&mut self) -> Result<(), OfflineError> {
        let block = BLOCK_FRAMES as u64;
        let silence = usize::try_from(self.frames.next_multiple_of(block) - self.frames);
        let silence = silence.unwrap_or(0);
        self.sound.append(&vec![0.0; 2 * silence])?;
        self.frames += silence as u64;
        self.sound.flush()
    }

    fn write_sheet(&self) -> io::Result<()> {
        let text = self.sheet.text(&self.path);
        write_whole(&sheet_beside(&self.path), text.as_bytes())
    }

    /// How many announcements it has.
    pub const fn announcements(&self) -> usize {
        self.announcements
    }

    /// How long it plays, in seconds; one that has begun counts.
    pub fn length_s(&self) -> u64 {
        self.frames.div_ceil(u64::from(SAMPLE_RATE_HZ))
    }

    /// Makes the file and its cue sheet whole and puts them in their places.
    ///
    /// # Errors
    /// The files cannot be written.
    pub fn finish(self) -> Result<(), OfflineError> {
        // Beside a device there is no place for a file.
        if !self.to.as_ref().is_some_and(Destination::is_no_file) {
            self.write_sheet()?;
        }
        self.sound.finish()?;
        if let Some(to) = &self.to {
            to.place()?;
        }
        Ok(())
    }

    /// Gives up what is not in its place yet.
    pub fn give_up(self) {
        let Self { to, sound, .. } = self;
        drop(sound);
        if let Some(to) = to {
            to.give_up();
        }
    }
}

/// Where the cue sheet of a sound file is: of two files of one name, the second one has its ending in that of its sheet.
fn sheet_beside(path: &Path) -> PathBuf {
    let is_flac = path
        .extension()
        .is_some_and(|end| end.eq_ignore_ascii_case("flac"));
    let other = path.with_extension(if is_flac { "wav" } else { "flac" });
    path.with_extension(match (other.exists(), is_flac) {
        (false, _) => "cue",
        (true, true) => "flac.cue",
        (true, false) => "wav.cue",
    })
}
