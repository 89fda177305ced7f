//! The sound device of the operating system.

#![allow(unsafe_code, reason = "C libraries are called")]

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, ErrorKind, FromSample, SampleFormat, SizedSample, Stream, StreamConfig};

use super::SAMPLE_RATE_HZ;
use super::buffering::Buffering;
use super::feed::Feed;
use super::pacer::run_silent;
use super::playback::{Output, Playback, SinkEvent};

/// How often a missing device is looked for.
const RETRY: Duration = Duration::from_secs(3);

/// How often an open device is asked whether it still plays.
const HEALTH_CHECK: Duration = Duration::from_millis(500);

/// Long enough for a device to play the fade of what was cut when the program closes.
const LAST_FADE: Duration = Duration::from_millis(50);

/// A device that has not asked for sound for this long has stalled.
const STALL: Duration = Duration::from_secs(2);

/// After this much silence the device is let go, and the program needs no processor. Opening it again takes a moment, and
/// wireless headphones swallow what is played while they wake; so it stays open as long as screen readers keep theirs.
const SILENCE: Duration = Duration::from_secs(30);

/// Longer than any program runs.
const ALWAYS: Duration = Duration::from_secs(1 << 32);

/// Keeps the device of a name, or the default one, open until its output closes; where there is none, plays into
/// nowhere and looks again and again.
pub fn run(playback: &Arc<Playback>, output: Output, name: Option<&str>) {
    let mut known = Known::default();
    loop {
        let parting = Device::open(playback, output, name, &mut known.buffering)
            .map_or(Parting::Lost, |device| device.follow(playback, &mut known));
        playback.wake(output);
        match parting {
            Parting::Rest => playback.wait_for_work(output, ALWAYS),
            Parting::Lost if output == Output::Second => playback.set_second(false),
            Parting::Anew | Parting::Lost => {}
        }
        if playback.is_closing(output) {
            return;
        }
        if !matches!(parting, Parting::Lost) {
            continue;
        }
        if !std::mem::replace(&mut known.is_missing, true) {
            let event = if known.has_played {
                SinkEvent::DeviceLost
            } else {
                SinkEvent::NoDevice
            };
            playback.tell(output, event);
        }
        run_silent(playback, output, Some(Instant::now() + RETRY));
    }
}

/// The names of the devices that there are, in the order in which the system lists them.
pub fn names() -> Vec<String> {
    silence_alsa();
    let Ok(devices) = cpal::default_host().output_devices() else {
        return Vec::new();
    };
    let mut names: Vec<String> = Vec::new();
    for name in devices.filter_map(|device| name_of(&device)) {
        // Several plugs of one device may share a name; the first is the one that opens.
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

fn name_of(device: &cpal::Device) -> Option<String> {
    let description = device.description().ok()?;
    Some(description.name().to_owned())
}

/// The device of a name, or the default one.
fn find(name: Option<&str>) -> Option<cpal::Device> {
    let host = cpal::default_host();
    if name.is_none() {
        return host.default_output_device();
    }
    let mut devices = host.output_devices().ok()?;
    devices.find(|device| name_of(device).as_deref() == name)
}

/// What the player knows of a device.
#[derive(Default)]
struct Known {
    is_missing: bool,
    has_played: bool,
    buffering: Buffering,
}

/// Why a device is left.
enum Parting {
    /// There has been nothing to play for long.
    Rest,
    /// It is opened again, with other buffers.
    Anew,
    /// It is gone, or the playback closes.
    Lost,
}

/// An open, playing stream.
struct Device {
    // Dropping the stream is what closes the device.
    _stream: Stream,
    output: Output,
    pulse: Arc<Pulse>,
    seen: u64,
    seen_at: Instant,
}

/// What the device's own thread leaves for us to see.
#[derive(Default)]
struct Pulse {
    buffers: AtomicU64,
    underruns: AtomicU64,
    lost: AtomicBool,
}

impl Device {
    /// Opens a device at 48 kHz and starts it, with the smallest buffers that it takes and has kept up with.
    ///
    /// # Errors
    /// What the audio system says; the caller falls back.
    fn open(
        playback: &Arc<Playback>,
        output: Output,
        name: Option<&str>,
        buffering: &mut Buffering,
    ) -> Result<Self, cpal::Error> {
        silence_alsa();
        let device = find(name).ok_or(ErrorKind::DeviceNotAvailable)?;
        // Elsewhere the system mixes in steps of its own, and tells which.
        let sizes = buffering.sizes().filter(|_| cfg!(target_os = "linux"));
        for frames in sizes {
            let fed = (Arc::clone(playback), output);
            if let Ok(opened) = Self::with(&device, fed, BufferSize::Fixed(frames)) {
                buffering.taken(frames);
                return Ok(opened);
            }
        }
        let fed = (Arc::clone(playback), output);
        Self::with(&device, fed, BufferSize::Default)
    }

    /// Opens a device with buffers of a size.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "an enum of cpal, which will grow"
    )]
    fn with(
        device: &cpal::Device,
        fed: (Arc<Playback>, Output),
        size: BufferSize,
    ) -> Result<Self, cpal::Error> {
        let pulse = Arc::new(Pulse::default());
        let output = fed.1;
        let stream = match device.default_output_config()?.sample_format() {
            SampleFormat::I16 => build::<i16>(device, fed, size, &pulse),
            SampleFormat::I32 => build::<i32>(device, fed, size, &pulse),
            SampleFormat::U8 => build::<u8>(device, fed, size, &pulse),
            // Every other device takes what all sound systems use inside.
            _ => build::<f32>(device, fed, size, &pulse),
        }?;
        stream.play()?;
        Ok(Self {
            _stream: stream,
            output,
            pulse,
            seen: 0,
            seen_at: Instant::now(),
        })
    }

    /// Stays with the device until it is lost, does not keep up, the playback closes, or there has been nothing to play
    /// for long.
    fn follow(mut self, playback: &Playback, known: &mut Known) -> Parting {
        while !playback.wait_for_close(self.output, HEALTH_CHECK) && self.is_alive() {
            if self.seen == 0 {
                continue;
            }
            known.has_played = true;
            if self.output == Output::Second {
                playback.set_second(true);
            }
            if std::mem::take(&mut known.is_missing) {
                playback.tell(self.output, SinkEvent::DeviceBack);
            }
            let underruns = self.pulse.underruns.swap(0, Ordering::Relaxed);
            if underruns > 0 {
                playback.tell_underruns(underruns);
            }
            let is_idle = playback.is_idle(self.output);
            if known.buffering.changes(underruns, is_idle, Instant::now()) {
                return Parting::Anew;
            }
            if playback.rest(self.output, SILENCE) {
                return Parting::Rest;
            }
        }
        if playback.is_closing(self.output) {
            std::thread::sleep(LAST_FADE);
        }
        Parting::Lost
    }

    fn is_alive(&mut self) -> bool {
        let buffers = self.pulse.buffers.load(Ordering::Relaxed);
        if buffers != self.seen {
            self.seen = buffers;
            self.seen_at = Instant::now();
        }
        !self.pulse.lost.load(Ordering::Relaxed) && self.seen_at.elapsed() < STALL
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "an enum of cpal, which will grow"
)]
fn build<T: SizedSample + FromSample<f32>>(
    device: &cpal::Device,
    (playback, output): (Arc<Playback>, Output),
    size: BufferSize,
    pulse: &Arc<Pulse>,
) -> Result<Stream, cpal::Error> {
    let beating = Arc::clone(pulse);
    let failing = Arc::clone(pulse);
    // Both closures run on the device's own thread.
    let feed = Arc::new(Mutex::new(Feed::new(playback, output)));
    let refused = Arc::clone(&feed);
    device.build_output_stream(
        StreamConfig {
            channels: 2,
            sample_rate: SAMPLE_RATE_HZ,
            buffer_size: size,
        },
        move |out: &mut [T], _| {
            let mut feed = feed.lock().unwrap_or_else(PoisonError::into_inner);
            let mixed = feed.next(out.len(), Instant::now());
            for (out, &mixed) in out.iter_mut().zip(mixed) {
                *out = T::from_sample(mixed);
            }
            beating.buffers.fetch_add(1, Ordering::Relaxed);
        },
        // A broken device can report thousands of errors a second. They are not passed on: what counts is whether it
        // can go on, and a device that cannot falls silent and is noticed by that.
        move |error| match error.kind() {
            ErrorKind::DeviceNotAvailable
            | ErrorKind::HostUnavailable
            | ErrorKind::StreamInvalidated => failing.lost.store(true, Ordering::Relaxed),
            ErrorKind::Xrun => {
                let now = Instant::now();
                let mut feed = refused.lock().unwrap_or_else(PoisonError::into_inner);
                let is_hole = feed.ran_dry(now);
                failing
                    .underruns
                    .fetch_add(u64::from(is_hole), Ordering::Relaxed);
            }
            _ => {}
        },
        None,
    )
}

/// Keeps ALSA from writing its complaints about missing cards over a player's console.
#[cfg(target_os = "linux")]
pub(super) fn silence_alsa() {
    use std::ffi::{c_char, c_int};
    use std::sync::Once;

    type Handler = unsafe extern "C" fn(*const c_char, c_int, *const c_char, c_int, *const c_char);

    /// ALSA passes further arguments for the format; a C function may leave those unread.
    unsafe extern "C" fn say_nothing(
        _file: *const c_char,
        _line: c_int,
        _function: *const c_char,
        _error: c_int,
        _format: *const c_char,
    ) {
    }

    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // SAFETY: the library is already part of this process (cpal links it), the symbol has had this type since
        // ALSA 0.9, and the library is never unloaded, so the handler stays valid.
        unsafe {
            let Ok(library) = libloading::Library::new("libasound.so.2") else {
                return;
            };
            if let Ok(set_handler) = library.get::<unsafe extern "C" fn(Option<Handler>) -> c_int>(
                b"snd_lib_error_set_handler\0",
            ) {
                set_handler(Some(say_nothing));
            }
            std::mem::forget(library);
        }
    });
}

#[cfg(not(target_os = "linux"))]
pub(super) const fn silence_alsa() {}
