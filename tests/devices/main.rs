//! Sound, speech, gamepads, Braille displays and foreign engines: what lives on threads and in processes.
#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

#[path = "../common/model.rs"]
mod model;
#[path = "../common/patience.rs"]
mod patience;
#[path = "../common/words.rs"]
mod words;

mod audio;
mod braille_display;
mod ears;
mod engines;
mod gamepad;
mod hostile;
mod lanes;
mod library;
mod listener;
mod phrases_kept;
mod pondering;
mod proofs;
mod reader;
mod speaker;
mod speech;
mod speech_shape;
#[cfg(unix)]
mod sphinx;
mod system_voice;
mod taught;
