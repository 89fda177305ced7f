//! Records what the program plays, and says how loud it was when.

use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};

use crate::harness::now_ms;

/// Frames per second.
const RATE: u32 = 48_000;
/// The samples of a frame: one for each ear.
const CHANNELS: usize = 2;
/// The size of a frame.
const BYTES_OF_FRAME: usize = 2 * CHANNELS;

/// The loudness of a stretch of sound, each value as a part of full scale.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// The greatest sample.
    pub peak: f32,
    /// The root of the mean square.
    pub rms: f32,
    /// How many samples stand at the limit.
    pub clipped: usize,
}

/// What was heard so far, and when each part of it arrived.
#[derive(Default)]
struct Tape {
    samples: Vec<i16>,
    /// The time of arrival in milliseconds since 1970, with the number of frames that were there then.
    arrivals: Vec<(u64, usize)>,
}

impl Tape {
    /// The number of the frame that was recorded at that moment.
    fn frame_at(&self, ms: u64) -> usize {
        let next = self.arrivals.partition_point(|&(arrived, _)| arrived < ms);
        let Some(&(arrived, count)) = self.arrivals.get(next) else {
            return self.samples.len() / CHANNELS;
        };
        count.saturating_sub(frames_in(arrived - ms))
    }
}

fn frames_in(ms: u64) -> usize {
    usize::try_from(ms * u64::from(RATE) / 1000).unwrap_or(usize::MAX)
}

/// A running recording. It ends when dropped.
pub struct Capture {
    recorder: Child,
    tape: Arc<Mutex<Tape>>,
}

impl Capture {
    /// Records the monitor of the sink `out` with `parec`.
    pub fn start(mut parec: Command) -> Self {
        parec.args([
            "-d",
            "out.monitor",
            "--format=s16le",
            // Both ears apart: mixed into one they would be louder than either.
            "--channels=2",
            "--latency-msec=10",
            "--raw",
        ]);
        parec.arg(format!("--rate={RATE}"));
        let mut recorder = parec
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("parec starts");
        let mut sound = recorder.stdout.take().expect("its output is a pipe");
        let tape = Arc::new(Mutex::new(Tape::default()));
        let writer = Arc::clone(&tape);
        std::thread::spawn(move || {
            let mut bytes = Vec::new();
            let mut buffer = [0; 4096];
            while let Ok(length @ 1..) = sound.read(&mut buffer) {
                bytes.extend_from_slice(&buffer[..length]);
                let mut tape = writer
                    .lock()
                    .expect("no reader panics while it holds the tape");
                let whole = bytes.len() / BYTES_OF_FRAME * BYTES_OF_FRAME;
                let samples = bytes.drain(..whole).collect::<Vec<_>>();
                tape.samples.extend(
                    samples
                        .chunks_exact(2)
                        .map(|pair| i16::from_le_bytes([pair[0], pair[1]])),
                );
                let count = tape.samples.len() / CHANNELS;
                tape.arrivals.push((now_ms(), count));
            }
        });
        Self { recorder, tape }
    }

    fn tape(&self) -> std::sync::MutexGuard<'_, Tape> {
        self.tape
            .lock()
            .expect("the recording thread does not panic")
    }

    /// The moment up to which sound has arrived, in milliseconds since 1970.
    pub fn recorded_until_ms(&self) -> u64 {
        self.tape()
            .arrivals
            .last()
            .map_or(0, |&(arrived, _)| arrived)
    }

    /// The loudness between two moments, in milliseconds since 1970.
    pub fn level_between(&self, from_ms: u64, to_ms: u64) -> Level {
        let tape = self.tape();
        let [from, to] = [from_ms, to_ms].map(|ms| CHANNELS * tape.frame_at(ms));
        // On a busy machine sound arrives in bursts, so that a later moment can be placed before an earlier one.
        let part = &tape.samples[from.min(to)..to];
        let scaled = || {
            part.iter()
                .map(|&sample| f32::from(sample).abs() / 32_768.0)
        };
        let squares: f32 = scaled().map(|sample| sample * sample).sum();
        Level {
            peak: scaled().fold(0.0, f32::max),
            rms: (squares / part.len().max(1) as f32).sqrt(),
            clipped: part
                .iter()
                .filter(|sample| sample.unsigned_abs() >= 32_767)
                .count(),
        }
    }

    /// When the first sample came that can be heard, after a moment; both in milliseconds since 1970.
    #[allow(dead_code, reason = "the benchmark measures sounds")]
    pub fn first_sound_after(&self, from_ms: u64) -> Option<u64> {
        let tape = self.tape();
        let from = tape.frame_at(from_ms);
        let later = &tape.samples[CHANNELS * from..];
        let at = later.iter().position(|sample| sample.unsigned_abs() > 60)?;
        Some(from_ms + (at / CHANNELS) as u64 * 1000 / u64::from(RATE))
    }

    /// Writes everything so far as a WAV file.
    pub fn save(&self, path: &Path) -> Result<(), hound::Error> {
        let spec = hound::WavSpec {
            channels: 2,
            sample_rate: RATE,
            bits_per_sample: 16,
            sample_format: hound::SampleFormat::Int,
        };
        let mut file = hound::WavWriter::create(path, spec)?;
        for &sample in &self.tape().samples {
            file.write_sample(sample)?;
        }
        file.finalize()
    }
}

impl Drop for Capture {
    fn drop(&mut self) {
        let _ = self.recorder.kill();
        let _ = self.recorder.wait();
    }
}
