//! The microphone of the operating system, for as long as it is wanted.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, ErrorKind, FromSample, SampleFormat, SizedSample, Stream, StreamConfig};

use super::device::silence_alsa;
use super::resample::{Filter, Resampler};
use super::wav::to_i16;

/// Whether there is a microphone that can be asked what it hears.
pub fn is_there() -> bool {
    silence_alsa();
    let device = cpal::default_host().default_input_device();
    device.is_some_and(|device| device.default_input_config().is_ok())
}

/// A microphone that is open; dropping it closes it.
#[derive(Debug)]
pub struct Microphone {
    _stop: Sender<()>,
}

impl Microphone {
    /// Listens until it is dropped or the time is over. What was heard comes in one piece then, 48 kHz, one channel;
    /// nothing comes if there is no microphone.
    pub fn listen(at_most: Duration) -> (Self, Receiver<Vec<i16>>) {
        let (stop, stopped) = channel();
        let (to, heard) = channel();
        let listen = move || {
            let samples = Arc::new(Mutex::new(Vec::new()));
            if let Ok((stream, rate_hz)) = open(&samples) {
                // Nobody sends: the other end is dropped, or the time is over.
                let _ = stopped.recv_timeout(at_most);
                drop(stream);
                let samples = samples.lock().unwrap_or_else(PoisonError::into_inner);
                let _ = to.send(at_48_khz(&samples, rate_hz));
            }
        };
        // Without a thread nothing is heard, as without a microphone.
        let _ = std::thread::Builder::new()
            .name("microphone".into())
            .spawn(listen);
        (Self { _stop: stop }, heard)
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
fn open(samples: &Arc<Mutex<Vec<f32>>>) -> Result<(Stream, u32), cpal::Error> {
    silence_alsa();
    let device = cpal::default_host()
        .default_input_device()
        .ok_or(ErrorKind::DeviceNotAvailable)?;
    let offered = device.default_input_config()?;
    let config = StreamConfig {
        channels: offered.channels(),
        sample_rate: offered.sample_rate(),
        buffer_size: BufferSize::Default,
    };
    let stream = match offered.sample_format() {
        SampleFormat::I16 => build::<i16>(&device, config, samples),
        SampleFormat::I32 => build::<i32>(&device, config, samples),
        SampleFormat::U8 => build::<u8>(&device, config, samples),
        // Every other device gives what all sound systems use inside.
        _ => build::<f32>(&device, config, samples),
    }?;
    stream.play()?;
    Ok((stream, offered.sample_rate()))
}

fn build<T: SizedSample>(
    device: &cpal::Device,
    config: StreamConfig,
    samples: &Arc<Mutex<Vec<f32>>>,
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
        // A microphone that breaks gives nothing more; what it gave is recorded.
        |_| {},
        None,
    )
}
