//! The voices: synthesisers inside the program, and the voices of the operating system.
//!
//! What is heard most is heard first: eSpeak NG of the system where it is installed, loaded at run time; its pure Rust
//! port, which is always there; or, as a setting, the voices of the operating system, which play through a device of
//! their own.

mod cache;
mod delivery;
mod embedded;
mod espeak;
mod port;
mod shape;
mod synthesiser;
#[cfg(feature = "system-speech")]
mod system;
#[cfg(not(feature = "system-speech"))]
#[path = "no_system.rs"]
mod system;
mod worker;

pub use delivery::{Delivery, RATES, Speaking, pause, within_rates};
pub use embedded::Embedded;
pub use espeak::SystemEspeak;
pub use port::EspeakPort;
use synthesiser::speakable;
pub use synthesiser::{LifeSign, Segment, SpeechEngine, SpeechError, Synthesiser};
pub use system::SystemVoice;
pub use worker::{EmbeddedVoice, Notice};
