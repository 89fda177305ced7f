//! The microphone of the operating system, for as long as it is wanted.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{
    BufferSize, DeviceId, ErrorKind, FromSample, SampleFormat, SizedSample, Stream, StreamConfig,
};

use super::device::silence_alsa;
use super::heard::{MicrophoneFault, MicrophoneReport};
use super::resample::{Filter, Resampler};
use super::wav::to_i16;
use crate::listening::{Loudness, heard_until, loudness};

/// What is asked for at once, in frames: 43 ms at 48 kHz. A sound server keeps four of them for a program that is late, and
/// throws away what does not fit.
const BUFFER: u32 = 2_048;

/// A microphone that has given nothing by then gives nothing.
const FIRST: Duration = Duration::from_secs(2);

/// What was heard before the microphone was closed comes by then, on a busy machine.
const UNDER_WAY: Duration = Duration::from_secs(1);

/// Less than this is not lost but late: the clocks of a device and of the computer differ, and buffers do not come evenly.
const UNEVEN: Duration = Duration::from_millis(30);

/// Whether there is a microphone that can be asked what it hears.
pub fn is_there() -> bool {
    microphone().is_some_and(|device| device.default_input_config().is_ok())
}

/// The microphone that the system has chosen. Where it has none, a sound server offers what the computer itself plays.
fn microphone() -> Option<cpal::Device> {
    silence_alsa();
    let device = cpal::default_host().default_input_device()?;
    let is_what_is_played = |id: DeviceId| id.to_string().ends_with(".monitor");
    (!device.id().is_ok_and(is_what_is_played)).then_some(device)
}

/// A microphone that is open; dropping it closes it.
#[derive(Debug)]
pub struct Microphone {
    stop: Sender<Signal>,
}

/// What becomes of a microphone, told to the thread that attends to it.
#[derive(Debug)]
enum Signal {
    /// This one is asked to listen, and will give so many samples a second.
    Asked(Option<DeviceId>, u32),
    /// These samples came at this moment.
    Came(Instant, Vec<f32>),
    /// It has lost some.
    Overrun,
    /// It cannot be opened.
    Failed(MicrophoneFault),
    /// It broke.
    Broken,
    /// It is wanted no more.
    Unwanted,
}

impl Drop for Microphone {
    fn drop(&mut self) {
        // A microphone that is closed already needs no order.
        let _ = self.stop.send(Signal::Unwanted);
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
    pub fn open(at_most: Duration, tell: impl FnMut(MicrophoneReport) + Send + 'static) -> Self {
        let (signal, signals) = channel();
        let stop = signal.clone();
        let (held, let_go) = channel();
        // A device that gives nothing may keep whoever opens it waiting for ever.
        let hold = move || match open(&signal) {
            Err(error) => drop(signal.send(Signal::Failed(fault(error.kind())))),
            Ok(stream) => {
                // It is closed as soon as nobody attends to it.
                let _ = let_go.recv();
                drop(stream);
            }
        };
        let attend = move || attend(at_most, &signals, held, tell);
        // Without threads nothing is heard, as without a microphone.
        let name = |name: &str| std::thread::Builder::new().name(name.into());
        let _ = name("microphone").spawn(attend);
        let _ = name("sound of microphone").spawn(hold);
        Self { stop }
    }
}

/// What has come from a microphone.
struct Gathered {
    opened: Instant,
    device: Option<DeviceId>,
    rate_hz: u32,
    samples: Vec<f32>,
    arrivals: Vec<(Duration, usize)>,
    has_overrun: bool,
}

impl Gathered {
    fn new() -> Self {
        Self {
            opened: Instant::now(),
            device: None,
            rate_hz: 0,
            samples: Vec::new(),
            arrivals: Vec::new(),
            has_overrun: false,
        }
    }

    fn take(&mut self, at: Instant, samples: &[f32]) {
        self.samples.extend_from_slice(samples);
        let at = at.saturating_duration_since(self.opened);
        self.arrivals.push((at, self.samples.len()));
    }

    /// Until when all has come that it hears.
    fn heard_until(&self) -> Instant {
        self.opened + heard_until(&self.arrivals, self.rate_hz)
    }

    /// What is reported of it where it was listened to until then. What it heard later, as that it is closed, is not said.
    fn report(mut self, until: Instant, is_broken: bool) -> MicrophoneReport {
        let heard_until = self.heard_until();
        let later = heard_until.saturating_duration_since(until).as_micros();
        let later = usize::try_from(later * u128::from(self.rate_hz) / 1_000_000);
        let said = self.samples.len().saturating_sub(later.unwrap_or(0));
        self.samples.truncate(said);
        let missing = until.saturating_duration_since(heard_until);
        let has_gaps = self.has_overrun || missing > UNEVEN;
        // A sound server says nothing of a microphone that was pulled out: it gives what another one hears, or what the
        // computer itself plays, or silence, or nothing.
        let end = self
            .samples
            .len()
            .saturating_sub(self.rate_hz as usize / 10);
        let is_doubtful = has_gaps
            || loudness(&self.samples) == Loudness::TooSoft
            || self.samples[end..].iter().all(|one| *one == 0.0);
        let is_another = |now: &cpal::Device| self.device.is_some() && now.id().ok() != self.device;
        let is_gone = microphone().is_none_or(|now| is_doubtful && is_another(&now));
        MicrophoneReport::Heard {
            is_whole: !(is_broken || is_gone),
            has_gaps,
            samples: self.samples,
            rate_hz: self.rate_hz,
        }
    }
}

/// Gathers what comes from a microphone until it is wanted no more, and what is under way then.
fn attend(
    at_most: Duration,
    signals: &Receiver<Signal>,
    held: Sender<()>,
    mut tell: impl FnMut(MicrophoneReport),
) {
    let mut gathered = Gathered::new();
    let (mut ends, mut until) = (gathered.opened + FIRST, None);
    let is_broken = loop {
        match signals.recv_timeout(ends.saturating_duration_since(Instant::now())) {
            Ok(Signal::Asked(device, rate_hz)) => {
                (gathered.device, gathered.rate_hz) = (device, rate_hz);
            }
            Ok(Signal::Came(at, samples)) => {
                if gathered.arrivals.is_empty() {
                    tell(MicrophoneReport::Open);
                    ends = at + at_most;
                }
                gathered.take(at, &samples);
            }
            Ok(Signal::Overrun) => gathered.has_overrun = true,
            Ok(Signal::Failed(fault)) => return tell(MicrophoneReport::Failed(fault)),
            Ok(Signal::Broken) | Err(RecvTimeoutError::Disconnected) => break true,
            Err(RecvTimeoutError::Timeout) if until.is_some() => break false,
            Err(RecvTimeoutError::Timeout) if gathered.arrivals.is_empty() => {
                return tell(MicrophoneReport::Failed(MicrophoneFault::Mute));
            }
            Ok(Signal::Unwanted) | Err(RecvTimeoutError::Timeout) => {
                let now = Instant::now();
                (ends, until) = (now + UNDER_WAY, Some(now));
            }
        }
        let has_all = |until| gathered.arrivals.is_empty() || gathered.heard_until() >= until;
        if until.is_some_and(has_all) {
            break false;
        }
    };
    drop(held);
    tell(gathered.report(until.unwrap_or_else(Instant::now), is_broken));
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

/// Opens the microphone as it is.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "an enum of cpal, which will grow"
)]
fn open(signal: &Sender<Signal>) -> Result<Stream, cpal::Error> {
    let device = microphone().ok_or(ErrorKind::DeviceNotAvailable)?;
    let offered = device.default_input_config()?;
    let with = |buffer_size| {
        let config = StreamConfig {
            channels: offered.channels(),
            sample_rate: offered.sample_rate(),
            buffer_size,
        };
        let signal = signal.clone();
        match offered.sample_format() {
            SampleFormat::I16 => build::<i16>(&device, config, signal),
            SampleFormat::I32 => build::<i32>(&device, config, signal),
            SampleFormat::U8 => build::<u8>(&device, config, signal),
            // Every other device gives what all sound systems use inside.
            _ => build::<f32>(&device, config, signal),
        }
    };
    // Nobody waits for it any more where it cannot be sent.
    let _ = signal.send(Signal::Asked(device.id().ok(), offered.sample_rate()));
    // A sound server keeps back up to two seconds unless it is asked for less, and what it keeps when the microphone is
    // closed is lost.
    let stream = with(BufferSize::Fixed(BUFFER)).or_else(|_| with(BufferSize::Default))?;
    stream.play()?;
    Ok(stream)
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "an enum of cpal, which will grow"
)]
fn build<T: SizedSample>(
    device: &cpal::Device,
    config: StreamConfig,
    signal: Sender<Signal>,
) -> Result<Stream, cpal::Error>
where
    f32: FromSample<T>,
{
    let channels = usize::from(config.channels.max(1));
    let fails = signal.clone();
    device.build_input_stream(
        config,
        move |heard: &[T], _| {
            let mono = |frame: &[T]| {
                let sum: f32 = frame.iter().map(|&one| f32::from_sample_(one)).sum();
                sum / channels as f32
            };
            let samples = heard.chunks_exact(channels).map(mono).collect();
            // Nobody waits for it any more: it is closed already.
            let _ = signal.send(Signal::Came(Instant::now(), samples));
        },
        move |error| {
            let told = match error.kind() {
                ErrorKind::Xrun => Signal::Overrun,
                ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied => return,
                _ => Signal::Broken,
            };
            let _ = fails.send(told);
        },
        None,
    )
}
