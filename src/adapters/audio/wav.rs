//! A WAV file that is valid at every moment, even if the program is killed while it is being written.

use std::fs::File;
use std::io::{self, BufWriter};
use std::path::Path;

use hound::{SampleFormat, WavSpec, WavWriter};

use super::{SAMPLE_RATE_HZ, frames};

/// How much sound a killed program loses at most.
const FLUSH_SAMPLES: usize = 2 * frames(200);

/// The most samples that the header of a WAV file can count: 4 GiB, with room for the header itself.
const MOST_SAMPLES: u64 = (u32::MAX as u64 - 1024) / 2;

/// A 16-bit WAV file at 48 kHz that grows.
pub struct Recording {
    writer: WavWriter<BufWriter<File>>,
    channels: u16,
    /// How many samples there is room for.
    room: u64,
    unflushed: usize,
}

impl Recording {
    /// The most that fits into a file of one channel, in milliseconds.
    pub const MOST_MS: u64 = MOST_SAMPLES * 1000 / SAMPLE_RATE_HZ as u64;

    /// Creates the file, or empties it; it has two channels, or one where both would be equal.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn create(path: &Path, channels: u16) -> Result<Self, hound::Error> {
        let mut writer = WavWriter::create(
            path,
            WavSpec {
                channels,
                sample_rate: SAMPLE_RATE_HZ,
                bits_per_sample: 16,
                sample_format: SampleFormat::Int,
            },
        )?;
        writer.flush()?;
        Ok(Self {
            writer,
            channels,
            room: MOST_SAMPLES,
            unflushed: 0,
        })
    }

    /// Appends interleaved stereo samples, -1 to 1.
    ///
    /// # Errors
    /// When the file cannot be written, or would pass the 4 GiB that a WAV file can hold.
    pub fn append(&mut self, samples: &[f32]) -> Result<(), hound::Error> {
        let step = if self.channels == 1 { 2 } else { 1 };
        let count = samples.len() / step;
        self.room = self
            .room
            .checked_sub(count as u64)
            .ok_or_else(|| hound::Error::IoError(io::ErrorKind::FileTooLarge.into()))?;
        // There is room for less than 4 GiB, so that the number fits.
        let mut writer = self.writer.get_i16_writer(count as u32);
        for &sample in samples.iter().step_by(step).take(count) {
            writer.write_sample(to_i16(sample));
        }
        writer.flush()?;
        self.unflushed += samples.len();
        if self.unflushed >= FLUSH_SAMPLES {
            self.flush()?;
        }
        Ok(())
    }

    /// Brings everything to the file, and the header with it.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn flush(&mut self) -> Result<(), hound::Error> {
        self.unflushed = 0;
        self.writer.flush()
    }

    /// Writes the last header.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn finish(self) -> Result<(), hound::Error> {
        self.writer.finalize()
    }
}

/// The nearest 16-bit sample; full scale is ±32,767.
pub fn to_i16(sample: f32) -> i16 {
    (sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)).round() as i16
}
