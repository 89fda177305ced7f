//! The microphone of the operating system, for as long as it is wanted.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, ErrorKind, FromSample, SampleFormat, SizedSample, Stream, StreamConfig};

use super::device::silence_alsa;
use super::heard::{MicrophoneFault, MicrophoneReport};
use super::resample::{Filter, Resampler};
use super::wav::to_i16;
use crate::listening::{Loudness, has_gaps, loudness};

/// What is asked for at once, in frames: 21 ms at 48 kHz.
const BUFFER: u32 = 1_024;

/// Whether there is a microphone that can be asked what it hears.
pub fn is_there() -> bool {
    microphone().is_some_and(|device| device.default_input_config().is_ok())
}

/// The microphone that the system has chosen. Where it has none, a sound server offers what the computer itself plays.
fn microphone() -> Option<cpal::Device> {
    silence_alsa();
    let device = cpal::default_host().default_input_device()?;
    let is_what_is_played = |id: cpal::DeviceId| id.to_string().ends_with(".monitor");
    (!device.id().is_ok_and(is_what_is_played)).then_some(device)
}

/// A microphone that is open; dropping it closes it.
#[derive(Debug)]
pub struct Microphone {
    stop: Sender<Stop>,
}

/// Why a microphone is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stop {
    Wanted,
    Broken,
}

impl Drop for Microphone {
    fn drop(&mut self) {
        // A microphone that is closed already needs no order.
        let _ = self.stop.send(Stop::Wanted);
    }
}

impl Microphone {
    /// Listens until it is dropped or the time is over. What was heard comes in one piece then, 48 kHz, one channel;
    /// nothing comes if there is no microphone.
    pub fn listen(at_most: Duration) -> (Self, Receiver<Vec<i16>>) {
        let (to, heard) = channel();
        let microphone = Self::open(at_most, move |report| {
            // A microphone that breaks gives nothing more; what it gave is recorded.
            if let MicrophoneReport::Heard {
                samples, rate_hz, ..
            } = report
            {
                let _ = to.send(at_48_khz(&samples, rate_hz));
            }
        });
        (microphone, heard)
    }

    /// Opens the microphone until it is dropped or the time is over, and tells what becomes of it.
    pub fn open(
        at_most: Duration,
        mut tell: impl FnMut(MicrophoneReport) + Send + 'static,
    ) -> Self {
        let (stop, stopped) = channel();
        let broken = stop.clone();
        let listen = move || {
            let samples = Arc::new(Mutex::new(Vec::new()));
            match open(&samples, &broken) {
                Err(error) => tell(MicrophoneReport::Failed(fault(error.kind()))),
                Ok((stream, rate_hz)) => {
                    let opened = Instant::now();
                    tell(MicrophoneReport::Open);
                    let is_broken = stopped.recv_timeout(at_most) == Ok(Stop::Broken);
                    let listened = opened.elapsed();
                    drop(stream);
                    let mut samples = samples.lock().unwrap_or_else(PoisonError::into_inner);
                    let samples = std::mem::take(&mut *samples);
                    // A sound server says nothing of a microphone that was pulled out.
                    let is_silent = loudness(&samples) == Loudness::TooSoft;
                    let has_gaps = has_gaps(samples.len(), rate_hz, listened);
                    let is_lost = is_broken || (is_silent || has_gaps) && microphone().is_none();
                    tell(MicrophoneReport::Heard {
                        samples,
                        rate_hz,
                        is_whole: !is_lost,
                        has_gaps,
                    });
                }
            }
        };
        // Without a thread nothing is heard, as without a microphone.
        let _ = std::thread::Builder::new()
            .name("microphone".into())
            .spawn(listen);
        Self { stop }
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "an enum of cpal, which will grow"
)]
const fn fault(kind: ErrorKind) -> MicrophoneFault {
    match kind {
        ErrorKind::DeviceBusy | ErrorKind::ResourceExhausted => MicrophoneFault::Busy,
        ErrorKind::PermissionDenied => MicrophoneFault::Denied,
        _ => MicrophoneFault::Missing,
    }
}

fn at_48_khz(samples: &[f32], rate_hz: u32) -> Vec<i16> {
    let mut resampler = Resampler::new(&Filter::new(rate_hz));
    let mut out = Vec::new();
    resampler.push(samples, &mut out);
    resampler.finish(&mut out);
    out.into_iter().map(to_i16).collect()
}

/// Opens the microphone as it is; returns the samples a second.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "an enum of cpal, which will grow"
)]
fn open(
    samples: &Arc<Mutex<Vec<f32>>>,
    broken: &Sender<Stop>,
) -> Result<(Stream, u32), cpal::Error> {
    let device = microphone().ok_or(ErrorKind::DeviceNotAvailable)?;
    let offered = device.default_input_config()?;
    let with = |buffer_size| {
        let config = StreamConfig {
            channels: offered.channels(),
            sample_rate: offered.sample_rate(),
            buffer_size,
        };
        let broken = broken.clone();
        match offered.sample_format() {
            SampleFormat::I16 => build::<i16>(&device, config, samples, broken),
            SampleFormat::I32 => build::<i32>(&device, config, samples, broken),
            SampleFormat::U8 => build::<u8>(&device, config, samples, broken),
            // Every other device gives what all sound systems use inside.
            _ => build::<f32>(&device, config, samples, broken),
        }
    };
    // A sound server keeps back up to two seconds unless it is asked for less, and what it keeps when the microphone is
    // closed is lost.
    let stream = with(BufferSize::Fixed(BUFFER)).or_else(|_| with(BufferSize::Default))?;
    stream.play()?;
    Ok((stream, offered.sample_rate()))
}

fn build<T: SizedSample>(
    device: &cpal::Device,
    config: StreamConfig,
    samples: &Arc<Mutex<Vec<f32>>>,
    broken: Sender<Stop>,
) -> Result<Stream, cpal::Error>
where
    f32: FromSample<T>,
{
    let samples = Arc::clone(samples);
    let channels = usize::from(config.channels.max(1));
    device.build_input_stream(
        config,
        move |heard: &[T], _| {
            let mut samples = samples.lock().unwrap_or_else(PoisonError::into_inner);
            for frame in heard.chunks_exact(channels) {
                let sum: f32 = frame.iter().map(|&one| f32::from_sample_(one)).sum();
                samples.push(sum / channels as f32);
            }
        },
        move |error| {
            let goes_on = matches!(
                error.kind(),
                ErrorKind::Xrun | ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied
            );
            if !goes_on {
                // Nobody waits for it any more: it is closed already.
                let _ = broken.send(Stop::Broken);
            }
        },
        None,
    )
}
