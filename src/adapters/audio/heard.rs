//! What a microphone reports.

/// What becomes of a microphone.
#[derive(Clone, Debug, PartialEq)]
pub enum MicrophoneReport {
    /// It is open, and hears.
    Open,
    /// It is closed; this is what it has heard, one channel, full scale 1.
    Heard {
        /// The samples.
        samples: Vec<f32>,
        /// How many of them are a second.
        rate_hz: u32,
        /// Whether it was closed, and did not break.
        is_whole: bool,
        /// Whether some of what it should have heard did not come.
        has_gaps: bool,
    },
    /// It could not be opened.
    Failed(MicrophoneFault),
}

/// Why a microphone could not be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MicrophoneFault {
    /// There is none.
    Missing,
    /// Another program has it.
    Busy,
    /// The system does not allow it.
    Denied,
    /// It is there, and gives no sound.
    Mute,
}
