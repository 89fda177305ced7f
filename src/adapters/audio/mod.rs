//! From announcements to samples, and from samples to a device, a file or nowhere.

#[cfg(feature = "sound")]
mod buffering;
#[cfg(feature = "sound")]
mod device;
#[cfg(not(feature = "sound"))]
#[path = "no_device.rs"]
mod device;
#[cfg(feature = "sound")]
mod feed;
mod flac;
pub mod heard;
mod limiter;
#[cfg(feature = "sound")]
pub mod microphone;
#[cfg(not(feature = "sound"))]
#[path = "no_microphone.rs"]
pub mod microphone;
pub mod mixer;
mod pacer;
pub mod playback;
pub mod resample;
mod sink;
mod tone;
mod wav;

#[cfg(feature = "sound")]
pub use buffering::Buffering;
pub use device::names as device_names;
#[cfg(feature = "sound")]
pub use feed::Feed;
pub use flac::FlacRecording;
pub use limiter::soft_limit;
pub use mixer::{Ear, Mixer, MixerEvent, MixerPlace, Volumes};
pub use playback::{Output, Playback, Route};
pub use sink::{Sink, SinkChoice, Tap};
pub use tone::render as render_tones;
pub use wav::Recording;

/// Samples per second of everything that is mixed.
pub const SAMPLE_RATE_HZ: u32 = 48_000;

/// The frames of a block in a FLAC file: 80 ms, and a whole number of the 75ths of a second of cue sheets.
pub const BLOCK_FRAMES: usize = frames(80);

/// One sample after another for a single ear, 48 kHz.
pub type Pcm = std::sync::Arc<[i16]>;

/// The number of frames in some milliseconds.
pub const fn frames(ms: u32) -> usize {
    (ms as usize) * (SAMPLE_RATE_HZ as usize) / 1000
}
